// The lesson of the campaign: one turn of 1863 that can be played as it is written.
#include <gtest/gtest.h>

#include "engine/games/campaign/rules/victory.h"
#include "tests/rules/campaign/war.h"
#include "tests/support/shipped.h"
#include "tests/unit/lesson_play.h"
#include "web/games/campaign/sea_supply_shown.h"

namespace longroll::web {
namespace {

namespace cw = longroll::campaign;

const cw::Campaign& game() { return cw::test::shipped_campaign(); }

LessonText one_turn() { return read_lesson(test::asset_text("lessons/campaign-one-turn.json"), "lesson").value(); }

TEST(LessonOfCampaign, WhatIsSaidIsSaidToTheLearnerAndTheRestIsMade) {
  const LessonText text = one_turn();
  Lesson lesson(text);
  Session session = Lesson::start(text, game()).value();
  std::size_t said = 0;
  for (std::size_t n = text.begin; n < text.script.size(); ++n) {
    lesson.follow(session);
    const auto next = lesson.awaited(session);
    ASSERT_TRUE(next) << n << ": " << text.script[n];
    const bool speaks = said < text.steps.size() && text.steps[said].at == n;
    EXPECT_TRUE(!speaks || session.to_act() == text.side) << n;
    EXPECT_EQ(lesson.makes_next(session), !speaks && session.to_act() == text.side) << n;
    said += speaks ? 1 : 0;
    ASSERT_FALSE(session.submit(session.to_act(), *next)) << n << ": " << text.script[n];
  }
  EXPECT_EQ(said, text.steps.size());
  EXPECT_LE(text.steps.size(), 25U);
}

/// Campaign 3.2, 3.3, 9.5, 11.6, 14.1: what the lesson says that it has brought.
TEST(LessonOfCampaign, ItIsOneTurnThatShutsAPortAndWinsABattle) {
  Lesson lesson(one_turn());
  const Session begun = Lesson::start(lesson.text(), game()).value();
  const int economy = cw::economy_now(game().field(begun.state())).size();
  EXPECT_EQ(game().field(begun.state()).turn(), 9);
  const Session session = played(lesson, game(), lesson.text().script.size());
  EXPECT_TRUE(lesson.is_done());
  EXPECT_TRUE(lesson.is_followed());
  const cw::Field field = game().field(session.state());
  EXPECT_EQ(field.turn(), 10);
  EXPECT_EQ(field.value(cw::Track::Winner), -1);
  EXPECT_EQ(field.value(cw::Track::Economy), economy - 1) << "Mobile is shut";
  EXPECT_GT(field.count_at(*hex_named("2118"), Seat::Union, cw::UnitClass::Asp), 0) << "Shelbyville is taken";
  EXPECT_TRUE(field.held(Seat::Union).has(*hex_named("2118")));
  int below_vicksburg = 0;
  for (const PieceId id : field.pieces()) {
    below_vicksburg += field.class_of(id) == cw::UnitClass::Rsp && field.piece(id).place == *hex_named("0826") ? 1 : 0;
  }
  EXPECT_EQ(below_vicksburg, 2);
}

/// Campaign 8.1.3: the button that feeds all at once does what the script has.
TEST(LessonOfCampaign, TheRedButtonOfTheSupplyCheckIsTheScripts) {
  constexpr std::size_t kSupply = 10;
  Lesson lesson(one_turn());
  Session session = Lesson::start(lesson.text(), game()).value();
  for (std::size_t n = lesson.text().begin; n < kSupply; ++n) {
    lesson.follow(session);
    ASSERT_FALSE(session.submit(session.to_act(), lesson.awaited(session).value()));
  }
  std::vector<std::string> row;
  for (const Action& action : campaign::best_commitments(game(), session.state()).row) {
    row.push_back(game().text(session.state(), action));
  }
  const std::vector<std::string>& script = lesson.text().script;
  EXPECT_EQ(row, std::vector<std::string>(script.begin() + kSupply, script.begin() + kSupply + 5));
}

TEST(LessonOfCampaign, WhatItCitesHasHelp) {
  const std::string help = test::asset_text("games/campaign/help.json");
  for (const LessonStep& step : one_turn().steps) {
    EXPECT_NE(help.find("[" + step.rule + "]"), std::string::npos) << step.rule;
  }
}

}  // namespace
}  // namespace longroll::web
