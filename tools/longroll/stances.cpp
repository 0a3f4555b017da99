// stances: how the results of the computer of a game on hexes hang on each number of a stance (planner/stance.h). It
// plays a stance whose numbers are varied at random in every pair of games, and fits the results to the numbers.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/ai/bot.h"
#include "engine/ai/planned/portfolio_bot.h"
#include "engine/core/hash.h"
#include "engine/games/battles/game.h"
#include "engine/games/battles/planner/planner.h"
#include "engine/games/battles/planner/steady.h"
#include "engine/games/battles/rules/victory.h"
#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/planner/planner.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/play/session.h"
#include "tools/longroll/commands.h"
#include "tools/longroll/partners/partner.h"
#include "tools/longroll/wilson.h"

namespace longroll::tool {
namespace {

/// A number of a stance, and by how much it is varied at most.
template <class Stance>
struct Knob {
  const char* name;
  int Stance::*value;
  int spread;
};

/// What the command needs to know of Chattanooga.
struct OfChattanooga {
  using Game = chattanooga::Chattanooga;
  using Conduct = chattanooga::Conduct;
  using Land = chattanooga::Land;
  using Stance = chattanooga::Stance;
  using Stances = chattanooga::Stances;

  static constexpr Knob<Stance> kKnobs[] = {
      {"least_gain", &Stance::least_gain, 40},
      {"caution", &Stance::caution, 40},
      {"guards", &Stance::guards, 80},
      {"assault", &Stance::assault, 50},
      {"pace", &Stance::pace, 30},
      {"goal", &Stance::goal, 150},
      {"last", &Stance::last, 400},
      {"gate", &Stance::gate, 120},
      {"fight", &Stance::fight, 40},
      {"ground", &Stance::ground, 100},
      {"prize", &Stance::prize, 300},
      {"checks", &Stance::checks, 150},
      {"join", &Stance::join, 60},
      {"inertia", &Stance::inertia, 20},
      {"escort", &Stance::escort, 60},
      {"cover", &Stance::cover, 12},
      {"safe_odds", &Stance::safe_odds, 80},
      {"evictors", &Stance::evictors, 250},
      {"threatened", &Stance::threatened, 120},
      {"least_guard", &Stance::least_guard, 250},
      {"last_prize", &Stance::last_prize, 900},
      {"own_loss", &Stance::own_loss, 60},
  };

  static Stance base(const Game&, const Setup&, Seat, std::size_t which) { return chattanooga::kStances[which]; }
  static Stances stances(const Stance& first) {
    Stances all = chattanooga::kStances;
    all.front() = first;
    return all;
  }
  static Land land(const Game& game, const Setup& setup) {
    return Land(game.battles().front(), game.field(game.setup(setup)).scenario());
  }
  /// 3.5: the side's victory points by the enemy's, as a logarithm to base 2.
  static double lead(const Game& game, const State& state, Seat seat) {
    const chattanooga::Field field = game.field(state);
    return std::log2((1.0 + victory_points(field, seat)) / (1.0 + victory_points(field, other(seat))));
  }
};

/// And of Battles.
struct OfBattles {
  using Game = battles::Battles;
  using Conduct = battles::Conduct;
  using Land = battles::Land;
  using Stance = battles::Stance;
  using Stances = battles::Stances;

  static constexpr Knob<Stance> kKnobs[] = {
      {"least_gain", &Stance::least_gain, 60}, {"caution", &Stance::caution, 80},     {"pull", &Stance::pull, 80},
      {"advance", &Stance::advance, 100},      {"loose_end", &Stance::loose_end, 20}, {"ground", &Stance::ground, 40},
      {"danger", &Stance::danger, 70},         {"shelter", &Stance::shelter, 50},     {"help", &Stance::help, 12},
      {"inertia", &Stance::inertia, 20},       {"holding", &Stance::holding, 80},
  };

  static Stance base(const Game&, const Setup&, Seat, std::size_t which) { return battles::kStances[which]; }
  static Stances stances(const Stance& first) {
    Stances all = battles::kStances;
    all.front() = first;
    return all;
  }
  static Land land(const Game& game, const Setup& setup) {
    const battles::Field field = game.field(game.setup(setup));
    return Land(field.library(), field.scenario());
  }
  /// The lead in points beyond what is half way between the thresholds, squeezed between -1 and 1.
  static double lead(const Game& game, const State& state, Seat seat) {
    const battles::Field field = game.field(state);
    const auto& scenario = field.scenario();
    const double beyond =
        battles::standing(field).lead() - (scenario.union_wins_from + scenario.confederate_wins_to) / 2.0;
    return std::tanh((seat == Seat::Union ? beyond : -beyond) / 50);
  }
};

/// Plans by one stance whatever is asked.
template <class Kit>
class StanceAdvisor final : public Advisor {
 public:
  StanceAdvisor(const typename Kit::Game& game, const typename Kit::Land& land, const typename Kit::Stance& stance)
      : game_(&game), land_(&land), stances_(Kit::stances(stance)) {}
  int evaluate(const State&, Seat) const override { return 0; }
  int way_count() const override { return 1; }
  bool is_way_for_a_turn() const override { return true; }
  std::vector<Action> plan_by(const State& state, const Assignment&) const override {
    return plan_of(*game_, *land_, state, typename Kit::Conduct({}, stances_));
  }

