#pragma once
#include "engine/core/rng.h"
#include "engine/games/chattanooga/battle.h"
#include "engine/play/view.h"

/// Who knows what of hidden reserves (Chattanooga 14.7). Everybody sees where hidden markers lie and what they have
/// done; which of their side's letters they have, which of those it keeps in the pool, and which units lie under which,
/// if any, is the secret of their side.
namespace longroll::chattanooga {

/// Where others believe the units of a side's hidden reserves, all of them: no unit lies there otherwise.
constexpr Place kBelievedPlace = kPool;

/// Chattanooga 14.7: the State as others than that side know it. The markers whose letters they do not know are laid
/// in a new order, those on the map first, in the order of their hexes; the units go to the believed place, and are
/// counted there.
void hide_reserves(const Library& library, Seat side, View& view);

/// Chattanooga 14.7: the other way: the letters by lot, and the units under the hidden markers, those of a formation
/// together.
void guess_reserves(const Library& library, Seat side, State& state, Rng& rng);

}  // namespace longroll::chattanooga
