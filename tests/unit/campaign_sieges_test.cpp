// What the campaign's computer does about sieges: garrisons are relieved.
#include <gtest/gtest.h>

#include "engine/games/campaign/planner/gauge.h"
#include "engine/games/campaign/planner/missions.h"
#include "tests/unit/campaign_plans.h"

namespace longroll::campaign::test {
namespace {

/// Two Confederates inside a fort at 0704, besieged by the Union; others are at that hex.
Theatre siege(int besiegers, int relief, std::string_view from) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(Seat::Confederate, UnitClass::Fort, "0704");
  theatre.put(Seat::Confederate, UnitClass::Asp, "0704", 2);
  theatre.post(Seat::Confederate, "0704", Post::Garrison);
  theatre.put(Seat::Union, UnitClass::Asp, "0704", besiegers);
  theatre.put(Seat::Confederate, UnitClass::Asp, from, relief);
  theatre.put_leader('E', from, 0);  // who comes where it is not supplied
  return theatre;
}

TEST(Campaign_11_8_1_PlannedRelief, TheGarrisonJoinsWhoComes) {
  for (const int besiegers : {2, 3}) {
    War war(siege(besiegers, 4, "0703"), Seat::Confederate);
    war.muster("0703").step("0704");
    ASSERT_TRUE(war.is_at(StepKind::Battle));
    EXPECT_EQ(has(plan_in(war.state()), verbs::Sortie{}), besiegers == 2);
  }
}

TEST(Campaign_11_8_1_PlannedRelief, TheGarrisonCountsBeforeTheBattle) {
  const auto chance = [](bool has_garrison) {
    Theatre theatre = siege(2, 2, "0703");
    for (Piece& piece : theatre.state().pieces) {
      const bool is_inside = piece.place == hex_at_name("0704") && owner_of(piece) == Seat::Confederate &&
                             shipped_library().class_of(piece.kind) == UnitClass::Asp;
      if (is_inside && !has_garrison) {
        piece.place = kPool;
        piece.flags = 0;
      }
    }
    War war(theatre, Seat::Confederate);
    war.muster("0703");
    return prospect_of(shipped_library(), war.state(), hex_at_name("0703"), hex_at_name("0704"), true).win;
  };
  EXPECT_GT(chance(true), chance(false));
}

TEST(Campaign_11_8_1_PlannedRelief, AFieldArmyNearByIsSentForTheGarrison) {
  const HexId fort = hex_at_name("0704");
  for (const bool is_besieged : {true, false}) {
    Theatre theatre = siege(2, 6, "0703");
    if (!is_besieged) {
      for (Piece& piece : theatre.state().pieces) {
        piece.place = piece.place == fort && owner_of(piece) == Seat::Union ? kPool : piece.place;
      }
    }
    const War war(theatre, Seat::Confederate);
    const Missions missions(war.field(), land(), kStances.front(), Seat::Confederate);
    EXPECT_EQ(std::any_of(missions.all().begin(), missions.all().end(),
                          [&](const Mission& mission) {
                            return mission.from == hex_at_name("0703") && mission.goal != nullptr &&
                                   mission.goal->hex == fort && mission.takes;
                          }),
              is_besieged);
  }
  EXPECT_TRUE(has(plan_in(War(siege(2, 6, "0703"), Seat::Confederate).state()), verbs::March{fort}));
  EXPECT_FALSE(has(plan_in(War(siege(9, 2, "0703"), Seat::Confederate).state()), verbs::March{fort}));
}

}  // namespace
}  // namespace longroll::campaign::test
