#pragma once
#include <algorithm>
#include <array>

#include "engine/games/chattanooga/field.h"
#include "engine/play/refusal.h"

/// The Tennessee (Chattanooga 7.8, 7.9, 9.2): pontoon boats, pontoon bridges, and units that cross it. A boat lies in
/// the pool, and across once it has landed a unit in this couplet. A bridge lies in its hex, on its reverse with the
/// number of its builder as long as it is being built.
namespace longroll::chattanooga {

/// Chattanooga 9.2: where the piece that is between two crossings left the map; kNoHex: at a bridge that is gone.
HexId left_by(const Field& field, PieceId piece);

/// A few hexes in an order.
struct FewHexes {
  static constexpr std::size_t kMax = 8;
  std::array<HexId, kMax> hexes{};
  std::size_t count = 0;

  void add(HexId hex) {
    if (count < kMax) {
      hexes[count++] = hex;
    }
  }
  bool has(HexId hex) const { return std::find(begin(), end(), hex) != end(); }
  const HexId* begin() const { return hexes.data(); }
  const HexId* end() const { return hexes.data() + count; }
};

/// Chattanooga 9.2: the hexes from which the river is crossed now: those of the scenario, and finished bridges.
FewHexes crossings_now(const Field& field);

/// Chattanooga 9.3, 3.2, 9.2: runs `then(HexId)` for the hexes by which the piece, which waits off the map, may enter.
template <class Then>
void for_each_entry(const Field& field, PieceId piece, Then&& then) {
  const bool is_crossing = field.piece(piece).place == kAcross;
  const bool has_pontoons = field.has(Option::PontoonBoats) || field.has(Option::PontoonBridges);
  if (is_crossing || (has_pontoons && field.scenario().waits_across(piece))) {
    const HexId left = is_crossing ? left_by(field, piece) : kNoHex;
    for (const HexId hex : crossings_now(field)) {
      if (hex != left) {
        then(hex);
      }
    }
    return;
  }
  for (const HexId hex : field.scenario().placements[static_cast<std::size_t>(piece)].entries) {
    then(hex);
  }
}

/// Chattanooga 7.9: hexes with a finished bridge.
HexSet bridge_hexes(const Field& field);
/// Chattanooga 7.9: why no bridge is begun where the Union unit stands; empty when one can be.
Refusal refuse_bridge(const Field& field, PieceId unit);
bool can_anybody_bridge(const Field& field);
/// Chattanooga 7.9: a bridge is begun that is finished when the unit stays where it is.
bool builds_bridge(const Field& field, PieceId unit);
/// A bridge that is not in use; or kNoPiece.
PieceId bridge_left(const Field& field);

/// Chattanooga 7.8: a boat that has landed nobody in this couplet; or kNoPiece.
PieceId boat_left(const Field& field);
/// Chattanooga 7.8: why a boat does not land the unit, which waits across the river; empty when one can somewhere.
Refusal refuse_landing(const Field& field, PieceId unit);
/// Chattanooga 7.8: why not there: in a riverside hex without enemies, or beside one with enemies, which it attacks.
Refusal refuse_landing_at(const Field& field, PieceId unit, HexId hex);
/// Chattanooga 7.8: the water beside the hex where a boat can lie; kNoHex: nowhere.
HexId water_beside(const Field& field, HexId hex);
/// Chattanooga 7.8: the unit is in a boat on the river.
inline bool is_afloat(const Field& field, PieceId unit) {
  return is_on_map(field.piece(unit)) && !field.map().is_playable(field.piece(unit).place);
}

/// Chattanooga 9.2: why the Union unit does not leave the map here to cross the river; empty when it may.
Refusal refuse_crossing(const Field& field, PieceId piece);
/// Chattanooga 9.2: Piece::note of what is between two crossings: the turn in which it left and where, by a number of
/// Scenario::crossings or, after them, of the bridge.
struct CrossingNote {
  static constexpr int kPlaces = 8;
  int turn = 0;
  int place = 0;
  constexpr int pack() const { return turn * kPlaces + place; }
  static constexpr CrossingNote unpack(int note) { return {note / kPlaces, note % kPlaces}; }
};
/// CrossingNote::place of a crossing.
int number_of_crossing(const Field& field, HexId hex);
/// Chattanooga 9.2: it has been off the map for a whole game turn.
bool has_crossed(const Field& field, PieceId piece);

}  // namespace longroll::chattanooga
