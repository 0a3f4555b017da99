#pragma once

#include <cstdint>
#include <vector>

#include "engine/map/hex.h"
#include "engine/play/prompt.h"
#include "engine/play/verb_words.h"
#include "engine/table/piece.h"

namespace longroll::web::hexgame {

/// What an action is about on a map.
struct Subject {
  PieceId unit = kNoPiece;  ///< the unit that it names; kNoPiece: none
  HexId hex = kNoHex;       ///< the hex that it names; kNoHex: none

  /// It is made by pointing at the map.
  bool is_on_map() const { return unit != kNoPiece || hex != kNoHex; }
  /// It sends a unit to a hex: both have to be chosen.
  bool is_unit_to_hex() const { return unit != kNoPiece && hex != kNoHex; }
};
/// A game's table of verbs, as a map reads it.
using SubjectOf = Subject (*)(const Action& action);
/// The unit and the hex among the action's arguments, whose kinds are those of hexgame::Argument.
Subject subject_by(std::span<const VerbWords> verbs, const Action& action);

/// The lawful actions of a prompt, found by what they are about: an index is made once a prompt, so that hundreds of
/// units may be asked about in every frame. The prompt must outlive it.
class ChoiceIndex {
 public:
  ChoiceIndex() = default;
  ChoiceIndex(const Prompt& prompt, SubjectOf subject_of);

  bool empty() const { return prompt_ == nullptr || prompt_->choices.empty(); }
  /// The first of that verb, or null.
  const Choice* first(Verb verb) const;
  /// That action, or null.
  const Choice* find(const Action& action) const;
  /// What pointing at the unit does, or begins: the first that names it.
  const Choice* of_unit(PieceId unit) const;
  /// What pointing at the hex does: goes there, attacks it, or sends `chosen` there. With no unit chosen only what one
  /// unit alone can do.
  const Choice* of_hex(HexId hex, PieceId chosen) const;
  /// Units that have to be chosen before a hex is (retreats, advances), in the order of the choices.
  std::vector<PieceId> movers() const;
  /// All hexes that of_hex answers for, rising.
  std::vector<HexId> hexes(PieceId chosen) const;
  /// All that the choices are about, in their order.
  const std::vector<Subject>& subjects() const { return subjects_; }

 private:
  /// A unit or a hex, and the choice that names it.
  struct Entry {
    std::int32_t key = 0;
    std::uint32_t choice = 0;
    auto operator<=>(const Entry&) const = default;
  };
  using Entries = std::vector<Entry>;
  static Entries::const_iterator first_of(const Entries& entries, std::int32_t key);

  const Prompt* prompt_ = nullptr;
  std::vector<Subject> subjects_;
  Entries by_unit_, by_hex_;
};

}  // namespace longroll::web::hexgame
