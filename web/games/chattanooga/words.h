#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/chattanooga/field.h"

namespace longroll::web::chattanooga {

namespace ch = longroll::chattanooga;

std::string signed_text(int number);  ///< "+2", "−1"
/// "0 to 3", "9", for a span of dice; empty: no die.
std::string dice_words(int from, int to);

std::string_view name_of(ch::UnitType type);    ///< "infantry"
std::string_view name_of(ch::Terrain terrain);  ///< "Hillside"
/// "Woods, high ground"
std::string ground_words(const ch::GroundMap& map, HexId hex);
/// "stream, bridge": what lies on the hexsides, each kind once; empty: nothing.
std::string sides_words(const ch::GroundMap& map, HexId hex);
/// "Infantry 2, stops; cavalry may not enter; guns 3": what entering the hex costs, and what it does in combat, each
/// with its rule.
std::vector<std::string> ground_lines(const ch::Field& field, HexId hex);

/// "3-5-4": combat strength, intensity and morale of a side of the counter; of guns strength and morale.
std::string values_of(const ch::Unit& unit, bool is_disrupted);
/// How the unit stands: "disrupted", "routed", "ready to return"; empty: in order.
std::string_view state_of(const ch::Field& field, PieceId unit);
/// The same with what it has done: "disrupted, has moved".
std::string standing_of(const ch::Field& field, PieceId unit);

/// Chances of ten, as players say them: "70%".
std::string percent_of_ten(int tenths);
/// Chattanooga 5.5: of ten dice, those with which the unit passes a morale check in that hex; `added` to its morale.
int passing_dice(const ch::Field& field, PieceId unit, HexId hex, int added = 0);

}  // namespace longroll::web::chattanooga
