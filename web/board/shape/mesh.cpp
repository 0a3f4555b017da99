#include "web/board/shape/mesh.h"

#include <algorithm>

#include "web/board/shape/indices.h"
#include "web/board/shape/triangulate.h"

namespace longroll::board {
namespace {

constexpr float kHalfFringe = 0.5f;
constexpr float kMiterLimit = 4;
// A tolerance is about a sixth of a device px; a line of up to 1.3 px is thin.
constexpr float kThin = 1.3f / 0.18f;

/// The outward normal of a clockwise ring's edge; for a line, the normal of its left hand.
Vec2 normal_of(Vec2 from, Vec2 to) {
  const Vec2 d = unit(to - from);
  return {d.y, -d.x};
}

/// The vector that moves both edges of a corner outwards by one.
Vec2 miter(Vec2 n0, Vec2 n1, float limit) {
  const Vec2 m = (n0 + n1) * (1 / std::max(1 + dot(n0, n1), 1e-3f));
  const float size = length(m);
  return size > limit ? m * (limit / size) : m;
}

bool contains(const std::vector<Vec2>& ring, Vec2 p) {
  bool in = false;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec2 a = ring[i];
    const Vec2 b = ring[(i + 1) % ring.size()];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) {
      in = !in;
    }
  }
  return in;
}

/// Lays strokes into a mesh. A row is four vertices across the line: fringe, edge, edge, fringe.
class Pen {
 public:
  Pen(Mesh& mesh, const Stroke& stroke, Colour colour, float tolerance)
      : mesh_(mesh), stroke_(stroke), colour_(colour), is_thin_(stroke.px == 0 && stroke.width <= tolerance * kThin) {}

  void draw(const std::vector<Vec2>& p, bool closed) {
    if (p.size() < 2) {
      if (p.size() == 1 && stroke_.cap == Cap::Round) {
        fan(p[0], {0, -1}, 2 * std::numbers::pi_v<float>);
      }
      return;
    }
    const std::size_t n = p.size();
    const std::size_t edges = closed ? n : n - 1;
    Vec2 before = normal_of(closed ? p[n - 1] : p[0], closed ? p[0] : p[1]);
    std::uint32_t row = 0;
    std::uint32_t first = 0;
    bool is_first_smooth = false;
    for (std::size_t i = 0; i < edges; ++i) {
      const Vec2 here = normal_of(p[i], p[(i + 1) % n]);
      if (i == 0 && !closed) {
        row = begin(p[0], here);
      } else {
        const Corner corner = corner_of(before, here);
        if (corner == Corner::Smooth) {
          const std::uint32_t next = add_row(p[i], miter(before, here, kMiterLimit));
          if (i > 0) {
            join(row, next);
          }
          if (i == 0) {
            first = next;
            is_first_smooth = true;
          }
          row = next;
        } else {
          if (i > 0) {
            join(row, add_row(p[i], before));
          }
          knee(p[i], before, here, corner);
          row = add_row(p[i], here);
        }
      }
      before = here;
      if (i + 1 == edges) {
        if (!closed) {
          finish(row, p[n - 1], here);
        } else if (is_first_smooth) {
          join(row, first);
        } else {
          join(row, add_row(p[0], here));
        }
      }
    }
  }

 private:
  enum class Corner : std::uint8_t { Smooth, Round, Bevel };

  Corner corner_of(Vec2 n0, Vec2 n1) const {
    const float cosine = dot(n0, n1);
    if (stroke_.join == Join::Round) {
      return cosine > 0.85f ? Corner::Smooth : Corner::Round;
    }
    return std::sqrt(2 / std::max(1 + cosine, 1e-4f)) <= kMiterLimit ? Corner::Smooth : Corner::Bevel;
  }

  std::uint32_t add(Vec2 at, Vec2 normal, float fringe, bool outer, Vec2 along = {}) {
    mesh_.vertices.push_back({at, normal, stroke_.width / 2, stroke_.px / 2, fringe, along, colour_, outer, true});
    return next_index(mesh_.vertices) - 1;
  }

  std::uint32_t add_row(Vec2 at, Vec2 m, Vec2 along = {}, bool faded = false) {
    const std::uint32_t row = add(at, m, kHalfFringe, true, along);
    if (is_thin_) {
      add(at, {}, 0, faded, along);
    } else {
      add(at, m, -kHalfFringe, faded, along);
      add(at, m * -1, -kHalfFringe, faded, along);
    }
    add(at, m * -1, kHalfFringe, true, along);
    return row;
  }

