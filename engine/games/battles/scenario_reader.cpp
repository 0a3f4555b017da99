#include <algorithm>
#include <set>

#include "engine/core/hash.h"
#include "engine/core/json.h"
#include "engine/games/battles/battle.h"

/// Scenarios: assets/games/battles/<battle>/<scenario>.json. The format is told in assets/games/battles/FORMAT.md. What
/// the text of a scenario says is held against the ground and the order of battle that it is played with.
namespace longroll::battles {
namespace {

constexpr std::size_t kMostTurns = 60;
constexpr std::size_t kMostUnits = 300;  ///< a hundred pieces of a State stay free for breastworks
constexpr std::size_t kMostEntries = 500;
constexpr std::size_t kMostHexesOfList = 24;
constexpr std::size_t kMostParagraphs = 24;
constexpr std::size_t kLongestLabel = 40;
constexpr std::size_t kLongestTitle = 60;
constexpr std::size_t kLongestText = 1500;
constexpr int kMostPoints = 1000;

/// Reads a scenario part by part into `scenario`; every fault goes to the list of the reader that it is handed.
class ScenarioParts {
 public:
  ScenarioParts(const BattleMap& map, const Forces& forces, int first_kind)
      : map_(map), forces_(forces), first_kind_(first_kind), places_(forces.counters.size(), -1) {}

  Scenario scenario;

  void read_turns(const JsonReader& list);
  void read_setup(const JsonReader& list);
  void read_arrivals(const JsonReader& list);
  void read_absent(const JsonReader& list);
  void read_held(const JsonReader& list);
  void read_communications(JsonReader in);
  void read_objectives(const JsonReader& list);
  void read_surprises(const JsonReader& list);
  void read_loss_points(JsonReader in);
  void read_victory(JsonReader in);
  void read_rules(const JsonReader& list);
  /// What only the whole tells: units that are nowhere, hexes that hold too many. `in`: the scenario.
  void check(const JsonReader& in);

 private:
  static constexpr int kAbsent = -2;  ///< in places_; -1: not named yet, else its placement

  bool is_short(const JsonReader& list, std::size_t most, std::string_view what) const;
  static std::string read_words(JsonReader& in, std::string_view name, std::size_t longest);
  HexId hex_of(const JsonReader& in, std::string_view text) const;
  std::vector<HexId> read_hexes(const JsonReader& list) const;
  /// Index of the counter that the item names; empty, with a fault, when there is none.
  std::optional<std::size_t> counter_of(const JsonReader& item) const;
  /// The counters of a list of ids, each of them named for the first time in the scenario.
  std::vector<std::size_t> read_new_units(const JsonReader& list);
  void place(std::size_t counter, Placement placement);

