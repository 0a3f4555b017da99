#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/dixie/game.h"
#include "engine/games/dixie/rules/sum.h"
#include "engine/play/session.h"

namespace longroll::web::dixie {

namespace dx = longroll::dixie;

/// A roll that has been made, with everything that went into it.
struct Roll {
  PieceId card = kNoPiece;
  Seat side = Seat::Union;  ///< whose dice
  std::string card_name, short_name;
  bool is_strike = false;  ///< of a melee (13.2); is_fire too
  bool is_fire = false;
  Place place = kNowhere;  ///< fired at, or where the card stood
  dx::Sum sum;             ///< of dice, or of the number not to exceed
  int limit = 1;           ///< a die of this or less hits (fire) or passes (morale)
  bool sixes_hit = false;  ///< a general or the colors (11.2)
  std::vector<int> dice;
  std::string result;  ///< "2 hits", "stands"
  std::string likely;  ///< "11 times in 100"; empty when it cannot be said
};

/// The last roll among the decision's events, or none. `before` is the State that it was made in.
std::optional<Roll> roll_of(const dx::Dixie& game, const State& before, const Ply& ply);

/// The faces of a die that count, in words: "a 1", "1 to 4"; they are always the lowest.
std::string faces_in_words(int faces);

/// Does this die count for the roller: a hit, or a pass?
bool is_good(const Roll& roll, int die);

}  // namespace longroll::web::dixie
