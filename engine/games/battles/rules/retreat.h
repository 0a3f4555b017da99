#pragma once
#include <array>
#include <cstddef>

#include "engine/games/battles/field.h"
#include "engine/play/refusal.h"

/// Where units may retreat to, and who makes room for them (8.7, 8.8).
namespace longroll::battles {

/// A handful of hexes, in the order in which they were found.
struct HexList {
  std::array<HexId, 12> at{};
  std::size_t count = 0;

  const HexId* begin() const { return at.data(); }
  const HexId* end() const { return at.data() + count; }
  bool empty() const { return count == 0; }
  bool has(int hex) const;
  /// Once only; there must be room for it.
  void add(HexId hex);
};

/// How room is found in a hex for a unit that retreats there.
enum class Room : std::uint8_t {
  Free,       ///< within the stack limit (8.73)
  Displacing  ///< the hex is full, and a unit there can fall back in its turn (8.81, 8.82)
};

/// Battles 8.72, 10.1: why ground or water alone keep a unit from going from a hex to its neighbour because of combat;
/// empty when they do not.
Refusal refuse_ground(const Field& field, PieceId unit, HexId from, HexId to);

/// Battles 8.72: why a unit may not retreat from a hex to its neighbour, whoever of its own side is there: prohibited
/// ground, water without bridge or ford, a ferry, a pontoon, the enemy or his zone of control, the edge of the field.
Refusal refuse_way_back(const Field& field, PieceId unit, HexId from, HexId to);

/// Battles 8.73: one more unit of that side is within the stack limit there.
bool has_room(const Field& field, Seat side, HexId hex);

/// Battles 8.71, 8.73, 8.82: the neighbours of its hex where room of that kind is found for the unit.
HexList ways_back(const Field& field, PieceId unit, Room room);
/// The same by the rule that nobody is displaced while another way is open (8.81).
HexList ways_back(const Field& field, PieceId unit);
/// Why the unit may not retreat there (8.71 to 8.73, 8.81, 8.82); empty when it may. `hex` may be anything.
Refusal refuse_retreat(const Field& field, PieceId unit, int hex);

/// Battles 8.81: a unit that may be asked to make room: not one that is under attack or itself retreats or has just
/// retreated in this combat.
bool can_be_displaced(const Field& field, PieceId unit);

/// Battles 8.81, 8.82: somebody in that full hex can fall back before `unit`, others making room for him in their turn,
/// and nobody is lost by it.
bool can_make_room(const Field& field, PieceId unit, HexId full);

}  // namespace longroll::battles
