// Politics: captures, elections, drafts, diplomacy, Kentucky (4.1.3, 15.0 to 15.5).
#include "engine/games/campaign/rules/politics.h"

#include <gtest/gtest.h>

#include "engine/games/campaign/rules/recruitment.h"
#include "engine/games/campaign/rules/victory.h"
#include "engine/games/campaign/rules/works.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign {
namespace {

using test::hex;
using test::kCsa;
using test::kUsa;
using test::Theatre;
using test::War;

void set(State& state, Track which, int value, int offset = 0) {
  state.tracks[static_cast<std::size_t>(track(which, offset))] = static_cast<std::int16_t>(value);
}
int status(const War& war) { return war.field().value(Track::PoliticalStatus); }
verbs::Place place(Seat side, UnitClass unit_class, std::string_view name) {
  return {test::shipped_library().kind_of(side, unit_class), hex(name)};
}

/// The Political Phase of that turn, with that status; Kentucky belongs to the Union unless the turn is the first.
War politics_of(int turn, int status, Kentucky kentucky = Kentucky::Union) {
  Theatre theatre;
  theatre.turn(turn);
  set(theatre.state(), Track::PoliticalStatus, status);
  set(theatre.state(), Track::Kentucky, static_cast<int>(kentucky));
  War war(theatre, kUsa);
  State& state = war.state();
  set(state, Track::Impulse, 3);
  set(state, Track::First, index_of(kCsa));
  state.stack[0] = step_of(GameTurnLocals{GameTurnStage::Impulses, kImpulses});
  // An economy that decides nothing: the survival of the turn and some more.
  for (const char* const city : {"2015", "1218", "1926", "2722", "2419", "2221"}) {
    const TurnBox& box = test::shipped_library().turn(turn);
    if (economy_now(war.field()).size_for_victory() - status > box.victory) {
      state.ground[static_cast<std::size_t>(hex(city))] = kHeldByUnion | kRailUnion;
    }
  }
  for (const char* const port : {"1132", "1730", "3527", "4320", "1333", "3824"}) {
    const TurnBox& box = test::shipped_library().turn(turn);
    if (economy_now(war.field()).size_for_victory() - status > box.victory) {
      state.ground[static_cast<std::size_t>(hex(port))] = kHeldByUnion | kRailUnion;
    }
  }
  war.act(verbs::EndMoves{});
  EXPECT_EQ(war.field().value(Track::Winner), -1);
  return war;
}

TEST(Campaign_15_2_Elections, AWonElectionCostsNothingALostOneArrivalsAndSurvival) {
  War won = politics_of(7, 2);
  ASSERT_TRUE(won.is_at(StepKind::Political));
  set(won.state(), Track::ElectionLosses, 3);
  set(won.state(), Track::ElectionLevel, 2);
  War lost = won;
  won.roll({3});
  EXPECT_EQ(won.field().value(Track::ElectionLosses), 0) << "and what an earlier one has cost is over";
  EXPECT_EQ(won.field().value(Track::ElectionLevel), 0);
  lost.roll({2});  // 4
  EXPECT_EQ(lost.field().value(Track::ElectionLosses), 7);
  EXPECT_EQ(lost.field().value(Track::ElectionLevel), 4);
}

TEST(Campaign_15_0_Politics, ElectionDraftKentuckyDiplomacy) {
  War war = politics_of(7, -1, Kentucky::Neutral);
  const auto die = [&] { return std::string(test::shipped_campaign().chance(war.state()).rule); };
  ASSERT_EQ(war.asked(), Seat::Chance);
  EXPECT_EQ(die(), "15.2") << "the election";
  war.roll({6});
  EXPECT_EQ(war.refusal(verbs::DeclareDraft{}), "");
  war.act(verbs::Pass{});
  ASSERT_EQ(war.asked(), Seat::Chance);
  EXPECT_EQ(die(), "15.5.1") << "Kentucky";
  war.roll({6});  // less than the turn: it joins the Union, and both place
  while (war.is_at(StepKind::KentuckyJoins)) {
    war.act_first();
  }
  ASSERT_EQ(war.asked(), Seat::Chance);
  EXPECT_EQ(die(), "15.3") << "diplomacy";
  war.roll({6});
  EXPECT_FALSE(war.is_at(StepKind::Political));
}

TEST(Campaign_15_2_Elections, OnlyInTheFallsOf1862And1864AndOfNoPointsAtLeastOne) {
  EXPECT_FALSE(politics_of(6, 2).is_at(StepKind::Political)) << "nothing is to be decided";
  Theatre theatre;
  set(theatre.state(), Track::PoliticalStatus, -4);
  EXPECT_EQ(election_loss(theatre.field(), 1), 1);
  EXPECT_EQ(election_loss(theatre.field(), 6), 2);
}

TEST(Campaign_15_2_Elections, ALostElectionLowersWhatTheConfederacyNeedsToSurvive) {
  Theatre theatre;
  theatre.turn(8);
  set(theatre.state(), Track::LastTurn, kTurns);
  set(theatre.state(), Track::PoliticalStatus, 0);
  Economy economy;
  economy.centers = 7;
  EXPECT_EQ(verdict(theatre.field(), economy), 0) << "survival is 8";
  set(theatre.state(), Track::ElectionLevel, 2);
  EXPECT_EQ(verdict(theatre.field(), economy), -1);
}

TEST(Campaign_4_1_3_Draft, FourThreeAndTwoInTheNextTurnsAndHalfADieOfStatus) {
  War war = politics_of(7, 3);
  war.roll({3});
  EXPECT_EQ(war.asked(), kUsa);
  War passed = war;
  passed.act(verbs::Pass{});
  EXPECT_FALSE(passed.is_at(StepKind::Political));
  EXPECT_EQ(passed.field().value(Track::Draft, 8), 0);
  war.act(verbs::DeclareDraft{}, {3});
  EXPECT_EQ(war.field().value(Track::PoliticalStatus), 1) << "a 3 costs 2";
  EXPECT_EQ(war.field().value(Track::Draft, 8), 4);
  EXPECT_EQ(war.field().value(Track::Draft, 9), 3);
  EXPECT_EQ(war.field().value(Track::Draft, 10), 2);
}

TEST(Campaign_4_1_3_Draft, NotBeforeTheElectionOf1862) {
  EXPECT_TRUE(politics_of(6, -1).is_at(StepKind::Political)) << "diplomacy";
  EXPECT_EQ(politics_of(6, -1).asked(), Seat::Chance);
}

TEST(Campaign_15_3_Diplomacy, OnlyWithANegativeStatusAndByTheTotal) {
  EXPECT_FALSE(politics_of(6, 0).is_at(StepKind::Political));
  War aid = politics_of(6, -1).roll({1});
  EXPECT_EQ(aid.field().value(Track::AtLarge), 1);
  EXPECT_EQ(aid.field().value(Track::Mediation), 0);
  War nothing = politics_of(6, -1).roll({2});
  EXPECT_EQ(nothing.field().value(Track::AtLarge), 0);
  War mediation = politics_of(6, -2).roll({1});
  EXPECT_EQ(mediation.field().value(Track::Mediation), 7);
  EXPECT_EQ(mediation.field().value(Track::AtLarge), 1);
  War recognition = politics_of(6, -3).roll({1});
  EXPECT_EQ(recognition.field().value(Track::HalvedArrivals), 7);
  EXPECT_EQ(recognition.field().value(Track::Diplomacy), static_cast<int>(Diplomacy::Recognition));
}

TEST(Campaign_15_3_Diplomacy, AfterRecognitionOnlyInterventionWhichTakesTheNavyAway) {
  War war = politics_of(6, -4);
  const PieceId ship = next_in_pool(war.state(), test::shipped_library(), kUsa, UnitClass::Nsp);
  war.state().piece(ship).place = kSeaZone;
  set(war.state(), Track::Diplomacy, static_cast<int>(Diplomacy::Recognition));
  War again = war;
  again.roll({2});
  EXPECT_EQ(again.field().value(Track::HalvedArrivals), 0) << "no second recognition";
  war.roll({1});
  EXPECT_EQ(war.field().value(Track::Diplomacy), static_cast<int>(Diplomacy::Intervention));
  EXPECT_EQ(war.state().piece(ship).place, kPool);
  EXPECT_FALSE(is_diplomacy_due(war.field())) << "nothing more happens";
}

TEST(Campaign_15_3_Diplomacy, MediationForbidsAttacksOnSupplyCenters) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "2014", 6);
  theatre.put_leader('A', "2014", 1);
  theatre.put(kCsa, UnitClass::Asp, "2015");
  set(theatre.state(), Track::Kentucky, static_cast<int>(Kentucky::Union));
  War war(theatre, kUsa);
  war.muster("2014");
  EXPECT_EQ(war.refuses_step("2015"), "");
  set(theatre.state(), Track::Mediation, 1);
  War mediated(theatre, kUsa);
  mediated.muster("2014");
  EXPECT_EQ(mediated.refuses_step("2015"), "15.3") << "Nashville";
}

