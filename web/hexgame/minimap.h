#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "web/board/shape/mesh.h"
#include "web/hexgame/stacks.h"

namespace longroll::web::hexgame {

/// The whole map in a corner while the window shows only a part of it: woods, water and towns, every stack by the shape
/// and colour of its side, and a frame round what the window shows.
class Minimap {
 public:
  /// Makes its ground, once.
  void build(const board::Plate& plate);
  /// Washes of who holds what lie under it from now on.
  void show_held(Held held);
  /// Draws it and takes its place among what can be pointed at, when it is wanted and not all of the map is in sight.
  void draw(const Frame& frame, ScreenState& screen);
  /// The point of the map that lies under one of the page; empty when it is not shown.
  std::optional<board::Vec2> map_point(board::Vec2 at) const;

 private:
  board::Rect place(const ScreenState& screen) const;
  void choose_corner(const ScreenState& screen);

  board::Mesh woods_, water_, towns_;  ///< in map units and white
  board::HexLayout layout_;
  Held held_;
  BySide<board::Mesh> washes_;
  bool is_washed_ = true;  ///< the washes are those of held_
  board::Rect sheet_;
  board::Rect rect_;     ///< on the page; empty (w = 0): it is not shown
  bool is_low_ = false;  ///< it lies in the lower left corner, because the upper one hides what is asked about
  std::uint64_t corner_of_ = ~std::uint64_t{0};  ///< the revision of the game for which that holds
};

}  // namespace longroll::web::hexgame
