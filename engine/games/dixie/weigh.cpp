#include "engine/games/dixie/weigh.h"

#include <algorithm>

#include "engine/games/dixie/forces.h"
#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/rules/enfilade.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/rules/outflanking.h"
#include "engine/games/dixie/rules/stacking.h"
#include "engine/games/dixie/rules/victory.h"

namespace longroll::dixie {
namespace {

// Weights of sense, on one scale; 1 is left for what is not worth a thought.
constexpr int kWins = 20000;
constexpr int kSure = 1000;
constexpr int kGood = 300;
constexpr int kFair = 80;
constexpr int kPoor = 15;
constexpr int kBad = 3;

/// Of thousandths of chance a weight: doubtful attacks are seldom made, sure ones nearly always.
int weight_of_odds(int odds) {
  return odds >= 750 ? kSure : odds >= 600 ? kGood : odds >= 450 ? kFair : odds >= 300 ? kPoor : kBad;
}

class Weigher {
 public:
  explicit Weigher(const Field& field) : field_(field), forces_(field) {}

  int weight(const Action& action) const {
    const PieceId id = action.args[0];
    const Place place = action.args[1];
    switch (static_cast<Do>(action.verb)) {
      case Do::Deploy:
        return deploy(id, place);
      case Do::Finish:
        return finish();
      case Do::Check:
        return kFair;
      case Do::Fire:
        return fire(id, {});
      case Do::Enfilade:
        return fire(id, {place, kNoPiece});
      case Do::FireOn:
        return fire_on(id, action.args[1]);
      case Do::Melee:
        return melee(action.args[0]);
      case Do::FightOn:
      case Do::Disengage:
        return in_melee(static_cast<Do>(action.verb));
      case Do::TakeHit:
        return take_hit(id);
      case Do::TakeGeneralHit:
        return field_.card(id).is_general() ? kPoor : kGood;
      case Do::Move:
        return move(id, place);
      case Do::March:
        return march(id, place, action.args[2]);
      case Do::Lay:
        return lay(place);
      case Do::Play:
        return play(id, place);
      case Do::Decoy:
        return decoy(id, place);
      case Do::Unmask:
        return unmask(id);
      case Do::Outflank:
        return outflank(id, place);
      case Do::Scout:
        return field_.troops(place, other(field_.phasing())) == 0 ? kSure : kPoor;
      case Do::Withdraw:
        return 1 + kSure / (1 + forces_.card(id, {}).worth);
      case Do::Pass:
        return kFair;
      default:
        return kFair;
    }
  }

 private:
  /// Four cards in each position, strength spread evenly, a general with many.
  int deploy(PieceId id, Place place) const {
    const CardFacts& card = field_.card(id);
    const Seat side = owner_of(field_.piece(id));
    if (card.is_troop()) {
      int most = 0;
      for (const Place position : field_.battlefield().positions()) {
        most = std::max(most, forces_.at(position, side).worth * 4 / stakes_of(position));
      }
      const int behind = most - forces_.at(place, side).worth * 4 / stakes_of(place);
      return kFair + behind * 6 + (field_.troops(place, side) == 0 ? kGood : 0);
    }
    if (card.is_terrain()) {
      const int room = troop_limit(field_, place, side) - field_.troops(place, side);
      return room <= 0 ? 1 : card.is_water() ? kPoor : kPoor * 2;
    }
    return field_.troops(place, side) >= 2 ? kFair + forces_.at(place, side).worth : kBad;
  }

  int finish() const {
    const auto step = static_cast<StepKind>(field_.state().top().kind);
    if (step == StepKind::HorseFire) {
      return kBad;
    }
    if (step == StepKind::Deploy || step == StepKind::Night) {
      int gaps = 0;
      const Seat side = deploying_side();
      for (const Place place : field_.battlefield().positions()) {
        if (field_.battlefield().is_own_line(side, place)) {
          const int wanted = stakes_of(place) < 4 ? 1 : 3;
          gaps += std::max(0, std::min(wanted, troop_limit(field_, place, side)) - field_.troops(place, side));
        }
      }
      return gaps == 0 || forces_.reserve(side).cards == 0 ? kFair : 1;
    }
    return field_.phase() == Phase::Combat ? kPoor : kFair;
  }

