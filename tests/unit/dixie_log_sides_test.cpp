// Whose side a line of Dixie's log is set on: that of the card that it is about, nobody's when it is about a place, a
// side or the day.
#include <gtest/gtest.h>

#include "tests/rules/dixie/table.h"
#include "web/games/dixie/log_sides.h"

namespace longroll::web::battlefield {
namespace {

using dixie::Say;
using dixie::test::infantry;
using dixie::test::Table;

Table both() {
  Table t(Seat::Union, dixie::Phase::Combat);
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  return t;
}

Event remark(Say say, int a, int b = 0) {
  return {EventKind::Remark,
          {static_cast<std::int16_t>(say), static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), 0, 0, 0}};
}

TEST(DixieLogSides, ALineAboutACardIsOfItsOwner) {
  Table t = both();
  const State state = t.state();
  for (const Say say : {Say::Fires, Say::Spoilt, Say::Checked, Say::Routed, Say::Eliminated, Say::Killed, Say::Rallied,
                        Say::Played, Say::Strikes, Say::Enveloped, Say::DecoyGone, Say::Unmasked, Say::Named,
                        Say::SetsOut, Say::Flanks, Say::Flanked, Say::FlankInVain, Say::Scouts, Say::Scouted}) {
    EXPECT_EQ(side_told_of(state, remark(say, t.id("ny"))), Seat::Union) << static_cast<int>(say);
    EXPECT_EQ(side_told_of(state, remark(say, t.id("va"))), Seat::Confederate) << static_cast<int>(say);
  }
}

TEST(DixieLogSides, ALineAboutAPlaceOrTheDayIsNobodys) {
  Table t = both();
  // The first argument is the number of a card here, too; it must not be taken for one.
  for (const Say say : {Say::TurnBegan, Say::PhaseBegan, Say::Hits, Say::HitsLost, Say::Disorganized, Say::Captured,
                        Say::Drew, Say::Ended, Say::MeleeBegins, Say::Struck, Say::MeleeRound, Say::FightsOn,
                        Say::Disengages, Say::NightFalls, Say::DayBreaks, Say::Exchanged, Say::DaysEnd}) {
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
  roll.kind = static_cast<std::int16_t>(dixie::StepKind::MoraleCheck);
  roll.locals[0] = static_cast<std::int16_t>(t.id("va"));
  state.stack.push_back(roll);
  EXPECT_EQ(side_told_of(state, set), Seat::Confederate);
  state.stack.clear();
  EXPECT_EQ(side_told_of(state, set), Seat::Nobody);
}

TEST(DixieLogSides, ACardThatIsNoneIsNobodys) {
  Table t = both();
  for (const int wild : {-1, 9999}) {
    EXPECT_EQ(side_told_of(t.state(), remark(Say::Fires, wild)), Seat::Nobody);
  }
}

}  // namespace
}  // namespace longroll::web::battlefield
