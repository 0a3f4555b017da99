#include "web/hexgame/stacks.h"

#include <algorithm>
#include <cmath>

#include "web/board/marks.h"
#include "web/hexgame/targets.h"

namespace longroll::web::hexgame {

using board::Canvas;
using board::Rect;
using board::Vec2;

PieceId StackDrawing::top_of(const Stack& stack) const {
  for (const PieceId id : stack.units) {
    if (id == screen_.board.out || id == screen_.chosen || id == screen_.hovered) {
      return id;
    }
  }
  for (const PieceId id : stack.units) {
    if (id == screen_.awaited) {
      return id;
    }
  }
  for (const PieceId id : stack.units) {
    if (game_.is_lit(id)) {
      return id;
    }
  }
  return stack.units.empty() ? kNoPiece : stack.units.front();
}

/// The number on a chip: the printed strength of all who stand in the hex.
int StackDrawing::strength_shown(PieceId id, std::size_t stack) const {
  const Piece& piece = screen_.seen().piece(id);
  const Stack* all = stack > 1 ? screen_.board.at(piece.place) : nullptr;
  if (all == nullptr) {
    return game_.look(id, piece.marks).strength;
  }
  int sum = 0;
  for (const PieceId other : all->units) {
    const CounterLook look = game_.look(other, screen_.seen().piece(other).marks);
    sum += !all->is_shared || look.side == owner_of(piece) ? look.strength : 0;
  }
  return sum;
}

void StackDrawing::draw_unit(const Frame& frame, PieceId id, Vec2 at, float size, std::size_t stack,
                             float alpha) const {
  const Piece& piece = screen_.seen().piece(id);
  const CounterLook look = game_.look(id, moves_.shown_marks(id, piece.marks, frame.motion));
  board::CounterFace face{look.symbol, side_of(look.side), look.name, look.values};
  const int strength = strength_shown(id, stack);
  const std::string total = strength > 0 ? std::to_string(strength) : std::string(look.far);
  face.far = total;
  board::CounterState state;
  state.disordered = look.is_disordered;
  state.shaken = look.is_shaken;
  state.tab = look.tab;
  state.routed = look.is_routed;
  const bool is_ordered = std::find(screen_.ordered.begin(), screen_.ordered.end(), id) != screen_.ordered.end();
  state.chosen = id == screen_.board.out || id == screen_.chosen || look.is_marked || is_ordered;
  state.lit = game_.is_lit(id) && !state.chosen;
  state.done = look.is_done && !state.chosen && is_hex(piece.place);
  state.waiting = look.is_waiting && is_hex(piece.place);
  if (const Stack* all =
          stack > 1 && look.symbol != board::UnitSymbol::Leader ? screen_.board.at(piece.place) : nullptr) {
    state.led = std::any_of(all->units.begin(), all->units.end(),
                            [&](PieceId other) { return game_.look(other, 0).symbol == board::UnitSymbol::Leader; });
  }
  state.stack = static_cast<std::uint8_t>(std::min<std::size_t>(stack, 9));
  state.alpha = alpha;
  // A whole army that may move is marked more quietly than the few that a combat asks about.
  const board::Motion& motion = frame.motion;
  state.breath = screen_.board.asks_army
                     ? 0.0F
                     : board::breath(static_cast<float>(motion.now() - lit_since_), motion.is_reduced());
  board::draw_counter(frame.canvas, at, size, face, state);
}

/// Field works round the foot of the hex: a parapet of six faces with its slope drawn outwards, as maps show it.
void StackDrawing::draw_works(const Frame& frame, Vec2 at, float size, Seat side) const {
  const float r = size * 0.74F;
  const float width = std::max(2.0F, size * 0.07F);
  const board::Theme& theme = frame.canvas.theme();
  const board::Colour ink = is_player(side) ? theme.mark(side_of(side)) : theme.ink2;
  const auto corner = [&](int i) {
    const float t = static_cast<float>(i) * 1.0471976F;
    return at + Vec2{std::cos(t), std::sin(t)} * r;
  };
  board::Stroke parapet;
  parapet.width = width;
  std::vector<Vec2> face;
  for (int i = 0; i < 6; ++i) {
    const Vec2 a = corner(i);
    const Vec2 b = corner(i + 1);
    const Vec2 out = board::mix(a, b, 0.5F) - at;
    face = {a, b};
    frame.canvas.polyline(face, parapet, ink);
    for (const float t : {0.15F, 0.38F, 0.62F, 0.85F}) {
      const Vec2 foot = board::mix(a, b, t);
      frame.canvas.line(foot, foot + out * (0.16F * r / board::length(out)), std::max(1.2F, width * 0.45F), ink);
    }
  }
}

/// A press there means a counter; below an open fan it may mean all who lie there.
bool StackDrawing::is_pressed(const Stack& stack) const {
  return screen_.fan != stack.hex || !game_.means_stack(stack.hex);
}

/// Two counters lie side by side: those of two sides, or a boat or bridge and who stands on it.
bool StackDrawing::is_beside(const Stack& stack, PieceId a, PieceId b) const {
  const auto is_carrier = [&](PieceId id) {
    return std::find(stack.carriers.begin(), stack.carriers.end(), id) != stack.carriers.end();
  };
  return is_carrier(a) != is_carrier(b) || (stack.is_shared && game_.look(a, 0).side != game_.look(b, 0).side);
}

/// The first counters of two kinds, smaller and aside, so that both are seen.
void StackDrawing::draw_both(const Frame& frame, const Stack& stack, const std::vector<PieceId>& resting, PieceId top,
                             float size) const {
  constexpr float kPart = 0.84F;
  MapView& map = screen_.map;
  const Vec2 at = map.screen_of(stack.hex);
  PieceId other = kNoPiece;
  std::size_t others = 0;
  for (const PieceId id : resting) {
    if (is_beside(stack, id, top)) {
      other = other == kNoPiece ? id : other;
      ++others;
    }
  }
  const auto draw = [&](PieceId id, float by, std::size_t count, int z) {
    const Vec2 centre = at + Vec2{by, by * 0.5F} * size;
    draw_unit(frame, id, centre, size * kPart, count);
    if (is_pressed(stack)) {
      map.add_piece(id, centre, size * kPart, z);
    }
    if (frame.focus == id) {
      board::draw_focus(frame.canvas, map.rect_of_piece(id).inset(-6), 4);
    }
  };
  draw(other, -0.3F, others, 1);
  draw(top, 0.3F, resting.size() - others, 2);
}

void StackDrawing::draw_stack(const Frame& frame, const Stack& stack, float size) const {
  MapView& map = screen_.map;
  const Vec2 at = map.screen_of(stack.hex);
  if (stack.has_works) {
    draw_works(frame, at, size, stack.side);
  }
  std::vector<PieceId> resting;
  for (const PieceId id : stack.units) {
    if (!moves_.is_marching(id, frame.motion)) {
      resting.push_back(id);
    }
  }
  if (resting.empty()) {
    return;
  }
  const PieceId first = top_of(stack);
  const PieceId top = std::find(resting.begin(), resting.end(), first) != resting.end() ? first : resting.front();
  if ((stack.is_shared || !stack.carriers.empty()) &&
      std::any_of(resting.begin(), resting.end(), [&](PieceId id) { return is_beside(stack, id, top); })) {
    draw_both(frame, stack, resting, top, size);
    return;
  }
  draw_unit(frame, top, at, size, resting.size());
  if (is_pressed(stack)) {
    map.add_piece(top, at, size, 1);
  }
  if (frame.focus == top) {
    board::draw_focus(frame.canvas, map.rect_of_piece(top).inset(-6), 4);
  }
}

void StackDrawing::draw(const Frame& frame) const {
  const MapView& map = screen_.map;
  const float size = map.counter_size();
  const Rect window = map.camera().window().inset(-size);
  for (const Stack& stack : screen_.board.stacks) {
    if (window.contains(map.screen_of(stack.hex))) {
      draw_stack(frame, stack, size);
    }
  }
  if (size < game_.plates_below()) {
    draw_commands(frame);
  }
  for (const EmptyWorks& works : screen_.board.empty_works) {
    if (window.contains(map.screen_of(works.hex))) {
      draw_works(frame, map.screen_of(works.hex), size, works.side);
    }
  }
  for (const MapMotion::Ghost& unit : moves_.marching(frame.motion)) {
    draw_unit(frame, unit.id, map.camera().to_screen(unit.at), size, 1);
  }
  for (const MapMotion::Ghost& lost : moves_.ghosts()) {
    const std::uint64_t key = key_of(Animation::Loss, lost.id);
    if (frame.motion.is_running(key)) {
      draw_unit(frame, lost.id, map.camera().to_screen(lost.at), size, 1, 1 - frame.motion.progress(key));
    }
  }
}

void draw_plaque(Canvas& canvas, Rect plaque) {
  canvas.shadow(plaque, 4, {0, 1.5F}, 2, board::fade(board::rgb(0x1A1008), 0.3F));
  canvas.rounded_rect(plaque, 4, canvas.theme().panel);
  canvas.rect_edge(plaque, 4, {}, canvas.theme().rule);
}

}  // namespace longroll::web::hexgame
