#pragma once

#include <vector>

#include "web/board/map/plate.h"

namespace longroll::board {

/// A watercourse or a way as it is drawn: hexsides or hexes smoothed into a curve with points every few map units. All
/// curves of a plate waver in the same field of noise, so that what meets in the data meets on the sheet.
struct SmoothLine {
  std::vector<Vec2> points;
  bool begins_free = false, ends_free = false;  ///< A spring, or a lane's end: nothing goes on from there.
};
struct Course : SmoothLine {
  WaterKind kind = WaterKind::Stream;
  int name = -1;  ///< Index in Plate::water_names; -1: nameless.
};
struct Track : SmoothLine {
  WayKind kind = WayKind::Road;
  bool is_sunken = false;
  std::size_t way = 0;  ///< Index in Plate::ways.

  bool is_rail() const { return kind >= WayKind::Railroad; }
};

/// Widths between the outer edges, in map units.
constexpr float width_of(WaterKind kind) {
  return kind == WaterKind::River ? 26.0f : kind == WaterKind::Creek ? 17.0f : 4.6f;
}
constexpr float width_of(WayKind kind) {
  return kind == WayKind::Turnpike ? 6.4f : kind == WayKind::Road ? 4.4f : kind == WayKind::Trail ? 1.3f : 6.0f;
}

/// The hexsides of each name joined up into as few courses as possible: rivers first, streams last.
std::vector<Course> water_courses(const Plate& plate);
std::vector<Track> way_tracks(const Plate& plate);

/// Where the line comes nearest to p: the index of the point.
std::size_t nearest_point(const std::vector<Vec2>& line, Vec2 p);

}  // namespace longroll::board
