// Whose side a line of Chattanooga's log is set on: that of the unit that it is about.
#include <gtest/gtest.h>

#include "engine/games/chattanooga/log_notes.h"
#include "tests/rules/chattanooga/duel.h"
#include "web/games/chattanooga/log_sides.h"

namespace longroll::web::chattanooga {
namespace {

using longroll::chattanooga::LogNote;
using longroll::chattanooga::Phase;
using longroll::chattanooga::test::regiment;
using longroll::chattanooga::test::Table;

Event remark(LogNote say, PieceId unit) {
  return {EventKind::Remark, {static_cast<std::int16_t>(say), static_cast<std::int16_t>(unit), 0, 0, 0, 0}};
}

TEST(ChattanoogaLogSides, ALineAboutAUnitIsOfItsOwnerWhoeverDecidedLast) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  for (const LogNote say : {LogNote::CounterDrawn, LogNote::Placed, LogNote::PutBack, LogNote::Routed,
                            LogNote::Captured, LogNote::Disrupted, LogNote::Returned, LogNote::Entered}) {
    EXPECT_EQ(side_told_of(t.state(), remark(say, t.id("iowa"))), Seat::Union) << static_cast<int>(say);
    EXPECT_EQ(side_told_of(t.state(), remark(say, t.id("georgia"))), Seat::Confederate) << static_cast<int>(say);
  }
  EXPECT_EQ(side_told_of(t.state(), remark(LogNote::TurnBegan, t.id("georgia"))), Seat::Nobody) << "a number, no unit";
}

}  // namespace
}  // namespace longroll::web::chattanooga
