#include "engine/hexgame/battle_format.h"
#include "engine/hexgame/fingerprint.h"
#include "tests/conform/toy_hex/field.h"

/// Reads what is printed (RULES.md 1.0, 2.0): the folder data/crossroads.
namespace longroll::toy_hex {
namespace {

constexpr MapVocabulary::Terrain kTerrain[] = {{'.', "clear"}, {'w', "woods"}};
constexpr MapVocabulary::SideKind kWaters[] = {{"creek", 1}};
constexpr std::string_view kSpots[] = {"crossroads"};

constexpr hexgame::BattleFormat<Data> kFormat = {
    .map = {.format = "crossroads-map/1",
            .terrain = kTerrain,
            .lowest = '0',
            .highest = '0',
            .waters = kWaters,
            .spots = kSpots},
    .forces = {.format = "crossroads-forces/1", .most_units = 20, .longest_name = 12},
    .read_ratings =
        [](JsonReader& in, Counter& counter) {
          counter.strength = static_cast<int>(in.number("strength", 1, 9));
          counter.movement = static_cast<int>(in.number("movement", 1, 9));
        },
    .scenario = "crossroads-scenario/1"};

}  // namespace

Result<Data> read_data(const AssetReader& read) {
  Result<Data> data = hexgame::read_battle(read, "games/", {"crossroads", {"day"}}, kFormat);
  if (data) {
    const HexMap& map = data.value().map;
    data.value().hexes = hexes_in_play(map);
    data.value().open = sides_where(map, [&](HexId hex, Direction d) { return map.side(hex, d) == 0; });
    data.value().costs = MovementCosts(map, 1, [&](int, HexId from, Direction d, HexId to) {
      return 1 + map.terrain_number(to) + (map.side(from, d) != 0 ? 1 : 0);
    });
    hexgame::number_scenarios(data.value(), [](hexgame::Fingerprint& out, const Counter& counter) {
      out.add(counter.side, counter.strength, counter.movement);
    });
  }
  return data;
}

}  // namespace longroll::toy_hex
