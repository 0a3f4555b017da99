#include "web/board/shape/engraving.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/heap_sort.h"

namespace longroll::board {
namespace {

float lattice(int i, int j) {
  std::uint32_t h = static_cast<std::uint32_t>(i) * 374761393u + static_cast<std::uint32_t>(j) * 668265263u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return static_cast<float>((h ^ (h >> 16)) >> 8) / 16777216.0f;
}

float noise(float x, float y) {
  const float fx = std::floor(x);
  const float fy = std::floor(y);
  const int i = static_cast<int>(fx);
  const int j = static_cast<int>(fy);
  const float f = x - fx;
  const float g = y - fy;
  const float u = f * f * (3 - 2 * f);
  const float v = g * g * (3 - 2 * g);
  return (lattice(i, j) * (1 - u) + lattice(i + 1, j) * u) * (1 - v) +
         (lattice(i, j + 1) * (1 - u) + lattice(i + 1, j + 1) * u) * v;
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
  return static_cast<float>((t ^ t >> 14) >> 8) / 16777216.0f;
}

float fbm(float x, float y) {
  return noise(x, y) * 0.6f + noise(x * 2.1f + 7, y * 2.1f + 3) * 0.28f + noise(x * 4.3f + 1, y * 4.3f + 9) * 0.12f;
}

HeightField::HeightField(Rect area, float step, const std::function<float(float, float)>& height)
    : area_(area),
      step_(step),
      columns_(std::max(1, static_cast<int>(std::ceil(area.w / step))) + 1),
      rows_(std::max(1, static_cast<int>(std::ceil(area.h / step))) + 1) {
  heights_.reserve(static_cast<std::size_t>(columns_ * rows_));
  for (int j = 0; j < rows_; ++j) {
    for (int i = 0; i < columns_; ++i) {
      heights_.push_back(height(area.x + static_cast<float>(i) * step, area.y + static_cast<float>(j) * step));
    }
  }
}

float HeightField::at(Vec2 p) const {
  const float a = std::clamp((p.x - area_.x) / step_, 0.0f, static_cast<float>(columns_) - 1.001f);
  const float b = std::clamp((p.y - area_.y) / step_, 0.0f, static_cast<float>(rows_) - 1.001f);
  const auto i = static_cast<std::size_t>(a);
  const auto j = static_cast<std::size_t>(b);
  const float f = a - static_cast<float>(i);
  const float g = b - static_cast<float>(j);
  const auto w = static_cast<std::size_t>(columns_);
  const float* h = &heights_[j * w + i];
  return (h[0] * (1 - f) + h[1] * f) * (1 - g) + (h[w] * (1 - f) + h[w + 1] * f) * g;
}

Vec2 HeightField::gradient(Vec2 p) const {
  const float e = step_;
  return {(at({p.x + e, p.y}) - at({p.x - e, p.y})) / (2 * e), (at({p.x, p.y + e}) - at({p.x, p.y - e})) / (2 * e)};
}

std::vector<std::vector<Vec2>> HeightField::contours(float level) const {
  struct Piece {
    int ends[2];
    Vec2 at[2];
    bool used = false;
  };
  std::vector<Piece> pieces;
  const auto w = columns_;
  const auto height = [&](int i, int j) { return heights_[static_cast<std::size_t>(j * w + i)]; };
  // An edge of the lattice has a number: twice its corner's, plus one if it goes down.
  const auto crossing = [&](int i, int j, bool down) {
    const float a = height(i, j);
    const float b = down ? height(i, j + 1) : height(i + 1, j);
    const float t = (level - a) / (b - a);
    return Vec2{area_.x + (static_cast<float>(i) + (down ? 0 : t)) * step_,
                area_.y + (static_cast<float>(j) + (down ? t : 0)) * step_};
  };
  for (int j = 0; j + 1 < rows_; ++j) {
    for (int i = 0; i + 1 < w; ++i) {
      const unsigned mask = (height(i, j) > level ? 1u : 0u) | (height(i + 1, j) > level ? 2u : 0u) |
                            (height(i + 1, j + 1) > level ? 4u : 0u) | (height(i, j + 1) > level ? 8u : 0u);
      // Pairs of sides (0 top, 1 right, 2 bottom, 3 left) that the line joins.
      static constexpr std::int8_t kSides[16][4] = {{-1, -1, -1, -1}, {3, 0, -1, -1}, {0, 1, -1, -1}, {3, 1, -1, -1},
                                                    {1, 2, -1, -1},   {3, 0, 1, 2},   {0, 2, -1, -1}, {3, 2, -1, -1},
                                                    {2, 3, -1, -1},   {2, 0, -1, -1}, {0, 1, 2, 3},   {2, 1, -1, -1},
                                                    {1, 3, -1, -1},   {1, 0, -1, -1}, {0, 3, -1, -1}, {-1, -1, -1, -1}};
      for (int k = 0; k < 4 && kSides[mask][k] >= 0; k += 2) {
        Piece piece{};
        for (int e = 0; e < 2; ++e) {
          const int side = kSides[mask][k + e];
          const int ci = side == 1 ? i + 1 : i;
          const int cj = side == 2 ? j + 1 : j;
          const bool down = side == 1 || side == 3;
          piece.ends[e] = (cj * w + ci) * 2 + (down ? 1 : 0);
          piece.at[e] = crossing(ci, cj, down);
        }
        pieces.push_back(piece);
      }
    }
  }
  // Which pieces touch each lattice edge: at most two.
  std::vector<std::array<int, 2>> touch(static_cast<std::size_t>(w * rows_ * 2), {-1, -1});
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    for (const int end : pieces[i].ends) {
      auto& slot = touch[static_cast<std::size_t>(end)];
      slot[slot[0] < 0 ? 0 : 1] = static_cast<int>(i);
    }
  }
  std::vector<std::vector<Vec2>> out;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (pieces[i].used) {
      continue;
    }
    pieces[i].used = true;
    std::vector<Vec2> line = {pieces[i].at[0], pieces[i].at[1]};
    for (const int side : {1, 0}) {
      int end = pieces[i].ends[side];
      for (bool more = true; more;) {
        more = false;
        for (const int n : touch[static_cast<std::size_t>(end)]) {
          if (n >= 0 && !pieces[static_cast<std::size_t>(n)].used) {
            Piece& next = pieces[static_cast<std::size_t>(n)];
            next.used = true;
            const int far = next.ends[0] == end ? 1 : 0;
            end = next.ends[far];
            line.insert(side == 1 ? line.end() : line.begin(), next.at[far]);
            more = true;
            break;
          }
        }
      }
    }
    out.push_back(std::move(line));
  }
  return out;
}

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
          const int pick = std::clamp(static_cast<int>(weight * 2.6f + shade), 0, 3);
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
  const auto across = static_cast<std::size_t>(area.w / cell) + 5;
  std::vector<std::int32_t> taken(across * (static_cast<std::size_t>(area.h / cell) + 5), -1);
  const int throws = static_cast<int>(area.w * area.h / (apart * apart) * tries);
  for (int t = 0; t < throws; ++t) {
    const float x = area.x + jitter.next() * area.w;
    const float y = area.y + jitter.next() * area.h;
    if (keep && !keep({x, y})) {
      continue;
    }
    const auto i = static_cast<std::size_t>((x - area.x) / cell) + 2;
    const auto j = static_cast<std::size_t>((y - area.y) / cell) + 2;
    bool is_free = true;
    for (std::size_t k = 0; k < 25 && is_free; ++k) {
      const std::int32_t near = taken[(j + k / 5 - 2) * across + i + k % 5 - 2];
      is_free = near < 0 || length(out[static_cast<std::size_t>(near)].at - Vec2{x, y}) >= apart;
    }
    if (is_free) {
      taken[j * across + i] = static_cast<std::int32_t>(out.size());
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
