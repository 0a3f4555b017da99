// The computer's plans for the campaign: lawful in every stance, and what positions lead to.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/ai/bot.h"
#include "engine/games/campaign/planner/arteries.h"
#include "engine/games/campaign/planner/missions.h"
#include "engine/games/campaign/rules/victory.h"
#include "tests/rules/campaign/meeting.h"
#include "tests/support/sparing.h"
#include "tests/unit/campaign_plans.h"

namespace longroll::campaign::test {
namespace {

/// Plays on from there in a stance of both sides, for a number of plans; returns the decisions that were not lawful.
int play_on(State state, int stance, int plans) {
  Rng rng(7);
  Events events;
  int faults = 0;
  while (plans > 0 && shipped_campaign().to_act(state) != Seat::Nobody) {
    const Seat seat = shipped_campaign().to_act(state);
    events.clear();
    if (seat == Seat::Chance) {
      const Chance chance = shipped_campaign().chance(state);
      shipped_campaign().apply(
          state, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))), events);
      continue;
    }
    --plans;
    const std::vector<Action> plan = plan_in(state, stance);
    faults += plan.empty() ? 1 : 0;
    for (const Action& action : plan) {
      if (shipped_campaign().to_act(state) != seat || shipped_campaign().refuse(state, seat, action)) {
        return faults + 1;
      }
      shipped_campaign().apply(state, action, events);
    }
  }
  return faults;
}

TEST(CampaignPlanner, EveryActionOfAPlanIsLawfulWhenItsTurnComes) {
  for (int stance = 0; stance < static_cast<int>(kStances.size()); ++stance) {
    for (const int start : {0, 2}) {
      EXPECT_EQ(play_on(shipped_campaign().setup({start, {0}, {}}), stance, 60), 0)
          << kStances[static_cast<std::size_t>(stance)].id << " " << start;
    }
  }
}

TEST(CampaignPlanner, EqualPositionsHaveEqualPlans) {
  const War war(meeting(3, 1), Seat::Union);
  EXPECT_EQ(plan_in(war.state()), plan_in(war.state()));
}

TEST(CampaignPlanner, AttacksWhoIsWeakerAndNotWhoIsStronger) {
  EXPECT_TRUE(has(plan_in(War(meeting(3, 1), Seat::Union).state()), verbs::March{hex_at_name("0704")}));
  EXPECT_FALSE(has(plan_in(War(meeting(1, 3), Seat::Union).state()), verbs::March{hex_at_name("0704")}));
}

TEST(CampaignPlanner, ABoldStanceTakesMoreRisks) {
  const State even = War(meeting(3, 2), Seat::Union).state();
  constexpr int kAllOut = 2;
  constexpr int kHold = 4;
  EXPECT_TRUE(has(plan_in(even, kAllOut), verbs::March{hex_at_name("0704")}));
  EXPECT_FALSE(has(plan_in(even, kHold), verbs::March{hex_at_name("0704")}));
}

TEST(CampaignPlanner, GuardsStayInRichmond) {
  Theatre theatre;
  theatre.put(Seat::Confederate, UnitClass::Asp, "4410", 4);
  theatre.put(Seat::Union, UnitClass::Asp, "4407", 6);
  War war(theatre, Seat::Confederate);
  for (const Action& action : plan_in(war.state())) {
    Events events;
    shipped_campaign().apply(war.state(), action, events);
  }
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Asp, "4410"), 4);
}

/// Six points of the Union stand in Washington, those enemies near, and all else lies open.
War before_washington(std::string_view near, int enemies) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "4506", 6);
  if (enemies > 0) {
    theatre.put(Seat::Confederate, UnitClass::Asp, near, enemies);
  }
  return War(theatre, Seat::Union);
}

TEST(CampaignPlanner, GuardsStayInWashington) {
  const auto left_there = [](int enemies) {
    War war = before_washington("4408", enemies);  // Fredericksburg
    for (const Action& action : plan_in(war.state())) {
      Events events;
      shipped_campaign().apply(war.state(), action, events);
    }
    return war.count(Seat::Union, UnitClass::Asp, "4506");
  };
  EXPECT_EQ(left_there(6), 6);
  EXPECT_LT(left_there(0), 6) << "without enemies near some go to what lies open";
}

