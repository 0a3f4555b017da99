#include "engine/games/dixie/rules/fire.h"

namespace longroll::dixie {
namespace {

/// Dixie 10.3: woods take one die from every attacker, also from guns across the centerline; a hill gives its defenders
/// one at any range; a field gives its defenders one, but not to guns at long range.
void add_terrain(Sum& dice, const Field& field, Place from, Place target, Range range, Seat side) {
  const bool defends = !field.is_attacking(from, side);
  if (field.at(target).has(TerrainType::Woods) && (range == Range::Long || !defends)) {
    dice.add("Firing into woods", "10.3", -1);
  }
  if (defends && field.at(from).has(TerrainType::Hill)) {
    dice.add("Firing from a hill", "10.3", 1);
  }
  if (defends && range == Range::Short && field.at(from).has(TerrainType::Field)) {
    dice.add("Defending a field", "10.3", 1);
  }
}

}  // namespace

Shot shot_of(const Field& field, PieceId id, int effects) {
  const Piece& piece = field.piece(id);
  const CardFacts& card = field.card(id);
  const Seat side = owner_of(piece);
  Shot shot;
  shot.range = field.is_engaged(piece.place) ? Range::Short : Range::Long;
  shot.target = shot.range == Range::Short ? piece.place : opposite(piece.place);
  shot.firepower = shot.range == Range::Short ? card.fire_short : card.fire_long;
  shot.dice.add("Combat value", "7.1", card.value);
  add_terrain(shot.dice, field, piece.place, shot.target, shot.range, side);
  if ((effects & kYell) != 0) {
    shot.dice.add("Rebel Yell", "12.0", 1);
  }
  if ((effects & kBayonet) != 0) {
    shot.firepower = 3;
  }
  if ((effects & kShort) != 0) {
    shot.firepower = 1;
  }
  return shot;
}

Refusal refuse_fire(const Field& field, PieceId id) {
  if (!field.state().has_piece(id) || owner_of(field.piece(id)) != field.phasing()) {
    return {"It is not one of your cards.", "7.0"};
  }
  const Piece& piece = field.piece(id);
  const CardFacts& card = field.card(id);
  const Seat side = owner_of(piece);
  if (!card.is_troop()) {
    return {"Only infantry, cavalry and artillery fire.", "7.1"};
  }
  if (!is_position(piece.place)) {
    return {"It is not on the battlefield.", "7.0"};
  }
  if ((piece.flags & kFired) != 0) {
    return {"It has fired already this turn.", "7.0"};
  }
  if (!field.is_engaged(piece.place)) {
    if (card.type != CardType::Artillery) {
      return {"Infantry and cavalry fire only when engaged.", "7.2"};
    }
    const Place target = opposite(piece.place);
    if (field.is_engaged(target)) {
      return {"Long-range fire may not go into an engagement.", "7.2"};
    }
    const Position& there = field.at(target);
    const auto enemy = static_cast<std::size_t>(index_of(other(side)));
    if (there.troops[enemy] == 0 && there.general[enemy] == kNoPiece && there.guard[enemy] == kNoPiece) {
      return {"There is no enemy across the centerline to fire at.", "7.2"};
    }
  }
  const Shot shot = shot_of(field, id);
  if (shot.dice.total <= 0) {
    return {"Terrain leaves it no dice to fire with.", "10.3"};
  }
  const int closed = field.state().track(track(Track::ClosedPositions));
  if ((closed >> position_index(shot.target) & 1) != 0) {
    return {"Combat there is finished: each position is fought out before the next.", "7.0"};
  }
  return kLawful;
}

}  // namespace longroll::dixie
