// Forts: the point of their own (9.4, 9.12, 13.7), silenced forts (11.3), who goes inside (9.10.2), who is besieged
// (11.8), and the storm after cavalry has left (11.7).
#include <gtest/gtest.h>

#include "engine/games/campaign/rules/battle.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/words.h"
#include "tests/rules/campaign/meeting.h"

namespace longroll::campaign {
namespace {

using test::attack;
using test::hex;
using test::hex_at_name;
using test::kCsa;
using test::kUsa;
using test::meeting;
using test::Theatre;
using test::War;
using test::water_between;

/// Union points come from 0703 before a fort at 0704 with `inside` points in it.
Theatre before_fort(int points, int inside) {
  Theatre theatre = meeting(points, inside);
  theatre.put(kCsa, UnitClass::Fort, "0704");
  theatre.post(kCsa, "0704", Post::Garrison);
  return theatre;
}
/// All forts of the theatre are damaged, and have these flags.
Theatre& damage(Theatre& theatre, unsigned flags) {
  for (Piece& piece : theatre.state().pieces) {
    if (is_hex(piece.place) && theatre.library().class_of(piece.kind) == UnitClass::Fort) {
      piece.up = kReverse;
      piece.flags = static_cast<std::uint16_t>(piece.flags | flags);
    }
  }
  return theatre;
}
War stormed(const Theatre& theatre, std::initializer_list<int> dice) {
  War war(theatre, kUsa);
  war.muster("0703").step("0704").act(verbs::Storm{}, dice);
  return war;
}
/// All who are beaten go the first way, one hex.
void retreat(War& war) {
  while (war.is_at(StepKind::Retreat)) {
    if (war.refusal(verbs::Halt{}).empty()) {
      war.act(verbs::Halt{});
    } else {
      war.act_first();
    }
  }
}

TEST(Campaign_11_3_Silenced, WithoutTroopsItSurrendersToArmyPointsThatCome) {
  Theatre theatre = before_fort(6, 0);
  damage(theatre, kSilenced);
  War war(theatre, kUsa);
  war.muster("0703").step("0704");
  EXPECT_TRUE(war.is_at(StepKind::ForceMove)) << "nobody is left to fight";
  EXPECT_EQ(war.count(kCsa, UnitClass::Fort, "0704"), 0);
  ASSERT_TRUE(war.told<notes::Surrendered>());
  EXPECT_EQ(war.told<notes::Surrendered>()->side, kCsa);
  EXPECT_TRUE(war.field().held(kUsa).has(hex("0704")));
}

/// Campaign 10.2, 9.8: guns take no leader.
TEST(Campaign_11_3_Silenced, ALeaderWhoIsAloneInItGoesToTheNearestFriends) {
  Theatre theatre = before_fort(6, 0);
  damage(theatre, kSilenced);
  const PieceId leader = theatre.put_leader('E', "0704", 2);
  theatre.put(kCsa, UnitClass::Asp, "0708");
  War war(theatre, kUsa);
  war.muster("0703").step("0704");
  EXPECT_EQ(war.count(kCsa, UnitClass::Fort, "0704"), 0);
  EXPECT_EQ(war.state().piece(leader).place, hex("0708"));
}

TEST(Campaign_11_3_Silenced, ChoiceAndLogSayThatItSurrendersWithoutAFight) {
  const std::string where = place_name(before_fort(6, 0).field(), hex("0704"));
  for (const bool is_silenced : {true, false}) {
    Theatre theatre = before_fort(6, 0);
    damage(theatre, is_silenced ? kSilenced : 0);
    War war(theatre, kUsa);
    war.muster("0703");
    const auto label = [&](const Action& action) {
      for (const Choice& choice : test::shipped_campaign().prompt(war.state()).choices) {
        if (choice.action == action) {
          return choice.label;
        }
      }
      return std::string();
    };
    EXPECT_EQ(label(action_of(verbs::StepTo{hex("0704")})),
              (is_silenced ? "Take the fort at " : "Attack ") + where + ": cost 3");
    EXPECT_EQ(label(action_of(verbs::March{hex("0704")})),
              (is_silenced ? "March and take the fort at " : "March and attack ") + where + ": cost 3");
    const State before = war.state();
    war.step("0704");
    EXPECT_EQ(war.is_at(StepKind::Battle), !is_silenced);
    bool is_told = false;
    for (const Event& event : war.events()) {
      is_told = is_told || test::shipped_campaign().describe_event(before, event, kUsa) ==
                               "The fort of the Confederate side at " + where + " surrenders.";
    }
    EXPECT_EQ(is_told, is_silenced);
  }
}

TEST(Campaign_11_3_Silenced, WithAMilitiaPointItHoldsOut) {
  Theatre theatre = meeting(6, 0);
  theatre.put(kCsa, UnitClass::Fort, "0704");
  theatre.put(kCsa, UnitClass::Msp, "0704");
  theatre.post(kCsa, "0704", Post::Garrison);
  damage(theatre, kSilenced);
  War war(theatre, kUsa);
  war.muster("0703").step("0704");
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  EXPECT_EQ(war.stage(), BattleStage::FortChoice);
}

TEST(Campaign_11_3_Silenced, DamagedAloneItHoldsOut) {
  Theatre theatre = before_fort(6, 0);
  damage(theatre, 0);
  War war(theatre, kUsa);
  war.muster("0703").step("0704");
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  EXPECT_EQ(war.stage(), BattleStage::FortChoice);
}

TEST(Campaign_11_3_Silenced, CavalryOutsideDoesNotSaveIt) {
  Theatre theatre = before_fort(6, 0);
  theatre.put(kCsa, UnitClass::Cavalry, "0704");
  damage(theatre, kSilenced);
  War war(theatre, kUsa);
  war.muster("0703").step("0704");
  EXPECT_TRUE(war.is_at(StepKind::CavalryFlight));
  EXPECT_EQ(war.count(kCsa, UnitClass::Fort, "0704"), 0);
}

/// Union boats fire twice at a damaged fort at Memphis, which Union points besiege.
War bombarded(int inside) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put_ships(kUsa, UnitClass::Rsp, water_between("1208", "1308"));
  theatre.put(kCsa, UnitClass::Fort, "1118");
  theatre.put(kCsa, UnitClass::Asp, "1118", inside);
  theatre.post(kCsa, "1118", Post::Garrison);
  theatre.put(kUsa, UnitClass::Asp, "1118", 2);
  damage(theatre, 0);
  War war(theatre, kUsa);
  war.act(verbs::TakeShips{water_between("1208", "1308"), theatre.library().kind_of(kUsa, UnitClass::Rsp), false, 1});
  war.act(verbs::SailTo{water_between("1118", "1218")}, {6, 1}).act(verbs::Stand{}, {6});
  return war;
}

TEST(Campaign_11_3_Silenced, ItSurrendersToBesiegersWhenVesselsSilenceIt) {
  War war = bombarded(0);
  EXPECT_TRUE(war.is_at(StepKind::Voyage));
  EXPECT_EQ(war.count(kCsa, UnitClass::Fort, "1118"), 0);
  EXPECT_TRUE(war.field().held(kUsa).has(hex("1118")));
  EXPECT_EQ(bombarded(1).count(kCsa, UnitClass::Fort, "1118"), 1) << "a point is inside";
}

TEST(Campaign_11_7_FieldAndGarrison, WhenCavalryHasLeftTheFortIsStormedOrBesieged) {
  Theatre theatre = before_fort(6, 0);
  theatre.put(kCsa, UnitClass::Cavalry, "0704");
  War war = attack(theatre, {1});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  retreat(war);
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  EXPECT_EQ(war.stage(), BattleStage::FortChoice);
  EXPECT_EQ(war.asked(), kUsa);
  War sits = war;
  sits.act(verbs::Besiege{});
  EXPECT_TRUE(sits.is_at(StepKind::Movement));
  EXPECT_EQ(sits.count(kUsa, UnitClass::Asp, "0704"), 6);
  war.act(verbs::Storm{});
  EXPECT_EQ(war.told<notes::Attacked>()->attack, 3);
  EXPECT_EQ(war.told<notes::Attacked>()->defence, 3);
}

TEST(Campaign_11_7_FieldAndGarrison, SoItIsWhenTheCavalryIsLost) {
  Theatre theatre = before_fort(6, 0);
  theatre.put(kCsa, UnitClass::Cavalry, "0704");
  War war = attack(theatre, {6});
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  EXPECT_EQ(war.stage(), BattleStage::FortChoice);
}

TEST(Campaign_10_1_Creating, AFortThatHasHeldOutByItselfMayWinALeader) {
  War war = stormed(before_fort(6, 0), {1, 1});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  retreat(war);
  war.roll({6, 6, 4, 4});
  ASSERT_TRUE(war.is_at(StepKind::LeaderFates)) << "8 and 1";
  EXPECT_EQ(war.asked(), kCsa);
  war.act(verbs::CreateLeader{});
  EXPECT_EQ(war.count(kCsa, UnitClass::Leader, "0704"), 1);
}

TEST(Campaign_9_12_Leaders, TheFortThatStandsIsAPointOfHisSide) {
  Theatre theatre = before_fort(6, 1);
  const PieceId leader = theatre.put_leader('E', "0704", 1);
  War war = stormed(theatre, {});
  war.act(verbs::LeadBattle{0}, {1, 6});
  ASSERT_EQ(war.count(kCsa, UnitClass::Asp, "0704"), 0) << "30% of 3";
  ASSERT_EQ(war.count(kCsa, UnitClass::Fort, "0704"), 1);
  retreat(war);
  war.roll({6, 6, 4, 3});
  EXPECT_EQ(war.state().piece(leader).marks, 2) << "7 and 2: the winner's leader is promoted";
}

/// What the state of the defenders of 0704 adds to the outcome die of a storm.
int shaken_term(int inside, int shaken) {
  Theatre theatre = before_fort(6, inside);
  for (Piece& piece : theatre.state().pieces) {
    if (shaken > 0 && piece.place == hex("0704") && theatre.library().class_of(piece.kind) == UnitClass::Asp) {
      piece.flags = static_cast<std::uint16_t>(with_demoralized(piece.flags, 1));
      --shaken;
    }
  }
  const War war = stormed(theatre, {});
  for (const Modifier& term : outcome_terms(war.field(), locals_of<BattleLocals>(war.state().top()))) {
    if (term.words == "the defender is demoralized") {
      return term.value;
    }
  }
  return 0;
}

TEST(Campaign_9_4_Outcome, AFortsOwnPointIsOneOfTheDefendingForce) {
  EXPECT_EQ(shaken_term(1, 1), 0) << "one of two is no more than half";
  EXPECT_EQ(shaken_term(2, 1), 0);
  EXPECT_EQ(shaken_term(2, 2), 2) << "two of three are";
}

TEST(Campaign_13_7_Support, VesselsHelpAFortByItselfUpToItsPoint) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "1218", 4);
  theatre.put(kCsa, UnitClass::Fort, "1218");
  BattleLocals battle;
  battle.hex = hex_at_name("1218");
  battle.note.is_storm = true;
  EXPECT_EQ(strengths_of(War(theatre, kUsa).field(), battle).defence, 3);
  theatre.put_ships(kCsa, UnitClass::Ironclad, water_between("1118", "1218"));
  EXPECT_EQ(strengths_of(War(theatre, kUsa).field(), battle).defence, 4);
}

