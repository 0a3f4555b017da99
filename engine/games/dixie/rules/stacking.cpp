#include "engine/games/dixie/rules/stacking.h"

namespace longroll::dixie {
namespace {

/// Dixie 3.3, 10.2: what holds for terrain at set-up and later alike.
Refusal refuse_terrain(const Field& field, const CardFacts& card, Place position) {
  if (field.at(position).terrain_cards >= kTerrainLimit) {
    return {"Two terrain cards are the most in one position.", "10.0"};
  }
  if (card.is_water() && field.at(position).has_water()) {
    return {"There is a creek or pond in that column already.", "10.2"};
  }
  return kLawful;
}

}  // namespace

int troop_limit(const Field& field, Place position) { return kStackingLimit - field.at(position).terrain_cards; }

bool is_overstacked(const Field& field, Place position, Seat side) {
  const auto own = static_cast<std::size_t>(index_of(side));
  const int troops = field.troops(position, side);
  return troops > 0 && troops + field.at(position).decoy_terrain[own] > troop_limit(field, position);
}

bool has_room(const Field& field, Place position, Seat side) {
  const Position& there = field.at(position);
  const auto own = static_cast<std::size_t>(index_of(side));
  return there.troops[own] + there.terrain_cards + there.decoy_terrain[own] < kStackingLimit;
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
  const CardFacts& card = field.card(id);
  if (card.is_terrain()) {
    if (const Refusal refusal = refuse_terrain(field, card, position)) {
      return refusal;
    }
  } else if (card.is_general()) {
    if (field.general(position, side) != kNoPiece) {
      return {"One general is the most in one position.", "11.0"};
    }
    return kLawful;
  } else if (card.is_special()) {
    if (!card.is_long_lasting()) {
      return {"This special card waits in your Reserve for its moment.", "12.0"};
    }
    if (field.guard(position, side) != kNoPiece) {
      return {"Special cards of one kind do not add up in a position.", "12.0"};
    }
    return kLawful;
  }
  if (!has_room(field, position, side)) {
    return {"Four cards are the most in one position.", "3.1"};
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
  if (!field.battlefield().has(position) || !field.battlefield().is_own_line(side, position)) {
    return {"Terrain is played in your own battleline.", "10.2"};
  }
  if (field.may_fight(position, other(side))) {
    return {"Terrain is not played where the enemy stands.", "10.2"};
  }
  return refuse_ground(field, field.card(id), position);
}

Refusal refuse_ground(const Field& field, const CardFacts& card, Place position) {
  if (const Refusal refusal = refuse_terrain(field, card, position)) {
    return refusal;
  }
  if (card.is_water() && field.at(opposite(position)).has_water()) {
    return {"There is a creek or pond in that column already.", "10.2"};
  }
  return kLawful;
}

}  // namespace longroll::dixie
