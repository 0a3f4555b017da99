#pragma once
#include "engine/games/chattanooga/field.h"

namespace longroll::chattanooga {

/// Chattanooga 11.1: one unit fires at one unit.
struct Shot {
  PieceId unit = kNoPiece;
  PieceId target = kNoPiece;
  /// 11.4: not announced yet, it would be fired with the strength of all batteries of the hex that can fire at the
  /// target. Of a battery with kTogether those with that flag count in any case.
  bool is_together = false;
};

/// Chattanooga 6.6, 10.9, 11.2: the unit stands ready with a volley marker, which is worth nothing at night (12.3). All
/// that the markers do in bombardment hangs on this.
bool has_volley(const Field& field, PieceId unit);

/// Chattanooga 5.3, 8.4, 11.1: why the unit of the phasing side, given by any number, may fire at nobody in this
/// Combat Phase; empty when that hangs on the target.
Refusal refuse_firing(const Field& field, PieceId unit);

/// Chattanooga 11.1: why no shots at the unit, given by any number, may be announced in this Combat Phase.
Refusal refuse_target(const Field& field, PieceId target);

/// Chattanooga 6.6, 8.4, 11.1 to 11.3, 12.2, 12.3: why the unit cannot fire at the target. Both are of any number.
Refusal refuse_shot(const Field& field, const Shot& shot);

/// Chattanooga 11.4: why the battery cannot fire at the target together with others of its hex: each of them has a
/// shot, and each of its shots is at another unit of one hex. Both are of any number.
Refusal refuse_shot_together(const Field& field, const Shot& shot);

/// Chattanooga 11.4: the batteries, in rising order, that begin to fire together when this one of their hex, which can,
/// does.
std::vector<PieceId> fire_together(const Field& field, const Shot& shot);

/// Chattanooga 11.4: the units of the hex, in rising order, at whom batteries that fire together have a shot left.
std::vector<PieceId> next_targets(const Field& field, HexId hex);

/// Chattanooga 11.1: somebody may fire at the target.
bool can_be_fired_at(const Field& field, PieceId target);

/// Chattanooga 11.1: the enemies at whom somebody may fire, in rising order.
std::vector<PieceId> targets(const Field& field);

/// Chattanooga 11.2: the column of the bombardment table, with its shift: 1 to 3.
int bombardment_column(const Field& field, const Shot& shot, HexId target_hex);

/// Chattanooga 11.3: the die by which the table is read, of a natural die from 0 to 9. Guns on a hilltop fire better
/// downward, but what a natural 0 or 1 does to the firing unit stays.
int bombardment_die(const Field& field, const Shot& shot, HexId target_hex, int natural);

/// Chattanooga 11.2: the cell of the bombardment table.
const CombatResult& bombardment_result(const Field& field, const Shot& shot, HexId target_hex, int natural);

}  // namespace longroll::chattanooga