/// How many Confederate counters near Atlanta lack supply: a fort with two points inside, and these outside of it, in
/// a hex with Union points that exert no zone.
std::size_t unsupplied(UnitClass outside, int count) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Fort, "2721");
  theatre.put(kCsa, UnitClass::Asp, "2721", 2);
  theatre.post(kCsa, "2721", Post::Garrison);
  theatre.put(kCsa, outside, "2721", count);
  theatre.put(kUsa, UnitClass::Asp, "2721", 3);
  theatre.out_of_supply(kUsa, "2721", 1);
  return supply_status(theatre.field(), kCsa).unsupplied.size();
}

TEST(Campaign_11_8_Siege, AFortIsNotBesiegedWhileItsSideStandsOutsideOfIt) {
  EXPECT_EQ(unsupplied(UnitClass::Asp, 4), 0U);
  EXPECT_EQ(unsupplied(UnitClass::Cavalry, 1), 0U) << "any points are a field force (11.7)";
  EXPECT_EQ(unsupplied(UnitClass::Asp, 0), 3U) << "the fort and both points in it";
}

TEST(Campaign_9_10_2_Inside, ArmyPointsBeforeMilitiaThoseWithFewestMarkersFirst) {
  Theatre theatre = meeting(4, 3);
  theatre.put(kCsa, UnitClass::Fort, "0704");
  theatre.put(kCsa, UnitClass::Msp, "0704");
  PieceId marked = kNoPiece;
  for (const PieceId id : theatre.field().pieces()) {
    if (marked == kNoPiece && theatre.field().is_on_map(id, kCsa, UnitClass::Asp)) {
      marked = id;
    }
  }
  theatre.state().piece(marked).flags = static_cast<std::uint16_t>(with_demoralized(0, 1));
  War war = attack(theatre, {6, 1});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  ASSERT_EQ(war.count(kCsa, UnitClass::Asp, "0704"), 3);
  war.act(verbs::RetreatInside{});
  int inside = 0;
  for (const PieceId id : war.field().pieces()) {
    if (post_of(war.field().piece(id).flags) == Post::Garrison && war.field().has_on_map(id, kCsa)) {
      EXPECT_EQ(war.field().class_of(id), UnitClass::Asp);
      EXPECT_NE(id, marked);
      ++inside;
    }
  }
  EXPECT_EQ(inside, 2);
}

}  // namespace
}  // namespace longroll::campaign
