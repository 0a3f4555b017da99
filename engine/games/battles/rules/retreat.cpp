#include "engine/games/battles/rules/retreat.h"

#include <algorithm>
#include <vector>

#include "engine/games/battles/locals.h"

namespace longroll::battles {
namespace {

/// A chain of displacements ends here (8.82); longer ones do not come up on a field with room to fight.
constexpr int kMaxDisplaced = 6;

/// The displacements under way: hexes that are being filled or left, each once.
struct Chain {
  HexSet used;
  int length = 0;
};

Chain chain_of(const Field& field) {
  Chain chain;
  for (const Step& step : field.state().stack) {
    if (!is_step<DisplacementLocals>(step)) {
      continue;
    }
    const auto [displaced, unit, hex] = locals_of<DisplacementLocals>(step);
    if (!field.state().has_piece(unit)) {
      continue;
    }
    ++chain.length;
    for (const HexId end : {field.piece(unit).place, hex}) {
      if (is_hex(end)) {
        chain.used.add(end);
      }
    }
  }
  return chain;
}

}  // namespace

/// Battles 8.81, 8.82: the shortest chain is looked for.
bool can_make_room(const Field& field, PieceId unit, HexId full) {
  Chain chain = chain_of(field);
  const Seat side = field.side_of(unit);
  chain.used.add(field.piece(unit).place);
  chain.used.add(full);
  std::vector<HexId> here = {full};
  for (int length = chain.length; length < kMaxDisplaced && !here.empty(); ++length) {
    std::vector<HexId> next;
    for (const HexId hex : here) {
      for (PieceId id = field.first_at(hex); id != kNoPiece; id = field.next_of(id)) {
        if (field.side_of(id) != side || !can_be_displaced(field, id)) {
          continue;
        }
        for (const Direction d : kAllDirections) {
          const HexId to = field.grid().neighbor(hex, d);
          if (to == kNoHex || chain.used.has(to) || refuse_way_back(field, id, hex, to)) {
            continue;
          }
          if (has_room(field, side, to)) {
            return true;
          }
          chain.used.add(to);
          next.push_back(to);
        }
      }
    }
    here = std::move(next);
  }
  return false;
}

/// Battles 8.72, 10.1: ground and water alone.
Refusal refuse_ground(const Field& field, PieceId unit, HexId from, HexId to) {
  const auto d = field.grid().direction(from, to);
  if (!d) {
    return {"That hex is not adjacent.", "8.71"};
  }
  if (!field.map().is_playable(to)) {
    return {"A retreat may not leave the map.", "8.72"};
  }
  const std::uint16_t side = field.map().side(from, *d);
  if ((side & (kFerry | kPontoon)) != 0) {
    return {"A retreat may not use a ferry or a pontoon.", "8.72"};
  }
  if ((side & (kCreek | kRiver)) != 0 && (side & (kBridge | kFord)) == 0) {
    return {"A retreat crosses water only by a bridge or a ford.", "8.72"};
  }
  const TerrainEffect& effect = field.chart().terrain[field.map().terrain_at(to)];
  const bool is_passable = effect.half_points >= 0;
  const bool has_road = field.map().road(from, *d) != Road::None;
  if (!is_passable || (is_artillery(field.arm_of(unit)) && effect.artillery_half_points < 0 && !has_road)) {
    return {"That ground is closed to it.", "8.72"};
  }
  return {};
}

bool HexList::has(int hex) const { return std::find(begin(), end(), hex) != end(); }

void HexList::add(HexId hex) {
  if (!has(hex)) {
    LR_CHECK(count < at.size(), "a handful of hexes");
    at[count++] = hex;
  }
}

/// Battles 8.71, 8.72
Refusal refuse_way_back(const Field& field, PieceId unit, HexId from, HexId to) {
  if (const Refusal refusal = refuse_ground(field, unit, from, to)) {
    return refusal;
  }
  const Seat enemy = other(field.side_of(unit));
  if (field.has_units(to, enemy)) {
    return {"The enemy is there.", "8.72"};
  }
  if (field.is_controlled(to, enemy)) {
    return {"A retreat may not enter an enemy zone of control.", "8.72"};
  }
  return {};
}

/// Battles 6.31, 8.73
bool has_room(const Field& field, Seat side, HexId hex) { return !field.is_full(hex, side); }

/// Battles 8.81
bool can_be_displaced(const Field& field, PieceId unit) {
  const bool has_just_come = field.has_flag(unit, kAttacking) && field.has_flag(unit, kRetreatedIn);
  return field.is_unit(unit) && !field.has_flag(unit, kTarget | kMustRetreat | kGotAway) && !has_just_come;
}

/// Battles 8.71, 8.73, 8.82
HexList ways_back(const Field& field, PieceId unit, Room room) {
  HexList ways;
  const HexId from = field.piece(unit).place;
  for (const Direction d : kAllDirections) {
    const HexId to = field.grid().neighbor(from, d);
    if (to == kNoHex || refuse_way_back(field, unit, from, to)) {
      continue;
    }
    const bool is_free = has_room(field, field.side_of(unit), to);
    if (room == Room::Free ? is_free : !is_free && can_make_room(field, unit, to)) {
      ways.add(to);
    }
  }
  return ways;
}

/// Battles 8.73, 8.81
HexList ways_back(const Field& field, PieceId unit) {
  const HexList free = ways_back(field, unit, Room::Free);
  return free.empty() ? ways_back(field, unit, Room::Displacing) : free;
}

/// Battles 8.71 to 8.73, 8.81, 8.82
Refusal refuse_retreat(const Field& field, PieceId unit, int hex) {
  const HexId from = field.piece(unit).place;
  if (!field.grid().contains(hex)) {
    return {"A retreat may not leave the map.", "8.72"};
  }
  const auto to = static_cast<HexId>(hex);
  if (const Refusal refusal = refuse_way_back(field, unit, from, to)) {
    return refusal;
  }
  if (has_room(field, field.side_of(unit), to)) {
    return {};
  }
  if (!ways_back(field, unit, Room::Free).empty()) {
    return {"That hex is full, and another way is open.", "8.73"};
  }
  return can_make_room(field, unit, to) ? Refusal{} : Refusal{"No unit there can make room.", "8.82"};
}

}  // namespace longroll::battles
