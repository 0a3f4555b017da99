#pragma once
#include <string_view>

namespace longroll::campaign {

/// What is added to a die or to a loss, for what reason and by which rule.
struct Modifier {
  std::string_view words;  ///< "the attacker is led"
  std::string_view rule;   ///< "9.4"
  int value = 0;
};

}  // namespace longroll::campaign
