#pragma once
#include <algorithm>
#include <array>

#include "engine/record/codec/range_coder.h"

namespace longroll {

/// The last different values of something, newest first: units that share a hex or a fate have one number.
class Recents {
 public:
  /// True when the value is one of them: then it is coded, and `value` is it.
  template <class Coder>
  bool code(Coder& coder, int& value) {
    for (std::size_t i = 0; i < count_; ++i) {
      if (coder.answer(value == values_[i], is_this_[i])) {
        value = values_[i];
        put_first(value);
        return true;
      }
    }
    return false;
  }

  void put_first(int value) {
    auto* const end = values_.begin() + static_cast<std::ptrdiff_t>(count_);
    auto* at = std::find(values_.begin(), end, value);
    if (at == end) {
      count_ = std::min(count_ + 1, kKept);
      at = values_.begin() + static_cast<std::ptrdiff_t>(count_ - 1);
    }
    std::move_backward(values_.begin(), at, at + 1);
    values_[0] = value;
  }

 private:
  static constexpr std::size_t kKept = 4;
  std::array<int, kKept> values_{};
  std::size_t count_ = 0;
  std::array<Bit, kKept> is_this_;
};

}  // namespace longroll
