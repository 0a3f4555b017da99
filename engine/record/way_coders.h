#pragma once
#include "engine/record/number_model.h"

namespace longroll {

/// The two ways of a coder that is written once for both: a CodeWriter writes what it is handed and gives it back, a
/// CodeReader reads it and ignores what it is handed.
class CodeWriter {
 public:
  explicit CodeWriter(RangeEncoder& out) : out_(out) {}
  std::uint32_t count(std::uint32_t value, NumberModel& model) { return model.write(out_, value), value; }
  int number(int value, NumberModel& model) { return model.write_signed(out_, value), value; }
  bool answer(bool yes, Bit& bit) { return out_.answer(yes, bit), yes; }
  /// One of `ways` equally likely values.
  std::size_t choose(std::size_t index, std::size_t ways) {
    return out_.choose(static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(ways)), index;
  }
  /// One of several values of different weight.
  std::size_t pick(std::size_t which, std::span<const std::uint32_t> weights) {
    return out_.pick(which, weights), which;
  }

 private:
  RangeEncoder& out_;
};

class CodeReader {
 public:
  explicit CodeReader(RangeDecoder& in) : in_(in) {}
  std::uint32_t count(std::uint32_t, NumberModel& model) { return model.read(in_); }
  int number(int, NumberModel& model) { return model.read_signed(in_); }
  bool answer(bool, Bit& bit) { return in_.answer(bit); }
  std::size_t choose(std::size_t, std::size_t ways) { return in_.choose(static_cast<std::uint32_t>(ways)); }
  std::size_t pick(std::size_t, std::span<const std::uint32_t> weights) { return in_.pick(weights); }

 private:
  RangeDecoder& in_;
};

}  // namespace longroll
