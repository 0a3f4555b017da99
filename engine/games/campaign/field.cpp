#include "engine/games/campaign/field.h"

#include "engine/games/campaign/rules/recruitment.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/rules/zones.h"
#include "engine/play/event_arguments.h"

namespace longroll::campaign {
namespace {

/// The marks on the ground of a place change.
struct GroundMarked {
  static constexpr EventKind kKind = EventKind::GroundMarked;
  Place place = kNowhere;
  int before = 0;
  int after = 0;
};

}  // namespace

/// What the pen keeps between two Fields of one State.
struct Field::Kept {
  Notes notes;
  std::size_t events = 0;  ///< of those written, how many the notes have followed
};

Field::Field(const Library& library, const State& state)
    : StateReader(library, state), scenario_(&library.scenarios[library.scenario_index(state)]), notes_(&own_) {}

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

/// Campaign 6.0, 6.1: army strength points in the open and in supply exert zones; demoralized ones no secondary zone.
/// Militia, cavalry (16.0), leaders and ships exert none.
void Field::add_to(Stands& stands, const Piece& piece) const {
  if (!is_hex(piece.place)) {
    return;
  }
  const UnitClass unit_class = battle().class_of(piece.kind);
  const Seat side = owner_of(piece);
  if (unit_class == UnitClass::Fort) {
    stands.forts[side].add(piece.place);
  }
  if (!campaign::is_point(unit_class)) {
    return;
  }
  const Post post = post_of(piece.flags);
  stands.points[side].add(piece.place);
  if (post != Post::Garrison) {
    stands.in_field[side].add(piece.place);
  }
  if (unit_class != UnitClass::Asp) {
    return;
  }
  stands.armies[side].add(piece.place);
  if (post == Post::Field && out_of_supply(piece.flags) == 0) {
    stands.primary_from[side].add(piece.place);
    if (demoralized(piece.flags) == 0) {
      stands.secondary_from[side].add(piece.place);
    }
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

void Field::read_marks(Ground& ground, HexId hex, unsigned marks) {
  const std::pair<HexSet*, unsigned> sets[] = {{&ground.held[Seat::Union], kHeldByUnion},
                                               {&ground.held[Seat::Confederate], kHeldByConfederacy},
                                               {&ground.rails[Seat::Union], kRailUnion},
                                               {&ground.rails[Seat::Confederate], kRailConfederacy},
                                               {&ground.broken, kRailBroken},
                                               {&ground.upgraded, kRailUpgraded},
                                               {&ground.foraged, kForagedHere},
                                               {&ground.breached, kLeveeBreached}};
  for (const auto& [set, mark] : sets) {
    if ((marks & mark) != 0) {
      set->add(hex);
    } else {
      set->remove(hex);
    }
  }
}

const Field::Ground& Field::ground() const {
  if (!notes_->ground) {
    Ground& ground = notes_->ground.emplace();
    for (const HexId hex : battle().land) {
      if (const unsigned marks = state().ground_at(hex); marks != 0) {
        read_marks(ground, hex, marks);
      }
    }
  }
  return *notes_->ground;
}

/// Fills the sets of one hex again, and forgets the zones that hang on what has changed there. A piece on the list that
/// has left since is skipped: its own event is still to come.
void Field::refresh(HexId hex) {
  if (!is_hex(hex) || !notes_->stands) {
    return;
  }
  Stands& stands = *notes_->stands;
  const auto exerts = [&](Seat side) {
    return std::array{stands.primary_from[side].has(hex), stands.secondary_from[side].has(hex)};
  };
  const auto has_forts = [&] { return stands.forts[Seat::Union].has(hex) || stands.forts[Seat::Confederate].has(hex); };
  const bool had_forts = has_forts();
  const BySide<std::array<bool, 2>> before{{{exerts(Seat::Union), exerts(Seat::Confederate)}}};
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    for (BySide<HexSet>* pair : {&stands.points, &stands.in_field, &stands.armies, &stands.forts, &stands.primary_from,
                                 &stands.secondary_from}) {
      (*pair)[side].remove(hex);
    }
  }
  for (PieceId id = first_at(hex); id != kNoPiece; id = next_of(id)) {
    if (piece(id).place == hex) {
      add_to(stands, piece(id));
    }
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (before[side] != exerts(side) || had_forts != has_forts()) {
      notes_->zones[side].reset();
    }
  }
}

/// Brings the notes up to date after an event. Zones hang on the season, on forts, and secondary ones on who holds the
/// towns.
void Field::follow(const Event& event) {
  if (event.kind != EventKind::Remark && event.kind != EventKind::Rolled) {
    notes_->traceable = {};
  }
  if (const auto set = read<events::TrackSet>(event)) {
    if (set->track == track(Track::Turn)) {
      notes_->zones = {};
    }
    if (set->track == track(Track::PhaseNow)) {
      notes_->arrivals = {};
    }
    return;
  }
  if (const auto marked = read<GroundMarked>(event)) {
    if (notes_->ground) {
      read_marks(*notes_->ground, marked->place, state().ground_at(marked->place));
    }
    if (battle().towns.has(marked->place)) {
      notes_->zones = {};
    }
    return;
  }
  const bool is_elsewhere = event.kind == EventKind::PieceMoved || event.kind == EventKind::PieceMade;
  if (!is_elsewhere && event.kind != EventKind::PieceFlagged) {
    return;
  }
  if (notes_->has_occupancy) {
    notes_->occupancy.follow(state(), event);
  }
  refresh(event.kind == EventKind::PieceMoved ? place_before(event) : kNoHex);
  refresh(piece(piece_of(event)).place);
}

const HexSet& Field::traceable(Seat side) const {
  std::optional<HexSet>& hexes = notes_->traceable[side];
  if (!hexes) {
    hexes = traceable_hexes(*this, side);
  }
  return *hexes;
}

const Field::Zones& Field::zones(Seat side) const {
  std::optional<Zones>& zones = notes_->zones[side];
  if (!zones) {
    const HexSet primary = primary_zone_of(*this, side, stands().primary_from[side]);
    const HexSet secondary = secondary_zone_of(*this, side, stands().secondary_from[side]);
    zones = Zones{primary, secondary - primary};
  }
  return *zones;
}

const HexSet& Field::arrival_places(Seat side) const {
  std::optional<HexSet>& places = notes_->arrivals[side];
  if (!places) {
    places = arrival_places_of(*this, side);
  }
  return *places;
}

ClassName Field::name_of(PieceId id) const {
  const int kind = piece(id).kind;
  return {kind, class_of(id) == UnitClass::Leader ? id - counter(id).first : piece(id).flags & kClassFlags};
}

const StartForce* Field::tie_of(PieceId id) const {
  const int number = piece(id).note - 1;
  const std::vector<StartForce>& setup = scenario().start.setup;
  return campaign::is_vessel(class_of(id)) || number < 0 || static_cast<std::size_t>(number) >= setup.size()
             ? nullptr
             : &setup[static_cast<std::size_t>(number)];
}

int Field::count_at(HexId hex, Seat side, UnitClass unit_class) const {
  int count = 0;
  for_each_at(*this, hex, [&](PieceId id) { count += side_of(id) == side && class_of(id) == unit_class ? 1 : 0; });
  return count;
}

/// Campaign 9.3
int Field::strength_at(HexId hex, Seat side) const {
  int strength = 0;
  for_each_at(*this, hex,
              [&](PieceId id) { strength += side_of(id) == side && is_strength_point(class_of(id)) ? 1 : 0; });
  return strength;
}

}  // namespace longroll::campaign
