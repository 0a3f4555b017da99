#include "engine/games/dixie/rules/fire.h"

#include "engine/games/dixie/rules/enfilade.h"
#include "engine/games/dixie/rules/ground.h"
#include "engine/games/dixie/verbs.h"

namespace longroll::dixie {
namespace {

/// Dixie 10.3: ground counts against every attacker, also against guns across the centerline, and for its defenders.
void add_terrain(Sum& dice, const Field& field, Place from, Place target, Range range, const CardFacts& card,
                 Seat side) {
  const bool defends = !field.is_attacking(from, side);
  const bool attacks = range == Range::Long || !defends;
  if (attacks) {
    add_dice_against(dice, field.at(target));
  }
  if (defends) {
    add_dice_for(dice, field.at(from), card.type, range == Range::Short);
  }
}

/// Dixie 13.4: why this card cannot fire at that gun alone, in the position that it fires at anyway.
Refusal refuse_gun(const Field& field, PieceId id, PieceId gun, Place target) {
  const Seat side = owner_of(field.piece(id));
  if (!field.has(Option::CounterBattery)) {
    return {"This game is played without counter-battery fire.", "13.4"};
  }
  if (!field.state().has_piece(gun) || owner_of(field.piece(gun)) == side || field.piece(gun).place != target) {
    return {"It is not an enemy card in the position under fire.", "13.4"};
  }
  // Face-down cards are all alike to him who fires, so they are all refused alike.
  if (field.piece(gun).up == 0 || field.card(gun).type != CardType::Artillery) {
    return {"Only artillery that has been revealed can be singled out.", "13.4"};
  }
  return kLawful;
}

/// Dixie 7.2, 13.5: why guns that are not engaged cannot fire across the centerline.
Refusal refuse_long_range(const Field& field, const CardFacts& card, Place target, Seat side) {
  if (card.type != CardType::Artillery) {
    return {"Infantry and cavalry fire only when engaged.", "7.2"};
  }
  if (field.is_engaged(target) && !field.has(Option::Support)) {
    return {"Long-range fire may not go into an engagement.", "7.2"};
  }
  if (!is_worth_fire(field, target, other(side))) {
    return {"There is no enemy across the centerline to fire at.", "7.2"};
  }
  return kLawful;
}

}  // namespace

Aim aim_of(const Action& action) {
  return is_action<verbs::Enfilade>(action) ? Aim{arguments_of<verbs::Enfilade>(action).place, kNoPiece}
         : is_action<verbs::FireOn>(action) ? Aim{kNowhere, arguments_of<verbs::FireOn>(action).gun}
                                            : Aim{};
}

Shot shot_of(const Field& field, PieceId id, int effects, const Aim& aim) {
  const Piece& piece = field.piece(id);
  const CardFacts& card = field.card(id);
  const Seat side = owner_of(piece);
  Shot shot;
  shot.dice.add("Combat value", "7.1", card.value);
  if (aim.beside != kNowhere) {
    shot.range = Range::Enfilade;
    shot.target = aim.beside;
    shot.firepower = enfilade_firepower(field, side, piece.place);
    add_dice_against(shot.dice, field.at(shot.target));
  } else {
    shot.range = field.is_engaged(piece.place) ? Range::Short : Range::Long;
    shot.target = shot.range == Range::Short ? piece.place : opposite(piece.place);
    shot.firepower = shot.range == Range::Short ? card.fire_short : card.fire_long;
    shot.mark = aim.gun;
    shot.is_in_support = shot.range == Range::Long && field.is_engaged(shot.target);
    add_terrain(shot.dice, field, piece.place, shot.target, shot.range, card, side);
  }
  const PieceId general = field.general(piece.place, side);
  if (card.type == CardType::Artillery && general != kNoPiece && field.card(general).branch == Branch::Artillery) {
    shot.dice.add("General of artillery", "13.9", 1);
  }
  if ((effects & kYell) != 0) {
    shot.dice.add("Rebel Yell", "12.0", 1);
  }
  if ((effects & kCanister) != 0) {
    shot.dice.add("Double Canister", "12.0", 1);
  }
  if ((effects & kGunboats) != 0) {
    shot.dice.add("Gunboats", "12.0", 2);
  }
  if ((effects & kBayonet) != 0) {
    shot.firepower = 3;
  }
  if ((effects & kShort) != 0) {
    shot.firepower = 1;
  }
  return shot;
}

Refusal refuse_aim(const Field& field, PieceId id, const Aim& aim) {
  const Place from = field.piece(id).place;
  const Seat side = owner_of(field.piece(id));
  if (aim.beside != kNowhere) {
    if (const Refusal refusal = refuse_enfilade(field, side, from, aim.beside)) {
      return refusal;
    }
  } else if (!field.is_engaged(from)) {
    if (const Refusal refusal = refuse_long_range(field, field.card(id), opposite(from), side)) {
      return refusal;
    }
  }
  const Shot shot = shot_of(field, id, 0, aim);
  if (aim.gun != kNoPiece) {
    if (const Refusal refusal = refuse_gun(field, id, aim.gun, shot.target)) {
      return refusal;
    }
  }
  return shot.dice.total > 0 ? kLawful : Refusal{"Terrain leaves it no dice to fire with.", "10.3"};
}

Refusal refuse_fire(const Field& field, PieceId id, const Aim& aim) {
  if (!field.state().has_piece(id) || owner_of(field.piece(id)) != field.phasing()) {
    return {"It is not one of your cards.", "7.0"};
  }
  const Piece& piece = field.piece(id);
  if (!field.card(id).is_troop()) {
    return {"Only infantry, cavalry and artillery fire.", "7.1"};
  }
  if (!is_position(piece.place)) {
    return {"It is not on the battlefield.", "7.0"};
  }
  if ((piece.flags & kFired) != 0) {
    return {"It has already fired this turn.", "7.0"};
  }
  if (const Refusal refusal = refuse_aim(field, id, aim)) {
    return refusal;
  }
  const int closed = field.state().track(track(Track::ClosedPositions));
  if (closed != 0 && (closed >> position_index(shot_of(field, id, 0, aim).target) & 1) != 0) {
    return {"Combat there is finished: each position is fought out before the next.", "7.0"};
  }
  return kLawful;
}

}  // namespace longroll::dixie
