// build: logic
#include "web/games/dixie/layout.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace longroll::web::dixie {
namespace {

using board::CardPlace;
using board::kCardHeight;
using board::Rect;

constexpr float kHead = 30;       ///< title line of a position
constexpr float kGap = 6;         ///< between cards
constexpr float kPad = 9;         ///< from a position's edge to its cards
constexpr float kShown = 0.72F;   ///< part of a card that its neighbour leaves to be seen, where it can
constexpr float kLowTable = 330;  ///< a phone's table below which the picture is drawn together

/// The rows of a position from the top of the screen: the far side's, then the near side's.
std::vector<const std::vector<Lying>*> rows_of(const LaidPosition& spot, Seat bottom) {
  std::vector<const std::vector<Lying>*> rows;
  for (const Seat side : {other(bottom), bottom}) {
    const std::vector<Lying>& row = spot.row[side];
    if (!row.empty()) {
      rows.push_back(&row);
    }
  }
  return rows;
}

/// Where the n-th of a row begins.
float nth(float first, float step, std::size_t n) { return first + step * static_cast<float>(n); }

/// The number of gaps between `n` in a row.
float gaps_between(std::size_t n) { return n < 2 ? 0 : static_cast<float>(n - 1); }

/// Where the i-th of a row of `n` stands: from -1 at the left end to 1 at the right.
float place_in_row(std::size_t i, std::size_t n) { return n < 2 ? 0 : 2 * static_cast<float>(i) / gaps_between(n) - 1; }

std::size_t longest_row(const LaidPosition& spot) { return std::max(spot.row[0].size(), spot.row[1].size()); }
int row_count(const LaidPosition& spot) { return (spot.row[0].empty() ? 0 : 1) + (spot.row[1].empty() ? 0 : 1); }

std::int32_t target_of(const Lying& card, Place place, int n) {
  return card.id != kNoPiece ? card.id : kBackTarget + 32 * dx::position_index(place) + n;
}

/// The rows of a position broken into lines of at most `most` cards, from the top of the screen.
struct Line {
  std::span<const Lying> cards;
  bool attackers = false;  ///< the first line of the side that has come across
};

std::vector<Line> lines_of(const LaidPosition& spot, Seat bottom, std::size_t most) {
  const auto rows = rows_of(spot, bottom);
  const bool line_is_near = spot.line == bottom;
  std::vector<Line> lines;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const std::span<const Lying> row(*rows[r]);
    const std::size_t count = (row.size() + most - 1) / most;
    const std::size_t each = (row.size() + count - 1) / count;
    for (std::size_t at = 0; at < row.size(); at += each) {
      lines.push_back({row.subspan(at, std::min(each, row.size() - at)),
                       at == 0 && rows.size() == 2 && (line_is_near ? r == 0 : r == 1)});
    }
  }
  return lines;
}

/// How many cards of that width stand side by side.
std::size_t abreast(float room, float width) {
  return static_cast<std::size_t>(std::max(1.0F, std::floor((room + kGap) / (width + kGap))));
}

bool fits_height(const Rect& rect, std::size_t lines, float width, float head) {
  return nth(0, width, lines) * kCardHeight + 6 * gaps_between(lines) <= rect.h - head - 8;
}

/// The lines in which the cards stand: so many that the cards overlap as little as the height allows.
std::vector<Line> lines_for(const Box& box, const LaidPosition& spot, Seat bottom, float width, float head) {
  std::size_t most = abreast(box.rect.w - 2 * kPad, width);
  std::vector<Line> lines = lines_of(spot, bottom, most);
  while (!fits_height(box.rect, lines.size(), width, head) && most < longest_row(spot)) {
    lines = lines_of(spot, bottom, ++most);
  }
  return lines;
}

