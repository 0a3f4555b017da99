// Longstreet and dummies (3.2, 14.7): who was called comes hidden, and where nobody was a dummy may come instead.
#include "engine/core/rng.h"
#include "engine/games/chattanooga/rules/hidden_reserves.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "tests/rules/chattanooga/bot_row.h"
#include "tests/rules/chattanooga/great_battle_table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

/// The first Confederate Movement Phase after the decision about Longstreet, which was that one.
GreatBattle after(const char* decision, bool has_hiding = true) {
  GreatBattle t(has_hiding ? std::vector<std::string>{"reserves", "hidden-reserves"} : std::vector<std::string>{});
  t.play_on_until([&] { return t.step() == StepKind::Call; });
  t.act(decision);
  t.play_on_until([&] { return t.step() == StepKind::MovementPhase && t.phasing() == kConfederate; });
  return t;
}

/// Chattanooga 3.2: the Union does not know of the call, and so its computer does the same, up to the die.
TEST(Chattanooga_3_2R_Computer, DecidesAlikeWhetherLongstreetWasCalled) {
  GreatBattle called = after("call");
  GreatBattle not_called = after("pass");
  for (GreatBattle* t : {&called, &not_called}) {
    t->act("end-moves");
    t->play_on_until([&] { return t->step() == StepKind::MovementPhase && t->phasing() == kUnion; });
  }
  ASSERT_NE(called.place("csa.2-sc"), not_called.place("csa.2-sc"));
  for (const char* level : {"easy", "normal"}) {
    const std::vector<Action> row = row_of_bot(called.game(), called.state(), level);
    EXPECT_GT(row.size(), 1U);
    EXPECT_EQ(row_of_bot(not_called.game(), not_called.state(), level), row) << level;
  }
}

PieceId marker_at(GreatBattle& t, std::string_view hex) {
  for (const PieceId id : t.field().pieces()) {
    if (has_reserve_on_map(t.field(), id, kConfederate) && t.state().piece(id).place == GreatBattle::hex(hex)) {
      return id;
    }
  }
  return kNoPiece;
}

TEST(Chattanooga_3_2R_Dummies, ComeEitherWay) {
  GreatBattle not_called = after("pass");
  EXPECT_TRUE(not_called.offers("enter-hidden 6004 0"));
  EXPECT_FALSE(not_called.offers("enter-hidden 6004 1")) << "nobody was called";
  GreatBattle called = after("call");
  EXPECT_TRUE(called.offers("enter-hidden 6004 0"));
  EXPECT_TRUE(called.offers("enter-hidden 6004 1"));
  EXPECT_EQ(called.refused("enter-hidden 2923 1"), "9.3");
  GreatBattle open = after("call", false);
  EXPECT_FALSE(open.offers("enter-hidden 6004 0"));
  EXPECT_EQ(open.refused("enter-hidden 6004 0"), "14.7");
}

/// The Union cannot tell Longstreet from a dummy.
TEST(Chattanooga_3_2R_Dummies, LookLikeLongstreet) {
  GreatBattle called = after("call");
  GreatBattle not_called = after("pass");
  ASSERT_EQ(called.door().view(called.state(), kUnion), not_called.door().view(not_called.state(), kUnion));
  called.act("enter-hidden 6004 1");
  not_called.act("enter-hidden 6004 0");
  const View view = called.door().view(called.state(), kUnion);
  EXPECT_EQ(view, not_called.door().view(not_called.state(), kUnion));
  EXPECT_EQ(called.log(kUnion), not_called.log(kUnion));
  EXPECT_TRUE(is_called(called.field()));
  Rng rng(5);
  for (int i = 0; i < 20; ++i) {
    const auto guess = called.door().guess(view, rng);
    ASSERT_TRUE(guess.has_value());
    EXPECT_EQ(describe(called.door().faults_of(*guess)), "");
    EXPECT_EQ(called.door().view(*guess, kUnion), view);
  }
}

TEST(Chattanooga_14_4_MovingAndStackingReserves, NobodyEntersHiddenWithinThreeHexesOfTheEnemy) {
  GreatBattle t = after("call");
  for (const char* union_at : {"6007", "6008"}) {
    State state = t.state();
    state.piece(t.id("usa.96-il")).place = GreatBattle::hex(union_at);
    const Field field(t.game().data_of(state), state);
    const std::string rule(refuse_hidden_entry(field, {GreatBattle::hex("6004"), true}).rule);
    EXPECT_EQ(rule == "14.4", std::string_view(union_at) == "6007") << union_at;
  }
}

