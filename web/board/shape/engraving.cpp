#include "web/board/shape/engraving.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "engine/core/heap_sort.h"

namespace longroll::board {
namespace {

/// 0 to 1, from the upper 24 bits.
float fraction_of(std::uint32_t bits) { return static_cast<float>(bits >> 8) / 16777216.0f; }

float value_at(int i, int j) {
  std::uint32_t h = static_cast<std::uint32_t>(i) * 374761393u + static_cast<std::uint32_t>(j) * 668265263u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return fraction_of(h ^ (h >> 16));
}

float noise(float x, float y) {
  const int i = floor_int(x);
  const int j = floor_int(y);
  const float f = x - std::floor(x);
  const float g = y - std::floor(y);
  const float u = f * f * (3 - 2 * f);
  const float v = g * g * (3 - 2 * g);
  return (value_at(i, j) * (1 - u) + value_at(i + 1, j) * u) * (1 - v) +
         (value_at(i, j + 1) * (1 - u) + value_at(i + 1, j + 1) * u) * v;
}

Stroke pen(float width, Cap cap = Cap::Butt) {
  Stroke s;
  s.width = width;
  s.cap = cap;
  return s;
}

Stroke dashes(float width, float dash, float gap) {
  Stroke s = pen(width);
  s.dash = dash;
  s.gap = gap;
  return s;
}

void add_line(Mesh& mesh, const std::vector<Vec2>& points, const Stroke& stroke, Colour colour, float tolerance = 0) {
  add_stroke(mesh, Polyline{points, false}, stroke, colour, tolerance);
}

}  // namespace

float Jitter::next() {
  state_ += 0x6D2B79F5u;
  std::uint32_t t = (state_ ^ state_ >> 15) * (1 | state_);
  t = (t + (t ^ t >> 7) * (61 | t)) ^ t;
  return fraction_of(t ^ t >> 14);
}

float fbm(float x, float y) {
  return noise(x, y) * 0.6f + noise(x * 2.1f + 7, y * 2.1f + 3) * 0.28f + noise(x * 4.3f + 1, y * 4.3f + 9) * 0.12f;
}

HeightField::HeightField(Rect area, float step, const std::function<float(float, float)>& height)
    : heights_(Lattice::points(area, step)) {
  heights_.for_each([&](int column, int row) {
    const Vec2 p = heights_.at(column, row);
    heights_(column, row) = height(p.x, p.y);
  });
}

float HeightField::at(Vec2 p) const {
  const Vec2 last = vec(heights_.columns, heights_.rows) - Vec2{1.001f, 1.001f};
  const Vec2 steps = heights_.steps_to(p);
  const float a = std::clamp(steps.x, 0.0f, last.x);
  const float b = std::clamp(steps.y, 0.0f, last.y);
  const float left = std::floor(a), top = std::floor(b);
  const float f = a - left;
  const float g = b - top;
  const float* h = &heights_(floor_int(left), floor_int(top));
  const float* below = h + heights_.columns;
  return (h[0] * (1 - f) + h[1] * f) * (1 - g) + (below[0] * (1 - f) + below[1] * f) * g;
}

Vec2 HeightField::gradient(Vec2 p) const {
  const float e = heights_.step;
  return {(at({p.x + e, p.y}) - at({p.x - e, p.y})) / (2 * e), (at({p.x, p.y + e}) - at({p.x, p.y - e})) / (2 * e)};
}

namespace {

/// Finds the lines of one height in a lattice: marching squares, then joined from square to square.
class Contours {
 public:
  Contours(const LatticeOf<float>& heights, float level)
      : heights_(heights), level_(level), touching_(heights.size() * 2, {kNone, kNone}) {
    for (int row = 0; row + 1 < heights.rows; ++row) {
      for (int column = 0; column + 1 < heights.columns; ++column) {
        cut(column, row);
      }
    }
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      for (const End& end : pieces_[i].ends) {
        auto& slot = touching_[end.edge];
        slot[slot[0] == kNone ? 0 : 1] = i;
      }
    }
  }