/// How much of each card from `first` on the next one leaves to be seen.
void set_shown(std::vector<Slot>& row, std::size_t first) {
  for (std::size_t i = first; i + 1 < row.size(); ++i) {
    row[i].shown = std::min(1.0F, (row[i + 1].at.centre.x - row[i].at.centre.x) / row[i].at.width);
  }
}

/// Lays the cards of a position into its box.
void fill(Box& box, const LaidPosition& spot, Seat bottom, float width, float head) {
  const std::vector<Line> lines = lines_for(box, spot, bottom, width, head);
  const float tall = width * kCardHeight;
  const auto count = static_cast<float>(lines.size());
  const float free = box.rect.h - head - 6 - tall * count;
  const float between = std::max(4.0F, std::min(22.0F, free / (count + 1)));
  const float used = tall * count + between * (count - (lines.empty() ? 0 : 1));
  float y = box.rect.y + head + std::max(0.0F, (box.rect.h - head - 6 - used) / 2);
  int n = 0;
  box.arrow = {-1, -1};
  for (const Line& line : lines) {
    const float room = box.rect.w - 2 * kPad;
    const float step = row_step(room, line.cards.size(), width, kGap);
    const std::size_t first = box.cards.size();
    for (std::size_t i = 0; i < line.cards.size(); ++i) {
      Slot slot{target_of(line.cards[i], spot.place, n++), line.cards[i].id, line.cards[i].owner, spot.place, {}};
      slot.at = board::card_at({nth(box.rect.x + kPad, step, i), y}, width);
      box.cards.push_back(slot);
    }
    set_shown(box.cards, first);
    const float end = nth(box.rect.x + kPad, step, line.cards.size());
    if (line.attackers && box.rect.right() - end > 74) {
      box.arrow = {(end + box.rect.right() - kPad) / 2, y + tall / 2};
    }
    y += tall + between;
  }
}

/// Lays both sides of a position beside each other, the far one at the left: where there is no height for two rows.
void fill_abreast(Box& box, const LaidPosition& spot, Seat bottom, float width) {
  constexpr float kBetween = 16;
  const auto rows = rows_of(spot, bottom);
  const float y = box.rect.y + kHead + (box.rect.h - kHead - 6 - width * kCardHeight) / 2;
  const float room = box.rect.w - 2 * kPad - kBetween;
  const auto all = static_cast<float>(rows[0]->size() + rows[1]->size());
  float x = box.rect.x + kPad;
  int n = 0;
  box.arrow = {-1, -1};
  for (const auto* row : rows) {
    const float part = room * static_cast<float>(row->size()) / all;
    const float step = row_step(part, row->size(), width, kGap);
    const std::size_t first = box.cards.size();
    for (std::size_t i = 0; i < row->size(); ++i) {
      const Lying& card = (*row)[i];
      Slot slot{target_of(card, spot.place, n++), card.id, card.owner, spot.place, {}};
      slot.at = board::card_at({nth(x, step, i), y}, width);
      box.cards.push_back(slot);
    }
    set_shown(box.cards, first);
    x += part + kBetween;
  }
}

/// Are the cards of a position that wide, in lines, each with at least the part `shown` to be seen?
bool holds(const Box& box, const LaidPosition& spot, Seat bottom, float width, float shown) {
  const std::vector<Line> lines = lines_for(box, spot, bottom, width, kHead);
  return fits_height(box.rect, lines.size(), width, kHead) &&
         std::all_of(lines.begin(), lines.end(), [&](const Line& line) {
           const std::size_t n = line.cards.size();
           return n < 2 || row_step(box.rect.w - 2 * kPad, n, width, kGap) >= width * shown;
         });
}

