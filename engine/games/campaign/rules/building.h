#pragma once
#include <span>

#include "engine/games/campaign/field.h"
#include "engine/games/campaign/verbs.h"
#include "engine/play/refusal.h"

/// What is built in a Recruitment Phase (American Civil War 4.1.2, 4.2.4, 4.2.5, 7.5). Nothing here rolls.
namespace longroll::campaign {

/// Campaign 4.1.2, 4.2.4: construction points of the side in this turn: of the track, or a part of the economy.
int construction_points(const Field& field, Seat side);

/// Campaign 4.1.2, 4.2.5: what the side builds. The place of a class in the list is its bit in Track::Built and
/// Track::Finished.
std::span<const UnitClass> buildable(Seat side);

/// Campaign 4.1.2, 4.2.5: construction points that it takes to begin one, or to complete it.
int cost_to_build(const Field& field, Seat side, UnitClass unit_class);
int cost_to_finish(const Field& field, Seat side, UnitClass unit_class);

/// Campaign 7.5: the unfinished railroad that ends in the hex; -1: none does.
int line_that_ends_at(const MapNetwork& network, HexId hex);
/// Campaign 7.5: its marker.
PieceId marker_of_line(const Library& library, int line);
/// Campaign 7.5: the hex to which the railroad is laid next; kNoHex: it is not being built, or complete.
HexId next_of_line(const Field& field, int line);

/// Campaign 4.2.5: the lowest counter of that kind that can be completed there in this turn; kNoPiece: none can.
PieceId unfinished_at(const Field& field, Seat side, const verbs::Finish& finish);

Refusal refuse_build(const Field& field, Seat side, const verbs::Build& build);
Refusal refuse_finish(const Field& field, Seat side, const verbs::Finish& finish);
Refusal refuse_extend(const Field& field, Seat side, const verbs::ExtendRail& extend);

/// All that the side may begin, complete or extend now.
Actions building_choices(const Field& field, Seat side);

}  // namespace longroll::campaign
