#include "engine/play/arguments.h"

namespace longroll {

void add_actions(Actions& actions, Verb verb, std::span<const std::int16_t> first_arguments) {
  const std::size_t known = actions.size();
  actions.resize(known + first_arguments.size(), {verb, {}});
  for (std::size_t i = 0; i < first_arguments.size(); ++i) {
    actions[known + i].args[0] = first_arguments[i];
  }
}

}  // namespace longroll
