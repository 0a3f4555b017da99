// build: logic
#include "web/games/campaign/words.h"

#include "engine/core/text.h"
#include "engine/games/campaign/rules/forage.h"
#include "engine/games/campaign/words.h"
#include "web/games/campaign/arrival_shown.h"

namespace longroll::web::campaign {
namespace {

/// Whose the hex is: "Held by the Union", "Neutral Kentucky", "Nobody's".
std::string holder_words(const cw::Field& field, HexId hex) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (field.held(side).has(hex)) {
      return "Held by the " + side_name(side) + " side [3.1]";
    }
  }
  return field.map().allegiance_at(hex) == cw::Allegiance::Kentucky && field.kentucky() == cw::Kentucky::Neutral
             ? "Neutral Kentucky: to enter it is to invade it [15.5.2]"
             : "Held by nobody [3.1]";
}

/// "A city, a port, a fortress"
std::string place_words(const cw::MapPlace& place) {
  std::string out;
  const auto add = [&](bool is_so, std::string_view what) {
    out += is_so ? (out.empty() ? "" : ", ") + std::string(what) : "";
  };
  add(place.is_city, "city and supply center");
  add(place.is_town, "town");
  add(place.is_port, "port");
  add(place.is_fortress, "fortress");
  add(place.is_inlet, "inlet");
  add(place.is_source, "source of Union supply");
  return capitalized(out);
}

std::string rail_words(const cw::Field& field, HexId hex) {
  if (!field.map().rail_hexes().has(hex)) {
    return "";
  }
  std::string out = "Railroad";
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    out += field.rails(side).has(hex) ? " of the " + side_name(side) + " side" : "";
  }
  out += field.broken_rails().has(hex)     ? ", broken [7.6]"
         : field.upgraded_rails().has(hex) ? ", upgraded [7.7.2]"
                                           : " [7.1]";
  return out;
}

/// What both sides' zones of control say of the hex.
void add_zones(const cw::Field& field, HexId hex, std::vector<std::string>& out) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (field.primary_zone(side).has(hex)) {
      out.push_back("In a primary zone of the " + side_name(side) + " side [6.2]");
    } else if (field.secondary_zone(side).has(hex)) {
      out.push_back("In a secondary zone of the " + side_name(side) + " side [6.3]");
    }
  }
}

}  // namespace

std::string side_name(Seat side) { return std::string(longroll::name_of(side)); }

std::string_view wins(Seat side) { return side == Seat::Union ? "the Union wins" : "the Confederates win"; }

std::string signed_text(int number) {
  return number < 0 ? "\xE2\x88\x92" + std::to_string(-number) : "+" + std::to_string(number);
}

std::string_view name_of(cw::Terrain terrain) {
  constexpr std::array<std::string_view, cw::kTerrains> kNames = {"Clear ground", "Rough ground", "Swamp", "Open sea"};
  return kNames[static_cast<std::size_t>(terrain)];
}

std::string ground_words(const cw::Field& field, HexId hex) {
  const cw::GroundMap& map = field.map();
  if (map.is_sea(hex)) {
    return "Open sea, " + cw::zone_name(map.zone_at(hex));
  }
  return std::string(name_of(map.terrain_at(hex))) + ", " + std::string(cw::name_of(map.state_at(hex)));
}

std::string sides_words(const cw::GroundMap& map, HexId hex) {
  constexpr std::array<std::string_view, cw::kWaters> kNames = {
      "", "minor river", "seasonal river", "navigable river", "lake", "bay", "tidal water"};
  std::array<bool, cw::kWaters> has_water{};
  bool has_bridge = false, has_ferry = false, has_levee = false, has_bar = false;
  for (const Direction d : kAllDirections) {
    has_water[static_cast<std::size_t>(map.water(hex, d))] = true;
    has_bridge |= map.is_bridge(hex, d);
    has_ferry |= map.is_ferry(hex, d);
    has_levee |= map.is_levee(hex, d);
    has_bar |= map.is_sand_bar(hex, d);
  }
  std::string out;
  const auto add = [&](bool is_there, std::string_view name) {
    out += is_there ? (out.empty() ? "" : ", ") + std::string(name) : "";
  };
  for (std::size_t i = 1; i < kNames.size(); ++i) {
    add(has_water[i], kNames[i]);
  }
  add(has_bridge, "bridge");
  add(has_ferry, "ferry");
  add(has_levee, "levee");
  add(has_bar, "sand bar");
  return out;
}

std::vector<std::string> ground_lines(const cw::Field& field, HexId hex) {
  const cw::GroundMap& map = field.map();
  std::vector<std::string> out;
  if (map.is_sea(hex)) {
    return out;
  }
  if (const cw::MapPlace* place = map.place_at(hex)) {
    if (const std::string words = place_words(*place); !words.empty()) {
      out.push_back(words + " [2.1]");
    }
    if (const std::string group = group_words(field, hex); !group.empty()) {
      out.push_back("Recruits for the " + group + " [4.2.1]");
    }
    if (place->center > 0) {
      out.push_back("Worth " + count_of(place->center, "point", "points") + " to the Confederate economy [14.1]");
    }
    if (place->harbor > 0) {
      out.push_back("As an open port worth " + count_of(place->harbor, "point", "points") + " more [14.1]");
    }
  }
  out.push_back(holder_words(field, hex));
  const cw::TerrainEffect& effect = field.chart().terrain.terrain[map.terrain_at(hex)];
  out.push_back(
      "To enter " + count_of(effect.points, "point", "points") +
      (effect.stack > 0 ? ", at most " + count_of(effect.stack, "point fights", "points fight") + " of a side" : "") +
      " [5.3.2]");
  if (const std::string sides = sides_words(map, hex); !sides.empty()) {
    out.push_back("On its sides: " + sides + " [2.1.1]");
  }
  if (const std::string rails = rail_words(field, hex); !rails.empty()) {
    out.push_back(rails);
  }
  if (field.map().in_play().has(hex)) {
    out.push_back("Feeds by foraging: " + std::to_string(cw::forage_limit(field, field.phasing(), hex)) + " [8.4.3]");
  }
  add_zones(field, hex, out);
  return out;
}

std::string standing_of(const cw::Field& field, const ForceShown& force) {
  std::string out;
  const auto add = [&](bool is_so, const std::string& what) { out += is_so ? (out.empty() ? "" : ", ") + what : ""; };
  const cw::Force& inside = force.force;
  const auto part = [&](int count) { return count == inside.points() ? "" : count_of(count, "point ", "points "); };
  add(inside.demoralized > 0, part(inside.demoralized) + "demoralized" +
                                  (inside.markers > 1 ? " (" + std::to_string(inside.markers) + " markers)" : ""));
  add(inside.unsupplied > 0, part(inside.unsupplied) + "out of supply");
  add(force.post != cw::Post::Field, std::string(cw::name_of(force.post)));
  add(force.damaged > 0, std::to_string(force.damaged) + " damaged or not finished");
  add(force.has_moved && force.side == field.phasing() && field.phase() == cw::Phase::Operations, "has moved");
  return out;
}

std::string short_place(const cw::Field& field, HexId hex) {
  const cw::MapPlace* place = field.map().place_at(hex);
  return place != nullptr ? place->name : hex_text(hex);
}

}  // namespace longroll::web::campaign
