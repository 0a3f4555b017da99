// build: small
#include "engine/games/campaign/verbs.h"

namespace longroll::campaign {

void put_in_order(Actions& actions) {
  for (std::size_t i = 1; i < actions.size(); ++i) {
    if (!(actions[i] < actions[i - 1])) {
      continue;
    }
    const Action action = actions[i];
    std::size_t at = i;
    for (; at > 0 && action < actions[at - 1]; --at) {
      actions[at] = actions[at - 1];
    }
    actions[at] = action;
  }
}

}  // namespace longroll::campaign
