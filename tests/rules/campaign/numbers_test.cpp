// The numbers beside the tables, and the turn track, against tests/rules/campaign/charts.tsv, a second transcription.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/rules/campaign/printed.h"

namespace longroll::campaign {
namespace {

using Cells = std::vector<std::string>;

void add(std::map<std::string, int>& numbers, const std::string& rule, const std::string& what, int number) {
  numbers[rule + " " + what] = number;
}

/// Of chapters 4, 14 and 15.
void add_war(std::map<std::string, int>& all) {
  const WarChart& war = printed_chart().war;
  add(all, "4.1.1", "first column of the east", war.recruiting.line_column);
  add(all, "4.1.1", "share of the east", war.recruiting.line_divisor);
  add(all, "4.1.1", "share of a city", war.recruiting.city_divisor);
  add(all, "4.1.1", "replacements", war.recruiting.replacement_divisor);
  add(all, "4.1.1", "cavalry a turn", war.recruiting.cavalry_a_turn);
  add(all, "4.1.2", "units of a type a turn", war.recruiting.builds_of_a_type);
  add(all, "4.1.3", "draft, first turn", war.politics.draft[0]);
  add(all, "4.1.3", "draft, second turn", war.politics.draft[1]);
  add(all, "4.1.3", "draft, third turn", war.politics.draft[2]);
  add(all, "4.1.3", "draft, die", war.politics.draft_divisor);
  add(all, "4.2.1", "units of a group", war.recruiting.group_asp);
  add(all, "4.2.1", "cities of a group", war.recruiting.group_cities);
  add(all, "4.2.4", "construction", war.economy.construction_divisor);
  add(all, "4.2.5", "arsenal", war.economy.arsenal_asp);
  add(all, "4.2.5", "factory", war.economy.factory);
  add(all, "4.3", "dice of militia", war.recruiting.militia_union_dice);
  add(all, "4.3", "supply centers", war.recruiting.militia_confederate_divisor);
  add(all, "15.0", "lowest", war.politics.lowest);
  add(all, "15.0", "highest", war.politics.highest);
  add(all, "15.1", "captured city", war.politics.captured_city);
  add(all, "15.1", "lost city", war.politics.lost_union_city);
  add(all, "15.1", "surrender", war.politics.surrender);
  add(all, "15.2", "election", war.politics.election_holds_from);
  add(all, "15.2", "survival", war.politics.election_survival);
  add(all, "9.11", "battle", war.politics.battle);
  add(all, "15.5.1", "status", war.kentucky.joins.status);
  add(all, "15.5.2", "Union invades, Union", war.kentucky.union_invades.union_asp);
  add(all, "15.5.2", "Confederates invade, Confederates", war.kentucky.confederate_invades.confederate_asp);
  add(all, "15.5.1", "from turn", war.kentucky.decides_from);
  add(all, "15.5.1", "Confederates", war.kentucky.joins.confederate_asp);
  add(all, "15.5.1", "Union", war.kentucky.joins.union_asp);
  add(all, "15.5.2", "Union invades, status", war.kentucky.union_invades.status);
  add(all, "15.5.2", "Union invades, Confederates", war.kentucky.union_invades.confederate_asp);
  add(all, "15.5.2", "Confederates invade, status", war.kentucky.confederate_invades.status);
  add(all, "15.5.2", "Confederates invade, Union", war.kentucky.confederate_invades.union_asp);
  add(all, "15.5.2", "a turn", war.kentucky.asp_a_turn);
  add(all, "15.6", "St. Louis", war.missouri.value);
}

/// Of chapters 5 to 10.
void add_land(std::map<std::string, int>& all) {
  const ChartNumbers& numbers = printed_chart().numbers;
  const BattleChart& battle = printed_chart().battle;
  const LeaderChart& leaders = printed_chart().leaders;
  add(all, "5.2.4", "massed", numbers.movement.massed_from);
  add(all, "5.2.4", "massed, points", numbers.movement.massed_points);
  add(all, "5.3.6", "out of supply", numbers.movement.unsupplied_divisor);
  add(all, "5.3.7", "rally in a zone", numbers.rally.in_zone_from);
  add(all, "5.3.7", "rally", numbers.rally.from);
  add(all, "5.3.7", "rally, fails", numbers.rally.always_fails);
  add(all, "5.3.8", "levee", numbers.movement.levee_breaks_to);
  add(all, "6.4", "reaction", numbers.reaction.from);
  add(all, "6.4.1", "by rail", numbers.reaction.rail_hexes);
  add(all, "6.4.2", "by water", numbers.reaction.water_sides);
  add(all, "7.3", "Union train", numbers.rail.union_units);
  add(all, "7.3", "Union train in Missouri", numbers.rail.union_units_missouri);
  add(all, "7.3", "military railroad", numbers.rail.union_usmrr);
  add(all, "7.3", "Confederate train", numbers.rail.confederate_units);
  add(all, "8.4.2", "depot", numbers.supply.depot_feeds);
  add(all, "8.4.2", "depots in a hex", numbers.supply.depots_in_hex);
  add(all, "8.4.2", "depots an impulse", numbers.supply.depots_an_impulse);
  add(all, "8.4.2", "Confederate hexes of depots", numbers.supply.confederate_depot_hexes);
  add(all, "8.5.1", "markers", numbers.supply.surrender_markers);
  add(all, "9.10", "no retreat", battle.cornered_divisor);
  add(all, "9.10.3", "retreat", battle.longest_retreat);
  add(all, "9.12", "strength", leaders.most_strength);
  add(all, "9.12", "wounded", leaders.wound_divisor);
  add(all, "10.0", "highest rating", leaders.highest_rating);
  add(all, "10.2", "leader alone", numbers.movement.leader_points);
}

/// Of chapters 11 to 13, and 16.
void add_works_and_water(std::map<std::string, int>& all) {
  const ChartNumbers& numbers = printed_chart().numbers;
  add(all, "11.3", "garrison", numbers.works.fort_garrison);
  add(all, "11.3", "added", numbers.works.fort_added);
  add(all, "11.6", "shots", numbers.naval.run_past_divisor);
  add(all, "11.8.1", "siege", numbers.siege.least_asp);
  add(all, "11.8.1", "siege, a point", numbers.siege.asp_a_point);
  add(all, "11.8.3", "storm", numbers.works.fort_attackers);
  add(all, "12.1", "entrench", numbers.works.entrenchment_asp);
  add(all, "13.2", "same zone", numbers.transport.same_zone);
  add(all, "13.2", "other zone", numbers.transport.other_zone);
  add(all, "13.2", "landing", numbers.transport.landing);
  add(all, "13.2", "strength point", numbers.transport.point);
  add(all, "13.2", "military railroad", numbers.transport.usmrr);
  add(all, "13.3.6", "repulsed", printed_chart().battle.amphibious_retreat_divisor);
  add(all, "13.4", "by river", numbers.transport.river);
  add(all, "13.4.1", "riverine", numbers.transport.riverine);
  add(all, "13.5", "interdiction", numbers.naval.interdiction);
  add(all, "13.6", "hit", numbers.naval.hit_from);
  add(all, "13.6", "damaged", numbers.naval.damaged_hit_from);
  add(all, "13.6", "sinks", numbers.naval.sunk_by);
  add(all, "13.6", "silences", numbers.naval.silenced_by);
  add(all, "13.7", "vessel", printed_chart().battle.vessel_strength);
  add(all, "16.0", "eliminated", numbers.cavalry.eliminated_from);
  add(all, "16.0", "by cavalry", numbers.cavalry.with_cavalry);
}

TEST(Campaign_TEC_Numbers, EveryNumberIsThePrintedOne) {
  std::map<std::string, int> numbers;
  add_war(numbers);
  add_land(numbers);
  add_works_and_water(numbers);
  std::map<std::string, int> printed;
  for (const Cells& line : second_transcription("NUMBER")) {
    printed[line[0] + " " + line[1]] = std::stoi(line[2]);
  }
  EXPECT_EQ(numbers, printed);
}

TEST(Campaign_ECONOMY_TurnTrack, EveryTurnIsThePrintedOne) {
  const TurnTrack& track = printed_turns();
  const auto lines = second_transcription("TURN");
  ASSERT_EQ(track.last_turn(), 17);
  ASSERT_EQ(lines.size(), 17U);
  std::array<bool, kUnitClasses> builds{};
  bool has_cavalry = false;
  for (int number = 1; number <= track.last_turn(); ++number) {
    const TurnBox& turn = track.turn(number);
    std::string first;
    for (std::size_t i = 0; i < builds.size(); ++i) {
      if (turn.builds[i] && !builds[i]) {
        first += (first.empty() ? "" : " ") + std::string(kUnitClassIds[i]);
      }
      EXPECT_TRUE(turn.builds[i] || !builds[i]) << "what may be built once may be built for good: turn " << number;
    }
    builds = turn.builds;
    const std::string besides = turn.is_election                               ? "election"
                                : turn.has_confederate_cavalry && !has_cavalry ? "Confederate cavalry"
                                                                               : "-";
    EXPECT_TRUE(turn.has_confederate_cavalry || !has_cavalry)
        << "cavalry that is recruited once is recruited for good: turn " << number;
    has_cavalry = turn.has_confederate_cavalry;
    EXPECT_EQ(lines[static_cast<std::size_t>(number - 1)],
              Cells({std::to_string(number), std::string(kSeasonIds[static_cast<std::size_t>(turn.season)]),
                     std::to_string(turn.year), std::to_string(turn.points), std::to_string(turn.overland),
                     std::to_string(turn.asp), std::to_string(turn.construction), std::to_string(turn.survival),
                     std::to_string(turn.victory), first.empty() ? "-" : first, besides}));
    EXPECT_EQ(turn.may_draft, number >= 7) << "4.1.3: after the election of 1862, turn " << number;
  }
}

TEST(Campaign_3_3_HowToWin, ParOfAYearLiesBetweenSurvivalAndVictoryOfItsLastTurn) {
  const TurnTrack& track = printed_turns();
  ASSERT_EQ(track.years.size(), 4U);
  for (std::size_t i = 0; i < track.years.size(); ++i) {
    const YearGame& year = track.years[i];
    EXPECT_EQ(year.id, std::to_string(1861 + i));
    EXPECT_EQ(year.first, static_cast<int>(4 * i + 1));
    EXPECT_EQ(year.last, static_cast<int>(4 * i + 4));
    EXPECT_GT(year.par_halves, 2 * track.turn(year.last).survival);
    EXPECT_LT(year.par_halves, 2 * track.turn(year.last).victory);
  }
}

TEST(Campaign_TEC_Numbers, AChartThatIsWrongIsToldWithItsPlace) {
  std::string text = text_of("assets/games/campaign/chart.json");
  const std::string right = "\"exit_secondary\": 2";
  text.replace(text.find(right), right.size(), "\"exit_secondary\": 77");
  const Result<Chart> chart = parse_chart(text, "chart.json");
  ASSERT_FALSE(chart.ok());
  EXPECT_NE(describe(chart.faults()).find("zones.exit_secondary"), std::string::npos) << describe(chart.faults());
  const Result<TurnTrack> track = parse_turn_track(
      R"({"format": "longroll-campaign-turns/1", "sources": "x", "turns": [], "years": []})", "turns.json");
  ASSERT_FALSE(track.ok());
}

}  // namespace
}  // namespace longroll::campaign
