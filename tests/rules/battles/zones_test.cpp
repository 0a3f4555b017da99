#include "engine/games/battles/rules/zones.h"

#include "tests/rules/battles/table.h"

/// Zones of control and what they do to movement: Battles 7.0 to 7.6, 11.1.
namespace longroll::battles::test {
namespace {

/// A hexside feature along every side of the hex, so that no way round it is shorter.
void moat(Table& t, std::string_view hex, unsigned feature) {
  const Grid grid{20, 20, Parity::EvenLower};
  for (const Direction d : kAllDirections) {
    t.side(hex, hex_text(grid.neighbor(Table::hex(hex), d)), feature);
  }
}

TEST(Battles_7_0_ZonesStop, AUnitGoesNoFartherThanTheFirstControlledHex) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5, 6)).at("0505");
  t.csa("georgia", infantry(2)).at("0508");
  t.act("take iowa");
  EXPECT_TRUE(t.is_offered("go 0507"));
  EXPECT_EQ(t.refused("go 0508"), "6.33");
  EXPECT_EQ(t.refused("go 0509"), "7.0") << "all ways to it lead through controlled hexes";
  t.act("go 0507");
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "its move is over";
  EXPECT_TRUE(t.has_flag("iowa", kMoved));
}

TEST(Battles_7_0_ZonesStop, GoingOnHexByHexDoesNotHelp) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5, 8)).at("0505");
  t.usa("ohio", infantry(5, 8)).at("0105");
  t.csa("georgia", infantry(2)).at("0508");
  t.act_all({"take iowa", "go 0506", "go 0507"});
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
  EXPECT_EQ(t.refused("take iowa"), "6.0");
}

TEST(Battles_7_0_ZonesStop, ALeaderGoesNearTheEnemyOnlyWithTroops) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("grant", leader()).at("0504");
  t.usa("iowa", infantry(5)).at("0507");
  t.csa("georgia", infantry(2)).at("0508");
  t.act("take grant");
  EXPECT_EQ(t.refused("go 0407"), "7.0");
  EXPECT_TRUE(t.is_offered("go 0507"));
}

TEST(Battles_7_0_ZonesStop, ALeaderWhomTheEnemyFindsAloneGetsAway) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5, 4)).at("0505");
  t.csa("lee", leader()).at("0507");
  t.csa("far", infantry(2)).at("0513");
  t.csa("near", infantry(2)).at("0512");
  t.csa("same", infantry(2)).at("0411");
  t.act_all({"take iowa", "go 0508"});
  EXPECT_EQ(t.place("iowa"), "0508");
  EXPECT_EQ(t.place("lee"), "0411") << "as near as 0512 is, and the lower hex";
}

TEST(Battles_7_0_ZonesStop, ALeaderWithoutAnyTroopsIsLost) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5, 4)).at("0505");
  t.csa("lee", leader()).at("0506");
  t.act_all({"take iowa", "go 0506"});
  EXPECT_EQ(t.place("lee"), "eliminated");
  EXPECT_EQ(t.value(Track::Points), 0) << "leaders are worth no points";
}

TEST(Battles_7_1_ZonesAlways, EveryArmControlsSixHexesInEveryPhase) {
  for (const Counter& arm : {infantry(1), cavalry(1), artillery(1), horse_artillery(1)}) {
    Table t(Seat::Confederate, Phase::Movement);
    t.usa("iowa", infantry(5)).at("1010");
    t.csa("georgia", arm).at("0505");
    t.csa("other", infantry(1)).at("0506");
    for (const char* hex : {"0504", "0604", "0605", "0506", "0405", "0404"}) {
      EXPECT_TRUE(t.field().is_controlled(Table::hex(hex), Seat::Confederate)) << hex;
    }
    EXPECT_FALSE(t.field().is_controlled(Table::hex("0503"), Seat::Confederate));
  }
}

