// Arrivals (4.0 to 4.2.3).
#include "engine/games/campaign/rules/recruitment.h"

#include <gtest/gtest.h>

#include "tests/rules/campaign/war.h"

namespace longroll::campaign {
namespace {

using test::hex;
using test::Theatre;
using test::War;

verbs::Place place(Seat side, UnitClass unit_class, std::string_view name) {
  return {test::shipped_library().kind_of(side, unit_class), hex(name)};
}
void set(Theatre& theatre, Track which, int value, int offset = 0) {
  theatre.state().tracks[static_cast<std::size_t>(track(which, offset))] = static_cast<std::int16_t>(value);
}

/// The first arrivals of the war.
War begun() {
  War war("1861");
  war.act(verbs::EndSetUp{}).act(verbs::EndSetUp{});
  return war;
}
RecruitmentLocals left(const War& war) { return locals_of<RecruitmentLocals>(war.state().top()); }

TEST(Campaign_4_1_1_UnionPoints, TheTrackTheStatusReplacementsDraftsAndElections) {
  Theatre theatre;
  theatre.turn(2);
  set(theatre, Track::PoliticalStatus, 2);
  EXPECT_EQ(union_arrivals(theatre.field()), 5 + 2);
  set(theatre, Track::PoliticalStatus, -3);
  EXPECT_EQ(union_arrivals(theatre.field()), 5 - 3);
  set(theatre, Track::UnionLostBefore, 8);
  EXPECT_EQ(union_arrivals(theatre.field()), 5 - 3 + 2) << "a third of 8, down";
  set(theatre, Track::Draft, 4, 2);
  EXPECT_EQ(union_arrivals(theatre.field()), 5 - 3 + 2 + 4);
  set(theatre, Track::ElectionLosses, 2);
  EXPECT_EQ(union_arrivals(theatre.field()), 6);
  set(theatre, Track::HalvedArrivals, 2);
  EXPECT_EQ(union_arrivals(theatre.field()), 3);
  set(theatre, Track::ElectionLosses, 1);
  EXPECT_EQ(union_arrivals(theatre.field()), 4) << "half of 7, up";
}

TEST(Campaign_4_1_1_UnionPoints, HalfOfThemInTheEastAndNoMoreThanHalfOfAPartInACity) {
  War war = begun();
  EXPECT_EQ(war.asked(), Seat::Union);
  EXPECT_EQ(left(war).east, 3) << "half of 3 and a status of 2, up";
  EXPECT_EQ(left(war).west, 2);
  war.act(place(Seat::Union, UnitClass::Asp, "4506")).act(place(Seat::Union, UnitClass::Asp, "4506"));
  EXPECT_EQ(left(war).east, 1);
  EXPECT_EQ(war.refusal(place(Seat::Union, UnitClass::Asp, "4506")), "4.1.1") << "half of 3, up, is 2";
  war.act(place(Seat::Union, UnitClass::Asp, "4802"));
  EXPECT_EQ(war.refusal(place(Seat::Union, UnitClass::Asp, "4605")), "4.1.1") << "no more in the east";
  EXPECT_EQ(war.refusal(place(Seat::Union, UnitClass::Asp, "1208")), "4.1.1") << "St Louis is in no US-State";
  EXPECT_EQ(war.refusal(place(Seat::Union, UnitClass::Asp, "4410")), "4.1.1") << "Richmond";
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Asp, "4506"), 3);
}

TEST(Campaign_4_1_1_UnionPoints, TheOddOneGoesToTheEast) {
  const War war("1864");
  EXPECT_EQ((left(war).east + left(war).west) % 2, 1);
  EXPECT_EQ(left(war).east, left(war).west + 1);
}

TEST(Campaign_4_1_1_UnionPoints, CavalryFromTurnEightOneInPlaceOfAPoint) {
  War early = begun();
  EXPECT_EQ(early.refusal(place(Seat::Union, UnitClass::Cavalry, "4506")), "4.1.1");
  War war("1863");
  const int before = left(war).east;
  war.act(place(Seat::Union, UnitClass::Cavalry, "4506"));
  EXPECT_EQ(left(war).east, before - 1);
  EXPECT_EQ(war.refusal(place(Seat::Union, UnitClass::Cavalry, "4401")), "4.1.1") << "one a turn";
}

