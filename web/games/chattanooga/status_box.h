#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/chattanooga/field.h"

namespace longroll::web::chattanooga {

namespace ch = longroll::chattanooga;

/// A row of the unit status box: who of a side lies there.
struct StatusRow {
  std::string_view name;  ///< "Ready to return"
  std::string_view rule;
  std::vector<PieceId> units;  ///< combat units, at least one
};

/// Chattanooga 5.2: the rows of a side in which somebody lies.
std::vector<StatusRow> status_box(const ch::Field& field, Seat side);

/// Chattanooga 5.9: an extra strength marker that a scenario uses.
struct ExtraStrength {
  std::string whose;  ///< "Geary's division", "All batteries (AA)"
  int left = 0;       ///< points
  int of = 0;         ///< with how many it began

  std::string points() const { return std::to_string(left) + " of " + std::to_string(of); }
};
/// Chattanooga 5.9: those of a side, also those with no point left.
std::vector<ExtraStrength> extra_strength(const ch::Field& field, Seat side);
/// Chattanooga 5.9: "Extra strength, Geary's division: 6 of 7 points left [5.9]"; empty: none can be given to the
/// unit.
std::string extra_strength_words(const ch::Field& field, PieceId unit);

/// Chattanooga 13.5: the units on the map with which a hero stands.
std::vector<PieceId> units_with_heroes(const ch::Field& field);

/// Chattanooga 3.2, 7.9: how the wrecked bridge stands, and where pontoon bridges are.
std::vector<std::string> crossing_lines(const ch::Field& field);

/// "29 PA, 109 PA"
std::string names_of(const ch::Field& field, const std::vector<PieceId>& units);

/// Chattanooga 16.1, 16.3: "+1", "−2, in panic": of an army's morale.
std::string army_morale_words(const ch::Field& field, int command);

}  // namespace longroll::web::chattanooga
