// build: portable
#include "tests/rules/campaign/skirmish.h"

#include <algorithm>

#include "engine/core/rng.h"
#include "tests/rules/campaign/table.h"

namespace longroll::campaign::test {
namespace {

constexpr int kWidth = 5;  // hexes about the middle
constexpr int kLastTurn = 17;
constexpr int kGroupsOfShips = 2;  // else vessels hardly ever react

/// Where the armies meet: open country, the Potomac, the mountains, the great river, a coast.
constexpr std::string_view kMiddles[] = {"0704", "4407", "2617", "1119", "4613", "2016"};

class Maker {
 public:
  Maker(const Library& library, std::uint64_t number)
      : library_(library), rng_(number), middle_(*hex_named(kMiddles[number % std::size(kMiddles)])) {
    for (const HexId hex : library.land) {
      if (library.map.grid.distance(hex, middle_) <= kWidth) {
        near_.push_back(hex);
      }
    }
  }

  Start start() {
    Start start;
    start.id = "skirmish";
    start.title = "Skirmish";
    start.turn = kLastTurn - 1 - below(3);
    start.status = below(9) - 4;
    start.economy = 10;
    start.kentucky = static_cast<Start::Kentucky>(below(3));
    start.union_states.bits = static_cast<std::uint32_t>(rng_.below(1U << kAmericanStates));
    start.confederate_states.bits = ((1U << kAmericanStates) - 1U) & ~start.union_states.bits;
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      const int forces = 4 + below(4);
      for (int i = 0; i < forces; ++i) {
        start.setup.push_back(force(side));
      }
      start.setup.push_back(leaders(side));
      for (int i = 0; i < kGroupsOfShips; ++i) {
        start.setup.push_back(ships(side));
      }
    }
    return start;
  }

 private:
  int below(int bound) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(bound))); }
  std::string somewhere() {
    for (;;) {  // no two forts of both sides, and no enemies in one hex
      const HexId hex = near_[rng_.below(static_cast<std::uint32_t>(near_.size()))];
      if (std::find(taken_.begin(), taken_.end(), hex) == taken_.end()) {
        taken_.push_back(hex);
        return hex_text(hex);
      }
    }
  }
  static void add(StartForce& force, UnitClass unit_class, int count) {
    force.units[static_cast<std::size_t>(unit_class)] = static_cast<std::int8_t>(count);
  }

  StartForce force(Seat side) {
    StartForce force;
    force.side = side;
    force.hex = somewhere();
    add(force, UnitClass::Asp, 1 + below(5));
    add(force, UnitClass::Cavalry, below(4) == 0 ? 1 : 0);
    add(force, UnitClass::Msp, below(4) == 0 ? 1 + below(2) : 0);
    const int kind = below(6);
    if (kind == 0) {
      add(force, UnitClass::Fort, 1);
      force.is_building[static_cast<std::size_t>(UnitClass::Fort)] = below(3) == 0;
      force.post = below(2) == 0 ? StartPost::Garrison : StartPost::Field;
      add(force, UnitClass::Asp, 1 + below(2));
    } else if (kind == 1) {
      add(force, UnitClass::Entrenchment, 1);
      add(force, UnitClass::Asp, 2 + below(3));
      force.post = StartPost::Entrenched;
    } else if (kind == 2) {
      add(force, UnitClass::Asp, 0);
      add(force, UnitClass::Cavalry, 1);
    }
    return force;
  }

  /// Vessels on water of theirs near the armies, where there is any; else transports of the Union at sea.
  StartForce ships(Seat side) {
    const bool is_union = side == Seat::Union;
    StartForce force;
    force.side = side;
    std::vector<Hexside> waters;
    const Season season = library_.turn(kLastTurn).season;
    for (const HexId hex : near_) {
      for (const Direction d : kNamingSides) {
        const WaterEffect& effect = library_.chart.terrain.water(library_.map.water(hex, d), season);
        if (effect.vessels[static_cast<std::size_t>(Vessel::Rsp)] && library_.network.water_at({hex, d}) != kNoNode) {
          waters.push_back({hex, d});
        }
      }
    }
    if (waters.empty()) {
      force.where = StartForce::Where::SeaZone;
      add(force, UnitClass::Ntp, is_union ? 1 + below(2) : 0);
      add(force, UnitClass::Nsp, is_union ? below(3) : 0);
      return force;
    }
    const Hexside side_of_water = waters[rng_.below(static_cast<std::uint32_t>(waters.size()))];
    force.where = StartForce::Where::Hexside;
    force.hex = hex_text(side_of_water.hex);
    force.other_hex = hex_text(hex_beyond(library_.map.grid, side_of_water));
    add(force, is_union ? UnitClass::Rsp : UnitClass::Ironclad, is_union ? 1 + below(2) : 1);
    add(force, UnitClass::Flotilla, is_union ? 0 : below(2));
    return force;
  }

  StartForce leaders(Seat side) {
    StartForce force;
    force.side = side;
    force.hex = somewhere();
    add(force, UnitClass::Asp, 8);
    for (const LeaderCounter& leader : library_.forces.leaders) {
      if (leader.side == side && below(3) != 0) {
        force.leaders.push_back({leader.id, static_cast<std::int8_t>(below(4)), leader.id});
      }
    }
    return force;
  }

  const Library& library_;
  Rng rng_;
  HexId middle_;
  std::vector<HexId> near_;
  std::vector<HexId> taken_;
};

}  // namespace

std::shared_ptr<const Game> skirmish(std::uint64_t number) {
  Library library = shipped_library();
  Scenario scenario = library.scenarios.front();
  scenario.start = Maker(library, number).start();
  scenario.id = "skirmish";
  scenario.title = "Skirmish";
  scenario.year_game = -1;
  library.scenarios = {scenario};
  for (TurnBox& turn : library.track_of_turns.turns) {
    turn.survival = -20;
    turn.victory = 99;
  }
  return std::make_shared<Campaign>(std::move(library));
}

}  // namespace longroll::campaign::test
