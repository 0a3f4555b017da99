// points: do battle points say who will win? (Dixie 14.0; what comes out stands in assets/games/dixie/FORMAT.md)
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>

#include "engine/ai/bot.h"
#include "engine/games/dixie/game.h"
#include "engine/games/dixie/rules/decks.h"
#include "engine/play/session.h"
#include "tools/longroll/commands.h"
#include "tools/longroll/logistic.h"
#include "tools/longroll/wilson.h"

namespace longroll::tool {
namespace {

using Deck = std::vector<std::int16_t>;

/// The types of cards, whose points are also set against each other.
constexpr std::array<const char*, 6> kSorts = {"infantry", "cavalry", "artillery", "generals", "terrain", "specials"};

/// What the price of a card could be made of (assets/games/dixie/FORMAT.md, "Battle points").
constexpr std::array<const char*, 13> kParts = {"infantry: a card",
                                                "  a CV",
                                                "cavalry: a card",
                                                "  a CV",
                                                "artillery: a card",
                                                "  a CV",
                                                "  a CV x firepower above 3",
                                                "horse artillery",
                                                "CV x letter",
                                                "general: a card",
                                                "  a rating",
                                                "terrain: a card",
                                                "special: a card"};
using Parts = std::array<double, kParts.size()>;

/// Of one card.
Parts parts_of(const dixie::Card& card) {
  Parts parts{};
  switch (card.type) {
    case dixie::CardType::Infantry:
      parts[0] = 1;
      parts[1] = card.value;
      break;
    case dixie::CardType::Cavalry:
      parts[2] = 1;
      parts[3] = card.value;
      break;
    case dixie::CardType::Artillery:
      parts[4] = 1;
      parts[5] = card.value;
      parts[6] = card.value * (card.fire_short + card.fire_long - 3);
      parts[7] = card.is_horse ? 1 : 0;
      break;
    case dixie::CardType::General:
      parts[9] = 1;
      parts[10] = card.attack + card.defense + card.stacking;
      break;
    case dixie::CardType::Terrain:
      parts[11] = 1;
      break;
    default:
      parts[12] = 1;
      break;
  }
  parts[8] = card.is_troop() ? card.value * card.morale : 0;
  return parts;
}

/// The side's collection in random order; with a share of troops in 100 cards, in about that mixture as long as it
/// lasts.
Deck shuffled(const dixie::Edition& edition, Seat side, std::optional<std::uint32_t> troops, Rng& rng) {
  Deck kinds;
  for (std::int16_t kind = edition.first_kind; kind < edition.end_kind(); ++kind) {
    if (edition.card(kind).side == side) {
      kinds.push_back(kind);
    }
  }
  for (std::size_t i = kinds.size(); i > 1; --i) {
    std::swap(kinds[i - 1], kinds[rng.below(static_cast<std::uint32_t>(i))]);
  }
  if (troops) {
    for (auto next = kinds.begin(); next != kinds.end(); ++next) {
      const bool is_wanted = rng.below(100) < *troops;
      const auto found = std::find_if(next, kinds.end(),
                                      [&](std::int16_t kind) { return edition.card(kind).is_troop() == is_wanted; });
      std::rotate(next, found == kinds.end() ? next : found, found == kinds.end() ? next : found + 1);
    }
  }
  return kinds;
}

/// Cards drawn from the side's collection until no card left is within `points`; at least `troops` in 100 are troops.
Deck draw_deck(const dixie::Edition& edition, Seat side, int points, std::uint32_t troops, Rng& rng) {
  std::optional<std::uint32_t> share;
  if (troops > 0) {
    share = troops + rng.below(101 - troops);
  }
  const Deck kinds = shuffled(edition, side, share, rng);
  Deck deck;
  for (const std::int16_t kind : kinds) {
    if (edition.card(kind).battle_points <= points) {
      points -= edition.card(kind).battle_points;
      deck.push_back(kind);
    }
  }
  std::sort(deck.begin(), deck.end());
  return deck;
}

/// A lawful deck that spends between `least` and 100 parts in 100 of the budget, all alike likely.
Deck any_deck(const dixie::Edition& edition, int columns, Seat side, int least, std::uint32_t troops, Rng& rng) {
  const int budget = budget_of(edition, columns, side);
  const int floor = budget * least / 100;
  Deck deck;
  do {
    const int points = floor + static_cast<int>(rng.below(static_cast<std::uint32_t>(budget - floor + 1)));
    deck = draw_deck(edition, side, points, troops, rng);
  } while (!faults_of_deck(edition, columns, side, deck).empty());
  return deck;
}

/// Union points less Confederate ones: all, then of each sort.
struct Difference {
  double all = 0;
  std::array<double, kSorts.size()> of{};
  Parts parts{};
};

Difference difference_of(const dixie::Edition& edition, const std::array<Deck, 2>& decks) {
  Difference difference;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    for (const std::int16_t kind : decks[static_cast<std::size_t>(index_of(side))]) {
      const dixie::Card& card = edition.card(kind);
      const int points = side == Seat::Union ? card.battle_points : -card.battle_points;
      difference.all += points;
      difference.of[static_cast<std::size_t>(card.type)] += points;
      const Parts parts = parts_of(card);
      for (std::size_t i = 0; i < parts.size(); ++i) {
        difference.parts[i] += side == Seat::Union ? parts[i] : -parts[i];
      }
    }
  }
  return difference;
}

struct Result {
  Difference points;
  double north = 0;  ///< 1 won by the Union, 0 lost, one half drawn
};

struct Experiment {
  const Table& table;
  const dixie::Edition& edition;
  std::string level;
  int columns = 3;
  int least = 60;
  std::uint32_t troops = 0;
  std::uint64_t seed = 1;

