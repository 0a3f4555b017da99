#pragma once
#include <array>
#include <string_view>

#include "engine/games/chattanooga/field.h"

namespace longroll::chattanooga {

/// Chattanooga 10.1: one unit attacks one unit in a hex next to it.
struct Engagement {
  PieceId attacker = kNoPiece;
  PieceId defender = kNoPiece;
  HexId hex = kNoHex;  ///< of the defender
};

/// One item of an intensity or of the modifiers of a die.
struct CombatTerm {
  std::string_view words;  ///< "intensity of the attacker", "swamp"
  std::string_view rule;
  int value = 0;
};

/// Items with their sum, as the rules use it and as players are shown it.
class CombatSum {
 public:
  /// An item of 0 is left out.
  void add(const CombatTerm& term) {
    if (term.value != 0) {
      LR_CHECK(count_ < terms_.size(), "an item of combat");
      terms_[count_++] = term;
      total_ += term.value;
    }
  }
  int total() const { return total_; }
  const CombatTerm* begin() const { return terms_.data(); }
  const CombatTerm* end() const { return terms_.data() + count_; }

 private:
  std::array<CombatTerm, 16> terms_{};
  std::size_t count_ = 0;
  int total_ = 0;
};

/// Chattanooga 10.2, 10.3, 10.5, 12.1, 12.2, 12.3: the items of the intensity of the attack.
CombatSum intensity_terms(const Field& field, const Engagement& engagement);
/// The same if the attacker stood in `from`, which is next to the defender's hex.
CombatSum intensity_terms_from(const Field& field, const Engagement& engagement, HexId from);
/// Chattanooga 10.2: their sum, 3 at least and 9 at most: the column of the combat results table.
int intensity_of(const Field& field, const Engagement& engagement);

/// Chattanooga 10.2, 10.4: what is added to the die.
CombatSum die_terms(const Field& field, const Engagement& engagement);
/// Chattanooga 10.2: the modified die, 0 at least and 9 at most: the row of the combat results table.
int combat_die(const Field& field, const Engagement& engagement, int natural);

}  // namespace longroll::chattanooga
