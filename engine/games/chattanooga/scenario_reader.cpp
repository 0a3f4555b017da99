// build: small
#include "engine/hexgame/scenario_reader.h"

#include <algorithm>

#include "engine/core/json_words.h"
#include "engine/games/chattanooga/battle.h"
#include "engine/games/chattanooga/great_battle_reader.h"
#include "engine/games/chattanooga/ground_reader.h"
#include "engine/hexgame/side_words.h"
#include "engine/map/hex_reading.h"

/// Scenarios: assets/games/chattanooga/<scenario>.json. The format is told in assets/games/chattanooga/FORMAT.md.
namespace longroll::chattanooga {
namespace {

constexpr std::size_t kMaxAreas = 30;
constexpr std::size_t kMaxEntriesOfList = 400;
constexpr std::size_t kMaxFormations = 64;
constexpr std::size_t kMaxLeashes = 8;
constexpr int kFarthestPost = 60;
constexpr int kMaxDraws = 20;

class ScenarioReader {
 public:
  ScenarioReader(JsonReader& in, const GroundMap& map, const Forces& forces, Scenario& scenario)
      : in_(in), map_(map), forces_(forces), scenario_(scenario), named_(forces.counters.size(), false) {}

  void read() {
    in_.word("format", {"longroll-chattanooga-scenario/1"});
    hexgame::read_head(in_, scenario_);
    if (in_.has("fortune")) {
      scenario_.fortune = in_.word("fortune", {"usa", "csa"}) == 1 ? Seat::Confederate : Seat::Union;
    }
    read_beginning(in_.member("begins", Json::Kind::Object));
    read_areas(in_.member("areas", Json::Kind::List));
    read_formations(in_.member("formations", Json::Kind::Object));
    has_daggers_ = in_.truth_or("daggers", false);
    read_sides("chosen", is_chosen_);
    read_sides("lone_units", scenario_.has_lone_units);
    read_setup(in_.member("setup", Json::Kind::List));
    if (in_.has("arrivals")) {
      read_arrivals(in_.member("arrivals", Json::Kind::List));
    }
    if (in_.has("cups")) {
      read_cups(in_.member("cups", Json::Kind::List));
    }
    read_great_battle(in_, map_, forces_, scenario_);
    read_extra_strength();
    add_markers(forces_, scenario_);
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

  /// Some of "usa" and "csa", where the file has the member.
  void read_sides(std::string_view key, BySide<bool>& sides) {
    if (!in_.has(key)) {
      return;
    }
    const JsonReader list = in_.member(key, Json::Kind::List);
    for (std::size_t i = 0; i < list.size(); ++i) {
      const std::string& id = list.item(i).json().text;
      if (id == id_of(Seat::Union) || id == id_of(Seat::Confederate)) {
        sides[id == id_of(Seat::Union) ? Seat::Union : Seat::Confederate] = true;
      } else {
        list.item(i).fault("a side is usa or csa");
      }
    }
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
      area.hexes = in.has("any_of") ? read_any_of(in.member("any_of", Json::Kind::List)) : read_ground(in, map_);
      in.refuse_unknown();
      scenario_.areas.push_back(std::move(area));
    }
  }

  /// Ids of areas before it: all their ground.
  HexSet read_any_of(const JsonReader& list) {
    HexSet hexes;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const std::string& id = list.item(i).json().text;
      const auto found = std::find(area_ids_.begin(), area_ids_.end() - 1, id);
      if (found == area_ids_.end() - 1) {
        list.item(i).fault("there is no area " + json_quote(id) + " before it");
        continue;
      }
      hexes = hexes | scenario_.areas[static_cast<std::size_t>(found - area_ids_.begin())].hexes;
    }
    return hexes;
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

  void place(int kind, HexId at, int area) { add({kind, at, 0, {}}, area, -1); }

  /// Adds the placement with what stands beside it, and returns the piece that it will be.
  PieceId add(hexgame::Placement placement, int area, int counter) {
    scenario_.placements.push_back(std::move(placement));
    scenario_.area_of.push_back(area);
    scenario_.counter_of.push_back(counter);
    return static_cast<PieceId>(scenario_.placements.size() - 1);
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
      const ArrivalMarks marks = read_arrival_marks(in, placement.turn, scenario_);
      const JsonReader units = in.member("units", Json::Kind::List);
      in.refuse_unknown();
      for (std::size_t n = 0; n < units.size() && n < kMaxEntriesOfList; ++n) {
        if (placement.kind = read_unit(units.item(n)); placement.kind >= 0) {
          add(placement, -1, -1);
          mark_last(scenario_, marks);
        }
      }
    }
    check_entries(list);
  }

  void check_entries(const JsonReader& in) const {
    if (entries_of(scenario_.placements).size() > kMaxEntries - kMaxBridges) {
      in.fault("more than " + std::to_string(kMaxEntries) + " hexes by which units enter");
    }
  }

