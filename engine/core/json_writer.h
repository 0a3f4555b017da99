#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/json.h"

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

/// One JSON array on one line, item by item.
class JsonArray {
 public:
  JsonArray& text(std::string_view value) { return raw(json_quote(value)); }
  JsonArray& truth(bool value) { return raw(value ? "true" : "false"); }
  /// An item that is JSON already.
  JsonArray& raw(std::string_view value) {
    items_ += items_.empty() ? "" : ",";
    items_ += value;
    return *this;
  }
  std::string done() const { return "[" + items_ + "]"; }

 private:
  std::string items_;
};

/// "[a,b]" of what `write` makes of each item.
template <class Items, class Write>
std::string json_list(const Items& items, const Write& write) {
  JsonArray list;
  for (const auto& item : items) {
    list.raw(write(item));
  }
  return list.done();
}

}  // namespace longroll
