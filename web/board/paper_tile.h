#pragma once

#include <cstdint>
#include <vector>

namespace longroll::board {

inline constexpr int kPaperTile = 1024;  ///< Texels and CSS px along a side; the tile repeats without a seam.

/// The stains of a sheet of paper, two bytes a texel: how strongly the mottling and the grain tint it. Always the same.
std::vector<std::uint8_t> bake_paper_tile();

}  // namespace longroll::board
