#include "engine/games/dixie/options.h"

namespace longroll::dixie {

std::span<const OptionEntry> option_entries() {
  static const std::vector<OptionEntry> entries = {
      {Option::Cards, {"cards", "Cards", {"hidden", "open"}, {"Hidden from the enemy", "Open on the table"}, 0, "5.0"}},
      {Option::Battleline,
       {"battleline", "Battleline", {"three", "five"}, {"Three positions", "Five positions"}, 0, "13.8"},
       [](const Edition& edition) { return edition.points_five[0] > 0 && edition.points_five[1] > 0; }},
  };
  return entries;
}

}  // namespace longroll::dixie
