// build: small
#include <algorithm>
#include <charconv>
#include <optional>
#include <set>

#include "engine/core/enum_table.h"
#include "engine/games/chattanooga/unit.h"

/// Counters: assets/games/chattanooga/forces.json. The format is told in assets/games/chattanooga/FORMAT.md.
namespace longroll::chattanooga {
namespace {

constexpr hexgame::OrderOfBattleLimits kLimits = {.format = "longroll-chattanooga-forces/1",
                                                  .most_units = kMaxUnits,
                                                  .longest_name = 12,
                                                  .most_formations = 160,
                                                  .needs_about = false};
constexpr std::size_t kMaxPools = 64;
constexpr int kMaxPieces = 100;  // of one kind

constexpr auto kTypeIds = enum_table<UnitType, UnitType::Redoubt, std::string_view>(
    {"infantry", "cavalry", "artillery", "leader", "extra-strength", "reserve", "boat", "bridge", "hero", "fortune",
     "breastwork", "trench", "redoubt"});
constexpr auto kArmyIds = enum_table<Army, Army::ConfederateTennessee, std::string_view>(
    {"cumberland", "tennessee", "potomac", "confederate-tennessee"});

/// A number of a span, 1 to FormationSet::kLast; nothing when the text is no such number.
std::optional<int> formation_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc() && end == text.data() + text.size();
  if (!is_whole || number < 1 || number > FormationSet::kLast) {
    return std::nullopt;
  }
  return number;
}

/// "7" or "11-14".
std::optional<FormationSet> read_range(std::string_view text) {
  const std::size_t hyphen = text.find('-');
  const auto first = formation_number(text.substr(0, hyphen));
  const auto last = hyphen == std::string_view::npos ? first : formation_number(text.substr(hyphen + 1));
  if (!first || !last || *first > *last) {
    return std::nullopt;
  }
  return FormationSet::span(*first, *last);
}

/// Member "formations": ranges with spaces between them, or A.
FormationSet read_formations(JsonReader& in) {
  const std::string text = in.text("formations");
  if (text == "A") {
    return FormationSet::any();
  }
  FormationSet set;
  std::string_view rest = text;
  while (true) {
    const std::size_t space = rest.find(' ');
    const auto range = read_range(rest.substr(0, space));
    if (!range) {
      in.fault("formations are written as 7, 11-14 or 1-17 38, or A, and are 1 to 63: \"" + text + "\"");
      return set;
    }
    set.add(*range);
    if (space == std::string_view::npos) {
      return set;
    }
    rest.remove_prefix(space + 1);
  }
}

Army read_army(JsonReader& in, Seat side) {
  const auto army = static_cast<Army>(std::max(in.word("army", kArmyIds), 0));
  if ((army == Army::ConfederateTennessee) != (side == Seat::Confederate)) {
    in.fault("the army is of the other side");
  }
  return army;
}

/// One side of a counter (5.1): artillery has no intensity.
Ratings read_side_of_counter(JsonReader in, UnitType type) {
  Ratings ratings;
  ratings.strength = static_cast<std::int8_t>(in.number("strength", 1, 4));
  if (type != UnitType::Artillery) {
    ratings.intensity = static_cast<std::int8_t>(in.number("intensity", 3, 7));
  }
  ratings.morale = static_cast<std::int8_t>(in.number("morale", 1, 5));
  in.refuse_unknown();
  return ratings;
}

/// 5.3: the reverse is one worse in each rating, down to the least that a counter can have.
Ratings reverse_of(const Ratings& front) {
  const auto less = [](std::int8_t rating, int least) { return static_cast<std::int8_t>(std::max(rating - 1, least)); };
  Ratings back{less(front.strength, 1), front.intensity, less(front.morale, 1)};
  if (front.intensity != 0) {
    back.intensity = less(front.intensity, 3);
  }
  return back;
}

/// Chattanooga 1.3, 5.1: a regiment by its men, a battery by its pieces, and what both show.
void read_combat_unit(JsonReader& in, Unit& unit) {
  const bool is_artillery = unit.type == UnitType::Artillery;
  unit.army = read_army(in, unit.side);
  unit.front = read_side_of_counter(in.member("front", Json::Kind::Object), unit.type);
  unit.back = read_side_of_counter(in.member("back", Json::Kind::Object), unit.type);
  if (in.has("front") && in.has("back") && unit.back != reverse_of(unit.front)) {
    in.fault(
        "the reverse must be one worse than the front in each rating, strength and morale at least 1, intensity 3");
  }
  unit.range = static_cast<std::int8_t>(is_artillery ? in.number("range", 4, 10) : in.number("range", 1, 2));
  unit.has_asterisk = in.truth_or("asterisk", false);
  unit.is_dagger = in.truth_or("dagger", false);
  unit.is_regular = in.truth_or("regular", false);
  unit.is_estimated = in.truth_or("estimated", false);
  unit.men = static_cast<std::int16_t>(in.number("men", 0, 2000));
  unit.guns = static_cast<std::int16_t>(is_artillery ? in.number("guns", 0, 12) : 0);
  unit.weapon = in.text("weapon");
  unit.record = in.text("record");
  if (unit.has_asterisk && unit.type != UnitType::Infantry) {
    in.fault("only infantry has an asterisk");
  }
}

/// Chattanooga 5.0, 13.1, 5.9: the members that depend on what the counter is.
void read_ratings(JsonReader& in, Unit& unit) {
  unit.type = static_cast<UnitType>(
      std::max(in.word("type", {"infantry", "cavalry", "artillery", "leader", "extra-strength"}), 0));
  unit.formations = read_formations(in);
  if (is_combat_unit(unit.type)) {
    read_combat_unit(in, unit);
  } else if (unit.type == UnitType::Leader) {
    unit.army = read_army(in, unit.side);
    unit.combat_rating = static_cast<std::int8_t>(in.number("combat", 1, 2));
    unit.command_rating = static_cast<std::int8_t>(in.number("command", 2, 5));
  } else {
    unit.value = static_cast<std::int8_t>(in.number("value", 0, 20));
    unit.covers_artillery = in.truth_or("artillery", false);
  }
}

Seat read_owner(JsonReader& in) {
  constexpr std::array kOwners = {Seat::Union, Seat::Confederate, Seat::Nobody};
  return kOwners[static_cast<std::size_t>(std::max(in.word("side", {"usa", "csa", "any"}), 0))];
}

/// A line of the list of markers: reserves, boats, heroes, works and so on.
Unit read_marker(JsonReader in) {
  Unit marker;
  marker.id = read_id(in, "id");
  marker.side = read_owner(in);
  const int type = std::max(
      in.word("type", std::span<const std::string_view>(kTypeIds).subspan(static_cast<std::size_t>(UnitType::Reserve))),
      0);
  marker.type = static_cast<UnitType>(static_cast<int>(UnitType::Reserve) + type);
  marker.name = read_words(in, "name", kLimits.longest_name);
  marker.title = read_words(in, "title", kLongestTitle);
  marker.count = static_cast<std::int16_t>(in.number("count", 1, kMaxPieces));
  marker.value = static_cast<std::int8_t>(in.number_or("value", 1, 2, 0));
  marker.is_marker = marker.count > 1;
  in.refuse_unknown();
  const std::string prefix = marker.side == Seat::Nobody ? "any." : std::string(longroll::id_of(marker.side)) + ".";
  if (!marker.id.starts_with(prefix)) {
    in.fault("the id of such a marker begins with " + prefix);
  }
  if ((marker.type == UnitType::Hero) != (marker.value != 0)) {
    in.fault("a hero has a value, and no other marker has");
  }
  return marker;
}

void read_markers(JsonReader& in, Forces& forces) {
  const JsonReader list = in.member("markers", Json::Kind::List);
  if (!is_short(list, kMaxPools, "markers")) {
    return;
  }
  std::set<std::string> ids;
  for (const Unit& unit : forces.counters) {
    ids.insert(unit.id);
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    Unit marker = read_marker(list.item(i));
    if (!ids.insert(marker.id).second) {
      list.item(i).fault("a second counter with the id " + marker.id);
    }
    forces.counters.push_back(std::move(marker));
  }
}

}  // namespace

/// Chattanooga OOB, 2.4: both orders of battle and the markers.
Result<Forces> parse_forces(std::string_view text, std::string_view where) {
  return hexgame::read_order_of_battle<Unit>(text, where, kLimits, read_ratings, read_markers);
}

std::string_view id_of(UnitType type) { return kTypeIds[type]; }
std::string_view id_of(Army army) { return kArmyIds[army]; }

}  // namespace longroll::chattanooga
