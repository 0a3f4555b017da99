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

/// Options that go well together: the rules of sections 1 to 12, those of 13 that every commander should meet, and all
/// that an edition has. What an edition does not know it leaves out, so each preset goes with each edition.
std::vector<PresetInfo> presets();

/// A line or two on a battle for those who choose one; empty for an edition that is not known.
std::string_view about_edition(std::string_view edition);

}  // namespace longroll::dixie
