// Lines of sight (11.3), and how far one sees in the dark (12.2, 12.3).
#include "engine/games/chattanooga/rules/sight.h"

#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;

/// A battlefield with a battery to look from and one to look at, as the line of sight needs no more.
class Sight : public testing::Test {
 protected:
  Table t{kUnion, Phase::Combat};

  void stand(const char* from, const char* to) {
    t.usa("guns", artillery()).at(from);
    t.csa("foe", infantry()).at(to);
    from_ = Table::hex(from);
    to_ = Table::hex(to);
  }
  bool sees(bool is_artillery = true) { return has_sight(t.field(), {from_, to_, is_artillery}); }
  bool is_seen_back() { return has_sight(t.field(), {to_, from_, false}); }

 private:
  HexId from_ = kNoHex;
  HexId to_ = kNoHex;
};

using Chattanooga_11_3_LineOfSight = Sight;
using Chattanooga_TEC_LineOfSight = Sight;
using Chattanooga_12_2_SightInTheDark = Sight;
using Chattanooga_12_3_SightAtNight = Sight;

TEST_F(Chattanooga_11_3_LineOfSight, IsFreeOverOpenGround) {
  stand("0510", "0502");
  EXPECT_TRUE(sees());
}

TEST_F(Chattanooga_11_3_LineOfSight, EndsAtTenHexes) {
  stand("0512", "0502");
  EXPECT_TRUE(sees());
  EXPECT_FALSE(has_sight(t.field(), {Table::hex("0513"), Table::hex("0502"), true}));
}

TEST_F(Chattanooga_TEC_LineOfSight, WoodsBlockBeyondTwoHexesOfTheFirer) {
  t.terrain("0508", Terrain::Woods);
  stand("0510", "0505");
  EXPECT_TRUE(sees()) << "two hexes away";
  EXPECT_FALSE(is_seen_back()) << "three hexes away";
}

TEST_F(Chattanooga_TEC_LineOfSight, WoodsHideATargetInThemBeyondTwoHexes) {
  t.terrain("0507", Terrain::Woods);
  t.terrain("0508", Terrain::Woods);
  stand("0510", "0507");
  EXPECT_FALSE(sees());
  EXPECT_TRUE(is_seen_back());
  EXPECT_TRUE(has_sight(t.field(), {Table::hex("0510"), Table::hex("0508"), true}));
}

TEST_F(Chattanooga_TEC_LineOfSight, SwampBlocksIntoOutOfAndThrough) {
  t.terrain("0508", Terrain::Swamp);
  stand("0510", "0506");
  EXPECT_FALSE(sees());
  EXPECT_FALSE(has_sight(t.field(), {Table::hex("0509"), Table::hex("0508"), true}));
  EXPECT_FALSE(has_sight(t.field(), {Table::hex("0508"), Table::hex("0509"), true}));
}

TEST_F(Chattanooga_TEC_LineOfSight, RavineBlocksIntoAndOutOfButNotThrough) {
  t.terrain("0508", Terrain::Ravine);
  stand("0510", "0506");
  EXPECT_TRUE(sees());
  EXPECT_FALSE(has_sight(t.field(), {Table::hex("0509"), Table::hex("0508"), true}));
  EXPECT_FALSE(has_sight(t.field(), {Table::hex("0508"), Table::hex("0509"), true}));
}

TEST_F(Chattanooga_TEC_LineOfSight, TownBlocksIntoOutOfAndThrough) {
  t.terrain("0508", Terrain::Town);
  stand("0510", "0506");
  EXPECT_FALSE(sees());
  EXPECT_FALSE(has_sight(t.field(), {Table::hex("0509"), Table::hex("0508"), true}));
  EXPECT_FALSE(has_sight(t.field(), {Table::hex("0508"), Table::hex("0509"), true}));
}

TEST_F(Chattanooga_TEC_LineOfSight, HillsideIsHiddenFromTheHilltopRightAboveItOnly) {
  t.terrain("0508", Terrain::Hillside);
  t.elevation("0507", Elevation::Hilltop);
  stand("0507", "0508");
  EXPECT_FALSE(sees());
  EXPECT_FALSE(is_seen_back());
  EXPECT_TRUE(has_sight(t.field(), {Table::hex("0507"), Table::hex("0510"), true})) << "over it";
  EXPECT_TRUE(has_sight(t.field(), {Table::hex("0510"), Table::hex("0508"), true}));
  EXPECT_TRUE(has_sight(t.field(), {Table::hex("0509"), Table::hex("0508"), true})) << "from a hex that is no hilltop";
}

TEST_F(Chattanooga_TEC_LineOfSight, StreamsDoNotBlock) {
  t.side("0508", "0507", kStream);
  stand("0510", "0506");
  EXPECT_TRUE(sees());
}

TEST_F(Chattanooga_TEC_LineOfSight, BlockedHexsidesBlockAnywhereOnTheLine) {
  t.side("0508", "0507", kBlocked);
  stand("0510", "0505");
  EXPECT_FALSE(sees());
  EXPECT_FALSE(is_seen_back());
  EXPECT_TRUE(has_sight(t.field(), {Table::hex("0510"), Table::hex("0508"), true})) << "it lies behind the target";
}