TEST(Campaign_4_0_Recruiting, NotInAZoneOfTheEnemy) {
  Theatre theatre;
  EXPECT_TRUE(arrival_places_of(theatre.field(), Seat::Union).has(hex("2607")));
  theatre.put(Seat::Confederate, UnitClass::Asp, "2606");
  EXPECT_FALSE(arrival_places_of(theatre.field(), Seat::Union).has(hex("2607")));
}

TEST(Campaign_4_0_Recruiting, OnlyInFriendlyHexes) {
  Theatre theatre;
  theatre.hold("2607", Seat::Confederate);
  EXPECT_FALSE(arrival_places_of(theatre.field(), Seat::Union).has(hex("2607")));
}

TEST(Campaign_4_0_Recruiting, BothAreJudgedAsThePhaseBegan) {
  Theatre theatre;
  const HexSet before = arrival_places_of(theatre.field(), Seat::Confederate);
  ASSERT_TRUE(before.has(hex("4410")));
  const PieceId new_one = theatre.put(Seat::Union, UnitClass::Asp, "4310");
  EXPECT_FALSE(arrival_places_of(theatre.field(), Seat::Confederate).has(hex("4410")));
  theatre.state().piece(new_one).flags = kMoved;  // it has just arrived
  EXPECT_EQ(test::text_of(arrival_places_of(theatre.field(), Seat::Confederate)), test::text_of(before));
}

TEST(Campaign_4_2_1_Groups, OneInEachOfTheSevenGroups) {
  War war = begun();
  war.act(verbs::EndRecruitment{}).act(verbs::EndRecruitment{});
  EXPECT_EQ(war.asked(), Seat::Confederate);
  war.act(place(Seat::Confederate, UnitClass::Asp, "4410"));
  EXPECT_EQ(war.refusal(place(Seat::Confederate, UnitClass::Asp, "4410")), "4.2.1");
  EXPECT_EQ(war.refusal(place(Seat::Confederate, UnitClass::Asp, "4215")), "4.2.1") << "Raleigh is of the same group";
  EXPECT_EQ(war.refusal(place(Seat::Confederate, UnitClass::Cavalry, "2015")), "4.2.1") << "no cavalry before turn 4";
  for (const char* const city : {"0224", "1132", "3617", "1730", "3824", "2015"}) {
    war.act(place(Seat::Confederate, UnitClass::Asp, city));
  }
  EXPECT_TRUE(war.is_at(StepKind::Building)) << "nothing more can be placed";
}

TEST(Campaign_4_2_1_Groups, ACityThatHangsTogetherWithNoOtherOfItsGroupReceivesNothing) {
  Theatre theatre;
  ASSERT_TRUE(arrival_places_of(theatre.field(), Seat::Confederate).has(hex("4410")));
  theatre.hold("4215", Seat::Union);  // Raleigh, the other city of the Tidewater
  EXPECT_FALSE(arrival_places_of(theatre.field(), Seat::Confederate).has(hex("4410")));
}

TEST(Campaign_4_2_3_AtLarge, InTownsThatHaveReceivedNothing) {
  Theatre theatre;
  set(theatre, Track::AtLarge, 1);
  const Field field = theatre.field();
  RecruitmentLocals recruitment = recruitment_of(field, Seat::Confederate);
  EXPECT_EQ(recruitment.at_large, 1);
  recruitment.groups = (1 << kRecruitmentGroups) - 1;  // every group has received its unit
  EXPECT_TRUE(places_for(field, recruitment, UnitClass::Asp).has(hex("4410")));
  EXPECT_FALSE(places_for(field, recruitment, UnitClass::Cavalry).has(hex("4410"))) << "points only";
  const PieceId arrived = theatre.put(Seat::Confederate, UnitClass::Asp, "4410");
  theatre.state().piece(arrived).flags = kMoved;
  EXPECT_FALSE(places_for(theatre.field(), recruitment, UnitClass::Asp).has(hex("4410")));
  recruitment.at_large = 0;
  EXPECT_TRUE(places_for(theatre.field(), recruitment, UnitClass::Asp).empty());
}

