#pragma once

#include <string_view>
#include <vector>

#include "engine/games/chattanooga/rules/bombardment.h"
#include "engine/games/chattanooga/rules/intensity.h"

namespace longroll::web::chattanooga {

namespace ch = longroll::chattanooga;

/// How the table of a fight is read, before or after its die.
struct TableReading {
  static constexpr int kNoRow = -1;

  bool is_fire = false;  ///< by the bombardment table (11.2), else by the combat results table (10.2)
  int column = 0;        ///< the intensity; of fire the column of the bombardment table
  int row = kNoRow;      ///< the modified die; kNoRow: no die has been thrown
  /// The lines of the terrain effects chart that count, by their ids there.
  std::vector<std::string_view> ground;
  int command = -1;  ///< whose army morale counts for the attack, of Track::ArmyMorale; -1: nobody's
};

/// Chattanooga 10.2, 10.5, 16.2: of an attack that has not been rolled.
TableReading reading_of(const ch::Field& field, const ch::Engagement& engagement);
/// Chattanooga 11.2, 11.3: of a shot that has not been rolled.
TableReading reading_of(const ch::Field& field, const ch::Shot& shot);

}  // namespace longroll::web::chattanooga
