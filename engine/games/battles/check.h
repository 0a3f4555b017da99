#pragma once
#include "engine/play/registry.h"

namespace longroll::battles {

/// Every fault of one battle's folder under games/battles/, whether the index names it or not, by the same readers that
/// load it to be played. `scenarios`: the names of its scenario files, without ".json".
Faults check_battle(const AssetReader& read, const std::string& folder, const std::vector<std::string>& scenarios);

}  // namespace longroll::battles
