#pragma once
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/steps/step_rule.h"

/// Choosing a card to fire and how: what the Combat Phase and the horse artillery's fire have in common (7.0, 7.2).
namespace longroll::dixie {

/// Dixie 7.0, 13.3, 13.4: every way in which the side's cards on the battlefield might fire, lawful or not.
void list_fires(const Field& field, Actions& actions);

/// Dixie 13.4: fire at each enemy gun that the side's card could single out where it fires anyway, when the game is
/// played so.
void list_fires_on_guns(const Field& field, PieceId card, Actions& actions);

/// Is it one of the verbs by which a card fires?
bool is_fire(const Action& action);

/// Why the action is not one by which that card may fire now; any action may be asked about.
Refusal refuse_to_open_fire(const Field& field, const Action& action);

/// Dixie 7.0: a card fires; another position than before closes that one.
void open_fire(const Edition& edition, Now& now, const Action& action);

/// Dixie 7.2: is the side to move asked, when movement is done, whether its horse artillery fires? It is when some that
/// moved can, and whenever its enemy could not tell that none can.
bool is_horse_fire_asked(const Field& field);

}  // namespace longroll::dixie
