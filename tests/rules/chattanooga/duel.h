#pragma once
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {

/// A regiment that attacks in the column of that intensity, with a combat strength of 2 on either side, so that the die
/// is the row of the combat results table between two of them in normal status.
Unit regiment(int morale, int intensity);
/// The reverse has the strength of the front too, so that the die is the row against a disrupted unit as well.
Unit steady(Unit unit);

/// Iowa at 0506 attacks the unit that defends 0505; the dice are the combat's and those of the checks that follow.
void attack(Table& t, const std::vector<int>& dice);

}  // namespace longroll::chattanooga::test
