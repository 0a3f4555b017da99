// What is worked out by whole columns and tables, against the plain meaning of the rules, all through made-up battles.
#include <map>

#include "engine/games/battles/rules/movement.h"
#include "engine/games/battles/rules/zones.h"
#include "tests/rules/battles/skirmish.h"
#include "tests/rules/battles/table.h"
#include "tests/support/sparing.h"

namespace longroll::battles::test {
namespace {

constexpr std::array<Seat, 2> kSides = {Seat::Union, Seat::Confederate};

template <class Then>
void for_each_hex(const Field& field, Then&& then) {
  for (int column = 1; column <= field.grid().columns; ++column) {
    for (int row = 1; row <= field.grid().rows; ++row) {
      then(hex_at(column, row));
    }
  }
}

/// Battles 7.0: some unit of that side controls the hex.
bool is_controlled_plainly(const Field& field, HexId hex, Seat side) {
  for (int i = 0; i < field.piece_count(); ++i) {
    const auto id = static_cast<PieceId>(i);
    if (field.side_of(id) == side && controls(field, id, hex)) {
      return true;
    }
  }
  return false;
}

bool has_unit_plainly(const Field& field, HexId hex, Seat side) {
  for (int i = 0; i < field.piece_count(); ++i) {
    const auto id = static_cast<PieceId>(i);
    if (field.side_of(id) == side && field.is_unit(id) && field.piece(id).place == hex) {
      return true;
    }
  }
  return false;
}

/// Battles 10.1: troops on foot can come over that side whatever it costs.
bool is_passable_plainly(const Field& field, HexId from, Direction d, HexId to) {
  const BattleMap& map = field.map();
  const unsigned side = map.side(from, d);
  const bool is_water = (side & (kCreek | kRiver)) != 0;
  const bool is_bridged = (side & (kBridge | kFord | kFerry | kPontoon)) != 0;
  return map.is_playable(to) && (!is_water || is_bridged) &&
         (map.road(from, d) != Road::None || map.terrain_at(to) != Terrain::Water);
}

/// Battles 7.1: every hex with a line of communication, found by asking each again and again.
HexSet communications_plainly(const Field& field, Seat side) {
  const Seat enemy = other(side);
  const auto is_open = [&](HexId hex) {
    return field.map().is_playable(hex) && !has_unit_plainly(field, hex, enemy) &&
           (!is_controlled_plainly(field, hex, enemy) || has_unit_plainly(field, hex, side));
  };
  HexSet open;
  for_each_hex(field, [&](HexId hex) {
    if (is_open(hex)) {
      open.add(hex);
    }
  });
  HexSet found;
  for (const HexId exit : field.scenario().communications[static_cast<std::size_t>(index_of(side))]) {
    if (open.has(exit)) {
      found.add(exit);
    }
  }
  for (std::size_t before = HexSet().size(); before != found.size();) {
    before = found.size();
    for_each_hex(field, [&](HexId hex) {
      for (const Direction d : kAllDirections) {
        const HexId next = field.grid().neighbor(hex, d);
        if (next != kNoHex && open.has(hex) && found.has(next) && is_passable_plainly(field, hex, d, next)) {
          found.add(hex);
        }
      }
    });
  }
  return found;
}

void expect_sets(const Field& field) {
  for (const Seat side : kSides) {
    for_each_hex(field, [&](HexId hex) {
      ASSERT_EQ(field.zone(side).has(hex), is_controlled_plainly(field, hex, side)) << "7.0 " << hex_text(hex);
      ASSERT_EQ(field.units(side).has(hex), has_unit_plainly(field, hex, side)) << hex_text(hex);
      ASSERT_EQ(field.near(side).has(hex), distance_to_enemy(field, hex, other(side)) <= 2) << "6.41 " << hex_text(hex);
    });
    ASSERT_EQ(field.communications(side), communications_plainly(field, side)) << "7.1";
  }
}

/// Every step of every unit is barred exactly when there is a reason.
void expect_reasons(const Field& field) {
  for (int i = 0; i < field.piece_count(); ++i) {
    const auto id = static_cast<PieceId>(i);
    if (field.arm_of(id) == Arm::Breastworks || !is_on_map(field.piece(id))) {
      continue;
    }
    for (const MoveMode mode : {MoveMode::Regular, MoveMode::Strategic}) {
      const March march(field, id, mode);
      for_each_hex(field, [&](HexId from) {
        for (const Direction d : kAllDirections) {
          const HexId to = field.grid().neighbor(from, d);
          if (to != kNoHex) {
            ASSERT_EQ(march.step_cost(from, d, to).cost < 0, march.block_reason(from, d, to) != BlockReason::None);
          }
        }
      });
    }
  }
}

/// The least cost of every hex that the unit can reach, and whether it must stop there: asked of `step_cost` step by
/// step, until nothing becomes cheaper.
std::map<HexId, StepCost> reach_plainly(const Field& field, PieceId id, const March& march, int half_points) {
  std::map<HexId, StepCost> found;
  if (is_on_map(field.piece(id))) {
    found[field.piece(id).place] = {0, false};
  } else {
    for (const HexId entry : march.entries()) {
      if (const int cost = march.entry_cost(entry); cost >= 0 && cost <= half_points) {
        found[entry] = {cost, false};
      }
    }
  }
  for (bool is_settled = false; !is_settled;) {
    is_settled = true;
    for (const auto& [from, spent] : std::map(found)) {
      for (const Direction d : kAllDirections) {
        const HexId to = field.grid().neighbor(from, d);
        const StepCost step = to == kNoHex || spent.stops ? kImpassable : march.step_cost(from, d, to);
        const int cost = spent.cost + step.cost;
        if (step.cost >= 0 && cost <= half_points && (found.count(to) == 0 || found[to].cost > cost)) {
          found[to] = {cost, step.stops};
          is_settled = false;
        }
      }
    }
  }
  return found;
}

/// March::reach looks at what is the same for all steps from a hex once; it must find what step_cost says.
void expect_reach(const Field& field, PieceId id) {
  if (field.arm_of(id) == Arm::Breastworks || (!is_on_map(field.piece(id)) && field.piece(id).place != kDue)) {
    return;
  }
  for (const MoveMode mode : {MoveMode::Regular, MoveMode::Strategic}) {
    const March march(field, id, mode);
    const int half_points = allowance(field, id, mode);
    Reach reach;
    march.reach(half_points, reach);
    const std::map<HexId, StepCost> plain = reach_plainly(field, id, march, half_points);
    ASSERT_EQ(reach.hexes().size(), plain.size()) << "unit " << id;
    for (const auto& [hex, cost] : plain) {
      ASSERT_EQ(reach.cost(hex), cost.cost) << "unit " << id << " to " << hex_text(hex);
      ASSERT_EQ(reach.stops(hex), cost.stops) << "unit " << id << " in " << hex_text(hex);
    }
  }
}

/// Watches every hex that a unit moves over in a Movement Phase, by the words of the rules.
class Watch {
 public:
  Watch(const Battles& game, const State& before) : game_(game), state_(before) {}

