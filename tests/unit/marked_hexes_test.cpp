// Sets of hexes by their marks, against a look at each hex.
#include "engine/map/marked_hexes.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/core/rng.h"

namespace longroll {
namespace {

TEST(MarkedHexes, AreTheSameAsALookAtEachHexFinds) {
  Rng rng(7);
  for (const int columns : {1, 49, kMaxColumns}) {
    std::vector<std::uint8_t> marks(static_cast<std::size_t>(columns) * kMaxRows);
    for (std::uint8_t& one : marks) {
      one = static_cast<std::uint8_t>(rng.below(3) == 0 ? rng.below(256) : 0);
    }
    std::array<HexSet, kMarks> found;
    std::array<HexSet*, kMarks> sets{};
    for (std::size_t mark = 0; mark < kMarks; ++mark) {
      sets[mark] = &found[mark];
    }
    add_marked(marks, sets);
    for (std::size_t mark = 0; mark < kMarks; ++mark) {
      HexSet wanted;
      for (std::size_t place = 0; place < marks.size(); ++place) {
        if ((marks[place] >> mark & 1U) != 0) {
          wanted.add(static_cast<HexId>(place));
        }
      }
      EXPECT_EQ(found[mark], wanted) << "mark " << mark << " on " << columns << " columns";
    }
  }
}

}  // namespace
}  // namespace longroll
