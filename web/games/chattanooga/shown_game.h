#pragma once

#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/verbs.h"
#include "web/board/counters.h"
#include "web/hexgame/screen_state.h"

/// The screen of Chattanooga. `ch` is the rules' own namespace.
namespace longroll::web::chattanooga {

namespace ch = longroll::chattanooga;

/// The game on the screen as the parts of its screen ask about it. Everything is read each time, so it holds at
/// whatever moment is shown.
class ShownGame {
 public:
  explicit ShownGame(hexgame::ScreenState& shown)
      : screen(shown), game_(static_cast<const ch::Chattanooga*>(&shown.model.game())) {}

  hexgame::ScreenState& screen;

  const ch::Chattanooga& game() const { return *game_; }
  const GameModel& model() const { return screen.model; }
  const State& seen() const { return screen.seen(); }
  const hexgame::ChoiceIndex& choices() const { return screen.choices(); }
  ch::Field field() const { return game().field(seen()); }
  const ch::Unit& counter(PieceId id) const { return game().data_of(seen()).counter(seen().piece(id).kind); }
  /// Chattanooga 14.7: a reserve marker of somebody else whose letter the reader does not see.
  bool is_unknown(PieceId id) const {
    const Piece& piece = seen().piece(id);
    return counter(id).type == ch::UnitType::Reserve && owner_of(piece) != model().reader() &&
           (piece.up != ch::kFront || !ch::is_on_map(piece)) && ch::has_option(seen(), ch::Option::HiddenReserves);
  }
  /// What its counter is called.
  std::string name(PieceId id) const { return is_unknown(id) ? "Hidden" : counter(id).name; }
  std::string title(PieceId id) const { return is_unknown(id) ? "A hidden reserve, or a dummy" : counter(id).title; }
  ch::StepKind step() const {
    return seen().stack.empty() ? ch::StepKind::GameTurn : static_cast<ch::StepKind>(seen().top().kind);
  }
  /// The step under way is that one, with what it keeps; empty: another is.
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
  const ch::Chattanooga* game_;
};

/// The unit and the hex that an action names on the map. What is chosen from the list only names none: the order of a
/// stack.
hexgame::Subject subject_of(const Action& action);

board::UnitSymbol symbol_of(ch::UnitType type);

}  // namespace longroll::web::chattanooga
