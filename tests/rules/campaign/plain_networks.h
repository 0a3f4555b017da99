#pragma once
#include <functional>
#include <set>
#include <vector>

#include "engine/games/campaign/ground_map.h"
#include "engine/map/hexside.h"

/// The networks of the map as plainly as the rules tell them: what the map is tested by, and what faster code may be
/// held against.
namespace longroll::campaign::test {

/// The lower number first.
struct EarlierHexside {
  bool operator()(const Hexside& a, const Hexside& b) const { return index_of(a) < index_of(b); }
};
using Hexsides = std::set<Hexside, EarlierHexside>;

/// The hexside between a hex and its neighbour over `d`, which must be on the map.
Hexside hexside(const GroundMap& ground, HexId hex, Direction d);

/// "1208/1308".
std::string text_of(const GroundMap& ground, Hexside side);

/// Campaign 2.1.1: the hexsides that meet this one in its corners.
std::vector<Hexside> meeting(const GroundMap& ground, Hexside side);

/// Campaign 13.1.2: whether vessels use a side: by its water, and not where a levee stands.
using UsesWater = std::function<bool(Water)>;
/// Water that every vessel uses.
bool is_open_water(Water water);
/// Water that river vessels use in winter and spring.
bool is_boat_water(Water water);

/// All sides that vessels reach from the sides of `hex`, those included.
Hexsides water_from(const GroundMap& ground, HexId hex, const UsesWater& uses);

/// Campaign 14.1, 13.3.3: the sea zones to which the harbour of `hex` is open.
ZoneSet seas_of_harbour(const GroundMap& ground, HexId hex);

/// Campaign 8.1.2, 14.1: all hexes of `land` that rails, and roads where `by_road`, join to the hexes of `from`, and
/// inland water from city to city. Nothing goes over the sea.
HexSet connected(const GroundMap& ground, const HexSet& from, const HexSet& land, bool by_road);

/// Land of `land` that ground forces reach on foot from `from`.
HexSet on_foot(const GroundMap& ground, HexId from, const HexSet& land);

/// All land of one allegiance.
HexSet land_of(const GroundMap& ground, Allegiance allegiance);

}  // namespace longroll::campaign::test
