#include "engine/games/dixie/rules/moves.h"

#include "engine/games/dixie/rules/decoys.h"
#include "engine/games/dixie/rules/stacking.h"

namespace longroll::dixie {
namespace {

constexpr int kUnlimited = 99;
constexpr Refusal kCutOff{"The Reserve reaches a Front only while you have a card there or the enemy has no troops.",
                          "3.21"};

bool enemy_at(const Field& field, Place place, Seat side) {
  return is_position(place) && field.may_fight(place, other(side));
}

/// Dixie 8.2: from among the enemy a card goes back the way it came: home from his line, to the Reserve from its own.
Refusal refuse_disengage(const Field& field, Seat side, Place from, Place to) {
  const bool at_home = line_of(from) == side;
  if (at_home && to != reserve_of(side)) {
    return {"From its own battleline an engaged card can only go back to the Reserve.", "8.2"};
  }
  if (enemy_at(field, to, side)) {
    return {"A card leaves an engagement only for a place without the enemy.", "8.2"};
  }
  return kLawful;
}

/// Dixie 8.1, 11.0, 11.2: may the card come to rest in `to`?
Refusal refuse_arrival(const Field& field, Seat side, const CardFacts& card, Place to) {
  if (!is_position(to)) {
    return kLawful;
  }
  const bool among_enemy = enemy_at(field, to, side) || !field.battlefield().is_own_line(side, to);
  if (card.is_troop()) {
    if (among_enemy && field.troops(to, side) + field.flankers(to, side) >= troop_limit(field, to, side)) {
      return {"No more of your cards may engage there: the position is full.", "8.1"};
    }
    return kLawful;
  }
  if (card.is_general() && field.has_general(to, side)) {
    return {"Only one general may stand in a position.", "11.0"};
  }
  if (card.is_long_lasting() && field.guard(to, side) != kNoPiece) {
    return {"Only one lasting special card may lie in a position.", "12.0"};
  }
  if (among_enemy && field.troops(to, side) == 0) {
    return {"Generals and lasting special cards join an engagement only with troops beside them.", "11.2"};
  }
  return kLawful;
}

/// Dixie 8.3.
Refusal refuse_crossing(const Field& field, const CardFacts& card, Place from, Place to) {
  if (card.is_troop() && crosses(from, to) && crossings_left(field, column_of(to)) <= 0) {
    return {"No more cards can cross the water in that column this turn.", "8.3"};
  }
  return kLawful;
}

/// One battle move, or the two moves of `route` in a row.
Refusal refuse_route(const Field& field, Seat side, const CardFacts& card, Place from, Place to, const Route& route) {
  const Place first = route.moves == 2 ? route.via : to;
  if (enemy_at(field, from, side)) {
    if (const Refusal refusal = refuse_disengage(field, side, from, first)) {
      return refusal;
    }
    if (route.moves == 2 && enemy_at(field, to, side)) {
      return {"No card leaves one engagement and enters another in one turn.", "8.5"};
    }
  }
  if (route.moves == 2 && enemy_at(field, route.via, side)) {
    return {"The enemy is in the way: to pass, the card would have to engage and disengage in one turn.", "8.5"};
  }
  if (const Refusal refusal = refuse_crossing(field, card, from, first)) {
    return refusal;
  }
  if (route.moves == 2) {
    if (const Refusal refusal = refuse_crossing(field, card, route.via, to)) {
      return refusal;
    }
  }
  return refuse_arrival(field, side, card, to);
}

/// Dixie 8.0: may the card move at all in this phase?
Refusal refuse_any_move(const Field& field, Seat side, PieceId id, Place to) {
  if (!field.state().has_piece(id) || owner_of(field.piece(id)) != side) {
    return {"It is not one of your cards.", "8.0"};
  }
  const Piece& piece = field.piece(id);
  const CardFacts& card = field.card(id);
  if (piece.place != reserve_of(side) && !is_position(piece.place)) {
    return {"It is not in play.", "8.0"};
  }
  if (card.is_terrain()) {
    return {"Terrain does not move; from the Reserve it is played.", "10.2"};
  }
  if (card.is_special() && (!card.is_long_lasting() || !is_position(piece.place))) {
    return {"A special card does not move; from the Reserve it is played.", "12.0"};
  }
  if (is_decoy(field, id)) {
    return {"A decoy lies where it is until it is turned up.", "13.6"};
  }
  if ((piece.flags & kFired) != 0) {
    return {"A card that fired does not move in the same turn.", "8.0"};
  }
  if ((piece.flags & kMoved) != 0) {
    return {"It has made its move this turn.", "8.0"};
  }
  if (piece.place == to) {
    return {"It is already there.", "8.0"};
  }
  if (to < 0 || to >= kPlaces || field.battlefield().route(side, piece.place, to).moves == 0) {
    return {"A move goes between Reserve and own line, or straight across the centerline.", "8.0"};
  }
  if (way_between(field, side, piece.place, to).moves == 0) {
    return kCutOff;
  }
  return kLawful;
}

/// Dixie 3.21: a Front of Shiloh where only the enemy stands.
bool is_cut_off(const Field& field, Place position) {
  const Position& there = field.at(position);
  return field.battlefield().is_front_and_back() && line_of(position) == Seat::Confederate && there.troops[1] > 0 &&
         there.troops[0] == 0 && there.general[0] == kNoPiece && there.guard[0] == kNoPiece && there.decoys[0] == 0;
}

}  // namespace

Route way_between(const Field& field, Seat side, Place from, Place to) {
  const Route route = field.battlefield().route(side, from, to);
  if (side == Seat::Confederate || !is_position(to) || !is_cut_off(field, to)) {
    return route;
  }
  if (from == reserve_of(side)) {
    return {2, opposite(to)};
  }
  return route.moves == 2 ? Route{} : route;
}

bool moves_twice(const Field& field, const CardFacts& card) {
  return card.type == CardType::Cavalry || card.is_general() ||
         (card.type == CardType::Artillery && !card.is_horse && field.is_aided(kFreshHorses));
}

Refusal refuse_way(const Field& field, Seat side, const CardFacts& card, Place from, Place to, const Route& way) {
  return refuse_route(field, side, card, from, to, way);
}

Refusal refuse_leader(const Field& field, Seat side, PieceId id, Place from, Place to) {
  if (!field.state().has_piece(id) || owner_of(field.piece(id)) != side || !field.card(id).is_general()) {
    return {"Only one of your generals can lead a forced march.", "8.6"};
  }
  const Piece& general = field.piece(id);
  if ((general.flags & kLed) != 0) {
    return general.note == from && general.place == to ? kLawful
                                                       : Refusal{"This general has led a march by another way.", "8.6"};
  }
  if (general.place != from || is_decoy(field, id)) {
    return {"The general must stand with the card that marches.", "8.6"};
  }
  if ((general.flags & kMoved) != 0) {
    return {"This general has made his move.", "8.6"};
  }
  if (is_position(to) && field.has_general(to, side)) {
    return {"Only one general may stand in a position.", "11.0"};
  }
  return kLawful;
}

int crossings_left(const Field& field, int column) {
  const Position& north = field.at(position_of(Seat::Confederate, column));
  const Position& south = field.at(position_of(Seat::Union, column));
  if (!north.has_water() && !south.has_water()) {
    return kUnlimited;
  }
  const int limit = north.water_limit + north.fords + south.water_limit + south.fords;
  return limit - field.state().track(track(Track::Crossed, column));
}

Refusal refuse_move(const Field& field, Seat side, PieceId id, Place to) {
  if (const Refusal refusal = refuse_any_move(field, side, id, to)) {
    return refusal;
  }
  const CardFacts& card = field.card(id);
  const Place from = field.piece(id).place;
  const Route route = way_between(field, side, from, to);
  if (route.moves == 2 && !moves_twice(field, card)) {
    if (field.battlefield().route(side, from, to).moves == 1) {
      return kCutOff;
    }
    return card.is_troop() ? Refusal{"That is two moves: only a forced march covers them.", "8.6"}
                           : Refusal{"That takes two moves; this card makes one.", "8.0"};
  }
  return refuse_route(field, side, card, from, to, route);
}

Refusal refuse_march(const Field& field, Seat side, PieceId id, Place to, PieceId general) {
  if (const Refusal refusal = refuse_any_move(field, side, id, to)) {
    return refusal;
  }
  const CardFacts& card = field.card(id);
  if (card.type != CardType::Infantry && card.type != CardType::Artillery) {
    return {"Only infantry and artillery are force-marched.", "8.6"};
  }
  if (card.is_horse) {
    return {"Horse artillery never makes two moves.", "7.2"};
  }
  const Place from = field.piece(id).place;
  const Route route = way_between(field, side, from, to);
  if (route.moves != 2) {
    return {"One move is enough for that; no forced march is needed.", "8.6"};
  }
  if (const Refusal refusal = refuse_route(field, side, card, from, to, route)) {
    return refusal;
  }
  return general == kNoPiece ? kLawful : refuse_leader(field, side, general, from, to);
}

}  // namespace longroll::dixie
