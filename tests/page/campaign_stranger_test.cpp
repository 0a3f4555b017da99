// What somebody who has never played the campaign must be told before he presses: what a project costs, that an
// invasion of Kentucky cannot be taken back, and which place the other side has taken.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/campaign/log_notes.h"
#include "tests/page/campaign_screen.h"
#include "web/games/campaign/arrival_shown.h"
#include "web/games/campaign/building_shown.h"
#include "web/views/digest.h"
#include "web/views/phone_hints.h"
#include "web/views/prompt_helper.h"

namespace longroll::web::campaign {
namespace {

bool has(const std::vector<std::string>& lines, const std::string& line) {
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

/// The first Confederate building of 1861.
Session building() {
  Session session(*the_game().game, start_of("1861"), kSeed);
  for (int n = 0; n < 100; ++n) {
    const bool is_building = is_step<cw::BuildingLocals>(session.state().top());
    if (is_building && session.to_act() == Seat::Confederate) {
      return session;
    }
    const Prompt prompt = the_game().game->prompt(session.state());
    Action next = prompt.choices.back().action;
    for (const Choice& choice : prompt.choices) {
      const cw::Do verb = cw::verb_of(choice.action);
      next = verb == cw::Do::EndSetUp || verb == cw::Do::EndRecruitment ? choice.action : next;
    }
    EXPECT_FALSE(session.submit(session.to_act(), next));
  }
  ADD_FAILURE() << "nothing was built";
  return session;
}

std::vector<std::string> lines_of(const Session& session) {
  Page page(session);
  return projects_in_words(ShownWar(page.screen));
}

TEST(CampaignStranger, WhatCanBeBuiltIsToldWithItsCost) {
  const std::vector<std::string> lines = lines_of(building());
  EXPECT_TRUE(has(lines, "Ironclad: 1 construction point; it is ready in a later turn [4.2.5]"));
  EXPECT_TRUE(
      has(lines, "Arsenal: 1 construction point now, 1 more in a later turn; then 1 army point a turn [4.2.5]"));
  EXPECT_TRUE(
      has(lines, "Factory: 1 construction point now, 1 more in a later turn; then it adds 1 to the economy [4.2.5]"));
}

/// Campaign 4.2.1: which cities share the point of a group is told before it is placed, and its list is folded by
/// groups.
TEST(CampaignStranger, WhichCitiesShareAPointIsToldBeforeItIsPlaced) {
  Session session(*the_game().game, start_of("1862"), kSeed);
  for (int n = 0; n < 20 && session.to_act() != Seat::Confederate; ++n) {
    ASSERT_FALSE(session.submit(session.to_act(), the_game().game->prompt(session.state()).choices.back().action));
  }
  const Prompt prompt = the_game().game->prompt(session.state());
  const cw::Field field = the_rules().field(session.state());
  const int point = field.library().kind_of(Seat::Confederate, cw::UnitClass::Asp);
  const Action raleigh = action_of(cw::verbs::Place{point, *hex_named("4215")});
  const Action richmond = action_of(cw::verbs::Place{point, *hex_named("4410")});
  EXPECT_EQ(arrival_words(field, raleigh), "For the Tidewater group: Raleigh or Richmond [4.2.1]");
  EXPECT_EQ(arrival_words(field, richmond), "From the arsenal there [4.2.5]") << "before that of the group";
  EXPECT_EQ(group_words(field, *hex_named("4215")), "Tidewater group: Raleigh and Richmond");
  EXPECT_EQ(group_words(field, *hex_named("4506")), "") << "Washington";
  const auto listed_under = [&](const Action& arrival) {
    const Prompt now = the_game().game->prompt(session.state());
    const auto found =
        std::find_if(now.choices.begin(), now.choices.end(), [&](const Choice& one) { return one.action == arrival; });
    return found == now.choices.end() ? std::string("nothing") : std::string(found->group);
  };
  EXPECT_EQ(listed_under(raleigh), "Tidewater group");
  for (int n = 0; n < 2; ++n) {
    ASSERT_FALSE(session.submit(Seat::Confederate, richmond));
  }
  EXPECT_EQ(listed_under(raleigh), "At large") << "Richmond has received the point of the group";
}

/// Why a move is as it is has nothing to do with the dice of the turn's end.
TEST(CampaignStranger, AQuestionAboutMovingTellsOfNoDraft) {
  const auto told = [](const Session& session) {
    std::string all;
    for (const std::string& fact : Page(session).adapter.facts()) {
      all += fact + " ";
    }
    return all;
  };
  int moves = 0, others = 0;
  play("1863", 2, 1500, 7, [&](const Session& session) {
    if (is_step<cw::ForceMoveLocals>(session.state().top())) {
      EXPECT_EQ(told(session).find("Europe"), std::string::npos) << told(session);
      ++moves;
    } else if (is_step<cw::BuildingLocals>(session.state().top())) {
      EXPECT_NE(told(session).find("Europe"), std::string::npos) << told(session);
      ++others;
    }
  });
  EXPECT_GT(moves, 0);
  EXPECT_GT(others, 0);
}

/// What has been begun says why no second is.
TEST(CampaignStranger, WhatCannotBeBegunSaysWhy) {
  Session session = building();
  const Prompt prompt = the_game().game->prompt(session.state());
  const cw::Field field = the_rules().field(session.state());
  const int arsenal = field.library().kind_of(Seat::Confederate, cw::UnitClass::Arsenal);
  const auto first = std::find_if(prompt.choices.begin(), prompt.choices.end(), [&](const Choice& one) {
    return is_action<cw::verbs::Build>(one.action) && arguments_of<cw::verbs::Build>(one.action).kind == arsenal;
  });
  ASSERT_NE(first, prompt.choices.end());
  ASSERT_FALSE(session.submit(Seat::Confederate, first->action));
  EXPECT_TRUE(has(lines_of(session), "Arsenal: One of a type is begun in a turn. [4.2.4]"));
}

/// A phone has no panel beside the map: the note above its buttons tells of the project that is lit.
TEST(CampaignStranger, ThePhoneTellsOfTheProjectThatIsLit) {
  Page page(building());
  EXPECT_EQ(page.adapter.in_short(), "Ironclad: 1 construction point; it is ready in a later turn [4.2.5]");
}

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
    const std::vector<BarButton> buttons = screen.helper().prompt_buttons();  // nothing else is in the way
    ASSERT_EQ(buttons.size(), 1U);
    EXPECT_EQ(buttons.front().label, "Not yet");
    EXPECT_EQ(screen.helper().asks_first(invade), kNoTarget);                            // the second press is meant
    EXPECT_NE(screen.helper().asks_first(action_of(cw::verbs::EndMoves{})), kNoTarget);  // that was not asked about
    screen.press_target(hexgame::kCancelButton);
    EXPECT_FALSE(screen.helper().is_asked_again());
    EXPECT_EQ(screen.helper().asks_first(action_of(cw::verbs::Halt{})), kNoTarget);
  }
}

/// Campaign 6.4: a phone tells the chance before a force tries to react, and the enemy does not go on before it is told
/// that the die has kept it in place.
TEST(CampaignStranger, AReactionIsToldBeforeAndAfterItsDie) {
  int asked = 0, kept = 0, went = 0;
  play("1863", 1, 900, 1, [&](const Session& session) {
    const std::vector<Choice> choices = the_game().game->prompt(session.state()).choices;
    const auto react = std::find_if(choices.begin(), choices.end(),
                                    [](const Choice& one) { return is_action<cw::verbs::React>(one.action); });
    const auto reaction = react == choices.end() ? std::nullopt : reaction_asked(the_rules().field(session.state()));
    if (!reaction || reaction->reactors.empty() || reaction->reactors.front().is_leader || asked >= 12) {
      return;
    }
    ++asked;
    const Likely& likely = reaction->reactors.front().likely;
    EXPECT_NE(Page(session).adapter.in_short().find(": " + likely.text()), std::string::npos);
    Session after = session;
    const std::size_t n = after.ply_count();
    ASSERT_FALSE(after.submit(after.to_act(), react->action));
    Page page(after);
    bool is_kept = false, is_told = false;
    for (std::size_t i = n; i < after.ply_count(); ++i) {  // the decision and its die
      const std::vector<Event>& events = after.ply(i).events;
      is_kept = is_kept || std::any_of(events.begin(), events.end(), [](const Event& event) {
                  const auto tried = longroll::read<cw::notes::Reacted>(event);
                  return tried && tried->to == kNoHex;
                });
      const std::optional<Moment> moment = page.adapter.moment(i, after.state_at(i));
      is_told = is_told || (moment && moment->title == "No reaction");
    }
    EXPECT_EQ(is_told, is_kept) << n;
    ++(is_kept ? kept : went);
  });
  EXPECT_GT(asked, 3);
  EXPECT_GT(kept, 0);
  EXPECT_GT(went, 0);
}

/// Campaign 15.1: nobody stands in Richmond, and the Army of the Potomac is at Fort Monroe.
TEST(CampaignStranger, ACapitalThatStandsEmptyNearTheEnemyIsWarnedOf) {
  const HexId richmond = hex_at(44, 10);
  State state = Session(*the_game().game, start_of("1862"), kSeed).state();
  const auto warned_of = [&](Seat side) {
    const cw::Field field = the_rules().field(state);
    ForcesShown forces;
    forces.read(field);
    return open_city_words(field, open_cities(field, forces, side));
  };
  EXPECT_EQ(warned_of(Seat::Confederate), "");
  for (Piece& piece : state.pieces) {
    const bool leaves = piece.place == richmond && owner_of(piece) == Seat::Confederate;
    piece.place = leaves ? static_cast<std::int16_t>(cw::kPool) : piece.place;
  }
  EXPECT_EQ(warned_of(Seat::Confederate), "Richmond (4410) stands empty near the enemy [15.1]");
  EXPECT_EQ(warned_of(Seat::Union), "Cumberland (4004) stands empty near the enemy [15.1]");
  for (Piece& piece : state.pieces) {  // the enemy goes too
    const bool is_near = is_hex(piece.place) && the_rules().field(state).grid().distance(piece.place, richmond) <= 3;
    piece.place = is_near && owner_of(piece) == Seat::Union ? static_cast<std::int16_t>(cw::kPool) : piece.place;
  }
  EXPECT_EQ(warned_of(Seat::Confederate), "");
}

/// The one line of a phone names the place that has fallen, and not only how many.
TEST(CampaignStranger, TheLineOfTheOtherSidesTurnNamesThePlaceThatFell) {
  Digest digest;
  const auto add = [&](DigestLine::Kind kind, const char* text, int count) {
    digest.lines.push_back({kind, 0, text, kNoTarget, {}, count});
  };
  add(DigestLine::Kind::Ground, "Union politics rise to +4", 0);
  add(DigestLine::Kind::Arrival, "7 new units", 7);
  add(DigestLine::Kind::Move, "McClellan", 2);
  EXPECT_EQ(headline_of(digest), "They made 7 arrivals, 2 moves");
  add(DigestLine::Kind::Ground, "The Union side takes Richmond (4410)", 1);
  EXPECT_EQ(headline_of(digest), "The Union side takes Richmond (4410). Also 7 arrivals, 2 moves");
}

}  // namespace
}  // namespace longroll::web::campaign
