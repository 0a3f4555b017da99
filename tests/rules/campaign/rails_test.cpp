// Campaign 7.1 to 7.6: who controls railroads, their segments, and what trains carry along them.
#include "engine/games/campaign/rules/rail_control.h"
#include "tests/rules/campaign/plain_supply.h"
#include "tests/support/sparing.h"

namespace longroll::campaign::test {
namespace {

HexSet taken(const Lines& lines, Seat side, std::string_view entered) {
  return rails_taken(shipped_network_data(), lines.view(), side, hex(entered));
}

TEST(Campaign_7_1_Control, EqualsASlowSecondImplementationOnRandomPositions) {
  std::size_t most = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Lines lines = random_lines(seed);
    for (const Seat side : {kUsa, kCsa}) {  // few anchors: then control passes far
      SideOnMap& ours = lines.view().sides[side];
      ours.forts.clear();
      ours.occupied &= shipped_ground().cities();
      ours.held -= seed % 2 == 0 ? shipped_ground().cities() : HexSet();
    }
    for (const Seat side : {kUsa, kCsa}) {
      int n = 0;
      const PlainRails rails(lines.view(), side);
      shipped_ground().rail_hexes().for_each([&](HexId at) {
        if (++n % (29 * longroll::test::sparing()) == static_cast<int>(seed)) {
          const HexSet fast = rails_taken(shipped_network_data(), lines.view(), side, at);
          const HexSet slow = rails.taken(at);
          EXPECT_EQ(names_of(fast), names_of(slow)) << "seed " << seed << " entered " << hex_text(at);
          most = std::max(most, fast.size());
        }
      });
    }
  }
  EXPECT_GT(most, 30U) << "the positions are such that control passes far";
}

TEST(Campaign_7_1_Control, AStretchWithoutAForceOrCityGoesWithTheHexThatIsEntered) {
  // The Atlantic & North Carolina: Beaufort, New Bern (a city), then three hexes to Goldsboro.
  Lines lines;
  lines.hold(kUsa, {"4617"});
  lines.view().sides[kCsa].rails.add(hex("4618"));
  lines.view().sides[kUsa].rails.remove(hex("4617"));
  lines.view().sides[kCsa].rails.add(hex("4617"));
  EXPECT_EQ(names_of(taken(lines, kUsa, "4617")), "4617 4618") << "Beaufort is cut off and no city";
  EXPECT_EQ(names_of(taken(lines, kUsa, "4518")), "4518 4617 4618") << "both behind it, if New Bern is not theirs";
  lines.force(kCsa, "4618");
  EXPECT_EQ(names_of(taken(lines, kUsa, "4617")), "4617") << "a force holds the end of the line";
  lines.hold(kCsa, {"4617"});
  EXPECT_EQ(names_of(taken(lines, kUsa, "4518")), "4518") << "New Bern is a city that they control";
  EXPECT_EQ(names_of(taken(lines, kUsa, "0512")), "") << "no rails at Springfield";
}

TEST(Campaign_7_2_Segments, ABreakAndAFerryPartASegmentAndAnUpgradedFerryIsBridged) {
  const NetworkData& data = shipped_network_data();
  Lines lines;
  const HexSet all = shipped_ground().rail_hexes();
  EXPECT_TRUE(segment_from(data, lines.view(), hex("4410"), all).has(hex("3527"))) << "Richmond to Savannah";
  EXPECT_FALSE(segment_from(data, lines.view(), hex("1208"), all).has(hex("1308"))) << "the ferry of St Louis";
  lines.view().upgraded = hexes_named({"1208", "1308"});
  EXPECT_TRUE(segment_from(data, lines.view(), hex("1208"), all).has(hex("1308"))) << "7.7.2: bridged";
  // Beaufort's line broken at 4518.
  lines.view().sides[kUsa].rails = all;
  lines.break_rails({"4518"});
  const HexSet usable = usable_rails(lines.view(), kUsa, all);
  EXPECT_FALSE(usable.has(hex("4518")));
  EXPECT_EQ(names_of(segment_from(data, lines.view(), hex("4617"), usable)), "4617 4618");
}

TEST(Campaign_7_2_Segments, EveryHexIsInTheSegmentThatTheMapNumbers) {
  const NetworkData& data = shipped_network_data();
  const Lines lines;
  const HexSet& all = shipped_ground().rail_hexes();
  all.for_each([&](HexId at) {
    if (column_of(at) % 5 != 0) {
      return;
    }
    HexSet numbered;
    all.for_each([&](HexId other) {
      if (shipped_ground().segment_of(other) == shipped_ground().segment_of(at)) {
        numbered.add(other);
      }
    });
    EXPECT_EQ(names_of(segment_from(data, lines.view(), at, all)), names_of(numbered));
  });
}

TEST(Campaign_7_3_Capacity, ATrainCarriesWhatItsRailsAllow) {
  const NetworkData& data = shipped_network_data();
  Lines lines;
  const auto carries = [&](Seat side, TrainLoad load, std::string_view at) {
    return train_capacity(data, lines.view(), side, load, hex(at));
  };
  EXPECT_EQ(carries(kUsa, TrainLoad::Units, "4506"), 2) << "Washington";
  EXPECT_EQ(carries(kUsa, TrainLoad::Usmrr, "4506"), 1);
  EXPECT_EQ(carries(kUsa, TrainLoad::Units, "1208"), 1) << "Missouri";
  EXPECT_EQ(carries(kUsa, TrainLoad::Usmrr, "1208"), 0);
  EXPECT_EQ(carries(kUsa, TrainLoad::Units, "4410"), 0) << "Confederate rails that are not upgraded";
  EXPECT_EQ(carries(kUsa, TrainLoad::Units, "2310"), 2) << "Kentucky";
  lines.view().upgraded.add(hex("4410"));
  EXPECT_EQ(carries(kUsa, TrainLoad::Units, "4410"), 2);
  EXPECT_EQ(carries(kUsa, TrainLoad::Usmrr, "4410"), 1);
  EXPECT_EQ(carries(kCsa, TrainLoad::Units, "4410"), 1) << "7.7.3: upgraded or not";
  EXPECT_EQ(carries(kCsa, TrainLoad::Units, "2310"), 1);
  EXPECT_EQ(carries(kCsa, TrainLoad::Usmrr, "4410"), 0) << "it has no crews";
  EXPECT_EQ(carries(kCsa, TrainLoad::Units, "4506"), 0) << "no railroad of the Union";
  EXPECT_EQ(carries(kCsa, TrainLoad::Units, "1208"), 0);
}

TEST(Campaign_7_4_RailMovement, ATrainRunsThroughUsableRailsUpToTheZonesOfTheEnemy) {
  const NetworkData& data = shipped_network_data();
  const Lines lines;
  const HexSet all = shipped_ground().rail_hexes();
  const HexSet usable = usable_rails(lines.view(), kCsa, all);
  const auto reach = [&](const TrainZones& zones, int units, int most) {
    return train_reach_within(data, lines.view(), kCsa, TrainLoad::Units, units, hex("4618"), usable, zones, most);
  };
  EXPECT_TRUE(reach({}, 1, kMaxHexes).has(hex("4410"))) << "Beaufort to Richmond";
  EXPECT_FALSE(reach({}, 1, kMaxHexes).has(hex("4506"))) << "the Union's rails";
  EXPECT_TRUE(reach({}, 2, kMaxHexes).empty()) << "a train carries one";
  EXPECT_EQ(names_of(reach({}, 1, 2)), "4518 4617") << "6.4.1: within two hexes";
  EXPECT_EQ(names_of(reach({.primary = hexes_named({"4518"}), .secondary = {}}, 1, kMaxHexes)), "4617");
  EXPECT_EQ(names_of(reach({.primary = {}, .secondary = hexes_named({"4518"})}, 1, kMaxHexes)), "4518 4617")
      << "into a secondary zone, but not out of it";
}

TEST(Campaign_7_5_Unfinished, ALineServesWhenItIsComplete) {
  const NetworkData& data = shipped_network_data();
  Lines lines;
  HexSet all = shipped_ground().rail_hexes();
  all |= hexes_named({"3429"});
  EXPECT_FALSE(segment_from(data, lines.view(), hex("3529"), all).has(hex("3329")));
  for (int line = 0; line < kUnfinished; ++line) {
    const bool is_it = data.network.unfinished(line).front() == hex("3529");
    lines.view().has_line[static_cast<std::size_t>(line)] = is_it;
  }
  EXPECT_TRUE(segment_from(data, lines.view(), hex("3529"), all).has(hex("3329"))) << "Brunswick to the main line";
}

}  // namespace
}  // namespace longroll::campaign::test
