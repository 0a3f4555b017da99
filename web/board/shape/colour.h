#pragma once

#include <algorithm>
#include <cstdint>

namespace longroll::board {

/// A colour in sRGB bytes with straight (not multiplied) alpha.
struct Colour {
  std::uint8_t r = 0, g = 0, b = 0, a = 255;
  friend constexpr bool operator==(Colour, Colour) = default;
};

/// 0xRRGGBB, opaque: reads like the palette of the look.
constexpr Colour rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16 & 255), static_cast<std::uint8_t>(hex >> 8 & 255),
          static_cast<std::uint8_t>(hex & 255), 255};
}

/// The colour with its alpha multiplied by `by` (0 to 1).
constexpr Colour fade(Colour c, float by) {
  c.a = static_cast<std::uint8_t>(static_cast<float>(c.a) * std::clamp(by, 0.0f, 1.0f) + 0.5f);
  return c;
}

/// From `from` (t = 0) to `to` (t = 1), channel by channel.
constexpr Colour mix(Colour from, Colour to, float t) {
  const auto channel = [t](std::uint8_t p, std::uint8_t q) {
    const float v = static_cast<float>(p) + (static_cast<float>(q) - static_cast<float>(p)) * std::clamp(t, 0.0f, 1.0f);
    return static_cast<std::uint8_t>(v + 0.5f);
  };
  return {channel(from.r, to.r), channel(from.g, to.g), channel(from.b, to.b), channel(from.a, to.a)};
}

}  // namespace longroll::board
