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

/// Characters at most; 0: nothing is asked.
struct Most {
  std::size_t size = 0;
  std::size_t in_hundred = 100;  ///< of a hundred, this number keep to it
};

/// What is asked of the games of one kind of player.
struct Links {
  Most position_link, whole_link;
  double open_milliseconds = 100;  ///< at most, for the longest link of a whole game; 0: nothing is asked
};

/// What the design and the issues ask of a game, or of a scenario that stands before its game; 0: nothing.
struct Budget {
  std::string_view name;
  double decisions = 0;  ///< of random playouts, a second on one core, natively
  Links random, bots;
};
constexpr Links kDixie{.position_link = {300}, .whole_link = {600}};
constexpr Links kBattles{.position_link = {500}, .whole_link = {}};
constexpr Links kRandomChattanooga{.position_link = {1900, 99}, .whole_link = {}};
constexpr Links bots_of_chattanooga(std::size_t whole_link) {
  return {.position_link = {1900}, .whole_link = {whole_link}};
}
/// A link is opened by playing its decisions again: a random game has 57,000 of them, a long game of people 20,000.
constexpr Links kRandomGreatBattle{.position_link = {1900, 99}, .whole_link = {}, .open_milliseconds = 0};
constexpr Links kGreatBattleOfBots{.position_link = {1900}, .whole_link = {30'000}, .open_milliseconds = 500};
constexpr Links kRandomWars{.position_link = {1500, 99}, .whole_link = {}, .open_milliseconds = 500};
constexpr Links kWarsOfBots{.position_link = {900}, .whole_link = {8000}, .open_milliseconds = 500};
constexpr Budget kBudgets[] = {
    {"dixie", 500'000, kDixie, kDixie},
    {"battles", 150'000, kBattles, kBattles},
    {"chattanooga/death-knell", 100'000, kRandomGreatBattle, kGreatBattleOfBots},  // sent as a file
    {"chattanooga/wauhatchie", 150'000, kRandomChattanooga, bots_of_chattanooga(4000)},
    {"chattanooga", 150'000, kRandomChattanooga, bots_of_chattanooga(8000)},
    {"campaign", 150'000, kRandomWars, kWarsOfBots}};
#ifdef __EMSCRIPTEN__
constexpr double kShare = 0.5;  ///< of the native speed that WASM must reach
#else
constexpr double kShare = 1;
#endif
constexpr double kCloneNanoseconds = 2000;

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

/// " [at most 8000: met]", or of how many in a hundred that is asked.
std::string against(const std::vector<std::size_t>& sorted, Most most) {
  const std::size_t asked = (sorted.size() * most.in_hundred + 99) / 100;
  const std::string text =
      against(static_cast<double>(sorted[asked - 1]), Bound::AtMost, static_cast<double>(most.size));
  return text.empty() || most.in_hundred == 100 ? text
                                                : " [" + std::to_string(most.in_hundred) + " in 100 " + text.substr(2);
}

void print_spread(const char* what, std::vector<std::size_t> lengths, Most most) {
  if (lengths.empty()) {
    return;
  }
  std::sort(lengths.begin(), lengths.end());
  std::printf("%-18s %zu / %zu / %zu characters (least, median, most)%s\n", what, lengths.front(),
              lengths[lengths.size() / 2], lengths.back(), against(lengths, most).c_str());
}

/// Games between bots of one level: how long their links are, and how long the longest takes to open.
void measure_links(const Table& table, const char* level, const Links& asked, std::size_t games, double most_seconds) {
  const Game& game = table.game();
  std::vector<std::size_t> whole;  // of those that are short enough for a link
  std::size_t played = 0;
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
    if (const std::optional<std::string> link = game_link(session)) {
      whole.push_back(link->size());
      longest = link->size() > longest.size() ? *link : longest;
    }
    ++played;
    choices = std::max(choices, bits / 6);
    plies += session.ply_count();
    for (std::size_t ply = 0; ply < session.ply_count(); ply += 7) {
      position.push_back(position_link(game, session.setup(), session.state_at(ply)).size());
    }
  }
  if (played == 0) {
    return;
  }
  std::printf("%s games, %zu, %.0f decisions each\n", level, played,
              static_cast<double>(plies) / static_cast<double>(played));
  if (whole.size() < played) {
    std::printf("  too long for a link (%zu characters): %zu of them\n", kLongestLink, played - whole.size());
  }
  print_spread("  whole-game link", whole, asked.whole_link);
  std::printf("  most choices     %.0f characters, were each as likely as the others\n", choices);
  print_spread("  position link", position, asked.position_link);
  if (longest.empty()) {
    return;
  }
  const std::uint64_t start = worked_nanoseconds();
  const bool opened = open_link(game, longest, 1).ok();
  const double took = seconds_since(start) * 1e3;
  std::printf("  opening a link   %.2f ms for the longest (%s)%s\n", took, opened ? "opened" : "FAILED",
              against(took, Bound::AtMost, asked.open_milliseconds).c_str());
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
    const Budget budget = budget_of(table);
    measure_links(table, "random", budget.random, games, 5 * seconds);
    measure_links(table, "easy", budget.bots, std::max<std::size_t>(games / 4, 1), 5 * seconds);
  }
  return 0;
}

}  // namespace longroll::tool
