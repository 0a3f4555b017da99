#include "web/board/shape/map_mesh.h"

#include <algorithm>
#include <cmath>

#include "web/board/shape/indices.h"

namespace longroll::board {
namespace {

constexpr float kChunk = 560;  // Map units: some eighty hexes.
constexpr auto kLayers = static_cast<std::size_t>(MapLayer::Count);
constexpr float kOverhang = 40;  // How far a mark may reach out of its chunk.

bool is_chunked(MapLayer layer) {
  return layer == MapLayer::Ground || layer == MapLayer::Stamps || layer == MapLayer::Overgrown;
}

template <class To>
To clipped(float v, float low, float high) {
  return static_cast<To>(std::lround(std::clamp(v, low, high)));
}

Vec2 left_of(Vec2 from, Vec2 to) {
  const Vec2 d = unit(to - from);
  return {d.y, -d.x};
}

}  // namespace

Burin::Burin(Rect sheet)
    : sheet_(sheet),
      chunks_{
          {sheet.x, sheet.y}, kChunk, std::max(1, ceil_int(sheet.w / kChunk)), std::max(1, ceil_int(sheet.h / kChunk))},
      bins_(kLayers * chunks_.size()) {}

std::vector<std::uint32_t>& Burin::bin(Vec2 at) {
  std::size_t chunk = 0;
  if (is_chunked(layer_)) {
    const Vec2 steps = chunks_.steps_to(at);
    chunk = chunks_.index(std::clamp(Lattice::cell(steps.x), 0, chunks_.columns - 1),
                          std::clamp(Lattice::cell(steps.y), 0, chunks_.rows - 1));
  }
  return bins_[static_cast<std::size_t>(layer_) * chunks_.size() + chunk];
}

std::uint32_t Burin::add(Vec2 at, Vec2 normal, Nib nib, float width, MapInk ink, std::uint8_t flags, float strength) {
  mesh_.vertices.push_back({at.x, at.y, clipped<std::int16_t>(normal.x * 8192, -32767, 32767),
                            clipped<std::int16_t>(normal.y * 8192, -32767, 32767),
                            clipped<std::uint8_t>(nib.grow * width * 4, 0, 255),
                            clipped<std::int8_t>(nib.px * width * 16, -127, 127),
                            static_cast<std::uint8_t>(static_cast<std::uint8_t>(ink) | flags),
                            clipped<std::uint8_t>(strength * 255, 0, 255)});
  return next_index(mesh_.vertices) - 1;
}

void Burin::ribbon(std::span<const Vec2> points, std::span<const float> widths, Nib nib, MapInk ink, float strength) {
  if (points.size() < 2) {
    return;
  }
  ++mesh_.strokes;
  auto& indices = bin(points[0]);
  std::uint32_t last = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec2 before = i > 0 ? left_of(points[i - 1], points[i]) : left_of(points[0], points[1]);
    const Vec2 after = i + 1 < points.size() ? left_of(points[i], points[i + 1]) : before;
    Vec2 normal = (before + after) * (1 / std::max(1 + dot(before, after), 0.3f));
    const float width = widths.empty() ? 1 : widths[i];
    const std::uint32_t row = add(points[i], normal, nib, width, ink, 0, strength);
    add(points[i], normal * -1, nib, width, ink, kRight, strength);
    if (i > 0) {
      indices.insert(indices.end(), {last, row, row + 1, last, row + 1, last + 1});
    }
    last = row;
  }
}

void Burin::stroke(std::span<const Vec2> points, Nib nib, MapInk ink, float strength, float from, float to) {
  if (from == 1 && to == 1) {
    ribbon(points, {}, nib, ink, strength);
    return;
  }
  float widths[16];
  const std::size_t n = std::min(points.size(), std::size_t{16});
  const auto last = static_cast<float>(std::max<std::size_t>(n - 1, 1));
  float at = 0;
  for (std::size_t i = 0; i < n; ++i, ++at) {
    widths[i] = from + (to - from) * at / last;
  }
  ribbon(points.first(n), {widths, n}, nib, ink, strength);
}

