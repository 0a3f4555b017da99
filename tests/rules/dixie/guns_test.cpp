// Dixie 13.4 and 13.5: fire at one gun alone, and fire of guns into an engagement.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

Table table_of(Seat side, Option option) {
  Table t(side, Phase::Combat);
  t.choose(option, 1);
  return t;
}

TEST(Dixie_13_4_CounterBattery, AllHitsFallOnTheGunAimedAt) {
  Table t = table_of(Seat::Union, Option::CounterBattery);
  t.usa("guns", artillery(3, {2, 3})).at("usa.center");
  t.csa("battery", artillery(3)).at("csa.center").face_up();
  t.csa("va", infantry(3)).at("csa.center");
  t.dictate({1, 2, 6});
  t.act("fire-on guns battery");
  EXPECT_EQ(t.hits("battery"), 2) << "the even spread does not hold, and its owner is not asked";
  EXPECT_EQ(t.hits("va"), 0);
}

TEST(Dixie_13_4_CounterBattery, HitsBeyondItsLastAreLost) {
  Table t = table_of(Seat::Union, Option::CounterBattery);
  t.usa("guns", artillery(4, {3, 3})).at("usa.center");
  t.csa("battery", artillery(1)).at("csa.center").face_up();
  t.csa("va", infantry(1)).at("csa.center");
  t.dictate({1, 1, 1, 1});
  t.act("fire-on guns battery");
  EXPECT_EQ(t.place("battery"), "csa.lost");
  EXPECT_EQ(t.hits("va"), 0);
  EXPECT_EQ(t.said(LogNote::HitsLost), 1);
}

TEST(Dixie_13_4_CounterBattery, OnlyGunsThatLieOpenAreSingledOutAtLongRange) {
  Table t = table_of(Seat::Union, Option::CounterBattery);
  t.usa("guns", artillery(1)).at("usa.center");
  t.usa("ny", infantry(1)).at("usa.center");
  t.csa("hidden", artillery(3)).at("csa.center");
  t.csa("battery", artillery(3)).at("csa.center").face_up();
  t.csa("va", infantry(3)).at("csa.center").face_up();
  t.csa("far", artillery(3)).at("csa.left").face_up();
  EXPECT_EQ(t.refused("fire-on guns battery"), "lawful");
  EXPECT_EQ(t.refused("fire-on guns hidden"), "13.4");
  EXPECT_EQ(t.refused("fire-on guns va"), "13.4");
  EXPECT_EQ(t.refused("fire-on guns far"), "13.4");
  EXPECT_EQ(t.refused("fire-on guns ny"), "13.4");
  EXPECT_EQ(t.refused("fire-on ny battery"), "7.2") << "foot does not fire across the line";
  EXPECT_EQ(t.refused("fire guns"), "lawful") << "if desired";
}

TEST(Dixie_13_4_CounterBattery, AnyEngagedCardMayAimAtEngagedGuns) {
  for (const Card& arm : {infantry(2), cavalry(2), artillery(2)}) {
    Table t = table_of(Seat::Union, Option::CounterBattery);
    t.usa("ny", arm).at("csa.center");
    t.csa("battery", artillery(3)).at("csa.center");
    t.csa("va", infantry(3)).at("csa.center");
    t.dictate({1, 1});
    t.act("fire-on ny battery");
    EXPECT_EQ(t.hits("battery"), 2);
  }
}

TEST(Dixie_13_4_CounterBattery, SixesStillHitTheGeneral) {
  Table t = table_of(Seat::Union, Option::CounterBattery);
  t.usa("guns", artillery(2, {1, 3})).at("usa.center");
  t.csa("battery", artillery(3)).at("csa.center").face_up();
  t.csa("bee", general(1, 1)).at("csa.center");
  t.dictate({6, 6});
  t.act("fire-on guns battery");
  EXPECT_EQ(t.hits("bee"), 2);
}