 private:
  const typename Kit::Game* game_;
  const typename Kit::Land* land_;
  typename Kit::Stances stances_;
};

/// How a game ended for the stance.
struct Result {
  double points = 0;  ///< 1, 0, or one half of a draw
  double lead = 0;    ///< as the game has it
};

struct Trial {
  std::vector<double> varied;  ///< by knob, -1 to 1
  Result results[2];           ///< as the Union and as the Confederates
};

template <class Kit>
Result play_one(const Table& table, Bot& own, Bot& enemy, Seat seat, std::uint64_t seed) {
  const Game& game = table.game();
  Session session(game, table.setup, seed);
  Actions lawful;
  while (is_player(session.to_act())) {
    const Seat to_act = session.to_act();
    game.actions(session.state(), lawful);
    session.submit(to_act, decide(to_act == seat ? own : enemy, game.view(session.state(), to_act), lawful));
  }
  Result result;
  result.lead = Kit::lead(static_cast<const typename Kit::Game&>(game), session.state(), seat);
  const Seat winner = game.outcome(session.state()).winner;
  result.points = !is_player(winner) ? 0.5 : winner == seat ? 1 : 0;
  return result;
}

/// Solves by elimination; the inverse of the matrix too, for the errors.
std::vector<std::vector<double>> inverse(std::vector<std::vector<double>> a) {
  const std::size_t n = a.size();
  std::vector<std::vector<double>> b(n, std::vector<double>(n, 0));
  for (std::size_t i = 0; i < n; ++i) {
    b[i][i] = 1;
    a[i][i] += 1e-9;
  }
  for (std::size_t i = 0; i < n; ++i) {
    const double pivot = a[i][i];
    for (std::size_t j = 0; j < n; ++j) {
      a[i][j] /= pivot;
      b[i][j] /= pivot;
    }
    for (std::size_t k = 0; k < n; ++k) {
      const double factor = k == i ? 0 : a[k][i];
      for (std::size_t j = 0; j < n; ++j) {
        a[k][j] -= factor * a[i][j];
        b[k][j] -= factor * b[i][j];
      }
    }
  }
  return b;
}

/// Least squares of the points on the varied numbers and their squares.
template <class Kit>
void print_fit(const char* who, const std::vector<Trial>& trials, double Result::*what, int side) {
  constexpr std::size_t kCount = std::size(Kit::kKnobs);
  const std::size_t terms = 1 + 2 * kCount;
  std::vector<std::vector<double>> square(terms, std::vector<double>(terms, 0));
  std::vector<double> right(terms, 0);
  const auto row_of = [&](const Trial& trial) {
    std::vector<double> row = {1};
    for (const double v : trial.varied) {
      row.push_back(v);
    }
    for (const double v : trial.varied) {
      row.push_back(v * v - 1.0 / 3);
    }
    return row;
  };
  const auto points_of = [&](const Trial& trial) { return trial.results[side].*what; };
  double mean = 0;
  for (const Trial& trial : trials) {
    const std::vector<double> row = row_of(trial);
    mean += points_of(trial) / static_cast<double>(trials.size());
    for (std::size_t i = 0; i < terms; ++i) {
      right[i] += row[i] * points_of(trial);
      for (std::size_t j = 0; j < terms; ++j) {
        square[i][j] += row[i] * row[j];
      }
    }
  }
  const std::vector<std::vector<double>> inverted = inverse(square);
  std::vector<double> weights(terms, 0);
  for (std::size_t i = 0; i < terms; ++i) {
    for (std::size_t j = 0; j < terms; ++j) {
      weights[i] += inverted[i][j] * right[j];
    }
  }
  double rest = 0;
  for (const Trial& trial : trials) {
    const std::vector<double> row = row_of(trial);
    double guess = 0;
    for (std::size_t i = 0; i < terms; ++i) {
      guess += weights[i] * row[i];
    }
    rest += (points_of(trial) - guess) * (points_of(trial) - guess);
  }
  const double variance = rest / static_cast<double>(trials.size());
  std::printf("%s: %.1f%% of %zu\n", who, 100 * mean, trials.size());
  for (std::size_t i = 0; i < kCount; ++i) {
    const double error = std::sqrt(variance * inverted[i + 1][i + 1]);
    const double error2 = std::sqrt(variance * inverted[i + 1 + kCount][i + 1 + kCount]);
    std::printf("  %-12s %+6.2f (%.2f)%s  square %+6.2f (%.2f)%s\n", Kit::kKnobs[i].name, 100 * weights[i + 1],
                100 * error, std::abs(weights[i + 1]) > 3 * error ? " *" : "  ", 100 * weights[i + 1 + kCount],
                100 * error2, std::abs(weights[i + 1 + kCount]) > 3 * error2 ? " *" : "");
  }
}

/// The bots of a list with commas in turn.
std::string one_of_list(const std::string& list, std::size_t n) {
  const auto count = static_cast<std::size_t>(std::count(list.begin(), list.end(), ',')) + 1;
  std::size_t from = 0;
  for (std::size_t i = n % count; i > 0; --i) {
    from = list.find(',', from) + 1;
  }
  return list.substr(from, list.find(',', from) - from);
}

template <class Kit>
int vary(const Arguments& arguments, const std::string& where) {
  const std::string against = arguments.value("against", "easy");
  const auto games = static_cast<std::size_t>(arguments.number("games", 1000));
  const std::string side = arguments.value("side");
  const std::uint64_t seed = arguments.number("seed", 1);
  const bool by_lead = arguments.value("by") == "lead";
  const double spread = static_cast<double>(arguments.number("spread", 100)) / 100;
  const unsigned threads = thread_count(arguments);
  const auto which = static_cast<std::size_t>(arguments.number("stance", 0));
  std::vector<std::string> given;
  for (const auto& knob : Kit::kKnobs) {
    given.push_back(arguments.value(knob.name));
  }
  const Table table = load_table(arguments, where);
  const auto& game = static_cast<const typename Kit::Game&>(table.game());
  const typename Kit::Land land = Kit::land(game, table.setup);
  typename Kit::Stance bases[2];
  for (const Seat seat : {Seat::Union, Seat::Confederate}) {
    typename Kit::Stance& base = bases[index_of(seat)];
    base = Kit::base(game, table.setup, seat, which);
    for (std::size_t i = 0; i < std::size(Kit::kKnobs); ++i) {
      int& value = base.*Kit::kKnobs[i].value;
      value = given[i].empty() ? value : std::atoi(given[i].c_str());
    }
  }
  std::vector<Trial> trials(games / 2);
  run_jobs(threads, trials.size(), [&](std::size_t n) {
    Rng rng(mix64(seed ^ mix64(n + 1)));
    for (std::size_t i = 0; i < std::size(Kit::kKnobs); ++i) {
      trials[n].varied.push_back((static_cast<double>(rng.below(2001)) - 1000) / 1000);
    }
    const Advisor& theirs = *table.loaded.advisor;
    for (const Seat seat : {Seat::Union, Seat::Confederate}) {
      if (!side.empty() && id_of(seat) != side) {
        continue;
      }
      typename Kit::Stance stance = bases[index_of(seat)];
      for (std::size_t i = 0; i < std::size(Kit::kKnobs); ++i) {
        stance.*Kit::kKnobs[i].value +=
            static_cast<int>(std::lround(trials[n].varied[i] * spread * Kit::kKnobs[i].spread));
      }
      const StanceAdvisor<Kit> advisor(game, land, stance);
      const std::string name = one_of_list(against, n);
      PortfolioBot own(game, advisor, seed + n, {.trials = 0});
      std::unique_ptr<Bot> enemy = make_bot(name, game, theirs, seed + 1000 * n);
      enemy = enemy ? std::move(enemy) : partners::make_partner(name, game);
      trials[n].results[index_of(seat)] = play_one<Kit>(table, own, *enemy, seat, seed + n);
    }
  });
  if (spread > 0) {
    for (const Seat seat : {Seat::Union, Seat::Confederate}) {
      if (side.empty() || id_of(seat) == side) {
        print_fit<Kit>(std::string(name_of(seat)).c_str(), trials, by_lead ? &Result::lead : &Result::points,
                       index_of(seat));
      }
    }
    return 0;
  }
  for (const Seat seat : {Seat::Union, Seat::Confederate}) {
    Result sum;
    for (const Trial& trial : trials) {
      sum.points += trial.results[index_of(seat)].points;
      sum.lead += trial.results[index_of(seat)].lead;
    }
    if (side.empty() || id_of(seat) == side) {
      const auto count = static_cast<double>(trials.size());
      const Interval range = wilson(sum.points, count);
      std::printf("%s: %.1f%% of %.0f (%.1f to %.1f), lead %+.3f\n", std::string(name_of(seat)).c_str(),
                  100 * sum.points / count, count, 100 * range.low, 100 * range.high, sum.lead / count);
    }
  }
  return 0;
}

}  // namespace

int stances(const Arguments& arguments) {
  const std::string where = arguments.word(0, "chattanooga/wauhatchie");
  return where.starts_with("battles") ? vary<OfBattles>(arguments, where) : vary<OfChattanooga>(arguments, where);
}

}  // namespace longroll::tool
