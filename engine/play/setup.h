#pragma once
#include <string_view>

#include "engine/core/result.h"
#include "engine/play/game.h"

namespace longroll {

/// Scenario 0 with every option at its standard.
Setup standard_setup(const Game& game);

/// Sets one option by the words of the protocol: "cards", "open"; or all of them: "preset", "advanced". Faults: no such
/// option, no such value.
Faults set_option(const Game& game, Setup& setup, std::string_view option, std::string_view value);

/// Sets every option that the scenario of `setup` knows as the preset has it, the others at their standard. Faults: no
/// such preset.
Faults set_preset(const Game& game, Setup& setup, std::string_view preset);

/// Does the scenario know that option?
bool has_option(const OptionInfo& option, int scenario);

/// Index of the scenario with that id, or -1.
int find_scenario(const Game& game, std::string_view id);

/// Every way in which `setup` does not fit the game: numbers out of range, options that its scenario does not know or that
/// do not go together. Empty when it fits.
Faults faults_of_setup(const Game& game, const Setup& setup);

}  // namespace longroll
