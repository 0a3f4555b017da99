#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "engine/record/codec/range_coder.h"

namespace longroll {

/// Learns how a kind of small number is spread and writes each at the price of its rarity: a tree of yes-or-nos over
/// the number's length in bits and then its leading bits.
class NumberModel {
 public:
  /// 0 <= value < 2^32; numbers below a few hundred are learned one by one.
  void write(RangeEncoder& out, std::uint32_t value) { code(Writer{out}, value); }
  std::uint32_t read(RangeDecoder& in) { return code(Reader{in}, 0); }

  /// Numbers that may be negative.
  void write_signed(RangeEncoder& out, std::int32_t value) {
    write(out, (static_cast<std::uint32_t>(value) << 1U) ^ static_cast<std::uint32_t>(value >> 31));
  }
  std::int32_t read_signed(RangeDecoder& in) {
    const std::uint32_t folded = read(in);
    return static_cast<std::int32_t>((folded >> 1U) ^ (0U - (folded & 1U)));
  }

 private:
  struct Writer {
    RangeEncoder& out;
    bool operator()(bool yes, Bit& bit) const { return out.answer(yes, bit), yes; }
  };
  struct Reader {
    RangeDecoder& in;
    bool operator()(bool, Bit& bit) const { return in.answer(bit); }
  };

  /// One walk serves both ways: `say` writes the answer that it is handed, or reads one and ignores what it is handed.
  template <class Say>
  std::uint32_t code(const Say& say, std::uint32_t value);

  std::array<Bit, 33> length_;
  std::array<Bit, 256> leading_;  // whole trees for up to 6 bits after the first, then the first two of the rest
};

template <class Say>
std::uint32_t NumberModel::code(const Say& say, std::uint32_t value) {
  // value + 1 in binary: its length, then the bits below the first one.
  const std::uint64_t plus = std::uint64_t{value} + 1;
  unsigned bits = 0;
  while (bits < 32 && say((plus >> (bits + 1U)) != 0, length_[bits])) {
    ++bits;
  }
  std::uint64_t built = 1;
  for (unsigned i = bits; i-- > 0;) {
    const bool one = ((plus >> i) & 1U) != 0;
    Bit even;                                            // a bit so far down says nothing about the next number
    const auto above = static_cast<std::size_t>(built);  // small wherever it is used
    Bit& bit = bits <= 6   ? leading_[(std::size_t{1} << bits) + above - 1]
               : built < 4 ? leading_[128 + std::size_t{4} * (bits - 7) + above]
                           : even;
    built = (built << 1U) | (say(one, bit) ? 1U : 0U);
  }
  return static_cast<std::uint32_t>(built - 1);
}

}  // namespace longroll
