#include "engine/games/dixie/weigher.h"

#include "engine/games/dixie/verbs.h"

namespace longroll::dixie {

int Weigher::weight(const Action& action) const {
  const PieceId id = verbs::card_of(action);
  const Place place = verbs::place_of(action);
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
      return fire_on(id, arguments_of<verbs::FireOn>(action).gun);
    case Do::Melee:
      return melee(place);
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
      return march(id, place, arguments_of<verbs::March>(action).general);
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

int Weigher::stakes_of(Place position) const {
  if (!field_.battlefield().is_front_and_back() || !is_position(position)) {
    return 4;
  }
  return column_of(position) == kColumns / 2 ? 8 : field_.has(Option::Enfilade) ? 3 : 1;
}

}  // namespace longroll::dixie