  Result play(std::size_t n) const {
    const Game& game = table.game();
    Rng rng(seed + n);
    Setup setup = table.setup;
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      setup.decks[static_cast<std::size_t>(index_of(side))] = any_deck(edition, columns, side, least, troops, rng);
    }
    const std::unique_ptr<Bot> bots[2] = {make_bot(level, game, *table.loaded.advisor, rng.next()),
                                          make_bot(level, game, *table.loaded.advisor, rng.next())};
    Session session(game, setup, rng.next());
    Actions lawful;
    while (is_player(session.to_act())) {
      const Seat seat = session.to_act();
      game.actions(session.state(), lawful);
      session.submit(seat, decide(*bots[index_of(seat)], game.view(session.state(), seat), lawful));
    }
    const Outcome outcome = game.outcome(session.state());
    return {difference_of(edition, setup.decks), !is_player(outcome.winner)      ? 0.5
                                                 : outcome.winner == Seat::Union ? 1.0
                                                                                 : 0.0};
  }
};

void print_bands(const std::vector<Result>& results, const LogisticFit& fit, int width) {
  struct Band {
    double games = 0, north = 0, expected = 0;
  };
  std::map<int, Band> bands;
  for (const Result& one : results) {
    Band& band = bands[static_cast<int>(std::floor(one.points.all / width))];
    band.games += 1;
    band.north += one.north;
    band.expected += fit.chance(std::array{one.points.all});
  }
  std::printf("| Union points less Confederate | games | Union | 95%% | the fit says |\n|---|---|---|---|---|\n");
  for (const auto& [index, band] : bands) {
    const Interval range = wilson(band.north, band.games);
    std::printf("| %d to %d | %.0f | %.1f%% | %.1f to %.1f | %.1f%% |\n", index * width, index * width + width - 1,
                band.games, 100 * band.north / band.games, 100 * range.low, 100 * range.high,
                100 * band.expected / band.games);
  }
}

std::vector<Case> cases_of(const std::vector<Result>& results, bool (*wanted)(std::size_t sort)) {
  std::vector<Case> cases;
  for (const Result& one : results) {
    Case game{{}, one.north};
    for (std::size_t sort = 0; sort < kSorts.size(); ++sort) {
      if (wanted(sort)) {
        game.known.push_back(one.points.of[sort]);
      }
    }
    cases.push_back(std::move(game));
  }
  return cases;
}

