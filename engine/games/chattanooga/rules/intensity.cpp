#include "engine/games/chattanooga/rules/intensity.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/bombardment.h"
#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/rules/coordination.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/works.h"

namespace longroll::chattanooga {
namespace {

/// Chattanooga 10.5: what fills the hexes of the two units, each kind of terrain once.
void add_terrain(const Field& field, HexId from, HexId to, CombatSum& sum) {
  const GroundMap& map = field.map();
  const Terrain of_attacker = map.terrain_at(from);
  const Terrain of_defender = map.terrain_at(to);
  const auto add = [&](Terrain terrain) {
    sum.add({id_of(terrain), "10.5", field.chart().terrain.terrain[terrain].intensity});
  };
  if (of_attacker != of_defender) {
    add(of_attacker);
  }
  if (!map.is_hilltop(from) || !field.chart().terrain.terrain[of_defender].spares_attack_from_hilltop) {
    add(of_defender);
  }
}

/// Chattanooga 10.3: cavalry charges infantry into its fire.
bool is_cavalry_charge_at_infantry(const Field& field, const Engagement& engagement) {
  const HexId from = field.piece(engagement.attacker).place;
  const auto d = field.grid().direction(from, engagement.hex);
  return field.has(Option::Cavalry) && field.type(engagement.attacker) == UnitType::Cavalry &&
         field.type(engagement.defender) == UnitType::Infantry && d && is_charge(field, engagement.attacker, from, *d);
}

/// Chattanooga 10.5: what the attack crosses, and the height of the hexes.
void add_sides(const Field& field, HexId from, Direction d, HexId to, CombatSum& sum) {
  const GroundMap& map = field.map();
  const TerrainEffects& chart = field.chart().terrain;
  if (const auto side = hexside_at(map, from, d)) {
    sum.add({id_of(*side), "10.5", chart.hexsides[*side].intensity_up});
  }
  if (map.is_uphill(from, d)) {
    sum.add({"uphill", "10.5", chart.hexsides[Hexside::Slope].intensity_up});
  } else if (map.is_downhill(from, d)) {
    sum.add({"downhill", "10.5", chart.hexsides[Hexside::Slope].intensity_down});
  }
  if (map.elevation_at(from) < map.elevation_at(to)) {
    sum.add({id_of(map.elevation_at(to)), "10.5", chart.elevations[map.elevation_at(to)].intensity_from_below});
  }
}

}  // namespace

/// Chattanooga 10.2, 10.3, 10.5, 10.6, 10.8, 12.1, 12.2, 12.3, 13.3, 13.5, 16.2
CombatSum intensity_terms(const Field& field, const Engagement& engagement) {
  return intensity_terms_from(field, engagement, field.piece(engagement.attacker).place);
}

CombatSum intensity_terms_from(const Field& field, const Engagement& engagement, HexId from) {
  CombatSum sum;
  const Direction d = *field.grid().direction(from, engagement.hex);
  sum.add({"intensity of the attacker", "10.2", field.ratings(engagement.attacker).intensity});
  add_terrain(field, from, engagement.hex, sum);
  add_sides(field, from, d, engagement.hex, sum);
  sum.add({"darkness", "12.1", field.time().intensity});
  sum.add(
      {"coordination", "10.6", is_coordinated(field, engagement) ? field.numbers().combat.coordinated_intensity : 0});
  const bool charges = is_charge(field, engagement.attacker, from, d);
  sum.add({"charge", "10.8", charges ? field.numbers().combat.charge_intensity : 0});
  sum.add({"hero", "13.5", field.piece(engagement.attacker).marks});
  sum.add({"leader", "13.3", leader_intensity(field, engagement.attacker)});
  sum.add({"army morale", "16.2", army_morale_box(field, engagement.attacker).intensity});
  if (field.has(Option::Cavalry) && field.type(engagement.attacker) == UnitType::Cavalry && !charges) {
    sum.add({"cavalry without a charge", "10.3", field.numbers().combat.cavalry_intensity - sum.total()});
  }
  return sum;
}

/// Chattanooga 10.2
int intensity_of(const Field& field, const Engagement& engagement) {
  return std::clamp(intensity_terms(field, engagement).total(), Chart::kFirstIntensity, Chart::kLastIntensity);
}

/// Chattanooga 10.2, 10.3, 10.4, 10.9, 17.3, 17.4: batteries beside the defender help him; in a trench no battery
/// fights.
CombatSum die_terms(const Field& field, const Engagement& engagement) {
  CombatSum sum;
  sum.add({"strength of the attacker", "10.2", field.ratings(engagement.attacker).strength});
  const WorksNumbers* works = works_at(field, engagement.hex);
  const bool has_guns = works == nullptr || works->has_artillery;
  if (has_guns || field.type(engagement.defender) != UnitType::Artillery) {
    sum.add({"strength of the defender", "10.2", -field.ratings(engagement.defender).strength});
  }
  if (works != nullptr) {
    sum.add({"works", "17.3", -works->strength});
  }
  if (is_cavalry_charge_at_infantry(field, engagement)) {
    sum.add({"range of the infantry", "10.3", -field.counter(engagement.defender).range});
  }
  if (has_volley(field, engagement.defender)) {
    sum.add({"volley", "10.9", field.numbers().combat.volley_die});
  }
  for_each_unit_at(field, engagement.hex, [&](PieceId unit) {
    if (unit != engagement.defender && has_guns && field.type(unit) == UnitType::Artillery) {
      sum.add({"supporting artillery", "10.4", -field.ratings(unit).strength});
    }
  });
  return sum;
}

/// Chattanooga 10.2
int combat_die(const Field& field, const Engagement& engagement, int natural) {
  return std::clamp(natural + die_terms(field, engagement).total(), 0, kDieFaces - 1);
}

}  // namespace longroll::chattanooga
