#pragma once
#include "engine/games/chattanooga/steps/step_rule.h"

/// What several steps do about reserves.
namespace longroll::chattanooga {

/// Chattanooga 14.5: the unit, or those with it, has entered that hex: enemy reserves within the distance must be
/// deployed, and enemy units that had to be deployed in this Movement Phase and now stand beside it owe a check.
void alarm_reserves(const Library& library, Now& now, PieceId unit, HexId to);

/// Chattanooga 14.5: a reserve must be deployed, or a unit that was owes a check.
bool is_deployment_due(const Library& library, const Now& now);

/// Chattanooga 14.3: those who take part (kFormsReserve) enter the box of a free marker, which is laid down there.
/// Returns the marker.
PieceId form_reserve(const Library& library, Now& now, PieceId by, HexId hex);

/// Chattanooga 14.5: one unit of the reserve is deployed there; the marker leaves the map with the last.
void deploy_unit(const Library& library, Now& now, const DeploymentLocals& deployment, PieceId unit, HexId hex);
/// Chattanooga 14.7: the marker of the side that moves is flipped to its hidden side. What lies in its box recovers,
/// and that many free markers are placed on it.
void hide_reserve(const Library& library, Now& now, PieceId marker, int dummies);
/// Chattanooga 3.2R, 14.7: a hidden marker enters and marches on; with units, all who have been called are under it.
void enter_hidden(const Library& library, Now& now, HexId hex, bool has_units);
/// Chattanooga 3.2R: the first one of those who were called is seen, and the others are due like anybody.
void show_call(Now& now);
/// Chattanooga 14.7: the letter of a hidden marker is seen; a dummy leaves the map.
void show_reserve(const Library& library, Now& now, PieceId marker);
/// Chattanooga 14.7: the piece has entered that hex: a unit may see hidden reserves of the enemy from there, a hidden
/// marker may be seen there.
void look_around(const Library& library, Now& now, PieceId piece, HexId hex);
/// Chattanooga 14.7: every hidden marker that an enemy sees is shown, as after a change of the light.
void look_for_reserves(const Library& library, Now& now);

/// Chattanooga 14.5, 14.6, 13.2: the marker leaves the map, and a leader whom it leaves alone among enemies flees.
void take_reserve_off(const Library& library, Now& now, PieceId marker);

}  // namespace longroll::chattanooga
