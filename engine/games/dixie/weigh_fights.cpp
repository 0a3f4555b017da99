#include <algorithm>

#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/hits.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/weigher.h"

namespace longroll::dixie {

int Weigher::fire(PieceId id, const Aim& aim) const {
  const Shot shot = shot_of(field_, id, 0, aim);
  const int hits = shot.dice.total * shot.firepower;  // in sixths
  if (shot.is_in_support) {
    const int gain = hits - shot.dice.total;  // as many friends are hit as dice fall on one face
    return gain <= 0 ? kBad : kFair + 40 * gain;
  }
  return shot.range == Range::Long ? kFair + 40 * hits : kGood + 60 * hits;
}

int Weigher::fire_on(PieceId id, PieceId gun) const {
  const Seat enemy = owner_of(field_.piece(gun));
  const Place place = field_.piece(gun).place;
  const Force& there = forces_.at(place, enemy);
  if (there.cards < 2) {
    return 1;
  }
  const int worth = forces_.card(gun, {}).worth * there.cards;
  return std::max(2, fire(id, {}) * worth / std::max(1, there.worth) * 8 / 10);
}

int Weigher::melee(Place place) const {
  const Seat side = field_.phasing();
  const int odds = odds_between(forces_.in_melee(place, side), forces_.in_melee(place, other(side)), 1000);
  return odds >= 850 ? kSure * 5 : odds >= 750 ? kSure : odds >= 650 ? kGood : 1;
}

int Weigher::in_melee(Do choice) const {
  const auto melee = locals_of<MeleeLocals>(field_.state().top());
  const Place place = melee.position;
  const bool is_second = melee.stage == MeleeStage::AskingSecond;
  const Seat side = is_second ? other(field_.phasing()) : field_.phasing();
  const int odds = odds_between(forces_.in_melee(place, side), forces_.in_melee(place, other(side)), 1000);
  const int wanted = is_second ? 250 : line_of(place) == side ? 350 : 500;
  return (odds >= wanted) == (choice == Do::FightOn) ? kGood : kBad;
}

int Weigher::take_hit(PieceId id) const {
  const Place place = field_.piece(id).place;
  const Seat side = owner_of(field_.piece(id));
  const Ground ground = forces_.ground(place, side, field_.is_attacking(place, side), field_.general(place, side));
  const int number = forces_.morale_number(id, ground);
  const int loss = forces_.card(id, ground).worth * (6 - number) / 6;
  const bool destroyed = is_destroyed_by(field_.card(id), field_.piece(id).marks + 1);
  const int cost = 2 + (destroyed ? forces_.card(id, ground).worth : loss);
  return std::max(2, 8000 / (cost * cost));
}

int Weigher::play(PieceId id, Place place) const {
  const CardFacts& special = field_.card(id);
  switch (special.special) {
    case SpecialKind::Railway:
      return kSure;
    case SpecialKind::Rally: {
      const auto window = locals_of<WindowLocals>(field_.state().top());
      return field_.card(window.card).value >= 2 ? kGood : kPoor;
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
  if (!is_step<WindowLocals>(field_.state().top())) {
    return kPoor;
  }
  const auto window = locals_of<WindowLocals>(field_.state().top());
  if (window.moment == Moment::BeforeMelee) {
    return kGood;
  }
  if (!field_.state().has_piece(window.card)) {
    return kPoor;
  }
  const int stakes = field_.card(window.card).value * (1 + field_.piece(window.card).marks);
  return stakes >= 4 ? kGood : stakes >= 3 ? kFair : kPoor;
}

}  // namespace longroll::dixie