TEST(Campaign_15_3_Diplomacy, MediationKeepsVesselsFromFortsInSupplyCenters) {
  const auto begun = [](int mediation) {
    const Berth above = test::water_between("0923", "0924");
    Theatre theatre;
    theatre.put(kCsa, UnitClass::Fort, "1025");
    theatre.put_ships(kUsa, UnitClass::Rsp, above);
    set(theatre.state(), Track::Mediation, mediation);
    War war(theatre, kUsa);
    war.act(verbs::TakeShips{above, test::shipped_library().kind_of(kUsa, UnitClass::Rsp), false, 1});
    return war;
  };
  const verbs::SailTo vicksburg{test::water_between("0925", "1025")};
  EXPECT_EQ(begun(0).refusal(vicksburg), "") << "a fight with the fort";
  EXPECT_EQ(begun(1).refusal(vicksburg), "13.1.2");
  EXPECT_EQ(begun(2).refusal(vicksburg), "") << "of another turn";
  EXPECT_EQ(begun(1).refusal(verbs::RunTo{test::water_between("0926", "0927")}), "") << "past it, without an attack";
}

/// Campaign 13.6, 14.1: off a port on the open sea vessels fight the fort of its hex.
TEST(Campaign_15_3_Diplomacy, MediationKeepsTheNavyFromFortsInPortsOnTheOpenSeaThatAreSupplyCenters) {
  const Berth sea = Berth::in(SeaZone::SouthAtlantic);
  const auto begun = [&](int mediation, const char* fort) {
    Theatre theatre;
    if (fort != nullptr) {
      theatre.put(kCsa, UnitClass::Fort, fort);
    }
    theatre.put_ships(kUsa, UnitClass::Ntp, sea);
    theatre.put_ships(kUsa, UnitClass::Nsp, sea);
    set(theatre.state(), Track::Mediation, mediation);
    War war(theatre, kUsa);
    war.act(verbs::TakeShips{sea, test::shipped_library().kind_of(kUsa, UnitClass::Nsp), false, 1});
    return war;
  };
  const verbs::SailTo savannah{Berth::off(hex("3527"))};
  const verbs::SailTo fernandina{Berth::off(hex("3430"))};
  EXPECT_TRUE(begun(0, "3527").act(savannah).is_at(StepKind::NavalCombat));
  EXPECT_EQ(begun(1, "3527").refusal(savannah), "13.1.2");
  EXPECT_TRUE(begun(2, "3527").act(savannah).is_at(StepKind::NavalCombat)) << "of another turn";
  EXPECT_TRUE(begun(1, nullptr).act(savannah).is_at(StepKind::Voyage)) << "a blockade is no attack";
  EXPECT_TRUE(begun(1, "3430").act(fernandina).is_at(StepKind::NavalCombat)) << "a town is no supply center";
}

