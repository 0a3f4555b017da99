#include "engine/games/battles/rules/retreat.h"

namespace longroll::battles {
namespace {

bool is_attacker(const Field& field, PieceId id) {
  return is_on_map(field.piece(id)) && field.has_flag(id, kAttacking);
}

bool is_cavalry_attacking(const Field& field) {
  for (PieceId id = 0; id < field.piece_count(); ++id) {
    if (is_attacker(field, id) && field.arm_of(id) == Arm::Cavalry) {
      return true;
    }
  }
  return false;
}

bool is_bombardment(const Field& field) {
  for (PieceId id = 0; id < field.piece_count(); ++id) {
    if (is_attacker(field, id) && !field.has_flag(id, kBombarding)) {
      return false;
    }
  }
  return true;
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
    return {"It is trying already.", "8.77"};
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

/// Battles 8.75, 8.76, 12.3
Refusal refuse_advance(const Field& field, Seat side, int unit, int hex) {
  if (!field.state().has_piece(unit) || !field.has_flag(static_cast<PieceId>(unit), kMayAdvance) ||
      field.side_of(static_cast<PieceId>(unit)) != side || !is_on_map(field.piece(static_cast<PieceId>(unit)))) {
    return {"Only a victorious unit of this combat may advance.", "8.75"};
  }
  const auto id = static_cast<PieceId>(unit);
  if (!field.is_unit(id) || is_artillery(field.arm_of(id))) {
    return {"Artillery does not advance.", "8.75"};
  }
  if (field.is_routed(id)) {
    return {"A routed unit does not advance.", "12.3"};
  }
  bool is_vacated = false;
  for (int i = 0; i < kMostTargets; ++i) {
    is_vacated = is_vacated || (is_hex(hex) && field.state().track(track(Track::Vacated, i)) == hex);
  }
  const auto to = static_cast<HexId>(hex);
  if (!is_vacated || !field.map().is_playable(to) || field.has_units(to, other(side)) || !has_room(field, side, to)) {
    return {"This combat has not emptied that hex.", "8.76"};
  }
  const HexId from = field.piece(id).place;
  const auto d = field.grid().direction(from, to);
  if (!d) {
    return {"An advance is one hex.", "8.75"};
  }
  if (const Refusal refusal = refuse_ground(field, id, from, to)) {
    return refusal;
  }
  if (field.condition(id) == Condition::Shaken && field.is_controlled(to, other(side))) {
    return {"A shaken unit does not advance into an enemy zone of control.", "12.1"};
  }
  return {};
}

}  // namespace longroll::battles
