// build: fast
// Random wars: none is stuck, every position is sound, and what is kept under the pen is what a new reading gives. A
// sparing run plays fewer of them.
#include <gtest/gtest.h>

#include <set>

#include "engine/play/setup.h"
#include "tests/rules/campaign/random_play.h"
#include "tests/rules/campaign/skirmish.h"
#include "tests/rules/campaign/war.h"
#include "tests/support/sparing.h"

namespace longroll::campaign {
namespace {

using test::play_randomly;
using test::shipped_campaign;

TEST(CampaignRandomPlay, EveryPositionIsSound) {
  const Campaign& game = shipped_campaign();
  for (int scenario = 0; scenario < 4; ++scenario) {
    play_randomly(game, scenario, 3, 41, [&](const State& state, const Now& now) {
      ASSERT_TRUE(game.faults_of(state).empty()) << describe(game.faults_of(state));
      const Field kept(test::shipped_library(), now);
      const Field read(test::shipped_library(), state);
      for (const Seat side : {Seat::Union, Seat::Confederate}) {
        ASSERT_EQ(kept.primary_zone(side), read.primary_zone(side));
        ASSERT_EQ(kept.secondary_zone(side), read.secondary_zone(side));
        ASSERT_EQ(kept.held(side), read.held(side));
        ASSERT_EQ(kept.occupied(side), read.occupied(side));
        ASSERT_EQ(kept.traceable(side), read.traceable(side));
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
  std::vector<RandomWar> wars = {{10, 7}, {11, 7}, {5, 7}, {6, 6}, {2, 3}, {0, 1}, {1, 0}};
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
  for (const auto& [seed, number] : random_wars()) {
    if (wanted.empty()) {
      break;
    }
    const auto game = test::skirmish(number);
    const auto& campaign = dynamic_cast<const Campaign&>(*game);
    play_randomly(campaign, 0, seed, 1, [&](const State& state, const Now&) {
      const Step& step = state.top();
      EXPECT_TRUE(campaign.faults_of(state).empty()) << describe(campaign.faults_of(state));
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
