#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/games/dixie/card.h"
#include "engine/table/piece.h"

namespace longroll::dixie {

/// Some of the cards of a State, a bit for each. Read in the order of the table.
class CardSet {
  static constexpr std::size_t kBits = 64;
  static constexpr std::size_t kWords = (kMaxCards + kBits - 1) / kBits;  // a card is dealt once at most
  using Words = std::array<std::uint64_t, kWords>;

 public:
  struct End {};

  class Iterator {
   public:
    constexpr explicit Iterator(const Words& words) : words_(&words), left_(words[0]) { skip(); }
    constexpr PieceId operator*() const {
      return static_cast<PieceId>(word_ * kBits + static_cast<std::size_t>(std::countr_zero(left_)));
    }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      skip();
      return *this;
    }
    constexpr bool operator!=(End) const { return left_ != 0; }

   private:
    constexpr void skip() {
      while (left_ == 0 && ++word_ < kWords) {
        left_ = (*words_)[word_];
      }
    }

    const Words* words_;
    std::uint64_t left_;
    std::size_t word_ = 0;
  };

  constexpr Iterator begin() const { return Iterator(words_); }
  constexpr End end() const { return {}; }

  constexpr friend CardSet operator|(CardSet one, const CardSet& other) {
    for (std::size_t i = 0; i < kWords; ++i) {
      one.words_[i] |= other.words_[i];
    }
    return one;
  }

  constexpr bool has(PieceId id) const { return (words_[word_of(id)] >> bit_of(id) & 1U) != 0; }
  constexpr void add_if(bool belongs, PieceId id) { words_[word_of(id)] |= std::uint64_t{belongs} << bit_of(id); }
  constexpr void set(PieceId id, bool belongs) {
    words_[word_of(id)] &= ~(std::uint64_t{1} << bit_of(id));
    add_if(belongs, id);
  }

 private:
  static constexpr std::size_t word_of(PieceId id) { return static_cast<std::size_t>(id) / kBits; }
  static constexpr std::size_t bit_of(PieceId id) { return static_cast<std::size_t>(id) % kBits; }

  Words words_{};
};

}  // namespace longroll::dixie