/// The widest card up to `most` with which a position holds its cards, none covered. Narrower than can be read well
/// they rather lie over one another, but never so that less than kShown of one is seen.
float width_for(const Box& box, const LaidPosition& spot, Seat bottom, float most) {
  constexpr float kLeast = 44;
  const auto widest = [&](float from, float shown) {
    float width = from;
    while (width > kLeast && !holds(box, spot, bottom, width, shown)) {
      width -= 1;
    }
    return width;
  };
  const float apart = widest(most, 1.0F);
  if (apart >= kReadableCard) {
    return apart;
  }
  float width = std::max(apart, widest(std::min(most, kReadableCard), kShown));
  const auto rows = static_cast<float>(std::max(1, row_count(spot)));
  width = std::min(width, (box.rect.h - kHead - 8 - 6 * (rows - 1)) / rows / kCardHeight);
  return std::max(kLeast, width);
}

/// How wide a column wants to be: by the longest of its rows. Five share the room of three, and their rows break.
float weight_of(const LaidPosition& spot, std::size_t columns) {
  const auto longest = static_cast<float>(longest_row(spot));
  return columns > 3 ? std::clamp(longest, 3.0F, 4.0F) : std::clamp(longest, 3.0F, 6.0F);
}

/// The height that a position asks for: two lines of readable cards where both sides stand there, or, where it
/// `may_break` them, one line cannot hold a side's cards.
float tallness_of(const LaidPosition& spot, float width, bool may_break) {
  const std::size_t most = abreast(width - 2 * kPad, kReadableCard);
  const float lines = row_count(spot) > 1 || (may_break && longest_row(spot) > most) ? 2 : 1;
  return kHead + 8 + lines * kReadableCard * kCardHeight + 6 * (lines - 1);
}

/// The positions in two lines of columns, with the road between them. While cards are laid out (`is_laying`) the
/// columns stay as they are.
void lay_out_boxes(Picture& out, const TableSnapshot& snapshot, bool is_laying) {
  const Rect in = out.sheet.inset(14);
  const std::vector<Place> order = reading_order(snapshot);
  const std::size_t columns = order.size() / 2;
  std::vector<float> weight(columns, 0.0F);
  float total = 0;
  bool may_break = !is_laying;  // where both sides stand in a position, its two lines need the room more
  for (std::size_t i = 0; i < order.size(); ++i) {
    const LaidPosition& spot = snapshot.at(order[i]);
    weight[i % columns] = is_laying ? 1.0F : std::max(weight[i % columns], weight_of(spot, columns));
    may_break = may_break && row_count(spot) < 2;
  }
  for (const float w : weight) {
    total += w;
  }
  const auto width_of = [&](std::size_t i) { return in.w * weight[i % columns] / total - 6; };
  float rows[2] = {1, 1};
  for (std::size_t i = 0; i < order.size(); ++i) {
    rows[i / columns] = std::max(rows[i / columns], tallness_of(snapshot.at(order[i]), width_of(i), may_break));
  }
  const float band = columns > 3 ? 36 : 40;
  const float upper = (in.h - band) * rows[0] / (rows[0] + rows[1]);
  out.road = {in.x, in.y + upper, in.w, band};
  out.dice = out.road;
  float x = in.x;
  for (std::size_t i = 0; i < order.size(); ++i) {
    x = i % columns == 0 ? in.x : x;
    Box box;
    box.place = order[i];
    box.engaged = snapshot.at(order[i]).engaged;
    const float y = i < columns ? in.y : out.road.bottom();
    box.rect = {x + 3, y, width_of(i), i < columns ? upper : in.bottom() - y};
    out.boxes.push_back(box);
    x += width_of(i) + 6;
  }
  const float most = std::clamp(in.h * 0.21F, kReadableCard, 130.0F);
  out.card_width = most;
  for (Box& box : out.boxes) {
    const LaidPosition& spot = snapshot.at(box.place);
    const float width = width_for(box, spot, snapshot.bottom, most);
    out.card_width = std::min(out.card_width, width);
    fill(box, spot, snapshot.bottom, width, kHead);
  }
}

