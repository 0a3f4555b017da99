// build: small
#include "engine/map/hex_map_laws.h"

#include <string>

#include "engine/map/hex_set.h"

namespace longroll {
namespace {

/// The ground in play that can be reached from `start` over hexsides that can be crossed.
HexSet reached_from(const HexMap& map, const MapVocabulary& words, HexId start) {
  HexSet reached;
  std::vector<HexId> open = {start};
  reached.add(start);
  while (!open.empty()) {
    const HexId hex = open.back();
    open.pop_back();
    for (const Direction d : kAllDirections) {
      const HexId next = map.grid.neighbor(hex, d);
      if (next != kNoHex && map.is_playable(next) && !reached.has(next) && !words.is_barred(map.side(hex, d))) {
        reached.add(next);
        open.push_back(next);
      }
    }
  }
  return reached;
}

HexSet ground_in_play(const HexMap& map) {
  HexSet ground;
  for (int column = 1; column <= map.grid.columns; ++column) {
    for (int row = 1; row <= map.grid.rows; ++row) {
      if (map.is_playable(hex_at(column, row))) {
        ground.add(hex_at(column, row));
      }
    }
  }
  return ground;
}

/// Parts the ground in play into pieces that cannot reach one another; every piece but the largest is a fault.
void check_reach(const HexMap& map, const MapVocabulary& words, std::string_view where, Faults& faults) {
  HexSet left = ground_in_play(map);
  if (left.empty()) {
    faults.push_back({std::string(where) + ": playable", "no hex is in play"});
    return;
  }
  std::vector<std::pair<HexId, std::size_t>> parts;
  std::size_t largest = 0;
  while (!left.empty()) {
    HexId first = kNoHex;
    left.for_each([&](HexId hex) { first = first == kNoHex ? hex : first; });
    const HexSet part = reached_from(map, words, first);
    left -= part;
    parts.emplace_back(first, part.size());
    largest = part.size() > parts[largest].second ? parts.size() - 1 : largest;
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i != largest) {
      faults.push_back({std::string(where) + ": playable", "the ground about " + hex_text(parts[i].first) + " (" +
                                                               std::to_string(parts[i].second) +
                                                               " hexes) cannot be reached from the rest"});
    }
  }
}

void check_lines(const HexMap& map, const MapVocabulary& words, std::string_view where, Faults& faults) {
  for (std::size_t i = 0; i < map.lines.size(); ++i) {
    const MapLine& line = map.lines[i];
    const auto fault = [&](const std::string& what) {
      faults.push_back({std::string(where) + ": lines[" + std::to_string(i) + "] (" + line.name + ")", what});
    };
    for (std::size_t k = 0; k < line.hexes.size(); ++k) {
      if (const int terrain = map.terrain_number(line.hexes[k]); words.is_scenery(terrain)) {
        fault("it lies in " + std::string(words.terrain[static_cast<std::size_t>(terrain)].word) + " at " +
              hex_text(line.hexes[k]));
      }
      const auto d = k == 0 ? std::nullopt : map.grid.direction(line.hexes[k - 1], line.hexes[k]);
      if (d && words.is_barred(map.side(line.hexes[k - 1], *d))) {
        fault("from " + hex_text(line.hexes[k - 1]) + " to " + hex_text(line.hexes[k]) +
              " it crosses water where nothing leads over");
      }
    }
  }
}

}  // namespace

void check_ground(const HexMap& map, const MapVocabulary& vocabulary, std::string_view where, Faults& faults) {
  if (vocabulary.is_one_piece) {
    check_reach(map, vocabulary, where, faults);
  }
  check_lines(map, vocabulary, where, faults);
}

}  // namespace longroll
