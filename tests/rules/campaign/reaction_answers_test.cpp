// Standing answers to exits from zones (6.4), answers by rail (6.4.1) and of leaders alone (10.2), and to landings
// (13.2).
#include <gtest/gtest.h>

#include "engine/games/campaign/rules/battle.h"
#include "engine/games/campaign/rules/reaction.h"
#include "engine/games/campaign/rules/trains.h"
#include "tests/rules/campaign/passing.h"

namespace longroll::campaign {
namespace {

using test::hex;
using test::hex_at_name;
using test::kCsa;
using test::kUsa;
using test::passing;
using test::react;
using test::Theatre;
using test::to;
using test::two_reactors;
using test::War;

TEST(Campaign_6_4_StandingAnswers, NeverAlwaysAndWhereFriendsAreAttacked) {
  Theatre never = passing(3, 3);
  never.answer(Seat::Confederate, ReactionRule::Never);
  EXPECT_TRUE(War(never, Seat::Union).muster("0703").step("0704").is_at(StepKind::ForceMove));
  Theatre threatened = passing(3, 3);
  threatened.answer(Seat::Confederate, ReactionRule::IntoThreatened);
  EXPECT_TRUE(War(threatened, Seat::Union).muster("0703").step("0704").is_at(StepKind::ForceMove));
  threatened.put(Seat::Confederate, UnitClass::Asp, "0704", 1);
  War joins(threatened, Seat::Union);
  joins.muster("0703").step("0704", {6});
  EXPECT_EQ(joins.count(Seat::Confederate, UnitClass::Asp, "0704"), 4) << "by itself, without a question";
  Theatre always = passing(3, 3);
  always.answer(Seat::Confederate, ReactionRule::Always);
  War attacks(always, Seat::Union);
  attacks.muster("0703").step("0704", {6});
  EXPECT_EQ(attacks.told<notes::Attacked>()->side, Seat::Confederate);
}

TEST(Campaign_6_4_Reaction, AMarchThatWasAnsweredStopsForItsOwner) {
  War war(passing(6, 4), kUsa);
  war.muster("0703").act(verbs::March{hex_at_name("0604")});
  ASSERT_TRUE(war.is_at(StepKind::Reaction));
  War answered = war;
  answered.act(react("0705"), {6}).act(to("0604"));
  ASSERT_TRUE(answered.is_at(StepKind::ForceMove)) << "nobody has ordered an attack";
  EXPECT_EQ(locals_of<ForceMoveLocals>(answered.state().top()).goal, kNoHex);
  war.act(react("0705"), {1});
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "0604"), 6) << "nobody has come: it goes on";
}

TEST(Campaign_6_4_StandingAnswers, AForceCanHaveItsOwn) {
  Theatre theatre = two_reactors();
  War war(theatre, Seat::Confederate);
  War side = war;
  side.act(verbs::GiveAnswer{}).act(verbs::AnswerFor{kNoHex});
  EXPECT_EQ(side.refusal(verbs::SetReaction{1, kNoHex}), "6.4") << "it is asked already";
  const int never = 1 + static_cast<int>(ReactionRule::Never);
  EXPECT_EQ(war.refusal(verbs::SetReaction{never, hex_at_name("0705")}), "3.2.1") << "for whom comes first";
  war.act(verbs::GiveAnswer{});
  EXPECT_EQ(war.refusal(verbs::AnswerFor{hex_at_name("0407")}), "6.4") << "nobody is there";
  war.act(verbs::AnswerFor{hex_at_name("0705")});
  EXPECT_EQ(war.refusal(verbs::SetReaction{never, hex_at_name("0604")}), "3.2.1") << "the other force was chosen";
  EXPECT_EQ(war.refusal(verbs::SetReaction{0, hex_at_name("0705")}), "6.4") << "it answers as its side already";
  war.act(verbs::SetReaction{never, hex_at_name("0705")});
  ASSERT_TRUE(war.is_at(StepKind::Movement));
  war.act(verbs::GiveAnswer{});
  EXPECT_EQ(war.refusal(verbs::AnswerFor{hex_at_name("0705")}), "6.4") << "once in an impulse";
  war.act(verbs::AnswerFor{hex_at_name("0604")}).act(verbs::SetReaction{1, hex_at_name("0604")});
  war.act(verbs::EndMoves{}).end_supply();
  EXPECT_EQ(war.asked(), Seat::Union);
  war.muster("0703").step("0704");
  ASSERT_TRUE(war.is_at(StepKind::Reaction)) << "0604 is asked";
  EXPECT_EQ(war.refusal(react("0705")), "6.4");
  EXPECT_EQ(war.refusal(verbs::SetReaction{1 + static_cast<int>(ReactionRule::Always), hex("0705")}), "6.4");
  EXPECT_EQ(war.refusal(react("0604")), "");
  // While it is asked, the side can say that it will not be.
  EXPECT_EQ(war.refusal(verbs::SetReaction{1, kNoHex}), "3.2.1");
  war.act(verbs::SetReaction{never, hex_at_name("0604")});
  EXPECT_TRUE(war.is_at(StepKind::ForceMove));
}