/// All cards that a side lays out: what is still in its hand and what lies in its positions.
std::size_t cards_to_lay(const TableSnapshot& snapshot) {
  std::size_t n = snapshot.hand.size();
  for (const LaidPosition& spot : snapshot.spots) {
    for (const std::vector<Lying>& row : spot.row) {
      n += static_cast<std::size_t>(
          std::count_if(row.begin(), row.end(), [&](const Lying& card) { return card.owner == snapshot.bottom; }));
    }
  }
  return n;
}

/// While cards are laid out: the hand upright in two rows, the upper one over the whole width, so that every card can
/// be read; the table gives way. Nothing moves when cards leave the hand but the cards after them.
void lay_out_tray(Picture& out, const Area& area, const TableSnapshot& snapshot) {
  constexpr float kBetween = 8;
  constexpr float kMaxOfPage = 0.45F;
  constexpr float kHandShown = 0.8F;
  const auto all = static_cast<float>(std::max<std::size_t>(2, cards_to_lay(snapshot)));
  const Rect rows[2] = {{area.table.x, 0, area.table.w, 0}, {area.hand.x, 0, area.hand.w - 10, 0}};
  const float room = rows[0].w + rows[1].w - 2 * kPad;
  const float most = ((area.hand.bottom() - area.table.y) * kMaxOfPage - 34) / 2 / kCardHeight;
  float width = std::min({most, 112.0F, room / (2 + (all - 2) * kHandShown)});
  if (width < kReadableCard) {
    width = std::min({most, kReadableCard, room / (2 + (all - 2) * 0.62F)});
  }
  const float tall = width * kCardHeight;
  const float lower = area.hand.bottom() - 16 - tall;
  const float upper = lower - kBetween - tall;
  out.is_tray = true;
  out.hand_rect = {area.table.x, upper - 12, area.table.w, area.hand.bottom() - upper + 12};
  out.sheet.h = out.hand_rect.y - 4 - out.sheet.y;
  out.note = {area.note.x, lower + 4, area.note.w, area.note.bottom() - lower - 4};
  // The upper row takes what makes the cards of both overlap least, by all that are laid out: so none changes its row.
  const auto step_of = [&](int row, std::size_t in_row) {
    return in_row == 0 ? 0.0F : in_row == 1 ? width : row_step(rows[row].w - kPad, in_row, width, 6);
  };
  const std::size_t total = std::max<std::size_t>(2, cards_to_lay(snapshot));
  std::size_t first = total;
  for (std::size_t in_upper = total; in_upper-- > 1;) {
    const auto least = [&](std::size_t k) { return std::min(step_of(0, k), step_of(1, total - k)); };
    first = least(in_upper) > least(first) ? in_upper : first;
  }
  const std::size_t n = snapshot.hand.size();
  for (std::size_t i = 0; i < n; ++i) {
    const bool is_upper = i < first;
    const std::size_t in_row = is_upper ? std::min(n, first) : n - first;
    const float apart = row_step(rows[is_upper ? 0 : 1].w - kPad, in_row, width, 6);
    const float x = nth(rows[is_upper ? 0 : 1].x + kPad / 2, apart, is_upper ? i : i - first);
    Slot slot{snapshot.hand[i], snapshot.hand[i], snapshot.bottom, dx::reserve_of(snapshot.bottom),
              board::card_at({x, is_upper ? upper : lower}, width)};
    slot.shown = (i + 1 == n || i + 1 == first) ? 1.0F : std::min(1.0F, apart / width);
    out.hand.push_back(slot);
  }
}