  void join(std::uint32_t a, std::uint32_t b) {
    for (std::uint32_t k = 0; k < (is_thin_ ? 2u : 3u); ++k) {
      mesh_.indices.insert(mesh_.indices.end(), {a + k, b + k, b + k + 1, a + k, b + k + 1, a + k + 1});
    }
  }

  /// A pie about `at` from direction `from`, through `span` radians (clockwise), with its rim faded.
  void fan(Vec2 at, Vec2 from, float span) {
    const int n = std::max(4, ceil_int(span / 0.4f));
    mesh_.vertices.push_back({at, {}, 0, 0, 0, {}, colour_, false, true});
    const auto centre = next_index(mesh_.vertices) - 1;
    // The hub has no width of its own, yet must fade as the line does where that is thinner than a px.
    mesh_.vertices[centre].grow = stroke_.width / 2;
    mesh_.vertices[centre].px = stroke_.px / 2;
    for (int i = 0; i <= n; ++i) {
      const float t = span * static_cast<float>(i) / static_cast<float>(n);
      const Vec2 d = {from.x * std::cos(t) - from.y * std::sin(t), from.x * std::sin(t) + from.y * std::cos(t)};
      const std::uint32_t in = add(at, d, -kHalfFringe, false);
      add(at, d, kHalfFringe, true);
      if (i > 0) {
        mesh_.indices.insert(mesh_.indices.end(), {centre, in - 2, in, in - 2, in - 1, in + 1, in - 2, in + 1, in});
      }
    }
  }

  void knee(Vec2 at, Vec2 n0, Vec2 n1, Corner corner) {
    const float bend = std::atan2(cross(n0, n1), dot(n0, n1));
    if (corner == Corner::Round) {
      bend > 0 ? fan(at, n0, bend) : fan(at, n1 * -1, -bend);
      return;
    }
    const float s = bend > 0 ? 1.0f : -1.0f;
    mesh_.vertices.push_back({at, {}, stroke_.width / 2, stroke_.px / 2, 0, {}, colour_, false, true});
    const auto hub = next_index(mesh_.vertices) - 1;
    add(at, n0 * s, -kHalfFringe, false);
    add(at, n1 * s, -kHalfFringe, false);
    mesh_.indices.insert(mesh_.indices.end(), {hub, hub + 1, hub + 2});
  }

  std::uint32_t begin(Vec2 at, Vec2 n) {
    const Vec2 forward = {-n.y, n.x};
    if (is_thin_) {
      return add_row(at, n);
    }
    if (stroke_.cap == Cap::Round) {
      fan(at, n * -1, std::numbers::pi_v<float>);
      return add_row(at, n);
    }
    if (stroke_.cap == Cap::Square) {
      at = at - forward * (stroke_.width / 2);
    }
    const std::uint32_t edge = add_row(at, n, forward * -kHalfFringe, true);
    const std::uint32_t row = add_row(at, n, forward * kHalfFringe);
    join(edge, row);
    return row;
  }

  void finish(std::uint32_t row, Vec2 at, Vec2 n) {
    const Vec2 forward = {-n.y, n.x};
    if (is_thin_) {
      join(row, add_row(at, n));
      return;
    }
    if (stroke_.cap == Cap::Round) {
      join(row, add_row(at, n));
      fan(at, n, std::numbers::pi_v<float>);
      return;
    }
    if (stroke_.cap == Cap::Square) {
      at = at + forward * (stroke_.width / 2);
    }
    const std::uint32_t edge = add_row(at, n, forward * -kHalfFringe);
    join(row, edge);
    join(edge, add_row(at, n, forward * kHalfFringe, true));
  }

  Mesh& mesh_;
  const Stroke& stroke_;
  Colour colour_;
  bool is_thin_;  ///< A row is then fringe, middle, fringe; the ends are plain.
};

/// Cuts a line into its dashes.
void draw_dashes(Pen& pen, const Polyline& line, const Stroke& stroke) {
  const float period = stroke.dash + stroke.gap;
  float at = std::fmod(stroke.phase, period);
  std::vector<Vec2> run;
  const std::size_t n = line.points.size();
  if (at < stroke.dash && n > 0) {
    run.push_back(line.points[0]);
  }
  for (std::size_t i = 0; i + (line.closed ? 0 : 1) < n; ++i) {
    const Vec2 a = line.points[i];
    const Vec2 b = line.points[(i + 1) % n];
    const float whole = length(b - a);
    float gone = 0;
    while (whole - gone > 1e-5f) {
      const bool drawing = at < stroke.dash;
      const float step = std::min((drawing ? stroke.dash : period) - at, whole - gone);
      gone += step;
      at += step;
      const Vec2 here = mix(a, b, gone / whole);
      if (drawing) {
        run.push_back(here);
      }
      if (drawing && at >= stroke.dash - 1e-5f) {
        pen.draw(run, false);
        run.clear();
        at = stroke.dash;
      } else if (at >= period - 1e-5f) {
        at = 0;
        run.assign(1, here);
      }
    }
  }
  pen.draw(run, false);
}

}  // namespace

