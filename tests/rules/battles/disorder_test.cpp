// Battles 12.1: what throws units into disorder, how far, and what the die is changed by.
#include "engine/games/battles/rules/disorder.h"

#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

/// Iowa attacks Georgia at 0505 at 1:1; a 1 is Dr. Georgia goes to 0506, its die follows.
void drive_back(Table& t, int die) {
  t.dictate({1, die});
  t.act_all({"target 0505", "join iowa", "resolve 0", "retreat georgia 0506"});
}

void lay_out(Table& t, Condition condition, int attackers) {
  t.usa("iowa", infantry(attackers)).at("0504");
  t.csa("georgia", infantry(6)).at("0505").is(condition);
}

TEST(Battles_12_1_Disorder, AThreeHoldsAFourDoesNot) {
  Table held(Seat::Union, Phase::Combat);
  lay_out(held, Condition::Good, 6);
  drive_back(held, 3);
  EXPECT_EQ(held.condition("georgia"), Condition::Good);
  EXPECT_EQ(held.remark(LogNote::Tested)[1], 0);
  Table broken(Seat::Union, Phase::Combat);
  lay_out(broken, Condition::Good, 6);
  drive_back(broken, 4);
  EXPECT_EQ(broken.condition("georgia"), Condition::Disordered);
  EXPECT_EQ(broken.remark(LogNote::Tested)[1], 1);
}

TEST(Battles_12_1_Disorder, GoesDownOneStateATime) {
  Table shaken(Seat::Union, Phase::Combat);
  lay_out(shaken, Condition::Disordered, 3);
  drive_back(shaken, 4);
  EXPECT_EQ(shaken.condition("georgia"), Condition::Shaken);
  Table routed(Seat::Union, Phase::Combat);
  lay_out(routed, Condition::Shaken, 3);
  drive_back(routed, 4);
  EXPECT_EQ(routed.condition("georgia"), Condition::Routed);
  Table lost(Seat::Union, Phase::Combat);
  lay_out(lost, Condition::Routed, 1);
  drive_back(lost, 4);
  EXPECT_EQ(lost.place("georgia"), "eliminated");
}

TEST(Battles_12_1_Disorder, TheDieIsOneHigherForWhoIsShakenOrRoutedNotForWhoIsDisordered) {
  Table disordered(Seat::Union, Phase::Combat);
  lay_out(disordered, Condition::Disordered, 3);
  drive_back(disordered, 3);
  EXPECT_EQ(disordered.condition("georgia"), Condition::Disordered);
  Table shaken(Seat::Union, Phase::Combat);
  lay_out(shaken, Condition::Shaken, 3);
  drive_back(shaken, 3);
  EXPECT_EQ(shaken.condition("georgia"), Condition::Routed);
  Table holds(Seat::Union, Phase::Combat);
  lay_out(holds, Condition::Shaken, 3);
  drive_back(holds, 2);
  EXPECT_EQ(holds.condition("georgia"), Condition::Shaken);
}

TEST(Battles_12_1_Disorder, ALeaderThereTakesOneOff) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t, Condition::Good, 6);
  t.csa("bee", leader()).at("0505");
  drive_back(t, 4);
  EXPECT_EQ(t.place("bee"), "0506") << "he went with them";
  EXPECT_EQ(t.condition("georgia"), Condition::Good);
}

TEST(Battles_12_1_Disorder, AnEnemyLeaderDoesNot) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t, Condition::Good, 6);
  t.usa("mcdowell", leader()).at("0504");
  drive_back(t, 4);
  EXPECT_EQ(t.condition("georgia"), Condition::Disordered);
}

TEST(Battles_12_1_Disorder, ALeaderAndShakenTroopsCancel) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t, Condition::Shaken, 6);
  t.csa("bee", leader()).at("0505");
  EXPECT_EQ(disorder_modifier(t.field(), t.id("georgia")), 0);
  EXPECT_EQ(disorder_modifier(t.field(), t.id("iowa")), 0);
}

TEST(Battles_12_1_Disorder, ArWorsensWithoutADie) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(6)).at("0504").is(Condition::Disordered);
  t.csa("georgia", infantry(3)).at("0505");
  t.dictate({4});
  t.act_all({"target 0505", "join iowa", "resolve 0", "retreat iowa 0503"});
  EXPECT_EQ(t.condition("iowa"), Condition::Shaken);
  EXPECT_TRUE(t.dice().empty());
}

TEST(Battles_12_1_Disorder, DiceAreThrownLowestPieceFirstAndOnceAUnit) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("georgia", infantry(6)).at("0505");
  t.csa("texas", infantry(6)).at("0505");
  t.dictate({1, 6, 2});
  t.act_all({"target 0505", "join iowa", "resolve 0", "retreat texas 0506", "retreat georgia 0605"});
  EXPECT_EQ(t.dice(), std::vector<int>({6, 2}));
  EXPECT_EQ(t.condition("georgia"), Condition::Disordered);
  EXPECT_EQ(t.condition("texas"), Condition::Good);
}

}  // namespace
}  // namespace longroll::battles::test
