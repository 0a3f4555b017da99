#include "web/hexgame/overlays.h"

#include <algorithm>

#include "web/views/ui.h"
#include "web/views/widgets.h"

namespace longroll::web::hexgame {

using board::Rect;

namespace {

bool is_shown(const ScreenState& screen, const OverlayWords& words) {
  return screen.tools_open || (screen.overlays & words.bit) != 0;
}

/// Zoom, fit, and the switch of the list.
void draw_buttons(ScreenState& screen, float size) {
  MapView& map = screen.map;
  const Rect window = map.camera().window();
  const Rect strip{window.right() - size - 8, window.y + 4, size + 4, 4 * size + 4};
  ui::begin_panel({.id = "##map-tools", .rect = strip, .pad_x = 2, .pad_y = 2});
  float y = strip.y + 2;
  const auto tool = [&](const char* id, board::Icon icon, const char* tip) {
    ui::move_to(strip.x + 2, y);
    y += size;
    return ui::button(
        {.id = id, .icon = static_cast<int>(icon), .tip = tip, .kind = ui::ButtonKind::Bare, .size = {size, size}});
  };
  if (tool("map-in", board::Icon::Plus, "Nearer ( + )")) {
    map.aim([&](board::Camera& camera) { camera.zoom_about(window.centre(), 1.25F); });
  }
  if (tool("map-out", board::Icon::Minus, "Farther ( - )")) {
    map.aim([&](board::Camera& camera) { camera.zoom_about(window.centre(), 0.8F); });
  }
  if (tool("map-fit", board::Icon::Full, "The whole map ( 0 )")) {
    map.aim([](board::Camera& camera) { camera.fit(); });
  }
  if (tool("map-overlays", board::Icon::Eye, "What is laid over the map")) {
    screen.tools_open = !screen.tools_open;
  }
  ui::end_panel();
}

/// One overlay of the list; true when it was pressed.
bool draw_line(const ScreenState& screen, const OverlayWords& words, Rect line) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const bool on = (screen.overlays & words.bit) != 0;
  const bool open = screen.tools_open;
  const std::string id = std::string("overlay:") + words.id;
  ui::move_to(line.x, line.y);
  const bool pressed =
      ui::button({.id = id, .tip = words.title, .kind = ui::ButtonKind::Bare, .size = {line.w, line.h}});
  const float left = line.x - 6;
  const float y = line.y + (open ? 0 : (line.h - ui::scaled(28)) / 2);
  ui::draw_icon(list, on ? board::Icon::Check : board::Icon::Plus, {left + ui::scaled(18), y + ui::scaled(14)}, 16,
                on ? ui::theme().ink : ui::theme().ink3);
  const float x = left + ui::scaled(34);
  ui::draw_text(list, {x, y + ui::scaled(4)}, ui::Type::Button, words.title, ui::theme().ink);
  if (open) {
    ui::draw_text(list, {x, line.y + ui::scaled(23)}, ui::Type::Note, words.about, ui::theme().ink2);
    if (!ui::state().touch) {
      const std::string key(1, static_cast<char>(words.key - 'a' + 'A'));
      ui::draw_text(list, {line.right() + 6 - ui::scaled(22), line.y + ui::scaled(4)}, ui::Type::Label, key,
                    ui::theme().ink2);
    }
  }
  return pressed;
}

}  // namespace

unsigned draw_map_tools(ScreenState& screen, std::span<const OverlayWords> offered) {
  const Rect window = screen.map.camera().window();
  const bool is_phone = screen.map.is_phone();
  const float size = ui::scaled(is_phone || ui::state().touch ? 44 : 36);
  if (!is_phone) {
    draw_buttons(screen, size);
  }
  int lines = 0;
  float words_wide = 0;
  for (const OverlayWords& words : offered) {
    if (is_shown(screen, words)) {
      ++lines;
      const bool open = screen.tools_open;
      const float title = ui::measure(ui::Type::Button, words.title).x + (open ? ui::scaled(30) : 0);
      words_wide = std::max({words_wide, title, open ? ui::measure(ui::Type::Note, words.about).x : 0});
    }
  }
  unsigned overlays = screen.overlays;
  if (lines == 0) {
    return overlays;
  }
  const float row = ui::scaled(screen.tools_open || ui::state().touch ? 44 : 28);
  const float wide = std::min(words_wide + ui::scaled(34 + 16) + 6, window.w - 8);
  const float tall = row * static_cast<float>(lines) + 12;
  const Rect rect = screen.tools_open && !is_phone
                        ? Rect{window.right() - size - 14 - wide, window.y + 4, wide, tall}
                        : Rect{window.right() - wide - 4, window.bottom() - tall - 4, wide, tall};
  ui::begin_panel({.id = "##overlays", .rect = rect, .pad_x = 6, .pad_y = 6});
  float y = rect.y + 6;
  for (const OverlayWords& words : offered) {
    if (is_shown(screen, words)) {
      overlays ^= draw_line(screen, words, {rect.x + 6, y, wide - 12, row}) ? words.bit : 0U;
      y += row;
    }
  }
  ui::end_panel();
  return overlays;
}

}  // namespace longroll::web::hexgame
