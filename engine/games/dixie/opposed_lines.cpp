#include "engine/games/dixie/opposed_lines.h"

#include <algorithm>

#include "engine/games/dixie/hurry.h"
#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/rules/victory.h"

namespace longroll::dixie {
namespace {

/// Thousandths of strength that count when the other side will fire first, or oneself will.
constexpr int kFiresSecond = 750;
constexpr int kFiresFirst = 1333;

// The judgement is a sum in thousandths of a logit: about 1000 is three games in four. The weights were fitted by
// logistic regression to the results of games that bots played against each other (engine/ai/README.md).

/// Of the chance to hold a position, and more of it where the fight is on.
constexpr int kGround = 1900;
constexpr int kFight = 500;
/// Of having the next fire and move.
constexpr int kNext = 210;
/// Of the armies' worth as a share of both armies: in the own line, among the enemy, in hand, generals and cards
/// without troops, and still in the deck.
constexpr int kLine = 4800;
constexpr int kForward = 1450;
constexpr int kHand = 6250;
constexpr int kSupport = 1200;
constexpr int kDeck = 3850;

/// Of having the margin when a battle dies away (RULINGS 4.0), in its last turn.
constexpr int kMargin = 6000;

/// Chance, in thousandths, that `side` comes to hold the enemy's position of that column alone.
int chance_of_position(const Forces& forces, Seat side, int column) {
  const Field& field = forces.field();
  const Place goal = position_of(other(side), column);
  const Place base = position_of(side, column);
  const bool next = is_next(field, side);
  const Force& mine = forces.at(goal, side);
  const Force& theirs = forces.at(goal, other(side));
  if (mine.cards > 0 && theirs.cards == 0) {
    // Only the enemy's Reserve can take it back.
    const Force& relief = forces.reserve(other(side));
    const int keep = relief.cards == 0 ? 1000 : odds_between(mine, relief, 1000);
    return 600 + keep * 350 / 1000;
  }
  if (mine.cards > 0) {
    return odds_between(mine, theirs, next ? kFiresFirst : kFiresSecond) * 850 / 1000;
  }
  // Troops that have the enemy among them go nowhere but to the Reserve.
  const Force assault = field.is_engaged(base) ? Force{} : forces.assault(base, goal, side, 0);
  if (theirs.cards > 0) {
    return odds_between(assault, theirs, kFiresSecond) * 350 / 1000;
  }
  if (assault.cards == 0) {
    return forces.reserve(side).cards > 0 ? 120 : 0;
  }
  return next ? 800 : forces.reserve(other(side)).cards == 0 ? 600 : 200;
}

/// What one side has: ground in thousandths of a logit, and its army both as it is and as it counts.
struct Holdings {
  int ground = 0;
  int worth = 0;
  std::int64_t weighed = 0;

