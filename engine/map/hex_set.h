#pragma once
#include <bitset>

#include "engine/map/hex.h"

namespace longroll {

/// Some of the hexes of a map.
class HexSet {
 public:
  bool has(int hex) const { return is_hex(hex) && bits_[static_cast<std::size_t>(hex)]; }
  void add(HexId hex) { bits_[static_cast<std::size_t>(hex)] = true; }
  void remove(HexId hex) { bits_[static_cast<std::size_t>(hex)] = false; }
  void clear() { bits_.reset(); }
  std::size_t size() const { return bits_.count(); }
  bool operator==(const HexSet&) const = default;

 private:
  std::bitset<kMostHexes> bits_;
};

}  // namespace longroll
