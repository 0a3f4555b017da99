#pragma once
#include <cstdint>

#include "engine/core/static_text.h"
#include "engine/play/action.h"

namespace longroll {

/// What luck owes: `ways` outcomes, all equally likely. Outcome k, 0 <= k < ways, is the action that `outcome(k)`
/// gives: a die of six sides has six ways (k = 0 is a 1), a draw from a pile one way a piece.
struct Chance {
  enum class Kind : std::uint8_t { Die, Draw };
  Kind kind = Kind::Die;
  Verb verb = 0;
  std::int16_t ways = 0;
  std::int16_t lowest = 1;  ///< what a die shows for outcome 0
  StaticText rule;

  Action outcome(int k) const { return {verb, {static_cast<std::int16_t>(k), 0, 0, 0}}; }
};

}  // namespace longroll
