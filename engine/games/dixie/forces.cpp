#include "engine/games/dixie/forces.h"

#include <algorithm>

#include "engine/games/dixie/rules/melee.h"

namespace longroll::dixie {
namespace {

/// Hits that a card of that morale number stands on average before it routs, in tenths: 6 / (6 - number).
constexpr std::array<int, 6> kStay = {12, 12, 15, 20, 30, 60};

/// Out of six, the faces that pass (6.0): a 1 always does, a 6 never.
constexpr int passing_faces(int number) { return std::clamp(number, 1, 5); }

/// What a card of that CV is worth in tenths of a CV: the strong stand longer as well as firing more.
constexpr std::array<int, 5> kWorth = {0, 7, 18, 33, 52};

constexpr int kGeneralWorth = 12;
constexpr int kGuardWorth = 8;
constexpr int kTerrainWorth = 6;
constexpr int kSpecialWorth = 7;

}  // namespace

Forces::Forces(const Field& field) : field_(&field) {
  std::array<std::array<Ground, 2>, kPositions> grounds;
  for (int p = 0; p < kPositions; ++p) {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      const auto place = static_cast<Place>(kFirstPosition + p);
      grounds[static_cast<std::size_t>(p)][static_cast<std::size_t>(index_of(side))] =
          ground(place, side, field.is_attacking(place, side), field.general(place, side));
    }
  }
  for (PieceId id = 0; id < field.piece_count(); ++id) {
    const Piece& piece = field.piece(id);
    if (piece.place < reserve_of(Seat::Union) || piece.place == lost_of(Seat::Union) ||
        piece.place == lost_of(Seat::Confederate)) {
      continue;
    }
    const CardFacts& card = field.card(id);
    const auto side = static_cast<std::size_t>(piece.owner);
    if (!card.is_troop()) {
      support_[side] += card.is_general()        ? kGeneralWorth
                        : card.is_long_lasting() ? kGuardWorth
                        : card.is_terrain()      ? kTerrainWorth
                                                 : kSpecialWorth;
    } else if (is_position(piece.place)) {
      const auto p = static_cast<std::size_t>(position_index(piece.place));
      at_[p][side] += this->card(id, grounds[p][side]);
    } else {
      reserve_[side] += this->card(id, {});
    }
  }
}

Ground Forces::ground(Place position, Seat side, bool attacking, PieceId general) const {
  const Position& here = field_->at(position);
  Ground ground;
  if (general != kNoPiece) {
    const CardFacts& leader = field_->card(general);
    ground.morale += attacking ? leader.attack : leader.defense;
  }
  ground.morale += field_->guard(position, side) != kNoPiece ? 1 : 0;
  if (attacking && here.has(TerrainType::Woods)) {
    --ground.morale;
    --ground.dice;
  }
  if (!attacking) {
    ground.morale += here.has(TerrainType::Hill) ? 1 : 0;
    ground.dice += (here.has(TerrainType::Hill) ? 1 : 0) + (here.has(TerrainType::Field) ? 1 : 0);
  }
  return ground;
}

Force Forces::card(PieceId id, const Ground& ground) const {
  const CardFacts& card = field_->card(id);
  const int number = passing_faces(card.value + ground.morale);
  Force force{1, std::max(0, card.value + ground.dice) * card.fire_short * 10, kStay[static_cast<std::size_t>(number)],
              kWorth[static_cast<std::size_t>(card.value)]};
  if (card.type == CardType::Cavalry) {
    force.worth = force.worth * 8 / 10;
  }
  // Hits that still have to be rolled for: the card counts as far as it will be there.
  for (int hit = 0; hit < field_->piece(id).marks; ++hit) {
    force.fire = force.fire * number / 6;
    force.stay = force.stay * number / 6;
    force.worth = force.worth * number / 6;
  }
  return force;
}

Force Forces::assault(Place from, Place to, Seat side, unsigned spent) const {
  const PieceId general = is_position(from) ? field_->general(from, side) : kNoPiece;
  const Ground there = ground(to, side, field_->is_attacking(to, side), general);
  Force force;
  for (PieceId id = 0; id < field_->piece_count(); ++id) {
    const Piece& piece = field_->piece(id);
    if (piece.place == from && owner_of(piece) == side && (piece.flags & spent) == 0 && field_->card(id).is_troop()) {
      force += card(id, there);
    }
  }
  return force;
}

Force Forces::in_melee(Place position, Seat side) const {
  Ground ground;
  if (const PieceId general = field_->general(position, side); general != kNoPiece) {
    const CardFacts& leader = field_->card(general);
    ground.morale += field_->is_attacking(position, side) ? leader.attack : leader.defense;
  }
  ground.morale += field_->guard(position, side) != kNoPiece ? 1 : 0;
  Force force;
  for (PieceId id = 0; id < field_->piece_count(); ++id) {
    const Piece& piece = field_->piece(id);
    if (piece.place == position && owner_of(piece) == side && field_->card(id).is_troop()) {
      Force one = card(id, ground);
      one.fire = strike_of(*field_, id).dice.total * strike_of(*field_, id).firepower * 10;
      force += one;
    }
  }
  return force;
}

int odds_between(const Force& mine, const Force& theirs, int tempo) {
  const std::int64_t my = static_cast<std::int64_t>(mine.strength()) * tempo / 1000;
  const std::int64_t their = theirs.strength();
  if (my + their == 0) {
    return 500;
  }
  return static_cast<int>(1000 * my / (my + their));
}

}  // namespace longroll::dixie
