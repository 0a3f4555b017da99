#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/ai/bot.h"
#include "engine/play/session.h"
#include "engine/protocol/playout.h"
#include "engine/record/link.h"
#include "tools/longroll/commands.h"

namespace longroll::tool {
namespace {

/// What the design asks of a game, or of a scenario that stands before its game; 0: nothing.
struct Budget {
  std::string_view name;
  double decisions;                       ///< of random playouts, a second on one core, natively
  std::size_t position_link, whole_link;  ///< characters at most
};
constexpr Budget kBudgets[] = {{"dixie", 500'000, 300, 600},
                               {"battles", 150'000, 500, 0},
                               {"chattanooga/death-knell", 100'000, 1900, 30'000},
                               {"chattanooga", 150'000, 1900, 8000},
                               {"campaign", 150'000, 1500, 8000}};
#ifdef __EMSCRIPTEN__
constexpr double kShare = 0.5;  ///< of the native speed that WASM must reach
#else
constexpr double kShare = 1;
#endif
constexpr double kCloneNanoseconds = 2000;
constexpr double kOpenMilliseconds = 100;

Budget budget_of(const Table& table) {
  for (const Budget& one : kBudgets) {
    if (one.name == table.name() || one.name == table.game().info().id) {
      return one;
    }
  }
  return {};
}

enum class Bound : std::uint8_t { AtLeast, AtMost };

/// " [at most 500: met]"; nothing when there is no budget.
std::string against(double figure, Bound bound, double budget) {
  if (budget <= 0) {
    return "";
  }
  const bool is_met = bound == Bound::AtLeast ? figure >= budget : figure <= budget;
  return std::string(bound == Bound::AtLeast ? " [at least " : " [at most ") +
         std::to_string(static_cast<std::uint64_t>(budget)) + (is_met ? ": met]" : ": MISSED]");
}

/// Of the processor's work, not of the clock on the wall: other programs take nothing away.
double seconds_since(std::uint64_t start) { return static_cast<double>(worked_nanoseconds() - start) / 1e9; }

void measure_playouts(const Table& table, double seconds) {
  std::uint64_t decisions = 0;
  std::uint64_t chances = 0;
  std::uint64_t games = 0;
  const std::uint64_t start = worked_nanoseconds();
  for (; seconds_since(start) < seconds; ++games) {
    Rng rng(games);
    const Playout playout = random_playout(table.game(), table.game().setup(table.setup), rng);
    decisions += playout.decisions;
    chances += playout.chances;
  }
  const double took = seconds_since(start);
  std::printf(
      "random playouts    %.0f decisions/s, %.0f games/s (%.0f decisions and %.0f chances a game)%s\n",
      static_cast<double>(decisions) / took, static_cast<double>(games) / took,
      static_cast<double>(decisions) / static_cast<double>(games),
      static_cast<double>(chances) / static_cast<double>(games),
      against(static_cast<double>(decisions) / took, Bound::AtLeast, kShare * budget_of(table).decisions).c_str());
}

void measure_clone(const Table& table) {
  Rng rng(1);
  const Session session(table.game(), table.setup, 1);
  const State& state = session.state();
  constexpr int kTimes = 300'000;
  std::uint64_t sum = 0;
  const std::uint64_t start = worked_nanoseconds();
  for (int i = 0; i < kTimes; ++i) {
    State clone = state;
    clone.tracks[0] = static_cast<std::int16_t>(i);
    sum += hash_of(clone);
  }
  const double took = seconds_since(start) / kTimes * 1e9;
  std::printf("clone and hash     %.0f ns (%zu pieces; check %llu)%s\n", took, state.pieces.size(),
              static_cast<unsigned long long>(sum & 0xFFU), against(took, Bound::AtMost, kCloneNanoseconds).c_str());
}

void print_spread(const char* what, std::vector<std::size_t> lengths, std::size_t budget) {
  std::sort(lengths.begin(), lengths.end());
  std::printf("%-18s %zu / %zu / %zu characters (least, median, most)%s\n", what, lengths.front(),
              lengths[lengths.size() / 2], lengths.back(),
              against(static_cast<double>(lengths.back()), Bound::AtMost, static_cast<double>(budget)).c_str());
}

/// Games between bots of one level: how long their links are, and how long the longest takes to open.
void measure_links(const Table& table, const char* level, std::size_t games, double most_seconds) {
  const Game& game = table.game();
  std::vector<std::size_t> whole;
  std::vector<std::size_t> position;
  std::string longest;
  std::size_t plies = 0;
  double choices = 0;  // characters that they take, were each as likely as the others, in the game with most of them
  Actions lawful;
  const std::uint64_t begun = worked_nanoseconds();
  for (std::size_t n = 0; n < games && (n == 0 || seconds_since(begun) < most_seconds); ++n) {
    Session session(game, table.setup, 0x9E3779B97F4A7C15ULL * (n + 1));
    const std::unique_ptr<Bot> bot = make_bot(level, game, *table.loaded.advisor, n);
    double bits = 0;
    while (is_player(session.to_act())) {
      game.actions(session.state(), lawful);
      bits += std::log2(lawful.size());
      session.submit(session.to_act(), decide(*bot, game.view(session.state(), session.to_act()), lawful));
    }
    const std::string link = game_link(session).value_or("");
    whole.push_back(link.size());
    longest = std::max(longest, link, [](const std::string& a, const std::string& b) { return a.size() < b.size(); });
    choices = std::max(choices, bits / 6);
    plies += session.ply_count();
    for (std::size_t ply = 0; ply < session.ply_count(); ply += 7) {
      position.push_back(position_link(game, session.setup(), session.state_at(ply)).size());
    }
  }
  std::printf("%s games, %zu, %.0f decisions each\n", level, whole.size(),
              static_cast<double>(plies) / static_cast<double>(whole.size()));
  print_spread("  whole-game link", whole, budget_of(table).whole_link);
  std::printf("  most choices     %.0f characters, were each as likely as the others\n", choices);
  print_spread("  position link", position, budget_of(table).position_link);
  const std::uint64_t start = worked_nanoseconds();
  const bool opened = open_link(game, longest, 1).ok();
  const double took = seconds_since(start) * 1e3;
  std::printf("  opening a link   %.2f ms for the longest (%s)%s\n", took, opened ? "opened" : "FAILED",
              against(took, Bound::AtMost, kOpenMilliseconds).c_str());
}

}  // namespace

int bench(const Arguments& arguments) {
  if (arguments.word(0) == "long") {
    return bench_long(arguments);
  }
  std::printf("times are the processor's, not the wall's\n");
  const auto games = static_cast<std::size_t>(arguments.number("games", 200));
  const auto seconds = static_cast<double>(arguments.number("seconds", 2));
  for (const Table& table : load_tables(arguments, arguments.word(0))) {
    std::printf("== %s\n", table.name().c_str());
    measure_playouts(table, seconds);
    measure_clone(table);
    measure_links(table, "random", games, 5 * seconds);
    measure_links(table, "easy", std::max<std::size_t>(games / 4, 1), 5 * seconds);
  }
  return 0;
}

}  // namespace longroll::tool
