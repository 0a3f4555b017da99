// Battles 8.41 to 8.47, 10.1, 10.3: what the ground does to an attack.
#include "engine/games/battles/rules/odds.h"
#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

/// An attack by every Union unit of the table on those hexes, by one reading of the ground.
Reckoning reckoned(Table& t, const std::vector<std::string>& hexes, Ground ground = Ground::Other) {
  const Field field = t.field();
  std::vector<PieceId> attackers;
  for (int i = 0; i < field.piece_count(); ++i) {
    if (field.side_of(static_cast<PieceId>(i)) == Seat::Union && field.is_unit(static_cast<PieceId>(i))) {
      attackers.push_back(static_cast<PieceId>(i));
    }
  }
  std::vector<HexId> targets;
  for (const std::string& hex : hexes) {
    targets.push_back(Table::hex(hex));
  }
  return reckon(field, {attackers, targets}, ground);
}

/// Iowa of 5 in 0505 attacks georgia of 1 in 0506 over changed ground.
struct Duel : Table {
  explicit Duel(Counter attacker = infantry(5)) : Table(Seat::Union, Phase::Combat) {
    usa("iowa", std::move(attacker)).at("0505");
    csa("georgia", infantry(1)).at("0506");
  }
  int strength() { return reckoned(*this, {"0506"}).attack; }
  int shift() { return reckoned(*this, {"0506"}).shift(); }
};

TEST(Battles_8_41_Halving, FiveIntoRoughGroundIsThree) {
  Duel t;
  t.terrain("0506", Terrain::Rough);
  EXPECT_EQ(t.strength(), 3);
  EXPECT_EQ(t.shift(), 0);
}

TEST(Battles_8_41_Halving, TheAttackersOwnGroundIsNothing) {
  Duel t;
  t.terrain("0505", Terrain::Rough);
  EXPECT_EQ(t.strength(), 5);
}

TEST(Battles_10_1_TerrainEffects, EveryGroundAndHexside) {
  const auto into = [](Terrain terrain) {
    Duel t;
    t.terrain("0506", terrain);
    return std::pair(t.strength(), t.shift());
  };
  EXPECT_EQ(into(Terrain::Clear), std::pair(5, 0));
  EXPECT_EQ(into(Terrain::Rough), std::pair(3, 0));
  EXPECT_EQ(into(Terrain::Town), std::pair(5, -1));
  EXPECT_EQ(into(Terrain::Marsh), std::pair(5, 0));
  EXPECT_EQ(into(Terrain::WoodsRough), std::pair(3, 0));
  const auto over = [](unsigned side, Counter attacker) {
    Duel t(std::move(attacker));
    t.side("0505", "0506", static_cast<unsigned>(side));
    return std::pair(t.strength(), t.shift());
  };
  EXPECT_EQ(over(kStream, infantry(5)), std::pair(3, 0));
  EXPECT_EQ(over(kCreek | kBridge, infantry(5)), std::pair(3, 0));
  EXPECT_EQ(over(kRiver | kFord, infantry(5)), std::pair(3, 0));
  EXPECT_EQ(over(kSlope, infantry(5)), std::pair(5, -1));
  Duel downhill;
  downhill.side("0506", "0505", kSlope);
  EXPECT_EQ(downhill.shift(), 0);
}

TEST(Battles_10_1_TerrainEffects, NoAttackAcrossABareCreekARiverAFerryOrAPontoon) {
  for (const int side : {+kCreek, +kRiver, kRiver | kFerry, kRiver | kPontoon, +kFerry, kCreek | kBridge | kPontoon}) {
    Duel t;
    t.side("0505", "0506", static_cast<unsigned>(side));
    EXPECT_EQ(t.offers("target"), 0);
    Duel guns(artillery(5));
    guns.side("0505", "0506", static_cast<unsigned>(side));
    EXPECT_EQ(guns.offers("target"), 1);
  }
  for (const int side : {+kStream, kCreek | kBridge, kRiver | kFord}) {
    Duel t;
    t.side("0505", "0506", static_cast<unsigned>(side));
    EXPECT_EQ(t.offers("target"), 1);
  }
}

TEST(Battles_8_42_Shifts, FourteenAgainstTwoInWoodsIsSixToOne) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(14)).at("0505");
  t.csa("georgia", infantry(2)).at("0506");
  t.terrain("0506", Terrain::Woods);
  t.dictate({6});
  t.act_all({"target 0506", "join iowa", "resolve 0"});
  EXPECT_EQ(t.remark(LogNote::Attacked)[4], -1);
  EXPECT_EQ(t.remark(LogNote::Odds)[0], 9);
  EXPECT_EQ(t.remark(LogNote::Odds)[1], 0);
}

