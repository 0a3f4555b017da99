// Dixie 10.1, 10.3: ground that lies in its places, and ridge, rocks and wall.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

Card bound(TerrainType type, std::string_view place) {
  Card card = terrain(type);
  card.places = static_cast<std::uint16_t>(1U << position_index(place_named(place)));
  return card;
}

TEST(Dixie_10_1_TerrainPlaces, BindADeployment) {
  Table t(Seat::Union, Phase::Deployment);
  t.usa("hill", bound(TerrainType::Hill, "usa.left"));
  EXPECT_TRUE(t.is_offered("deploy hill usa.left"));
  EXPECT_EQ(t.refused("deploy hill usa.center"), "10.1");
}

TEST(Dixie_10_1_TerrainPlaces, BindTheMovePhase) {
  Table t(Seat::Union, Phase::Move);
  t.usa("hill", bound(TerrainType::Hill, "usa.left"));
  EXPECT_TRUE(t.is_offered("lay hill usa.left"));
  EXPECT_EQ(t.refused("lay hill usa.center"), "10.1");
}

TEST(Dixie_10_1_TerrainPlaces, BindPositionsFromOutside) {
  Table t(Seat::Union, Phase::Move);
  t.usa("hill", bound(TerrainType::Hill, "usa.left"));
  const std::string faults = t.faults_if("hill", [](Piece& piece) {
    piece.place = place_named("usa.center");
    piece.up = 1;
  });
  EXPECT_NE(faults.find("10.1"), std::string::npos) << faults;
}

/// Both sides engaged in the Union's Center on that ground; the Union defends.
Table engaged_on(TerrainType type, Seat side, Phase phase) {
  Table t(side, phase);
  t.usa("ground", terrain(type)).at("usa.center");
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("guns", artillery(2)).at("usa.center");
  t.csa("va", infantry(2)).at("usa.center");
  t.csa("battery", artillery(2)).at("usa.center");
  return t;
}

TEST(Dixie_10_3_TerrainTypes, ARidgeLiftsItsDefendersMoraleAndTheirGuns) {
  Table t = engaged_on(TerrainType::Ridge, Seat::Union, Phase::Combat);
  EXPECT_EQ(t.morale("ny"), 3);
  EXPECT_EQ(t.morale("va"), 2);
  EXPECT_EQ(t.shot("guns").dice.total, 3);
  EXPECT_EQ(t.shot("ny").dice.total, 2) << "guns only";
  EXPECT_EQ(t.shot("battery").dice.total, 2) << "not the attacker's";
  Table far(Seat::Union, Phase::Combat);
  far.usa("ridge", terrain(TerrainType::Ridge)).at("usa.center");
  far.usa("guns", artillery(2)).at("usa.center");
  far.csa("va", infantry(2)).at("csa.center");
  EXPECT_EQ(far.shot("guns").dice.total, 3) << "at any range";
}

TEST(Dixie_10_3_TerrainTypes, RocksTakeADieFromAttackersAndLiftDefendersMorale) {
  Table t = engaged_on(TerrainType::Rocks, Seat::Union, Phase::Combat);
  EXPECT_EQ(t.shot("va").dice.total, 1);
  EXPECT_EQ(t.shot("ny").dice.total, 2);
  EXPECT_EQ(t.morale("ny"), 3);
  EXPECT_EQ(t.morale("va"), 2) << "fire only";
  Table far(Seat::Confederate, Phase::Combat);
  far.usa("rocks", terrain(TerrainType::Rocks)).at("usa.center");
  far.usa("ny", infantry(2)).at("usa.center");
  far.csa("guns", artillery(1)).at("csa.center");
  EXPECT_EQ(far.refused("fire guns"), "10.3") << "across the line too";
}

TEST(Dixie_10_3_TerrainTypes, AWallLiftsDefendersMoraleAndNothingElse) {
  Table t = engaged_on(TerrainType::Wall, Seat::Union, Phase::Combat);
  EXPECT_EQ(t.morale("ny"), 3);
  EXPECT_EQ(t.morale("va"), 2);
  EXPECT_EQ(t.shot("va").dice.total, 2);
  EXPECT_EQ(t.shot("guns").dice.total, 2);
}

TEST(Dixie_10_3_TerrainTypes, TwoKindsAddUp) {
  Table t = engaged_on(TerrainType::Wall, Seat::Union, Phase::Combat);
  t.usa("more", terrain(TerrainType::Rocks)).at("usa.center");
  EXPECT_EQ(t.morale("ny"), 4);
}

TEST(Dixie_10_4_CapturingTerrain, AWallShelterWhoeverHoldsIt) {
  Table t = engaged_on(TerrainType::Wall, Seat::Union, Phase::Combat);
  t.held_by("usa.center", Seat::Confederate);
  EXPECT_EQ(t.morale("ny"), 2);
  EXPECT_EQ(t.morale("va"), 3);
}

}  // namespace
}  // namespace longroll::dixie::test
