#include "engine/games/chattanooga/rules/morale.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/army_morale.h"

namespace longroll::chattanooga {

/// Chattanooga 5.5, 12.2, 12.3
int morale_die_modifier(const Field& field, HexId hex) {
  const int light = field.time().morale_die;
  return is_hex(hex) ? light + field.chart().terrain.terrain[field.map().terrain_at(hex)].morale_die : light;
}

/// Chattanooga 5.5, 16.2
CheckResult check_morale(const Field& field, PieceId unit, HexId hex, int die, int added) {
  const int modifier = morale_die_modifier(field, hex) + army_morale_box(field, unit).morale_die;
  const int over = die + modifier - field.morale(unit) - added;
  const MoraleNumbers& numbers = field.numbers().morale;
  if (die == numbers.always_passes) {
    return {true, 0};
  }
  if (die == numbers.always_fails) {
    return {false, std::max(over, 1)};
  }
  return {over <= 0, std::max(over, 0)};
}

/// Chattanooga 5.6
bool shatters(const Field& field, const CheckResult& result) {
  return !result.is_passed && result.over >= field.numbers().morale.shatters_by;
}

}  // namespace longroll::chattanooga
