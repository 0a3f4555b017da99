#pragma once
#include <vector>

#include "engine/games/campaign/rules/reaction.h"
#include "engine/games/campaign/rules/ships.h"

/// Vessels that react (American Civil War 6.4.2): who may, where they go, and whom they take along. Nothing here rolls.
namespace longroll::campaign {

/// Campaign 6.4.2: the berths to which the vessel can go as an answer, without that where it lies; by number.
std::vector<Berth> reaction_berths(const Field& field, PieceId ship);

/// Campaign 6.4.2, 13.4.1: points that could go along with the vessel and be landed somewhere, one for each hex beside
/// it.
std::vector<PieceId> reaction_passengers(const Field& field, const Trigger& trigger, PieceId ship);

/// Where a point can be landed.
struct ReactionLanding {
  HexId hex = kNoHex;
  Berth berth = {};  ///< where the vessel lies afterwards
};
/// Campaign 6.4.2, 13.4.1: sorted by hex, each hex once.
std::vector<ReactionLanding> reaction_landings(const Field& field, const Trigger& trigger, PieceId ship,
                                               PieceId passenger);

/// Campaign 6.4.2: the vessels that may try and could go somewhere, of equal ones in a berth the first; by number.
std::vector<PieceId> vessels_that_may_react(const Field& field, const Trigger& trigger);
/// Campaign 6.4, 6.4.2: those of them whose owner is asked: all when his side has no standing answer, else none.
std::vector<PieceId> vessels_asked(const Field& field, const Trigger& trigger);

/// Campaign 6.4.2: the die of a vessel succeeds. Nobody leads it.
bool reacts_afloat(const Field& field, int die);

}  // namespace longroll::campaign
