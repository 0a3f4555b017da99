// module: sheets
// The sheets of links: what of a game is shared, its code for cameras, and who the opener of a link is.
#include <algorithm>

#include "web/views/sheet_frame.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

using board::Icon;

/// The link as text that can be selected. What is typed into it is lost: it is drawn from the same words again.
void link_field(const std::string& link) {
  static std::string shown;
  shown = link;
  ui::field({.id = "share-text", .label = "The link", .hint = "", .rect = {}, .value = &shown, .is_fixed = true},
            ui::line_left());
}

void share_buttons(const ShareData& share, Commands& out) {
  if (ui::button({.id = "copy-link",
                  .label = "Copy link",
                  .icon = static_cast<int>(Icon::Copy),
                  .kind = ui::ButtonKind::Ink,
                  .enabled = !share.link.empty()})) {
    out.push_back(commands::OfGame::CopyLink);
  }
  const auto next = [](std::string_view label) {
    ImGui::SameLine(0, 8);
    if (ui::line_left() < ui::measure(ui::Type::Button, label).x + ui::scaled(60)) {
      ImGui::NewLine();
    }
  };
  if (share.can_send) {
    next("Send");
    if (ui::button({.id = "share-link",
                    .label = "Send",
                    .icon = static_cast<int>(Icon::Share),
                    .enabled = !share.link.empty()})) {
      out.push_back(commands::OfGame::ShareLink);
    }
  }
  next("File");
  if (ui::button(
          {.id = "export", .label = "File", .icon = static_cast<int>(Icon::Download), .tip = "Save it as a file"})) {
    out.push_back(commands::OfGame::ExportGame);
  }
  next("Picture");
  if (ui::button({.id = "share-picture",
                  .label = "Picture",
                  .icon = static_cast<int>(Icon::Download),
                  .tip = "Save a picture of the table"})) {
    out.push_back(commands::OfGame::SavePicture);
  }
}

}  // namespace

void draw_share(const SheetData& data, Commands& out) {
  const ShareData& share = data.share;
  if (share.options.empty()) {
    return;
  }
  std::vector<std::string> titles;
  for (const ShareData::Option& one : share.options) {
    titles.push_back(one.title);
  }
  if (const int on = ui::choice_row("share-as", titles, share.what); on != share.what) {
    out.push_back(commands::SetShare{on, share.is_level_fixed});
  }
  ui::gap(2);
  ui::paragraph(ui::Type::Body, share.options[static_cast<std::size_t>(share.what)].words, ui::theme().ink);
  if (!share.who.empty()) {
    ui::paragraph(ui::Type::Body, share.who, ui::theme().ink);
  }
  if (!share.level.empty()) {
    const bool fixed = ui::toggle("share-level", "Fix the computer’s level: " + share.level, share.is_level_fixed);
    if (fixed != share.is_level_fixed) {
      out.push_back(commands::SetShare{share.what, fixed});
    }
  }
  ui::gap(2);
  if (share.link.empty()) {
    ui::paragraph(ui::Type::Note, "This game is too long for a link. A file holds it whole.", ui::theme().ink2);
  } else {
    link_field(share.link);
  }
  share_buttons(share, out);
  if (share.link.empty()) {
    return;
  }
  const std::string length = std::to_string(share.link.size()) + " characters. Making it sends nothing anywhere.";
  ui::paragraph(ui::Type::Note, share.copied.empty() ? length : share.copied, ui::theme().ink2);
  if (share.qr.empty()) {
    ui::paragraph(ui::Type::Note, "The link is too long for a QR code that a camera could read.", ui::theme().ink2);
    return;
  }
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ui::line_left();
  ui::draw_qr(share.qr, ui::scaled(230));
  const ImVec2 below = ImGui::GetCursorScreenPos();
  ui::move_to(at.x, at.y);
  if (ui::press_area("share-code", "Fill the screen with the code", {width, below.y - at.y}).pressed) {
    out.push_back(commands::OpenSheet{Sheet::ShareCode});
  }
  ui::move_to(at.x, below.y);
  ui::paragraph(ui::Type::Note, ui::for_hand("Click the code, and it fills the screen."), ui::theme().ink2);
}

void draw_share_code(const SheetData& data, Commands&) {
  ui::draw_qr(data.share.qr, std::max(120.0F, data.window.h - ui::scaled(150)));
}

void draw_join(const SheetData& data, Commands& out) {
  ui::paragraph(ui::Type::Body, data.join_words, ui::theme().ink);
  ui::gap(4);
  struct Row {
    const char *id, *label;
    commands::JoinAs as;
  };
  constexpr Row kRows[] = {
      {"join:usa", "I play the Union", commands::JoinAs::Union},
      {"join:csa", "I play the Confederates", commands::JoinAs::Confederate},
      {"join:both", "Both of us sit here", commands::JoinAs::Both},
      {"join:watch", "I only watch", commands::JoinAs::Watch},
  };
  for (const Row& row : kRows) {
    if (ui::button({.id = row.id, .label = row.label, .size = {ui::line_left(), 0}})) {
      out.push_back(row.as);
    }
  }
}

}  // namespace longroll::web
