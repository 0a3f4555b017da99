// The counters of forces.json against tests/rules/campaign/charts.tsv, and the numbers of their pieces.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/rules/campaign/printed.h"

namespace longroll::campaign {
namespace {

TEST(Campaign_4_1_2_UnionConstruction, LimitsOfCountersAreTheDecidedOnes) {
  std::map<std::string, int> limits;
  for (const CounterClass& counters : printed_forces().classes) {
    EXPECT_EQ(counters.id, std::string(counters.side == Seat::Union ? "usa." : "csa.") +
                               std::string(kUnitClassIds[static_cast<std::size_t>(counters.unit_class)]));
    if (counters.is_printed_limit) {
      limits[counters.id] = counters.count;
    }
  }
  std::map<std::string, int> printed;
  for (const std::vector<std::string>& line : second_transcription("LIMIT")) {
    printed[line[0]] = std::stoi(line[1]);
  }
  EXPECT_EQ(limits, printed);
}

TEST(Campaign_4_3_Militia, TheFixedPoolsHoldEnough) {
  const Forces& forces = printed_forces();
  EXPECT_EQ(forces.find(Seat::Union, UnitClass::Msp)->count, 40);
  EXPECT_EQ(forces.find(Seat::Confederate, UnitClass::Msp)->count, 40);
  EXPECT_GE(forces.find(Seat::Union, UnitClass::Fort)->count, 24) << "11.1: Union forts have no limit of their own";
  EXPECT_EQ(forces.find(Seat::Confederate, UnitClass::Railroad)->count, 7) << "7.5: one for each unfinished line";
  EXPECT_EQ(forces.find(Seat::Confederate, UnitClass::Rsp), nullptr) << "riverine points are the Union's";
}

TEST(CampaignCounters, EveryPieceHasOneIdForEver) {
  const Forces& forces = printed_forces();
  EXPECT_EQ(forces.pieces(), 358);
  std::set<std::string> ids;
  for (int piece = 0; piece < forces.pieces(); ++piece) {
    const CounterClass& counters = forces.class_of(piece);
    EXPECT_LE(counters.first, piece);
    EXPECT_LT(piece, counters.first + counters.count);
    EXPECT_TRUE(ids.insert(forces.id_of(piece)).second) << piece;
  }
  // Saved games name pieces by these numbers.
  EXPECT_EQ(forces.id_of(0), "usa.asp.1");
  EXPECT_EQ(forces.id_of(59), "usa.asp.60");
  EXPECT_EQ(forces.id_of(60), "usa.msp.1");
  EXPECT_EQ(forces.id_of(106), "usa.leader.a");
  EXPECT_EQ(forces.id_of(109), "usa.leader.d");
  EXPECT_EQ(forces.id_of(110), "usa.nsp.1");
  EXPECT_EQ(forces.id_of(201), "csa.asp.1");
  EXPECT_EQ(forces.id_of(292), "csa.leader.e");
  EXPECT_EQ(forces.id_of(350), "csa.train.3");
  EXPECT_EQ(forces.id_of(357), "csa.railroad.7");
}

TEST(CampaignCounters, CountersThatAreWrongAreToldWithTheirPlace) {
  std::string text = text_of("assets/games/campaign/forces.json");
  const std::string right = "\"first\": 60";
  text.replace(text.find(right), right.size(), "\"first\": 61");
  const Result<Forces> forces = parse_forces(text, "forces.json");
  ASSERT_FALSE(forces.ok());
  EXPECT_NE(describe(forces.faults()).find("classes[1].first"), std::string::npos) << describe(forces.faults());
}

}  // namespace
}  // namespace longroll::campaign
