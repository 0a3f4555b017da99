// build: small
#include "engine/games/chattanooga/rules/charge.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/entry.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/stack_move.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/rules/wrecked_bridge.h"

namespace longroll::chattanooga {
namespace {

/// Chattanooga 7.2: what the slowest of them pays for a step; over a wrecked bridge all its points (3.2B).
int points_of_step(const Field& field, const Movers& movers, HexId from, Direction d) {
  if (crosses_wrecked_bridge(field, from, field.grid().neighbor(from, d))) {
    return field.numbers().movement.allowance;
  }
  int points = 0;
  for (const PieceId unit : movers) {
    points = std::max(points, field.costs().step(static_cast<Arm>(field.type(unit)), from, d).points);
  }
  return points;
}

/// Chattanooga 9.3: what the unit that is moving has paid to enter the map in the hex in which it began, by a bridge
/// too (7.9); 0 when it has not.
int points_of_entry(const Field& field, PieceId unit, HexId hex) {
  return field.has_flag(unit, kEntered) && !fortune_of(field.state()) ? entry_cost(field, hex) - 1 : 0;
}

/// Chattanooga 7.2, 9.3: the points of the way so far, and those of entering the map.
int points_spent(const Field& field, const Movers& movers, const MarchLocals& march) {
  const Trail trail = march.trail();
  const HexId here = field.piece(movers.front()).place;
  HexId from = hex_before(field.grid(), trail, here, trail.size());
  int points = points_of_entry(field, movers.front(), from);
  for (int n = 0; n < trail.size(); ++n) {
    points += points_of_step(field, movers, from, trail.step(n));
    from = field.grid().neighbor(from, trail.step(n));
  }
  return points;
}

/// Chattanooga 6.3, 10.8
Refusal refuse_charge_from(const Field& field, const Movers& movers, HexId from, int points) {
  const int least = is_fortune(field.state(), FortuneKind::Counterattack) ? 0 : 1;
  if (points < least || points > field.numbers().movement.charge_points) {
    return {"Only a unit that has spent one or two movement points charges.", "10.8"};
  }
  bool can = false;
  bool is_cavalry_barred = false;
  for (const PieceId unit : movers) {
    const bool can_charge =
        can_bear_charge(field, unit) && can_charge_from(field, {field.phasing(), field.type(unit)}, from);
    can = can || can_charge;
    is_cavalry_barred = is_cavalry_barred || (!can_charge && field.type(unit) == UnitType::Cavalry);
  }
  if (!can) {
    return {"No enemy stands there whom it could attack.", "10.8"};
  }
  return is_cavalry_barred && field.infantry_zone(other(field.phasing())).has(from)
             ? Refusal{"Cavalry stops in a zone of control of infantry only to charge it.", "6.3"}
             : kLawful;
}

/// Chattanooga 10.8, 12.3
Refusal refuse_charges(const Field& field) {
  if (!field.has(Option::Charge)) {
    return {"Charges are not in play.", "10.8"};
  }
  const auto fortune = fortune_of(field.state());
  if (fortune && fortune->fortune != FortuneKind::Counterattack) {
    return {"Who moves by a fortune of war charges only to counterattack.", "15.0"};
  }
  return field.time().has_preparation ? kLawful : Refusal{"Nobody charges at night.", "12.3"};
}

/// Runs `then(HexId)` for every hex that the unit can attack, apart from those the attacks on which are over.
template <class Then>
void for_each_open_attack(const Field& field, PieceId unit, Then&& then) {
  field.grid().for_each_neighbor(field.piece(unit).place, [&](Direction, HexId hex) {
    if (!refuse_attack(field, unit, hex) && !refuse_attack_on(field, hex)) {
      then(hex);
    }
  });
}

/// Chattanooga 10.8: it has taken its marker on the move, and has not attacked.
bool is_bound(const Field& field, PieceId unit) {
  return is_charging(field, unit) && field.has_flag(unit, kMoved) && !field.has_flag(unit, kFought) &&
         field.has_unit_on_map(unit, field.phasing());
}

}  // namespace

/// Chattanooga 10.8, 12.3
bool is_charging(const Field& field, PieceId unit) {
  return field.has_flag(unit, kCharge) && field.time().has_preparation;
}

/// Chattanooga 10.3
bool is_ground_for_charge(const Field& field, UnitType arm, HexId from, Direction d) {
  if (arm != UnitType::Cavalry || !field.has(Option::Cavalry)) {
    return true;
  }
  const GroundMap& map = field.map();
  const HexId to = field.grid().neighbor(from, d);
  return map.terrain_at(from) == Terrain::Clear && map.terrain_at(to) == Terrain::Clear && !map.is_slope(from, d);
}

/// Chattanooga 10.3, 10.8
bool is_charge(const Field& field, PieceId unit, HexId from, Direction d) {
  return is_charging(field, unit) && is_ground_for_charge(field, field.type(unit), from, d);
}

/// Chattanooga 10.3, 10.5, 17.4
bool can_charge_from(const Field& field, const Charger& charger, HexId from) {
  bool can = false;
  field.grid().for_each_neighbor(from, [&](Direction d, HexId hex) {
    if (!field.has_units(hex, other(charger.side)) || is_combat_barred(field, from, d) ||
        !is_ground_for_charge(field, charger.arm, from, d)) {
      return;
    }
    const WorksNumbers* works = works_at(field, hex);
    can = can || works == nullptr || !works->needs_charge || charger.arm == UnitType::Infantry;
  });
  return can;
}

/// Chattanooga 10.4, 10.8
bool can_bear_charge(const Field& field, PieceId unit) {
  return field.type(unit) != UnitType::Artillery && !field.has_flag(unit, kFought);
}

/// Chattanooga 7.1, 10.8
Refusal refuse_charge_here(const Field& field, const Movers& movers, const MarchLocals& march) {
  if (const Refusal refusal = refuse_charges(field)) {
    return refusal;
  }
  if (field.is_reserve(movers.front())) {
    return {"A reserve is no unit that charges.", "14.4"};
  }
  const HexId here = field.piece(movers.front()).place;
  if (const Refusal refusal = refuse_join(field, movers, here)) {
    return refusal;
  }
  return refuse_charge_from(field, movers, here, points_spent(field, movers, march));
}

/// Chattanooga 6.3, 10.8
Refusal refuse_charge_after(const Field& field, const Movers& movers, const MarchLocals& march, HexId to) {
  if (const Refusal refusal = refuse_charges(field)) {
    return refusal;
  }
  if (field.is_reserve(movers.front())) {
    return {"A reserve is no unit that charges.", "14.4"};
  }
  if (const Refusal refusal = refuse_join(field, movers, to)) {
    return refusal;
  }
  const HexId here = field.piece(movers.front()).place;
  const int step = points_of_step(field, movers, here, *field.grid().direction(here, to));
  return refuse_charge_from(field, movers, to, points_spent(field, movers, march) + step);
}

/// Chattanooga 6.3, 9.3, 10.8
Refusal refuse_charge_on_entry(const Field& field, PieceId unit, HexId hex, int points) {
  const Refusal refusal = refuse_charges(field);
  return refusal ? refusal : refuse_charge_from(field, Movers(unit), hex, points);
}

/// Chattanooga 10.8
bool must_attack(const Field& field, PieceId unit) {
  bool can = false;
  if (is_bound(field, unit)) {
    for_each_open_attack(field, unit, [&](HexId) { can = true; });
  }
  return can;
}

/// Chattanooga 10.8
bool must_anybody_attack(const Field& field) {
  const PieceIds pieces = field.pieces();
  return field.has(Option::Charge) &&
         std::any_of(pieces.begin(), pieces.end(), [&](PieceId unit) { return must_attack(field, unit); });
}

/// Chattanooga 10.8
bool must_anybody_attack_only(const Field& field, HexId hex) {
  if (!field.has(Option::Charge)) {
    return false;
  }
  const Attackers attackers(field, hex);
  return std::any_of(attackers.begin(), attackers.end(), [&](PieceId unit) {
    bool has_other = false;
    for_each_open_attack(field, unit, [&](HexId other) { has_other = has_other || other != hex; });
    return is_bound(field, unit) && !has_other;
  });
}

}  // namespace longroll::chattanooga
