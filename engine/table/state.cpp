#include "engine/table/state.h"

#include "engine/core/check.h"
#include "engine/core/hash.h"

namespace longroll {
namespace {

std::uint64_t hash_of_stack(const std::vector<Step>& stack, std::uint64_t seed) {
  std::vector<std::int16_t> first;
  first.reserve(stack.size() * (1 + kUsualLocals));
  std::vector<std::int16_t> more;
  for (const Step& step : stack) {
    const auto beyond = step.locals.begin() + kUsualLocals;
    first.push_back(step.kind);
    first.insert(first.end(), step.locals.begin(), beyond);
    if (step.has_more_locals()) {
      more.push_back(static_cast<std::int16_t>(&step - stack.data()));
      more.insert(more.end(), beyond, step.locals.end());
    }
  }
  const std::uint64_t hash = hash_of_all(first, seed);
  return more.empty() ? hash : hash_of_all(more, hash);
}

}  // namespace

void State::fail() { check_failed(__FILE__, __LINE__, "at < size", "no such piece, track or place"); }

std::uint64_t hash_of(const State& state) {
  const std::uint64_t hash =
      hash_of_stack(state.stack, hash_of_all(state.tracks, hash_of_all(state.pieces, state.pieces.size())));
  return state.ground.empty() ? hash : hash_of_all(state.ground, hash);
}

}  // namespace longroll