TEST(Campaign_6_4_StandingAnswers, TheSidesOwnStandsUntilItIsChangedInALaterImpulse) {
  War war(passing(3, 3), kCsa);
  const verbs::SetReaction always{1 + static_cast<int>(ReactionRule::Always), kNoHex};
  const verbs::SetReaction never{1 + static_cast<int>(ReactionRule::Never), kNoHex};
  const verbs::AnswerFor side{kNoHex};
  war.act(verbs::GiveAnswer{}).act(side).act(always);
  War again = war;
  again.act(verbs::GiveAnswer{});
  EXPECT_EQ(again.refusal(side), "6.4") << "once in an impulse";
  war.act(verbs::EndMoves{}).end_supply();
  ASSERT_EQ(war.asked(), kUsa);
  War goes = war;
  goes.muster("0703").step("0704");
  EXPECT_EQ(goes.asked(), Seat::Chance) << "it tries without a question";
  war.act(verbs::EndMoves{});
  while (war.asked() != kCsa || !war.is_at(StepKind::Movement)) {
    if (war.asked() == Seat::Chance) {
      war.roll({1});
    } else {
      war.act_first();
    }
  }
  war.act(verbs::GiveAnswer{}).act(side);
  EXPECT_EQ(war.refusal(never), "") << "another impulse";
}

TEST(Campaign_6_4_StandingAnswers, AlwaysIsForThoseWhoCanComeToWhereTheEnemyIs) {
  Theatre theatre = passing(3, 0);
  theatre.answer(kCsa, ReactionRule::Always);
  theatre.put(kCsa, UnitClass::Asp, "0505", 2);  // its zone reaches 0603, which is two hexes from it
  War war(theatre, kUsa);
  war.muster("0703").step("0603");
  while (war.asked() == Seat::Chance) {
    war.roll({1});
  }
  ASSERT_TRUE(war.is_at(StepKind::ForceMove));
  war.step("0703");
  EXPECT_TRUE(war.is_at(StepKind::ForceMove)) << "0703 is too far for it, though 0603 lies in its zone";
}

TEST(Campaign_6_4_StandingAnswers, ALeaderAloneGoesAwayByHimselfWhenHisSideAlwaysReacts) {
  Theatre theatre = passing(3, 0);
  theatre.answer(kCsa, ReactionRule::Always);
  theatre.put(kCsa, UnitClass::Asp, "0604", 1);  // whose zone is left
  theatre.put(kCsa, UnitClass::Asp, "0807", 2);
  const PieceId leader = theatre.put_leader('E', "0804", 1);
  War war(theatre, kUsa);
  war.muster("0703").step("0704");
  EXPECT_NE(war.state().piece(leader).place, hex("0804"));
}

/// The Union goes from 4309 to 4208 along the Virginia Central, out of the zone of 4310; Confederates in 3909 are on
/// that railroad.
Theatre central(int by_rail) {
  Theatre theatre;
  theatre.answer(Seat::Confederate, ReactionRule::Ask);
  theatre.put(Seat::Union, UnitClass::Asp, "4309", 3);
  theatre.put_leader('A', "4309", 1);
  theatre.put(Seat::Confederate, UnitClass::Asp, "4310", 2);
  theatre.put(Seat::Confederate, UnitClass::Asp, "3909", by_rail);
  return theatre;
}

