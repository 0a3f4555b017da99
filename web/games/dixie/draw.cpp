#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/dixie/steps/step_rule.h"
#include "web/board/dice.h"
#include "web/board/marks.h"
#include "web/board/table.h"
#include "web/games/dixie/dixie_view.h"

/// The picture of the table.
namespace longroll::web::dixie {

using board::Align;
using board::Canvas;
using board::Face;
using board::Rect;
using board::TextStyle;
using longroll::dixie::is_position;
using longroll::dixie::reserve_of;
using longroll::dixie::StepKind;

namespace {

constexpr std::uint64_t kCardKey = 1000;
constexpr std::uint64_t kDiceKey = 900;
constexpr std::uint64_t kLitKey = 901;

board::Side side_of(Seat seat) { return seat == Seat::Union ? board::Side::Union : board::Side::Confederate; }

std::string upper(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
  return text;
}

}  // namespace

void DixieView::arrange(const Area& area) {
  area_ = area;
  laid_out_ = ~std::uint64_t{0};
}

void DixieView::jump() {
  chosen_ = kNoPiece;
  asked_.clear();
  hovered_ = kNoTarget;
  looks_by_hand_ = false;
  roll_ = {};
  laid_out_ = ~std::uint64_t{0};
}

Place DixieView::place_of_interest() const {
  const State& seen = model_.view().seen;
  for (auto step = seen.stack.rbegin(); step != seen.stack.rend(); ++step) {
    switch (static_cast<StepKind>(step->kind)) {
      case StepKind::TakeHits:
      case StepKind::TakeGeneralHits:
      case StepKind::Disorder:
        return step->locals[0];
      case StepKind::Window:
        return step->locals[1];
      default:
        break;
    }
  }
  if (roll_.piece != kNoPiece && is_known(roll_.piece) && is_position(seen.piece(roll_.piece).place)) {
    return seen.piece(roll_.piece).place;
  }
  return kNowhere;
}

void DixieView::refresh() {
  if (laid_out_ == model_.revision()) {
    return;
  }
  laid_out_ = model_.revision();
  const Seat below = model_.reader() == Seat::Confederate ? Seat::Confederate : Seat::Union;
  const Place interest = place_of_interest();
  if (!looks_by_hand_ && is_position(interest)) {
    looked_at_ = interest;
  }
  if (!is_position(looked_at_)) {
    looked_at_ = longroll::dixie::position_of(below, longroll::dixie::kThreeColumns[1]);
  }
  layout_ = lay_out(game_.edition(), model_.view(), area_, below, looked_at_);
  faces_.clear();
  for (const Placed& placed : layout_.cards) {
    if (placed.piece != kNoPiece) {
      faces_[placed.piece] = std::make_unique<PrintedCard>(card(placed.piece), false);
    }
  }
}

float DixieView::show(const Happened& happened, board::Motion& motion) {
  chosen_ = kNoPiece;
  asked_.clear();
  looks_by_hand_ = false;
  const std::vector<Placed> before = layout_.cards;
  read_roll(happened);
  laid_out_ = ~std::uint64_t{0};
  refresh();
  float wait = 0;
  for (const Placed& now : layout_.cards) {
    const auto was = std::find_if(before.begin(), before.end(), [&](const Placed& p) { return p.id == now.id; });
    if (was != before.end() && now.piece != kNoPiece && !(was->at.centre == now.at.centre)) {
      motion.glide(kCardKey + static_cast<std::uint64_t>(now.piece), was->at.centre, now.at.centre, 280);
      wait = std::max(wait, was->place == now.place ? 0.0F : 280.0F);
    }
  }
  const bool rolled = std::any_of(happened.ply.events.begin(), happened.ply.events.end(),
                                  [](const Event& event) { return event.kind == EventKind::Rolled; });
  if (rolled) {
    motion.start(kDiceKey, board::duration::kDice);
    wait = std::max(wait, model_.match().is_human(happened.ply.seat) ? 500.0F : 1100.0F);
  } else if (!model_.match().is_human(happened.ply.seat)) {
    wait = std::max(wait, 240.0F);
  }
  motion.start(kLitKey, board::duration::kLit + board::duration::kBreath);
  return motion.is_reduced() ? 0 : wait;
}

std::string DixieView::note_of(const Ground& ground) const {
  const longroll::dixie::Field field(game_.edition(), model_.view().seen);
  const auto& at = field.at(ground.place);
  std::string note;
  const auto add = [&](std::string_view text) { note += (note.empty() ? "" : ", ") + std::string(text); };
  if (ground.engaged) {
    add("engaged");
  } else if (ground.troops[index_of(other(longroll::dixie::line_of(ground.place)))] > 0) {
    add("captured");
  }
  if (at.has(longroll::dixie::TerrainType::Woods)) {
    add("woods");
  }
  if (at.has_water()) {
    add("water");
  }
  if (note.empty()) {
    add(count_of(ground.troops[0] + ground.troops[1], "card", "cards"));
  }
  return note;
}

void DixieView::draw_ground(Canvas& canvas, const Ground& ground) {
  const bool lit = !actions_to(chosen_, ground.place).empty();
  const bool active = ground.engaged || ground.place == place_of_interest();
  board::draw_position(canvas, ground.rect,
                       lit      ? board::PositionState::Target
                       : active ? board::PositionState::Active
                                : board::PositionState::Quiet);
  const Seat line = longroll::dixie::line_of(ground.place);
  board::draw_position_head(canvas, ground.rect, side_of(line), upper(longroll::dixie::place_name(ground.place)),
                            note_of(ground));
  picks_.add(place_id(ground.place), ground.rect, 0);
}

/// Phone: six small positions, and one of them large.
void DixieView::draw_overview(Canvas& canvas) {
  const board::Theme& theme = canvas.theme();
  for (const Ground& ground : layout_.grounds) {
    const bool looked = ground.place == looked_at_;
    const bool lit = !actions_to(chosen_, ground.place).empty();
    board::draw_position(canvas, ground.rect,
                         lit      ? board::PositionState::Target
                         : looked ? board::PositionState::Active
                                  : board::PositionState::Quiet);
    const Seat line = longroll::dixie::line_of(ground.place);
    board::draw_badge(canvas, side_of(line), {ground.rect.x + 12, ground.rect.y + 13}, 11);
    std::string name = longroll::dixie::place_name(ground.place).substr(4);
    canvas.text({ground.rect.x + 22, ground.rect.y + 18}, name,
                {.face = Face::Slab700, .size = 14, .colour = theme.ink, .max_width = ground.rect.w - 26});
    float x = ground.rect.x + 8;
    const float most = static_cast<float>(ground.troops[0] + ground.troops[1]);
    const float step = std::min(14.0F, (ground.rect.w - 22) / std::max(most, 1.0F));
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      for (int n = 0; n < ground.troops[index_of(side)]; ++n, x += step) {
        const bool back = n < ground.backs[index_of(side)];
        const board::Colour colour = side == Seat::Union ? theme.usa : theme.csa;
        board::draw_chip(canvas, {x, ground.rect.y + 25, 11.5F, 16},
                         {back ? colour : theme.panel, side == Seat::Union ? theme.usa : theme.csa_mark, false});
      }
    }
    picks_.add(place_id(ground.place), ground.rect, 0);
  }
  if (layout_.focus.w > 0) {
    canvas.rect(layout_.focus, theme.panel);
    board::draw_neatline(canvas, layout_.focus, theme.ink, 4);
    const Seat line = longroll::dixie::line_of(looked_at_);
    const auto ground = std::find_if(layout_.grounds.begin(), layout_.grounds.end(),
                                     [&](const Ground& g) { return g.place == looked_at_; });
    board::draw_position_head(canvas, layout_.focus.inset(5), side_of(line),
                              upper(longroll::dixie::place_name(looked_at_)), note_of(*ground));
    picks_.add(place_id(looked_at_), layout_.focus, 0);
  }
}

