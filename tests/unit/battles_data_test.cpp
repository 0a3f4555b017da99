#include <gtest/gtest.h>

#include "engine/games/battles/battle.h"

/// Orders of battle and scenarios as they are read: what is there, and that every fault is named with its place.
namespace longroll::battles {
namespace {

constexpr std::string_view kForces = R"({
  "format": "longroll-battles-forces/1", "id": "tiny", "sources": "README.md",
  "formations": [
    {"id": "first", "side": "usa", "title": "First Corps"},
    {"id": "army", "side": "csa", "title": "The Army"}
  ],
  "counters": [
    {"id": "usa.alpha", "name": "Alpha", "title": "Alpha's brigade", "side": "usa", "arm": "infantry", "strength": 5,
     "movement": 4, "formation": "first", "men": 1500, "about": "It stood.", "estimated": true},
    {"id": "usa.beta", "name": "Beta", "title": "Beta's battery", "side": "usa", "arm": "artillery", "strength": 2,
     "movement": 4, "formation": "first", "men": 100, "guns": 6, "about": "It fired."},
    {"id": "usa.general", "name": "General", "title": "The general", "side": "usa", "arm": "leader", "strength": 0,
     "movement": 7, "formation": "first", "about": "He waited."},
    {"id": "csa.gamma", "name": "Gamma", "title": "Gamma's brigade", "side": "csa", "arm": "infantry", "strength": 4,
     "movement": 4, "formation": "army", "men": 1200, "about": "It came on."},
    {"id": "csa.boat", "name": "Boat", "title": "A gunboat", "side": "csa", "arm": "gunboat", "strength": 3,
     "movement": 6, "formation": "army", "guns": 4, "about": "It lay there."}
  ]
})";

constexpr std::string_view kScenario = R"({
  "format": "longroll-battles-scenario/1", "id": "tiny", "title": "Tiny", "date": "Yesterday", "about": "A small war.",
  "first": "csa", "stack_limit": 2,
  "turns": [{"label": "dawn"}, {"label": "midnight", "night": true}, {"label": "noon"}],
  "setup": [
    {"at": "0202", "units": ["usa.alpha", "usa.general"]},
    {"at": "0608", "units": ["csa.gamma"]},
    {"at": "0901", "units": ["csa.boat"]}
  ],
  "arrivals": [{"turn": 2, "at": ["0101", "0102"], "units": ["usa.beta"]}],
  "held": [{"id": "wait", "title": "Waiting", "until_turn": 2, "enemy_within": 3, "units": ["csa.gamma"]}],
  "communications": {"usa": ["0101"], "csa": ["0808"]},
  "objectives": [{"name": "the Hill", "hex": "0505", "holder": "nobody", "usa": 5, "csa": 4}],
  "surprises": [{"side": "csa", "last_turn": 1, "shift": 1}],
  "loss_points": {"usa": 1, "csa": 2},
  "victory": {"union_from": 3, "confederate_to": -3},
  "rules": ["Nothing else."]
})";

/// Ten columns of ten rows; the ninth and tenth columns are a river.
BattleMap small_map() {
  BattleMap map;
  map.id = "tiny";
  map.grid = {10, 10, Parity::EvenLower};
  for (int column = 1; column <= 10; ++column) {
    for (int row = 1; row <= 10; ++row) {
      const auto hex = static_cast<std::size_t>(hex_at(column, row));
      map.playable[hex] = column < 9;
      map.terrain[hex] = static_cast<std::uint8_t>(column < 9 ? Terrain::Clear : Terrain::Water);
    }
  }
  return map;
}

std::string changed(std::string_view text, std::string_view from, std::string_view to) {
  std::string result(text);
  const std::size_t at = result.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) {
    result.replace(at, from.size(), to);
  }
  return result;
}

Forces small_forces() {
  Result<Forces> forces = parse_forces(kForces, "forces.json");
  LR_CHECK(forces.ok(), "the small order of battle");
  return std::move(forces).value();
}

Result<Scenario> read(std::string_view text) {
  return parse_scenario(text, "scenario.json", small_map(), small_forces());
}

/// The faults of the order of battle in which `from` was replaced, one a line; empty when it has none.
std::string forces_fault(std::string_view from, std::string_view to) {
  const Result<Forces> forces = parse_forces(changed(kForces, from, to), "forces.json");
  return forces ? "" : describe(forces.faults());
}

