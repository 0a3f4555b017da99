#include <algorithm>

#include "web/board/marks.h"
#include "web/hexgame/stacks.h"
#include "web/hexgame/targets.h"

namespace longroll::web::hexgame {

using board::Canvas;
using board::Face;
using board::Rect;
using board::style_of;
using board::TextStyle;
using board::Vec2;

std::vector<PieceId> StackDrawing::units_due() const {
  const TurnTrack& turn = screen_.board.turn;
  std::vector<PieceId> due;
  for (const Arrival& arrival : screen_.board.arrivals) {
    if (arrival.turn <= turn.now && arrival.side == turn.phasing) {
      due.insert(due.end(), arrival.units.begin(), arrival.units.end());
    }
  }
  return due;
}

std::string StackDrawing::words_of_next() const {
  const TurnTrack& turn = screen_.board.turn;
  std::string next;
  for (const Arrival& arrival : screen_.board.arrivals) {
    if (arrival.turn <= turn.now || (!next.empty() && (screen_.map.is_phone() || next.size() >= 40))) {
      continue;
    }
    const PieceId first = arrival.units.front();
    next += next.empty() ? "To come: " : "; ";
    next += game_.look(first, screen_.seen().piece(first).marks).name;
    if (arrival.units.size() > 1) {
      next += " and " + std::to_string(arrival.units.size() - 1) + " more";
    }
    if (const std::string label = turn.label(arrival.turn); !label.empty()) {
      next += ", " + label;
    }
  }
  return next;
}

/// Troops that are still to come: those that may enter now as counters, the next ones in words.
void StackDrawing::draw_strip(const Frame& frame) const {
  MapView& map = screen_.map;
  Canvas& canvas = frame.canvas;
  map.set_strip({});
  const std::vector<PieceId> due = units_due();
  const std::string next = words_of_next();
  if (due.empty() && next.empty()) {
    return;
  }
  const Rect window = map.camera().window();
  const float size = 44;
  const TextStyle words = style_of(Face::TextItalic500, 16, canvas.theme().ink2);
  const std::string head = due.empty() ? next : "Arriving:";
  const float head_w = std::min(canvas.measure(head, words), window.w - 40);
  const float wide = std::min(window.w - 8, head_w + 24 + static_cast<float>(due.size()) * (size + 10));
  const float tall = due.empty() ? 28.0F : size + 16;
  const Rect strip{window.x + 4, window.bottom() - 4 - tall, wide, tall};
  map.set_strip(strip);
  draw_plaque(canvas, strip);
  map.add_area(kStripTarget, strip, 3);
  TextStyle squeezed = words;
  squeezed.max_width = head_w;
  canvas.text({strip.x + 12, strip.centre().y + 5}, head, squeezed);
  canvas.push_clip(strip);
  float x = strip.x + 24 + head_w + size / 2;
  for (const PieceId id : due) {
    const Vec2 at{x, strip.centre().y};
    draw_unit(frame, id, at, size, 1);
    map.add_piece(id, at, size, 4);
    if (frame.focus == id) {
      board::draw_focus(canvas, map.rect_of_piece(id).inset(-2), 4);
    }
    x += size + 10;
  }
  canvas.pop_clip();
}

}  // namespace longroll::web::hexgame
