#pragma once
#include "tests/rules/campaign/war.h"

/// The Union passes Confederates in the open country about 0704 in Missouri, in summer; they are asked whether they
/// react (6.4).
namespace longroll::campaign::test {

/// Union points in 0703 that go to 0704, in open Missouri in summer; Confederates in 0705, two hexes from 0703, are
/// asked.
inline Theatre passing(int movers, int reactors) {
  Theatre theatre;
  theatre.turn(2).answer(Seat::Confederate, ReactionRule::Ask);
  theatre.put(Seat::Union, UnitClass::Asp, "0703", movers);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0705", reactors);
  return theatre;
}

inline verbs::React react(std::string_view hex) { return {hex_at_name(hex)}; }
inline verbs::ReactTo to(std::string_view hex) { return {hex_at_name(hex)}; }

/// Two forces of the Confederacy beside the hex that the Union enters.
inline Theatre two_reactors() {
  Theatre theatre = passing(6, 2);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0604", 3);
  return theatre;
}

}  // namespace longroll::campaign::test
