#include "web/board/shape/triangulate.h"

#include <algorithm>

namespace longroll::board {
namespace {

struct Corner {
  Vec2 at;
  std::uint32_t index;
};

float turn(Vec2 a, Vec2 b, Vec2 c) { return cross(b - a, c - b); }

bool inside(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
  return cross(b - a, p - a) >= 0 && cross(c - b, p - b) >= 0 && cross(a - c, p - c) >= 0;
}

/// True when the straight line from a to b meets no edge of the ring except at its ends.
bool is_clear(const std::vector<Corner>& ring, Vec2 a, Vec2 b) {
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec2 p = ring[i].at;
    const Vec2 q = ring[(i + 1) % ring.size()].at;
    if (p == a || p == b || q == a || q == b) {
      continue;
    }
    if ((turn(a, b, p) > 0) != (turn(a, b, q) > 0) && (turn(p, q, a) > 0) != (turn(p, q, b) > 0)) {
      return false;
    }
  }
  return true;
}

/// Sews a hole to the ring around it by a bridge to the nearest corner in sight.
void sew(std::vector<Corner>& ring, const std::vector<Corner>& hole) {
  std::size_t best_ring = 0;
  std::size_t best_hole = 0;
  float best = -1;
  for (std::size_t j = 0; j < hole.size(); ++j) {
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const float d = length(ring[i].at - hole[j].at);
      if ((best < 0 || d < best) && is_clear(ring, ring[i].at, hole[j].at) && is_clear(hole, ring[i].at, hole[j].at)) {
        best = d;
        best_ring = i;
        best_hole = j;
      }
    }
  }
  std::vector<Corner> bridge;
  for (std::size_t j = 0; j <= hole.size(); ++j) {
    bridge.push_back(hole[(best_hole + j) % hole.size()]);
  }
  bridge.push_back(ring[best_ring]);
  ring.insert(ring.begin() + static_cast<std::ptrdiff_t>(best_ring) + 1, bridge.begin(), bridge.end());
}

void cut_ears(std::vector<Corner> ring, std::vector<std::uint32_t>& out) {
  std::size_t i = 0;
  std::size_t since_cut = 0;
  while (ring.size() > 3) {
    const std::size_t n = ring.size();
    const Corner& a = ring[(i + n - 1) % n];
    const Corner& b = ring[i % n];
    const Corner& c = ring[(i + 1) % n];
    const float area = turn(a.at, b.at, c.at);
    bool is_ear = area > 0;
    if (is_ear) {
      for (const Corner& p : ring) {
        if (p.at != a.at && p.at != b.at && p.at != c.at && inside(a.at, b.at, c.at, p.at)) {
          is_ear = false;
          break;
        }
      }
    }
    // A needle has no area and may always go. When a whole round cut nothing the ring crosses itself: cut anyway.
    if (is_ear || area == 0 || since_cut > n) {
      if (area != 0) {
        out.insert(out.end(), {a.index, b.index, c.index});
      }
      ring.erase(ring.begin() + static_cast<std::ptrdiff_t>(i % n));
      since_cut = 0;
      i = i % n == 0 ? n - 2 : i % n - 1;
      // Going on two further spreads the ears over the ring: fans of needles draw badly.
      i = (i + 2) % ring.size();
      continue;
    }
    ++since_cut;
    i = (i + 1) % n;
  }
  if (ring.size() == 3) {
    out.insert(out.end(), {ring[0].index, ring[1].index, ring[2].index});
  }
}

}  // namespace

float signed_area(const std::vector<Vec2>& ring) {
  float sum = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    sum += cross(ring[i], ring[(i + 1) % ring.size()]);
  }
  return sum / 2;
}

std::vector<std::uint32_t> triangulate(const std::vector<std::vector<Vec2>>& rings) {
  std::vector<std::uint32_t> out;
  std::vector<std::vector<Corner>> all;
  std::uint32_t next = 0;
  for (const auto& points : rings) {
    std::vector<Corner> ring;
    for (const Vec2 point : points) {
      ring.push_back({point, next++});
    }
    if ((signed_area(points) < 0) == all.empty()) {
      std::reverse(ring.begin(), ring.end());  // Outside clockwise, holes the other way.
    }
    all.push_back(std::move(ring));
  }
  if (all.empty() || all[0].size() < 3) {
    return out;
  }
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (all[i].size() >= 3) {
      sew(all[0], all[i]);
    }
  }
  cut_ears(std::move(all[0]), out);
  return out;
}

}  // namespace longroll::board
