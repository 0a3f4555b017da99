#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "web/board/shape/lattice.h"
#include "web/board/shape/mesh.h"
#include "web/board/shape/theme.h"

namespace longroll::board {

/// The burin: hachures, trees, rivers, roads and rails, all from numbers and the same on every machine.

/// A small stream of numbers in [0, 1), for drawing only; never for the game.
class Jitter {
 public:
  explicit Jitter(std::uint32_t seed) : state_(seed) {}
  float next();

 private:
  std::uint32_t state_;
};

/// Smooth noise in [0, 1) that never repeats near the origin.
float fbm(float x, float y);

/// Heights on a lattice, read in between by bilinear blending.
class HeightField {
 public:
  HeightField(Rect area, float step, const std::function<float(float, float)>& height);
  explicit HeightField(LatticeOf<float> heights) : heights_(std::move(heights)) {}

  float at(Vec2 p) const;
  Vec2 gradient(Vec2 p) const;
  /// The lines of one height, each joined up as far as it goes.
  std::vector<std::vector<Vec2>> contours(float level) const;

 private:
  LatticeOf<float> heights_;
};

/// How slopes are hatched. Lengths are in model units.
struct HachureStyle {
  float first = 0.6f, last = 5, gap = 0.36f;  ///< Levels of the contours.
  float space = 3;                            ///< Between strokes along a contour.
  float longest = 11;
  float gentle = 0.01f, steep = 0.09f;  ///< Slopes at which strokes begin, and are heaviest.
  float weights[4] = {0.5f, 0.7f, 0.95f, 1.3f};
  float tolerance = 0;                  ///< As add_stroke has it.
  std::function<bool(Vec2)> skip = {};  ///< True where no stroke may go: roads, rivers.
};
void add_hachures(Mesh& mesh, const HeightField& field, const HachureStyle& style, Colour colour);
/// The same strokes, handed over one by one: points downhill, and the width.
using StrokeSink = std::function<void(const std::vector<Vec2>& points, float width)>;
void hatch(const HeightField& field, const HachureStyle& style, const StrokeSink& sink);

/// Points no nearer to each other than `apart`, from the back (small y) to the front. `roll` is a number in [0, 1).
/// The more `tries` for each square of that side, the fewer gaps; five leave hardly any.
struct ScatterPoint {
  Vec2 at;
  float roll;
};
std::vector<ScatterPoint> scatter(Rect area, float apart, std::uint32_t seed,
                                  const std::function<bool(Vec2)>& keep = {}, float tries = 5);

/// One of two crowns or, for rolls under `conifers`, a conifer.
void add_tree(Mesh& mesh, const ScatterPoint& spot, float scale, float conifers, const Theme& theme, float tolerance);

enum class RoadKind : std::uint8_t { Pike, Road, Path };
void add_road(Mesh& mesh, const std::vector<Vec2>& line, RoadKind kind, const Theme& theme);
/// Inked banks `width` apart, with lines along them inside when it is wide enough.
void add_river(Mesh& mesh, const std::vector<Vec2>& line, float width, const Theme& theme);
void add_rail(Mesh& mesh, const std::vector<Vec2>& line, float scale, const Theme& theme);

/// Points every `step` along a line, from its beginning; the end is left out unless it falls on a step.
std::vector<Vec2> pace(const std::vector<Vec2>& line, float step);
/// Cuts corners `rounds` times; the ends stay where they are.
std::vector<Vec2> soften(std::vector<Vec2> line, int rounds);
/// Distance from p to the nearest point of the line.
float distance_to(std::span<const Vec2> line, Vec2 p);

}  // namespace longroll::board
