#include "engine/games/battles/rules/evasion.h"

#include "engine/games/battles/rules/flagged_attack.h"

namespace longroll::battles {
namespace {

bool is_attacker(const Field& field, PieceId id) {
  return is_on_map(field.piece(id)) && field.has_flag(id, kAttacking);
}

bool is_cavalry_attacking(const Field& field) {
  for (const PieceId id : field.pieces()) {
    if (is_attacker(field, id) && field.arm_of(id) == Arm::Cavalry) {
      return true;
    }
  }
  return false;
}

/// Battles 8.78: an enemy beside it who is not of the bombardment.
bool has_enemy_beside(const Field& field, PieceId unit) {
  for (const Direction d : kAllDirections) {
    const HexId hex = field.grid().neighbor(field.piece(unit).place, d);
    if (hex == kNoHex) {
      continue;
    }
    for (PieceId id = field.first_at(hex); id != kNoPiece; id = field.next_of(id)) {
      if (field.side_of(id) != field.side_of(unit) && field.is_unit(id) && !field.has_flag(id, kAttacking)) {
        return true;
      }
    }
  }
  return false;
}

/// The ends of retreats of two hexes by `first` where room of that kind is found.
HexList ends_by(const Field& field, PieceId unit, HexId first, Room room) {
  HexList ends;
  const HexId from = field.piece(unit).place;
  if (refuse_way_back(field, unit, from, first)) {
    return ends;
  }
  for (const Direction d : kAllDirections) {
    const HexId to = field.grid().neighbor(first, d);
    if (to == kNoHex || field.grid().distance(from, to) != 2 || refuse_way_back(field, unit, first, to)) {
      continue;
    }
    const bool is_free = has_room(field, field.side_of(unit), to);
    if (room == Room::Free ? is_free : !is_free && can_make_room(field, unit, to)) {
      ends.add(to);
    }
  }
  return ends;
}

HexList firsts(const Field& field, PieceId unit, Room room) {
  HexList found;
  for (const Direction d : kAllDirections) {
    const HexId first = field.grid().neighbor(field.piece(unit).place, d);
    if (first != kNoHex && !ends_by(field, unit, first, room).empty()) {
      found.add(first);
    }
  }
  return found;
}

}  // namespace

/// Battles 8.77
HexList first_ways_away(const Field& field, PieceId unit) {
  const HexList free = firsts(field, unit, Room::Free);
  return free.empty() ? firsts(field, unit, Room::Displacing) : free;
}

/// Battles 8.77, 8.81
HexList ways_away(const Field& field, PieceId unit, int first) {
  if (!field.grid().contains(first)) {
    return {};
  }
  const Room room = firsts(field, unit, Room::Free).empty() ? Room::Displacing : Room::Free;
  return ends_by(field, unit, static_cast<HexId>(first), room);
}

/// Battles 8.77, 8.78
Refusal refuse_evasion(const Field& field, int unit) {
  if (!field.state().has_piece(unit)) {
    return {"There is no such unit.", "8.77"};
  }
  const auto id = static_cast<PieceId>(unit);
  if (!is_on_map(field.piece(id)) || !field.has_flag(id, kTarget) || field.arm_of(id) != Arm::Cavalry) {
    return {"Only cavalry under attack may retreat before combat.", "8.77"};
  }
  if (field.has_flag(id, kEvading)) {
    return {"It is already trying to get away.", "8.77"};
  }
  if (is_cavalry_attacking(field)) {
    return {"There is cavalry among the attackers.", "8.77"};
  }
  if (is_bombardment(field) && !has_enemy_beside(field, id)) {
    return {"Cavalry does not retreat from guns alone.", "8.78"};
  }
  if (first_ways_away(field, id).empty()) {
    return {"It cannot retreat two hexes.", "8.77"};
  }
  return {};
}

bool is_evasion_due(const Field& field) {
  for (const PieceId id : field.pieces()) {
    if (field.has_flag(id, kTarget) && !refuse_evasion(field, id)) {
      return true;
    }
  }
  return false;
}

}  // namespace longroll::battles
