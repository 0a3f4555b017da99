// build: small
#include "engine/games/campaign/rules/recruitment.h"

#include <algorithm>

#include "engine/games/campaign/rules/open_nodes.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/rules/zones.h"
#include "engine/games/campaign/set_up.h"

namespace longroll::campaign {
namespace {

constexpr int half_up(int number, int divisor) { return (number + divisor - 1) / divisor; }

/// Arrivals carry kMoved until the phase is over.
bool is_arrival(const Field& field, PieceId id) { return field.is_point(id) && field.has_flag(id, kMoved); }

int arrivals_at(const Field& field, HexId hex, Seat side) {
  int count = 0;
  for_each_at(field, hex, [&](PieceId id) { count += field.side_of(id) == side && is_arrival(field, id) ? 1 : 0; });
  return count;
}

/// Hexes of `from` with a point that exerts zones and has not just arrived.
HexSet sources_before(const Field& field, Seat side, const HexSet& from) {
  HexSet before;
  from.for_each([&](HexId hex) {
    for_each_at(field, hex, [&](PieceId id) {
      if (field.side_of(id) == side && field.class_of(id) == UnitClass::Asp && !is_arrival(field, id)) {
        before.add(hex);
      }
    });
  });
  return before;
}

std::array<NodeId, 3> nodes_at(const MapNetwork& network, HexId hex) {
  return {network.rail_at(hex), network.road_at(hex), network.place_at(hex)};
}

/// Campaign 4.2.1: cities of `held` that rails, roads or rivers join to another one of them.
HexSet joined(const NetworkData& data, const NodeSet& open, const HexSet& held) {
  HexSet found;
  held.for_each([&](HexId city) {
    std::vector<NodeId> seeds;
    for (const NodeId node : nodes_at(data.network, city)) {
      if (node != kNoNode) {
        seeds.push_back(node);
      }
    }
    const NodeSet reached = data.network.graph().flood(seeds, open);
    held.for_each([&](HexId other_city) {
      for (const NodeId node : nodes_at(data.network, other_city)) {
        if (other_city != city && node != kNoNode && reached.has(node)) {
          found.add(city);
        }
      }
    });
  });
  return found;
}

/// Campaign 4.2.1: cities of groups of which at least two hang together.
HexSet joined_cities(const Field& field, const ZonesBefore& enemy) {
  const NetworkData data = field.library().network_data();
  NetworkView view = field.network();
  view.sides[Seat::Union].zone = enemy.primary;
  const NodeSet open =
      open_nodes(data, view, Seat::Confederate, LineUse::Economy, water_shut_to(data, view, Seat::Confederate),
                 free_hexes(data, view, Seat::Confederate));
  HexSet found;
  for (int group = 0; group < kRecruitmentGroups; ++group) {
    found |=
        joined(data, open, field.map().recruitment_cities(static_cast<Group>(group)) & field.held(Seat::Confederate));
  }
  return found;
}

}  // namespace

ZonesBefore zones_before(const Field& field, Seat side) {
  return {primary_zone_of(field, side, sources_before(field, side, field.primary_sources(side))),
          secondary_zone_of(field, side, sources_before(field, side, field.secondary_sources(side)))};
}

int union_arrivals(const Field& field) {
  const RecruitingNumbers& numbers = field.chart().war.recruiting;
  const int turn = field.turn();
  int points = field.turn_box().asp + field.value(Track::PoliticalStatus) +
               field.value(Track::UnionLostBefore) / numbers.replacement_divisor + field.value(Track::Draft, turn) -
               field.value(Track::ElectionLosses);
  const bool is_halved = field.value(Track::HalvedArrivals) == turn ||
                         field.value(Track::Diplomacy) == static_cast<int>(Diplomacy::Intervention);
  points = is_halved ? half_up(points, 2) : points;
  return std::max(0, points);
}

RecruitmentLocals recruitment_of(const Field& field, Seat side) {
  RecruitmentLocals recruitment;
  recruitment.side = side;
  if (side == Seat::Union) {
    const RecruitingNumbers& numbers = field.chart().war.recruiting;
    const int points = union_arrivals(field);
    recruitment.east = half_up(points, numbers.line_divisor);
    recruitment.west = points - recruitment.east;
    recruitment.east_cap = half_up(recruitment.east, numbers.city_divisor);
    recruitment.west_cap = half_up(recruitment.west, numbers.city_divisor);
  } else {
    recruitment.at_large = field.value(Track::AtLarge);
  }
  return recruitment;
}

/// Campaign 4.0
HexSet arrival_places_of(const Field& field, Seat side) {
  const ZonesBefore enemy = zones_before(field, other(side));
  HexSet places = field.map().cities() & field.held(side);
  if (side == Seat::Union) {
    HexSet states;
    places.for_each([&](HexId hex) {
      if (field.map().allegiance_at(hex) == Allegiance::Union) {
        states.add(hex);
      }
    });
    places = states & field.lines(side).supplied;
  } else {
    places = joined_cities(field, enemy);  // a city that the side holds feeds what arrives there (8.3)
  }
  return places - field.occupied(other(side)) - enemy.primary - enemy.secondary;
}

int group_of(const GroundMap& map, HexId hex) {
  const MapPlace* place = map.place_at(hex);
  return place == nullptr || !place->group ? -1 : static_cast<int>(*place->group);
}

bool is_east(const Field& field, HexId hex) { return column_of(hex) >= field.chart().war.recruiting.line_column; }

PieceId returning_crew(const Field& field) {
  const Counter& counter = field.library().counter(field.library().kind_of(Seat::Union, UnitClass::Usmrr));
  for (int i = 0; i < counter.count; ++i) {
    const auto id = static_cast<PieceId>(counter.first + i);
    const Place place = field.piece(id).place;
    if (place >= kTurnBox && place <= kTurnBox + field.turn()) {
      return id;
    }
  }
  return kNoPiece;
}

PieceId returning_leader(const Field& field, Seat side) {
  for (const std::int16_t leader : field.library().leader_of[side]) {
    const Place place = field.piece(leader).place;
    if (place >= kTurnBox && place <= kTurnBox + field.turn()) {
      return leader;
    }
  }
  return kNoPiece;
}

namespace {

/// Campaign 4.1.1: a city's share of the points of its part.
bool takes_union_point(const Field& field, const RecruitmentLocals& recruitment, HexId hex) {
  const bool east = is_east(field, hex);
  return (east ? recruitment.east : recruitment.west) > 0 &&
         arrivals_at(field, hex, Seat::Union) < (east ? recruitment.east_cap : recruitment.west_cap);
}

bool has_bit(const RecruitmentLocals& recruitment, int bit) {
  return (static_cast<unsigned>(recruitment.groups) >> static_cast<unsigned>(bit) & 1U) != 0;
}

/// Campaign 15.5.2: Kentucky's supply centers that the side holds.
HexSet kentucky_centers(const Field& field, Seat side) {
  return field.map().cities() & field.library().network.kentucky() & field.held(side);
}

/// Campaign 4.2.2: an eighth group: centers that lines of supply join to each other and to the largest fragment.
HexSet kentucky_group(const Field& field, Seat side) {
  if (side != Seat::Confederate) {
    return {};
  }
  const BuildingGround& ground = field.building_ground(side);
  const HexSet centers = kentucky_centers(field, side) & ground.linked;
  return centers.size() < static_cast<std::size_t>(field.chart().war.recruiting.group_cities) ? HexSet{}
                                                                                              : centers & ground.quiet;
}

/// Campaign 15.5.2: points of each turn for the side whose enemy has invaded Kentucky, while it has more of its
/// centers.
HexSet invaded_kentucky(const Field& field, Seat side) {
  const int by_enemy = side == Seat::Confederate ? 1 : 2;  // Track::KentuckyViolated
  if (field.value(Track::KentuckyViolated) != by_enemy || field.chart().war.kentucky.asp_a_turn == 0 ||
      kentucky_centers(field, side).size() <= kentucky_centers(field, other(side)).size()) {
    return {};
  }
  return kentucky_centers(field, side) & field.building_ground(side).quiet;
}

/// Campaign 4.1.1, 4.2: cavalry from the turn that the track tells; of the Union one a turn.
bool may_recruit_cavalry(const Field& field, const RecruitmentLocals& recruitment) {
  const TurnBox& box = field.turn_box();
  return recruitment.side == Seat::Confederate ? box.has_confederate_cavalry
                                               : box.builds[static_cast<std::size_t>(UnitClass::Cavalry)] &&
                                                     recruitment.cavalry < field.chart().war.recruiting.cavalry_a_turn;
}

}  // namespace

int left_in_invaded(const Field& field, const RecruitmentLocals& recruitment) {
  return invaded_kentucky(field, recruitment.side).empty()
             ? 0
             : field.chart().war.kentucky.asp_a_turn - placed_in_invaded(recruitment);
}

PieceId waiting_arsenal(const Field& field, HexId hex) {
  const BuildingGround& ground = field.building_ground(Seat::Confederate);
  PieceId found = kNoPiece;
  if (ground.joined.has(hex) && ground.quiet.has(hex) && field.chart().war.economy.arsenal_asp > 0) {
    for_each_at(field, hex, [&](PieceId id) {
      const bool waits =
          field.class_of(id) == UnitClass::Arsenal && field.piece(id).up == kFront && !field.has_flag(id, kMoved);
      found = waits ? id : found;
    });
  }
  return found;
}

namespace {

/// What does not hang on the hex that is asked about.
struct ArrivalGroups {
  HexSet kentucky;  ///< 4.2.2
  HexSet invaded;   ///< 15.5.2
};

ArrivalGroups arrival_groups(const Field& field, Seat side) {
  return {.kentucky = kentucky_group(field, side), .invaded = invaded_kentucky(field, side)};
}

ArrivalRight right_at(const Field& field, const RecruitmentLocals& recruitment, const ArrivalGroups& groups,
                      UnitClass unit_class, HexId hex) {
  const Seat side = recruitment.side;
  const bool is_army = unit_class == UnitClass::Asp;
  if (side == Seat::Confederate && is_army && waiting_arsenal(field, hex) != kNoPiece) {
    return ArrivalRight::Arsenal;
  }
  if (is_army && !has_bit(recruitment, kKentuckyGroup) && groups.kentucky.has(hex)) {
    return ArrivalRight::Kentucky;
  }
  if (is_army && placed_in_invaded(recruitment) < field.chart().war.kentucky.asp_a_turn && groups.invaded.has(hex)) {
    return ArrivalRight::Invaded;
  }
  if (!field.arrival_places(side).has(hex)) {
    return ArrivalRight::None;
  }
  if (side == Seat::Union) {
    return takes_union_point(field, recruitment, hex) ? ArrivalRight::Part : ArrivalRight::None;
  }
  if (!has_bit(recruitment, group_of(field.map(), hex))) {
    return ArrivalRight::Group;
  }
  return is_army && recruitment.at_large > 0 && arrivals_at(field, hex, side) == 0 ? ArrivalRight::AtLarge
                                                                                   : ArrivalRight::None;
}

}  // namespace

ArrivalRight arrival_right(const Field& field, const RecruitmentLocals& recruitment, UnitClass unit_class, HexId hex) {
  return right_at(field, recruitment, arrival_groups(field, recruitment.side), unit_class, hex);
}

HexSet places_for(const Field& field, const RecruitmentLocals& recruitment, UnitClass unit_class) {
  const Seat side = recruitment.side;
  if (unit_class == UnitClass::Leader) {
    return returning_leader(field, side) == kNoPiece ? HexSet{} : field.armies(side);
  }
  if (unit_class == UnitClass::Usmrr) {
    return side != Seat::Union || returning_crew(field) == kNoPiece
               ? HexSet{}
               : field.map().union_sources() & field.building_ground(side).open;
  }
  const bool is_army = unit_class == UnitClass::Asp;
  if ((!is_army && (unit_class != UnitClass::Cavalry || !may_recruit_cavalry(field, recruitment))) ||
      next_in_pool(field.state(), field.library(), side, unit_class) == kNoPiece) {
    return {};
  }
  const ArrivalGroups groups = arrival_groups(field, side);
  HexSet places;
  const auto add = [&](HexId hex) {
    if (right_at(field, recruitment, groups, unit_class, hex) != ArrivalRight::None) {
      places.add(hex);
    }
  };
  (field.arrival_places(side) | groups.kentucky | groups.invaded).for_each(add);
  if (side == Seat::Confederate) {
    for (const PieceId id : field.pieces()) {
      if (field.is_on_map(id, side, UnitClass::Arsenal)) {
        add(field.piece(id).place);
      }
    }
  }
  return places;
}

}  // namespace longroll::campaign