  std::vector<std::vector<Vec2>> joined() {
    std::vector<std::vector<Vec2>> out;
    for (Piece& piece : pieces_) {
      if (!piece.is_used) {
        piece.is_used = true;
        std::vector<Vec2> line = {piece.ends[0].at, piece.ends[1].at};
        for (std::size_t edge = piece.ends[1].edge; const End* next = take_next(edge); edge = next->edge) {
          line.push_back(next->at);
        }
        for (std::size_t edge = piece.ends[0].edge; const End* next = take_next(edge); edge = next->edge) {
          line.insert(line.begin(), next->at);
        }
        out.push_back(std::move(line));
      }
    }
    return out;
  }

 private:
  static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
  /// Where the line crosses an edge of the lattice. An edge has a number: twice its corner's, plus one if it goes down.
  struct End {
    std::size_t edge;
    Vec2 at;
  };
  /// The line within one square.
  struct Piece {
    std::array<End, 2> ends;
    bool is_used = false;
  };
  enum Side : std::int8_t { kNowhere = -1, kTop, kRight, kBottom, kLeft };
  struct Joint {
    Side from = kNowhere, to = kNowhere;
  };

  /// Adds what crosses the square whose upper left corner this is.
  void cut(int column, int row) {
    // Which sides the line joins, by the corners that lie higher: 1 upper left, 2 upper right, 4 lower right, 8 lower
    // left.
    static constexpr Joint kJoints[16][2] = {{},
                                             {{kLeft, kTop}},
                                             {{kTop, kRight}},
                                             {{kLeft, kRight}},
                                             {{kRight, kBottom}},
                                             {{kLeft, kTop}, {kRight, kBottom}},
                                             {{kTop, kBottom}},
                                             {{kLeft, kBottom}},
                                             {{kBottom, kLeft}},
                                             {{kBottom, kTop}},
                                             {{kTop, kRight}, {kBottom, kLeft}},
                                             {{kBottom, kRight}},
                                             {{kRight, kLeft}},
                                             {{kRight, kTop}},
                                             {{kTop, kLeft}},
                                             {}};
    const auto bit = [&](int across, int down, unsigned value) {
      return heights_(column + across, row + down) > level_ ? value : 0U;
    };
    for (const Joint joint : kJoints[bit(0, 0, 1) | bit(1, 0, 2) | bit(1, 1, 4) | bit(0, 1, 8)]) {
      if (joint.from != kNowhere) {
        pieces_.push_back({{end_at(column, row, joint.from), end_at(column, row, joint.to)}});
      }
    }
  }

  End end_at(int column, int row, Side side) const {
    column += side == kRight ? 1 : 0;
    row += side == kBottom ? 1 : 0;
    const bool is_down = side == kLeft || side == kRight;
    const float a = heights_(column, row);
    const float b = is_down ? heights_(column, row + 1) : heights_(column + 1, row);
    const float t = (level_ - a) / (b - a);
    const Vec2 at = heights_.corner + (vec(column, row) + Vec2{is_down ? 0 : t, is_down ? t : 0}) * heights_.step;
    return {heights_.index(column, row) * 2 + (is_down ? 1U : 0U), at};
  }

  /// The other end of a piece at this edge that is not yet part of a line; null: the line ends here.
  const End* take_next(std::size_t edge) {
    for (const std::size_t n : touching_[edge]) {
      if (n != kNone && !pieces_[n].is_used) {
        Piece& piece = pieces_[n];
        piece.is_used = true;
        return &piece.ends[piece.ends[0].edge == edge ? 1 : 0];
      }
    }
    return nullptr;
  }

  const LatticeOf<float>& heights_;
  float level_;
  std::vector<Piece> pieces_;
  std::vector<std::array<std::size_t, 2>> touching_;  ///< The pieces at each edge: at most two.
};

}  // namespace

std::vector<std::vector<Vec2>> HeightField::contours(float level) const { return Contours(heights_, level).joined(); }

