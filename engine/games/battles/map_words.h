#pragma once
#include "engine/games/battles/battle.h"
#include "engine/map/map_vocabulary.h"

namespace longroll::battles {

/// The words of assets/games/battles/<battle>/map.json, as assets/games/battles/FORMAT.md tells them.
const MapVocabulary& map_words();

}  // namespace longroll::battles
