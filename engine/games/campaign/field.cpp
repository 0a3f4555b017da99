// build: small
#include "engine/games/campaign/field.h"

#include <array>
#include <bit>

#include "engine/games/campaign/rules/recruitment.h"
#include "engine/games/campaign/rules/ships.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/rules/transport.h"
#include "engine/games/campaign/rules/zones.h"
#include "engine/map/marked_hexes.h"
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

namespace {

/// Calls `then(HexSet&, mark)` for the set of each mark.
template <class Ground, class Then>
void for_each_mark(Ground& ground, Then&& then) {
  then(ground.held[Seat::Union], kHeldByUnion);
  then(ground.held[Seat::Confederate], kHeldByConfederacy);
  then(ground.rails[Seat::Union], kRailUnion);
  then(ground.rails[Seat::Confederate], kRailConfederacy);
  then(ground.broken, kRailBroken);
  then(ground.upgraded, kRailUpgraded);
  then(ground.foraged, kForagedHere);
  then(ground.breached, kLeveeBreached);
}

}  // namespace

void Field::read_marks(Ground& ground, HexId hex, unsigned marks) {
  for_each_mark(ground, [&](HexSet& set, unsigned mark) {
    if ((marks & mark) != 0) {
      set.add(hex);
    } else {
      set.remove(hex);
    }
  });
}

const Field::Ground& Field::read_ground() const {
  Ground& ground = notes().ground.emplace();
  std::array<HexSet*, kMarks> sets{};
  for_each_mark(ground,
                [&](HexSet& set, unsigned mark) { sets[static_cast<std::size_t>(std::countr_zero(mark))] = &set; });
  add_marked(state().ground, sets);
  return ground;
}

/// Fills the sets of one hex again, and forgets what hangs on what has changed there. A piece on the list that has left
/// since is skipped: its own event is still to come.
///
/// Campaign 6.2.1, 8.1: who stands in a hex stops the lines of the other side there, and his own lines only where he
/// negates a zone.
void Field::refresh(HexId hex) {
  if (!is_hex(hex) || !notes().stands) {
    return;
  }
  Stands& stands = *notes().stands;
  const auto exerts = [&](Seat side) {
    return std::array{stands.primary_from[side].has(hex), stands.secondary_from[side].has(hex)};
  };
  const auto has_forts = [&] { return stands.forts[Seat::Union].has(hex) || stands.forts[Seat::Confederate].has(hex); };
  const bool had_forts = has_forts();
  const BySide<std::array<bool, 2>> before{{{exerts(Seat::Union), exerts(Seat::Confederate)}}};
  const BySide<bool> had_points{{{stands.points[Seat::Union].has(hex), stands.points[Seat::Confederate].has(hex)}}};
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    for (BySide<HexSet>* pair : {&stands.points, &stands.in_field, &stands.armies, &stands.forts, &stands.primary_from,
                                 &stands.secondary_from}) {
      (*pair)[side].remove(hex);
    }
  }
  add_again(stands, hex);
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (before[side][0] != exerts(side)[0] || had_forts != has_forts()) {
      notes().primary[side].reset();
      notes().secondary[side].reset();
    } else if (before[side][1] != exerts(side)[1]) {
      notes().secondary[side].reset();
    }
    const bool is_elsewhere = had_points[side] != stands.points[side].has(hex);
    if (before[side][0] != exerts(side)[0] || is_elsewhere) {
      notes().has_new_hexes = true;
      forget_lines_of(other(side));
    }
    const std::optional<HexSet>& enemy = notes().primary[other(side)];
    if (is_elsewhere && (!enemy || enemy->has(hex))) {
      forget_lines_of(side);
    }
  }
}

namespace {

/// The flags that the event changes; of an event that is not about flags, all.
unsigned flags_changed(const Event& event) {
  const auto flagged = read<events::PieceFlagged>(event);
  return flagged ? (static_cast<unsigned>(flagged->before) ^ static_cast<unsigned>(flagged->after)) & 0xFFFFU : 0xFFFFU;
}

}  // namespace

