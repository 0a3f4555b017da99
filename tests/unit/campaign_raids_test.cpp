// The computer of the campaign: raids on railroads, supply, sieges, and what it builds against a blockade.
#include <gtest/gtest.h>

#include "engine/games/campaign/planner/force_choice.h"
#include "engine/games/campaign/planner/missions.h"
#include "engine/games/campaign/planner/raids.h"
#include "engine/games/campaign/rules/victory.h"
#include "tests/rules/campaign/meeting.h"
#include "tests/unit/campaign_plans.h"

namespace longroll::campaign::test {
namespace {

/// A start with whom a test adds.
Theatre theatre_of(std::string_view start) {
  Theatre theatre;
  theatre.state() = state_of_start(start);
  return theatre;
}

/// The lowest railroad hex of the enemy without anybody in it where a break is worth something to the side, or nothing.
HexId hex_to_break(const Theatre& theatre, Seat side, bool is_worth_it) {
  const Field field = theatre.field();
  const RailDamage damage(field);
  const HexSet candidates = field.rails(other(side)) - field.broken_rails() - field.occupied(side) -
                            field.occupied(other(side)) - field.primary_zone(other(side));
  HexId found = kNoHex;
  candidates.for_each([&](HexId hex) {
    if (found == kNoHex && (damage.worth(side, hex, false) > 0) == is_worth_it) {
      found = hex;
    }
  });
  return found;
}

TEST(Campaign_7_6_Raids, CavalryBreaksTheRailroadThatCutsTheEconomyAndNoOther) {
  Theatre theatre = theatre_of("1864");
  const HexId hex = hex_to_break(theatre, Seat::Union, true);
  ASSERT_NE(hex, kNoHex);
  for (Piece& piece : theatre.state().pieces) {
    const bool is_other = shipped_library().class_of(piece.kind) == UnitClass::Cavalry;
    piece.place = is_other ? kPool : piece.place;  // their rides are answered first
  }
  theatre.put(Seat::Union, UnitClass::Cavalry, hex_text(hex));
  War war(theatre, Seat::Union);
  const int before = economy_now(war.field()).size();
  war.act(verbs::Muster{hex, Post::Field});
  EXPECT_EQ(choose_ride(Draft(shipped_campaign(), war.state())), action_of(verbs::BreakRail{}));
  EXPECT_TRUE(has(plan_in(War(theatre, Seat::Union).state()), verbs::BreakRail{}));
  war.act(verbs::BreakRail{}).act(verbs::Halt{});
  EXPECT_LE(economy_now(war.field()).size(), before);
}

TEST(Campaign_7_6_Raids, CavalryCutsTheSupplyOfTheUnion) {
  Theatre theatre = theatre_of("1862");
  const HexId hex = hex_to_break(theatre, Seat::Confederate, true);
  ASSERT_NE(hex, kNoHex);
  const auto fed = [](const Field& field) {
    int points = 0;
    field.points(Seat::Union).for_each([&](HexId one) {
      points += field.lines(Seat::Union).supplied.has(one) ? field.strength_at(one, Seat::Union) : 0;
    });
    return points;
  };
  const int before = fed(theatre.field());
  theatre.put(Seat::Confederate, UnitClass::Cavalry, hex_text(hex));
  War war(theatre, Seat::Confederate);
  war.act(verbs::Muster{hex, Post::Field});
  EXPECT_EQ(choose_ride(Draft(shipped_campaign(), war.state())), action_of(verbs::BreakRail{}));
  war.act(verbs::BreakRail{}).act(verbs::Halt{});
  EXPECT_LT(fed(war.field()), before);
}

TEST(Campaign_7_6_Raids, NothingIsBrokenThatCutsNothing) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    Theatre theatre = theatre_of("1864");
    const HexId hex = hex_to_break(theatre, side, false);
    ASSERT_NE(hex, kNoHex);
    theatre.put(side, UnitClass::Cavalry, hex_text(hex));
    War war(theatre, side);
    war.act(verbs::Muster{hex, Post::Field});
    EXPECT_NE(choose_ride(Draft(shipped_campaign(), war.state())), action_of(verbs::BreakRail{}));
  }
}

/// What an army that is sent nowhere does in that hex, when an attack must promise so much more.
Action next_of(const Theatre& theatre, Seat side, HexId hex, int reluctance = 0) {
  War war(theatre, side);
  war.act(verbs::Muster{hex, Post::Field});
  return ForceChoice(Draft(shipped_campaign(), war.state()), land(), kStances.front(), nullptr, nullptr, reluctance)
      .next();
}

