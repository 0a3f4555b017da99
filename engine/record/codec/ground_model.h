#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/check.h"
#include "engine/map/hex.h"
#include "engine/record/codec/range_coder.h"

namespace longroll {

/// Learns how the marks on the ground have changed since the start and writes them one bit of the bytes after the other
/// (who controls a place, then what is broken there, ...). A bit that changed nowhere costs next to nothing; elsewhere
/// each place is predicted from its bit at the start and from the neighbours that were written before it; where it is
/// told which places are held, also from that and from the bits of the place that were written before.
class GroundModel {
 public:
  /// `ground` has as many places as `start`; a reader fills it. `held`: a byte a place, or empty: it is not told.
  template <class Coder>
  void code(Coder& coder, const std::vector<std::uint8_t>& start, std::vector<std::uint8_t>& ground,
            std::span<const std::uint8_t> held) {
    LR_CHECK(ground.size() == start.size(), "as many places as at the start");
    held_ = held;
    changes_.assign(start.size(), 0);
    for (std::size_t i = 0; i < start.size(); ++i) {
      changes_[i] = static_cast<std::uint8_t>(start[i] ^ ground[i]);
    }
    for (unsigned bit = 0; bit < 8 && !start.empty(); ++bit) {
      code_plane(coder, start, bit);
    }
    for (std::size_t i = 0; i < start.size(); ++i) {
      ground[i] = static_cast<std::uint8_t>(start[i] ^ changes_[i]);
    }
  }

 private:
  static constexpr std::size_t kColumn = kMaxRows;  // places of a map count down its columns

  bool has_changed(std::size_t place, unsigned bit) const { return (changes_[place] >> bit & 1U) != 0; }

  /// What else is known of the place before that bit of it: is it held, and which bits below have changed?
  std::size_t context_of(std::size_t place, unsigned bit) const {
    if (held_.empty()) {
      return 0;
    }
    const bool is_held = place < held_.size() && held_[place] != 0;
    const bool has_below = (changes_[place] & ((1U << bit) - 1)) != 0;
    const bool has_next = bit > 0 && has_changed(place, bit - 1);
    return (is_held ? 16U : 0U) + (has_next ? 32U : has_below ? 64U : 0U);
  }

  template <class Coder>
  void code_plane(Coder& coder, const std::vector<std::uint8_t>& start, unsigned bit) {
    bool any = false;
    for (std::size_t i = 0; i < start.size(); ++i) {
      any = any || has_changed(i, bit);
    }
    any = coder.answer(any, any_);
    std::array<Bit, 96> predicted;
    for (std::size_t i = 0; i < start.size(); ++i) {
      const bool above = i % kColumn > 0 && has_changed(i - 1, bit);
      const bool beside = i >= kColumn && has_changed(i - kColumn, bit);
      const bool below_beside = i >= kColumn && has_changed(i - kColumn + 1, bit);
      const std::size_t context = (start[i] >> bit & 1U) + (above ? 2U : 0U) + (beside ? 4U : 0U) +
                                  (below_beside ? 8U : 0U) + context_of(i, bit);
      const bool changed = any && coder.answer(has_changed(i, bit), predicted[context]);
      changes_[i] = static_cast<std::uint8_t>((changes_[i] & ~(1U << bit)) | (changed ? 1U << bit : 0U));
    }
  }

  std::span<const std::uint8_t> held_;
  std::vector<std::uint8_t> changes_;  // bits that differ from the start
  Bit any_ = Bit::foreseen(false);
};

}  // namespace longroll