  Seat deploying_side() const {
    const Step& step = field_.state().top();
    if (step.kind == static_cast<std::int16_t>(StepKind::Deploy)) {
      return seat_of(step.locals[0]);
    }
    return step.locals[0] == kUnionPosts ? Seat::Union : Seat::Confederate;
  }

  int fire(PieceId id, const Aim& aim) const {
    const Shot shot = shot_of(field_, id, 0, aim);
    const int hits = shot.dice.total * shot.firepower;  // in sixths
    if (shot.is_in_support) {
      const int gain = hits - shot.dice.total;  // as many friends are hit as dice fall on one face
      return gain <= 0 ? kBad : kFair + 40 * gain;
    }
    return shot.range == Range::Long ? kFair + 40 * hits : kGood + 60 * hits;
  }

  /// All hits on one gun are worth more than hits that the enemy deals out if it is worth more than his other troops.
  int fire_on(PieceId id, PieceId gun) const {
    const Seat enemy = owner_of(field_.piece(gun));
    const Place place = field_.piece(gun).place;
    const Force& there = forces_.at(place, enemy);
    if (there.cards < 2) {
      return 1;
    }
    const int worth = forces_.card(gun, {}).worth * there.cards;
    return std::max(2, fire(id, {}) * worth / std::max(1, there.worth) * 8 / 10);
  }

  /// Who is much the stronger gains by a melee: it is over before the weaker can be helped.
  int melee(Place place) const {
    const Seat side = field_.phasing();
    const int odds = odds_between(forces_.in_melee(place, side), forces_.in_melee(place, other(side)), 1000);
    return odds >= 850 ? kSure * 5 : odds >= 750 ? kSure : odds >= 650 ? kGood : 1;
  }

  /// Whoever began must win in the second round or go; the other need only stand it.
  int in_melee(Do choice) const {
    const Step& step = field_.state().top();
    const Place place = step.locals[0];
    const bool is_second = static_cast<MeleeStage>(step.locals[2]) == MeleeStage::AskingSecond;
    const Seat side = is_second ? other(field_.phasing()) : field_.phasing();
    const int odds = odds_between(forces_.in_melee(place, side), forces_.in_melee(place, other(side)), 1000);
    const int wanted = is_second ? 250 : line_of(place) == side ? 350 : 500;
    return (odds >= wanted) == (choice == Do::FightOn) ? kGood : kBad;
  }

  /// The card that loses least by it takes the hit.
  int take_hit(PieceId id) const {
    const Place place = field_.piece(id).place;
    const Seat side = owner_of(field_.piece(id));
    const Ground ground = forces_.ground(place, side, field_.is_attacking(place, side), field_.general(place, side));
    const int number = std::clamp(field_.card(id).value + ground.morale, 1, 5);
    const int loss = forces_.card(id, ground).worth * (6 - number) / 6;
    const bool destroyed = field_.piece(id).marks + 1 > field_.card(id).value;
    const int cost = 2 + (destroyed ? forces_.card(id, ground).worth : loss);
    return std::max(2, 8000 / (cost * cost));
  }

  int move(PieceId id, Place to) const {
    const CardFacts& card = field_.card(id);
    return card.is_troop() ? move_troop(id, to) : move_commander(id, to);
  }

  int move_troop(PieceId id, Place to) const {
    const Seat side = owner_of(field_.piece(id));
    const Place from = field_.piece(id).place;
    const int reason_to_stay = is_position(from) ? stay(from, side) : kBad;
    if (to == reserve_of(side)) {
      return reason_to_stay == kPoor ? kFair : 2;
    }
    const int arrival = arrive(id, from, to, side);
    return arrival == kWins ? kWins : std::max(2, arrival * kBad * stakes_of(to) / (4 * reason_to_stay));
  }

