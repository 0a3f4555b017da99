#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/games/campaign/field.h"
#include "web/hexgame/charts.h"

namespace longroll::web::campaign {

namespace cw = longroll::campaign;

/// The numbers of chart.json and turns.json by their places (help.h).
using ChartNumbers = std::map<std::string, std::string, std::less<>>;

/// The game's charts with these words and numbers; the turn, and the season's columns, are lit.
std::vector<ShownChart> charts_of(const std::vector<hexgame::ChartWords>& words, const ChartNumbers& numbers,
                                  const cw::Field& field);

}  // namespace longroll::web::campaign
