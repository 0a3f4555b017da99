#include <algorithm>
#include <set>

#include "engine/core/hash.h"
#include "engine/core/json.h"
#include "engine/games/battles/battle.h"

/// The ground of a battle: assets/games/battles/<battle>/map.json. The format is told in
/// assets/games/battles/FORMAT.md.
namespace longroll::battles {
namespace {

constexpr std::string_view kTerrainLetters = ".rwWtm~";  // in the order of Terrain
constexpr std::size_t kMostItems = 4000;
constexpr std::size_t kLongestName = 60;

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
        return false;
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
        add(side->first, side->second, kBits[static_cast<std::size_t>(kind)]);
        if (!name.empty()) {
          map.spots.push_back({name, kind == 0 ? "bridge" : "ford", side->first});
        }
      }
      in.refuse_unknown();
    }
  }

  void read_works(const JsonReader& list) {
    for (std::size_t i = 0; i < bounded(list); ++i) {
      JsonReader in = list.item(i);
      in.text_or("name", "");
      const int kind = in.word("kind", {"trench", "entrenchment", "redoubt"});
      constexpr std::array<unsigned, 3> kBits = {kTrench, kEntrenchment, kRedoubt};
      const HexId hex = hex_of(in, in.text("hex"));
      const JsonReader against = in.member("against", Json::Kind::List);
      for (std::size_t k = 0; k < std::min<std::size_t>(against.size(), kDirections); ++k) {
        const HexId other = hex_of(against.item(k), against.item(k).json().text);
        const auto d = hex == kNoHex || other == kNoHex ? std::nullopt : map.grid.direction(hex, other);
        if (!d) {
          against.item(k).fault("it is no neighbour of the works' hex");
        } else if (kind >= 0) {
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
      spot.kind = in.text("kind");
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
      region.kind = in.text("kind");
      const JsonReader hexes = in.member("hexes", Json::Kind::List);
      for (std::size_t k = 0; k < bounded(hexes); ++k) {
        region.hexes.push_back(hex_of(hexes.item(k), hexes.item(k).json().text));
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
    std::string name = is_needed ? in.text("name") : in.text_or("name", "");
    if (name.size() > kLongestName ||
        std::any_of(name.begin(), name.end(), [](char c) { return c < ' ' || c > '~'; })) {
      in.fault("a name is printable ASCII, at most " + std::to_string(kLongestName) + " letters");
      name.clear();
    }
    return name;
  }

  HexId hex_of(const JsonReader& in, std::string_view text) const {
    const auto hex = hex_named(text);
    if (!hex || !map.grid.contains(*hex)) {
      in.fault("there is no hex " + json_quote(text) + " on this map");
      return kNoHex;
    }
    return *hex;
  }

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
};

}  // namespace

Result<BattleMap> parse_map(std::string_view text, std::string_view where) {
  const Result<Json> json = parse_json(text, where);
  if (!json) {
    return json.faults();
  }
  Faults faults;
  JsonReader in(json.value(), std::string(where), faults);
  MapParts parts;
  in.word("format", {"longroll-battles-map/1"});
  parts.map.id = in.text("id");
  parts.map.title = in.text("title");
  in.text_or("sources", "");
  parts.read_size(in);
  if (!faults.empty()) {
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
  if (!faults.empty()) {
    return faults;
  }
  parts.raise_slopes();
  parts.map.hash = hash_text(text);
  return std::move(parts.map);
}

}  // namespace longroll::battles
