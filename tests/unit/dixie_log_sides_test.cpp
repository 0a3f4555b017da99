// Whose side a line of Dixie's log is set on: that of the card that it is about, nobody's when it is about a place, a
// side or the day.
#include <gtest/gtest.h>

#include "tests/rules/dixie/table.h"
#include "web/games/dixie/log_sides.h"

namespace longroll::web::dixie {
namespace {

using longroll::dixie::LogNote;
using longroll::dixie::test::infantry;
using longroll::dixie::test::Table;

Table both() {
  Table t(Seat::Union, longroll::dixie::Phase::Combat);
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  return t;
}

Event remark(LogNote say, int a, int b = 0) {
  return {EventKind::Remark,
          {static_cast<std::int16_t>(say), static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), 0, 0, 0}};
}

TEST(DixieLogSides, ALineAboutACardIsOfItsOwner) {
  Table t = both();
  const State state = t.state();
  for (const LogNote say : {LogNote::Fires, LogNote::Spoilt, LogNote::Checked, LogNote::Routed, LogNote::Eliminated,
                            LogNote::Killed, LogNote::Rallied, LogNote::Played, LogNote::Strikes, LogNote::Enveloped,
                            LogNote::DecoyGone, LogNote::Unmasked, LogNote::Named, LogNote::SetsOut, LogNote::Flanks,
                            LogNote::Flanked, LogNote::FlankInVain, LogNote::Scouts, LogNote::Scouted}) {
    EXPECT_EQ(side_told_of(state, remark(say, t.id("ny"))), Seat::Union) << static_cast<int>(say);
    EXPECT_EQ(side_told_of(state, remark(say, t.id("va"))), Seat::Confederate) << static_cast<int>(say);
  }
}

TEST(DixieLogSides, ALineAboutAPlaceOrTheDayIsNobodys) {
  Table t = both();
  // The first argument is the number of a card here, too; it must not be taken for one.
  for (const LogNote say :
       {LogNote::TurnBegan, LogNote::PhaseBegan, LogNote::Hits, LogNote::HitsLost, LogNote::Disorganized,
        LogNote::Captured, LogNote::Drew, LogNote::Ended, LogNote::MeleeBegins, LogNote::Struck, LogNote::MeleeRound,
        LogNote::FightsOn, LogNote::Disengages, LogNote::NightFalls, LogNote::DayBreaks, LogNote::Exchanged,
        LogNote::DaysEnd}) {
    EXPECT_EQ(side_told_of(t.state(), remark(say, t.id("va"))), Seat::Nobody) << static_cast<int>(say);
  }
}

TEST(DixieLogSides, AMoveIsOfWhoMoves) {
  Table t = both();
  const auto moved = [&](std::string_view card) {
    return Event{EventKind::PieceMoved, {static_cast<std::int16_t>(t.id(card)), 0, 0, 0, 0, 0}};
  };
  EXPECT_EQ(side_told_of(t.state(), moved("ny")), Seat::Union);
  EXPECT_EQ(side_told_of(t.state(), moved("va")), Seat::Confederate);
}

TEST(DixieLogSides, AMoraleRollThatBeginsIsOfWhoRolls) {
  Table t = both();
  State state = t.state();
  const Event set{EventKind::LocalSet, {4, 1, 0, 0, 0, 0}};
  EXPECT_EQ(side_told_of(state, set), Seat::Nobody);
  Step roll;
  roll.kind = static_cast<std::int16_t>(longroll::dixie::StepKind::MoraleCheck);
  roll.locals[0] = static_cast<std::int16_t>(t.id("va"));
  state.stack.push_back(roll);
  EXPECT_EQ(side_told_of(state, set), Seat::Confederate);
  state.stack.clear();
  EXPECT_EQ(side_told_of(state, set), Seat::Nobody);
}

TEST(DixieLogSides, ACardThatIsNoneIsNobodys) {
  Table t = both();
  for (const int wild : {-1, 9999}) {
    EXPECT_EQ(side_told_of(t.state(), remark(LogNote::Fires, wild)), Seat::Nobody);
  }
}

}  // namespace
}  // namespace longroll::web::dixie
