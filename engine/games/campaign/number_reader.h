#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "engine/core/json.h"

namespace longroll::campaign {

/// One number of an object: its name, where it goes, its least and its greatest value.
template <class Numbers>
struct NumberRow {
  const char* name;
  std::int8_t Numbers::*member;
  std::int8_t low = 1, high = 6;  ///< a die
};

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

/// Reads an object that is nothing but these numbers.
template <class Numbers>
void read_numbers(JsonReader& parent, std::string_view name, Numbers& out,
                  std::span<const NumberRow<std::type_identity_t<Numbers>>> rows) {
  NumberReader in(parent, name);
  for (const auto& row : rows) {
    out.*row.member = in.number(row.name, row.low, row.high);
  }
}

}  // namespace longroll::campaign
