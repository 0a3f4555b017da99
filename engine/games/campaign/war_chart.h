#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/json.h"
#include "engine/games/campaign/unit_class.h"

/// The charts of recruitment, economy and politics (American Civil War 4.0, 14.0, 15.0; GROUPS, MILITIA, CENTERS).
namespace longroll::campaign {

/// A place that a chart names.
struct ChartPlace {
  std::string name;
  std::string hex;                   ///< four digits, column and row
  std::int8_t value = 0;             ///< of the economy; 0 where the chart gives none
  bool is_open_under_forts = false;  ///< 14.1: of a port: no fort of the Union shuts it, a naval strength point does
};

/// American Civil War 4.2.1.
struct RecruitmentGroup {
  std::string id;
  std::string title;
  std::vector<ChartPlace> cities;
};

/// American Civil War 4.2.5: what the Confederates build in two steps.
struct Project {
  static constexpr int kStages = 2;
  std::string id;
  std::array<std::int8_t, kStages>
      points{};  ///< construction points of the start and of the finish; of a railroad, of each hex
  std::vector<std::string>
      needs;                ///< hexes of the cities of which the largest fragment must have one; empty: no matter
  bool needs_port = false;  ///< and a critical port that is open
};

/// American Civil War 15.3.
struct DiplomaticResult {
  enum class Halves : std::uint8_t { Nothing, Turn, Game };
  std::string id;
  std::int8_t result = 0;              ///< die and status
  std::int8_t at_large = 0;            ///< more at-large points in the next turn
  Halves halves = Halves::Nothing;     ///< Union arrivals, in the next turn or for the rest of the game
  std::int8_t port_value = 0;          ///< of every critical port from then on; 0: as before
  bool no_attacks_on_centers = false;  ///< the Union attacks no supply center in the next turn
  bool removes_nsp = false;            ///< all naval strength points leave
  std::vector<std::string> ends;       ///< results that cannot occur any more
};

/// American Civil War 15.0 to 15.2, 4.1.3.
struct PoliticsNumbers {
  static constexpr int kDraftTurns = 3;
  std::int8_t lowest = 0;  ///< political status of the Union
  std::int8_t highest = 0;
  std::int8_t captured_city = 0;        ///< 15.1: gained with one of Chart::captured_cities, lost when it falls again
  std::int8_t lost_union_city = 0;      ///< the first time that a city of a US-State or a supply source falls
  std::int8_t surrender = 0;            ///< a Confederate force surrenders and a die is less than its strength
  std::int8_t battle = 0;               ///< 9.11: won by the Union; the same is lost when it loses
  std::int8_t election_holds_from = 6;  ///< 15.2: die and status from this: no effect
  std::int8_t election_survival = 0;    ///< otherwise added to the survival economy from then on
  std::array<std::int8_t, kDraftTurns> draft{};  ///< 4.1.3: more arrivals in the next turns
  std::int8_t draft_divisor = 2;                 ///< the status falls by a die divided by this, rounded up
};

/// What happens when Kentucky's neutrality ends (American Civil War 15.5).
struct KentuckyEnds {
  std::int8_t status = 0;           ///< change of the political status
  std::int8_t union_asp = 0;        ///< the Union places
  std::int8_t confederate_asp = 0;  ///< the Confederates place
};

struct KentuckyNumbers {
  std::int8_t decides_from = 2;  ///< turn
  KentuckyEnds joins;            ///< 15.5.1
  KentuckyEnds union_invades;    ///< 15.5.2
  KentuckyEnds confederate_invades;
  std::int8_t asp_a_turn = 0;  ///< after an invasion, to the invaded side while it has more of the supply centers
};

/// American Civil War 4.1, 4.2.
struct RecruitingNumbers {
  std::int8_t line_column = 0;                  ///< "east" begins with this column
  std::int8_t line_divisor = 2;                 ///< share of the east, rounded up
  std::int8_t city_divisor = 2;                 ///< most share of one city of its part, rounded up
  std::int8_t replacement_divisor = 3;          ///< of the points lost in the turn before
  std::int8_t cavalry_a_turn = 0;               ///< Union, in place of a point
  std::int8_t builds_of_a_type = 0;             ///< a turn
  std::int8_t group_asp = 0;                    ///< 4.2.1: units of a group a turn
  std::int8_t group_cities = 0;                 ///< least cities of a group that hang together
  std::int8_t militia_union_dice = 0;           ///< 4.3
  std::int8_t militia_confederate_divisor = 1;  ///< of the supply centers in the state
};

/// American Civil War 4.2.4, 14.0, 15.6.
struct EconomyNumbers {
  std::int8_t factory = 0;
  std::int8_t construction_divisor = 10;  ///< points of construction: the economy divided by this, a half rounded up
  std::int8_t arsenal_asp = 0;            ///< 4.2.5: an arsenal's strength points a turn
};

/// Everything of recruitment, economy and politics.
struct WarChart {
  RecruitingNumbers recruiting;
  std::vector<RecruitmentGroup> groups;
  /// American Civil War 4.3: states, two letters each.
  std::vector<std::string> no_militia;
  std::vector<std::string> union_militia;
  std::vector<std::string> confederate_militia;
  std::vector<std::string> either_militia;  ///< Kentucky, once it has joined a side
  EconomyNumbers economy;
  std::vector<ChartPlace> centers;  ///< critical supply centers
  std::vector<ChartPlace> ports;    ///< critical ports
  ChartPlace missouri;              ///< 15.6: St. Louis and what it adds
  std::vector<Project> projects;
  PoliticsNumbers politics;
  std::vector<ChartPlace> captured_cities;  ///< 15.1
  std::vector<DiplomaticResult> diplomacy;
  KentuckyNumbers kentucky;
  std::vector<std::string> kentucky_join_at;  ///< 15.5.1: names of the places where the Confederates may begin

  /// American Civil War 15.3: null when the total means nothing.
  const DiplomaticResult* diplomatic_result(int total) const;
};

/// Members "recruiting" to "kentucky" of chart.json; every fault is added.
WarChart read_war_chart(JsonReader& chart);

}  // namespace longroll::campaign