std::string scenario_fault(std::string_view from, std::string_view to) {
  const Result<Scenario> scenario = read(changed(kScenario, from, to));
  return scenario ? "" : describe(scenario.faults());
}

testing::AssertionResult names(const std::string& faults, std::string_view place, std::string_view what) {
  if (faults.find(place) != std::string::npos && faults.find(what) != std::string::npos) {
    return testing::AssertionSuccess();
  }
  return testing::AssertionFailure() << "no \"" << place << ": " << what << "\" in:\n" << faults;
}

TEST(BattlesForces, AreRead) {
  const Forces forces = small_forces();
  ASSERT_EQ(forces.counters.size(), 5U);
  EXPECT_EQ(forces.id, "tiny");
  const Counter& alpha = forces.counters[0];
  EXPECT_EQ(alpha.id, "usa.alpha");
  EXPECT_EQ(alpha.name, "Alpha");
  EXPECT_EQ(alpha.title, "Alpha's brigade");
  EXPECT_EQ(alpha.about, "It stood.");
  EXPECT_EQ(alpha.formation_title, "First Corps");
  EXPECT_EQ(alpha.side, Seat::Union);
  EXPECT_EQ(alpha.arm, Arm::Infantry);
  EXPECT_EQ(alpha.strength, 5);
  EXPECT_EQ(alpha.movement, 4);
  EXPECT_EQ(alpha.men, 1500);
  EXPECT_TRUE(alpha.is_estimated);
  EXPECT_EQ(forces.counters[1].guns, 6);
  EXPECT_FALSE(forces.counters[1].is_estimated);
  EXPECT_EQ(forces.counters[4].arm, Arm::Gunboat);
}

TEST(BattlesForces, NameEveryFault) {
  EXPECT_TRUE(names(forces_fault("\"sources\"", "\"source\""), "forces.json", "unknown key \"source\""));
  EXPECT_TRUE(names(forces_fault("\"men\": 1500", "\"women\": 1500"), "forces.json.counters[0]", "unknown key"));
  EXPECT_TRUE(names(forces_fault("usa.beta", "usa.alpha"), "counters[1]", "a second counter with the id usa.alpha"));
  EXPECT_TRUE(names(forces_fault("\"Beta\"", "\"Alpha\""), "counters[1]", "a second counter of that side"));
  EXPECT_TRUE(names(forces_fault("usa.beta", "csa.beta"), "counters[1]", "begins with usa."));
  EXPECT_TRUE(names(forces_fault("usa.beta", "usa beta"), "counters[1]", "letters in lower case"));
  EXPECT_TRUE(names(forces_fault("\"infantry\"", "\"zouaves\""), "counters[0].arm", "is none of"));
  EXPECT_TRUE(names(forces_fault("\"strength\": 5", "\"strength\": 4000"), "counters[0].strength", "is not within"));
  EXPECT_TRUE(names(forces_fault("\"strength\": 5", "\"strength\": 0"), "counters[0]", "only a leader"));
  EXPECT_TRUE(names(forces_fault("\"strength\": 0", "\"strength\": 1"), "counters[2]", "a leader has no strength"));
  EXPECT_TRUE(names(forces_fault(", \"guns\": 6", ""), "counters[1]", "artillery has guns"));
  EXPECT_TRUE(names(forces_fault("\"formation\": \"first\"", "\"formation\": \"last\""), "counters[0]",
                    "there is no formation last"));
  EXPECT_TRUE(names(forces_fault("\"formation\": \"first\"", "\"formation\": \"army\""), "counters[0]",
                    "is of the other side"));
  EXPECT_TRUE(names(forces_fault("\"Alpha\"", "\"Alphabetically\""), "counters[0]", "must have 1 to 12 letters"));
  EXPECT_TRUE(names(forces_fault("\"id\": \"army\"", "\"id\": \"first\""), "formations[1]", "a second formation"));
  EXPECT_TRUE(names(forces_fault("forces/1", "forces/2"), "forces.json.format", "is none of"));
  EXPECT_TRUE(names(forces_fault("\"strength\": 5,", "\"strength\": 5.5,"), "forces.json", ""));
  EXPECT_FALSE(parse_forces("", "forces.json").ok());
  EXPECT_FALSE(parse_forces("[]", "forces.json").ok());
}

