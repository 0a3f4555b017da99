// build: small
#include <algorithm>

#include "engine/core/json_file.h"
#include "engine/games/campaign/start.h"

namespace longroll::campaign {
namespace {

/// In the order of AmericanState.
constexpr std::array<std::string_view, kAmericanStates> kStateIds = {"AL", "AR", "DC", "DE", "FL", "GA", "IL", "IN",
                                                                     "IA", "KS", "KY", "LA", "MD", "MS", "MO", "NJ",
                                                                     "NC", "OH", "PA", "SC", "TN", "TX", "VA"};
constexpr std::array<std::string_view, kSeaZones> kZoneIds = {"west-gulf", "east-gulf", "south-atlantic",
                                                              "mid-atlantic", "north-atlantic"};

std::string hex_of(const JsonReader& in) {
  const std::string& text = in.json().text;
  if (text.size() != 4 || !std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; })) {
    in.fault("a hex is four digits");
  }
  return text;
}

std::string read_hex(JsonReader& in, std::string_view name) { return hex_of(in.member(name, Json::Kind::Text)); }

std::vector<std::string> read_hexes(JsonReader& in, std::string_view name) {
  const JsonReader list = in.member(name, Json::Kind::List);
  std::vector<std::string> hexes;
  for (std::size_t i = 0; i < list.size(); ++i) {
    hexes.push_back(hex_of(list.item(i)));
  }
  return hexes;
}

/// Member `name`: two hexes.
std::array<std::string, 2> two_hexes(const JsonReader& list) {
  if (list.size() != 2) {
    list.fault("two hexes stand here");
    return {};
  }
  return {hex_of(list.item(0)), hex_of(list.item(1))};
}

StateSet read_states(JsonReader& in, std::string_view name) {
  const JsonReader list = in.member(name, Json::Kind::List);
  StateSet states;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto found = std::find(kStateIds.begin(), kStateIds.end(), list.item(i).json().text);
    if (found == kStateIds.end()) {
      list.item(i).fault("there is no state \"" + list.item(i).json().text + "\"");
    } else {
      states.add(static_cast<AmericanState>(found - kStateIds.begin()));
    }
  }
  return states;
}

/// The class that a member or an item names; leaders are told elsewhere, trains and railroads are never set up.
std::size_t class_of(const JsonReader& in, const std::string& name) {
  const auto found = std::find(kUnitClassIds.begin(), kUnitClassIds.end(), name);
  const auto index = static_cast<std::size_t>(found - kUnitClassIds.begin());
  if (found == kUnitClassIds.end() || static_cast<UnitClass>(index) == UnitClass::Leader ||
      static_cast<UnitClass>(index) >= UnitClass::Train) {
    in.fault("\"" + name + "\" is not set up");
    return 0;
  }
  return index;
}

void read_units(JsonReader& line, StartForce& force) {
  if (line.has("units")) {
    JsonReader units = line.member("units", Json::Kind::Object);
    for (const std::string& name : units.json().names) {
      force.units[class_of(units, name)] = static_cast<std::int8_t>(units.number(name, 1, 60));
    }
  }
  if (line.has("building")) {
    const JsonReader list = line.member("building", Json::Kind::List);
    for (std::size_t i = 0; i < list.size(); ++i) {
      const std::size_t which = class_of(list.item(i), list.item(i).json().text);
      force.is_building[which] = true;
      if (force.units[which] == 0) {
        list.item(i).fault("nothing of this class stands there");
      }
    }
  }
}

void read_leaders(JsonReader& line, StartForce& force) {
  if (!line.has("leaders")) {
    return;
  }
  const JsonReader list = line.member("leaders", Json::Kind::List);
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader item = list.item(i);
    force.leaders.push_back({.id = item.text("id"),
                             .rating = static_cast<std::int8_t>(item.number("rating", 0, 3)),
                             .name = item.text("name")});
    item.refuse_unknown();
  }
}

