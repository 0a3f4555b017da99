#pragma once

#include <vector>

#include "web/views/reference.h"

namespace longroll::web {

/// The table of a chart cut into several that stand below each other: each has the first column and as many of the
/// others as the room has place for, one at least. Legends are left out. `widths`: of each column, in px, like `room`.
std::vector<ShownChart> blocks_of(const ShownChart& chart, const std::vector<float>& widths, float room);

}  // namespace longroll::web
