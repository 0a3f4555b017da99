// Campaign 13.4, 13.4.1 with 11.6: what "past" a fort is to troops that go by river, with a vessel or without.
#include "engine/games/campaign/rules/transport.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign::test {
namespace {

verbs::Embark points(std::string_view hex, TransportBy by, Seat side) {
  return {hex_at_name(hex), by, shipped_library().kind_of(side, UnitClass::Asp)};
}
verbs::Land land(std::string_view hex) { return {hex_at_name(hex)}; }

TEST(Campaign_13_4_River, LandedShortOfAFortButNotFromBesideIt) {
  const auto landing = [](const char* to, bool is_silenced) {
    Theatre theatre;
    theatre.put(kUsa, UnitClass::Asp, "1208", 2);
    theatre.put_leader('A', "1208", 1);
    const PieceId fort = theatre.put(kCsa, UnitClass::Fort, "1316");
    if (is_silenced) {
      theatre.state().piece(fort).up = kReverse;
      theatre.state().piece(fort).flags |= kSilenced;
    }
    return War(theatre, kUsa).act(points("1208", TransportBy::River, kUsa)).refusal(land(to));
  };
  EXPECT_EQ(landing("1315", false), "") << "from 1315/1415, the last hexside that is not beside the fort";
  EXPECT_EQ(landing("1316", false), "13.4") << "the fort itself";
  EXPECT_EQ(landing("1416", false), "13.4") << "the bank opposite";
  EXPECT_EQ(landing("1416", true), "") << "silenced, it stops nobody";
}

/// Hexes on both banks of the Mississippi, downstream: 1415 and 1316, 1416, 1317.
TEST(Campaign_13_4_River, AFortOnEitherBankStopsItAndAHexsideThatMeetsItsHexInACornerIsNotBesideIt) {
  const auto landing = [](const char* fort, const char* to) {
    Theatre theatre;
    theatre.put(kUsa, UnitClass::Asp, "1208", 2);
    theatre.put_leader('A', "1208", 1);
    theatre.put(kCsa, UnitClass::Fort, fort);
    return War(theatre, kUsa).act(points("1208", TransportBy::River, kUsa)).refusal(land(to));
  };
  EXPECT_EQ(landing("1416", "1316"), "") << "from 1316/1415, which meets 1416 in a corner only";
  EXPECT_EQ(landing("1416", "1416"), "13.4");
  EXPECT_EQ(landing("1416", "1317"), "13.4") << "past it";
  EXPECT_EQ(landing("1317", "1316"), "") << "the last hexside before a fort on the other bank";
  EXPECT_EQ(landing("1317", "1317"), "13.4");
}

TEST(Campaign_13_4_River, ItSetsOutFromAnyWaterBesideItsTownButNotFromBesideAFort) {
  const auto refused = [](const char* town, const char* fort, const char* to) {
    Theatre theatre;
    theatre.put(kCsa, UnitClass::Asp, town, 2);
    theatre.put_leader('E', town, 1);
    theatre.put(kUsa, UnitClass::Fort, fort);
    return War(theatre, kCsa).act(points(town, TransportBy::River, kCsa)).refusal(land(to));
  };
  EXPECT_EQ(refused("1218", "1118", "1317"), "") << "Memphis has water above the fort opposite";
  EXPECT_EQ(refused("1218", "1118", "1120"), "") << "and below it";
  EXPECT_EQ(refused("1118", "1218", "1317"), "13.4") << "Hopefield has none but under the guns";
  EXPECT_EQ(refused("1118", "1218", "1120"), "13.4");
  EXPECT_EQ(refused("1118", "1218", "1218"), "13.4") << "nor does it cross to storm the fort";
  EXPECT_EQ(refused("1218", "1118", "1118"), "13.4");
}

TEST(Campaign_13_4_1_Boats, AVesselThatLiesBesideAFortLeavesInBothDirectionsButEntersNoSuchHexside) {
  const auto refused = [](const char* fort, const char* to) {
    Theatre theatre;
    theatre.put(kCsa, UnitClass::Asp, "1218", 2);
    theatre.put_leader('E', "1218", 1);
    theatre.put_ships(kCsa, UnitClass::Flotilla, water_between("1118", "1218"));
    theatre.put(kUsa, UnitClass::Fort, fort);
    return War(theatre, kCsa).act(points("1218", TransportBy::Boat, kCsa)).refusal(land(to));
  };
  EXPECT_EQ(refused("1118", "1317"), "");
  EXPECT_EQ(refused("1118", "1120"), "");
  EXPECT_EQ(refused("1118", "1118"), "") << "it enters no hexside to land there";
  EXPECT_EQ(refused("1317", "1217"), "") << "short of the fort";
  EXPECT_EQ(refused("1317", "1317"), "13.4");
  EXPECT_EQ(refused("1317", "1316"), "13.4") << "past it";
}

}  // namespace
}  // namespace longroll::campaign::test
