#pragma once
#include "engine/games/campaign/rules/ships.h"

/// Naval combat (American Civil War 13.6): who may fire at whom. Nothing here rolls.
namespace longroll::campaign {

/// What one side has in a naval combat, rising.
struct NavalSide {
  std::vector<PieceId> ships;
  std::vector<PieceId> forts;

  bool empty() const { return ships.empty() && forts.empty(); }
};
NavalSide naval_side(const Field& field, const Berth& berth, Seat side);

/// Campaign 13.2, 13.6: the vessel or fort may fire at that one: transports fire at nobody, ironclads at no fort, and a
/// transport is a target only where its side has nothing else.
bool may_fire_at(const Field& field, const Berth& berth, PieceId firing, PieceId target);

/// A shot that can be chosen. Of several that differ only in numbers of counters, the lowest stands for all.
struct Shot {
  PieceId firing = kNoPiece;
  PieceId target = kNoPiece;
  bool operator==(const Shot&) const = default;
};
/// Campaign 13.6: the shots of that side; `fresh`: only of those that have not fired in this round (kFought). Sorted.
std::vector<Shot> shots_of(const Field& field, const Berth& berth, Seat side, bool fresh);
/// Campaign 11.6: the shots of a fort at vessels that run past it.
std::vector<Shot> shots_of_fort(const Field& field, const Berth& berth, PieceId fort);

/// Campaign 13.6: the die hits.
bool hits(const Field& field, PieceId firing, int die);

/// Campaign 13.6: the vessels of that side that can withdraw, one of each kind and condition, rising.
std::vector<PieceId> who_can_withdraw(const Field& field, const Berth& berth, Seat side);
/// Whether there are such.
bool can_anybody_withdraw(const Field& field, const Berth& berth, Seat side);
/// Campaign 13.6: where a vessel can withdraw to, sorted by number.
std::vector<Berth> withdrawals_of(const Field& field, const Berth& berth, PieceId ship);

}  // namespace longroll::campaign
