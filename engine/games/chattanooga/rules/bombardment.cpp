#include "engine/games/chattanooga/rules/bombardment.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/sight.h"
#include "engine/games/chattanooga/rules/works.h"

namespace longroll::chattanooga {
namespace {

bool is_artillery(const Field& field, PieceId unit) { return field.type(unit) == UnitType::Artillery; }

/// Chattanooga 8.4, 11.1: the only unit of the hex at which infantry and cavalry may fire: the top infantry or cavalry
/// unit, and where only batteries stand the one that lies on top.
PieceId target_of_small_arms(const Field& field, HexId hex) {
  PieceId target = field.top_at(hex);
  if (target == kNoPiece) {
    for_each_unit_at(field, hex, [&](PieceId unit) { target = unit; });
  }
  return target;
}

/// Chattanooga 11.2: units of that side in the one hex control the other.
bool controls(const Field& field, Seat side, HexId from, HexId to) {
  const auto d = field.grid().direction(from, to);
  return field.time().has_zones && d && field.costs().zones_pass()[*d].has(from) && !field.no_entry(side).has(to);
}

/// Chattanooga 8.4, 10.8, 11.1: what infantry and cavalry may not do, and artillery may.
Refusal refuse_small_arms(const Field& field, const Shot& shot) {
  const HexId hex = field.piece(shot.target).place;
  if (target_of_small_arms(field, hex) != shot.target) {
    return {"Infantry and cavalry fire at the top unit of a hex only.", "8.4"};
  }
  if (field.has_flag(shot.target, kWasAttacked) && !field.has_flag(shot.target, kRetreated)) {
    return {"Infantry and cavalry do not fire at a hex that has been attacked in this phase.", "11.1"};
  }
  return !is_under_small_arms(field, hex) && must_anybody_attack_only(field, hex)
             ? Refusal{"A unit that moved to charge has to attack that hex.", "10.8"}
             : kLawful;
}

/// Chattanooga 17.3, 17.4
Refusal refuse_fire_at_works(const Field& field, const Shot& shot) {
  const WorksNumbers* works = works_at(field, field.piece(shot.target).place);
  if (works == nullptr) {
    return kLawful;
  }
  if (works->blocks_artillery_fire) {
    return {"Bombardment does nothing to a trench or a redoubt.", "17.4"};
  }
  return works->blocks_infantry_fire && !is_artillery(field, shot.unit)
             ? Refusal{"Only artillery fires at a unit behind a breastwork.", "17.3"}
             : kLawful;
}

/// Chattanooga 11.2, 11.3, 12.0
Refusal refuse_distance(const Field& field, const Shot& shot) {
  const HexId here = field.piece(shot.unit).place;
  const HexId there = field.piece(shot.target).place;
  const int distance = field.grid().distance(here, there);
  if (distance > field.counter(shot.unit).range) {
    return {"The target is out of range.", "11.2"};
  }
  if (distance > 1 && !field.time().has_ranged_fire) {
    return {"At night nobody fires farther than the next hex.", "12.3"};
  }
  if (!is_in_the_light(field, distance)) {
    return {"It is too dark to see so far.", "12.2"};
  }
  const bool is_free = is_line_free(field.map(), field.chart().terrain, {here, there, is_artillery(field, shot.unit)});
  return is_free ? kLawful : Refusal{"The line of sight is blocked.", "11.3"};
}

}  // namespace

/// Chattanooga 6.6, 10.9, 11.2, 12.3
bool has_volley(const Field& field, PieceId unit) {
  return field.has_flag(unit, kVolley) && field.time().has_preparation;
}

/// Chattanooga 5.3, 6.6, 8.4, 10.8, 11.1, 17.4
Refusal refuse_firing(const Field& field, PieceId unit) {
  if (!field.has_unit_on_map(unit, field.phasing())) {
    return {"It is no unit of yours on the map.", "11.1"};
  }
  if (field.has_flag(unit, kFought)) {
    return {"It has attacked or fired in this couplet.", "11.1"};
  }
  if (field.has_flag(unit, kRecovering)) {
    return {"A unit that has tried to recover does not fire in that couplet.", "5.3"};
  }
  const HexId here = field.piece(unit).place;
  if (is_artillery(field, unit)) {
    const WorksNumbers* works = works_at(field, here);
    return works == nullptr || works->has_artillery ? kLawful
                                                    : Refusal{"Artillery does not fight from a trench.", "17.4"};
  }
  if (field.top_at(here) != unit) {
    return {"Of the infantry and cavalry of a hex only the top unit fires.", "8.4"};
  }
  if (field.is_in_enemy_zone(here, field.phasing()) && !has_volley(field, unit)) {
    return {"Infantry and cavalry in an enemy zone of control do not fire.", "6.6"};
  }
  if (must_attack(field, unit)) {
    return {"A unit that charges attacks.", "10.8"};
  }
  return kLawful;
}

/// Chattanooga 11.1
Refusal refuse_target(const Field& field, PieceId target) {
  if (!field.has_unit_on_map(target, other(field.phasing()))) {
    return {"It is no unit of the enemy on the map.", "11.1"};
  }
  if (field.has_flag(target, kFiring)) {
    return {"All shots at a unit are announced before the first of them is rolled.", "11.1"};
  }
  return kLawful;
}

/// Chattanooga 6.6, 8.4, 11.1 to 11.3, 12.2, 12.3, 17.3, 17.4
Refusal refuse_shot(const Field& field, const Shot& shot) {
  if (const Refusal refusal = refuse_firing(field, shot.unit)) {
    return refusal;
  }
  if (const Refusal refusal = refuse_target(field, shot.target)) {
    return refusal;
  }
  if (!is_artillery(field, shot.unit)) {
    if (const Refusal refusal = refuse_small_arms(field, shot)) {
      return refusal;
    }
  }
  if (const Refusal refusal = refuse_fire_at_works(field, shot)) {
    return refusal;
  }
  const HexId here = field.piece(shot.unit).place;
  const Seat enemy = field.side_of(shot.target);
  if (field.zone(enemy).has(here) && !controls(field, enemy, field.piece(shot.target).place, here)) {
    return {"A unit in an enemy zone of control fires at those who control its hex.", "11.2"};
  }
  return refuse_distance(field, shot);
}

/// Chattanooga 11.1
bool can_be_fired_at(const Field& field, PieceId target) {
  if (refuse_target(field, target)) {
    return false;
  }
  const PieceIds pieces = field.pieces();
  return std::any_of(pieces.begin(), pieces.end(), [&](PieceId unit) { return !refuse_shot(field, {unit, target}); });
}

/// Chattanooga 11.1. Every unit that may fire looks at the enemies within its range: most units reach only the next
/// hex, and those that stand there seldom may fire.
std::vector<PieceId> targets(const Field& field) {
  std::vector<PieceId> found;
  const HexSet& enemies = field.units(other(field.phasing()));
  HexSet near_enemies = widened(field.grid(), enemies);
  std::vector<char> is_found(field.state().pieces.size(), 0);
  const auto look_at = [&](PieceId unit, HexId hex) {
    for_each_unit_at(field, hex, [&](PieceId target) {
      char& is_known = is_found[static_cast<std::size_t>(target)];
      if (is_known == 0 && !refuse_shot(field, {unit, target})) {
        is_known = 1;
        found.push_back(target);
      }
    });
  };
  for (const PieceId unit : field.pieces()) {
    const Piece& piece = field.piece(unit);
    if (!field.has_unit_on_map(unit, field.phasing())) {
      continue;
    }
    const int range = field.counter(unit).range;
    if ((range == 1 && !near_enemies.has(piece.place)) || refuse_firing(field, unit)) {
      continue;
    }
    if (range == 1) {
      field.grid().for_each_neighbor(piece.place, [&](Direction, HexId hex) {
        if (enemies.has(hex)) {
          look_at(unit, hex);
        }
      });
    } else {
      enemies.for_each([&](HexId hex) {
        if (field.grid().distance(piece.place, hex) <= range) {
          look_at(unit, hex);
        }
      });
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

/// Chattanooga 11.2. A cavalry target and a volley marker together shift once.
int bombardment_column(const Field& field, const Shot& shot, HexId target_hex) {
  const CombatNumbers& numbers = field.numbers().combat;
  const bool is_adjacent = field.grid().are_adjacent(field.piece(shot.unit).place, target_hex);
  const int column =
      is_adjacent ? std::min<int>(field.ratings(shot.unit).strength, Chart::kBombardments) : numbers.ranged_column;
  const int shift_of_target = field.type(shot.target) == UnitType::Cavalry ? numbers.cavalry_target_shift : 0;
  const int shift_of_volley = has_volley(field, shot.unit) ? numbers.volley_shift : 0;
  return std::min(column + std::max(shift_of_target, shift_of_volley), Chart::kBombardments);
}

/// Chattanooga 11.3
int bombardment_die(const Field& field, const Shot& shot, HexId target_hex, int natural) {
  const CombatNumbers& numbers = field.numbers().combat;
  const bool is_better = is_artillery(field, shot.unit) &&
                         is_from_hilltop_down(field.map(), {field.piece(shot.unit).place, target_hex, true}) &&
                         natural > numbers.hilltop_natural_to;
  return std::min(natural + (is_better ? numbers.hilltop_artillery_die : 0), kDieFaces - 1);
}

/// Chattanooga 11.2
const CombatResult& bombardment_result(const Field& field, const Shot& shot, HexId target_hex, int natural) {
  return field.chart().bombardment_result(bombardment_die(field, shot, target_hex, natural),
                                          bombardment_column(field, shot, target_hex));
}

}  // namespace longroll::chattanooga
