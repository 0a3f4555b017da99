#pragma once
#include "tests/rules/dixie/table.h"

/// Tables in the moments in which special cards (Dixie 12.0) are played.
namespace longroll::dixie::test {

inline Table::Placing hold(Table& t, Seat side, std::string_view name, SpecialKind kind) {
  return side == Seat::Union ? t.usa(name, special(kind)) : t.csa(name, special(kind));
}

/// A Union infantry card about to fire at a Confederate one in the Union center.
inline Table before_fire(SpecialKind kind, Seat holder) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center");
  t.csa("ga", infantry(4)).at("usa.center");
  hold(t, holder, "card", kind);
  return t;
}

}  // namespace longroll::dixie::test
