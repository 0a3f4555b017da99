#pragma once
#include <optional>

#include "engine/games/chattanooga/field.h"

namespace longroll::chattanooga {

/// Hooker's command (Chattanooga 13.6) among the commands of Track::ArmyMorale; the others are the numbers of Army.
constexpr int kHookersCommandNumber = kArmies;
static_assert(kHookersCommandNumber + 1 == kCommands);

/// Chattanooga 13.6, 16.1: the command whose morale is the unit's or leader's: its army's, or Hooker's once it is his.
int command_of(const Field& field, PieceId piece);
/// The side to which the command belongs.
Seat side_of_command(int command);

/// Chattanooga 16.1: a combat unit of the command is on the map, or in reserve there (14.1).
bool is_army_on_map(const Field& field, int command);
/// Chattanooga 16.1: the armies on the map in the order of the administrative phase, the first player's before the
/// other's: the one that follows `after`; -1 begins, and -1 ends.
int next_army(const Field& field, int after);

/// Chattanooga 16.1: the morale of the command, -3 to 3.
int army_morale(const Field& field, int command);

/// Chattanooga 16.2: what the army's morale adds to attacks and to the dice of morale checks of that unit; nothing
/// when the option is off.
ArmyMoraleBox army_morale_box(const Field& field, PieceId unit);

/// Chattanooga 16.1: what the die of an advance or of a hit leader does to a morale, which stays between -3 and 3.
int raised_morale(const ArmyMoraleNumbers& numbers, int morale, int die);
int lowered_morale(const ArmyMoraleNumbers& numbers, int morale, int die);
/// Chattanooga 16.1, administrative phase: what the die leaves of a morale, which moves toward 0 and not past it.
int settled_morale(const ArmyMoraleNumbers& numbers, int morale, int die);

/// Chattanooga 16.3: the option is on and the army is one that may panic in this scenario.
bool can_panic(const Field& field, int command);
/// Chattanooga 16.3: the unit's army has panicked.
bool is_panicked(const Field& field, PieceId unit);

/// Chattanooga 10.10, 16.3: how heavily the effect disrupts the unit: in an army in panic that is attacked or fired at,
/// r is R.
Disruption disruption_of(const Field& field, PieceId unit, const UnitEffect& effect);
/// Chattanooga 16.3: the unit of an army in panic that suffers this first makes a morale check.
bool must_check_for_panic(const Field& field, PieceId unit, const UnitEffect& effect);

}  // namespace longroll::chattanooga
