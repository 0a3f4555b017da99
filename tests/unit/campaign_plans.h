#pragma once
#include <algorithm>
#include <vector>

#include "engine/games/campaign/planner/planner.h"
#include "tests/rules/campaign/war.h"

/// The computer's plans of the campaign, for tests.
namespace longroll::campaign::test {

inline const Land& land() {
  static const Land kLand(shipped_library());
  return kLand;
}
inline std::vector<Action> plan_in(const State& state, int stance = 0) {
  return plan_of(shipped_campaign(), land(), state, kStances[static_cast<std::size_t>(stance)]);
}
template <class Arguments>
bool has(const std::vector<Action>& plan, const Arguments& arguments) {
  return std::find(plan.begin(), plan.end(), action_of(arguments)) != plan.end();
}

}  // namespace longroll::campaign::test
