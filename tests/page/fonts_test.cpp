#include "web/board/fonts.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

namespace longroll::board {
namespace {

std::string made_by_the_build(const std::string& name) {
  std::ifstream in(std::string(LONGROLL_FONTS_DIR "/") + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string in_the_page(std::string_view name) {
  const auto bytes = font_file(name);
  return {bytes.begin(), bytes.end()};
}

TEST(Fonts, AFaceIsMadeOfItsDifferenceFromTwoOthersByteForByte) {
  for (const char* name : {"besley-700", "garamond-600"}) {
    const std::string wanted = made_by_the_build(std::string(name) + ".made.ttf");
    ASSERT_FALSE(wanted.empty()) << name;
    EXPECT_TRUE(in_the_page(name) == wanted) << name;
  }
}

TEST(Fonts, AFaceThatIsEmbeddedWholeIsThatFile) {
  EXPECT_TRUE(in_the_page("besley-900") == made_by_the_build("besley-900.ttf"));
  EXPECT_TRUE(font_file("caslon-400").empty());
}

}  // namespace
}  // namespace longroll::board
