#pragma once

#include <vector>

#include "web/board/tween.h"
#include "web/hexgame/game.h"
#include "web/hexgame/motion.h"

namespace longroll::web::hexgame {

/// What one frame is drawn with.
struct Frame {
  board::Canvas& canvas;
  const board::Motion& motion;
  std::int32_t focus = kNoTarget;  ///< the keyboard's target
};

/// The counters on the map: one for each hex, those on the march, those that are lost, the fan of one hex, and the
/// strip of those still to come.
class StackDrawing {
 public:
  StackDrawing(ScreenState& screen, const HexGameAdapter& game, const MapMotion& moves)
      : screen_(screen), game_(game), moves_(moves) {}

  /// Marks what may be chosen from this moment on.
  void light_up(double now) { lit_since_ = now; }
  void forget() { lit_since_ = kNever; }

  void draw(const Frame& frame) const;
  void draw_fan(const Frame& frame) const;
  void draw_strip(const Frame& frame) const;
  /// The counter that lies on top: the one whose move is under way, one that can be chosen, else the first.
  PieceId top_of(const Stack& stack) const;

 private:
  static constexpr double kNever = -1e9;

  void draw_stack(const Frame& frame, const Stack& stack, float size) const;
  bool is_pressed(const Stack& stack) const;
  bool is_beside(const Stack& stack, PieceId a, PieceId b) const;
  void draw_both(const Frame& frame, const Stack& stack, const std::vector<PieceId>& resting, PieceId top,
                 float size) const;
  void draw_commands(const Frame& frame) const;
  void draw_works(const Frame& frame, board::Vec2 at, float size, Seat side) const;
  /// `stack`: counters that lie in its place.
  void draw_unit(const Frame& frame, PieceId id, board::Vec2 at, float size, std::size_t stack, float alpha = 1) const;
  std::vector<board::Rect> lit_beside(const Stack& stack) const;
  board::Rect plate_of_fan(const Stack& stack, float size) const;
  int strength_shown(PieceId id, std::size_t stack) const;
  /// Units that may enter now, and those that come next in words.
  std::vector<PieceId> units_due() const;
  std::string words_of_next() const;

  ScreenState& screen_;
  const HexGameAdapter& game_;
  const MapMotion& moves_;
  double lit_since_ = kNever;
};

/// The body of a small panel on the map.
void draw_plaque(board::Canvas& canvas, board::Rect plaque);

}  // namespace longroll::web::hexgame