TEST(Battles_7_1_ZonesAlways, LeadersGunboatsWorksAndTheRoutedControlNothing) {
  Table t(Seat::Union, Phase::Movement);
  t.terrain("0909", Terrain::Water);
  t.usa("iowa", infantry(5)).at("1515");
  t.csa("lee", leader()).at("0505");
  t.csa("boat", gunboat(5)).at("0909");
  t.csa("routed", infantry(3)).at("0202").is(Condition::Routed);
  t.csa("shaken", infantry(3)).at("0212").is(Condition::Shaken);
  EXPECT_FALSE(t.field().is_controlled(Table::hex("0504"), Seat::Confederate));
  EXPECT_FALSE(t.field().is_controlled(Table::hex("0908"), Seat::Confederate));
  EXPECT_FALSE(t.field().is_controlled(Table::hex("0201"), Seat::Confederate));
  EXPECT_TRUE(t.field().is_controlled(Table::hex("0211"), Seat::Confederate));
}

TEST(Battles_7_1_ZonesAlways, AFriendInTheHexDoesNotNegateThem) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5, 8)).at("0505");
  t.usa("ohio", infantry(5)).at("0507");
  t.csa("georgia", infantry(2)).at("0508");
  t.act_all({"take iowa", "go 0507"});
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
}

TEST(Battles_7_1_Communications, RunRoundTheEnemyButNotThroughHisZones) {
  Table t(Seat::Union, Phase::Movement);
  t.scenario().communications[0] = {Table::hex("0501")};
  // 0505 lies behind a river with one bridge, to 0504.
  moat(t, "0505", kRiver);
  t.side("0505", "0504", kBridge);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(5)).at("0503");
  EXPECT_FALSE(t.field().communications(Seat::Union).has(Table::hex("0505"))) << "0504 is controlled";
  EXPECT_TRUE(t.field().communications(Seat::Union).has(Table::hex("0509"))) << "there is a way round";
}

TEST(Battles_7_1_Communications, AFriendNegatesAZoneForThem) {
  Table t(Seat::Union, Phase::Movement);
  t.scenario().communications[0] = {Table::hex("0501")};
  moat(t, "0505", kRiver);
  t.side("0505", "0504", kBridge);
  t.usa("iowa", infantry(5)).at("0505");
  t.usa("ohio", infantry(5)).at("0504");
  t.csa("georgia", infantry(5)).at("0403");
  EXPECT_TRUE(t.field().communications(Seat::Union).has(Table::hex("0505")));
  EXPECT_FALSE(t.field().communications(Seat::Union).has(Table::hex("0403")));
}

TEST(Battles_7_1_Communications, ADetachmentOnTheExitCutsThem) {
  Table t(Seat::Union, Phase::Movement);
  t.scenario().communications[0] = {Table::hex("0501"), Table::hex("2001")};
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(5)).at("0501");
  EXPECT_TRUE(t.field().communications(Seat::Union).has(Table::hex("0505"))) << "the other exit is open";
  Table u(Seat::Union, Phase::Movement);
  u.scenario().communications[0] = {Table::hex("0501")};
  u.usa("iowa", infantry(5)).at("0505");
  u.csa("georgia", infantry(5)).at("0501");
  EXPECT_FALSE(u.field().communications(Seat::Union).has(Table::hex("0505")));
}

TEST(Battles_7_2_EntryCost, StreamIntoControlledWoodsOrClearIsFourPoints) {
  for (const Terrain terrain : {Terrain::Woods, Terrain::Clear}) {
    for (const int points : {3, 4}) {
      Table t(Seat::Union, Phase::Movement);
      t.terrain("0506", terrain);
      moat(t, "0506", kStream);
      t.usa("iowa", infantry(5, points)).at("0505");
      t.csa("georgia", infantry(2)).at("0507");
      t.act("take iowa");
      EXPECT_EQ(t.is_offered("go 0506"), points == 4);
    }
  }
}

