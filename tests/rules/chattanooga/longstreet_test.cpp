// Longstreet and dummies (3.2, 14.7): who was called comes hidden, and where nobody was a dummy may come instead.
#include "engine/core/rng.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/victory.h"
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

}  // namespace
}  // namespace longroll::chattanooga::test
