#pragma once
#include <vector>

#include "engine/games/campaign/field.h"
#include "engine/games/campaign/rules/modifier.h"

/// Weather (American Civil War 8.6, ATTRITION).
namespace longroll::campaign {

/// Campaign 8.6: the counter suffers from the weather at the end of its side's impulse: in winter when it has moved
/// and stands north of the snow line, in summer when it stands in a swamp.
bool suffers_weather(const Field& field, PieceId id);

/// Campaign 8.6: hexes in which points of the side suffer; a die is thrown for each.
HexSet weather_hexes(const Field& field, Seat side);

/// Campaign ATTRITION, 8.6: all that is added to the die of the force; nothing that is 0.
std::vector<Modifier> weather_terms(const Field& field, HexId hex);
/// Campaign ATTRITION, 8.6: the force is demoralized by that natural die.
bool is_demoralized_by_weather(const Field& field, HexId hex, int die);

}  // namespace longroll::campaign
