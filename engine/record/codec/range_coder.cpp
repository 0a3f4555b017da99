// build: small
#include "engine/record/codec/range_coder.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "engine/core/check.h"

namespace longroll {
namespace {
constexpr std::uint32_t kLeastRange = 1U << 24U;

std::uint32_t sum_of_first(std::size_t count, std::span<const std::uint32_t> weights) {
  return std::accumulate(weights.begin(), weights.begin() + static_cast<std::ptrdiff_t>(count), 0U);
}

/// The part of `range` that "no" takes.
std::uint32_t part_of_no(std::uint32_t range, const Bit& bit) { return (range >> 16U) * bit.no(); }

std::uint32_t sum_of(std::span<const std::uint32_t> weights) {
  const std::uint32_t sum = sum_of_first(weights.size(), weights);
  LR_CHECK(sum >= 1 && sum <= kMaxWeight, "weights are bounded");
  return sum;
}
}  // namespace

void Bit::learn(bool yes) {
  // The first answers weigh most; later each moves the estimate by a 32nd.
  static constexpr std::array<unsigned, 8> kShift = {1, 2, 2, 3, 3, 4, 4, 5};
  const unsigned shift = kShift[seen_];
  seen_ = static_cast<std::uint8_t>(std::min<int>(seen_ + 1, 7));
  const int target = yes ? 0 : 1 << 16;
  const int moved = no_ + (target - no_) / (1 << shift);
  no_ = static_cast<std::uint16_t>(std::clamp<int>(moved, kLeast, kMax));
}

void RangeEncoder::choose(std::uint32_t index, std::uint32_t ways) {
  LR_CHECK(ways >= 1 && ways <= 65536 && index < ways, "a choice is one of its ways");
  if (ways > 1) {
    const std::uint32_t part = range_ / ways;
    narrow(part * index, part);
  }
}

void RangeEncoder::answer(bool yes, Bit& bit) {
  const std::uint32_t no = part_of_no(range_, bit);
  yes ? narrow(no, range_ - no) : narrow(0, no);
  bit.learn(yes);
}

void RangeEncoder::pick(std::size_t which, std::span<const std::uint32_t> weights) {
  LR_CHECK(which < weights.size(), "a choice is one of its ways");
  const std::uint32_t part = range_ / sum_of(weights);
  narrow(part * sum_of_first(which, weights), part * weights[which]);
}

void RangeEncoder::narrow(std::uint32_t start, std::uint32_t size) {
  low_ += start;
  range_ = size;
  while (range_ < kLeastRange) {
    range_ <<= 8U;
    shift();
  }
}

void RangeEncoder::shift() {
  if (low_ < 0xFF000000U || low_ > 0xFFFFFFFFU) {
    const auto carry = static_cast<std::uint8_t>(low_ >> 32U);
    std::uint8_t byte = held_;
    for (; pending_ != 0; --pending_, byte = 0xFF) {
      bytes_.push_back(static_cast<std::uint8_t>(byte + carry));
    }
    held_ = static_cast<std::uint8_t>(low_ >> 24U);
  }
  ++pending_;
  low_ = (low_ & 0x00FFFFFFU) << 8U;
}

Bytes RangeEncoder::finish() {
  // Of all numbers in [low, low + range) take the one that ends in most zeros: zeros at the end need not be written.
  for (unsigned zeros = 32; zeros > 0; --zeros) {
    const std::uint64_t mask = (std::uint64_t{1} << zeros) - 1;
    const std::uint64_t rounded = (low_ + mask) & ~mask;
    if (rounded < low_ + range_) {
      low_ = rounded;
      break;
    }
  }
  for (int i = 0; i < 5; ++i) {
    shift();
  }
  bytes_.erase(bytes_.begin());  // always 0: nothing can carry into it
  while (!bytes_.empty() && bytes_.back() == 0) {
    bytes_.pop_back();
  }
  return std::move(bytes_);
}

RangeDecoder::RangeDecoder(std::span<const std::uint8_t> bytes) : bytes_(bytes) {
  for (int i = 0; i < 4; ++i) {
    code_ = (code_ << 8U) | next();
  }
}

std::uint32_t RangeDecoder::choose(std::uint32_t ways) {
  LR_CHECK(ways >= 1 && ways <= 65536, "a choice has ways");
  if (ways == 1) {
    return 0;
  }
  const std::uint32_t part = range_ / ways;
  const std::uint32_t index = std::min(code_ / part, ways - 1);  // the remainder of the range is nobody's
  narrow(part * index, part);
  return index;
}

bool RangeDecoder::answer(Bit& bit) {
  const std::uint32_t no = part_of_no(range_, bit);
  const bool yes = code_ >= no;
  yes ? narrow(no, range_ - no) : narrow(0, no);
  bit.learn(yes);
  return yes;
}

std::size_t RangeDecoder::pick(std::span<const std::uint32_t> weights) {
  const std::uint32_t sum = sum_of(weights);
  const std::uint32_t part = range_ / sum;
  const std::uint32_t slot = std::min(code_ / part, sum - 1);  // the remainder of the range is nobody's
  std::size_t which = 0;
  std::uint32_t start = 0;
  while (slot - start >= weights[which]) {
    start += weights[which++];
  }
  narrow(part * start, part * weights[which]);
  return which;
}

void RangeDecoder::narrow(std::uint32_t start, std::uint32_t size) {
  code_ -= start;
  range_ = size;
  while (range_ < kLeastRange) {
    range_ <<= 8U;
    code_ = (code_ << 8U) | next();
  }
}

}  // namespace longroll