TEST(Battles_7_2_EntryCost, IsTwoAtLeastAndNoMoreWhereTheGroundCostsMore) {
  const std::pair<Terrain, int> costs[] = {
      {Terrain::Clear, 2}, {Terrain::Woods, 2}, {Terrain::Rough, 2}, {Terrain::WoodsRough, 3}, {Terrain::Marsh, 3}};
  for (const auto& [terrain, cost] : costs) {
    for (const int points : {cost - 1, cost}) {
      Table t(Seat::Union, Phase::Movement);
      t.terrain("0506", terrain);
      t.usa("iowa", infantry(5, points)).at("0505");
      t.csa("georgia", infantry(2)).at("0507");
      t.act("take iowa");
      EXPECT_EQ(t.is_offered("go 0506"), points == cost) << id_of(terrain) << " with " << points;
    }
  }
}

TEST(Battles_7_2_EntryCost, NoRoadHelpsIntoAControlledHex) {
  for (const int points : {2, 3}) {
    Table t(Seat::Union, Phase::Movement);
    t.terrain("0506", Terrain::WoodsRough);
    t.road({"0505", "0506"});
    t.usa("iowa", infantry(5, points)).at("0505");
    t.csa("georgia", infantry(2)).at("0507");
    t.act("take iowa");
    EXPECT_EQ(t.is_offered("go 0506"), points == 3);
  }
}

TEST(Battles_7_3_Guns, GoIntoAZoneOnlyOntoInfantryOrCavalry) {
  for (const Counter& guns : {artillery(3, 6), horse_artillery(3)}) {
    Table t(Seat::Union, Phase::Movement);
    t.usa("battery", guns).at("0505");
    t.usa("guns", artillery(2)).at("0407");
    t.usa("horse", cavalry(2)).at("0607");
    t.csa("georgia", infantry(2)).at("0508");
    t.csa("texas", infantry(2)).at("0608");
    t.act("take battery");
    EXPECT_EQ(t.refused("go 0507"), "7.3");
    EXPECT_EQ(t.refused("go 0407"), "7.3") << "other guns do not do";
    EXPECT_TRUE(t.is_offered("go 0607"));
  }
}

TEST(Battles_7_4_Leaving, NobodyMarchesOutByDay) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505");
  t.usa("ohio", infantry(5)).at("1505");
  t.csa("georgia", infantry(2)).at("0506");
  EXPECT_EQ(t.refused("take iowa"), "7.4");
  EXPECT_TRUE(t.is_offered("take ohio"));
}

TEST(Battles_7_4_Leaving, AUnitIsFreeWhenTheEnemyIsGoneOrRouted) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(2)).at("0506").is(Condition::Routed);
  EXPECT_TRUE(t.is_offered("take iowa"));
}

TEST(Battles_7_5_Several, OpposingZonesShareAHexAndSeveralCostNoMore) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5, 2)).at("0505");
  t.usa("ohio", infantry(5)).at("0406");
  t.csa("georgia", infantry(2)).at("0507");
  t.csa("texas", infantry(2)).at("0607");
  t.csa("lead", infantry(2)).at("0606");
  EXPECT_TRUE(t.field().is_controlled(Table::hex("0506"), Seat::Union));
  EXPECT_TRUE(t.field().is_controlled(Table::hex("0506"), Seat::Confederate));
}

TEST(Battles_7_5_Several, ThreeZonesInOneHexCostNoMoreThanOne) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5, 2)).at("0504");
  t.csa("georgia", infantry(2)).at("0506");
  t.csa("texas", infantry(2)).at("0405");
  t.csa("lead", infantry(2)).at("0605");
  t.act("take iowa");
  EXPECT_TRUE(t.is_offered("go 0505"));
}

