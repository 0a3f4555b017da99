// build: small
#include "engine/record/codec/near_places.h"

#include <algorithm>
#include <cstdlib>

namespace longroll {
namespace {

constexpr std::uint32_t kWhole = 1U << 14U;  // what each part shares out over a line
constexpr std::uint32_t kTrusts = 448;       // what the trusts of all parts add up to in the end
constexpr std::uint32_t kTrustUnit = 64;

/// The share of `weight` in `all`; nothing has none.
std::uint32_t share(std::uint32_t weight, std::uint32_t all) {
  return all == 0 ? 0 : static_cast<std::uint32_t>(std::uint64_t{kWhole} * weight / all);
}

template <class Line>
Line near(int centre, int reach) {
  Line line{};
  std::uint32_t all = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const int far = std::abs(static_cast<int>(i) - centre);
    line[i] = far > 4 * reach ? 0 : static_cast<std::uint32_t>(64 * reach / (reach + far + far * far / reach));
    all += line[i];
  }
  for (std::uint32_t& weight : line) {
    weight = share(weight, all);
  }
  return line;
}

}  // namespace

void NearPlaces::saw(HexId hex) {
  constexpr int kReach = 3;
  const int column = hex / kMaxRows;
  const int row = hex % kMaxRows;
  for (int c = std::max(column - kReach, 0); c <= std::min(column + kReach, kMaxColumns - 1); ++c) {
    for (int r = std::max(row - kReach, 0); r <= std::min(row + kReach, kMaxRows - 1); ++r) {
      const int weight = (kReach + 1 - std::abs(c - column)) * (kReach + 1 - std::abs(r - row));
      dense_[static_cast<std::size_t>(c * kMaxRows + r)] += static_cast<std::uint16_t>(weight);
      dense_in_[static_cast<std::size_t>(c)] += static_cast<std::uint32_t>(weight);
      dense_in_all_ += static_cast<std::uint32_t>(weight);
    }
  }
  std::uint16_t& held = held_[static_cast<std::size_t>(hex)];
  if (held == 0) {
    held = 1;
    ++held_in_[static_cast<std::size_t>(column)];
    ++held_in_all_;
  }
  last_ = hex;
}

void NearPlaces::begin(HexId from) {
  constexpr int kFar = 8;
  constexpr int kBeside = 1;
  columns_[NearStart] = near<Line>(from / kMaxRows, kFar);
  columns_[NearLast] = near<Line>(last_ / kMaxRows, kBeside);
  rows_[NearStart] = near<Line>(from % kMaxRows, kFar);
  rows_[NearLast] = near<Line>(last_ % kMaxRows, kBeside);
}

const std::vector<std::uint32_t>& NearPlaces::columns() {
  for (std::size_t i = 0; i < weights_.size(); ++i) {
    columns_[Held][i] = share(held_in_[i], held_in_all_);
    columns_[Dense][i] = share(dense_in_[i], dense_in_all_);
    weights_[i] = 1;
    for (std::size_t part = 0; part < Count; ++part) {
      weights_[i] += columns_[part][i] * trust_[part] / kTrustUnit;
    }
  }
  return weights_;
}

const std::vector<std::uint32_t>& NearPlaces::rows(std::size_t column) {
  constexpr std::uint32_t kFiner = 8;  // than the columns: what is shared is only this column's
  for (std::size_t i = 0; i < weights_.size(); ++i) {
    rows_[Held][i] = share(held_[column * kMaxRows + i], held_in_[column]);
    rows_[Dense][i] = share(dense_[column * kMaxRows + i], dense_in_[column]);
    std::uint64_t weight = 0;
    for (std::size_t part = 0; part < Count; ++part) {
      weight += std::uint64_t{rows_[part][i]} * (columns_[part][column] * trust_[part] / kTrustUnit);
    }
    weights_[i] = 1 + static_cast<std::uint32_t>(weight / (kWhole / kFiner));
  }
  return weights_;
}

/// Parts are trusted as far as they predicted what came.
void NearPlaces::learn(std::size_t column, std::size_t row) {
  constexpr std::uint32_t kMemory = 32;
  constexpr std::uint32_t kLeast = 2;
  std::array<std::uint64_t, Count> said{};
  std::uint64_t all = 0;
  for (std::size_t part = 0; part < Count; ++part) {
    said[part] = std::uint64_t{columns_[part][column]} * rows_[part][row] * trust_[part];
    all += said[part];
  }
  for (std::size_t part = 0; part < Count && all > 0; ++part) {
    const auto now = static_cast<std::uint32_t>(kTrusts * said[part] / all);
    trust_[part] = std::max((trust_[part] * (kMemory - 1) + now) / kMemory, kLeast);
  }
}

}  // namespace longroll
