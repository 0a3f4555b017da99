#pragma once
#include <algorithm>
#include <array>
#include <cstdint>

namespace longroll {

/// Numbers that a step may keep. A game names them (play/locals.h); what it does not name stays 0.
constexpr std::size_t kLocals = 8;
/// Most steps make do with so many. Hashes and links spend nothing on those beyond while they are 0.
constexpr std::size_t kUsualLocals = 5;

/// One step of the sequence of play that has begun and not ended, with its small locals. The stack of them is data in
/// the State: no call frames, no coroutines, so it can be copied, hashed and saved.
struct Step {
  std::int16_t kind = 0;  ///< the game's id of the step
  std::array<std::int16_t, kLocals> locals{};
  auto operator<=>(const Step&) const = default;

  /// One of the locals beyond the usual ones is not 0.
  bool has_more_locals() const {
    return std::any_of(locals.begin() + kUsualLocals, locals.end(), [](std::int16_t local) { return local != 0; });
  }
};

}  // namespace longroll
