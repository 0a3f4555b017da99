#include "engine/games/dixie/rules/stacking.h"

#include "engine/games/dixie/rules/days.h"

namespace longroll::dixie {
namespace {

/// Dixie 3.3, 10.2: what holds for terrain at set-up and later alike.
Refusal refuse_terrain(const Field& field, const CardFacts& card, Place position) {
  if (field.at(position).terrain_cards >= kTerrainLimit) {
    return {"At most two terrain cards may lie in one position.", "10.0"};
  }
  if (card.is_water() && field.at(position).has_water()) {
    return {"That column already has a creek or pond.", "10.2"};
  }
  if (!card.may_lie_at(position)) {
    return {"That ground lies elsewhere: its card names the positions.", "10.1"};
  }
  if (is_too_early(field.edition(), field.state(), card)) {
    return {"The armies have not come to that ground yet: it is played from the second day on.", "15.2"};
  }
  return kLawful;
}

/// Dixie 11.3: what the side's general in the position adds to its stacking limit.
int stacking_bonus(const Field& field, Place position, Seat side) {
  const PieceId general = field.general(position, side);
  return general == kNoPiece ? 0 : field.card(general).stacking;
}

}  // namespace

int troop_limit(const Field& field, Place position, Seat side) {
  return kStackingLimit - field.at(position).terrain_cards + stacking_bonus(field, position, side);
}

bool is_overstacked(const Field& field, Place position, Seat side) {
  const int troops = field.troops(position, side);
  return troops > 0 && troops + field.at(position).decoy_terrain[side] > troop_limit(field, position, side);
}

bool has_room(const Field& field, Place position, Seat side) {
  const Position& there = field.at(position);
  return there.troops[side] + there.decoy_terrain[side] < troop_limit(field, position, side);
}

Refusal refuse_deploy(const Field& field, Seat side, PieceId id, Place position) {
  if (!field.state().has_piece(id) || owner_of(field.piece(id)) != side) {
    return {"It is not one of your cards.", "3.2"};
  }
  if (field.piece(id).place != reserve_of(side)) {
    return {"Only cards of your muster in hand are deployed.", "3.2"};
  }
  if (!field.battlefield().has(position) || !field.battlefield().is_own_line(side, position)) {
    return {"You deploy in the positions of your own battleline.", "3.2"};
  }
  return refuse_post(field, side, field.card(id), position);
}

Refusal refuse_post(const Field& field, Seat side, const CardFacts& card, Place position) {
  if (card.is_terrain()) {
    if (const Refusal refusal = refuse_terrain(field, card, position)) {
      return refusal;
    }
    // Elsewhere the enemy may lay water across the line in the same column, unseen: chance decides then (8.3).
    if (card.is_water() && field.battlefield().is_own_line(side, opposite(position)) &&
        field.at(opposite(position)).has_water()) {
      return {"That column already has a creek or pond.", "10.2"};
    }
  } else if (card.is_general()) {
    if (field.general(position, side) != kNoPiece) {
      return {"Only one general may stand in a position.", "11.0"};
    }
    return kLawful;
  } else if (card.is_special()) {
    if (!card.is_long_lasting()) {
      return {"This special card waits in your Reserve for its moment.", "12.0"};
    }
    if (field.guard(position, side) != kNoPiece) {
      return {"Only one lasting special card may lie in a position.", "12.0"};
    }
    return kLawful;
  }
  if (!has_room(field, position, side)) {
    return {"At most four cards may stand in one position.", "3.1"};
  }
  return kLawful;
}

Refusal refuse_lay(const Field& field, Seat side, PieceId id, Place position) {
  if (!field.state().has_piece(id) || owner_of(field.piece(id)) != side || !field.card(id).is_terrain()) {
    return {"It is not one of your terrain cards.", "10.2"};
  }
  if (field.piece(id).place != reserve_of(side)) {
    return {"Terrain that has been played never moves.", "10.2"};
  }
  if (!field.battlefield().has(position) || !field.battlefield().may_lay_ground(side, position)) {
    return {"Terrain is played in your own battleline.", "10.2"};
  }
  if (field.may_fight(position, other(side))) {
    return {"Terrain is not played where the enemy stands.", "10.2"};
  }
  if (!field.battlefield().is_own_line(side, position) && field.holder(position) != side) {
    return {"In Front you lay terrain only where you hold the position.", "3.21"};
  }
  return refuse_ground(field, field.card(id), position);
}

Refusal refuse_ground(const Field& field, const CardFacts& card, Place position) {
  if (const Refusal refusal = refuse_terrain(field, card, position)) {
    return refusal;
  }
  if (card.is_water() && field.at(opposite(position)).has_water()) {
    return {"That column already has a creek or pond.", "10.2"};
  }
  return kLawful;
}

}  // namespace longroll::dixie