TEST(Campaign_7_6_Raids, AnArmyThatMayLoseTheHexBreaksTheRailroadAndOneWithoutEnemiesNearDoesNot) {
  const HexId hex = hex_at_name("3523");  // between Augusta and Charleston
  Theatre weak = theatre_of("1864");
  weak.put(Seat::Union, UnitClass::Asp, hex_text(hex));
  weak.put(Seat::Confederate, UnitClass::Asp, "3824", 2);
  EXPECT_EQ(next_of(weak, Seat::Union, hex, 1000), action_of(verbs::BreakRail{}));
  for (Piece& piece : weak.state().pieces) {
    piece.place =
        owner_of(piece) == Seat::Confederate && is_point(shipped_library().class_of(piece.kind)) ? kPool : piece.place;
  }
  EXPECT_NE(next_of(weak, Seat::Union, hex, 1000), action_of(verbs::BreakRail{}));
}

TEST(Campaign_7_6_Raids, TheUnionRepairsWhatFeedsItsArmies) {
  const auto broken_at = [](HexId hex) {
    Theatre theatre = theatre_of("1862");
    std::uint8_t& ground = theatre.state().ground[static_cast<std::size_t>(hex)];
    ground = static_cast<std::uint8_t>(ground | kRailBroken);
    return theatre;
  };
  HexId hex = kNoHex;
  const Theatre start = theatre_of("1862");
  HexSet candidates = start.field().rails(Seat::Union) - start.field().occupied(Seat::Union);
  for (const Goal& goal : land().goals()) {
    candidates.remove(goal.hex);
  }
  candidates.for_each([&](HexId one) {
    const bool feeds = RailDamage(start.field()).worth_of_repair(Seat::Union, one) > 0;
    hex = hex == kNoHex && feeds ? one : hex;
  });
  ASSERT_NE(hex, kNoHex);
  const auto is_wanted = [&](const Theatre& theatre) {
    const auto wanted = Missions(theatre.field(), land(), kStances.front(), Seat::Union).wanted();
    return std::any_of(wanted.begin(), wanted.end(), [&](const Missions::Wanted& one) { return one.hex == hex; });
  };
  EXPECT_TRUE(is_wanted(broken_at(hex))) << "somebody is sent there";
  EXPECT_FALSE(is_wanted(start));
  Theatre there = broken_at(hex);
  there.put(Seat::Union, UnitClass::Asp, hex_text(hex));
  EXPECT_EQ(next_of(there, Seat::Union, hex), action_of(verbs::RepairRail{}));
}

/// Atlanta, far from every source of the Union, with an equal enemy beside it.
Theatre cut_off(int markers) {
  Theatre theatre;
  theatre.turn(2);
  theatre.hold("2722", Seat::Union);
  theatre.put(Seat::Union, UnitClass::Asp, "2722", 5);
  theatre.put_leader('A', "2722", 1);
  theatre.put(Seat::Confederate, UnitClass::Asp, "2721", 6);
  theatre.out_of_supply(Seat::Union, "2722", markers);
  return theatre;
}

TEST(Campaign_8_5_OutOfSupply, WhoIsCutOffFightsAtPoorChancesBeforeHeSurrenders) {
  const HexId atlanta = hex_at_name("2722");
  EXPECT_EQ(next_of(cut_off(1), Seat::Union, atlanta), action_of(verbs::March{hex_at_name("2721")}));
  EXPECT_NE(next_of(cut_off(0), Seat::Union, atlanta), action_of(verbs::March{hex_at_name("2721")}));
}

/// Five of the Union in the open, out of supply, the nearest hex that feeds them farther than one impulse and not two.
TEST(Campaign_8_5_1_WayBack, WhoIsCutOffGoesTowardHisSupplyAndTheBoldAndWhoIsWhereHeWasSentStay) {
  const auto home_of = [](const Theatre& theatre) {
    return land().distances_to(theatre.field().lines(Seat::Union).supplied, Season::Summer);
  };
  Theatre theatre;
  theatre.turn(2);
  HexId hex = kNoHex;
  {
    const Field field = theatre.field();
    const DistanceField home = home_of(theatre);
    field.held(Seat::Confederate).for_each([&](HexId one) {
      const bool is_between = home.at(one) > 10 && home.at(one) <= 12;
      hex = hex == kNoHex && is_between && field.map().place_at(one) == nullptr ? one : hex;
    });
  }
  ASSERT_NE(hex, kNoHex);
  theatre.put(Seat::Union, UnitClass::Asp, hex_text(hex), 5);
  theatre.put_leader('A', hex_text(hex), 1);
  theatre.out_of_supply(Seat::Union, hex_text(hex), 1);
  const DistanceField home = home_of(theatre);
  War war(theatre, Seat::Union);
  war.muster(hex_text(hex));
  const Draft draft(shipped_campaign(), war.state());
  const auto next = [&](const Stance& stance, const Goal* goal) {
    const DistanceField stays = land().distances_to(hex, Season::Summer);
    return ForceChoice(draft, land(), stance, &stays, goal, 0).next();
  };
  const auto march = read<verbs::March>(next(kStances[0], nullptr));
  ASSERT_TRUE(march);
  EXPECT_LT(home.at(march->hex), home.at(hex));
  const Goal here{hex, 10, {}};
  EXPECT_FALSE(read<verbs::March>(next(kStances[0], &here)));
  EXPECT_FALSE(read<verbs::March>(next(kStances[2], nullptr)));
}

