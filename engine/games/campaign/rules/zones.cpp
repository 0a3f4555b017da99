// build: small
#include "engine/games/campaign/rules/zones.h"

namespace longroll::campaign {
namespace {

/// Campaign 6.2: no zone goes into a hex with a fort of either side.
HexSet all_forts(const Field& field) { return field.forts(Seat::Union) | field.forts(Seat::Confederate); }

}  // namespace

/// Campaign 6.2
HexSet primary_zone_of(const Field& field, Seat /*side*/, const HexSet& from) {
  HexSet beside;
  for (const Direction d : kAllDirections) {
    beside |= shifted(field.grid(), from & field.tables().primary_passes[d], d);
  }
  return from | (beside - all_forts(field));
}

/// Campaign 6.3, 15.4: into no town that the enemy holds; the Confederates' into no hex of Appalachia.
HexSet secondary_zone_of(const Field& field, Seat side, const HexSet& from) {
  const SideSets& passes = field.tables().secondary_passes;
  const HexSet forts = all_forts(field);
  SideSets between;
  for (const Direction first : kAllDirections) {
    between[first] = shifted(field.grid(), from & passes[first], first) - forts;
  }
  HexSet zone;
  for (const Direction second : kAllDirections) {  // straight on, or half to a side
    const HexSet through = between[turned(second, -1)] | between[second] | between[turned(second, 1)];
    zone |= shifted(field.grid(), through & passes[second], second);
  }
  zone -= forts;
  zone -= field.library().towns & field.held(other(side));
  if (side == Seat::Confederate && !field.chart().terrain.appalachia.has_confederate_secondary_zone) {
    zone -= field.map().appalachia();
  }
  return zone;
}

/// Campaign 5.3.5, 6.1.1, 6.1.2
EnemyZone enemy_zone_at(const Field& field, Seat side, HexId hex) {
  const Seat enemy = other(side);
  if (field.is_occupied(hex, enemy) || field.primary_zone(enemy).has(hex)) {
    return EnemyZone::Primary;
  }
  return field.secondary_zone(enemy).has(hex) ? EnemyZone::Secondary : EnemyZone::None;
}

}  // namespace longroll::campaign