void Mesh::clear() {
  vertices.clear();
  indices.clear();
}

void add_polygon(Mesh& mesh, const std::vector<std::vector<Vec2>>& rings, Colour colour) {
  const std::vector<std::uint32_t> cut = triangulate(rings);
  const auto base = next_index(mesh.vertices);
  for (std::size_t r = 0; r < rings.size(); ++r) {
    const auto& ring = rings[r];
    const std::size_t n = ring.size();
    const std::uint32_t start = next_index(mesh.vertices);
    const float flip = (signed_area(ring) < 0) == (r == 0) ? -1.0f : 1.0f;
    for (std::size_t i = 0; i < n; ++i) {
      const Vec2 before = normal_of(ring[(i + n - 1) % n], ring[i]);
      const Vec2 m = miter(before, normal_of(ring[i], ring[(i + 1) % n]), 2.5f) * flip;
      mesh.vertices.push_back({ring[i], m, 0, 0, -kHalfFringe, {}, colour, false, false});
      mesh.vertices.push_back({ring[i], m, 0, 0, kHalfFringe, {}, colour, true, false});
      // Two vertices a corner; the last corner is followed by the first.
      const std::uint32_t a = next_index(mesh.vertices) - 2;
      const std::uint32_t b = i + 1 < n ? a + 2 : start;
      mesh.indices.insert(mesh.indices.end(), {a, a + 1, b + 1, a, b + 1, b});
    }
  }
  for (const std::uint32_t i : cut) {
    mesh.indices.push_back(base + 2 * i);
  }
}

void add_fill(Mesh& mesh, const Path& path, Colour colour, float tolerance) {
  std::vector<std::vector<Vec2>> rings;
  for (Polyline& line : path.flatten(tolerance)) {
    if (line.points.size() > 2) {
      rings.push_back(std::move(line.points));
    }
  }
  if (rings.size() == 1) {
    add_polygon(mesh, rings, colour);
    return;
  }
  std::vector<int> depth(rings.size(), 0);
  std::vector<std::size_t> owner(rings.size());
  for (std::size_t i = 0; i < rings.size(); ++i) {
    owner[i] = i;
    float smallest = 0;
    for (std::size_t j = 0; j < rings.size(); ++j) {
      if (i != j && contains(rings[j], rings[i][0])) {
        ++depth[i];
        const float area = std::fabs(signed_area(rings[j]));
        if (owner[i] == i || area < smallest) {
          smallest = area;
          owner[i] = j;
        }
      }
    }
  }
  for (std::size_t i = 0; i < rings.size(); ++i) {
    if (depth[i] % 2 == 0) {
      std::vector<std::vector<Vec2>> group = {rings[i]};
      for (std::size_t j = 0; j < rings.size(); ++j) {
        if (depth[j] == depth[i] + 1 && owner[j] == i) {
          group.push_back(rings[j]);
        }
      }
      add_polygon(mesh, group, colour);
    }
  }
}

void add_stroke(Mesh& mesh, const Polyline& line, const Stroke& stroke, Colour colour, float tolerance) {
  Pen pen(mesh, stroke, colour, tolerance);
  if (stroke.dash > 0 && stroke.gap > 0) {
    draw_dashes(pen, line, stroke);
  } else {
    pen.draw(line.points, line.closed);
  }
}

void add_stroke(Mesh& mesh, const Path& path, const Stroke& stroke, Colour colour, float tolerance) {
  for (const Polyline& line : path.flatten(tolerance)) {
    add_stroke(mesh, line, stroke, colour, tolerance);
  }
}

void add_mesh(Mesh& mesh, const Mesh& other, const Affine& by) {
  const auto base = next_index(mesh.vertices);
  const float k = by.growth();
  const float back = k > 0 ? 1 / k : 0;
  for (MeshVertex v : other.vertices) {
    v.at = by(v.at);
    v.normal = by.vector(v.normal) * back;
    v.along = by.vector(v.along) * back;
    v.grow *= k;
    mesh.vertices.push_back(v);
  }
  for (const std::uint32_t i : other.indices) {
    mesh.indices.push_back(base + i);
  }
}

}  // namespace longroll::board
