#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/games/chattanooga/locals.h"
#include "engine/play/action.h"

/// Chattanooga 7.1: in a battle of many units (Scenario::names_hexes) what a unit or leader of a hex does besides
/// moving begins by naming the hex, so that the lists of a Movement Phase stay short.
namespace longroll::chattanooga {

/// Chattanooga 7.1: the hex to which that decision of a Movement Phase belongs; kNoHex when it belongs to none, or
/// names nobody there.
HexId hex_of_act(const Field& field, const Action& action);

/// Chattanooga 7.1: of the lawful decisions of a Movement Phase those that can be made now: in place of all that belong
/// to hexes these hexes; once one has been named, what belongs to it.
void keep_acts(const Field& field, HexId named, Actions& actions);

}  // namespace longroll::chattanooga
