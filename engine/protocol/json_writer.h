#pragma once
#include <string>
#include <string_view>

#include "engine/core/json.h"
#include "engine/core/text.h"

namespace longroll {

/// One JSON object on one line, member by member.
class JsonObject {
 public:
  JsonObject& text(std::string_view name, std::string_view value) { return raw(name, json_quote(value)); }
  JsonObject& number(std::string_view name, std::uint64_t value) { return raw(name, std::to_string(value)); }
  JsonObject& truth(std::string_view name, bool value) { return raw(name, value ? "true" : "false"); }
  /// A member whose value is JSON already.
  JsonObject& raw(std::string_view name, std::string_view value) {
    members_ += (members_.empty() ? "" : ",") + json_quote(name) + ":";
    members_ += value;
    return *this;
  }
  std::string done() const { return "{" + members_ + "}"; }

 private:
  std::string members_;
};

/// "[a,b]" of what `write` makes of each item.
template <class Items, class Write>
std::string json_list(const Items& items, const Write& write) {
  std::string text = "[";
  for (const auto& item : items) {
    text += text.size() > 1 ? "," : "";
    text += write(item);
  }
  return text + "]";
}

/// {"error": what}: the line made no sense here.
std::string json_error(std::string_view what);
/// {"faults": [{"where", "what"}]}: every fault of something that was handed in, a hundred at most.
std::string json_faults(const Faults& faults);

}  // namespace longroll
