#pragma once
#include <string>
#include <vector>

#include "engine/games/battles/rules/duties.h"
#include "engine/games/battles/rules/flagged_attack.h"
#include "engine/games/battles/rules/odds.h"
#include "engine/games/battles/steps/step_rule.h"

/// What the steps of an attack share.
namespace longroll::battles {

/// Battles 8.21: all that defend in the hex become targets.
void aim_at(const Library& library, Now& now, HexId hex);

/// How far the attack has come. Evaded: cavalry is on its way out of it (8.77), so that anything may be left of it.
/// Remaining: cavalry may have left it, and a die is still to be rolled.
enum class Declared : std::uint8_t { No, Yes, Evaded, Remaining };
/// The flags kAttacking, kTarget and kBombarding tell an attack that play can reach: one that can still be completed,
/// or, once it is declared, one whose attackers can be in it.
bool is_sound_attack(const Field& field, Declared declared);

/// No piece has any of these flags.
bool is_clear_of(const Field& field, unsigned flags);

/// "Jackson (0506) must attack; 0505 must be attacked." in words for a prompt.
std::string owed_text(const Field& field, const std::vector<Duty>& owed);

/// "Jackson and Bee in 0506": who defends in the hex against the phasing side.
std::string defenders_text(const Field& field, HexId hex);

}  // namespace longroll::battles