  /// How much a troop card is wanted where it is.
  int stay(Place from, Seat side) const {
    const Seat enemy = other(side);
    if (field_.troops(from, enemy) > 0) {
      // In a lost fight a card may go; leaving a fight that can be won is folly.
      const int odds = odds_between(forces_.at(from, side), forces_.at(from, enemy), 1000);
      return odds < 250 ? kPoor : kSure;
    }
    if (line_of(from) != side) {
      return field_.troops(from, side) == 1 ? kSure * 5 : kGood;  // a conquest is kept
    }
    if (field_.troops(from, side) == 1 && is_held_beside(from, enemy)) {
      return kSure * 5;  // without troops here the battle would be lost
    }
    const bool threatened = field_.troops(opposite(from), enemy) > 0;
    if (field_.troops(from, side) == 1 && threatened) {
      return kGood;
    }
    return kBad;
  }

  /// Dixie 13.3: could `side` fire along the line into this position?
  bool is_held_beside(Place place, Seat side) const {
    const auto holds = [&](Place next) { return next != kNowhere && field_.is_held_alone(next, side); };
    const std::array<Place, 2> next = beside(field_, place);
    return field_.has(Option::Enfilade) && (holds(next[0]) || holds(next[1]));
  }

  /// Dixie 13.3E: is a position beside this one without `side`'s troops?
  bool has_vacant_beside(Place place, Seat side) const {
    const auto vacant = [&](Place next) { return next != kNowhere && field_.troops(next, side) == 0; };
    const std::array<Place, 2> next = beside(field_, place);
    return field_.has(Option::Enfilade) && (vacant(next[0]) || vacant(next[1]));
  }

  /// Dixie 4.0: has `side` won with this position?
  bool decides(Seat side, Place position) const {
    return is_goal(field_, side, position) &&
           positions_won(field_, side) + 1 >= field_.battlefield().positions_to_win();
  }

  /// How much a position matters, in parts of four: at Shiloh the middle decides, unless lines can be fired along.
  int stakes_of(Place position) const {
    if (!field_.battlefield().is_front_and_back() || !is_position(position)) {
      return 4;
    }
    return column_of(position) == kColumns / 2 ? 8 : field_.has(Option::Enfilade) ? 3 : 1;
  }

  /// How good it is to come to a position.
  int arrive(PieceId id, Place from, Place to, Seat side) const {
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
      return odds > 900 ? kFair : line_of(to) == side ? kGood * 2 : kGood;
    }
    const Force assault = forces_.assault(from, to, side, kFired | kMoved);
    if (line_of(to) == side && decides(enemy, to) && !is_position(from)) {
      return kSure * 2;  // it would lose the battle: it may not stay in his hands
    }
    return weight_of_odds(odds_between(assault, theirs, 700));
  }

  /// Generals go where most of their troops fight without one.
  int move_commander(PieceId id, Place to) const {
    const Seat side = owner_of(field_.piece(id));
    if (!is_position(to)) {
      return kBad;
    }
    const Place from = field_.piece(id).place;
    return std::max(2, (need(to, side) - (is_position(from) ? need(from, side) : 0)) * 2);
  }

  int need(Place place, Seat side) const {
    const int worth = forces_.at(place, side).worth;
    return field_.troops(place, other(side)) > 0 ? worth * 2 : worth;
  }

  int march(PieceId id, Place to, PieceId general) const {
    const int attack = general == kNoPiece ? 0 : field_.card(general).attack;
    const int number = std::clamp(field_.card(id).value + attack, 1, 5);
    return std::max(2, move_troop(id, to) * number / 8);
  }

  int lay(Place place) const {
    const Seat side = line_of(place);
    const int room = troop_limit(field_, place, side) - field_.troops(place, side);
    return room <= 0 ? 1 : field_.troops(opposite(place), other(side)) > field_.troops(place, side) ? kFair : kPoor;
  }

  /// Dixie 13.6: a card that has nothing better to do makes a thin position look held.
  int decoy(PieceId id, Place place) const {
    const CardFacts& card = field_.card(id);
    const Seat side = owner_of(field_.piece(id));
    const bool is_idle = card.is_terrain()   ? refuse_ground(field_, card, place) || !has_room(field_, place, side)
                         : card.is_general() ? field_.general(place, side) != kNoPiece
                                             : card.is_special(SpecialKind::Ford);
    if (field_.troops(place, side) > 2 || field_.decoys(place, side) > 1 ||
        (card.is_terrain() && !has_room(field_, place, side))) {
      return 1;
    }
    return is_idle ? kFair : kBad;
  }

