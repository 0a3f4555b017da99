#include "engine/play/setup.h"

#include <algorithm>

namespace longroll {

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

bool has_option(const OptionInfo& option, int scenario) {
  return option.scenarios.empty() ||
         std::find(option.scenarios.begin(), option.scenarios.end(), scenario) != option.scenarios.end();
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
  return faults.empty() ? game.faults_of_choice(setup) : faults;
}

}  // namespace longroll
