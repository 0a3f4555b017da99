// build: small
#include "engine/map/hex_reading.h"

#include <algorithm>

#include "engine/core/json_words.h"

namespace longroll {
namespace {

constexpr std::size_t kMaxHexesOfList = 24;

}  // namespace

HexId read_hex(const JsonReader& in, std::string_view text, const HexMap& map) {
  const auto hex = hex_named(text);
  if (!hex || !map.grid.contains(*hex)) {
    in.fault("there is no hex " + json_quote(text) + " on this map");
    return kNoHex;
  }
  return *hex;
}

std::vector<HexId> read_hexes(const JsonReader& list, const HexMap& map) {
  std::vector<HexId> hexes;
  if (!is_short(list, kMaxHexesOfList, "hexes")) {
    return hexes;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    const JsonReader item = list.item(i);
    const HexId hex = read_hex(item, item.json().text, map);
    if (hex == kNoHex) {
      continue;
    }
    if (!map.is_playable(hex)) {
      item.fault("hex " + item.json().text + " is not in play");
    }
    if (std::find(hexes.begin(), hexes.end(), hex) != hexes.end()) {
      item.fault("hex " + item.json().text + " twice");
    }
    hexes.push_back(hex);
  }
  if (list.size() == 0) {
    list.fault("no hex");
  }
  return hexes;
}

}  // namespace longroll
