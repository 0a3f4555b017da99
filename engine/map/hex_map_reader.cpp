// build: small
#include "engine/map/hex_map_reader.h"

#include <algorithm>
#include <set>

#include "engine/core/json_words.h"
#include "engine/map/hex_map_laws.h"
#include "engine/map/hex_reading.h"

namespace longroll {
namespace {

constexpr std::size_t kMaxItems = 4000;

/// Index of `text(name)` among the words of the kinds, or empty with a fault that lists them.
template <class Kinds>
std::optional<std::size_t> kind_of(JsonReader& in, const Kinds& kinds) {
  std::vector<std::string_view> words;
  for (const auto& kind : kinds) {
    words.push_back(kind.word);
  }
  const int found = in.word("kind", std::span<const std::string_view>(words));
  return found < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(found));
}

class MapParts {
 public:
  HexMap map;

  explicit MapParts(const MapVocabulary& words) : words_(words) {}

  void read_size(JsonReader& in) {
    map.grid.columns = static_cast<int>(in.number("columns", 1, kMaxColumns));
    map.grid.rows = static_cast<int>(in.number("rows", 1, kMaxRows));
    map.grid.parity = in.word("lower", {"even", "odd"}) == 1 ? Parity::OddLower : Parity::EvenLower;
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
      const auto found = std::find_if(words_.terrain.begin(), words_.terrain.end(),
                                      [&](const MapVocabulary::Terrain& terrain) { return terrain.letter == letter; });
      if (found == words_.terrain.end()) {
        return false;
      }
      map.terrain[at(hex)] = static_cast<std::uint8_t>(found - words_.terrain.begin());
      map.playable[at(hex)] = !found->is_scenery;
      return true;
    });
  }

  void read_levels(const JsonReader& list) {
    read_rows(list, [&](HexId hex, char letter) {
      map.level[at(hex)] = static_cast<std::int8_t>(letter - '0');
      return letter >= words_.lowest && letter <= words_.highest;
    });
  }

  void read_playable(const JsonReader& list) {
    read_rows(list, [&](HexId hex, char letter) {
      if (const auto& terrain = words_.terrain[map.terrain[at(hex)]]; letter == '.' && terrain.is_scenery) {
        list.fault("hex " + hex_text(hex) + " is " + std::string(terrain.word) + ": it cannot be in play");
      }
      map.playable[at(hex)] = letter == '.';
      return letter == '.' || letter == 'x';
    });
  }

  void read_waters(const JsonReader& list) {
    for (std::size_t i = 0; i < bounded(list); ++i) {
      JsonReader in = list.item(i);
      const std::string name = name_of(in, true);
      const auto kind = kind_of(in, words_.waters);
      const JsonReader sides = in.member("sides", Json::Kind::List);
      HexId before = kNoHex;
      for (std::size_t k = 0; k < bounded(sides); ++k) {
        const auto side = side_of(sides.item(k), before);
        before = side ? side->first : kNoHex;
        if (side && kind) {
          if ((map.side(side->first, side->second) & words_.waters[*kind].bits) != 0) {
            sides.item(k).fault("this side has such a water already");
          }
          add(side->first, side->second, words_.waters[*kind]);
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
      const auto kind = kind_of(in, words_.crossings);
      if (const auto side = side_of(in.member("side", Json::Kind::List)); side && kind) {
        if ((map.side(side->first, side->second) & words_.water_bits()) == 0) {
          in.fault("there is no water to cross");
        }
        if ((map.side(side->first, side->second) & words_.crossing_bits()) != 0) {
          in.fault("this side has a crossing already");
        }
        add(side->first, side->second, words_.crossings[*kind]);
        if (!name.empty()) {
          take_name("spot", name, in);
          map.spots.push_back({name, std::string(words_.crossings[*kind].spot), side->first});
        }
      }
      in.refuse_unknown();
    }
  }

  void read_works(const JsonReader& list) {
    for (std::size_t i = 0; i < bounded(list); ++i) {
      JsonReader in = list.item(i);
      name_of(in, false);
      const auto kind = kind_of(in, words_.works);
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
        } else if (d && kind) {
          map.add_side(hex, *d, words_.works[*kind].bits);
        }
      }
      in.refuse_unknown();
    }
  }

  void read_marks(const JsonReader& list) {
    for (std::size_t i = 0; i < bounded(list); ++i) {
      JsonReader in = list.item(i);
      const auto kind = kind_of(in, words_.marks);
      const JsonReader sides = in.member("sides", Json::Kind::List);
      for (std::size_t k = 0; k < bounded(sides); ++k) {
        if (const auto side = side_of(sides.item(k)); side && kind) {
          if ((map.side(side->first, side->second) & words_.marks[*kind].bits) != 0) {
            sides.item(k).fault("this side has such a mark already");
          }
          add(side->first, side->second, words_.marks[*kind]);
        }
      }
      in.refuse_unknown();
    }
  }

  void read_lines(const JsonReader& list) {
    for (std::size_t i = 0; i < bounded(list); ++i) {
      JsonReader in = list.item(i);
      MapLine line;
      line.name = name_of(in, false);
      const auto kind = kind_of(in, words_.lines);
      line.kind = in.text("kind");
      line.is_sunken = in.truth_or("sunken", false);
      const JsonReader hexes = in.member("hexes", Json::Kind::List);
      for (std::size_t k = 0; k < bounded(hexes); ++k) {
        const std::string& text = hexes.item(k).json().text;
        HexId hex = !line.hexes.empty() && text.size() == 1 ? hex_towards(line.hexes.back(), text[0]) : kNoHex;
        hex = hex == kNoHex ? hex_of(hexes.item(k), text) : hex;
        if (hex == kNoHex) {
          continue;
        }
        if (!line.hexes.empty() && !map.grid.are_adjacent(line.hexes.back(), hex)) {
          hexes.item(k).fault("it does not meet the hex before it");
        } else if (!line.hexes.empty() && kind) {
          map.lay_road(line.hexes.back(), *map.grid.direction(line.hexes.back(), hex), words_.lines[*kind].road);
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
      MapSpot spot;
      spot.name = name_of(in, true);
      in.word("kind", words_.spots);
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
      MapRegion region;
      region.name = name_of(in, true);
      in.word("kind", words_.regions);
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

  /// A hexside between two levels leads uphill from the lower hex.
  void raise_slopes() {
    if (words_.uphill == 0) {
      return;
    }
    for (int column = 1; column <= map.grid.columns; ++column) {
      for (int row = 1; row <= map.grid.rows; ++row) {
        const HexId hex = hex_at(column, row);
        for (const Direction d : kAllDirections) {
          const HexId up = map.grid.neighbor(hex, d);
          if (up != kNoHex && map.level_at(up) > map.level_at(hex)) {
            map.add_side(hex, d, words_.uphill);
          }
        }
      }
    }
  }

 private:
  static std::size_t at(HexId hex) { return static_cast<std::size_t>(hex); }

  static std::size_t bounded(const JsonReader& list) {
    if (list.size() > kMaxItems) {
      list.fault("more than " + std::to_string(kMaxItems));
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

  /// The neighbour in the direction of that digit: 0 is up, 1 up and to the right.
  HexId hex_towards(HexId hex, char digit) const {
    const int number = digit - '0';
    return hex == kNoHex || number < 0 || number >= kDirections
               ? kNoHex
               : map.grid.neighbor(hex, static_cast<Direction>(number));
  }

  /// By the names of its two hexes, or in short, as maps are delivered: "44103". After a side of the hex `before` also
  /// "3", of the same hex, or "03", of the one above it.
  std::optional<std::pair<HexId, Direction>> side_of(const JsonReader& pair, HexId before = kNoHex) const {
    const std::string& text = (pair.size() == 1 ? pair.item(0) : pair).json().text;
    const bool goes_on = before != kNoHex && (text.size() == 1 || text.size() == 2);
    const bool is_short = goes_on || text.size() == 5;
    if (!is_short && pair.size() != 2) {
      pair.fault("a hexside is named by its two hexes");
      return std::nullopt;
    }
    const HexId a = goes_on    ? text.size() == 1 ? before : hex_towards(before, text[0])
                       : is_short ? hex_of(pair, std::string_view(text).substr(0, 4))
                               : listed_hex(pair, 0);
    const HexId b = is_short ? hex_towards(a, text.back()) : listed_hex(pair, 1);
    const auto d = a == kNoHex || b == kNoHex ? std::nullopt : map.grid.direction(a, b);
    if ((goes_on || a != kNoHex) && !d && (is_short || b != kNoHex)) {
      pair.fault("the two hexes are no neighbours");
    }
    return d ? std::optional(std::pair(a, *d)) : std::nullopt;
  }
  HexId listed_hex(const JsonReader& list, std::size_t i) const {
    const JsonReader in = list.item(i);
    return hex_of(in, in.json().text);
  }

  void add(HexId hex, Direction d, const MapVocabulary::SideKind& kind) {
    map.add_side(hex, d, kind.bits);
    if (kind.is_two_way) {
      map.add_side(map.grid.neighbor(hex, d), opposite(d), kind.bits);
    }
  }

  const MapVocabulary& words_;
  std::set<std::pair<std::string, std::string>> names_;  ///< kind and name of what has been read
};

/// All members of the object that the vocabulary knows; empty when the map has no size.
std::optional<MapParts> read_parts(JsonReader& in, const MapVocabulary& vocabulary) {
  MapParts parts(vocabulary);
  in.word("format", {vocabulary.format});
  parts.map.id = read_id(in, "id");
  parts.map.title = read_words(in, "title", kLongestTitle);
  if (!is_printable(parts.map.title)) {
    in.fault("a title is printable ASCII");
  }
  in.text("sources");
  const std::size_t before = in.faults().size();
  parts.read_size(in);
  if (in.faults().size() != before) {
    return std::nullopt;  // nothing can be placed on a map of no size
  }
  const auto list = [&in](std::string_view name, bool is_known, auto&& read) {
    if (is_known) {
      read(in.member(name, Json::Kind::List));
    }
  };
  list("terrain", true, [&](const JsonReader& rows) { parts.read_terrain(rows); });
  list("levels", vocabulary.has_levels(), [&](const JsonReader& rows) { parts.read_levels(rows); });
  list("playable", in.has("playable"), [&](const JsonReader& rows) { parts.read_playable(rows); });
  list("waters", !vocabulary.waters.empty(), [&](const JsonReader& all) { parts.read_waters(all); });
  list("crossings", !vocabulary.crossings.empty(), [&](const JsonReader& all) { parts.read_crossings(all); });
  list("works", !vocabulary.works.empty(), [&](const JsonReader& all) { parts.read_works(all); });
  list("hexsides", !vocabulary.marks.empty(), [&](const JsonReader& all) { parts.read_marks(all); });
  list("lines", !vocabulary.lines.empty(), [&](const JsonReader& all) { parts.read_lines(all); });
  list("spots", !vocabulary.spots.empty(), [&](const JsonReader& all) { parts.read_spots(all); });
  list("regions", !vocabulary.regions.empty(), [&](const JsonReader& all) { parts.read_regions(all); });
  return parts;
}

}  // namespace

std::optional<HexMap> read_hex_map(JsonReader& in, const MapVocabulary& vocabulary) {
  const std::size_t before = in.faults().size();
  std::optional<MapParts> parts = read_parts(in, vocabulary);
  if (parts && in.faults().size() == before) {
    check_ground(parts->map, vocabulary, in.where(), in.faults());
  }
  if (!parts || in.faults().size() != before) {
    return std::nullopt;
  }
  parts->raise_slopes();
  return std::move(parts->map);
}

Result<HexMap> read_hex_map(std::string_view text, std::string_view where, const MapVocabulary& vocabulary) {
  const Result<Json> json = parse_json(text, where, kMapLimits);
  if (!json) {
    return json.faults();
  }
  Faults faults;
  JsonReader in(json.value(), std::string(where), faults);
  std::optional<MapParts> parts = read_parts(in, vocabulary);
  if (!parts) {
    return faults;
  }
  in.refuse_unknown();
  if (faults.empty()) {
    check_ground(parts->map, vocabulary, where, faults);
  }
  if (!faults.empty()) {
    return faults;
  }
  parts->raise_slopes();
  return std::move(parts->map);
}

}  // namespace longroll
