#pragma once

#include <map>
#include <vector>

#include "web/board/tween.h"
#include "web/hexgame/game.h"

namespace longroll::web::hexgame {

/// Keys of the map's animations.
enum class Animation : int { March = 1, Loss, Roll, Light };
constexpr std::uint64_t key_of(Animation what, int n) {
  return static_cast<std::uint64_t>(what) << 32 | static_cast<std::uint32_t>(n);
}

/// What moves while a decision comes on the map: marches, losses, dice.
class MapMotion {
 public:
  /// A unit that has left the map, where it stood last (map units).
  struct Ghost {
    PieceId id = kNoPiece;
    board::Vec2 at;
  };

  /// Where it is shown.
  struct Stage {
    MapView& map;
    const HexGameAdapter& game;
    board::Motion& motion;
  };

  void forget();
  /// Keeps the conditions before a decision, so that they are shown until its dice have fallen.
  /// Others that march go on: the moves of one order are seen together.
  void begin(const Events& events, const board::Motion& motion);
  void set_dice(std::vector<DieShown> dice) { dice_ = std::move(dice); }
  const std::vector<DieShown>& dice() const { return dice_; }
  /// Starts the animations of a decision, `delay` ms from now. `is_theirs`: it was made by the other side. Gives the ms
  /// until the next may come.
  float start(const Events& events, bool is_theirs, float delay, const Stage& stage);

  bool is_marching(PieceId piece, const board::Motion& motion) const;
  /// Where each unit on the march is now, in map units.
  std::vector<Ghost> marching(const board::Motion& motion) const;
  const std::vector<Ghost>& ghosts() const { return ghosts_; }
  /// Piece::marks as they may be shown: what a die does to a unit only once it has fallen.
  std::int16_t shown_marks(PieceId piece, std::int16_t now, const board::Motion& motion) const;

 private:
  void read_moves(const Events& events, float from, const Stage& stage);
  float start_marches(bool is_theirs, float from, const MapView& map, board::Motion& motion);

  std::vector<DieShown> dice_;
  std::map<PieceId, std::vector<board::Vec2>> ways_;  // map units, of units on the move
  std::vector<Ghost> ghosts_;
  std::map<PieceId, std::int16_t> marks_before_;
};

bool has_roll(const Events& events);

}  // namespace longroll::web::hexgame
