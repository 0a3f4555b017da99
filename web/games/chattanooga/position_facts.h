#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/chattanooga/field.h"

namespace longroll::web::chattanooga {

namespace ch = longroll::chattanooga;

/// A fact of the position, and its rule: "in a zone of control of the Union side", "6.1".
struct Fact {
  std::string words;  ///< without the full stop
  std::string_view rule;
};

/// Who controls a hex in play, who has a line of communication there, how full it is, its works, and who wins there.
std::vector<Fact> facts_of_hex(const ch::Field& field, HexId hex);

/// Chattanooga 3.3, 3.4: of each side, how many of its units stand on the ground that wins; when none does, how far off
/// the nearest is; or that it wins otherwise.
std::vector<Fact> facts_of_victory(const ch::Field& field);

/// Chattanooga 3.4: what is left in the cups, and how it comes; empty without cups.
std::vector<Fact> facts_of_cups(const ch::Field& field);

/// What "Why?" says of this position, each a sentence: what brings about the question that is asked, how victory
/// stands, and what holds in the hex that is told of (kNoHex: none).
std::vector<std::string> facts_of(const ch::Field& field, HexId told_of);

}  // namespace longroll::web::chattanooga
