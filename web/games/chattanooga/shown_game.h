#pragma once

#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/verbs.h"
#include "web/board/counters.h"
#include "web/hexgame/shown.h"

/// The screen of Chattanooga. `ch` is the rules' own namespace.
namespace longroll::web::chattanooga {

namespace ch = longroll::chattanooga;

/// The game on the screen (hexgame/shown.h).
class ShownGame : public hexgame::Shown<ch::Chattanooga, ch::StepKind::GameTurn> {
 public:
  using Shown::Shown;

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
};

/// The unit and the hex that an action names on the map. What is chosen from the list only names none: the order of a
/// stack.
hexgame::Subject subject_of(const Action& action);

board::UnitSymbol symbol_of(ch::UnitType type);

}  // namespace longroll::web::chattanooga
