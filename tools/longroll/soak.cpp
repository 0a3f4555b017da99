#include <atomic>
#include <cstdio>
#include <vector>

#include "engine/play/session.h"
#include "engine/protocol/playout.h"
#include "engine/record/archive.h"
#include "engine/record/link.h"
#include "tools/longroll/commands.h"

namespace longroll::tool {
namespace {

struct Soaked {
  Seat winner = Seat::Nobody;
  std::uint32_t decisions = 0;
  std::string fault;  ///< empty: nothing was wrong
};

/// What is wrong with this moment of a game; empty: nothing.
std::string fault_of(const Table& table, const State& state) {
  const Result<Position> loaded = load_position(table.game(), save_position(table.game(), table.setup, state));
  if (!loaded) {  // among them what faults_of finds: an invariant that play broke
    return describe(loaded.faults());
  }
  if (loaded.value().state != state || hash_of(loaded.value().state) != hash_of(state)) {
    return "saved and loaded it is another State";
  }
  return "";
}

/// One random game, looked at before every decision; at its end its link is opened again.
Soaked soak_one(const Table& table, std::uint64_t seed) {
  constexpr std::uint32_t kMostDecisions = 100'000;
  const Game& game = table.game();
  Session session(game, table.setup, seed);
  Rng rng(seed, 1);
  Actions actions;
  Soaked result;
  while (is_player(session.to_act()) && result.fault.empty()) {
    result.fault = fault_of(table, session.state());
    game.actions(session.state(), actions);
    if (actions.empty() || ++result.decisions > kMostDecisions) {
      result.fault = actions.empty() ? "nothing can be done" : "it does not end";
      return result;
    }
    session.submit(session.to_act(), actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  if (result.fault.empty()) {
    result.fault = fault_of(table, session.state());
    const Result<Session> opened = open_link(game, game_link(session).value_or(""), 0);
    if (!opened || opened.value().state() != session.state()) {
      result.fault = "its link opens another game";
    }
  }
  result.winner = game.outcome(session.state()).winner;
  return result;
}

}  // namespace

int soak(const Arguments& arguments) {
  const auto games = static_cast<std::size_t>(arguments.number("games", 10'000));
  const std::uint64_t seed = arguments.number("seed", 1);
  const unsigned threads = thread_count(arguments);
  const Table table = load_table(arguments, arguments.word(0));
  std::vector<Soaked> results(games);
  const std::uint64_t start = milliseconds();
  run_jobs(threads, games, [&](std::size_t n) { results[n] = soak_one(table, seed + n); });
  std::size_t wins[2] = {0, 0};
  std::size_t draws = 0;
  std::size_t faults = 0;
  std::uint64_t decisions = 0;
  for (std::size_t n = 0; n < games; ++n) {
    const Soaked& one = results[n];
    decisions += one.decisions;
    if (!one.fault.empty() && ++faults <= 5) {
      std::printf("seed %llu: %s\n", static_cast<unsigned long long>(seed + n), one.fault.c_str());
    }
    is_player(one.winner) ? ++wins[index_of(one.winner)] : ++draws;
  }
  const double percent = 100.0 / static_cast<double>(games);
  std::printf("%zu random games, %llu decisions, each position checked, saved and loaded: %zu faults, %.1f s\n", games,
              static_cast<unsigned long long>(decisions), faults, static_cast<double>(milliseconds() - start) / 1000);
  std::printf("Union %.1f%%, Confederates %.1f%%, drawn %.1f%%\n", static_cast<double>(wins[0]) * percent,
              static_cast<double>(wins[1]) * percent, static_cast<double>(draws) * percent);
  return faults == 0 ? 0 : 1;
}

}  // namespace longroll::tool
