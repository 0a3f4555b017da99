#pragma once
#include <span>

#include "engine/games/dixie/card.h"
#include "engine/play/game.h"

namespace longroll::dixie {

/// One option of Dixie as it is shown and written.
struct OptionEntry {
  Option option;
  OptionInfo info;                                       ///< scenarios are filled in by the game
  bool (*belongs_to)(const Edition& edition) = nullptr;  ///< null: to every edition
};

/// Every option that the rules carry out, in the order of Option.
std::span<const OptionEntry> option_entries();

}  // namespace longroll::dixie
