#pragma once

#include <cstdint>
#include <vector>

namespace longroll::board {

/// The number that the next entry of a list will have, as the GPU counts vertices and indices.
template <class T>
std::uint32_t next_index(const std::vector<T>& list) {
  return static_cast<std::uint32_t>(list.size());
}

}  // namespace longroll::board
