#include "web/games/battles/battles_view.h"
#include "web/games/battles/words.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

/// Panels above the map: zoom and fit, what is laid over the map, and on a phone the inspector as a sheet.
namespace longroll::web::battlemap {

Intent BattlesView::draw_overlays() {
  Intent intent;
  const board::Rect window = camera_.window();
  const float size = ui::scaled(is_phone() ? 44 : 36);
  if (!is_phone()) {
    const board::Rect strip{window.right() - size - 8, window.y + 4, size + 4, 4 * size + 4};
    ui::begin_panel({.id = "##map-tools", .rect = strip, .pad_x = 2, .pad_y = 2});
    float y = strip.y + 2;
    const auto tool = [&](const char* id, board::Icon icon, const char* tip) {
      ui::move_to(strip.x + 2, y);
      y += size;
      return ui::button(
          {.id = id, .icon = static_cast<int>(icon), .tip = tip, .kind = ui::ButtonKind::Bare, .size = {size, size}});
    };
    if (tool("map-in", board::Icon::Plus, "Nearer ( + )")) {
      camera_.zoom_about(window.centre(), 1.25F);
    }
    if (tool("map-out", board::Icon::Minus, "Farther ( - )")) {
      camera_.zoom_about(window.centre(), 0.8F);
    }
    if (tool("map-fit", board::Icon::Full, "The whole map ( 0 )")) {
      camera_.fit();
    }
    if (tool("map-overlays", board::Icon::Eye, "What is laid over the map")) {
      tools_open_ = !tools_open_;
    }
    ui::end_panel();
  }
  const auto shown = [&](const OverlayWords& words) { return tools_open_ || (overlays_ & words.bit) != 0; };
  int lines = 0;
  float words_wide = 0;
  for (const OverlayWords& words : overlays()) {
    if (shown(words)) {
      ++lines;
      const float title = ui::measure(ui::Type::Button, words.title).x + (tools_open_ ? ui::scaled(30) : 0);
      words_wide = std::max({words_wide, title, tools_open_ ? ui::measure(ui::Type::Note, words.about).x : 0});
    }
  }
  if (lines > 0) {
    const float row = ui::scaled(tools_open_ ? 44 : 28);
    const float wide = std::min(words_wide + ui::scaled(34 + 16) + 6, window.w - 8);
    const float tall = row * static_cast<float>(lines) + 12;
    const board::Rect rect = tools_open_ && !is_phone()
                                 ? board::Rect{window.right() - size - 14 - wide, window.y + 4, wide, tall}
                                 : board::Rect{window.right() - wide - 4, window.bottom() - tall - 4, wide, tall};
    ui::begin_panel({.id = "##overlays", .rect = rect, .pad_x = 6, .pad_y = 6});
    ImDrawList* list = ImGui::GetWindowDrawList();
    float y = rect.y + 6;
    for (const OverlayWords& words : overlays()) {
      if (!shown(words)) {
        continue;
      }
      const bool on = (overlays_ & words.bit) != 0;
      const std::string id = std::string("overlay:") + words.id;
      ui::move_to(rect.x + 6, y);
      if (ui::button({.id = id, .tip = words.title, .kind = ui::ButtonKind::Bare, .size = {wide - 12, row}})) {
        overlays_ ^= words.bit;
        read_overlays();
      }
      ui::draw_icon(list, on ? board::Icon::Check : board::Icon::Plus, {rect.x + ui::scaled(18), y + ui::scaled(14)},
                    16, on ? ui::theme().ink : ui::theme().ink3);
      const float x = rect.x + ui::scaled(34);
      ui::draw_text(list, {x, y + ui::scaled(4)}, ui::Type::Button, words.title, ui::theme().ink);
      if (tools_open_) {
        ui::draw_text(list, {x, y + ui::scaled(23)}, ui::Type::Note, words.about, ui::theme().ink2);
        if (!ui::state().touch) {
          const std::string key(1, static_cast<char>(words.key - 'a' + 'A'));
          ui::draw_text(list, {rect.right() - ui::scaled(22), y + ui::scaled(4)}, ui::Type::Label, key,
                        ui::theme().ink2);
        }
      }
      y += row;
    }
    ui::end_panel();
  }
  if (is_phone() && panel_open_) {
    const board::Rect table = area_.table;
    const float tall = table.h * 0.72F;
    ui::begin_panel(
        {.id = "##sheet-inspector", .rect = {table.x, table.bottom() - tall, table.w, tall}, .scrolls = true});
    intent = inspect();
    ui::end_panel();
  }
  return intent;
}

std::vector<HelpPage> BattlesView::help() const { return help_pages(field().scenario(), field().chart()); }

}  // namespace longroll::web::battlemap
