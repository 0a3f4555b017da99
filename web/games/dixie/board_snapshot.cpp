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

/// Puts a View together as it lies on the table.
class SnapshotMaker {
 public:
  SnapshotMaker(const dx::Edition& edition, const View& view, Seat bottom)
      : edition_(edition), view_(view), state_(view.seen) {
    out_.bottom = bottom;
    out_.layout = dx::battlefield_of(edition, state_).layout();
  }

  BoardSnapshot make() {
    name_spots();
    lay_known_cards();
    lay_hidden_cards();
    sort_rows();
    return std::move(out_);
  }

 private:
  const dx::Card& card(PieceId id) const { return edition_.card(state_.piece(id).kind); }

  void name_spots() {
    for (int i = 0; i < dx::kPositions; ++i) {
      Spot& spot = out_.spots[static_cast<std::size_t>(i)];
      spot.place = static_cast<Place>(dx::kFirstPosition + i);
      spot.line = out_.layout == dx::Layout::FrontAndBack ? seat_of(state_.track(dx::track(dx::Track::Holder, i)))
                                                          : dx::line_of(spot.place);
    }
  }

  void lay_known_cards() {
    for (PieceId id = 0; id < static_cast<PieceId>(state_.pieces.size()); ++id) {
      const Piece& piece = state_.piece(id);
      if (piece.kind < 0 || piece.place < 0) {
        continue;
      }
      const auto owner = static_cast<std::size_t>(piece.owner);
      if (dx::is_position(piece.place)) {
        const int index = dx::position_index(piece.place);
        const int holder = state_.track(dx::track(dx::Track::Holder, index));
        const int row = is_ground(card(id)) ? holder : piece.owner;
        out_.spots[static_cast<std::size_t>(index)].row[static_cast<std::size_t>(row)].push_back({id, owner_of(piece)});
        troops_[static_cast<std::size_t>(index)][owner] += card(id).is_troop() ? 1 : 0;
      } else if (piece.place == dx::reserve_of(owner_of(piece))) {
        ++out_.reserve[owner];
        if (owner_of(piece) == out_.bottom) {
          out_.hand.push_back(id);
        }
      } else if (piece.place == dx::lost_of(owner_of(piece))) {
        ++out_.lost[owner];
      } else {
        ++out_.deck[owner];
      }
    }
  }

  /// Of these only the place and the number are known.
  void lay_hidden_cards() {
    for (const Hidden& hidden : view_.hidden) {
      const auto owner = static_cast<std::size_t>(hidden.owner);
      const Seat seat = seat_of(hidden.owner);
      if (dx::is_position(hidden.place)) {
        const auto index = static_cast<std::size_t>(dx::position_index(hidden.place));
        for (int n = 0; n < hidden.count; ++n) {
          out_.spots[index].row[owner].push_back({kNoPiece, seat});
        }
        troops_[index][owner] += hidden.count;
      } else if (hidden.place == dx::deck_of(seat)) {
        out_.deck[owner] += hidden.count;
      } else if (hidden.place == dx::reserve_of(seat)) {
        out_.reserve[owner] += hidden.count;
      }
    }
  }

  void sort_rows() {
    const auto before = [&](PieceId a, PieceId b) {
      const int x = rank_of(card(a));
      const int y = rank_of(card(b));
      return x != y ? x < y : a < b;
    };
    for (std::size_t i = 0; i < out_.spots.size(); ++i) {
      out_.spots[i].engaged = troops_[i][0] > 0 && troops_[i][1] > 0;
      for (std::vector<Lying>& row : out_.spots[i].row) {
        // Cards that compare equal are backs, which nothing tells apart.
        heap_sort(row.begin(), row.end(), [&](const Lying& a, const Lying& b) {
          if (a.id == kNoPiece || b.id == kNoPiece) {
            return a.id == kNoPiece && b.id != kNoPiece;
          }
          return before(a.id, b.id);
        });
      }
    }
    heap_sort(out_.hand.begin(), out_.hand.end(), before);
  }

  const dx::Edition& edition_;
  const View& view_;
  const State& state_;
  BoardSnapshot out_;
  std::array<std::array<int, 2>, dx::kPositions> troops_{};  ///< in each position, of each side
};

}  // namespace

BoardSnapshot snapshot_of(const dx::Edition& edition, const View& view, Seat bottom) {
  return SnapshotMaker(edition, view, bottom).make();
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
