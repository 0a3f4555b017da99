#pragma once
#include "engine/games/battles/field.h"

/// Who has not fought yet in a Combat Phase.
namespace longroll::battles {

/// The hex holds a unit of the non-phasing side that has not been attacked in this Combat Phase (8.14): a combat unit,
/// or a gunboat, which only bombardment reaches (9.6).
bool is_attackable(const Field& field, HexId hex);

/// Battles 8.14, 12.3, 8.74: a unit or gunboat of the phasing side that has an attack left in this phase. Whether a
/// Shaken one may use it is another question.
bool has_attack_left(const Field& field, PieceId unit);

}  // namespace longroll::battles
