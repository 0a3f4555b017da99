#include "web/board/shape/map_lines.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "web/board/shape/engraving.h"

namespace longroll::board {
namespace {

constexpr float kPace = 4;
constexpr float kBeyond = 60;  // How far a line is drawn on past the edge of the map, where it is cut off.

Vec2 waver(Vec2 p, float by, float shift) {
  constexpr float k = 0.021f;
  return p + Vec2{fbm(p.x * k + shift, p.y * k) - 0.5f, fbm(p.x * k + 50 + shift, p.y * k + 90) - 0.5f} * (2 * by);
}

/// A corner of hexes as a whole number: the same for each of the hexes that have it.
struct Corners {
  static constexpr int kDown = 2 * kMaxRows + 4;
  static constexpr int kCount = (3 * 64 + 4) * kDown;
  static constexpr std::array<int, kDirections> kX = {1, 3, 4, 3, 1, 0}, kY = {0, 0, 1, 2, 2, 1};

  static int of(const HexLayout& layout, HexId hex, int n) {
    const int column = column_of(hex);
    const auto i = static_cast<std::size_t>(n % kDirections);
    return (3 * (column - 1) + kX[i]) * kDown + 2 * (row_of(hex) - 1) + (layout.grid.is_lower(column) ? 1 : 0) + kY[i];
  }
  static Vec2 at(int corner) {
    return {static_cast<float>(corner / kDown) * (kHexRadius / 2), static_cast<float>(corner % kDown) * (kHexDown / 2)};
  }
};

struct Bank {
  int a, b;
  WaterKind kind;
  int name;
  bool is_used = false;
};

/// The sides of one name and kind, and which of them meet at each corner.
class Chainer {
 public:
  explicit Chainer(const Plate& plate) : meeting_(Corners::kCount, {-1, -1, -1}) {
    for (const Plate::Water& w : plate.waters) {
      const int first = static_cast<int>(w.side);
      sides_.push_back(
          {Corners::of(plate.layout, w.hex, first), Corners::of(plate.layout, w.hex, first + 1), w.kind, w.name});
      const int n = static_cast<int>(sides_.size()) - 1;
      for (const int corner : {sides_.back().a, sides_.back().b}) {
        auto& slot = meeting_[static_cast<std::size_t>(corner)];
        *std::find(slot.begin(), slot.end() - 1, -1) = n;
      }
    }
  }

  std::vector<Bank>& sides() { return sides_; }
  /// The next side of the same water from this corner, or -1.
  int next(int corner, const Bank& like) const {
    for (const int n : meeting_[static_cast<std::size_t>(corner)]) {
      if (n >= 0 && !side(n).is_used && side(n).name == like.name && side(n).kind == like.kind) {
        return n;
      }
    }
    return -1;
  }
  int same_at(int corner, const Bank& like) const {
    const auto& slot = meeting_[static_cast<std::size_t>(corner)];
    return static_cast<int>(std::count_if(slot.begin(), slot.end(), [&](int n) {
      return n >= 0 && side(n).name == like.name && side(n).kind == like.kind;
    }));
  }
  int all_at(int corner) const {
    const auto& slot = meeting_[static_cast<std::size_t>(corner)];
    return static_cast<int>(std::count_if(slot.begin(), slot.end(), [](int n) { return n >= 0; }));
  }
  /// The corners from one end to the other, beginning with side `n` at its corner `from`.
  std::vector<int> walk(int n, int from) {
    std::vector<int> out = {from};
    while (n >= 0) {
      Bank& s = sides_[static_cast<std::size_t>(n)];
      s.is_used = true;
      out.push_back(s.a == out.back() ? s.b : s.a);
      n = next(out.back(), s);
    }
    return out;
  }

 private:
  const Bank& side(int n) const { return sides_[static_cast<std::size_t>(n)]; }
  std::vector<Bank> sides_;
  std::vector<std::array<int, 3>> meeting_;
};

/// How many hexes of the map have this corner, and one of them that is all water, if any.
struct Around {
  std::vector<std::uint8_t> hexes = std::vector<std::uint8_t>(Corners::kCount, 0);
  std::vector<HexId> water = std::vector<HexId>(Corners::kCount, kNoHex);

  explicit Around(const Plate& plate) {
    for (int column = 1; column <= plate.layout.grid.columns; ++column) {
      for (int row = 1; row <= plate.layout.grid.rows; ++row) {
        const HexId hex = hex_at(column, row);
        for (int n = 0; n < kDirections; ++n) {
          const auto corner = static_cast<std::size_t>(Corners::of(plate.layout, hex, n));
          ++hexes[corner];
          if (plate.ground_at(hex) == Ground::Water) {
            water[corner] = hex;
          }
        }
      }
    }
  }
};

Vec2 on_past(Vec2 before, Vec2 end) { return end + unit(end - before) * kBeyond; }

}  // namespace

std::size_t nearest_point(const std::vector<Vec2>& line, Vec2 p) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (dot(line[i] - p, line[i] - p) < dot(line[best] - p, line[best] - p)) {
      best = i;
    }
  }
  return best;
}