TEST(Dixie_13_4_CounterBattery, IsNotForEnfilade) {
  Table t = table_of(Seat::Union, Option::CounterBattery);
  t.choose(Option::Enfilade, 1);
  t.usa("ny", infantry(2)).at("usa.left");
  t.csa("battery", artillery(3)).at("usa.center").face_up();
  EXPECT_EQ(t.refused("fire-on ny battery"), "7.2");
  EXPECT_EQ(t.refused("enfilade ny usa.center"), "lawful");
}

TEST(Dixie_13_4_CounterBattery, LeavesNothingForSharpshootersToPick) {
  Table t = table_of(Seat::Union, Option::CounterBattery);
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("battery", artillery(3)).at("csa.center");
  t.csa("va", infantry(3)).at("csa.center");
  t.usa("sharp", special(SpecialKind::Sharpshooters));
  t.usa("charge", special(SpecialKind::BayonetCharge));
  t.act("fire-on ny battery");
  ASSERT_TRUE(t.is_asked_for_specials());
  EXPECT_EQ(t.refused("play sharp"), "13.4");
  t.dictate({3});
  t.act("play charge");
  EXPECT_EQ(t.hits("battery"), 1);
}

TEST(Dixie_13_4_CounterBattery, WithoutTheOptionThereIsNone) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(3)).at("usa.center");
  t.csa("battery", artillery(3)).at("csa.center").face_up();
  EXPECT_EQ(t.refused("fire-on guns battery"), "13.4");
}

TEST(Dixie_13_4_CounterBattery, WildAimsAreTurnedAway) {
  Table t = table_of(Seat::Union, Option::CounterBattery);
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("battery", artillery(3)).at("csa.center");
  t.usa("charge", special(SpecialKind::BayonetCharge));
  t.act("fire-on ny battery");
  ASSERT_TRUE(t.is_asked_for_specials());
  const std::size_t fire = t.state().stack.size() - 2;
  for (const int aim : {-1, 1, 6, 9, 15, kPlaces + t.id("ny"), kPlaces + 300, 32767}) {
    State wild = t.state();
    wild.stack[fire].locals[4] = static_cast<std::int16_t>(aim);
    EXPECT_FALSE(t.dixie().faults_of(wild).empty()) << aim;
  }
}

TEST(Dixie_13_5_Support, GunsFireIntoAnEngagementAndFivesHitFriends) {
  Table t = table_of(Seat::Union, Option::Support);
  t.usa("guns", artillery(3, {2, 3})).at("usa.center");
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(4)).at("csa.center");
  // One hit on the enemy, one on the friend, who rolls at once and stands.
  t.dictate({2, 5, 4, 2});
  t.act("fire guns");
  EXPECT_EQ(t.hits("va"), 1);
  EXPECT_EQ(t.hits("ny"), 0);
  EXPECT_EQ(t.dice(), (std::vector{2, 5, 4, 2}));
  EXPECT_EQ(t.said(LogNote::Checked), 1);
  EXPECT_EQ(t.place("ny"), "csa.center");
}

TEST(Dixie_13_5_Support, AFriendWhoFailsRoutsAtOnce) {
  Table t = table_of(Seat::Union, Option::Support);
  t.usa("guns", artillery(1)).at("usa.center");
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(4)).at("csa.center");
  t.dictate({5, 4});
  t.act("fire guns");
  EXPECT_EQ(t.place("ny"), "usa.lost");
}

TEST(Dixie_13_5_Support, TheFiringSidePicksTheFriend) {
  Table t = table_of(Seat::Union, Option::Support);
  t.usa("guns", artillery(2)).at("usa.center");
  t.usa("ny", infantry(2)).at("csa.center");
  t.usa("ma", infantry(3)).at("csa.center");
  t.csa("va", infantry(4)).at("csa.center");
  t.dictate({5, 5, 1, 1});
  t.act("fire guns");
  EXPECT_EQ(t.step(), StepKind::Support);
  EXPECT_EQ(t.to_act(), Seat::Union);
  EXPECT_EQ(t.refused("hit va"), "7.3");
  EXPECT_EQ(t.refused("finish"), "13.5");
  EXPECT_EQ(t.refused("hit ny"), "lawful");
  t.act("hit ma");
  EXPECT_EQ(t.said(LogNote::Checked), 2) << "the second falls on the other, as evenly as can be; both roll";
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Dixie_13_5_Support, OrdinaryLongRangeFireHitsNoFriends) {
  Table t = table_of(Seat::Union, Option::Support);
  t.usa("guns", artillery(1)).at("usa.center");
  t.csa("va", infantry(4)).at("csa.center");
  t.dictate({5});
  t.act("fire guns");
  EXPECT_EQ(t.said(LogNote::Checked), 0);
}

