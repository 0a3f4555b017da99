#include "web/board/shape/shape_cache.h"

#include <algorithm>
#include <cmath>

namespace longroll::board {

const Mesh& ShapeCache::get(ShapeKind kind, std::uint32_t detail, float device_scale,
                            const std::function<void(Mesh& mesh, float tolerance)>& build) {
  // One size for each doubling of the scale, from an eighth to sixty-four.
  const int size = std::clamp(ceil_int(std::log2(std::max(device_scale, 0.01f))), -3, 6);
  const std::uint64_t key =
      static_cast<std::uint64_t>(kind) << 40 | static_cast<std::uint64_t>(size + 3) << 32 | detail;
  const auto [it, is_new] = kept_.try_emplace(key);
  if (is_new) {
    build(it->second, 0.18f / std::exp2(static_cast<float>(size)));
    it->second.vertices.shrink_to_fit();
    it->second.indices.shrink_to_fit();
  }
  return it->second;
}

}  // namespace longroll::board
