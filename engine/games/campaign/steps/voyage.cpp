// build: small
#include "engine/games/campaign/steps/voyage.h"

#include <algorithm>
#include <array>
#include <span>
#include <tuple>

#include "engine/games/campaign/rules/counters.h"
#include "engine/games/campaign/rules/ships.h"
#include "engine/games/campaign/steps/ship_acts.h"
#include "engine/games/campaign/steps/table_acts.h"

/// Campaign 13.1, 11.6: vessels that lie in one berth move together: over water and sea as far as they like, into a
/// fight, or past forts.
namespace longroll::campaign {
namespace {

using Voyage = VoyageLocals;
using Stage = VoyageStage;

Fleet moving_fleet(const Field& field) { return fleet_of(field, moving_ships(field)); }

HexSet off_ports(const FleetWays& ways) { return ways.off_port | ways.off_port_with_fort; }

/// The berth is one of those nodes, or off one of those ports.
bool leads_to(const Field& field, const NodeSet& nodes, const HexSet& off_port, const Berth& berth) {
  if (berth.is_off_port()) {
    return off_port.has(berth.place);
  }
  const NodeId node = node_of(field.library().network, berth);
  return node != kNoNode && nodes.has(node);
}

void finish(const Library& library, Now& now, const Voyage& voyage) {
  for (const PieceId id : moving_ships(Field(library, now))) {
    now.lower(id, kMoving);
    if (voyage.has_moved) {
      now.raise(id, kMoved);
    }
  }
  now.end();
}

// ---- where it goes ----

/// Campaign 13.1.1: naval strength points stay in no zone without a base.
bool needs_base(const Fleet& fleet) { return fleet.count(Vessel::Nsp) > 0 && fleet.count(Vessel::Ntp) == 0; }
Refusal refuse_zone(const Field& field, const Fleet& fleet, const Berth& berth) {
  return !needs_base(fleet) || has_base_at(field, berth)
             ? kLawful
             : Refusal{"Naval strength points need a port or a transport in that sea zone.", "13.1.1"};
}

Refusal refuse_sail(const Field& field, const Voyage& voyage, const verbs::SailTo& to) {
  const Fleet fleet = moving_fleet(field);
  const FleetWays& ways = field.fleet_ways(fleet, field.phasing(), voyage.here);
  if (to.berth == voyage.here || !leads_to(field, ways.free | ways.contested, off_ports(ways), to.berth)) {
    return {"No water leads these vessels there past the enemy, or mediation forbids the attack (15.3).", "13.1.2"};
  }
  return refuse_zone(field, fleet, to.berth);
}
void sail_to(const Library& library, Now& now, const verbs::SailTo& to) {
  auto voyage = locals_of<Voyage>(now);
  const Seat side = phasing(now.state());
  const std::vector<PieceId> ships = moving_ships(Field(library, now));
  sail(now, ships, to.berth);
  voyage.here = to.berth;
  voyage.has_moved = true;
  bool fights = false;
  {
    const Field field(library, now);
    fights = meets_vessels(field, to.berth, side) || meets_forts(field, to.berth, side);
  }
  voyage.stage = fights ? Stage::Fighting : Stage::Choosing;
  write(now, voyage);
  log(now, notes::Sailed{side, static_cast<int>(ships.size()), to.berth});
  if (fights) {
    begin(now, NavalCombatLocals{NavalStage::UnionDie, to.berth});
  } else {
    take_stocks(library, now, to.berth, side);
  }
}

Refusal refuse_run(const Field& field, const Voyage& voyage, const verbs::RunTo& to) {
  const FleetWays& ways = field.fleet_ways(moving_fleet(field), field.phasing(), voyage.here);
  return to.berth != voyage.here && leads_to(field, ways.beyond, {}, to.berth)
             ? kLawful
             : Refusal{"No run past forts leads there.", "11.6"};
}
void run_to(const Library& library, Now& now, const verbs::RunTo& to) {
  auto voyage = locals_of<Voyage>(now);
  voyage.stage = Stage::Running;
  voyage.has_moved = true;
  voyage.target = to.berth;
  voyage.launch = voyage.here;
  write(now, voyage);
  log(now, notes::RanPast{phasing(now.state()), to.berth});
  static_cast<void>(library);
}

// ---- who goes ----

/// The vessels of that kind and condition in the berth that can still join, rising.
std::vector<PieceId> can_join(const Field& field, const Berth& berth, int kind, bool is_damaged) {
  std::vector<PieceId> ships;
  for (const PieceId id : ships_at(field, berth, field.phasing())) {
    const Piece& piece = field.piece(id);
    if (piece.kind == kind && (piece.up == kReverse) == is_damaged &&
        (piece.flags & (kMoved | kMoving | kCommitted)) == 0) {
      ships.push_back(id);
    }
  }
  return ships;
}

}  // namespace

/// Campaign 13.1, 8.1.3: a transport that supplies in this impulse stays.
Refusal refuse_taking(const Field& field, const verbs::TakeShips& take) {
  const std::vector<PieceId> ships = can_join(field, take.berth, take.kind, take.is_damaged);
  return take.count >= 1 && static_cast<std::size_t>(take.count) <= ships.size()
             ? kLawful
             : Refusal{"Fewer of those vessels can move.", "13.1"};
}

void take_along(const Library& library, Now& now, const verbs::TakeShips& take) {
  const std::vector<PieceId> ships = can_join(Field(library, now), take.berth, take.kind, take.is_damaged);
  for (int i = 0; i < take.count; ++i) {
    now.raise(ships[static_cast<std::size_t>(i)], kMoving);
  }
}

void add_takings(const Field& field, const Berth* berth, Actions& actions) {
  std::vector<std::tuple<int, int, bool, int>> sorts;  // berth, kind, damaged, count
  for_each_vessel(field, [&](PieceId id) {
    const Piece& piece = field.piece(id);
    if (!is_afloat(field, id) || owner_of(piece) != field.phasing() ||
        (piece.flags & (kMoved | kMoving | kCommitted)) != 0 || (berth != nullptr && Berth::of(piece) != *berth)) {
      return;
    }
    const int at = Berth::of(piece).pack();
    const bool is_damaged = piece.up == kReverse;
    auto same = std::find_if(sorts.begin(), sorts.end(), [&](const auto& one) {
      return std::get<0>(one) == at && std::get<1>(one) == piece.kind && std::get<2>(one) == is_damaged;
    });
    if (same == sorts.end()) {
      sorts.emplace_back(at, piece.kind, is_damaged, 0);
      same = sorts.end() - 1;
    }
    const int count = ++std::get<3>(*same);
    add_action(actions, verbs::TakeShips{Berth::unpack(static_cast<std::int16_t>(at)), piece.kind, is_damaged, count});
  });
}

namespace {

Refusal refuse_joining(const Field& field, const Voyage& voyage, const verbs::TakeShips& take) {
  if (voyage.has_moved || take.berth != voyage.here) {
    return {"Only vessels that lie where the others begin go with them.", "13.1"};
  }
  return refuse_taking(field, take);
}

void halt(const Library& library, Now& now, const verbs::Halt&) { finish(library, now, locals_of<Voyage>(now)); }

// ---- what the rules alone decide ----

/// Campaign 11.6: damaged vessels turn back to where the run began, and stay there.
void turn_back(const Library& library, Now& now, const Voyage& voyage) {
  for (const PieceId id : moving_ships(Field(library, now))) {
    if (now.state().piece(id).up == kReverse) {
      sail(now, std::span(&id, 1), voyage.launch);
      now.flag(id, (now.state().piece(id).flags & ~static_cast<unsigned>(kMoving)) | kMoved);
    }
  }
}

/// Campaign 11.6: one hexside further past the forts; each of them fires.
void run_on(const Library& library, Now& now, Voyage voyage) {
  const Seat side = phasing(now.state());
  std::optional<Berth> next;
  std::vector<PieceId> forts;
  std::vector<PieceId> ships;
  {
    const Field field(library, now);
    ships = moving_ships(field);
    next = voyage.here == voyage.target ? std::nullopt
                                        : next_on_run(field, fleet_of(field, ships), side, voyage.here, voyage.target);
    if (next) {
      forts = forts_at(field, *next, other(side));
      voyage.launch = meets_forts(field, voyage.here, side) ? voyage.launch : voyage.here;
    }
  }
  if (!next) {
    voyage.stage = Stage::Choosing;
    voyage.target = {};
    voyage.launch = {};
    write(now, voyage);
    take_stocks(library, now, voyage.here, side);
    return;
  }
  sail(now, ships, *next);
  voyage.here = *next;
  write(now, voyage);
  if (!forts.empty()) {
    begin(now, NavalCombatLocals{NavalStage::RunDie, *next, other(side), 0, forts.front()});
  }
}

bool advance(const Library& library, Now& now) {
  const auto voyage = locals_of<Voyage>(now);
  if (voyage.stage == Stage::Running) {
    turn_back(library, now, voyage);
  }
  if (moving_ships(Field(library, now)).empty()) {
    now.end();
    return true;
  }
  switch (voyage.stage) {
    case Stage::Running:
      run_on(library, now, voyage);
      return true;
    case Stage::Fighting:
      take_stocks(library, now, voyage.here, phasing(now.state()));
      write(now, &Voyage::stage, Stage::Choosing);
      return true;
    case Stage::Choosing:
      return false;
  }
  return false;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto voyage = locals_of<Voyage>(step);
  const Fleet fleet = moving_fleet(field);
  const FleetWays& ways = field.fleet_ways(fleet, field.phasing(), voyage.here);
  add_action(actions, verbs::Halt{});
  if (!voyage.has_moved) {
    add_takings(field, &voyage.here, actions);
    put_in_order(actions);
  }
  const MapNetwork& network = field.library().network;
  const NodeId here = node_of(network, voyage.here);
  const NodeId first_zone = network.zone(SeaZone{});
  NodeSet nodes = ways.free | ways.contested;
  if (needs_base(fleet)) {
    nodes -= waters_without_base(field);
  }
  std::array<std::int16_t, kMaxNodes> berths;  // NOLINT: filled as far as it is read
  std::size_t count = 0;
  const auto add_all = [&](Do verb) {
    add_actions(actions, static_cast<Verb>(verb), std::span(berths).first(count));
    count = 0;
  };
  nodes.for_each([&](NodeId id) {
    if (id != here && id < first_zone) {
      berths[count++] = network.node(id).berth;
    }
  });
  off_ports(ways).for_each([&](HexId hex) {
    if (const Berth berth = Berth::off(hex); berth != voyage.here && !refuse_zone(field, fleet, berth)) {
      berths[count++] = static_cast<std::int16_t>(berth.pack());
    }
  });
  network.for_each(NodeKind::Zone, [&](NodeId id, const MapNode& node) {
    if (id != here && nodes.has(id)) {
      berths[count++] = node.berth;
    }
  });
  add_all(Do::SailTo);
  ways.beyond.for_each([&](NodeId id) {
    if (id != here) {
      berths[count++] = network.node(id).berth;
    }
  });
  add_all(Do::RunTo);
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_joining, take_along>(),
                                     StepRule::verb<refuse_sail, sail_to>(), StepRule::verb<refuse_run, run_to>(),
                                     StepRule::verb<halt>()};

constexpr int kMaxBerth = kMaxHexsides + kMaxHexes + kSeaZones - 1;
constexpr LocalRange kRanges[] = {
    range<&Voyage::stage>("stage", Stage::Choosing, Stage::Fighting), range<&Voyage::here>("here", 0, kMaxBerth),
    range<&Voyage::has_moved>("has_moved", 0, 1), range<&Voyage::target>("target", -1, kMaxBerth),
    range<&Voyage::launch>("launch", -1, kMaxBerth)};

/// The vessels that move lie where the step says; a run leads past forts to somewhere.
bool fits(const Field& field, const Step& step, const Step*) {
  const auto voyage = locals_of<Voyage>(step);
  const MapNetwork& network = field.library().network;
  const bool is_running = voyage.stage == Stage::Running;
  if (node_of(network, voyage.here) == kNoNode || is_running != (voyage.target.pack() >= 0) ||
      is_running != (voyage.launch.pack() >= 0) || (is_running && node_of(network, voyage.target) == kNoNode) ||
      (is_running && (node_of(network, voyage.launch) == kNoNode || voyage.target.is_off_port())) ||
      (voyage.stage != Stage::Choosing && !voyage.has_moved)) {
    return false;
  }
  const std::vector<PieceId> ships = moving_ships(field);
  const bool is_top = is_innermost(field.state(), step);
  for (const PieceId id : ships) {
    if (Berth::of(field.piece(id)) != voyage.here) {
      return false;
    }
  }
  return is_top ? voyage.stage == Stage::Choosing && !ships.empty() : voyage.stage != Stage::Choosing;
}

}  // namespace

const StepRule kVoyageStep = {.kind = StepKind::Voyage,
                              .id = "voyage",
                              .advance = advance,
                              .waits_for = waits_for_phasing,
                              .candidates = candidates,
                              .verbs = kVerbs,
                              .asks = {"Where do these vessels go?", "13.1"},
                              .is_exact = true,
                              .on = steps(StepKind::Movement),
                              .holds = holds_only<Voyage>,
                              .ranges = kRanges,
                              .fits = fits};

}  // namespace longroll::campaign
