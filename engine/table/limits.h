#pragma once
#include <cstddef>

namespace longroll {

/// What any State holds at most, whatever bytes from outside say. A game's own limits are lower (its faults_of).
constexpr std::size_t kMaxStatePieces = 4'096;
constexpr std::size_t kMaxStateTracks = 1'024;
constexpr std::size_t kMaxStateSteps = 64;
/// Of a game on hexes.
constexpr std::size_t kMaxHexGamePieces = 800;
/// Every hex of the largest map and the boxes beside it.
constexpr std::size_t kMaxStatePlaces = 4'200;

}  // namespace longroll
