#pragma once
#include <vector>

#include "engine/games/dixie/field.h"

namespace longroll::dixie {

/// Dixie 13.9: who commands the army on the battlefield: its commander where he stands there, else the general named in
/// his place while he does; kNoPiece when neither does.
PieceId army_commander(const Field& field, Seat side);

/// Dixie 13.9, 13.9D: does the general's rating help this troop card? Always without the option; else only cards of his
/// corps (of his division with division integrity), or whatever his rank and branch give him.
bool commands(const Field& field, PieceId general, PieceId troop);

/// Dixie 13.9: the generals of whom one must be named to command the army, because its commander is not there and a
/// roll of `troop` in the place of `general` hangs on it; empty when nothing needs to be decided.
std::vector<PieceId> to_be_named(const Field& field, PieceId general, PieceId troop);

/// Dixie 13.9: the same in any position: generals of `side` on the battlefield who may be named.
std::vector<PieceId> may_be_named(const Field& field, Seat side);

}  // namespace longroll::dixie
