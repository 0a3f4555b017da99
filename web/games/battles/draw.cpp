#include <algorithm>
#include <cmath>

#include "web/board/marks.h"
#include "web/games/battles/battles_view.h"

namespace longroll::web::battlemap {

using board::Canvas;
using board::Face;
using board::HexMark;
using board::Motion;
using board::PatchStyle;
using board::Rect;
using board::Vec2;

namespace {

board::UnitSymbol symbol_of(bt::Arm arm) { return static_cast<board::UnitSymbol>(arm); }
static_assert(static_cast<int>(bt::Arm::Gunboat) == static_cast<int>(board::UnitSymbol::Gunboat));

/// Where a unit on its way is after `t` of it.
Vec2 along(const std::vector<Vec2>& way, float t) {
  const float at = std::clamp(t, 0.0F, 1.0F) * static_cast<float>(way.size() - 1);
  const auto n = std::min(static_cast<std::size_t>(at), way.size() - 2);
  return board::mix(way[n], way[n + 1], at - static_cast<float>(n));
}

constexpr float kInHex = 48.0F / 41.0F;  ///< side of a counter by the hex's radius

}  // namespace

/// In its hex a counter leaves room for the ground; far off, where it is a chip, it takes most of the hex.
float BattlesView::counter_size() const {
  constexpr float kWhole = 66.0F / 48.0F;
  const float size = board::kHexRadius * kInHex * camera_.zoom();
  return size >= board::kChipSize ? size : std::min(board::kChipSize - 0.1F, size * kWhole);
}

void BattlesView::draw_table(Canvas& canvas, const Motion& motion, std::int32_t focus) {
  if (revision_ != model_.revision()) {
    refresh();
  }
  picks_.clear();
  rects_.clear();
  draw_ground(canvas);
  canvas.push_clip(camera_.window());
  draw_sight_ground(canvas);
  draw_lit(canvas, focus);
  picture_.draw_lettering(canvas, camera_);
  draw_numbers(canvas);
  draw_objectives(canvas);
  draw_attack_marks(canvas);
  draw_stacks(canvas, motion, focus);
  draw_sight_lines(canvas);
  draw_dice(canvas, motion);
  draw_fan(canvas, motion, focus);
  canvas.pop_clip();
  if (!is_phone()) {
    picture_.draw_border(canvas, camera_);
  }
  draw_strip(canvas, motion, focus);
}

void BattlesView::draw_ground(Canvas& canvas) {
  canvas.rect(area_.table, canvas.theme().margin);
  picture_.draw(canvas, camera_);
  picture_.draw_cartouche(canvas, camera_);
  canvas.push_clip(camera_.window());
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const auto i = static_cast<std::size_t>(index_of(side));
    if ((overlays_ & kSupply) != 0) {
      board::draw_patch(canvas, camera_, layout(), supply_[i], PatchStyle::Supply, side_of(side));
    }
    if ((overlays_ & kZones) != 0) {
      board::draw_patch(canvas, camera_, layout(), zones_[i], PatchStyle::Zone, side_of(side));
    }
  }
  canvas.pop_clip();
}

/// What may be chosen: the ground in reach, the way to the hex under the pointer, hexes to retreat or advance to.
void BattlesView::draw_lit(Canvas& canvas, std::int32_t focus) {
  const HexId hex = hex_of(hovered_);
  if (!reach_hexes_.empty()) {
    board::draw_patch(canvas, camera_, layout(), reach_patch_, PatchStyle::Reach, side_of(field().side_of(reach_of_)));
    if (taken() != kNoPiece && hex != kNoHex && choices().find(action_of(bt::verbs::Go{hex})) != nullptr) {
      const std::vector<HexId> way = reach_.way(hex);
      board::draw_path(canvas, camera_, layout(), way, side_of(field().side_of(reach_of_)),
                       points_text(reach_points_ - reach_.cost(hex)));
    }
  } else if (chosen_ != kNoPiece) {
    board::draw_patch(canvas, camera_, layout(), board::patch_of(layout(), choices().hexes(chosen_)), PatchStyle::Reach,
                      side_of(field().side_of(chosen_)));
  }
  if (hex != kNoHex) {
    board::draw_hex(canvas, camera_, layout(), hex, HexMark::Hover);
    if ((overlays_ & kNumbers) == 0) {
      board::draw_hex_number(canvas, camera_, layout(), hex);
    }
  }
  if (is_hex_target(focus)) {
    board::draw_hex(canvas, camera_, layout(), hex_of(focus), HexMark::Focus);
  }
  if (pinned_ != kNoHex) {
    board::draw_hex(canvas, camera_, layout(), pinned_, HexMark::Hover);
  }
}

/// The counter that lies on top: the one whose move is under way, one that can be chosen, else the strongest.
PieceId BattlesView::face_of(const Stack& stack) const {
  for (const PieceId id : stack.units) {
    if (id == taken() || id == chosen_ || id == hovered_) {
      return id;
    }
  }
  for (const PieceId id : stack.units) {
    if (is_lit(id)) {
      return id;
    }
  }
  return stack.units.empty() ? kNoPiece : stack.units.front();
}

/// What the die did to a unit is not shown before the die.
bt::Condition BattlesView::shown_condition(PieceId id, const Motion& motion) const {
  const auto was = was_.find(id);
  const bool is_falling = was != was_.end() && motion.is_running(key_of(kRolling, 0));
  return static_cast<bt::Condition>(is_falling ? was->second : seen().piece(id).marks);
}