void read_choice(JsonReader& line, StartForce& force) {
  JsonReader choice = line.member("choice", Json::Kind::Object);
  force.is_choice_with_unit = choice.word("place", {"city", "unit"}) == 1;
  force.choice_states = read_states(choice, "states");
  if (choice.has("columns")) {
    const JsonReader columns = choice.member("columns", Json::Kind::List);
    if (columns.size() != 2) {
      columns.fault("two columns stand here");
    } else {
      force.first_column = static_cast<std::int8_t>(std::clamp<std::int64_t>(columns.item(0).json().number, 1, 64));
      force.last_column = static_cast<std::int8_t>(std::clamp<std::int64_t>(columns.item(1).json().number, 1, 64));
    }
  }
  force.is_apart = choice.truth_or("apart", false);
  choice.refuse_unknown();
  force.history = read_hexes(line, "history");
}

/// Exactly one of the ways to tell a place.
void read_place(JsonReader& line, StartForce& force) {
  constexpr std::array<std::string_view, 5> kWays = {"at", "choice", "zone", "off", "on"};
  if (std::count_if(kWays.begin(), kWays.end(), [&](std::string_view way) { return line.has(way); }) != 1) {
    line.fault("one of \"at\", \"choice\", \"zone\", \"off\", \"on\" tells the place");
  }
  if (line.has("at")) {
    force.hex = read_hex(line, "at");
  } else if (line.has("choice")) {
    force.where = StartForce::Where::Choice;
    read_choice(line, force);
  } else if (line.has("zone")) {
    force.where = StartForce::Where::SeaZone;
    force.zone = static_cast<SeaZone>(std::max(0, line.word("zone", kZoneIds)));
  } else if (line.has("off")) {
    force.where = StartForce::Where::OffPort;
    force.hex = read_hex(line, "off");
  } else if (line.has("on")) {
    force.where = StartForce::Where::Hexside;
    const std::array<std::string, 2> side = two_hexes(line.member("on", Json::Kind::List));
    force.hex = side[0];
    force.other_hex = side[1];
  }
}

StartForce read_force(JsonReader line) {
  StartForce force;
  force.side = line.word("side", {"usa", "csa"}) == 1 ? Seat::Confederate : Seat::Union;
  read_place(line, force);
  read_units(line, force);
  read_leaders(line, force);
  if (line.has("post")) {
    force.post = line.word("post", {"garrison", "entrenched"}) == 1 ? StartPost::Entrenched : StartPost::Garrison;
  }
  if (line.has("hold")) {
    JsonReader hold = line.member("hold", Json::Kind::Object);
    force.hold_states = read_states(hold, "states");
    force.hold_until_turn = static_cast<std::int8_t>(hold.number("until_turn", 1, 17));
    hold.refuse_unknown();
  }
  force.unchecked_supply_turn = static_cast<std::int8_t>(line.number_or("unchecked_supply_turn", 1, 17, 0));
  line.text("sure");
  line.text_or("name", "");  // for people, as the next
  line.text_or("about", "");
  line.refuse_unknown();
  return force;
}

void read_politics(JsonReader& in, Start& start) {
  JsonReader politics = in.member("politics", Json::Kind::Object);
  start.status = static_cast<int>(politics.number("status", -4, 4));
  start.at_large = static_cast<int>(politics.number("at_large", 0, 9));
  JsonReader kentucky = politics.member("kentucky", Json::Kind::Object);
  start.kentucky =
      static_cast<Start::Kentucky>(std::max(0, kentucky.word("state", {"neutral", "union", "confederate"})));
  if (kentucky.has("by")) {
    start.kentucky_end = static_cast<Start::KentuckyEnd>(
        kentucky.word("by", {"decision", "union-invasion", "confederate-invasion"}) + 1);
  }
  if ((start.kentucky == Start::Kentucky::Neutral) != (start.kentucky_end == Start::KentuckyEnd::Open)) {
    kentucky.fault("\"by\" tells how neutrality ended, and only that");
  }
  kentucky.refuse_unknown();
  start.election_1862 =
      static_cast<Start::Election>(std::max(0, politics.word("election_1862", {"to-come", "held", "lost"})));
  const JsonReader drafts = politics.member("drafts", Json::Kind::List);
  for (std::size_t i = 0; i < drafts.size(); ++i) {
    JsonReader draft = drafts.item(i);
    start.drafts.push_back({.turn = static_cast<std::int8_t>(draft.number("turn", start.turn, 17)),
                            .points = static_cast<std::int8_t>(draft.number("points", 1, 10))});
    draft.refuse_unknown();
  }
  const JsonReader diplomacy = politics.member("diplomacy", Json::Kind::List);
  for (std::size_t i = 0; i < diplomacy.size(); ++i) {
    start.diplomacy.push_back(diplomacy.item(i).json().text);
  }
  politics.refuse_unknown();
}

