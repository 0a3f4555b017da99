// build: small
#include "engine/games/campaign/planner/ships.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/campaign/rules/counters.h"
#include "engine/games/campaign/rules/economy.h"
#include "engine/games/campaign/rules/naval.h"
#include "engine/games/campaign/rules/ships.h"

namespace longroll::campaign {
namespace {

constexpr int kWhole = 2;    ///< hits that a vessel or a fort takes until it is gone
constexpr int kReserve = 1;  ///< vessels that go along to a fight beside those that are needed

/// Where the Union's vessels are built (4.1.2).
Berth home() { return Berth::in(SeaZone::NorthAtlantic); }

/// Hits that those vessels and forts can take.
int strength_of(const Field& field, const std::vector<PieceId>& pieces) {
  int sum = 0;
  for (const PieceId id : pieces) {
    sum += field.class_of(id) == UnitClass::Ntp ? 0 : field.piece(id).up == kFront ? kWhole : kWhole - 1;
  }
  return sum;
}
int strength_at(const Field& field, const Berth& berth, Seat side) {
  const NavalSide there = naval_side(field, berth, side);
  return strength_of(field, there.ships) + strength_of(field, there.forts);
}

/// A vessel there shuts a critical port that the enemy holds.
bool is_post(const Field& field, const Land& land, const Berth& berth) {
  const NodeId node = node_of(field.library().network, berth);
  return std::any_of(land.harbors().begin(), land.harbors().end(), [&](const Harbor& harbor) {
    const bool is_gate = std::find(harbor.gates.begin(), harbor.gates.end(), node) != harbor.gates.end();
    return field.held(Seat::Confederate).has(harbor.port) &&
           (berth.is_off_port() ? berth.place == harbor.port : is_gate);
  });
}

/// Vessels of those classes that lie in one berth and can go, those among them who keep a port shut left out; the
/// largest squadron first.
struct Squadron {
  Berth berth;
  std::vector<verbs::TakeShips> takes;
  Fleet fleet;
};
std::vector<Squadron> squadrons(const Field& field, const Land& land) {
  std::vector<Squadron> found;
  for_each_vessel(field, [&](PieceId id) {
    const Piece& piece = field.piece(id);
    const UnitClass unit_class = field.class_of(id);
    const bool fights = field.phasing() == Seat::Union
                            ? unit_class == UnitClass::Nsp
                            : unit_class == UnitClass::Ironclad || unit_class == UnitClass::Flotilla;
    if (!fights || owner_of(piece) != field.phasing() || !is_afloat(field, id) || piece.up != kFront ||
        (piece.flags & (kMoved | kMoving | kCommitted)) != 0) {
      return;
    }
    const Berth berth = Berth::of(piece);
    auto squadron = std::find_if(found.begin(), found.end(), [&](const Squadron& one) { return one.berth == berth; });
    if (squadron == found.end()) {
      found.push_back({.berth = berth, .takes = {}, .fleet = {}});
      squadron = found.end() - 1;
      // One stays.
      if (field.phasing() == Seat::Union && is_post(field, land, berth)) {
        return;
      }
    }
    ++squadron->fleet.ships[static_cast<std::size_t>(vessel_kind(unit_class))];
    const auto same = std::find_if(squadron->takes.begin(), squadron->takes.end(),
                                   [&](const verbs::TakeShips& take) { return take.kind == piece.kind; });
    if (same == squadron->takes.end()) {
      squadron->takes.push_back({berth, piece.kind, false, 1});
    } else {
      ++same->count;
    }
  });
  found.erase(std::remove_if(found.begin(), found.end(), [](const Squadron& one) { return one.takes.empty(); }),
              found.end());
  heap_sort(found.begin(), found.end(), [](const Squadron& a, const Squadron& b) {
    return a.fleet.total() != b.fleet.total() ? a.fleet.total() > b.fleet.total() : a.berth < b.berth;
  });
  return found;
}

/// Where vessels go, and how many are needed there.
struct Course {
  Berth to;
  int need = 0;
};

/// The cheapest of the courses that enough vessels can take.
class Courses {
 public:
  Courses(const Field& field, const Fleet& fleet, const Berth& from)
      : field_(&field), ways_(&field.fleet_ways(fleet, field.phasing(), from)), most_(fleet.total()) {}

