// build: small
#include "engine/hexgame/scenario_reader.h"

#include <algorithm>

#include "engine/core/json_words.h"
#include "engine/games/chattanooga/battle.h"
#include "engine/hexgame/side_words.h"
#include "engine/map/hex_reading.h"

/// Scenarios: assets/games/chattanooga/<scenario>.json. The format is told in assets/games/chattanooga/FORMAT.md.
namespace longroll::chattanooga {
namespace {

constexpr std::size_t kMaxAreas = 30;
constexpr std::size_t kMaxEntriesOfList = 400;
constexpr std::size_t kMaxFormations = 64;
constexpr std::size_t kMaxLeashes = 8;
constexpr int kFarthest = 60;

HexSet hexes_within(const GroundMap& map, HexId center, int within) {
  HexSet hexes;
  map.in_play().for_each([&](HexId hex) {
    if (map.grid.distance(center, hex) <= within) {
      hexes.add(hex);
    }
  });
  return hexes;
}

class ScenarioReader {
 public:
  ScenarioReader(JsonReader& in, const GroundMap& map, const Forces& forces, Scenario& scenario)
      : in_(in), map_(map), forces_(forces), scenario_(scenario), named_(forces.counters.size(), false) {}

  void read() {
    in_.word("format", {"longroll-chattanooga-scenario/1"});
    hexgame::read_head(in_, scenario_);
    read_beginning(in_.member("begins", Json::Kind::Object));
    read_areas(in_.member("areas", Json::Kind::List));
    read_formations(in_.member("formations", Json::Kind::Object));
    read_setup(in_.member("setup", Json::Kind::List));
    if (in_.has("arrivals")) {
      read_arrivals(in_.member("arrivals", Json::Kind::List));
    }
    read_extra_strength();
    read_armies(in_.member("army_morale", Json::Kind::Object));
    if (in_.has("entry_hexes")) {
      read_entry_hexes(in_.member("entry_hexes", Json::Kind::Object));
    }
    if (in_.has("leashes")) {
      read_leashes(in_.member("leashes", Json::Kind::List));
    }
    read_returns();
    read_victory(in_.member("victory", Json::Kind::Object));
    hexgame::read_rules(in_, scenario_);
    in_.refuse_unknown();
    check_turns();
    check_units();
  }

 private:
  void read_beginning(JsonReader in) {
    scenario_.first_day = static_cast<int>(in.number("day", 1, 31));
    scenario_.first_turn_of_day = static_cast<int>(in.number("turn", 1, Chart::kTurnsOfDay));
    in.refuse_unknown();
  }

  /// Members "region", "hexes", or "within" and "of".
  HexSet read_ground(JsonReader& in) {
    HexSet hexes;
    if (in.has("region")) {
      const std::string name = in.text("region");
      hexes = map_.region(name) & map_.in_play();
      if (hexes.empty()) {
        in.fault("the map has no region " + json_quote(name) + " with hexes in play");
      }
    } else if (in.has("hexes")) {
      for (const HexId hex : read_hexes(in.member("hexes", Json::Kind::List), map_)) {
        hexes.add(hex);
      }
    } else {
      const HexId center = read_hex(in, in.text("of"), map_);
      const auto within = static_cast<int>(in.number("within", 0, kFarthest));
      hexes = center == kNoHex ? hexes : hexes_within(map_, center, within);
    }
    return hexes;
  }

  void read_areas(const JsonReader& list) {
    if (!is_short(list, kMaxAreas, "areas")) {
      return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      JsonReader in = list.item(i);
      area_ids_.push_back(read_id(in, "id"));
      if (std::find(area_ids_.begin(), area_ids_.end() - 1, area_ids_.back()) != area_ids_.end() - 1) {
        in.fault("a second area " + area_ids_.back());
      }
      SetUpArea area;
      area.title = read_words(in, "title", kLongestTitle);
      area.hexes = read_ground(in);
      in.refuse_unknown();
      scenario_.areas.push_back(std::move(area));
    }
  }

  FormationSet read_formation_list(const JsonReader& list) {
    FormationSet formations;
    if (is_short(list, kMaxFormations, "formations")) {
      for (std::size_t i = 0; i < list.size(); ++i) {
        const Json& item = list.item(i).json();
        if (item.kind != Json::Kind::Number || item.number < 1 || item.number > FormationSet::kLast) {
          list.item(i).fault("a formation is a number from 1 to " + std::to_string(FormationSet::kLast));
          continue;
        }
        formations.add(FormationSet::one(static_cast<int>(item.number)));
      }
    }
    return formations;
  }

