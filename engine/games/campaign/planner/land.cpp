// build: small
#include "engine/games/campaign/planner/land.h"

#include <algorithm>
#include <span>

#include "engine/core/heap_sort.h"
#include "engine/games/campaign/rules/open_nodes.h"
#include "engine/games/campaign/rules/supply_lines.h"

namespace longroll::campaign {
namespace {

// What a place is worth besides what it adds to the economy (14.1, 15.1).
constexpr int kCenter = 10;       ///< for each point of the economy
constexpr int kHarbor = 6;        ///< likewise of an open port
constexpr int kUnionCity = 8;     ///< its loss costs political status
constexpr int kVotersCity = 8;    ///< its capture is worth political status
constexpr int kKentuckyCity = 5;  ///< supply centers and arrivals (15.5)
constexpr int kCity = 4;          ///< recruits, junctions
constexpr int kColumbia = 25;     ///< Washington

int worth_of(const Library& library, const MapPlace& place) {
  const Allegiance side = library.map.allegiance_at(place.hex);
  int worth = kCenter * place.center + kHarbor * place.harbor;
  if (library.map.state_at(place.hex) == AmericanState::Columbia) {
    worth += kColumbia;
  }
  if (place.is_source || (place.is_city && side == Allegiance::Union)) {
    worth += kUnionCity;
  }
  if (place.is_city && side != Allegiance::Union) {
    worth += side == Allegiance::Kentucky ? kKentuckyCity : kCity;
  }
  const std::vector<ChartPlace>& voters = library.chart.war.captured_cities;
  if (std::any_of(voters.begin(), voters.end(),
                  [&](const ChartPlace& one) { return hex_named(one.hex) == place.hex; })) {
    worth += kVotersCity;
  }
  const ChartPlace& missouri = library.chart.war.missouri;
  return worth + (hex_named(missouri.hex) == place.hex ? kCenter * missouri.value : 0);
}

/// Campaign 14.1: asked of a map without troops when rivers are high.
Harbor harbor_of(const Library& library, const MapPlace& place) {
  constexpr int kGateNear = 3;  // hexes
  const NetworkData data = library.network_data();
  NetworkView view;
  view.season = Season::Spring;
  ZoneSet zones;
  for (int zone = 0; zone < kSeaZones; ++zone) {
    zones.add(static_cast<SeaZone>(zone));
  }
  HexSet port;
  port.add(place.hex);
  const auto is_open = [&](const NodeSet& shut, const HexSet& shut_coasts) {
    return !ports_open_to(data, view, zones, port, shut, shut_coasts).empty();
  };
  NodeSet all = data.network.none();
  data.network.for_each(NodeKind::Water, [&](NodeId id, const MapNode&) { all.add(id); });
  Harbor harbor{.port = place.hex, .worth = place.harbor, .is_on_sea = is_open(all, {}), .gates = {}};
  const bool has_water = is_open(data.network.none(), port);
  data.network.for_each(NodeKind::Water, [&](NodeId id, const MapNode& node) {
    NodeSet shut = data.network.none();
    shut.add(id);
    if (has_water && library.map.grid.distance(node.side.hex, place.hex) <= kGateNear && !is_open(shut, port)) {
      harbor.gates.push_back(id);
    }
  });
  if (has_water && harbor.gates.empty()) {
    harbor.worth = 0;  // one vessel alone never shuts it
  }
  return harbor;
}

/// On foot; over deep water by ferries, which cost about half of an allowance.
MovementCosts costs_in(const Library& library, Season season) {
  constexpr int kFerry = 5;
  const SeasonTables& tables = library.seasons[season];
  return MovementCosts(library.map, 1, [&](int, HexId from, Direction d, HexId) {
    const int on_foot = tables.cost(StepWay::Foot, from, d);
    const int by_ferry = tables.cost(StepWay::Ferry, from, d);
    return on_foot != MovementCosts::kNever    ? on_foot
           : by_ferry != MovementCosts::kNever ? by_ferry + kFerry
                                               : MovementCosts::kNever;
  });
}

}  // namespace

Land::Land(const Library& library)
    : library_(&library),
      costs_{costs_in(library, Season::Summer), costs_in(library, Season::Winter)},
      known_(4 * kMaxHexes) {
  for (const MapPlace& place : library.map.places()) {
    if (const int worth = worth_of(library, place); worth > 0) {
      goals_.push_back(
          {place.hex, worth, {&distances_to(place.hex, Season::Summer), &distances_to(place.hex, Season::Winter)}});
    }
    if (place.harbor > 0) {
      if (Harbor harbor = harbor_of(library, place); harbor.worth > 0) {
        harbors_.push_back(std::move(harbor));
      }
    }
  }
  const auto vessels = [](const Harbor& one) { return one.is_on_sea && !one.gates.empty() ? 2 : 1; };
  heap_sort(harbors_.begin(), harbors_.end(), [&](const Harbor& a, const Harbor& b) {
    return a.worth != b.worth         ? a.worth > b.worth
           : vessels(a) != vessels(b) ? vessels(a) < vessels(b)
                                      : a.port < b.port;
  });
}

const DistanceField& Land::distances_to(HexId hex, Season season, int far) const {
  const std::size_t kind = (is_wet(season) ? 1 : 0) + (far == kNearby ? 2 : 0);
  return known_[kind * kMaxHexes + static_cast<std::size_t>(hex)].get([&] {
    return DistanceField::by_cost(library_->map.grid, costs_[is_wet(season) ? 1 : 0], 0, std::span(&hex, 1), far);
  });
}

DistanceField Land::distances_to(const HexSet& hexes, Season season) const {
  std::vector<HexId> goals;
  hexes.for_each([&](HexId hex) { goals.push_back(hex); });
  return DistanceField::by_cost(library_->map.grid, costs_[is_wet(season) ? 1 : 0], 0, goals, kFar);
}

}  // namespace longroll::campaign
