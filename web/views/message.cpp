#include <algorithm>

#include "web/views/sheets.h"
#include "web/views/ui.h"

namespace longroll::web {

void draw_message(const MessageData& data, Commands& out) {
  const float w = std::min(ui::scaled(520), data.window.w - 24);
  float h = ui::scaled(data.progress >= 0 ? 214 : 190);
  for (const std::string& line : data.lines) {
    h += ui::paragraph_height(ui::Type::Body, line, w - ui::scaled(56)) + 8;
  }
  h = std::min(h, data.window.h - 24);
  const board::Rect r{data.window.x + (data.window.w - w) / 2, data.window.y + (data.window.h - h) / 2, w, h};
  ui::begin_panel({.id = "##message", .rect = r, .pad_x = 28, .pad_y = 24});
  ui::draw_neatline(ImGui::GetWindowDrawList(), r.inset(6));
  ui::begin_scroll("##message-body", r.h - ui::scaled(48) - ui::scaled(64));
  ui::paragraph(ui::Type::Prompt, data.title, ui::theme().ink);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy({1, ui::draw_double_rule(ImGui::GetWindowDrawList(), at, ui::line_left()) + 2});
  for (const std::string& line : data.lines) {
    ui::paragraph(ui::Type::Body, line, ui::theme().ink);
  }
  if (data.progress >= 0) {
    const ImVec2 bar = ImGui::GetCursorScreenPos();
    const float width = ui::line_left();
    ImDrawList* list = ImGui::GetWindowDrawList();
    list->AddRectFilled({bar.x, bar.y + 6}, {bar.x + width * data.progress, bar.y + ui::scaled(16)},
                        ui::col(ui::theme().ink));
    list->AddRect({bar.x, bar.y + 6}, {bar.x + width, bar.y + ui::scaled(16)}, ui::col(ui::theme().ink));
    ImGui::Dummy({width, ui::scaled(20)});
  }
  ui::end_scroll();
  ui::move_to(r.x + ui::scaled(28), r.bottom() - ui::scaled(70));
  if (data.can_retry) {
    if (ui::button({.id = "fetch-again", .label = "Try again", .kind = ui::ButtonKind::Now, .big = true})) {
      out.push_back(commands::OfPage::FetchAgain);
    }
    ImGui::SameLine(0, 8);
  }
  const bool offers_more = data.can_retry || data.can_close || data.progress >= 0;
  if (data.can_close) {
    if (ui::button({.id = "close", .label = "Close", .big = true})) {
      out.push_back(commands::OfPage::CloseSheet);
    }
    ImGui::SameLine(0, 8);
  }
  if (data.can_go_home && ui::button({.id = data.can_close ? "menu-home" : "home",
                                      .label = "Home page",
                                      .icon = static_cast<int>(board::Icon::Home),
                                      .kind = offers_more ? ui::ButtonKind::Plain : ui::ButtonKind::Now,
                                      .big = true})) {
    out.push_back(commands::OfPage::GoHome);
  }
  ui::end_panel();
}

}  // namespace longroll::web
