#include "web/board/paper_tile.h"

#include <algorithm>
#include <cmath>

#include "web/board/shape/colour.h"
#include "web/board/shape/lattice.h"

namespace longroll::board {
namespace {

float hash(int column, int row, std::uint32_t seed) {
  const auto i = static_cast<std::uint32_t>(column), j = static_cast<std::uint32_t>(row);
  std::uint32_t h = i * 374761393u + j * 668265263u + seed * 2246822519u;
  h = (h ^ (h >> 13)) * 1274126177u;
  h ^= h >> 16;
  return static_cast<float>(h & 0xFFFFFF) / 16777216.0f;
}

/// Gradient noise from -1 to 1 that repeats every `cells` cells; unlike value noise it shows no lattice.
float noise(Vec2 p, int cells, std::uint32_t seed) {
  const int i = floor_int(p.x);
  const int j = floor_int(p.y);
  const float f = p.x - std::floor(p.x);
  const float g = p.y - std::floor(p.y);
  const float u = f * f * f * (f * (f * 6 - 15) + 10);
  const float v = g * g * g * (g * (g * 6 - 15) + 10);
  const auto at = [&](int a, int b) {
    const float turn = hash((i + a) % cells, (j + b) % cells, seed) * 6.2831853f;
    const Vec2 away = Vec2{f, g} - vec(a, b);
    return std::cos(turn) * away.x + std::sin(turn) * away.y;
  };
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
}

}  // namespace

std::vector<std::uint8_t> bake_paper_tile() {
  // The mottling is soft: worked out at every eighth px and spread between. The grain is drawn at every px.
  constexpr int kCoarse = 128, kStep = kPaperTile / kCoarse;
  LatticeOf<float> low({{}, 1, kCoarse, kCoarse});
  low.for_each([&](int x, int y) {
    float sum = 0.5f;
    float weight = 0.5f;
    int cells = 6;
    for (std::uint32_t octave = 0; octave < 4; ++octave, cells *= 2, weight *= 0.5f) {
      sum += weight * noise(vec(x, y) * share(cells, kCoarse), cells, octave + 9);
    }
    low(x, y) = sum;
  });
  std::vector<std::uint8_t> out(std::size_t{kPaperTile} * kPaperTile * 2);
  std::vector<float> above(kPaperTile), row(kPaperTile);
  std::size_t at = 0;
  for (int y = -1; y < kPaperTile; ++y) {
    int column = 0;
    for (float& grain : row) {
      grain = hash(column++, (y + kPaperTile) % kPaperTile, 4);
    }
    for (int x = 0; y >= 0 && x < kPaperTile; ++x) {
      const int i = x / kStep, j = y / kStep;
      const float f = share(x % kStep, kStep), g = share(y % kStep, kStep);
      const auto cell = [&](int a, int b) { return low((i + a) % kCoarse, (j + b) % kCoarse); };
      const float m = (cell(0, 0) * (1 - f) + cell(1, 0) * f) * (1 - g) + (cell(0, 1) * (1 - f) + cell(1, 1) * f) * g;
      const auto here = static_cast<std::size_t>(x);
      const auto left = static_cast<std::size_t>((x + kPaperTile - 1) % kPaperTile);
      const float n = 0.4f * row[here] + 0.25f * row[left] + 0.25f * above[here] + 0.1f * above[left];
      out[at++] = byte_of((1.0f - 1.6f * m) * 0.13f);
      out[at++] = byte_of((0.62f - 1.1f * n) * 0.09f);
    }
    std::swap(above, row);
  }
  return out;
}

}  // namespace longroll::board
