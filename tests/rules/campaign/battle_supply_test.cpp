// Battle supply (8.4.1), and forts that are besieged: sortie and storm (11.8.2, 11.8.3).
#include <gtest/gtest.h>

#include "engine/games/campaign/rules/battle.h"
#include "tests/rules/campaign/meeting.h"

namespace longroll::campaign {
namespace {

using test::hex;
using test::kCsa;
using test::kUsa;
using test::meeting;
using test::Theatre;
using test::War;

/// Points of that side in the hex lack supply; with battle supply unless it has been used.
void starve(Theatre& theatre, Seat side, std::string_view name, bool has_battle_supply = true) {
  theatre.out_of_supply(side, name, 1);
  for (Piece& piece : theatre.state().pieces) {
    const bool is_fed = has_battle_supply && is_point(test::shipped_library().class_of(piece.kind));
    if (piece.place == hex(name) && owner_of(piece) == side && is_fed) {
      piece.flags = static_cast<std::uint16_t>(piece.flags | kBattleSupply);
    }
  }
}
/// The table's row that a natural outcome die leads to.
int row(War war, int die) {
  war.roll({die});
  return locals_of<BattleLocals>(war.state().top()).note.row;
}

TEST(Campaign_8_4_1_BattleSupply, TheAttackerDeclaresFirstAndAvoidsTheModifier) {
  Theatre theatre = meeting(4, 4);
  theatre.put_leader('A', "0703", 0);
  starve(theatre, kUsa, "0703");
  War war(theatre, kUsa);
  war.muster("0703").step("0704");
  ASSERT_EQ(war.stage(), BattleStage::AttackerLeader);
  War without = war;
  without.act(verbs::Pass{});
  EXPECT_EQ(row(without, 4), 3) << "an attacker who lacks supply: -1";
  war.act(verbs::UseSupply{});
  EXPECT_EQ(war.asked(), kUsa) << "his leader is still to be named";
  EXPECT_EQ(war.refusal(verbs::UseSupply{}), "8.4.1") << "it is used";
  war.act(verbs::Pass{});
  EXPECT_EQ(row(war, 4), 4);
  for (const PieceId id : war.field().pieces()) {
    EXPECT_FALSE(war.field().has_flag(id, kBattleSupply));
    EXPECT_TRUE(war.field().piece(id).place != hex("0704") || war.field().side_of(id) == kCsa ||
                !war.field().is_point(id) || out_of_supply(war.field().piece(id).flags) == 1)
        << "the marker of being out of supply stays";
  }
}

TEST(Campaign_8_4_1_BattleSupply, TheDefenderToo) {
  Theatre theatre = meeting(4, 4);
  starve(theatre, kCsa, "0704");
  War war(theatre, kUsa);
  war.muster("0703").step("0704");
  ASSERT_EQ(war.stage(), BattleStage::DefenderLeader);
  EXPECT_EQ(war.asked(), kCsa);
  War without = war;
  without.act(verbs::Pass{});
  EXPECT_EQ(row(without, 4), 5) << "+1";
  war.act(verbs::UseSupply{});
  EXPECT_EQ(row(war, 4), 4);
}

TEST(Campaign_8_4_1_BattleSupply, OnceUsedItIsGone) {
  Theatre theatre = meeting(4, 4);
  starve(theatre, kUsa, "0703", false);
  War war(theatre, kUsa);
  war.muster("0703").step("0704");
  EXPECT_EQ(war.stage(), BattleStage::OutcomeDie) << "nobody has anything to declare";
}

/// Three Union points besiege a fort with two points in it.
Theatre siege() {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kUsa, UnitClass::Asp, "0704", 3);
  theatre.put(kCsa, UnitClass::Fort, "0704");
  theatre.put(kCsa, UnitClass::Asp, "0704", 2);
  theatre.post(kCsa, "0704", Post::Garrison);
  return theatre;
}

TEST(Campaign_11_8_2_Sortie, TheGarrisonAttacksTheBesiegersOrStaysAndReturnsWhenBeaten) {
  War war(siege(), kCsa);
  war.muster("0704", Post::Garrison);
  EXPECT_EQ(war.refuses_step("0705"), "11.8.2") << "the fort is besieged";
  EXPECT_EQ(war.refusal(verbs::TakePost{Post::Field}), "11.8.2");
  War stays = war;
  stays.act(verbs::Halt{});
  EXPECT_TRUE(stays.is_at(StepKind::Movement));
  war.step("0704", {1});
  EXPECT_EQ(war.stage(), BattleStage::LossDie);
  war.roll({1});
  EXPECT_FALSE(war.is_at(StepKind::Retreat)) << "beaten, it is back in the fort";
  int inside = 0;
  for (const PieceId id : war.field().pieces()) {
    const Piece& piece = war.field().piece(id);
    inside += piece.place == hex("0704") && war.field().is_point(id) && post_of(piece.flags) == Post::Garrison ? 1 : 0;
  }
  EXPECT_GT(inside, 0);
  EXPECT_FALSE(war.field().in_field(kCsa).has(hex("0704")));
}

TEST(Campaign_11_8_2_Sortie, AWonSortieDrivesTheBesiegersAway) {
  Theatre theatre = siege();
  theatre.demoralize(kUsa, "0704", 1);
  theatre.out_of_supply(kUsa, "0704", 1);
  War war(theatre, kCsa);
  war.muster("0704", Post::Garrison).step("0704", {6, 1});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  EXPECT_EQ(war.asked(), kUsa);
}

/// A force of the fort's side stands in the open beside it, as after a drawn battle.
Theatre siege_with_friends(int friends) {
  Theatre theatre = siege();
  theatre.put(kCsa, UnitClass::Asp, "0704", friends);
  return theatre;
}

TEST(Campaign_11_8_2_Sortie, WithFriendsOutsideTheGarrisonIsNotBesiegedAndGoesWhereItLikes) {
  War war(siege_with_friends(1), kCsa);
  war.muster("0704", Post::Garrison);
  EXPECT_EQ(war.refuses_step("0705"), "");
  EXPECT_EQ(war.refusal(verbs::TakePost{Post::Field}), "");
  War comes_out = war;
  comes_out.act(verbs::TakePost{Post::Field});
  EXPECT_TRUE(comes_out.is_at(StepKind::Movement));
  war.step("0705");
  EXPECT_EQ(war.count(kCsa, UnitClass::Asp, "0705"), 2);
}

TEST(Campaign_11_8_2_Sortie, WithFriendsOutsideABeatenGarrisonRetreatsIntoTheFortOrOutOfTheHex) {
  War war(siege_with_friends(1), kCsa);
  war.muster("0704", Post::Garrison).step("0704", {1, 1});
  ASSERT_TRUE(war.is_at(StepKind::Retreat)) << "it has left the fort";
  EXPECT_EQ(war.asked(), kCsa);
  EXPECT_NE(war.retreats(), "");
  EXPECT_EQ(war.refusal(verbs::RetreatInside{}), "") << "9.10.2";
}

TEST(Campaign_11_8_3_Storm, TheBesiegersMayStormInALaterImpulse) {
  War war(siege(), kUsa);
  war.muster("0704").step("0704");
  EXPECT_EQ(war.stage(), BattleStage::FortChoice);
  war.act(verbs::Storm{}, {3});
  EXPECT_TRUE(locals_of<BattleLocals>(war.state().top()).note.is_storm);
}

}  // namespace
}  // namespace longroll::campaign
