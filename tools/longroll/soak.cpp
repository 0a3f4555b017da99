#include <algorithm>
#include <cstdio>
#include <vector>

#include "engine/play/game_under_way.h"
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
  std::uint32_t checked = 0;  ///< positions before a decision that were looked at
  std::string fault;          ///< empty: nothing was wrong
};

/// What is wrong with this moment of a game; empty: nothing.
std::string fault_of(const Table& table, const State& state) {
  const Result<LoadedPosition> loaded = load_position(table.game(), save_position(table.game(), table.setup, state));
  if (!loaded) {  // among them what faults_of finds: an invariant that play broke
    return describe(loaded.faults());
  }
  if (loaded.value().state != state || hash_of(loaded.value().state) != hash_of(state)) {
    return "saved and loaded it is another State";
  }
  return "";
}

/// What is wrong with the whole game's link or, where it is too long for one (kLongestLink), with its journal as a
/// file; empty: nothing.
std::string fault_of_record(const Session& session) {
  const std::optional<Journal> journal = session.journal();
  LR_CHECK(journal.has_value(), "the game began from its start");
  const std::optional<std::string> link = game_link(session);
  const Result<Journal> loaded = link ? *journal : load_journal(save_journal(*journal));
  if (!loaded) {
    return "its journal is not read: " + describe(loaded.faults());
  }
  const Result<Session> opened =
      link ? open_link(session.game(), *link, 0) : Session::replay(session.game(), loaded.value());
  if (!opened) {
    return "it does not open again: " + describe(opened.faults());
  }
  return opened.value().state() == session.state() ? "" : "opened again it is another game";
}

/// How closely a game is looked at: one position in `checked_one_in` is checked, one in `saved_one_in` is saved and
/// loaded; is its record opened at the end?
struct Care {
  std::uint32_t checked_one_in;
  std::uint32_t saved_one_in;
  bool is_record_opened;
};

/// The first games of many are looked at the most closely: what a position can be, they show again and again.
Care care_of(std::size_t game) {
  constexpr std::size_t kSavedThroughout = 20;
  constexpr std::size_t kCheckedThroughout = 100;
  return game < kSavedThroughout     ? Care{1, 1, true}
         : game < kCheckedThroughout ? Care{1, 8, true}
                                     : Care{8, 64, game % 8 == 0};
}

/// No game is longer: for the campaign what its issue asks, for all others a number that none comes near.
std::uint32_t most_decisions_of(const Table& table) {
  constexpr std::uint32_t kOfAWar = 60'000;
  constexpr std::uint32_t kOfAnyGame = 500'000;
  return table.game().info().id == "campaign" ? kOfAWar : kOfAnyGame;
}

