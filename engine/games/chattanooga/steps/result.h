#pragma once
#include "engine/games/chattanooga/steps/check_effects.h"

/// What one unit suffers from combat or bombardment (Chattanooga 10.10), as a step. A caller reads a CombatResult from
/// its table, begins one Result for each effect that is not empty, the attacker's before the defender's, and waits
/// until it is the innermost step again: then all has been done to that unit, its morale checks and its retreat too.
/// A Combat that lies below hears what came of it (CombatMarks); a Bombardment hears nothing and needs nothing.
namespace longroll::chattanooga {

/// One effect on one unit.
struct Suffering {
  PieceId unit = kNoPiece;
  UnitEffect effect;         ///< not empty
  int opponent_morale = 0;   ///< r#, R#: of the unit that fights or fires against it, before any result is applied
  HexId away_from = kNoHex;  ///< 11.2: in bombardment the hex of the firing unit, from which it retreats; else kNoHex
};

/// Chattanooga 10.10: begins a Result. The unit is a combat unit on the map.
void begin_result(Now& now, const Suffering& suffering);

/// What follows from the checks that a Result asks for; check_effects.cpp lists them.
void settle_replacement(const Library& library, Now& now, PieceId unit, const CheckResult& result);
void settle_second_blow(const Library& library, Now& now, PieceId unit, const CheckResult& result);
void settle_morale_result(const Library& library, Now& now, PieceId unit, const CheckResult& result);
void settle_guns_retreat(const Library& library, Now& now, PieceId unit, const CheckResult& result);

}  // namespace longroll::chattanooga
