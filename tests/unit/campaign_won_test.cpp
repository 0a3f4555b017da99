// The computer knows when it has won by standing still: it takes no battle that could cost it the war.
#include <gtest/gtest.h>

#include "engine/ai/bot.h"
#include "engine/games/campaign/rules/victory.h"
#include "tests/rules/campaign/meeting.h"
#include "tests/unit/campaign_plans.h"

namespace longroll::campaign::test {
namespace {

constexpr int kLastOf1861 = 4;
constexpr int kSteady = 0;
constexpr int kHold = 4;

void set(State& state, Track which, int value) {
  state.tracks[static_cast<std::size_t>(track(which))] = static_cast<std::int16_t>(value);
}

/// The last impulse of the winter of 1861, in a game that ends then or with the war. In Missouri seven points of the
/// side that moves stand beside six of the enemy. Economy less politics lies half a point beyond par, in that side's
/// favour; a lost battle may take it over (9.11).
State last_impulse(Seat side, int last_turn) {
  Theatre theatre;
  theatre.turn(kLastOf1861).hold("1931", Seat::Union);  // Pensacola: the economy is 22
  theatre.put(side, UnitClass::Asp, "0703", 7);
  theatre.put_leader(side == Seat::Union ? 'A' : 'E', "0703", 2);
  theatre.put(other(side), UnitClass::Asp, "0704", 6);
  if (side == Seat::Union) {
    theatre.hold("1730", Seat::Union);  // and Mobile: 21
  }
  War war(theatre, side);
  set(war.state(), Track::LastTurn, last_turn);
  set(war.state(), Track::PoliticalStatus, 1);
  set(war.state(), Track::Impulse, kImpulses - 1);
  set(war.state(), Track::First, index_of(other(side)));
  war.state().stack.front() = step_of(GameTurnLocals{GameTurnStage::Impulses, kImpulses});
  const Faults faults = shipped_campaign().faults_of(war.state());
  EXPECT_TRUE(faults.empty()) << describe(faults);
  return war.state();
}

/// Whether a bot of that level attacks in this impulse.
bool attacks(State state, Seat side, std::string_view level, std::uint64_t seed) {
  static const std::unique_ptr<Advisor> kAdvisor = make_advisor(shipped_campaign());
  const auto bot = make_bot(level, shipped_campaign(), *kAdvisor, seed);
  Actions lawful;
  Events events;
  while (shipped_campaign().to_act(state) == side) {
    shipped_campaign().actions(state, lawful);
    const Action action = decide(*bot, shipped_campaign().view(state, side), lawful);
    if (action == action_of(verbs::March{hex_at_name("0704")}) ||
        action == action_of(verbs::StepTo{hex_at_name("0704")})) {
      return true;
    }
    events.clear();
    shipped_campaign().apply(state, action, events);
  }
  return false;
}

/// How often, in a number of runs of the dice, the side has not won when it conducts the impulse in that way.
int spoiled(const State& from, Seat side, int way, std::uint64_t runs) {
  int sum = 0;
  Events events;
  for (std::uint64_t seed = 1; seed <= runs; ++seed) {
    State state = from;
    Rng rng(seed);
    while (shipped_campaign().to_act(state) != Seat::Nobody) {
      events.clear();
      const Seat seat = shipped_campaign().to_act(state);
      if (seat == Seat::Chance) {
        const Chance chance = shipped_campaign().chance(state);
        const auto die = static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)));
        shipped_campaign().apply(state, chance.outcome(die), events);
        continue;
      }
      for (const Action& action : plan_in(state, seat == side ? way : kSteady)) {
        shipped_campaign().apply(state, action, events);
      }
    }
    sum += shipped_campaign().outcome(state).winner == side ? 0 : 1;
  }
  return sum;
}

TEST(CampaignWonWar, WhoWinsTheYearByStandingStillAttacksNobody) {
  constexpr std::uint64_t kSeeds = 8;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const State won = last_impulse(side, kLastOf1861);
    ASSERT_EQ(verdict(Field(shipped_library(), won), economy_now(Field(shipped_library(), won))), index_of(side));
    EXPECT_EQ(spoiled(won, side, kHold, 10), 0) << "nothing happens to who stands still";
    EXPECT_GT(spoiled(won, side, kSteady, 100), 0) << "the attack may cost the year";
    const State open = last_impulse(side, kTurns);
    for (const std::string_view level : {"normal", "hard"}) {
      int tempted = 0;
      for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        EXPECT_FALSE(attacks(won, side, level, seed)) << level << " " << name_of(side) << " " << seed;
        tempted += attacks(open, side, level, seed) ? 1 : 0;
      }
      EXPECT_GE(tempted, static_cast<int>(kSeeds) / 2) << level << ": where the war goes on it attacks";
    }
  }
}

/// Campaign 13.6: flotillas at Memphis are met by boats of the Union and have the choice. Does one leave?
bool leaves(int ships, int enemies) {
  const Berth here = water_between("1208", "1308");
  const Berth there = water_between("1118", "1218");
  Theatre theatre;
  theatre.put_ships(Seat::Union, UnitClass::Rsp, here, enemies);
  theatre.put_ships(Seat::Confederate, UnitClass::Flotilla, there, ships);
  War war(theatre, Seat::Union);
  war.act(verbs::TakeShips{here, shipped_library().kind_of(Seat::Union, UnitClass::Rsp), false, enemies});
  war.act(verbs::SailTo{there}, {1, 6});  // the Confederacy has the choice
  EXPECT_TRUE(war.is_at(StepKind::NavalCombat));
  EXPECT_EQ(war.asked(), Seat::Confederate);
  const auto has_withdrawal = [](const auto& actions) {
    return std::any_of(actions.begin(), actions.end(), [](const Action& one) { return verb_of(one) == Do::Withdraw; });
  };
  Actions lawful;
  shipped_campaign().actions(war.state(), lawful);
  EXPECT_TRUE(has_withdrawal(lawful)) << "there is somewhere to go";
  return has_withdrawal(plan_in(war.state()));
}

TEST(CampaignWonWar, VesselsWithdrawFromMoreThanTwiceTheirStrength) {
  EXPECT_TRUE(leaves(1, 3));
  EXPECT_FALSE(leaves(1, 2));
  EXPECT_FALSE(leaves(1, 1));
  EXPECT_FALSE(leaves(2, 3));
  EXPECT_TRUE(leaves(1, 5));
}

}  // namespace
}  // namespace longroll::campaign::test
