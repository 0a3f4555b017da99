#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/battles/rules/odds.h"
#include "engine/play/odds.h"
#include "web/games/battles/sight.h"

namespace longroll::web::battlemap {

/// An attack as the panel shows it: built, resolved or only imagined. Every number is of rules/odds.h.
struct Assault {
  std::vector<PieceId> attackers;
  std::vector<HexId> targets;
  bt::Reckoning reckoning;
  bool is_defenders_choice = false;  ///< he is still to be asked how the ground counts (8.45)
};

/// The attack that flags mark in the State, with the odds lowered by so many columns and the ground that the defender
/// has chosen, if he has; empty while it has no attacker or no target. In the step of the combat itself the columns and
/// the ground are those that have been settled.
std::optional<Assault> assault_of(const bt::Field& field, int lowered, std::optional<bt::Ground> chosen);

/// Units of the other side that could attack this hex as things stand: adjacent ones, and guns in range and sight.
Assault threat_now(const bt::Field& field, HexId hex);

/// The same after a move of that side's own: its strongest units that can come to the hexes around, stacked as the
/// rules allow. Exact in its odds, an estimate in who comes: units are placed one after the other, the strongest first.
Assault threat_next_turn(const bt::Field& field, HexId hex);

/// Each result and how many of the six faces give it, best for the attacker first.
Odds faces_of(const bt::Chart& chart, const bt::Odds& odds);

/// "defenders retreat": what the table's short sign means.
std::string_view words_of(bt::CombatResult result);

/// "over a stream, 5 becomes 3 [8.41]": the way of a strength through its changes, each with its rule.
std::string changes_text(const bt::UnitStrength& line);

}  // namespace longroll::web::battlemap
