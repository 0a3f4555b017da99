#pragma once
#include <string>
#include <string_view>

namespace longroll {

// Letters A to Z; every other byte stays as it is, so a text of UTF-8 stays one.
constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
/// The digit of 0 to 9.
constexpr char digit(int n) { return static_cast<char>('0' + n); }

/// "MATTHEWS HILL"
inline std::string in_capitals(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    c = upper(c);
  }
  return out;
}

/// "matthews hill"
inline std::string in_small(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    c = lower(c);
  }
  return out;
}

}  // namespace longroll
