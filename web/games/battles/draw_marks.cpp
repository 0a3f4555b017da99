#include <algorithm>

#include "engine/games/battles/rules/duties.h"
#include "engine/games/battles/rules/sight.h"
#include "engine/games/battles/rules/victory.h"
#include "web/board/dice.h"
#include "web/board/marks.h"
#include "web/games/battles/battles_view.h"

/// What is laid on the map for a while: overlays, the attack that is built, dice, and the strip of arrivals.
namespace longroll::web::battlemap {

using board::Canvas;
using board::Face;
using board::Motion;
using board::Rect;
using board::style_of;
using board::TextStyle;
using board::Vec2;

namespace {

void draw_plate(Canvas& canvas, Rect plate) {
  canvas.shadow(plate, 4, {0, 1.5F}, 2, board::fade(board::rgb(0x1A1008), 0.3F));
  canvas.rounded_rect(plate, 4, canvas.theme().panel);
  canvas.rect_edge(plate, 4, {}, canvas.theme().rule);
}

}  // namespace

void BattlesView::draw_numbers(Canvas& canvas) {
  if ((overlays_ & kNumbers) == 0 || camera_.zoom() < 0.4F) {
    return;
  }
  const Rect seen = camera_.seen().inset(-board::kHexRadius);
  const Grid& grid = field().grid();
  for (int column = 1; column <= grid.columns; ++column) {
    for (int row = 1; row <= grid.rows; ++row) {
      if (seen.contains(layout().centre(column, row))) {
        board::draw_hex_number(canvas, camera_, layout(), hex_at(column, row));
      }
    }
  }
}

void BattlesView::draw_objectives(Canvas& canvas) {
  if ((overlays_ & kObjectives) == 0) {
    return;
  }
  const bt::Field now = field();
  const auto& objectives = now.scenario().objectives;
  for (std::size_t i = 0; i < objectives.size(); ++i) {
    const Vec2 at = screen_of(objectives[i].hex);
    board::draw_hex(canvas, camera_, layout(), objectives[i].hex, board::HexMark::Objective);
    const Seat holder = bt::holder_of(now, i);
    const int points = objectives[i].points[static_cast<std::size_t>(is_player(holder) ? index_of(holder) : 0)];
    const std::string words = objectives[i].name + (points > 0 ? " " + std::to_string(points) : "");
    TextStyle style = style_of(Face::Slab700, 13, canvas.theme().ink, board::Align::Left);
    const float wide = canvas.measure(words, style) + (is_player(holder) ? 30.0F : 14.0F);
    const Rect plate{at.x - wide / 2, at.y + counter_size() / 2 + 1, wide, 20};
    draw_plate(canvas, plate);
    if (is_player(holder)) {
      board::draw_badge(canvas, side_of(holder), {plate.x + 12, plate.centre().y}, 13);
    }
    canvas.text({plate.right() - 7 - canvas.measure(words, style), plate.y + 14.5F}, words, style);
  }
}

std::vector<BattlesView::Glance> BattlesView::glances_from(HexId from) const {
  const bt::Field now = field();
  const Seat side = gunner_at(from);
  const int range = now.is_night() ? 1 : bt::kMostRange;
  std::vector<Glance> out;
  for (const Stack& other : sight_.stacks) {
    const int distance = now.grid().distance(from, other.hex);
    if (other.side != side && distance > 0 && distance <= range) {
      out.push_back({other.hex, distance == 1 || bt::has_sight(now, side, from, other.hex)});
    }
  }
  return out;
}

/// Whose guns would stand there.
Seat BattlesView::gunner_at(HexId from) const {
  const Stack* stack = sight_.at(from);
  return stack != nullptr ? stack->side : is_player(model_.reader()) ? model_.reader() : field().phasing();
}

/// What a battery in the hex under the pointer would see, to the farthest range: the ground below the counters.
void BattlesView::draw_sight_ground(Canvas& canvas) {
  const HexId from = sight_from();
  if (from == kNoHex) {
    return;
  }
  const bt::Field now = field();
  const Seat side = gunner_at(from);
  const int range = now.is_night() ? 1 : bt::kMostRange;
  std::vector<board::HexNo> hexes;
  for (int column = 1; column <= now.grid().columns; ++column) {
    for (int row = 1; row <= now.grid().rows; ++row) {
      const HexId hex = hex_at(column, row);
      if (hex != from && now.grid().distance(from, hex) <= range && bt::has_sight(now, side, from, hex)) {
        hexes.push_back(hex);
      }
    }
  }
  board::draw_patch(canvas, camera_, layout(), board::patch_of(layout(), std::move(hexes)), board::PatchStyle::Sight,
                    side_of(side));
}

/// And the lines to the enemies in reach, above the counters.
void BattlesView::draw_sight_lines(Canvas& canvas) {
  const HexId from = sight_from();
  for (const Glance& glance : from == kNoHex ? std::vector<Glance>{} : glances_from(from)) {
    if (field().grid().distance(from, glance.hex) > 1) {
      board::draw_sight(canvas, camera_, layout().centre(from), layout().centre(glance.hex),
                        glance.is_clear ? 2.0F : 0.5F);
    }
  }
}

/// Where the guns are imagined; kNoHex while that overlay is off.
HexId BattlesView::sight_from() const {
  return (overlays_ & kLines) == 0 ? kNoHex : hex_of(hovered_) != kNoHex ? hex_of(hovered_) : pinned_;
}

/// Arrows of the attack that is built or was resolved last, and rings round what is still owed.
void BattlesView::draw_attack_marks(Canvas& canvas) {
  const bt::Field now = field();
  const std::optional<Assault>& shown = assault_;
  if (shown) {
    board::draw_patch(canvas, camera_, layout(),
                      board::patch_of(layout(), {shown->targets.begin(), shown->targets.end()}),
                      board::PatchStyle::Target);
    for (const PieceId id : shown->attackers) {
      const HexId from = now.piece(id).place;
      HexId to = shown->targets.front();
      for (const HexId target : shown->targets) {
        to = now.grid().distance(from, target) < now.grid().distance(from, to) ? target : to;
      }
      const Vec2 a = layout().centre(from);
      const Vec2 b = layout().centre(to);
      if (now.grid().distance(from, to) == 1) {
        board::draw_attack(canvas, camera_, a, b);
      } else {
        board::draw_bombardment(canvas, camera_, a, b);
      }
    }
  }
  draw_duties(canvas);
}

/// Who must still attack and who must still be attacked (8.11, 8.12): a barred ring stands for each.
void BattlesView::draw_duties(Canvas& canvas) {
  const bt::StepKind asked = step();
  if (!model_.may_act() || (asked != bt::StepKind::CombatPhase && asked != bt::StepKind::Declare)) {
    return;
  }
  const float r = counter_size() * 0.5F + 7;
  std::vector<bt::Duty> marked = owed_;
  if (hovered_ != kNoTarget) {
    // Pointing at what may not be chosen for another's sake shows whose.
    const Action meant = is_unit_target(hovered_) && seen().has_piece(hovered_)
                             ? meant_by_unit(field(), asked, static_cast<PieceId>(hovered_))
                             : meant_by_hex(asked, hex_of(hovered_), chosen_);
    if (const auto duty = bt::left_undone_by(field(), meant)) {
      marked.push_back(*duty);
    }
  }
  for (const bt::Duty& duty : marked) {
    const HexId hex = duty.unit != kNoPiece ? seen().piece(duty.unit).place : duty.hex;
    board::Stroke dashed;
    dashed.width = 2.5F;
    dashed.dash = 6;
    dashed.gap = 4;
    const Vec2 at = screen_of(hex);
    canvas.rect_edge({at.x - r, at.y - r, 2 * r, 2 * r}, 5, dashed, canvas.theme().red);
  }
}

/// Breastworks: a rampart round the foot of the hex.
void BattlesView::draw_works(Canvas& canvas, Vec2 at, float size, Seat side) {
  const float r = size * 0.66F;
  board::Stroke stroke;
  stroke.width = std::max(2.0F, size * 0.08F);
  stroke.dash = stroke.width * 1.6F;
  stroke.gap = stroke.width * 0.7F;
  canvas.ring(at, r, stroke, canvas.theme().mark(side_of(side)));
}

void BattlesView::draw_dice(Canvas& canvas, const Motion& motion) {
  if (dice_.empty()) {
    return;
  }
  const bool rolling = motion.is_running(key_of(kRolling, 0));
  const float t = motion.linear(key_of(kRolling, 0));
  const float size = 30 * std::clamp(camera_.zoom() * 1.25F, 0.4F, 1.0F);
  for (std::size_t i = 0; i < dice_.size(); ++i) {
    const Die& die = dice_[i];
    const bool whole = die.words.empty();  // the die of the combat itself
    Vec2 at = camera_.to_screen(die.at) +
              Vec2{whole ? 0.0F : counter_size() * 0.5F, -counter_size() * 0.5F - (whole ? size * 0.75F : 4.0F)};
    at.y = std::max(at.y, camera_.window().y + 24);
    const board::DieFace face{side_of(die.side), die.value, false};
    const float s = whole ? size : size * 0.66F;
    if (rolling) {
      board::draw_die_rolling(canvas, at + Vec2{-120, -50}, at, s, face, -8, t, static_cast<unsigned>(i + 1));
    } else {
      board::draw_die(canvas, at, s, face, -8);
    }
  }
}

/// Troops that are still to come: those that may enter now as counters, the next ones in words.
void BattlesView::draw_strip(Canvas& canvas, const Motion& motion, std::int32_t focus) {
  strip_ = {};
  const bt::Field now = field();
  std::vector<PieceId> due;
  std::string next;
  for (const Arrival& arrival : sight_.arrivals) {
    if (arrival.turn <= now.turn()) {
      if (arrival.side == now.phasing()) {
        due.insert(due.end(), arrival.units.begin(), arrival.units.end());
      }
    } else if (next.empty() || (!is_phone() && next.size() < 40)) {
      const auto turn = static_cast<std::size_t>(arrival.turn - 1);
      next += next.empty() ? "To come: " : "; ";
      next += counter(arrival.units.front()).name;
      if (arrival.units.size() > 1) {
        next += " and " + std::to_string(arrival.units.size() - 1) + " more";
      }
      if (turn < now.scenario().turns.size()) {
        next += ", " + now.scenario().turns[turn].label;
      }
    }
  }
  if (due.empty() && next.empty()) {
    return;
  }
  const board::Theme& t = canvas.theme();
  const Rect window = camera_.window();
  const float size = 44;
  const TextStyle words = style_of(Face::TextItalic500, 16, t.ink2);
  const std::string head = due.empty() ? next : "Arriving:";
  const float head_w = std::min(canvas.measure(head, words), window.w - 40);
  const float wide = std::min(window.w - 8, head_w + 24 + static_cast<float>(due.size()) * (size + 10));
  const float tall = due.empty() ? 28.0F : size + 16;
  strip_ = {window.x + 4, window.bottom() - 4 - tall, wide, tall};
  draw_plate(canvas, strip_);
  picks_.add(kStripTarget, strip_, 3);
  TextStyle squeezed = words;
  squeezed.max_width = head_w;
  canvas.text({strip_.x + 12, strip_.centre().y + 5}, head, squeezed);
  canvas.push_clip(strip_);
  float x = strip_.x + 24 + head_w + size / 2;
  for (const PieceId id : due) {
    const Vec2 at{x, strip_.centre().y};
    draw_unit(canvas, id, at, size, 1, motion);
    picks_.add(id, at, {size, size}, 0, 4);
    rects_[id] = {at.x - size / 2, at.y - size / 2, size, size};
    if (focus == id) {
      board::draw_focus(canvas, rects_[id].inset(-2), 4);
    }
    x += size + 10;
  }
  canvas.pop_clip();
}

}  // namespace longroll::web::battlemap
