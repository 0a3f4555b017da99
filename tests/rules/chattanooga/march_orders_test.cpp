// Orders for stacks and formations (adjutant.h): who stands together goes together (8.2), those who are due come on as
// a column (9.3), and an order whose dice have fallen is planned again for the others (6.3).
#include "engine/games/chattanooga/adjutant.h"
#include "tests/rules/chattanooga/table.h"
#include "tests/support/order_laws.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
using Names = std::vector<std::string>;

/// Plans the order as the player would, checks the promises of the plan, and carries it out.
class Orders {
 public:
  explicit Orders(Table& table) : t_(table) {}

  OrderPlan plan(Order::Kind kind, std::string_view to, const Names& names) {
    Order order{kind, {}, Table::hex(to)};
    for (const std::string& name : names) {
      order.pieces.push_back(t_.id(name));
    }
    const OrderPlan plan = make_adjutant(t_.game())->plan(t_.state(), order);
    for (const Fault& fault : longroll::test::faults_of_plan(t_.game(), t_.state(), order, plan)) {
      ADD_FAILURE() << fault.what;
    }
    return plan;
  }
  OrderPlan carry_out(Order::Kind kind, std::string_view to, const Names& names) {
    OrderPlan plan = this->plan(kind, to, names);
    for (const Action& action : plan.actions) {
      t_.act(t_.door().text(t_.state(), action));
    }
    return plan;
  }

 private:
  Table& t_;
};

TEST(Chattanooga_8_2_StackOrders, AStackGoesAsOneByThreeDecisions) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0510");
  t.usa("ohio", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  const OrderPlan plan = Orders(t).carry_out(Order::Kind::Together, "0508", {"iowa", "ohio"});
  EXPECT_EQ(t.stack("0508"), (Names{"iowa", "ohio"}));
  EXPECT_EQ(plan.actions.size(), 3U) << "take the stack, go, halt";
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
  EXPECT_TRUE(t.has_flag("ohio", kMoved));
}

TEST(Chattanooga_8_2_StackOrders, OnlyThoseWhoAreNamedGo) {
  Table t(kUnion, Phase::Movement);
  for (const char* name : {"iowa", "ohio", "maine"}) {
    t.usa(name, infantry()).at("0510");
  }
  t.csa("georgia", infantry()).at("1515");
  Orders(t).carry_out(Order::Kind::Together, "0508", {"iowa", "maine"});
  EXPECT_EQ(t.stack("0508"), (Names{"iowa", "maine"}));
  EXPECT_EQ(t.stack("0510"), (Names{"ohio"}));
}

TEST(Chattanooga_7_1_Orders, AShiftedLineKeepsItsShape) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0510");
  t.usa("ohio", infantry()).at("0610");
  t.usa("maine", infantry()).at("0711");
  t.csa("georgia", infantry()).at("1515");
  const Grid& grid = t.game().data_of(t.state()).map.grid;
  const Order order{
      Order::Kind::Shift, {t.id("iowa"), t.id("ohio"), t.id("maine")}, Table::hex("0608"), Table::hex("0510")};
  const OrderPlan plan = make_adjutant(t.game())->plan(t.state(), order);
  for (const Action& action : plan.actions) {
    t.act(t.door().text(t.state(), action));
  }
  EXPECT_EQ(t.place("iowa"), "0608");
  for (const auto& [name, from] : {std::pair{"ohio", "0610"}, std::pair{"maine", "0711"}}) {
    EXPECT_EQ(t.piece(name).place, grid.shifted(Table::hex(from), Table::hex("0510"), Table::hex("0608"))) << name;
    EXPECT_EQ(grid.distance(t.piece(name).place, t.piece("iowa").place),
              grid.distance(Table::hex(from), Table::hex("0510")));
  }
}

TEST(Chattanooga_7_1_Orders, AColumnThatIsShiftedGoesFromTheFront) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0510");  // behind
  t.usa("ohio", infantry()).at("0509");
  t.usa("maine", infantry()).at("0508");  // in front
  t.csa("georgia", infantry()).at("1515");
  const Order order{
      Order::Kind::Shift, {t.id("iowa"), t.id("ohio"), t.id("maine")}, Table::hex("0509"), Table::hex("0510")};
  for (const Action& action : make_adjutant(t.game())->plan(t.state(), order).actions) {
    t.act(t.door().text(t.state(), action));
  }
  EXPECT_EQ(t.place("maine"), "0507");
  EXPECT_EQ(t.place("ohio"), "0508");
  EXPECT_EQ(t.place("iowa"), "0509");
}

TEST(Chattanooga_8_2_StackOrders, WhoCannotIsToldWhy) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  const OrderPlan plan = Orders(t).plan(Order::Kind::Together, "0501", {"iowa"});
  EXPECT_TRUE(plan.actions.empty());
  EXPECT_EQ(plan.parts[0].refusal.rule, "7.1");
}

TEST(Chattanooga_13_2_StackOrders, ALeaderGoesAlongWithTheStack) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Leaders);
  t.usa("iowa", infantry()).at("0510");
  t.usa("geary", leader(1, 3)).at("0510");
  t.csa("georgia", infantry()).at("1515");
  const auto members = make_adjutant(t.game())->members(t.state(), t.id("iowa"), Ordered::Stack);
  EXPECT_EQ(members, (std::vector<PieceId>{t.id("iowa"), t.id("geary")}));
  Orders(t).carry_out(Order::Kind::Together, "0508", {"iowa", "geary"});
  EXPECT_EQ(t.place("geary"), "0508");
}

