#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "web/hexgame/game.h"

namespace longroll::web::hexgame {

/// One for each division or corps (HexGameAdapter::command_of) among the dots of its units, where a map is seen from
/// afar.
struct CommandPlate {
  std::string words;  ///< "Sheridan 29": with the strength of its units on the map
  Seat side = Seat::Union;
  board::Rect at;  ///< in the window
};

/// Those that have a place: beside most of their units, over no other plate. The strongest have the first choice;
/// who finds no place has none. `width_of` gives the width of words in px.
std::vector<CommandPlate> command_plates(const ScreenState& screen, const HexGameAdapter& game,
                                         const std::function<float(std::string_view)>& width_of);

}  // namespace longroll::web::hexgame
