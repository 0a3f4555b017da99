#pragma once
#include <cstdint>

namespace longroll::chattanooga {

/// A set of formations of one side, by their numbers (Chattanooga 5.1): the formation of a regiment, the span of a
/// battery, of a leader or of an extra strength marker.
class FormationSet {
 public:
  static constexpr int kLast = 63;  ///< largest number that a set can hold; numbers begin at 1

  constexpr FormationSet() = default;
  /// The formations `first` to `last`, both included: 1 <= first <= last <= kLast.
  static constexpr FormationSet span(int first, int last) {
    FormationSet set;
    for (int formation = first; formation <= last; ++formation) {
      set.bits_ |= std::uint64_t{1} << static_cast<unsigned>(formation);
    }
    return set;
  }
  static constexpr FormationSet one(int formation) { return span(formation, formation); }
  /// Chattanooga 8.3: formation "A", which counts as each formation of the army.
  static constexpr FormationSet any() { return span(1, kLast); }

  constexpr void add(FormationSet other) { bits_ |= other.bits_; }
  constexpr bool is_empty() const { return bits_ == 0; }
  constexpr bool is_any() const { return bits_ == any().bits_; }
  constexpr bool contains(int formation) const { return overlaps(one(formation)); }
  /// Chattanooga 8.3, 10.6: some formation is in both, so that their units count as of one formation.
  constexpr bool overlaps(FormationSet other) const { return (bits_ & other.bits_) != 0; }
  /// True when every formation of this set is in `other`.
  constexpr bool is_within(FormationSet other) const { return (bits_ & ~other.bits_) == 0; }
  /// Lowest number of the set; 0 when it is empty.
  constexpr int first() const {
    for (int formation = 1; formation <= kLast; ++formation) {
      if (contains(formation)) {
        return formation;
      }
    }
    return 0;
  }
  constexpr std::uint64_t bits() const { return bits_; }  ///< bit n: formation n
  friend constexpr bool operator==(FormationSet, FormationSet) = default;

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace longroll::chattanooga
