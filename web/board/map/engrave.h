#pragma once

#include "web/board/map/plate.h"
#include "web/board/shape/map_work.h"

namespace longroll::board {

/// The map of a battle, cut: all its marks, names, key and cartouche. Costs tens of ms.
MapWork engrave(const Plate& plate);

}  // namespace longroll::board
