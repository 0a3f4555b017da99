// The campaign on the page: whole rounds in one gesture (arrivals and construction as last turn, trains), the war turn
// by turn, and what the log makes of those who arrive one by one.
#include <map>
#include <tuple>

#include "engine/games/campaign/log_notes.h"
#include "engine/games/campaign/rules/force.h"
#include "engine/games/campaign/rules/recruitment.h"
#include "engine/games/campaign/rules/trains.h"
#include "engine/games/campaign/rules/victory.h"
#include "engine/play/event_arguments.h"
#include "engine/play/log_book.h"
#include "tests/page/campaign_page.h"

namespace longroll::web::campaign {
namespace {

constexpr std::size_t kLong = 1500;

/// Marches with few and ends what it is asked, so that turns pass.
Action hurried(const Prompt& prompt, std::size_t n) {
  for (const Choice& choice : prompt.choices) {
    const cw::Do verb = cw::verb_of(choice.action);
    if ((verb == cw::Do::EndMoves && n % 3 != 0) || verb == cw::Do::EndWorks || verb == cw::Do::EndSupply) {
      return choice.action;
    }
  }
  return campaigning(prompt, n);
}
template <class Look>
void play_turns(std::string_view start, std::uint64_t seed, Look&& look) {
  Session session(*the_game().game, start_of(start), seed);
  for (std::size_t n = 0; n < kLong && is_player(session.to_act()); ++n) {
    look(session);
    ASSERT_FALSE(session.submit(session.to_act(), hurried(the_game().game->prompt(session.state()), n + seed)));
  }
}

bool is_recruiting(cw::StepKind step) { return step == cw::StepKind::Recruitment || step == cw::StepKind::Building; }

/// Plays the row; false when one of it is not lawful.
bool is_lawful_row(const State& from, const std::vector<Action>& row, State& after) {
  after = from;
  Events events;
  const Seat side = the_rules().to_act(from);
  for (const Action& action : row) {
    if (the_rules().to_act(after) != side || the_rules().refuse(after, side, action)) {
      return false;
    }
    the_rules().apply(after, action, events);
  }
  return true;
}

/// Campaign 4.1, 4.2: what the row holds was decided by that side in the turn before, in that order, and is lawful now.
TEST(CampaignRounds, AsLastTurnIsWhatWasDecidedThenAsFarAsItIsLawful) {
  using Key = std::tuple<int, Seat, cw::StepKind>;
  std::map<Key, std::vector<Action>> decided;
  std::optional<Key> asked;
  std::size_t seen = 0;
  play_turns("1863", 4, [&](const Session& session) {
    if (asked) {
      const Action& last = session.choice(session.ply_count() - 1);
      const cw::Do verb = cw::verb_of(last);
      if (verb == cw::Do::Place || verb == cw::Do::Build || verb == cw::Do::Finish || verb == cw::Do::ExtendRail) {
        decided[*asked].push_back(last);
      }
    }
    const auto step = static_cast<cw::StepKind>(session.state().top().kind);
    const cw::Field field = the_rules().field(session.state());
    const Seat side = session.to_act();
    asked = is_recruiting(step) ? std::optional(Key{field.turn(), side, step}) : std::nullopt;
    const LastTurn last = as_last_turn(the_rules(), session, session.state(), session.ply_count());
    if (!asked) {
      EXPECT_TRUE(last.row.empty());
      return;
    }
    int turn = field.turn() - 1;
    while (turn > 0 && decided.count({turn, side, step}) == 0) {
      --turn;
    }
    const std::vector<Action> then = turn > 0 ? decided[{turn, side, step}] : std::vector<Action>();
    EXPECT_EQ(last.all, then.size());
    State after;
    ASSERT_TRUE(is_lawful_row(session.state(), last.row, after));
    auto from = then.begin();
    for (const Action& action : last.row) {
      from = std::find(from, then.end(), action);
      ASSERT_NE(from, then.end());
      ++from;
    }
    seen += last.row.empty() ? 0 : 1;
  });
  EXPECT_GT(seen, 3U);
}

/// Campaign 4.1.1, 4.2: after the row nobody is left to be placed.
TEST(CampaignRounds, WhoIsStillDueArrivesWithTheLargestForces) {
  std::size_t seen = 0;
  for (const char* start : {"1862", "1863"}) {
    play(start, 2, kLong / 2, 1, [&](const Session& session) {
      if (static_cast<cw::StepKind>(session.state().top().kind) != cw::StepKind::Recruitment) {
        return;
      }
      const std::vector<Action> rest = with_the_largest(the_rules(), session.state());
      State after;
      ASSERT_TRUE(is_lawful_row(session.state(), rest, after));
      EXPECT_FALSE(rest.empty());
      const bool is_asked = the_rules().to_act(after) == session.to_act() &&
                            static_cast<cw::StepKind>(after.top().kind) == cw::StepKind::Recruitment;
      Actions actions;
      if (is_asked) {
        the_rules().actions(after, actions);
      }
      EXPECT_TRUE(std::none_of(actions.begin(), actions.end(),
                               [](const Action& one) { return cw::verb_of(one) == cw::Do::Place; }));
      ++seen;
    });
  }
  EXPECT_GT(seen, 5U);
}

/// Campaign 4.0: the forces count as they stood before; equal ones share, so that no hex gets two points more than
/// another that could have had them. Of those where nobody stood, the one nearest to the enemy is filled first.
TEST(CampaignRounds, ArrivalsAreSharedAmongEqualForces) {
  Session session(*the_game().game, start_of("1862"), 2);
  while (static_cast<cw::StepKind>(session.state().top().kind) != cw::StepKind::Recruitment) {
    ASSERT_FALSE(session.submit(session.to_act(), campaigning(the_game().game->prompt(session.state()), 0)));
  }
  const cw::Field before = the_rules().field(session.state());
  const std::vector<Action> row = with_the_largest(the_rules(), session.state());
  std::map<HexId, int> arrived;
  for (const Action& action : row) {
    const auto place = arguments_of<cw::verbs::Place>(action);
    arrived[place.hex] += before.library().class_of(place.kind) == cw::UnitClass::Asp ? 1 : 0;
  }
  ASSERT_GT(row.size(), 5U);
  const auto is_empty = [&](HexId hex) { return before.count_at(hex, Seat::Union, cw::UnitClass::Asp) == 0; };
  const auto away = [&](HexId hex) {
    int least = 99;
    before.points(Seat::Confederate).for_each([&](HexId enemy) {
      least = std::min(least, before.grid().distance(hex, enemy));
    });
    return least;
  };
  HexId first = kNoHex;  // of those where nobody stood
  for (const Action& action : row) {
    const HexId hex = arguments_of<cw::verbs::Place>(action).hex;
    first = first == kNoHex && is_empty(hex) ? hex : first;
  }
  ASSERT_NE(first, kNoHex);
  for (const auto& [a, of_a] : arrived) {
    EXPECT_TRUE(!is_empty(a) || away(first) <= away(a)) << hex_text(a);
    for (const auto& [b, of_b] : arrived) {
      const bool are_equal =
          before.count_at(a, Seat::Union, cw::UnitClass::Asp) == before.count_at(b, Seat::Union, cw::UnitClass::Asp);
      if (are_equal && !is_empty(a) && cw::is_east(before, a) == cw::is_east(before, b)) {
        EXPECT_LE(of_a, of_b + 1) << hex_text(a) << " " << hex_text(b);
      }
    }
  }
}

/// Campaign 7.3, 7.4: a hex that only trains reach is reached by one gesture, with as few trains as can be.
TEST(CampaignRounds, AHexThatOnlyTrainsReachTakesOneGesture) {
  std::size_t seen = 0;
  play("1863", 6, kLong, 1, [&](const Session& session) {
    const State& asked = session.state();
    if (seen > 60 || !is_step<cw::ForceMoveLocals>(asked.top())) {
      return;
    }
    Page page(session);
    for (const HexId hex : page.screen.board.reach.hexes) {
      const std::optional<Intent> click = page.adapter.click(kNoTarget, hex);
      if (!click || click->actions.size() != 2) {
        continue;
      }
      EXPECT_TRUE(click->is_order);
      const auto entrain = read<cw::verbs::Entrain>(click->actions[0]);
      ASSERT_TRUE(entrain);
      State after;
      ASSERT_TRUE(is_lawful_row(asked, click->actions, after));
      EXPECT_NE(page.adapter.tip_of_hex(hex).title.find("By rail to "), std::string::npos);
      EXPECT_EQ(page.model.refuse(action_of(cw::verbs::March{hex})).reason.empty(), false);
      State fewer = asked;
      Events events;
      const Action less = action_of(cw::verbs::Entrain{entrain->trains - 1});
      if (entrain->trains > 1 && !the_rules().refuse(asked, session.to_act(), less)) {
        the_rules().apply(fewer, less, events);
        EXPECT_TRUE(the_rules().refuse(fewer, session.to_act(), click->actions[1]));
      }
      ++seen;
    }
  });
  EXPECT_GT(seen, 20U);
}

/// Campaign 3.3, 14.1: a point for each turn, at the moment when it began, with what was taken in it.
TEST(CampaignCourse, HasEachTurnAsItBeganAndWhatWasTaken) {
  Session session(*the_game().game, start_of("1862"), 9);
  int taken = 0;
  for (std::size_t n = 0; n < kLong && is_player(session.to_act()); ++n) {
    ASSERT_FALSE(session.submit(session.to_act(), hurried(the_game().game->prompt(session.state()), n)));
  }
  for (std::size_t n = 0; n < session.ply_count(); ++n) {
    for (const Event& event : session.ply(n).events) {
      taken += read<cw::notes::Captured>(event) ? 1 : 0;
    }
  }
  const WarCourse course = course_of(the_rules(), session, session.ply_count());
  ASSERT_GE(course.turns.size(), 2U);
  for (std::size_t i = 0; i < course.turns.size(); ++i) {
    const CourseTurn& turn = course.turns[i];
    EXPECT_EQ(turn.turn, course.turns.front().turn + static_cast<int>(i));
    ASSERT_LE(turn.decision, session.ply_count());
    const State then = session.state_at(turn.decision);
    EXPECT_EQ(the_rules().field(then).turn(), turn.turn);
    EXPECT_EQ(turn.economy, cw::economy_now(the_rules().field(then)).size());
    EXPECT_NE(turn_words(the_rules().field(then), turn).find(std::to_string(turn.net())), std::string::npos);
  }
  int told = 0;
  std::size_t before = 0;
  for (const CourseEvent& event : course.events) {
    told += event.words.find(" is taken, ") != std::string::npos ? 1 : 0;
    EXPECT_EQ(event.words.back(), '.') << event.words;
    EXPECT_GE(event.decision, 1U);
    EXPECT_LE(event.decision, session.ply_count());
    before = event.decision;
  }
  EXPECT_GT(before, 0U);
  EXPECT_EQ(told, taken);
}

/// Campaign 4.0, 4.3: who arrives one after the other has one line, and each line but the last is a sentence.
TEST(CampaignLog, WhoArrivesOneByOneHasOneLine) {
  std::size_t arrivals = 0;
  std::size_t militia = 0;
  for (const char* start : {"1861", "1863"}) {
    Session session(*the_game().game, start_of(start), 3);
    for (std::size_t n = 0; n < kLong && is_player(session.to_act()); ++n) {
      ASSERT_FALSE(session.submit(session.to_act(), campaigning(the_game().game->prompt(session.state()), n)));
    }
    LogBook book(
        Seat::Union, [](const State&, const Event&) { return Seat::Nobody; }, 0);
    book.tell(session, session.ply_count());
    book.show(session.ply_count());
    const std::span<const LogLine> lines = book.lines();
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
      EXPECT_EQ(lines[i].text.back(), '.') << lines[i].text;
      EXPECT_EQ(lines[i].text.find("., die"), std::string::npos) << lines[i].text;
      const bool is_arrival = lines[i].text.find(": new units at ") != std::string::npos;
      const std::string head = lines[i].text.substr(0, lines[i].text.find(": new units at "));
      EXPECT_FALSE(is_arrival && lines[i + 1].text.starts_with(head + ": new units at ")) << lines[i].text;
      arrivals += is_arrival && lines[i].text.find(", ") != std::string::npos ? 1 : 0;
      militia += lines[i].text.find("militia") != std::string::npos && lines[i].text.find(", at ") != std::string::npos;
    }
  }
  EXPECT_GT(arrivals, 2U);
  EXPECT_GT(militia, 0U);
}

}  // namespace
}  // namespace longroll::web::campaign