TEST(BattlesForces, AreOfBoundedSize) {
  std::string text =
      R"({"format": "longroll-battles-forces/1", "id": "t", "sources": "s", "formations": [], "counters": [{})";
  for (int i = 0; i < 300; ++i) {
    text += ",{}";
  }
  const Result<Forces> forces = parse_forces(text + "]}", "forces.json");
  ASSERT_FALSE(forces.ok());
  EXPECT_TRUE(names(describe(forces.faults()), "forces.json.counters", "more than 300 counters"));
}

TEST(BattlesScenario, IsRead) {
  const Result<Scenario> result = read(kScenario);
  ASSERT_TRUE(result.ok()) << describe(result.faults());
  const Scenario& scenario = result.value();
  EXPECT_EQ(scenario.first, Seat::Confederate);
  ASSERT_EQ(scenario.turns.size(), 3U);
  EXPECT_EQ(scenario.turns[0].label, "dawn");
  EXPECT_FALSE(scenario.is_night(1));
  EXPECT_TRUE(scenario.is_night(2));
  ASSERT_EQ(scenario.placements.size(), 5U);
  EXPECT_EQ(scenario.placements[0].kind, 0);
  EXPECT_EQ(scenario.placements[0].at, hex_at(2, 2));
  EXPECT_EQ(scenario.placements[2].kind, 3);
  EXPECT_EQ(scenario.placements[2].held, 0);
  EXPECT_EQ(scenario.placements[0].held, -1);
  EXPECT_EQ(scenario.placements[4].kind, 1);
  EXPECT_EQ(scenario.placements[4].at, kNoHex);
  EXPECT_EQ(scenario.placements[4].turn, 2);
  EXPECT_EQ(scenario.placements[4].entries, (std::vector<HexId>{hex_at(1, 1), hex_at(1, 2)}));
  EXPECT_EQ(scenario.held[0].until_turn, 2);
  EXPECT_EQ(scenario.held[0].enemy_within, 3);
  EXPECT_EQ(scenario.communications[1], std::vector<HexId>{hex_at(8, 8)});
  EXPECT_EQ(scenario.objectives[0].holder, Seat::Nobody);
  EXPECT_EQ(scenario.objectives[0].points, (std::array{5, 4}));
  EXPECT_EQ(scenario.surprises[0].shift, 1);
  EXPECT_EQ(scenario.loss_points, (std::array{1, 2}));
  EXPECT_EQ(scenario.union_wins_from, 3);
  EXPECT_EQ(scenario.confederate_wins_to, -3);
}

TEST(BattlesScenario, NamesFaultsOfUnits) {
  EXPECT_TRUE(names(scenario_fault("[\"csa.gamma\"]},", "[\"csa.delta\"]},"), "scenario.json.setup[1].units[0]",
                    "there is no unit \"csa.delta\""));
  EXPECT_TRUE(names(scenario_fault("\"csa\": 2}", "\"csa\": 3}"), "scenario.json.loss_points", "is not within"));
  EXPECT_TRUE(names(scenario_fault("\"usa.general\"]", "\"usa.alpha\"]"), "setup[0].units[1]", "usa.alpha twice"));
  EXPECT_TRUE(names(scenario_fault(", \"usa.general\"]", "]"), "scenario.json",
                    "usa.general is neither set up nor arrives nor is absent"));
  EXPECT_TRUE(names(scenario_fault("[\"usa.beta\"]", "[\"usa.general\"]"), "arrivals[0].units[0]", "twice"));
  EXPECT_TRUE(names(scenario_fault("\"until_turn\": 2, \"enemy_within\": 3, ", ""), "held[0]", "ever free"));
  EXPECT_TRUE(names(scenario_fault("\"units\": [\"csa.gamma\"]}],", "\"units\": [\"csa.gamma\", \"csa.gamma\"]}],"),
                    "held[0].units[1]", "held twice"));
  EXPECT_EQ(scenario_fault("\"arrivals\": [{\"turn\": 2, \"at\": [\"0101\", \"0102\"], \"units\": [\"usa.beta\"]}]",
                           "\"absent\": [\"usa.beta\"]"),
            "");
}

