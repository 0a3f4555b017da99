// What befalls units and how they come back (5.0, 9.1).
#include "engine/games/chattanooga/rules/returns.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

TEST(Chattanooga_5_3_Recovery, ADisruptedUnitMayTryInPlaceOfMoving) {
  for (const int die : {3, 4}) {  // against a morale of 3 on the reverse
    Table t(kUnion, Phase::Movement);
    t.usa("iowa", infantry(4)).at("0510").disrupted();
    t.csa("georgia", infantry()).at("1515");
    t.dictate({die});
    t.act("recover iowa");
    EXPECT_EQ(t.is_disrupted("iowa"), die == 4) << die;
    EXPECT_EQ(t.refused("take iowa"), "7.1");
    EXPECT_EQ(t.refused("recover iowa"), "5.3");
  }
}

TEST(Chattanooga_5_3_Recovery, NotInAnEnemyZone) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0510").disrupted();
  t.csa("georgia", infantry()).at("0509");
  EXPECT_EQ(t.refused("recover iowa"), "5.3");
  EXPECT_EQ(t.refused("recover-all"), "5.3");
}

TEST(Chattanooga_5_3_Recovery, OneDecisionForAll) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry(4)).at("0510").disrupted();
  t.usa("ohio", infantry(4)).at("0511").disrupted();
  t.usa("maine", infantry(4)).at("0512");
  t.csa("georgia", infantry()).at("1515");
  t.dictate({0, 9});
  t.act("recover-all");
  EXPECT_FALSE(t.is_disrupted("iowa"));
  EXPECT_TRUE(t.is_disrupted("ohio"));
  EXPECT_TRUE(t.is_offered("take maine"));
}

TEST(Chattanooga_5_3_Recovery, ComesByItselfInTheAdministrativePhaseAwayFromTheEnemy) {
  Table t(kUnion, Phase::Administrative);
  t.usa("iowa", infantry()).at("0510").disrupted();
  t.usa("ohio", infantry()).at("0810").disrupted();
  t.csa("georgia", infantry()).at("0509").disrupted();
  EXPECT_TRUE(t.is_disrupted("iowa")) << "in a zone of control";
  EXPECT_FALSE(t.is_disrupted("ohio"));
  EXPECT_TRUE(t.is_disrupted("georgia")) << "so it is with the Confederates";
}

TEST(Chattanooga_5_4_Communication, EnemyUnitsCutItAndZonesDoNot) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0505");
  t.csa("a", infantry()).at("0102");
  EXPECT_TRUE(t.field().communications(kUnion).has(Table::hex("0505"))) << "past 0201, which is in a zone";
  Table cut(kUnion, Phase::Movement);
  cut.usa("iowa", infantry()).at("0505");
  cut.csa("a", infantry()).at("0102");
  cut.csa("b", infantry()).at("0201");
  EXPECT_FALSE(cut.field().communications(kUnion).has(Table::hex("0505")));
}

TEST(Chattanooga_5_4_Communication, GoesOverNothingThatInfantryCannotCross) {
  Table t(kUnion, Phase::Movement);
  t.side("0101", "0102", kStream);
  t.side("0101", "0201", kBlocked);
  t.usa("iowa", infantry()).at("0505");
  EXPECT_FALSE(t.field().communications(kUnion).has(Table::hex("0505")));
}

TEST(Chattanooga_5_6_Rout, WithoutCommunicationAUnitIsCaptured) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0506").disrupted();
  t.csa("georgia", infantry()).at("0505");
  t.csa("a", infantry()).at("0102");
  t.csa("b", infantry()).at("0201");
  t.dictate({9});
  t.act_all({"take iowa", "go 0507"});
  EXPECT_EQ(t.place("iowa"), "captured");
  EXPECT_EQ(victory_points(t.field(), kConfederate), 2);
}

TEST(Chattanooga_5_5_MoraleChecks, AZeroPassesAndANineFailsWhateverElse) {
  Table bad(kUnion, Phase::Movement);
  bad.turn(6);  // night adds 2
  bad.terrain("0510", Terrain::Swamp);
  bad.usa("iowa", infantry(1)).at("0510").disrupted();
  bad.csa("georgia", infantry()).at("1515");
  bad.dictate({0});
  bad.act("recover iowa");
  EXPECT_FALSE(bad.is_disrupted("iowa"));
  Table good(kUnion, Phase::Movement);
  good.usa("iowa", infantry(10)).at("0510").disrupted();
  good.csa("georgia", infantry()).at("1515");
  good.dictate({9});
  good.act("recover iowa");
  EXPECT_TRUE(good.is_disrupted("iowa"));
}

