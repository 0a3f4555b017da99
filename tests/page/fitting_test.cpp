// How the words of a heading are cut to the room that they have.
#include "web/views/fitting.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/page/toy_hex_screen.h"

namespace longroll::web {
namespace {

float width_of(const std::string& words) { return ui::measure(ui::Type::Note, words).x; }

/// Who has room for them sees all of the parts; then the last part goes first, behind a dot or a comma, and the first
/// one never.
TEST(Fitting, TheLastPartGoesFirst) {
  toy_hex::the_panels();
  const std::string dot = " \xC2\xB7 ";
  const std::string side = "Union movement";
  const std::string turn = side + dot + "Summer 1863";
  const std::string all = turn + ", impulse 2";
  EXPECT_EQ(fitting(all, width_of(all)), all);
  EXPECT_EQ(fitting(all, width_of(all) - 1), turn) << "the impulse has no room";
  EXPECT_EQ(fitting(all, width_of(turn) - 1), side) << "nor has the turn";
  EXPECT_EQ(fitting(all, 1), side) << "something is always said";
}

TEST(Fitting, ACommaBeforeADotGoesWithWhatFollows) {
  toy_hex::the_panels();
  const std::string all = "Evening, couplet 3 \xC2\xB7 Union movement";
  const std::string first = "Evening, couplet 3";
  EXPECT_EQ(fitting(all, width_of(first)), first);
  EXPECT_EQ(fitting(all, width_of(first) - 1), "Evening");
}

TEST(Fitting, ASemicolonPartsToo) {
  toy_hex::the_panels();
  const std::string all = "9 against 1 at Yorktown (4611); demoralized, has moved";
  EXPECT_EQ(fitting(all, width_of(all) - 1), "9 against 1 at Yorktown (4611); demoralized");
  EXPECT_EQ(fitting(all, width_of("9 against 1 at Yorktown (4611)")), "9 against 1 at Yorktown (4611)");
}

}  // namespace
}  // namespace longroll::web
