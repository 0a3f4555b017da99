#include "engine/games/chattanooga/field.h"

#include "engine/games/chattanooga/rules/communication.h"
#include "engine/games/chattanooga/rules/zones.h"
#include "engine/play/event_arguments.h"

namespace longroll::chattanooga {

/// What the pen keeps between two Fields of one State.
struct Field::Kept {
  Notes notes;
  std::size_t events = 0;  ///< of those written, how many the notes have followed
};

Field::Field(const Library& library, const State& state) : StateReader(library, state), notes_(&own_) {
  scenario_index_ = library.scenario_index(state);
  scenario_ = &library.scenarios[scenario_index_];
}

Field::Field(const Library& library, const Now& now) : Field(library, now.state()) {
  Kept* kept = now.cache().kept<Kept>();
  const Events& events = now.events();
  if (kept == nullptr) {
    kept = &now.cache().make<Kept>();
    kept->events = events.size();
  }
  notes_ = &kept->notes;
  for (; kept->events < events.size(); ++kept->events) {
    follow(events[kept->events]);
  }
}

void Field::read_occupancy() const {
  notes_->occupancy.read(state(), grid().columns, hexgame::rank_by_note);
  notes_->has_occupancy = true;
}

void Field::add_to(Stands& stands, const Piece& piece) const {
  const UnitType type = battle().type(piece.kind);
  const Seat side = owner_of(piece);
  if (is_on_map(piece) && type == UnitType::Reserve) {
    stands.reserves[side].add(piece.place);
  }
  if (!is_on_map(piece) || !is_combat_unit(type)) {
    return;
  }
  stands.units[side].add(piece.place);
  if (type == UnitType::Infantry) {
    stands.infantry[side].add(piece.place);
  }
}

const Field::Stands& Field::stands() const {
  if (!notes_->stands) {
    Stands& stands = notes_->stands.emplace();
    for (const Piece& piece : state().pieces) {
      add_to(stands, piece);
    }
  }
  return *notes_->stands;
}

/// Fills the sets of one hex again. A piece on the list that has left since is skipped: its own event is still to come.
void Field::refresh(HexId hex) {
  if (!is_hex(hex) || !notes_->stands) {
    return;
  }
  Stands& stands = *notes_->stands;
  for (Pair* pair : {&stands.units, &stands.infantry, &stands.reserves}) {
    (*pair)[Seat::Union].remove(hex);
    (*pair)[Seat::Confederate].remove(hex);
  }
  for (PieceId id = first_at(hex); id != kNoPiece; id = next_of(id)) {
    if (piece(id).place == hex) {
      add_to(stands, piece(id));
    }
  }
}

/// Brings the notes up to date after an event. Zones of control hang on the light too (12.3), which a new turn changes;
/// lines of communication hang on where the enemy stands.
void Field::follow(const Event& event) {
  if (const auto set = read<events::TrackSet>(event); set && set->track == track(Track::Turn)) {
    notes_->zones = {};
    notes_->infantry_zones = {};
    return;
  }
  if (event.kind == EventKind::GroundMarked) {  // 17.4
    notes_->zones = {};
    notes_->infantry_zones = {};
    return;
  }
  if (notes_->has_occupancy) {
    notes_->occupancy.follow(state(), event);
  }
  if ((event.kind == EventKind::PieceMoved || event.kind == EventKind::PieceTurned) &&
      type(piece_of(event)) == UnitType::Bridge) {  // 7.9
    notes_->communications[Seat::Union].reset();
    return;
  }
  const bool is_elsewhere = event.kind == EventKind::PieceMoved || event.kind == EventKind::PieceMade;
  if (!is_elsewhere || !(is_unit(piece_of(event)) || is_reserve(piece_of(event)))) {
    return;
  }
  const PieceId id = piece_of(event);
  const Seat side = side_of(id);
  refresh(event.kind == EventKind::PieceMoved ? place_before(event) : kNoHex);
  refresh(piece(id).place);
  if (is_reserve(id)) {
    return;
  }
  notes_->zones[side].reset();
  notes_->infantry_zones[side].reset();
  notes_->communications[other(side)].reset();
}

/// Chattanooga 6.1
const HexSet& Field::zone(Seat side) const {
  std::optional<HexSet>& zone = notes_->zones[side];
  if (!zone) {
    zone = zone_of(*this, side, units(side));
  }
  return *zone;
}

/// Chattanooga 6.3
const HexSet& Field::infantry_zone(Seat side) const {
  std::optional<HexSet>& zone = notes_->infantry_zones[side];
  if (!zone) {
    zone = zone_of(*this, side, infantry(side));
  }
  return *zone;
}

/// Chattanooga 5.4
const HexSet& Field::communications(Seat side) const {
  std::optional<HexSet>& from = notes_->communications[side];
  if (!from) {
    from = communications_of(*this, side);
  }
  return *from;
}

/// Chattanooga 8.1
int Field::units_at(HexId hex, Seat side) const {
  int count = 0;
  for_each_unit_at(*this, hex, [&](PieceId id) { count += side_of(id) == side ? 1 : 0; });
  return count;
}

/// Chattanooga 8.1, 14.4
int Field::stacked_at(HexId hex, Seat side) const {
  int count = units_at(hex, side);
  if (reserves(side).has(hex)) {
    for_each_at(*this, hex, [&](PieceId id) { count += is_reserve(id) && side_of(id) == side ? 1 : 0; });
  }
  return count;
}

/// Chattanooga 8.4
PieceId Field::top_at(HexId hex) const {
  PieceId top = kNoPiece;
  for_each_unit_at(*this, hex, [&](PieceId id) { top = type(id) == UnitType::Artillery ? top : id; });
  return top;
}

}  // namespace longroll::chattanooga
