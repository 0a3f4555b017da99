#pragma once

#include <algorithm>
#include <cstdint>

namespace longroll::board {

/// A colour in sRGB bytes with straight (not multiplied) alpha.
struct Colour {
  std::uint8_t r = 0, g = 0, b = 0, a = 255;
  friend constexpr bool operator==(Colour, Colour) = default;
};

/// A strength, 0 to 1, as a byte.
constexpr std::uint8_t byte_of(float strength) {
  return static_cast<std::uint8_t>(std::clamp(strength, 0.0f, 1.0f) * 255 + 0.5f);
}

/// 0xRRGGBB, opaque: reads like the palette of the look.
constexpr Colour rgb(std::uint32_t hex) {
  const auto channel = [hex](int shift) { return static_cast<std::uint8_t>(hex >> shift & 255); };
  return {channel(16), channel(8), channel(0), 255};
}

/// The colour with its alpha multiplied by `by` (0 to 1).
constexpr Colour fade(Colour c, float by) {
  const float alpha = c.a;
  c.a = static_cast<std::uint8_t>(alpha * std::clamp(by, 0.0f, 1.0f) + 0.5f);
  return c;
}

/// From `from` (t = 0) to `to` (t = 1), channel by channel.
constexpr Colour mix(Colour from, Colour to, float t) {
  const auto channel = [t](float p, float q) {
    return static_cast<std::uint8_t>(p + (q - p) * std::clamp(t, 0.0f, 1.0f) + 0.5f);
  };
  return {channel(from.r, to.r), channel(from.g, to.g), channel(from.b, to.b), channel(from.a, to.a)};
}

}  // namespace longroll::board
