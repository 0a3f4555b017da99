// build: small
#include "engine/games/campaign/terrain_effects.h"

#include <algorithm>

#include "engine/games/campaign/number_reader.h"
#include "engine/games/campaign/overland_steps.h"

namespace longroll::campaign {
namespace {

ZoneReach read_zones(NumberReader& in) {
  return {.primary = in.truth_or("primary_zone", true), .secondary = in.truth_or("secondary_zone", true)};
}

/// A step on foot costs no more than OverlandSteps::kDearest: the dearest hex, and a river on the way.
constexpr int kDearestHex = 3;
constexpr int kDearestRiver = OverlandSteps::kDearest - kDearestHex;

TerrainEffect read_terrain(NumberReader& in) {
  return {
      .points = in.number("points", 1, kDearestHex), .stack = in.number_or("stack", 1, 20, 0), .zones = read_zones(in)};
}

WayEffect read_way(NumberReader& in) {
  return {.points = in.number("points", 1, kDearestHex),
          .connects_economy = in.truth_or("economy", false),
          .carries_supply = in.truth_or("supply", false)};
}

void read_vessels(JsonReader& in, std::array<bool, kVessels>& vessels) {
  if (!in.has("vessels")) {
    return;
  }
  const JsonReader list = in.member("vessels", Json::Kind::List);
  for (std::size_t i = 0; i < list.size(); ++i) {
    const JsonReader item = list.item(i);
    const auto found = std::find(kVesselIds.begin(), kVesselIds.end(), item.json().text);
    if (found == kVesselIds.end()) {
      item.fault("there is no vessel \"" + item.json().text + "\"");
    } else {
      vessels[static_cast<std::size_t>(found - kVesselIds.begin())] = true;
    }
  }
}

WaterEffect read_water(NumberReader& in) {
  WaterEffect water{.blocks = in.truth_or("blocks", false),
                    .points = in.number_or("points", 0, kDearestRiver, 0),
                    .attacker_die = in.number_or("attacker_die", -6, 0, 0),
                    .zones = read_zones(in)};
  read_vessels(in.json(), water.vessels);
  water.connects_economy = in.truth_or("economy", false);
  const bool is_for_both = in.truth_or("supply", false);
  const bool is_for_union = in.json().has("supply_of") && in.json().word("supply_of", {"usa"}) == 0;
  water.carries_supply[Seat::Union] = is_for_both || is_for_union;
  water.carries_supply[Seat::Confederate] = is_for_both;
  return water;
}

/// What a seasonal river is in each season: member "as".
EnumArray<Season, Water, kSeasons> read_seasonal(NumberReader& in) {
  EnumArray<Season, Water, kSeasons> waters{};
  JsonReader as = in.json().member("as", Json::Kind::Object);
  for (std::size_t i = 0; i < waters.size(); ++i) {
    const auto water = static_cast<Water>(as.word(kSeasonIds[i], kWaterIds) + 1);
    if (water == Water::Seasonal) {
      as.fault("a seasonal river is another water in each season");
    } else {
      waters[i] = water;
    }
  }
  as.refuse_unknown();
  return waters;
}

CrossingEffect read_crossing(NumberReader& in) {
  return {.cancels_water = in.truth_or("cancels_water", false),
          .allowance_divisor = in.number_or("allowance_divisor", 1, 10, 1),
          .is_amphibious = in.truth_or("amphibious", false),
          .has_primary_zone = in.truth_or("primary_zone", true),
          .connects_economy = in.truth_or("economy", false),
          .carries_supply = in.truth_or("supply", false)};
}

AppalachiaEffect read_appalachia(NumberReader& in) {
  return {.union_forage = in.number("union_forage", 0, 10),
          .has_confederate_secondary_zone = in.truth_or("confederate_secondary_zone", true),
          .confederate_rally_die = in.die_modifier("confederate_rally_die"),
          .always_rallies = in.die("always_rallies")};
}

/// Member `name`: an object with a member for each of the words, in their order.
template <class Lines, class Words, class ReadLine>
void read_lines(JsonReader& chart, std::string_view name, const Words& words, Lines& lines, ReadLine&& read_line) {
  JsonReader in = chart.member(name, Json::Kind::Object);
  for (std::size_t i = 0; i < words.size(); ++i) {
    NumberReader line(in, words[i]);
    lines[i] = read_line(line);
  }
  in.refuse_unknown();
}

}  // namespace

TerrainEffects read_terrain_effects(JsonReader& chart) {
  TerrainEffects effects;
  read_lines(chart, "terrain", kTerrainIds, effects.terrain, read_terrain);
  read_lines(chart, "ways", kWayIds, effects.ways, read_way);
  JsonReader waters = chart.member("waters", Json::Kind::Object);
  for (std::size_t i = 0; i < kWaterIds.size(); ++i) {
    const auto water = static_cast<Water>(i + 1);
    NumberReader line(waters, kWaterIds[i]);
    effects.waters_[water] = water == Water::Seasonal ? WaterEffect{} : read_water(line);
    if (water == Water::Seasonal) {
      effects.seasonal_ = read_seasonal(line);
    }
  }
  NumberReader ocean(waters, "ocean");
  effects.ocean = read_water(ocean);
  waters.refuse_unknown();
  read_lines(chart, "crossings", kCrossingIds, effects.crossings, read_crossing);
  NumberReader loop(chart, "loop");
  effects.loop_defender_die = loop.die_modifier("defender_die");
  NumberReader appalachia(chart, "appalachia");
  effects.appalachia = read_appalachia(appalachia);
  return effects;
}

}  // namespace longroll::campaign
