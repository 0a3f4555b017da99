#pragma once
#include "engine/games/chattanooga/field.h"

namespace longroll::chattanooga {

/// The result of a morale check (5.5).
struct CheckResult {
  bool is_passed = false;
  int over = 0;  ///< how far the modified die was above the morale; of a check that failed 1 at least

  bool operator==(const CheckResult&) const = default;
};

/// Chattanooga 5.5, 12.2, 12.3: what is added to the die of a morale check made in that hex: the terrain effects chart
/// and the light. A unit that is off the map has no terrain: kNoHex.
int morale_die_modifier(const Field& field, HexId hex);

/// Chattanooga 5.5, 16.2: a check with that natural die, 0 to 9, for a unit with its present morale. 0 always passes
/// and 9 always fails.
/// `added`: to its morale, by works (17.3).
CheckResult check_morale(const Field& field, PieceId unit, HexId hex, int die, int added = 0);

/// Chattanooga 5.6: a rout check that failed by so much shatters the unit.
bool shatters(const Field& field, const CheckResult& result);

}  // namespace longroll::chattanooga