TEST(Campaign_8_5_OutOfSupply, WhoIsHungryGuardsNothing) {
  for (const int markers : {0, 1}) {
    const Theatre theatre = cut_off(markers);
    const Missions missions(theatre.field(), land(), kStances.front(), Seat::Union);
    int keep = 0;
    for (const Mission& mission : missions.all()) {
      keep = std::max(keep, mission.keep);
    }
    EXPECT_EQ(keep == 0, markers > 0);
  }
}

TEST(Campaign_8_5_OutOfSupply, PointsWithMarkersCountLess) {
  const std::unique_ptr<Advisor> advisor = make_advisor(shipped_campaign());
  EXPECT_GT(advisor->evaluate(War(cut_off(1), Seat::Union).state(), Seat::Confederate),
            advisor->evaluate(War(cut_off(0), Seat::Union).state(), Seat::Confederate));
}

TEST(Campaign_8_4_2_PlannedDepots, AnArmyBuildsOneWhereNoLineLeadsOn) {
  Theatre theatre;
  const Field field = theatre.field();
  HexId edge = kNoHex;
  const auto is_edge = [&](HexId hex) {
    const Goal* goal = nullptr;
    for (const Goal& one : land().goals()) {
      const bool is_nearer =
          goal == nullptr || Land::distance(one, field.season(), hex) < Land::distance(*goal, field.season(), hex);
      goal = !field.held(Seat::Union).has(one.hex) && is_nearer ? &one : goal;
    }
    const int distance = Land::distance(*goal, field.season(), hex);
    bool leads_on = false;
    field.grid().for_each_neighbor(hex, [&](Direction, HexId to) {
      leads_on = leads_on || (Land::distance(*goal, field.season(), to) < distance && field.can_trace(to, Seat::Union));
    });
    return !leads_on && distance < Land::kNearby && distance > 0;
  };
  (field.traceable(Seat::Union) - field.held(Seat::Confederate)).for_each([&](HexId hex) {
    edge = edge == kNoHex && is_edge(hex) ? hex : edge;
  });
  ASSERT_NE(edge, kNoHex);
  for (const int points : {6, 2}) {
    Theatre with = theatre;
    with.put(Seat::Union, UnitClass::Asp, hex_text(edge), points);
    War war(with, Seat::Confederate);
    war.act(verbs::EndMoves{});
    while (war.is_at(StepKind::SupplyCheck)) {
      war.act(verbs::EndSupply{});
    }
    ASSERT_TRUE(war.is_at(StepKind::Works));
    EXPECT_EQ(has(plan_in(war.state()), verbs::BuildDepot{edge}), points == 6) << hex_text(edge);
  }
}

TEST(Campaign_14_1_AgainstTheBlockade, AnIroncladIsBuiltFirstInAPortWithoutOne) {
  Theatre theatre = theatre_of("1861");
  theatre.state().tracks[static_cast<std::size_t>(track(Track::PointsLeft, index_of(Seat::Confederate)))] = 1;
  War war(theatre, Seat::Confederate);
  war.state().tracks[static_cast<std::size_t>(Track::PhaseNow)] = static_cast<std::int16_t>(Phase::Recruitment);
  war.state().stack = {step_of(GameTurnLocals{GameTurnStage::Initiative}), step_of(BuildingLocals{Seat::Confederate})};
  const std::vector<Action> plan = plan_in(war.state());
  const auto build = read<verbs::Build>(plan.front());
  ASSERT_TRUE(build);
  EXPECT_EQ(shipped_library().class_of(build->kind), UnitClass::Ironclad);
  const MapPlace* port = shipped_library().map.place_at(build->hex);
  ASSERT_NE(port, nullptr);
  EXPECT_GT(port->harbor, 0);
}

TEST(Campaign_11_2_PlannedForts, APortWithEnemiesNearComesFirst) {
  Theatre theatre;
  for (const std::string_view port : {"3824", "4320", "1730"}) {
    theatre.put(Seat::Confederate, UnitClass::Asp, port);
  }
  const PieceId fort = theatre.put(Seat::Confederate, UnitClass::Fort, "3824");
  theatre.state().piece(fort).place = kFortsReady;
  theatre.put(Seat::Union, UnitClass::Asp, "4317", 2);  // near Wilmington
  War war(theatre, Seat::Union);
  war.act(verbs::EndMoves{});
  while (war.is_at(StepKind::SupplyCheck)) {
    war.act(verbs::EndSupply{});
  }
  EXPECT_TRUE(has(plan_in(war.state()), verbs::PlaceFort{hex_at_name("4320")}));
}