TEST(Battles_8_42_Shifts, NeverBelowOneToFive) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(1)).at("0505");
  t.csa("georgia", infantry(5)).at("0506");
  t.terrain("0506", Terrain::Town);
  EXPECT_EQ(reckoned(t, {"0506"}).column, 0);
}

TEST(Battles_8_42_Shifts, ASlopeCountsIfEveryAdjacentAttackerClimbsOne) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(4)).at("0505");
  t.usa("ohio", infantry(4)).at("0507");
  t.usa("battery", artillery(4)).at("0503");
  t.csa("georgia", infantry(4)).at("0506");
  t.side("0505", "0506", kSlope);
  EXPECT_EQ(reckoned(t, {"0506"}).shift(), 0);
  Table u(Seat::Union, Phase::Combat);
  u.usa("iowa", infantry(4)).at("0505");
  u.usa("ohio", infantry(4)).at("0507");
  u.usa("battery", artillery(4)).at("0503");
  u.csa("georgia", infantry(4)).at("0506");
  u.side("0505", "0506", kSlope);
  u.side("0507", "0506", kSlope);
  EXPECT_EQ(reckoned(u, {"0506"}).shift(), -1);
}

TEST(Battles_8_42_Shifts, GunsFromAfarClimbNothing) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(4)).at("0504");
  t.csa("georgia", infantry(4)).at("0506");
  t.side("0505", "0506", kSlope);
  t.side("0506", "0505", kTrench);
  EXPECT_EQ(reckoned(t, {"0506"}).shift(), 0);
  EXPECT_EQ(reckoned(t, {"0506"}).attack, 4);
}

TEST(Battles_8_43_OneHalving, OnlyTheBestForTheDefender) {
  Duel t;
  t.terrain("0506", Terrain::Rough);
  t.side("0505", "0506", kStream);
  EXPECT_EQ(t.strength(), 3);
}

TEST(Battles_8_43_OneHalving, OneOfTwoTargetsIsEnough) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(1)).at("0506");
  t.csa("texas", infantry(1)).at("0504");
  t.terrain("0504", Terrain::Rough);
  EXPECT_EQ(reckoned(t, {"0506", "0504"}).attack, 3);
}

TEST(Battles_8_43_OneHalving, EachAttackerByTheGroundThatHeCrosses) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0505");
  t.usa("ohio", infantry(5)).at("0507");
  t.csa("georgia", infantry(1)).at("0506");
  t.side("0505", "0506", kStream);
  const Reckoning all = reckoned(t, {"0506"});
  EXPECT_EQ(all.attackers[0].strength, 3);
  EXPECT_EQ(all.attackers[0].changes[0].cause, Cause::Stream);
  EXPECT_EQ(all.attackers[1].strength, 5);
}

TEST(Battles_8_44_NetShift, OneShiftForEachSide) {
  Duel t;
  t.terrain("0506", Terrain::Town);
  t.side("0505", "0506", kSlope);
  EXPECT_EQ(t.shift(), -1);
  Duel surprised;
  surprised.terrain("0506", Terrain::Town);
  surprised.scenario().surprises = {{Seat::Union, 3, 2}, {Seat::Union, 3, 1}, {Seat::Confederate, 9, 4}};
  EXPECT_EQ(surprised.shift(), 1);
  Duel late;
  late.scenario().surprises = {{Seat::Union, 2, 2}};
  EXPECT_EQ(late.shift(), 0);
}

TEST(Battles_8_44_NetShift, TheLargerOfTwoShiftsCounts) {
  Duel t;
  t.chart().slope.shift = -2;
  t.terrain("0506", Terrain::Town);
  t.side("0505", "0506", kSlope);
  EXPECT_EQ(t.shift(), -2);
}

TEST(Battles_8_45_Woods, TheirShiftIsInsteadOfAllOtherGround) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(1)).at("0506");
  t.terrain("0506", Terrain::Woods);
  t.side("0505", "0506", kStream | kSlope);
  const Reckoning woods = reckoned(t, {"0506"}, Ground::Woods);
  EXPECT_EQ(woods.attack, 5);
  EXPECT_EQ(woods.shift(), -1);
  EXPECT_EQ(woods.shifts.front().cause, Cause::Woods);
  // 8.45: all the other ground together halves and shifts.
  const Reckoning other = reckoned(t, {"0506"}, Ground::Other);
  EXPECT_EQ(other.attack, 3);
  EXPECT_EQ(other.shift(), -1);
  EXPECT_EQ(other.shifts.front().cause, Cause::Slope);
}