TEST(Chattanooga_5_5_MoraleChecks, TerrainAndLightAreAddedToTheDie) {
  struct Case {
    int turn;
    Terrain terrain;
    int die;
    bool is_recovered;
  };
  // Against a morale of 5 on the reverse.
  for (const Case& one :
       {Case{3, Terrain::Clear, 5, true}, Case{3, Terrain::Swamp, 4, false}, Case{3, Terrain::Swamp, 3, true},
        Case{3, Terrain::Hillside, 5, false}, Case{1, Terrain::Clear, 5, false}, Case{5, Terrain::Clear, 4, true},
        Case{6, Terrain::Clear, 4, false}, Case{6, Terrain::Clear, 3, true}}) {
    Table t(kUnion, Phase::Movement);
    t.turn(one.turn);
    t.terrain("0510", one.terrain);
    t.usa("iowa", infantry(6)).at("0510").disrupted();
    t.csa("georgia", infantry()).at("1515");
    t.dictate({one.die});
    t.act("recover iowa");
    EXPECT_NE(t.is_disrupted("iowa"), one.is_recovered) << one.turn << " " << one.die;
  }
}

TEST(Chattanooga_5_6_Rally, RoutedUnitsBecomeReadyAndShatteredOnesCheck) {
  Table t(kUnion, Phase::Administrative);
  t.usa("routed", infantry()).in(kRouted);
  t.usa("twice", infantry()).in(kRoutedAndEliminated);
  t.usa("iowa", infantry(4)).in(kShattered);
  t.usa("ohio", infantry(4)).in(kShatteredAndEliminated);
  t.usa("ready", infantry()).in(kReady);
  t.csa("georgia", infantry()).at("1515");
  t.dictate({4, 5});
  t.act("end-returns");
  EXPECT_EQ(t.place("routed"), "ready");
  EXPECT_EQ(t.place("twice"), "ready-eliminated");
  EXPECT_EQ(t.place("iowa"), "routed");
  EXPECT_EQ(t.place("ohio"), "shattered-eliminated");
}

TEST(Chattanooga_5_6_Rally, ReadyUnitsMayReturnInTheAdministrativePhase) {
  Table t(kUnion, Phase::Administrative);
  t.usa("iowa", infantry()).in(kReady);
  t.usa("mate", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"return iowa", "go 0509"});
  EXPECT_EQ(t.place("iowa"), "0509");
  EXPECT_FALSE(t.has_flag("iowa", kMoved));
}

/// Nobody wins Wauhatchie by having been beaten (RULINGS.md, 9.1 with 3.3).
TEST(Chattanooga_9_1_Return, AtWauhatchieNotEastOfLookoutCreek) {
  const auto whole = longroll::test::shipped_game("chattanooga");
  const auto& game = dynamic_cast<const Chattanooga&>(*whole);
  State state = game.setup(standard_setup(game));
  for (std::size_t id = 0; id < state.pieces.size(); ++id) {
    const Field field = game.field(state);
    const auto unit = static_cast<PieceId>(id);
    if (field.has_unit_on_map(unit, kUnion)) {
      state.pieces[id].place = kReady;
    }
  }
  const Field field = game.field(state);
  const HexSet hexes = return_hexes(field, 0);
  EXPECT_TRUE(hexes.has(*hex_named("1432"))) << "beside Brown's Ferry";
  EXPECT_TRUE((hexes & field.scenario().wins_on[kUnion]).empty()) << "2923 is east of the creek";
}

/// They may never be farther than five hexes from Brown's Ferry (3.3).
TEST(Chattanooga_3_3_Wauhatchie, TurchinAndHazenReturnNearBrownsFerry) {
  const auto whole = longroll::test::shipped_game("chattanooga");
  const auto& game = dynamic_cast<const Chattanooga&>(*whole);
  State state = game.setup(standard_setup(game));
  for (std::size_t id = 0; id < state.pieces.size(); ++id) {
    if (game.field(state).has_unit_on_map(static_cast<int>(id), kUnion)) {
      state.pieces[id].place = kReady;
    }
  }
  const Field field = game.field(state);
  int bound = 0;
  for (const PieceId id : field.pieces()) {
    if (!field.has_unit_in(id, kUnion, kReady)) {
      continue;
    }
    const FormationSet formations = field.counter(id).formations;
    const HexSet hexes = return_hexes(field, id);
    EXPECT_FALSE(hexes.empty());
    if (formations.overlaps(FormationSet::one(7)) || formations.overlaps(FormationSet::one(15))) {
      ++bound;
      hexes.for_each([&](HexId hex) { EXPECT_LE(field.grid().distance(*hex_named("1431"), hex), 5) << hex_text(hex); });
    } else {
      EXPECT_TRUE(hexes.has(*hex_named("1355"))) << "beside 1356";
    }
  }
  EXPECT_GT(bound, 10);
}

