// Vessels of the other side answer exits from its zones of control: 6.4.2.
#include "engine/games/campaign/rules/reaction_afloat.h"

#include <gtest/gtest.h>

#include "engine/games/campaign/rules/battle.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign {
namespace {

using test::hex_at_name;
using test::kCsa;
using test::kUsa;
using test::Theatre;
using test::War;
using test::water_between;

// The Mississippi above and below Memphis, 1218, downstream; each of these hexsides meets the next in a corner.
const Berth kPillow = water_between("1217", "1317");
const Berth kBeside = water_between("1217", "1318");  // beside 1318
const Berth kAboveMemphis = water_between("1217", "1218");
const Berth kMemphis = water_between("1118", "1218");
const Berth kBelowMemphis = water_between("1119", "1218");
const Berth kFourBelow = water_between("1119", "1219");
const Berth kFiveBelow = water_between("1120", "1219");

/// Union points go from 1418 to 1318, in summer, out of the zone of Confederates in 1319.
Theatre passing(int movers = 3) {
  Theatre theatre;
  theatre.turn(2).answer(kCsa, ReactionRule::Ask);
  theatre.put(kUsa, UnitClass::Asp, "1418", movers);
  theatre.put_leader('A', "1418", 1);
  theatre.put(kCsa, UnitClass::Asp, "1319", 2);
  return theatre;
}
War went(const Theatre& theatre) {
  War war(theatre, kUsa);
  war.muster("1418").step("1318");
  return war;
}
Berth berth_of(const War& war, PieceId ship) { return Berth::of(war.state().piece(ship)); }
verbs::Embark from(std::string_view hex) {
  return {hex_at_name(hex), TransportBy::Boat, test::shipped_library().kind_of(kCsa, UnitClass::Asp)};
}
verbs::Land to(std::string_view hex) { return {hex_at_name(hex)}; }

TEST(Campaign_6_4_2_ByWater, AVesselTriesWithADieAndGoesFourHexsidesAtMost) {
  Theatre theatre = passing();
  const PieceId ship = theatre.put_ships(kCsa, UnitClass::Ironclad, kFourBelow);
  War war = went(theatre);
  ASSERT_TRUE(war.is_at(StepKind::Reaction));
  ASSERT_EQ(war.refusal(verbs::ReactAfloat{ship}), "");
  War fails = war;
  fails.act(verbs::ReactAfloat{ship}, {4});
  EXPECT_TRUE(fails.is_at(StepKind::Reaction));
  EXPECT_EQ(fails.refusal(verbs::ReactAfloat{ship}), "6.4.2") << "once an exit";
  EXPECT_EQ(berth_of(fails, ship), kFourBelow);
  war.act(verbs::ReactAfloat{ship}, {5});
  ASSERT_TRUE(war.is_at(StepKind::ReactionVoyage));
  EXPECT_EQ(war.asked(), kCsa);
  EXPECT_EQ(war.refusal(verbs::SailTo{kPillow}), "6.4.2") << "five hexsides";
  EXPECT_EQ(war.refusal(verbs::SailTo{kMemphis}), "");
  War stays = war;
  stays.act(verbs::Pass{});
  EXPECT_EQ(berth_of(stays, ship), kFourBelow) << "nobody has to react";
  war.act(verbs::SailTo{kBeside});
  EXPECT_EQ(berth_of(war, ship), kBeside);
  EXPECT_TRUE(war.is_at(StepKind::Reaction)) << "the force in 1319 may try too";
  war.act(verbs::Pass{});
  EXPECT_TRUE(war.is_at(StepKind::ForceMove)) << "a vessel stops nobody by itself";
  for (const PieceId id : war.field().pieces()) {
    EXPECT_FALSE(war.field().has_flag(id, kTried));
  }
}

TEST(Campaign_6_4_2_ByWater, TheNextExitIsAnsweredAgain) {
  Theatre theatre = passing();
  const PieceId ship = theatre.put_ships(kCsa, UnitClass::Ironclad, kMemphis);
  War war = went(theatre);
  war.act(verbs::ReactAfloat{ship}, {6}).act(verbs::SailTo{kBeside}).act(verbs::Pass{});
  war.step("1317");
  ASSERT_TRUE(war.is_at(StepKind::Reaction)) << "1318 lies in the zone too";
  EXPECT_EQ(war.refusal(verbs::ReactAfloat{ship}), "");
}

TEST(Campaign_6_4_2_ByWater, OnlyWhenAZoneOfFriendsIsLeft) {
  Theatre theatre = passing();
  theatre.out_of_supply(kCsa, "1319", 1);
  theatre.put_ships(kCsa, UnitClass::Ironclad, kMemphis);
  EXPECT_TRUE(went(theatre).is_at(StepKind::ForceMove));
}

TEST(Campaign_6_4_2_ByWater, OnlyAVesselThatCanComeBesideTheMover) {
  Theatre theatre = passing();
  const PieceId near = theatre.put_ships(kCsa, UnitClass::Flotilla, kFourBelow);
  const PieceId far = theatre.put_ships(kCsa, UnitClass::Ironclad, kFiveBelow);
  War war = went(theatre);
  EXPECT_EQ(war.refusal(verbs::ReactAfloat{near}), "");
  EXPECT_EQ(war.refusal(verbs::ReactAfloat{far}), "6.4.2");
}

TEST(Campaign_6_4_2_ByWater, NotPastEnemiesNorToThem) {
  Theatre ships = passing();
  const PieceId ship = ships.put_ships(kCsa, UnitClass::Ironclad, kBelowMemphis);
  ships.put_ships(kUsa, UnitClass::Rsp, kAboveMemphis);
  EXPECT_EQ(went(ships).refusal(verbs::ReactAfloat{ship}), "6.4.2");
  Theatre fort = passing();
  const PieceId other_ship = fort.put_ships(kCsa, UnitClass::Ironclad, kBelowMemphis);
  fort.put(kUsa, UnitClass::Fort, "1217");
  EXPECT_EQ(went(fort).refusal(verbs::ReactAfloat{other_ship}), "6.4.2") << "13.1.2, 11.6";
}

TEST(Campaign_6_4_2_ByWater, NeitherDamagedVesselsNorThoseOnTheStocks) {
  Theatre theatre = passing();
  const PieceId ship = theatre.put_ships(kCsa, UnitClass::Ironclad, kMemphis);
  theatre.state().piece(ship).up = kReverse;
  EXPECT_EQ(went(theatre).refusal(verbs::ReactAfloat{ship}), "6.4.2");
  theatre.state().piece(ship).up = kFront;
  EXPECT_EQ(went(theatre).refusal(verbs::ReactAfloat{ship}), "");
  theatre.state().piece(ship).flags |= kUnderConstruction;
  EXPECT_EQ(went(theatre).refusal(verbs::ReactAfloat{ship}), "6.4.2");
}

TEST(Campaign_6_4_2_ByWater, EqualVesselsOfABerthTryOneAfterAnother) {
  Theatre theatre = passing();
  const PieceId first = theatre.put_ships(kCsa, UnitClass::Ironclad, kMemphis, 2);
  const auto second = static_cast<PieceId>(first + 1);
  War war = went(theatre);
  EXPECT_EQ(war.refusal(verbs::ReactAfloat{first}), "");
  EXPECT_EQ(war.refusal(verbs::ReactAfloat{second}), "6.4.2");
  war.act(verbs::ReactAfloat{first}, {1});
  EXPECT_EQ(war.refusal(verbs::ReactAfloat{second}), "");
}

TEST(Campaign_6_4_2_ByWater, AStandingAnswerAsksNoVessel) {
  for (const ReactionRule rule : {ReactionRule::Never, ReactionRule::IntoThreatened, ReactionRule::Always}) {
    Theatre theatre = passing();
    theatre.put_ships(kCsa, UnitClass::Ironclad, kMemphis);
    theatre.answer(kCsa, rule);
    War war(theatre, kUsa);
    war.muster("1418").step("1318");
    EXPECT_NE(war.asked(), kCsa) << static_cast<int>(rule);
  }
}

TEST(Campaign_6_4_2_ByWater, AFlotillaTakesAPointAlongThatAttacksFromTheWater) {
  Theatre theatre = passing();
  const PieceId ship = theatre.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
  theatre.put(kCsa, UnitClass::Asp, "1218", 2);
  War war = went(theatre);
  war.act(verbs::ReactAfloat{ship}, {5});
  EXPECT_EQ(war.refusal(from("1319")), "6.4.2") << "they begin together (13.4.1)";
  war.act(from("1218"));
  EXPECT_EQ(war.refusal(verbs::SailTo{kBeside}), "3.2.1") << "the point has to be landed";
  EXPECT_EQ(war.refusal(to("1218")), "6.4.2") << "where it was";
  EXPECT_EQ(war.refusal(to("1317")), "") << "the water on the other side of 1217 is three hexsides away";
  war.act(to("1318"));
  EXPECT_EQ(berth_of(war, ship), kBeside) << "they travel together";
  EXPECT_EQ(war.count(kCsa, UnitClass::Asp, "1318"), 1);
  EXPECT_EQ(war.count(kCsa, UnitClass::Asp, "1218"), 1);
  while (war.is_at(StepKind::Reaction)) {
    war.act(verbs::Pass{});
  }
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  const auto battle = locals_of<BattleLocals>(war.state().top());
  EXPECT_TRUE(battle.note.is_reaction);
  EXPECT_TRUE(battle.note.is_amphibious) << "13.3.6";
  EXPECT_EQ(battle.from, kNoHex);
}

TEST(Campaign_6_4_2_ByWater, WhoWasLandedGoesAboardAgainInTheNextImpulseOfHisSide) {
  Theatre theatre = passing();
  const PieceId ship = theatre.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
  theatre.put(kCsa, UnitClass::Asp, "1218", 2);
  War war = went(theatre);
  war.act(verbs::ReactAfloat{ship}, {5}).act(from("1218")).act(to("1317"));
  while (war.is_at(StepKind::Reaction)) {
    war.act(verbs::Pass{});
  }
  war.act(verbs::Halt{}).act(verbs::EndMoves{}).end_supply();
  ASSERT_TRUE(war.is_at(StepKind::Movement));
  ASSERT_EQ(war.asked(), kCsa);
  ASSERT_EQ(war.refusal(from("1317")), "") << "both begin the impulse there (13.4.1)";
  war.act(from("1317")).act(to("1218"));
  EXPECT_EQ(war.count(kCsa, UnitClass::Asp, "1218"), 2);
  EXPECT_EQ(war.count(kCsa, UnitClass::Asp, "1317"), 0);
}

TEST(Campaign_9_10_Retreat, WhoWasLandedByAReactionHasNoWayBackAboard) {
  Theatre theatre = passing(6);
  const PieceId ship = theatre.put_ships(kCsa, UnitClass::Flotilla, kFourBelow);
  theatre.put(kCsa, UnitClass::Asp, "1119", 2);
  War war = went(theatre);
  war.act(verbs::ReactAfloat{ship}, {5}).act(from("1119")).act(to("1318"));
  while (war.is_at(StepKind::Reaction)) {
    war.act(verbs::Pass{});
  }
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  war.act(verbs::Pass{}, {1, 1});
  EXPECT_EQ(war.count(kCsa, UnitClass::Asp, "1119"), 1) << "who has embarked there does not come back";
  if (war.is_at(StepKind::Retreat)) {
    EXPECT_EQ(war.retreats().find("1119"), std::string::npos) << war.retreats();
  } else {
    EXPECT_GT(war.count(kCsa, UnitClass::Asp, "1318") + war.count(kCsa, UnitClass::Asp, "1319"), 0);
  }
}

TEST(Campaign_6_4_2_ByWater, WhoIsLandedAmongFriendsDefendsWithThem) {
  Theatre theatre = passing();
  const PieceId ship = theatre.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
  theatre.put(kCsa, UnitClass::Asp, "1218", 1);
  theatre.put(kCsa, UnitClass::Asp, "1318", 2);
  War war = went(theatre);
  war.act(verbs::ReactAfloat{ship}, {5}).act(from("1218")).act(to("1318"));
  while (war.is_at(StepKind::Reaction)) {
    war.act(verbs::Pass{});
  }
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  EXPECT_FALSE(locals_of<BattleLocals>(war.state().top()).note.is_reaction) << "the mover attacks";
  EXPECT_EQ(war.count(kCsa, UnitClass::Asp, "1318"), 3);
}

TEST(Campaign_6_4_2_ByWater, AnIroncladCarriesNobodyNorDoesAVesselWhoseBankIsTheEnemys) {
  Theatre ironclad = passing();
  const PieceId ship = ironclad.put_ships(kCsa, UnitClass::Ironclad, kMemphis);
  ironclad.put(kCsa, UnitClass::Asp, "1218", 2);
  EXPECT_EQ(went(ironclad).act(verbs::ReactAfloat{ship}, {5}).refusal(from("1218")), "6.4.2");
  Theatre lost = passing();
  const PieceId flotilla = lost.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
  lost.put(kCsa, UnitClass::Asp, "1218", 2);
  lost.hold("1218", kUsa);
  EXPECT_EQ(went(lost).act(verbs::ReactAfloat{flotilla}, {5}).refusal(from("1218")), "6.4.2") << "13.2";
}

TEST(Campaign_6_4_2_ByWater, MilitiaAndWhoIsInWorksOrHasTriedDoNotGoAlong) {
  Theatre militia = passing();
  const PieceId ship = militia.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
  militia.put(kCsa, UnitClass::Msp, "1218", 2);
  EXPECT_EQ(went(militia).act(verbs::ReactAfloat{ship}, {5}).refusal(from("1218")), "6.4.2");
  Theatre tried = passing();
  const PieceId flotilla = tried.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
  tried.put(kCsa, UnitClass::Asp, "1218", 2);
  War war = went(tried);
  war.act(verbs::React{hex_at_name("1218")}, {1}).act(verbs::ReactAfloat{flotilla}, {5});
  EXPECT_EQ(war.refusal(from("1218")), "6.4.2") << "a point tries once an exit";
  Theatre works = passing();
  const PieceId boat = works.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
  works.put(kCsa, UnitClass::Asp, "1218", 2);
  works.put(kCsa, UnitClass::Entrenchment, "1218");
  works.post(kCsa, "1218", Post::Entrenched);
  EXPECT_EQ(went(works).act(verbs::ReactAfloat{boat}, {5}).refusal(from("1218")), "6.4.2") << "11.7, 12.2";
}

/// Campaign 13.3.2: Union points go from 1619 to 1719, beside the highest wet hexside of the Tennessee in summer.
TEST(Campaign_6_4_2_ByWater, AVesselAgroundReactsToWaterBesideItAndTakesNobodyAlong) {
  const Berth wet = water_between("1719", "1818");
  const auto begun = [](int turn, const Berth& berth, PieceId& ship) {
    Theatre theatre;
    theatre.turn(turn).answer(kCsa, ReactionRule::Ask);
    theatre.put(kUsa, UnitClass::Asp, "1619", 3);
    theatre.put_leader('A', "1619", 1);
    theatre.put(kCsa, UnitClass::Asp, "1720");
    theatre.put(kCsa, UnitClass::Asp, "1819");
    ship = theatre.put_ships(kCsa, UnitClass::Flotilla, berth);
    War war(theatre, kUsa);
    war.muster("1619").step("1719");
    EXPECT_TRUE(war.is_at(StepKind::Reaction));
    return war;
  };
  PieceId ship = kNoPiece;
  for (const int turn : {1, 2}) {
    War war = begun(turn, water_between("1818", "1819"), ship);
    war.act(verbs::ReactAfloat{ship}, {5});
    EXPECT_EQ(war.refusal(from("1819")), turn == 2 ? "6.4.2" : "") << turn;
    war.act(verbs::SailTo{wet});
    EXPECT_EQ(berth_of(war, ship), wet) << turn;
  }
  EXPECT_EQ(begun(1, water_between("1819", "1919"), ship).refusal(verbs::ReactAfloat{ship}), "") << "spring";
  EXPECT_EQ(begun(2, water_between("1819", "1919"), ship).refusal(verbs::ReactAfloat{ship}), "6.4.2")
      << "no water beside it carries it";
}

TEST(Campaign_13_7_ShipsOnLand, AnIroncladThatHasReactedHelpsTheDefenders) {
  Theatre theatre = passing();
  const PieceId ship = theatre.put_ships(kCsa, UnitClass::Ironclad, kMemphis);
  theatre.put(kCsa, UnitClass::Asp, "1318", 2);
  War war = went(theatre);
  war.act(verbs::ReactAfloat{ship}, {6}).act(verbs::SailTo{kBeside});
  while (war.is_at(StepKind::Reaction)) {
    war.act(verbs::Pass{});
  }
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  war.act(verbs::Pass{});  // nobody leads
  EXPECT_EQ(war.told<notes::Attacked>()->defence, 4) << "two points and two of the vessel";
}

}  // namespace
}  // namespace longroll::campaign
