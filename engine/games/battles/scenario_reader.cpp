// build: small
#include <set>

#include "engine/games/battles/scenario_troops.h"

/// Scenarios: assets/games/battles/<battle>/<scenario>.json. The format is told in assets/games/battles/FORMAT.md.
namespace longroll::battles {
namespace {

constexpr std::size_t kMostParagraphs = 24;
constexpr std::size_t kLongestText = 1500;
constexpr int kMostPoints = 1000;

void read_turns(const JsonReader& list, Scenario& scenario) {
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

void read_communications(JsonReader in, const BattleMap& map, Scenario& scenario) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    scenario.communications[static_cast<std::size_t>(index_of(side))] =
        read_hexes(in.member(id_of(side), Json::Kind::List), map);
  }
  in.refuse_unknown();
}

void read_objectives(const JsonReader& list, const BattleMap& map, Scenario& scenario) {
  if (!is_short(list, static_cast<std::size_t>(kMostObjectives), "objectives")) {
    return;
  }
  std::set<HexId> known;
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    Objective objective;
    objective.name = read_words(in, "name", kLongestLabel);
    objective.hex = read_hex(in, in.text("hex"), map);
    const int holder = in.word("holder", {"usa", "csa", "nobody"});
    objective.holder = holder == 0 ? Seat::Union : holder == 1 ? Seat::Confederate : Seat::Nobody;
    objective.points = {static_cast<int>(in.number("usa", 0, kMostPoints)),
                        static_cast<int>(in.number("csa", 0, kMostPoints))};
    in.refuse_unknown();
    if (objective.hex != kNoHex && !map.is_playable(objective.hex)) {
      in.fault("hex " + hex_text(objective.hex) + " is not in play");
    }
    if (objective.hex != kNoHex && !known.insert(objective.hex).second) {
      in.fault("a second objective in hex " + hex_text(objective.hex));
    }
    scenario.objectives.push_back(std::move(objective));
  }
}

void read_surprises(const JsonReader& list, Scenario& scenario) {
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

/// So much for a strength point and no more: the points of 300 counters of strength 40 must fit on a track.
constexpr int kMostLossPoints = 2;

void read_loss_points(JsonReader in, Scenario& scenario) {
  scenario.loss_points = {static_cast<int>(in.number("usa", 0, kMostLossPoints)),
                          static_cast<int>(in.number("csa", 0, kMostLossPoints))};
  in.refuse_unknown();
}

void read_victory(JsonReader in, Scenario& scenario) {
  scenario.union_wins_from = static_cast<int>(in.number("union_from", -kMostPoints, kMostPoints));
  scenario.confederate_wins_to = static_cast<int>(in.number("confederate_to", -kMostPoints, kMostPoints));
  in.refuse_unknown();
  if (scenario.confederate_wins_to >= scenario.union_wins_from) {
    in.fault("the thresholds cross: confederate_to must be less than union_from");
  }
}

void read_rules(const JsonReader& list, Scenario& scenario) {
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

}  // namespace

Result<Scenario> parse_scenario(std::string_view text, std::string_view where, const BattleMap& map,
                                const Forces& forces) {
  const Result<Json> json = parse_json(text, where);
  if (!json) {
    return json.faults();
  }
  Faults faults;
  JsonReader in(json.value(), std::string(where), faults);
  Scenario scenario;
  in.word("format", {"longroll-battles-scenario/1"});
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
  read_turns(in.member("turns", Json::Kind::List), scenario);
  ScenarioTroops troops(map, forces, scenario);
  troops.read_setup(in.member("setup", Json::Kind::List));
  const auto optional_list = [&in](std::string_view name, auto&& read) {
    if (in.has(name)) {
      read(in.member(name, Json::Kind::List));
    }
  };
  optional_list("arrivals", [&](const JsonReader& list) { troops.read_arrivals(list); });
  optional_list("absent", [&](const JsonReader& list) { troops.read_absent(list); });
  optional_list("held", [&](const JsonReader& list) { troops.read_held(list); });
  read_communications(in.member("communications", Json::Kind::Object), map, scenario);
  read_objectives(in.member("objectives", Json::Kind::List), map, scenario);
  optional_list("surprises", [&](const JsonReader& list) { read_surprises(list, scenario); });
  read_loss_points(in.member("loss_points", Json::Kind::Object), scenario);
  read_victory(in.member("victory", Json::Kind::Object), scenario);
  read_rules(in.member("rules", Json::Kind::List), scenario);
  in.refuse_unknown();
  troops.check(in);
  if (!faults.empty()) {
    return faults;
  }
  return scenario;
}

}  // namespace longroll::battles
