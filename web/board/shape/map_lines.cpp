#include "web/board/shape/map_lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "web/board/shape/engraving.h"

namespace longroll::board {
namespace {

constexpr float kPace = 4;
constexpr float kBeyond = 60;  // How far a line is drawn on past the edge of the map, where it is cut off.

Vec2 waver(Vec2 p, float by, float shift) {
  constexpr float k = 0.021f;
  return p + Vec2{fbm(p.x * k + shift, p.y * k) - 0.5f, fbm(p.x * k + 50 + shift, p.y * k + 90) - 0.5f} * (2 * by);
}

/// The smooth line through corners of hexes or their middles, with a point every few units.
std::vector<Vec2> smooth(const std::vector<Vec2>& points, float by, float shift) {
  std::vector<Vec2> line = pace(soften(points, 3), kPace);
  line.push_back(points.back());
  for (Vec2& p : line) {
    p = waver(p, by, shift);
  }
  return line;
}

/// Runs then(points, is_free, is_end) for the beginning and the end of a line, each time with that end's point last.
template <class Then>
void at_each_end(SmoothLine& line, const Then& then) {
  std::reverse(line.points.begin(), line.points.end());
  then(line.points, line.begins_free, false);
  std::reverse(line.points.begin(), line.points.end());
  then(line.points, line.ends_free, true);
}

Vec2 on_past(Vec2 before, Vec2 end) { return end + unit(end - before) * kBeyond; }

// Waters.

/// A corner of hexes as a whole number: the same for each of the hexes that have it.
using Corner = std::size_t;
constexpr int kDown = 2 * kMaxRows + 4;
constexpr Corner kCorners = (3 * kMaxColumns + 4) * kDown;

/// The corner of a hex at which a side begins, clockwise.
Corner corner_of(const HexLayout& layout, HexId hex, Direction side) {
  constexpr SideArray<int> kX{{1, 3, 4, 3, 1, 0}}, kY{{0, 0, 1, 2, 2, 1}};
  const int column = column_of(hex);
  return static_cast<Corner>((3 * (column - 1) + kX[side]) * kDown + 2 * (row_of(hex) - 1) +
                             (layout.grid.is_lower(column) ? 1 : 0) + kY[side]);
}

Vec2 place_of(Corner corner) {
  const Vec2 at = vec(static_cast<int>(corner / kDown), static_cast<int>(corner % kDown));
  return {at.x * (kHexRadius / 2), at.y * (kHexDown / 2)};
}

constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

struct Bank {
  Corner a, b;
  WaterKind kind;
  int name;
  bool is_used = false;

  bool is_like(const Bank& other) const { return name == other.name && kind == other.kind; }
};

/// The hexsides with water, and which of them meet at each corner. A side is known by its number.
class Banks {
 public:
  explicit Banks(const Plate& plate) : meeting_(kCorners, {kNone, kNone, kNone}) {
    for (const Plate::Water& w : plate.waters) {
      sides_.push_back(
          {corner_of(plate.layout, w.hex, w.side), corner_of(plate.layout, w.hex, turned(w.side, 1)), w.kind, w.name});
      for (const Corner corner : {sides_.back().a, sides_.back().b}) {
        auto& slot = meeting_[corner];
        *std::find(slot.begin(), slot.end() - 1, kNone) = sides_.size() - 1;
      }
    }
  }

  std::size_t size() const { return sides_.size(); }
  const Bank& operator[](std::size_t n) const { return sides_[n]; }
  /// Whether the water of side `n` has no other side at this corner.
  bool is_end(Corner corner, std::size_t n) const {
    const auto& slot = meeting_[corner];
    return std::count_if(slot.begin(), slot.end(),
                         [&](std::size_t m) { return m != kNone && sides_[m].is_like(sides_[n]); }) == 1;
  }
  /// Whether only one side with water, of any kind, has this corner.
  bool is_lonely(Corner corner) const {
    const auto& slot = meeting_[corner];
    return std::count(slot.begin(), slot.end(), kNone) == 2;
  }
  /// The corners from one end to the other, beginning with side `n` at its corner `from`; the sides are used then.
  std::vector<Corner> walk(std::size_t n, Corner from) {
    std::vector<Corner> out = {from};
    while (n != kNone) {
      Bank& s = sides_[n];
      s.is_used = true;
      out.push_back(s.a == out.back() ? s.b : s.a);
      n = next(out.back(), s);
    }
    return out;
  }

