// build: logic
#include "web/games/dixie/table_snapshot.h"

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

  TableSnapshot make() {
    name_spots();
    lay_known_cards();
    lay_hidden_cards();
    sort_rows();
    return std::move(out_);
  }

 private:
  const dx::Card& card(PieceId id) const { return edition_.card(state_.piece(id).kind); }
  Seat holder_of(Place position) const {
    return seat_of(state_.track(dx::track(dx::Track::Holder, dx::position_index(position))));
  }

  void name_spots() {
    for (Place place = dx::kFirstPosition; dx::is_position(place); ++place) {
      LaidPosition& spot = out_.spots[place];
      spot.place = place;
      spot.line = out_.layout == dx::Layout::FrontAndBack ? holder_of(place) : dx::line_of(place);
    }
  }

  void lay_known_cards() {
    for (PieceId id = 0; state_.has_piece(id); ++id) {
      const Piece& piece = state_.piece(id);
      if (piece.kind < 0 || piece.place < 0) {
        continue;
      }
      const Seat owner = owner_of(piece);
      if (dx::is_position(piece.place)) {
        const Seat row = is_ground(card(id)) ? holder_of(piece.place) : owner;
        out_.spots[piece.place].row[row].push_back({id, owner});
        troops_[piece.place][owner] += card(id).is_troop() ? 1 : 0;
      } else if (piece.place == dx::reserve_of(owner)) {
        ++out_.reserve[owner];
        if (owner == out_.bottom) {
          out_.hand.push_back(id);
        }
      } else if (piece.place == dx::lost_of(owner)) {
        ++out_.lost[owner];
      } else {
        ++out_.deck[owner];
      }
    }
  }

  /// Of these only the place and the number are known.
  void lay_hidden_cards() {
    for (const Hidden& hidden : view_.hidden) {
      const Seat owner = seat_of(hidden.owner);
      if (dx::is_position(hidden.place)) {
        for (int n = 0; n < hidden.count; ++n) {
          out_.spots[hidden.place].row[owner].push_back({kNoPiece, owner});
        }
        troops_[hidden.place][owner] += hidden.count;
      } else if (hidden.place == dx::deck_of(owner)) {
        out_.deck[owner] += hidden.count;
      } else if (hidden.place == dx::reserve_of(owner)) {
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
    for (LaidPosition& spot : out_.spots) {
      const BySide<int>& troops = troops_[spot.place];
      spot.engaged = troops[Seat::Union] > 0 && troops[Seat::Confederate] > 0;
      for (std::vector<Lying>& row : spot.row) {
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
  TableSnapshot out_;
  ByPosition<BySide<int>> troops_{};
};

}  // namespace

TableSnapshot snapshot_of(const dx::Edition& edition, const View& view, Seat bottom) {
  return SnapshotMaker(edition, view, bottom).make();
}

std::vector<Place> reading_order(const TableSnapshot& snapshot) {
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
