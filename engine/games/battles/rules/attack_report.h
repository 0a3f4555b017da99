#pragma once
#include <optional>
#include <vector>

#include "engine/games/battles/rules/odds.h"

/// Attacks as a player reads about them: built, resolved or only imagined. Every number is of rules/odds.h.
namespace longroll::battles {

struct AttackReport {
  std::vector<PieceId> attackers;
  std::vector<HexId> targets;
  Reckoning reckoning;
  bool is_defenders_choice = false;  ///< the defender is still to be asked how the ground counts (8.45)
};

/// The attack that flags mark in the State, with the odds lowered by so many columns and the ground that the defender
/// has chosen, if he has; empty while it has no attacker or no target. In the step of the combat itself the columns and
/// the ground are those that have been settled.
std::optional<AttackReport> report_of(const Field& field, int lowered, std::optional<Ground> chosen);

/// Battles 8.15, 9.0: units of the other side that could attack this hex as things stand: adjacent ones, and guns in
/// range and sight.
AttackReport threat_now(const Field& field, HexId hex);

/// The same after a move of that side's own: its strongest units that can come to the hexes around, stacked as the
/// rules allow. Exact in its odds, an estimate in who comes: units are placed one after the other, the strongest first.
AttackReport threat_next_turn(const Field& field, HexId hex);

}  // namespace longroll::battles