/// Campaign 13.4: from Memphis a point can be carried up to the cities of the North, past Cairo; nothing goes by
/// Winchester.
TEST(Campaign_11_2_PlannedForts, TheUnionShutsARiverThatLeadsToItsCities) {
  for (const std::string_view city : {"1513", "2205"}) {
    Theatre theatre;
    theatre.put(Seat::Union, UnitClass::Asp, city);
    War war(theatre, Seat::Confederate);
    war.act(verbs::EndMoves{});
    while (war.is_at(StepKind::SupplyCheck)) {
      war.act(verbs::EndSupply{});
    }
    EXPECT_EQ(has(plan_in(war.state()), verbs::PlaceFort{hex_at_name(city)}), city == "1513");
  }
}

TEST(Campaign_11_8_2_PlannedSorties, AGarrisonAttacksWeakBesiegers) {
  for (const int besiegers : {1, 6}) {
    Theatre theatre;
    theatre.put(Seat::Union, UnitClass::Fort, "4712");
    theatre.put(Seat::Union, UnitClass::Asp, "4712", 2);
    theatre.post(Seat::Union, "4712", Post::Garrison);
    theatre.put(Seat::Confederate, UnitClass::Asp, "4712", besiegers);
    const std::vector<Action> plan = plan_in(War(theatre, Seat::Union).state());
    EXPECT_EQ(has(plan, verbs::StepTo{hex_at_name("4712")}), besiegers == 1);
  }
}

TEST(Campaign_13_2_PlannedLandings, ALeaderGoesWithMostOfHisTroops) {
  for (const bool is_led : {true, false}) {
    Theatre theatre;
    theatre.put(Seat::Union, UnitClass::Asp, "4505", 2);
    theatre.put_leader('A', "4505", 2);
    theatre.put_ships(Seat::Union, UnitClass::Ntp, Berth::in(SeaZone::NorthAtlantic), is_led ? 2 : 1);
    const std::vector<Action> plan = plan_in(War(theatre, Seat::Union).state());
    const auto lands = std::find_if(plan.begin(), plan.end(),
                                    [](const Action& action) { return read<verbs::Land>(action).has_value(); });
    ASSERT_NE(lands, plan.end());
    const int leader = shipped_library().kind_of(Seat::Union, UnitClass::Leader);
    EXPECT_EQ(std::none_of(plan.begin(), lands,
                           [&](const Action& action) {
                             const auto less = read<verbs::Less>(action);
                             return less && less->kind == leader;
                           }),
              is_led);
  }
}

/// Campaign 8.1: Meade's army at Culpeper is fed by way of 4206, where nobody stands.
TEST(Campaign_8_1_GuardedRoads, APointGoesWhereAnEnemyWouldPartAnArmyFromItsSupply) {
  Theatre theatre = theatre_of("1864");
  const HexId road = hex_at_name("4206");
  const auto is_fed = [&] { return theatre.field().lines(Seat::Union).supplied.has(hex_at_name("4207")); };
  EXPECT_TRUE(is_fed());
  const Missions missions(theatre.field(), land(), kStances.front(), Seat::Union);
  EXPECT_TRUE(std::any_of(missions.all().begin(), missions.all().end(), [&](const Mission& mission) {
    return mission.goal != nullptr && mission.goal->hex == road && mission.send == 1;
  }));
  theatre.put(Seat::Confederate, UnitClass::Asp, "4206");
  EXPECT_FALSE(is_fed());
}

/// Campaign 8.5: an enemy at 4206 parts Meade's army from its supply, one at 4406 does not.
TEST(Campaign_8_5_OpenedRoads, WhoPartsAnArmyFromItsSupplyIsDrivenOut) {
  for (const std::string_view enemy : {"4206", "4406"}) {
    Theatre theatre = theatre_of("1864");
    theatre.put(Seat::Confederate, UnitClass::Asp, enemy);
    const bool is_fed = theatre.field().can_trace(hex_at_name("4207"), Seat::Union);
    EXPECT_EQ(is_fed, enemy == "4406");
    const std::vector<Missions::Wanted> wanted =
        Missions(War(theatre, Seat::Union).field(), land(), kStances.front(), Seat::Union).wanted();
    EXPECT_EQ(std::any_of(wanted.begin(), wanted.end(),
                          [&](const Missions::Wanted& one) {
                            return one.hex == hex_at_name(enemy) && one.worth > kStances.front().prize;
                          }),
              !is_fed);
  }
}

}  // namespace
}  // namespace longroll::campaign::test
