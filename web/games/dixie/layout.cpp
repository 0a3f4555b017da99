#include "web/games/dixie/layout.h"

#include <algorithm>

namespace longroll::web::dixie {

using longroll::dixie::Card;
using longroll::dixie::Edition;
using longroll::dixie::is_position;
using longroll::dixie::kThreeColumns;
using longroll::dixie::opposite;
using longroll::dixie::position_of;
using longroll::dixie::reserve_of;

int hidden_at(const View& view, Place place, Seat side) {
  for (const Hidden& hidden : view.hidden) {
    if (hidden.place == place && hidden.owner == index_of(side)) {
      return hidden.count;
    }
  }
  return 0;
}

namespace {

/// Troops, then terrain, then those who lead: the order of a row.
int rank_of(const Card& card) {
  if (card.is_troop()) {
    return static_cast<int>(card.type) * 8 + 4 - card.value;
  }
  return card.is_terrain() ? 40 : card.is_special() ? 50 : 60;
}

class Layouter {
 public:
  Layouter(const Edition& edition, const View& view, const Area& area, Seat below)
      : edition_(edition), view_(view), area_(area), below_(below), k_(area.text_scale) {}

  Layout make(Place looked_at) {
    gather();
    if (area_.form == Area::Form::Phone) {
      lay_phone(looked_at);
    } else {
      lay_wide();
    }
    lay_hand();
    return std::move(out_);
  }

 private:
  struct Row {
    std::vector<Placed> cards;
  };

  /// Grounds in reading order: the far line from left to right, then the near one.
  void gather() {
    for (std::size_t i = 0; i < 6; ++i) {
      const bool far = i < 3;
      const std::size_t n = i % 3;
      const int column = kThreeColumns[below_ == Seat::Union ? n : 2 - n];
      Ground& ground = out_.grounds[i];
      ground.place = position_of(far ? other(below_) : below_, column);
      for (const Seat side : {Seat::Union, Seat::Confederate}) {
        auto& row = rows_[i][static_cast<std::size_t>(index_of(side))];
        collect(ground.place, side, row);
        for (const Placed& card : row) {
          const bool troop = card.piece == kNoPiece || edition_.card(view_.seen.piece(card.piece).kind).is_troop();
          ground.troops[index_of(side)] += troop ? 1 : 0;
          ground.backs[index_of(side)] += card.piece == kNoPiece ? 1 : 0;
        }
      }
      ground.engaged = ground.troops[0] > 0 && ground.troops[1] > 0;
    }
  }

  void collect(Place place, Seat side, std::vector<Placed>& row) const {
    for (std::size_t i = 0; i < view_.seen.pieces.size(); ++i) {
      const Piece& piece = view_.seen.pieces[i];
      if (piece.kind >= 0 && piece.place == place && owner_of(piece) == side) {
        const auto id = static_cast<PieceId>(i);
        row.push_back({id, id, side, place, {}});
      }
    }
    std::sort(row.begin(), row.end(), [&](const Placed& a, const Placed& b) {
      const int ra = rank_of(edition_.card(view_.seen.piece(a.piece).kind));
      const int rb = rank_of(edition_.card(view_.seen.piece(b.piece).kind));
      return ra != rb ? ra < rb : a.piece < b.piece;
    });
    const int backs = is_position(place) ? hidden_at(view_, place, side) : 0;
    for (int n = 0; n < backs; ++n) {
      row.insert(row.begin(), {kBackId + place * 64 + n, kNoPiece, side, place, {}});
    }
  }

  /// How many cards wide a position is.
  int width_of(std::size_t i) const {
    const int u = static_cast<int>(rows_[i][0].size());
    const int c = static_cast<int>(rows_[i][1].size());
    return out_.grounds[i].engaged ? std::max(u, c) : u + c;
  }

  void lay_wide() {
    const board::Rect t = area_.table;
    out_.sheet = t;
    const bool engaged_far = out_.grounds[0].engaged || out_.grounds[1].engaged || out_.grounds[2].engaged;
    const bool engaged_near = out_.grounds[3].engaged || out_.grounds[4].engaged || out_.grounds[5].engaged;
    const float far = engaged_far == engaged_near ? 0.5F : engaged_far ? 0.58F : 0.42F;
    const board::Rect in = t.inset(14);
    out_.road = in.y + in.h * far;
    float need[3];
    float all = 0;
    for (std::size_t n = 0; n < 3; ++n) {
      need[n] = 1.2F + static_cast<float>(std::clamp(std::max(width_of(n), width_of(n + 3)), 2, 7));
      all += need[n];
    }
    float x = in.x;
    for (std::size_t n = 0; n < 3; ++n) {
      const float w = in.w * need[n] / all;
      out_.grounds[n].rect = {x + 3, in.y, w - 6, out_.road - in.y - 11};
      out_.grounds[n + 3].rect = {x + 3, out_.road + 11, w - 6, in.bottom() - out_.road - 11};
      x += w;
    }
    for (std::size_t i = 0; i < 6; ++i) {
      fill(i, {out_.grounds[i].rect.x + 8, out_.grounds[i].rect.y + 30 * k_, out_.grounds[i].rect.w - 16,
               out_.grounds[i].rect.h - 36 * k_});
    }
  }

