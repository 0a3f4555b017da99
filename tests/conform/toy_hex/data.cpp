#include "engine/hexgame/scenario_reader.h"
#include "engine/map/hex_map_reader.h"
#include "tests/conform/toy_hex/field.h"

/// Reads what is printed (RULES.md 1.0, 2.0): the folder data/crossroads.
namespace longroll::toy_hex {
namespace {

constexpr MapVocabulary::Terrain kTerrain[] = {{'.', "clear"}, {'w', "woods"}};
constexpr MapVocabulary::SideKind kWaters[] = {{"creek", 1}};
constexpr std::string_view kSpots[] = {"crossroads"};
constexpr MapVocabulary kWords = {.format = "crossroads-map/1",
                                  .terrain = kTerrain,
                                  .lowest = '0',
                                  .highest = '0',
                                  .waters = kWaters,
                                  .spots = kSpots};

using Battle = hexgame::Battle<HexMap, Counter, hexgame::Scenario>;

constexpr hexgame::BattleParsers<Battle> kParsers = {
    .map = [](std::string_view text, std::string_view where) { return read_hex_map(text, where, kWords); },
    .forces =
        [](std::string_view text, std::string_view where) {
          return hexgame::read_order_of_battle<Counter>(
              text, where, {.format = "crossroads-forces/1", .most_units = 20, .longest_name = 12},
              [](JsonReader& in, Counter& counter) {
                counter.strength = static_cast<int>(in.number("strength", 1, 9));
                counter.movement = static_cast<int>(in.number("movement", 1, 9));
              });
        },
    .scenario =
        [](std::string_view text, std::string_view where, const HexMap& map, const auto& forces) {
          return hexgame::read_scenario<hexgame::Scenario>(text, where, "crossroads-scenario/1", map,
                                                           hexgame::facts_of(map, forces), [](auto&, auto&) {});
        }};

}  // namespace

Result<Data> read_data(const AssetReader& read) {
  Data data;
  Faults faults;
  hexgame::read_battle<Battle>(read, "games/", {"crossroads", {"day"}}, kParsers, data, faults);
  if (!faults.empty()) {
    return faults;
  }
  const HexMap& map = data.map;
  data.hexes = hexes_in_play(map);
  data.open = sides_where(map, [&](HexId hex, Direction d) { return map.side(hex, d) == 0; });
  data.costs = MovementCosts(map, 1, [&](int, HexId from, Direction d, HexId to) {
    return 1 + map.terrain_number(to) + (map.side(from, d) != 0 ? 1 : 0);
  });
  return data;
}

}  // namespace longroll::toy_hex
