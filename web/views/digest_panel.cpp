#include "web/views/panels.h"
#include "web/views/ui.h"

/// What others did in their turn: a panel in the place of the inspector, a line above a phone's table, a sheet.
namespace longroll::web {
namespace {

/// A line that can be pressed.
void draw_line(const DigestLine& line, std::size_t index, Commands& out) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ui::line_left();
  const float inner = width - ui::scaled(22);
  const ui::Type type = line.is_of_units() ? ui::Type::Body : ui::Type::Strong;
  const float tall =
      std::max(ui::paragraph_height(type, line.text, inner) + ui::scaled(6), ui::scaled(ui::state().touch ? 44 : 28));
  const auto touched = ui::press_area("digest-line:" + std::to_string(index), line.text, {width, tall});
  ImDrawList* list = ImGui::GetWindowDrawList();
  if (touched.hovered || touched.focused) {
    list->AddRectFilled(at, {at.x + width, at.y + tall}, ui::col(ui::theme().ink, 0.08F), 3);
  }
  ui::draw_icon(list, line.fight ? board::Icon::Play : board::Icon::Next, {at.x + ui::scaled(8), at.y + ui::scaled(14)},
                14, ui::theme().ink2);
  ui::move_to(at.x + ui::scaled(22), at.y + ui::scaled(3));
  ui::paragraph(type, line.text, ui::theme().ink, inner);
  ui::move_to(at.x, at.y + tall);
  if (touched.pressed) {
    out.push_back(commands::ShowDigestLine{index});
  }
}

}  // namespace

void draw_digest(const Scene& scene, Commands& out) {
  const Digest& digest = scene.digest;
  if (digest.lines.empty()) {
    ui::paragraph(ui::Type::Body, "Since your last turn the other side has done nothing that is told here.",
                  ui::theme().ink);
    return;
  }
  ui::tell_of("digest " + std::to_string(digest.until));
  ui::paragraph(ui::Type::Strong, summary_of(digest), ui::theme().ink);
  ui::gap(2);
  if (ui::button({.id = "see-again", .label = "See it again", .icon = static_cast<int>(board::Icon::Play)})) {
    out.push_back(commands::OfPage::CloseSheet);
    out.push_back(commands::OfGame::SeeAgain);
  }
  if (scene.digest_open) {
    ImGui::SameLine(0, ui::scaled(8));
    if (ui::button({.id = "digest-close", .label = "Close"})) {
      out.push_back(commands::OfGame::CloseDigest);
    }
  }
  ui::gap(2);
  for (std::size_t i = 0; i < digest.lines.size(); ++i) {
    draw_line(digest.lines[i], i, out);
  }
}

void draw_digest_line(const Scene& scene, Commands& out) {
  const board::Rect& line = scene.digest_line;
  const float tall = line.h - 8;
  ui::begin_panel({.id = "##digest-line", .rect = line, .pad_x = 4, .pad_y = 4});
  const float close = ui::scaled(48);
  ui::move_to(line.x + 4, line.y + 4);
  const std::string words = headline_of(scene.digest);
  if (ui::button({.id = "digest", .label = words, .kind = ui::ButtonKind::Bare, .size = {line.w - close - 12, tall}})) {
    out.push_back(commands::OpenSheet{Sheet::Digest});
  }
  ui::move_to(line.right() - close - 4, line.y + 4);
  if (ui::button({.id = "digest-close",
                  .icon = static_cast<int>(board::Icon::Close),
                  .tip = "Close",
                  .kind = ui::ButtonKind::Bare,
                  .size = {close, tall}})) {
    out.push_back(commands::OfGame::CloseDigest);
  }
  ui::end_panel();
}

board::Rect place_of_moment(const Scene& scene) {
  const board::Rect& table = scene.layout->area.table;
  const Moment& moment = *scene.moment;
  const float wide =
      std::max(ui::measure(ui::Type::Title, moment.title).x, ui::measure(ui::Type::Note, moment.words).x);
  const float w = std::min({wide + ui::scaled(96), table.w - 8, ui::scaled(560)});
  const float words =
      moment.words.empty() ? 0 : ui::paragraph_height(ui::Type::Note, moment.words, w - ui::scaled(96)) + ui::scaled(6);
  const float h = ui::paragraph_height(ui::Type::Title, moment.title, w - ui::scaled(96)) + words + ui::scaled(28);
  // Cards that belong to it need the room below.
  const bool is_below_line = scene.digest_line.h > 0 && scene.digest_line.y == table.y;
  const float least = is_below_line ? scene.digest_line.h + ui::scaled(8) : ui::scaled(8);
  const float top = moment.cards.empty() ? std::max(table.h * 0.16F, least) : least;
  return {table.centre().x - w / 2, table.y + top, w, h};
}

void draw_moment(const Scene& scene) {
  if (!scene.moment) {
    return;
  }
  const Moment& moment = *scene.moment;
  const board::Rect r = place_of_moment(scene);
  ui::begin_panel({.id = "##moment", .rect = r, .pad_x = 0, .pad_y = 0});
  ui::state().covered.pop_back();  // looked at, never clicked
  ImDrawList* list = ImGui::GetWindowDrawList();
  ui::draw_neatline(list, r.inset(5));
  if (is_player(moment.side)) {
    ui::draw_badge(list, moment.side, {r.x + ui::scaled(28), r.centre().y}, ui::scaled(28),
                   ui::theme().mark(moment.side == Seat::Union ? board::Side::Union : board::Side::Confederate));
  }
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  float y = r.y + ui::scaled(14);
  const auto middle = [&](ui::Type type, std::string_view words, board::Colour colour) {
    const float inner = r.w - ui::scaled(96);
    ui::move_to(r.centre().x - std::min(ui::measure(type, words).x, inner) / 2, y);
    ui::paragraph(type, words, colour, inner);
    y += ui::paragraph_height(type, words, inner) + ui::scaled(6);
  };
  middle(ui::Type::Title, moment.title, ui::theme().ink);
  if (!moment.words.empty()) {
    middle(ui::Type::Note, moment.words, ui::theme().ink2);
  }
  ImGui::PopStyleVar();
  ui::end_panel();
}

}  // namespace longroll::web