  void read_formations(JsonReader in) {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      formations_[side] = read_formation_list(in.member(id_of(side), Json::Kind::List));
    }
    in.refuse_unknown();
  }

  /// The counter that the item names for the first time; -1, with a fault, when the order of battle lacks it.
  int read_unit(const JsonReader& item) {
    const std::string& id = item.json().text;
    const auto found =
        std::find_if(forces_.counters.begin(), forces_.counters.end(), [&](const Unit& unit) { return unit.id == id; });
    if (found == forces_.counters.end() || !(is_combat_unit(found->type) || found->type == UnitType::Leader)) {
      item.fault("there is no unit or leader " + json_quote(id) + " in the order of battle");
      return -1;
    }
    const auto kind = static_cast<int>(found - forces_.counters.begin());
    if (named_[static_cast<std::size_t>(kind)]) {
      item.fault(id + " twice");
      return -1;
    }
    named_[static_cast<std::size_t>(kind)] = true;
    return kind;
  }

  void read_setup(const JsonReader& list) {
    if (!is_short(list, kMaxEntriesOfList, "entries")) {
      return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      JsonReader in = list.item(i);
      const std::string area = in.text("area");
      const auto found = std::find(area_ids_.begin(), area_ids_.end(), area);
      const HexId at = read_hex(in, in.text("at"), map_);
      const JsonReader units = in.member("units", Json::Kind::List);
      in.refuse_unknown();
      if (found == area_ids_.end()) {
        in.fault("there is no area " + json_quote(area));
        continue;
      }
      const auto index = static_cast<int>(found - area_ids_.begin());
      if (at != kNoHex && !scenario_.areas[static_cast<std::size_t>(index)].hexes.has(at)) {
        in.fault("hex " + hex_text(at) + " is not in the area " + area);
      }
      place_all(units, at, index);
    }
  }

  void place_all(const JsonReader& units, HexId at, int area) {
    int stack = 0;
    for (std::size_t i = 0; i < units.size() && i < kMaxEntriesOfList; ++i) {
      const int kind = read_unit(units.item(i));
      if (kind < 0 || at == kNoHex) {
        continue;
      }
      stack += is_combat_unit(forces_.counters[static_cast<std::size_t>(kind)].type) ? 1 : 0;
      place(kind, at, area);
    }
    if (stack > scenario_.stack_limit) {
      units.fault("more than " + std::to_string(scenario_.stack_limit) + " units in one hex");
    }
  }

  void place(int kind, HexId at, int area) {
    hexgame::Placement placement;
    placement.kind = kind;
    placement.at = at;
    scenario_.placements.push_back(std::move(placement));
    scenario_.area_of.push_back(area);
  }

  /// [{turn, at: [hexes], units}]: units that enter from that turn on (9.3).
  void read_arrivals(const JsonReader& list) {
    if (!is_short(list, kMaxEntriesOfList, "entries")) {
      return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      JsonReader in = list.item(i);
      hexgame::Placement placement;
      placement.turn = static_cast<int>(in.number("turn", 1, scenario_.last_turn()));
      placement.entries = read_hexes(in.member("at", Json::Kind::List), map_);
      const JsonReader units = in.member("units", Json::Kind::List);
      in.refuse_unknown();
      for (std::size_t n = 0; n < units.size() && n < kMaxEntriesOfList; ++n) {
        if (placement.kind = read_unit(units.item(n)); placement.kind >= 0) {
          scenario_.placements.push_back(placement);
          scenario_.area_of.push_back(-1);
        }
      }
    }
    if (entries_of(scenario_.placements).size() > kMaxEntries) {
      list.fault("more than " + std::to_string(kMaxEntries) + " hexes by which units enter");
    }
  }

  /// {usa: [hexes], csa: [hexes]}: hexes that the other side may not enter (7.1).
  void read_entry_hexes(JsonReader in) {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      if (in.has(id_of(side))) {
        scenario_.entry_hexes[side] = read_hexes(in.member(id_of(side), Json::Kind::List), map_);
      }
    }
    in.refuse_unknown();
  }

  /// Member "extra_strength": the markers lie ready with what is printed on them, or are left out (3.1). A marker
  /// belongs to a scenario when units of its span do.
  void read_extra_strength() {
    if (in_.word("extra_strength", {"printed", "none"}) != 0) {
      return;
    }
    for (std::size_t kind = 0; kind < forces_.counters.size(); ++kind) {
      const Unit& unit = forces_.counters[kind];
      if (unit.type == UnitType::ExtraStrength &&
          (unit.covers_artillery || unit.formations.overlaps(formations_[unit.side]))) {
        place(static_cast<int>(kind), kNoHex, -1);
      }
    }
  }

