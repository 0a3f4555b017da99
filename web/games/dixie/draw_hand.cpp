#include <algorithm>
#include <string>

#include "engine/core/text.h"
#include "web/board/marks.h"
#include "web/board/table.h"
#include "web/games/dixie/dixie_view.h"

/// The hand, the numbers beside it, and what lies over the table: the card looked at, the ways to march.
namespace longroll::web::dixie {

using board::Canvas;
using board::Face;
using board::Motion;
using board::Rect;
using board::style_of;
using board::TextStyle;
using board::Vec2;

namespace {

constexpr float kInspected = 230;

}  // namespace

void DixieView::draw_hand(Canvas& canvas, const Motion& motion, std::int32_t focus) {
  const board::Theme& t = canvas.theme();
  const Rect r = picture_.hand_rect;
  const Place reserve = dx::reserve_of(snapshot_.bottom);
  const bool lit = is_place_lit(reserve);
  picks_.add(kPlaceTarget + reserve, r, 0);
  rects_[kPlaceTarget + reserve] = r.inset(4);
  if (lit) {
    board::draw_target_glow(canvas, r.inset(6), 4, 0.25F);
    board::Stroke edge;
    edge.width = 2.6F;
    canvas.rect_edge(r.inset(6), 4, edge, t.red);
    if (snapshot_.hand.empty()) {
      canvas.text(r.centre(), "Your Reserve", style_of(Face::TextItalic500, 18, t.ink2, board::Align::Centre));
    }
  }
  if (is_phone() && wish_.hand_open) {
    board::draw_panel(canvas, area_.table);
    picks_.add(kHandButton, area_.table, 4);
    canvas.text({area_.table.x + 12, area_.table.y + 28},
                "Your Reserve, " + count_of(static_cast<int>(snapshot_.hand.size()), "card", "cards"),
                style_of(Face::Slab700, 16, t.ink));
    canvas.text({area_.table.right() - 12, area_.table.y + 28}, "tap here to close",
                style_of(Face::TextItalic500, 17, t.ink2, board::Align::Right));
    canvas.push_clip({area_.table.x, area_.table.y + 40, area_.table.w, area_.table.h - 42});
  } else {
    // What rises out of the hand may stand over the table, but not over its neighbours below the page.
    canvas.push_clip({r.x - 40, r.y - 120, r.w + 80, r.h + 120});
  }
  const auto lit_cards =
      std::count_if(picture_.hand.begin(), picture_.hand.end(), [&](const Slot& slot) { return is_lit(slot.id); });
  is_hand_lit_ = chosen_ == kNoPiece && 3 * static_cast<std::size_t>(lit_cards) >= 2 * picture_.hand.size();
  const Slot* above = nullptr;
  for (const Slot& slot : picture_.hand) {
    const bool raised = slot.target == hovered_ || slot.target == focus || slot.id == chosen_;
    if (raised && !is_phone() && (slot.id == chosen_ ? above == nullptr : true)) {
      above = &slot;
    }
    draw_slot(canvas, slot, motion, focus);
  }
  if (above != nullptr && !motion.is_running(key_of(kMoving, above->id))) {
    Slot large = *above;
    large.at = raised(*above);
    const Rect resting = rects_[above->target];
    board::CardState state = state_of(above->id, motion);
    state.lift = 1;
    state.focus = focus == above->target;
    board::draw_card(canvas, large.at, faces_.fitting(seen().piece(above->id).kind, large.at.width), state);
    rects_[above->target] = resting;
  }
  canvas.pop_clip();
}

/// Where a card of the hand stands while it is looked at: upright, large, with its ring on the page and off the
/// scrubber.
board::CardPlace DixieView::raised(const Slot& slot) const {
  constexpr float kRing = 14;
  const Rect& r = picture_.hand_rect;
  board::CardPlace at = slot.at;
  at.turn = 0;
  at.width = std::max(at.width * 1.28F, 128.0F);
  const float tall = at.width * board::kCardHeight;
  const float left = (picture_.is_tray && slot.at.centre.y < picture_.note.y ? r.x : area_.hand.x) + kRing;
  at.centre.x = std::clamp(at.centre.x, left + at.width / 2, std::max(left, r.right() - kRing - at.width / 2));
  const float lowest = left < area_.hand.x ? picture_.note.bottom() : r.bottom();
  const float y = picture_.is_tray ? at.centre.y : r.bottom();
  at.centre.y = std::min(y, lowest - kRing - tall / 2);
  return at;
}

void DixieView::draw_counts(Canvas& canvas) {
  const board::Theme& t = canvas.theme();
  const Seat mine = snapshot_.bottom;
  const Seat foe = other(mine);
  const auto number = [](int n) { return std::to_string(n); };
  if (is_phone()) {
    const Rect& r = picture_.counts;
    if (picture_.dice.h > 0 && picture_.dice.y < r.bottom()) {
      return;  // a low table: the last roll lies there
    }
    board::draw_badge(canvas, side_of(foe), {r.x + 8, r.y + 11}, 11);
    canvas.text({r.x + 18, r.y + 16},
                "Reserve " + number(snapshot_.reserve[foe]) + ", to draw " + number(snapshot_.deck[foe]) + ", lost " +
                    number(snapshot_.lost[foe]),
                style_of(Face::Text500, 16, t.ink, board::Align::Left, r.w * 0.56F));
    canvas.text({r.right() - 2, r.y + 16},
                "You: to draw " + number(snapshot_.deck[mine]) + ", lost " + number(snapshot_.lost[mine]),
                style_of(Face::Text500, 16, t.ink, board::Align::Right, r.w * 0.38F));
    return;
  }
  const Rect& r = picture_.note;
  const float k = picture_.is_tray ? 1.0F : std::min(1.0F, r.h / 138);
  float y = r.y + 14 * k;
  const auto block = [&](Seat side, std::string_view title) {
    board::draw_badge(canvas, side_of(side), {r.x + 6, y - 4}, 12);
    TextStyle head = style_of(Face::Slab700, 14, t.ink, board::Align::Left, r.w - 20);
    head.tracking = 0.7F;
    canvas.text({r.x + 18, y}, title, head);
    y += 21 * k;
    canvas.text({r.x, y}, number(snapshot_.reserve[side]) + " in Reserve, " + number(snapshot_.deck[side]) + " to draw",
                style_of(Face::Text500, 17, t.ink2, board::Align::Left, r.w));
    y += 20 * k;
    if (picture_.is_tray) {
      return;  // nothing is lost yet, or has been told
    }
    canvas.text({r.x, y}, number(snapshot_.lost[side]) + " lost or used up",
                style_of(Face::Text500, 17, t.ink2, board::Align::Left, r.w));
    y += 28 * k;
  };
  const auto army = [](Seat side) { return side == Seat::Union ? "THE UNION" : "CONFEDERATES"; };
  if (!picture_.is_tray) {
    block(foe, army(foe));
  }
  block(mine, is_player(model_.reader()) ? "YOUR RESERVE" : army(mine));
}

/// The card under the pointer, large, on the side of the table away from it.
void DixieView::draw_inspected(Canvas& canvas) {
  if (!is_card_target(hovered_) || !is_known(card_of_target(hovered_)) || !popup_.empty()) {
    return;
  }
  const PieceId id = card_of_target(hovered_);
  const Slot* slot = picture_.find(id);
  const bool in_hand = slot != nullptr && slot->place == dx::reserve_of(snapshot_.bottom);
  // A hand's card rises by itself; a lit card is about to be clicked, so nothing may hide its fellows.
  if (slot == nullptr || (!is_phone() && (in_hand || is_lit(id) || chosen_ != kNoPiece))) {
    return;
  }
  const Rect& table = area_.table;
  const float width = std::min({kInspected, (table.h - 24) / board::kCardHeight, table.w - 24});
  const bool left = slot->at.centre.x > table.centre().x;
  const float x = is_phone() ? table.centre().x - width / 2 : left ? table.x + 14 : table.right() - 14 - width;
  board::CardState state;
  state.hits = static_cast<std::uint8_t>(std::max<int>(0, seen().piece(id).marks));
  state.lift = 0.6F;
  board::draw_card(canvas, board::card_at({x, table.y + (table.h - width * board::kCardHeight) / 2}, width),
                   faces_.of(seen().piece(id).kind), state);
}

board::Rect DixieView::popup_button(std::size_t n) const {
  const auto at = rects_.find(kPlaceTarget + popup_at_);
  const Rect box = at == rects_.end() ? area_.table : at->second;
  const float w = std::min(330.0F, area_.table.w - 24);
  const float h = 48;
  const float whole = static_cast<float>(popup_.size()) * (h + 8) + 48;
  const float x = std::clamp(box.centre().x - w / 2, area_.table.x + 12, area_.table.right() - 12 - w);
  const float y = std::clamp(box.centre().y - whole / 2, area_.table.y + 12, area_.table.bottom() - 12 - whole);
  return {x, y + 40 + static_cast<float>(n) * (h + 8), w, h};
}

/// One of several ways to the same place, for its button.
std::string DixieView::way_in_words(const Action& action) const {
  switch (dx::verb_of(action)) {
    case dx::Do::March: {
      const PieceId general = arguments_of<dx::verbs::March>(action).general;
      return general >= 0 ? "With " + card(general).name : "Without a general";
    }
    case dx::Do::Decoy:
      return "Face-down, as a decoy";
    case dx::Do::Melee:
      return "Fight a melee";
    case dx::Do::Outflank:
      return "Round the flank, to fire at once";
    case dx::Do::Scout:
      return "To scout it and ride back";
    case dx::Do::Deploy:
    case dx::Do::Lay:
    case dx::Do::Play:
      return "To count as what it is";
    default:
      return "Move there";
  }
}

void DixieView::draw_popup(Canvas& canvas) {
  if (popup_.empty()) {
    return;
  }
  const board::Theme& t = canvas.theme();
  const Rect first = popup_button(0);
  const Rect last = popup_button(popup_.size() - 1);
  const Rect body{first.x - 12, first.y - 40, first.w + 24, last.bottom() - first.y + 52};
  board::draw_panel(canvas, body);
  canvas.text({first.x, body.y + 26}, title_of_ways(popup_, place_name(popup_at_)),
              style_of(Face::Text600, 18, t.ink, board::Align::Left, first.w));
  for (std::size_t i = 0; i < popup_.size(); ++i) {
    const Rect r = popup_button(i);
    const auto id = kPopupTarget + static_cast<std::int32_t>(i);
    picks_.add(id, r, 9);
    rects_[id] = r;
    canvas.rounded_rect(r, 3, hovered_ == id ? t.inset : t.panel);
    board::Stroke edge;
    canvas.rect_edge(r, 3, edge, t.ink3);
    const std::string words = way_in_words(popup_[i]->action);
    const Odds* odds = model_.odds(popup_[i]->action);
    std::string chance;
    if (odds != nullptr && odds->total > 0 && dx::verb_of(popup_[i]->action) == dx::Do::March) {
      std::uint64_t good = 0;
      for (const Share& share : odds->shares) {
        good += share.summary == "marches" ? share.weight : 0;
      }
      chance = std::to_string((good * 200 + odds->total) / (2 * odds->total)) + " in 100";
    }
    canvas.text({r.x + 14, r.centre().y + 5}, words, style_of(Face::Slab700, 15, t.ink, board::Align::Left, r.w - 120));
    canvas.text({r.right() - 14, r.centre().y + 5}, chance, style_of(Face::Slab700, 16, t.ink2, board::Align::Right));
  }
}

}  // namespace longroll::web::dixie
