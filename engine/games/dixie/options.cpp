#include "engine/games/dixie/options.h"

namespace longroll::dixie {

std::span<const OptionEntry> option_entries() {
  static const std::vector<OptionEntry> entries = {
      {Option::Cards, {"cards", "Cards", {"hidden", "open"}, {"Hidden from the enemy", "Open on the table"}, 0, "5.0"}},
  };
  return entries;
}

}  // namespace longroll::dixie
