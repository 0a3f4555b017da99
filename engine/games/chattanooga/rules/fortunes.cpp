// build: small
#include "engine/games/chattanooga/rules/fortunes.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/movers.h"
#include "engine/games/chattanooga/rules/recovery.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/sight.h"
#include "engine/games/chattanooga/rules/works.h"

namespace longroll::chattanooga {
namespace {

bool is_artillery(const Field& field, PieceId unit) { return field.type(unit) == UnitType::Artillery; }

/// Chattanooga 11.3, 12.2, 12.3: somebody in the one hex sees the other, and may fire so far in this light.
bool is_in_view(const Field& field, HexId from, HexId to, bool is_artillery) {
  const int distance = field.grid().distance(from, to);
  return distance >= 1 && (distance == 1 || field.time().has_ranged_fire) && has_sight(field, {from, to, is_artillery});
}

/// Chattanooga 8.4, 17.3, 17.4: what the place of the unit in its stack and the works of either hex allow.
bool can_fire_into(const Field& field, PieceId unit, HexId hex) {
  const WorksNumbers* here = works_at(field, static_cast<HexId>(field.piece(unit).place));
  const WorksNumbers* there = works_at(field, hex);
  if (there != nullptr && there->blocks_artillery_fire) {
    return false;
  }
  return is_artillery(field, unit)
             ? here == nullptr || here->has_artillery
             : field.top_at(field.piece(unit).place) == unit && (there == nullptr || !there->blocks_infantry_fire);
}

/// Chattanooga 8.4, 11.2, 11.3, 17.3, 17.4: a combat unit of the holder that can fire out of its hex has the leader's
/// hex within range and sight.
Refusal refuse_leader(const Field& field, PieceId leader) {
  const Seat side = holder(field.state());
  if (!field.has(Option::Leaders)) {
    return {"Leaders are not in play.", "13.1"};
  }
  if (!has_leader_on_map(field, leader, other(side))) {
    return {"It is no leader of the enemy on the map.", "15.0"};
  }
  const HexId hex = field.piece(leader).place;
  const PieceIds pieces = field.pieces();
  const bool is_in_range = std::any_of(pieces.begin(), pieces.end(), [&](PieceId unit) {
    return field.has_unit_on_map(unit, side) &&
           field.grid().distance(field.piece(unit).place, hex) <= field.counter(unit).range &&
           can_fire_into(field, unit, hex) &&
           is_in_view(field, field.piece(unit).place, hex, is_artillery(field, unit));
  });
  return is_in_range ? kLawful : Refusal{"No unit of yours could fire at him.", "15.0"};
}

/// Chattanooga 17.3, 17.4: works stop the shot of infantry.
bool is_behind_works(const Field& field, HexId hex) {
  const WorksNumbers* works = works_at(field, hex);
  return works != nullptr && (works->blocks_infantry_fire || works->blocks_artillery_fire);
}

/// Hexes with enemies whom some infantry of the holder sees.
HexSet hexes_in_view(const Field& field) {
  const Seat side = holder(field.state());
  HexSet seen;
  field.units(other(side)).for_each([&](HexId hex) {
    bool is_seen = false;
    if (!is_behind_works(field, hex)) {
      field.infantry(side).for_each([&](HexId from) { is_seen = is_seen || is_in_view(field, from, hex, false); });
    }
    if (is_seen) {
      seen.add(hex);
    }
  });
  return seen;
}

Refusal refuse_sharpshooter_target(const Field& field, PieceId target) {
  const Seat side = holder(field.state());
  if (!field.has_unit_on_map(target, other(side))) {
    return {"It is no unit of the enemy on the map.", "15.0"};
  }
  const PieceIds pieces = field.pieces();
  const bool can = std::any_of(pieces.begin(), pieces.end(), [&](PieceId unit) {
    return !refuse_sharpshooter(field, {unit, target});
  });
  return can ? kLawful : Refusal{"No infantry of yours has a line of sight to it.", "15.0"};
}

/// Chattanooga 10.8, 12.3
Refusal refuse_counterattacks(const Field& field) {
  if (!field.has(Option::Charge)) {
    return {"A counterattack needs charges.", "10.8"};
  }
  return field.time().has_preparation ? kLawful : Refusal{"Nobody charges at night.", "12.3"};
}

/// Chattanooga 15.0: those of the hex are in no enemy zone, and an enemy is near enough for their points.
Refusal refuse_counterattack_from(const Field& field, HexId from) {
  const Seat side = holder(field.state());
  if (field.is_in_enemy_zone(from, side)) {
    return {"It is in an enemy zone of control.", "15.0"};
  }
  bool is_near = false;
  const int reach = field.numbers().leaders.counterattack_points + 1;
  field.units(other(side)).for_each([&](HexId enemy) {
    is_near = is_near || field.grid().distance(from, enemy) <= reach;
  });
  return is_near ? kLawful : Refusal{"No enemy is near enough.", "15.0"};
}

/// Chattanooga 7.8, 13.3: no fortune moves who may not move in this couplet at all.
Refusal refuse_any_move(const Field& field, PieceId unit) {
  if (is_rallied(field, unit)) {
    return {"A unit that was rallied in this couplet does not move.", "13.3"};
  }
  return is_afloat(field, unit) ? Refusal{"It comes ashore by its advance alone.", "7.8"} : kLawful;
}

Refusal refuse_counterattacker(const Field& field, PieceId unit) {
  if (const Refusal refusal = refuse_counterattacks(field)) {
    return refusal;
  }
  if (!field.has_unit_on_map(unit, holder(field.state())) || is_artillery(field, unit)) {
    return {"It is no infantry or cavalry unit of yours on the map.", "15.0"};
  }
  if (const Refusal refusal = refuse_any_move(field, unit)) {
    return refusal;
  }
  if (!can_bear_charge(field, unit)) {
    return {"It has attacked or fired in this phase.", "10.1"};
  }
  return refuse_counterattack_from(field, field.piece(unit).place);
}

/// Chattanooga 15.0: of one side on the map.
Refusal refuse_mover(const Field& field, PieceId unit, Seat side) {
  return field.has_unit_on_map(unit, side) ? refuse_any_move(field, unit)
                                           : Refusal{"It is no such unit on the map.", "15.0"};
}

/// Chattanooga 15.0, 14.3, 14.7: a unit of the enemy, or a reserve of his; which of his hidden markers is which nobody
/// knows.
Refusal refuse_enemy_mover(const Field& field, PieceId subject) {
  const Seat enemy = other(holder(field.state()));
  if (!has_reserve_on_map(field, subject, enemy)) {
    return refuse_mover(field, subject, enemy);
  }
  if (field.has_flag(subject, kFormed)) {
    return {"It was formed in this couplet, in which its units do not move.", "14.3"};
  }
  return field.piece(subject).up == kFront ? kLawful : Refusal{"It is hidden.", "14.7"};
}

Refusal refuse_free_recovery(const Field& field, PieceId unit) {
  return field.has_unit_on_map(unit, holder(field.state())) && field.is_disrupted(unit)
             ? kLawful
             : Refusal{"It is no disrupted unit of yours on the map.", "15.0"};
}

const char* reason_of_none(FortuneKind kind) {
  switch (kind) {
    case FortuneKind::KillLeader:
      return "No unit of yours could fire at a leader of the enemy.";
    case FortuneKind::Sharpshooter:
      return "No infantry of yours has a line of sight to an enemy.";
    case FortuneKind::FreeRecovery:
      return "No unit of yours is disrupted.";
    case FortuneKind::Counterattack:
      return "No unit of yours could counterattack.";
    default:
      return "There is no such unit on the map.";
  }
}

}  // namespace

/// Chattanooga 15.0
Seat decides_moves(const State& state) {
  return is_fortune(state, FortuneKind::MoveEnemy) ? holder(state) : phasing(state);
}

/// Chattanooga 15.0: a combat that was decided before the die brings none.
bool is_fortune_due(const Field& field, const CombatReading& reading) {
  return field.has(Option::FortunesOfWar) && reading.intensity > 0 &&
         reading.natural == field.numbers().combat.fortune_die && !fortune_of(field.state());
}

/// Chattanooga 10.8, 13.1, 15.0
Refusal refuse_fortune(const Field& field, FortuneKind kind) {
  if (static_cast<int>(kind) < 0 || static_cast<int>(kind) >= kFortunes) {
    return {"There is no such fortune of war.", "15.0"};
  }
  if (kind == FortuneKind::KillLeader && !field.has(Option::Leaders)) {
    return {"Leaders are not in play.", "13.1"};
  }
  if (kind == FortuneKind::Counterattack) {
    if (const Refusal refusal = refuse_counterattacks(field)) {
      return refusal;
    }
  }
  const PieceIds pieces = field.pieces();
  const bool can =
      kind == FortuneKind::Sharpshooter
          ? !hexes_in_view(field).empty()
          : std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) { return !refuse_subject(field, kind, id); });
  return can ? kLawful : Refusal{reason_of_none(kind), "15.0"};
}

