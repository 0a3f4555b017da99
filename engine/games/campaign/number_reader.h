#pragma once
#include <cstdint>
#include <string_view>

#include "engine/core/json.h"

namespace longroll::campaign {

/// Reads the members of one object of numbers; what nobody asked for is a fault when the reader goes.
class NumberReader {
 public:
  NumberReader(JsonReader& parent, std::string_view name) : in_(parent.member(name, Json::Kind::Object)) {}
  explicit NumberReader(JsonReader in) : in_(in) {}
  ~NumberReader() { in_.refuse_unknown(); }
  NumberReader(const NumberReader&) = delete;
  NumberReader& operator=(const NumberReader&) = delete;

  std::int8_t number(std::string_view name, int low, int high) {
    return static_cast<std::int8_t>(in_.number(name, low, high));
  }
  std::int8_t number_or(std::string_view name, int low, int high, int otherwise) {
    return static_cast<std::int8_t>(in_.number_or(name, low, high, otherwise));
  }
  std::int8_t divisor(std::string_view name) { return number(name, 1, 20); }
  std::int8_t die(std::string_view name) { return number(name, 1, 6); }
  std::int8_t die_modifier(std::string_view name) { return number(name, -6, 6); }
  bool truth_or(std::string_view name, bool otherwise) { return in_.truth_or(name, otherwise); }
  JsonReader& json() { return in_; }

 private:
  JsonReader in_;
};

}  // namespace longroll::campaign