void add_hachures(Mesh& mesh, const HeightField& field, const HachureStyle& style, Colour colour) {
  hatch(field, style, [&](const std::vector<Vec2>& points, float width) {
    add_line(mesh, points, pen(width), colour, style.tolerance);
  });
}

void hatch(const HeightField& field, const HachureStyle& style, const StrokeSink& sink) {
  Jitter jitter(5);
  std::vector<Vec2> stroke;
  for (float level = style.first; level < style.last; level += style.gap) {
    for (const auto& contour : field.contours(level)) {
      if (contour.size() < 6) {
        continue;
      }
      for (Vec2 p : pace(contour, style.space)) {
        const Vec2 g = field.gradient(p);
        const float slope = length(g);
        if (slope < style.gentle || (style.skip && style.skip(p))) {
          continue;
        }
        const float weight = std::clamp((slope - style.gentle) / (style.steep - style.gentle), 0.0f, 1.0f);
        if (jitter.next() > 0.55f + 0.5f * weight) {
          continue;
        }
        const float limit = std::min(style.longest, style.gap / slope * 0.86f) * (0.8f + 0.3f * jitter.next());
        stroke.assign(1, p);
        for (float gone = 0; gone < limit; gone += 2.5f) {
          p = p - unit(field.gradient(p)) * 2.5f;
          if (style.skip && style.skip(p)) {
            break;
          }
          stroke.push_back(p);
        }
        if (stroke.size() > 1) {
          const float shade = g.x + g.y < 0 ? 0.95f : 0;  // The light comes from the north-west.
          const int pick = std::min(floor_int(weight * 2.6f + shade), 3);
          sink(stroke, style.weights[pick]);
        }
      }
    }
  }
}

std::vector<ScatterPoint> scatter(Rect area, float apart, std::uint32_t seed, const std::function<bool(Vec2)>& keep,
                                  float tries) {
  Jitter jitter(seed);
  std::vector<ScatterPoint> out;
  // A cell is so small that it holds one point at most, and a point's rivals are within two cells.
  const float cell = apart * 0.7071f;
  constexpr int kRim = 2;
  Lattice cells = Lattice::cells(area, cell);
  cells.columns += 2 * kRim;
  cells.rows += 2 * kRim;
  constexpr std::size_t kFree = std::numeric_limits<std::size_t>::max();
  LatticeOf<std::size_t> taken(cells, kFree);
  const int throws = floor_int(area.w * area.h / (apart * apart) * tries);
  for (int t = 0; t < throws; ++t) {
    const float x = area.x + jitter.next() * area.w;
    const float y = area.y + jitter.next() * area.h;
    if (keep && !keep({x, y})) {
      continue;
    }
    const int column = floor_int((x - area.x) / cell) + kRim;
    const int row = floor_int((y - area.y) / cell) + kRim;
    bool is_free = true;
    for (int k = 0; k < 25 && is_free; ++k) {
      const std::size_t near = taken(column + k % 5 - kRim, row + k / 5 - kRim);
      is_free = near == kFree || length(out[near].at - Vec2{x, y}) >= apart;
    }
    if (is_free) {
      taken(column, row) = out.size();
      out.push_back({{x, y}, jitter.next()});
    }
  }
  heap_sort(out.begin(), out.end(), [](const ScatterPoint& a, const ScatterPoint& b) {
    return a.at.y < b.at.y || (a.at.y == b.at.y && a.at.x < b.at.x);
  });
  return out;
}

