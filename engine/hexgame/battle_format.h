#pragma once
#include "engine/hexgame/battle.h"
#include "engine/hexgame/scenario_reader.h"
#include "engine/map/hex_map_reader.h"

/// Reads the folder of a battle for a game whose files differ from those of other games in the words below only.
namespace longroll::hexgame {

template <class Battle>
struct BattleFormat {
  MapVocabulary map;
  OrderOfBattleLimits forces;
  void (*read_ratings)(JsonReader& in, typename Battle::Counter& counter);
  std::string_view scenario;  ///< "crossroads-scenario/1"
};

/// The battle of that folder with what is printed for it; the game adds what it derives from that.
template <class Battle>
Result<Battle> read_battle(const AssetReader& read, const std::string& root, const BattleFolder& which,
                           const BattleFormat<Battle>& format) {
  using Text = std::string_view;
  using Forces = OrderOfBattle<typename Battle::Counter>;
  const BattleParsers parsers{
      [&](Text text, Text where) { return read_hex_map(text, where, format.map); },
      [&](Text text, Text where) {
        return read_order_of_battle<typename Battle::Counter>(text, where, format.forces, format.read_ratings);
      },
      [&](Text text, Text where, const HexMap& map, const Forces& forces) {
        return read_scenario<typename Battle::Scenario>(text, where, format.scenario, map, facts_of(map, forces),
                                                        [](JsonReader&, typename Battle::Scenario&) {});
      }};
  Battle battle;
  Faults faults;
  read_battle(read, root, which, parsers, battle, faults);
  if (!faults.empty()) {
    return faults;
  }
  return battle;
}

}  // namespace longroll::hexgame
