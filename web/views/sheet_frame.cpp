// module: sheets
#include "web/views/sheet_frame.h"

#include <algorithm>
#include <array>

#include "web/views/reference.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

/// Height of each sheet's content when it was drawn last; the first frame of a sheet guesses.
std::array<float, 16> g_heights{};

}  // namespace

SheetFrame::SheetFrame(board::Rect window, const char* title, board::Vec2 size, Sheet sheet, Commands& out)
    : sheet_(sheet), is_fixed_(size.y > 0) {
  ui::scrim(window);
  const float head = ui::scaled(66);
  const float known = g_heights[static_cast<std::size_t>(sheet)];
  const float most = window.h - 32;
  const float w = std::min(size.x, window.w - 24);
  const float h = std::min(most, is_fixed_ ? size.y : head + (known > 0 ? known : ui::scaled(300)) + ui::scaled(16));
  const board::Rect r{window.x + (window.w - w) / 2, window.y + (window.h - h) / 2, w, h};
  ui::begin_panel({.id = "##sheet", .rect = r, .pad_x = 18, .pad_y = 14});
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float cross = ui::scaled(ui::state().touch ? 44 : 36);
  const float inner = ui::line_left();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const bool fits = ui::measure(ui::Type::Title, title).x <= inner - cross - 8;
  ui::draw_text(list, {at.x, at.y + ui::scaled(fits ? 4 : 9)}, fits ? ui::Type::Title : ui::Type::BigButton, title,
                ui::theme().ink);
  ui::move_to(at.x + inner - cross, at.y - ui::scaled(4));
  if (ui::button({.id = "close",
                  .icon = static_cast<int>(board::Icon::Close),
                  .tip = "Close",
                  .kind = ui::ButtonKind::Bare,
                  .size = {cross, cross}})) {
    out.push_back(commands::OfPage::CloseSheet);
  }
  ui::draw_double_rule(list, {at.x, at.y + ui::scaled(38)}, inner);
  ui::move_to(at.x, at.y + head - ui::scaled(18));
  ui::begin_scroll("##sheet-body");
  top_ = ImGui::GetCursorPosY();
}

SheetFrame::~SheetFrame() {
  if (!is_fixed_) {
    ui::settle(g_heights[static_cast<std::size_t>(sheet_)], ImGui::GetCursorPosY() - top_ + ui::scaled(8));
  }
  ui::end_scroll();
  ui::end_panel();
}

bool sheet_row(const char* id, const char* label, board::Icon icon) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ui::line_left();
  const float tall = ui::scaled(44);
  const bool pressed = ui::button({.id = id, .tip = label, .kind = ui::ButtonKind::Bare, .size = {width, tall}});
  ImDrawList* list = ImGui::GetWindowDrawList();
  ui::draw_icon(list, icon, {at.x + ui::scaled(16), at.y + tall / 2}, 20, ui::theme().ink);
  ui::draw_text(list, {at.x + ui::scaled(42), at.y + (tall - ui::scaled(18)) / 2}, ui::Type::Body, label,
                ui::theme().ink);
  return pressed;
}

namespace {

/// The pages by their titles, one below the other.
void draw_contents(const std::vector<HelpPage>& pages, int page, Commands& out) {
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ui::line_left();
    const bool is_on = static_cast<int>(i) == page;
    const ui::Type type = is_on ? ui::Type::Strong : ui::Type::Body;
    const float line = ui::scaled(22);
    const auto lines = static_cast<float>(ui::line_count(type, pages[i].title, width - ui::scaled(20)));
    const float tall = std::max(ui::scaled(ui::state().touch ? 44 : 34), lines * line + ui::scaled(10));
    const std::string id = "help-page:" + std::to_string(i);
    ImDrawList* list = ImGui::GetWindowDrawList();
    if (ui::button({.id = id, .tip = pages[i].title, .kind = ui::ButtonKind::Bare, .size = {width, tall}})) {
      out.push_back(commands::OpenSheet{Sheet::Help, static_cast<int>(i)});
    }
    if (is_on) {
      list->AddRectFilled({at.x, at.y + 4}, {at.x + 4, at.y + tall - 4}, ui::col(ui::theme().ink));
    }
    ui::draw_lines(list, {at.x + ui::scaled(12), at.y + (tall - lines * line) / 2}, type, pages[i].title,
                   ui::theme().ink, width - ui::scaled(20), line);
  }
  ImGui::PopStyleVar();
}

