#include "engine/games/dixie/rules/outflanking.h"

#include "engine/games/dixie/rules/command.h"
#include "engine/games/dixie/rules/stacking.h"

namespace longroll::dixie {
namespace {

PieceId flank_general(const Field& field, Place position, Seat side) { return field.at(position).flank_general[side]; }

/// He who goes along is on his way, or came there with the first who got through.
PieceId guide_of(const Field& field, Place position, Seat side) {
  const PieceId general = field.general(position, side);
  const bool came_along = general != kNoPiece && (field.piece(general).flags & kFlanking) != 0;
  return came_along ? general : flank_general(field, position, side);
}

/// Dixie 13.1: a general goes along with troops, where he may come to stand.
Refusal refuse_flank_general(const Field& field, Seat side, Place position) {
  if (field.flankers(position, side) == 0) {
    return {"A general goes along with cards that outflank: send those first.", "13.1"};
  }
  if (field.has_general(position, side)) {
    return {"Only one general may stand in a position.", "11.0"};
  }
  return kLawful;
}

/// Dixie 8.3, 13.1: to the other side of water go as many as may cross it, besides those who cross it in front. To a
/// position next to the Reserve, as at Shiloh the Union's Front and Back are (3.21), nobody crosses.
Refusal refuse_water(const Field& field, Seat side, Place position) {
  const Position& here = field.at(position);
  if (here.bars_outflanking) {
    return {"The ground there cannot be outflanked.", "13.1"};
  }
  const Position& across = field.at(opposite(position));
  const bool is_next_to_reserve = field.battlefield().route(side, reserve_of(side), position).moves == 1;
  if (is_next_to_reserve || (!here.has_water() && !across.has_water())) {
    return kLawful;
  }
  const int limit = here.water_limit + here.fords + across.water_limit + across.fords;
  return field.flankers(position, side) < limit
             ? kLawful
             : Refusal{"No more cards can outflank across the water in that column this turn.", "13.1"};
}

}  // namespace

Refusal refuse_outflank(const Field& field, Seat side, PieceId id, Place position) {
  if (!field.has(Option::Outflanking)) {
    return {"This game is played without outflanking.", "13.1"};
  }
  if (!field.state().has_piece(id) || owner_of(field.piece(id)) != side || field.piece(id).place != reserve_of(side) ||
      !(field.card(id).is_troop() || field.card(id).is_general())) {
    return {"Only troops and generals of your Reserve outflank.", "13.1"};
  }
  if ((field.piece(id).flags & (kFired | kMoved)) != 0) {
    return {"It has made its move this turn.", "8.0"};
  }
  if (!field.battlefield().is_flank(position)) {
    return {"Only the Left and the Right of a battleline can be outflanked.", "13.1"};
  }
  if (!field.may_be_engaged(position)) {
    return {"Only a position that is engaged can be outflanked.", "13.1"};
  }
  if (field.card(id).is_general()) {
    return refuse_flank_general(field, side, position);
  }
  if (const Refusal refusal = refuse_water(field, side, position)) {
    return refusal;
  }
  return field.troops(position, side) + field.flankers(position, side) < troop_limit(field, position, side)
             ? kLawful
             : Refusal{"Only as many cards may try as may stack there.", "13.1"};
}

Sum outflank_morale_of(const Field& field, PieceId id, Place position) {
  const CardFacts& card = field.card(id);
  Sum sum;
  sum.add("Combat value", "6.0", card.value);
  sum.add(card.morale > 0 ? "Morale A" : "Morale C", "6.0", card.morale);
  sum.add("Cavalry goes round a flank", "13.1", card.type == CardType::Cavalry ? 1 : 0);
  sum.add("Guns go round a flank", "13.1", card.type == CardType::Artillery ? -1 : 0);
  const PieceId general = guide_of(field, position, owner_of(field.piece(id)));
  if (general != kNoPiece && commands(field, general, id)) {
    sum.add("General who goes along, attack rating", "13.1", field.card(general).attack);
  }
  sum.add("Guide", "12.0", field.is_aided(kGuided) ? 1 : 0);
  return sum;
}

}  // namespace longroll::dixie
