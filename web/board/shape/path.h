#pragma once

#include <string_view>
#include <vector>

#include "web/board/shape/geometry.h"

namespace longroll::board {

/// One run of straight pieces: what a curve has become.
struct Polyline {
  std::vector<Vec2> points;  ///< A closed one does not repeat its first point.
  bool closed = false;
};

/// An outline made of lines and cubic curves, in any units. Built by calls or read from SVG path data.
class Path {
 public:
  Path& move_to(Vec2 p);
  Path& line_to(Vec2 p);
  Path& quad_to(Vec2 control, Vec2 p);
  Path& cubic_to(Vec2 control1, Vec2 control2, Vec2 p);
  /// SVG's elliptical arc: radii, turn of the ellipse in degrees, which of the four arcs.
  Path& arc_to(Vec2 radii, float turn, bool large, bool sweep, Vec2 p);
  Path& close();

  Path& rect(Rect r);
  /// Radius is cut to half the shorter side.
  Path& rounded_rect(Rect r, float radius);
  Path& circle(Vec2 centre, float radius);
  /// Joins the points; `closed` ends where it began.
  Path& polyline(const std::vector<Vec2>& points, bool closed = false);

  bool empty() const { return steps_.empty(); }
  void clear() { steps_.clear(); }
  Path transformed(const Affine& by) const;

  /// Every subpath as straight pieces no further than `tolerance` from the curve.
  std::vector<Polyline> flatten(float tolerance) const;

 private:
  enum class Kind : unsigned char { Move, Line, Cubic, Close };
  struct Step {
    Kind kind;
    Vec2 p[3];  ///< Line and Move use p[0]; Cubic has two controls and the end.
  };
  Vec2 at_;
  Vec2 start_;
  std::vector<Step> steps_;
};

/// Reads SVG path data: M L H V C S Q T A Z, absolute or relative, numbers packed as SVG allows ("1.5.5-2").
/// False when the text is broken; `out` then holds what came before the fault.
bool parse_path(std::string_view text, Path& out);

/// The same, for data that is our own: a fault is a programmer's error and yields what came before it.
Path path(std::string_view text);

}  // namespace longroll::board
