// build: small
#include "engine/games/chattanooga/chart.h"

#include <algorithm>

namespace longroll::chattanooga {
namespace {

/// The row or column of a table that is nearest to `number`, which begins at `first`.
std::size_t nearest(int number, int first, std::size_t count) {
  return static_cast<std::size_t>(std::clamp(number - first, 0, static_cast<int>(count) - 1));
}

}  // namespace

/// Chattanooga CRT, 10.2
const CombatResult& Chart::combat_result(int die, int intensity) const {
  return combat[nearest(die, 0, combat.size())][nearest(intensity, kFirstIntensity, kIntensities)];
}

/// Chattanooga BOMBARD, 11.2
const CombatResult& Chart::bombardment_result(int die, int column) const {
  return bombardment[nearest(die, 0, bombardment.size())][nearest(column, 1, kBombardments)];
}

/// Chattanooga MARCH, 7.5
const ForcedMarch& Chart::forced_march_of(int die, int morale) const {
  return forced_march[nearest(die, 0, forced_march.size())][nearest(morale, kFirstMarchMorale, kMarchMorales)];
}

/// Chattanooga COUPLET, 4.3
CoupletEnd Chart::couplet_end(int couplet, int die) const {
  const CoupletBox& box = couplets[nearest(couplet, 1, couplets.size())];
  if (die <= box.same_to) {
    return CoupletEnd::Same;
  }
  return die <= box.change_to ? CoupletEnd::Change : CoupletEnd::End;
}

}  // namespace longroll::chattanooga