Picture lay_out_wide(const Area& area, const TableSnapshot& snapshot, const Wish& wish) {
  constexpr std::size_t kFewCards = 9;  // lie well enough in a fan
  Picture out;
  out.sheet = area.table;
  out.note = area.note;
  if (wish.is_laying && cards_to_lay(snapshot) > kFewCards) {
    lay_out_tray(out, area, snapshot);
    lay_out_boxes(out, snapshot, true);
    return out;
  }
  lay_out_boxes(out, snapshot, false);
  out.hand_rect = area.hand;
  const float width = std::min(150.0F, (area.hand.h - 44) / kCardHeight * 0.9F);
  const auto places = fan(area.hand, snapshot.hand.size(), width);
  for (std::size_t i = 0; i < places.size(); ++i) {
    out.hand.push_back(
        {snapshot.hand[i], snapshot.hand[i], snapshot.bottom, dx::reserve_of(snapshot.bottom), places[i]});
  }
  set_shown(out.hand, 0);
  return out;
}

void lay_out_chips(Box& box, const LaidPosition& spot, Seat bottom) {
  for (const auto* row : rows_of(spot, bottom)) {
    box.chip_cards.insert(box.chip_cards.end(), row->begin(), row->end());
  }
  const std::size_t n = box.chip_cards.size();
  const float in = box.rect.w < 90 ? 4 : 9;
  const float step = row_step(box.rect.w - 2 * in, n, 11.5F, 2.5F);
  for (std::size_t i = 0; i < n; ++i) {
    box.chips.push_back(
        {nth(box.rect.x + in, step, i), box.rect.bottom() - (box.rect.h < 50 ? 18.0F : 22.0F), 11.5F, 16});
  }
}

void lay_out_phone_hand(Picture& out, const Area& area, const TableSnapshot& snapshot, const Wish& wish) {
  out.hand_rect = area.hand;
  const std::size_t n = snapshot.hand.size();
  const auto slot_of = [&](std::size_t i, board::Vec2 at, float width) {
    const PieceId id = snapshot.hand[i];
    return Slot{id, id, snapshot.bottom, dx::reserve_of(snapshot.bottom), board::card_at(at, width)};
  };
  if (wish.hand_open) {
    const float width = (area.table.w - 16 - 3 * 8) / 4;
    const float tall = width * kCardHeight + 8;
    out.hand_reach = std::max(0.0F, nth(0, tall, (n + 3) / 4) + 56 - area.table.h);
    const float scroll = std::clamp(wish.hand_scroll, 0.0F, out.hand_reach);
    for (std::size_t i = 0; i < n; ++i) {
      const board::Vec2 at{nth(area.table.x + 8, width + 8, i % 4), nth(area.table.y + 46, tall, i / 4) - scroll};
      out.hand.push_back(slot_of(i, at, width));
    }
    return;
  }
  // So small that the names stand above the edge, and so far apart that none is covered: the rest is drawn in.
  const float width = 62;
  const float step = n < 2 ? 0 : std::clamp((area.hand.w - 24 - width) / gaps_between(n), 57.0F, 66.0F);
  const float whole = width + step * gaps_between(n) + 24;
  out.hand_reach = std::max(0.0F, whole - area.hand.w);
  const float scroll = std::clamp(wish.hand_scroll, 0.0F, out.hand_reach);
  for (std::size_t i = 0; i < n; ++i) {
    const float t = place_in_row(i, n);
    Slot slot = slot_of(i, {nth(area.hand.x + 12, step, i) - scroll, area.hand.y + 3 + 4 * t * t}, width);
    slot.at.turn = out.hand_reach > 0 ? 0 : 6 * t;
    out.hand.push_back(slot);
  }
  set_shown(out.hand, 0);
}