/// Kentucky has joined that side, after an invasion by the other when `violated`.
Theatre kentucky_of(Seat side, bool violated) {
  Theatre theatre;
  set(theatre, Track::Kentucky, static_cast<int>(side == Seat::Union ? Kentucky::Union : Kentucky::Confederate));
  set(theatre, Track::KentuckyViolated, !violated ? 0 : side == Seat::Union ? 2 : 1);
  test::shipped_library().network.kentucky().for_each([&](HexId one) { theatre.hold(hex_text(one), side); });
  return theatre;
}
/// What is left of Kentucky's cities to that side: the first `count`.
Theatre with_centers(Theatre theatre, int count, Seat side) {
  (test::shipped_library().map.cities() & test::shipped_library().network.kentucky()).for_each([&](HexId city) {
    theatre.hold(hex_text(city), count-- > 0 ? side : other(side));
  });
  return theatre;
}
int kentucky_places(const Theatre& theatre, Seat side, int used = 0) {
  const Field field = theatre.field();
  RecruitmentLocals recruitment = recruitment_of(field, side);
  recruitment.groups = used;
  return static_cast<int>(
      (places_for(field, recruitment, UnitClass::Asp) & test::shipped_library().network.kentucky()).size());
}

TEST(Campaign_4_2_2_Kentucky, TwoCentersThatAreLinkedWithTheEconomyAreAnEighthGroup) {
  const Theatre all = kentucky_of(Seat::Confederate, false);
  EXPECT_GE(kentucky_places(all, Seat::Confederate), 2);
  EXPECT_EQ(kentucky_places(all, Seat::Confederate, 1 << kKentuckyGroup), 0) << "one point a turn";
  EXPECT_EQ(kentucky_places(with_centers(all, 1, Seat::Confederate), Seat::Confederate), 0) << "one center is no group";
  EXPECT_EQ(kentucky_places(kentucky_of(Seat::Union, false), Seat::Union), 0);
}

TEST(Campaign_15_5_2_Kentucky, AnInvasionGivesTheOtherSideAPointATurnWhileItHasMoreCenters) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const int others = side == Seat::Confederate ? 1 << kKentuckyGroup : 0;  // 4.2.2 is another point
    const Theatre invaded = kentucky_of(side, true);
    EXPECT_GE(kentucky_places(invaded, side, others), 2);
    EXPECT_EQ(kentucky_places(invaded, side, others | 1 << kInvadedKentucky), 0) << "one point";
    EXPECT_EQ(kentucky_places(kentucky_of(side, false), side, others), 0) << "nobody has invaded";
    EXPECT_EQ(kentucky_places(with_centers(invaded, 3, side), side, others), 0) << "three centers of six are not more";
    EXPECT_GT(kentucky_places(with_centers(invaded, 4, side), side, others), 0);
  }
}

TEST(Campaign_4_2_5_Projects, AnArsenalSendsAPointATurnBesideThatOfItsGroup) {
  Theatre theatre;
  const PieceId arsenal = theatre.put(Seat::Confederate, UnitClass::Arsenal, "4410");
  const Field field = theatre.field();
  RecruitmentLocals recruitment = recruitment_of(field, Seat::Confederate);
  EXPECT_EQ(arrival_right(field, recruitment, UnitClass::Asp, hex("4410")), ArrivalRight::Arsenal);
  EXPECT_EQ(arrival_right(field, recruitment, UnitClass::Asp, hex("4215")), ArrivalRight::Group);
  theatre.state().piece(arsenal).flags = kMoved;  // it has sent its point
  EXPECT_EQ(arrival_right(theatre.field(), recruitment, UnitClass::Asp, hex("4410")), ArrivalRight::Group);
  theatre.state().piece(arsenal).flags = kUnderConstruction;
  theatre.state().piece(arsenal).up = kReverse;
  EXPECT_EQ(arrival_right(theatre.field(), recruitment, UnitClass::Asp, hex("4410")), ArrivalRight::Group);
}

TEST(Campaign_4_2_5_Projects, AnArsenalThatIsCutOffSendsNothing) {
  Theatre theatre;
  theatre.put(Seat::Confederate, UnitClass::Arsenal, "0224");  // Shreveport
  const bool is_joined = theatre.field().building_ground(Seat::Confederate).joined.has(hex("0224"));
  EXPECT_EQ(waiting_arsenal(theatre.field(), hex("0224")) != kNoPiece, is_joined);
  Theatre cut;
  cut.put(Seat::Confederate, UnitClass::Arsenal, "4410");
  cut.put(Seat::Union, UnitClass::Asp, "4310");
  EXPECT_EQ(waiting_arsenal(cut.field(), hex("4410")), kNoPiece) << "in a zone of the enemy (4.0)";
}

