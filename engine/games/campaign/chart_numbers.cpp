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

constexpr NumberRow<WorksNumbers> kEntrenchmentRows[] = {
    {"factor", &WorksNumbers::entrenchment_factor, 1, 20},
    {"least_asp", &WorksNumbers::entrenchment_asp, 1, 8},
};
constexpr NumberRow<WorksNumbers> kFortRows[] = {
    {"factor", &WorksNumbers::fort_factor, 1, 20},
    {"most_attackers", &WorksNumbers::fort_attackers, 1, 8},
    {"garrison", &WorksNumbers::fort_garrison, 0, 8},
    {"most_added", &WorksNumbers::fort_added, 0, 8},
};

ActCost read_act(NumberReader& in) {
  ActCost cost{.points = in.number_or("points", 1, 10, 0),
               .takes_all = in.truth_or("all", false),
               .least_asp = in.number_or("least_asp", 1, 8, 0)};
  if (cost.takes_all == (cost.points > 0)) {
    in.json().fault("an act costs \"points\", or \"all\"");
  }
  return cost;
}

constexpr NumberRow<ZoneNumbers> kZoneRows[] = {
    {"enter_primary", &ZoneNumbers::enter_primary, 0, 10},
    {"exit_primary", &ZoneNumbers::exit_primary, 0, 10},
    {"exit_secondary", &ZoneNumbers::exit_secondary, 0, 10},
};

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

constexpr NumberRow<RallyNumbers> kRallyRows[] = {
    {"in_zone_from", &RallyNumbers::in_zone_from},
    {"from", &RallyNumbers::from},
    {"always_fails", &RallyNumbers::always_fails},
};

constexpr NumberRow<ReactionNumbers> kReactionRows[] = {
    {"from", &ReactionNumbers::from},
    {"rail_hexes", &ReactionNumbers::rail_hexes, 0, 20},
    {"water_sides", &ReactionNumbers::water_sides, 0, 20},
};

constexpr NumberRow<MovementNumbers> kMovementRows[] = {
    {"massed_from", &MovementNumbers::massed_from, 1, 60},
    {"massed_points", &MovementNumbers::massed_points, 0, 10},
    {"unsupplied_divisor", &MovementNumbers::unsupplied_divisor, 1, 20},
    {"leader_points", &MovementNumbers::leader_points, 1, 10},
    {"levee_breaks_to", &MovementNumbers::levee_breaks_to},
};

constexpr NumberRow<RailNumbers> kRailRows[] = {
    {"union_units", &RailNumbers::union_units, 0, 20},
    {"union_units_missouri", &RailNumbers::union_units_missouri, 0, 20},
    {"union_usmrr", &RailNumbers::union_usmrr, 0, 20},
    {"confederate_units", &RailNumbers::confederate_units, 0, 20},
};

constexpr NumberRow<TransportNumbers> kTransportRows[] = {
    {"same_zone", &TransportNumbers::same_zone, 0, 20}, {"other_zone", &TransportNumbers::other_zone, 0, 20},
    {"landing", &TransportNumbers::landing, 0, 20},     {"point", &TransportNumbers::point, 1, 20},
    {"usmrr", &TransportNumbers::usmrr, 1, 20},         {"river", &TransportNumbers::river, 0, 20},
    {"riverine", &TransportNumbers::riverine, 0, 20},
};

constexpr NumberRow<SupplyNumbers> kSupplyRows[] = {
    {"depot_feeds", &SupplyNumbers::depot_feeds, 1, 20},
    {"depots_in_hex", &SupplyNumbers::depots_in_hex, 1, 20},
    {"depots_an_impulse", &SupplyNumbers::depots_an_impulse, 1, 20},
    {"confederate_depot_hexes", &SupplyNumbers::confederate_depot_hexes, 1, 20},
    {"surrender_markers", &SupplyNumbers::surrender_markers, 1, 4},
};

constexpr NumberRow<SiegeNumbers> kSiegeRows[] = {
    {"least_asp", &SiegeNumbers::least_asp, 0, 8},
    {"asp_a_point", &SiegeNumbers::asp_a_point, 0, 8},
};

constexpr NumberRow<CavalryNumbers> kCavalryRows[] = {
    {"eliminated_from", &CavalryNumbers::eliminated_from},
    {"with_cavalry", &CavalryNumbers::with_cavalry, -6, 6},
};

constexpr NumberRow<NavalNumbers> kNavalRows[] = {
    {"hit_from", &NavalNumbers::hit_from},
    {"damaged_hit_from", &NavalNumbers::damaged_hit_from},
    {"sunk_by", &NavalNumbers::sunk_by, 1, 6},
    {"silenced_by", &NavalNumbers::silenced_by, 1, 6},
    {"run_past_divisor", &NavalNumbers::run_past_divisor, 1, 20},
    {"interdiction", &NavalNumbers::interdiction, 0, 20},
};

}  // namespace

ChartNumbers read_chart_numbers(JsonReader& chart) {
  ChartNumbers numbers;
  JsonReader works = chart.member("works", Json::Kind::Object);
  read_numbers(works, "entrenchment", numbers.works, kEntrenchmentRows);
  read_numbers(works, "fort", numbers.works, kFortRows);
  works.refuse_unknown();
  JsonReader acts = chart.member("acts", Json::Kind::Object);
  for (std::size_t i = 0; i < numbers.acts.size(); ++i) {
    NumberReader line(acts, kActIds[i]);
    numbers.acts[i] = read_act(line);
  }
  acts.refuse_unknown();
  read_numbers(chart, "zones", numbers.zones, kZoneRows);
  numbers.attrition = read_attrition(chart);
  read_numbers(chart, "rally", numbers.rally, kRallyRows);
  read_numbers(chart, "reaction", numbers.reaction, kReactionRows);
  read_numbers(chart, "movement", numbers.movement, kMovementRows);
  read_numbers(chart, "rail", numbers.rail, kRailRows);
  read_numbers(chart, "transport", numbers.transport, kTransportRows);
  read_numbers(chart, "supply", numbers.supply, kSupplyRows);
  read_numbers(chart, "siege", numbers.siege, kSiegeRows);
  read_numbers(chart, "cavalry", numbers.cavalry, kCavalryRows);
  read_numbers(chart, "naval", numbers.naval, kNavalRows);
  return numbers;
}

}  // namespace longroll::campaign
