#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <optional>

#include "engine/ai/bot.h"
#include "engine/core/hash.h"
#include "engine/games/battles/game.h"
#include "engine/games/battles/rules/victory.h"
#include "engine/games/campaign/game.h"
#include "engine/games/campaign/rules/victory.h"
#include "engine/play/game_under_way.h"
#include "engine/play/session.h"
#include "engine/protocol/json_answers.h"
#include "tools/longroll/commands.h"
#include "tools/longroll/players.h"
#include "tools/longroll/war_course.h"
#include "tools/longroll/wilson.h"

namespace longroll::tool {
namespace {

void print_rate(const std::string& who, double wins, double games) {
  const Interval range = wilson(wins, games);
  std::printf("%-22s %6.1f of %.0f  %5.1f%%  (95%%: %.1f%% to %.1f%%)\n", who.c_str(), wins, games, 100 * wins / games,
              100 * range.low, 100 * range.high);
}

/// The time that a bot took over its decisions.
struct Thought {
  std::size_t decisions = 0;
  std::uint64_t sum_ns = 0;
  std::uint64_t worst_ns = 0;
  std::size_t most_choices = 0;  ///< lawful actions of the decision with the most of them

  void operator+=(const Thought& more) {
    decisions += more.decisions;
    sum_ns += more.sum_ns;
    worst_ns = std::max(worst_ns, more.worst_ns);
    most_choices = std::max(most_choices, more.most_choices);
  }
};

struct Score {
  double first = 0;            ///< points of the first bot: 1, 0, or one half of a draw
  double north = 0;            ///< points of the Union
  std::array<double, 2> as{};  ///< those of the first bot, in the seat that it had, and
  std::array<int, 2> seats{};  ///< which that was: 1 game
  int draws = 0;
  std::string ending;  ///< who won, and how
  std::size_t decisions = 0;
  Thought thought[2];                      ///< of the first bot and of the second
  std::map<std::string, Thought> at_step;  ///< of both, by the step that asked
  std::uint64_t impulse_ns = 0;            ///< the campaign: all thought of a bot in one player impulse, at the most
  std::uint64_t played = 0;                ///< a hash of every decision
  std::optional<int> lead;                 ///< of the Union in points, in a game of Battles
  std::array<int, 2> lost{};               ///< points that each side has lost to the other's, in such a game
  std::optional<int> excess;  ///< of the economy over the political status, in a campaign that reached its last turn
  WarCourse course;           ///< of a campaign
};

/// Battles: the distribution of the leads, and the threshold at which each side would win half of them.
void print_leads(const std::vector<Score>& results) {
  std::vector<int> leads;
  std::array<double, 2> lost{};
  double sum = 0;
  for (const Score& one : results) {
    if (one.lead) {
      leads.push_back(*one.lead);
      sum += *one.lead;
      lost[0] += one.lost[0];
      lost[1] += one.lost[1];
    }
  }
  if (leads.empty()) {
    return;
  }
  std::sort(leads.begin(), leads.end());
  const auto count = static_cast<double>(leads.size());
  std::printf("the Union's lead: mean %.1f, quartiles %d, %d, %d; even threshold %d\n", sum / count,
              leads[leads.size() / 4], leads[leads.size() / 2], leads[3 * leads.size() / 4], leads[leads.size() / 2]);
  std::printf("points for losses: of the Union %.1f, of the Confederates %.1f a game\n", lost[0] / count,
              lost[1] / count);
}

/// The campaign: how far the economy lies above the status at the end (3.3); the par of a year is best between halves.
void print_excess(const std::vector<Score>& results) {
  std::map<int, int> games;
  for (const Score& one : results) {
    if (one.excess) {
      ++games[*one.excess];
    }
  }
  if (games.empty()) {
    return;
  }
  std::printf("economy less status after the last turn:");
  for (const auto& [excess, times] : games) {
    std::printf(" %d (%d)", excess, times);
  }
  std::printf("\n");
}

/// What the decisions of bots are timed by, in nanoseconds.
using Clock = std::uint64_t (*)();

/// One game; in odd ones the first bot plays the Confederates. Both games of a pair have the same dice.
Score play_one(const Table& table, const std::string (&levels)[2], std::size_t n, std::uint64_t seed, int iterations,
               Clock clock, bool by_turn) {
  const Game& game = table.game();
  const std::size_t first_seat = n % 2;
  std::unique_ptr<Bot> bots[2];
  for (std::size_t seat = 0; seat < 2; ++seat) {
    bots[seat] = make_player(levels[seat ^ first_seat], table, seed + 1000 * n + seat);
  }
  Session session(game, table.setup, seed + n / 2);
  const GameUnderWay scope(session);
  Actions lawful;
  Score result;
  const auto* campaign = dynamic_cast<const campaign::Campaign*>(&game);
  std::map<std::array<int, 3>, std::uint64_t> impulses;  // by turn, impulse and who thinks
  while (is_player(session.to_act())) {
    const Seat seat = session.to_act();
    Bot& bot = *bots[static_cast<std::size_t>(index_of(seat))];
    game.actions(session.state(), lawful);
    const std::uint64_t start = clock();
    bot.begin(game.view(session.state(), seat), lawful);
    for (int left = iterations; left > 0 && bot.think(std::min(left, 1000)); left -= 1000) {
    }
    const Action action = bot.best();
    const std::uint64_t took = clock() - start;
    const Thought thought{1, took, took, lawful.size()};
    result.at_step[game.step_id(session.state().top().kind)] += thought;
    if (campaign != nullptr) {
      const campaign::Field field = campaign->field(session.state());
      std::uint64_t& sum = impulses[{field.turn(), field.value(campaign::Track::Impulse), index_of(seat)}];
      sum += took;
      if (by_turn) {
        result.course.read(field);
      }
      result.impulse_ns = std::max(result.impulse_ns, sum);
    }
    session.submit(seat, action);
    result.played = hash_of_all(Actions{action}, result.played);
    result.thought[static_cast<std::size_t>(index_of(seat)) ^ first_seat] += thought;
  }
  const Outcome outcome = game.outcome(session.state());
  result.decisions = session.ply_count();
  result.ending = std::string(id_of(outcome.winner)) + ": " + outcome.reason;
  if (const auto* battles = dynamic_cast<const battles::Battles*>(&game)) {
    const battles::Standing end = battles::standing(battles->field(session.state()));
    result.lead = end.lead();
    result.lost = {end.losses[1], end.losses[0]};
  }
  if (campaign != nullptr) {
    const campaign::Field end = campaign->field(session.state());
    if (end.turn() >= end.value(campaign::Track::LastTurn)) {
      result.excess = campaign::economy_now(end).size() - end.value(campaign::Track::PoliticalStatus);
    }
  }
  result.draws = is_player(outcome.winner) ? 0 : 1;
  result.north = !is_player(outcome.winner) ? 0.5 : outcome.winner == Seat::Union ? 1 : 0;
  result.first = first_seat == 0 ? result.north : 1 - result.north;
  result.as[first_seat] = result.first;
  result.seats[first_seat] = 1;
  return result;
}

}  // namespace

int tournament(const Arguments& arguments) {
  const std::size_t shift = arguments.word_count() > 2 ? 1 : 0;
  const std::string levels[2] = {arguments.word(shift, "normal"), arguments.word(shift + 1, "easy")};
  const auto most = static_cast<std::size_t>(arguments.number("games", 200));
  const std::uint64_t seed = arguments.number("seed", 1);
  const int iterations =
      static_cast<int>(std::min<std::uint64_t>(arguments.number("iterations", 1'000'000), 1'000'000'000));
  const std::uint64_t seconds = arguments.number("seconds", 1'000'000);
  const bool by_step = arguments.value("steps", "no") == "yes";
  const bool by_turn = arguments.value("course", "no") == "yes";
  const unsigned threads = thread_count(arguments);
  const Table table = load_table(arguments, shift == 1 ? arguments.word(0) : "");
  for (const std::string& level : levels) {
    if (make_player(level, table, 0) == nullptr) {
      std::fprintf(stderr, "there is no bot \"%s\"\n", level.c_str());
      return 2;
    }
  }
  const Clock clock =
      threads == 1 ? worked_nanoseconds : nanoseconds;  // the work of one thread, whatever else there is
  const std::uint64_t start = milliseconds();
  const std::uint64_t until = start + 1000 * seconds;
  std::vector<Score> results(most);
  run_jobs(threads, most, [&](std::size_t n) {
    if (milliseconds() < until) {
      results[n] = play_one(table, levels, n, seed, iterations, clock, by_turn);
    }
  });
  std::erase_if(results, [](const Score& one) { return one.ending.empty(); });
  const std::size_t games = results.size();
  if (games == 0) {
    std::fprintf(stderr, "no game was played\n");
    return 2;
  }
  Score sum;
  std::map<std::string, int> endings;
  for (const Score& one : results) {
    sum.first += one.first;
    sum.north += one.north;
    for (const std::size_t seat : {0U, 1U}) {
      sum.as[seat] += one.as[seat];
      sum.seats[seat] += one.seats[seat];
    }
    sum.decisions += one.decisions;
    sum.draws += one.draws;
    ++endings[one.ending];
    sum.thought[0] += one.thought[0];
    sum.thought[1] += one.thought[1];
    sum.impulse_ns = std::max(sum.impulse_ns, one.impulse_ns);
    for (const auto& [step, thought] : one.at_step) {
      sum.at_step[step] += thought;
    }
    sum.played = mix64(sum.played ^ one.played);
  }
  const auto count = static_cast<double>(games);
  std::printf("%s against %s, %zu games, sides alternating, a draw counts half\n", levels[0].c_str(), levels[1].c_str(),
              games);
  print_rate(levels[0], sum.first, count);
  for (const std::size_t seat : {0U, 1U}) {
    if (sum.seats[seat] > 0) {
      print_rate(seat == 0 ? "  as the Union" : "  as the Confederates", sum.as[seat], sum.seats[seat]);
    }
  }
  print_rate("Union", sum.north, count);
  print_leads(results);
  print_excess(results);
  std::printf("%d drawn; %.0f decisions a game, %.1f s in all on %u threads\n", sum.draws,
              static_cast<double>(sum.decisions) / count, static_cast<double>(milliseconds() - start) / 1000, threads);
  for (const auto& [ending, times] : endings) {
    std::printf("%6d %s\n", times, ending.c_str());
  }
  for (const std::size_t bot : {0U, 1U}) {
    const Thought& thought = sum.thought[bot];
    const auto decisions = static_cast<double>(std::max<std::size_t>(1, thought.decisions));
    std::printf("%s: %.3f ms a decision of %zu, the longest %.0f ms\n", levels[bot].c_str(),
                static_cast<double>(thought.sum_ns) / 1e6 / decisions, thought.decisions,
                static_cast<double>(thought.worst_ns) / 1e6);
  }
  if (by_step) {
    for (const auto& [step, thought] : sum.at_step) {
      std::printf("  %-28s %8zu decisions, %8.3f ms each, the longest %5.0f ms, at most %zu choices\n", step.c_str(),
                  thought.decisions, static_cast<double>(thought.sum_ns) / 1e6 / static_cast<double>(thought.decisions),
                  static_cast<double>(thought.worst_ns) / 1e6, thought.most_choices);
    }
  }
  if (by_turn) {
    std::vector<WarCourse> wars;
    for (const Score& one : results) {
      wars.push_back(one.course);
    }
    WarCourse::print(wars);
  }
  if (sum.impulse_ns > 0) {
    std::printf("all thought of one player impulse: %.0f ms at the most\n", static_cast<double>(sum.impulse_ns) / 1e6);
  }
  std::printf("what was played: %s\n", hex_of(sum.played).c_str());  // the same for bots that decide alike
  return 0;
}

}  // namespace longroll::tool
