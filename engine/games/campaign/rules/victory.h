#pragma once
#include "engine/games/campaign/field.h"
#include "engine/games/campaign/rules/economy.h"

/// How the war ends (American Civil War 3.3).
namespace longroll::campaign {

/// Campaign 4.2.5, 15.3: complete factories, and what diplomacy has made of the ports.
EconomyView economy_view(const Field& field);

/// Campaign 14.0, 14.1: the Confederate economy as the map stands.
Economy economy_now(const Field& field);

/// Campaign 3.3: who has won at this turn's check with that economy: Track::Winner, -1 while the war goes on. At the
/// end of the last turn a game of one year goes by its par (RULINGS.md), the war is a draw.
int verdict(const Field& field, const Economy& economy);

}  // namespace longroll::campaign
