#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/rng.h"
#include "engine/play/game.h"

namespace longroll {

/// Scenario 0 with every option at its standard.
Setup standard_setup(const Game& game);

/// The most pieces that a side may bring.
constexpr std::size_t kMaxInDeck = 200;

/// Sets one option by the words of the protocol: "cards", "open"; all of them: "preset", "advanced"; or what a side
/// brings: "deck.usa", "dixie.usa.1,dixie.usa.4". Faults: no such option, no such value.
Faults set_option(const Game& game, Setup& setup, std::string_view option, std::string_view value);

/// Sets every option that the scenario of `setup` knows as the preset has it, the others at their standard. Faults: no
/// such preset.
Faults set_preset(const Game& game, Setup& setup, std::string_view preset);

/// Has a side chosen its pieces?
bool has_decks(const Setup& setup);

/// What a side brings, as set_option takes it: "dixie.usa.1,dixie.usa.4".
std::string deck_words(const Game& game, const Setup& setup, Seat side);

/// A scenario with options drawn evenly from those that go together; its standard if few do.
Setup random_setup(const Game& game, int scenario, Rng& rng);

/// The standard of a scenario, each option alone at each of its values, and each preset; no two alike.
std::vector<Setup> plain_setups(const Game& game, int scenario);

/// Does the scenario know that option?
bool has_option(const OptionInfo& option, int scenario);

/// Index of the scenario with that id, or -1.
int find_scenario(const Game& game, std::string_view id);

/// Every way in which `setup` does not fit the game: numbers out of range, options that its scenario does not know or
/// that do not go together. Empty when it fits.
Faults faults_of_setup(const Game& game, const Setup& setup);

}  // namespace longroll