  /// [{side, units, groups, draws or die_less, placed_on or enters_by, set_up}]: what is drawn by chance (3.4).
  void read_cups(const JsonReader& list) {
    for (std::size_t i = 0; i < list.size() && i < 2; ++i) {
      JsonReader in = list.item(i);
      const Seat side = hexgame::read_side(in);
      Cup& cup = scenario_.cups[side];
      if (cup.is_in_use()) {
        in.fault("a second cup of one side");
        return;
      }
      if (in.has("die_less")) {
        cup.die_less = static_cast<int>(in.number("die_less", 0, kDieFaces - 1));
      } else {
        cup.draws = static_cast<int>(in.number("draws", 1, kMaxDraws));
      }
      hexgame::Placement placement;
      if (in.has("placed_on")) {
        JsonReader ground = in.member("placed_on", Json::Kind::Object);
        cup.placed_on = read_ground(ground, map_);
        ground.refuse_unknown();
      } else {
        JsonReader ground = in.member("enters_by", Json::Kind::Object);
        read_ground(ground, map_).for_each([&](HexId hex) { placement.entries.push_back(hex); });
        ground.refuse_unknown();
        placement.turn = 1;
      }
      const int area = in.has("set_up") ? read_drawn(in.member("set_up", Json::Kind::Object), cup) : -1;
      read_counters(in, side, placement, area);
      in.refuse_unknown();
      if (cup.set_up.size() > cup.counters.size()) {
        in.fault("more is drawn than is in the cup");
      }
      check_entries(in);
    }
  }

  /// {area, at: [hexes]}: what is drawn before the side sets up, a hex a draw. Returns the number of the area.
  int read_drawn(JsonReader in, Cup& cup) {
    const std::string area = in.text("area");
    const auto found = std::find(area_ids_.begin(), area_ids_.end(), area);
    cup.set_up = read_hexes(in.member("at", Json::Kind::List), map_);
    in.refuse_unknown();
    if (found == area_ids_.end()) {
      in.fault("there is no area " + json_quote(area));
      return -1;
    }
    const auto index = static_cast<int>(found - area_ids_.begin());
    for (const HexId hex : cup.set_up) {
      if (!scenario_.areas[static_cast<std::size_t>(index)].hexes.has(hex)) {
        in.fault("hex " + hex_text(hex) + " is not in the area " + area);
      }
    }
    return index;
  }

  /// "units", each a counter of its own, and "groups": lists of those that come on one counter.
  void read_counters(JsonReader& in, Seat side, const hexgame::Placement& placement, int area) {
    const JsonReader units = in.member("units", Json::Kind::List);
    for (std::size_t i = 0; i < units.size() && i < kMaxEntriesOfList; ++i) {
      put_into_cup(units.item(i), side, placement, area, true);
    }
    if (!in.has("groups")) {
      return;
    }
    const JsonReader groups = in.member("groups", Json::Kind::List);
    for (std::size_t i = 0; i < groups.size() && i < kMaxEntriesOfList; ++i) {
      const JsonReader group = groups.item(i);
      for (std::size_t n = 0; n < group.size() && n < kMaxEntriesOfList; ++n) {
        put_into_cup(group.item(n), side, placement, area, n == 0);
      }
    }
  }

  void put_into_cup(const JsonReader& item, Seat side, hexgame::Placement placement, int area, bool is_new) {
    placement.kind = read_unit(item);
    if (placement.kind < 0) {
      return;
    }
    auto& counters = scenario_.cups[side].counters;
    if (is_new || counters.empty()) {
      counters.emplace_back();
    }
    if (forces_.counters[static_cast<std::size_t>(placement.kind)].side != side) {
      item.fault("it is of the other side");
    }
    counters.back().push_back(add(std::move(placement), area, static_cast<int>(counters.size()) - 1));
  }

  /// {usa: ground, csa: ground}: hexes that the other side may not enter (7.1).
  void read_entry_hexes(JsonReader in) {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      if (in.has(id_of(side))) {
        JsonReader ground = in.member(id_of(side), Json::Kind::Object);
        read_ground(ground, map_).for_each([&](HexId hex) { scenario_.entry_hexes[side].push_back(hex); });
        ground.refuse_unknown();
      }
    }
    in.refuse_unknown();
  }

  /// Member "extra_strength": the markers of which units of their span take part lie ready, or are left out (3.1).
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
      leash.within = static_cast<int>(in.number("within", 0, kFarthestPost));
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
        scenario_.returns_at[side] = read_ground(one, map_);
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
      if (one.has("otherwise")) {
        scenario_.wins_otherwise[side] = one.truth_or("otherwise", false);
      } else {
        scenario_.wins_on[side] = read_ground(one, map_);
      }
      if (one.has("decisive")) {
        JsonReader decisive = one.member("decisive", Json::Kind::Object);
        scenario_.wins_decisively_on[side] = read_ground(decisive, map_);
        decisive.refuse_unknown();
      }
      one.refuse_unknown();
    }
    if (in.has("clearing")) {
      read_clearing(in, map_, scenario_);
    }
    in.refuse_unknown();
    if (scenario_.wins_otherwise[Seat::Union] && scenario_.wins_otherwise[Seat::Confederate]) {
      in.fault("one side wins where the other has not, not both");
    }
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
  /// does. Of a side whose units are chosen, some of those of its formations are (3.4).
  void check_units() const {
    for (std::size_t kind = 0; kind < forces_.counters.size(); ++kind) {
      const Unit& unit = forces_.counters[kind];
      if (!is_combat_unit(unit.type)) {
        continue;
      }
      const bool takes_part = unit.is_dagger ? has_daggers_ : unit.formations.is_within(formations_[unit.side]);
      const bool may_be_absent = is_chosen_[unit.side] && !unit.is_dagger;
      if (takes_part != named_[kind] && !(takes_part && may_be_absent)) {
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
  bool has_daggers_ = false;  // 3.4
  BySide<bool> is_chosen_{};  // 3.4
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
