#include "engine/games/dixie/field.h"

namespace longroll::dixie {

const Battlefield& battlefield_of(const Edition& edition, const State& state) {
  if (edition.battlelines == Battlelines::FrontAndBack) {
    return Battlefield::of(Layout::FrontAndBack);
  }
  return Battlefield::of(state.track(track(Option::Battleline)) == 1 ? Layout::FiveColumns : Layout::ThreeColumns);
}

bool is_decoy(const State& state, const Piece& piece, const CardFacts& card) {
  const bool deploying = state.track(track(Track::Turn)) == 0;
  return !card.is_troop() && piece.up == 0 && is_position(piece.place) && (!deploying || piece.note == kStaysDown);
}

Field::Field(const Edition& edition, const State& state)
    : edition_(&edition), state_(&state), battlefield_(&battlefield_of(edition, state)) {
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    const Piece& piece = state.pieces[i];
    if (piece.place < 2) {
      if (piece.place >= 0) {
        ++in_deck_[static_cast<std::size_t>(piece.place)];
      }
      continue;
    }
    if (!is_position(piece.place)) {
      count_flanker(piece, static_cast<PieceId>(i));
      continue;
    }
    Position& position = positions_[static_cast<std::size_t>(position_index(piece.place))];
    const CardFacts& card = edition.fact(piece.kind);
    const auto side = static_cast<std::size_t>(piece.owner);
    if (is_decoy(state, piece, card)) {
      count_decoy(position, card, side);
      continue;
    }
    switch (card.type) {
      case CardType::Infantry:
      case CardType::Cavalry:
      case CardType::Artillery:
        ++position.troops[side];
        break;
      case CardType::General:
        position.general[side] = static_cast<PieceId>(i);
        break;
      case CardType::Terrain:
        ++position.terrain_cards;
        position.terrain_bits =
            static_cast<std::uint8_t>(position.terrain_bits | 1U << static_cast<unsigned>(card.terrain));
        position.bars_outflanking = position.bars_outflanking || card.bars_outflanking;
        if (card.is_water()) {
          position.water_limit = static_cast<std::int8_t>(card.limit);
        }
        break;
      case CardType::Special:
        if (card.special == SpecialKind::Ford) {
          ++position.fords;
        } else if (card.special == SpecialKind::Breastworks) {
          position.has_breastworks[side] = true;
        } else if (card.is_long_lasting()) {
          position.guard[side] = static_cast<PieceId>(i);
        }
        break;
    }
  }
}

void Field::count_flanker(const Piece& piece, PieceId id) {
  if ((piece.flags & kFlanking) == 0 || !is_position(piece.note)) {
    return;
  }
  Position& goal = positions_[static_cast<std::size_t>(position_index(piece.note))];
  const auto side = static_cast<std::size_t>(piece.owner);
  if (card(id).is_troop()) {
    ++goal.flankers[side];
  } else {
    goal.flank_general[side] = id;
  }
}

void Field::count_decoy(Position& position, const CardFacts& card, std::size_t side) {
  ++position.decoys[side];
  position.decoy_terrain[side] = static_cast<std::int8_t>(position.decoy_terrain[side] + (card.is_terrain() ? 1 : 0));
}

}  // namespace longroll::dixie
