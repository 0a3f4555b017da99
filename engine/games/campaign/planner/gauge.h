#pragma once
#include <span>

#include "engine/games/campaign/field.h"
#include "engine/games/campaign/locals.h"

namespace longroll::campaign {

/// What a battle is likely to bring, asked of the rules die by die.
struct Prospect {
  int win = 0;         ///< percent
  int draw = 0;        ///< percent
  int own_loss = 0;    ///< of the attacker, in hundredths of a strength point
  int enemy_loss = 0;  ///< likewise
};

/// Those with kMoving, who are in a hex, attack the enemies in `to` from `from`, next to it; from `to` itself when they
/// share it. The best leaders of both sides take part. `is_first`: by the first step of their impulse (5.3.4).
Prospect prospect_of(const Library& library, const State& state, HexId from, HexId to, bool is_first);
/// Campaign 6.4: those counters of the side that may react go from one hex into the next and attack the force there.
Prospect prospect_of_reaction(const Library& library, const State& state, std::span<const PieceId> force, HexId from,
                              HexId to);
/// Campaign 13.3.6: they are landed from the water in `to`, where enemies are.
Prospect prospect_of_landing(const Library& library, const State& state, HexId to);
/// Campaign 11.8.3: they storm the fort of the hex where they are.
Prospect prospect_of_storm(const Library& library, const State& state, HexId hex);

}  // namespace longroll::campaign
