// build: small
#include "engine/hexgame/placement_reader.h"

#include <array>
#include <set>

#include "engine/core/json_words.h"
#include "engine/hexgame/scenario_reader.h"
#include "engine/map/hex_reading.h"

namespace longroll::hexgame {
namespace {

constexpr std::size_t kMaxEntries = 500;

}  // namespace

std::optional<std::size_t> PlacementReader::unit_of(const JsonReader& item) const {
  const std::string& id = item.json().text;
  for (std::size_t i = 0; i < facts_.count; ++i) {
    if (facts_.unit(i).id == id) {
      return i;
    }
  }
  item.fault("there is no unit " + json_quote(id) + " in the order of battle");
  return std::nullopt;
}

std::vector<std::size_t> PlacementReader::read_new_units(const JsonReader& list) {
  std::vector<std::size_t> units;
  if (!is_short(list, facts_.most_placed, "units")) {
    return units;
  }
  if (list.size() == 0) {
    list.fault("no unit");
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto unit = unit_of(list.item(i));
    if (!unit) {
      continue;
    }
    if (places_[*unit] != kUnnamed) {
      list.item(i).fault("unit " + facts_.unit(*unit).id + " twice");
      continue;
    }
    places_[*unit] = kAbsent;
    units.push_back(*unit);
  }
  return units;
}

void PlacementReader::place(std::size_t unit, Placement placement) {
  placement.kind = static_cast<int>(unit);
  places_[unit] = static_cast<int>(scenario_.placements.size());
  scenario_.placements.push_back(std::move(placement));
}

void PlacementReader::read_setup(const JsonReader& list) {
  if (!is_short(list, kMaxEntries, "entries")) {
    return;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    const std::string at = in.text("at");
    const HexId hex = read_hex(in, at, map_);
    const std::vector<std::size_t> units = read_new_units(in.member("units", Json::Kind::List));
    in.refuse_unknown();
    if (hex == kNoHex) {
      continue;
    }
    for (const std::size_t unit : units) {
      if (!facts_.may_stand(unit, hex)) {
        in.fault("hex " + at + " is no place for " + facts_.unit(unit).id);
      }
      Placement placement;
      placement.at = hex;
      place(unit, std::move(placement));
    }
  }
}

void PlacementReader::read_arrivals(const JsonReader& list) {
  if (!is_short(list, kMaxEntries, "entries")) {
    return;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    Placement placement;
    placement.turn = static_cast<int>(in.number("turn", 1, static_cast<std::int64_t>(kMaxTurns)));
    if (static_cast<std::size_t>(placement.turn) > scenario_.turns.size()) {
      in.fault("turn " + std::to_string(placement.turn) + " is beyond the last");
    }
    placement.entries = read_hexes(in.member("at", Json::Kind::List), map_);
    for (const std::size_t unit : read_new_units(in.member("units", Json::Kind::List))) {
      if (!facts_.may_arrive(unit)) {
        in.fault(facts_.unit(unit).id + " does not arrive by land");
      }
      place(unit, placement);
    }
    in.refuse_unknown();
  }
}

void PlacementReader::read_absent(const JsonReader& list) { read_new_units(list); }

void PlacementReader::hold(const JsonReader& item, int group) {
  const auto unit = unit_of(item);
  if (!unit) {
    return;
  }
  const std::string& id = facts_.unit(*unit).id;
  if (places_[*unit] < 0) {
    item.fault("unit " + id + " is not in this scenario");
    return;
  }
  Placement& placement = scenario_.placements[static_cast<std::size_t>(places_[*unit])];
  if (placement.held >= 0) {
    item.fault("unit " + id + " is held twice");
  }
  placement.held = group;
}

void PlacementReader::read_held(const JsonReader& list) {
  if (!is_short(list, facts_.most_held, "groups")) {
    return;
  }
  std::set<std::string> ids;
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    Held held;
    held.id = read_id(in, "id");
    held.title = read_words(in, "title", kLongestTitle);
    held.until_turn = static_cast<int>(in.number_or("until_turn", 1, static_cast<std::int64_t>(kMaxTurns), 0));
    held.enemy_within = static_cast<int>(in.number_or("enemy_within", 1, 20, 0));
    const JsonReader units = in.member("units", Json::Kind::List);
    in.refuse_unknown();
    if (!ids.insert(held.id).second) {
      in.fault("a second group with the id " + held.id);
    }
    if (held.until_turn > static_cast<int>(scenario_.turns.size())) {
      in.fault("turn " + std::to_string(held.until_turn) + " is beyond the last");
    }
    if (held.until_turn == 0 && held.enemy_within == 0) {
      in.fault("nothing would ever free these troops: until_turn or enemy_within must be told");
    }
    if (is_short(units, facts_.most_placed, "units")) {
      for (std::size_t u = 0; u < units.size(); ++u) {
        hold(units.item(u), static_cast<int>(i));
      }
    }
    scenario_.held.push_back(std::move(held));
  }
}

void PlacementReader::check_stack(const JsonReader& in, HexId hex) const {
  std::array<int, 2> units{};
  for (const Placement& placement : scenario_.placements) {
    const auto unit = static_cast<std::size_t>(placement.kind);
    if (placement.at == hex && facts_.counts_for_stacking(unit)) {
      ++units[static_cast<std::size_t>(index_of(facts_.unit(unit).side))];
    }
  }
  if (units[0] > scenario_.stack_limit || units[1] > scenario_.stack_limit) {
    in.fault("more units in hex " + hex_text(hex) + " than may be stacked there");
  }
  if (units[0] > 0 && units[1] > 0) {
    in.fault("units of both sides in hex " + hex_text(hex));
  }
}

void PlacementReader::check(const JsonReader& in) const {
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (places_[i] == kUnnamed) {
      in.fault("unit " + facts_.unit(i).id + " is neither set up nor arrives nor is absent");
    }
  }
  std::set<HexId> hexes;
  for (const Placement& placement : scenario_.placements) {
    if (placement.at != kNoHex && hexes.insert(placement.at).second) {
      check_stack(in, placement.at);
    }
  }
}

}  // namespace longroll::hexgame