  /// Dixie 13.1: as good as coming there by a move, and better by the fire at once, as often as it succeeds.
  int outflank(PieceId id, Place place) const {
    const CardFacts& card = field_.card(id);
    if (card.is_general()) {
      return kFair * (1 + card.attack);
    }
    const int number = std::clamp(outflank_morale_of(field_, id, place).total, 1, 5);
    const int there = arrive(id, field_.piece(id).place, place, owner_of(field_.piece(id)));
    return std::max(2, there * number / 4);
  }

  int unmask(PieceId id) const {
    const Place place = field_.piece(id).place;
    const Seat side = owner_of(field_.piece(id));
    const CardFacts& card = field_.card(id);
    if (card.is_general()) {
      return 2 + need(place, side);
    }
    return card.is_terrain() && troop_limit(field_, place, side) <= field_.troops(place, side) ? 1 : kPoor;
  }

  int play(PieceId id, Place place) const {
    const CardFacts& special = field_.card(id);
    switch (special.special) {
      case SpecialKind::Railway:
        return kSure;
      case SpecialKind::Rally: {
        const Step& rout = field_.state().top();
        return field_.card(static_cast<PieceId>(rout.locals[2])).value >= 2 ? kGood : kPoor;
      }
      case SpecialKind::ColorGuard:
        return field_.is_engaged(place) ? kGood : field_.troops(place, owner_of(field_.piece(id))) >= 3 ? kFair : kBad;
      case SpecialKind::SignalStation:
        return kPoor;
      case SpecialKind::Ford:
        return kBad;
      default:
        break;
    }
    // The others are about one card that fires or rolls: the stronger it is, the better they are spent.
    const Step& window = field_.state().top();
    if (window.kind == static_cast<int>(StepKind::Window) &&
        static_cast<Moment>(window.locals[0]) == Moment::BeforeMelee) {
      return kGood;
    }
    const auto card = static_cast<PieceId>(window.locals[2]);
    if (window.kind != static_cast<int>(StepKind::Window) || !field_.state().has_piece(card)) {
      return kPoor;
    }
    const int stakes = field_.card(card).value * (1 + field_.piece(card).marks);
    return stakes >= 4 ? kGood : stakes >= 3 ? kFair : kPoor;
  }

  const Field& field_;
  Forces forces_;
};

/// Two cards that are alike in every way that counts, so that only one of them needs to be thought about.
bool are_alike(const Field& field, PieceId a, PieceId b) {
  const CardFacts& one = field.card(a);
  const CardFacts& two = field.card(b);
  const Piece& here = field.piece(a);
  const Piece& there = field.piece(b);
  return one.is_troop() && one.type == two.type && one.value == two.value && one.fire_short == two.fire_short &&
         one.fire_long == two.fire_long && one.morale == two.morale && one.corps == two.corps &&
         one.division == two.division && one.is_horse == two.is_horse && here.place == there.place &&
         here.marks == there.marks && here.flags == there.flags && here.up == there.up;
}

bool is_repeated(const Field& field, const Actions& actions, std::size_t which) {
  const Action& action = actions[which];
  const Do verb = static_cast<Do>(action.verb);
  if (verb == Do::Finish || verb == Do::Pass || verb == Do::Play || verb == Do::Lay || verb == Do::Melee ||
      verb == Do::FightOn || verb == Do::Disengage || verb == Do::Decoy || verb == Do::Unmask) {
    return false;
  }
  for (std::size_t i = which; i-- > 0 && actions[i].verb == action.verb;) {
    if (actions[i].args[1] == action.args[1] && actions[i].args[2] == action.args[2] &&
        are_alike(field, actions[i].args[0], action.args[0])) {
      return true;
    }
  }
  return false;
}

}  // namespace

void weigh(const Field& field, const Actions& actions, std::vector<int>& weights) {
  const Weigher weigher(field);
  weights.resize(actions.size());
  for (std::size_t i = 0; i < actions.size(); ++i) {
    weights[i] = is_repeated(field, actions, i) ? 1 : weigher.weight(actions[i]);
  }
}

}  // namespace longroll::dixie
