// build: fast
// Random wars: none is stuck, every position is sound, and what is kept under the pen is what a new reading gives. A
// sparing run plays fewer of them.
#include <gtest/gtest.h>

#include <set>

#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/rules/transport.h"
#include "engine/play/setup.h"
#include "tests/rules/campaign/random_play.h"
#include "tests/rules/campaign/skirmish.h"
#include "tests/rules/campaign/war.h"
#include "tests/support/sparing.h"

namespace longroll::campaign {
namespace {

using test::play_randomly;
using test::shipped_campaign;

/// The hex that a force enters next is found without a search beyond its goal.
void expect_same_ways(const Field& field, const Field& unasked) {
  if (!is_step<ForceMoveLocals>(field.state().top())) {
    return;
  }
  auto move = locals_of<ForceMoveLocals>(field.state().top());
  if (move.stage != ForceMoveStage::Choosing) {
    return;
  }
  const MarchReach& reach = field.reach(move);
  for (const MarchReach::Way& way : reach.ways()) {
    move.goal = way.hex;
    const HexId first = way.hex == move.here ? kNoHex : reach.first_step_to(way.hex);
    ASSERT_EQ(next_on_way(unasked, move), first);
    ASSERT_EQ(next_on_way(field, move), first) << "from what is known";
  }
}

/// Who embarks is listed without a question for each hex; nobody may be left out.
void expect_whole_lists(const Field& field) {
  if (field.state().top().kind == static_cast<std::int16_t>(StepKind::Movement)) {
    const std::vector<verbs::Embark> listed = possible_embarkations(field);
    std::size_t lawful = 0;
    for (const HexId hex : field.library().land) {
      for (const TransportBy by : {TransportBy::Sea, TransportBy::River, TransportBy::Boat}) {
        const int kinds = by == TransportBy::Sea ? 0 : static_cast<int>(field.library().counters.size());
        for (int kind = by == TransportBy::Sea ? -1 : 0; kind < kinds; ++kind) {
          lawful += field.first_at(hex) == kNoPiece || refuse_embarking(field, {hex, by, kind}) ? 0U : 1U;
        }
      }
    }
    ASSERT_EQ(listed.size(), lawful);
  }
}

TEST(CampaignRandomPlay, EveryPositionIsSound) {
  const Campaign& game = shipped_campaign();
  for (int scenario = 0; scenario < 4; ++scenario) {
    play_randomly(game, scenario, 3, 41 * longroll::test::sparing(), [&](const State& state, const Now& now) {
      ASSERT_TRUE(game.faults_of(state).empty()) << describe(game.faults_of(state));
      const Field kept(test::shipped_library(), now);
      const Field read(test::shipped_library(), state);
      expect_same_ways(read, Field(test::shipped_library(), state));
      expect_whole_lists(read);
      ASSERT_EQ(kept.bases().bits, read.bases().bits);
      ASSERT_EQ(kept.harbours(), read.harbours());
      for (const Seat side : {Seat::Union, Seat::Confederate}) {
        ASSERT_EQ(kept.primary_zone(side), read.primary_zone(side));
        ASSERT_EQ(kept.secondary_zone(side), read.secondary_zone(side));
        ASSERT_EQ(kept.held(side), read.held(side));
        ASSERT_EQ(kept.occupied(side), read.occupied(side));
        ASSERT_EQ(kept.traceable(side), read.traceable(side));
        ASSERT_EQ(kept.lines(side).nodes, read.lines(side).nodes);
        ASSERT_EQ(kept.lines(side).sieges, read.lines(side).sieges);
        ASSERT_EQ(kept.lines(side).open, read.lines(side).open);
        ASSERT_EQ(kept.supplied_rails(side), read.supplied_rails(side));
        const SupplyStatus of_kept = supply_status(kept, side);
        const SupplyStatus of_read = supply_status(read, side);
        ASSERT_EQ(of_kept.unsupplied, of_read.unsupplied);
        ASSERT_EQ(of_kept.limited, of_read.limited);
        ASSERT_EQ(of_kept.expended.size(), of_read.expended.size());
        ASSERT_EQ(supply_status(kept, side).unsupplied, of_read.unsupplied) << "as it was kept";
      }
    });
  }
}

TEST(CampaignRandomPlay, NoneIsStuck) {
  for (int scenario = 0; scenario < 4; ++scenario) {
    for (std::uint64_t seed = 1; seed <= longroll::test::some_of(4U); ++seed) {
      play_randomly(shipped_campaign(), scenario, seed, 0, [](const State&, const Now&) {});
    }
  }
}

std::string stage_name(BattleStage stage) { return "battle " + std::to_string(static_cast<int>(stage)); }

/// What a position has that is rarer than its step: the stage of a battle or a reaction, and whether who reacts fights.
std::vector<std::string> rare_names(const Step& step) {
  if (is_step<BattleLocals>(step)) {
    const auto battle = locals_of<BattleLocals>(step);
    return {stage_name(battle.stage), battle.note.is_reaction ? "battle of a reaction" : ""};
  }
  if (is_step<ReactionLocals>(step)) {
    const auto reaction = locals_of<ReactionLocals>(step);
    return {reaction.stage == ReactionStage::Trying ? "reaction, die" : "reaction, offer",
            reaction.cause == ReactionCause::Exit ? "" : "reaction to a landing"};
  }
  if (is_step<ReactionMoveLocals>(step)) {
    return {locals_of<ReactionMoveLocals>(step).by_rail ? "reaction by rail" : "reaction by land"};
  }
  if (is_step<ReactionVoyageLocals>(step)) {
    return {locals_of<ReactionVoyageLocals>(step).stage == ReactionVoyageStage::Trying ? "vessel, die"
                                                                                       : "vessel that reacts"};
  }
  if (is_step<CavalryFlightLocals>(step)) {
    return {locals_of<CavalryFlightLocals>(step).is_reaction ? "cavalry meets a reaction" : ""};
  }
  return {};
}

/// A made-up war and the seed of its random play.
struct RandomWar {
  std::uint64_t seed = 0;
  std::uint64_t number = 0;
};
/// In these something rare was met when this was written; then all others.
std::vector<RandomWar> random_wars() {
  constexpr std::uint64_t kSeeds = 12;
  constexpr std::uint64_t kWars = 12;
  std::vector<RandomWar> wars = {{2, 3}, {1, 0}, {0, 3}, {2, 1}, {2, 6}, {9, 1}, {13, 0}};
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    for (std::uint64_t number = 0; number < kWars; ++number) {
      wars.push_back({seed, number});
    }
  }
  return wars;
}

/// Which of `wanted` random play of made-up wars does not meet, by the names of the steps and of the stages of a
/// battle. It ends when all have been met.
std::set<std::string> not_seen_in_skirmishes(std::set<std::string> wanted) {
  int positions = 0;
  for (const auto& [seed, number] : random_wars()) {
    if (wanted.empty()) {
      break;
    }
    const auto game = test::skirmish(number);
    const auto& campaign = dynamic_cast<const Campaign&>(*game);
    play_randomly(campaign, 0, seed, 1, [&](const State& state, const Now&) {
      const Step& step = state.top();
      if (++positions % longroll::test::sparing() == 0) {
        EXPECT_TRUE(campaign.faults_of(state).empty()) << describe(campaign.faults_of(state));
      }
      wanted.erase(campaign.step_id(step.kind));
      for (const std::string& name : rare_names(step)) {
        wanted.erase(name);
      }
    });
  }
  return wanted;
}

TEST(CampaignRandomPlay, SkirmishesReachEveryStepAndEveryStageOfABattle) {
  std::set<std::string> wanted = {"initiative",       "movement",
                                  "force-move",       "battle",
                                  "retreat",          "leader-fates",
                                  "cavalry-flight",   "voyage",
                                  "naval-combat",     "transport",
                                  "reaction",         "reaction-move",
                                  "reaction-voyage",  "battle of a reaction",
                                  "reaction, die",    "reaction to a landing",
                                  "reaction by rail", "reaction by land",
                                  "vessel, die",      "vessel that reacts"};
  for (const BattleStage stage : {BattleStage::FortChoice, BattleStage::AttackerLeader, BattleStage::DefenderLeader,
                                  BattleStage::OutcomeDie, BattleStage::LossDie, BattleStage::Drawn,
                                  BattleStage::DrawnAttacker, BattleStage::PoliticalDice, BattleStage::LeaderDice}) {
    wanted.insert(stage_name(stage));
  }
  const std::set<std::string> missing = not_seen_in_skirmishes(wanted);
  EXPECT_TRUE(missing.empty()) << (missing.empty() ? std::string() : *missing.begin());
}

}  // namespace
}  // namespace longroll::campaign
