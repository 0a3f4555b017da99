#pragma once
#include "engine/games/campaign/field.h"
#include "engine/games/campaign/locals.h"

/// Politics (American Civil War 15.0 to 15.5). Nothing here rolls.
namespace longroll::campaign {

/// Campaign 15.2: what a natural die takes from all later arrivals of the Union; 0: the election is won.
int election_loss(const Field& field, int die);
/// Campaign 4.1.3: by how much a draft lowers the status.
int draft_cost(const Field& field, int die);

/// Campaign 15.0: the political status once that is added; it stays between the ends of its track.
int status_after(const Field& field, int change);

/// Campaign 15.5.1: a die is due in this turn.
bool is_kentucky_due(const Field& field);
/// Campaign 15.5.1: by that die Kentucky joins the Union.
bool kentucky_decides(const Field& field, int die);

/// Campaign 15.3: a die is due in this turn.
bool is_diplomacy_due(const Field& field);
/// Campaign 15.3: what the die brings; null: nothing, or nothing any more.
const DiplomaticResult* diplomacy_of(const Field& field, int die);
/// Campaign 15.3: mediation keeps the Union from attacking the hex in this turn.
bool is_mediated(const Field& field, Seat attacker, HexId hex);

/// Campaign 15.5: whom Kentucky joins.
Seat kentucky_joins(KentuckyEnd end);
/// Campaign 15.5: the numbers of the chart.
const KentuckyEnds& kentucky_numbers(const Field& field, KentuckyEnd end);
/// Campaign 15.5: who places the counters of the stage.
Seat kentucky_placer(const KentuckyJoinsLocals& kentucky);
/// Campaign 15.5.1, 15.5.2: where the next counter of the stage can be placed.
HexSet kentucky_places(const Field& field, const KentuckyJoinsLocals& kentucky);

}  // namespace longroll::campaign
