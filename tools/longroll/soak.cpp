#include <algorithm>
#include <cstdio>
#include <vector>

#include "engine/play/session.h"
#include "engine/play/setup.h"
#include "engine/protocol/playout.h"
#include "engine/protocol/playthrough.h"
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

/// Which positions of a game are saved and loaded; faults_of looks at every one.
enum class Saved : std::uint8_t { Every, OneInEight };

/// One random game, looked at before every decision; at its end its link is opened again.
Soaked soak_one(const Table& table, std::uint64_t seed, Saved saved) {
  constexpr std::uint32_t kMostDecisions = 100'000;
  const Game& game = table.game();
  Session session(game, table.setup, seed);
  Rng rng(seed, 1);
  Actions actions;
  Soaked result;
  while (is_player(session.to_act()) && result.fault.empty()) {
    const bool is_saved = saved == Saved::Every || result.decisions % 8 == 0;
    result.fault = is_saved ? fault_of(table, session.state()) : describe(game.faults_of(session.state()));
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

/// The random games of one scenario; how many faults they had.
std::size_t soak_table(const Table& table, const std::string& name, std::size_t games, std::uint64_t seed,
                       unsigned threads) {
  constexpr std::size_t kSavedThroughout = 20;  // of a long game's many positions one in eight is enough for the rest
  std::vector<Soaked> results(games);
  const std::uint64_t start = milliseconds();
  run_jobs(threads, games, [&](std::size_t n) {
    results[n] = soak_one(table, seed + n, n < kSavedThroughout ? Saved::Every : Saved::OneInEight);
  });
  std::size_t wins[2] = {0, 0};
  std::size_t draws = 0;
  std::size_t faults = 0;
  std::uint64_t decisions = 0;
  for (std::size_t n = 0; n < games; ++n) {
    const Soaked& one = results[n];
    decisions += one.decisions;
    if (!one.fault.empty() && ++faults <= 5) {
      std::printf("%s seed %llu: %s\n", name.c_str(), static_cast<unsigned long long>(seed + n), one.fault.c_str());
    }
    is_player(one.winner) ? ++wins[index_of(one.winner)] : ++draws;
  }
  const double percent = 100.0 / static_cast<double>(std::max<std::size_t>(games, 1));
  std::printf("%-22s %zu random games, %llu decisions, each position checked: %zu faults, %.1f s; ", name.c_str(),
              games, static_cast<unsigned long long>(decisions), faults,
              static_cast<double>(milliseconds() - start) / 1000);
  std::printf("Union %.1f%%, Confederates %.1f%%, drawn %.1f%%\n", static_cast<double>(wins[0]) * percent,
              static_cast<double>(wins[1]) * percent, static_cast<double>(draws) * percent);
  std::fflush(stdout);
  return faults;
}

}  // namespace

int soak(const Arguments& arguments) {
  const std::uint64_t games = arguments.number("games", 0);
  const std::uint64_t sets = arguments.number("sets", 0);
  const std::uint64_t seed = arguments.number("seed", 1);
  const unsigned threads = thread_count(arguments);
  std::size_t faults = 0;
  std::vector<Table> tables = load_tables(arguments, arguments.word(0));
  for (Table& table : tables) {
    const bool is_long = table.game().info().id != all_games().front().id;
    const auto count = static_cast<std::size_t>(games > 0 ? games : is_long ? 1000 : 10'000);
    Rng rng(seed, 2);
    for (std::uint64_t n = 0; n < sets; ++n) {
      table.setup = random_setup(table.game(), table.setup.scenario, rng);
      faults += soak_table(table, describe_setup(table.game(), table.setup), count, seed + n * count, threads);
    }
    if (sets == 0) {
      faults += soak_table(table, table.name(), count, seed, threads);
    }
  }
  return faults == 0 ? 0 : 1;
}

}  // namespace longroll::tool
