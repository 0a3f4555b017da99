#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/games/battles/assault.h"
#include "web/hexgame/charts.h"

namespace longroll::web::battles {

/// The combat results table (8.6), the terrain effects chart (10.1) and the sequence of play (4.0), with the numbers of
/// the battle's chart. `attack`: whose column and ground are lit, may be null; `die`: the one that has been thrown for
/// it, 0: none yet.
std::vector<ShownChart> charts_of(const std::vector<hexgame::ChartWords>& words, const bt::Field& field,
                                  const Assault* attack, int die);

/// What of the position brings about the question of a phase: who waits for an order, why there is nobody to attack.
std::vector<std::string> facts_of(const bt::Field& field, bool has_target);

/// What would make good again what is refused for a while: "It moves again in the next turn, nine in the morning.";
/// empty when time alone changes nothing.
std::string what_frees(const bt::Field& field, PieceId unit, std::string_view rule);

}  // namespace longroll::web::battles
