#pragma once
#include <vector>

#include "engine/games/campaign/game.h"
#include "engine/games/campaign/rules/reaction.h"

/// Reaction as plainly as the rules tell it (6.4 to 6.4.2): every hex and every vessel of the map is asked, and every
/// part of a force tries every way. What rules/reaction.h and rules/reaction_afloat.h are held against. Whether a force
/// may cross into a hex is asked of the steps of its own movement, as 6.4 says.
namespace longroll::campaign::test {

/// Campaign 6.4: a zone of that side reached what was left or landed in.
bool plain_is_answerable(const Library& library, const State& state, const Trigger& trigger);
/// "0705 by land, 3909 by rail, 0804 leader": who may react, by hex.
std::string plain_reactors(const Campaign& game, const State& state, const Trigger& trigger);
std::string text_of(const std::vector<Reactor>& reactors);

/// Campaign 6.4.2: the vessels that may react, of equal ones in a berth the first; by number.
std::vector<PieceId> plain_vessels(const Library& library, const State& state, const Trigger& trigger);
/// The berths to which the vessel goes, by number.
std::vector<int> plain_berths(const Library& library, const State& state, PieceId ship);

}  // namespace longroll::campaign::test
