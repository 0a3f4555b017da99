#include "web/board/paper_tile.h"

#include <algorithm>
#include <cmath>

namespace longroll::board {
namespace {

float hash(std::uint32_t i, std::uint32_t j, std::uint32_t seed) {
  std::uint32_t h = i * 374761393u + j * 668265263u + seed * 2246822519u;
  h = (h ^ (h >> 13)) * 1274126177u;
  h ^= h >> 16;
  return static_cast<float>(h & 0xFFFFFF) / static_cast<float>(0x1000000);
}

/// Gradient noise from -1 to 1 that repeats every `cells` cells; unlike value noise it shows no lattice.
float noise(float x, float y, std::uint32_t cells, std::uint32_t seed) {
  const auto i = static_cast<std::uint32_t>(x);
  const auto j = static_cast<std::uint32_t>(y);
  const float f = x - static_cast<float>(i);
  const float g = y - static_cast<float>(j);
  const float u = f * f * f * (f * (f * 6 - 15) + 10);
  const float v = g * g * g * (g * (g * 6 - 15) + 10);
  const auto at = [&](std::uint32_t a, std::uint32_t b) {
    const float turn = hash((i + a) % cells, (j + b) % cells, seed) * 6.2831853f;
    return std::cos(turn) * (f - static_cast<float>(a)) + std::sin(turn) * (g - static_cast<float>(b));
  };
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
}

std::uint8_t byte(float strength) { return static_cast<std::uint8_t>(std::clamp(strength, 0.0f, 1.0f) * 255 + 0.5f); }

}  // namespace

std::vector<std::uint8_t> bake_paper_tile() {
  // The mottling is soft: worked out at every eighth px and spread between. The grain is drawn at every px.
  constexpr int kCoarse = 128, kStep = kPaperTile / kCoarse;
  std::vector<float> low(kCoarse * kCoarse);
  for (int y = 0; y < kCoarse; ++y) {
    for (int x = 0; x < kCoarse; ++x) {
      float sum = 0.5f;
      float weight = 0.5f;
      std::uint32_t cells = 6;
      for (std::uint32_t octave = 0; octave < 4; ++octave, cells *= 2, weight *= 0.5f) {
        const float k = static_cast<float>(cells) / kCoarse;
        sum += weight * noise(static_cast<float>(x) * k, static_cast<float>(y) * k, cells, octave + 9);
      }
      low[static_cast<std::size_t>(y * kCoarse + x)] = sum;
    }
  }
  std::vector<std::uint8_t> out(static_cast<std::size_t>(kPaperTile) * kPaperTile * 2);
  std::vector<float> above(kPaperTile), row(kPaperTile);
  std::size_t at = 0;
  for (int y = -1; y < kPaperTile; ++y) {
    for (int x = 0; x < kPaperTile; ++x) {
      row[static_cast<std::size_t>(x)] =
          hash(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>((y + kPaperTile) % kPaperTile), 4);
    }
    for (int x = 0; y >= 0 && x < kPaperTile; ++x) {
      const int i = x / kStep, j = y / kStep;
      const float f = static_cast<float>(x % kStep) / kStep, g = static_cast<float>(y % kStep) / kStep;
      const auto cell = [&](int a, int b) {
        return low[static_cast<std::size_t>((j + b) % kCoarse * kCoarse + (i + a) % kCoarse)];
      };
      const float m = (cell(0, 0) * (1 - f) + cell(1, 0) * f) * (1 - g) + (cell(0, 1) * (1 - f) + cell(1, 1) * f) * g;
      const auto here = static_cast<std::size_t>(x);
      const auto left = static_cast<std::size_t>((x + kPaperTile - 1) % kPaperTile);
      const float n = 0.4f * row[here] + 0.25f * row[left] + 0.25f * above[here] + 0.1f * above[left];
      out[at++] = byte((1.0f - 1.6f * m) * 0.13f);
      out[at++] = byte((0.62f - 1.1f * n) * 0.09f);
    }
    std::swap(above, row);
  }
  return out;
}

}  // namespace longroll::board