/// One random game, looked at before its decisions and at its end. None may be without an action, and it must end.
Soaked soak_one(const Table& table, std::uint64_t seed, Care care) {
  const std::uint32_t most_decisions = most_decisions_of(table);
  constexpr std::uint32_t kClosely = 500;  // of a longer game the rest is looked at more rarely
  constexpr std::uint32_t kRarely = 32;
  const Game& game = table.game();
  Session session(game, table.setup, seed);
  const GameUnderWay scope(session);
  Rng rng(seed, 1);
  Actions actions;
  Soaked result;
  while (is_player(session.to_act()) && result.fault.empty()) {
    const std::uint32_t one_in = result.decisions < kClosely ? 1 : kRarely;
    if (result.decisions % (care.saved_one_in * one_in) == 0) {
      result.fault = fault_of(table, session.state());
      ++result.checked;
    } else if (result.decisions % (care.checked_one_in * one_in) == 0) {
      result.fault = describe(game.faults_of(session.state()));
      ++result.checked;
    }
    game.actions(session.state(), actions);
    if (actions.empty() || ++result.decisions > most_decisions) {
      result.fault = actions.empty() ? "nothing can be done"
                                     : "it has not ended after " + std::to_string(most_decisions) + " decisions";
      return result;
    }
    if (!result.fault.empty()) {
      result.fault += " (before decision " + std::to_string(result.decisions) + ")";
    }
    session.submit(session.to_act(), actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  if (result.fault.empty()) {
    result.fault = fault_of(table, session.state());
  }
  if (result.fault.empty() && care.is_record_opened) {
    result.fault = fault_of_record(session);
  }
  result.winner = game.outcome(session.state()).winner;
  return result;
}

/// How much of one scenario is played: a number of games or, when that is 0, about a number of decisions.
struct Amount {
  std::size_t games = 0;
  std::uint64_t decisions = 0;
};

std::uint64_t decisions_of(const std::vector<Soaked>& games) {
  std::uint64_t sum = 0;
  for (const Soaked& one : games) {
    sum += one.decisions;
  }
  return sum;
}

/// The random games of one scenario; how many faults they had.
std::size_t soak_table(const Table& table, const std::string& name, Amount amount, std::uint64_t seed,
                       unsigned threads) {
  constexpr std::size_t kFirstGames = 4;  // their length tells how many games are likely to be enough
  std::vector<Soaked> results;
  const std::uint64_t start = milliseconds();
  const auto play_up_to = [&](std::size_t count) {
    const std::size_t played = results.size();
    results.resize(std::max(played, count));
    run_jobs(threads, results.size() - played,
             [&](std::size_t n) { results[played + n] = soak_one(table, seed + played + n, care_of(played + n)); });
  };
  if (amount.games > 0) {
    play_up_to(amount.games);
  } else {
    play_up_to(kFirstGames);
    for (std::uint64_t played = decisions_of(results); played < amount.decisions; played = decisions_of(results)) {
      const std::size_t likely =
          static_cast<std::size_t>((amount.decisions - played) * results.size() / (played + 1)) + 1;
      play_up_to(results.size() + std::min(likely, results.size()));  // the first games may be short ones
    }
  }
  const std::size_t games = results.size();
  std::size_t wins[2] = {0, 0};
  std::size_t draws = 0;
  std::size_t faults = 0;
  const std::uint64_t decisions = decisions_of(results);
  std::uint64_t checked = 0;
  std::uint32_t longest = 0;
  for (std::size_t n = 0; n < games; ++n) {
    const Soaked& one = results[n];
    checked += one.checked;
    longest = std::max(longest, one.decisions);
    if (!one.fault.empty() && ++faults <= 5) {
      std::printf("%s seed %llu: %s\n", name.c_str(), static_cast<unsigned long long>(seed + n), one.fault.c_str());
    }
    is_player(one.winner) ? ++wins[index_of(one.winner)] : ++draws;
  }
  const double percent = 100.0 / static_cast<double>(std::max<std::size_t>(games, 1));
  std::printf("%-22s %zu random games, %llu decisions, the longest %u, %llu positions checked: %zu faults, %.1f s; ",
              name.c_str(), games, static_cast<unsigned long long>(decisions), longest,
              static_cast<unsigned long long>(checked), faults, static_cast<double>(milliseconds() - start) / 1000);
  std::printf("Union %.1f%%, Confederates %.1f%%, drawn %.1f%%\n", static_cast<double>(wins[0]) * percent,
              static_cast<double>(wins[1]) * percent, static_cast<double>(draws) * percent);
  std::fflush(stdout);
  return faults;
}

/// The plain setups of a scenario and a number of random ones that differ from them and each other, always in one
/// order; of a scenario with few options there are fewer.
std::vector<Setup> setups_of(const Game& game, int scenario, std::uint64_t random, std::uint64_t seed) {
  constexpr int kTries = 1000;
  std::vector<Setup> setups = plain_setups(game, scenario);
  Rng rng(seed, 2);
  for (std::uint64_t n = 0; n < random; ++n) {
    for (int tries = 0; tries < kTries; ++tries) {
      Setup drawn = random_setup(game, scenario, rng);
      if (std::find(setups.begin(), setups.end(), drawn) == setups.end()) {
        setups.push_back(std::move(drawn));
        break;
      }
    }
  }
  return setups;
}

/// Each of the `setups` from the n-th on; a set's games do not depend on where one began.
std::size_t soak_setups(Table& table, const std::vector<Setup>& setups, std::size_t from, std::size_t games,
                        std::uint64_t seed, unsigned threads) {
  std::size_t faults = 0;
  for (std::size_t n = std::min(from, setups.size()); n < setups.size(); ++n) {
    table.setup = setups[n];
    const std::string name = "[" + std::to_string(n) + "] " + describe_setup(table.game(), table.setup);
    faults += soak_table(table, name, {.games = games}, seed + n * games, threads);
  }
  std::printf("%s: %zu sets from the %zuth on, %zu games each: %zu faults\n", table.name().c_str(),
              setups.size() - std::min(from, setups.size()), from, games, faults);
  return faults;
}

}  // namespace

int soak(const Arguments& arguments) {
  const std::uint64_t games = arguments.number("games", 0);
  const std::uint64_t decisions = arguments.number("decisions", 10'000'000);
  const std::uint64_t sets = arguments.number("sets", 0);
  const auto from = static_cast<std::size_t>(arguments.number("from", 0));
  const std::uint64_t seed = arguments.number("seed", 1);
  const unsigned threads = thread_count(arguments);
  std::size_t faults = 0;
  std::vector<Table> tables = load_tables(arguments, arguments.word(0));
  for (Table& table : tables) {
    const Amount amount = {static_cast<std::size_t>(games), decisions / tables.size()};
    const auto count = static_cast<std::size_t>(games > 0 ? games : 1000);
    faults += sets == 0 ? soak_table(table, table.name(), amount, seed, threads)
                        : soak_setups(table, setups_of(table.game(), table.setup.scenario, sets, seed), from, count,
                                      seed, threads);
  }
  return faults == 0 ? 0 : 1;
}

}  // namespace longroll::tool