void DixieView::draw_cards(Canvas& canvas, const board::Motion& motion, std::int32_t focus) {
  const State& seen = model_.view().seen;
  const float breath = board::breath(motion.elapsed(kLitKey), motion.is_reduced());
  const Place hand = reserve_of(model_.reader() == Seat::Confederate ? Seat::Confederate : Seat::Union);
  int z = 1;
  const auto draw = [&](const Placed& placed) {
    board::CardState state;
    board::CardPlace at = placed.at;
    state.face_down = placed.piece == kNoPiece;
    state.breath = breath;
    state.focus = focus == placed.id;
    if (placed.piece != kNoPiece) {
      const Piece& piece = seen.piece(placed.piece);
      at.centre = motion.position(kCardKey + static_cast<std::uint64_t>(placed.piece), at.centre);
      state.hits = static_cast<std::uint8_t>(std::min<int>(piece.marks, 9));
      state.done = (piece.flags & (longroll::dixie::kFired | longroll::dixie::kMoved)) != 0 &&
                   owner_of(piece) == seat_of(seen.track(longroll::dixie::track(longroll::dixie::Track::Phasing)));
      state.chosen = placed.piece == chosen_;
      state.lit = !state.chosen && chosen_ == kNoPiece && is_lit(placed.piece);
      if (placed.place == hand) {
        state.lit = false;  // a hand full of red corners says nothing; the lawful ones stand bright, the others pale
        state.dim = model_.may_act() && !is_lit(placed.piece) ? 0.5F : 0.0F;
        if (hovered_ == placed.id || state.chosen) {
          at.centre.y -= area_.form == Area::Form::Phone ? 16 : 26;
          state.lift = 1;
        }
      }
      board::draw_card(canvas, at, faces_[placed.piece]->face, state);
    } else {
      board::draw_card(canvas, at, back_of(placed.side), state);
    }
    picks_.add(placed.id, at.centre, {at.width, at.width * board::kCardHeight}, at.turn, z++);
  };
  const Placed* raised = nullptr;
  for (const Placed& placed : layout_.cards) {
    if (placed.place == hand && (placed.id == hovered_ || placed.piece == chosen_) && placed.piece != kNoPiece) {
      raised = placed.id == hovered_ || raised == nullptr ? &placed : raised;
      continue;
    }
    draw(placed);
  }
  for (const Placed& placed : layout_.cards) {
    if (placed.place == hand && (placed.id == hovered_ || placed.piece == chosen_) && &placed != raised &&
        placed.piece != kNoPiece) {
      draw(placed);
    }
  }
  if (raised != nullptr) {
    draw(*raised);
  }
}

