#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/ai/bot.h"
#include "engine/games/dixie/deck_builder.h"
#include "engine/games/dixie/game.h"
#include "engine/play/session.h"
#include "engine/record/link.h"
#include "tools/longroll/commands.h"

namespace longroll::tool {
namespace {

/// The longest of some links, in characters.
struct Longest {
  std::size_t game = 0;
  std::size_t position = 0;
  double choices =
      0;  ///< characters that the choices of the game with the most of them would need, were each as likely
};

/// Every set that has a line of its own: those of plain_setups, and each preset with one option more.
std::vector<Setup> sets_of(const Game& game, int scenario) {
  std::vector<Setup> sets = plain_setups(game, scenario);
  const auto add = [&](const Setup& setup) {
    if (faults_of_setup(game, setup).empty() && std::find(sets.begin(), sets.end(), setup) == sets.end()) {
      sets.push_back(setup);
    }
  };
  for (const PresetInfo& preset : game.info().presets) {
    Setup setup = standard_setup(game);
    setup.scenario = scenario;
    LR_CHECK(set_preset(game, setup, preset.id).empty(), "a preset goes with every scenario");
    for (std::size_t i = 0; i < setup.options.size(); ++i) {
      Setup changed = setup;
      for (std::size_t value = 0; value < game.info().options[i].values.size(); ++value) {
        changed.options[i] = static_cast<int>(value);
        add(changed);
      }
    }
  }
  return sets;
}

std::string words_of(const Game& game, const Setup& setup) {
  std::string words;
  for (std::size_t i = 0; i < setup.options.size(); ++i) {
    const OptionInfo& option = game.info().options[i];
    if (setup.options[i] != option.standard) {
      words += (words.empty() ? "" : " ") + option.id + "=" + option.values[static_cast<std::size_t>(setup.options[i])];
    }
  }
  return words.empty() ? "standard" : words;
}

/// Dixie 14.0: both sides with a deck of their own, built from the seed. False where decks do not exist.
bool bring_decks(const Game& game, Setup& setup, std::uint64_t seed) {
  const auto* dixie = dynamic_cast<const dixie::Dixie*>(&game);
  if (dixie == nullptr) {
    return false;
  }
  const dixie::Edition& edition = dixie->editions()[static_cast<std::size_t>(setup.scenario)];
  const bool is_wide = setup.options[static_cast<std::size_t>(dixie::Option::Battleline)] == 1;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    setup.decks[static_cast<std::size_t>(index_of(side))] = dixie::build_deck(edition, is_wide ? 5 : 3, side, seed);
  }
  return faults_of_setup(game, setup).empty();
}

Longest measure(const Table& table, const Setup& setup, std::string_view level, std::size_t games, bool brings_decks) {
  const Game& game = table.game();
  Longest longest;
  Actions lawful;
  for (std::size_t n = 0; n < games; ++n) {
    Setup own = setup;
    if (brings_decks && !bring_decks(game, own, n)) {
      return {};
    }
    Session session(game, own, 0x9E3779B97F4A7C15ULL * (n + 1));
    const std::unique_ptr<Bot> bot = make_bot(level, game, *table.loaded.advisor, n);
    double bits = 0;
    while (is_player(session.to_act())) {
      game.actions(session.state(), lawful);
      bits += std::log2(lawful.size());
      session.play(decide(*bot, game.view(session.state(), session.to_act()), lawful));
    }
    longest.game = std::max(longest.game, game_link(session).value_or("").size());
    longest.choices = std::max(longest.choices, bits / 6);
    for (std::size_t ply = 0; ply < session.ply_count(); ply += 7) {
      longest.position = std::max(longest.position, position_link(game, own, session.state_at(ply)).size());
    }
  }
  return longest;
}

}  // namespace

int lengths(const Arguments& arguments) {
  const auto games = static_cast<std::size_t>(arguments.number("games", 200));
  const std::string level = arguments.value("bot", "random");
  const bool brings_decks = arguments.value("decks", "no") == "yes";
  std::printf("longest of %zu games by %s%s: whole game, its choices alone, position\n", games, level.c_str(),
              brings_decks ? " with decks of their own" : "");
  for (const Table& table : load_tables(arguments, arguments.word(0))) {
    for (const Setup& setup : sets_of(table.game(), table.setup.scenario)) {
      const Longest longest = measure(table, setup, level, games, brings_decks);
      if (longest.game > 0) {
        std::printf("%5zu %5.0f %4zu  %s %s\n", longest.game, longest.choices, longest.position, table.name().c_str(),
                    words_of(table.game(), setup).c_str());
        std::fflush(stdout);
      }
    }
  }
  return 0;
}

}  // namespace longroll::tool
