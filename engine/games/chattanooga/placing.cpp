// build: small
#include "engine/games/chattanooga/placing.h"

#include <algorithm>

namespace longroll::chattanooga {

int Placing::read_unit(const JsonReader& item) {
  const std::string& id = item.json().text;
  const auto found =
      std::find_if(forces_.counters.begin(), forces_.counters.end(), [&](const Unit& unit) { return unit.id == id; });
  if (found == forces_.counters.end() || !(is_combat_unit(found->type) || found->type == UnitType::Leader)) {
    item.fault("there is no unit or leader " + json_quote(id) + " in the order of battle");
    return -1;
  }
  const auto kind = static_cast<int>(found - forces_.counters.begin());
  if (named_[static_cast<std::size_t>(kind)]) {
    item.fault(id + " twice");
    return -1;
  }
  named_[static_cast<std::size_t>(kind)] = true;
  return kind;
}

PieceId Placing::add(hexgame::Placement placement, int area, int counter) {
  scenario_.placements.push_back(std::move(placement));
  scenario_.area_of.push_back(area);
  scenario_.counter_of.push_back(counter);
  return static_cast<PieceId>(scenario_.placements.size() - 1);
}

void Placing::check_entries(const JsonReader& in) const {
  if (entries_of(scenario_.placements).size() > kMaxEntries - kMaxBridges) {
    in.fault("more than " + std::to_string(kMaxEntries) + " hexes by which units enter");
  }
}

}  // namespace longroll::chattanooga
