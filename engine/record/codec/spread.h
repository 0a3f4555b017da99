#pragma once
#include <algorithm>
#include <array>
#include <vector>

#include "engine/record/codec/number_model.h"

namespace longroll {

/// Learns how the values of one member are spread over the pieces, in all and under the same circumstances, and writes
/// each at the price of its rarity. A value that has not come up is one of those left between the least and the most.
class Spread {
 public:
  /// What counts as the same circumstances: twice, for some matter more than others. Any numbers.
  using Circumstances = std::array<int, 2>;

  /// What the bounds of several members have in common.
  struct Bounds {
    NumberModel least, span;
  };

  /// How much a value weighs that came up under the same circumstances, beside one that came up at all.
  explicit Spread(std::array<std::uint32_t, 2> weights) : weights_(weights) {}

  /// The least and the most that will come, before the first value. Of a reader's wild bytes they may be any.
  template <class Coder>
  void code_bounds(Coder& coder, int least, int most, Bounds& bounds) {
    least_ = std::clamp(coder.number(least, bounds.least), -kMaxApart, kMaxApart);
    most_ = least_ + static_cast<int>(std::min<std::uint32_t>(
                         coder.count(static_cast<std::uint32_t>(most - least_), bounds.span), kMaxApart));
  }

  template <class Coder>
  int code(Coder& coder, int value, const Circumstances& circumstances) {
    std::array<std::vector<std::uint16_t>*, 2> counts{};
    for (std::size_t i = 0; i < counts.size(); ++i) {
      counts[i] = &counts_under(i, circumstances[i]);
    }
    weights_now_.clear();
    for (std::size_t i = 0; i < values_.size(); ++i) {
      weights_now_.push_back(in_all_[i] + weights_[0] * (*counts[0])[i] + weights_[1] * (*counts[1])[i]);
    }
    const bool is_full = values_.size() > static_cast<std::size_t>(most_ - least_);
    weights_now_.push_back(is_full ? 0 : static_cast<std::uint32_t>(std::max<std::size_t>(values_.size(), 1)));
    const auto known = std::find(values_.begin(), values_.end(), value);
    const std::size_t which = coder.pick(static_cast<std::size_t>(known - values_.begin()), weights_now_);
    if (which == values_.size()) {
      add(code_new(coder, value));
    }
    ++in_all_[which];
    ++(*counts[0])[which];
    ++(*counts[1])[which];
    return values_[which];
  }

 private:
  static constexpr int kMaxApart = 0xFFFF;

  struct Under {
    int circumstances;
    std::vector<std::uint16_t> counts;  // by value
  };

  std::vector<std::uint16_t>& counts_under(std::size_t i, int circumstances) {
    std::vector<Under>& all = under_[i];
    auto at =
        std::find_if(all.begin(), all.end(), [&](const Under& one) { return one.circumstances == circumstances; });
    if (at == all.end()) {
      all.push_back({circumstances, {}});
      at = all.end() - 1;
    }
    at->counts.resize(values_.size() + 1);  // and one that is new
    return at->counts;
  }

  /// Its place among those between the bounds that have not come up.
  template <class Coder>
  int code_new(Coder& coder, int value) {
    std::vector<int> known = values_;
    std::sort(known.begin(), known.end());
    const auto below = std::lower_bound(known.begin(), known.end(), value) - known.begin();
    const std::size_t left = static_cast<std::size_t>(most_ - least_) + 1 - known.size();
    int found = least_ + static_cast<int>(coder.choose(static_cast<std::size_t>(value - least_ - below), left));
    for (const int one : known) {
      found += one <= found ? 1 : 0;
    }
    return found;
  }

  void add(int value) {
    values_.push_back(value);
    in_all_.push_back(0);
  }

  std::array<std::uint32_t, 2> weights_;
  int least_ = 0;
  int most_ = 0;
  std::vector<int> values_;  // in the order in which they came up
  std::vector<std::uint32_t> in_all_;
  std::array<std::vector<Under>, 2> under_;
  std::vector<std::uint32_t> weights_now_;
};

}  // namespace longroll