TEST(Dixie_13_5_Support, WithoutTheOptionThereIsNone) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(1)).at("usa.center");
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(4)).at("csa.center");
  EXPECT_EQ(t.refused("fire guns"), "7.2");
}

TEST(Dixie_13_5_Support, GunsThatAreEngagedSupportNobody) {
  Table t = table_of(Seat::Union, Option::Support);
  t.usa("guns", artillery(1, {1, 1})).at("usa.center");
  t.csa("ga", infantry(4)).at("usa.center");
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(4)).at("csa.center");
  t.dictate({1});
  t.act("fire guns");
  EXPECT_EQ(t.hits("ga"), 1);
}

TEST(Dixie_13_5_Support, MayAimAtOneGunInTheEngagement) {
  Table t = table_of(Seat::Union, Option::Support);
  t.choose(Option::CounterBattery, 1);
  t.usa("guns", artillery(3, {2, 3})).at("usa.center");
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(4)).at("csa.center");
  t.csa("battery", artillery(4)).at("csa.center");
  t.dictate({1, 2, 5, 1});
  t.act("fire-on guns battery");
  EXPECT_EQ(t.hits("battery"), 2);
  EXPECT_EQ(t.said(LogNote::Checked), 1) << "the five hits the friend all the same";
}

TEST(Dixie_13_5_Support, EnemiesTakeTheirHitsFirst) {
  Table t = table_of(Seat::Union, Option::Support);
  t.usa("guns", artillery(3, {2, 3})).at("usa.center");
  t.usa("ri", infantry(2)).at("csa.left");
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.dictate({1, 1, 5});
  t.act("fire guns");
  EXPECT_EQ(t.outcome().winner, Seat::Union) << "the second position is won at that instant";
}

TEST(Dixie_13_5_Support, IsToldOfFriends) {
  Table t = table_of(Seat::Union, Option::Support);
  t.usa("guns", artillery(1)).at("usa.center");
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(4)).at("csa.center");
  t.dictate({5, 1});
  t.act("fire guns");
  EXPECT_NE(t.log(Seat::Nobody).find("no hits, one on friends."), std::string::npos) << t.log(Seat::Nobody);
}

TEST(Dixie_13_5_Support, WildPositionsAreTurnedAway) {
  Table t = table_of(Seat::Union, Option::Support);
  t.usa("guns", artillery(2)).at("usa.center");
  t.usa("ny", infantry(2)).at("csa.center");
  t.usa("ma", infantry(3)).at("csa.center");
  t.csa("va", infantry(4)).at("csa.center");
  t.dictate({5, 6});
  t.act("fire guns");
  ASSERT_EQ(t.step(), StepKind::Support);
  for (const auto& [local, value] :
       {std::pair(0, 99), std::pair(0, 2), std::pair(1, 0), std::pair(1, 99), std::pair(2, 1)}) {
    State wild = t.state();
    wild.stack.back().locals[static_cast<std::size_t>(local)] = static_cast<std::int16_t>(value);
    EXPECT_FALSE(t.dixie().faults_of(wild).empty()) << local << " = " << value;
  }
  State wild = t.state();
  wild.tracks[static_cast<std::size_t>(track(Option::Support))] = 0;
  EXPECT_FALSE(t.dixie().faults_of(wild).empty());
}

}  // namespace
}  // namespace longroll::dixie::test
