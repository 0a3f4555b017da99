// build: small
#include "engine/games/battles/scenario_troops.h"

#include <set>

namespace longroll::battles {
namespace {

constexpr std::size_t kMostUnits = 300;  ///< a hundred pieces of a State stay free for breastworks
constexpr std::size_t kMostEntries = 500;

}  // namespace

std::optional<std::size_t> ScenarioTroops::counter_of(const JsonReader& item) const {
  const std::string& id = item.json().text;
  for (std::size_t i = 0; i < forces_.counters.size(); ++i) {
    if (forces_.counters[i].id == id) {
      return i;
    }
  }
  item.fault("there is no unit " + json_quote(id) + " in the order of battle");
  return std::nullopt;
}

std::vector<std::size_t> ScenarioTroops::read_new_units(const JsonReader& list) {
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
    if (places_[*counter] != kNot) {
      list.item(i).fault("unit " + forces_.counters[*counter].id + " twice");
      continue;
    }
    places_[*counter] = kAbsent;
    units.push_back(*counter);
  }
  return units;
}

void ScenarioTroops::place(std::size_t counter, Placement placement) {
  placement.kind = static_cast<int>(counter);
  places_[counter] = static_cast<int>(scenario_.placements.size());
  scenario_.placements.push_back(std::move(placement));
}

/// Gunboats lie on water, everything else stands on ground in play.
void ScenarioTroops::read_setup(const JsonReader& list) {
  if (!is_short(list, kMostEntries, "entries")) {
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

void ScenarioTroops::read_arrivals(const JsonReader& list) {
  if (!is_short(list, kMostEntries, "entries")) {
    return;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    Placement placement;
    placement.turn = static_cast<int>(in.number("turn", 1, static_cast<std::int64_t>(kMostTurns)));
    if (static_cast<std::size_t>(placement.turn) > scenario_.turns.size()) {
      in.fault("turn " + std::to_string(placement.turn) + " is beyond the last");
    }
    placement.entries = read_hexes(in.member("at", Json::Kind::List), map_);
    for (const std::size_t unit : read_new_units(in.member("units", Json::Kind::List))) {
      if (forces_.counters[unit].arm == Arm::Gunboat) {
        in.fault("a gunboat does not arrive by land: " + forces_.counters[unit].id);
      }
      place(unit, placement);
    }
    in.refuse_unknown();
  }
}

void ScenarioTroops::read_absent(const JsonReader& list) { read_new_units(list); }

void ScenarioTroops::hold(const JsonReader& item, int group) {
  const auto counter = counter_of(item);
  if (!counter) {
    return;
  }
  const std::string& id = forces_.counters[*counter].id;
  if (places_[*counter] < 0) {
    item.fault("unit " + id + " is not in this scenario");
    return;
  }
  Placement& placement = scenario_.placements[static_cast<std::size_t>(places_[*counter])];
  if (placement.held >= 0) {
    item.fault("unit " + id + " is held twice");
  }
  placement.held = group;
}

void ScenarioTroops::read_held(const JsonReader& list) {
  if (!is_short(list, static_cast<std::size_t>(kMostHeld), "groups")) {
    return;
  }
  std::set<std::string> ids;
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    Held held;
    held.id = read_id(in, "id");
    held.title = read_words(in, "title", kLongestTitle);
    held.until_turn = static_cast<int>(in.number_or("until_turn", 1, static_cast<std::int64_t>(kMostTurns), 0));
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
    if (is_short(units, kMostUnits, "units")) {
      for (std::size_t u = 0; u < units.size(); ++u) {
        hold(units.item(u), static_cast<int>(i));
      }
    }
    scenario_.held.push_back(std::move(held));
  }
}

void ScenarioTroops::check_stack(const JsonReader& in, HexId hex) const {
  std::array<int, 2> units{};
  for (const Placement& placement : scenario_.placements) {
    const Counter& counter = forces_.counters[static_cast<std::size_t>(placement.kind)];
    if (placement.at == hex && is_combat_unit(counter.arm)) {
      ++units[static_cast<std::size_t>(index_of(counter.side))];
    }
  }
  if (units[0] > scenario_.stack_limit || units[1] > scenario_.stack_limit) {
    in.fault("more units in hex " + hex_text(hex) + " than may be stacked there");
  }
  if (units[0] > 0 && units[1] > 0) {
    in.fault("units of both sides in hex " + hex_text(hex));
  }
}

void ScenarioTroops::check(const JsonReader& in) const {
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (places_[i] == kNot) {
      in.fault("unit " + forces_.counters[i].id + " is neither set up nor arrives nor is absent");
    }
  }
  std::set<HexId> hexes;
  for (const Placement& placement : scenario_.placements) {
    if (placement.at != kNoHex && hexes.insert(placement.at).second) {
      check_stack(in, placement.at);
    }
  }
}

}  // namespace longroll::battles
