#pragma once

#include <cstddef>
#include <optional>

#include "web/views/panels.h"

namespace longroll::web {

/// Rings round what a decision was about: they blink once and stay for two seconds.
class PlaceFlash {
 public:
  /// Brings the place of that decision into sight and rings it from the next frame on; `is_still`: without a blink.
  void show(Scene& scene, std::size_t decision, bool is_still);
  void drop() { decision_.reset(); }
  /// A sheet over the table ends them.
  void draw(const Scene& scene, double now);
  /// ms until the rings change; negative: nothing is ringed.
  double due_in(double now) const;

 private:
  std::optional<std::size_t> decision_;
  double since_ = -1;  ///< ms, when they were drawn first; negative: not yet
  bool is_still_ = false;
};

}  // namespace longroll::web