TEST(Campaign_15_3_Diplomacy, MediationKeepsLandingsFromDefendedPortsThatAreSupplyCenters) {
  const auto refused = [](int mediation, bool has_enemies) {
    Theatre theatre;
    theatre.put(kUsa, UnitClass::Asp, "4505", 2);
    theatre.put_leader('A', "4505", 1);
    theatre.put_ships(kUsa, UnitClass::Ntp, Berth::in(SeaZone::NorthAtlantic), 2);
    if (has_enemies) {
      theatre.put(kCsa, UnitClass::Asp, "3527");
    }
    set(theatre.state(), Track::Mediation, mediation);
    War war(theatre, kUsa);
    return war.act(verbs::Embark{hex("4505"), TransportBy::Sea, -1}).refusal(verbs::Land{hex("3527")});
  };
  EXPECT_EQ(refused(0, true), "");
  EXPECT_EQ(refused(1, true), "15.3");
  EXPECT_EQ(refused(1, false), "") << "nobody is attacked";
}

TEST(Campaign_15_5_1_Decision, ADieBelowTheTurnAndBothPlace) {
  War stays = politics_of(4, 0, Kentucky::Neutral);
  War war = stays;
  stays.roll({4});
  EXPECT_EQ(stays.field().kentucky(), Kentucky::Neutral);
  war.roll({3});
  EXPECT_EQ(war.field().kentucky(), Kentucky::Union);
  EXPECT_EQ(war.asked(), kCsa);
  EXPECT_EQ(war.refusal(place(kCsa, UnitClass::Asp, "2310")), "15.5.1") << "Louisville";
  war.act(place(kCsa, UnitClass::Asp, "2113"));
  EXPECT_EQ(war.asked(), kUsa);
  EXPECT_EQ(war.refusal(place(kUsa, UnitClass::Asp, "2113")), "15.5.1") << "Confederates are in Bowling Green";
  war.act(place(kUsa, UnitClass::Asp, "2310"));
  EXPECT_EQ(war.refusal(place(kUsa, UnitClass::Asp, "2310")), "15.5.1") << "another town";
  war.act(place(kUsa, UnitClass::Asp, "1612"));
  EXPECT_TRUE(war.field().held(kUsa).has(hex("2610"))) << "Lexington";
  EXPECT_TRUE(war.field().rails(kUsa).has(hex("2311")));
  EXPECT_TRUE(war.field().held(kCsa).has(hex("2113")));
}

