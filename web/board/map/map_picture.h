#pragma once

#include <memory>
#include <string>

#include "web/board/canvas.h"
#include "web/board/map/camera.h"
#include "web/board/map/plate.h"
#include "web/board/shape/map_work.h"

namespace longroll::board {

/// A hex map drawn as an engraved plate. All marks are made once by build() and kept in the GPU's memory; a frame only
/// says where the camera stands. In a frame: draw(), then what lies on the ground (web/board/map/overlays.h), then
/// draw_lettering(), then the pieces, then draw_border().
class MapPicture {
 public:
  MapPicture();
  ~MapPicture();
  MapPicture(const MapPicture&) = delete;
  MapPicture& operator=(const MapPicture&) = delete;

  /// Makes the picture of another map; needs no GL. Costs tens of ms.
  void build(const Plate& plate);
  /// The same of a map that has been cut already.
  void build(MapWork work);
  /// Marks that change while the map stays: those of an atlas. Its Ground layer lies under all, Lines over the map's
  /// lines, Buildings over everything. They take the place of those before.
  void set_marks(MapMesh marks);
  /// The line below the title of the cartouche from now on.
  void set_date(std::string date);
  bool is_built() const;
  /// How long each part took is up to the caller; this is what it came to.
  struct Size {
    int vertices = 0, triangles = 0, strokes = 0, trees = 0;
    std::size_t bytes = 0;  ///< In the GPU's memory, the kept frame included.
    int calls = 0;          ///< Draw calls of the last draw().
  };
  Size size() const;

  const HexLayout& layout() const;
  /// The hex under a point of the map (camera.to_map(...)); kNoHex beside it.
  HexId hex_at(Vec2 map_point) const { return layout().at(map_point); }

  /// Paper, washes, slopes, water, roads, woods, in the camera's window and in the canvas's theme. What the canvas has
  /// gathered before is drawn first.
  void draw(Canvas& canvas, const Camera& camera);

  /// Counters stand in the hexes from now on, half a side of them in map units, 0 where none do: names keep out of
  /// their way.
  void make_way(const HexArray<float>& half);
  /// Names. They are placed anew when the zoom leaves a step or counters hide them, never because of a pan.
  void draw_lettering(Canvas& canvas, const Camera& camera);

  /// Title, date, scale and compass in the emptiest corner, paler by `alpha`: fade it when something lies under it.
  /// Beside a map that leaves room there, and then with the key of its marks below.
  void draw_cartouche(Canvas& canvas, const Camera& camera, float alpha = 1);
  /// Where that is on the page; empty (w = 0) when there is no room.
  Rect cartouche(const Camera& camera) const;

  /// The frame round the camera's window with the numbers of columns and rows: kBorder px wide, outside the window.
  static constexpr float kBorder = 22;
  void draw_border(Canvas& canvas, const Camera& camera) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace longroll::board
