#pragma once
#include <cstdint>
#include <string>

#include "engine/play/session.h"

namespace longroll {

/// A whole game in words: before each decision what was asked, the decision, and every line of the log, as both sides
/// may read it. Decisions are drawn by a fixed random number generator from `seed`, as are the dice. Kept as a golden
/// file, it shows in review what a change of the rules does to play. A game of more than `most` decisions breaks off.
std::string playthrough(const Game& game, const Setup& setup, std::uint64_t seed, std::size_t most = SIZE_MAX);

/// Decisions of a golden file: the beginning alone of games as long as the great battle of Chattanooga.
constexpr std::size_t kGoldenDecisions = 8'000;

/// The same of a long game: its first and last lines, and between them how many are left out and their hash.
std::string abridged(const std::string& playthrough);

/// A session with `plies` random decisions behind it: a lawful position somewhere in a game, the same for the same
/// numbers.
Session session_after(const Game& game, const Setup& setup, std::uint64_t seed, std::size_t plies);

/// "short cards=open": scenario, and the options that are not at their standard, as the protocol's `new` takes them;
/// and back.
std::string describe_setup(const Game& game, const Setup& setup);
Result<Setup> parse_setup(const Game& game, std::string_view words);

}  // namespace longroll
