#pragma once
#include <cstddef>

namespace longroll {

/// How long the lists of a State are.
struct StateSizes {
  std::size_t pieces = 0;
  std::size_t tracks = 0;
  std::size_t steps = 0;
};

}  // namespace longroll
