#pragma once

#include <cstdint>
#include <functional>
#include <unordered_map>

#include "web/board/shape/mesh.h"

namespace longroll::board {

/// What a kept shape is a picture of. With 32 bits of detail (type, side, number...) it names one shape.
enum class ShapeKind : std::uint8_t { CardFront, CardBack, Die, Badge, Star, Icon, Plate, Counter, Mark, Swatch };

/// A part of the detail: what it is of, so many bits up.
template <class Kind>
constexpr std::uint32_t detail_of(Kind kind, int up = 0) {
  return static_cast<std::uint32_t>(kind) << up;
}

/// Shapes built once and kept. Each is kept for several scales, so that a card on the table has not the vertices of the
/// one that is inspected.
class ShapeCache {
 public:
  /// `device_scale`: device px per model unit. `build` fills the mesh and is told how far (in model units) straight
  /// pieces may stray from a curve.
  const Mesh& get(ShapeKind kind, std::uint32_t detail, float device_scale,
                  const std::function<void(Mesh& mesh, float tolerance)>& build);

  /// Forgets everything, as when colours that are built in have changed.
  void clear() { kept_.clear(); }
  std::size_t size() const { return kept_.size(); }

 private:
  std::unordered_map<std::uint64_t, Mesh> kept_;
};

}  // namespace longroll::board
