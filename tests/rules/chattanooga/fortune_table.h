#pragma once
#include "engine/games/chattanooga/rules/fortunes.h"
#include "tests/rules/chattanooga/duel.h"

/// Combats that bring fortunes of war (15.0).
namespace longroll::chattanooga::test {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

// Fortunes by their numbers, as actions are written.
constexpr const char* kKillLeader = "fortune 0";
constexpr const char* kMoveEnemy = "fortune 1";
constexpr const char* kSharpshooter = "fortune 2";
constexpr const char* kFreeMove = "fortune 3";
constexpr const char* kFreeRecovery = "fortune 4";
constexpr const char* kCounterattack = "fortune 5";

/// With a natural 0 against a strength of 2 the row is `row`, on the column of intensity 3.
inline Unit of_row(int row, int morale = 4) {
  Unit unit = regiment(morale, 3);
  unit.front.strength = static_cast<std::int8_t>(2 + row);
  unit.back.strength = unit.front.strength;
  return unit;
}
/// A natural 0 has no effect on either (row 3), or disrupts the defender (row 9).
inline Unit harmless() { return of_row(3); }
inline Unit overwhelming() { return of_row(9); }

/// In the Union's Combat Phase Iowa at 0506 can attack Georgia at 0505; that side holds the marker.
inline Table combat(Seat holder, Unit iowa = harmless()) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::FortunesOfWar);
  t.scenario().fortune = holder;
  t.usa("iowa", std::move(iowa)).at("0506");
  t.csa("georgia", regiment(4, 3)).at("0505");
  return t;
}

}  // namespace longroll::chattanooga::test