  void offer(const Berth& berth) {
    if (field_->phasing() == Seat::Union && !has_base_at(*field_, berth)) {
      return;
    }
    const NodeId node = node_of(field_->library().network, berth);
    const bool is_off = berth.is_off_port();
    const auto hex = static_cast<HexId>(berth.place);
    const bool is_free = is_off ? ways_->off_port.has(hex) : ways_->free.has(node);
    const bool is_met = is_off ? ways_->off_port_with_fort.has(hex) : ways_->contested.has(node);
    const int enemies = is_met ? strength_at(*field_, berth, other(field_->phasing())) : 0;
    const int need = std::max(1, enemies);  // two vessels for a whole one of the enemy's
    if ((is_free || is_met) && need <= most_ && (!best_ || need < best_->need)) {
      best_ = Course{berth, need};
    }
  }
  /// Where it has to fight before it can enter the water.
  void offer_before(NodeId node) {
    for (const NodeId next : field_->library().network.graph().linked(node)) {
      if (ways_->contested.has(next)) {
        offer(berth_of(field_->library().network.node(next)));
      }
    }
  }
  const std::optional<Course>& best() const { return best_; }

 private:
  const Field* field_;
  const FleetWays* ways_;
  int most_;
  std::optional<Course> best_;
};

/// To the first of the open ports that they can shut.
std::optional<Course> course_to_shut(const Field& field, const Land& land, const Fleet& fleet, const Berth& from) {
  const HexSet open = open_ports(field.library().network_data(), field.network());
  const HexSet& shut = field.network().side(Seat::Union).off_port;
  for (const Harbor& harbor : land.harbors()) {
    if (!open.has(harbor.port)) {
      continue;
    }
    Courses courses(field, fleet, from);
    if (harbor.is_on_sea && !shut.has(harbor.port)) {
      courses.offer(Berth::off(harbor.port));
    } else {
      for (const NodeId gate : harbor.gates) {
        courses.offer(berth_of(field.library().network.node(gate)));
      }
      for (const NodeId gate : courses.best() ? std::vector<NodeId>() : harbor.gates) {
        courses.offer_before(gate);
      }
    }
    if (courses.best()) {
      return courses.best();
    }
  }
  return std::nullopt;
}

/// Campaign 13.6: to enemies whom they can beat, with forts of their side beside them.
std::optional<Course> course_to_attack(const Field& field, const Fleet& fleet, const Berth& from) {
  const FleetWays& ways = field.fleet_ways(fleet, field.phasing(), from);
  std::optional<Course> best;
  int most = 0;
  ways.contested.for_each([&](NodeId node) {
    const Berth berth = berth_of(field.library().network.node(node));
    const int enemies = strength_at(field, berth, other(field.phasing()));
    const int own = kWhole * fleet.total() + strength_at(field, berth, field.phasing());
    if (enemies > 0 && forts_at(field, berth, other(field.phasing())).empty() && own - enemies >= most) {
      most = own - enemies + 1;
      best = Course{berth, fleet.total()};
    }
  });
  return best;
}

/// Transports in the box of a zone.
int transports_in(const Field& field, const Berth& zone) {
  int count = 0;
  for_each_counter(field, UnitClass::Ntp,
                   [&](PieceId id) { count += Berth::of(field.piece(id)) == zone && is_afloat(field, id) ? 1 : 0; });
  return count;
}

/// A transport that can go: where they are built (4.1.2) any, elsewhere one stays as a base for others.
std::optional<verbs::TakeShips> idle_transport(const Field& field, bool is_home) {
  std::optional<verbs::TakeShips> found;
  for_each_counter(field, UnitClass::Ntp, [&](PieceId id) {
    const Piece& piece = field.piece(id);
    const Berth berth = Berth::of(piece);
    const bool can_go = berth.is_zone() && (piece.flags & (kMoved | kMoving | kCommitted | kUnderConstruction)) == 0;
    if (!found && can_go && (berth == home()) == is_home && (is_home || transports_in(field, berth) > 1)) {
      found = verbs::TakeShips{berth, piece.kind, false, 1};
    }
  });
  return found;
}

/// Campaign 13.1.1: the sea zone with most open ports in which naval strength points cannot stay yet: a transport in
/// its box is a base for them.
std::optional<Berth> zone_to_open(const Field& field) {
  const NetworkData data = field.library().network_data();
  const HexSet open = open_ports(data, field.network());
  std::optional<Berth> best;
  int most = 0;
  for (int number = 0; number < kSeaZones; ++number) {
    const auto zone = static_cast<SeaZone>(number);
    ZoneSet one;
    one.add(zone);
    const int worth = static_cast<int>(ports_open_to(data, field.network(), one, open, data.network.none()).size());
    if (!field.bases().has(zone) && worth > most) {
      best = Berth::in(zone);
      most = worth;
    }
  }
  return best;
}

/// The vessels sail, `count` of each kind at most; false when they do not, and lie where they were.
bool send(Draft& draft, const std::vector<verbs::TakeShips>& takes, int count, const Berth& to) {
  for (verbs::TakeShips take : takes) {
    take.count = std::min(take.count, count);
    if (!draft.try_to(action_of(take))) {
      break;
    }
  }
  const bool sails = draft.try_to(action_of(verbs::SailTo{to}));
  if (draft.is_at(StepKind::Voyage)) {
    draft.try_to(action_of(verbs::Halt{}));
  }
  return sails;
}

/// The first squadron that has something to do sails.
bool send_squadron(Draft& draft, const Land& land) {
  std::optional<Course> course;
  Squadron squadron;
  {
    const Field field = draft.field();
    for (const Squadron& one : squadrons(field, land)) {
      course = draft.seat() == Seat::Union ? course_to_shut(field, land, one.fleet, one.berth)
                                           : course_to_attack(field, one.fleet, one.berth);
      if (course) {
        squadron = one;
        break;
      }
    }
  }
  const int count = course ? course->need + (course->need > 1 ? kReserve : 0) : 0;
  return course && send(draft, squadron.takes, count, course->to);
}

/// Those who lie apart gather where new ones come from (4.1.2), to be enough for forts.
void gather(Draft& draft, const Land& land) {
  std::vector<Squadron> all;
  {
    const Field field = draft.field();
    if (open_ports(field.library().network_data(), field.network()).empty()) {
      return;
    }
    all = squadrons(field, land);
  }
  for (const Squadron& one : all) {
    if (one.berth != home() && all.size() > 1 && draft.is_at(StepKind::Movement)) {
      send(draft, one.takes, one.fleet.total(), home());
    }
  }
}

}  // namespace

void plan_ships(Draft& draft, const Land& land) {
  // Who has not moved could be taken again and again, and so nobody is after the first who stays.
  while (draft.is_at(StepKind::Movement) && draft.seat() == Seat::Union) {
    const auto transport = idle_transport(draft.field(), true);
    const auto zone = transport ? zone_to_open(draft.field()) : std::nullopt;
    if (!zone || !send(draft, {*transport}, 1, *zone)) {
      break;
    }
  }
  // Who has landed troops fetches others.
  while (draft.is_at(StepKind::Movement) && draft.seat() == Seat::Union) {
    const auto transport = idle_transport(draft.field(), false);
    if (!transport || !send(draft, {*transport}, 1, home())) {
      break;
    }
  }
  while (draft.is_at(StepKind::Movement) && send_squadron(draft, land)) {
  }
  if (draft.is_at(StepKind::Movement) && draft.seat() == Seat::Union) {
    gather(draft, land);
  }
}

/// Who lies where a port is shut, or has beaten the enemy, stays.
Action choose_voyage(const Draft& draft, const Land& land) {
  const auto voyage = draft.standing<VoyageLocals>();
  const Field field = draft.field();
  const bool is_there = draft.seat() == Seat::Confederate || is_post(field, land, voyage.here);
  const auto course =
      is_there ? std::nullopt : course_to_shut(field, land, fleet_of(field, moving_ships(field)), voyage.here);
  return course ? action_of(verbs::SailTo{course->to}) : action_of(verbs::Halt{});
}

/// It fires when it can; it leaves when it is by far the weaker.
Action choose_in_naval_combat(const Draft& draft) {
  const Actions lawful = draft.lawful();
  const auto first = [&](Do verb) {
    return std::find_if(lawful.begin(), lawful.end(), [&](const Action& one) { return verb_of(one) == verb; });
  };
  if (const auto fire = first(Do::FireAt); fire != lawful.end()) {
    return *fire;
  }
  const auto combat = draft.standing<NavalCombatLocals>();
  bool is_weaker = false;
  {
    const Field field = draft.field();
    is_weaker =
        2 * strength_at(field, combat.here, draft.seat()) < strength_at(field, combat.here, other(draft.seat()));
  }
  if (const auto leave = first(Do::Withdraw); is_weaker && leave != lawful.end()) {
    return *leave;
  }
  const auto stand = first(Do::Stand);
  return stand != lawful.end() ? *stand : lawful.front();
}

}  // namespace longroll::campaign
