// build: small
#include "engine/games/campaign/rules/approach.h"

namespace longroll::campaign {

/// Campaign 9.4, 9.2.1, 13.3.5, 13.3.6, 13.4.2: by a ferry or by boats it comes over deep water. Who begins in a loop
/// is in the hex inside, who crosses the bottom to a defender there comes from outside.
BattleNote approach_of(const Field& field, Seat side, HexId from, HexId to, bool is_first) {
  BattleNote note;
  const Direction d = *field.grid().direction(from, to);
  const TerrainEffects& effects = field.chart().terrain;
  if (is_first && field.map().is_loop(from, d)) {
    return note;  // 5.3.4
  }
  note.over_river = field.tables().minor_rivers[d].has(from);
  note.over_loop = field.map().is_loop(to, opposite(d));
  note.is_amphibious = (field.map().is_bridge(from, d) && effects.crossings[Crossing::Bridge].is_amphibious) ||
                       ((field.map().is_ferry(from, d) || field.crossings(side).boats[d].has(from)) &&
                        field.tables().cost(StepWay::Foot, from, d) == MovementCosts::kNever &&
                        effects.crossings[Crossing::Ferry].is_amphibious);
  return note;
}

}  // namespace longroll::campaign
