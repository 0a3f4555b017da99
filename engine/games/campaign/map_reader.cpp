// build: small
#include <algorithm>
#include <string>

#include "engine/core/heap_sort.h"
#include "engine/core/json.h"
#include "engine/core/json_words.h"
#include "engine/games/campaign/ground_map.h"
#include "engine/games/campaign/map_words.h"
#include "engine/map/hex_map_reader.h"
#include "engine/map/hex_reading.h"

namespace longroll::campaign {
namespace {

constexpr MapVocabulary::Terrain kTerrain[] = {{'.', "clear"}, {'r', "rough"}, {'s', "swamp"}, {'~', "sea", true}};
static_assert(std::size(kTerrain) == kTerrains);
constexpr MapVocabulary::SideKind kWaterWords[] = {
    {"minor", kMinor}, {"seasonal", kSeasonal}, {"navigable", kNavigable},
    {"lake", kLake},   {"bay", kBay},           {"tidal", kTidal}};
static_assert(std::size(kWaterWords) + 1 == kWaters);
constexpr MapVocabulary::SideKind kCrossingKinds[] = {{"bridge", kBridge}, {"ferry", kFerry}};
constexpr MapVocabulary::SideKind kMarks[] = {{"levee", kLevee}, {"sand-bar", kSandBar}, {"loop", kLoop, false}};
constexpr MapVocabulary::LineKind kLines[] = {{"railroad"}, {"unfinished"}, {"road", 0}};
constexpr std::string_view kRegions[] = {"area"};

/// A letter of `areas` for each AmericanState, then a digit for each SeaZone, in the order of the enumerations.
constexpr std::string_view kStateLetters = "abcdfgizwkulyhmjnopstxv";
static_assert(kStateLetters.size() == kAmericanStates);
constexpr std::string_view kZoneDigits = "12345";
static_assert(kZoneDigits.size() == kSeaZones);
constexpr std::string_view kGroupWords[] = {"Trans-Mississippi", "Mississippi Valley", "Piedmont",        "Tidewater",
                                            "Gulf Coast",        "Atlantic Coast",     "Tennessee Valley"};
static_assert(std::size(kGroupWords) == kRecruitmentGroups);
constexpr std::string_view kPlaceKinds[] = {"city", "town", "port", "fortress", "inlet", "source"};
constexpr std::size_t kMaxPlaces = 1000;
constexpr int kMaxWorth = 9;  ///< of a centre or harbour

class ExtraParts {
 public:
  ExtraParts(const HexMap& map, GroundMap::Extras& extras) : map_(map), extras_(extras) {}

  /// One string a row: the state of land, the zone of sea.
  void read_areas(const JsonReader& list) {
    if (list.size() != static_cast<std::size_t>(map_.grid.rows)) {
      list.fault("there must be " + std::to_string(map_.grid.rows) + " rows");
      return;
    }
    for (int row = 1; row <= map_.grid.rows; ++row) {
      const JsonReader item = list.item(static_cast<std::size_t>(row - 1));
      const std::string& letters = item.json().text;
      if (letters.size() != static_cast<std::size_t>(map_.grid.columns)) {
        item.fault("there must be " + std::to_string(map_.grid.columns) + " letters");
        continue;
      }
      for (int column = 1; column <= map_.grid.columns; ++column) {
        read_area(item, hex_at(column, row), letters[static_cast<std::size_t>(column - 1)]);
      }
    }
  }

  void read_places(const JsonReader& list) {
    if (list.size() > kMaxPlaces) {
      list.fault("more than " + std::to_string(kMaxPlaces));
      return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      JsonReader in = list.item(i);
      MapPlace place;
      place.name = read_words(in, "name", kLongestTitle);
      place.hex = read_hex(in, in.text("hex"), map_);
      read_kinds(in.member("kinds", Json::Kind::List), place);
      if (in.has("group")) {
        const int found = in.word("group", std::span<const std::string_view>(kGroupWords));
        place.group = found < 0 ? std::nullopt : std::optional(static_cast<Group>(found));
      }
      place.center = static_cast<int>(in.number_or("center", 1, kMaxWorth, 0));
      place.harbor = static_cast<int>(in.number_or("harbor", 1, kMaxWorth, 0));
      in.refuse_unknown();
      check_place(in, place);
      extras_.places.push_back(std::move(place));
    }
  }

  void read_inlets(const JsonReader& list) {
    for (std::size_t i = 0; i < std::min(list.size(), kMaxPlaces); ++i) {
      JsonReader in = list.item(i);
      Inlet inlet;
      inlet.name = read_words(in, "name", kLongestTitle);
      const JsonReader corner = in.member("corner", Json::Kind::List);
      in.refuse_unknown();
      if (corner.size() != inlet.corner.size()) {
        corner.fault("three hexes meet in a corner");
        continue;
      }
      for (std::size_t k = 0; k < corner.size(); ++k) {
        inlet.corner[k] = read_hex(corner.item(k), corner.item(k).json().text, map_);
      }
      check_corner(corner, inlet.corner);
      heap_sort(inlet.corner.begin(), inlet.corner.end());
      extras_.inlets.push_back(std::move(inlet));
    }
  }

