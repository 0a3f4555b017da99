#include <algorithm>

#include "engine/games/dixie/hurry.h"
#include "engine/games/dixie/rules/command.h"
#include "engine/games/dixie/rules/enfilade.h"
#include "engine/games/dixie/rules/morale.h"
#include "engine/games/dixie/rules/outflanking.h"
#include "engine/games/dixie/rules/stacking.h"
#include "engine/games/dixie/rules/victory.h"
#include "engine/games/dixie/weigher.h"

namespace longroll::dixie {
namespace {

/// Of thousandths of chance a weight: doubtful attacks are seldom made, sure ones nearly always.
int weight_of_odds(int odds) {
  return odds >= 750 ? kSure : odds >= 600 ? kGood : odds >= 450 ? kFair : odds >= 300 ? kPoor : kBad;
}

/// Thousandths of an assault's strength that count against those who fire first at it; more of them for a side to which
/// a battle that fades away is lost: it cannot wait for better odds.
constexpr int kTempo = 700;
constexpr int kHurriedTempo = 1300;
constexpr int kStakingTempo = 2000;

/// What a card of middling strength is worth and fires (Force), and between how many thousandths a lean may move it.
constexpr int kLevelWorth = 15;
constexpr int kLevelFire = 30;
constexpr std::int64_t kLeastLean = 100;
constexpr std::int64_t kMaxLean = 6000;

/// A weight that leans to cards above the level, and from those below it (Conduct).
std::int64_t leant(std::int64_t weight, int lean, int has, int level) {
  return weight * std::clamp(1000 + std::int64_t{lean} * (has - level) / level, kLeastLean, kMaxLean) / 1000;
}

}  // namespace

bool Weigher::is_hurried(Seat side) const { return side == Seat::Confederate && turns_left(field_) != kNoHurry; }

bool Weigher::stakes_all(Seat side) const { return is_hurried(side) && !field_.has(Option::Enfilade); }

int Weigher::tempo_of(Seat side) const {
  return stakes_all(side) ? kStakingTempo : is_hurried(side) ? kHurriedTempo : kTempo;
}

int Weigher::move(PieceId id, Place to) const {
  const CardFacts& card = field_.card(id);
  return card.is_troop() ? move_troop(id, to) : move_commander(id, to);
}

int Weigher::move_troop(PieceId id, Place to) const {
  const Seat side = owner_of(field_.piece(id));
  const Place from = field_.piece(id).place;
  const int reason_to_stay = is_position(from) ? stay(from, side) : kBad;
  if (to == reserve_of(side)) {
    return reason_to_stay == kPoor || is_idle(from, side) ? kFair * conduct_.off_flank / 1000 : 2;
  }
  const int arrival = arrive(id, from, to, side);
  return arrival == kWins ? kWins : as_conducted(arrival * kBad * stakes_of(to) / (4 * reason_to_stay), id, to);
}

int Weigher::as_conducted(int weight, PieceId id, Place to) const {
  const bool is_center = column_of(to) == kColumns / 2;
  const int way = !is_center ? conduct_.to_flank : line_of(to) == Seat::Union ? conduct_.to_back : conduct_.to_front;
  std::int64_t wanted = std::int64_t{weight} * way / 1000;
  const Seat side = owner_of(field_.piece(id));
  const bool is_fight = field_.troops(to, other(side)) > 0;
  const int by_worth = !is_center ? conduct_.worth_flanks : is_fight ? conduct_.worth_fights : 0;
  const int by_fire = is_center && is_fight ? conduct_.fire_fights : 0;
  if (by_worth != 0 || by_fire != 0) {
    const Force card =
        forces_.card(id, forces_.ground(to, side, field_.is_attacking(to, side), field_.general(to, side)));
    wanted = leant(leant(wanted, by_worth, card.worth, kLevelWorth), by_fire, card.fire, kLevelFire);
  }
  return static_cast<int>(std::max<std::int64_t>(2, wanted));
}

bool Weigher::is_idle(Place from, Seat side) const {
  return is_position(from) && stakes_of(from) == 1 && field_.troops(from, other(side)) == 0;
}

int Weigher::stay(Place from, Seat side) const {
  const Seat enemy = other(side);
  if (field_.troops(from, enemy) > 0) {
    // In a lost fight a card may go; leaving a fight that can be won is folly.
    const int odds = odds_between(forces_.at(from, side), forces_.at(from, enemy), 1000);
    return odds < 250 ? kPoor : kSure;
  }
  if (line_of(from) != side) {
    return field_.troops(from, side) == 1 ? kSure * 5 : kGood;  // a conquest is kept
  }
  if (field_.troops(from, side) == 1 && field_.battlefield().is_front_and_back() && decides(enemy, from)) {
    return kSure * 5;  // whoever comes here then has won
  }
  if (field_.troops(from, side) == 1 && is_held_beside(from, enemy)) {
    return kSure * 5;  // without troops here the battle would be lost
  }
  // An enemy who has our troops among him comes from there only after they have broken: who must win throws in the last
  // card.
  const bool is_bound = stakes_all(side) && field_.troops(opposite(from), side) > 0;
  const bool threatened = field_.troops(opposite(from), enemy) > 0 && !is_bound;
  if (field_.troops(from, side) == 1 && threatened) {
    return kGood;
  }
  return kBad;
}

bool Weigher::is_held_beside(Place place, Seat side) const {
  const auto holds = [&](Place next) { return next != kNowhere && field_.is_held_alone(next, side); };
  const std::array<Place, 2> next = beside(field_, place);
  return field_.has(Option::Enfilade) && (holds(next[0]) || holds(next[1]));
}

bool Weigher::has_vacant_beside(Place place, Seat side) const {
  const auto vacant = [&](Place next) { return next != kNowhere && field_.troops(next, side) == 0; };
  const std::array<Place, 2> next = beside(field_, place);
  return field_.has(Option::Enfilade) && (vacant(next[0]) || vacant(next[1]));
}

bool Weigher::decides(Seat side, Place position) const {
  return is_goal(field_, side, position) && positions_won(field_, side) + 1 >= field_.battlefield().positions_to_win();
}

bool Weigher::is_wanted_back(Place place, Seat enemy) const {
  return field_.battlefield().is_front_and_back() ? column_of(place) == kColumns / 2 : decides(enemy, place);
}

int Weigher::strongest_first(int weight, PieceId id) const {
  if (!field_.battlefield().is_front_and_back()) {
    return weight;
  }
  return std::max(weight / 8, weight * (2000 + (field_.card(id).value - 1) * conduct_.strong_first) / 3000);
}

int Weigher::arrive(PieceId id, Place from, Place to, Seat side) const {
  const Seat enemy = other(side);
  const int there = field_.troops(to, side);
  if (there >= troop_limit(field_, to, side)) {
    return 1;
  }
  const Force& theirs = forces_.at(to, enemy);
  if (theirs.cards == 0) {
    if (line_of(to) != side) {
      if (there == 0 && decides(side, to)) {
        return kWins;
      }
      if (there == 0 && has_vacant_beside(to, enemy)) {
        return kSure * 5;
      }
      return there == 0 ? kSure * 3 : there == 1 ? kGood : kPoor;
    }
    if (there == 0 && is_held_beside(to, enemy)) {
      return kSure * 5;
    }
    const int across = field_.troops(opposite(to), enemy);
    if (there == 0) {
      return across > 0 ? kSure * 3 : kGood;
    }
    return there < 3 ? kGood : kFair;
  }
  if (there > 0) {
    // Help in a fight under way.
    Force mine = forces_.at(to, side);
    mine += forces_.card(id, {});
    const int odds = odds_between(mine, theirs, 1000);
    const int help = odds > 900 ? kFair * conduct_.safe_help / 1000 : line_of(to) == side ? kGood * 2 : kGood;
    return strongest_first(field_.day() > 1 ? help * conduct_.late_help / 1000 : help, id);
  }
  Force assault = forces_.assault(from, to, side, kFired | kMoved);
  if (line_of(to) == side && is_wanted_back(to, enemy) && !is_position(from)) {
    return strongest_first(kSure * 2, id);  // it would lose the battle: it may not stay in his hands
  }
  Force defense = theirs;
  if (stakes_all(side)) {
    // Whoever breaks is followed by others from the Reserve: no more of them fire at once, but the fight lasts longer.
    assault.stay += forces_.reserve(side).stay;
    defense.stay += forces_.reserve(enemy).stay;
  }
  return weight_of_odds(odds_between(assault, defense, tempo_of(side)));
}

int Weigher::move_commander(PieceId id, Place to) const {
  if (!is_position(to)) {
    return kBad;
  }
  const Place from = field_.piece(id).place;
  const int good = is_position(from) ? need(id, to) - need(id, from) : need(id, to);
  if (!field_.battlefield().is_front_and_back()) {
    return std::max(2, good * 2);
  }
  const CardFacts& general = field_.card(id);
  const Seat side = owner_of(field_.piece(id));
  const int rating = field_.is_attacking(to, side) ? general.attack : general.defense;
  return std::max(2, good * (2 + 2 * rating + 3 * general.stacking) * stakes_of(to) / 8);
}

int Weigher::need(PieceId id, Place place) const {
  const Seat side = owner_of(field_.piece(id));
  const CardFacts& card = field_.card(id);
  if (!card.is_general() || !field_.has(Option::Command)) {
    const int all = forces_.at(place, side).worth;
    return field_.troops(place, other(side)) > 0 ? all * 2 : all;
  }
  int worth = 0;
  for (const PieceId troop : field_.pieces()) {
    if (field_.piece(troop).place == place && owner_of(field_.piece(troop)) == side && field_.card(troop).is_troop() &&
        commands(field_, id, troop)) {
      worth += forces_.card(troop, {}).worth;
    }
  }
  return field_.troops(place, other(side)) > 0 ? worth * 2 : worth;
}

int Weigher::march(PieceId id, Place to, PieceId general) const {
  const int number = std::clamp(march_morale_of(field_, id, general).total, 1, 5);
  return std::max(2, move_troop(id, to) * number / 8);
}

int Weigher::outflank(PieceId id, Place place) const {
  const CardFacts& card = field_.card(id);
  if (card.is_general()) {
    return kFair * (1 + card.attack);
  }
  const int number = std::clamp(outflank_morale_of(field_, id, place).total, 1, 5);
  const int there = arrive(id, field_.piece(id).place, place, owner_of(field_.piece(id)));
  return std::max(2, there * number / 4);
}

}  // namespace longroll::dixie
