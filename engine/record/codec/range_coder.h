#pragma once
#include <cstdint>
#include <span>

#include "engine/record/base64url.h"

namespace longroll {

/// How likely a yes-or-no is held to be, learned from those that went before. Whole numbers only, so that every machine
/// learns the same.
class Bit {
 public:
  Bit() = default;
  /// One whose answer is all but certain before the first has come.
  static Bit foreseen(bool yes) {
    Bit bit;
    bit.no_ = yes ? kLeast : kMax;
    return bit;
  }

  /// Chance that the answer is no, in 65536ths.
  std::uint32_t no() const { return no_; }
  void learn(bool yes);

 private:
  static constexpr std::uint16_t kLeast = 256;
  static constexpr std::uint16_t kMax = 65536 - 256;

  std::uint16_t no_ = 1U << 15U;
  std::uint8_t seen_ = 0;
};

/// What the values of one choice may weigh in all.
constexpr std::uint32_t kMaxWeight = 1U << 20U;

/// Writes choices as one long fraction: a choice among n equally likely ones costs log2(n) bits, a foreseen one next to
/// nothing, a forced one nothing. (G. Martin's range coder, 1979, with carry.)
class RangeEncoder {
 public:
  /// One of `ways` equally likely values, 0 <= index < ways <= 65536.
  void choose(std::uint32_t index, std::uint32_t ways);
  /// A yes-or-no, at the price that `bit` foresees; `bit` learns it.
  void answer(bool yes, Bit& bit);
  /// One of several values, at the price of its share: each weighs 1 or more, all together kMaxWeight at most.
  void pick(std::size_t which, std::span<const std::uint32_t> weights);
  /// The shortest bytes that decode to all that was written. Call once, last.
  Bytes finish();

 private:
  void narrow(std::uint32_t start, std::uint32_t size);
  void shift();

  std::uint64_t low_ = 0;
  std::uint32_t range_ = 0xFFFFFFFFU;
  std::uint8_t held_ = 0;
  std::uint64_t pending_ = 1;  // bytes that a carry may still change: held_, then 0xFF each
  Bytes bytes_;
};

/// Reads what RangeEncoder wrote. Past the end it reads zeros, so any bytes decode to something; whoever reads must
/// write it again and compare, or check a sum.
class RangeDecoder {
 public:
  explicit RangeDecoder(std::span<const std::uint8_t> bytes);
  std::uint32_t choose(std::uint32_t ways);
  bool answer(Bit& bit);
  std::size_t pick(std::span<const std::uint32_t> weights);
  /// Far more has been read than was written: what comes now was not.
  bool is_spent() const { return past_ > kTail; }

 private:
  static constexpr std::size_t kTail =
      16;  // zeros that a writer may have left out at the end, with the four read ahead

  void narrow(std::uint32_t start, std::uint32_t size);
  std::uint8_t next() {
    if (at_ < bytes_.size()) {
      return bytes_[at_++];
    }
    ++past_;
    return 0;
  }

  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
  std::size_t past_ = 0;  // zeros read past the end
  std::uint32_t code_ = 0;
  std::uint32_t range_ = 0xFFFFFFFFU;
};

}  // namespace longroll
