#pragma once
#include "engine/games/battles/chart.h"

namespace longroll::battles {

/// What is at stake in one combat, in hundredths of a strength point.
struct Stakes {
  int attackers = 0;         ///< printed strength that results can hit: without bombarding artillery
  int largest_attacker = 0;  ///< of one unit
  int defenders = 0;
  int largest_defender = 0;
  int attacking_units = 0;
  int defending_units = 0;
  int exchange = 100;       ///< what the attacker's strength is worth beside the defender's, in hundredths
  int ground = 0;           ///< what it is worth to drive the defenders out of their hex
  bool is_cut_off = false;  ///< the defenders have no way to retreat
};

/// What the attacker gains on average, in hundredths of a strength point, losses taken off, when he rolls on that
/// column with that change of the die. From the chart's own results.
int expected_gain(const Chart& chart, int column, int die_change, const Stakes& stakes);

/// The column for odds of so much against so much (in any unit), before shifts; the die's change beyond 6:1 (8.61).
int column_of_odds(const Chart& chart, int attack, int defense);
int die_change_of_odds(const Chart& chart, int attack, int defense);

}  // namespace longroll::battles
