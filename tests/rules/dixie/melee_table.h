#pragma once
#include "tests/rules/dixie/table.h"

/// Tables on which a melee (Dixie 13.2) is fought.
namespace longroll::dixie::test {

/// A Combat Phase of the game with melees; the cards are for each test to lay.
inline Table melee_table(Seat side) {
  Table t(side, Phase::Combat);
  t.choose(Option::Melee, 1);
  return t;
}

/// One regiment a side with one die each, the Union attacking the Confederate Center.
inline Table duel(Seat side) {
  Table t = melee_table(side);
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  return t;
}

/// A first round in which nobody of a duel is hit, and a second one.
inline void fight_in_vain(Table& t) {
  t.dictate({4, 4});
  t.act("melee csa.center");
}
inline void fight_on_in_vain(Table& t) {
  t.act("fight-on");
  t.dictate({4, 4});
  t.act("fight-on");
}

}  // namespace longroll::dixie::test
