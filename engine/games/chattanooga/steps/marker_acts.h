#pragma once
#include "engine/games/chattanooga/steps/step_rule.h"

/// The markers of questionable units and of those who are prepared to fight, as they are put on units and taken off
/// (Chattanooga 5.7, 10.8, 10.9).
/// Nothing when the options are off.
namespace longroll::chattanooga {

/// Chattanooga 10.9: the unit is marked with a volley.
void stand_ready(Now& now, PieceId unit);
/// Chattanooga 10.8: the unit is marked with a charge, in place of a volley.
void prepare_charge(Now& now, PieceId unit);

/// Chattanooga 5.7: the unit is marked as questionable.
void doubt(Now& now, PieceId unit);

/// Chattanooga 10.9: somebody moves in, into or out of the hex, fires from it or is hit in it: its units lose their
/// volleys.
void spoil_volleys(const Library& library, Now& now, HexId hex);

}  // namespace longroll::chattanooga
