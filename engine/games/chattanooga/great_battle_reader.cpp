// build: small
#include "engine/games/chattanooga/great_battle_reader.h"

#include <algorithm>

#include "engine/core/json_words.h"
#include "engine/games/chattanooga/ground_reader.h"
#include "engine/hexgame/side_words.h"
#include "engine/map/hex_reading.h"

/// What the great battle has besides the others: FORMAT.md.
namespace longroll::chattanooga {
namespace {

constexpr std::size_t kMaxWorks = 16;
constexpr std::size_t kMaxChoices = 8;
constexpr std::size_t kMaxUnitsOfChoice = 40;
constexpr int kLastDay = 31;

/// {kind, side, hexes, within, manned, area}
PlacedWorks read_placed_works(JsonReader in, const GroundMap& map, const AreaIds& areas) {
  PlacedWorks works;
  works.works = static_cast<Works>(in.word("kind", {"breastwork", "trench", "redoubt"}));
  works.side = hexgame::read_side(in);
  works.hexes = read_hexes(in.member("hexes", Json::Kind::List), map);
  JsonReader ground = in.member("within", Json::Kind::Object);
  works.ground = read_ground(ground, map);
  ground.refuse_unknown();
  works.is_manned = in.truth_or("manned", false);
  if (in.has("area")) {
    works.area = areas.find(in, in.text("area"));
  }
  in.refuse_unknown();
  if (works.is_manned != (works.area >= 0)) {
    in.fault("works that are manned are so by the units of an area, and others by nobody");
  }
  return works;
}

void read_works(const JsonReader& list, const GroundMap& map, const AreaIds& areas, Scenario& scenario) {
  if (!is_short(list, kMaxWorks, "entries")) {
    return;
  }
  HexSet taken;
  for (std::size_t i = 0; i < list.size(); ++i) {
    PlacedWorks works = read_placed_works(list.item(i), map, areas);
    for (const HexId hex : works.hexes) {
      if (taken.has(hex)) {
        list.item(i).fault("hex " + hex_text(hex) + " has works already");
      }
      if (!works.ground.has(hex)) {
        list.item(i).fault("hex " + hex_text(hex) + " is not among those where they may stand");
      }
      taken.add(hex);
    }
    for (const PlacedWorks& other : scenario.works) {
      if (!(works.ground & other.ground).empty() &&
          (works.is_manned || other.is_manned || works.works == other.works)) {
        list.item(i).fault("others may stand on some of this ground");
      }
    }
    scenario.works.push_back(std::move(works));
  }
}

/// [{units, turn, at: [hexes]}]: units that are set up, or arrive then with a part of their formation (3.2).
void read_choices_to_arrive(const JsonReader& list, const GroundMap& map, const Forces& forces, Scenario& scenario) {
  if (!is_short(list, kMaxChoices, "entries")) {
    return;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    const auto turn = static_cast<int>(in.number("turn", 1, scenario.last_turn()));
    const std::vector<HexId> at = read_hexes(in.member("at", Json::Kind::List), map);
    const JsonReader units = in.member("units", Json::Kind::List);
    in.refuse_unknown();
    for (std::size_t n = 0; n < units.size() && n < kMaxUnitsOfChoice; ++n) {
      const std::string& id = units.item(n).json().text;
      const auto placed = std::find_if(
          scenario.placements.begin(), scenario.placements.end(), [&](const hexgame::Placement& placement) {
            const Unit& unit = forces.counters[static_cast<std::size_t>(placement.kind)];
            return unit.id == id && is_combat_unit(unit.type) && placement.at != kNoHex && placement.turn == 0;
          });
      if (placed == scenario.placements.end()) {
        units.item(n).fault("no unit " + json_quote(id) + " is set up that arrives at no other time");
        continue;
      }
      placed->turn = turn;
      placed->entries = at;
    }
  }
}

/// {unit, at: [hexes], area}: his owner sets him up in one of the hexes.
void read_hooker(JsonReader in, const GroundMap& map, const Forces& forces, Scenario& scenario) {
  const std::string id = in.text("unit");
  const auto& placements = scenario.placements;
  const auto placed = std::find_if(placements.begin(), placements.end(), [&](const hexgame::Placement& placement) {
    const Unit& unit = forces.counters[static_cast<std::size_t>(placement.kind)];
    return unit.id == id && unit.type == UnitType::Leader;
  });
  scenario.hooker.at = read_hexes(in.member("at", Json::Kind::List), map);
  JsonReader area = in.member("area", Json::Kind::Object);
  scenario.hooker.area = read_ground(area, map);
  area.refuse_unknown();
  in.refuse_unknown();
  if (placed == placements.end()) {
    in.fault("no leader " + json_quote(id) + " is set up");
    return;
  }
  scenario.hooker.kind = placed->kind;
  const std::vector<HexId>& at = scenario.hooker.at;
  if (std::find(at.begin(), at.end(), placed->at) == at.end()) {
    in.fault(id + " is not set up in one of these hexes");
  }
}

/// {side: [hex, hex], repaired_to}
void read_bridge(JsonReader in, const GroundMap& map, Scenario& scenario) {
  const std::vector<HexId> hexes = read_hexes(in.member("side", Json::Kind::List), map);
  scenario.bridge.repaired_to = static_cast<int>(in.number("repaired_to", 0, 9));
  in.refuse_unknown();
  const auto d = hexes.size() == 2 ? map.grid.direction(hexes[0], hexes[1]) : std::nullopt;
  if (!d || !map.is_bridge(hexes[0], *d)) {
    in.fault("two neighbouring hexes with a bridge between them");
    return;
  }
  scenario.bridge.hex = hexes[0];
  scenario.bridge.across = hexes[1];
}

}  // namespace

void read_great_battle(JsonReader& in, const GroundMap& map, const Forces& forces, const AreaIds& areas,
                       Scenario& scenario) {
  if (in.has("crossings")) {
    scenario.crossings = read_hexes(in.member("crossings", Json::Kind::List), map);
    for (const HexId hex : scenario.crossings) {
      if (!map.is_riverside(hex)) {
        in.fault("hex " + hex_text(hex) + " does not lie beside the river");
      }
    }
  }
  if (in.has("works")) {
    read_works(in.member("works", Json::Kind::List), map, areas, scenario);
  }
  if (in.has("may_arrive")) {
    read_choices_to_arrive(in.member("may_arrive", Json::Kind::List), map, forces, scenario);
  }
  if (in.has("hooker")) {
    read_hooker(in.member("hooker", Json::Kind::Object), map, forces, scenario);
  }
  if (in.has("bridge")) {
    read_bridge(in.member("bridge", Json::Kind::Object), map, scenario);
  }
}

ArrivalMarks read_arrival_marks(JsonReader& in, int turn, Scenario& scenario) {
  const ArrivalMarks marks{in.truth_or("across_river", false), in.truth_or("called", false)};
  if (marks.is_called && scenario.call_turn != 0 && scenario.call_turn != turn) {
    in.fault("all who may be called come in one turn");
  }
  scenario.call_turn = marks.is_called ? turn : scenario.call_turn;
  return marks;
}

void mark_last(Scenario& scenario, const ArrivalMarks& marks) {
  const auto put = [&](std::vector<bool>& on, bool is_marked) {
    if (is_marked) {
      on.resize(scenario.placements.size(), false);
      on.back() = true;
    }
  };
  put(scenario.across, marks.waits_across);
  put(scenario.called, marks.is_called);
}

void add_markers(const Forces& forces, Scenario& scenario) {
  for (std::size_t kind = 0; kind < forces.counters.size(); ++kind) {
    const Unit& unit = forces.counters[kind];
    const bool is_pontoon = unit.type == UnitType::Boat || unit.type == UnitType::Bridge;
    const int count = is_pontoon                       ? (scenario.crossings.empty() ? 0 : unit.count)
                      : unit.type == UnitType::Reserve ? 1
                                                       : 0;
    for (int i = 0; i < count; ++i) {
      hexgame::Placement placement;
      placement.kind = static_cast<int>(kind);
      scenario.placements.push_back(std::move(placement));
      scenario.area_of.push_back(-1);
      scenario.counter_of.push_back(-1);
    }
  }
}

void read_clearing(JsonReader& victory, const GroundMap& map, Scenario& scenario) {
  JsonReader in = victory.member("clearing", Json::Kind::Object);
  scenario.clearing.is_used = true;
  scenario.clearing.decisive_before_day = static_cast<int>(in.number("decisive_before_day", 1, kLastDay));
  JsonReader called = in.member("if_called", Json::Kind::Object);
  JsonReader of_union = called.member("usa", Json::Kind::Object);
  scenario.clearing.union_clears = read_ground(of_union, map);
  of_union.refuse_unknown();
  JsonReader of_confederates = called.member("csa", Json::Kind::Object);
  scenario.clearing.confederates_hold = read_ground(of_confederates, map);
  of_confederates.refuse_unknown();
  called.refuse_unknown();
  in.refuse_unknown();
}

}  // namespace longroll::chattanooga
