// The starts: 1861 against the rulebook's set-up in tests/rules/campaign/charts.tsv; what the others keep.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/campaign/start.h"
#include "tests/rules/campaign/printed.h"

namespace longroll::campaign {
namespace {

using Cells = std::vector<std::string>;

Result<Start> read_start(const std::string& id) {
  return parse_start(text_of("assets/games/campaign/" + id + ".json"), id + ".json", printed_forces());
}

const std::vector<AmericanState> kUnionStates = {
    AmericanState::Iowa,     AmericanState::Illinois,     AmericanState::Indiana,
    AmericanState::Ohio,     AmericanState::Pennsylvania, AmericanState::NewJersey,
    AmericanState::Delaware, AmericanState::Columbia,     AmericanState::Maryland};
const std::vector<AmericanState> kConfederateStates = {
    AmericanState::Texas,         AmericanState::Arkansas,      AmericanState::Louisiana, AmericanState::Mississippi,
    AmericanState::Tennessee,     AmericanState::Alabama,       AmericanState::Florida,   AmericanState::Georgia,
    AmericanState::SouthCarolina, AmericanState::NorthCarolina, AmericanState::Virginia};

StateSet set_of(const std::vector<AmericanState>& states) {
  StateSet set;
  for (const AmericanState state : states) {
    set.add(state);
  }
  return set;
}

std::string what_of(const StartForce& force) {
  std::string what;
  for (const StartLeader& leader : force.leaders) {
    what += std::string(what.empty() ? "" : ", ") + "leader " + leader.id.back() + " " + std::to_string(leader.rating);
  }
  for (std::size_t i = 0; i < force.units.size(); ++i) {
    if (force.units[i] > 0) {
      what +=
          std::string(what.empty() ? "" : ", ") + std::to_string(force.units[i]) + " " + std::string(kUnitClassIds[i]);
    }
  }
  return what;
}

/// The only state of the set that the rulebook's set-up names by itself.
std::string name_of(const StateSet& states) {
  if (states.bits == set_of(kUnionStates).bits) {
    return "a US-State";
  }
  for (const auto& [state, name] :
       {std::pair{AmericanState::Tennessee, "TN"}, {AmericanState::Virginia, "VA"}, {AmericanState::Missouri, "MO"}}) {
    if (states.bits == set_of({state}).bits) {
      return name;
    }
  }
  return "?";
}

std::string where_of(const StartForce& force) {
  switch (force.where) {
    case StartForce::Where::Hex:
      return force.hex;
    case StartForce::Where::SeaZone:
      return force.zone == SeaZone::NorthAtlantic ? "north-atlantic" : "?";
    case StartForce::Where::Choice: {
      const std::string where =
          std::string(force.is_choice_with_unit ? "unit in " : "city of ") + name_of(force.choice_states);
      const bool is_all = force.first_column == 1 && force.last_column == 49;
      return is_all ? where
                    : where + ", column " + std::to_string(force.first_column) + " to " +
                          std::to_string(force.last_column);
    }
    default:
      return "?";
  }
}

std::string besides_of(const StartForce& force) {
  std::string besides = force.is_apart ? "one in a hex" : "";
  if (force.hold_until_turn > 0) {
    besides += std::string(besides.empty() ? "" : ", ") + "stays in " + name_of(force.hold_states) + " until turn " +
               std::to_string(force.hold_until_turn);
  }
  if (force.unchecked_supply_turn > 0) {
    besides += "supply is not checked in turn " + std::to_string(force.unchecked_supply_turn);
  }
  return besides.empty() ? "-" : besides;
}

TEST(Campaign_3_1_SettingUp, EveryForceOf1861IsThePrintedOne) {
  const Result<Start> start = read_start("1861");
  ASSERT_TRUE(start.ok()) << describe(start.faults());
  std::vector<Cells> lines;
  for (const StartForce& force : start.value().setup) {
    lines.push_back({force.side == Seat::Union ? "usa" : "csa", what_of(force), where_of(force), besides_of(force)});
  }
  EXPECT_EQ(lines, second_transcription("SETUP"));
}

TEST(Campaign_3_1_SettingUp, ControlOf1861IsThePrintedOne) {
  const Result<Start> read = read_start("1861");
  ASSERT_TRUE(read.ok()) << describe(read.faults());
  const Start& start = read.value();
  EXPECT_EQ(start.union_states.bits, set_of(kUnionStates).bits);
  EXPECT_EQ(start.confederate_states.bits, set_of(kConfederateStates).bits);
  EXPECT_EQ(start.neutral_states.bits, set_of({AmericanState::Kentucky}).bits);
  EXPECT_EQ(start.neither_states.bits, set_of({AmericanState::Missouri, AmericanState::Kansas}).bits)
      << "Kansas goes with Missouri";
  EXPECT_EQ(start.union_rail_states.bits, start.neither_states.bits) << "all rail hexes there are the Union's";
  EXPECT_EQ(start.union_hexes, Cells({"1208", "1932", "4712"})) << "St. Louis, Fort Pickens, Fort Monroe";
  EXPECT_EQ(start.confederate_hexes, Cells({"0512"})) << "Springfield, by its garrison";
}

TEST(Campaign_3_1_4_Markers, MarkersOf1861StandWhereTheRulesSay) {
  const Result<Start> read = read_start("1861");
  ASSERT_TRUE(read.ok()) << describe(read.faults());
  const Start& start = read.value();
  EXPECT_EQ(start.turn, 1);
  EXPECT_TRUE(start.has_set_up);
  EXPECT_EQ(start.status, 2);
  EXPECT_EQ(start.economy, 23);
  EXPECT_EQ(start.at_large, 0);
  EXPECT_EQ(start.kentucky, Start::Kentucky::Neutral);
}

TEST(CampaignStarts, EachBeginsInTheSpringOfItsYearAndIsNotDecided) {
  for (const std::string id : {"1862", "1863", "1864"}) {
    const Result<Start> read = read_start(id);
    ASSERT_TRUE(read.ok()) << describe(read.faults());
    const Start& start = read.value();
    EXPECT_EQ(start.id, id);
    EXPECT_FALSE(start.has_set_up);
    EXPECT_EQ(start.kentucky, Start::Kentucky::Union);
    const TurnBox& turn = printed_turns().turn(start.turn);
    EXPECT_EQ(turn.season, Season::Spring);
    EXPECT_EQ(std::to_string(turn.year), id);
    EXPECT_GE(start.economy - start.status, turn.survival) << id;
    int factories = 0;
    for (const StartForce& force : start.setup) {
      factories += force.count(UnitClass::Factory);
      EXPECT_NE(force.where, StartForce::Where::Choice) << id << ": nothing is chosen";
    }
    EXPECT_LE(start.economy - factories - start.status, turn.victory) << id;
  }
}

void expect_fault(std::string text, const std::string& from, const std::string& to, const std::string& words) {
  text.replace(text.find(from), from.size(), to);
  const Result<Start> start = parse_start(text, "1861.json", printed_forces());
  ASSERT_FALSE(start.ok()) << to;
  EXPECT_NE(describe(start.faults()).find(words), std::string::npos) << describe(start.faults());
}

TEST(CampaignStarts, AStartThatIsWrongIsToldWithItsPlace) {
  const std::string text = text_of("assets/games/campaign/1861.json");
  expect_fault(text, R"("at": "1208")", R"("at": "St. Louis")", "setup[2].at: a hex is four digits");
  expect_fault(text, R"("at": "1208")", R"("at": "1208", "zone": "east-gulf")", "setup[2]: one of");
  expect_fault(text, R"("at": "1208", "units": {"asp": 1})", R"("at": "1208", "units": {"asp": 59})",
               "61 counters asp; there are 60");
  expect_fault(text, R"("at": "1208", "units": {"asp": 1})", R"("at": "1208", "units": {"train": 1})",
               "\"train\" is not set up");
  expect_fault(text, "usa.leader.b", "usa.leader.a", "leader usa.leader.a is unknown to that side or stands twice");
  expect_fault(text, R"("IA")", R"("Iowa")", "there is no state \"Iowa\"");
  expect_fault(text, R"("state": "neutral")", R"("state": "union")", "how neutrality ended");
  expect_fault(text, R"("status": 2)", R"("status": 7)", "politics.status");
}

}  // namespace
}  // namespace longroll::campaign
