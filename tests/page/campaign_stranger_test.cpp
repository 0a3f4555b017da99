// What somebody who has never played the campaign must be told before he presses: what a project costs, that an
// invasion of Kentucky cannot be taken back, and which place the other side has taken.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/campaign/log_notes.h"
#include "tests/page/campaign_screen.h"
#include "web/views/digest.h"
#include "web/views/phone_hints.h"
#include "web/views/prompt_helper.h"

namespace longroll::web::campaign {
namespace {

/// Campaign 15.5.2: nothing is decided by the first press.
TEST(CampaignStranger, AnInvasionOfKentuckyIsAskedAboutTwice) {
  const Action invade = action_of(cw::verbs::Invade{});
  for (const Area::Form form : {Area::Form::Wide, Area::Form::Phone}) {
    Screen screen(movement("1861"), form);
    ASSERT_TRUE(std::any_of(screen.prompt().choices.begin(), screen.prompt().choices.end(),
                            [&](const Choice& one) { return one.action == invade; }));
    const std::int32_t asks = screen.helper().asks_first(invade);
    ASSERT_NE(asks, kNoTarget);
    const std::size_t before = screen.model().shown();
    screen.press_target(asks);
    EXPECT_EQ(screen.model().shown(), before);
    EXPECT_TRUE(screen.helper().is_asked_again());
    EXPECT_EQ(screen.helper().main_choice(), invade);
    const bool is_union = screen.model().reader() == Seat::Union;
    EXPECT_EQ(screen.helper().chosen_words(), std::string("Kentucky joins the ") +
                                                  (is_union ? "Confederates" : "Union") +
                                                  " for the rest of the war and calls out its militia. Invade it all "
                                                  "the same?");
    EXPECT_EQ(screen.helper().asks_first(invade), kNoTarget);                            // the second press is meant
    EXPECT_NE(screen.helper().asks_first(action_of(cw::verbs::EndMoves{})), kNoTarget);  // that was not asked about
    screen.press_target(hexgame::kCancelButton);
    EXPECT_FALSE(screen.helper().is_asked_again());
    EXPECT_EQ(screen.helper().asks_first(action_of(cw::verbs::Halt{})), kNoTarget);
  }
}

}  // namespace
}  // namespace longroll::web::campaign
