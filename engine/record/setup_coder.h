#pragma once
#include <vector>

#include "engine/play/game.h"
#include "engine/record/link_frame.h"

namespace longroll {

/// Writes all of a set-up but its scenario (the frame of a link tells it) in front of a body, and reads it; it may have
/// any faults_of_setup then.
void write_setup(RangeEncoder& out, const Game& game, const Setup& setup);
Setup read_setup(RangeDecoder& in, const Game& game, int scenario);

/// Writes ascending kinds of pieces, and reads them. What is out of bounds comes back as a deck that faults_of_setup
/// refuses.
void write_deck(RangeEncoder& out, const std::vector<std::int16_t>& deck);
std::vector<std::int16_t> read_deck(RangeDecoder& in);

}  // namespace longroll
