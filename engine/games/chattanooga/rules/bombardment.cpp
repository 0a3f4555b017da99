#include "engine/games/chattanooga/rules/bombardment.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/sight.h"
#include "engine/games/chattanooga/rules/works.h"

namespace longroll::chattanooga {
namespace {

bool is_artillery(const Field& field, PieceId unit) { return field.type(unit) == UnitType::Artillery; }

/// Chattanooga 14.6
bool is_in_reserve(const Field& field, PieceId unit) { return is_reserve_box(field.piece(unit).place); }

/// Runs `then(PieceId)` for every unit of the hex that can be a target, those of a reserve that lies there too (14.6).
template <class Then>
void for_each_target_at(const Field& field, HexId hex, Then&& then) {
  for_each_unit_at(field, hex, then);
  const Seat enemy = other(field.phasing());
  if (!field.has(Option::BombardingReserves) || !field.reserves(enemy).has(hex)) {
    return;
  }
  for (const PieceId unit : field.pieces()) {
    if (is_reserve_target(field, unit, enemy) && hex_where_hit(field, unit) == hex) {
      then(unit);
    }
  }
}

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
  if (is_in_reserve(field, shot.target)) {
    return kLawful;  // 14.6: any unit of it
  }
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
  const WorksNumbers* works = works_at(field, hex_where_hit(field, shot.target));
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
  const HexId there = hex_where_hit(field, shot.target);
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
  const Seat enemy = other(field.phasing());
  if (!field.has_unit_on_map(target, enemy) &&
      !(field.state().has_piece(target) && is_reserve_target(field, target, enemy))) {
    return {"It is no unit of the enemy on the map.", "11.1"};
  }
  if (field.has_flag(target, kFiring)) {
    return {"All shots at a unit are announced before the first of them is rolled.", "11.1"};
  }
  return kLawful;
}

namespace {

/// Chattanooga 6.6, 8.4, 11.1 to 11.3, 12.2, 12.3, 17.3, 17.4: what hangs on the target, for a unit that may fire.
Refusal refuse_line_of_fire(const Field& field, const Shot& shot) {
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
  if (field.zone(enemy).has(here) && (is_in_reserve(field, shot.target) ||  // 14.1: it controls nothing
                                      !controls(field, enemy, field.piece(shot.target).place, here))) {
    return {"A unit in an enemy zone of control fires at those who control its hex.", "11.2"};
  }
  return refuse_distance(field, shot);
}

/// Chattanooga 11.4: another battery of its hex has that flag and fires together with it.
bool has_partner(const Field& field, PieceId unit, unsigned flag) {
  bool has = false;
  for_each_unit_at(field, field.piece(unit).place, [&](PieceId other) {
    has = has || (is_artillery(field, other) && field.has_flag(other, kTogether) && field.has_flag(other, flag));
  });
  return has;
}

/// Chattanooga 11.4: a battery that has a shot left fires it at another unit of the hex.
Refusal refuse_next_shot(const Field& field, const Shot& shot) {
  if (has_partner(field, shot.unit, kFiring)) {
    return {"Batteries that fire together fire once at each unit.", "11.4"};
  }
  return refuse_line_of_fire(field, shot);
}

/// Chattanooga 11.4: the strength of this unit counts for the shot.
bool counts_for(const Field& field, const Shot& shot, PieceId unit) {
  if (unit == shot.unit || !is_artillery(field, unit) || !is_artillery(field, shot.unit)) {
    return unit == shot.unit;
  }
  return field.has_flag(shot.unit, kTogether) ? field.has_flag(unit, kTogether)
                                              : shot.is_together && !refuse_shot(field, {unit, shot.target});
}

}  // namespace

/// Chattanooga 6.6, 8.4, 11.1 to 11.3, 12.2, 12.3, 17.3, 17.4
Refusal refuse_shot(const Field& field, const Shot& shot) {
  if (const Refusal refusal = refuse_firing(field, shot.unit)) {
    return refusal;
  }
  return refuse_line_of_fire(field, shot);
}

/// Chattanooga 11.4
Refusal refuse_shot_together(const Field& field, const Shot& shot) {
  if (!field.has(Option::StackedArtillery)) {
    return {"Stacked artillery does not fire together.", "11.4"};
  }
  if (field.has_unit_on_map(shot.unit, field.phasing()) && is_artillery(field, shot.unit) &&
      field.has_flag(shot.unit, kShotLeft)) {
    return refuse_next_shot(field, shot);
  }
  if (const Refusal refusal = refuse_shot(field, shot)) {
    return refusal;
  }
  return fire_together(field, shot).size() > 1 ? kLawful
                                               : Refusal{"No other battery of its hex can fire at that unit.", "11.4"};
}

/// Chattanooga 11.4
std::vector<PieceId> fire_together(const Field& field, const Shot& shot) {
  std::vector<PieceId> guns;
  if (!is_artillery(field, shot.unit)) {
    return guns;
  }
  for_each_unit_at(field, field.piece(shot.unit).place, [&](PieceId unit) {
    if (is_artillery(field, unit) && !refuse_shot(field, {unit, shot.target})) {
      guns.push_back(unit);
    }
  });
  std::sort(guns.begin(), guns.end());
  return guns;
}

/// Chattanooga 11.4
std::vector<PieceId> next_targets(const Field& field, HexId hex) {
  std::vector<PieceId> found;
  if (!field.has(Option::StackedArtillery) || !field.is_held(hex, other(field.phasing()))) {
    return found;
  }
  const PieceIds pieces = field.pieces();
  for_each_target_at(field, hex, [&](PieceId target) {
    const bool can = std::any_of(pieces.begin(), pieces.end(), [&](PieceId unit) {
      return field.has_flag(unit, kShotLeft) && field.has_flag(unit, kTogether) &&
             !refuse_shot_together(field, {unit, target});
    });
    if (can) {
      found.push_back(target);
    }
  });
  std::sort(found.begin(), found.end());
  return found;
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
  const Seat enemy = other(field.phasing());
  const HexSet enemies =
      field.has(Option::BombardingReserves) ? field.units(enemy) | field.reserves(enemy) : field.units(enemy);
  HexSet near_enemies = widened(field.grid(), enemies);
  std::vector<char> is_found(field.state().pieces.size(), 0);
  const auto look_at = [&](PieceId unit, HexId hex) {
    for_each_target_at(field, hex, [&](PieceId target) {
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

/// Chattanooga 11.2, 11.4, 15.0. A cavalry target and a volley marker together shift once. At range each battery counts
/// as its column.
int bombardment_column(const Field& field, const Shot& shot, HexId target_hex) {
  if (is_fortune(field.state(), FortuneKind::Sharpshooter)) {
    return field.numbers().leaders.sharpshooter_column;
  }
  const CombatNumbers& numbers = field.numbers().combat;
  const HexId here = field.piece(shot.unit).place;
  const bool is_adjacent = field.grid().are_adjacent(here, target_hex);
  int strength = 0;
  bool is_ready = false;
  for_each_unit_at(field, here, [&](PieceId unit) {
    if (counts_for(field, shot, unit)) {
      strength += is_adjacent ? field.ratings(unit).strength : numbers.ranged_column;
      is_ready = is_ready || has_volley(field, unit);
    }
  });
  const int column = std::min<int>(strength, Chart::kBombardments);
  const int shift_of_target = field.type(shot.target) == UnitType::Cavalry ? numbers.cavalry_target_shift : 0;
  const int shift_of_volley = is_ready ? numbers.volley_shift : 0;
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
