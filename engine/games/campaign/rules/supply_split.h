#pragma once
#include <vector>

#include "engine/games/campaign/rules/supply_lines.h"

namespace longroll::campaign {

/// Campaign 8.3, 15.6: the city lies in a state whose cities serve the Confederacy when it controls them.
bool is_city_of_the_south(const NetworkData& data, const NetworkView& view, HexId city);

/// What of a force needs supply, by kind (Campaign 8.0): leaders and ships need none.
struct Hungry {
  std::int16_t cavalry = 0;
  std::int16_t asp = 0;
  std::int16_t msp = 0;
  std::int16_t forts = 0;  ///< a fort by itself, a point as garrison (11.3)

  int points() const { return cavalry + asp + msp + forts; }
  bool operator==(const Hungry&) const = default;
};

/// The points of a side in a hex that trace the same line: those in the fort, or all others.
struct SupplyForce {
  HexId hex = kNoHex;
  bool is_garrison = false;
  bool is_besieged = false;  ///< 11.8: a garrison, with enemies in the hex and none of its side's points outside
  Hungry points;
};

/// The depots of a side in a hex.
struct DepotStack {
  HexId hex = kNoHex;
  int count = 0;
};

/// What can be fed when only some points of a side's forces can be.
struct SupplySplit {
  std::vector<Hungry> fed;           ///< of each force
  std::vector<DepotStack> expended;  ///< 8.4.2: depots out of supply that have fed and are taken away
};

/// Whether depots that are out of supply may be expended (8.4.2).
enum class DepotUse : std::uint8_t { All, OnlySupplied };

/// Campaign 8.1, 11.8: the whole force is fed by a line of its own; a besieged garrison, by the water beside the fort.
bool has_own_line(const SupplyLines& lines, const SupplyForce& force);

/// Campaign 8.1.3, 8.3, 8.4.2: feeds as many points of all forces of the side together as can be, cavalry before army
/// points, these before militia and forts. Forces with a line of supply are fed whole, a fortress that is supplied by
/// sea up to its largest garrison. The others draw on
/// - depots, each of which feeds three points over an overland line: those in supply, the Union's also through other
///   depots in a chain, whose points count at each of them; and those out of supply, which feed no cavalry and are
///   expended;
/// - for the Confederacy, cities that are connected with other cities, a point for each of those.
SupplySplit split_supply(const NetworkData& data, const NetworkView& view, Seat side, const SupplyLines& lines,
                         const std::vector<DepotStack>& depots, const std::vector<SupplyForce>& forces,
                         DepotUse use = DepotUse::All);

/// Campaign 8.3: a city as source of limited supply.
struct CitySource {
  HexId city = kNoHex;
  HexSet from;    ///< a force in these hexes can trace a line to it
  HexSet sieges;  ///< 11.8: so can the garrisons of these besieged forts, along the water beside them
  HexSet others;  ///< cities that can trace a line to it; each feeds one point, whichever city is the source
};
/// A stack of depots with the lines that lead to it.
struct DepotLine {
  DepotStack stack;
  HexSet from;               ///< an overland line from these hexes ends at it
  bool is_supplied = false;  ///< 8.4.2: it can trace a line itself
};

/// What limited supply there is, and who can draw on it.
struct LimitedSources {
  std::vector<DepotLine> depots;
  std::vector<CitySource> cities;
};
LimitedSources limited_sources(const NetworkData& data, const NetworkView& view, Seat side, const SupplyLines& lines,
                               const std::vector<DepotStack>& depots);
/// The same for sources that are known.
SupplySplit split_supply(const NetworkData& data, Seat side, const SupplyLines& lines, const LimitedSources& sources,
                         const std::vector<SupplyForce>& forces, DepotUse use);
/// Campaign 8.3: at least that many points of all forces together can be fed. It takes less time than the best split.
bool can_feed(const NetworkData& data, Seat side, const SupplyLines& lines, const LimitedSources& sources,
              const std::vector<SupplyForce>& forces, int points);
/// Every point of every force is fed.
SupplySplit fed_whole(const std::vector<SupplyForce>& forces);

/// Campaign 8.3, 8.4.2: where points can draw on depots or on cities that hang together, however few these feed.
HexSet limited_reach(const NetworkData& data, const NetworkView& view, Seat side, const SupplyLines& lines,
                     const std::vector<DepotStack>& depots);

/// Campaign 8.3, 15.6: the Confederacy's cities that are no sources by themselves, that have no line to one (`lines`:
/// who traces to them is supplied anyway), and that another city can trace to.
std::vector<CitySource> city_sources(const NetworkData& data, const NetworkView& view, const SupplyLines& lines);

}  // namespace longroll::campaign
