#pragma once
#include <optional>

#include "engine/games/dixie/field.h"

namespace longroll::dixie {

/// Dixie 4.0: does the position count for `side` when it is alone there? The enemy's battleline; at Shiloh Center-Back
/// for the Confederates, and Center-Front on the second day for the Union.
bool is_goal(const Field& field, Seat side, Place position);

/// Dixie 4.0: goals where `side` has troops and the enemy has none.
int positions_won(const Field& field, Seat side);

/// Dixie 4.0: for all that both sides can see, is `side` alone where it needs to be to win? Its face-down cards may be
/// decoys (13.6).
bool seems_to_have_won(const Field& field, Seat side);

/// Dixie 4.0: the side that has won by what lies on the table, if any.
std::optional<Seat> winner_of(const Field& field);

/// RULINGS 4.0: both armies are spent: both decks have been empty for as many full turns as the edition says.
bool is_spent(const Field& field);

/// RULINGS 4.0: what the side has lost, as the edition counts it: the combat value of its troops that were routed or
/// destroyed, or the battle points of its troops and generals.
int losses_of(const Field& field, Seat side);

/// RULINGS 4.0: a battle that neither side has won when both armies are spent is a marginal victory of the side that
/// holds more positions of the enemy's line; if they hold as many, of the side that has lost less, when the other has
/// lost at least a tenth more.
struct Margin {
  enum class By : std::uint8_t { Nothing, Positions, Losses };
  By by = By::Nothing;
  Seat winner = Seat::Nobody;  ///< Nobody: a draw
  int winners = 0;             ///< positions or losses of the winner
  int losers = 0;
};
Margin margin_of(const Field& field);

/// What the edition counts losses in, in words.
std::string_view losses_name(const Edition& edition);

}  // namespace longroll::dixie