TEST(Campaign_4_2_5_Projects, BothPointsOfACityAreUsedUpOneByOne) {
  War war = begun();
  war.act(verbs::EndRecruitment{}).act(verbs::EndRecruitment{});
  const int kind = test::shipped_library().kind_of(Seat::Confederate, UnitClass::Arsenal);
  const PieceId arsenal = static_cast<PieceId>(test::shipped_library().counter(kind).first);
  war.state().piece(arsenal).place = hex("4410");
  war.act(place(Seat::Confederate, UnitClass::Asp, "4410")).act(place(Seat::Confederate, UnitClass::Asp, "4410"));
  EXPECT_EQ(war.refusal(place(Seat::Confederate, UnitClass::Asp, "4410")), "4.2.1");
}

/// The shipped game in which an arsenal and an invaded Kentucky give two points a turn.
const Library& generous_library() {
  static const Library kLibrary = [] {
    Library library = test::shipped_library();
    library.chart.war.kentucky.asp_a_turn = 2;
    library.chart.war.economy.arsenal_asp = 2;
    return library;
  }();
  return kLibrary;
}

TEST(Campaign_15_5_2_Kentucky, AsManyPointsATurnAsTheChartSays) {
  const Theatre invaded = kentucky_of(Seat::Union, true);
  const Field field(generous_library(), invaded.state());
  const auto places = [&](int placed) {
    RecruitmentLocals recruitment = recruitment_of(field, Seat::Union);
    recruitment.groups = placed << kInvadedKentucky;
    return (places_for(field, recruitment, UnitClass::Asp) & test::shipped_library().network.kentucky()).size();
  };
  EXPECT_GT(places(0), 0U);
  EXPECT_GT(places(1), 0U);
  EXPECT_EQ(places(2), 0U);
}

TEST(Campaign_4_2_5_Projects, AnArsenalSendsAsManyPointsAsTheChartSays) {
  const Campaign game(generous_library());
  War war = begun();
  war.act(verbs::EndRecruitment{}).act(verbs::EndRecruitment{});
  State state = war.state();
  const int kind = test::shipped_library().kind_of(Seat::Confederate, UnitClass::Arsenal);
  const auto arsenal = static_cast<PieceId>(test::shipped_library().counter(kind).first);
  state.piece(arsenal).place = hex("4410");
  Events events;
  const Action point = action_of(place(Seat::Confederate, UnitClass::Asp, "4410"));
  for (int sent = 1; sent <= 3; ++sent) {  // two of the arsenal, one of the group
    ASSERT_FALSE(game.refuse(state, game.to_act(state), point)) << sent;
    game.apply(state, point, events);
    EXPECT_EQ(state.piece(arsenal).marks, sent == 1 ? 1 : 0);
    EXPECT_EQ((state.piece(arsenal).flags & kMoved) != 0, sent >= 2) << sent;
    EXPECT_TRUE(game.faults_of(state).empty()) << describe(game.faults_of(state));
  }
  EXPECT_TRUE(static_cast<bool>(game.refuse(state, game.to_act(state), point)));
  State half = war.state();  // what is not placed is lost
  half.piece(arsenal).place = hex("4410");
  game.apply(half, point, events);
  game.apply(half, action_of(verbs::EndRecruitment{}), events);
  EXPECT_EQ(half.piece(arsenal).marks, 0);
}

TEST(Campaign_9_12_Leaders, AWoundedLeaderComesBackInTheRecruitmentPhaseOfHisTurn) {
  Theatre theatre;
  const PieceId leader = theatre.put_leader('A', "1402", 2);
  theatre.put(Seat::Union, UnitClass::Asp, "4506");
  theatre.state().piece(leader).place = static_cast<Place>(kTurnBox + 3);
  theatre.turn(2);
  EXPECT_EQ(returning_leader(theatre.field(), Seat::Union), kNoPiece);
  theatre.turn(3);
  EXPECT_EQ(returning_leader(theatre.field(), Seat::Union), leader);
  const RecruitmentLocals recruitment = recruitment_of(theatre.field(), Seat::Union);
  EXPECT_EQ(test::text_of(places_for(theatre.field(), recruitment, UnitClass::Leader)), "4506");
}

TEST(Campaign_4_0_Recruiting, NoMoreCountersThanThereAre) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "1402", 60);
  const Field field = theatre.field();
  EXPECT_TRUE(places_for(field, recruitment_of(field, Seat::Union), UnitClass::Asp).empty());
}

}  // namespace
}  // namespace longroll::campaign