bool can_choose_fortune(const Field& field) {
  for (int kind = 0; kind < kFortunes; ++kind) {
    if (!refuse_fortune(field, static_cast<FortuneKind>(kind))) {
      return true;
    }
  }
  return false;
}

/// Chattanooga 15.0
Refusal refuse_subject(const Field& field, FortuneKind kind, PieceId subject) {
  switch (kind) {
    case FortuneKind::KillLeader:
      return refuse_leader(field, subject);
    case FortuneKind::Sharpshooter:
      return refuse_sharpshooter_target(field, subject);
    case FortuneKind::FreeRecovery:
      return refuse_free_recovery(field, subject);
    case FortuneKind::Counterattack:
      return refuse_counterattacker(field, subject);
    case FortuneKind::MoveEnemy:
      return refuse_enemy_mover(field, subject);
    case FortuneKind::FreeMove:
      break;
  }
  return refuse_mover(field, subject, acting_side(field.state(), kind));
}

/// Chattanooga 8.2, 15.0
Refusal refuse_stack_of_fortune(const Field& field, FortuneKind kind, int hex) {
  const Seat side = holder(field.state());
  const bool is_move = kind == FortuneKind::FreeMove || kind == FortuneKind::Counterattack;
  if (!is_move || !field.map().is_playable(hex) || movable_at(field, static_cast<HexId>(hex), side).size() < 2) {
    return {"There are no two units of yours that could move together.", "8.2"};
  }
  if (kind == FortuneKind::FreeMove) {
    return kLawful;
  }
  bool can = false;
  for_each_unit_at(field, static_cast<HexId>(hex),
                   [&](PieceId unit) { can = can || !refuse_counterattacker(field, unit); });
  return can ? kLawful : Refusal{"None of them could counterattack.", "15.0"};
}

