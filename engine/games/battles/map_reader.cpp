// build: small
#include "engine/games/battles/map_words.h"
#include "engine/map/hex_map_reader.h"

namespace longroll::battles {
namespace {

constexpr MapVocabulary::Terrain kTerrain[] = {{'.', "clear"},       {'r', "rough"}, {'w', "woods"},
                                               {'W', "woods-rough"}, {'t', "town"},  {'m', "marsh"},
                                               {'~', "water", true}};
static_assert(std::size(kTerrain) == kTerrains);

constexpr MapVocabulary::SideKind kWaters[] = {{"stream", kStream}, {"creek", kCreek}, {"river", kRiver}};
constexpr MapVocabulary::SideKind kCrossings[] = {{"bridge", kBridge, true, "bridge"},
                                                  {"ford", kFord, true, "ford"},
                                                  {"ferry", kFerry, true, "ford"},
                                                  {"pontoon", kPontoon, true, "bridge"}};
constexpr MapVocabulary::SideKind kWorks[] = {
    {"trench", kTrench, false}, {"entrenchment", kEntrenchment, false}, {"redoubt", kRedoubt, false}};

constexpr std::uint8_t number_of(Road road) { return static_cast<std::uint8_t>(road); }
constexpr MapVocabulary::LineKind kLines[] = {{"turnpike", number_of(Road::Turnpike)},
                                              {"road", number_of(Road::Road)},
                                              {"railroad", number_of(Road::Railway)},
                                              {"trail", number_of(Road::Trail)},
                                              {"unfinished-railroad"}};
constexpr std::string_view kSpots[] = {"town",   "village",    "house", "church",  "mill",  "landing",
                                       "bridge", "ford",       "hill",  "ridge",   "woods", "field",
                                       "camp",   "crossroads", "mouth", "landmark"};
constexpr std::string_view kRegions[] = {"woods", "hill", "ridge", "ravine", "field", "marsh", "water"};

}  // namespace

const MapVocabulary& map_words() {
  static constexpr MapVocabulary kWords = {.format = "longroll-battles-map/1",
                                           .terrain = kTerrain,
                                           .lowest = '1',
                                           .highest = '4',
                                           .waters = kWaters,
                                           .crossings = kCrossings,
                                           .works = kWorks,
                                           .marks = {},
                                           .lines = kLines,
                                           .spots = kSpots,
                                           .regions = kRegions,
                                           .uphill = kSlope,
                                           .barred = kCreek | kRiver};
  return kWords;
}

Result<BattleMap> parse_map(std::string_view text, std::string_view where) {
  Result<HexMap> map = read_hex_map(text, where, map_words());
  if (!map) {
    return map.faults();
  }
  return BattleMap(std::move(map).value());
}

}  // namespace longroll::battles
