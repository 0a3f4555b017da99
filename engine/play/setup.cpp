// build: small
#include "engine/play/setup.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>

#include "engine/core/heap_sort.h"

namespace longroll {

namespace {

/// "dixie.usa.1,dixie.usa.4"; empty: none of one's own.
Faults set_deck(const Game& game, Setup& setup, Seat side, std::string_view ids) {
  const std::string name = "deck." + std::string(id_of(side));
  std::vector<std::int16_t> deck;
  while (!ids.empty()) {
    const std::size_t comma = std::min(ids.find(','), ids.size());
    const std::optional<int> kind = game.kind_of(setup.scenario, ids.substr(0, comma));
    if (!kind) {
      return {{name, "there is no \"" + std::string(ids.substr(0, comma)) + "\""}};
    }
    if (deck.size() == kMaxInDeck) {
      return {{name, "holds " + std::to_string(kMaxInDeck) + " at most"}};
    }
    deck.push_back(static_cast<std::int16_t>(*kind));
    ids.remove_prefix(std::min(comma + 1, ids.size()));
  }
  heap_sort(deck.begin(), deck.end());
  setup.decks[static_cast<std::size_t>(index_of(side))] = std::move(deck);
  return {};
}

Faults faults_of_decks(const Game& game, const Setup& setup) {
  Faults faults;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const std::vector<std::int16_t>& deck = setup.decks[static_cast<std::size_t>(index_of(side))];
    const std::string name = "deck." + std::string(id_of(side));
    if (!deck.empty() && !game.info().takes_decks) {
      faults.push_back({name, game.info().title + " has no decks of the players' own"});
    } else if (deck.size() > kMaxInDeck) {
      faults.push_back({name, "holds " + std::to_string(kMaxInDeck) + " at most"});
    } else if (std::adjacent_find(deck.begin(), deck.end(), std::greater_equal<>()) != deck.end()) {
      faults.push_back({name, "has a piece twice, or is not in order"});
    } else if (std::any_of(deck.begin(), deck.end(),
                           [&](std::int16_t kind) { return game.kind_id(setup.scenario, kind) == "?"; })) {
      faults.push_back({name, "has a piece that there is not"});
    }
  }
  return faults;
}

}  // namespace

Setup standard_setup(const Game& game) {
  Setup setup;
  for (const OptionInfo& option : game.info().options) {
    setup.options.push_back(option.standard);
  }
  return setup;
}

Faults set_option(const Game& game, Setup& setup, std::string_view option, std::string_view value) {
  if (option == "preset") {
    return set_preset(game, setup, value);
  }
  if (option.starts_with("deck.")) {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      if (option.substr(5) == id_of(side)) {
        return set_deck(game, setup, side, value);
      }
    }
  }
  const auto& options = game.info().options;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].id != option) {
      continue;
    }
    for (std::size_t v = 0; v < options[i].values.size(); ++v) {
      if (options[i].values[v] == value) {
        setup.options[i] = static_cast<int>(v);
        return {};
      }
    }
    return {{std::string(option), "has no value \"" + std::string(value) + "\""}};
  }
  return {{std::string(option), "is no option of " + game.info().title}};
}

bool has_decks(const Setup& setup) { return !setup.decks[0].empty() || !setup.decks[1].empty(); }

std::string deck_words(const Game& game, const Setup& setup, Seat side) {
  std::string words;
  for (const std::int16_t kind : setup.decks[static_cast<std::size_t>(index_of(side))]) {
    words += (words.empty() ? "" : ",") + game.kind_id(setup.scenario, kind);
  }
  return words;
}

bool has_option(const OptionInfo& option, int scenario) {
  return option.scenarios.empty() ||
         std::find(option.scenarios.begin(), option.scenarios.end(), scenario) != option.scenarios.end();
}

Setup random_setup(const Game& game, int scenario, Rng& rng) {
  constexpr int kTries = 100;
  Setup setup = standard_setup(game);
  setup.scenario = scenario;
  for (int n = 0; n < kTries; ++n) {
    Setup drawn = setup;
    for (std::size_t i = 0; i < drawn.options.size(); ++i) {
      const OptionInfo& option = game.info().options[i];
      if (has_option(option, scenario)) {
        drawn.options[i] = static_cast<int>(rng.below(static_cast<std::uint32_t>(option.values.size())));
      }
    }
    if (faults_of_setup(game, drawn).empty()) {
      return drawn;
    }
  }
  return setup;
}

std::vector<Setup> plain_setups(const Game& game, int scenario) {
  const GameInfo& info = game.info();
  Setup standard = standard_setup(game);
  standard.scenario = scenario;
  std::vector<Setup> setups{standard};
  const auto add = [&](const Setup& one) {
    if (faults_of_setup(game, one).empty() && std::find(setups.begin(), setups.end(), one) == setups.end()) {
      setups.push_back(one);
    }
  };
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    for (std::size_t value = 0; value < info.options[i].values.size(); ++value) {
      Setup one = standard;
      one.options[i] = static_cast<int>(value);
      add(one);
    }
  }
  for (const PresetInfo& preset : info.presets) {
    Setup one = standard;
    LR_CHECK(set_preset(game, one, preset.id).empty(), "a preset sets options that there are");
    add(one);
  }
  return setups;
}

Faults set_preset(const Game& game, Setup& setup, std::string_view preset) {
  for (const PresetInfo& one : game.info().presets) {
    if (one.id != preset) {
      continue;
    }
    setup.options = standard_setup(game).options;
    Faults faults;
    for (std::size_t i = 0; i < game.info().options.size(); ++i) {
      const OptionInfo& option = game.info().options[i];
      for (const auto& [name, value] : one.values) {
        if (name == option.id && has_option(option, setup.scenario)) {
          const Faults misfits = set_option(game, setup, name, value);
          faults.insert(faults.end(), misfits.begin(), misfits.end());
        }
      }
    }
    return faults;
  }
  return {{"preset", "there is none called \"" + std::string(preset) + "\""}};
}

int find_scenario(const Game& game, std::string_view id) {
  const auto& scenarios = game.info().scenarios;
  for (std::size_t i = 0; i < scenarios.size(); ++i) {
    if (scenarios[i].id == id) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

Faults faults_of_setup(const Game& game, const Setup& setup) {
  Faults faults;
  const GameInfo& info = game.info();
  if (setup.scenario < 0 || static_cast<std::size_t>(setup.scenario) >= info.scenarios.size()) {
    faults.push_back({"scenario", "there is no such scenario of " + info.title});
  } else if (const ScenarioInfo& one = info.scenarios[static_cast<std::size_t>(setup.scenario)]; !one.is_here) {
    faults.push_back({"scenario", "the data of " + one.title + " has not been read"});
  }
  if (setup.options.size() != info.options.size()) {
    faults.push_back({"options", std::to_string(setup.options.size()) + " values for " +
                                     std::to_string(info.options.size()) + " options"});
    return faults;
  }
  for (std::size_t i = 0; i < setup.options.size(); ++i) {
    if (setup.options[i] < 0 || static_cast<std::size_t>(setup.options[i]) >= info.options[i].values.size()) {
      faults.push_back({info.options[i].id, "has no value number " + std::to_string(setup.options[i])});
    } else if (setup.options[i] != info.options[i].standard && !has_option(info.options[i], setup.scenario)) {
      faults.push_back({info.options[i].id, "is no option of this scenario"});
    }
  }
  const Faults misfits = faults_of_decks(game, setup);
  faults.insert(faults.end(), misfits.begin(), misfits.end());
  return faults.empty() ? game.faults_of_choice(setup) : faults;
}

}  // namespace longroll
