#pragma once
#include <span>

#include "engine/play/journal.h"
#include "engine/record/position_link.h"

namespace longroll {

/// Bytes for a file or the browser's storage: our envelope round a cereal archive. Layout: "LR", content (1 byte),
/// format (1 byte), rules version (4), data check (4), length of the rest (4), the archive, check sum (4).
/// Little-endian.
Bytes save_position(const Game& game, const Setup& setup, const State& state);
Bytes save_journal(const Journal& journal);

/// Back again, whatever the bytes: bounded before anything is allocated, every byte accounted for. A position also
/// passes faults_of; a journal's choices are for Session::replay to judge.
Result<Position> load_position(const Game& game, std::span<const std::uint8_t> bytes);
Result<Journal> load_journal(std::span<const std::uint8_t> bytes);

/// Longest file that is looked at.
constexpr std::size_t kLongestArchive = 4U << 20U;

}  // namespace longroll