  void follow(const Events& events) {
    for (const Event& event : events) {
      const bool is_moving = state_.top().kind == static_cast<std::int16_t>(StepKind::MoveUnit);
      if (event.kind == EventKind::PieceMoved && is_moving && event.args[0] == state_.top().locals[0]) {
        look(event.args[0], event.args[1], event.args[2]);
      }
      enact(state_, event);
    }
  }

 private:
  void look(PieceId id, Place from, HexId to) {
    const Field field = game_.field(state_);
    const Seat enemy = other(field.side_of(id));
    EXPECT_FALSE(has_unit_plainly(field, to, enemy)) << "6.33";
    EXPECT_FALSE(field.has_flag(id, kMoved)) << "6.0";
    if (field.arm_of(id) == Arm::Gunboat) {
      EXPECT_EQ(field.map().terrain_at(to), Terrain::Water) << "9.6";
      return;
    }
    const bool enters = is_controlled_plainly(field, to, enemy);
    if (!is_hex(from)) {
      EXPECT_FALSE(enters) << "7.0";
      return;
    }
    const auto d = field.grid().direction(from, to);
    ASSERT_TRUE(d) << "hex by hex";
    EXPECT_TRUE(is_passable_plainly(field, from, *d, to)) << "10.1";
    if (state_.top().locals[2] == static_cast<int>(MoveMode::Strategic)) {
      EXPECT_NE(field.map().road(from, *d), Road::None) << "6.45";
      EXPECT_GE(distance_to_enemy(field, to, field.side_of(id)), 3) << "6.44";
      EXPECT_GE(distance_to_enemy(field, from, field.side_of(id)), 3) << "6.41";
      EXPECT_EQ(field.condition(id), Condition::Good) << "12.1";
    }
    if (field.arm_of(id) == Arm::Leader) {
      EXPECT_TRUE(!enters || has_unit_plainly(field, to, field.side_of(id))) << "7.0";
      return;
    }
    if (is_controlled_plainly(field, from, enemy)) {
      EXPECT_TRUE(field.is_routed(id) || (field.is_night() && !enters)) << "7.4, 11.1";
    }
    EXPECT_FALSE(enters && field.condition(id) >= Condition::Shaken) << "12.1";
    if (enters && is_artillery(field.arm_of(id))) {
      bool is_covered = false;
      for_each_at(field, to, [&](PieceId there) {
        is_covered = is_covered || field.arm_of(there) == Arm::Infantry || field.arm_of(there) == Arm::Cavalry;
      });
      EXPECT_TRUE(is_covered) << "7.3";
    }
  }

