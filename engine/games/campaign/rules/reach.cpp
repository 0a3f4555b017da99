// build: small
#include "engine/games/campaign/rules/reach.h"

#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/rules/marcher.h"

namespace longroll::campaign {

void MarchReach::open(HexId from) {
  index_.fill(-1);
  begins_ = 0;
  count_ = 1;
  index_[from] = 0;
  ways_[0] = {.hex = from, .before = -1, .points = 0, .exits = 0, .stops = false};
}

void MarchReach::offer(const Way& way, Direction d) {
  begins_ |= way.before == 0 ? 1U << static_cast<unsigned>(d) : 0U;
  std::int16_t& index = index_[way.hex];
  if (index >= 0) {
    Way& known = ways_[static_cast<std::size_t>(index)];
    if (way.points < known.points || (way.points == known.points && way.exits < known.exits)) {
      known = way;
    }
  } else if (count_ < kMost) {
    index = static_cast<std::int16_t>(count_);
    ways_[count_++] = way;
  }
}

HexId MarchReach::first_step_to(HexId hex) const {
  std::int16_t index = index_[hex];
  while (ways_[static_cast<std::size_t>(index)].before > 0) {
    index = ways_[static_cast<std::size_t>(index)].before;
  }
  return ways_[static_cast<std::size_t>(index)].hex;
}

namespace {

/// Every step costs a point at least, so that the ways of one cost are final once all cheaper ones have been gone on
/// from.
/// Once the way to `goal` is final, nothing else is searched; kNoHex: everything is.
void find_reach_of(const Field& field, const ForceMoveLocals& move, HexId goal, MarchReach& reach) {
  const Marcher marcher(field, move.here, move.allowance);
  const bool is_at_beginning = is_at_its_beginning(field, move.here);
  reach.open(move.here);
  for (int points = 0; points < move.points; ++points) {
    if (goal != kNoHex && reach.has(goal) && reach.way(goal).points <= points) {
      return;
    }
    for (std::size_t i = 0; i < reach.ways().size(); ++i) {
      const MarchReach::Way from = reach.ways()[i];
      if (from.points != points || from.stops) {
        continue;
      }
      const int exits = from.exits + (marcher.leaves_zone(from.hex) ? 1 : 0);
      field.grid().for_each_neighbor(from.hex, [&](Direction d, HexId to) {
        if (!field.map().is_playable(to) || (reach.has(to) && reach.way(to).points <= points)) {
          return;
        }
        const MarchStep step = marcher.step(from.hex, d, to, i == 0 && is_at_beginning);
        if (!marcher.refuse(from.hex, to, step, move.points - points)) {
          reach.offer({.hex = to,
                       .before = static_cast<std::int16_t>(i),
                       .points = static_cast<std::int8_t>(points + step.points),
                       .exits = static_cast<std::int8_t>(exits),
                       .stops = marcher.must_stop(to)},
                      d);
        }
      });
    }
  }
}

}  // namespace

void find_reach(const Field& field, const ForceMoveLocals& move, MarchReach& reach) {
  find_reach_of(field, move, kNoHex, reach);
}

MarchStart march_start(const ForceMoveLocals& move) {
  return {.here = move.here, .points = move.points, .allowance = move.allowance, .has_moved = move.has_moved};
}

HexId next_on_way(const Field& field, const ForceMoveLocals& move) {
  if (move.goal == move.here) {
    return kNoHex;
  }
  if (const MarchReach* known = field.known_reach(move)) {
    return known->has(move.goal) ? known->first_step_to(move.goal) : kNoHex;
  }
  MarchReach reach;
  find_reach_of(field, move, move.goal, reach);
  return reach.has(move.goal) ? reach.first_step_to(move.goal) : kNoHex;
}

}  // namespace longroll::campaign
