#pragma once

#include <vector>

#include "engine/games/battles/field.h"
#include "engine/games/battles/ids.h"
#include "engine/games/battles/locals.h"
#include "engine/games/battles/verbs.h"
#include "engine/play/prompt.h"
#include "web/games/battles/sight.h"

namespace longroll::web::battlemap {

/// The unit that the action names; kNoPiece: none.
PieceId unit_in(const Action& action);
/// The hex that it names; kNoHex: none.
HexId hex_in(const Action& action);
/// It sends a unit to a hex: both have to be chosen.
bool is_unit_to_hex(const Action& action);
/// It is made by pointing at the map.
bool is_made_on_map(const Action& action);
/// Begins the same unit's move in the other way: by road instead of by ordinary movement, or back.
Action other_way(const bt::MoveUnitLocals& move);
inline bt::Do verb_of(const Action& action) { return static_cast<bt::Do>(action.verb); }

/// The lawful actions of a prompt, as a map asks about them.
class Choices {
 public:
  Choices() = default;
  explicit Choices(const Prompt& prompt) : prompt_(&prompt) {}

  bool empty() const { return prompt_ == nullptr || prompt_->choices.empty(); }
  /// The first of that verb, or null.
  const Choice* first(bt::Do verb) const;
  /// That action, or null.
  const Choice* find(const Action& action) const;
  /// What pointing at the unit does, or begins: one that names it. Moves by the ordinary way stand before the road.
  const Choice* of_unit(PieceId unit) const;
  /// What pointing at the hex does: goes there, attacks it, or, of `chosen`, retreats or advances there. With no unit
  /// chosen only what one unit alone can do.
  const Choice* of_hex(HexId hex, PieceId chosen) const;
  /// Units that have to be chosen before a hex is (retreats, advances), lowest first.
  std::vector<PieceId> movers() const;
  /// All hexes that of_hex answers for.
  std::vector<HexId> hexes(PieceId chosen) const;

 private:
  const Prompt* prompt_ = nullptr;
};

/// What a player would mean by pointing at a unit or a hex in the step under way, lawful or not; a verb that cannot be
/// meant gives a refusal when asked about. `chosen`: the unit picked before, or kNoPiece.
Action meant_by_unit(const bt::Field& field, bt::StepKind step, PieceId unit);
Action meant_by_hex(bt::StepKind step, HexId hex, PieceId chosen);

}  // namespace longroll::web::battlemap
