#pragma once
#include <string_view>

#include "engine/core/result.h"
#include "engine/play/game.h"

namespace longroll {

/// Scenario 0 with every option at its standard.
Setup standard_setup(const Game& game);

/// Sets one option by the words of the protocol: "cards", "open". Faults: no such option, no such value.
Faults set_option(const Game& game, Setup& setup, std::string_view option, std::string_view value);

/// Index of the scenario with that id, or -1.
int find_scenario(const Game& game, std::string_view id);

/// Every way in which `setup` does not fit the game; empty when it fits.
Faults faults_of_setup(const Game& game, const Setup& setup);

}  // namespace longroll