/// Campaign 8.1, 13.5: the lines of a side are stopped by the enemy's vessels and led on by its own boats. On the open
/// sea vessels do neither.
void Field::follow_vessel(const Event& event) {
  const PieceId id = piece_of(event);
  const UnitClass unit_class = class_of(id);
  const Seat side = side_of(id);
  if (unit_class == UnitClass::Ntp) {  // 8.1.3, 13.1.1
    if ((flags_changed(event) & (kCommitted | kUnderConstruction)) != 0) {
      notes().bases.reset();
      forget_lines_of(Seat::Union);
    }
    return;
  }
  const bool was_in_hex = event.kind == EventKind::PieceMoved && is_hex(place_before(event));
  if (event.kind == EventKind::PieceTurned || (!was_in_hex && !is_hex(piece(id).place)) ||
      (flags_changed(event) & (kMoved | kUnderConstruction)) == 0) {
    return;
  }
  notes().network.reset();
  for (std::optional<Crossings>& crossings : notes().crossings) {
    crossings.reset();
  }
  forget_lines_of(other(side));
  if (unit_class == UnitClass::Rsp || unit_class == UnitClass::Flotilla) {
    forget_lines_of(side);
  }
  if (side == Seat::Confederate) {  // 13.2
    notes().harbours.reset();
  }
}

/// Campaign 8.1, 4.0: lines can differ after an event about a fort, a depot, a vessel or a railroad that is being
/// built, wherever points stand. Points and their zones are looked at by `refresh`.
void Field::follow_counter(const Event& event) {
  const UnitClass unit_class = class_of(piece_of(event));
  if (is_vessel(unit_class)) {
    follow_vessel(event);
  } else if (unit_class == UnitClass::Railroad ||
             (unit_class == UnitClass::Fort && (flags_changed(event) & kSilenced) != 0)) {
    forget_lines();
  } else if (unit_class == UnitClass::Depot && event.kind != EventKind::PieceFlagged) {
    notes().network.reset();
    forget_lines_of(side_of(piece_of(event)));
  }
}

/// Campaign 13.1.2: the ways of a fleet hang on season, Kentucky and levees, on who holds ports, and on forts and
/// vessels of the enemy; not on what its own side does.
bool Field::changes_fleet_ways(const Event& event) const {
  if (event.kind == EventKind::TrackSet || event.kind == EventKind::GroundMarked) {
    return true;
  }
  if (event.kind > EventKind::PieceNoted || !notes().fleet_ways) {
    return false;
  }
  const UnitClass unit_class = class_of(piece_of(event));
  return unit_class == UnitClass::Fort ||
         (is_vessel(unit_class) && side_of(piece_of(event)) != notes().fleet_ways->side);
}

void Field::forget_lines_of(Seat side) {
  notes().lines[side].reset();
  notes().limited[side].reset();
  notes().by_cities[side].reset();
}

void Field::forget_lines() {
  for (std::optional<Crossings>& crossings : notes().crossings) {
    crossings.reset();
  }
  forget_lines_of(Seat::Union);
  forget_lines_of(Seat::Confederate);
  notes().network.reset();
  notes().harbours.reset();
}

namespace {

/// Campaign 8.4: the event leaves it as it is who is in supply: nothing has changed but the steps of play, the log, and
/// who has foraged where.
bool keeps_supply(const Event& event) {
  switch (event.kind) {
    case EventKind::StepBegan:
    case EventKind::StepEnded:
    case EventKind::LocalSet:
    case EventKind::Rolled:
    case EventKind::Remark:
      return true;
    case EventKind::PieceFlagged: {
      const auto flagged = *read<events::PieceFlagged>(event);
      const unsigned changed = static_cast<unsigned>(flagged.before) ^ static_cast<unsigned>(flagged.after);
      return (changed & 0xFFFFU & ~unsigned{kForaged}) == 0;
    }
    case EventKind::GroundMarked: {
      const auto marked = *read<GroundMarked>(event);
      const unsigned changed = static_cast<unsigned>(marked.before) ^ static_cast<unsigned>(marked.after);
      return (changed & 0xFFFFU & ~unsigned{kForagedHere}) == 0;
    }
    default:
      return false;
  }
}

}  // namespace

