// build: small
#include "engine/games/campaign/rules/forage.h"

#include "engine/games/campaign/rules/zones.h"

namespace longroll::campaign {
namespace {

/// Campaign 6.1, 8.4.3: the force has a zone of control but for what it lacks: army points in the open.
bool has_zone_when_fed(const Field& field, Seat side, HexId from) {
  bool has_army = false;
  for_each_at(field, from, [&](PieceId id) {
    has_army = has_army || (field.side_of(id) == side && field.class_of(id) == UnitClass::Asp &&
                            post_of(field.piece(id).flags) == Post::Field);
  });
  return has_army;
}

bool is_closed(const Field& field, Seat side, HexId hex) {
  const bool is_neutral = field.kentucky() == Kentucky::Neutral && field.map().state_at(hex) == AmericanState::Kentucky;
  return is_neutral || field.foraged().has(hex) || enemy_zone_at(field, side, hex) == EnemyZone::Primary;
}

}  // namespace

int forage_limit(const Field& field, Seat side, HexId hex) {
  const GroundMap& map = field.map();
  const int limit =
      field.chart().forage_limit(map.terrain_at(hex), map.is_coastal(hex), map.cities().has(hex), field.season());
  const bool is_loyal = side == Seat::Union && map.appalachia().has(hex);
  return limit + (is_loyal ? field.chart().terrain.appalachia.union_forage : 0);
}

HexSet forage_hexes(const Field& field, Seat side, HexId from) {
  HexSet own;
  own.add(from);
  const HexSet all = has_zone_when_fed(field, side, from) ? primary_zone_of(field, side, own) | own : own;
  HexSet open;
  all.for_each([&](HexId hex) {
    if (field.map().is_playable(hex) && !is_closed(field, side, hex)) {
      open.add(hex);
    }
  });
  return open;
}

Refusal refuse_forage(const Field& field, Seat side, HexId from, int points, HexId target) {
  if (points <= 0) {
    return {"Nobody there lacks supply.", "8.4.3"};
  }
  if (!forage_hexes(field, side, from).has(target)) {
    return field.foraged().has(target)
               ? Refusal{"That hex has been foraged in this impulse.", "8.4.3"}
               : Refusal{
                     "They forage in their own hex, or beside it in their primary zone, outside those of the enemy.",
                     "8.4.3"};
  }
  return forage_limit(field, side, target) < points
             ? Refusal{"The hex does not feed all who lack supply (Forage table).", "8.4.3"}
             : kLawful;
}

}  // namespace longroll::campaign