TEST(Campaign_6_4_1_ByRail, WhoReactsFirstTakesNobodysRightAway) {
  Theatre theatre = central(2);
  theatre.demoralize(Seat::Confederate, "4310",
                     1);  // it exerts a primary zone alone, which does not reach 4309 from afar
  War war(theatre, Seat::Union);
  war.muster("4309").step("4208");
  ASSERT_EQ(war.refusal(react("4310")), "");
  ASSERT_EQ(war.refusal(react("3909")), "");
  war.act(react("4310"), {6});
  ASSERT_TRUE(war.is_at(StepKind::ReactionMove));
  Actions actions;
  test::shipped_campaign().actions(war.state(), actions);
  const auto away = std::find_if(actions.begin(), actions.end(), [&](const Action& action) {
    const auto goes = read<verbs::ReactTo>(action);
    return goes && war.field().grid().distance(goes->hex, hex_at_name("4309")) > 1;
  });
  ASSERT_NE(away, actions.end());
  war.act(arguments_of<verbs::ReactTo>(*away));
  ASSERT_TRUE(war.is_at(StepKind::Reaction)) << "the zone that was left is no longer there";
  EXPECT_EQ(war.refusal(react("3909")), "");
}

TEST(Campaign_6_4_1_ByRail, AForceNearTheEnemyByRailroadReactsWithoutAZone) {
  War war(central(2), Seat::Union);
  war.muster("4309").step("4208");
  ASSERT_TRUE(war.is_at(StepKind::Reaction));
  ASSERT_EQ(war.refusal(react("3909")), "");
  War fails = war;
  fails.act(react("3909"), {4});
  EXPECT_TRUE(fails.is_at(StepKind::Reaction)) << "it needs the die, too";
  war.act(react("3909"), {5});
  EXPECT_EQ(war.refusal(to("4008")), "6.4") << "not over land";
  EXPECT_EQ(war.refusal(verbs::RailTo{hex_at_name("4208")}), "6.4.1") << "where the enemy is";
  war.act(verbs::RailTo{hex_at_name("3810")});
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Asp, "3810"), 2);
  EXPECT_EQ(war.field().value(Track::TrainsUsed, index_of(Seat::Confederate)), 2) << "a point each";
}

TEST(Campaign_6_4_1_ByRail, NotFromAfarNorWithoutTrains) {
  Theatre theatre = central(0);
  theatre.put(Seat::Confederate, UnitClass::Asp, "3809", 1);  // four hexes of railroad
  theatre.put(Seat::Confederate, UnitClass::Asp, "3810", 1);  // five
  War war(theatre, Seat::Union);
  war.muster("4309").step("4208");
  EXPECT_EQ(war.refusal(react("3809")), "");
  EXPECT_EQ(war.refusal(react("3810")), "6.4");
  War used(theatre, Seat::Union);
  used.state().tracks[static_cast<std::size_t>(track(Track::TrainsUsed, 1))] = 3;
  used.muster("4309").step("4208");
  EXPECT_EQ(used.refusal(react("3809")), "6.4");
}

TEST(Campaign_6_4_1_ByRail, OnlyWhenAZoneOfFriendsIsLeft) {
  Theatre theatre = central(2);
  theatre.out_of_supply(Seat::Confederate, "4310", 1);
  War war(theatre, Seat::Union);
  war.muster("4309").step("4208");
  EXPECT_TRUE(war.is_at(StepKind::ForceMove));
}

TEST(Campaign_6_4_1_ByRail, NotAllOutOfAZoneOfTheEnemy) {
  Theatre theatre = central(2);
  theatre.put(kUsa, UnitClass::Asp, "3908", 1);
  ASSERT_TRUE(theatre.field().primary_zone(kUsa).has(hex("3909")));
  War war(theatre, kUsa);
  war.muster("4309").step("4208");
  ASSERT_EQ(war.refusal(react("3909")), "") << "a part of it may";
  war.act(react("3909"), {6});
  EXPECT_EQ(war.refusal(verbs::RailTo{hex("3810")}), "6.4.1") << "7.4: nobody would stay to negate the zone";
}