/// The number on a chip: the printed strength of all who stand in the hex; of a leader alone none.
std::string BattlesView::far_value(PieceId id, std::size_t stack) const {
  int sum = 0;
  if (const Stack* all = stack > 1 ? sight_.at(seen().piece(id).place) : nullptr) {
    for (const PieceId other : all->units) {
      sum += bt::is_combat_unit(counter(other).arm) ? counter(other).strength : 0;
    }
  } else {
    sum = bt::is_combat_unit(counter(id).arm) ? counter(id).strength : 0;
  }
  return sum > 0 ? std::to_string(sum) : "";
}

void BattlesView::draw_unit(Canvas& canvas, PieceId id, Vec2 at, float size, std::size_t stack, const Motion& motion,
                            float alpha) {
  const bt::Counter& printed = counter(id);
  const Piece& piece = seen().piece(id);
  board::CounterFace face{symbol_of(printed.arm), side_of(printed.side), printed.name,
                          values_[static_cast<std::size_t>(piece.kind)]};
  const std::string total = far_value(id, stack);
  face.far = total;
  board::CounterState state;
  const bt::Condition condition = shown_condition(id, motion);
  state.disordered = condition == bt::Condition::Disordered;
  state.shaken = condition == bt::Condition::Shaken;
  state.routed = condition == bt::Condition::Routed;
  state.chosen = id == taken() || id == chosen_ || (assault_ && (piece.flags & bt::kAttacking) != 0);
  state.lit = is_lit(id) && !state.chosen;
  const bool spent = field().phase() == bt::Phase::Movement ? (piece.flags & bt::kMoved) != 0
                                                            : (piece.flags & (bt::kFought | bt::kAttacked)) != 0;
  state.done = spent && !state.chosen && is_hex(piece.place);
  state.stack = static_cast<std::uint8_t>(std::min<std::size_t>(stack, 9));
  state.alpha = alpha;
  // A whole army that may move is marked more quietly than the few that a combat asks about.
  const bool many = step() == bt::StepKind::MovementPhase;
  state.breath = many ? 0.0F : board::breath(static_cast<float>(motion.now() - lit_since_), motion.is_reduced());
  board::draw_counter(canvas, at, size, face, state);
}

void BattlesView::draw_stacks(Canvas& canvas, const Motion& motion, std::int32_t focus) {
  const float size = counter_size();
  const Rect window = camera_.window().inset(-size);
  const auto moves = [&](PieceId id) { return ways_.contains(id) && motion.is_running(key_of(kMoving, id)); };
  for (const Stack& stack : sight_.stacks) {
    const Vec2 at = screen_of(stack.hex);
    if (!window.contains(at)) {
      continue;
    }
    if (stack.has_works) {
      draw_works(canvas, at, size, stack.side);
    }
    std::size_t resting = 0;
    PieceId top = kNoPiece;
    for (const PieceId id : stack.units) {
      if (!moves(id)) {
        ++resting;
        top = top == kNoPiece || id == face_of(stack) ? id : top;
      }
    }
    if (top == kNoPiece) {
      continue;
    }
    draw_unit(canvas, top, at, size, resting, motion);
    picks_.add(top, at, {size, size}, 0, 1);
    rects_[top] = {at.x - size / 2, at.y - size / 2, size, size};
    if (focus == top) {
      board::draw_focus(canvas, rects_[top].inset(-6), 4);
    }
  }
  for (const auto& [id, way] : ways_) {
    if (moves(id) && way.size() > 1) {
      draw_unit(canvas, id, camera_.to_screen(along(way, motion.progress(key_of(kMoving, id)))), size, 1, motion);
    }
  }
  for (const Ghost& ghost : ghosts_) {
    if (motion.is_running(key_of(kLosing, ghost.id))) {
      draw_unit(canvas, ghost.id, camera_.to_screen(ghost.at), size, 1, motion,
                1 - motion.progress(key_of(kLosing, ghost.id)));
    }
  }
}

/// The counters of one hex side by side above it, so that each can be pointed at.
void BattlesView::draw_fan(Canvas& canvas, const Motion& motion, std::int32_t focus) {
  const Stack* stack = sight_.at(fan_);
  if (stack == nullptr || stack->units.size() < 2) {
    return;
  }
  const float size = std::max(54.0F, counter_size());
  const float step = size + 10;
  const auto n = static_cast<float>(stack->units.size());
  const Vec2 at = screen_of(fan_);
  const float gap = counter_size() / 2 + 8;
  const Rect window = camera_.window();
  Rect plate{at.x - n * step / 2 - 6, at.y - gap - size - 14, n * step + 12, size + 18};
  if (plate.y < window.y) {
    plate.y = at.y + gap - 4;
  }
  plate.x = std::clamp(plate.x, window.x + 2, std::max(window.x + 2, window.right() - plate.w - 2));
  canvas.shadow(plate, 4, {0, 2}, 4, board::fade(board::rgb(0x1A1008), 0.4F));
  canvas.rounded_rect(plate, 4, canvas.theme().panel);
  canvas.rect_edge(plate, 4, {}, canvas.theme().ink3);
  // The plate and the way to it belong to the hex: the fan stays open under the pointer.
  picks_.add(kHexTarget + fan_, plate.inset(-6), 4);
  float x = plate.x + 6 + step / 2;
  for (const PieceId id : stack->units) {
    const Vec2 centre{x, plate.centre().y};
    draw_unit(canvas, id, centre, size, 1, motion);
    picks_.add(id, centre, {size, size}, 0, 5);
    rects_[id] = {centre.x - size / 2, centre.y - size / 2, size, size};
    if (focus == id) {
      board::draw_focus(canvas, rects_[id].inset(-3), 4);
    }
    x += step;
  }
}

}  // namespace longroll::web::battlemap
