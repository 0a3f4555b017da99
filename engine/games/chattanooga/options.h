#pragma once
#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "engine/games/chattanooga/ids.h"
#include "engine/play/game.h"

namespace longroll::chattanooga {

/// Which of the advanced rules are on, by Option.
using OptionSet = std::uint64_t;
constexpr OptionSet set_of(Option option) { return OptionSet{1} << static_cast<unsigned>(option); }

/// One advanced rule as it is shown and written.
struct OptionEntry {
  Option option;
  std::string_view id;     ///< "flank-attack"
  std::string_view title;  ///< "Flank attack"
  std::string_view rule;
  /// It cannot be on unless at least one of these is; 0: it stands alone.
  OptionSet needs = 0;
  std::string_view needs_words = {};  ///< "Continuation needs charges."
  bool is_standard = false;           ///< in the preset "standard"
  bool is_written = false;            ///< the rules carry it out: it is offered, once what it needs is too
};

/// Every option, in the order of Option.
std::span<const OptionEntry> option_entries();

/// Those that the rules carry out with what they need, as the game offers them, in that order.
std::vector<OptionInfo> offered_options();
std::vector<Option> offered();

/// "beginner", and as soon as some of the options are offered "standard" and "everything".
std::vector<PresetInfo> presets();

/// A fault for every option that is on without what it needs.
Faults faults_of_options(OptionSet on);

}  // namespace longroll::chattanooga