/// Campaign 8.1: lines care who holds a hex only where something is that serves them; a side's own lines follow
/// its own rails.
void Field::follow_marks(HexId hex, unsigned changed) {
  if ((changed & ~static_cast<unsigned>(kForagedHere)) == 0) {
    return;
  }
  notes().has_new_hexes = true;
  if ((changed & (kRailBroken | kRailUpgraded | kLeveeBreached)) != 0) {
    forget_lines();
    notes().bases.reset();
    notes().ports_on.reset();
    return;
  }
  if ((changed & kRailUnion) != 0) {
    forget_lines_of(Seat::Union);
  }
  if ((changed & kRailConfederacy) != 0) {
    forget_lines_of(Seat::Confederate);
  }
  if ((changed & (kHeldByUnion | kHeldByConfederacy)) == 0) {
    return;
  }
  bool serves = map().cities().has(hex) || map().ports().has(hex) || map().fortresses().has(hex);
  for_each_at(*this, hex, [&](PieceId id) { serves = serves || !is_ground_unit(class_of(id)); });
  if (serves) {
    forget_lines();
    notes().bases.reset();
  }
}

/// Another turn, with its season, or phase, or Kentucky has joined a side.
void Field::follow_track(int set) {
  FieldNotes& notes = this->notes();
  if (set == track(Track::Turn) || set == track(Track::Kentucky) || set == track(Track::PhaseNow)) {
    forget_lines();
    notes.bases.reset();
    notes.ports_on.reset();
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (set == track(Track::Turn)) {
      notes.primary[side].reset();
      notes.secondary[side].reset();
    }
    if (set == track(Track::PhaseNow)) {
      notes.arrivals[side].reset();
      notes.building[side].reset();
    }
  }
}

/// Brings the notes up to date after an event. Zones hang on the season, on forts, and secondary ones on who holds the
/// towns.
void Field::follow(const Event& event) {
  if (event.kind < EventKind::StepBegan) {
    notes().has_reach = false;
    notes().commitments.reset();
    notes().waivers.reset();
  }
  if (!keeps_supply(event)) {
    notes().fed[Seat::Union].reset();
    notes().fed[Seat::Confederate].reset();
  }
  if (changes_fleet_ways(event)) {
    notes().fleet_ways.reset();
  }
  if (const auto set = read<events::TrackSet>(event)) {
    follow_track(set->track);
    return;
  }
  if (event.kind >= EventKind::PieceMade && event.kind <= EventKind::PieceNoted) {
    follow_counter(event);
  }
  if (const auto marked = read<GroundMarked>(event)) {
    follow_marks(marked->place, static_cast<unsigned>(marked->before) ^ static_cast<unsigned>(marked->after));
    if (notes().ground) {
      read_marks(*notes().ground, marked->place, state().ground_at(marked->place));
    }
    if (battle().towns.has(marked->place)) {
      for (std::optional<HexSet>& zone : notes().secondary) {
        zone.reset();
      }
    }
    return;
  }
  const bool is_elsewhere = event.kind == EventKind::PieceMoved || event.kind == EventKind::PieceMade;
  if (!is_elsewhere && event.kind != EventKind::PieceFlagged) {
    return;
  }
  follow_occupancy(event);
  if (const UnitClass moved = class_of(piece_of(event)); moved != UnitClass::Fort && !campaign::is_point(moved)) {
    return;  // no other counter is in the sets
  }
  note_changed(event.kind == EventKind::PieceMoved ? place_before(event) : kNoHex);
  note_changed(piece(piece_of(event)).place);
}

/// Forces move point by point: their hexes are looked at once, after the last event.
void Field::note_changed(HexId hex) {
  ShortList<HexId, 8>& changed = notes().changed;
  if (!is_hex(hex) || !notes().stands || std::find(changed.begin(), changed.end(), hex) != changed.end()) {
    return;
  }
  if (changed.size() == 8) {
    refresh_changed();
  }
  changed.push_back(hex);
}