TEST(Campaign_15_5_1_Decision, NotInTheFirstTurn) {
  EXPECT_FALSE(politics_of(1, 0, Kentucky::Neutral).is_at(StepKind::Political));
}

TEST(Campaign_15_5_2_Invasion, ByTheUnionKentuckyJoinsTheConfederacy) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "2607");
  War war(theatre, kUsa);
  war.muster("2607");
  EXPECT_EQ(war.refuses_step("2608"), "15.5");
  war.act(verbs::Halt{});
  War other_one(theatre, kUsa);
  other_one.act(verbs::Invade{});
  EXPECT_EQ(status(other_one), -1 + War(theatre, kUsa).field().value(Track::PoliticalStatus));
  EXPECT_EQ(other_one.field().kentucky(), Kentucky::Confederate);
  EXPECT_TRUE(other_one.field().held(kCsa).has(hex("2310")));
  EXPECT_EQ(other_one.asked(), kCsa);
  other_one.act(place(kCsa, UnitClass::Asp, "2310"));
  EXPECT_EQ(other_one.asked(), kCsa) << "a third of six supply centers: two points of militia";
  other_one.act(place(kCsa, UnitClass::Msp, "2310")).act(place(kCsa, UnitClass::Msp, "2610"));
  EXPECT_TRUE(other_one.is_at(StepKind::Movement));
  EXPECT_EQ(other_one.asked(), kUsa);
  EXPECT_EQ(other_one.refusal(verbs::Invade{}), "15.5.2") << "once";
  other_one.muster("2607");
  EXPECT_EQ(other_one.refuses_step("2608"), "");
}

