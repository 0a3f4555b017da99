#pragma once
#include <string_view>

#include "engine/core/result.h"
#include "engine/map/map_vocabulary.h"

namespace longroll {

/// What must be true of a map as a whole, once every part of its file has been read. Adds a fault for ground in play
/// that cannot be reached from the rest of it (where the vocabulary says that a map is one piece), for each road or
/// railway that goes over a hexside that cannot be crossed, and for each that lies in scenery such as water. `where` is
/// the name of the file.
void check_ground(const HexMap& map, const MapVocabulary& vocabulary, std::string_view where, Faults& faults);

}  // namespace longroll