TEST(Battles_7_6_Water, ZonesCrossStreamsBridgesAndFordsOnly) {
  const std::pair<unsigned, bool> cases[] = {{0, true},
                                             {kStream, true},
                                             {kCreek, false},
                                             {kRiver, false},
                                             {kCreek | kBridge, true},
                                             {kCreek | kFord, true},
                                             {kRiver | kBridge, true},
                                             {kRiver | kFerry, false},
                                             {kRiver | kPontoon, false},
                                             {kSlope, true},
                                             {kRedoubt, true},
                                             {kEntrenchment, true}};
  for (const auto& [features, reaches] : cases) {
    Table t(Seat::Union, Phase::Movement);
    t.side("0505", "0506", features);
    t.usa("iowa", infantry(5)).at("1515");
    t.csa("georgia", infantry(2)).at("0505");
    EXPECT_EQ(t.field().is_controlled(Table::hex("0506"), Seat::Confederate), reaches) << features;
    EXPECT_EQ(controls(t.field(), t.id("georgia"), Table::hex("0506")), reaches) << features;
  }
}

TEST(Battles_7_6_Trenches, ShelterBreastworksOneWay) {
  for (const bool has_works : {false, true}) {
    Table t(Seat::Union, Phase::Movement);
    t.side("0506", "0505", kTrench);
    t.usa("iowa", infantry(5)).at("0506");
    t.csa("georgia", infantry(2)).at("0505");
    if (has_works) {
      t.breastworks(Seat::Union, "0506");
    }
    EXPECT_EQ(t.field().is_controlled(Table::hex("0506"), Seat::Confederate), !has_works);
    EXPECT_EQ(controls(t.field(), t.id("georgia"), Table::hex("0506")), !has_works);
    EXPECT_TRUE(t.field().is_controlled(Table::hex("0505"), Seat::Union)) << "the works look outward only";
  }
}

TEST(Battles_7_6_Trenches, BreastworksWithoutATrenchShelterNobodyFromZones) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0506");
  t.csa("georgia", infantry(2)).at("0505");
  t.breastworks(Seat::Union, "0506");
  EXPECT_TRUE(t.field().is_controlled(Table::hex("0506"), Seat::Confederate));
}

TEST(Battles_11_1_Night, AZoneMayBeLeftButNotForAnother) {
  Table t(Seat::Union, Phase::Movement);
  t.night();
  t.usa("iowa", infantry(5, 2)).at("0505");
  t.csa("georgia", infantry(2)).at("0506");
  t.act("take iowa");
  EXPECT_EQ(t.refused("go 0605"), "11.1");
  EXPECT_TRUE(t.is_offered("go 0504"));
  t.act("go 0504");
  EXPECT_EQ(t.step(), StepKind::MoveUnit) << "it has points left";
}

TEST(Battles_11_1_Night, AZoneIsReachedAgainByAFreeHexAndHoldsWhoEntersIt) {
  Table t(Seat::Union, Phase::Movement);
  t.night();
  t.usa("iowa", infantry(5, 8)).at("0505");
  t.usa("ohio", infantry(5)).at("1505");
  t.csa("georgia", infantry(2)).at("0506");
  t.csa("texas", infantry(2)).at("0806");
  t.act_all({"take iowa", "go 0504", "go 0706"});
  EXPECT_EQ(t.place("iowa"), "0706");
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "7.0 holds by night as by day";
}

TEST(Battles_11_1_Night, AZoneIsNotPassedThrough) {
  Table t(Seat::Union, Phase::Movement);
  t.night();
  // A pass two hexes long between waters; the enemy on its side controls the first hex of it only.
  for (const char* hex : {"0404", "0405", "0406", "0408", "0409", "0605", "0606", "0607", "0608", "0604"}) {
    t.terrain(hex, Terrain::Water);
  }
  t.side("0407", "0508", kCreek);
  t.usa("iowa", infantry(5, 8)).at("0505");
  t.csa("georgia", infantry(2)).at("0407");
  t.act("take iowa");
  EXPECT_TRUE(t.is_offered("go 0507"));
  EXPECT_EQ(t.refused("go 0508"), "7.0") << "by night, too, who enters a zone stops";
}

}  // namespace
}  // namespace longroll::battles::test
