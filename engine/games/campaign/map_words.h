#pragma once
#include <string_view>

#include "engine/map/map_vocabulary.h"

namespace longroll::campaign {

/// The words of assets/games/campaign/map.json that any map has, as assets/games/campaign/FORMAT.md tells them.
const MapVocabulary& map_words();

/// Regions whose hexes the rules read: each must be on the map, with at least one hex in play.
constexpr std::string_view kAppalachia = "Appalachia";  ///< 15.4
constexpr std::string_view kSnow = "Snow";              ///< 8.6

}  // namespace longroll::campaign