TEST(Battles_8_45_Woods, TheRulebooksTwoHexes) {
  // Woods in one target hex, woods on rough ground in the other: halved, or a column.
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(9)).at("0505");
  t.csa("georgia", infantry(1)).at("0506");
  t.csa("texas", infantry(1)).at("0504");
  t.terrain("0506", Terrain::Woods);
  t.terrain("0504", Terrain::WoodsRough);
  const Reckoning woods = reckoned(t, {"0506", "0504"}, Ground::Woods);
  EXPECT_EQ(woods.attack, 9);
  EXPECT_EQ(woods.shift(), -1);
  const Reckoning other = reckoned(t, {"0506", "0504"}, Ground::Other);
  EXPECT_EQ(other.attack, 5);
  EXPECT_EQ(other.shift(), 0);
}

/// An attack of that strength over a stream into woods held by 2.
struct WoodsBehindAStream : Table {
  explicit WoodsBehindAStream(int attack) : Table(Seat::Union, Phase::Combat) {
    usa("iowa", infantry(attack)).at("0505");
    csa("georgia", infantry(2)).at("0506");
    terrain("0506", Terrain::Woods);
    side("0505", "0506", kStream);
    act_all({"target 0506", "join iowa"});
  }
};

TEST(Battles_8_45_Woods, TheDefenderIsAskedWhereItMatters) {
  // 10 to 2 is 5:1: the woods make it 4:1, the stream 5 to 2, 2:1. An exchange is in one of the columns, so neither is
  // better for him whatever falls.
  for (const int choice : {0, 1}) {
    WoodsBehindAStream t(10);
    t.act("resolve 0");
    EXPECT_EQ(t.to_act(), Seat::Confederate);
    EXPECT_EQ(t.step(), StepKind::Combat);
    EXPECT_EQ(t.offers("benefit"), 2);
    EXPECT_EQ(t.refused("benefit 2"), "8.45");
    EXPECT_EQ(t.refused("join iowa"), "8.45");
    EXPECT_NE(t.prompt().text.find("4:1"), std::string::npos);
    EXPECT_NE(t.prompt().text.find("2:1"), std::string::npos);
    t.dictate({4});
    t.act("benefit " + std::to_string(choice));
    EXPECT_EQ(t.remark(LogNote::Odds)[0], choice == 0 ? 7 : 5);
  }
}

TEST(Battles_8_45_Woods, HeIsNotAskedWhereItDoesNot) {
  // 4 to 2 is 2:1: the woods make it 1:1, the stream 2 to 2, the same.
  WoodsBehindAStream same(4);
  same.dictate({4});
  same.act("resolve 0");
  EXPECT_EQ(same.remark(LogNote::Odds)[0], 4);
  // 2 to 2: the woods 1:2, the stream 1 to 2, the same; 3 to 2 with a slope besides: 1:2 against 1:2.
  // 7 to 2 is 3:1: 2:1 in the woods, 4 to 2 over the stream.
  WoodsBehindAStream seven(7);
  seven.dictate({4});
  seven.act("resolve 0");
  EXPECT_EQ(seven.remark(LogNote::Odds)[0], 5);
}

TEST(Battles_8_45_Woods, AloneTheyAreNoQuestion) {
  // 5:1 becomes 4:1, whatever he may think of an exchange.
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(10)).at("0505");
  t.csa("georgia", infantry(2)).at("0506");
  t.terrain("0506", Terrain::Woods);
  t.dictate({3});
  t.act_all({"target 0506", "join iowa", "resolve 0"});
  EXPECT_EQ(t.said(LogNote::ResultFound), 1);
  EXPECT_EQ(t.remark(LogNote::Odds)[0], 7);
}

TEST(Battles_8_45_Woods, TheBetterGroundIsTakenForHim) {
  // 2 against 4: 1:2. The woods make it 1:3; stream and slope together 1 to 4 and a column: 1:5, never worse for him.
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(2)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  t.terrain("0506", Terrain::Woods);
  t.side("0505", "0506", kStream | kSlope);
  t.dictate({4});
  t.act_all({"target 0506", "join iowa", "resolve 0"});
  EXPECT_EQ(t.said(LogNote::ResultFound), 1);
  EXPECT_EQ(t.remark(LogNote::Attacked)[1], 1);
  EXPECT_EQ(t.remark(LogNote::Odds)[0], 0);
}

