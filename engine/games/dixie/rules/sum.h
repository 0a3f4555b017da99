#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace longroll::dixie {

/// One thing that goes into a number: "Attacking into woods", [10.3], -1.
struct Modifier {
  std::string_view words;
  std::string_view rule;
  int value = 0;
};

/// A number with everything that went into it, so that a player can be told and the rules can add in one place.
struct Sum {
  int total = 0;
  int count = 0;
  std::array<Modifier, 10> parts{};

  void add(std::string_view words, std::string_view rule, int value) {
    if (value != 0 && count < static_cast<int>(parts.size())) {
      parts[static_cast<std::size_t>(count++)] = {words, rule, value};
      total += value;
    }
  }
};

}  // namespace longroll::dixie