 private:
  /// The next side of the same water from this corner.
  std::size_t next(Corner corner, const Bank& like) const {
    for (const std::size_t n : meeting_[corner]) {
      if (n != kNone && !sides_[n].is_used && sides_[n].is_like(like)) {
        return n;
      }
    }
    return kNone;
  }

  std::vector<Bank> sides_;
  std::vector<std::array<std::size_t, 3>> meeting_;
};

/// Hexsides of one water that follow each other.
struct WaterChain {
  std::vector<Corner> corners;
  Course course;
};

/// All hexsides with water, joined up into as few chains as possible.
std::vector<WaterChain> chains_of(Banks& banks) {
  std::vector<WaterChain> out;
  for (const WaterKind kind : {WaterKind::River, WaterKind::Creek, WaterKind::Stream}) {
    for (const bool from_ends : {true, false}) {  // Ends first; what is left runs in a circle.
      for (std::size_t n = 0; n < banks.size(); ++n) {
        for (const Corner end : {banks[n].a, banks[n].b}) {
          if (banks[n].kind == kind && !banks[n].is_used && (!from_ends || banks.is_end(end, n))) {
            WaterChain chain;
            chain.corners = banks.walk(n, end);
            chain.course.kind = kind;
            chain.course.name = banks[n].name;
            out.push_back(std::move(chain));
          }
        }
      }
    }
  }
  return out;
}

/// How many hexes of the map have each corner, and one of them that is all water, if any.
struct Around {
  std::vector<std::uint8_t> hexes = std::vector<std::uint8_t>(kCorners, 0);
  std::vector<HexId> water = std::vector<HexId>(kCorners, kNoHex);

  explicit Around(const Plate& plate) {
    plate.layout.for_each_hex([&](HexId hex) {
      for (const Direction side : kAllDirections) {
        const Corner corner = corner_of(plate.layout, hex, side);
        ++hexes[corner];
        if (plate.ground_at(hex) == Ground::Water) {
          water[corner] = hex;
        }
      }
    });
  }
};

// Ways.

/// The middles of a way's hexes. A way that follows no line of hexes zigzags between two of them: that is evened out
/// before the corners are cut.
std::vector<Vec2> evened(const HexLayout& layout, const Plate::Way& way) {
  std::vector<Vec2> points;
  for (const HexId hex : way.hexes) {
    points.push_back(layout.centre(hex));
  }
  const int rounds = way.kind >= WayKind::Railroad ? 2 : 1;
  for (int round = 0; round < rounds; ++round) {
    const std::vector<Vec2> from = points;
    for (std::size_t k = 1; k + 1 < points.size(); ++k) {
      // A sharp turn stays nearly as sharp as it is, or the way would leave its hex.
      const bool is_sharp = dot(from[k] - from[k - 1], from[k + 1] - from[k]) < 0;
      const float stay = is_sharp ? 0.8f : 0.56f;
      points[k] = from[k] * stay + (from[k - 1] + from[k + 1]) * (0.5f - stay / 2);
    }
  }
  return points;
}

/// Each way by itself, from the middle of its first hex to the middle of its last one.
std::vector<Track> bare_tracks(const Plate& plate) {
  std::vector<Track> out;
  for (std::size_t i = 0; i < plate.ways.size(); ++i) {
    const Plate::Way& way = plate.ways[i];
    if (way.hexes.size() > 1) {
      Track track;
      track.kind = way.kind;
      track.is_sunken = way.is_sunken;
      track.way = i;
      track.points = smooth(evened(plate.layout, way), track.is_rail() ? 1.5f : 4.5f, 20);
      out.push_back(std::move(track));
    }
  }
  return out;
}

/// Where the end of a way runs into another one: the point of the other, and the way's own point from which it goes
/// there.
struct Junction {
  Vec2 at;
  std::size_t from = 0;
  float away = kNear;  ///< Between the two.