void read_control(JsonReader& in, Start& start) {
  JsonReader control = in.member("control", Json::Kind::Object);
  start.union_states = read_states(control, "usa_states");
  start.confederate_states = read_states(control, "csa_states");
  start.neutral_states = read_states(control, "neutral_states");
  start.neither_states = read_states(control, "neither_states");
  start.union_rail_states = read_states(control, "union_rails");
  start.union_hexes = read_hexes(control, "usa");
  start.confederate_hexes = read_hexes(control, "csa");
  control.refuse_unknown();
}

void read_rails(JsonReader& in, Start& start) {
  JsonReader rails = in.member("rails", Json::Kind::Object);
  const JsonReader finished = rails.member("finished", Json::Kind::List);
  for (std::size_t i = 0; i < finished.size(); ++i) {
    start.finished_lines.push_back(two_hexes(finished.item(i)));
  }
  start.broken_rails = read_hexes(rails, "broken");
  start.upgraded_rails = read_hexes(rails, "upgraded");
  rails.refuse_unknown();
}

/// No more counters than there are, and every leader once.
void check_counters(const JsonReader& setup, const Start& start, const Forces& forces) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    for (std::size_t i = 0; i < kUnitClassIds.size(); ++i) {
      int count = 0;
      for (const StartForce& force : start.setup) {
        count += force.side == side ? force.units[i] : 0;
      }
      const CounterClass* counters = forces.find(side, static_cast<UnitClass>(i));
      const int most = counters == nullptr ? 0 : counters->count;
      if (count > most) {
        setup.fault(std::to_string(count) + " counters " + std::string(kUnitClassIds[i]) + "; there are " +
                    std::to_string(most));
      }
    }
  }
  std::vector<std::string_view> found;
  for (const StartForce& force : start.setup) {
    for (const StartLeader& leader : force.leaders) {
      const bool is_known = std::any_of(forces.leaders.begin(), forces.leaders.end(), [&](const LeaderCounter& one) {
        return one.id == leader.id && one.side == force.side;
      });
      if (!is_known || std::find(found.begin(), found.end(), leader.id) != found.end()) {
        setup.fault("leader " + leader.id + " is unknown to that side or stands twice");
      }
      found.push_back(leader.id);
    }
  }
}

}  // namespace

std::optional<AmericanState> state_of_code(std::string_view code) {
  const auto found = std::find(kStateIds.begin(), kStateIds.end(), code);
  return found == kStateIds.end() ? std::nullopt : std::optional(static_cast<AmericanState>(found - kStateIds.begin()));
}

Result<Start> parse_start(std::string_view text, std::string_view where, const Forces& forces) {
  return read_json_file<Start>(text, where, [&](JsonReader& in, Start& start) {
    in.word("format", {"longroll-campaign-start/1"});
    start.id = in.text("id");
    start.title = in.text("title");
    in.text("sources");
    JsonReader begins = in.member("begins", Json::Kind::Object);
    start.turn = static_cast<int>(begins.number("turn", 1, 17));
    start.has_set_up = begins.word("phase", {"recruitment", "set-up"}) == 1;
    begins.refuse_unknown();
    start.economy = static_cast<int>(in.number("economy", 0, 40));
    read_politics(in, start);
    read_control(in, start);
    read_rails(in, start);
    const JsonReader setup = in.member("setup", Json::Kind::List);
    for (std::size_t i = 0; i < setup.size(); ++i) {
      start.setup.push_back(read_force(setup.item(i)));
    }
    check_counters(setup, start, forces);
  });
}

}  // namespace longroll::campaign
