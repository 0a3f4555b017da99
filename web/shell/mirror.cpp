#include "web/shell/mirror.h"

#include "engine/core/json.h"

namespace longroll::web {

std::string mirror_json(const MirrorData& data, const std::vector<ui::Control>& controls) {
  const auto member = [](const char* name, const std::string& value) {
    return json_quote(name) + ":" + json_quote(value) + ",";
  };
  std::string json = "{" + member("title", data.title) + member("status", data.status) + member("prompt", data.prompt) +
                     member("rule", data.rule) + member("notice", data.notice) + member("text", data.text);
  json += "\"actions\":[";
  for (std::size_t i = 0; i < data.actions.size(); ++i) {
    json +=
        (i == 0 ? "[" : ",[") + json_quote(data.actions[i].key) + "," + json_quote(data.actions[i].label) + ",true]";
  }
  json += "],\"controls\":[";
  bool first = true;
  for (const ui::Control& control : controls) {
    if (control.id.starts_with("choice:") || control.id.starts_with(ui::kFieldPrefix)) {
      continue;
    }
    json += (first ? "[" : ",[") + json_quote(control.id) + "," + json_quote(control.label) + "," +
            (control.enabled ? "true" : "false") + "]";
    first = false;
  }
  json += "],\"log\":[";
  for (std::size_t i = 0; i < data.log.size(); ++i) {
    json += (i == 0 ? "" : ",") + json_quote(data.log[i]);
  }
  return json + "]}";
}

}  // namespace longroll::web