Picture lay_out_phone(const Area& area, const TableSnapshot& snapshot, const Wish& wish) {
  Picture out;
  const std::vector<Place> order = reading_order(snapshot);
  const std::size_t columns = order.size() / 2;
  const bool is_low = area.table.h < kLowTable;
  const float tall = is_low ? 42 : 50;
  out.sheet = {area.table.x, area.table.y, area.table.w, 2 * tall + 22};
  out.road = {out.sheet.x + 2, out.sheet.y + tall + 5, out.sheet.w - 4, 12};
  const float gap = columns > 3 ? 2.0F : 3.0F;
  const float cell = (out.sheet.w - 6 - gap * gaps_between(columns)) / static_cast<float>(columns);
  for (std::size_t i = 0; i < order.size(); ++i) {
    Box box;
    box.place = order[i];
    box.large = false;
    box.engaged = snapshot.at(order[i]).engaged;
    box.rect = {nth(out.sheet.x + 3, cell + gap, i % columns), out.sheet.y + 4 + (i < columns ? 0.0F : tall + 14), cell,
                tall};
    lay_out_chips(box, snapshot.at(order[i]), snapshot.bottom);
    out.boxes.push_back(box);
  }
  out.counts = {area.table.x, out.sheet.bottom() + 2, area.table.w, 22};
  Box box;
  box.place = dx::is_position(wish.chosen_position) ? wish.chosen_position : order[columns + columns / 2];
  const LaidPosition& spot = snapshot.at(box.place);
  box.engaged = spot.engaged;
  const float top = out.counts.bottom() + 2;
  box.rect = {area.table.x, top, area.table.w, area.table.bottom() - top};
  const bool rolled = wish.roll_at != kNowhere;
  const float band = rolled && !is_low ? 40 : 0;
  out.dice = {box.rect.x + 10, box.rect.y + 38, box.rect.w - 20, band};
  if (rolled && is_low) {  // over the numbers of cards: they can wait
    out.dice = {box.rect.x + 10, out.counts.y - 10, box.rect.w - 20, 40};
  }
  const bool abreast = is_low && row_count(spot) > 1;
  const auto rows = static_cast<float>(abreast ? 1 : std::max(1, row_count(spot)));
  const auto n = static_cast<float>(std::max<std::size_t>(1, abreast ? spot.size() : longest_row(spot)));
  const float by_height = (box.rect.h - 40 - band - 10 - 6 * (rows - 1)) / rows / kCardHeight;
  const float by_width = std::max((box.rect.w - 2 * kPad - kGap * (n - 1)) / n, 52.0F);
  out.card_width = std::clamp(std::min(by_height, by_width), 40.0F, 104.0F);
  if (abreast) {
    fill_abreast(box, spot, snapshot.bottom, out.card_width);
  } else {
    fill(box, spot, snapshot.bottom, out.card_width, is_low ? kHead : 38 + band);
  }
  out.boxes.push_back(box);
  lay_out_phone_hand(out, area, snapshot, wish);
  return out;
}

}  // namespace

const Slot* Picture::find(PieceId id) const {
  for (const Box& box : boxes) {
    for (const Slot& slot : box.cards) {
      if (slot.id == id) {
        return &slot;
      }
    }
  }
  for (const Slot& slot : hand) {
    if (slot.id == id) {
      return &slot;
    }
  }
  return nullptr;
}

float row_step(float room, std::size_t n, float width, float gap) {
  const float easy = width + gap;
  return n < 2 ? easy : std::min(easy, (room - width) / gaps_between(n));
}

std::vector<board::CardPlace> fan(Rect rect, std::size_t n, float width) {
  std::vector<CardPlace> places;
  const float step = row_step(rect.w - 28, n, width, -width * 0.08F);
  const float whole = width + step * gaps_between(n);
  const float spread = std::min(1.0F, gaps_between(n) / 6);
  for (std::size_t i = 0; i < n; ++i) {
    const float t = place_in_row(i, n);
    CardPlace at =
        board::card_at({nth(rect.x + (rect.w - whole) / 2, step, i), rect.y + 14 + 18 * t * t * spread}, width);
    at.turn = 6 * t * spread;
    places.push_back(at);
  }
  return places;
}

Picture lay_out(const Area& area, const TableSnapshot& snapshot, const Wish& wish) {
  return area.form == Area::Form::Phone ? lay_out_phone(area, snapshot, wish) : lay_out_wide(area, snapshot, wish);
}

}  // namespace longroll::web::dixie