TEST_F(Chattanooga_11_3_LineOfSight, SlopesBlockAtTheEndsOnly) {
  t.side("0508", "0507", kUphill);
  stand("0510", "0505");
  EXPECT_TRUE(sees()) << "in the middle of the line";
  EXPECT_FALSE(has_sight(t.field(), {Table::hex("0510"), Table::hex("0507"), true})) << "a side of the target's hex";
  EXPECT_FALSE(has_sight(t.field(), {Table::hex("0508"), Table::hex("0505"), true})) << "a side of the firer's hex";
  EXPECT_FALSE(has_sight(t.field(), {Table::hex("0507"), Table::hex("0508"), true})) << "downhill as well";
}

TEST_F(Chattanooga_11_3_LineOfSight, SlopesUpToAHilltopDoNotBlock) {
  t.side("0508", "0507", kUphill);
  t.elevation("0507", Elevation::Hilltop);
  stand("0510", "0507");
  EXPECT_TRUE(sees());
  EXPECT_TRUE(is_seen_back());
}

TEST_F(Chattanooga_11_3_LineOfSight, HighGroundBlocksBetweenHexesThatAreNoHilltops) {
  t.elevation("0508", Elevation::HighGround);
  t.elevation("0509", Elevation::HighGround);
  t.elevation("0507", Elevation::HighGround);
  stand("0509", "0507");
  EXPECT_FALSE(sees()) << "from high ground to high ground at two hexes";
  EXPECT_TRUE(has_sight(t.field(), {Table::hex("0509"), Table::hex("0508"), true})) << "nothing lies between";
}

TEST_F(Chattanooga_11_3_LineOfSight, HilltopsBlockToo) {
  t.elevation("0508", Elevation::Hilltop);
  stand("0510", "0506");
  EXPECT_FALSE(sees());
}

TEST_F(Chattanooga_11_3_LineOfSight, AHilltopAtEitherEndSeesOverHeights) {
  t.elevation("0508", Elevation::Hilltop);
  t.elevation("0507", Elevation::HighGround);
  t.elevation("0510", Elevation::Hilltop);
  stand("0510", "0505");
  EXPECT_TRUE(sees(false));
  EXPECT_TRUE(is_seen_back());
}

TEST_F(Chattanooga_11_3_LineOfSight, OnlyArtilleryOnAHilltopLooksOverWoodsAndTowns) {
  t.elevation("0510", Elevation::Hilltop);
  t.elevation("0503", Elevation::Hilltop);
  t.terrain("0507", Terrain::Woods);
  t.terrain("0506", Terrain::Town);
  t.terrain("0505", Terrain::Woods);
  stand("0510", "0505");
  EXPECT_TRUE(sees()) << "into them, too";
  EXPECT_FALSE(sees(false)) << "no artillery";
  EXPECT_FALSE(has_sight(t.field(), {Table::hex("0510"), Table::hex("0503"), true})) << "to another hilltop";
  EXPECT_FALSE(has_sight(t.field(), {Table::hex("0511"), Table::hex("0505"), true})) << "from low ground";
}

TEST_F(Chattanooga_11_3_LineOfSight, ArtilleryOnAHilltopDoesNotLookOverSwamp) {
  t.elevation("0510", Elevation::Hilltop);
  t.terrain("0508", Terrain::Swamp);
  stand("0510", "0505");
  EXPECT_FALSE(sees());
}

// From 0505 the line to 0705 runs along the side between 0604 and 0605.
TEST_F(Chattanooga_11_3_LineOfSight, AlongASideEitherHexBlocks) {
  t.terrain("0605", Terrain::Town);
  stand("0505", "0705");
  EXPECT_FALSE(sees());
}

TEST_F(Chattanooga_11_3_LineOfSight, AlongASideTheSideItselfBlocks) {
  t.side("0604", "0605", kBlocked);
  stand("0505", "0705");
  EXPECT_FALSE(sees());
}

TEST_F(Chattanooga_11_3_LineOfSight, AtTheCornerBothSidesCount) {
  t.side("0505", "0604", kUphill);
  stand("0505", "0705");
  EXPECT_FALSE(sees());
  EXPECT_FALSE(is_seen_back());
}

TEST_F(Chattanooga_12_2_SightInTheDark, OneSeesFourHexesInTheEarlyMorningAndTheEvening) {
  t.turn(1);
  stand("0510", "0506");
  EXPECT_TRUE(sees());
  EXPECT_FALSE(has_sight(t.field(), {Table::hex("0511"), Table::hex("0506"), true}));
}

TEST_F(Chattanooga_12_3_SightAtNight, OneSeesTheNextHex) {
  t.turn(6);
  stand("0510", "0509");
  EXPECT_TRUE(sees());
  EXPECT_FALSE(has_sight(t.field(), {Table::hex("0510"), Table::hex("0508"), true}));
}

}  // namespace
}  // namespace longroll::chattanooga::test
