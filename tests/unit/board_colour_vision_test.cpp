// What the palette looks like to eyes that lack one kind of cone: colours are turned by the matrices of Machado,
// Oliveira and Fernandes (2009, full severity), and must still differ in lightness or bear a pattern.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "web/board/shape/theme.h"

namespace longroll::board {
namespace {

struct Light {
  float r, g, b;
};

struct Eye {
  const char* name;
  std::array<float, 9> matrix;
};

constexpr std::array<Eye, 4> kEyes = {
    {{"common", {1, 0, 0, 0, 1, 0, 0, 0, 1}},
     {"protanopia",
      {0.152286f, 1.052583f, -0.204868f, 0.114503f, 0.786281f, 0.099216f, -0.003882f, -0.048116f, 1.051998f}},
     {"deuteranopia",
      {0.367322f, 0.860646f, -0.227968f, 0.280085f, 0.672501f, 0.047413f, -0.011820f, 0.042940f, 0.968881f}},
     {"tritanopia",
      {1.255528f, -0.076749f, -0.178779f, -0.078411f, 0.930809f, 0.147602f, 0.004733f, 0.691367f, 0.303900f}}}};

Light seen(Colour c, const Eye& eye) {
  const auto linear = [](std::uint8_t v) {
    const float s = static_cast<float>(v) / 255;
    return s <= 0.04045f ? s / 12.92f : std::pow((s + 0.055f) / 1.055f, 2.4f);
  };
  const Light l = {linear(c.r), linear(c.g), linear(c.b)};
  const auto& m = eye.matrix;
  const auto row = [&](std::size_t i) { return std::clamp(m[i] * l.r + m[i + 1] * l.g + m[i + 2] * l.b, 0.0f, 1.0f); };
  return {row(0), row(3), row(6)};
}

float contrast(Colour a, Colour b, const Eye& eye) {
  const auto luminance = [&](Colour c) {
    const Light l = seen(c, eye);
    return 0.2126f * l.r + 0.7152f * l.g + 0.0722f * l.b;
  };
  const float x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05f) / (std::min(x, y) + 0.05f);
}

TEST(BoardColourVision, TheSidesDifferInLightnessToEveryEye) {
  for (const Eye& eye : kEyes) {
    EXPECT_GE(contrast(Theme::day().usa, Theme::day().csa, eye), 3.0f) << eye.name;
    EXPECT_GE(contrast(Theme::night().usa, Theme::night().csa, eye), 2.5f) << eye.name;
  }
}

TEST(BoardColourVision, SignalsAndTextStandOutToEveryEye) {
  for (const Eye& eye : kEyes) {
    for (const Theme& t : {Theme::day(), Theme::night()}) {
      for (const Colour ground : {t.panel, t.paper}) {
        EXPECT_GE(contrast(t.red, ground, eye), 4.5f) << eye.name;
        EXPECT_GE(contrast(t.ink2, ground, eye), 4.5f) << eye.name;
        EXPECT_GE(contrast(t.usa_mark, ground, eye), 3.0f) << eye.name;
        EXPECT_GE(contrast(t.csa_mark, ground, eye), 3.0f) << eye.name;
      }
      EXPECT_GE(contrast(t.on_red, t.red, eye), 4.5f) << eye.name;
    }
  }
}

}  // namespace
}  // namespace longroll::board
