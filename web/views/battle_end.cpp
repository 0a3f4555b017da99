// build: logic
#include "web/views/battle_end.h"

#include <algorithm>
#include <functional>

#include "engine/core/json.h"

namespace longroll::web {

void keep_greatest(std::vector<BattleEnd::TurningPoint>& points, std::vector<int> weights, std::size_t most) {
  while (points.size() > most) {
    const auto least = std::min_element(weights.begin(), weights.end());
    points.erase(points.begin() + (least - weights.begin()));
    weights.erase(least);
  }
}

std::string read_history(std::string_view text, std::string_view battle) {
  const Result<Json> json = parse_json(text, "outcomes");
  if (!json) {
    return "";
  }
  Faults faults;
  JsonReader in(json.value(), "outcomes", faults);
  in.word("format", {"longroll-outcomes/1"});
  in.text("sources");
  const JsonReader list = in.member("scenarios", Json::Kind::Object);
  in.refuse_unknown();
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader item = list.item(i);
    const std::string words = item.text("outcome");
    if (list.json().names[i] == battle && faults.empty()) {
      return words;
    }
  }
  return "";
}

}  // namespace longroll::web