  const BattleMap& map_;
  const Forces& forces_;
  int first_kind_;
  std::vector<int> places_;
};

bool ScenarioParts::is_short(const JsonReader& list, std::size_t most, std::string_view what) const {
  if (list.size() > most) {
    list.fault("more than " + std::to_string(most) + " " + std::string(what));
    return false;
  }
  return true;
}

std::string ScenarioParts::read_words(JsonReader& in, std::string_view name, std::size_t longest) {
  std::string words = in.text(name);
  if (words.empty() || words.size() > longest) {
    in.fault(std::string(name) + " must have 1 to " + std::to_string(longest) + " letters");
  }
  return words;
}

HexId ScenarioParts::hex_of(const JsonReader& in, std::string_view text) const {
  const auto hex = hex_named(text);
  if (!hex || !map_.grid.contains(*hex)) {
    in.fault("there is no hex " + json_quote(text) + " on this map");
    return kNoHex;
  }
  return *hex;
}

std::vector<HexId> ScenarioParts::read_hexes(const JsonReader& list) const {
  std::vector<HexId> hexes;
  if (!is_short(list, kMostHexesOfList, "hexes")) {
    return hexes;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    const JsonReader item = list.item(i);
    const HexId hex = hex_of(item, item.json().text);
    if (hex == kNoHex) {
      continue;
    }
    if (!map_.is_playable(hex)) {
      item.fault("hex " + item.json().text + " is not in play");
    }
    if (std::find(hexes.begin(), hexes.end(), hex) != hexes.end()) {
      item.fault("hex " + item.json().text + " twice");
    }
    hexes.push_back(hex);
  }
  if (list.size() == 0) {
    list.fault("no hex");
  }
  return hexes;
}

std::optional<std::size_t> ScenarioParts::counter_of(const JsonReader& item) const {
  const std::string& id = item.json().text;
  for (std::size_t i = 0; i < forces_.counters.size(); ++i) {
    if (forces_.counters[i].id == id) {
      return i;
    }
  }
  item.fault("there is no unit " + json_quote(id) + " in the order of battle");
  return std::nullopt;
}

std::vector<std::size_t> ScenarioParts::read_new_units(const JsonReader& list) {
  std::vector<std::size_t> units;
  if (!is_short(list, kMostUnits, "units")) {
    return units;
  }
  if (list.size() == 0) {
    list.fault("no unit");
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto counter = counter_of(list.item(i));
    if (!counter) {
      continue;
    }
    if (places_[*counter] != -1) {
      list.item(i).fault("unit " + forces_.counters[*counter].id + " twice");
      continue;
    }
    places_[*counter] = kAbsent;
    units.push_back(*counter);
  }
  return units;
}

void ScenarioParts::place(std::size_t counter, Placement placement) {
  placement.kind = first_kind_ + static_cast<int>(counter);
  places_[counter] = static_cast<int>(scenario.placements.size());
  scenario.placements.push_back(std::move(placement));
}

void ScenarioParts::read_turns(const JsonReader& list) {
  if (list.size() == 0 || list.size() > kMostTurns) {
    list.fault("there must be 1 to " + std::to_string(kMostTurns) + " turns");
    return;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    TurnInfo turn;
    turn.label = read_words(in, "label", kLongestLabel);
    turn.is_night = in.truth_or("night", false);
    in.refuse_unknown();
    scenario.turns.push_back(std::move(turn));
  }
}

/// Gunboats lie on water, everything else stands on ground in play.
void ScenarioParts::read_setup(const JsonReader& list) {
  if (!is_short(list, kMostEntries, "entries")) {
    return;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    const std::string at = in.text("at");
    const HexId hex = hex_of(in, at);
    const std::vector<std::size_t> units = read_new_units(in.member("units", Json::Kind::List));
    in.refuse_unknown();
    if (hex == kNoHex) {
      continue;
    }
    for (const std::size_t unit : units) {
      const Counter& counter = forces_.counters[unit];
      if (counter.arm == Arm::Gunboat ? map_.terrain_at(hex) != Terrain::Water : !map_.is_playable(hex)) {
        in.fault("hex " + at + " is no place for " + counter.id);
      }
      Placement placement;
      placement.at = hex;
      place(unit, std::move(placement));
    }
  }
}

void ScenarioParts::read_arrivals(const JsonReader& list) {
  if (!is_short(list, kMostEntries, "entries")) {
    return;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    Placement placement;
    placement.turn = static_cast<int>(in.number("turn", 1, static_cast<std::int64_t>(kMostTurns)));
    if (static_cast<std::size_t>(placement.turn) > scenario.turns.size()) {
      in.fault("turn " + std::to_string(placement.turn) + " is beyond the last");
    }
    placement.entries = read_hexes(in.member("at", Json::Kind::List));
    for (const std::size_t unit : read_new_units(in.member("units", Json::Kind::List))) {
      if (forces_.counters[unit].arm == Arm::Gunboat) {
        in.fault("a gunboat does not arrive by land: " + forces_.counters[unit].id);
      }
      place(unit, placement);
    }
    in.refuse_unknown();
  }
}

void ScenarioParts::read_absent(const JsonReader& list) { read_new_units(list); }

void ScenarioParts::read_held(const JsonReader& list) {
  if (!is_short(list, static_cast<std::size_t>(kMostHeld), "groups")) {
    return;
  }
  std::set<std::string> ids;
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    Held held;
    held.id = read_words(in, "id", kLongestLabel);
    held.title = read_words(in, "title", kLongestTitle);
    held.until_turn = static_cast<int>(in.number_or("until_turn", 1, static_cast<std::int64_t>(kMostTurns), 0));
    held.enemy_within = static_cast<int>(in.number_or("enemy_within", 1, 20, 0));
    const JsonReader units = in.member("units", Json::Kind::List);
    in.refuse_unknown();
    if (!ids.insert(held.id).second) {
      in.fault("a second group with the id " + held.id);
    }
    if (held.until_turn == 0 && held.enemy_within == 0) {
      in.fault("nothing would ever free these troops: until_turn or enemy_within must be told");
    }
    if (!is_short(units, kMostUnits, "units")) {
      continue;
    }
    for (std::size_t u = 0; u < units.size(); ++u) {
      const auto counter = counter_of(units.item(u));
      if (!counter) {
        continue;
      }
      const int at = places_[*counter];
      if (at < 0) {
        units.item(u).fault("unit " + forces_.counters[*counter].id + " is not in this scenario");
        continue;
      }
      Placement& placement = scenario.placements[static_cast<std::size_t>(at)];
      if (placement.held >= 0) {
        units.item(u).fault("unit " + forces_.counters[*counter].id + " is held twice");
      }
      placement.held = static_cast<int>(i);
    }
    scenario.held.push_back(std::move(held));
  }
}

void ScenarioParts::read_communications(JsonReader in) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    scenario.communications[static_cast<std::size_t>(index_of(side))] =
        read_hexes(in.member(id_of(side), Json::Kind::List));
  }
  in.refuse_unknown();
}

