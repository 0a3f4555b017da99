#pragma once
#include <array>
#include <cstddef>

#include "engine/core/check.h"

namespace longroll {

/// A list of at most kMost elements, which lie in it: nothing is allocated, and a copy is a copy of its bytes.
template <class Element, std::size_t kMost>
class ShortList {
 public:
  void push_back(const Element& element) {
    LR_CHECK(count_ < kMost, "a short list is full");
    elements_[count_++] = element;
  }
  std::size_t size() const { return count_; }
  bool empty() const { return count_ == 0; }
  const Element& operator[](std::size_t at) const { return elements_[at]; }
  const Element* begin() const { return elements_.data(); }
  const Element* end() const { return elements_.data() + count_; }

 private:
  std::array<Element, kMost> elements_{};
  std::size_t count_ = 0;
};

}  // namespace longroll
