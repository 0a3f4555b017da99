#pragma once
#include <vector>

#include "engine/games/battles/rules/ground.h"

/// The attack under way, as the flags of the pieces tell it.
namespace longroll::battles {

/// Its attackers and its targets. `view()` is valid as long as this is.
struct FlaggedAttack {
  explicit FlaggedAttack(const Field& field);

  std::vector<PieceId> attackers;  ///< kAttacking, lowest first
  std::vector<HexId> targets;      ///< hexes of kTarget pieces, by number

  Attack view() const { return {attackers, targets}; }
};

/// Battles 9.0, 9.15: every attacker of the declared attack bombards, so that its result strikes no attacker.
bool is_bombardment(const Field& field);

/// Battles 9.11, 9.22: attackers that bombard and reach no target any more (after a flight, 8.77), lowest first.
std::vector<PieceId> guns_out_of_reach(const Field& field, const FlaggedAttack& attack);

/// Battles 8.79, 9.13, 9.18: the declared attack ends without a die: no attacker or no target is left, or guns alone
/// are left with more than one hex or with odds below the table.
bool ends_without_die(const Field& field, const FlaggedAttack& attack);

}  // namespace longroll::battles
