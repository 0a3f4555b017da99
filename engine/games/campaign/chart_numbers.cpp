// build: small
#include "engine/games/campaign/chart_numbers.h"

#include <array>
#include <string_view>

#include "engine/games/campaign/number_reader.h"

namespace longroll::campaign {
namespace {

constexpr std::array<std::string_view, kActs> kActIds = {"break-rail",    "repair-rail", "upgrade-rail", "entrain",
                                                         "destroy-depot", "rally",       "place-fort",   "entrench",
                                                         "build-depot",   "breach-levee"};

WorksNumbers read_works(JsonReader& chart) {
  JsonReader works = chart.member("works", Json::Kind::Object);
  WorksNumbers numbers;
  {
    NumberReader in(works, "entrenchment");
    numbers.entrenchment_factor = in.divisor("factor");
    numbers.entrenchment_asp = in.number("least_asp", 1, 8);
    NumberReader fort(works, "fort");
    numbers.fort_factor = fort.divisor("factor");
    numbers.fort_attackers = fort.number("most_attackers", 1, 8);
    numbers.fort_garrison = fort.number("garrison", 0, 8);
    numbers.fort_added = fort.number("most_added", 0, 8);
  }
  works.refuse_unknown();
  return numbers;
}

ActCost read_act(NumberReader& in) {
  ActCost cost{.points = in.number_or("points", 1, 10, 0),
               .takes_all = in.truth_or("all", false),
               .least_asp = in.number_or("least_asp", 1, 8, 0)};
  if (cost.takes_all == (cost.points > 0)) {
    in.json().fault("an act costs \"points\", or \"all\"");
  }
  return cost;
}

ZoneNumbers read_zones(JsonReader& chart) {
  NumberReader in(chart, "zones");
  return {.enter_primary = in.number("enter_primary", 0, 10),
          .exit_primary = in.number("exit_primary", 0, 10),
          .exit_secondary = in.number("exit_secondary", 0, 10)};
}

AttritionNumbers read_attrition(JsonReader& chart) {
  NumberReader in(chart, "attrition");
  const auto where = [&](std::string_view season) {
    return static_cast<AttritionNumbers::Where>(in.json().word(season, {"snow", "swamp"}) + 1);
  };
  return {.winter = where("winter"),
          .summer = where("summer"),
          .demoralized_from = in.die("demoralized_from"),
          .sheltered_die = in.die_modifier("sheltered_die")};
}

RallyNumbers read_rally(JsonReader& chart) {
  NumberReader in(chart, "rally");
  return {.in_zone_from = in.die("in_zone_from"), .from = in.die("from"), .always_fails = in.die("always_fails")};
}

ReactionNumbers read_reaction(JsonReader& chart) {
  NumberReader in(chart, "reaction");
  return {.from = in.die("from"),
          .rail_hexes = in.number("rail_hexes", 0, 20),
          .water_sides = in.number("water_sides", 0, 20)};
}

MovementNumbers read_movement(JsonReader& chart) {
  NumberReader in(chart, "movement");
  return {.massed_from = in.number("massed_from", 1, 60),
          .massed_points = in.number("massed_points", 0, 10),
          .unsupplied_divisor = in.divisor("unsupplied_divisor"),
          .leader_points = in.number("leader_points", 1, 10),
          .levee_breaks_to = in.die("levee_breaks_to")};
}

RailNumbers read_rail(JsonReader& chart) {
  NumberReader in(chart, "rail");
  return {.union_units = in.number("union_units", 0, 20),
          .union_units_missouri = in.number("union_units_missouri", 0, 20),
          .union_usmrr = in.number("union_usmrr", 0, 20),
          .confederate_units = in.number("confederate_units", 0, 20)};
}

TransportNumbers read_transport(JsonReader& chart) {
  NumberReader in(chart, "transport");
  return {.same_zone = in.number("same_zone", 0, 20),
          .other_zone = in.number("other_zone", 0, 20),
          .landing = in.number("landing", 0, 20),
          .point = in.number("point", 1, 20),
          .usmrr = in.number("usmrr", 1, 20),
          .river = in.number("river", 0, 20),
          .riverine = in.number("riverine", 0, 20)};
}

SupplyNumbers read_supply(JsonReader& chart) {
  NumberReader in(chart, "supply");
  return {.depot_feeds = in.number("depot_feeds", 1, 20),
          .depots_in_hex = in.number("depots_in_hex", 1, 20),
          .depots_an_impulse = in.number("depots_an_impulse", 1, 20),
          .confederate_depot_hexes = in.number("confederate_depot_hexes", 1, 20),
          .surrender_markers = in.number("surrender_markers", 1, 4)};
}

SiegeNumbers read_siege(JsonReader& chart) {
  NumberReader in(chart, "siege");
  return {.least_asp = in.number("least_asp", 0, 8), .asp_a_point = in.number("asp_a_point", 0, 8)};
}

CavalryNumbers read_cavalry(JsonReader& chart) {
  NumberReader in(chart, "cavalry");
  return {.eliminated_from = in.die("eliminated_from"), .with_cavalry = in.die_modifier("with_cavalry")};
}

NavalNumbers read_naval(JsonReader& chart) {
  NumberReader in(chart, "naval");
  return {.hit_from = in.die("hit_from"),
          .damaged_hit_from = in.die("damaged_hit_from"),
          .sunk_by = in.number("sunk_by", 1, 6),
          .silenced_by = in.number("silenced_by", 1, 6),
          .run_past_divisor = in.divisor("run_past_divisor"),
          .interdiction = in.number("interdiction", 0, 20)};
}

}  // namespace

ChartNumbers read_chart_numbers(JsonReader& chart) {
  ChartNumbers numbers;
  numbers.works = read_works(chart);
  JsonReader acts = chart.member("acts", Json::Kind::Object);
  for (std::size_t i = 0; i < numbers.acts.size(); ++i) {
    NumberReader line(acts, kActIds[i]);
    numbers.acts[i] = read_act(line);
  }
  acts.refuse_unknown();
  numbers.zones = read_zones(chart);
  numbers.attrition = read_attrition(chart);
  numbers.rally = read_rally(chart);
  numbers.reaction = read_reaction(chart);
  numbers.movement = read_movement(chart);
  numbers.rail = read_rail(chart);
  numbers.transport = read_transport(chart);
  numbers.supply = read_supply(chart);
  numbers.siege = read_siege(chart);
  numbers.cavalry = read_cavalry(chart);
  numbers.naval = read_naval(chart);
  return numbers;
}

}  // namespace longroll::campaign
