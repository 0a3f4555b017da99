#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "web/board/shape/lattice.h"

namespace longroll::board {

/// The inks of a map: indices of the palette that the theme gives the shader.
enum class MapInk : std::uint8_t {
  Hachure,
  Water,
  WaterFill,
  Road,
  RoadFill,
  Rail,
  Grid,
  Field,
  Wood,
  WoodFill,
  Paper,
  Ink,
};
inline constexpr int kMapInks = static_cast<int>(MapInk::Ink) + 1;

/// One corner of a map's mark, 16 bytes, as the GPU keeps it. The shader pushes it along the normal by half the line's
/// width: `grow` in map units, `px` in CSS px that are held over the middle zooms.
struct MapVertex {
  float x, y;
  std::int16_t nx, ny;    ///< In 1/8192; longer than 1 at corners.
  std::uint8_t grow;      ///< In 1/8.
  std::int8_t px;         ///< In 1/32.
  std::uint8_t ink;       ///< MapInk, kFill, and kRight on the line's other edge.
  std::uint8_t strength;  ///< Of 255.
};
inline constexpr std::uint8_t kRight = 128, kFill = 64;

/// A small picture from the stamp atlas that stands on a place: a tree, a tuft.
struct StampVertex {
  float x, y;
  std::int16_t dx, dy;  ///< From the place to the corner, in 1/64 map unit.
  std::uint8_t u, v;    ///< Edge of the stamp's cell, 0 to kStamps, and 0 or 1.
  std::uint8_t fill, ink;
};
enum class Stamp : std::uint8_t { Oak, Elm, Pine, Tuft, Rock, Bush, Scrub, Blades, Count };
inline constexpr int kStamps = static_cast<int>(Stamp::Count);
inline constexpr float kStampHalf = 6.4f;  ///< A stamp shows so many units on each side of its place, at scale 1.

/// Layers in the order of drawing. Ground marks and stamps are many and lie in chunks.
enum class MapLayer : std::uint8_t { Ground, Lines, Stamps, Overgrown, Buildings, Count };

/// A run of indices that is drawn whole when its bounds are seen.
struct MapPart {
  MapLayer layer;
  Rect bounds;
  std::uint32_t first = 0, count = 0;
};

/// All marks of a map.
struct MapMesh {
  std::vector<MapVertex> vertices;
  std::vector<StampVertex> stamps;
  std::vector<std::uint32_t> indices, stamp_indices;
  std::vector<MapPart> parts;  ///< Layer by layer; within a layer row by row, so that neighbours' runs join.
  int strokes = 0, trees = 0;
};

/// A line's width: map units and held px.
struct Nib {
  float grow = 0, px = 0;
};

/// Gathers marks into a mesh: layer by layer, chunk by chunk.
class Burin {
 public:
  explicit Burin(Rect sheet);

  void layer(MapLayer layer) { layer_ = layer; }
  /// A line. `from` and `to` multiply its width at its ends: a hachure thins downhill, a stream swells from its spring.
  void stroke(std::span<const Vec2> points, Nib nib, MapInk ink, float strength = 1, float from = 1, float to = 1);
  /// The same with a multiplier for each point; `widths` may be empty.
  void ribbon(std::span<const Vec2> points, std::span<const float> widths, Nib nib, MapInk ink, float strength);
  void dashes(const std::vector<Vec2>& points, float dash, float gap, Nib nib, MapInk ink, float strength = 1);
  /// A corner of a polygon whose strength changes from corner to corner.
  struct Shade {
    Vec2 at;
    float strength = 1;
  };
  /// A convex polygon, shaded.
  void shade(std::span<const Shade> corners, MapInk ink);
  /// A convex polygon.
  void fill(std::span<const Vec2> corners, MapInk ink, float strength = 1);
  void closed(std::vector<Vec2> corners, Nib nib, MapInk ink, float strength = 1);
  void stamp(Vec2 at, Stamp stamp, float scale, MapInk fill, MapInk ink);

  /// Everything in its order; the burin is empty then.
  MapMesh finish();

 private:
  std::vector<std::uint32_t>& bin(Vec2 at);
  std::uint32_t add(Vec2 at, Vec2 normal, Nib nib, float width, MapInk ink, std::uint8_t flags, float strength);

  Rect sheet_;
  Lattice chunks_;
  MapLayer layer_ = MapLayer::Ground;
  MapMesh mesh_;
  std::vector<std::vector<std::uint32_t>> bins_;  ///< The indices of a layer's chunks, one layer after the other.
};

}  // namespace longroll::board