TEST(Campaign_15_5_2_Invasion, ByTheConfederatesKentuckyJoinsTheUnion) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "2015");
  War war(theatre, kCsa);
  const int before = status(war);
  war.act(verbs::Invade{});
  EXPECT_EQ(status(war), before + 1);
  EXPECT_EQ(war.asked(), kUsa);
  war.act(place(kUsa, UnitClass::Asp, "2310")).act(place(kUsa, UnitClass::Asp, "1612"), {1});
  EXPECT_EQ(war.asked(), kUsa);
  war.act(place(kUsa, UnitClass::Msp, "2610"));
  EXPECT_TRUE(war.is_at(StepKind::Movement));
  EXPECT_EQ(war.asked(), kCsa);
  EXPECT_TRUE(has_been_called(war.field(), kStates - 1)) << "Kentucky's militia, once a turn";
}

TEST(Campaign_15_1_Status, CitiesOfTheSouthCountWheneverTheyChangeHands) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "4409", 2);
  theatre.put_leader('A', "4409", 1);
  theatre.hold("4409", kUsa);
  War war(theatre, kUsa);
  const int before = status(war);
  war.muster("4409").step("4410");
  EXPECT_EQ(status(war), before + 1) << "Richmond";
  Theatre back;
  back.hold("4410", kUsa);
  back.put(kCsa, UnitClass::Asp, "4409", 2);
  back.put_leader('E', "4409", 1);
  War again(back, kCsa);
  again.muster("4409").step("4410");
  EXPECT_EQ(status(again), before - 1);
}

TEST(Campaign_15_1_Status, ACityOfAUsStateIsLostForTheFirstTimeOnly) {
  Theatre theatre;
  set(theatre.state(), Track::Kentucky, static_cast<int>(Kentucky::Confederate));
  theatre.put(kCsa, UnitClass::Asp, "4505", 1);
  theatre.put_leader('E', "4505", 1);
  War war(theatre, kCsa);
  const int before = status(war);
  war.muster("4505").step("4506");
  EXPECT_EQ(status(war), before - 1) << "Washington";
  Theatre again = theatre;
  again.state().tracks = war.state().tracks;
  set(again.state(), Track::PoliticalStatus, before);
  War twice(again, kCsa);
  twice.muster("4505").step("4506");
  EXPECT_EQ(status(twice), before);
  Theatre back = again;  // the Union comes again
  back.state().tracks = war.state().tracks;
  back.hold("4506", kCsa).hold("4505", kUsa);
  for (Piece& piece : back.state().pieces) {
    piece.place = kPool;
  }
  back.put(kUsa, UnitClass::Asp, "4505");
  back.put_leader('A', "4505", 1);
  War freed(back, kUsa);
  const int lost = status(freed);
  freed.muster("4505").step("4506");
  EXPECT_TRUE(freed.field().held(kUsa).has(hex("4506")));
  EXPECT_EQ(status(freed), lost) << "that does not recover the point";
}

TEST(Campaign_15_1_Status, BeforeTheStartsOfLaterYearsNoCityOfAUsStateHadFallen) {
  for (const char* const start : {"1861", "1862", "1863", "1864"}) {
    const State state = test::state_of_start(start);
    const Field field(test::shipped_library(), state);
    for (const HexId city : test::shipped_library().union_cities) {
      EXPECT_TRUE(field.held(kUsa).has(city)) << start << ' ' << hex_text(city);
    }
    for (int word = 0; word < track(Track::Built) - track(Track::Captured); ++word) {
      EXPECT_EQ(field.value(Track::Captured, word), 0) << start;
    }
  }
  const State state = test::state_of_start("1863");
  EXPECT_TRUE(Field(test::shipped_library(), state).held(kUsa).has(hex("1132")))
      << "New Orleans: its loss costs a point, for it is lost whenever it changes hands";
}

}  // namespace
}  // namespace longroll::campaign
