// build: small
#include "engine/games/campaign/war_chart.h"

#include <algorithm>

#include "engine/games/campaign/number_reader.h"

namespace longroll::campaign {
namespace {

bool is_hex(const std::string& text) {
  return text.size() == 4 && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string read_hex(JsonReader& in) {
  std::string hex = in.text("hex");
  if (!is_hex(hex)) {
    in.fault("a hex is four digits");
  }
  return hex;
}

ChartPlace read_place(JsonReader in, bool has_value) {
  ChartPlace place;
  place.name = in.text("name");
  place.hex = read_hex(in);
  if (has_value) {
    place.value = static_cast<std::int8_t>(in.number("value", 1, 10));
    place.is_open_under_forts = in.truth_or("open_under_forts", false);
  }
  in.refuse_unknown();
  return place;
}

std::vector<ChartPlace> read_places(JsonReader& in, std::string_view name, bool has_value) {
  const JsonReader list = in.member(name, Json::Kind::List);
  std::vector<ChartPlace> places;
  for (std::size_t i = 0; i < list.size(); ++i) {
    places.push_back(read_place(list.item(i), has_value));
  }
  return places;
}

std::vector<std::string> read_texts(JsonReader& in, std::string_view name) {
  const JsonReader list = in.member(name, Json::Kind::List);
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list.item(i).json().kind != Json::Kind::Text) {
      list.item(i).fault("a text stands here");
    }
    texts.push_back(list.item(i).json().text);
  }
  return texts;
}

void read_recruiting(JsonReader& chart, WarChart& war) {
  NumberReader in(chart, "recruiting");
  RecruitingNumbers& numbers = war.recruiting;
  numbers.line_column = in.number("line_column", 1, 64);
  numbers.line_divisor = in.divisor("line_divisor");
  numbers.city_divisor = in.divisor("city_divisor");
  numbers.replacement_divisor = in.divisor("replacement_divisor");
  numbers.cavalry_a_turn = in.number("cavalry_a_turn", 0, 10);
  numbers.builds_of_a_type = in.number("builds_of_a_type", 0, 10);
  numbers.group_asp = in.number("group_asp", 0, 10);
  numbers.group_cities = in.number("group_cities", 1, 5);
  const JsonReader groups = in.json().member("groups", Json::Kind::List);
  for (std::size_t i = 0; i < groups.size(); ++i) {
    JsonReader item = groups.item(i);
    RecruitmentGroup group{
        .id = item.text("id"), .title = item.text("title"), .cities = read_places(item, "cities", false)};
    item.refuse_unknown();
    war.groups.push_back(std::move(group));
  }
}

void read_militia(JsonReader& chart, WarChart& war) {
  NumberReader in(chart, "militia");
  war.no_militia = read_texts(in.json(), "none");
  war.union_militia = read_texts(in.json(), "union");
  war.confederate_militia = read_texts(in.json(), "confederate");
  war.either_militia = read_texts(in.json(), "either");
  war.recruiting.militia_union_dice = in.number("union_dice", 0, 4);
  war.recruiting.militia_confederate_divisor = in.divisor("confederate_divisor");
}

/// Campaign CENTERS, 14.1
void read_economy(JsonReader& chart, WarChart& war) {
  NumberReader in(chart, "economy");
  war.centers = read_places(in.json(), "centers", true);
  war.ports = read_places(in.json(), "ports", true);
  war.economy.factory = in.number("factory", 0, 10);
  war.missouri = read_place(in.json().member("missouri", Json::Kind::Object), true);
  war.economy.construction_divisor = in.divisor("construction_divisor");
}

Project read_project(JsonReader in) {
  Project project;
  project.id = in.text("id");
  const JsonReader points = in.member("points", Json::Kind::List);
  if (points.size() != project.points.size()) {
    points.fault("there must be two numbers: to start and to finish");
  }
  for (std::size_t i = 0; i < std::min(points.size(), project.points.size()); ++i) {
    project.points[i] = static_cast<std::int8_t>(std::clamp<std::int64_t>(points.item(i).json().number, 0, 10));
  }
  project.needs = read_texts(in, "needs");
  project.needs_port = in.truth_or("needs_port", false);
  in.refuse_unknown();
  if (!std::all_of(project.needs.begin(), project.needs.end(), is_hex)) {
    in.fault("\"needs\" has hexes of four digits");
  }
  return project;
}

void read_projects(JsonReader& chart, WarChart& war) {
  const JsonReader list = chart.member("projects", Json::Kind::List);
  for (std::size_t i = 0; i < list.size(); ++i) {
    war.projects.push_back(read_project(list.item(i)));
  }
  war.economy.arsenal_asp = static_cast<std::int8_t>(chart.number("arsenal_asp", 0, 10));
}

void read_politics(JsonReader& chart, WarChart& war) {
  NumberReader in(chart, "politics");
  PoliticsNumbers& numbers = war.politics;
  numbers.lowest = in.number("lowest", -10, 0);
  numbers.highest = in.number("highest", 0, 10);
  numbers.captured_city = in.number("captured_city", 0, 4);
  war.captured_cities = read_places(in.json(), "captured_cities", false);
  numbers.lost_union_city = in.number("lost_union_city", -4, 0);
  numbers.surrender = in.number("surrender", 0, 4);
  numbers.battle = in.number("battle", 0, 4);
  numbers.election_holds_from = in.number("election_holds_from", 1, 10);
  numbers.election_survival = in.number("election_survival", -10, 0);
  const JsonReader draft = in.json().member("draft", Json::Kind::List);
  if (draft.size() != numbers.draft.size()) {
    draft.fault("there must be a number for each of the next three turns");
  }
  for (std::size_t i = 0; i < std::min(draft.size(), numbers.draft.size()); ++i) {
    numbers.draft[i] = static_cast<std::int8_t>(std::clamp<std::int64_t>(draft.item(i).json().number, 0, 10));
  }
  numbers.draft_divisor = in.divisor("draft_divisor");
}

DiplomaticResult read_result(JsonReader in) {
  DiplomaticResult result;
  result.id = in.text("id");
  result.result = static_cast<std::int8_t>(in.number("result", -10, 6));
  result.at_large = static_cast<std::int8_t>(in.number_or("at_large", 0, 10, 0));
  if (in.has("halves_arrivals")) {
    result.halves = static_cast<DiplomaticResult::Halves>(in.word("halves_arrivals", {"turn", "game"}) + 1);
  }
  result.port_value = static_cast<std::int8_t>(in.number_or("port_value", 1, 10, 0));
  result.no_attacks_on_centers = in.truth_or("no_attacks_on_centers", false);
  result.removes_nsp = in.truth_or("removes_nsp", false);
  if (in.has("ends")) {
    result.ends = read_texts(in, "ends");
  }
  in.refuse_unknown();
  return result;
}

void read_diplomacy(JsonReader& chart, WarChart& war) {
  const JsonReader list = chart.member("diplomacy", Json::Kind::List);
  for (std::size_t i = 0; i < list.size(); ++i) {
    war.diplomacy.push_back(read_result(list.item(i)));
  }
  for (std::size_t i = 0; i < war.diplomacy.size(); ++i) {
    for (const std::string& id : war.diplomacy[i].ends) {
      if (std::none_of(war.diplomacy.begin(), war.diplomacy.end(),
                       [&](const DiplomaticResult& one) { return one.id == id; })) {
        list.item(i).fault("there is no result \"" + id + "\"");
      }
    }
  }
}

KentuckyEnds read_kentucky_ends(NumberReader& in) {
  return {.status = in.number("status", -4, 4),
          .union_asp = in.number("union_asp", 0, 10),
          .confederate_asp = in.number("confederate_asp", 0, 10)};
}

void read_kentucky(JsonReader& chart, WarChart& war) {
  NumberReader in(chart, "kentucky");
  war.kentucky.decides_from = in.number("decides_from", 1, 20);
  NumberReader joins(in.json(), "joins");
  war.kentucky.joins = read_kentucky_ends(joins);
  war.kentucky_join_at = read_texts(joins.json(), "confederate_at");
  NumberReader by_union(in.json(), "union_invades");
  war.kentucky.union_invades = read_kentucky_ends(by_union);
  NumberReader by_confederates(in.json(), "confederate_invades");
  war.kentucky.confederate_invades = read_kentucky_ends(by_confederates);
  war.kentucky.asp_a_turn = in.number("asp_a_turn", 0, 10);
}

}  // namespace

const DiplomaticResult* WarChart::diplomatic_result(int total) const {
  const auto found = std::find_if(diplomacy.begin(), diplomacy.end(),
                                  [&](const DiplomaticResult& one) { return one.result == total; });
  return found == diplomacy.end() ? nullptr : &*found;
}

WarChart read_war_chart(JsonReader& chart) {
  WarChart war;
  read_recruiting(chart, war);
  read_militia(chart, war);
  read_economy(chart, war);
  read_projects(chart, war);
  read_politics(chart, war);
  read_diplomacy(chart, war);
  read_kentucky(chart, war);
  return war;
}

}  // namespace longroll::campaign
