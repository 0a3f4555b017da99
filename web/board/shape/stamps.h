#pragma once

#include "web/board/shape/map_mesh.h"

namespace longroll::board {

/// All stamps side by side, each in a square of 2 x kStampHalf; ink 0 where they are filled and 1 where they are line.
MapMesh stamp_marks();

}  // namespace longroll::board
