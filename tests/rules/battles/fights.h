#pragma once
#include <string_view>

#include "tests/rules/battles/table.h"

namespace longroll::battles::test {

/// Takes the last lawful choice until the Combat Phase asks for the next attack, which declines what may be declined:
/// retreats of which a test is not about, and no advances.
inline void stand_fast(Table& t) {
  for (int i = 0; i < 50 && t.step() != StepKind::CombatPhase; ++i) {
    Actions lawful;
    t.game().actions(t.state(), lawful);
    ASSERT_FALSE(lawful.empty());
    t.session().submit(t.to_act(), lawful.back());
  }
}

/// Takes the first lawful choice until the Combat Phase asks for the next attack: retreats and advances that a test is
/// not about.
inline void carry_out(Table& t) {
  for (int i = 0; i < 50 && t.step() != StepKind::CombatPhase; ++i) {
    Actions lawful;
    t.game().actions(t.state(), lawful);
    ASSERT_FALSE(lawful.empty());
    t.session().submit(t.to_act(), lawful.front());
  }
}

/// Declares the attack at full odds and carries its result out.
inline void fight(Table& t, int die) {
  t.dictate({die});
  t.act("resolve 0");
  carry_out(t);
}

}  // namespace longroll::battles::test
