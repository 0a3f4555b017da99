#pragma once

#include <optional>
#include <vector>

#include "web/views/game_view.h"

namespace longroll::web {

/// What a phone shows in place of the inspector, for which it has no room.
class PhoneHints {
 public:
  /// What must be seen before one of the choices is pressed, above them and in as few lines as can be.
  virtual void draw_ahead() {}

  /// What else is worth knowing for the choice that is asked for, or how the game ended, below the choices.
  virtual void draw_aside() {}

  /// The choice whose chances draw_ahead() tells: it stands first among the buttons below them.
  virtual std::optional<Action> told_choice() const { return {}; }

  /// draw_ahead() tells the chances of the roll that all choices lead to: they need no bars of their own.
  virtual bool tells_odds() const { return false; }

  /// Buttons of the game's own in the bottom bar: "Hand 7". activate(id) when pressed.
  virtual std::vector<BarButton> bar_buttons() const { return {}; }

 protected:
  ~PhoneHints() = default;
};

}  // namespace longroll::web