void Burin::dashes(const std::vector<Vec2>& points, float dash, float gap, Nib nib, MapInk ink, float strength) {
  float at = 0;  // In the pattern.
  std::vector<Vec2> run(1, points.front());
  for (std::size_t i = 1; i < points.size(); ++i) {
    const float whole = length(points[i] - points[i - 1]);
    for (float gone = 0; gone < whole - 1e-4f;) {
      const bool is_drawing = at < dash;
      const float step = std::min((is_drawing ? dash : dash + gap) - at, whole - gone);
      gone += step;
      at += step;
      const Vec2 here = mix(points[i - 1], points[i], gone / whole);
      if (is_drawing) {
        run.push_back(here);
        if (at >= dash - 1e-4f) {
          ribbon(run, {}, nib, ink, strength);
          at = dash;
        }
      } else if (at >= dash + gap - 1e-4f) {
        at = 0;
        run.assign(1, here);
      }
    }
  }
  if (at < dash) {
    ribbon(run, {}, nib, ink, strength);
  }
}

void Burin::fill(std::span<const Vec2> corners, MapInk ink, float strength) {
  auto& indices = bin(corners[0]);
  const std::uint32_t first = next_index(mesh_.vertices);
  for (const Vec2 p : corners) {
    add(p, {}, {0, 4}, 1, ink, kFill, strength);
  }
  for (std::uint32_t i = 2; i < corners.size(); ++i) {
    indices.insert(indices.end(), {first, first + i - 1, first + i});
  }
}

void Burin::shade(std::span<const Shade> corners, MapInk ink) {
  auto& indices = bin(corners[0].at);
  const std::uint32_t first = next_index(mesh_.vertices);
  for (const Shade& corner : corners) {
    add(corner.at, {}, {0, 4}, 1, ink, kFill, corner.strength);
  }
  for (std::uint32_t i = 2; i < corners.size(); ++i) {
    indices.insert(indices.end(), {first, first + i - 1, first + i});
  }
}

void Burin::closed(std::vector<Vec2> corners, Nib nib, MapInk ink, float strength) {
  // The seam lies in the middle of a side, where two butt ends meet without a notch.
  const Vec2 seam = mix(corners.back(), corners.front(), 0.5f);
  corners.insert(corners.begin(), seam);
  corners.push_back(seam);
  stroke(corners, nib, ink, strength);
}

void Burin::stamp(Vec2 at, Stamp stamp, float scale, MapInk fill_ink, MapInk ink) {
  auto& indices = bin(at);
  const std::uint32_t first = next_index(mesh_.stamps);
  const auto half = static_cast<std::int16_t>(std::lround(kStampHalf * scale * 64));
  for (int corner = 0; corner < 4; ++corner) {
    const int right = corner == 1 || corner == 2 ? 1 : 0;
    const int low = corner / 2;
    mesh_.stamps.push_back({at.x, at.y, static_cast<std::int16_t>(right != 0 ? half : -half),
                            static_cast<std::int16_t>(low != 0 ? half : -half),
                            static_cast<std::uint8_t>(static_cast<int>(stamp) + right), static_cast<std::uint8_t>(low),
                            static_cast<std::uint8_t>(fill_ink), static_cast<std::uint8_t>(ink)});
  }
  indices.insert(indices.end(), {first, first + 1, first + 2, first, first + 2, first + 3});
  ++mesh_.trees;
}

MapMesh Burin::finish() {
  auto bin = bins_.begin();
  for (const MapLayer layer :
       {MapLayer::Ground, MapLayer::Lines, MapLayer::Stamps, MapLayer::Overgrown, MapLayer::Buildings}) {
    auto& indices = layer == MapLayer::Stamps ? mesh_.stamp_indices : mesh_.indices;
    chunks_.for_each([&](int column, int row) {
      if (!bin->empty()) {
        const Vec2 corner = chunks_.at(column, row);
        const Rect bounds = is_chunked(layer) ? Rect{corner.x, corner.y, kChunk, kChunk} : sheet_;
        const std::uint32_t first = next_index(indices);
        indices.insert(indices.end(), bin->begin(), bin->end());
        mesh_.parts.push_back({layer, bounds.inset(-kOverhang), first, next_index(indices) - first});
        *bin = {};
      }
      ++bin;
    });
  }
  return std::move(mesh_);
}

}  // namespace longroll::board
