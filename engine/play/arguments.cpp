#include "engine/play/arguments.h"

namespace longroll {

void add_actions(Actions& actions, Verb verb, std::span<const std::int16_t> first_arguments) {
  actions.reserve(actions.size() + first_arguments.size());
  for (const std::int16_t first : first_arguments) {
    actions.push_back({verb, {first, 0, 0, 0}});
  }
}

}  // namespace longroll
