#pragma once
#include <cstdint>
#include <vector>

#include "engine/games/dixie/card.h"

namespace longroll::dixie {

/// Dixie 14.0: fills a battle deck up with cards that its battle points still pay for: troops of every arm as the
/// collection holds them, with generals, ground and specials in measure, rather comrades of one division than
/// strangers. What `deck` holds stays. The same seed gives the same deck. Ascending kinds; a deck that already costs
/// too much comes back as it was.
std::vector<std::int16_t> fill_deck(const Edition& edition, int columns, Seat side, std::vector<std::int16_t> deck,
                                    std::uint64_t seed);

/// The same from nothing: a whole deck, free of faults_of_deck wherever the edition has a battle of so many columns;
/// else empty.
std::vector<std::int16_t> build_deck(const Edition& edition, int columns, Seat side, std::uint64_t seed);

}  // namespace longroll::dixie
