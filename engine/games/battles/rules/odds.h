#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/games/battles/rules/ground.h"

namespace longroll::battles {

/// One change of a unit's strength on its way through 8.32.
struct StrengthChange {
  Cause cause = Cause::Range;
  int before = 0;
  int after = 0;
};

/// What a unit brings into a combat.
struct UnitStrength {
  PieceId unit = kNoPiece;
  int printed = 0;
  std::vector<StrengthChange> changes;
  int strength = 0;
};

/// The odds of an attack. A level is a column of the table, or beyond its last: one for each more to one (7:1, 8:1
/// ...).
struct AttackOdds {
  int sum = 0;              ///< attackers together, before the night
  int attack = 0;           ///< attackers
  int defence = 0;          ///< defenders
  bool is_below = false;    ///< less than the worst column (8.62, 9.18)
  int level_before = 0;     ///< before shifts
  int ground_shift = 0;     ///< for the defender
  int surprise_shift = 0;   ///< for the attacker
  int level_unlowered = 0;  ///< after the net shift
  int level = 0;            ///< after 8.9
  int column = 0;           ///< of the table
  int die = 0;              ///< added to the die (8.61), 0 or less

  int shift() const { return ground_shift + surprise_shift; }
};

/// Odds with every unit, change and shift listed, for the screen: one formula with odds_of.
struct Reckoning : AttackOdds {
  Ground ground = Ground::Other;
  std::vector<UnitStrength> attackers;
  std::vector<UnitStrength> defenders;
  std::vector<Hindrance> shifts;  ///< those that count
  int lowered = 0;                ///< 8.9
};

/// Battles 8.0, 8.3, 8.4, 8.61, 8.62, 8.9: the odds of any attack, made or only imagined, by one reading of the ground.
/// No allocations.
AttackOdds odds_of(const Field& field, const Attack& attack, Ground ground, int lowered = 0);
Reckoning reckon(const Field& field, const Attack& attack, Ground ground, int lowered = 0);

/// Battles 8.43 to 8.45: how the ground counts when the choice makes no difference to the defender or is better for him
/// whatever the die shows; empty when he must be asked.
std::optional<Ground> settled_ground(const Field& field, const Attack& attack, int lowered);

/// Battles 8.6, 8.61: what the table says for the die as it fell. The modified die is within 1 to 6.
int modified_die(const AttackOdds& odds, int die);
CombatResult result_of(const Chart& chart, const AttackOdds& odds, int die);

/// Battles 8.6: how many of the faces of the die give each result, by CombatResult. Of an attack that is made, the
/// chances with all that follows are played out by longroll::odds_of.
struct ResultChances {
  static constexpr int kFaces = 6;
  std::array<int, kCombatResults> faces{};
};
ResultChances chances_of(const Chart& chart, const AttackOdds& odds);

/// Battles 9.18: less than the worst column before shifts, by the reading of the ground that the defender will take, or
/// by the other ground where he will be asked.
bool is_below_table(const Field& field, const Attack& attack);
/// Battles 9.18: nothing but bombardment, and below the table.
bool is_futile_bombardment(const Field& field, const Attack& attack);

/// "3:1", "1:5", and beyond the table "8:1".
std::string odds_text(const Chart& chart, int level);

/// Battles 8.21: those that defend in the hex against that side: combat units, or gunboats.
bool is_defender(const Field& field, PieceId unit, Seat attacker);

}  // namespace longroll::battles
