#pragma once
#include <span>

#include "engine/play/journal.h"
#include "engine/record/position_link.h"

namespace longroll {

/// Bytes for a file or the browser's storage: our envelope (record/envelope.h) round a cereal archive.
Bytes save_position(const Game& game, const Setup& setup, const State& state);
Bytes save_journal(const Journal& journal);

/// Back again, whatever the bytes: bounded before anything is allocated, every byte accounted for. A position also
/// passes faults_of; a journal's choices are for Session::replay to judge.
Result<LoadedPosition> load_position(const Game& game, std::span<const std::uint8_t> bytes);
Result<Journal> load_journal(std::span<const std::uint8_t> bytes);

}  // namespace longroll