 private:
  void read_area(const JsonReader& item, HexId hex, char letter) {
    const bool is_land = map_.is_playable(hex);
    const std::string_view letters = is_land ? kStateLetters : kZoneDigits;
    const std::size_t found = letters.find(letter);
    if (found == std::string_view::npos) {
      item.fault("'" + std::string(1, letter) + "' is no " + (is_land ? "state" : "sea zone") + ", in " +
                 hex_text(hex));
    } else if (is_land) {
      extras_.state[hex] = static_cast<AmericanState>(found);
    } else {
      extras_.zone[hex] = static_cast<SeaZone>(found);
    }
  }

  static void read_kinds(const JsonReader& list, MapPlace& place) {
    bool* const kFlags[] = {&place.is_city,     &place.is_town,  &place.is_port,
                            &place.is_fortress, &place.is_inlet, &place.is_source};
    static_assert(std::size(kFlags) == std::size(kPlaceKinds));
    if (list.size() < 1 || list.size() > std::size(kPlaceKinds)) {
      list.fault("a place is something, of each kind once at most");
      return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto found = std::find(std::begin(kPlaceKinds), std::end(kPlaceKinds), list.item(i).json().text);
      if (found == std::end(kPlaceKinds)) {
        list.item(i).fault(json_quote(list.item(i).json().text) + " is no kind of place");
      } else {
        *kFlags[found - std::begin(kPlaceKinds)] = true;
      }
    }
  }

  /// One place a hex, on land; a city is no town; cities alone recruit and are centres, ports alone are critical ports.
  void check_place(const JsonReader& in, const MapPlace& place) {
    if (place.hex == kNoHex) {
      return;
    }
    if (!map_.is_playable(place.hex)) {
      in.fault(hex_text(place.hex) + " is sea");
    }
    if (taken_.has(place.hex)) {
      in.fault(hex_text(place.hex) + " has another place already");
    }
    taken_.add(place.hex);
    if (place.is_city && place.is_town) {
      in.fault("a city is no town");
    }
    if (!place.is_city && (place.group || place.center != 0)) {
      in.fault("only a city recruits or is a critical supply centre");
    }
    if (!place.is_port && place.harbor != 0) {
      in.fault("only a port is a critical port");
    }
  }

  void check_corner(const JsonReader& in, const std::array<HexId, 3>& corner) const {
    int seas = 0;
    for (std::size_t i = 0; i < corner.size(); ++i) {
      const HexId a = corner[i];
      const HexId b = corner[(i + 1) % corner.size()];
      if (a == kNoHex || b == kNoHex) {
        return;
      }
      if (!map_.grid.are_adjacent(a, b)) {
        in.fault(hex_text(a) + " and " + hex_text(b) + " do not meet");
        return;
      }
      seas += map_.is_playable(a) ? 0 : 1;
    }
    if (seas != 1) {
      in.fault("an inlet lies between two hexes of land and one of sea");
    }
  }

  const HexMap& map_;
  GroundMap::Extras& extras_;
  HexSet taken_;
};

/// Places are the spots of the picture and the log.
void name_spots(HexMap& map, const std::vector<MapPlace>& places) {
  for (const MapPlace& place : places) {
    map.spots.push_back({place.name, place.is_city ? "city" : place.is_town ? "town" : "landmark", place.hex});
  }
}

void check_regions(const HexMap& map, const JsonReader& in) {
  for (const std::string_view name : {kAppalachia, kSnow}) {
    const bool is_there = std::any_of(map.regions.begin(), map.regions.end(), [&](const MapRegion& region) {
      return region.name == name &&
             std::all_of(region.hexes.begin(), region.hexes.end(), [&](HexId hex) { return map.is_playable(hex); });
    });
    if (!is_there) {
      in.fault("the rules need a region " + json_quote(name) + " of hexes in play");
    }
  }
}

}  // namespace

const MapVocabulary& map_words() {
  static constexpr MapVocabulary kWords = {.format = "longroll-campaign-map/1",
                                           .terrain = kTerrain,
                                           .lowest = '1',
                                           .highest = '0',
                                           .waters = kWaterWords,
                                           .crossings = kCrossingKinds,
                                           .marks = kMarks,
                                           .lines = kLines,
                                           .regions = kRegions,
                                           .barred = kDeepWater,
                                           .is_one_piece = false};
  return kWords;
}

Result<GroundMap> parse_ground(std::string_view text, std::string_view where) {
  const Result<Json> json = parse_json(text, where, kMapLimits);
  if (!json) {
    return json.faults();
  }
  Faults faults;
  JsonReader in(json.value(), std::string(where), faults);
  std::optional<HexMap> map = read_hex_map(in, map_words());
  if (!map) {
    return faults;
  }
  GroundMap::Extras extras;
  ExtraParts parts(*map, extras);
  parts.read_areas(in.member("areas", Json::Kind::List));
  parts.read_places(in.member("places", Json::Kind::List));
  parts.read_inlets(in.member("inlets", Json::Kind::List));
  check_regions(*map, in);
  in.refuse_unknown();
  if (!faults.empty()) {
    return faults;
  }
  name_spots(*map, extras.places);
  return GroundMap(std::move(*map), std::move(extras));
}

}  // namespace longroll::campaign
