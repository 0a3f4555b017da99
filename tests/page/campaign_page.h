#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "assets/embedded.h"
#include "engine/play/registry.h"
#include "engine/play/setup.h"
#include "web/games/campaign/adapter.h"

/// A game of the campaign on the page, for the tests of its screen.
namespace longroll::web::campaign {

inline Result<std::string> shipped(std::string_view path) {
  return std::string(find_embedded_text(embedded_data(), path));
}

inline const LoadedGame& the_game() {
  static const LoadedGame kLoaded = cw::load(shipped).value();
  return kLoaded;
}
inline const cw::Campaign& the_rules() { return static_cast<const cw::Campaign&>(*the_game().game); }

/// That start: "1863".
inline Setup start_of(std::string_view id) {
  Setup setup = standard_setup(*the_game().game);
  const std::vector<ScenarioInfo>& all = the_game().game->info().scenarios;
  for (std::size_t i = 0; i < all.size(); ++i) {
    setup.scenario = all[i].id == id ? static_cast<int>(i) : setup.scenario;
  }
  return setup;
}

/// Who sets up as history had it, marches off with whom he can, and ends what he is asked. Rising numbers vary it.
inline Action campaigning(const Prompt& prompt, std::size_t n) {
  constexpr std::size_t kLegs = 3;  // of a voyage, about
  std::vector<Action> going;
  for (const Choice& choice : prompt.choices) {
    const cw::Do verb = cw::verb_of(choice.action);
    if (verb == cw::Do::EndSetUp) {
      return choice.action;
    }
    if (verb == cw::Do::Muster || verb == cw::Do::March || verb == cw::Do::TakeShips || verb == cw::Do::SailTo) {
      going.push_back(choice.action);
    }
  }
  const Action halt = action_of(cw::verbs::Halt{});
  const bool may_halt = std::any_of(prompt.choices.begin(), prompt.choices.end(),
                                    [&](const Choice& choice) { return choice.action == halt; });
  if (may_halt && n % kLegs == 0 && !going.empty() && is_action<cw::verbs::SailTo>(going.back())) {
    return halt;
  }
  const bool goes = !going.empty() && n % 7 != 0;
  return goes ? going[n * 13 % going.size()] : prompt.choices[n * 5 % prompt.choices.size()].action;
}

/// The game as the page shows it to two people at one screen, at its last moment.
struct Page {
  explicit Page(const Session& session)
      : model(*the_game().game, Session(session),
              {"campaign", session.setup(), 5, {Controller::Human, Controller::Human}}),
        screen(model, subject_of),
        adapter(screen) {
    if (model.is_curtain_down()) {
      model.lift_curtain();
    }
    screen.board = adapter.read();
  }

  GameModel model;
  hexgame::ScreenState screen;
  CampaignAdapter adapter;
};

/// Plays `count` decisions of a start and looks at every `each`-th.
template <class Look>
void play(std::string_view start, std::uint64_t seed, std::size_t count, std::size_t each, Look&& look) {
  Session session(*the_game().game, start_of(start), seed);
  for (std::size_t n = 0; n < count && is_player(session.to_act()); ++n) {
    if (n % each == 0) {
      look(session);
    }
    ASSERT_FALSE(session.submit(session.to_act(), campaigning(the_game().game->prompt(session.state()), n + seed)));
  }
}

}  // namespace longroll::web::campaign
