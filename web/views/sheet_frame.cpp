#include "web/views/sheet_frame.h"

#include <algorithm>
#include <array>

#include "web/views/ui.h"

namespace longroll::web {
namespace {

/// Height of each sheet's content when it was drawn last; the first frame of a sheet guesses.
std::array<float, 16> g_heights{};

}  // namespace

SheetFrame::SheetFrame(board::Rect window, const char* title, float width, Sheet sheet, Commands& out) : sheet_(sheet) {
  ui::scrim(window);
  const float head = ui::scaled(66);
  const float known = g_heights[static_cast<std::size_t>(sheet)];
  const float most = window.h - 32;
  const float w = std::min(width, window.w - 24);
  const float h = std::min(most, head + (known > 0 ? known : ui::scaled(300)) + ui::scaled(16));
  const board::Rect r{window.x + (window.w - w) / 2, window.y + (window.h - h) / 2, w, h};
  ui::begin_panel({.id = "##sheet", .rect = r, .pad_x = 18, .pad_y = 14});
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float size = ui::scaled(ui::state().touch ? 44 : 36);
  const float inner = ui::line_left();
  ImDrawList* list = ImGui::GetWindowDrawList();
  ui::draw_text(list, {at.x, at.y + ui::scaled(4)}, ui::Type::Title, title, ui::theme().ink);
  ui::move_to(at.x + inner - size, at.y - ui::scaled(4));
  if (ui::button({.id = "close",
                  .icon = static_cast<int>(board::Icon::Close),
                  .tip = "Close",
                  .kind = ui::ButtonKind::Bare,
                  .size = {size, size}})) {
    out.push_back(commands::OfPage::CloseSheet);
  }
  ui::draw_double_rule(list, {at.x, at.y + ui::scaled(38)}, inner);
  ui::move_to(at.x, at.y + head - ui::scaled(18));
  ui::begin_scroll("##sheet-body");
  top_ = ImGui::GetCursorPosY();
}

SheetFrame::~SheetFrame() {
  ui::settle(g_heights[static_cast<std::size_t>(sheet_)], ImGui::GetCursorPosY() - top_ + ui::scaled(8));
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

void draw_share(const SheetData& data, Commands& out) {
  const bool whole = !data.link.empty();
  ui::paragraph(ui::Type::Body,
                whole ? "The link holds the whole game, dice and all. Nothing is sent anywhere by making it."
                      : "This game began from a position, so only the position as it stands can be put into a link.",
                ui::theme().ink);
  if (whole) {
    if (ui::button({.id = "copy-link",
                    .label = "Copy link",
                    .icon = static_cast<int>(board::Icon::Copy),
                    .kind = ui::ButtonKind::Ink})) {
      out.push_back(commands::OfGame::CopyGameLink);
    }
    ImGui::SameLine(0, 8);
  }
  if (ui::button({.id = "copy-position", .label = "Position only", .icon = static_cast<int>(board::Icon::Link)})) {
    out.push_back(commands::OfGame::CopyPositionLink);
  }
  if (data.can_share) {
    if (ui::button({.id = "share-link", .label = "Send", .icon = static_cast<int>(board::Icon::Share)})) {
      out.push_back(commands::OfGame::ShareLink);
    }
    ImGui::SameLine(0, 8);
  }
  if (ui::button({.id = "export", .label = "Save as a file", .icon = static_cast<int>(board::Icon::Download)})) {
    out.push_back(commands::OfGame::ExportGame);
  }
  const std::string& shown = whole ? data.link : data.position;
  ui::paragraph(ui::Type::Note, !data.copied.empty() ? data.copied : std::to_string(shown.size()) + " characters",
                ui::theme().ink2);
  if (data.qr.empty()) {
    ui::paragraph(ui::Type::Note, "The link is too long for a QR code that a camera could read.", ui::theme().ink2);
    return;
  }
  ui::draw_qr(data.qr);
}

}  // namespace longroll::web
