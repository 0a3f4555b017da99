// build: small
#include "engine/games/chattanooga/ground_reader.h"

#include <algorithm>

#include "engine/core/json_words.h"
#include "engine/map/hex_reading.h"

namespace longroll::chattanooga {
namespace {

constexpr int kFarthest = 60;

HexSet hexes_within(const GroundMap& map, HexId center, int within) {
  HexSet hexes;
  map.in_play().for_each([&](HexId hex) {
    if (map.grid.distance(center, hex) <= within) {
      hexes.add(hex);
    }
  });
  return hexes;
}

/// Both included.
struct Span {
  int first = 1;
  int last = 1;
  bool has(int number) const { return number >= first && number <= last; }
};

/// [first, last]; the whole map where the member is left out.
Span read_span(JsonReader& in, std::string_view key, int last) {
  if (!in.has(key)) {
    return {1, last};
  }
  const JsonReader list = in.member(key, Json::Kind::List);
  const auto& items = list.json().items;
  const bool is_pair = items.size() == 2 && items[0].kind == Json::Kind::Number && items[1].kind == Json::Kind::Number;
  if (!is_pair || items[0].number < 1 || items[1].number < items[0].number || items[1].number > last) {
    list.fault("two numbers from 1 to " + std::to_string(last) + ", the lower first");
    return {1, last};
  }
  return {static_cast<int>(items[0].number), static_cast<int>(items[1].number)};
}

/// Those of the hexes that lie on hilltops, on heights (hillsides, high ground and hilltops), in some columns and in
/// some rows, as far as the members say so.
HexSet read_limits(JsonReader& in, const GroundMap& map, const HexSet& all) {
  const bool is_hilltops = in.truth_or("hilltops", false);
  const bool is_heights = in.truth_or("heights", false);
  const Span columns = read_span(in, "columns", map.grid.columns);
  const Span rows = read_span(in, "rows", map.grid.rows);
  HexSet hexes;
  all.for_each([&](HexId hex) {
    const bool is_height = map.level_at(hex) > 0 || map.terrain_at(hex) == Terrain::Hillside;
    if (columns.has(column_of(hex)) && rows.has(row_of(hex)) && (!is_hilltops || map.is_hilltop(hex)) &&
        (!is_heights || is_height)) {
      hexes.add(hex);
    }
  });
  if (hexes.empty() && !all.empty()) {
    in.fault("none of these hexes lies within those limits");
  }
  return hexes;
}

/// Chattanooga 3.2: clear hexes below the hilltops, in the rows of the hexes, beside a hillside hex of these.
HexSet beside_hillsides(const GroundMap& map, const HexSet& hexes) {
  Span rows{map.grid.rows, 1};
  hexes.for_each([&](HexId hex) { rows = {std::min(rows.first, row_of(hex)), std::max(rows.last, row_of(hex))}; });
  HexSet found;
  map.in_play().for_each([&](HexId hex) {
    if (map.terrain_at(hex) != Terrain::Clear || map.is_hilltop(hex) || !rows.has(row_of(hex))) {
      return;
    }
    map.grid.for_each_neighbor(hex, [&](Direction, HexId next) {
      if (hexes.has(next) && map.terrain_at(next) == Terrain::Hillside) {
        found.add(hex);
      }
    });
  });
  return found;
}

}  // namespace

HexSet read_ground(JsonReader& in, const GroundMap& map) {
  HexSet hexes;
  if (in.has("region")) {
    const std::string name = in.text("region");
    hexes = map.region(name) & map.in_play();
    if (hexes.empty()) {
      in.fault("the map has no region " + json_quote(name) + " with hexes in play");
    }
  } else if (in.has("hexes")) {
    for (const HexId hex : read_hexes(in.member("hexes", Json::Kind::List), map)) {
      hexes.add(hex);
    }
  } else if (in.has("part")) {
    const HexSet* const parts[] = {&map.in_play(), &map.town(), &map.inside_fortification(), &map.fortification_line()};
    const int part = in.word("part", {"in-play", "town", "inside-fortification", "fortification"});
    hexes = *parts[std::max(part, 0)];
  } else {
    const HexId center = read_hex(in, in.text("of"), map);
    const auto within = static_cast<int>(in.number("within", 0, kFarthest));
    hexes = center == kNoHex ? hexes : hexes_within(map, center, within);
  }
  hexes = read_limits(in, map, hexes);
  if (in.truth_or("beside_hillsides", false)) {
    hexes = beside_hillsides(map, hexes);
    if (hexes.empty()) {
      in.fault("no clear hex lies beside a hillside of these");
    }
  }
  if (in.has("besides")) {
    for (const HexId hex : read_hexes(in.member("besides", Json::Kind::List), map)) {
      hexes.add(hex);
    }
  }
  return hexes;
}

}  // namespace longroll::chattanooga
