#include "web/shell/numbers.h"

#include <gtest/gtest.h>

namespace longroll::web {
namespace {

TEST(Numbers, APixelHasOneDigitBehindThePoint) {
  EXPECT_EQ(tenths_of(0), "0.0");
  EXPECT_EQ(tenths_of(12.5F), "12.5");
  EXPECT_EQ(tenths_of(1279.96F), "1280.0");
  EXPECT_EQ(tenths_of(0.04F), "0.0");
  EXPECT_EQ(tenths_of(-0.3F), "-0.3");
  EXPECT_EQ(tenths_of(-17.25F), "-17.3");
}

TEST(Numbers, ALengthIsReadWithoutItsUnit) {
  EXPECT_FLOAT_EQ(pixels_of("34"), 34);
  EXPECT_FLOAT_EQ(pixels_of("12.5px"), 12.5F);
  EXPECT_FLOAT_EQ(pixels_of("20.75"), 20.75F);
  EXPECT_FLOAT_EQ(pixels_of(".5"), 0.5F);
  EXPECT_FLOAT_EQ(pixels_of("0"), 0);
  EXPECT_FLOAT_EQ(pixels_of(""), 0);
  EXPECT_FLOAT_EQ(pixels_of("none"), 0);
}

}  // namespace
}  // namespace longroll::web