  /// {army: {morale, can_panic, panicked}}: every army of the scenario (16.1), and Hooker's command.
  void read_armies(JsonReader in) {
    for (int command = 0; command < kCommands; ++command) {
      const bool is_army = command < kArmies;
      const std::string_view id = is_army ? id_of(static_cast<Army>(command)) : "hooker";
      const bool takes_part =
          is_army && std::any_of(scenario_.placements.begin(), scenario_.placements.end(),
                                 [&](const hexgame::Placement& placement) {
                                   const Unit& unit = forces_.counters[static_cast<std::size_t>(placement.kind)];
                                   return is_combat_unit(unit.type) && unit.army == static_cast<Army>(command);
                                 });
      if (!in.has(id)) {
        if (takes_part) {
          in.fault("the army " + std::string(id) + " takes part and has no morale");
        }
        continue;
      }
      if (is_army && !takes_part) {
        in.fault("the army " + std::string(id) + " takes no part");
      }
      JsonReader one = in.member(id, Json::Kind::Object);
      ArmyBeginning& army = scenario_.armies[static_cast<std::size_t>(command)];
      army.morale =
          static_cast<std::int8_t>(one.number("morale", ArmyMoraleNumbers::kLowest, -ArmyMoraleNumbers::kLowest));
      army.can_panic = one.truth_or("can_panic", false);
      army.is_panicked = one.truth_or("panicked", false);
      one.refuse_unknown();
    }
    in.refuse_unknown();
  }

  void read_leashes(const JsonReader& list) {
    if (!is_short(list, kMaxLeashes, "leashes")) {
      return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      JsonReader in = list.item(i);
      Leash leash;
      leash.side = hexgame::read_side(in);
      leash.formations = read_formation_list(in.member("formations", Json::Kind::List));
      leash.hex = read_hex(in, in.text("of"), map_);
      leash.within = static_cast<int>(in.number("within", 0, kFarthest));
      in.refuse_unknown();
      scenario_.leashes.push_back(leash);
    }
  }

  /// Member "returns_at": some of the sources of a side.
  void read_returns() {
    if (!in_.has("returns_at")) {
      return;
    }
    JsonReader in = in_.member("returns_at", Json::Kind::Object);
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      if (in.has(id_of(side))) {
        JsonReader one = in.member(id_of(side), Json::Kind::Object);
        scenario_.returns_at[side] = read_ground(one);
        one.refuse_unknown();
        if (!(scenario_.returns_at[side] - map_.communications(side)).empty()) {
          in.fault("a hex in which units return is no source of communications of that side");
        }
      }
    }
    in.refuse_unknown();
  }

  void read_victory(JsonReader in) {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      JsonReader one = in.member(id_of(side), Json::Kind::Object);
      scenario_.wins_on[side] = read_ground(one);
      one.refuse_unknown();
    }
    in.refuse_unknown();
  }

  void check_turns() const {
    for (int turn = 1; turn <= scenario_.last_turn(); ++turn) {
      const bool is_night = scenario_.turn_of_day(turn) == Chart::kTurnsOfDay;
      if (scenario_.is_night(turn) != is_night) {
        in_.fault("turn " + std::to_string(turn) + (is_night ? " is a night turn" : " is no night turn"));
      }
    }
  }

  /// Every unit of the formations of the scenario is in it, and no other. A battery takes part when its whole span
  /// does.
  void check_units() const {
    for (std::size_t kind = 0; kind < forces_.counters.size(); ++kind) {
      const Unit& unit = forces_.counters[kind];
      if (!is_combat_unit(unit.type)) {
        continue;
      }
      const bool takes_part = unit.formations.is_within(formations_[unit.side]) && !unit.is_dagger;
      if (takes_part != named_[kind]) {
        in_.fault(unit.id + (takes_part ? " is not set up, though its formation takes part"
                                        : " is set up, though its formation takes no part"));
      }
    }
  }

  JsonReader& in_;
  const GroundMap& map_;
  const Forces& forces_;
  Scenario& scenario_;
  std::vector<bool> named_;  // by kind
  std::vector<std::string> area_ids_;
  BySide<FormationSet> formations_{};
};

}  // namespace

Result<Scenario> parse_scenario(std::string_view text, std::string_view where, const GroundMap& map,
                                const Forces& forces) {
  const Result<Json> json = parse_json(text, where);
  if (!json) {
    return json.faults();
  }
  Faults faults;
  JsonReader in(json.value(), std::string(where), faults);
  Scenario scenario;
  ScenarioReader(in, map, forces, scenario).read();
  if (!faults.empty()) {
    return faults;
  }
  return scenario;
}

}  // namespace longroll::chattanooga
