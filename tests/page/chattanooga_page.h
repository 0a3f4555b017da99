#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <utility>
#include <vector>

#include "assets/embedded.h"
#include "engine/play/event_arguments.h"
#include "engine/play/registry.h"
#include "engine/play/setup.h"
#include "web/games/chattanooga/adapter.h"

/// A game of Chattanooga on the page, for the tests of its screen.
namespace longroll::web::chattanooga {

inline constexpr std::uint64_t kSeed = 5;

inline Result<std::string> shipped(std::string_view path) {
  return std::string(find_embedded_text(embedded_data(), path));
}

inline const LoadedGame& the_game() {
  static const LoadedGame kLoaded = ch::load(shipped).value();
  return kLoaded;
}

/// Who marches everybody to Wauhatchie, and fights and fires as often as it is possible.
inline Action to_the_front(const Prompt& prompt, std::size_t n) {
  constexpr ch::Do kFirst[] = {ch::Do::EndSetUp,  ch::Do::Resolve, ch::Do::Fire,    ch::Do::AttackWith,
                               ch::Do::AttackHex, ch::Do::Aim,     ch::Do::Retreat, ch::Do::TakeOver};
  const HexId front = *hex_named("1354");
  std::vector<Action> takes;
  const Action* go = nullptr;
  int nearest = 1000;
  for (const Choice& choice : prompt.choices) {
    if (ch::verb_of(choice.action) == ch::Do::Take) {
      takes.push_back(choice.action);
    } else if (const auto to = read<ch::verbs::Go>(choice.action)) {
      const int far = std::abs(column_of(to->hex) - column_of(front)) + std::abs(row_of(to->hex) - row_of(front));
      go = far < nearest ? &choice.action : go;
      nearest = std::min(far, nearest);
    }
  }
  for (const ch::Do wanted : kFirst) {
    for (const Choice& choice : prompt.choices) {
      if (ch::verb_of(choice.action) == wanted) {
        return choice.action;
      }
    }
  }
  return !takes.empty() ? takes[n * 5 % takes.size()] : go != nullptr ? *go : prompt.choices.back().action;
}

inline Session played_until(const std::function<bool(const Session&)>& is_reached) {
  constexpr std::size_t kMost = 3000;
  Session session(*the_game().game, standard_setup(*the_game().game), kSeed);
  for (std::size_t n = 0; n < kMost && is_player(session.to_act()) && !is_reached(session); ++n) {
    EXPECT_FALSE(session.submit(session.to_act(), to_the_front(the_game().game->prompt(session.state()), n)));
  }
  return session;
}

/// One decision of somebody who does nothing: he ends the phase where he can, else takes the last choice.
inline void end_or_pass(Session& session) {
  const Prompt prompt = the_game().game->prompt(session.state());
  const auto ends = [](const Choice& choice) {
    const ch::Do verb = ch::verb_of(choice.action);
    return verb == ch::Do::EndSetUp || verb == ch::Do::EndMoves || verb == ch::Do::EndCombat;
  };
  const auto end = std::find_if(prompt.choices.begin(), prompt.choices.end(), ends);
  EXPECT_FALSE(
      session.submit(session.to_act(), end != prompt.choices.end() ? end->action : prompt.choices.back().action));
}

inline bool is_offered(const Session& session, ch::Do verb) {
  for (const Choice& choice : the_game().game->prompt(session.state()).choices) {
    if (ch::verb_of(choice.action) == verb) {
      return true;
    }
  }
  return false;
}

/// The game as the page shows it to two people at one screen, at its last moment.
struct Page {
  explicit Page(const Session& session)
      : model(*the_game().game, Session(session),
              {"chattanooga", session.setup(), kSeed, {Controller::Human, Controller::Human}}),
        screen(model, subject_of),
        adapter(screen) {
    if (model.is_curtain_down()) {
      model.lift_curtain();
    }
    adapter.read();
  }
  const ShownChart& chart_now() {
    charts = adapter.charts();
    return charts.at(static_cast<std::size_t>(adapter.chart_now()));
  }

  GameModel model;
  hexgame::ScreenState screen;
  ChattanoogaAdapter adapter;
  std::vector<ShownChart> charts;
};

}  // namespace longroll::web::chattanooga
