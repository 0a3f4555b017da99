#pragma once

#include <string>

#include "engine/games/dixie/card.h"
#include "web/board/cards.h"

namespace longroll::web::dixie {

/// A card's face for the board, with the words that it points into. Keep it alive while drawing.
struct PrintedCard {
  std::string rating;
  std::string line;
  board::CardFace face;

  /// `large`: there is room for the whole name.
  PrintedCard(const longroll::dixie::Card& card, bool large);
  PrintedCard(const PrintedCard&) = delete;
  PrintedCard& operator=(const PrintedCard&) = delete;
};

/// A back: nothing is known but the side.
board::CardFace back_of(Seat side);

/// "F2", "F1 / F3", "General", "attack -1", "limit 2": what stands below the name.
std::string rating_line(const longroll::dixie::CardFacts& card);

/// Sentences about a card, for the inspector and tips: what it is worth and what it does.
std::vector<std::string> sentences(const longroll::dixie::Card& card);

}  // namespace longroll::web::dixie
