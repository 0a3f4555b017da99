// The log in words: what an act and its dice say, as one reads it.
#include <gtest/gtest.h>

#include "engine/play/event.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign {
namespace {

using test::Theatre;
using test::War;

std::string shipped_prompt(const State& state) { return test::shipped_campaign().prompt(state).text; }

/// The lines about the last act or roll of `war`, which began with `before`; what goes on with a line stands in it.
std::string log_of(State before, const War& war) {
  std::string log;
  for (const Event& event : war.events()) {
    const std::string line = test::shipped_campaign().describe_event(before, event, Seat::Nobody);
    const bool goes_on = line.starts_with(',') || line.starts_with(' ');
    log += log.empty() || line.empty() || goes_on ? line : "|" + line;
    enact(before, event);
  }
  return log;
}

TEST(Campaign_3_2_1_Log, BothDiceOfTheInitiativeAreNamed) {
  const auto initiative = [](std::initializer_list<int> dice) {
    War war("1863");
    while (!war.is_at(StepKind::Initiative)) {
      war.act(verbs::EndRecruitment{});
    }
    const State before = war.state();
    const std::string log = log_of(before, war.roll(dice));
    return log.substr(0, log.find('|'));
  };
  EXPECT_EQ(initiative({4, 3}),
            "Initiative: the Union throws 4, the Confederates 3, and the Union side has the initiative.");
  EXPECT_EQ(initiative({3, 3}),
            "Initiative: the Union throws 3, the Confederates 3, and the Confederate side has the initiative.");
}

TEST(Campaign_5_3_7_Log, ARallyIsOneLineHoweverManyDice) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "0704", 2);
  theatre.demoralize(Seat::Union, "0704", 2);
  War war(theatre, Seat::Union);
  war.muster("0704");
  const State before = war.state();
  EXPECT_EQ(log_of(before, war.act(verbs::Rally{}, {2, 1})),
            "The force at 0704 near Macon tries to rally, die 2, die 1, it does not rally.");
}

TEST(Campaign_9_4_Log, ABattleIsOneLineWithItsDiceAndItsEnd) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "0704", 6);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0604", 2);
  War war(theatre, Seat::Union);
  war.muster("0704");
  const State before = war.state();
  const std::string log = log_of(before, war.step("0604", {6, 1}));
  EXPECT_TRUE(log.starts_with("The Union side attacks at 0604")) << log;
  EXPECT_NE(log.find(", 6 to 2, die 6, the attacker wins, die 1, the Confederate side loses "), std::string::npos)
      << log;
  EXPECT_EQ(log.find(". ,"), std::string::npos) << log;
}

TEST(Campaign_15_1_Log, ThePoliticalStatusIsToldInBoxes) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "4409", 3);
  War war(theatre, Seat::Union);
  war.muster("4409");
  const State before = war.state();
  const std::string log = log_of(before, war.step("4410"));
  EXPECT_NE(log.find("The Union side takes Richmond (4410), the political status rises by 1"), std::string::npos)
      << log;
}

TEST(Campaign_13_6_Log, AShotIsALineAndNamesWhoFiresAtWhom) {
  const Berth memphis = test::water_between("1118", "1218");
  const Berth st_louis = test::water_between("1208", "1308");
  Theatre theatre;
  theatre.put_ships(Seat::Union, UnitClass::Rsp, st_louis);
  theatre.put_ships(Seat::Confederate, UnitClass::Flotilla, memphis);
  War war(theatre, Seat::Union);
  const int boats = test::shipped_library().kind_of(Seat::Union, UnitClass::Rsp);
  war.act(verbs::TakeShips{st_louis, boats, false, 1}).act(verbs::SailTo{memphis}, {4, 4});
  const State before = war.state();
  EXPECT_EQ(log_of(before, war.act(verbs::Stand{}, {6})),
            "Union: Riverine strength point fires at River flotilla, die 6, it is damaged.");
}

TEST(Campaign_4_1_1_Prompt, ItSaysWhenThePoolHasFewerCountersThanCanArrive) {
  const auto asked = [](std::string_view start) {
    const War war(start);
    return shipped_prompt(war.state());
  };
  EXPECT_EQ(asked("1862").find("army counters"), std::string::npos) << "20 are in the pool";
  EXPECT_NE(asked("1863").find("Only 5 army counters are left."), std::string::npos) << asked("1863");
}

TEST(Campaign_5_2_Forces, ALeaderAloneSetsOutFromTheOpen) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "0704");
  theatre.put_leader('A', "0704", 1);
  const War war(theatre, Seat::Union);
  const auto refusal = [&](Post post) { return war.refusal(verbs::Muster{*hex_named("0704"), post}); };
  EXPECT_EQ(refusal(Post::Field), "");
  EXPECT_EQ(refusal(Post::Entrenched), "5.2") << "no works are there";
  EXPECT_EQ(refusal(Post::Garrison), "5.2");
}

}  // namespace
}  // namespace longroll::campaign
