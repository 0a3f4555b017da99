// What the tips of the campaign tell of who may answer a march, a ride, a landing or a fort (6.4).
#include <map>

#include "engine/core/rng.h"
#include "engine/games/campaign/rules/reaction.h"
#include "tests/page/campaign_page.h"
#include "web/games/campaign/position_facts.h"

namespace longroll::web::campaign {
namespace {

constexpr std::size_t kDecisions = 400;

/// Campaign 6.4: the tip of a way says who may answer, and names all who are asked then.
TEST(CampaignChances, TheTipOfAWayNamesWhoMayAnswer) {
  std::size_t seen = 0;
  play("1862", 2, kDecisions, 3, [&](const Session& session) {
    if (!is_step<cw::ForceMoveLocals>(session.state().top()) || seen >= 15) {
      return;
    }
    Page page(session);
    for (const Choice& choice : page.model.prompt().choices) {
      const auto march = read<cw::verbs::March>(choice.action);
      const auto forecast = march ? reaction_to(the_rules(), session.state(), choice.action) : std::nullopt;
      if (!forecast) {
        continue;
      }
      const Tip tip = page.adapter.tip_of_hex(march->hex);
      EXPECT_TRUE(std::any_of(tip.lines.begin(), tip.lines.end(), [](const std::string& line) {
        return line.find("may be answered by") != std::string::npos && line.find("[6.4") != std::string::npos;
      })) << choice.label;
      EXPECT_EQ(std::count(tip.lines.begin(), tip.lines.end(), forecast->text(the_rules().field(session.state()))), 1);
      ++seen;
    }
  });
  EXPECT_GT(seen, 0U);
}

bool says_who_may_answer(const Tip& tip) {
  return std::any_of(tip.lines.begin(), tip.lines.end(),
                     [](const std::string& line) { return line.find("may be answered by") != std::string::npos; });
}

/// The tip of what that row of decisions means, of a work once its button has been pressed.
Tip tip_of(Page& page, const std::vector<Action>& row) {
  const HexId hex = subject_of(row.back()).hex;
  const auto is_meant = [&] {
    const std::optional<Intent> click = page.adapter.click(kNoTarget, hex);
    return click && click->actions == row;
  };
  for (const BarButton& button : page.adapter.prompt_buttons()) {
    if (button.id >= kFirstKind && !is_meant()) {
      page.adapter.press(button.id);
    }
  }
  return page.adapter.tip_of_hex(hex);
}

/// Campaign 6.4: rides, landings and forts are answered as marches are; their tips say so exactly where somebody may.
TEST(CampaignChances, Campaign_6_4_TheTipOfARideALandingAndAFortNamesWhoMayAnswer) {
  std::map<cw::Do, std::size_t> answered, looked_at;
  Rng rng(11);
  const auto look = [&](const Session& session, const std::vector<Action>& row) {
    State before = session.state();
    for (std::size_t i = 0; i + 1 < row.size(); ++i) {
      Events events;
      the_rules().apply(before, row[i], events);
    }
    const cw::Do verb = row.size() > 1 ? cw::Do::Entrain : cw::verb_of(row.back());
    const bool is_answered = reaction_to(the_rules(), before, row.back()).has_value();
    if (answered[verb] >= 20 || (!is_answered && looked_at[verb] >= 20)) {
      return;
    }
    Page page(session);
    const std::optional<Intent> click = page.adapter.click(kNoTarget, subject_of(row.back()).hex);
    if (verb == cw::Do::Entrain && (!click || click->actions != row)) {
      return;  // it can march there, or with fewer trains
    }
    ++looked_at[verb];
    answered[verb] += is_answered ? 1 : 0;
    const Tip tip = tip_of(page, row);
    EXPECT_EQ(says_who_may_answer(tip), is_answered) << tip.title << " " << the_rules().text(before, row.back());
  };
  const std::array kinds = {cw::Do::Entrain, cw::Do::RailTo, cw::Do::Land, cw::Do::PlaceFort};
  const auto is_shown = [&] {
    return std::all_of(kinds.begin(), kinds.end(),
                       [&](cw::Do verb) { return answered[verb] > 2 && looked_at[verb] > answered[verb]; });
  };
  for (std::uint64_t seed = 12; seed <= 17 && !is_shown(); ++seed) {
    for (const char* start : {"1861", "1862", "1863", "1864"}) {
      Session session(*the_game().game, start_of(start), seed);
      for (int n = 0; n < 15000 && is_player(session.to_act()); ++n) {
        Actions lawful;
        the_rules().actions(session.state(), lawful);
        for (const Action& action : lawful) {
          const cw::Do verb = cw::verb_of(action);
          if (verb == cw::Do::Entrain) {
            State aboard = session.state();
            Events events;
            the_rules().apply(aboard, action, events);
            Actions rides;
            the_rules().actions(aboard, rides);
            for (const Action& ride : rides) {
              look(session, {action, ride});
              if (answered[cw::Do::RailTo] < 5 && reaction_to(the_rules(), aboard, ride)) {
                Session on_trains(session);
                ASSERT_FALSE(on_trains.submit(on_trains.to_act(), action));
                look(on_trains, {ride});
              }
            }
          }
          if (verb == cw::Do::RailTo || verb == cw::Do::Land || verb == cw::Do::PlaceFort ||
              verb == cw::Do::FinishFort) {
            look(session, {action});
          }
        }
        ASSERT_FALSE(session.submit(session.to_act(), lawful[rng.below(static_cast<std::uint32_t>(lawful.size()))]));
      }
    }
  }
  for (const cw::Do verb : kinds) {
    EXPECT_GT(answered[verb], 2U) << static_cast<int>(verb);
    EXPECT_GT(looked_at[verb], answered[verb]) << static_cast<int>(verb);
  }
}

}  // namespace
}  // namespace longroll::web::campaign
