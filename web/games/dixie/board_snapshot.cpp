// build: logic
#include "web/games/dixie/board_snapshot.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/dixie/field.h"

namespace longroll::web::dixie {
namespace {

bool is_ground(const dx::Card& card) {
  return card.is_terrain() || card.is_special(dx::SpecialKind::Ford) || card.is_special(dx::SpecialKind::Breastworks);
}

/// Troops by arm and strength, then the general, the colors, and the ground.
int rank_of(const dx::Card& card) {
  if (card.is_troop()) {
    return static_cast<int>(card.type) * 10 - card.value;
  }
  return card.is_general() ? 100 : card.is_terrain() ? 120 : card.is_long_lasting() ? 110 : 130;
}

}  // namespace

BoardSnapshot snapshot_of(const dx::Edition& edition, const View& view, Seat bottom) {
  BoardSnapshot snapshot;
  snapshot.bottom = bottom;
  const State& state = view.seen;
  snapshot.layout = dx::battlefield_of(edition, state).layout();
  const auto card = [&](PieceId id) -> const dx::Card& { return edition.card(state.piece(id).kind); };
  std::array<std::array<int, 2>, dx::kPositions> troops{};
  for (int i = 0; i < dx::kPositions; ++i) {
    Spot& spot = snapshot.spots[static_cast<std::size_t>(i)];
    spot.place = static_cast<Place>(dx::kFirstPosition + i);
    spot.line = snapshot.layout == dx::Layout::FrontAndBack ? seat_of(state.track(dx::track(dx::Track::Holder, i)))
                                                            : dx::line_of(spot.place);
  }
  for (PieceId id = 0; id < static_cast<PieceId>(state.pieces.size()); ++id) {
    const Piece& piece = state.piece(id);
    if (piece.kind < 0 || piece.place < 0) {
      continue;
    }
    const auto owner = static_cast<std::size_t>(piece.owner);
    if (dx::is_position(piece.place)) {
      const int index = dx::position_index(piece.place);
      const int holder = state.track(dx::track(dx::Track::Holder, index));
      const int row = is_ground(card(id)) ? holder : piece.owner;
      snapshot.spots[static_cast<std::size_t>(index)].row[static_cast<std::size_t>(row)].push_back(
          {id, owner_of(piece)});
      troops[static_cast<std::size_t>(index)][owner] += card(id).is_troop() ? 1 : 0;
    } else if (piece.place == dx::reserve_of(owner_of(piece))) {
      ++snapshot.reserve[owner];
      if (owner_of(piece) == bottom) {
        snapshot.hand.push_back(id);
      }
    } else if (piece.place == dx::lost_of(owner_of(piece))) {
      ++snapshot.lost[owner];
    } else {
      ++snapshot.deck[owner];
    }
  }
  for (const Hidden& hidden : view.hidden) {
    const auto owner = static_cast<std::size_t>(hidden.owner);
    const Seat seat = seat_of(hidden.owner);
    if (dx::is_position(hidden.place)) {
      const auto index = static_cast<std::size_t>(dx::position_index(hidden.place));
      for (int n = 0; n < hidden.count; ++n) {
        snapshot.spots[index].row[owner].push_back({kNoPiece, seat});
      }
      troops[index][owner] += hidden.count;
    } else if (hidden.place == dx::deck_of(seat)) {
      snapshot.deck[owner] += hidden.count;
    } else if (hidden.place == dx::reserve_of(seat)) {
      snapshot.reserve[owner] += hidden.count;
    }
  }
  const auto before = [&](PieceId a, PieceId b) {
    const int x = rank_of(card(a));
    const int y = rank_of(card(b));
    return x != y ? x < y : a < b;
  };
  for (std::size_t i = 0; i < snapshot.spots.size(); ++i) {
    snapshot.spots[i].engaged = troops[i][0] > 0 && troops[i][1] > 0;
    for (std::vector<Lying>& row : snapshot.spots[i].row) {
      // Cards that compare equal are backs, which nothing tells apart.
      heap_sort(row.begin(), row.end(), [&](const Lying& a, const Lying& b) {
        if (a.id == kNoPiece || b.id == kNoPiece) {
          return a.id == kNoPiece && b.id != kNoPiece;
        }
        return before(a.id, b.id);
      });
    }
  }
  heap_sort(snapshot.hand.begin(), snapshot.hand.end(), before);
  return snapshot;
}

std::vector<Place> reading_order(const BoardSnapshot& snapshot) {
  const std::span<const int> columns = dx::Battlefield::of(snapshot.layout).columns();
  std::vector<Place> order;
  for (const Seat line : {other(snapshot.bottom), snapshot.bottom}) {
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const std::size_t column = snapshot.bottom == Seat::Union ? i : columns.size() - 1 - i;
      order.push_back(dx::position_of(line, columns[column]));
    }
  }
  return order;
}

}  // namespace longroll::web::dixie
