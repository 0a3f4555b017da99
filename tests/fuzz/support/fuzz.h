#pragma once
#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/play/registry.h"

namespace longroll::fuzz {

/// The law of one target: takes any bytes, fails a check (or a sanitizer) when the law is broken, and returns a number
/// that tells how the bytes were taken, the same in every build. Each fuzz_NAME.cpp defines it.
std::uint64_t verdict_of(std::span<const std::uint8_t> bytes);

/// LONGROLL_FUZZ_FAST is set: inputs are cut short, games are small, and positions in the middle of one stand in the
/// place of games from their beginning, so that a fuzzer tries thousands of inputs a second. What it finds is played
/// again with the variable set.
bool is_fast();

/// Bytes that a target reads of its input.
inline std::span<const std::uint8_t> cut(std::span<const std::uint8_t> bytes, std::size_t most, std::size_t most_fast) {
  return bytes.first(std::min(bytes.size(), is_fast() ? most_fast : most));
}

/// A game as it is set up.
struct Table {
  const Game* game = nullptr;
  const Advisor* advisor = nullptr;
  Setup setup;
  State begin() const { return game->setup(setup); }
};
/// What is fuzzed: every scenario of every game with the data that every program carries, made-up battles that are over
/// soon and have more in them than any battle of history, and last the toy, which has marks on the ground.
const std::vector<Table>& tables();
/// The table that a number picks.
const Table& table(std::uint32_t number);
/// A position of a random game at that table: some of every step of play, of the steps on which it stands, and of the
/// end.
const State& moment(std::uint32_t table_number, std::uint32_t number);

/// Takes decisions, numbers and rolls off some bytes; zeros when they are used up.
class Source {
 public:
  explicit Source(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
  bool empty() const { return bytes_.empty(); }
  std::uint8_t byte();
  std::uint32_t below(std::uint32_t bound) { return (byte() | (bound > 256 ? byte() * 256U : 0U)) % bound; }
  std::int16_t small();  ///< mostly near 0, sometimes anything
  std::span<const std::uint8_t> rest() const { return bytes_; }

 private:
  std::span<const std::uint8_t> bytes_;
};

/// One decision or roll of a lawful game, as the bytes say. False when it is over.
bool play_on(const Game& game, State& state, Source& source);

}  // namespace longroll::fuzz
