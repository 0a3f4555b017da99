#include <algorithm>

#include "web/board/marks.h"
#include "web/hexgame/stacks.h"
#include "web/hexgame/targets.h"

namespace longroll::web::hexgame {

using board::Rect;
using board::Vec2;

/// The counters of one hex side by side above it, so that each can be pointed at.
void StackDrawing::draw_fan(const Frame& frame) const {
  const Stack* stack = screen_.board.at(screen_.fan);
  if (stack == nullptr || stack->units.size() < 2) {
    return;
  }
  MapView& map = screen_.map;
  board::Canvas& canvas = frame.canvas;
  const float size = std::max(54.0F, map.counter_size());
  const float step = size + 10;
  const auto n = static_cast<float>(stack->units.size());
  const Vec2 at = map.screen_of(screen_.fan);
  const float gap = map.counter_size() / 2 + 8;
  const Rect window = map.camera().window();
  Rect plate{at.x - n * step / 2 - 6, at.y - gap - size - 14, n * step + 12, size + 18};
  if (plate.y < window.y) {
    plate.y = at.y + gap - 4;
  }
  plate.x = std::clamp(plate.x, window.x + 2, std::max(window.x + 2, window.right() - plate.w - 2));
  canvas.shadow(plate, 4, {0, 2}, 4, board::fade(board::rgb(0x1A1008), 0.4F));
  canvas.rounded_rect(plate, 4, canvas.theme().panel);
  canvas.rect_edge(plate, 4, {}, canvas.theme().ink3);
  // The plate and the way to it belong to the hex: the fan stays open under the pointer.
  map.add_area(target_of_hex(screen_.fan), plate.inset(-6), 4);
  float x = plate.x + 6 + step / 2;
  for (const PieceId id : stack->units) {
    const Vec2 centre{x, plate.centre().y};
    draw_unit(frame, id, centre, size, 1);
    map.add_piece(id, centre, size, 5);
    if (frame.focus == id) {
      board::draw_focus(canvas, map.rect_of_piece(id).inset(-3), 4);
    }
    x += step;
  }
}

}  // namespace longroll::web::hexgame
