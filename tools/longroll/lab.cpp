// perft, playout, playthrough, signature: small questions about a game.
#include <algorithm>
#include <array>
#include <cstdio>

#include "engine/core/hash.h"
#include "engine/protocol/json_answers.h"
#include "engine/protocol/playout.h"
#include "engine/protocol/playthrough.h"
#include "tools/longroll/commands.h"

namespace longroll::tool {

int perft(const Arguments& arguments) {
  const std::uint64_t seed = arguments.number("seed", 1);
  const std::uint64_t plies = arguments.number("plies", 0);
  const std::uint64_t most = arguments.number("depth", 4);
  const Table table = load_table(arguments, arguments.word(0));
  const Session session = session_after(table.game(), table.setup, seed, static_cast<std::size_t>(plies));
  std::printf("# seed plies depth leaves hash : scenario and options\n");
  for (std::uint64_t depth = 1; depth <= most; ++depth) {
    const Perft count = longroll::perft(table.game(), session.state(), static_cast<int>(depth));
    std::printf("%llu %llu %llu %llu %s : %s%s\n", static_cast<unsigned long long>(seed),
                static_cast<unsigned long long>(plies), static_cast<unsigned long long>(depth),
                static_cast<unsigned long long>(count.leaves), hex_of(count.hash).c_str(),
                describe_setup(table.game(), table.setup).c_str(), count.complete ? "" : " (cut off)");
    if (!count.complete) {
      return 1;
    }
  }
  return 0;
}

int playout(const Arguments& arguments) {
  const std::uint64_t first = arguments.number("seed", 1);
  const std::uint64_t games = arguments.number("games", 1);
  for (const Table& table : load_tables(arguments, arguments.word(0, all_games().front().id))) {
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
      Rng rng(seed);
      const Playout one = random_playout(table.game(), table.game().setup(table.setup), rng, Trail::EveryDecision);
      const Outcome outcome = table.game().outcome(one.end);
      std::printf("%s seed %llu: %u decisions, %u chances, %s (%s), %s\n", table.name().c_str(),
                  static_cast<unsigned long long>(seed), one.decisions, one.chances,
                  std::string(id_of(outcome.winner)).c_str(), outcome.reason.c_str(), hex_of(one.trail).c_str());
    }
  }
  return 0;
}

int playthrough(const Arguments& arguments) {
  const std::uint64_t seed = arguments.number("seed", 1);
  const bool is_whole = arguments.value("whole", "yes") == "yes";
  const Table table = load_table(arguments, arguments.word(0));
  const std::string text =
      longroll::playthrough(table.game(), table.setup, seed, is_whole ? SIZE_MAX : kGoldenDecisions);
  std::printf("%s", (is_whole ? text : abridged(text)).c_str());
  return 0;
}

int signature(const Arguments& arguments) {
  if (!arguments.word(0).empty()) {
    std::printf("%s\n", hex_of(signature_of(load_table(arguments, arguments.word(0)).game())).c_str());
    return 0;
  }
  // A line a game, then one for the house.
  std::uint64_t house = 0;
  for (const GameEntry& entry : all_games()) {
    const std::uint64_t one = signature_of(load_table(arguments, entry.id).game());
    house = mix64(house ^ one);
    std::printf("%-16s %s\n", std::string(entry.id).c_str(), hex_of(one).c_str());
  }
  std::printf("%s\n", hex_of(house).c_str());
  return 0;
}

}  // namespace longroll::tool
