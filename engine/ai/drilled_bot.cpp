#include "engine/ai/drilled_bot.h"

namespace longroll {

void DrilledBot::begin(const View& view, const Actions& lawful) {
  const Advisor* drill = advisor_->drilled(view);
  if (drill != drill_) {
    drill_ = drill;
    drilled_ = drill == nullptr ? nullptr : std::make_unique<SearchBot>(*game_, *drill, seed_, effort_);
  }
  now().begin(view, lawful);
}

}  // namespace longroll
