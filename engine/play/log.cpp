// build: small
#include "engine/play/log.h"

namespace longroll {

std::vector<std::string> tell_all(const Game& game, State& before, const Events& events, Seat reader) {
  std::vector<std::string> lines;
  for (const Event& event : events) {
    std::string text = game.describe_event(before, event, reader);
    enact(before, event);
    if (text.empty()) {
      continue;
    }
    const bool goes_on = text.front() == ' ' || text.front() == ',';
    if (goes_on && !lines.empty()) {
      lines.back() += text;
    } else {
      lines.push_back(std::move(text));
    }
  }
  return lines;
}

}  // namespace longroll
