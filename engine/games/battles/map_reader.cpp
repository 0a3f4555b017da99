// build: small
#include <algorithm>
#include <set>

#include "engine/core/json.h"
#include "engine/games/battles/map_laws.h"
#include "engine/games/battles/reading.h"

/// The ground of a battle: assets/games/battles/<battle>/map.json. The format is told in
/// assets/games/battles/FORMAT.md.
namespace longroll::battles {
namespace {

constexpr std::string_view kTerrainLetters = ".rwWtm~";  // in the order of Terrain
constexpr std::size_t kMostItems = 4000;
constexpr JsonLimits kLimits = {.bytes = 256U << 10U, .values = 40'000, .depth = 8};

bool is_printable(std::string_view text) {
  return text.size() <= kLongestTitle &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

class MapParts {
 public:
  BattleMap map;

  void read_size(JsonReader& in) {
    map.grid.columns = static_cast<int>(in.number("columns", 1, kMostColumns));
    map.grid.rows = static_cast<int>(in.number("rows", 1, kMostRows));
    map.grid.parity = in.word("lower", {"even", "odd"}) == 1 ? Parity::OddLower : Parity::EvenLower;
    for (auto& roads : map.roads) {
      roads.fill(Road::None);
    }
  }

  /// One string a row, one letter a column: `set(hex, letter)` says whether the letter means something.
  template <class Set>
  void read_rows(const JsonReader& list, Set&& set) const {
    if (list.size() != static_cast<std::size_t>(map.grid.rows)) {
      list.fault("there must be " + std::to_string(map.grid.rows) + " rows");
      return;
    }
    for (int row = 1; row <= map.grid.rows; ++row) {
      const JsonReader item = list.item(static_cast<std::size_t>(row - 1));
      const std::string& text = item.json().text;
      if (text.size() != static_cast<std::size_t>(map.grid.columns)) {
        item.fault("there must be " + std::to_string(map.grid.columns) + " letters");
        continue;
      }
      for (int column = 1; column <= map.grid.columns; ++column) {
        const char letter = text[static_cast<std::size_t>(column - 1)];
        if (!set(hex_at(column, row), letter)) {
          item.fault("'" + std::string(1, letter) + "' means nothing here (column " + std::to_string(column) + ")");
        }
      }
    }
  }

  void read_terrain(const JsonReader& list) {
    read_rows(list, [&](HexId hex, char letter) {
      const std::size_t i = kTerrainLetters.find(letter);
      if (i == std::string_view::npos) {
        return false;
      }
      map.terrain[at(hex)] = static_cast<Terrain>(i);
      map.playable[at(hex)] = map.terrain[at(hex)] != Terrain::Water;
      return true;
    });
  }

  void read_levels(const JsonReader& list) {
    read_rows(list, [&](HexId hex, char letter) {
      map.level[at(hex)] = static_cast<std::int8_t>(letter - '0');
      return letter >= '1' && letter <= '4';
    });
  }

  void read_playable(const JsonReader& list) {
    read_rows(list, [&](HexId hex, char letter) {
      if (letter == '.' && map.terrain[at(hex)] == Terrain::Water) {
        list.fault("hex " + hex_text(hex) + " is water: it cannot be in play");
      }
      map.playable[at(hex)] = letter == '.';
      return letter == '.' || letter == 'x';
    });
  }

  void read_waters(const JsonReader& list) {
    for (std::size_t i = 0; i < bounded(list); ++i) {
      JsonReader in = list.item(i);
      const std::string name = name_of(in, true);
      const int kind = in.word("kind", {"stream", "creek", "river"});
      constexpr std::array<unsigned, 3> kBits = {kStream, kCreek, kRiver};
      const JsonReader sides = in.member("sides", Json::Kind::List);
      for (std::size_t k = 0; k < bounded(sides); ++k) {
        if (const auto side = side_of(sides.item(k)); side && kind >= 0) {
          if ((map.side(side->first, side->second) & kBits[static_cast<std::size_t>(kind)]) != 0) {
            sides.item(k).fault("this side has such a water already");
          }
          add(side->first, side->second, kBits[static_cast<std::size_t>(kind)]);
          map.waters.push_back({side->first, side->second, name});
        }
      }
      map.water_names.push_back(name);
      in.refuse_unknown();
    }
  }

  void read_crossings(const JsonReader& list) {
    for (std::size_t i = 0; i < bounded(list); ++i) {
      JsonReader in = list.item(i);
      const std::string name = name_of(in, false);
      const int kind = in.word("kind", {"bridge", "ford", "ferry", "pontoon"});
      constexpr std::array<unsigned, 4> kBits = {kBridge, kFord, kFerry, kPontoon};
      if (const auto side = side_of(in.member("side", Json::Kind::List)); side && kind >= 0) {
        if ((map.side(side->first, side->second) & (kStream | kCreek | kRiver)) == 0) {
          in.fault("there is no water to cross");
        }
        if ((map.side(side->first, side->second) & (kBridge | kFord | kFerry | kPontoon)) != 0) {
          in.fault("this side has a crossing already");
        }
        add(side->first, side->second, kBits[static_cast<std::size_t>(kind)]);
        if (!name.empty()) {
          take_name("spot", name, in);
          map.spots.push_back({name, kind == 0 || kind == 3 ? "bridge" : "ford", side->first});
        }
      }
      in.refuse_unknown();
    }
  }

  void read_works(const JsonReader& list) {
    for (std::size_t i = 0; i < bounded(list); ++i) {
      JsonReader in = list.item(i);
      name_of(in, false);
      const int kind = in.word("kind", {"trench", "entrenchment", "redoubt"});
      constexpr std::array<unsigned, 3> kBits = {kTrench, kEntrenchment, kRedoubt};
      const HexId hex = hex_of(in, in.text("hex"));
      const JsonReader against = in.member("against", Json::Kind::List);
      if (against.size() < 1 || against.size() > kDirections) {
        against.fault("works stand against one to six neighbours");
        continue;
      }
      for (std::size_t k = 0; k < against.size(); ++k) {
        const HexId other = hex_of(against.item(k), against.item(k).json().text);
        const auto d = hex == kNoHex || other == kNoHex ? std::nullopt : map.grid.direction(hex, other);
        if (hex != kNoHex && other != kNoHex && !d) {
          against.item(k).fault("it is no neighbour of the works' hex");
        } else if (d && kind >= 0) {
          put(hex, *d, kBits[static_cast<std::size_t>(kind)]);
        }
      }
      in.refuse_unknown();
    }
  }

  void read_lines(const JsonReader& list) {
    for (std::size_t i = 0; i < bounded(list); ++i) {
      JsonReader in = list.item(i);
      Line line;
      line.name = name_of(in, false);
      const int kind = in.word("kind", {"turnpike", "road", "railroad", "trail", "unfinished-railroad"});
      line.kind = in.text("kind");
      line.is_sunken = in.truth_or("sunken", false);
      const JsonReader hexes = in.member("hexes", Json::Kind::List);
      for (std::size_t k = 0; k < bounded(hexes); ++k) {
        const HexId hex = hex_of(hexes.item(k), hexes.item(k).json().text);
        if (hex == kNoHex) {
          continue;
        }
        if (!line.hexes.empty() && !map.grid.are_adjacent(line.hexes.back(), hex)) {
          hexes.item(k).fault("it does not meet the hex before it");
        } else if (!line.hexes.empty() && kind >= 0 && kind < kRoads) {
          lay_road(line.hexes.back(), hex, static_cast<Road>(kind));
        }
        line.hexes.push_back(hex);
      }
      if (line.hexes.size() < 2) {
        hexes.fault("a line has two hexes or more");
      }
      in.refuse_unknown();
      map.lines.push_back(std::move(line));
    }
  }

  void read_spots(const JsonReader& list) {
    for (std::size_t i = 0; i < bounded(list); ++i) {
      JsonReader in = list.item(i);
      Spot spot;
      spot.name = name_of(in, true);
      in.word("kind", {"town", "village", "house", "church", "mill", "landing", "bridge", "ford", "hill", "ridge",
                       "woods", "field", "camp", "crossroads", "mouth", "landmark"});
      spot.kind = in.text("kind");
      take_name("spot", spot.name, in);
      spot.hex = hex_of(in, in.text("hex"));
      in.refuse_unknown();
      map.spots.push_back(std::move(spot));
    }
  }

  void read_regions(const JsonReader& list) {
    for (std::size_t i = 0; i < bounded(list); ++i) {
      JsonReader in = list.item(i);
      Region region;
      region.name = name_of(in, true);
      in.word("kind", {"woods", "hill", "ridge", "ravine", "field", "marsh", "water"});
      region.kind = in.text("kind");
      take_name("region", region.name, in);
      const JsonReader hexes = in.member("hexes", Json::Kind::List);
      for (std::size_t k = 0; k < bounded(hexes); ++k) {
        const HexId hex = hex_of(hexes.item(k), hexes.item(k).json().text);
        if (hex != kNoHex && std::find(region.hexes.begin(), region.hexes.end(), hex) != region.hexes.end()) {
          hexes.item(k).fault("hex " + hex_text(hex) + " twice");
        }
        region.hexes.push_back(hex);
      }
      in.refuse_unknown();
      map.regions.push_back(std::move(region));
    }
  }

  /// A hexside between two levels is a slope, up to the higher.
  void raise_slopes() {
    for (int column = 1; column <= map.grid.columns; ++column) {
      for (int row = 1; row <= map.grid.rows; ++row) {
        const HexId hex = hex_at(column, row);
        for (const Direction d : kAllDirections) {
          const HexId up = map.grid.neighbor(hex, d);
          if (up != kNoHex && map.level_at(up) > map.level_at(hex)) {
            put(hex, d, kSlope);
          }
        }
      }
    }
  }

 private:
  static std::size_t at(HexId hex) { return static_cast<std::size_t>(hex); }

  static std::size_t bounded(const JsonReader& list) {
    if (list.size() > kMostItems) {
      list.fault("more than " + std::to_string(kMostItems));
      return 0;
    }
    return list.size();
  }

  static std::string name_of(JsonReader& in, bool is_needed) {
    std::string name = is_needed ? read_words(in, "name", kLongestTitle) : in.text_or("name", "");
    if (!is_printable(name)) {
      in.fault("a name is printable ASCII, at most " + std::to_string(kLongestTitle) + " letters");
      name.clear();
    }
    return name;
  }

  /// Each name stands once among its kind.
  void take_name(std::string_view kind, const std::string& name, const JsonReader& in) {
    if (!name.empty() && !names_.insert({std::string(kind), name}).second) {
      in.fault("another " + std::string(kind) + " has the name " + json_quote(name));
    }
  }

  HexId hex_of(const JsonReader& in, std::string_view text) const { return read_hex(in, text, map); }

  std::optional<std::pair<HexId, Direction>> side_of(const JsonReader& pair) const {
    if (pair.size() != 2) {
      pair.fault("a hexside is named by its two hexes");
      return std::nullopt;
    }
    const HexId a = hex_of(pair.item(0), pair.item(0).json().text);
    const HexId b = hex_of(pair.item(1), pair.item(1).json().text);
    const auto d = a == kNoHex || b == kNoHex ? std::nullopt : map.grid.direction(a, b);
    if (a != kNoHex && b != kNoHex && !d) {
      pair.fault("the two hexes are no neighbours");
    }
    return d ? std::optional(std::pair(a, *d)) : std::nullopt;
  }

  void put(HexId hex, Direction d, unsigned bits) {
    auto& side = map.sides[at(hex)][static_cast<std::size_t>(d)];
    side = static_cast<std::uint16_t>(side | bits);
  }
  void add(HexId hex, Direction d, unsigned bits) {
    put(hex, d, bits);
    put(map.grid.neighbor(hex, d), opposite(d), bits);
  }

  void lay_road(HexId from, HexId to, Road road) {
    const Direction d = *map.grid.direction(from, to);
    const auto lay = [&](HexId hex, Direction side) {
      Road& best = map.roads[at(hex)][static_cast<std::size_t>(side)];
      best = std::min(best, road);
    };
    lay(from, d);
    lay(to, opposite(d));
  }

  std::set<std::pair<std::string, std::string>> names_;  ///< kind and name of what has been read
};

}  // namespace

Result<BattleMap> parse_map(std::string_view text, std::string_view where) {
  const Result<Json> json = parse_json(text, where, kLimits);
  if (!json) {
    return json.faults();
  }
  Faults faults;
  JsonReader in(json.value(), std::string(where), faults);
  MapParts parts;
  in.word("format", {"longroll-battles-map/1"});
  parts.map.id = read_id(in, "id");
  parts.map.title = read_words(in, "title", kLongestTitle);
  if (!is_printable(parts.map.title)) {
    in.fault("a title is printable ASCII");
  }
  in.text("sources");
  const std::size_t before = faults.size();
  parts.read_size(in);
  if (faults.size() != before) {
    return faults;  // nothing can be placed on a map of no size
  }
  parts.read_terrain(in.member("terrain", Json::Kind::List));
  parts.read_levels(in.member("levels", Json::Kind::List));
  if (in.has("playable")) {
    parts.read_playable(in.member("playable", Json::Kind::List));
  }
  parts.read_waters(in.member("waters", Json::Kind::List));
  parts.read_crossings(in.member("crossings", Json::Kind::List));
  parts.read_works(in.member("works", Json::Kind::List));
  parts.read_lines(in.member("lines", Json::Kind::List));
  parts.read_spots(in.member("spots", Json::Kind::List));
  parts.read_regions(in.member("regions", Json::Kind::List));
  in.refuse_unknown();
  if (faults.empty()) {
    check_ground(parts.map, where, faults);
  }
  if (!faults.empty()) {
    return faults;
  }
  parts.raise_slopes();
  return std::move(parts.map);
}

}  // namespace longroll::battles
