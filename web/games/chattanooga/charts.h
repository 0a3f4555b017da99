#pragma once

#include <vector>

#include "web/games/chattanooga/table_reading.h"
#include "web/hexgame/charts.h"

namespace longroll::web::chattanooga {

/// What the charts light besides the moment of the game.
struct LitByCharts {
  const TableReading* fight = nullptr;  ///< the fight that is shown; null: no fight is shown
  PieceId marching = kNoPiece;          ///< who could force his march now (7.5)
};

/// The combat results table (10.2), the bombardment table (11.2), the terrain effects chart (7.2, 10.5), the forced
/// march table (7.5), the times of the day (12.1), the ends of couplets (4.3), army morale (16.1) and the sequence of
/// play (4.1), in the order of their words, with the numbers of the game's chart.
std::vector<ShownChart> charts_of(const std::vector<hexgame::ChartWords>& words, const ch::Field& field,
                                  const LitByCharts& lit);

/// The index of the chart that belongs to the fight, or without one to the sequence of play. 0 while no chart has come.
int chart_for(const std::vector<hexgame::ChartWords>& words, const TableReading* fight);

}  // namespace longroll::web::chattanooga