void DixieView::draw_roll(Canvas& canvas, const board::Motion& motion) {
  if (roll_.dice.empty() || layout_.sheet.w == 0) {
    return;
  }
  const bool phone = area_.form == Area::Form::Phone;
  const float size = phone ? 26 : 38;
  const float step = size + 12;
  const auto n = static_cast<float>(roll_.dice.size());
  const board::Vec2 centre{layout_.sheet.centre().x, layout_.road};
  const TextStyle words{.face = Face::TextItalic500,
                        .size = 17,
                        .colour = canvas.theme().ink2,
                        .align = Align::Centre,
                        .halo = 2,
                        .halo_colour = canvas.theme().paper};
  const float t = motion.linear(kDiceKey);
  const float width = std::max({step * n + 28, canvas.measure(roll_.title, words) + 30, 120.0F});
  const Rect body{centre.x - width / 2, centre.y - size / 2 - 30, width, size + (phone ? 56.0F : 62.0F)};
  canvas.shadow(body, 3, {0, 3}, 7, {26, 16, 8, 80});
  canvas.rounded_rect(body, 3, canvas.theme().panel);
  canvas.rect_edge(body, 3, {.width = 1}, canvas.theme().rule);
  TextStyle plain = words;
  plain.halo = 0;
  canvas.text({centre.x, body.y + 19}, roll_.title, plain);
  for (std::size_t i = 0; i < roll_.dice.size(); ++i) {
    const board::Vec2 at{centre.x + (static_cast<float>(i) - (n - 1) / 2) * step, body.y + 30 + size / 2};
    const board::DieFace die{side_of(roll_.side), roll_.dice[i], roll_.dice[i] > roll_.best};
    const float turn = i % 2 == 0 ? -7.0F : 6.0F;
    if (t < 1) {
      board::draw_die_rolling(canvas, {at.x - 160, at.y - 60}, at, size, die, turn, t, static_cast<unsigned>(i) + 1);
    } else {
      board::draw_die(canvas, at, size, die, turn);
      if (!die.miss) {
        canvas.line({at.x - size / 2, at.y + size / 2 + 6}, {at.x + size / 2, at.y + size / 2 + 6}, 2.5F,
                    canvas.theme().ink);
      }
    }
  }
  if (t >= 1) {
    canvas.text({centre.x, body.bottom() - 7}, roll_.result,
                {.face = Face::Slab700, .size = 15, .colour = canvas.theme().ink, .align = Align::Centre});
  }
}

void DixieView::draw_note(Canvas& canvas) {
  const Seat reader = model_.reader() == Seat::Confederate ? Seat::Confederate : Seat::Union;
  const Rect r = area_.note;
  const board::Theme& theme = canvas.theme();
  if (r.h < 60 || model_.is_curtain_down()) {
    return;
  }
  const auto in = [&](Place place, Seat side) {
    int n = hidden_at(model_.view(), place, side);
    for (const Piece& piece : model_.view().seen.pieces) {
      n += piece.kind >= 0 && piece.place == place && owner_of(piece) == side ? 1 : 0;
    }
    return n;
  };
  float y = r.y + 16;
  canvas.text({r.x, y}, "YOUR RESERVE",
              {.face = Face::Slab700, .size = 14, .colour = theme.ink, .tracking = 1.2F, .max_width = r.w});
  const auto line = [&](int n, std::string_view words) {
    y += 24;
    const std::string number = std::to_string(n);
    const float w = canvas.text({r.x, y}, number, {.face = Face::Slab700, .size = 18, .colour = theme.ink});
    canvas.text({r.x + w + 7, y}, words,
                {.face = Face::Text500, .size = 17, .colour = theme.ink2, .max_width = r.w - w - 8});
  };
  line(in(reserve_of(reader), reader), "in your hand");
  line(in(longroll::dixie::deck_of(reader), reader), "still to draw");
  line(in(reserve_of(other(reader)), other(reader)), "in the enemy's hand");
  line(in(longroll::dixie::deck_of(other(reader)), other(reader)), "still to come to him");
}

