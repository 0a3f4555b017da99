#pragma once

#include "engine/games/campaign/game.h"
#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/verbs.h"
#include "web/hexgame/screen_state.h"

/// The screen of the campaign. `cw` is the rules' own namespace.
namespace longroll::web::campaign {

namespace cw = longroll::campaign;

/// The war on the screen as the parts of its screen ask about it. Everything is read each time, so it holds at
/// whatever moment is shown.
class ShownWar {
 public:
  explicit ShownWar(hexgame::ScreenState& shown)
      : screen(shown), game_(static_cast<const cw::Campaign*>(&shown.model.game())) {}

  hexgame::ScreenState& screen;

  const cw::Campaign& game() const { return *game_; }
  const GameModel& model() const { return screen.model; }
  const State& seen() const { return screen.seen(); }
  const hexgame::ChoiceIndex& choices() const { return screen.choices(); }
  cw::Field field() const { return game().field(seen()); }
  cw::StepKind step() const {
    return seen().stack.empty() ? cw::StepKind::GameTurn : static_cast<cw::StepKind>(seen().top().kind);
  }
  /// The innermost step is that one, with what it keeps; empty: another is.
  template <class Locals>
  std::optional<Locals> under_way() const {
    return seen().stack.empty() || !is_step<Locals>(seen().top())
               ? std::nullopt
               : std::optional(longroll::locals_of<Locals>(seen().top()));
  }
  /// The lawful choice, or null.
  template <class Named>
  const Choice* choice(const Named& named) const {
    return choices().find(action_of(named));
  }

 private:
  const cw::Campaign* game_;
};

/// The hex that an action names on the map; of vessels the hex that names the hexside.
hexgame::Subject subject_of(const Action& action);

}  // namespace longroll::web::campaign