TEST(BattlesScenario, NamesFaultsOfPlaces) {
  EXPECT_TRUE(names(scenario_fault("\"0202\"", "\"1111\""), "setup[0]", "there is no hex \"1111\" on this map"));
  EXPECT_TRUE(names(scenario_fault("\"0202\"", "\"0903\""), "setup[0]", "hex 0903 is no place for usa.alpha"));
  EXPECT_TRUE(names(scenario_fault("\"0901\"", "\"0801\""), "setup[2]", "hex 0801 is no place for csa.boat"));
  EXPECT_TRUE(names(scenario_fault("\"at\": [\"0101\"", "\"at\": [\"0909\""), "arrivals[0].at[0]", "is not in play"));
  EXPECT_TRUE(names(scenario_fault("\"turn\": 2", "\"turn\": 4"), "arrivals[0]", "turn 4 is beyond the last"));
  EXPECT_TRUE(names(scenario_fault("\"0505\"", "\"0055\""), "objectives[0]", "there is no hex"));
  EXPECT_TRUE(names(scenario_fault("\"0505\"", "\"1005\""), "objectives[0]", "is not in play"));
  EXPECT_TRUE(names(scenario_fault("\"usa\": [\"0101\"]", "\"usa\": []"), "communications.usa", "no hex"));
  EXPECT_TRUE(names(scenario_fault("\"0608\"", "\"0202\""), "scenario.json", "units of both sides in hex 0202"));
  EXPECT_EQ(scenario_fault("\"stack_limit\": 2", "\"stack_limit\": 1"), "") << "a leader does not count";
  EXPECT_TRUE(names(scenario_fault("\"units\": [\"usa.alpha\", \"usa.general\"]},",
                                   "\"units\": [\"usa.alpha\", \"usa.beta\", \"usa.general\"]},"),
                    "arrivals[0].units[0]", "usa.beta twice"));
}

TEST(BattlesScenario, NamesStacksThatAreTooHigh) {
  std::string text =
      changed(kScenario, "[\"usa.alpha\", \"usa.general\"]", "[\"usa.alpha\", \"usa.beta\", \"usa.general\"]");
  text = changed(text, "\"arrivals\": [{\"turn\": 2, \"at\": [\"0101\", \"0102\"], \"units\": [\"usa.beta\"]}],", "");
  EXPECT_TRUE(read(text).ok());
  const Result<Scenario> crowded = read(changed(text, "\"stack_limit\": 2", "\"stack_limit\": 1"));
  ASSERT_FALSE(crowded.ok());
  EXPECT_TRUE(names(describe(crowded.faults()), "scenario.json", "more units in hex 0202 than may be stacked"));
}

TEST(BattlesScenario, NamesFaultsOfVictoryAndTime) {
  EXPECT_TRUE(names(scenario_fault("\"union_from\": 3", "\"union_from\": -3"), "victory", "the thresholds cross"));
  EXPECT_TRUE(names(scenario_fault("\"last_turn\": 1", "\"last_turn\": 5"), "surprises[0]", "beyond the last"));
  EXPECT_TRUE(names(scenario_fault("\"shift\": 1", "\"shift\": 9"), "surprises[0].shift", "is not within"));
  EXPECT_TRUE(names(scenario_fault("\"usa\": 5", "\"usa\": -5"), "objectives[0].usa", "is not within"));
  EXPECT_TRUE(names(scenario_fault("[{\"label\": \"dawn\"}, {\"label\": \"midnight\", \"night\": true}, "
                                   "{\"label\": \"noon\"}]",
                                   "[]"),
                    "scenario.json.turns", "there must be 1 to 60 turns"));
  EXPECT_TRUE(names(scenario_fault("\"until_turn\": 2", "\"until_turn\": 4"), "scenario.json.held[0]",
                    "turn 4 is beyond the last"));
  EXPECT_TRUE(names(scenario_fault("\"rules\"", "\"laws\""), "scenario.json", "unknown key \"laws\""));
  EXPECT_TRUE(names(scenario_fault("\"night\": true", "\"dark\": true"), "turns[1]", "unknown key \"dark\""));
  EXPECT_TRUE(
      names(scenario_fault("\"first\": \"csa\"", "\"first\": \"nobody\""), "scenario.json.first", "is none of"));
}

TEST(BattlesScenario, NamesEveryFaultAtOnce) {
  std::string text = changed(kScenario, "\"0202\"", "\"1111\"");
  text = changed(text, "csa.boat", "csa.raft");
  text = changed(text, "\"union_from\": 3", "\"union_from\": -3");
  const Result<Scenario> result = read(text);
  ASSERT_FALSE(result.ok());
  const std::string faults = describe(result.faults());
  EXPECT_TRUE(names(faults, "setup[0]", "1111"));
  EXPECT_TRUE(names(faults, "setup[2].units[0]", "csa.raft"));
  EXPECT_TRUE(names(faults, "victory", "cross"));
}

}  // namespace
}  // namespace longroll::battles
