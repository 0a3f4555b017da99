#include <gtest/gtest.h>

#include "web/board/picking.h"
#include "web/board/shape/theme.h"
#include "web/board/tween.h"

namespace longroll::board {
namespace {

TEST(BoardPicking, TheTopmostOfOverlappingCardsIsHit) {
  PickList list;
  list.add(1, {0, 0, 100, 140});
  list.add(2, {50, 0, 100, 140});
  EXPECT_EQ(list.at({20, 70}), 1);
  EXPECT_EQ(list.at({80, 70}), 2);
  list.add(3, {0, 0, 100, 140}, -1);  // Under both.
  EXPECT_EQ(list.at({20, 70}), 1);
  EXPECT_EQ(list.at({200, 70}), PickList::kNothing);
}

TEST(BoardPicking, TurnedPlacesAreHitAsTheyLie) {
  PickList list;
  list.add(7, {0, 0}, {100, 10}, 45);
  EXPECT_EQ(list.at({30, 30}), 7);  // Along the diagonal.
  EXPECT_EQ(list.at({30, -30}), PickList::kNothing);
  EXPECT_EQ(list.at({45, 0}), PickList::kNothing);  // Within the upright box.
}

TEST(BoardPicking, AFingerTakesTheNearestWithinItsSlop) {
  PickList list;
  list.add(1, {0, 0, 10, 10});
  list.add(2, {20, 0, 10, 10}, 5);
  EXPECT_EQ(list.at({13, 5}), PickList::kNothing);
  EXPECT_EQ(list.at({13, 5}, 8), 1);
  EXPECT_EQ(list.at({17, 5}, 8), 2);
  EXPECT_EQ(list.at({9, 5}, 20), 1);  // Inside beats near, whatever lies higher.
}

TEST(BoardMotion, EasesOutAndThenRests) {
  EXPECT_FLOAT_EQ(ease_out_cubic(0), 0);
  EXPECT_FLOAT_EQ(ease_out_cubic(1), 1);
  EXPECT_GT(ease_out_cubic(0.3f), 0.5f);
  Motion motion;
  motion.tick(100);
  EXPECT_FALSE(motion.is_active());
  motion.glide(1, {0, 0}, {100, 0}, 200);
  EXPECT_TRUE(motion.is_active());
  motion.tick(200);
  EXPECT_NEAR(motion.position(1, {100, 0}).x, 87.5f, 0.01f);
  motion.tick(301);
  EXPECT_FALSE(motion.is_active());
  EXPECT_EQ(motion.position(1, {100, 0}), (Vec2{100, 0}));
  EXPECT_FLOAT_EQ(motion.progress(1), 1);
}

TEST(BoardMotion, AGlideGoesOnFromWhereItStands) {
  Motion motion;
  motion.glide(1, {0, 0}, {100, 0}, 200);
  motion.tick(100);
  motion.glide(1, {0, 0}, {0, 0}, 200);
  EXPECT_NEAR(motion.position(1, {0, 0}).x, 87.5f, 0.01f);
}

TEST(BoardMotion, ADelayHoldsTheStart) {
  Motion motion;
  motion.start(3, 100, 50);
  motion.tick(40);
  EXPECT_FLOAT_EQ(motion.progress(3), 0);
  EXPECT_TRUE(motion.is_active());
  motion.tick(149);
  EXPECT_TRUE(motion.is_active());
  motion.tick(150);
  EXPECT_FALSE(motion.is_active());
}

TEST(BoardMotion, LessMotionMeansNone) {
  Motion motion;
  motion.start(1, 500);
  motion.set_reduced(true);
  EXPECT_FALSE(motion.is_active());
  motion.start(2, 500);
  EXPECT_FALSE(motion.is_active());
  EXPECT_FLOAT_EQ(breath(10, true), 0.35f);
}

TEST(BoardMotion, OneBreathThenStill) {
  float low = 1, high = 0;
  for (float ms = duration::kLit; is_breathing(ms); ms += 10) {
    low = std::min(low, breath(ms, false));
    high = std::max(high, breath(ms, false));
  }
  EXPECT_NEAR(low, 0.25f, 0.01f);
  EXPECT_NEAR(high, 0.45f, 0.01f);
  EXPECT_FLOAT_EQ(breath(0, false), 0);
  EXPECT_FLOAT_EQ(breath(5000, false), 0.35f);
}

/// Relative luminance of the web's contrast rule.
float luminance(Colour c) {
  const auto linear = [](std::uint8_t v) {
    const float s = static_cast<float>(v) / 255;
    return s <= 0.04045f ? s / 12.92f : std::pow((s + 0.055f) / 1.055f, 2.4f);
  };
  return 0.2126f * linear(c.r) + 0.7152f * linear(c.g) + 0.0722f * linear(c.b);
}

float contrast(Colour a, Colour b) {
  const float x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05f) / (std::min(x, y) + 0.05f);
}

TEST(BoardTheme, TextAndMarksStandOutByDayAndByLamplight) {
  for (const Theme& t : {Theme::day(), Theme::night()}) {
    for (const Colour ground : {t.panel, t.paper}) {
      EXPECT_GE(contrast(t.ink, ground), 4.5f);
      EXPECT_GE(contrast(t.ink2, ground), 4.5f);
      EXPECT_GE(contrast(t.red, ground), 4.5f);
      EXPECT_GE(contrast(t.ink3, ground), 3.0f);
      EXPECT_GE(contrast(t.usa_mark, ground), 3.0f);
      EXPECT_GE(contrast(t.csa_mark, ground), 3.0f);
    }
    EXPECT_GE(contrast(t.on_red, t.red), 4.5f);
    EXPECT_GE(contrast(t.usa_ink, t.usa), 4.5f);
    EXPECT_GE(contrast(t.csa_ink, t.csa), 4.5f);
    // The sides differ in lightness, not in hue alone.
    EXPECT_GE(contrast(t.usa, t.csa), 2.5f);
  }
}

TEST(BoardTheme, MixingEndsAtItsEnds) {
  const Theme half = mix(Theme::day(), Theme::night(), 0.5f);
  EXPECT_FLOAT_EQ(half.lamp, 0.5f);
  EXPECT_EQ(mix(Theme::day(), Theme::night(), 0).panel, Theme::day().panel);
  EXPECT_EQ(mix(Theme::day(), Theme::night(), 1).grid, Theme::night().grid);
}

}  // namespace
}  // namespace longroll::board