void add_tree(Mesh& mesh, const ScatterPoint& spot, float scale, float conifers, const Theme& theme, float tolerance) {
  struct Kind {
    const char* crown;
    const char* lines;
    float width;
  };
  static constexpr Kind kKinds[3] = {
      {"M-4.4,1.6c-1.6-1-1.2-3.4.6-3.6c-.2-2.2 2.4-3.4 4-2c1.4-1.4 4.2-.4 4 1.8c1.8.4 2 3 .2 3.8z",
       "M1.6,.6l2.4-2.4M2.9,1l1.7-1.7M.2,.8l1.2-1.2M-3.4,2.6h8.6M.2,1.8v1.6", 0.75f},
      {"M-3.4,1.4c-1.2-1.2-.4-3 1-3c.2-2 3-2.6 4-.8c1.6-.2 2.6 1.8 1.4 3c.2.6-.4.9-1 .9z", "M1,.6l1.7-1.7M-2.6,2.4h6.6",
       0.75f},
      {"M0,-5.4l3,6.4h-6z", "M.6,-3.4l1.7,4M.4,-1l.8,1.8M-2.6,2h6.4", 0.7f}};
  const Kind& kind = kKinds[spot.roll < conifers ? 2 : spot.roll < 0.62f ? 0 : 1];
  const float k = scale * (0.88f + 0.28f * spot.roll);
  const Affine by = Affine::place(spot.at, k);
  const Path crown = path(kind.crown).transformed(by);
  add_fill(mesh, crown, theme.wood_fill, tolerance);
  add_stroke(mesh, crown, pen(0.8f * k), theme.wood, tolerance);
  add_stroke(mesh, path(kind.lines).transformed(by), pen(kind.width * k), theme.wood, tolerance);
}

void add_road(Mesh& mesh, const std::vector<Vec2>& line, RoadKind kind, const Theme& theme) {
  if (kind == RoadKind::Path) {
    add_line(mesh, line, dashes(1.3f, 7, 3.5f), theme.road);
    return;
  }
  add_line(mesh, line, pen(kind == RoadKind::Pike ? 6.4f : 4.4f), theme.road);
  add_line(mesh, line, pen(kind == RoadKind::Pike ? 3.8f : 2.6f), theme.road_fill);
}

void add_river(Mesh& mesh, const std::vector<Vec2>& line, float width, const Theme& theme) {
  add_line(mesh, line, pen(width), theme.water);
  add_line(mesh, line, pen(width - 1.9f), theme.water_fill);
  if (width > 8) {
    add_line(mesh, line, pen(width - 5), fade(theme.water, 0.75f));
    add_line(mesh, line, pen(width - 6.1f), theme.water_fill);
  }
  if (width > 13) {
    add_line(mesh, line, pen(width - 9.4f), fade(theme.water, 0.5f));
    add_line(mesh, line, pen(width - 10.4f), theme.water_fill);
  }
}

void add_rail(Mesh& mesh, const std::vector<Vec2>& line, float scale, const Theme& theme) {
  add_line(mesh, line, pen(5 * scale), fade(theme.paper, 0.8f));
  add_line(mesh, line, pen(1.5f * scale), theme.rail);
  add_line(mesh, line, dashes(6 * scale, 1.2f * scale, 5 * scale), theme.rail);
}

std::vector<Vec2> pace(const std::vector<Vec2>& line, float step) {
  std::vector<Vec2> out = {line[0]};
  float left = 0;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const float whole = length(line[i] - line[i - 1]);
    float t = step - left;
    for (; t <= whole; t += step) {
      out.push_back(mix(line[i - 1], line[i], t / whole));
    }
    left = whole - (t - step);
  }
  return out;
}

std::vector<Vec2> soften(std::vector<Vec2> line, int rounds) {
  for (; rounds > 0; --rounds) {
    std::vector<Vec2> out = {line.front()};
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
      out.push_back(mix(line[i], line[i + 1], 0.25f));
      out.push_back(mix(line[i], line[i + 1], 0.75f));
    }
    out.push_back(line.back());
    line = std::move(out);
  }
  return line;
}

float distance_to(std::span<const Vec2> line, Vec2 p) {
  float best = 1e9f;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const Vec2 d = line[i] - line[i - 1];
    const float t = std::clamp(dot(p - line[i - 1], d) / std::max(dot(d, d), 1e-6f), 0.0f, 1.0f);
    best = std::min(best, length(p - line[i - 1] - d * t));
  }
  return best;
}

}  // namespace longroll::board