TEST(Battles_8_45_Woods, AreTakenForHimWhereTheyAreBetter) {
  // 3 to 2 is 1:1 over the stream as well, but 1:2 in the woods.
  WoodsBehindAStream t(3);
  t.dictate({4});
  t.act("resolve 0");
  EXPECT_EQ(t.said(LogNote::ResultFound), 1);
  EXPECT_EQ(t.remark(LogNote::Odds)[0], 3);
}

TEST(Battles_8_45_Woods, TakenTheyShutOutALargerShiftToo) {
  Table t(Seat::Union, Phase::Combat);
  t.chart().slope.shift = -2;
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(1)).at("0506");
  t.terrain("0506", Terrain::Woods);
  t.side("0505", "0506", kSlope);
  EXPECT_EQ(reckoned(t, {"0506"}, Ground::Woods).shift(), -1);
  EXPECT_EQ(reckoned(t, {"0506"}, Ground::Other).shift(), -2);
}

TEST(Battles_8_46_Fieldworks, HalveAndShiftFromTheirFrontOnly) {
  for (const unsigned works : {kTrench, kEntrenchment, kRedoubt}) {
    Duel t;
    t.side("0506", "0505", works);
    EXPECT_EQ(t.strength(), 3);
    EXPECT_EQ(t.shift(), -1);
    Duel behind;
    behind.side("0505", "0506", works);
    EXPECT_EQ(behind.strength(), 5);
    EXPECT_EQ(behind.shift(), 0);
  }
}

TEST(Battles_8_46_Fieldworks, ShiftOnlyIfEveryAdjacentAttackerCrossesThem) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0505");
  t.usa("ohio", infantry(5)).at("0507");
  t.csa("georgia", infantry(1)).at("0506");
  t.side("0506", "0505", kRedoubt);
  const Reckoning all = reckoned(t, {"0506"});
  EXPECT_EQ(all.attackers[0].strength, 3);
  EXPECT_EQ(all.attackers[1].strength, 5);
  EXPECT_EQ(all.shift(), 0);
}

TEST(Battles_8_46_Fieldworks, GunsAreHalvedThereToo) {
  Duel t(artillery(5));
  t.side("0506", "0505", kEntrenchment);
  EXPECT_EQ(t.strength(), 3);
}

TEST(Battles_8_47_ArtilleryOverWater, IsNotHalved) {
  for (const int side : {+kStream, kCreek | kBridge, kCreek | kFord}) {
    for (const Counter& guns : {artillery(5), horse_artillery(5)}) {
      Duel t(guns);
      t.side("0505", "0506", static_cast<unsigned>(side));
      EXPECT_EQ(t.strength(), 5);
    }
    Duel foot;
    foot.side("0505", "0506", static_cast<unsigned>(side));
    EXPECT_EQ(foot.strength(), 3);
  }
  Duel rough(artillery(5));
  rough.terrain("0506", Terrain::Rough);
  EXPECT_EQ(rough.strength(), 3);
}

TEST(Battles_10_3_Breastworks, ShiftAColumnAllRound) {
  for (const std::string_view from : {"0505", "0507"}) {
    Table t(Seat::Union, Phase::Combat);
    t.usa("iowa", infantry(5)).at(from);
    t.csa("georgia", infantry(1)).at("0506");
    t.breastworks(Seat::Confederate, "0506");
    const Reckoning all = reckoned(t, {"0506"});
    EXPECT_EQ(all.attack, 5);
    EXPECT_EQ(all.shift(), -1);
    EXPECT_EQ(all.shifts.front().cause, Cause::Breastworks);
  }
}

TEST(Battles_10_3_Breastworks, AreNotAddedToOtherWorks) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(1)).at("0506");
  t.side("0506", "0505", kEntrenchment);
  t.breastworks(Seat::Confederate, "0506");
  EXPECT_EQ(reckoned(t, {"0506"}).shift(), -1);
}

TEST(Battles_10_3_Breastworks, BehindATrenchTheyNeedNotAttackButMay) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(1)).at("0506");
  t.side("0505", "0506", kTrench);
  t.breastworks(Seat::Union, "0505");
  EXPECT_TRUE(t.is_offered("end-combat"));
  t.act_all({"target 0506", "join iowa"});
  EXPECT_TRUE(t.is_offered("resolve 0"));
}

TEST(Battles_10_3_Breastworks, BehindATrenchTheyMustBeAttacked) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(1)).at("0506");
  t.side("0506", "0505", kTrench);
  t.breastworks(Seat::Confederate, "0506");
  EXPECT_EQ(t.refused("end-combat"), "8.11");
}

}  // namespace
}  // namespace longroll::battles::test
