#pragma once
#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/rules/force.h"
#include "engine/play/refusal.h"

/// What a force of the phasing side does where it stands with works and levees (American Civil War 5.3.8, 11.7, 12.1).
namespace longroll::campaign {

/// Campaign 12.0, 12.1: why the force that moves does not entrench where it stands.
Refusal refuse_entrench(const Field& field, const ForceMoveLocals& move);

/// Campaign 11.3, 11.7, 12.1: why the force that moves does not end its move in that post of the hex.
Refusal refuse_post(const Field& field, const ForceMoveLocals& move, Post post);

/// Campaign 8.4.2: why the force that moves does not destroy a depot of its side where it stands.
Refusal refuse_destroy_depot(const Field& field, const ForceMoveLocals& move);

/// Campaign 5.3.8: the hex that names the side of `here` over `d` in State::ground, when a levee that has not been
/// breached is there; else kNoHex.
HexId levee_at(const Field& field, HexId here, Direction d);

/// Campaign 5.3.8: why the force that moves does not try to breach the levee that is named by that hex.
Refusal refuse_breach(const Field& field, const ForceMoveLocals& move, HexId levee);

}  // namespace longroll::campaign
