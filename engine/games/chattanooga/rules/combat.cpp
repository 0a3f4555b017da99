#include "engine/games/chattanooga/rules/combat.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/works.h"

namespace longroll::chattanooga {
namespace {

bool is_hex_in_play(const Field& field, int hex) {
  return hex >= 0 && hex < kMaxHexes && field.map().is_playable(static_cast<HexId>(hex));
}

}  // namespace

/// Chattanooga 8.4, 10.4
PieceId defender_at(const Field& field, HexId hex) {
  PieceId top = kNoPiece;
  for_each_unit_at(field, hex, [&](PieceId unit) { top = unit; });
  const PieceId regiment = field.top_at(hex);
  return regiment == kNoPiece ? top : regiment;
}

/// Chattanooga 10.5
bool is_combat_barred(const Field& field, HexId from, Direction d) {
  const auto side = hexside_at(field.map(), from, d);
  return side.has_value() && !field.chart().terrain.hexsides[*side].is_combat_allowed;
}

/// Chattanooga 8.4, 10.1, 10.4, 10.5, 17.4
Refusal refuse_attack(const Field& field, PieceId unit, HexId hex) {
  if (!field.has_unit_on_map(unit, field.phasing())) {
    return {"It is no unit of yours on the map.", "10.1"};
  }
  if (field.type(unit) == UnitType::Artillery) {
    return {"Artillery does not attack; it bombards.", "10.4"};
  }
  const HexId from = field.piece(unit).place;
  if (field.top_at(from) != unit) {
    return {"Only the top infantry or cavalry unit of a hex attacks.", "8.4"};
  }
  if (field.has_flag(unit, kFought)) {
    return {"It has attacked or bombarded in this phase.", "10.1"};
  }
  if (const auto fortune = fortune_of(field.state());
      fortune && fortune->fortune == FortuneKind::Counterattack && !counterattacks(*fortune, unit)) {
    return {"Only those who counterattack attack now.", "15.0"};
  }
  const auto d = field.grid().direction(from, hex);
  if (!d || !field.has_units(hex, other(field.phasing()))) {
    return {"No enemy stands there next to it.", "10.1"};
  }
  const WorksNumbers* works = works_at(field, hex);
  const bool is_charge = field.type(unit) == UnitType::Infantry && is_charging(field, unit);
  if (works != nullptr && works->needs_charge && !is_charge) {
    return {"Only infantry that charges attacks a trench or a redoubt.", "17.4"};
  }
  return is_combat_barred(field, from, *d) ? Refusal{"No combat crosses that hexside.", "10.5"} : kLawful;
}

Attackers::Attackers(const Field& field, HexId hex) {
  const HexSet& own = field.units(field.phasing());
  field.grid().for_each_neighbor(hex, [&](Direction, HexId from) {
    if (!own.has(from)) {
      return;
    }
    const PieceId unit = field.top_at(from);
    if (unit != kNoPiece && !refuse_attack(field, unit, hex)) {
      units_[count_++] = unit;
    }
  });
  std::sort(units_.begin(), units_.begin() + static_cast<std::ptrdiff_t>(count_));
}

/// Chattanooga 10.1: who has retreated into the hex since was not attacked there.
bool are_attacks_over(const Field& field, HexId hex) {
  bool are_over = false;
  for_each_unit_at(field, hex, [&](PieceId unit) {
    are_over = are_over || (field.has_flag(unit, kWasAttacked) && !field.has_flag(unit, kRetreated));
  });
  return are_over;
}

/// Chattanooga 11.1
bool is_under_small_arms(const Field& field, HexId hex) {
  bool is_under = false;
  for_each_unit_at(field, hex, [&](PieceId unit) { is_under = is_under || field.has_flag(unit, kHexFiredAt); });
  return is_under;
}

/// Chattanooga 10.1, 11.1
Refusal refuse_attack_on(const Field& field, int hex) {
  if (!is_hex_in_play(field, hex) || !field.has_units(static_cast<HexId>(hex), other(field.phasing()))) {
    return {"No enemy stands there.", "10.1"};
  }
  if (are_attacks_over(field, static_cast<HexId>(hex))) {
    return {"The attacks on that hex are over.", "10.1"};
  }
  if (is_under_small_arms(field, static_cast<HexId>(hex))) {
    return {"Infantry or cavalry has fired at that hex in this phase.", "11.1"};
  }
  return Attackers(field, static_cast<HexId>(hex)).is_empty() ? Refusal{"No unit of yours can attack it.", "10.1"}
                                                              : kLawful;
}

/// Chattanooga 10.1
HexSet hexes_to_attack(const Field& field) {
  HexSet hexes;
  const HexSet& enemies = field.units(other(field.phasing()));
  field.units(field.phasing()).for_each([&](HexId from) {
    field.grid().for_each_neighbor(from, [&](Direction, HexId hex) {
      if (enemies.has(hex) && !hexes.has(hex) && !refuse_attack_on(field, hex)) {
        hexes.add(hex);
      }
    });
  });
  return hexes;
}

}  // namespace longroll::chattanooga
