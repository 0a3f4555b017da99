#include "web/hexgame/fan_timer.h"

#include <gtest/gtest.h>

namespace longroll::web::hexgame {
namespace {

constexpr HexId kHere = 7;
constexpr HexId kThere = 9;

TEST(FanTimer, ARestBeginsWithEachMovement) {
  FanTimer timer;
  timer.lead_to(kHere, kNoHex);
  EXPECT_EQ(timer.due_in(1000), 0) << "the next frame begins it";
  EXPECT_EQ(timer.tick(1000, kNoHex), kNoHex);
  EXPECT_EQ(timer.due_in(1100), FanTimer::kRest - 100);
  timer.lead_to(kHere, kNoHex);
  EXPECT_EQ(timer.tick(1200, kNoHex), kNoHex);
  EXPECT_EQ(timer.tick(1200 + FanTimer::kRest - 1, kNoHex), kNoHex);
  EXPECT_EQ(timer.tick(1200 + FanTimer::kRest, kNoHex), kHere);
  EXPECT_LT(timer.due_in(2000), 0) << "nothing is waited for";
}

TEST(FanTimer, AFanClosesBehindThePointerEvenWhenItMovesOn) {
  FanTimer timer;
  timer.lead_to(kNoHex, kHere);
  EXPECT_EQ(timer.tick(0, kHere), kHere);
  timer.lead_to(kNoHex, kHere);
  EXPECT_EQ(timer.tick(FanTimer::kGrace, kHere), kNoHex);
  EXPECT_LT(timer.due_in(1000), 0);
}

TEST(FanTimer, AnotherFanOpensAfterTheFirstHasClosed) {
  FanTimer timer;
  timer.lead_to(kThere, kHere);
  timer.tick(0, kHere);
  EXPECT_EQ(timer.tick(FanTimer::kGrace, kHere), kNoHex);
  EXPECT_EQ(timer.tick(FanTimer::kRest, kNoHex), kThere);
}

}  // namespace
}  // namespace longroll::web::hexgame
