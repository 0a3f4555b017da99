#pragma once

#include <cstddef>

#include "engine/table/state.h"

namespace longroll {

/// The ids of the pieces of a State, rising: `for (const PieceId id : piece_ids(state))`. Pieces made meanwhile are not
/// among them.
class PieceIds {
 public:
  class Iterator {
   public:
    using value_type = PieceId;
    using difference_type = std::ptrdiff_t;

    constexpr Iterator() = default;
    constexpr explicit Iterator(PieceId id) : id_(id) {}
    constexpr PieceId operator*() const { return id_; }
    constexpr Iterator& operator++() {
      ++id_;
      return *this;
    }
    constexpr Iterator operator++(int) { return Iterator(id_++); }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    PieceId id_ = 0;
  };

  constexpr explicit PieceIds(std::size_t count) : count_(static_cast<PieceId>(count)) {}
  constexpr Iterator begin() const { return Iterator(0); }
  constexpr Iterator end() const { return Iterator(count_); }

 private:
  PieceId count_;
};

inline PieceIds piece_ids(const State& state) { return PieceIds(state.pieces.size()); }

}  // namespace longroll
