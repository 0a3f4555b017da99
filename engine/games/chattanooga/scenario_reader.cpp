// build: small
#include "engine/hexgame/scenario_reader.h"

#include <algorithm>

#include "engine/core/json_file.h"
#include "engine/core/json_words.h"
#include "engine/games/chattanooga/battle.h"
#include "engine/games/chattanooga/cup_reader.h"
#include "engine/games/chattanooga/great_battle_reader.h"
#include "engine/games/chattanooga/ground_reader.h"
#include "engine/hexgame/side_words.h"
#include "engine/map/hex_reading.h"

/// Scenarios: assets/games/chattanooga/<scenario>.json. The format is told in assets/games/chattanooga/FORMAT.md.
namespace longroll::chattanooga {
namespace {

constexpr std::size_t kMaxFormations = 64;
constexpr std::size_t kMaxLeashes = 8;
constexpr int kFarthestPost = 60;

class ScenarioReader {
 public:
  ScenarioReader(JsonReader& in, const GroundMap& map, const Forces& forces, Scenario& scenario)
      : in_(in), map_(map), forces_(forces), scenario_(scenario), placing_(forces, scenario) {}

  void read() {
    in_.word("format", {"longroll-chattanooga-scenario/1"});
    hexgame::read_head(in_, scenario_);
    if (in_.has("fortune")) {
      scenario_.fortune = in_.word("fortune", {"usa", "csa"}) == 1 ? Seat::Confederate : Seat::Union;
    }
    read_beginning(in_.member("begins", Json::Kind::Object));
    areas_ = read_areas(in_.member("areas", Json::Kind::List), map_, scenario_);
    read_formations(in_.member("formations", Json::Kind::Object));
    has_daggers_ = in_.truth_or("daggers", false);
    read_sides("chosen", is_chosen_);
    read_sides("lone_units", scenario_.has_lone_units);
    read_setup(in_.member("setup", Json::Kind::List));
    if (in_.has("arrivals")) {
      read_arrivals(in_.member("arrivals", Json::Kind::List));
    }
    if (in_.has("cups")) {
      read_cups(in_.member("cups", Json::Kind::List), map_, areas_, placing_, scenario_);
    }
    read_great_battle(in_, map_, forces_, areas_, scenario_);
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

  void read_setup(const JsonReader& list) {
    if (!is_short(list, kMaxEntriesOfList, "entries")) {
      return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      JsonReader in = list.item(i);
      const std::string area = in.text("area");
      const HexId at = read_hex(in, in.text("at"), map_);
      const JsonReader units = in.member("units", Json::Kind::List);
      in.refuse_unknown();
      const int index = areas_.find(in, area);
      if (index < 0) {
        continue;
      }
      if (at != kNoHex && !scenario_.areas[static_cast<std::size_t>(index)].hexes.has(at)) {
        in.fault("hex " + hex_text(at) + " is not in the area " + area);
      }
      place_all(units, at, index);
    }
  }

  void place_all(const JsonReader& units, HexId at, int area) {
    int stack = 0;
    for (std::size_t i = 0; i < units.size() && i < kMaxEntriesOfList; ++i) {
      const int kind = placing_.read_unit(units.item(i));
      if (kind < 0 || at == kNoHex) {
        continue;
      }
      stack += is_combat_unit(forces_.counters[static_cast<std::size_t>(kind)].type) ? 1 : 0;
      placing_.add({kind, at, 0, {}}, area, -1);
    }
    if (stack > scenario_.stack_limit) {
      units.fault("more than " + std::to_string(scenario_.stack_limit) + " units in one hex");
    }
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
        if (placement.kind = placing_.read_unit(units.item(n)); placement.kind >= 0) {
          placing_.add(placement, -1, -1);
          mark_last(scenario_, marks);
        }
      }
    }
    placing_.check_entries(list);
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
        placing_.add({static_cast<int>(kind), kNoHex, 0, {}}, -1, -1);
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
      if (takes_part != placing_.is_named(kind) && !(takes_part && may_be_absent)) {
        in_.fault(unit.id + (takes_part ? " is not set up, though its formation takes part"
                                        : " is set up, though its formation takes no part"));
      }
    }
  }

  JsonReader& in_;
  const GroundMap& map_;
  const Forces& forces_;
  Scenario& scenario_;
  Placing placing_;
  AreaIds areas_;
  BySide<FormationSet> formations_{};
  bool has_daggers_ = false;  // 3.4
  BySide<bool> is_chosen_{};  // 3.4
};

}  // namespace

Result<Scenario> parse_scenario(std::string_view text, std::string_view where, const GroundMap& map,
                                const Forces& forces) {
  return read_json_file<Scenario>(
      text, where, [&](JsonReader& in, Scenario& scenario) { ScenarioReader(in, map, forces, scenario).read(); });
}

}  // namespace longroll::chattanooga
