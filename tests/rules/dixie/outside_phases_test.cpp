// Positions from outside that say of themselves what play cannot make true. Each was let in once, and then led to a
// View that nobody could guess, to hits counted below nothing, or to a position that could not be saved.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

bool is_let_in(Table& t, const State& state) { return t.dixie().faults_of(state).empty(); }

void lay_out(Table& t) {
  t.usa("iowa", infantry(3)).at("csa.center");
  t.usa("ohio", infantry(3)).at("usa.left");
  t.csa("georgia", infantry(3)).at("csa.center");
  t.csa("texas", infantry(3)).at("csa.center");
  t.deck(Seat::Union, 3);
  t.deck(Seat::Confederate, 3);
}

TEST(Dixie_2_0_PhasesFromOutside, ABattleDeckIsUnexamined) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t);
  State wild = t.state();
  ASSERT_TRUE(is_let_in(t, wild));
  for (Piece& piece : wild.pieces) {
    if (piece.place == deck_of(Seat::Union)) {
      piece.flags = kSeen;
      break;
    }
  }
  EXPECT_FALSE(is_let_in(t, wild));
}

TEST(Dixie_7_3_PhasesFromOutside, HitsAreLeftWhileTheyAreBeingPlaced) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t);
  t.dictate({1});
  t.act("fire iowa");
  ASSERT_EQ(t.state().top().kind, static_cast<std::int16_t>(StepKind::TakeHits));
  ASSERT_TRUE(is_let_in(t, t.state()));
  State wild = t.state();
  wild.stack.back().locals[2] = 0;
  EXPECT_FALSE(is_let_in(t, wild));
  wild = t.state();
  wild.stack.back().locals[1] = index_of(Seat::Union);
  EXPECT_FALSE(is_let_in(t, wild)) << "the side to move is not fired at";
}

TEST(Dixie_6_0_PhasesFromOutside, WhoHasBeenCheckedHasNoHits) {
  Table t(Seat::Union, Phase::Move);
  lay_out(t);
  State wild = t.state();
  ASSERT_TRUE(is_let_in(t, wild));
  Piece& iowa = wild.piece(t.id("iowa"));
  iowa.up = 1;
  iowa.marks = 1;
  EXPECT_FALSE(is_let_in(t, wild));
}

TEST(Dixie_5_0_PhasesFromOutside, TheStepIsThatOfThePhase) {
  Table t(Seat::Union, Phase::Move);
  lay_out(t);
  State wild = t.state();
  wild.stack.back().kind = static_cast<std::int16_t>(StepKind::CombatPhase);
  EXPECT_FALSE(is_let_in(t, wild));
}

TEST(Dixie_13_9_PhasesFromOutside, AnArmyIsCommandedByOneOfItsOwnCards) {
  Table t(Seat::Union, Phase::Move);
  lay_out(t);
  State wild = t.state();
  std::int16_t& named = wild.tracks[static_cast<std::size_t>(track(Track::ArmyCommander, index_of(Seat::Union)))];
  named = static_cast<std::int16_t>(t.id("iowa") + 1);
  EXPECT_TRUE(is_let_in(t, wild));
  named = static_cast<std::int16_t>(t.id("texas") + 1);
  EXPECT_FALSE(is_let_in(t, wild)) << "a hidden enemy card would be named, which no guess of the Union's could find";
}

TEST(Dixie_3_1_PhasesFromOutside, AnArmyDeploysInItsOwnBattleline) {
  Table t(Seat::Union, Phase::Deployment);
  t.usa("iowa", infantry(3)).at("usa.center");
  State wild = t.state();
  ASSERT_TRUE(is_let_in(t, wild));
  wild.piece(t.id("iowa")).place = position_of(Seat::Confederate, 2);
  EXPECT_FALSE(is_let_in(t, wild));
}

}  // namespace
}  // namespace longroll::dixie::test
