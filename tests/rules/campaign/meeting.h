#pragma once
#include <initializer_list>

#include "tests/rules/campaign/war.h"

/// A battle in the open country about 0704 in Missouri, in summer.
namespace longroll::campaign::test {

/// Union points in 0703, which can go to 0704, where Confederate points are.
inline Theatre meeting(int attackers, int defenders) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(Seat::Union, UnitClass::Asp, "0703", attackers);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0704", defenders);
  return theatre;
}

/// The Union goes from 0703 to 0704, and these dice fall.
inline War attack(const Theatre& theatre, std::initializer_list<int> dice) {
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704", dice);
  return war;
}

}  // namespace longroll::campaign::test
