// Positions that come from outside and that the rules could not have led to: each is turned away with its rule.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

bool names(const std::string& faults, std::string_view rule) {
  return faults.find("[" + std::string(rule) + "]") != std::string::npos;
}

Table ordinary() {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("burnside", general(1, 1)).at("usa.center");
  t.usa("keyes", general(1, 1)).at("usa.left");
  t.usa("hill", terrain(TerrainType::Hill)).at("usa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.csa("ga", infantry(2)).at("csa.left");
  return t;
}

TEST(Dixie_3_1_StackingLimits, AGeneralFaceDownFromOutside) {
  EXPECT_TRUE(names(ordinary().faults_if("burnside", [](Piece& piece) { piece.up = 0; }), "3.1"));
}

TEST(Dixie_11_0_Generals, TwoInOnePositionFromOutside) {
  EXPECT_NE(ordinary().faults_if("keyes", [](Piece& piece) { piece.place = place_named("usa.center"); }), "");
}

TEST(Dixie_7_2_Firepower, AHitCardFaceDownFromOutside) {
  EXPECT_TRUE(names(ordinary().faults_if("va", [](Piece& piece) { piece.marks = 1; }), "7.2"));
}

TEST(Dixie_7_3_CombatHits, MoreHitsThanACardBearsFromOutside) {
  const std::string faults = ordinary().faults_if("va", [](Piece& piece) {
    piece.up = 1;
    piece.marks = 3;
  });
  EXPECT_NE(faults.find("marks"), std::string::npos);
}

TEST(Dixie_10_2_PlayingTerrain, InTheEnemysLineFromOutside) {
  EXPECT_TRUE(
      names(ordinary().faults_if("hill", [](Piece& piece) { piece.place = place_named("csa.right"); }), "10.2"));
}

TEST(Dixie_10_4_CapturingTerrain, AHolderWhoIsNotThereFromOutside) {
  EXPECT_TRUE(names(ordinary().faults_if("ny", [](Piece& piece) { piece.place = place_named("csa.right"); }), "10.4"));
}

TEST(Dixie_4_0_Victory, ABattleThatIsWonFromOutside) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("csa.center");
  t.usa("ma", infantry(2)).at("csa.left");
  t.usa("ri", infantry(2)).at("usa.left");
  t.csa("va", infantry(2)).at("csa.left");
  t.held_by("csa.left", Seat::Union);
  EXPECT_TRUE(names(t.faults_if("va", [](Piece& piece) { piece.place = reserve_of(Seat::Confederate); }), "4.0"));
}

}  // namespace
}  // namespace longroll::dixie::test
