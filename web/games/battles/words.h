#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/games/battles/snapshot.h"

namespace longroll::web::battles {

std::string_view name_of(bt::Arm arm);          ///< "infantry"
std::string_view name_of(bt::Terrain terrain);  ///< "Rough woods"
/// What a condition does, with its rule; empty when the unit is in order.
std::string effect_of(bt::Condition condition);
/// "by turnpike ½": what entering the hex costs infantry, and how it helps who defends there, each with its rule.
std::vector<std::string> ground_lines(const bt::Field& field, HexId hex);
/// "stream", "creek, bridge": what lies on the hexsides, each kind once.
std::string sides_text(const bt::Field& field, HexId hex);
/// "until nine o'clock, when the enemy comes within one hex, or when one of them is attacked": what ends the waiting of
/// a unit for its order; empty when it does not wait.
std::string waiting_words(const bt::Field& field, PieceId unit);
/// The turn's hour: "eight in the morning".
std::string hour_of(const bt::Field& field, int turn);

}  // namespace longroll::web::battles
