#pragma once
#include <algorithm>
#include <functional>

namespace longroll {

/// Sorts by the library's heap, which is a few hundred bytes for each type and order where std::sort is 3 to 10 KB.
/// About as fast for the lists of a game, tens of values and seldom thousands. The order of values neither of which is
/// less is not kept, so `less` must tell apart all that differ; then the result is that of any other sort.
template <class Iterator, class Less = std::less<>>
void heap_sort(Iterator first, Iterator last, Less less = {}) {
  std::make_heap(first, last, less);
  std::sort_heap(first, last, less);
}

}  // namespace longroll
