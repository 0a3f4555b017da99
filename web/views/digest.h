#pragma once

#include "web/views/reporter.h"

namespace longroll::web {

/// What others did in their turn, for who did not watch it.
struct Digest {
  std::size_t from = 0, until = 0;  ///< the decisions that it tells of: until is the one after the last
  Seat side = Seat::Nobody;         ///< who decided
  std::vector<DigestLine> lines;
};

/// "9 moves, 2 fights, 3 lost"; empty when there is nothing to tell.
std::string summary_of(const Digest& digest);
/// What stands on one line: ground that was taken, by its name, before the rest: "The Union side takes Richmond (4410).
/// Also 7 arrivals, 2 moves"; else "They made 7 arrivals, 2 moves".
std::string headline_of(const Digest& digest);
/// "What the Confederate side did: 9 moves, 2 fights, 3 lost." and the fights, losses and ground, for the mirror.
std::string in_words(const Digest& digest);

}  // namespace longroll::web
