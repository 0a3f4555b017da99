#include "tests/rules/battles/table.h"

/// Zones of control and movement: Battles 7.0 to 7.6.
namespace longroll::battles::test {
namespace {

/// A stream along every side of the hex, so that no way round it is shorter.
void moat(Table& t, std::string_view hex, unsigned water = kStream) {
  const Grid grid{20, 20, Parity::EvenLower};
  for (const Direction d : kAllDirections) {
    t.side(hex, hex_text(grid.neighbor(Table::hex(hex), d)), water);
  }
}

TEST(Battles_7_2_EntryCost, StreamIntoControlledWoodsIsFourPoints) {
  for (const int points : {3, 4}) {
    Table t(Seat::Union, Phase::Movement);
    t.terrain("0506", Terrain::Woods);
    moat(t, "0506");
    t.usa("iowa", infantry(5, points)).at("0505");
    t.csa("georgia", infantry(2)).at("0507");
    t.act("take iowa");
    EXPECT_EQ(t.is_offered("go 0506"), points == 4);
  }
}

TEST(Battles_7_2_EntryCost, StreamIntoControlledClearIsFourPoints) {
  for (const int points : {3, 4}) {
    Table t(Seat::Union, Phase::Movement);
    moat(t, "0506");
    t.usa("iowa", infantry(5, points)).at("0505");
    t.csa("georgia", infantry(2)).at("0507");
    t.act("take iowa");
    EXPECT_EQ(t.is_offered("go 0506"), points == 4);
  }
}

}  // namespace
}  // namespace longroll::battles::test