void ScenarioParts::read_objectives(const JsonReader& list) {
  if (!is_short(list, static_cast<std::size_t>(kMostObjectives), "objectives")) {
    return;
  }
  std::set<HexId> known;
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    Objective objective;
    objective.name = read_words(in, "name", kLongestLabel);
    objective.hex = hex_of(in, in.text("hex"));
    const int holder = in.word("holder", {"usa", "csa", "nobody"});
    objective.holder = holder == 0 ? Seat::Union : holder == 1 ? Seat::Confederate : Seat::Nobody;
    objective.points = {static_cast<int>(in.number("usa", 0, kMostPoints)),
                        static_cast<int>(in.number("csa", 0, kMostPoints))};
    in.refuse_unknown();
    if (objective.hex != kNoHex && !map_.is_playable(objective.hex)) {
      in.fault("hex " + hex_text(objective.hex) + " is not in play");
    }
    if (objective.hex != kNoHex && !known.insert(objective.hex).second) {
      in.fault("a second objective in hex " + hex_text(objective.hex));
    }
    scenario.objectives.push_back(std::move(objective));
  }
}

void ScenarioParts::read_surprises(const JsonReader& list) {
  if (!is_short(list, 8, "surprises")) {
    return;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    Surprise surprise;
    surprise.side = in.word("side", {"usa", "csa"}) == 1 ? Seat::Confederate : Seat::Union;
    surprise.last_turn = static_cast<int>(in.number("last_turn", 1, static_cast<std::int64_t>(kMostTurns)));
    surprise.shift = static_cast<int>(in.number("shift", 1, 3));
    in.refuse_unknown();
    if (static_cast<std::size_t>(surprise.last_turn) > scenario.turns.size()) {
      in.fault("turn " + std::to_string(surprise.last_turn) + " is beyond the last");
    }
    scenario.surprises.push_back(surprise);
  }
}

void ScenarioParts::read_loss_points(JsonReader in) {
  scenario.loss_points = {static_cast<int>(in.number("usa", 0, 20)), static_cast<int>(in.number("csa", 0, 20))};
  in.refuse_unknown();
}

void ScenarioParts::read_victory(JsonReader in) {
  scenario.union_wins_from = static_cast<int>(in.number("union_from", -kMostPoints, kMostPoints));
  scenario.confederate_wins_to = static_cast<int>(in.number("confederate_to", -kMostPoints, kMostPoints));
  in.refuse_unknown();
  if (scenario.confederate_wins_to >= scenario.union_wins_from) {
    in.fault("the thresholds cross: confederate_to must be less than union_from");
  }
}

