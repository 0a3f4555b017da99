#pragma once
#include <string>
#include <string_view>

#include "engine/core/json.h"
#include "engine/play/session.h"
#include "engine/record/position_link.h"

namespace longroll {

/// A State in words that a person can read and write: kinds, places, tracks and steps by their ids. One line of JSON; a
/// piece's members that are 0 are left out.
std::string state_to_json(const Game& game, const Setup& setup, const State& state);

/// What one seat may know of a game of that scenario, in the same words, with counts of what it cannot see.
std::string view_to_json(const Game& game, int scenario, const View& view);

/// The journal of a session that has one: its choices in words.
std::string journal_to_json(const Session& session);

/// Bounds on a State in JSON.
constexpr JsonLimits kStateJsonLimits{.bytes = 1U << 20U, .values = 100'000, .depth = 8};

/// Reads what state_to_json wrote, or a person. Reports every fault, not the first only; then faults_of.
Result<LoadedPosition> state_from_json(const Game& game, const Json& json);
Result<LoadedPosition> state_from_json(const Game& game, std::string_view text);

}  // namespace longroll