TEST(Chattanooga_3_2R_Dummies, AllWhoWereCalledAreUnderOneMarker) {
  GreatBattle t = after("call");
  t.act_all({"enter-hidden 6004 1", "halt"});
  const PieceId marker = marker_at(t, "6004");
  ASSERT_NE(marker, kNoPiece);
  EXPECT_EQ(t.state().piece(marker).up, kReverse);
  EXPECT_EQ(reserve_of(t.field(), t.id("csa.2-sc")), marker);
  EXPECT_FALSE(t.offers("enter-hidden 6004 1")) << "they have come";
}

TEST(Chattanooga_3_2R_Dummies, ADummyHasNobody) {
  GreatBattle t = after("pass");
  t.act_all({"enter-hidden 6004 0", "halt"});
  ASSERT_NE(marker_at(t, "6004"), kNoPiece);
  EXPECT_EQ(units_in_reserve(t.field(), marker_at(t, "6004")), 0);
  EXPECT_EQ(t.place("csa.2-sc"), "not-called");
}

/// Who was called comes hidden later, too.
TEST(Chattanooga_3_2R_Dummies, ComeInTheTurnOfTheCallAlone) {
  GreatBattle t = after("call");
  t.play_on_until(
      [&] { return t.field().turn() == 7 && t.step() == StepKind::MovementPhase && t.phasing() == kConfederate; });
  ASSERT_EQ(t.place("csa.2-sc"), "called");
  EXPECT_EQ(t.refused("enter-hidden 6004 0"), "3.2");
  EXPECT_TRUE(t.offers("enter-hidden 6004 1"));
}

/// Who deploys shows his letter, and with it the call.
TEST(Chattanooga_3_2R_Dummies, TheCallIsKnownWhenTheFirstOfThemIsSeen) {
  GreatBattle t = after("call");
  t.act_all({"enter-hidden 6004 1", "halt", "end-moves"});
  EXPECT_EQ(t.door().view(t.state(), kUnion).seen.piece(t.id("csa.2-sc")).place, kUndecided);
  t.play_on_until([&] { return t.step() == StepKind::MovementPhase && t.phasing() == kConfederate; });
  const PieceId marker = marker_at(t, "6004");
  ASSERT_NE(marker, kNoPiece);
  t.act("deploy " + t.door().text(t.state(), action_of(verbs::Deploy{marker, GreatBattle::hex("6004")})).substr(7));
  EXPECT_EQ(t.state().piece(marker).up, kFront);
  EXPECT_EQ(t.door().view(t.state(), kUnion).seen.piece(t.id("csa.2-sc")).place,
            t.state().piece(t.id("csa.2-sc")).place);
}

// ---- who wins when Longstreet was called, and who is in play (3.2V, 3.5) ----

HexId some_hex_of(const HexSet& hexes) {
  HexId some = kNoHex;
  hexes.for_each([&](HexId hex) { some = hex; });
  return some;
}

/// The level of the last turn in which Longstreet has been called: all Confederates stand at that place.
VictoryLevel level_with_all_at(std::string_view place, bool is_mountain_held) {
  GreatBattle t({"reserves"});
  State state = t.state();
  state.tracks[static_cast<std::size_t>(track(Track::Turn))] = 15;
  const Library& library = t.game().data_of(state);
  const HexId mountain = some_hex_of(library.scenario_of(state).clearing.union_clears);
  bool is_first = true;
  for (Piece& piece : state.pieces) {
    if (piece.owner == index_of(kConfederate) && is_combat_unit(library.type(piece.kind))) {
      piece.place = is_first && is_mountain_held ? mountain : GreatBattle::hex(place);
      is_first = false;
    }
  }
  return victory_level(Field(library, state));
}

