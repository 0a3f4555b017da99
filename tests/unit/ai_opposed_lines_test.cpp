// What the fitted judgement believes where two lines lie opposite each other (Bull Run, Gettysburg).
#include "engine/games/dixie/eval.h"
#include "engine/games/dixie/opposed_lines.h"
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

OpposedLines lines_of(Table& t) {
  const Field field = t.dixie().field(t.state());
  return opposed_lines_of(Forces(field));
}

int term_of(Table& t, OpposedLines::Term term) { return lines_of(t).terms[static_cast<std::size_t>(term)]; }

/// Thousandths of a won game for the Confederates, by the drill.
int chances(Table& t) { return make_advisor(t.dixie())->fitted().evaluate(t.state(), Seat::Confederate); }

/// Equal armies, each in its own line, in that side's Combat Phase.
Table armies_face(Seat side) {
  Table t(side, Phase::Combat);
  for (const std::string column : {"left", "center", "right"}) {
    t.usa("u" + column, infantry(3)).at("usa." + column);
    t.csa("c" + column, infantry(3)).at("csa." + column);
  }
  return t;
}

TEST(DixieOpposedLines, OfEqualArmiesDifferInTempoAlone) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    Table t = armies_face(side);
    const OpposedLines lines = lines_of(t);
    for (int term = 0; term < OpposedLines::kTerms; ++term) {
      const int value = lines.terms[static_cast<std::size_t>(term)];
      if (term == OpposedLines::kTempo) {
        EXPECT_EQ(value, side == Seat::Confederate ? 1000 : -1000);
      } else if (term != OpposedLines::kAlways && term != OpposedLines::kTime) {
        EXPECT_EQ(value, 0) << "term " << term;
      }
    }
  }
}

TEST(DixieOpposedLines, CountPositionsTakenAndFoughtFor) {
  Table t = armies_face(Seat::Union);
  t.csa("in", infantry(3)).at("usa.center");
  EXPECT_EQ(term_of(t, OpposedLines::kTaken), 0);
  EXPECT_EQ(term_of(t, OpposedLines::kAbroad), 1000);
  EXPECT_EQ(term_of(t, OpposedLines::kFights), 0) << "one card of three against another";

  Table alone(Seat::Union, Phase::Combat);
  alone.csa("line", infantry(3)).at("csa.center");
  alone.usa("there", infantry(3)).at("csa.left");
  EXPECT_EQ(term_of(alone, OpposedLines::kTaken), -1000);
}

TEST(DixieOpposedLines, KnowThatTwoPositionsWin) {
  Table one(Seat::Confederate, Phase::Combat);
  one.csa("in", infantry(4)).at("usa.left");
  one.usa("stands", infantry(1)).at("usa.center");
  EXPECT_LT(term_of(one, OpposedLines::kVictory), 300) << "with nobody else in the line";
  Table both(Seat::Confederate, Phase::Combat);
  both.csa("in", infantry(4)).at("usa.left");
  both.csa("fights", infantry(4)).at("usa.center");
  both.usa("stands", infantry(1)).at("usa.center");
  EXPECT_GT(term_of(both, OpposedLines::kVictory), 500);
}

TEST(DixieOpposedLines, AreJudgedAlikeForBothSides) {
  Table t = armies_face(Seat::Confederate);
  t.csa("more", infantry(4)).at("usa.center");
  const auto advisor = make_advisor(t.dixie());
  const Advisor& fitted = advisor->fitted();
  EXPECT_EQ(fitted.evaluate(t.state(), Seat::Union), -fitted.evaluate(t.state(), Seat::Confederate));
  EXPECT_NE(fitted.evaluate(t.state(), Seat::Union), advisor->evaluate(t.state(), Seat::Union));
}

TEST(DixieOpposedLines, AreBetterWithTroopsInHandAndInTheDeck) {
  for (const int tell : {0, 1}) {
    const auto with = [tell](int in_hand, int in_deck) {
      Table t = armies_face(Seat::Union);
      t.choose(Option::Enfilade, tell);
      for (int i = 0; i < in_hand; ++i) {
        t.csa("more" + std::to_string(i), infantry(3));
      }
      t.deck(Seat::Union, 6);
      t.deck(Seat::Confederate, in_deck);
      return chances(t);
    };
    EXPECT_GT(with(2, 6), with(0, 6)) << "13.3: " << tell;
    EXPECT_GT(with(0, 9), with(0, 3)) << "13.3: " << tell;
  }
}

TEST(DixieOpposedLines, AreBetterWithHitsOnTheEnemy) {
  for (const int tell : {0, 1}) {
    const auto with_hits = [tell](int hits) {
      Table t = armies_face(Seat::Confederate);
      t.choose(Option::Enfilade, tell);
      t.csa("in", infantry(3)).at("usa.center");
      t.usa("shaken", infantry(3)).at("usa.center").hits(hits);
      return chances(t);
    };
    EXPECT_GT(with_hits(2), with_hits(0)) << "13.3: " << tell;
  }
}

/// RULINGS 4.0: the side that holds more of the enemy's line wins when the quiet turns are over.
TEST(DixieOpposedLines, CountTheMarginWhenABattleDiesAway) {
  const auto after = [](int quiet) {
    Table t = armies_face(Seat::Union);
    t.deck(Seat::Union, 0);
    t.deck(Seat::Confederate, 0);
    t.set(Track::QuietTurns, quiet);
    t.csa("in", infantry(2)).at("usa.left");
    return term_of(t, OpposedLines::kMarginInTime);
  };
  EXPECT_EQ(after(0), 0) << "he fights for the position, but does not hold it alone";

  const auto alone_after = [](int quiet) {
    Table t(Seat::Union, Phase::Combat);
    t.deck(Seat::Union, 0);
    t.deck(Seat::Confederate, 0);
    t.set(Track::QuietTurns, quiet);
    t.csa("in", infantry(2)).at("usa.left");
    t.csa("line", infantry(2)).at("csa.center");
    t.usa("line of blue", infantry(3)).at("usa.center");
    return std::pair(term_of(t, OpposedLines::kMarginInTime), chances(t));
  };
  EXPECT_GT(alone_after(0).first, 0);
  EXPECT_GT(alone_after(4).first, alone_after(0).first);
  EXPECT_GT(alone_after(4).second, alone_after(0).second);
}

}  // namespace
}  // namespace longroll::dixie::test
