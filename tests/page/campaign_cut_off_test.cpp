// What a decision would cut off, as the tips of the campaign tell it before it is made (8.1, 14.0).
#include <algorithm>
#include <iterator>

#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/rules/victory.h"
#include "tests/page/campaign_page.h"

namespace longroll::web::campaign {
namespace {

constexpr std::size_t kDecisions = 600;

bool is_at(const Session& session, cw::StepKind kind) {
  return static_cast<cw::StepKind>(session.state().top().kind) == kind;
}

/// Plays the march in a game of its own: nobody answers it, and the force halts. False: dice or a fight follow.
bool marches_in_peace(Session& session, const Action& march) {
  const Seat side = session.to_act();
  EXPECT_FALSE(session.submit(side, march));
  while (is_player(session.to_act()) && is_at(session, cw::StepKind::Reaction)) {
    EXPECT_FALSE(session.submit(session.to_act(), action_of(cw::verbs::Pass{})));
  }
  if (session.to_act() == side && is_at(session, cw::StepKind::ForceMove)) {
    session.submit(side, action_of(cw::verbs::Halt{}));
  }
  return session.to_act() == side && is_at(session, cw::StepKind::Movement);
}

/// Campaign 8.4: worked out again for a position.
std::vector<PieceId> unfed(const State& state, Seat side) {
  const cw::Field field(the_rules().data_of(state), state);
  return cw::supply_status(field, side, cw::sea_supply(field)).unsupplied;
}

std::size_t newly_unfed(const State& before, const State& after, Seat side) {
  const std::vector<PieceId> then = unfed(before, side);
  const std::vector<PieceId> now = unfed(after, side);
  std::vector<PieceId> lost;
  std::set_difference(now.begin(), now.end(), then.begin(), then.end(), std::back_inserter(lost));
  return lost.size();
}

int economy(const State& state) { return cw::economy_now(cw::Field(the_rules().data_of(state), state)).size(); }

std::string line_of(const Tip& tip) {
  for (const std::string& line : tip.lines) {
    if (line.find("rom supply") != std::string::npos || line.find("ithout supply") != std::string::npos ||
        line.find("of the Confederate economy") != std::string::npos) {
      return line;
    }
  }
  return "";
}

/// The numbers in brackets of the part of the line that begins so: "12 points".
std::size_t points_in(const std::string& line, std::string_view begin) {
  std::size_t sum = 0;
  std::size_t at = line.find(begin);
  const std::size_t end = std::min(line.find(';', at == std::string::npos ? 0 : at), line.find(" [", 0));
  for (at = at == std::string::npos ? at : line.find('(', at); at < end; at = line.find('(', at + 1)) {
    sum += line[at + 1] == 'a' ? 1U : static_cast<std::size_t>(std::stoi(line.substr(at + 1)));
  }
  return sum;
}

/// Campaign 8.1, 14.0: who loses his line, and what the economy loses, is the difference of the positions before and
/// after the march; where nothing is lost nothing is said.
TEST(CampaignCutOff, Campaign_8_1_TheTipOfAMarchTellsTheDifferenceThatItMakes) {
  std::size_t enemies = 0, friends = 0, economies = 0, nothing = 0, fights = 0;
  for (const char* start : {"1862", "1863", "1864"}) {
    play(start, 3, kDecisions, 1, [&](const Session& session) {
      if (!is_step<cw::ForceMoveLocals>(session.state().top())) {
        return;
      }
      Page page(session);
      const Seat side = session.to_act();
      std::size_t n = 0;
      for (const Choice& choice : page.model.prompt().choices) {
        const auto march = read<cw::verbs::March>(choice.action);
        if (!march || n++ % 5 != 0) {
          continue;
        }
        const std::string line = line_of(page.adapter.tip_of_hex(march->hex));
        Session after(session);
        if (!marches_in_peace(after, choice.action)) {
          EXPECT_EQ(line, "") << choice.label;
          ++fights;
          continue;
        }
        const std::size_t theirs = newly_unfed(session.state(), after.state(), other(side));
        const std::size_t ours = newly_unfed(session.state(), after.state(), side);
        const int lost = std::max(0, economy(session.state()) - economy(after.state()));
        EXPECT_EQ(line.find("uts off from supply") != std::string::npos, theirs > 0) << choice.label << ": " << line;
        EXPECT_EQ(line.find("eaves without supply") != std::string::npos, ours > 0) << choice.label << ": " << line;
        EXPECT_EQ(line.find("osts " + std::to_string(lost) + " point") != std::string::npos, lost > 0) << line;
        EXPECT_EQ(line.empty(), theirs + ours == 0 && lost == 0) << choice.label << ": " << line;
        if (line.find(" other") == std::string::npos) {
          EXPECT_EQ(points_in(line, "uts off from supply"), theirs) << line;
          EXPECT_EQ(points_in(line, "eaves without supply"), ours) << line;
        }
        enemies += theirs;
        friends += ours;
        economies += lost > 0 ? 1 : 0;
        nothing += line.empty() ? 1 : 0;
      }
    });
  }
  EXPECT_GT(enemies, 0U);
  EXPECT_GT(friends, 0U);
  EXPECT_GT(economies, 0U);
  EXPECT_GT(nothing, 100U);
  EXPECT_GT(fights, 0U);
}

/// Campaign 8.1: in the first spring no march inside of the North cuts anybody off.
TEST(CampaignCutOff, Campaign_8_1_AMarchBehindOnesOwnLinesIsToldWithoutIt) {
  Session session(*the_game().game, start_of("1861"), 5);
  std::size_t seen = 0;
  for (int n = 0; n < 200 && seen == 0; ++n) {
    if (is_step<cw::ForceMoveLocals>(session.state().top()) && session.to_act() == Seat::Union) {
      Page page(session);
      for (const Choice& choice : page.model.prompt().choices) {
        const auto march = read<cw::verbs::March>(choice.action);
        if (march && row_of(march->hex) < 8) {
          EXPECT_EQ(line_of(page.adapter.tip_of_hex(march->hex)), "") << choice.label;
          ++seen;
        }
      }
    }
    ASSERT_FALSE(session.submit(session.to_act(), campaigning(the_game().game->prompt(session.state()), 1)));
  }
}

/// Campaign 7.6, 8.4.2: what a force can cut where it stands is told with the tracks and below its panel.
TEST(CampaignCutOff, Campaign_7_6_ABreakOfTheRailroadTellsWhomItCutsOff) {
  std::size_t told = 0, silent = 0;
  for (const char* start : {"1862", "1863", "1864"}) {
    play(start, 7, kDecisions * 2, 1, [&](const Session& session) {
      const Action cut = action_of(cw::verbs::BreakRail{});
      if (!is_step<cw::ForceMoveLocals>(session.state().top()) ||
          the_rules().refuse(session.state(), session.to_act(), cut)) {
        return;
      }
      Session after(session);
      if (!marches_in_peace(after, cut)) {
        return;
      }
      const bool is_cut = newly_unfed(session.state(), after.state(), Seat::Union) > 0 ||
                          newly_unfed(session.state(), after.state(), Seat::Confederate) > 0 ||
                          economy(after.state()) < economy(session.state());
      const Page page(session);
      std::string line;
      for (const Choice& choice : page.model.prompt().choices) {
        for (const std::string& one : page.adapter.standing_in_words()) {
          line = choice.action == cut && one.starts_with(choice.label + ": ") ? one : line;
        }
      }
      EXPECT_EQ(!line.empty(), is_cut) << line;
      told += is_cut ? 1 : 0;
      silent += is_cut ? 0 : 1;
    });
  }
  EXPECT_GT(told, 0U);
  EXPECT_GT(silent, 0U);
}

}  // namespace
}  // namespace longroll::web::campaign