void ScenarioParts::read_rules(const JsonReader& list) {
  if (!is_short(list, kMostParagraphs, "paragraphs")) {
    return;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string& text = list.item(i).json().text;
    if (text.empty() || text.size() > kLongestText) {
      list.item(i).fault("a paragraph must have 1 to " + std::to_string(kLongestText) + " letters");
    }
    scenario.rules.push_back(text);
  }
}

void ScenarioParts::check(const JsonReader& in) {
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (places_[i] == -1) {
      in.fault("unit " + forces_.counters[i].id + " is neither set up nor arrives nor is absent");
    }
  }
  for (std::size_t i = 0; i < scenario.placements.size(); ++i) {
    const HexId hex = scenario.placements[i].at;
    if (hex == kNoHex) {
      continue;
    }
    std::array<int, 2> units{};
    bool is_first = true;
    for (std::size_t k = 0; k < scenario.placements.size(); ++k) {
      const Placement& other = scenario.placements[k];
      const Counter& counter = forces_.counters[static_cast<std::size_t>(other.kind - first_kind_)];
      if (other.at == hex) {
        is_first = is_first && k >= i;
        units[static_cast<std::size_t>(index_of(counter.side))] += is_combat_unit(counter.arm) ? 1 : 0;
      }
    }
    if (!is_first) {
      continue;
    }
    if (units[0] > scenario.stack_limit || units[1] > scenario.stack_limit) {
      in.fault("more units in hex " + hex_text(hex) + " than may be stacked there");
    }
    if (units[0] > 0 && units[1] > 0) {
      in.fault("units of both sides in hex " + hex_text(hex));
    }
  }
}

}  // namespace

Result<Scenario> parse_scenario(std::string_view text, std::string_view where, const BattleMap& map,
                                const Forces& forces, int first_kind) {
  const Result<Json> json = parse_json(text, where);
  if (!json) {
    return json.faults();
  }
  Faults faults;
  ScenarioParts parts(map, forces, first_kind);
  JsonReader in(json.value(), std::string(where), faults);
  Scenario& scenario = parts.scenario;
  in.word("format", {"longroll-battles-scenario/1"});
  scenario.hash = hash_text(text);
  for (auto [name, into] : {std::pair{"id", &scenario.id}, {"title", &scenario.title}, {"date", &scenario.date}}) {
    *into = in.text(name);
    if (into->empty() || into->size() > kLongestTitle) {
      in.fault(std::string(name) + " must have 1 to " + std::to_string(kLongestTitle) + " letters");
    }
  }
  scenario.about = in.text("about");
  if (scenario.about.size() > kLongestText) {
    in.fault("about is longer than " + std::to_string(kLongestText) + " letters");
  }
  scenario.first = in.word("first", {"usa", "csa"}) == 1 ? Seat::Confederate : Seat::Union;
  scenario.stack_limit = static_cast<int>(in.number("stack_limit", 1, 6));
  parts.read_turns(in.member("turns", Json::Kind::List));
  parts.read_setup(in.member("setup", Json::Kind::List));
  const auto optional_list = [&in](std::string_view name, auto&& read) {
    if (in.has(name)) {
      read(in.member(name, Json::Kind::List));
    }
  };
  optional_list("arrivals", [&](const JsonReader& list) { parts.read_arrivals(list); });
  optional_list("absent", [&](const JsonReader& list) { parts.read_absent(list); });
  optional_list("held", [&](const JsonReader& list) { parts.read_held(list); });
  parts.read_communications(in.member("communications", Json::Kind::Object));
  parts.read_objectives(in.member("objectives", Json::Kind::List));
  optional_list("surprises", [&](const JsonReader& list) { parts.read_surprises(list); });
  parts.read_loss_points(in.member("loss_points", Json::Kind::Object));
  parts.read_victory(in.member("victory", Json::Kind::Object));
  parts.read_rules(in.member("rules", Json::Kind::List));
  in.refuse_unknown();
  parts.check(in);
  if (!faults.empty()) {
    return faults;
  }
  return std::move(parts.scenario);
}

}  // namespace longroll::battles
