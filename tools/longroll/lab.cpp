// perft, playout, playthrough, signature: small questions about a game.
#include <algorithm>
#include <array>
#include <cstdio>

#include "engine/protocol/json_writer.h"
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
  const Table table = load_table(arguments, arguments.word(0));
  for (std::uint64_t seed = first; seed < first + games; ++seed) {
    Rng rng(seed);
    const Playout one = random_playout(table.game(), table.game().setup(table.setup), rng, Trail::EveryDecision);
    const Outcome outcome = table.game().outcome(one.end);
    std::printf("seed %llu: %u decisions, %u chances, %s (%s), %s\n", static_cast<unsigned long long>(seed),
                one.decisions, one.chances, std::string(id_of(outcome.winner)).c_str(), outcome.reason.c_str(),
                hex_of(one.trail).c_str());
  }
  return 0;
}

int playthrough(const Arguments& arguments) {
  const std::uint64_t seed = arguments.number("seed", 1);
  const Table table = load_table(arguments, arguments.word(0));
  std::printf("%s", longroll::playthrough(table.game(), table.setup, seed).c_str());
  return 0;
}

int signature(const Arguments& arguments) {
  const Table table = load_table(arguments, arguments.word(0));
  std::printf("%s\n", hex_of(signature_of(table.game())).c_str());
  return 0;
}

}  // namespace longroll::tool
