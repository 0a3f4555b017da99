#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {

Unit regiment(int morale, int intensity) {
  Unit unit = infantry(morale);
  unit.front.intensity = static_cast<std::int8_t>(intensity);
  unit.back.intensity = static_cast<std::int8_t>(intensity);
  return steady(std::move(unit));
}

Unit steady(Unit unit) {
  unit.back.strength = unit.front.strength;
  return unit;
}

void attack(Table& t, const std::vector<int>& dice) {
  t.act("attack 0505");
  t.dictate(dice);
  t.act("attack-with iowa");
}

}  // namespace longroll::chattanooga::test
