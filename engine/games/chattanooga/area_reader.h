#pragma once
#include <algorithm>

#include "engine/core/json_words.h"
#include "engine/games/chattanooga/battle.h"

namespace longroll::chattanooga {

/// The ids of the areas of a scenario file, in their order; the Scenario keeps only their hexes.
class AreaIds {
 public:
  void add(std::string id) { ids_.push_back(std::move(id)); }
  bool has(const std::string& id) const { return index_of(id) >= 0; }
  /// Index of the area in Scenario::areas; -1, with a fault, when no area has that id.
  int find(const JsonReader& in, const std::string& id) const {
    const int index = index_of(id);
    if (index < 0) {
      in.fault("there is no area " + json_quote(id));
    }
    return index;
  }
  int index_of(const std::string& id) const {
    const auto found = std::find(ids_.begin(), ids_.end(), id);
    return found == ids_.end() ? -1 : static_cast<int>(found - ids_.begin());
  }

 private:
  std::vector<std::string> ids_;
};

/// Chattanooga 3.1: the member "areas" of a scenario file.
AreaIds read_areas(const JsonReader& list, const GroundMap& map, Scenario& scenario);

}  // namespace longroll::chattanooga