TEST(Campaign_6_4_1_ByRail, NoMoreThanTheTrainsThatAreLeftAndAsFewAsCanBe) {
  War war(central(3), kUsa);
  war.state().tracks[static_cast<std::size_t>(track(Track::TrainsUsed, 1))] = 2;  // of three
  war.muster("4309").step("4208").act(react("3909"), {6});
  EXPECT_EQ(war.refusal(verbs::RailTo{hex("3810")}), "6.4.1") << "three points, one train";
  const Field field = war.field();
  const ClassName name = field.name_of(field.first_at(hex("3909")));
  war.act(verbs::Less{name.kind, name.state, 2}).act(verbs::RailTo{hex("3810")});
  EXPECT_EQ(war.count(kCsa, UnitClass::Asp, "3810"), 1);
  EXPECT_EQ(war.field().value(Track::TrainsUsed, index_of(kCsa)), 3);
  // A Union train carries two.
  Theatre theatre;
  theatre.turn(2).put(kUsa, UnitClass::Asp, "4506", 2);
  const War other(theatre, kCsa);
  std::vector<PieceId> force;
  const Field there = other.field();
  for_each_at(there, hex("4506"), [&](PieceId id) { force.push_back(id); });
  std::sort(force.begin(), force.end());
  EXPECT_EQ(reaction_trains(there, hex("4506"), hex("4505"), force), 1);
}

TEST(Campaign_7_3_Trains, ThoseOfAReactionAreNotMissingInTheSidesOwnImpulse) {
  War war(central(3), kUsa);
  const int all = trains_left(war.field(), kCsa);
  ASSERT_EQ(all, 3);
  war.muster("4309").step("4208").act(react("3909"), {6}).act(verbs::RailTo{hex("3810")});
  EXPECT_EQ(trains_left(war.field(), kCsa), 0);
  while (war.is_at(StepKind::Reaction)) {
    war.act(verbs::Pass{});
  }
  war.act(verbs::Halt{}).act(verbs::EndMoves{}).end_supply();
  ASSERT_EQ(war.asked(), kCsa);
  EXPECT_EQ(trains_left(war.field(), kCsa), all);
  EXPECT_EQ(war.muster("3810").refusal(verbs::Entrain{3}), "") << "the same points, by train again";
}

TEST(Campaign_5_3_9_ReactionMovement, CostsNothingAndIsNoMoveForTheWeather) {
  War war(passing(3, 3), Seat::Union);
  war.muster("0703").step("0704").act(react("0705"), {5}).act(to("0804")).act(verbs::Halt{});
  for (const PieceId id : war.field().pieces()) {
    if (war.field().side_of(id) == Seat::Confederate) {
      EXPECT_FALSE(war.field().has_flag(id, kMoved | kMoving)) << "8.6";
    }
  }
  war.act(verbs::EndMoves{}).end_supply();
  ASSERT_EQ(war.asked(), Seat::Confederate);
  EXPECT_EQ(war.muster("0804").points_left(), 10) << "its own impulse is whole";
}

TEST(Campaign_13_2_Landing, ALandingInAPrimaryZoneIsAnsweredAndTheAnswerIsHelped) {
  BattleLocals battle;
  battle.hex = hex_at_name("0704");
  battle.note.is_reaction = true;
  Theatre theatre = passing(0, 0);
  theatre.put(Seat::Union, UnitClass::Asp, "0704", 4);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0704", 4);
  for (Piece& piece : theatre.state().pieces) {
    piece.flags = piece.place == hex_at_name("0704") && owner_of(piece) == Seat::Confederate ? kMoving : 0;
  }
  const Field field = theatre.field();
  ASSERT_EQ(field.phasing(), Seat::Union);
  const int before = modified_outcome_die(field, battle, 3);
  battle.note.on_landing = true;
  EXPECT_EQ(modified_outcome_die(field, battle, 3), before + 2);
}

