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

/// The last impulse of the winter of 1861. In Missouri seven points of the side that moves stand beside six of the
/// enemy; a lost battle may cost a point of political status (9.11). The Union has taken those hexes.
State last_impulse(Seat side, int last_turn, int status, std::initializer_list<std::string_view> taken) {
  Theatre theatre;
  theatre.turn(kLastOf1861);
  for (const std::string_view hex : taken) {
    theatre.hold(hex, Seat::Union);
  }
  theatre.put(side, UnitClass::Asp, "0703", 7);
  theatre.put_leader(side == Seat::Union ? 'A' : 'E', "0703", 2);
  theatre.put(other(side), UnitClass::Asp, "0704", 6);
  War war(theatre, side);
  set(war.state(), Track::LastTurn, last_turn);
  set(war.state(), Track::PoliticalStatus, status);
  set(war.state(), Track::Impulse, kImpulses - 1);
  set(war.state(), Track::First, index_of(other(side)));
  war.state().stack.front() = step_of(GameTurnLocals{GameTurnStage::Impulses, kImpulses});
  const Faults faults = shipped_campaign().faults_of(war.state());
  EXPECT_TRUE(faults.empty()) << describe(faults);
  return war.state();
}
/// Economy less politics lies half a point beyond the par of the year, in the favour of the side.
State end_of_year(Seat side, int last_turn) {
  return side == Seat::Union ? last_impulse(side, last_turn, 1, {"1931", "1730"})  // Pensacola and Mobile: 21
                             : last_impulse(side, last_turn, 1, {"1931"});         // 22
}
/// A whole war. Economy less politics lies just beyond what wins it in this turn, or just on it.
State end_of_turn(Seat side, bool is_won) {
  if (side == Seat::Confederate) {
    return last_impulse(side, kTurns, is_won ? 0 : 1, {"1931"});  // 22, victory above 21
  }
  // Richmond, New Orleans, Memphis, Nashville and Selma besides: 8, survival 10
  return last_impulse(side, kTurns, is_won ? -1 : -2, {"1931", "1730", "4410", "1132", "1218", "2015", "1926"});
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
    while (shipped_campaign().to_act(state) != Seat::Nobody && state.track(track(Track::Turn)) == kLastOf1861) {
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

/// The side has won at the check that comes, and an attack may cost it that. Normal and hard attack nobody, but do
/// where nothing is won.
void expect_stands_still(const State& won, const State& open, Seat side) {
  constexpr std::uint64_t kSeeds = 8;
  const Field field(shipped_library(), won);
  ASSERT_EQ(verdict(field, economy_now(field)), index_of(side)) << name_of(side);
  EXPECT_EQ(spoiled(won, side, kHold, 10), 0) << "nothing happens to who stands still";
  EXPECT_GT(spoiled(won, side, kSteady, 100), 0) << "the attack may cost what is won";
  for (const std::string_view level : {"normal", "hard"}) {
    int tempted = 0;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      EXPECT_FALSE(attacks(won, side, level, seed)) << level << " " << name_of(side) << " " << seed;
      tempted += attacks(open, side, level, seed) ? 1 : 0;
    }
    EXPECT_GE(tempted, static_cast<int>(kSeeds) / 2) << level << ": where nothing is won it attacks";
  }
}

TEST(CampaignWonWar, WhoWinsTheYearByStandingStillAttacksNobody) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    expect_stands_still(end_of_year(side, kLastOf1861), end_of_year(side, kTurns), side);
  }
}

/// Campaign 3.3: a check of victory in the middle of a long war ends it as well.
TEST(CampaignWonWar, WhoWinsTheWarAtTheNextCheckByStandingStillAttacksNobody) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    expect_stands_still(end_of_turn(side, true), end_of_turn(side, false), side);
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