  void count(int tenths, int weight) {
    worth += tenths;
    weighed += static_cast<std::int64_t>(tenths) * weight;
  }
};

Holdings holdings_of(const Forces& forces, Seat side) {
  Holdings has;
  for (const int column : forces.field().battlefield().columns()) {
    const Place goal = position_of(other(side), column);
    const Force& mine = forces.at(goal, side);
    const Force& theirs = forces.at(goal, other(side));
    int ground = chance_of_position(forces, side, column) * kGround / 1000;
    if (mine.cards > 0 && theirs.cards > 0) {
      ground += odds_between(mine, theirs, 1000) * kFight / 1000;
    }
    has.ground += ground;
    has.count(forces.at(position_of(side, column), side).worth, kLine);
    has.count(mine.worth, kForward);
  }
  has.ground += is_next(forces.field(), side) ? kNext : 0;
  has.count(forces.reserve(side).worth, kHand);
  has.count(forces.support(side), kSupport);
  has.count(forces.field().in_deck(side) * kDeckWorth, kDeck);
  return has;
}

/// The chance, in thousandths, that at least as many of the columns' chances come true as win the battle.
int chance_of_victory(const Forces& forces, Seat side) {
  const Battlefield& battlefield = forces.field().battlefield();
  std::array<int, kColumns + 1> taken{1000};  // by their number
  for (const int column : battlefield.columns()) {
    const int chance = chance_of_position(forces, side, column);
    for (std::size_t n = kColumns; n > 0; --n) {
      taken[n] = (taken[n] * (1000 - chance) + taken[n - 1] * chance) / 1000;
    }
    taken[0] = taken[0] * (1000 - chance) / 1000;
  }
  int all = 0;
  for (auto n = static_cast<std::size_t>(battlefield.positions_to_win()); n <= kColumns; ++n) {
    all += taken[n];
  }
  return all;
}

/// No strength counts as more doublings than this, in thousandths: beyond it a fight is decided.
constexpr int kMaxDoublings = 3000;

int advantage_of(const Force& mine, const Force& theirs) {
  return std::clamp(advantage(mine.strength(), theirs.strength()), -kMaxDoublings, kMaxDoublings);
}

/// The terms of one side's attack, positive.
void count_attack(const Forces& forces, Seat side, std::array<int, OpposedLines::kTerms>& terms) {
  const Field& field = forces.field();
  for (const int column : field.battlefield().columns()) {
    const Place goal = position_of(other(side), column);
    const Place base = position_of(side, column);
    const Force& mine = forces.at(goal, side);
    const Force& theirs = forces.at(goal, other(side));
    terms[OpposedLines::kChances] += chance_of_position(forces, side, column);
    terms[OpposedLines::kForward] += mine.worth;
    terms[OpposedLines::kLine] += forces.at(base, side).worth;
    if (mine.cards > 0) {
      terms[theirs.cards > 0 ? OpposedLines::kAbroad : OpposedLines::kTaken] += 1000;
      terms[OpposedLines::kFights] += theirs.cards > 0 ? advantage_of(mine, theirs) : 0;
    } else if (!field.is_engaged(base)) {
      terms[OpposedLines::kThreats] += advantage_of(forces.assault(base, goal, side, 0), theirs);
    }
  }
  terms[OpposedLines::kVictory] = chance_of_victory(forces, side);
  terms[OpposedLines::kHand] = forces.reserve(side).worth;
  terms[OpposedLines::kDeck] = field.in_deck(side) * kDeckWorth;
  terms[OpposedLines::kSupport] = forces.support(side);
}

bool is_share(int term) {
  return term == OpposedLines::kLine || term == OpposedLines::kForward || term == OpposedLines::kHand ||
         term == OpposedLines::kDeck || term == OpposedLines::kSupport;
}

using Weights = std::array<int, OpposedLines::kTerms>;

/// Weights in thousandths of a logit for a whole term, by stage. `longroll judge` prints such rows.
constexpr std::array<Weights, 2> kWeights = {{
    {-61, -636, -1160, 39, -16, 3069, 374, 590, -106, 6763, 6610, 5606, 105, -85, -343, 0, 0},
    {35, -911, -721, 123, -19, 2928, 1632, 872, -2354, 2851, 0, 2431, -21, -408, -561, 395, 1698},
}};

/// Where lines can be fired along (13.3). Too few such games were at hand: the mean of their rows and of those above.
constexpr std::array<Weights, 2> kWeightsInLine = {{
    {-125, -474, -860, 100, 48, 2539, 2178, 1932, 646, 9683, 8076, 7469, 151, -6, -2590, 0, 0},
    {119, -1122, -1015, 40, 8, 1576, 4352, 657, 1579, 940, 0, 3886, 12, -545, 3485, 270, 2068},
}};

}  // namespace

OpposedLines opposed_lines_of(const Forces& forces) {
  const Field& field = forces.field();
  std::array<int, OpposedLines::kTerms> gray{};
  std::array<int, OpposedLines::kTerms> blue{};
  count_attack(forces, Seat::Confederate, gray);
  count_attack(forces, Seat::Union, blue);
  const int quiet = quiet_turns_begun(field);

  OpposedLines lines{.stage = quiet == 0 ? OpposedLines::Stage::Decks : OpposedLines::Stage::Empty,
                     .flanks_tell = field.has(Option::Enfilade)};
  auto& terms = lines.terms;
  int all = 0;
  for (int term = 0; term < OpposedLines::kTerms; ++term) {
    const auto i = static_cast<std::size_t>(term);
    terms[i] = gray[i] - blue[i];
    all += is_share(term) && term != OpposedLines::kSupport ? gray[i] + blue[i] : 0;
  }
  for (int term = 0; term < OpposedLines::kTerms; ++term) {
    if (is_share(term)) {
      terms[static_cast<std::size_t>(term)] = 1000 * terms[static_cast<std::size_t>(term)] / std::max(1, all);
    }
  }
  terms[OpposedLines::kAlways] = 1000;
  terms[OpposedLines::kTempo] = is_next(field, Seat::Confederate) ? 1000 : -1000;
  const int time = turns_until_spent(field);
  terms[OpposedLines::kTime] = 100 * time;
  const int armies = terms[OpposedLines::kLine] + terms[OpposedLines::kForward] + terms[OpposedLines::kHand] +
                     terms[OpposedLines::kDeck];
  terms[OpposedLines::kArmiesInTime] = armies * time / 10;
  const Seat ahead = quiet == 0 ? Seat::Nobody : margin_of(field).winner;
  terms[OpposedLines::kMargin] = ahead == Seat::Confederate ? 1000 : ahead == Seat::Union ? -1000 : 0;
  terms[OpposedLines::kMarginInTime] = terms[OpposedLines::kMargin] * quiet / std::max(1, field.edition().quiet_turns);
  return lines;
}

int score_of(const OpposedLines& lines) {
  const auto& rows = lines.flanks_tell ? kWeightsInLine : kWeights;
  return weighed(lines.terms, rows[static_cast<std::size_t>(lines.stage)]);
}

int plain_score_of(const Forces& forces) {
  const Holdings gray = holdings_of(forces, Seat::Confederate);
  const Holdings blue = holdings_of(forces, Seat::Union);
  const auto armies = static_cast<int>((gray.weighed - blue.weighed) / std::max(1, gray.worth + blue.worth));
  return gray.ground - blue.ground + armies;
}

int near_the_end(const Field& field, int score) {
  const int most = field.edition().quiet_turns;
  const int quiet = std::min(quiet_turns_begun(field), most);
  const Seat ahead = quiet == 0 ? Seat::Nobody : margin_of(field).winner;
  const int margin = ahead == Seat::Confederate ? kMargin : ahead == Seat::Union ? -kMargin : 0;
  return (score * (most + 1 - quiet) + margin * quiet) / (most + 1);
}

}  // namespace longroll::dixie
