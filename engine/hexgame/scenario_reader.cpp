// build: small
#include "engine/hexgame/scenario_reader.h"

#include <set>

#include "engine/core/json_words.h"
#include "engine/map/hex_reading.h"

namespace longroll::hexgame {
namespace {

constexpr std::size_t kMaxParagraphs = 24;
constexpr std::size_t kLongestText = 1500;

void read_turns(const JsonReader& list, Scenario& scenario) {
  if (list.size() == 0 || list.size() > kMaxTurns) {
    list.fault("there must be 1 to " + std::to_string(kMaxTurns) + " turns");
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

}  // namespace

void read_head(JsonReader& in, Scenario& scenario) {
  for (auto [name, into] : {std::pair{"id", &scenario.id}, {"title", &scenario.title}, {"date", &scenario.date}}) {
    *into = read_words(in, name, kLongestTitle);
  }
  scenario.about = in.text("about");
  if (scenario.about.size() > kLongestText) {
    in.fault("about is longer than " + std::to_string(kLongestText) + " letters");
  }
  scenario.first = in.word("first", {"usa", "csa"}) == 1 ? Seat::Confederate : Seat::Union;
  scenario.stack_limit = static_cast<int>(in.number("stack_limit", 1, 6));
  read_turns(in.member("turns", Json::Kind::List), scenario);
}

void read_communications(JsonReader& in, const HexMap& map, Scenario& scenario) {
  JsonReader both = in.member("communications", Json::Kind::Object);
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    scenario.communications[side] = read_hexes(both.member(id_of(side), Json::Kind::List), map);
  }
  both.refuse_unknown();
}

void read_objectives(JsonReader& in, const HexMap& map, Scenario& scenario) {
  const JsonReader list = in.member("objectives", Json::Kind::List);
  if (!is_short(list, kMaxObjectives, "objectives")) {
    return;
  }
  std::set<HexId> known;
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader item = list.item(i);
    Objective objective;
    objective.name = read_words(item, "name", kLongestLabel);
    objective.hex = read_hex(item, item.text("hex"), map);
    const int holder = item.word("holder", {"usa", "csa", "nobody"});
    objective.holder = holder == 0 ? Seat::Union : holder == 1 ? Seat::Confederate : Seat::Nobody;
    objective.points = {static_cast<int>(item.number("usa", 0, kMaxObjectivePoints)),
                        static_cast<int>(item.number("csa", 0, kMaxObjectivePoints))};
    item.refuse_unknown();
    if (objective.hex != kNoHex && !map.is_playable(objective.hex)) {
      item.fault("hex " + hex_text(objective.hex) + " is not in play");
    }
    if (objective.hex != kNoHex && !known.insert(objective.hex).second) {
      item.fault("a second objective in hex " + hex_text(objective.hex));
    }
    scenario.objectives.push_back(std::move(objective));
  }
}

void read_placements(JsonReader& in, PlacementReader& placements) {
  placements.read_setup(in.member("setup", Json::Kind::List));
  const auto optional_list = [&](std::string_view name, auto read) {
    if (in.has(name)) {
      (placements.*read)(in.member(name, Json::Kind::List));
    }
  };
  optional_list("arrivals", &PlacementReader::read_arrivals);
  optional_list("absent", &PlacementReader::read_absent);
  optional_list("held", &PlacementReader::read_held);
}

void read_rules(JsonReader& in, Scenario& scenario) {
  const JsonReader list = in.member("rules", Json::Kind::List);
  if (!is_short(list, kMaxParagraphs, "paragraphs")) {
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

}  // namespace longroll::hexgame