  const Battles& game_;
  State state_;
};

void expect_stacks(const Field& field) {
  for_each_hex(field, [&](HexId hex) {
    for (const Seat side : kSides) {
      EXPECT_LE(field.units_at(hex, side), field.scenario().stack_limit) << "6.32 " << hex_text(hex);
      EXPECT_FALSE(field.has_breastworks(hex) && !field.has_units(hex, Seat::Union) &&
                   !field.has_units(hex, Seat::Confederate))
          << "10.3";
    }
  });
}

TEST(Battles_Field, HoldsInRandomSkirmishes) {
  const auto skirmishes = longroll::test::some_of(std::uint64_t{12});
  for (std::uint64_t number = 0; number < skirmishes && !testing::Test::HasFailure(); ++number) {
    SCOPED_TRACE("skirmish " + std::to_string(number));
    const std::shared_ptr<Battles> game = skirmish(number);
    Rng rng(number, 3);
    State state = game->setup({0, {}});
    Actions actions;
    for (int n = 0; game->to_act(state) != Seat::Nobody && !testing::Test::HasFailure(); ++n) {
      Events events;
      Watch watch(*game, state);
      if (game->to_act(state) == Seat::Chance) {
        const Chance chance = game->chance(state);
        game->apply(state, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))),
                    events);
      } else {
        game->actions(state, actions);
        game->apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], events);
      }
      watch.follow(events);
      const Field field = game->field(state);
      if (n % 16 == 0) {
        expect_sets(field);
      }
      expect_reach(field, static_cast<PieceId>(n % field.piece_count()));
      if (n % 100 == 0) {
        expect_reasons(field);
      }
      const auto top = static_cast<StepKind>(state.top().kind);
      if (top == StepKind::MovementPhase || top == StepKind::CombatPhase) {
        expect_stacks(field);
      }
    }
  }
}

}  // namespace
}  // namespace longroll::battles::test