TEST(Chattanooga_13_2_StackOrders, ALeaderGoesAlongWithHisBrigadeUnlessOthersOfHisStay) {
  for (const bool is_his : {false, true}) {
    Table t(kUnion, Phase::Movement);
    t.on(Option::Leaders);
    Unit led = infantry(4, 1);
    led.formation = "one";
    Unit other = infantry(4, 2);
    other.formation = "two";
    t.usa("iowa", led).at("0510");
    t.usa("maine", other).at("0510");
    t.usa("geary", leader(1, is_his ? 2 : 1)).at("0510");
    t.usa("hooker", leader(1, 1)).at("0706");
    t.csa("georgia", infantry()).at("1515");
    const auto members = make_adjutant(t.game())->members(t.state(), t.id("iowa"), Ordered::Formation);
    EXPECT_EQ(members,
              is_his ? std::vector<PieceId>{t.id("iowa")} : (std::vector<PieceId>{t.id("iowa"), t.id("geary")}));
  }
}

TEST(Chattanooga_6_3_StackOrders, AnOrderGoesOnAfterEachDie) {
  Table t(kUnion, Phase::Movement);
  t.usa("free", infantry()).at("0910");
  t.usa("iowa", infantry()).at("0510");
  t.usa("ohio", infantry()).at("0710");
  t.csa("georgia", infantry()).at("0509");
  t.csa("texas", infantry()).at("0709");
  const Names all{"free", "iowa", "ohio"};
  Orders orders(t);
  t.dictate({0, 0});
  const OrderPlan first = orders.carry_out(Order::Kind::Near, "0714", all);
  EXPECT_TRUE(first.hands_over);
  EXPECT_TRUE(first.parts[0].ahead.empty()) << "no die is due for it: it goes first";
  EXPECT_EQ(first.parts[1].dice, 1);
  EXPECT_FALSE(first.parts[2].ahead.empty());
  EXPECT_TRUE(first.odds.has_value());
  EXPECT_TRUE(t.has_flag("free", kMoved));
  for (int n = 0; n < 4; ++n) {
    orders.carry_out(Order::Kind::Near, "0714", all);
  }
  for (const std::string& name : all) {
    EXPECT_TRUE(t.has_flag(name, kMoved)) << name;
    EXPECT_LT(t.game().data_of(t.state()).map.grid.distance(t.piece(name).place, Table::hex("0714")), 4) << name;
  }
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "nobody is left on the way";
}

TEST(Chattanooga_6_3_StackOrders, TheChanceOfTheWholeWayIsTold) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0510");
  t.usa("ohio", infantry(5)).at("0510");
  t.csa("georgia", infantry()).at("0509");
  const OrderPlan plan = Orders(t).plan(Order::Kind::Together, "0512", {"iowa", "ohio"});
  EXPECT_EQ(plan.parts[0].dice, 2);
  EXPECT_EQ(plan.parts[0].passing, 36) << "six dice of ten for each of the two";
}

TEST(Chattanooga_9_3_Orders, AColumnComesOnAndGoesDownTheRoad) {
  Table t(kUnion, Phase::Movement);
  const Names all{"a", "b", "c", "d", "e"};
  for (const std::string& name : all) {
    t.usa(name, infantry()).due(1, {"0105"});
  }
  t.csa("georgia", infantry()).at("1515");
  t.road({"0105", "0205", "0305", "0405", "0505", "0605", "0705"});
  const OrderPlan plan = Orders(t).carry_out(Order::Kind::Column, "0705", all);
  EXPECT_EQ(t.place("a"), "0405");
  EXPECT_EQ(t.place("b"), "0305");
  EXPECT_EQ(t.place("c"), "0205");
  EXPECT_EQ(t.place("d"), "0105");
  EXPECT_EQ(plan.parts[4].refusal.rule, "9.3") << "the column is too long for this couplet";
}

TEST(Chattanooga_10_8_Orders, AChargeIsOrderedDirectly) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Charge);
  t.usa("iowa", infantry()).at("0507");
  t.usa("far", infantry()).at("0515");
  t.csa("georgia", infantry()).at("0505");
  const OrderPlan plan = Orders(t).carry_out(Order::Kind::Charge, "0505", {"iowa", "far"});
  EXPECT_EQ(t.place("iowa"), "0506");
  EXPECT_TRUE(t.has_flag("iowa", kCharge));
  EXPECT_EQ(t.place("far"), "0515");
  EXPECT_TRUE(plan.parts[1].refusal);
}

TEST(Chattanooga_7_1_Orders, AFormationMarchesAndNobodyIsInTheWayOfAnother) {
  Table t(kUnion, Phase::Movement);
  const Names all{"a", "b", "c"};
  t.usa("a", infantry()).at("0510");
  t.usa("b", infantry()).at("0610");
  t.usa("c", infantry()).at("0710");
  t.csa("georgia", infantry()).at("1515");
  const OrderPlan plan = Orders(t).carry_out(Order::Kind::Near, "0607", all);
  EXPECT_FALSE(plan.hands_over);
  HexSet taken;
  for (const std::string& name : all) {
    EXPECT_FALSE(taken.has(t.piece(name).place)) << name;
    taken.add(t.piece(name).place);
  }
  EXPECT_TRUE(taken.has(Table::hex("0607")));
}

}  // namespace
}  // namespace longroll::chattanooga::test