/// The Union lands at 3534, on the coast of Florida, near Confederates.
War landed(std::string_view enemies) {
  Theatre theatre;
  theatre.answer(kCsa, ReactionRule::Ask);
  theatre.put(kUsa, UnitClass::Asp, "4505", 2);
  theatre.put_leader('A', "4505", 1);
  theatre.put_ships(kUsa, UnitClass::Ntp, Berth::in(SeaZone::NorthAtlantic), 2);
  theatre.put(kCsa, UnitClass::Asp, enemies, 3);
  const Field field = theatre.field();
  EXPECT_TRUE(field.primary_zone(kCsa).has(hex("3534")) || field.secondary_zone(kCsa).has(hex("3534")));
  War war(theatre, kUsa);
  war.act(verbs::Embark{hex("4505"), TransportBy::Sea, -1}).act(verbs::Land{hex("3534")});
  return war;
}

TEST(Campaign_13_2_Landing, InAPrimaryZoneItIsAnsweredInASecondaryOneNot) {
  War near = landed("3533");
  ASSERT_TRUE(near.is_at(StepKind::Reaction));
  EXPECT_EQ(near.asked(), kCsa);
  near.act(react("3533"), {6}).act(to("3534"));
  ASSERT_TRUE(near.is_at(StepKind::Battle));
  EXPECT_TRUE(locals_of<BattleLocals>(near.state().top()).note.on_landing) << "13.2: who reacts is helped";
  EXPECT_TRUE(landed("3532").is_at(StepKind::Movement)) << "two hexes away";
}

TEST(Campaign_13_4_River, ALandingInAnyZoneIsAnsweredAndEndsTheMove) {
  const auto landing = [](std::string_view enemies, std::string_view at = "1309") {
    Theatre theatre;
    theatre.answer(kCsa, ReactionRule::Ask);
    theatre.put(kUsa, UnitClass::Asp, "1208", 1);
    theatre.put(kCsa, UnitClass::Asp, enemies, 2);
    War war(theatre, kUsa);
    war.act(verbs::Embark{hex("1208"), TransportBy::River, theatre.library().kind_of(kUsa, UnitClass::Asp)});
    return war.act(verbs::Land{hex(at)});
  };
  War primary = landing("1408");
  ASSERT_TRUE(primary.is_at(StepKind::Reaction));
  primary.act(verbs::Pass{});
  EXPECT_TRUE(primary.is_at(StepKind::Movement));
  EXPECT_EQ(primary.refusal(verbs::Muster{hex("1309"), Post::Field}), "5.2") << "it goes no farther";
  War answered = landing("0405", "0506");
  answered.act(react("0405"), {6}).act(to("0506"));
  ASSERT_TRUE(answered.is_at(StepKind::Battle));
  EXPECT_FALSE(locals_of<BattleLocals>(answered.state().top()).note.on_landing) << "13.2 helps against the sea alone";
  EXPECT_TRUE(landing("1407").is_at(StepKind::Reaction)) << "a secondary zone";
  EXPECT_TRUE(landing("2722").is_at(StepKind::Movement));
}

TEST(Campaign_10_2_LeaderAlone, HeGoesWithoutADieTowardsTheNearestFriends) {
  Theatre theatre = passing(3, 1);
  theatre.put_leader('E', "0804", 1);
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704");
  ASSERT_TRUE(war.is_at(StepKind::Reaction));
  war.act(react("0804"));
  ASSERT_TRUE(war.is_at(StepKind::ReactionMove)) << "no die";
  EXPECT_EQ(war.refusal(to("0904")), "6.4") << "away from friends";
  war.act(to("0705"));
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Leader, "0705"), 1);
  EXPECT_EQ(war.refusal(react("0705")), "") << "the force there may still try";
}

TEST(Campaign_10_2_LeaderAlone, FarFromTheEnemyNobodyAsksHim) {
  Theatre theatre = passing(3, 1);
  theatre.put_leader('E', "0805", 1);
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704");
  EXPECT_EQ(war.refusal(react("0805")), "6.4");
}

TEST(Campaign_6_4_Reaction, ALeaderAloneWhoLeavesAZoneIsNotAnswered) {
  Theatre theatre = passing(0, 3);
  theatre.put_leader('A', "0703", 1);
  theatre.put(kUsa, UnitClass::Depot, "0702");  // 10.2
  War war(theatre, kUsa);
  war.muster("0703").step("0702");
  EXPECT_TRUE(war.is_at(StepKind::ForceMove));
}

}  // namespace
}  // namespace longroll::campaign