std::vector<Course> water_courses(const Plate& plate) {
  Chainer chains(plate);
  const Around around(plate);
  struct Raw {
    std::vector<int> corners;
    Course course;
  };
  std::vector<Raw> raw;
  for (const WaterKind kind : {WaterKind::River, WaterKind::Creek, WaterKind::Stream}) {
    for (const bool from_ends : {true, false}) {  // Ends first; what is left runs in a circle.
      for (std::size_t i = 0; i < chains.sides().size(); ++i) {
        const Bank s = chains.sides()[i];
        for (const int end : {s.a, s.b}) {
          if (s.kind == kind && !chains.sides()[i].is_used && (!from_ends || chains.same_at(end, s) == 1)) {
            Raw r;
            r.corners = chains.walk(static_cast<int>(i), end);
            r.course.kind = kind;
            r.course.index = s.name;
            raw.push_back(std::move(r));
          }
        }
      }
    }
  }
  std::vector<int> inside(Corners::kCount, -1);  // Which course passes a corner without ending there.
  for (std::size_t i = 0; i < raw.size(); ++i) {
    Raw& r = raw[i];
    std::vector<Vec2> points;
    for (const int corner : r.corners) {
      points.push_back(Corners::at(corner));
    }
    for (std::size_t k = 1; k + 1 < r.corners.size(); ++k) {
      inside[static_cast<std::size_t>(r.corners[k])] = static_cast<int>(i);
    }
    std::vector<Vec2> line = pace(soften(points, 3), kPace);
    line.push_back(points.back());
    for (Vec2& p : line) {
      p = waver(p, 5, 0);
    }
    r.course.points = std::move(line);
  }
  std::vector<Course> out;
  for (const Raw& r : raw) {
    Course course = r.course;
    for (const bool at_end : {false, true}) {
      const auto corner = static_cast<std::size_t>(at_end ? r.corners.back() : r.corners.front());
      auto& line = course.points;
      if (!at_end) {
        std::reverse(line.begin(), line.end());
      }
      if (inside[corner] >= 0) {
        const auto& main = raw[static_cast<std::size_t>(inside[corner])].course.points;
        line.push_back(main[nearest_point(main, line.back())]);
      } else if (around.water[corner] != kNoHex) {
        line.push_back(mix(line.back(), plate.layout.centre(around.water[corner]), 0.6f));
      } else if (around.hexes[corner] < 3) {
        line.push_back(on_past(line[line.size() - 2], line.back()));
      } else if (chains.all_at(static_cast<int>(corner)) == 1) {
        (at_end ? course.ends_free : course.begins_free) = true;
      }
      if (!at_end) {
        std::reverse(line.begin(), line.end());
      }
    }
    out.push_back(std::move(course));
  }
  return out;
}

std::vector<Track> way_tracks(const Plate& plate) {
  const HexLayout& layout = plate.layout;
  std::vector<Track> out;
  for (std::size_t i = 0; i < plate.ways.size(); ++i) {
    const Plate::Way& way = plate.ways[i];
    if (way.hexes.size() < 2) {
      continue;
    }
    Track track;
    track.kind = way.kind;
    track.is_sunken = way.is_sunken;
    track.index = static_cast<int>(i);
    std::vector<Vec2> points;
    for (const HexId hex : way.hexes) {
      points.push_back(layout.centre(hex));
    }
    // A way that follows no line of hexes zigzags between two of them: even that out before the corners are cut.
    const int evening = way.kind >= WayKind::Railroad ? 2 : 1;
    for (int round = 0; round < evening; ++round) {
      const std::vector<Vec2> from = points;
      for (std::size_t k = 1; k + 1 < points.size(); ++k) {
        // A sharp turn stays nearly as sharp as it is, or the way would leave its hex.
        const bool is_sharp = dot(from[k] - from[k - 1], from[k + 1] - from[k]) < 0;
        const float stay = is_sharp ? 0.8f : 0.56f;
        points[k] = from[k] * stay + (from[k - 1] + from[k + 1]) * (0.5f - stay / 2);
      }
    }
    std::vector<Vec2> line = pace(soften(points, 3), kPace);
    line.push_back(points.back());
    for (Vec2& p : line) {
      p = waver(p, way.kind >= WayKind::Railroad ? 1.5f : 4.5f, 20);
    }
    track.points = std::move(line);
    out.push_back(std::move(track));
  }
  const auto is_at_edge = [&](HexId hex) {
    const int column = column_of(hex), row = row_of(hex);
    return column == 1 || row == 1 || column == layout.grid.columns || row == layout.grid.rows;
  };
  const std::vector<Track> bare = out;
  for (std::size_t i = 0; i < out.size(); ++i) {
    const auto& hexes = plate.ways[static_cast<std::size_t>(out[i].index)].hexes;
    for (const bool at_end : {false, true}) {
      auto& line = out[i].points;
      if (!at_end) {
        std::reverse(line.begin(), line.end());
      }
      const Vec2 end = line.back();
      // The way into which it runs: of its last points the one that comes nearest is where it ends.
      Vec2 join = end;
      std::size_t last = line.size() - 1;
      float least = 34;  // Within the hex.
      for (std::size_t j = 0; j < bare.size(); ++j) {
        const auto& other = bare[j].points;
        if (j == i || (bare[j].kind >= WayKind::Railroad) != (out[i].kind >= WayKind::Railroad) ||
            length(other[nearest_point(other, end)] - end) >= 34) {
          continue;
        }
        for (std::size_t back = 0; back < std::min<std::size_t>(line.size() - 2, 8); ++back) {
          const std::size_t k = line.size() - 1 - back;
          const Vec2 p = other[nearest_point(other, line[k])];
          if (length(p - line[k]) < least - 0.5f) {
            least = length(p - line[k]);
            join = p;
            last = k;
          }
        }
      }
      if (least < 34) {
        line.resize(last + 1);
        if (least > 1) {
          line.push_back(join);
        }
      } else if (is_at_edge(at_end ? hexes.back() : hexes.front())) {
        line.push_back(on_past(line[line.size() - 4 < line.size() ? line.size() - 4 : 0], end));
      } else {
        (at_end ? out[i].ends_free : out[i].begins_free) = true;
      }
      if (!at_end) {
        std::reverse(line.begin(), line.end());
      }
    }
  }
  return out;
}

}  // namespace longroll::board