void report(const std::vector<Result>& results, int width) {
  std::vector<Case> by_sum;
  for (const Result& one : results) {
    by_sum.push_back({{one.points.all}, one.north});
  }
  const LogisticFit fit = fit_logistic(by_sum);
  print_bands(results, fit, width);
  const std::vector<Case> blind = cases_of(results, [](std::size_t) { return false; });
  const std::vector<Case> by_sort = cases_of(results, [](std::size_t) { return true; });
  std::printf("\nlogit of a Union win = %.3f + %.4f (standard error %.4f) x difference: level at %+.0f points\n",
              fit.weights[0], fit.weights[1], fit.errors[1], -fit.weights[0] / fit.weights[1]);
  std::printf("log loss, each half of the games judged by the fit of the other: %.4f; by the constant alone %.4f\n",
              log_loss_unseen(by_sum), log_loss_unseen(blind));
  std::printf("with a slope for each sort of card: %.4f. A point of\n", log_loss_unseen(by_sort));
  const LogisticFit apart = fit_logistic(by_sort);
  for (std::size_t sort = 0; sort < kSorts.size(); ++sort) {
    std::printf("  %-10s %+.4f (standard error %.4f), %.2f of a point's mean\n", kSorts[sort], apart.weights[sort + 1],
                apart.errors[sort + 1], apart.weights[sort + 1] / fit.weights[1]);
  }
}

/// What each part of a card is worth, in the points that troops cost now: what a price ought to be made of.
void report_parts(const std::vector<Result>& results) {
  std::vector<Case> cases;
  std::vector<std::size_t> used;
  for (std::size_t i = 0; i < kParts.size(); ++i) {
    if (std::any_of(results.begin(), results.end(), [&](const Result& one) { return one.points.parts[i] != 0; })) {
      used.push_back(i);
    }
  }
  std::vector<Case> by_troops;
  for (const Result& one : results) {
    Case game{{}, one.north};
    for (const std::size_t i : used) {
      game.known.push_back(one.points.parts[i]);
    }
    cases.push_back(std::move(game));
    by_troops.push_back({{one.points.of[0] + one.points.of[1] + one.points.of[2],
                          one.points.of[3] + one.points.of[4] + one.points.of[5]},
                         one.north});
  }
  const LogisticFit fit = fit_logistic(cases);
  const double point = fit_logistic(by_troops).weights[1];
  std::printf("\nby parts of cards: log loss %.4f. Worth, in points of troops (one is %.4f of the logit):\n",
              log_loss_unseen(cases), point);
  for (std::size_t n = 0; n < used.size(); ++n) {
    std::printf("  %-26s %+6.2f (standard error %.2f)\n", kParts[used[n]], fit.weights[n + 1] / point,
                fit.errors[n + 1] / point);
  }
}

}  // namespace

int points(const Arguments& arguments) {
  const auto games =
      static_cast<std::size_t>(std::clamp<std::uint64_t>(arguments.number("games", 1000), 10, 1'000'000));
  const std::uint64_t seed = arguments.number("seed", 1);
  const auto least = static_cast<int>(std::clamp<std::uint64_t>(arguments.number("least", 60), 40, 100));
  const auto troops = static_cast<std::uint32_t>(std::min<std::uint64_t>(arguments.number("troops", 0), 100));
  const auto width = static_cast<int>(std::clamp<std::uint64_t>(arguments.number("band", 20), 1, 1000));
  const std::string level = arguments.value("bot", "easy");
  const unsigned threads = thread_count(arguments);
  const Table table = load_table(arguments, arguments.word(0, "dixie"));
  if (table.game().info().id != "dixie" || make_bot(level, table.game(), *table.loaded.advisor, 0) == nullptr) {
    std::fprintf(stderr, "points is about Dixie, and wants a bot of bot=LEVEL\n");
    return 2;
  }
  const auto& game = static_cast<const dixie::Dixie&>(table.game());
  const dixie::Edition& edition = game.editions()[static_cast<std::size_t>(table.setup.scenario)];
  const Experiment experiment{table, edition, level, game.columns_of(table.setup), least, troops, seed};
  std::vector<Result> results(games);
  run_jobs(threads, games, [&](std::size_t n) { results[n] = experiment.play(n); });
  std::printf("%s: %zu games of %s against itself, decks drawn for %d to 100 parts in 100 of %d and %d points\n\n",
              table.name().c_str(), games, level.c_str(), least, budget_of(edition, experiment.columns, Seat::Union),
              budget_of(edition, experiment.columns, Seat::Confederate));
  report(results, width);
  report_parts(results);
  return 0;
}

}  // namespace longroll::tool
