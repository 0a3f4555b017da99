#pragma once

#include "engine/games/battles/game.h"
#include "engine/games/battles/locals.h"
#include "engine/games/battles/steps/step_rule.h"
#include "web/games/battles/choices.h"
#include "web/hexgame/screen_state.h"

namespace longroll::web::battles {

/// The battle on the screen as the parts of this game's screen ask about it. Everything is read anew each time, so it
/// holds at whatever moment is shown.
class ShownBattle {
 public:
  explicit ShownBattle(hexgame::ScreenState& shown)
      : screen(shown), game_(static_cast<const bt::Battles*>(&shown.model.game())) {}

  hexgame::ScreenState& screen;

  const bt::Battles& game() const { return *game_; }
  const GameModel& model() const { return screen.model; }
  const State& seen() const { return screen.seen(); }
  const hexgame::ChoiceIndex& choices() const { return screen.choices(); }
  bt::Field field() const { return game().field(seen()); }
  const bt::Counter& counter(PieceId id) const { return game().data_of(seen()).counter(seen().piece(id).kind); }
  bt::StepKind step() const {
    return seen().stack.empty() ? bt::StepKind::GameTurn : static_cast<bt::StepKind>(seen().top().kind);
  }
  /// The move under way; that of nobody when another step is.
  bt::MoveUnitLocals move_under_way() const {
    return step() == bt::StepKind::MoveUnit ? longroll::locals_of<bt::MoveUnitLocals>(seen().top())
                                            : bt::MoveUnitLocals{};
  }
  PieceId taken() const { return move_under_way().unit; }

 private:
  const bt::Battles* game_;
};

}  // namespace longroll::web::battles
