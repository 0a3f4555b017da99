#pragma once
#include <span>

#include "engine/play/game.h"
#include "engine/record/base64url.h"
#include "engine/record/link_frame.h"

namespace longroll {

/// A position that was read, with the set-up that it grew from.
struct LoadedPosition {
  Setup setup;
  State state;
};

/// The body of a position link of that format: the rest of the set-up, then what differs between the State and its
/// scenario's start.
Bytes write_position(const Game& game, const Setup& setup, const State& state, LinkFormat format);

/// Back again, a position of that scenario, through faults_of. At most a few thousand pieces are made, whatever the
/// bytes.
Result<LoadedPosition> read_position(const Game& game, int scenario, std::span<const std::uint8_t> body,
                                     LinkFormat format);

/// What the present rules make of a body that other rules or data wrote, if it passes faults_of.
Result<LoadedPosition> follow_position(const Game& game, int scenario, std::span<const std::uint8_t> body,
                                       LinkFormat format);

}  // namespace longroll