void DixieView::draw_choices(Canvas& canvas, std::int32_t focus) {
  if (asked_.empty()) {
    return;
  }
  const board::Theme& theme = canvas.theme();
  const Rect near = chosen_ != kNoPiece ? picks_.bounds(place_id(asked_.front().args[1])) : area_.table;
  const float w = std::min(360.0F, area_.table.w - 16);
  const float row = area_.touch ? 52 : 44;
  const float h = row * static_cast<float>(asked_.size()) + 12;
  Rect body{
      std::clamp(near.centre().x - w / 2, area_.table.x + 8, area_.table.right() - w - 8),
      std::clamp(near.centre().y - h / 2, area_.table.y + 8, std::max(area_.table.y + 8, area_.table.bottom() - h)), w,
      h};
  board::draw_panel(canvas, body);
  for (std::size_t i = 0; i < asked_.size(); ++i) {
    const Rect r{body.x + 6, body.y + 6 + row * static_cast<float>(i), body.w - 12, row - 4};
    const std::int32_t id = kChoiceId + static_cast<std::int32_t>(i);
    canvas.rounded_rect(r, 3, hovered_ == id || focus == id ? theme.inset : theme.panel);
    canvas.rect_edge(r, 3, {.width = 1}, theme.ink3);
    for (const Choice& choice : model_.prompt().choices) {
      if (choice.action == asked_[i]) {
        canvas.text({r.x + 12, r.centre().y + 6}, choice.label,
                    {.face = Face::Text600, .size = 17, .colour = theme.ink, .max_width = r.w - 24});
      }
    }
    picks_.add(id, r, 9000);
  }
}

/// A card under the pointer, large: readable whatever the size of the table.
void DixieView::draw_inspected(Canvas& canvas) {
  const auto piece = static_cast<PieceId>(hovered_ >= 0 && hovered_ < kPlaceId ? hovered_ : -1);
  if (area_.form == Area::Form::Phone || !is_known(piece) || faces_.find(piece) == faces_.end()) {
    return;
  }
  const auto placed =
      std::find_if(layout_.cards.begin(), layout_.cards.end(), [&](const Placed& p) { return p.id == piece; });
  if (placed == layout_.cards.end() || placed->at.width >= 100) {
    return;
  }
  const float w = std::min(200.0F, area_.table.h * 0.5F);
  const bool left = placed->at.centre.x > area_.table.centre().x;
  board::CardPlace at{{left ? area_.table.x + 24 + w / 2 : area_.table.right() - 24 - w / 2,
                       area_.table.y + 20 + w * board::kCardHeight / 2},
                      w,
                      0};
  const PrintedCard large(card(piece), true);
  board::draw_card(canvas, at, large.face);
}

void DixieView::draw_table(Canvas& canvas, const board::Motion& motion, std::int32_t focus) {
  refresh();
  picks_.clear();
  if (model_.is_curtain_down()) {
    return;
  }
  if (area_.form == Area::Form::Phone) {
    board::draw_sheet(canvas, layout_.sheet);
    board::draw_centre_road(canvas, layout_.sheet.x + 3, layout_.sheet.right() - 3, layout_.road);
    draw_overview(canvas);
  } else {
    board::draw_sheet(canvas, layout_.sheet);
    const Rect s = layout_.sheet.inset(6);
    const Seat below = longroll::dixie::line_of(layout_.grounds[4].place);
    board::draw_control_wash(canvas, {s.x, s.y, s.w, layout_.road - s.y}, side_of(other(below)));
    board::draw_control_wash(canvas, {s.x, layout_.road, s.w, s.bottom() - layout_.road}, side_of(below));
    board::draw_centre_road(canvas, s.x, s.right(), layout_.road);
    for (const Ground& ground : layout_.grounds) {
      draw_ground(canvas, ground);
    }
    draw_note(canvas);
  }
  const Place reserve = reserve_of(longroll::dixie::line_of(layout_.grounds[4].place));
  if (!actions_to(chosen_, reserve).empty()) {
    board::draw_brackets(canvas, area_.hand.inset(6), 20, 3, canvas.theme().red);
  }
  picks_.add(place_id(reserve), area_.hand, 0);
  draw_cards(canvas, motion, focus);
  draw_roll(canvas, motion);
  draw_inspected(canvas);
  draw_choices(canvas, focus);
}

}  // namespace longroll::web::dixie