/// A single plan may go from much stronger enemies; who looks further sees that Washington would fall.
TEST(CampaignPlanner, NobodyWhoLooksAheadLeavesWashingtonToAStrongerEnemy) {
  const std::unique_ptr<Advisor> advisor = make_advisor(shipped_campaign());
  for (const std::string_view level : {"normal", "hard"}) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      War war = before_washington("4307", 12);  // Manassas
      const auto bot = make_bot(level, shipped_campaign(), *advisor, seed);
      Actions lawful;
      Events events;
      while (war.is_at(StepKind::Movement) || war.is_at(StepKind::ForceMove)) {
        shipped_campaign().actions(war.state(), lawful);
        shipped_campaign().apply(war.state(), decide(*bot, shipped_campaign().view(war.state(), Seat::Union), lawful),
                                 events);
      }
      EXPECT_GE(war.count(Seat::Union, UnitClass::Asp, "4506"), 5) << level << " " << seed;
    }
  }
}

/// Those hexes are held by that side, with an army point in each.
State stand_in(State state, Seat side, const std::vector<HexId>& hexes) {
  const Library& library = shipped_library();
  for (const HexId hex : hexes) {
    for (Piece& piece : state.pieces) {
      if (piece.place == hex && owner_of(piece) == other(side)) {
        piece.place = kPool;
      }
    }
    const auto spare = std::find_if(state.pieces.begin(), state.pieces.end(), [&](const Piece& piece) {
      return piece.place == kPool && owner_of(piece) == side && library.class_of(piece.kind) == UnitClass::Asp;
    });
    spare->place = hex;
    const bool is_union = side == Seat::Union;
    std::uint8_t& ground = state.ground[static_cast<std::size_t>(hex)];
    constexpr unsigned kHeld = kHeldByUnion | kHeldByConfederacy | kRailUnion | kRailConfederacy;
    ground = static_cast<std::uint8_t>((ground & ~kHeld) |
                                       (is_union ? kHeldByUnion | kRailUnion : kHeldByConfederacy | kRailConfederacy));
  }
  return state;
}

/// Campaign 14.1: what the computer takes for the weak lines of the economy is that.
TEST(CampaignPlanner, WhoStandsInAllHexesOfACutPartsTheEconomyAndWhoMendsItJoinsIt) {
  for (const std::string_view start : {"1862", "1863", "1864"}) {
    const State before = state_of_start(start);
    const Field field(shipped_library(), before);
    const int size = economy_now(field).size();
    const std::vector<Artery> cuts = cuts_of(field);
    ASSERT_FALSE(cuts.empty()) << start;
    EXPECT_TRUE(std::is_sorted(cuts.begin(), cuts.end(), [](const Artery& a, const Artery& b) {
      return a.worth * b.effort > b.worth * a.effort;
    })) << start;
    for (const Artery& cut : cuts) {
      EXPECT_GT(cut.worth, 0);
      const State parted = stand_in(before, Seat::Union, cut.hexes);
      const Field after(shipped_library(), parted);
      EXPECT_LE(economy_now(after).size(), size - cut.worth) << start;
    }
  }
}

TEST(CampaignPlanner, TheConfederacySeesWhatJoinsTheEconomyAgain) {
  const State before = state_of_start("1863");
  const std::vector<Artery> cuts = cuts_of(Field(shipped_library(), before));
  ASSERT_FALSE(cuts.empty());
  const State parted = stand_in(before, Seat::Union, cuts.front().hexes);
  const Field field(shipped_library(), parted);
  const std::vector<Artery> mends = mends_of(field);
  ASSERT_FALSE(mends.empty());
  const State joined = stand_in(parted, Seat::Confederate, mends.front().hexes);
  EXPECT_GT(economy_now(Field(shipped_library(), joined)).size(), economy_now(field).size());
}

/// A town that is worth little does not hold an army because the enemy is near; Richmond does.
TEST(CampaignPlanner, GuardsAreInProportionToWhatTheyGuard) {
  Theatre theatre;
  theatre.put(Seat::Confederate, UnitClass::Asp, "3323", 6);
  theatre.put(Seat::Union, UnitClass::Asp, "3326", 12);
  theatre.put(Seat::Union, UnitClass::Asp, "4407", 12);
  const War war(theatre, Seat::Confederate);
  const Field field = shipped_campaign().field(war.state());
  const auto need_at = [&](std::string_view hex) {
    const auto goal = std::find_if(land().goals().begin(), land().goals().end(),
                                   [&](const Goal& one) { return one.hex == hex_at_name(hex); });
    return Missions::need_of(field, *goal, kStances.front(), Seat::Confederate);
  };
  EXPECT_EQ(need_at("3323"), 100);  // Augusta
  EXPECT_GE(need_at("4410"), 900);  // Richmond
}

