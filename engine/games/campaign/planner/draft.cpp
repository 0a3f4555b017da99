// build: small
#include "engine/games/campaign/planner/draft.h"

#include "engine/games/campaign/steps/step_rule.h"

namespace longroll::campaign {

bool Draft::is_refused(const Action& action) const {
  const StepRule* rule = find_step(all_steps(), state_.top().kind);
  return rule == nullptr || static_cast<bool>(refuse_in(*rule, field(), state_.top(), action, "3.2.1"));
}

}  // namespace longroll::campaign
