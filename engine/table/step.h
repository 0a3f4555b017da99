#pragma once
#include <array>
#include <cstdint>

namespace longroll {

constexpr std::size_t kLocals = 5;

/// One step of the sequence of play that has begun and not ended, with its small locals. The stack of them is data in
/// the State: no call frames, no coroutines, so it can be copied, hashed and saved.
struct Step {
  std::int16_t kind = 0;  ///< the game's id of the step
  std::array<std::int16_t, kLocals> locals{};
  auto operator<=>(const Step&) const = default;
};

}  // namespace longroll
