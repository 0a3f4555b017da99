#pragma once
#include <span>

#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/rules/network_view.h"
#include "engine/play/refusal.h"

/// Going by rail (American Civil War 7.3, 7.4).
namespace longroll::campaign {

/// Campaign 7.3: trains that the side has not used yet in this impulse.
int trains_left(const Field& field, Seat side);

/// Campaign 7.1, 7.6: rail hexes on which trains of the side run: it controls them, they are in supply and not broken,
/// and no enemies are there.
HexSet running_rails(const Field& field, Seat side);

/// The position as questions about rails and trains see it, without forces, forts and ships.
NetworkView rail_view(const Field& field);

/// Campaign 7.3: points (army, militia, cavalry) that each train carries when `points` go on `trains`, at least 1: a
/// leader alone takes no room, but a train has to run.
int load_of(int points, int trains);

/// Campaign 5.3.10, 7.3, 7.4: why the force that moves does not go on board that number of trains; a leader alone needs
/// none.
Refusal refuse_entrain(const Field& field, const ForceMoveLocals& move, int trains);

/// Campaign 7.4: why those counters, in `here`, do not get on trains of their side there.
Refusal refuse_station(const Field& field, HexId here, Seat side, std::span<const PieceId> force);
/// Campaign 7.4: where trains that carry `load` points each take those counters from `here`.
HexSet train_hexes_of(const Field& field, Seat side, HexId here, std::span<const PieceId> force, int load);

/// Campaign 7.4: where the trains on which the force is can take it; not where it is.
HexSet train_hexes(const Field& field, const ForceMoveLocals& move, int load);

}  // namespace longroll::campaign
