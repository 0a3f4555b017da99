// build: fast
// Orders for many units (play/adjutant.h): what they come to, and the laws of plans.
#include "assets/embedded.h"
#include "engine/games/battles/adjutant.h"
#include "tests/rules/battles/skirmish.h"
#include "tests/rules/battles/table.h"
#include "tests/support/order_laws.h"
#include "tests/support/sparing.h"

namespace longroll::battles::test {
namespace {

using Names = std::vector<std::string>;
using Kind = Order::Kind;

/// A table whose side to act orders many at once.
class Command : public Table {
 public:
  using Table::Table;

  OrderPlan order(Kind kind, const Names& names, std::string_view to) {
    Order order{kind, {}, hex(to)};
    for (const std::string& name : names) {
      order.pieces.push_back(id(name));
    }
    const OrderPlan plan = make_adjutant(game())->plan(state(), order);
    for (const Fault& fault : longroll::test::faults_of_plan(game(), state(), order, plan)) {
      ADD_FAILURE() << fault.what;
    }
    return plan;
  }
  /// Orders it and does it; then where each stands, or the rule that keeps it.
  Names ordered(Kind kind, const Names& names, std::string_view to) {
    const OrderPlan plan = order(kind, names, to);
    for (const Action& action : plan.actions) {
      EXPECT_FALSE(session().submit(to_act(), action));
    }
    Names out;
    for (std::size_t i = 0; i < names.size(); ++i) {
      out.push_back(plan.parts[i].refusal ? std::string(plan.parts[i].refusal.rule) : place(names[i]));
    }
    return out;
  }
};

// ---- together ----

TEST(Battles_6_0_Orders, AStackMovesAsAStack) {
  Command t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505");
  t.usa("guns", artillery(2)).at("0505");
  t.usa("grant", leader()).at("0505");
  const OrderPlan plan = t.order(Kind::Together, {"grant", "iowa", "guns"}, "0508");
  EXPECT_EQ(plan.actions.size(), 9U);  // take, go, halt
  EXPECT_EQ(plan.parts[1].cost, 6);
  EXPECT_EQ(plan.parts[1].way, (std::vector<Place>{hex_at(5, 5), hex_at(5, 6), hex_at(5, 7), hex_at(5, 8)}));
  EXPECT_FALSE(plan.hands_over);
  EXPECT_FALSE(plan.roll);
  EXPECT_EQ(t.ordered(Kind::Together, {"grant", "iowa", "guns"}, "0508"), (Names{"0508", "0508", "0508"}));
}

TEST(Battles_6_31_Orders, TheThirdUnitFindsNoRoomAndHearsWhy) {
  Command t(Seat::Union, Phase::Movement);
  for (const char* name : {"a", "b", "c"}) {
    t.usa(name, infantry(5)).at(name[0] == 'a' ? "0505" : name[0] == 'b' ? "0605" : "0705");
  }
  t.usa("grant", leader()).at("0505");
  EXPECT_EQ(t.ordered(Kind::Together, {"a", "b", "c", "grant"}, "0607"), (Names{"0607", "0607", "6.32", "0607"}));
}

TEST(Battles_6_0_Orders, WhoIsTooSlowOrHasMovedOrWaitsHearsWhy) {
  Command t(Seat::Union, Phase::Movement);
  t.scenario().held.push_back({"held", "Held", 10, 0});
  t.scenario().stack_limit = 4;
  t.usa("fast", cavalry(3)).at("0505");
  t.usa("slow", infantry(3)).at("0505");
  t.usa("moved", cavalry(3)).at("0505").with(kMoved);
  t.usa("held", cavalry(3)).at("0606").held(0);
  t.csa("enemy", infantry(3)).at("1818");
  const Names names{"fast", "slow", "moved", "held", "enemy"};
  EXPECT_EQ(t.ordered(Kind::Together, names, "0511"), (Names{"0511", "6.0", "6.0", "4.0", "4.0"}));
}

TEST(Battles_7_3_Orders, InfantryGoesFirstSoThatGunsMayFollowIntoTheZone) {
  const auto lay_out = [](Command& t) {
    t.usa("guns", artillery(2)).at("0505");
    t.usa("iowa", infantry(5)).at("0505");
    t.csa("georgia", infantry(3)).at("0508");
  };
  Command together(Seat::Union, Phase::Movement);
  lay_out(together);
  EXPECT_EQ(together.ordered(Kind::Together, {"guns", "iowa"}, "0507"), (Names{"0507", "0507"}));
  Command alone(Seat::Union, Phase::Movement);
  lay_out(alone);
  EXPECT_EQ(alone.ordered(Kind::Together, {"guns"}, "0507"), (Names{"7.3"}));
}

TEST(Battles_7_4_Orders, WhoStandsInAZoneStaysAndTheOthersGo) {
  Command t(Seat::Union, Phase::Movement);
  t.usa("bound", infantry(5)).at("0507");
  t.usa("free", infantry(5)).at("0505");
  t.csa("georgia", infantry(3)).at("0508");
  EXPECT_EQ(t.ordered(Kind::Together, {"bound", "free"}, "0504"), (Names{"7.4", "0504"}));
}

TEST(Battles_6_33_Orders, TheEnemyStandsThere) {
  Command t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(3)).at("0507");
  EXPECT_EQ(t.ordered(Kind::Together, {"iowa"}, "0507"), (Names{"6.33"}));
}

TEST(Battles_6_0_Orders, WhoHasBeenTakenGoesOn) {
  Command t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505");
  t.usa("ohio", infantry(5)).at("0505");
  t.act("take iowa");
  EXPECT_EQ(t.ordered(Kind::Together, {"ohio", "iowa"}, "0507"), (Names{"0507", "0507"}));
}

// ---- near ----

TEST(Battles_6_31_Orders, EachGoesToItsBestHexAndNoneBlocksAnother) {
  Command t(Seat::Union, Phase::Movement);
  Names names;
  for (int i = 0; i < 6; ++i) {
    names.push_back(std::string(1, static_cast<char>('a' + i)));
    t.usa(names.back(), infantry(5)).at(i < 2 ? "0505" : i < 4 ? "0605" : "0705");
  }
  const Names places = t.ordered(Kind::Near, names, "0607");
  const HexId to = hex_at(6, 7);
  int there = 0;
  for (const std::string& place : places) {
    const int distance = t.field().grid().distance(t.hex(place), to);
    EXPECT_LE(distance, 1) << place;
    there += distance == 0;
  }
  EXPECT_EQ(there, 2);
}

TEST(Battles_6_31_Orders, ThoseInFrontMakeRoomForThoseBehind) {
  Command t(Seat::Union, Phase::Movement);
  // A lane one hex wide: each stack takes the place that the one before it has left.
  for (int column = 1; column <= 20; ++column) {
    for (int row = 1; row <= 20; ++row) {
      if (column != 5) {
        t.unplayable(hex_text(hex_at(column, row)));
      }
    }
  }
  t.scenario().communications[Seat::Union] = {hex_at(5, 1)};
  t.scenario().communications[Seat::Confederate] = {hex_at(5, 20)};
  t.usa("a", infantry(5)).at("0504");
  t.usa("b", infantry(5)).at("0504");
  t.usa("c", infantry(5)).at("0505");
  t.usa("d", infantry(5)).at("0505");
  EXPECT_EQ(t.ordered(Kind::Near, {"a", "b", "c", "d"}, "0509"), (Names{"0508", "0508", "0509", "0509"}));
}

TEST(Battles_6_0_Orders, WhoIsAsNearAsCanBeStays) {
  Command t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505");
  const OrderPlan plan = t.order(Kind::Near, {"iowa"}, "0505");
  EXPECT_TRUE(plan.actions.empty());
  EXPECT_FALSE(plan.parts[0].refusal);
  EXPECT_EQ(plan.parts[0].way, (std::vector<Place>{hex_at(5, 5)}));
}

TEST(Battles_6_0_Orders, ReinforcementsComeOn) {
  Command t(Seat::Union, Phase::Movement);
  t.usa("one", infantry(5)).due(2, "0101");
  t.usa("two", infantry(5)).due(2, "0101");
  t.usa("later", infantry(5)).due(9, "0101");
  const auto adjutant = make_adjutant(t.game());
  EXPECT_EQ(adjutant->members(t.state(), t.id("one"), Ordered::Stack),
            (std::vector<PieceId>{t.id("one"), t.id("two")}));
  EXPECT_EQ(t.ordered(Kind::Near, {"one", "two", "later"}, "0103"), (Names{"0103", "0103", "4.0"}));
}

// ---- along the road ----

TEST(Battles_6_45_Orders, AColumnMarchesAlongTheRoad) {
  Command t(Seat::Union, Phase::Movement);
  Names road;
  for (int row = 2; row <= 18; ++row) {
    road.push_back(hex_text(hex_at(5, row)));
    for (const int column : {4, 5, 6}) {
      t.terrain(hex_text(hex_at(column, row)), Terrain::Woods);
    }
  }
  t.road(road);
  Names names;
  for (int i = 0; i < 4; ++i) {
    names.push_back(std::string(1, static_cast<char>('a' + i)));
    t.usa(names.back(), infantry(5)).at(i < 2 ? "0502" : "0503");
  }
  const OrderPlan plan = t.order(Kind::Column, names, "0518");
  for (const OrderPlan::Part& part : plan.parts) {
    for (const Place place : part.way) {
      EXPECT_EQ(column_of(place), 5) << "it leaves the road";
    }
  }
  const Names places = t.ordered(Kind::Column, names, "0518");
  EXPECT_EQ(places[2], places[3]);
  EXPECT_EQ(places[0], places[1]);
  EXPECT_EQ(row_of(t.hex(places[2])), row_of(t.hex(places[0])) + 1);
  EXPECT_GE(row_of(t.hex(places[2])), 3 + 8);  // a turnpike costs half a point
}

// ---- attack ----

TEST(Battles_8_13_Orders, AllWhoCanJoinAndTheChancesAreExact) {
  Command t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0506");
  t.usa("ohio", infantry(5)).at("0506");
  t.usa("far", infantry(5)).at("0101");
  t.csa("georgia", infantry(3)).at("0507");
  const OrderPlan plan = t.order(Kind::Attack, {"iowa", "far", "ohio"}, "0507");
  EXPECT_EQ(plan.actions.size(), 3U);
  EXPECT_TRUE(plan.parts[0].moves());
  EXPECT_TRUE(plan.parts[1].refusal);
  ASSERT_TRUE(plan.odds);
  EXPECT_EQ(plan.odds->total, 6U);
  EXPECT_EQ(plan.roll, action_of(verbs::Resolve{0}));
}

// ---- groups ----

TEST(Battles_Orders, AUnitIsLedWithItsStackOrItsFormation) {
  Table t("antietam");
  t.play_on_to(Seat::Union, Phase::Movement);
  const auto adjutant = make_adjutant(t.game());
  const std::vector<PieceId> corps = adjutant->members(t.state(), t.id("usa.hooker"), Ordered::Formation);
  EXPECT_EQ(adjutant->title(t.state(), t.id("usa.hooker"), Ordered::Formation), "I Corps, Hooker");
  EXPECT_EQ(corps.size(), 14U);
  for (const PieceId unit : corps) {
    EXPECT_EQ(t.field().counter(unit).formation, "potomac.1");
  }
  for (const Choice& choice : t.prompt().choices) {
    if (choice.action == action_of(verbs::Take{t.id("usa.hooker")})) {
      EXPECT_EQ(choice.group, "I Corps, Hooker");
    }
  }
}

// ---- laws ----

TEST(Battles_Orders, PlansKeepTheirPromisesInEveryScenario) {
  Result<LoadedGame> loaded = load_game("battles", [](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  ASSERT_TRUE(loaded.ok());
  const std::size_t scenarios = loaded.value().game->info().scenarios.size();
  longroll::test::OrderCount all;
  for (std::size_t i = 0; i < scenarios; ++i) {
    longroll::test::OrderCount count;
    const longroll::test::OrderWalk walk{static_cast<int>(i), 7 + i, 4, 61, longroll::test::some_of(120)};
    for (const Fault& fault : longroll::test::order_faults(loaded.value(), walk, count)) {
      ADD_FAILURE() << fault.where << ": " << fault.what;
    }
    RecordProperty("scenario_" + std::to_string(i),
                   std::to_string(count.orders) + " orders, " + std::to_string(count.moves) + " moves, " +
                       std::to_string(count.refused) + " refusals, " + std::to_string(count.rolls) + " rolls");
    all.moves += count.moves;
    all.refused += count.refused;
  }
  EXPECT_GT(all.moves, 0);
  EXPECT_GT(all.refused, 0);
}

TEST(Battles_Orders, PlansKeepTheirPromisesInSkirmishes) {
  longroll::test::OrderCount all;
  for (std::uint64_t number = 0; number < 6; ++number) {
    LoadedGame loaded;
    const std::shared_ptr<Battles> game = skirmish(number);
    loaded.game = std::make_unique<Battles>(game->battles());
    loaded.adjutant = make_adjutant(static_cast<const Battles&>(*loaded.game));
    longroll::test::OrderCount count;
    const longroll::test::OrderWalk walk{0, number, 6, 5, 300};
    for (const Fault& fault : longroll::test::order_faults(loaded, walk, count)) {
      ADD_FAILURE() << number << ": " << fault.where << ": " << fault.what;
    }
    all.moves += count.moves;
    all.rolls += count.rolls;
    all.refused += count.refused;
  }
  EXPECT_GT(all.moves, 50);
  EXPECT_GT(all.refused, 50);
  EXPECT_GT(all.rolls, 0);
}

}  // namespace
}  // namespace longroll::battles::test
