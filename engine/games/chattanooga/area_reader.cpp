// build: small
#include "engine/games/chattanooga/area_reader.h"

#include "engine/games/chattanooga/ground_reader.h"
#include "engine/map/hex_reading.h"

namespace longroll::chattanooga {
namespace {

constexpr std::size_t kMaxAreas = 30;

/// Ids of areas before it: all their ground.
HexSet read_any_of(const JsonReader& list, const AreaIds& before, const Scenario& scenario) {
  HexSet hexes;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string& id = list.item(i).json().text;
    if (!before.has(id)) {
      list.item(i).fault("there is no area " + json_quote(id) + " before it");
      continue;
    }
    hexes = hexes | scenario.areas[static_cast<std::size_t>(before.index_of(id))].hexes;
  }
  return hexes;
}

}  // namespace

AreaIds read_areas(const JsonReader& list, const GroundMap& map, Scenario& scenario) {
  AreaIds ids;
  if (!is_short(list, kMaxAreas, "areas")) {
    return ids;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    std::string id = read_id(in, "id");
    if (ids.has(id)) {
      in.fault("a second area " + id);
    }
    SetUpArea area;
    area.title = read_words(in, "title", kLongestTitle);
    area.hexes =
        in.has("any_of") ? read_any_of(in.member("any_of", Json::Kind::List), ids, scenario) : read_ground(in, map);
    in.refuse_unknown();
    ids.add(std::move(id));
    scenario.areas.push_back(std::move(area));
  }
  return ids;
}

}  // namespace longroll::chattanooga
