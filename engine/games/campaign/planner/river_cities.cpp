// build: small
#include "engine/games/campaign/planner/river_cities.h"

#include <algorithm>

#include "engine/games/campaign/rules/open_nodes.h"

namespace longroll::campaign {

HexSet cities_open_by_river(const Field& field, const HexSet& forts) {
  const NetworkData data = field.library().network_data();
  const NodeSet open = vessel_water(data, field.network(), Vessel::Flotilla) - waters_beside(data, forts);
  std::vector<NodeId> seeds;
  HexSet from = field.points(Seat::Confederate);
  for (int group = 0; group < kRecruitmentGroups; ++group) {
    from |= field.map().recruitment_cities(static_cast<Group>(group));
  }
  from &= field.held(Seat::Confederate);
  for (const MapPlace& place : data.map.places()) {
    if (from.has(place.hex)) {
      for (const NodeId water : data.network.waters_of(place.hex)) {
        if (open.has(water)) {
          seeds.push_back(water);
        }
      }
    }
  }
  const NodeSet reached = data.network.graph().flood(seeds, open);
  HexSet cities;
  for (const MapPlace& place : data.map.places()) {
    if (place.is_city && field.held(Seat::Union).has(place.hex) &&
        field.map().allegiance_at(place.hex) == Allegiance::Union) {
      const auto& waters = data.network.waters_of(place.hex);
      if (std::any_of(waters.begin(), waters.end(), [&](NodeId water) { return reached.has(water); })) {
        cities.add(place.hex);
      }
    }
  }
  return cities;
}

HexSet exposed_cities(const Field& field, Seat side) {
  return side == Seat::Union ? cities_open_by_river(field, field.network().side(side).forts) : HexSet();
}

}  // namespace longroll::campaign
