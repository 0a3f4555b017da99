// lines: how well the two judgements of Shiloh foresee who wins, and the weights that would have foreseen it best
// (engine/games/dixie/two_lines.h; what comes out stands there and in engine/ai/README.md)
#include <cmath>
#include <cstdio>

#include "engine/ai/bot.h"
#include "engine/games/dixie/game.h"
#include "engine/games/dixie/two_lines.h"
#include "engine/play/session.h"
#include "tools/longroll/commands.h"
#include "tools/longroll/logistic.h"

namespace longroll::tool {
namespace {

using dixie::TwoLines;

/// How a game stood whenever a turn began, and who won it.
struct Course {
  std::vector<TwoLines> stands;
  double south = 0;  ///< 1 if the Confederates won, one half of a draw
};

/// One game; in odd ones the first bot plays the Confederates.
Course play_one(const Table& table, const std::string (&levels)[2], std::size_t n, std::uint64_t seed) {
  const auto& game = static_cast<const dixie::Dixie&>(table.game());
  const Advisor& advisor = *table.loaded.advisor;
  std::unique_ptr<Bot> bots[2];
  for (std::size_t seat = 0; seat < 2; ++seat) {
    bots[seat] = make_bot(levels[seat ^ (n % 2)], game, advisor, seed + 1000 * n + seat);
  }
  Session session(game, table.setup, seed + n / 2);
  Actions lawful;
  Course course;
  for (int turn = 0; is_player(session.to_act());) {
    const State& state = session.state();
    if (advisor.clock(state) != turn) {
      turn = advisor.clock(state);
      const dixie::Field field = game.field(state);
      course.stands.push_back(two_lines_of(dixie::Forces(field)));
    }
    const Seat seat = session.to_act();
    game.actions(state, lawful);
    session.submit(seat, decide(*bots[index_of(seat)], game.view(state, seat), lawful));
  }
  const Seat winner = game.outcome(session.state()).winner;
  course.south = !is_player(winner) ? 0.5 : winner == Seat::Confederate ? 1 : 0;
  return course;
}

/// The terms in whole units, without the one that tells the same as another within one game's options.
Case case_of(const TwoLines& lines, double south) {
  Case one{{}, south};
  for (int term = TwoLines::kAlways + 1; term < TwoLines::kTerms; ++term) {
    if (term != TwoLines::kFlanksTell) {
      one.known.push_back(lines.terms[static_cast<std::size_t>(term)] / 1000.0);
    }
  }
  return one;
}

/// Of the judgement as it is.
double log_loss_of(dixie::Judgement judgement, const std::vector<TwoLines>& stands, const std::vector<Case>& cases) {
  double sum = 0;
  for (std::size_t i = 0; i < stands.size(); ++i) {
    const double chance = 1 / (1 + std::exp(-score_of(stands[i], judgement) / 1000.0));
    sum -= cases[i].result * std::log(chance) + (1 - cases[i].result) * std::log(1 - chance);
  }
  return sum / static_cast<double>(stands.size());
}

void print_stage(const char* name, const std::vector<TwoLines>& stands, const std::vector<Case>& cases) {
  if (cases.size() < 100) {
    std::printf("%s: only %zu positions\n", name, cases.size());
    return;
  }
  std::vector<Case> without;
  for (const Case& one : cases) {
    without.push_back({{}, one.result});
  }
  std::printf(
      "%s: %zu positions; log loss %.3f of a constant, %.3f plain, %.3f drilled, %.3f of the weights below, unseen\n ",
      name, cases.size(), log_loss_unseen(without), log_loss_of(dixie::Judgement::Plain, stands, cases),
      log_loss_of(dixie::Judgement::Drilled, stands, cases), log_loss_unseen(cases));
  std::size_t next = 0;
  const LogisticFit fit = fit_logistic(cases);
  for (int term = 0; term < TwoLines::kTerms; ++term) {
    std::printf(" %.0f", term == TwoLines::kFlanksTell ? 0.0 : 1000 * fit.weights[next++]);
  }
  std::printf("\n");
}

}  // namespace

int lines(const Arguments& arguments) {
  const std::string levels[2] = {arguments.value("bot", "hard"), arguments.value("against", "normal")};
  const auto games = static_cast<std::size_t>(arguments.number("games", 1000));
  const std::uint64_t seed = arguments.number("seed", 1);
  const unsigned threads = thread_count(arguments);
  const Table table = load_table(arguments, "dixie/shiloh");
  for (const std::string& level : levels) {
    if (make_bot(level, table.game(), *table.loaded.advisor, 0) == nullptr) {
      std::fprintf(stderr, "there is no bot \"%s\"\n", level.c_str());
      return 2;
    }
  }
  std::vector<Course> courses(games);
  run_jobs(threads, games, [&](std::size_t n) { courses[n] = play_one(table, levels, n, seed); });
  const char* const names[] = {"first line", "second line", "second day"};
  for (std::size_t stage = 0; stage < std::size(names); ++stage) {
    std::vector<TwoLines> stands;
    std::vector<Case> cases;
    for (const Course& course : courses) {
      for (const TwoLines& lines : course.stands) {
        if (static_cast<std::size_t>(lines.stage) == stage) {
          stands.push_back(lines);
          cases.push_back(case_of(lines, course.south));
        }
      }
    }
    print_stage(names[stage], stands, cases);
  }
  return 0;
}

}  // namespace longroll::tool
