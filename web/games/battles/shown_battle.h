#pragma once

#include "engine/games/battles/game.h"
#include "engine/games/battles/locals.h"
#include "engine/games/battles/steps/step_rule.h"
#include "web/games/battles/choices.h"
#include "web/hexgame/shown.h"

namespace longroll::web::battles {

/// The battle on the screen (hexgame/shown.h).
class ShownBattle : public hexgame::Shown<bt::Battles, bt::StepKind::GameTurn> {
 public:
  using Shown::Shown;

  const bt::Counter& counter(PieceId id) const { return game().data_of(seen()).counter(seen().piece(id).kind); }
  /// The move under way; that of nobody when another step is.
  bt::MoveUnitLocals move_under_way() const { return under_way<bt::MoveUnitLocals>().value_or(bt::MoveUnitLocals{}); }
  PieceId taken() const { return move_under_way().unit; }
};

}  // namespace longroll::web::battles