/// Chattanooga 15.0
std::vector<PieceId> sharpshooter_targets(const Field& field) {
  std::vector<PieceId> found;
  hexes_in_view(field).for_each(
      [&](HexId hex) { for_each_unit_at(field, hex, [&](PieceId unit) { found.push_back(unit); }); });
  std::sort(found.begin(), found.end());
  return found;
}

/// Chattanooga 11.3, 12.2, 15.0, 17.3
Refusal refuse_sharpshooter(const Field& field, const Shot& shot) {
  const Seat side = holder(field.state());
  if (!field.has_unit_on_map(shot.unit, side) || field.type(shot.unit) != UnitType::Infantry) {
    return {"It is no infantry unit of yours on the map.", "15.0"};
  }
  if (!field.has_unit_on_map(shot.target, other(side))) {
    return {"It is no unit of the enemy on the map.", "15.0"};
  }
  if (is_behind_works(field, field.piece(shot.target).place)) {
    return {"Works stop the shot.", "17.3"};
  }
  return is_in_view(field, field.piece(shot.unit).place, field.piece(shot.target).place, false)
             ? kLawful
             : Refusal{"The line of sight is blocked, or it is too dark.", "11.3"};
}

/// Chattanooga 15.0: a leader is eligible for the units of his span (13.1).
int morale_of_free_recovery(const Field& field, PieceId unit) {
  int best = 0;
  if (field.has(Option::Leaders)) {
    for_each_at(field, field.piece(unit).place, [&](PieceId leader) {
      if (field.type(leader) == UnitType::Leader && is_in_span(field, leader, unit)) {
        best = std::max(best, static_cast<int>(field.counter(leader).combat_rating));
      }
    });
  }
  return best;
}

/// Chattanooga 10.1, 15.0: of the hexes that have been attacked in the phase only that of the combat that waits.
HexSet counterattack_hexes(const Field& field, HexId from) {
  HexSet hexes;
  const PieceId unit = is_hex(from) ? field.top_at(from) : kNoPiece;
  if (unit == kNoPiece || !is_charging(field, unit)) {
    return hexes;
  }
  const auto waiting = locals_of<CombatLocals>(field.state().stack[kFortuneDepth - 1]);
  field.grid().for_each_neighbor(from, [&](Direction, HexId hex) {
    const bool is_open = hex == waiting.hex || (!are_attacks_over(field, hex) && !is_under_small_arms(field, hex));
    if (is_open && field.map().is_playable(hex) && !refuse_attack(field, unit, hex)) {
      hexes.add(hex);
    }
  });
  return hexes;
}

bool counterattacks(const FortuneLocals& fortune, PieceId unit) {
  return unit != kNoPiece && (unit == fortune.subject || unit == fortune.second || unit == fortune.third);
}

}  // namespace longroll::chattanooga
