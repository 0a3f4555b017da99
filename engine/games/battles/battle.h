#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.h"
#include "engine/games/battles/battle_costs.h"
#include "engine/games/battles/chart.h"
#include "engine/hexgame/battle.h"
#include "engine/map/distance_field.h"
#include "engine/map/hex_map.h"
#include "engine/table/seat.h"
#include "engine/table/state.h"

namespace longroll::battles {

/// Counters of an order of battle; the other pieces of a State stay free for breastworks.
constexpr std::size_t kMaxCounters = 300;

/// The ground of a battle, 400 metres a hex: assets/games/battles/<battle>/map.json. Its numbers of terrain are
/// Terrain, its bits of hexsides Side, its numbers of roads Road; levels are 1, bottom land, to 4.
struct BattleMap : HexMap {
  BattleMap() = default;
  explicit BattleMap(HexMap map) : HexMap(std::move(map)) {}

  Terrain terrain_at(HexId hex) const { return static_cast<Terrain>(terrain_number(hex)); }
  void set_terrain(HexId hex, Terrain kind) { terrain[hex] = static_cast<std::uint8_t>(kind); }
  Road road(HexId hex, Direction d) const {
    const std::uint8_t road = road_number(hex, d);
    return road == kNoRoad ? Road::None : static_cast<Road>(road);
  }
};

/// One counter as it is printed.
struct Counter : hexgame::Unit {
  Arm arm = Arm::Infantry;
  std::int16_t strength = 0;  ///< combat strength; of a leader 0
  std::int16_t movement = 0;  ///< movement points
  bool is_estimated = false;
  int men = 0;   ///< that it stands for; of artillery its crews
  int guns = 0;  ///< of artillery and gunboats
};

/// An order of battle: assets/games/battles/<battle>/forces.json.
using Forces = hexgame::OrderOfBattle<Counter>;

using hexgame::Held;
using hexgame::Objective;
using hexgame::Placement;
using hexgame::TurnInfo;

/// A rule of one scenario that moves the odds (8.44): surprise at dawn.
struct Surprise {
  Seat side = Seat::Nobody;  ///< whose attacks
  int last_turn = 0;
  int shift = 0;  ///< columns to the right
};

/// One battle as it is played: assets/games/battles/<battle>/<scenario>.json. Its `held` troops and `stack_limit` are
/// those of exclusive rules and 6.31.
struct Scenario : hexgame::Scenario {
  std::vector<Surprise> surprises;
  BySide<int> loss_points{{1, 1}};  ///< by side: what the enemy gets for a strength point of it eliminated
  /// The Union wins when its points less the Confederates' are at least this, the Confederates when they are at most
  /// that; between them the battle is drawn.
  int union_wins_from = 1;
  int confederate_wins_to = 0;
};

/// One battle as the rules read it: assets/games/battles/<battle> and the chart of the system. A new battle is data
/// alone, and no number in here depends on which other battles there are. The last two counters are the breastworks
/// markers of the sides.
struct Library : hexgame::Battle<BattleMap, Counter, Scenario> {
  Chart chart;
  std::vector<Arm> arms;  ///< of each counter, close together for those who ask often
  BattleCosts costs;      ///< what the ground of the map costs
  /// Of each scenario, by side: how many hexes it is to where its communications leave the map, over ground that troops
  /// on foot can cross (12.1).
  std::vector<BySide<DistanceField>> to_exits;

  Arm arm(int kind) const { return arms[static_cast<std::size_t>(kind)]; }
  int breastworks_of(Seat side) const { return static_cast<int>(counters.size()) - 2 + index_of(side); }

  /// Index in `scenarios` of the one with that number (Scenario::number); -1: none.
  int find_scenario(int number) const;
  /// Which of its scenarios the State is of; it must be of one.
  std::size_t scenario_index(const State& state) const;
  const Scenario& scenario_of(const State& state) const { return scenarios[scenario_index(state)]; }
};

Result<BattleMap> parse_map(std::string_view text, std::string_view where);
Result<Forces> parse_forces(std::string_view text, std::string_view where);
Result<Scenario> parse_scenario(std::string_view text, std::string_view where, const BattleMap& map,
                                const Forces& forces);

/// Puts a battle together from its parts; placements must name kinds by their place in `counters`. Adds the breastworks
/// markers, their ids, the arms, what the ground costs, and the number and the hash of each scenario.
void finish_library(Library& library);

/// A hash of what the rules read of a scenario: the chart, the ground, the numbers of its counters and the scenario as
/// parsed. No title, name, label, region or other text is part of it, nor any other scenario or battle. It is the same
/// on every machine.
std::uint64_t hash_of_scenario(const Library& library, const Scenario& scenario);

std::string_view id_of(Arm arm);  ///< "horse-artillery", as the data writes it

}  // namespace longroll::battles