  static constexpr float kNear = 34;  ///< Within the hex.
  bool is_there() const { return away < kNear; }
};

/// Of the last points of `line` the one that comes nearest to another of the tracks is where it ends.
Junction junction_of(const std::vector<Track>& tracks, std::size_t own, const std::vector<Vec2>& line) {
  Junction out{line.back(), line.size() - 1};
  for (std::size_t j = 0; j < tracks.size(); ++j) {
    const auto& other = tracks[j].points;
    if (j == own || tracks[j].is_rail() != tracks[own].is_rail() ||
        length(other[nearest_point(other, line.back())] - line.back()) >= Junction::kNear) {
      continue;
    }
    for (std::size_t back = 0; back < std::min<std::size_t>(line.size() - 2, 8); ++back) {
      const std::size_t k = line.size() - 1 - back;
      const Vec2 p = other[nearest_point(other, line[k])];
      if (length(p - line[k]) < out.away - 0.5f) {
        out = {p, k, length(p - line[k])};
      }
    }
  }
  return out;
}

bool is_at_edge(const Grid& grid, HexId hex) {
  const int column = column_of(hex), row = row_of(hex);
  return column == 1 || row == 1 || column == grid.columns || row == grid.rows;
}

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
  Banks banks(plate);
  std::vector<WaterChain> chains = chains_of(banks);
  std::vector<const Course*> passing(kCorners, nullptr);  // Which course passes a corner without ending there.
  for (WaterChain& chain : chains) {
    std::vector<Vec2> points;
    for (const Corner corner : chain.corners) {
      points.push_back(place_of(corner));
    }
    for (std::size_t k = 1; k + 1 < chain.corners.size(); ++k) {
      passing[chain.corners[k]] = &chain.course;
    }
    chain.course.points = smooth(points, 5, 0);
  }
  const Around around(plate);
  std::vector<Course> out;
  for (const WaterChain& chain : chains) {
    Course course = chain.course;
    at_each_end(course, [&](std::vector<Vec2>& line, bool& is_free, bool is_end) {
      const Corner corner = is_end ? chain.corners.back() : chain.corners.front();
      if (passing[corner] != nullptr) {
        const auto& main = passing[corner]->points;
        line.push_back(main[nearest_point(main, line.back())]);
      } else if (around.water[corner] != kNoHex) {
        line.push_back(mix(line.back(), plate.layout.centre(around.water[corner]), 0.6f));
      } else if (around.hexes[corner] < 3) {
        line.push_back(on_past(line[line.size() - 2], line.back()));
      } else {
        is_free = banks.is_lonely(corner);
      }
    });
    out.push_back(std::move(course));
  }
  return out;
}

std::vector<Track> way_tracks(const Plate& plate) {
  const std::vector<Track> bare = bare_tracks(plate);
  std::vector<Track> out = bare;
  for (std::size_t i = 0; i < out.size(); ++i) {
    const auto& hexes = plate.ways[out[i].way].hexes;
    at_each_end(out[i], [&](std::vector<Vec2>& line, bool& is_free, bool is_end) {
      const Junction junction = junction_of(bare, i, line);
      if (junction.is_there()) {
        line.resize(junction.from + 1);
        if (junction.away > 1) {
          line.push_back(junction.at);
        }
      } else if (is_at_edge(plate.layout.grid, is_end ? hexes.back() : hexes.front())) {
        line.push_back(on_past(line.size() > 3 ? line[line.size() - 4] : line[0], line.back()));
      } else {
        is_free = true;
      }
    });
  }
  return out;
}

}  // namespace longroll::board
