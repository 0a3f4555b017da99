#pragma once

#include <optional>

#include "web/hexgame/choice_index.h"
#include "web/hexgame/map_view.h"
#include "web/hexgame/snapshot.h"
#include "web/views/game_model.h"

namespace longroll::web::hexgame {

/// What the parts of a map screen and its game read in common: the game under way, how it is laid out, and where the
/// player points.
class ScreenState {
 public:
  ScreenState(GameModel& shown, SubjectOf reads) : model(shown), subject_of(reads) {}

  GameModel& model;
  SubjectOf subject_of;
  MapView map;
  BoardSnapshot board;

  std::int32_t hovered = kNoTarget;
  std::optional<board::Vec2> pointed{};  ///< where the pointer is, in map units; empty: the keyboard points
  HexId pinned = kNoHex;                 ///< kept in the inspector after a click that decides nothing
  HexId fan = kNoHex;                    ///< whose counters lie side by side
  board::Rect fan_plate;                 ///< where they lie, in the picture drawn last
  PieceId chosen = kNoPiece;             ///< picked to be sent to a hex
  PieceId picked = kNoPiece;             ///< `chosen` when the player has picked it himself
  PieceId last = kNoPiece;         ///< the reader's unit that has acted last, until dice fall or the other side acts
  PieceId awaited = kNoPiece;      ///< a lesson waits for it: it lies on top of its stack
  std::vector<PieceId> ordered{};  ///< under the order that is being given (orders.h)
  unsigned overlays = 16;          ///< bits of overlays.h: at first the small map alone
  bool tools_open = false;
  bool panel_open = false;  ///< phone: the inspector as a sheet

  const State& seen() const { return model.view().seen; }
  /// What may be chosen now; nothing while it is not the reader's turn.
  const ChoiceIndex& choices() const;
  /// The hex of a target: the one that it names, or where the piece stands; kNoHex for others.
  HexId hex_of(std::int32_t target) const;
  /// The unit that the player has in hand: it moves, or was picked to be sent to a hex.
  PieceId in_hand() const { return !model.may_act() ? kNoPiece : board.out != kNoPiece ? board.out : picked; }
  /// What the inspector tells of: the hex under the pointer, or else the one that was clicked.
  HexId told_of() const { return hex_of(hovered) != kNoHex ? hex_of(hovered) : pinned; }
  /// Where a target is drawn.
  board::Rect rect_of(std::int32_t target) const;

 private:
  mutable ChoiceIndex choices_;
  mutable std::uint64_t choices_revision_ = ~std::uint64_t{0};
};

}  // namespace longroll::web::hexgame
