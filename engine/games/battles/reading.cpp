#include "engine/games/battles/reading.h"

#include <algorithm>

namespace longroll::battles {
namespace {

constexpr std::size_t kLongestId = 40;
constexpr std::size_t kMostHexesOfList = 24;

}  // namespace

bool is_short(const JsonReader& list, std::size_t most, std::string_view what) {
  if (list.size() > most) {
    list.fault("more than " + std::to_string(most) + " " + std::string(what));
    return false;
  }
  return true;
}

std::string read_words(JsonReader& in, std::string_view name, std::size_t longest) {
  std::string words = in.text(name);
  if (words.empty() || words.size() > longest) {
    in.fault(std::string(name) + " must have 1 to " + std::to_string(longest) + " letters");
  }
  return words;
}

std::string read_id(JsonReader& in, std::string_view name) {
  std::string id = in.text(name);
  bool good = !id.empty() && id.size() <= kLongestId;
  for (const char c : id) {
    good = good && ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.');
  }
  if (!good) {
    in.fault(std::string(name) + " must be 1 to 40 letters in lower case, digits, hyphens and points");
  }
  return id;
}

Seat read_side(JsonReader& in) { return in.word("side", {"usa", "csa"}) == 1 ? Seat::Confederate : Seat::Union; }

HexId read_hex(const JsonReader& in, std::string_view text, const BattleMap& map) {
  const auto hex = hex_named(text);
  if (!hex || !map.grid.contains(*hex)) {
    in.fault("there is no hex " + json_quote(text) + " on this map");
    return kNoHex;
  }
  return *hex;
}

std::vector<HexId> read_hexes(const JsonReader& list, const BattleMap& map) {
  std::vector<HexId> hexes;
  if (!is_short(list, kMostHexesOfList, "hexes")) {
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

}  // namespace longroll::battles
