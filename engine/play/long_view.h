#pragma once
#include "engine/table/state.h"

namespace longroll {

/// What an Advisor is too (play/advisor.h) whose game is so long that nobody plays it to its end in his head: bots look
/// some turns ahead.
class LongView {
 public:
  virtual ~LongView() = default;

  /// What Advisor::clock shows where a look from here to the end of a number of game turns ends, the present one
  /// counted.
  virtual int clock_after(const State& state, int turns) const = 0;
};

}  // namespace longroll