  void lay_phone(Place looked_at) {
    const board::Rect t = area_.table;
    const float overview = std::min(124.0F, t.h * 0.3F);
    out_.sheet = {t.x, t.y, t.w, overview};
    out_.road = t.y + overview / 2;
    for (std::size_t i = 0; i < 6; ++i) {
      const float w = (t.w - 8) / 3;
      Ground& ground = out_.grounds[i];
      ground.small = true;
      ground.rect = {t.x + 4 + static_cast<float>(i % 3) * w, t.y + 4 + (i < 3 ? 0 : overview / 2), w - 3,
                     overview / 2 - 7};
      if (ground.place == looked_at) {
        out_.focus = {t.x, t.y + overview + 8, t.w, t.h - overview - 8};
        fill(i, {out_.focus.x + 10, out_.focus.y + 34 * k_, out_.focus.w - 20, out_.focus.h - 42 * k_});
      }
    }
  }

  void fill(std::size_t i, board::Rect r) {
    const Ground& ground = out_.grounds[i];
    auto& top = rows_[i][static_cast<std::size_t>(index_of(other(below_)))];
    auto& bottom = rows_[i][static_cast<std::size_t>(index_of(below_))];
    if (ground.engaged) {
      const float half = (r.h - 8) / 2;
      lay_row(top, {r.x, r.y, r.w, half});
      lay_row(bottom, {r.x, r.y + half + 8, r.w, half});
    } else {
      top.insert(top.end(), bottom.begin(), bottom.end());
      lay_row(top, r);
    }
  }

  void lay_row(const std::vector<Placed>& row, board::Rect r) {
    if (row.empty()) {
      return;
    }
    const auto n = static_cast<float>(row.size());
    const float most = area_.form == Area::Form::Phone ? 84 : std::max(70.0F, area_.table.w / 904 * 72);
    float w = std::min(most, r.h / board::kCardHeight);
    w = std::min(w, std::max(r.w / n - 6, w * 0.62F));
    const float step = n > 1 ? std::min(w + 7, (r.w - w) / (n - 1)) : 0;
    const float y = r.y + std::min((r.h - w * board::kCardHeight) / 2, 40.0F);
    for (std::size_t c = 0; c < row.size(); ++c) {
      Placed card = row[c];
      card.at = board::card_at({r.x + static_cast<float>(c) * step, y}, w);
      out_.cards.push_back(card);
    }
  }

  void lay_hand() {
    out_.hand = area_.hand;
    std::vector<Placed> hand;
    collect(reserve_of(below_), below_, hand);
    if (hand.empty()) {
      return;
    }
    const bool phone = area_.form == Area::Form::Phone;
    const auto n = static_cast<float>(hand.size());
    const float w = phone ? std::min(84.0F, area_.hand.h * 1.02F) : std::min(area_.hand.h * 0.55F, 150.0F);
    const float room = area_.hand.w - w - 24;
    const float step = n > 1 ? std::min(w * 0.92F, room / (n - 1)) : 0;
    const float left = area_.hand.x + 12 + w / 2 + std::max(0.0F, (room - step * (n - 1)) / 2);
    const float turn = std::min(2.1F, 13.0F / std::max(n - 1, 1.0F));
    const float sag = std::min(2.2F, 22.0F / std::max((n - 1) * (n - 1) / 4, 1.0F));
    for (std::size_t i = 0; i < hand.size(); ++i) {
      const float t = static_cast<float>(i) - (n - 1) / 2;
      Placed card = hand[i];
      card.at.width = w;
      card.at.turn = t * turn;
      card.at.centre = {left + static_cast<float>(i) * step,
                        area_.hand.y + 8 + w * board::kCardHeight / 2 + t * t * sag};
      out_.cards.push_back(card);
    }
  }

  const Edition& edition_;
  const View& view_;
  const Area& area_;
  Seat below_;
  float k_;
  Layout out_;
  std::array<std::array<std::vector<Placed>, 2>, 6> rows_;
};

}  // namespace

Layout lay_out(const Edition& edition, const View& view, const Area& area, Seat below, Place looked_at) {
  return Layouter(edition, view, area, below).make(looked_at);
}

}  // namespace longroll::web::dixie
