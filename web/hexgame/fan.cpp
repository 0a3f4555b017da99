#include <algorithm>
#include <array>

#include "web/board/marks.h"
#include "web/hexgame/stacks.h"
#include "web/hexgame/targets.h"
#include "web/views/ui.h"

/// The fan: the counters of one hex side by side, so that each can be pointed at. It lies beside its hex where nothing
/// is that could be chosen instead.
namespace longroll::web::hexgame {

using board::Rect;
using board::Vec2;

namespace {

constexpr float kPad = 8;
constexpr float kBetween = 12;

float covered(const Rect& plate, std::span<const Rect> others) {
  float sum = 0;
  for (const Rect& other : others) {
    const float wide = std::min(plate.right(), other.right()) - std::max(plate.x, other.x);
    const float tall = std::min(plate.bottom(), other.bottom()) - std::max(plate.y, other.y);
    sum += wide > 0 && tall > 0 ? wide * tall : 0;
  }
  return sum;
}

}  // namespace

/// Where in the window something can be chosen besides the stack itself.
std::vector<Rect> StackDrawing::lit_beside(const Stack& stack) const {
  const MapView& map = screen_.map;
  const float size = map.counter_size();
  const Rect window = map.camera().window();
  std::vector<Rect> out;
  const auto add = [&](HexId hex) {
    const Vec2 at = map.screen_of(hex);
    if (hex != stack.hex && window.contains(at)) {
      out.push_back({at.x - size / 2, at.y - size / 2, size, size});
    }
  };
  for (const Stack& other : screen_.board.stacks) {
    if (std::any_of(other.units.begin(), other.units.end(), [&](PieceId id) { return game_.is_lit(id); })) {
      add(other.hex);
    }
  }
  for (const HexId hex : screen_.choices().hexes(screen_.chosen)) {
    add(hex);
  }
  if (const Rect strip = map.strip(); strip.w > 0) {
    out.push_back(strip);
  }
  return out;
}

/// The plate of the fan: a row above or below the hex, a column beside it, or one of these moved aside; the first that
/// covers least of what could be chosen, and lies below no panel.
Rect StackDrawing::plate_of_fan(const Stack& stack, float size) const {
  const MapView& map = screen_.map;
  const Vec2 at = map.screen_of(stack.hex);
  const Rect window = map.camera().window();
  const float gap = map.counter_size() / 2 + 4;
  const auto n = static_cast<float>(stack.units.size());
  const float length = n * size + (n - 1) * kBetween + 2 * kPad;
  const float thick = size + 2 * kPad;
  const float aside = length / 2 + gap;
  const std::array<Rect, 10> places{{{at.x - length / 2, at.y - gap - thick, length, thick},
                                     {at.x - length / 2, at.y + gap, length, thick},
                                     {at.x + gap, at.y - length / 2, thick, length},
                                     {at.x - gap - thick, at.y - length / 2, thick, length},
                                     {at.x + gap, at.y - thick / 2, length, thick},
                                     {at.x - gap - length, at.y - thick / 2, length, thick},
                                     {at.x - length / 2 + aside, at.y - gap - thick, length, thick},
                                     {at.x - length / 2 - aside, at.y - gap - thick, length, thick},
                                     {at.x - length / 2 + aside, at.y + gap, length, thick},
                                     {at.x - length / 2 - aside, at.y + gap, length, thick}}};
  const std::vector<Rect> lit = lit_beside(stack);
  const Rect own = map.rect_of_hex(stack.hex).inset(4);
  Rect best = places.front();
  float least = 1e9F;
  for (Rect place : places) {
    place.x = std::clamp(place.x, window.x + 2, std::max(window.x + 2, window.right() - place.w - 2));
    place.y = std::clamp(place.y, window.y + 2, std::max(window.y + 2, window.bottom() - place.h - 2));
    const float cost = covered(place, lit) + 4 * covered(place, {&own, 1}) + 8 * covered(place, ui::state().covered);
    if (cost < least - 1) {
      least = cost;
      best = place;
    }
  }
  return best;
}

void StackDrawing::draw_fan(const Frame& frame) const {
  const Stack* stack = screen_.board.at(screen_.fan);
  if (stack == nullptr || stack->units.size() < 2) {
    screen_.fan_plate = {};
    return;
  }
  MapView& map = screen_.map;
  board::Canvas& canvas = frame.canvas;
  const float size = std::max(54.0F, map.counter_size());
  const Rect plate = plate_of_fan(*stack, size);
  if (screen_.fan_plate != plate) {
    ui::state().wants_frame = true;  // what is said beside the pointer was put in its place before the plate had one
  }
  screen_.fan_plate = plate;
  canvas.shadow(plate, 4, {0, 2}, 4, board::fade(board::rgb(0x1A1008), 0.4F));
  canvas.rounded_rect(plate, 4, canvas.theme().panel);
  canvas.rect_edge(plate, 4, {}, canvas.theme().ink3);
  // Only the counters can be pointed at: what lies below the rest of the plate is still there for the pointer.
  const Vec2 step = plate.w > plate.h ? Vec2{size + kBetween, 0} : Vec2{0, size + kBetween};
  Vec2 centre{plate.x + kPad + size / 2, plate.y + kPad + size / 2};
  for (const PieceId id : stack->units) {
    draw_unit(frame, id, centre, size, 1);
    map.add_piece(id, centre, size, 5);
    if (frame.focus == id) {
      board::draw_focus(canvas, map.rect_of_piece(id).inset(-3), 4);
    }
    centre = centre + step;
  }
}

}  // namespace longroll::web::hexgame
