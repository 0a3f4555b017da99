#pragma once

#include <map>

#include "engine/table/piece.h"
#include "web/board/map/camera.h"
#include "web/board/map/map_picture.h"
#include "web/board/marks.h"
#include "web/board/picking.h"
#include "web/views/game_view.h"

namespace longroll::web::hexgame {

constexpr board::Side side_of(Seat seat) { return seat == Seat::Union ? board::Side::Union : board::Side::Confederate; }

/// The map on the screen: its picture, the camera above it, and where everything was drawn last. Knows no rule.
class MapView {
 public:
  /// Makes the picture of the map. Once.
  void build(board::MapWork work);
  /// The window changed. True the first time that there is room to look at anything.
  bool arrange(const Area& area);

  board::Camera& camera() { return camera_; }
  const board::Camera& camera() const { return camera_; }
  board::MapPicture& picture() { return picture_; }
  const board::HexLayout& layout() const { return picture_.layout(); }
  const Area& area() const { return area_; }
  bool is_phone() const { return area_.form == Area::Form::Phone; }
  bool has_looked() const { return has_looked_; }

  /// In px: in its hex a counter leaves room for the ground; far off, where it is a chip, it takes most of the hex.
  float counter_size() const;
  board::Vec2 centre_of(HexId hex) const { return layout().centre(hex); }  ///< in map units
  board::Vec2 screen_of(HexId hex) const { return camera_.to_screen(centre_of(hex)); }
  /// Brings the hexes and `room` map units round them into the window, with as little movement as that takes: it glides
  /// there. Of hexes that lie too far apart, the one that is nearest to the middle. The small map does not lie over
  /// them, if the sheet is large enough to move away from it.
  void reveal(std::span<const HexId> hexes, float room);
  /// The same, and goes as far off as it takes to see them all.
  void show_all(std::span<const HexId> hexes, float room);
  /// Of some hexes the one that is nearest to the middle of the window; kNoHex when the list is empty.
  HexId nearest_of(std::span<const HexId> hexes) const;
  /// Glides to where `look` brings the camera, which is where it stands or where it is gliding to already.
  template <class Look>
  void aim(Look&& look) {
    board::Camera to = is_gliding_ ? to_ : camera_;
    look(to);
    glide(to);
  }
  /// Goes on gliding; `is_still`: at once to the end, now and from now on. `now` in ms.
  void tick(double now, bool is_still);
  bool is_gliding() const { return is_gliding_; }
  /// The camera where it stands, or where it is gliding to.
  const board::Camera& aimed() const { return is_gliding_ ? to_ : camera_; }
  /// The player moves the camera himself: it stays where it is.
  void stop_gliding() { is_gliding_ = false; }

  // --- what was drawn where; higher `z` lies above ---
  void begin_frame();
  void add_piece(PieceId piece, board::Vec2 centre, float size, int z);
  void add_area(std::int32_t target, board::Rect rect, int z);
  /// The strip of arrivals, which lies over the map; empty: there is none.
  void set_strip(board::Rect strip) { strip_ = strip; }
  board::Rect strip() const { return strip_; }
  /// The small map, which lies over the map; empty: it is not shown.
  void set_inset(board::Rect inset) { inset_ = inset; }
  board::Rect inset() const { return inset_; }
  /// The counter in that hex lies under a rectangle of the page, where the camera stands or is gliding to.
  bool is_under(HexId hex, board::Rect rect) const;
  bool is_under_inset(HexId hex) const { return is_under(hex, inset_); }
  /// Brings the hex out from under a panel at the window's foot; a place that is no hex is left.
  void uncover(HexId hex, board::Rect panel);
  /// Where the piece was drawn last; empty (w = 0): nowhere.
  board::Rect rect_of_piece(PieceId piece) const;
  board::Rect rect_of_hex(HexId hex) const;
  /// Something drawn there is neither outside the window nor under a panel.
  bool is_visible(board::Rect rect, bool is_hex) const;
  /// The target under a point; kNoTarget for none.
  std::int32_t pick(board::Vec2 at, float slop) const;

  /// A key that moves or zooms the map (an SDL key code); true when it was one.
  bool key(std::int32_t code, bool shift);

 private:
  void glide(const board::Camera& to);
  void clear_inset(board::Camera& camera, board::Rect box) const;
  board::Rect box_of(std::span<const HexId> hexes, float room) const;

  Area area_;
  board::Camera camera_;
  board::Camera from_, to_;  ///< of the glide
  double glide_since_ = -1;  ///< ms; negative: since the next tick
  bool is_gliding_ = false;
  bool may_glide_ = false;  ///< the time is told, and motion is wanted
  board::MapPicture picture_;
  bool has_looked_ = false;
  board::PickList picks_;
  std::map<PieceId, board::Rect> rects_;
  board::Rect strip_;
  board::Rect inset_;
};

}  // namespace longroll::web::hexgame