/// The game's tables stand beside its rules.
void draw_way_to_charts(const SheetData& data, Commands& out) {
  if (has_charts(data) && ui::button({.id = "help-charts",
                                      .label = "Tables and charts",
                                      .icon = static_cast<int>(board::Icon::Dice),
                                      .size = {ui::line_left(), 0}})) {
    out.push_back(commands::OpenSheet{Sheet::Charts, 0});
  }
}

void draw_page(const SheetData& data, const HelpPage& page, Commands& out) {
  ui::heading(page.title);
  for (const std::string& picture : page.pictures) {
    if (const Reference* reference = data.scene != nullptr ? data.scene->capabilities.reference : nullptr) {
      reference->draw_picture(picture);
    }
  }
  for (const std::string& words : page.paragraphs) {
    ui::paragraph(ui::Type::Body, words, ui::theme().ink);
  }
  if (!page.print.empty()) {
    ui::gap(4);
    if (ui::button({.id = "help-print", .label = "This page to print", .icon = static_cast<int>(board::Icon::Log)})) {
      out.push_back(commands::OpenPage{page.print});
    }
  }
}

/// Little room: a line that leads to the pages before and after, and to the list of all.
void draw_turner(const std::vector<HelpPage>& pages, int page, Commands& out) {
  const float size = ui::scaled(44);
  const int last = static_cast<int>(pages.size()) - 1;
  const auto turn = [&](const char* id, board::Icon icon, const char* tip, int to) {
    if (ui::button({.id = id,
                    .icon = static_cast<int>(icon),
                    .tip = tip,
                    .enabled = to >= 0 && to <= last,
                    .size = {size, size}})) {
      out.push_back(commands::OpenSheet{Sheet::Help, to});
    }
  };
  const float middle = ui::line_left() - 2 * (size + ui::scaled(8));
  turn("help-back", board::Icon::Prev, "The page before", page - 1);
  ImGui::SameLine(0, ui::scaled(8));
  const std::string label = "Page " + std::to_string(page + 1) + " of " + std::to_string(last + 1);
  if (ui::button({.id = "help-contents",
                  .label = label,
                  .icon = static_cast<int>(board::Icon::Menu),
                  .size = {middle, size}})) {
    out.push_back(commands::OpenSheet{Sheet::Help, -1});
  }
  ImGui::SameLine(0, ui::scaled(8));
  turn("help-on", board::Icon::Next, "The page after", page + 1);
}

}  // namespace

void draw_help(const SheetData& data, Commands& out) {
  const std::vector<HelpPage> pages = all_help(data.scene != nullptr ? data.scene->view : nullptr);
  const int page = std::clamp(data.page, 0, static_cast<int>(pages.size()) - 1);
  const std::string id = "##help-page" + std::to_string(page);  // each begins at its top
  const float width = ui::line_left();
  if (width >= ui::scaled(620)) {
    const float list = ui::scaled(230);
    ui::begin_scroll("##help-list", 0, list);
    draw_way_to_charts(data, out);
    draw_contents(pages, page, out);
    ui::end_scroll();
    ImGui::SameLine(0, ui::scaled(20));
    ui::begin_scroll(id.c_str());
    draw_page(data, pages[static_cast<std::size_t>(page)], out);
    ui::end_scroll();
  } else if (data.page < 0) {
    draw_way_to_charts(data, out);
    draw_contents(pages, -1, out);
  } else {
    draw_turner(pages, page, out);
    ui::begin_scroll(id.c_str());
    draw_page(data, pages[static_cast<std::size_t>(page)], out);
    ui::end_scroll();
  }
}

}  // namespace longroll::web
