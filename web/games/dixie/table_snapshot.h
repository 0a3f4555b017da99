#pragma once

#include <array>
#include <vector>

#include "engine/games/dixie/battlefield.h"
#include "engine/games/dixie/card.h"
#include "engine/play/view.h"
#include "engine/table/by_side.h"

/// The Dixie screen: what its parts have in common. `dx` is the rules' own namespace.
namespace longroll::web::dixie {

namespace dx = longroll::dixie;

/// A card on the battlefield as the reader sees it: one that he knows, or one of the backs.
struct Lying {
  PieceId id = kNoPiece;  ///< kNoPiece: face-down, of the other side
  Seat owner = Seat::Union;
};

/// What lies in one position, by the side whose row it stands in. Terrain and fords lie with the side that holds the
/// ground.
struct LaidPosition {
  Place place = kNowhere;
  BySide<std::vector<Lying>> row;
  Seat line = Seat::Union;  ///< whose position it is: its battleline's, of Shiloh the side that holds it
  bool engaged = false;     ///< troops of both sides, face-down ones counted
  std::size_t size() const { return row[0].size() + row[1].size(); }
};

/// An entry for each position: `troops[place]`.
template <class T>
struct ByPosition : std::array<T, dx::kPositions> {
  using std::array<T, dx::kPositions>::operator[];

  T& operator[](Place position) { return (*this)[static_cast<std::size_t>(dx::position_index(position))]; }
  const T& operator[](Place position) const { return (*this)[static_cast<std::size_t>(dx::position_index(position))]; }
};

/// The table read out of a View, ready to be laid out. Holds nothing that the View does not tell.
struct TableSnapshot {
  dx::Layout layout = dx::Layout::ThreeColumns;
  Seat bottom = Seat::Union;  ///< the side whose line is nearer to the reader
  ByPosition<LaidPosition> spots;
  std::vector<PieceId> hand;  ///< the bottom side's Reserve, as far as it is known: troops, generals, terrain, specials
  BySide<int> reserve{}, deck{}, lost{};
  const LaidPosition& at(Place position) const { return spots[position]; }
};

TableSnapshot snapshot_of(const dx::Edition& edition, const View& view, Seat bottom);

/// The positions in play in reading order: the far line first, each from the reader's left. Half of them are a line.
std::vector<Place> reading_order(const TableSnapshot& snapshot);

}  // namespace longroll::web::dixie