TEST(Chattanooga_3_2V_Victory, OneUnitInsideTheFortificationLineIsWhatTheConfederatesNeed) {
  EXPECT_EQ(level_with_all_at("3025", true), VictoryLevel::Confederate) << "in the town";
  EXPECT_EQ(level_with_all_at("3025", false), VictoryLevel::Draw) << "the Union has cleared the mountain";
  EXPECT_EQ(level_with_all_at("5530", true), VictoryLevel::Draw) << "on Missionary Ridge";
  EXPECT_EQ(level_with_all_at("5530", false), VictoryLevel::Union);
}

TEST(Chattanooga_3_2V_Victory, UnitsInReserveHoldTheMountain) {
  for (const bool is_in_reserve : {false, true}) {
    GreatBattle t({"reserves"});
    State state = t.state();
    const Library& library = t.game().data_of(state);
    const HexId mountain = some_hex_of(library.scenario_of(state).clearing.union_clears);
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
      Piece& piece = state.pieces[i];
      const UnitType type = library.type(piece.kind);
      if (piece.owner != index_of(kConfederate)) {
        continue;
      }
      if (type == UnitType::Reserve && library.letters[static_cast<std::size_t>(piece.kind)] == 0) {
        piece.place = mountain;
      } else if (is_combat_unit(type)) {
        piece.place = is_in_reserve ? kReserveBox : GreatBattle::hex("5530");
      }
    }
    EXPECT_EQ(victory_level(Field(library, state)), is_in_reserve ? VictoryLevel::Draw : VictoryLevel::Union);
  }
}

TEST(Chattanooga_3_5_VictoryPoints, InfantryThatWasNotCalledIsNotInPlay) {
  GreatBattle t({});
  const int in_play = infantry_in_play(t.field(), kConfederate);
  for (const Place place : {kUndecided, kCalled, kNotCalled, kRouted}) {
    State state = t.state();
    state.piece(t.id("csa.2-sc")).place = place;
    EXPECT_EQ(infantry_in_play(Field(t.game().data_of(state), state), kConfederate),
              in_play + (place == kRouted ? 1 : 0))
        << place;
  }
}

TEST(Chattanooga_3_2V_Victory, TheMapIsNotClearedWhileThoseWhoWereCalledAreToCome) {
  for (const Place place : {kCalled, kNotCalled, kDue, kRouted}) {
    GreatBattle t({});
    State state = t.state();
    const Library& library = t.game().data_of(state);
    for (Piece& piece : state.pieces) {
      if (piece.owner == index_of(kConfederate) && is_combat_unit(library.type(piece.kind))) {
        piece.place = piece.place == kUndecided ? place : kRouted;
      }
    }
    EXPECT_EQ(is_map_cleared(Field(library, state)), place == kNotCalled || place == kRouted) << place;
  }
}

TEST(Chattanooga_3_2V_Victory, AClearedMapEndsACalledBattleBeforeThe25thAlone) {
  for (const int turn : {6, 15}) {  // late morning of the 24th, evening of the 25th
    for (const bool is_called : {true, false}) {
      GreatBattle t({});
      State state = t.state();
      state.tracks[static_cast<std::size_t>(track(Track::Turn))] = static_cast<std::int16_t>(turn);
      const Library& library = t.game().data_of(state);
      for (Piece& piece : state.pieces) {
        if (piece.owner == index_of(kConfederate) && is_combat_unit(library.type(piece.kind))) {
          piece.place = piece.place == kUndecided && !is_called ? kNotCalled : kRouted;
        }
      }
      EXPECT_EQ(is_decided(Field(library, state)), turn == 6 || !is_called) << turn;
    }
  }
}

TEST(Chattanooga_3_2V_Victory, NoSetUpIsDecisive) {
  GreatBattle t({});
  const PieceId unit = t.id("csa.13-154-tn");
  EXPECT_FALSE(is_decisive_step(t.field(), unit, GreatBattle::hex("2923")));
  State state = t.state();
  state.tracks[static_cast<std::size_t>(track(Track::Turn))] = 1;
  const Field field(t.game().data_of(state), state);
  EXPECT_TRUE(is_decisive_step(field, unit, GreatBattle::hex("2923")));
  EXPECT_FALSE(is_decisive_step(field, unit, GreatBattle::hex("3025")));
  EXPECT_FALSE(is_decisive_step(field, t.id("usa.96-il"), GreatBattle::hex("2923")));
}

}  // namespace
}  // namespace longroll::chattanooga::test
