#pragma once

#include <cstdint>
#include <vector>

#include "web/board/shape/path.h"

namespace longroll::board {

/// Signed area of a ring; positive when it runs clockwise on the screen (y down).
float signed_area(const std::vector<Vec2>& ring);

/// Cuts a polygon with holes into triangles by ear cutting. `rings[0]` is the outside and the others are holes in it;
/// any direction. The result indexes the points of all rings laid end to end, three a triangle; it is empty for fewer
/// than three points. A ring that crosses itself still ends, with triangles that cover it nearly.
std::vector<std::uint32_t> triangulate(const std::vector<std::vector<Vec2>>& rings);

}  // namespace longroll::board
