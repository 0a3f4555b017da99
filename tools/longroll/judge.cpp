// judge: how well the two judgements of Dixie foresee who wins, and the weights that would have foreseen it best
// (engine/games/dixie/two_lines.h, opposed_lines.h; what comes out stands there and in engine/ai/EXPERIMENTS.md)
#include <cmath>
#include <cstdio>
#include <map>
#include <memory>
#include <set>
#include <sstream>

#include "engine/games/dixie/game.h"
#include "engine/games/dixie/opposed_lines.h"
#include "engine/games/dixie/two_lines.h"
#include "engine/play/session.h"
#include "tools/longroll/commands.h"
#include "tools/longroll/logistic.h"
#include "tools/longroll/players.h"

namespace longroll::tool {
namespace {

using dixie::OpposedLines;
using dixie::TwoLines;

/// How a game stood when a turn began.
struct Standing {
  std::string row;         ///< which row of weights judges it
  std::vector<int> terms;  ///< the first is constant
  int plain = 0;           ///< the judgements, in thousandths of a logit, of the Confederates' chances
  int drilled = 0;
  double south = 0;  ///< in the end 1 if the Confederates won, one half of a draw
};

Standing standing_of(const dixie::Field& field) {
  const dixie::Forces forces(field);
  Standing standing;
  if (field.battlefield().is_front_and_back()) {
    static constexpr const char* kStages[] = {"first line", "second line", "second day"};
    TwoLines lines = two_lines_of(forces);
    standing.plain = score_of(lines, dixie::Judgement::Plain);
    standing.drilled = score_of(lines, dixie::Judgement::Drilled);
    lines.terms[TwoLines::kFlanksTell] = 0;  // where it tells, it is the same as kFlanks
    standing.terms.assign(lines.terms.begin(), lines.terms.end());
    standing.row = std::string("two lines, ") + kStages[static_cast<std::size_t>(lines.stage)];
    standing.row += lines.flanks_tell ? ", in line" : "";
    return standing;
  }
  const OpposedLines lines = opposed_lines_of(forces);
  standing.plain = near_the_end(field, plain_score_of(forces));
  standing.drilled = score_of(lines);
  standing.terms.assign(lines.terms.begin(), lines.terms.end());
  standing.row = lines.stage == OpposedLines::Stage::Decks ? "opposed lines, decks" : "opposed lines, empty decks";
  standing.row += lines.flanks_tell ? ", in line" : "";
  return standing;
}

/// One game; in odd ones the first player has the Confederates.
std::vector<Standing> play_one(const Table& table, const std::string (&players)[2], std::size_t n, std::uint64_t seed) {
  const auto& game = static_cast<const dixie::Dixie&>(table.game());
  const Advisor& advisor = *table.loaded.advisor;
  std::unique_ptr<Bot> bots[2];
  for (std::size_t seat = 0; seat < 2; ++seat) {
    bots[seat] = make_player(players[seat ^ (n % 2)], table, seed + 1000 * n + seat);
  }
  Session session(game, table.setup, seed + n / 2);
  Actions lawful;
  std::vector<Standing> course;
  for (int turn = 0; is_player(session.to_act());) {
    const State& state = session.state();
    if (advisor.clock(state) != turn) {
      turn = advisor.clock(state);
      course.push_back(standing_of(game.field(state)));
    }
    const Seat seat = session.to_act();
    game.actions(state, lawful);
    session.submit(seat, decide(*bots[index_of(seat)], game.view(state, seat), lawful));
  }
  const Seat winner = game.outcome(session.state()).winner;
  for (Standing& standing : course) {
    standing.south = !is_player(winner) ? 0.5 : winner == Seat::Confederate ? 1 : 0;
  }
  return course;
}

/// Terms that differ between positions, without the constant one.
std::vector<std::size_t> telling_terms(const std::vector<Standing>& row) {
  std::vector<std::size_t> telling;
  for (std::size_t term = 1; term < row.front().terms.size(); ++term) {
    std::set<int> values;
    for (const Standing& standing : row) {
      values.insert(standing.terms[term]);
    }
    if (values.size() > 1) {
      telling.push_back(term);
    }
  }
  return telling;
}

/// Of a judgement as it is.
double log_loss_of(const std::vector<Standing>& row, int Standing::*judgement) {
  double sum = 0;
  for (const Standing& standing : row) {
    const double chance = 1 / (1 + std::exp(-(standing.*judgement) / 1000.0));
    sum -= standing.south * std::log(chance) + (1 - standing.south) * std::log(1 - chance);
  }
  return sum / static_cast<double>(row.size());
}

void print_row(const std::string& name, const std::vector<Standing>& row) {
  if (row.size() < 100) {
    std::printf("%s: only %zu positions\n", name.c_str(), row.size());
    return;
  }
  const std::vector<std::size_t> telling = telling_terms(row);
  std::vector<Case> without;
  std::vector<Case> cases;
  for (const Standing& standing : row) {
    without.push_back({{}, standing.south});
    cases.push_back({{}, standing.south});
    for (const std::size_t term : telling) {
      cases.back().known.push_back(standing.terms[term] / 1000.0);
    }
  }
  std::printf(
      "%s: %zu positions; log loss %.3f of a constant, %.3f plain, %.3f drilled, %.3f of the weights below, unseen\n ",
      name.c_str(), row.size(), log_loss_unseen(without), log_loss_of(row, &Standing::plain),
      log_loss_of(row, &Standing::drilled), log_loss_unseen(cases));
  const LogisticFit fit = fit_logistic(cases);
  std::vector<double> weights(row.front().terms.size(), 0);
  std::vector<double> errors(weights.size(), 0);
  weights[0] = fit.weights[0];
  errors[0] = fit.errors[0];
  for (std::size_t i = 0; i < telling.size(); ++i) {
    weights[telling[i]] = fit.weights[i + 1];
    errors[telling[i]] = fit.errors[i + 1];
  }
  for (const double weight : weights) {
    std::printf(" %.0f,", 1000 * weight);
  }
  std::printf("\n  standard errors:");
  for (const double error : errors) {
    std::printf(" %.0f", 1000 * error);
  }
  std::printf("\n");
}

}  // namespace

int judge(const Arguments& arguments) {
  const std::string players[2] = {arguments.value("bot", "hard"), arguments.value("against", "normal")};
  const auto games = static_cast<std::size_t>(arguments.number("games", 1000));
  const std::uint64_t seed = arguments.number("seed", 1);
  const std::uint64_t seconds = arguments.number("seconds", 1'000'000);
  const unsigned threads = thread_count(arguments);
  std::istringstream battles(arguments.value("battles", "dixie/bull-run,dixie/gettysburg"));
  std::vector<std::vector<std::vector<Standing>>> courses;  // by battle and game
  for (std::string battle; std::getline(battles, battle, ',');) {
    const Table table = load_table(arguments, battle);
    for (const std::string& player : players) {
      if (make_player(player, table, 0) == nullptr) {
        std::fprintf(stderr, "there is no bot \"%s\"\n", player.c_str());
        return 2;
      }
    }
    courses.emplace_back(games);
    const std::uint64_t until = milliseconds() + 1000 * seconds;
    run_jobs(threads, games, [&](std::size_t n) {
      if (milliseconds() < until) {
        courses.back()[n] = play_one(table, players, n, seed);
      }
    });
  }
  // Both halves of a row have games of every battle.
  std::map<std::string, std::vector<Standing>> rows;
  for (std::size_t n = 0; n < games; ++n) {
    for (const auto& battle : courses) {
      for (const Standing& standing : battle[n]) {
        rows[standing.row].push_back(standing);
      }
    }
  }
  for (const auto& [name, row] : rows) {
    print_row(name, row);
  }
  return 0;
}

}  // namespace longroll::tool
