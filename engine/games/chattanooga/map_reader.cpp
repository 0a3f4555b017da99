// build: small
#include <string>

#include "engine/games/chattanooga/ground_map.h"
#include "engine/games/chattanooga/map_words.h"
#include "engine/map/hex_map_reader.h"

namespace longroll::chattanooga {
namespace {

constexpr MapVocabulary::Terrain kTerrain[] = {{'.', "clear"},    {'w', "woods"}, {'s', "swamp"},      {'v', "ravine"},
                                               {'h', "hillside"}, {'t', "town"},  {'~', "river", true}};
static_assert(std::size(kTerrain) == kTerrains);

constexpr MapVocabulary::SideKind kWaters[] = {{"stream", kStream}};
constexpr MapVocabulary::SideKind kCrossings[] = {{"bridge", kBridge, true, "bridge"}};
constexpr MapVocabulary::SideKind kHexsideWorks[] = {{"fortification", kFortification, false}};
constexpr MapVocabulary::SideKind kMarks[] = {{"blocked", kBlocked}};
constexpr MapVocabulary::LineKind kLines[] = {{"road", 0}, {"railroad"}};
constexpr std::string_view kSpots[] = {"town",   "village", "house",  "church",  "mill",       "landing",
                                       "bridge", "fort",    "hill",   "gap",     "crossroads", "mouth",
                                       "camp",   "station", "tunnel", "landmark"};
constexpr std::string_view kRegions[] = {"woods", "hill", "ridge", "valley", "field", "swamp", "water", "area"};

}  // namespace

const MapVocabulary& map_words() {
  static constexpr MapVocabulary kWords = {.format = "longroll-chattanooga-map/1",
                                           .terrain = kTerrain,
                                           .lowest = '0',
                                           .highest = '2',
                                           .waters = kWaters,
                                           .crossings = kCrossings,
                                           .works = kHexsideWorks,
                                           .marks = kMarks,
                                           .lines = kLines,
                                           .spots = kSpots,
                                           .regions = kRegions,
                                           .uphill = kUphill,
                                           .barred = kStream,
                                           .closed = kBlocked};
  return kWords;
}

Result<GroundMap> parse_ground(std::string_view text, std::string_view where) {
  Result<HexMap> read = read_hex_map(text, where, map_words());
  if (!read) {
    return read.faults();
  }
  GroundMap map(std::move(read).value());
  Faults faults;
  for (const std::string_view name : kRuledRegions) {
    if ((map.region(name) & map.in_play()).empty()) {
      faults.push_back({std::string(where) + ": regions",
                        "the rules need a region \"" + std::string(name) + "\" with hexes in play"});
    }
  }
  if (map.fortification_line().empty()) {
    faults.push_back({std::string(where) + ": works", "the rules need the fortification line"});
  }
  if (!faults.empty()) {
    return faults;
  }
  return map;
}

}  // namespace longroll::chattanooga
