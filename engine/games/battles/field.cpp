#include "engine/games/battles/field.h"

#include <algorithm>

#include "engine/games/battles/rules/supply.h"
#include "engine/games/battles/rules/zones.h"

namespace longroll::battles {

/// What the pen keeps between two Fields of one State.
struct Field::Kept {
  Notes notes;
  std::size_t events = 0;  ///< of those written, how many the notes have followed
};

Field::Field(const Library& library, const State& state) : StateReader(library, state), notes_(&own_) {
  scenario_index_ = library.scenario_index(state);
  scenario_ = &library.scenarios[scenario_index_];
  LR_CHECK(state.pieces.size() <= kMaxPieces, "a battle of bounded size");
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
  notes_->occupancy.read(state(), grid().columns);
  notes_->has_occupancy = true;
}

void Field::add_to(Stands& stands, const Piece& piece) const {
  const Arm arm = battle().arm(piece.kind);
  if (!is_on_map(piece) || !is_combat_unit(arm)) {
    return;
  }
  const auto side = static_cast<std::size_t>(piece.owner);
  (stands.units[side].has(piece.place) ? stands.stacks : stands.units)[side].add(piece.place);
  if (!is_artillery(arm)) {
    stands.cover[side].add(piece.place);
  }
  if (static_cast<Condition>(piece.marks) != Condition::Routed) {
    stands.holding[side].add(piece.place);
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
  for (Pair* pair : {&stands.units, &stands.stacks, &stands.cover, &stands.holding}) {
    (*pair)[0].remove(hex);
    (*pair)[1].remove(hex);
  }
  for (PieceId id = first_at(hex); id != kNoPiece; id = next_of(id)) {
    if (piece(id).place == hex) {
      add_to(stands, piece(id));
    }
  }
}

/// Brings the notes up to date after an event. Zones of control and what is near are a side's own; what closes hexes
/// and lines of communication hang on both sides, and breastworks stop the zones of either.
void Field::follow(const Event& event) {
  const bool is_elsewhere = event.kind == EventKind::PieceMoved || event.kind == EventKind::PieceMade;
  if (!is_elsewhere && event.kind != EventKind::PieceMarked) {
    return;
  }
  const PieceId id = piece_of(event);
  if (notes_->has_occupancy) {
    notes_->occupancy.follow(state(), event);
  }
  if (const Arm arm = arm_of(id); is_combat_unit(arm)) {
    if (is_elsewhere) {
      refresh(event.kind == EventKind::PieceMoved ? place_before(event) : kNoHex);
      notes_->near[side_of(id)].reset();
    }
    refresh(piece(id).place);
    notes_->zones[side_of(id)].reset();
  } else if (arm == Arm::Breastworks) {
    notes_->zones = {};
  } else {
    return;  // leaders are in none of the sets
  }
  notes_->communications = {};
  notes_->shaken = {};
  notes_->guns = {};
  notes_->leaders = {};
}

/// Battles 6.41, 6.44
const HexSet& Field::near(Seat side) const {
  std::optional<HexSet>& near = notes_->near[side];
  if (!near) {
    near = widened(grid(), widened(grid(), units(side)));
  }
  return *near;
}

/// Battles 7.0
const HexSet& Field::zone(Seat side) const {
  std::optional<HexSet>& zone = notes_->zones[side];
  if (!zone) {
    zone = zone_of(*this, side);
  }
  return *zone;
}

/// Battles 7.1
const HexSet& Field::communications(Seat side) const {
  std::optional<HexSet>& from = notes_->communications[side];
  if (!from) {
    from = communications_of(*this, side);
  }
  return *from;
}

/// Battles 12.1
const HexSet& Field::closed_to_shaken(Seat side) const {
  std::optional<HexSet>& closed = notes_->shaken[side];
  if (!closed) {
    closed = this->closed(side) | zone(other(side));
  }
  return *closed;
}

/// Battles 7.3
const HexSet& Field::closed_to_guns(Seat side) const {
  std::optional<HexSet>& closed = notes_->guns[side];
  if (!closed) {
    closed = this->closed(side) | (zone(other(side)) - cover(side));
  }
  return *closed;
}

/// Battles 7.0
const HexSet& Field::closed_to_leaders(Seat side) const {
  std::optional<HexSet>& closed = notes_->leaders[side];
  if (!closed) {
    closed = this->closed(side) | (zone(other(side)) - units(side));
  }
  return *closed;
}

bool Field::is_full(HexId hex, Seat side) const {
  // Most hexes have nobody or one in them, which the sets tell at once.
  if (!units(side).has(hex)) {
    return false;
  }
  const int limit = scenario_->stack_limit;
  const bool is_stack = stands().stacks[side].has(hex);
  return limit <= 1 || (is_stack && (limit == 2 || units_at(hex, side) >= limit));
}

int Field::units_at(HexId hex, Seat side) const {
  int count = 0;
  for_each_at(*this, hex, [&](PieceId id) { count += side_of(id) == side && is_unit(id) ? 1 : 0; });
  return count;
}

bool Field::has_leader(HexId hex, Seat side) const {
  bool found = false;
  for_each_at(*this, hex, [&](PieceId id) { found = found || (side_of(id) == side && arm_of(id) == Arm::Leader); });
  return found;
}

bool Field::has_breastworks(HexId hex) const {
  bool found = false;
  for_each_at(*this, hex, [&](PieceId id) { found = found || arm_of(id) == Arm::Breastworks; });
  return found;
}

}  // namespace longroll::battles
