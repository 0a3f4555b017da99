#include <algorithm>
#include <string>

#include "engine/core/enum_table.h"
#include "engine/core/text.h"
#include "engine/games/dixie/words.h"
#include "web/board/marks.h"
#include "web/board/table.h"
#include "web/games/dixie/dixie_view.h"

namespace longroll::web::dixie {

using board::Canvas;
using board::Face;
using board::Motion;
using board::Rect;
using board::style_of;
using board::TextStyle;
using board::Vec2;

namespace {

/// A face-down card of the enemy: nothing of it is known but its back.
board::CardFace back_of(Seat owner) {
  board::CardFace face;
  face.side = side_of(owner);
  return face;
}

}  // namespace

void DixieView::draw_table(Canvas& canvas, const Motion& motion, std::int32_t focus) {
  if (revision_ != model_.revision()) {
    refresh();
  }
  picks_.clear();
  rects_.clear();
  if (is_phone()) {
    draw_phone_ground(canvas);
  } else {
    draw_wide_ground(canvas);
  }
  for (const Box& box : picture_.boxes) {
    draw_box(canvas, box, motion, focus);
  }
  draw_roll(canvas, motion);
  draw_ghosts(canvas, motion);
  draw_counts(canvas);
  draw_hand(canvas, motion, focus);
  draw_inspected(canvas);
  draw_popup(canvas);
  const auto stands = rects_.find(focus);
  if (focus >= kPopupTarget && stands != rects_.end()) {  // a way or a place; cards draw their own
    board::draw_focus(canvas, stands->second, 4);
  }
}

void DixieView::draw_wide_ground(Canvas& canvas) {
  const Rect& sheet = picture_.sheet;
  board::draw_sheet(canvas, sheet);
  const float middle = picture_.road.centre().y;
  if (snapshot_.layout == dx::Layout::FrontAndBack) {  // no line is a side's own: each position is of whoever holds it
    for (const Box& box : picture_.boxes) {
      board::draw_control_wash(canvas, box.rect, side_of(snapshot_.at(box.place).line));
    }
  } else {
    board::draw_control_wash(canvas, {sheet.x + 6, sheet.y + 6, sheet.w - 12, middle - sheet.y - 6},
                             side_of(other(snapshot_.bottom)));
    board::draw_control_wash(canvas, {sheet.x + 6, middle, sheet.w - 12, sheet.bottom() - middle - 6},
                             side_of(snapshot_.bottom));
  }
  board::draw_centre_road(canvas, sheet.x + 6, sheet.right() - 6, middle);
}

void DixieView::draw_phone_ground(Canvas& canvas) {
  const board::Theme& t = canvas.theme();
  canvas.rect(picture_.sheet, t.paper);
  board::Stroke edge;
  edge.width = 1.6F;
  canvas.rect_edge(picture_.sheet, 0, edge, t.ink);
  board::draw_centre_road(canvas, picture_.sheet.x + 2, picture_.sheet.right() - 2, picture_.road.centre().y);
}

void DixieView::draw_box(Canvas& canvas, const Box& box, const Motion& motion, std::int32_t focus) {
  picks_.add(kPlaceTarget + box.place, box.rect, 0);
  rects_[kPlaceTarget + box.place] = box.rect;
  if (box.large) {
    draw_large_box(canvas, box, motion, focus);
  } else {
    draw_small_box(canvas, box);
    draw_chips(canvas, box);
  }
}

/// A position as a small sheet with badge and name, on a phone.
void DixieView::draw_small_box(Canvas& canvas, const Box& box) {
  const board::Theme& t = canvas.theme();
  const bool lit = is_place_lit(box.place);
  const Seat line = snapshot_.at(box.place).line;
  const bool here = box.place == wish_.chosen_position;
  canvas.rounded_rect(box.rect, 3, here ? t.active : t.active_quiet);
  board::Stroke edge;
  edge.width = lit ? 2.6F : here ? 2.0F : 1.0F;
  if (!lit && !here) {
    edge.dash = edge.gap = 3;
  }
  canvas.rect_edge(box.rect, 3, edge, lit ? t.red : here ? t.ink : t.ink3);
  board::draw_badge(canvas, side_of(line), {box.rect.x + 12, box.rect.y + 14}, 11);
  // The badge tells the side already.
  const std::string name = place_name(box.place);
  std::string title = snapshot_.layout == dx::Layout::FrontAndBack ? name : name.substr(4);
  if (const std::size_t dash = title.find('-'); dash != std::string::npos && box.rect.w < 100) {
    title = title.substr(0, 1) + ". Ctr.";  // "Left-Center" among five
  }
  const LaidPosition& spot = snapshot_.at(box.place);
  const Seat enemy = other(dx::battlefield_of(edition(), seen()).first_holder(box.place));
  const bool is_taken = !spot.engaged && !spot.row[enemy].empty();
  canvas.text({box.rect.x + 22, box.rect.y + 19}, title,
              style_of(Face::Slab700, 14, t.ink, board::Align::Left, box.rect.w - (is_taken ? 42.0F : 24.0F)));
  if (is_taken) {
    board::draw_badge(canvas, side_of(enemy), {box.rect.right() - 12, box.rect.y + 14}, 11);
  }
}

/// Its cards, each as a small sheet.
void DixieView::draw_chips(Canvas& canvas, const Box& box) {
  const board::Theme& t = canvas.theme();
  for (std::size_t i = 0; i < box.chips.size(); ++i) {
    const Lying& lying = box.chip_cards[i];
    board::ChipFace chip{t.ground(side_of(lying.owner)), t.outline, false};
    if (lying.id != kNoPiece) {
      // Its edge and its mark tell the type of the card, its paper whose it is.
      constexpr auto kKinds = enum_table<dx::CardType, dx::CardType::Special, board::ChipFace::Kind>(
          {board::ChipFace::Kind::Infantry, board::ChipFace::Kind::Cavalry, board::ChipFace::Kind::Artillery,
           board::ChipFace::Kind::General, board::ChipFace::Kind::Ground, board::ChipFace::Kind::Other});
      chip.kind = kKinds[card(lying.id).type];
      chip.fill = board::mix(board::rgb(0xFBF6E9), t.ground(side_of(lying.owner)), 0.4F);
      chip.edge = board::card_edge(type_of(card(lying.id).type));
      chip.hit = seen().piece(lying.id).marks > 0;
      if (card(lying.id).is_terrain()) {
        chip.fill = board::rgb(0xDDE3B8);
      }
    }
    board::draw_chip(canvas, box.chips[i], chip);
    if (lying.id != kNoPiece && is_lit(lying.id)) {
      canvas.rect({box.chips[i].x - 1, box.chips[i].bottom() + 1.5F, box.chips[i].w + 2, 2.5F}, t.red);
    }
  }
}

/// A position with its cards.
void DixieView::draw_large_box(Canvas& canvas, const Box& box, const Motion& motion, std::int32_t focus) {
  const board::Theme& t = canvas.theme();
  const bool lit = is_place_lit(box.place) || melee_place_ == box.place;
  const Seat line = snapshot_.at(box.place).line;
  const std::string note = note_of(edition(), model_.view(), snapshot_.at(box.place));
  if (is_phone()) {
    board::draw_sheet(canvas, box.rect);
  } else {
    board::draw_position(canvas, box.rect,
                         lit           ? board::PositionState::Target
                         : box.engaged ? board::PositionState::Active
                                       : board::PositionState::Quiet);
  }
  const float in = is_phone() ? 6 : 0;
  board::draw_position_head(canvas, {box.rect.x + in, box.rect.y + in, box.rect.w - 2 * in, 28}, side_of(line),
                            box.rect.w < 190 && snapshot_.layout == dx::Layout::FiveColumns
                                ? title_of(snapshot_.layout, box.place).substr(4)
                                : title_of(snapshot_.layout, box.place),
                            note);
  if (box.arrow.x >= 0) {
    canvas.text({box.arrow.x, box.arrow.y - 6}, "attackers",
                style_of(Face::TextItalic500, 17, t.ink2, board::Align::Centre));
    const bool down = line == snapshot_.bottom;
    board::draw_arrow(canvas, {box.arrow.x, box.arrow.y + (down ? 4.0F : 26.0F)},
                      {box.arrow.x, box.arrow.y + (down ? 26.0F : 4.0F)}, 1.6F, t.ink2);
  }
  if (lit && box.cards.empty()) {
    board::draw_card_place(canvas, {box.rect.centre() + Vec2{0, 12}, picture_.card_width, 0});
  }
  for (const Slot& slot : box.cards) {
    draw_slot(canvas, slot, motion, focus);
  }
}

void DixieView::draw_slot(Canvas& canvas, const Slot& slot, const Motion& motion, std::int32_t focus) {
  board::CardPlace at = slot.at;
  const bool spread = is_phone() && wish_.hand_open && slot.place == dx::reserve_of(snapshot_.bottom);
  picks_.add(slot.target, at.centre, {at.width, at.width * board::kCardHeight}, at.turn, spread ? 5 : 1);
  rects_[slot.target] = board::card_rect(at);
  if (slot.id == kNoPiece) {
    board::CardState state;
    state.face_down = true;
    state.focus = focus == slot.target;
    board::draw_card(canvas, at, back_of(slot.owner), state);
    return;
  }
  const std::uint64_t key = key_of(kMoving, slot.id);
  if (motion.is_running(key)) {
    const auto from = came_from_.find(slot.id);
    const float t = motion.progress(key);
    at.centre = motion.position(key, at.centre);
    if (from != came_from_.end()) {
      at.width = from->second.width + (at.width - from->second.width) * t;
      at.turn = from->second.turn + (at.turn - from->second.turn) * t;
    }
  }
  board::CardState state = state_of(slot.id, motion);
  state.focus = focus == slot.target;
  state.lift = hovered_ == slot.target ? 1.0F : 0.0F;
  state.shown = slot.shown;
  board::draw_card(canvas, at, faces_.fitting(seen().piece(slot.id).kind, at.width, slot.shown), state);
  // A small back on one's own cards that the enemy has not seen yet; before the battle they all are.
  const bool hidden = dx::is_position(slot.place) && slot.owner == snapshot_.bottom && seen().piece(slot.id).up == 0 &&
                      seen().track(dx::track(dx::Option::Cards)) == 0 &&
                      (seen().track(dx::track(dx::Track::Turn)) > 0 || seen().piece(slot.id).note == dx::kStaysDown);
  if (hidden) {
    const Rect r = board::card_rect(at);
    const float size = std::max(14.0F, at.width * 0.2F);
    // At the left of the picture: no neighbour covers it there, and it covers neither a number nor another mark.
    board::draw_card(canvas, {{r.x + size * 0.25F, r.y + r.h * 0.45F}, size, 8}, back_of(slot.owner),
                     {.face_down = true});
  }
}

void DixieView::draw_ghosts(Canvas& canvas, const Motion& motion) {
  for (const Ghost& ghost : ghosts_) {
    const std::uint64_t key = key_of(kRouting, ghost.id);
    if (motion.is_running(key)) {
      const float t = motion.progress(key);
      board::CardPlace at = ghost.from;
      const float way = owner_of(seen().piece(ghost.id)) == snapshot_.bottom ? 1.0F : -1.0F;
      at.centre = at.centre + Vec2{0, 60 * t * way};
      at.turn = 9 * t;
      board::draw_card(canvas, at, faces_.of(ghost.kind), {.alpha = 1 - t});
    }
  }
}

/// The dice of the roll in a row; those that are no good are crossed out when they lie still.
void DixieView::draw_dice(Canvas& canvas, const Motion& motion, Vec2 from, float size) {
  const board::Theme& t = canvas.theme();
  float x = from.x;
  const std::uint64_t key = key_of(kRolling, 0);
  const bool rolling = motion.is_running(key);
  for (std::size_t i = 0; i < roll_->dice.size(); ++i) {
    const board::DieFace die{side_of(roll_->side), roll_->dice[i], !rolling && !is_good(*roll_, roll_->dice[i])};
    const Vec2 at{x + size / 2, from.y - (!rolling && is_good(*roll_, roll_->dice[i]) ? 2.0F : 0.0F)};
    const float turn = i % 2 == 0 ? -8.0F : 6.0F;
    if (rolling) {
      board::draw_die_rolling(canvas, {at.x - 120, at.y - 60}, at, size, die, turn, motion.linear(key),
                              static_cast<unsigned>(i + 1));
    } else {
      board::draw_die(canvas, at, size, die, turn);
      if (is_good(*roll_, roll_->dice[i])) {
        canvas.rect({x + 2, from.y + 17, size - 4, 2}, t.ink);
      }
    }
    x += size + 8;
  }
}

void DixieView::draw_roll(Canvas& canvas, const Motion& motion) {
  const bool is_elsewhere = is_told_ && !is_rolling(motion);
  if (!roll_ || roll_->dice.empty() || picture_.dice.h < 30 || is_elsewhere) {
    return;
  }
  const board::Theme& t = canvas.theme();
  Rect band = picture_.dice;
  if (!is_phone()) {  // over the road, in the column where it fell
    for (const Box& box : picture_.boxes) {
      if (box.place == roll_->place) {
        band.x = box.rect.x;
        band.w = box.rect.w;
      }
    }
  }
  const float size = 30;
  const auto n = static_cast<float>(roll_->dice.size());
  const TextStyle who = style_of(Face::TextItalic500, 17, t.ink2);
  const TextStyle what = style_of(Face::Slab700, is_phone() ? 14.0F : 16.0F, t.ink);
  const std::string& name =
      roll_->card_name.size() > 18 || (is_phone() && n > 1) ? roll_->short_name : roll_->card_name;
  const std::string words = name + (roll_->is_strike ? " strikes" : roll_->is_fire ? " fires" : "");
  const float who_w =
      std::min(canvas.measure(words, who), is_phone() ? std::max(56.0F, band.w - n * 38 - 150) : 260.0F);
  const float what_w = std::min(canvas.measure(roll_->result, what),
                                std::max(60.0F, picture_.sheet.w - 20 - who_w - 44 - n * (size + 8)));
  const float whole = who_w + 12 + n * (size + 8) + 8 + what_w + 24;
  const float y = band.centre().y;
  float x = band.centre().x - whole / 2;
  x = std::clamp(x, picture_.sheet.x + 10, std::max(picture_.sheet.x + 10, picture_.sheet.right() - 10 - whole));
  const Rect plate{x, y - 21, whole, 42};
  canvas.shadow(plate, 4, {0, 1.5F}, 2, board::fade(board::rgb(0x1A1008), 0.3F));
  canvas.rounded_rect(plate, 4, t.panel);
  board::Stroke edge;
  canvas.rect_edge(plate, 4, edge, t.rule);
  TextStyle squeezed = who;
  squeezed.max_width = who_w;
  canvas.text({x + 12, y + 6}, words, squeezed);
  x += who_w + 24;
  const bool rolling = motion.is_running(key_of(kRolling, 0));
  draw_dice(canvas, motion, {x, y}, size);
  x += n * (size + 8);
  if (!rolling) {
    TextStyle result = what;
    result.max_width = what_w;
    canvas.text({x + 4, y + 6}, roll_->result, result);
  }
}

}  // namespace longroll::web::dixie
