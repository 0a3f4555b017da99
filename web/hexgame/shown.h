#pragma once
#include <optional>

#include "engine/play/arguments.h"
#include "engine/play/locals.h"
#include "web/hexgame/screen_state.h"

namespace longroll::web::hexgame {

/// The game on the screen as the parts of its screen ask about it. Everything is read each time, so it holds at
/// whatever moment is shown. `Game` is the game's own class; `first` is the step that stands for "none is under way".
template <class Game, auto first>
class Shown {
 public:
  explicit Shown(ScreenState& shown) : screen(shown), game_(static_cast<const Game*>(&shown.model.game())) {}

  ScreenState& screen;

  const Game& game() const { return *game_; }
  const GameModel& model() const { return screen.model; }
  const State& seen() const { return screen.seen(); }
  const ChoiceIndex& choices() const { return screen.choices(); }
  auto field() const { return game().field(seen()); }
  auto step() const { return seen().stack.empty() ? first : static_cast<decltype(first)>(seen().top().kind); }
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
  const Game* game_;
};

}  // namespace longroll::web::hexgame
