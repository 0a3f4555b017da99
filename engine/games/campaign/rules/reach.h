#pragma once
#include <array>
#include <cstdint>
#include <span>

#include "engine/core/check.h"
#include "engine/map/hex.h"

namespace longroll::campaign {

class Field;
struct ForceMoveLocals;

/// Every hex that a force can go to by itself, the cheapest way there, and among equally cheap ones the way that leaves
/// fewest zones of the enemy (Campaign 5.0, 6.4). Nothing in here is allocated.
class MarchReach {
 public:
  /// The rules offer no more; the nearest are kept. No force of the game reaches that number of hexes.
  static constexpr std::size_t kMost = 500;
  /// More than any force has movement points.
  static constexpr int kMaxPoints = 20;

  /// Its members are not filled in before they are written: a Field has room for many, and most never need them.
  struct Way {  // NOLINT
    HexId hex;
    std::int16_t before;  ///< index of the way that this one goes on from; -1: it begins here
    std::int8_t points;   ///< spent from where the force stands
    std::int8_t exits;    ///< zones of the enemy that it leaves, each of which may be answered (6.4)
    bool stops;           ///< enemies are there: it fights (9.0)
  };

  MarchReach() {}  // NOLINT: filled in by open

  /// Forgets everything; the search begins in that hex.
  void open(HexId from);
  bool has(HexId hex) const { return is_hex(hex) && index_[hex] >= 0; }
  /// Of a hex within reach.
  const Way& way(HexId hex) const {
    LR_CHECK(has(hex), "a hex within reach");
    return ways_[static_cast<std::size_t>(index_[hex])];
  }
  /// All of them; where the force stands is the first.
  std::span<const Way> ways() const { return {ways_.data(), count_}; }
  /// The hex that is entered first on the way to `hex`, which is within reach and not where the force stands.
  HexId first_step_to(HexId hex) const;

  /// The force can enter the next hex over that side.
  bool begins_over(Direction d) const { return (begins_ >> static_cast<unsigned>(d) & 1U) != 0; }

  /// For the search: a way that goes on from `before` over that side, kept when it is the best to its hex so far.
  void offer(const Way& way, Direction d);

 private:
  HexArray<std::int16_t> index_;  // NOLINT: of ways_; -1: not within reach
  std::array<Way, kMost> ways_;   // NOLINT
  std::size_t count_ = 0;
  unsigned begins_ = 0;
};

/// What of its locals the reach of a force hangs on.
struct MarchStart {
  HexId here = kNoHex;
  int points = 0;
  int allowance = 0;
  bool has_moved = false;
  bool operator==(const MarchStart&) const = default;
};

/// Campaign 5.0: the hex that the force enters next on its way to its goal; kNoHex: no way leads there any more, or it
/// is there.
HexId next_on_way(const Field& field, const ForceMoveLocals& move);

MarchStart march_start(const ForceMoveLocals& move);

/// Campaign 5.0, 5.3 to 5.3.6: where the force that moves can go with the points that it has left.
void find_reach(const Field& field, const ForceMoveLocals& move, MarchReach& reach);

}  // namespace longroll::campaign