TEST(Chattanooga_9_1_Return, NextToItsFormationOrToASourceAwayFromTheEnemy) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry(4, 1)).in(kReady);
  t.usa("mate", infantry(4, 1)).at("0510");
  t.usa("other", infantry(4, 2)).at("1010");
  t.usa("tired", infantry(4, 1)).at("1005").disrupted();
  t.csa("georgia", infantry()).at("0508");
  t.act("return iowa");
  EXPECT_TRUE(t.is_offered("go 0510")) << "with its formation";
  EXPECT_TRUE(t.is_offered("go 0511"));
  EXPECT_TRUE(t.is_offered("go 0102")) << "next to a source";
  EXPECT_EQ(t.refused("go 0509"), "9.1") << "an enemy zone";
  EXPECT_EQ(t.refused("go 1011"), "9.1") << "another formation";
  EXPECT_EQ(t.refused("go 1006"), "9.1") << "a disrupted unit does not help";
  t.act("go 0511");
  EXPECT_EQ(t.refused("take iowa"), "7.1") << "that was its move";
}

TEST(Chattanooga_9_1_Return, NobodyReturnsWhereNoHexIsLeft) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).in(kReady);
  t.csa("georgia", infantry()).at("0101");
  EXPECT_EQ(t.refused("return iowa"), "9.1");
}

TEST(Chattanooga_5_9_Rebuilding, APointOfExtraStrengthBringsAnEliminatedUnitBack) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry(4, 2)).in(kEliminated);
  t.usa("ohio", infantry(4, 2)).in(kReadyAndEliminated);
  t.usa("regulars", with_asterisk(infantry(4, 2))).in(kEliminated);
  t.usa("far", infantry(4, 9)).in(kEliminated);
  t.usa("mate", infantry(4, 2)).at("0510");
  t.usa("marker", extra_strength(1, 3, 1));
  t.csa("georgia", infantry()).at("1515");
  EXPECT_EQ(t.refused("rebuild regulars"), "5.9") << "an asterisk";
  EXPECT_EQ(t.refused("rebuild far"), "5.9") << "outside the span";
  t.act_all({"rebuild iowa", "go 0511"});
  EXPECT_EQ(t.place("iowa"), "0511");
  EXPECT_EQ(t.piece("marker").marks, 0);
  EXPECT_EQ(t.refused("rebuild ohio"), "5.9") << "no point is left";
}

TEST(Chattanooga_5_11_Cadres, OneAttemptASideAndPhase) {
  struct Case {
    int die;
    bool has_asterisk;
    std::string place;
  };
  for (const Case& one : {Case{3, false, "rebuilt"}, Case{4, false, "eliminated"}, Case{9, false, "destroyed"},
                          Case{1, true, "rebuilt"}, Case{2, true, "eliminated"}}) {
    Table t(kUnion, Phase::Administrative);
    t.usa("iowa", one.has_asterisk ? with_asterisk(infantry()) : infantry()).in(kEliminated);
    t.usa("ohio", infantry()).in(kEliminated);
    t.csa("georgia", infantry()).in(kEliminated);
    t.csa("texas", infantry()).at("1515");
    EXPECT_EQ(t.to_act(), kUnion);
    t.dictate({one.die});
    t.act("cadre iowa");
    EXPECT_EQ(t.place("iowa"), one.place) << one.die;
    EXPECT_EQ(t.to_act(), kConfederate) << "the other side next";
    EXPECT_EQ(victory_points(t.field(), kConfederate), one.die == 9 ? 1 : 0);
  }
}

TEST(Chattanooga_5_11_Cadres, ARebuiltUnitReturnsInALaterMovementPhase) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).in(kRebuilt);
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"return iowa", "go 0102"});
  EXPECT_EQ(t.place("iowa"), "0102");
}

}  // namespace
}  // namespace longroll::chattanooga::test
