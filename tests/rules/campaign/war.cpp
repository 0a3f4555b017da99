#include "tests/rules/campaign/war.h"

namespace longroll::campaign::test {

const Campaign& shipped_campaign() {
  static const Campaign kGame(shipped_library());
  return kGame;
}

War::War(const Theatre& theatre, Seat side) : state_(theatre.state()) {
  const auto set = [&](Track which, int value) {
    state_.tracks[static_cast<std::size_t>(which)] = static_cast<std::int16_t>(value);
  };
  set(Track::LastTurn, kTurns);
  set(Track::PhaseNow, static_cast<int>(Phase::Operations));
  set(Track::First, index_of(side));
  set(Track::Phasing, index_of(side));
  state_.stack = {step_of(GameTurnLocals{GameTurnStage::Impulses, 1}),
                  step_of(PlayerImpulseLocals{side, ImpulseStage::Attrition}),
                  Step{static_cast<std::int16_t>(StepKind::Movement), {}}};
  const Faults faults = shipped_campaign().faults_of(state_);
  EXPECT_TRUE(faults.empty()) << describe(faults);
}

War::War(std::string_view start, int length) {
  const std::vector<ScenarioInfo>& all = shipped_campaign().info().scenarios;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].id == start) {
      state_ = shipped_campaign().setup({static_cast<int>(i), {length}, {}});
    }
  }
}

War& War::do_action(const Action& action, std::initializer_list<int> dice) {
  const Refusal refusal = shipped_campaign().refuse(state_, asked(), action);
  EXPECT_FALSE(refusal) << std::string(refusal.reason) << " [" << std::string(refusal.rule) << "]";
  events_.clear();
  if (!refusal) {
    shipped_campaign().apply(state_, action, events_);
    for (const int die : dice) {
      EXPECT_EQ(asked(), Seat::Chance) << "no die is due";
      if (asked() == Seat::Chance) {
        shipped_campaign().apply(state_, shipped_campaign().chance(state_).outcome(die - 1), events_);
      }
    }
  }
  return *this;
}

War& War::roll(std::initializer_list<int> dice) {
  events_.clear();
  for (const int die : dice) {
    EXPECT_EQ(asked(), Seat::Chance) << "no die is due";
    if (asked() == Seat::Chance) {
      shipped_campaign().apply(state_, shipped_campaign().chance(state_).outcome(die - 1), events_);
    }
  }
  return *this;
}

War& War::pass_recruitment(std::initializer_list<int> dice) {
  while (is_at(StepKind::Recruitment) || is_at(StepKind::Building)) {
    act(verbs::EndRecruitment{});
  }
  return roll(dice);
}

std::string War::retreats() const {
  Actions actions;
  shipped_campaign().actions(state_, actions);
  HexSet hexes;
  for (const Action& action : actions) {
    if (is_action<verbs::RetreatTo>(action)) {
      hexes.add(arguments_of<verbs::RetreatTo>(action).hex);
    }
  }
  return text_of(hexes);
}

}  // namespace longroll::campaign::test