void Field::refresh_changed() {
  for (const HexId hex : notes().changed) {
    refresh(hex);
  }
  notes().changed = {};
}

const NetworkView& Field::network() const {
  if (notes().network && notes().has_new_hexes) {
    read_hexes(*this, *notes().network);
  }
  notes().has_new_hexes = false;
  return hexgame::noted(notes().network, [&] { return network_view(*this); });
}

const ZoneSet& Field::bases() const {
  return hexgame::noted(notes().bases, [&] { return bases_of(*this); });
}

const FleetWays& Field::fleet_ways(const Fleet& fleet, Seat side, const Berth& from) const {
  std::optional<FleetWaysNote>& note = notes().fleet_ways;
  if (!note || !holds_for(*note, library().network, fleet, side, from)) {
    note = {.kinds = fleet.kinds(), .side = side, .from = from, .ways = fleet_ways_of(*this, fleet, side, from)};
  }
  return note->ways;
}

const HexSet& Field::ports_on(SeaZone zone) const {
  return hexgame::noted(notes().ports_on,
                        [&] { return harbours_past(*this, map().ports(), library().network.none()); })[zone];
}

const Harbours& Field::harbours() const {
  return hexgame::noted(notes().harbours, [&] { return harbours_of(*this); });
}

const Crossings& Field::crossings(Seat side) const {
  return hexgame::noted(notes().crossings[side], [&] { return crossings_of(*this, side); });
}

const SupplyLines& Field::lines(Seat side) const {
  return hexgame::noted(notes().lines[side], [&] { return supply_lines(*this, side, sea_supply(*this)); });
}

const HexSet& Field::limited(Seat side) const {
  return hexgame::noted(notes().limited[side], [&] { return limited_hexes(*this, side); });
}

/// What is supplied by a line of its own is looked at first: the rest takes longer to find.
bool Field::can_trace(HexId hex, Seat side) const {
  const SupplyLines& lines = this->lines(side);
  return lines.supplied.has(hex) || lines.fortresses.has(hex) || limited(side).has(hex);
}

/// Few railroads are fed by cities alone: those are looked for only where something feeds them at all.
HexSet Field::supplied_rails(Seat side) const {
  const HexSet& supplied = lines(side).supplied;
  HexSet rails = this->rails(side) & supplied;
  const HexSet others = this->rails(side) - supplied;
  if (side == Seat::Confederate && !others.empty() && !(others & limited(side)).empty()) {
    rails |= others & hexgame::noted(notes().by_cities[side], [&] { return city_fed_hexes(*this, side); });
  }
  return rails;
}

HexSet Field::traceable(Seat side) const { return lines(side).supplied | lines(side).fortresses | limited(side); }

const MarchReach* Field::known_reach(const ForceMoveLocals& move) const {
  return notes().has_reach && notes().reach_of == march_start(move) ? &notes().reach : nullptr;
}

const MarchReach& Field::reach(const ForceMoveLocals& move) const {
  FieldNotes& notes = this->notes();
  if (known_reach(move) == nullptr) {
    find_reach(*this, move, notes.reach);
    notes.reach_of = march_start(move);
    notes.has_reach = true;
  }
  return notes.reach;
}

const HexSet& Field::primary_zone(Seat side) const {
  return hexgame::noted(notes().primary[side],
                        [&] { return primary_zone_of(*this, side, stands().primary_from[side]); });
}

const HexSet& Field::secondary_zone(Seat side) const {
  return hexgame::noted(notes().secondary[side], [&] {
    return secondary_zone_of(*this, side, stands().secondary_from[side]) - primary_zone(side);
  });
}

const HexSet& Field::arrival_places(Seat side) const {
  return hexgame::noted(notes().arrivals[side], [&] { return arrival_places_of(*this, side); });
}

const BuildingGround& Field::building_ground(Seat side) const {
  return hexgame::noted(notes().building[side], [&] { return building_ground_of(*this, side); });
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