/// Campaign 14.1: where hexes without a place of worth part the economy, the Confederates send somebody there, however
/// timid they are.
TEST(CampaignPlanner, TheConfederatesGuardTheRailroadsThatHoldTheirEconomyTogether) {
  State state = state_of_start("1864");
  state.tracks[static_cast<std::size_t>(track(Track::Phasing))] =
      static_cast<std::int16_t>(index_of(Seat::Confederate));
  const Field field(shipped_library(), state);
  HexSet weak;
  for (const Artery& cut : cuts_of(field)) {
    for (const HexId hex : cut.hexes) {
      weak.add(hex);
    }
  }
  for (const Goal& goal : land().goals()) {
    weak.remove(goal.hex);
  }
  ASSERT_FALSE(weak.empty());
  for (const Stance& stance : kStances) {
    const Missions missions(field, land(), stance, Seat::Confederate);
    EXPECT_TRUE(std::any_of(missions.all().begin(), missions.all().end(), [&](const Mission& one) {
      return one.goal != nullptr && weak.has(one.goal->hex);
    })) << stance.id;
  }
}

/// Campaign 7.6: a broken railroad of the South is mended by those who stand there, also when no enemy is near.
TEST(CampaignPlanner, TheConfederatesRepairTheirRailroads) {
  Theatre theatre;
  theatre.put(Seat::Confederate, UnitClass::Asp, "3323", 1);
  War war(theatre, Seat::Confederate);
  std::uint8_t& ground = war.state().ground[static_cast<std::size_t>(hex_at_name("3323"))];
  EXPECT_FALSE(has(plan_in(war.state()), verbs::RepairRail{}));
  ground = static_cast<std::uint8_t>(ground | kRailBroken);
  EXPECT_TRUE(has(plan_in(war.state()), verbs::RepairRail{}));
}

TEST(CampaignPlanner, NavalPointsBlockadeOpenPorts) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "4506", 3);
  theatre.put_ships(Seat::Union, UnitClass::Nsp, Berth::in(SeaZone::SouthAtlantic), 1);
  theatre.put_ships(Seat::Union, UnitClass::Ntp, Berth::in(SeaZone::SouthAtlantic), 1);
  const std::vector<Action> plan = plan_in(War(theatre, Seat::Union).state());
  EXPECT_TRUE(std::any_of(plan.begin(), plan.end(), [](const Action& action) {
    const auto sail = read<verbs::SailTo>(action);
    return sail && !sail->berth.is_zone();
  }));
}

TEST(CampaignPlanner, RailroadCrewsUpgradeWhatTheUnionHasTaken) {
  Theatre theatre;
  theatre.hold("4406", Seat::Union).hold("4307", Seat::Union);
  theatre.put(Seat::Union, UnitClass::Usmrr, "4406");
  const War war(theatre, Seat::Union);
  const std::vector<Action> plan = plan_in(war.state());
  EXPECT_TRUE(has(plan, verbs::MoveCrew{hex_at_name("4406")}));
  EXPECT_TRUE(has(plan, verbs::Upgrade{}));
}

TEST(CampaignPlanner, WhoSharesAHexWithTheEnemyEndsHisMoves) {
  Theatre theatre = meeting(2, 3);
  theatre.put(Seat::Union, UnitClass::Asp, "0704", 2);
  War war(theatre, Seat::Union);
  for (const PieceId id : shipped_campaign().field(war.state()).pieces()) {
    Piece& piece = war.state().piece(id);
    if (piece.place == hex_at_name("0704")) {
      piece.flags = static_cast<std::uint16_t>(piece.flags | kMustActHere);
    }
  }
  EXPECT_EQ(play_on(war.state(), 0, 10), 0);
}

/// The levels of the game, which take the plans, play a year to its end; nobody is stuck.
TEST(CampaignPlanner, BotsPlayAYearToItsEnd) {
  const std::unique_ptr<Advisor> advisor = make_advisor(shipped_campaign());
  for (const std::string_view level : {"normal", "easy", "hard"}) {
    if (longroll::test::sparing() > 1 && level != "normal") {
      return;  // normal plays on with the plans of easy
    }
    State state = shipped_campaign().setup({2, {1}, {}});
    const auto bot = make_bot(level, shipped_campaign(), *advisor, 3);
    Rng rng(5);
    Actions lawful;
    Events events;
    int decisions = 0;
    for (; shipped_campaign().to_act(state) != Seat::Nobody && decisions < 8'000; ++decisions) {
      const Seat seat = shipped_campaign().to_act(state);
      events.clear();
      Action action;
      if (seat == Seat::Chance) {
        const Chance chance = shipped_campaign().chance(state);
        action = chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways))));
      } else {
        shipped_campaign().actions(state, lawful);
        action = decide(*bot, shipped_campaign().view(state, seat), lawful);
        ASSERT_FALSE(shipped_campaign().refuse(state, seat, action));
      }
      shipped_campaign().apply(state, action, events);
    }
    EXPECT_EQ(shipped_campaign().to_act(state), Seat::Nobody) << level << " after " << decisions;
  }
}

}  // namespace
}  // namespace longroll::campaign::test
