#pragma once
#include <string>

#include "engine/table/seat.h"

namespace longroll::hexgame {

/// A counter as every hex-and-counter game prints it. A game's own type derives from it and adds the ratings.
struct Unit {
  std::string id;               ///< "csa.jackson": the side, then what is unique in its order of battle
  std::string name;             ///< short enough for the counter: "Jackson"
  std::string title;            ///< "Jackson's brigade"
  std::string about;            ///< a line of its history, our own words
  std::string formation;        ///< id of its division or corps: "shenandoah"
  std::string formation_title;  ///< "Army of the Shenandoah"
  Seat side = Seat::Union;
  bool is_marker = false;  ///< of which many may lie on the map
};

}  // namespace longroll::hexgame
