// build: small
#include "engine/games/campaign/planner/land.h"

#include <algorithm>

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
    : library_(&library), costs_{costs_in(library, Season::Summer), costs_in(library, Season::Winter)} {
  for (const MapPlace& place : library.map.places()) {
    if (const int worth = worth_of(library, place); worth > 0) {
      goals_.push_back(
          {place.hex, worth, {distances_to(place.hex, Season::Summer), distances_to(place.hex, Season::Winter)}});
    }
  }
}

DistanceField Land::distances_to(HexId hex, Season season, int far) const {
  const std::vector<HexId> goals = {hex};
  return DistanceField::by_cost(library_->map.grid, costs_[is_wet(season) ? 1 : 0], 0, goals, far);
}

}  // namespace longroll::campaign
