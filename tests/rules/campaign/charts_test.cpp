// The charts against tests/rules/campaign/charts.tsv, a second transcription, cell by cell; and how they are read.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/rules/campaign/printed.h"

namespace longroll::campaign {
namespace {

using Cells = std::vector<std::string>;

std::string text(int number) { return std::to_string(number); }
std::string mark(bool is_so) { return is_so ? "yes" : "-"; }

/// The value of an enumeration that has this word; `first` is that of the first word.
template <class Enum, class Words>
Enum word_of(const Words& words, const std::string& word, int first = 0) {
  const auto found = std::find(words.begin(), words.end(), word);
  EXPECT_NE(found, words.end()) << word;
  return static_cast<Enum>(found - words.begin() + first);
}

/// The line of the chart for a water of that word, in summer.
const WaterEffect& water_line(const std::string& word) {
  const TerrainEffects& effects = printed_chart().terrain;
  return word == "ocean" ? effects.ocean : effects.water(word_of<Water>(kWaterIds, word, 1), Season::Summer);
}

bool is_among(const auto& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// What the chart says of a line of the Terrain Effects Chart, in the words of the second transcription.
Cells printed_line(const std::string& line) {
  const TerrainEffects& effects = printed_chart().terrain;
  const WorksNumbers& works = printed_chart().numbers.works;
  if (is_among(kTerrainIds, line)) {
    const TerrainEffect& effect = effects.terrain[word_of<Terrain>(kTerrainIds, line)];
    return {line, text(effect.points), effect.stack > 0 ? text(effect.stack) + " stack" : "-", "-", "-"};
  }
  if (is_among(kWayIds, line)) {
    const WayEffect& effect = effects.ways[word_of<Way>(kWayIds, line)];
    return {line, text(effect.points), "-", mark(effect.connects_economy), mark(effect.carries_supply)};
  }
  if (is_among(kWaterIds, line) || line == "ocean") {
    const WaterEffect& effect = water_line(line);
    const bool is_union_only = effect.carries_supply[Seat::Union] && !effect.carries_supply[Seat::Confederate];
    return {line, effect.blocks ? "blocked" : "+" + text(effect.points),
            effect.attacker_die == 0 ? "-" : text(effect.attacker_die), mark(effect.connects_economy),
            is_union_only ? "usa" : mark(effect.carries_supply[Seat::Confederate])};
  }
  if (is_among(kCrossingIds, line)) {
    const CrossingEffect& effect = effects.crossings[word_of<Crossing>(kCrossingIds, line)];
    return {line, effect.cancels_water ? "negates" : "1/" + text(effect.allowance_divisor), "-",
            mark(effect.connects_economy), mark(effect.carries_supply)};
  }
  if (line == "entrenchment") {
    return {line, "-", "Dx" + text(works.entrenchment_factor), "-", "-"};
  }
  return {line, "-", "Dx" + text(works.fort_factor) + ", max " + text(works.fort_attackers), "-", "-"};
}

TEST(Campaign_TEC_TerrainEffectsChart, EveryLineIsThePrintedOne) {
  const auto lines = second_transcription("TEC");
  ASSERT_EQ(lines.size(), 15U);
  for (const Cells& line : lines) {
    EXPECT_EQ(printed_line(line[0]), line) << line[0];
  }
}

TEST(Campaign_TEC_TerrainEffectsChart, ZonesReachWhereTheRulesSay) {
  const TerrainEffects& effects = printed_chart().terrain;
  const auto lines = second_transcription("REACH");
  ASSERT_EQ(lines.size(), 11U);
  for (const Cells& line : lines) {
    ZoneReach reach;
    if (is_among(kTerrainIds, line[0])) {
      reach = effects.terrain[word_of<Terrain>(kTerrainIds, line[0])].zones;
    } else if (is_among(kWaterIds, line[0]) || line[0] == "ocean") {
      reach = water_line(line[0]).zones;
    } else {
      reach.primary = effects.crossings[word_of<Crossing>(kCrossingIds, line[0])].has_primary_zone;
      reach.secondary = reach.primary;
    }
    EXPECT_EQ(Cells({line[0], mark(reach.primary), mark(reach.secondary)}), line) << line[0];
  }
  EXPECT_EQ(second_transcription("ZONES").at(0),
            Cells({text(printed_chart().numbers.zones.enter_primary), text(printed_chart().numbers.zones.exit_primary),
                   text(printed_chart().numbers.zones.exit_secondary)}));
}

TEST(Campaign_13_3_6_AmphibiousAssault, ABridgeOrFerryIntoTheEnemyIsOne) {
  const auto lines = second_transcription("AMPHIBIOUS");
  ASSERT_EQ(lines.size(), kCrossingIds.size());
  for (const Cells& line : lines) {
    EXPECT_EQ(mark(printed_chart().terrain.crossings[word_of<Crossing>(kCrossingIds, line[0])].is_amphibious), line[1])
        << line[0];
  }
}

TEST(Campaign_TEC_TerrainEffectsChart, VesselsMoveWhereTheRulesSay) {
  const auto lines = second_transcription("VESSELS");
  ASSERT_EQ(lines.size(), 6U);
  for (const Cells& line : lines) {
    const WaterEffect& effect = water_line(line[0]);
    std::string vessels;
    for (std::size_t i = 0; i < effect.vessels.size(); ++i) {
      vessels += effect.vessels[i] ? (vessels.empty() ? "" : " ") + std::string(kVesselIds[i]) : "";
    }
    EXPECT_EQ(vessels.empty() ? "-" : vessels, line[1]) << line[0];
  }
}

TEST(Campaign_TEC_TerrainEffectsChart, ASeasonalRiverIsAnotherInEachSeason) {
  const TerrainEffects& effects = printed_chart().terrain;
  const Cells line = second_transcription("SEASONAL").at(0);
  const std::array<Season, 4> seasons = {Season::Winter, Season::Spring, Season::Summer, Season::Fall};
  for (std::size_t i = 0; i < seasons.size(); ++i) {
    EXPECT_EQ(effects.water_in(Water::Seasonal, seasons[i]), word_of<Water>(kWaterIds, line[i], 1));
  }
  EXPECT_TRUE(effects.water(Water::Seasonal, Season::Spring).blocks);
  EXPECT_FALSE(effects.water(Water::Seasonal, Season::Fall).blocks);
  EXPECT_EQ(effects.water_in(Water::Tidal, Season::Fall), Water::Tidal) << "only seasonal rivers change";
}

TEST(Campaign_TEC_TerrainEffectsChart, ActsCostThePrintedPoints) {
  constexpr std::array<std::string_view, kActs> kIds = {"break-rail",    "repair-rail", "upgrade-rail", "entrain",
                                                        "destroy-depot", "rally",       "place-fort",   "entrench",
                                                        "build-depot",   "breach-levee"};
  const auto lines = second_transcription("ACT");
  ASSERT_EQ(lines.size(), kIds.size());
  for (const Cells& line : lines) {
    const ActCost& cost = printed_chart().numbers.acts[word_of<Act>(kIds, line[0])];
    EXPECT_EQ(cost.takes_all ? "all" : text(cost.points), line[1]) << line[0];
    EXPECT_EQ(text(cost.least_asp), line[2]) << line[0];
  }
}

TEST(Campaign_15_4_Appalachia, IsThePrintedLine) {
  const AppalachiaEffect& effect = printed_chart().terrain.appalachia;
  EXPECT_EQ(second_transcription("APPALACHIA").at(0),
            Cells({"+" + text(effect.union_forage), mark(effect.has_confederate_secondary_zone),
                   text(effect.confederate_rally_die), text(effect.always_rallies)}));
}

TEST(Campaign_FORAGE_ForageTable, EveryCellIsThePrintedOne) {
  const Chart& chart = printed_chart();
  const auto lines = second_transcription("FORAGE");
  ASSERT_EQ(lines.size(), 5U);
  for (const Cells& line : lines) {
    const bool is_city = line[0] == "city";
    const bool is_coastal = line[0] == "coastal";
    const ForageLine& printed = is_city      ? chart.forage.city
                                : is_coastal ? chart.forage.coastal
                                             : chart.forage.terrain[word_of<Terrain>(kTerrainIds, line[0])];
    const std::string sign = is_city ? "+" : "";
    EXPECT_EQ(line, Cells({line[0], sign + text(printed[Season::Winter]), sign + text(printed[Season::Spring]),
                           sign + text(printed[Season::Summer])}));
    EXPECT_EQ(printed[Season::Fall], printed[Season::Summer]) << "one column serves both";
  }
}

TEST(Campaign_FORAGE_ForageTable, ACoastalHexIsNothingElseAndACityAdds) {
  const Chart& chart = printed_chart();
  EXPECT_EQ(chart.forage_limit(Terrain::Clear, false, false, Season::Summer), 3);
  EXPECT_EQ(chart.forage_limit(Terrain::Clear, true, false, Season::Summer), 2) << "the coast overrides the terrain";
  EXPECT_EQ(chart.forage_limit(Terrain::Rough, false, true, Season::Winter), 1) << "none, and one for the city";
  EXPECT_EQ(chart.forage_limit(Terrain::Swamp, true, true, Season::Fall), 4);
}

TEST(Campaign_ATTRITION_WeatherAttrition, IsThePrintedNote) {
  const AttritionNumbers& numbers = printed_chart().numbers.attrition;
  const auto where = [](AttritionNumbers::Where which) {
    return std::string(which == AttritionNumbers::Where::Snow    ? "snow"
                       : which == AttritionNumbers::Where::Swamp ? "swamp"
                                                                 : "-");
  };
  EXPECT_EQ(second_transcription("ATTRITION").at(0),
            Cells({where(numbers.winter), where(numbers.summer), text(numbers.demoralized_from),
                   text(numbers.sheltered_die)}));
}

TEST(Campaign_CRT_CombatResultsTable, EveryRowIsThePrintedOne) {
  const BattleChart& battle = printed_chart().battle;
  const auto lines = second_transcription("CRT");
  ASSERT_EQ(lines.size(), 6U);
  const std::map<Outcome, std::string> words = {
      {Outcome::DefenderWins, "D Win"}, {Outcome::Draw, "Draw"}, {Outcome::AttackerWins, "A Win"}};
  const auto with_sign = [](int number) { return (number > 0 ? "+" : "") + text(number); };
  for (int die = 1; die <= 6; ++die) {
    const CombatRow& row = battle.row(die);
    std::string loss = "DL";
    if (row.attacker_loss != 0) {
      loss += " " + with_sign(row.attacker_loss);
    }
    EXPECT_EQ(lines[static_cast<std::size_t>(die - 1)],
              Cells({text(die), words.at(row.outcome), with_sign(row.outcome_loss), text(row.percent), loss}));
  }
  EXPECT_EQ(battle.row(-3).outcome, Outcome::DefenderWins) << "a modified die below 1 is 1";
  EXPECT_EQ(battle.row(-3).percent, 10);
  EXPECT_EQ(battle.row(9).outcome, Outcome::AttackerWins) << "a modified die above 6 is 6";
}

TEST(Campaign_9_3_DetermineStrengthsAndRatio, EveryStepOfTheRatioIsThePrintedOne) {
  const BattleChart& battle = printed_chart().battle;
  for (const Cells& line : second_transcription("RATIO")) {
    for (const std::string& percent : {line[0], line[1]}) {
      EXPECT_EQ(text(battle.ratio_modifier(std::stoi(percent))), line[2]) << percent;
    }
  }
  for (const Cells& line : second_transcription("LOSS")) {
    for (const std::string& percent : {line[0], line[1]}) {
      EXPECT_EQ(text(battle.loss_modifier(std::stoi(percent))), line[2]) << percent;
    }
  }
  EXPECT_EQ(second_transcription("RATIO").size() + second_transcription("LOSS").size(), 8U);
}

TEST(Campaign_9_4_DetermineOutcome, ModifiersAreThePrintedOnes) {
  const BattleChart& battle = printed_chart().battle;
  const OutcomeModifiers& die = battle.modifiers;
  const std::map<std::string, int> modifiers = {{"defender_demoralized", die.defender_demoralized},
                                                {"attacker_led", die.attacker_led},
                                                {"defender_unsupplied", die.defender_unsupplied},
                                                {"defender_led", die.defender_led},
                                                {"minor_river", die.minor_river},
                                                {"attacker_unsupplied", die.attacker_unsupplied},
                                                {"attacker_demoralized", die.attacker_demoralized},
                                                {"amphibious", die.amphibious},
                                                {"loop", printed_chart().terrain.loop_defender_die}};
  std::map<std::string, int> printed;
  for (const Cells& line : second_transcription("OUTCOME")) {
    printed[line[0]] = std::stoi(line[1]);
  }
  EXPECT_EQ(modifiers, printed);
  EXPECT_EQ(die.minor_river, printed_chart().terrain.water(Water::Minor, Season::Summer).attacker_die)
      << "the two charts say the same";
  const std::map<std::string, int> losses = {{"defending_leader", battle.attacker_loss.defending_leader},
                                             {"entrenched", battle.attacker_loss.entrenched},
                                             {"attacking_leader", battle.attacker_loss.attacking_leader}};
  printed.clear();
  for (const Cells& line : second_transcription("ATTACKER")) {
    printed[line[0]] = std::stoi(line[1]);
  }
  EXPECT_EQ(losses, printed);
  EXPECT_EQ(text(battle.entrenched_percent), second_transcription("ENTRENCHED").at(0)[0]);
}

TEST(Campaign_LEADERS_LeaderBattleEffectsTable, EveryTotalIsThePrintedOne) {
  const LeaderChart& leaders = printed_chart().leaders;
  const std::map<std::string, const EnumArray<Standing, Totals, kStandings>*> effects = {{"create", &leaders.create},
                                                                                         {"promote", &leaders.promote},
                                                                                         {"wounded", &leaders.wounded},
                                                                                         {"killed", &leaders.killed}};
  const auto lines = second_transcription("LEADERS");
  ASSERT_EQ(lines.size(), effects.size());
  for (const Cells& line : lines) {
    for (std::size_t standing = 0; standing < kStandings; ++standing) {
      std::string totals;
      for (int total = -2; total <= Totals::kHighest + 3; ++total) {
        if ((*effects.at(line[0]))[standing].has(total)) {
          totals += (totals.empty() ? "" : " ") + text(total);
        }
      }
      EXPECT_EQ(totals.empty() ? "-" : totals, line[standing + 1]) << line[0] << " " << standing;
    }
  }
}

TEST(Campaign_GROUPS_RecruitmentGroups, EveryCityIsThePrintedOne) {
  std::vector<Cells> groups;
  for (const RecruitmentGroup& group : printed_chart().war.groups) {
    Cells cells = {group.title};
    for (const ChartPlace& city : group.cities) {
      cells.push_back(city.name + " " + city.hex);
    }
    groups.push_back(cells);
  }
  EXPECT_EQ(groups, second_transcription("GROUPS"));
}

std::vector<Cells> lines_of(const std::vector<ChartPlace>& places) {
  std::vector<Cells> lines;
  for (const ChartPlace& place : places) {
    lines.push_back({place.name, place.hex, text(place.value)});
  }
  return lines;
}

TEST(Campaign_CENTERS_CriticalSupplyCentersAndPorts, EveryValueIsThePrintedOne) {
  const WarChart& war = printed_chart().war;
  EXPECT_EQ(lines_of(war.centers), second_transcription("CENTERS"));
  std::vector<Cells> ports = lines_of(war.ports);
  for (std::size_t i = 0; i < ports.size(); ++i) {
    ports[i].push_back(war.ports[i].is_open_under_forts ? "open under forts" : "-");
  }
  EXPECT_EQ(ports, second_transcription("PORTS"));
  int sum = 0;
  for (const std::vector<ChartPlace>* places : {&war.centers, &war.ports}) {
    for (const ChartPlace& place : *places) {
      sum += place.value;
    }
  }
  EXPECT_EQ(sum, 23) << "3.1.4: fifteen of supply centers and eight of ports";
}

TEST(Campaign_15_1_PoliticalStatus, PlacesThatARuleNamesAreThePrintedOnes) {
  const WarChart& war = printed_chart().war;
  std::vector<Cells> places;
  for (const ChartPlace& city : war.captured_cities) {
    places.push_back({"15.1", city.name, city.hex});
  }
  places.push_back({"15.6", war.missouri.name, war.missouri.hex});
  EXPECT_EQ(places, second_transcription("PLACES"));
}

TEST(Campaign_MILITIA_MilitiaRecruitmentTable, EveryStateStandsInItsLine) {
  const WarChart& war = printed_chart().war;
  const auto line = [](std::string name, const Cells& states) {
    Cells cells = {std::move(name)};
    cells.insert(cells.end(), states.begin(), states.end());
    return cells;
  };
  EXPECT_EQ(second_transcription("MILITIA"),
            std::vector<Cells>({line("none", war.no_militia), line("a die", war.union_militia),
                                line("a third of the supply centers", war.confederate_militia),
                                line("as its side", war.either_militia)}));
}

TEST(Campaign_15_3_ConfederateDiplomacy, ResultsAreThePrintedOnes) {
  const WarChart& war = printed_chart().war;
  const auto lines = second_transcription("DIPLOMACY");
  ASSERT_EQ(lines.size(), war.diplomacy.size());
  for (const Cells& line : lines) {
    const DiplomaticResult* result = war.diplomatic_result(std::stoi(line[0]));
    ASSERT_NE(result, nullptr) << line[0];
    const std::string halves = result->halves == DiplomaticResult::Halves::Nothing ? "-"
                               : result->halves == DiplomaticResult::Halves::Turn  ? "half this turn"
                                                                                   : "half for good";
    const auto or_none = [](int number) { return number == 0 ? std::string("-") : text(number); };
    EXPECT_EQ(line, Cells({line[0], or_none(result->at_large), halves, or_none(result->port_value)}));
  }
  EXPECT_TRUE(war.diplomatic_result(-1)->no_attacks_on_centers);
  EXPECT_TRUE(war.diplomatic_result(-3)->removes_nsp);
  EXPECT_EQ(war.diplomatic_result(-2)->ends.size(), 3U);
  EXPECT_EQ(war.diplomatic_result(-3)->ends.size(), 4U);
  EXPECT_EQ(war.diplomatic_result(1), nullptr) << "nothing happens";
  EXPECT_EQ(war.diplomatic_result(5), nullptr);
}

TEST(Campaign_4_2_5_ConstructionProjects, EveryProjectIsThePrintedOne) {
  const WarChart& war = printed_chart().war;
  std::map<std::string, std::string> cities;
  for (const ChartPlace& place : war.centers) {
    cities[place.hex] = place.name;
  }
  std::vector<Cells> projects;
  for (const Project& project : war.projects) {
    std::string needs;
    for (const std::string& hex : project.needs) {
      needs += (needs.empty() ? "" : ", ") + cities[hex];
    }
    projects.push_back({project.id, text(project.points[0]), text(project.points[1]), needs.empty() ? "-" : needs,
                        project.needs_port ? "port" : "-"});
  }
  EXPECT_EQ(projects, second_transcription("PROJECTS"));
}

}  // namespace
}  // namespace longroll::campaign
