#include "web/hexgame/panels/sheets.h"

#include "web/views/ui.h"
#include "web/views/widgets.h"

namespace longroll::web::hexgame {

std::string capital(std::string_view words) {
  std::string out(words);
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') {
    out[0] = static_cast<char>(out[0] - 'a' + 'A');
  }
  return out;
}

void body(std::string_view words) { ui::paragraph(ui::Type::Body, words, ui::theme().ink); }
void note(std::string_view words) { ui::paragraph(ui::Type::Note, words, ui::theme().ink2); }

void draw_rows(std::span<const PanelRow> rows) {
  for (const PanelRow& row : rows) {
    ui::row(row.words, row.rule, row.number, row.is_strong);
  }
}

void draw_unit_panel(const UnitSheet& sheet) {
  ui::heading(sheet.name, sheet.arm);
  ui::paragraph(ui::Type::Strong, sheet.title, ui::theme().ink);
  if (!sheet.formation.empty()) {
    note(sheet.formation);
  }
  draw_rows(sheet.ratings);
  for (const std::string& line : sheet.lines) {
    body(line);
  }
  if (!sheet.about.empty()) {
    note(sheet.about);
  }
}

void draw_hex_panel(const HexSheet& sheet, HexId hex) {
  const std::string number = hex_text(hex);
  ui::heading(sheet.place.empty() ? "Hex " + number : sheet.place, sheet.place.empty() ? "" : "hex " + number);
  ui::paragraph(ui::Type::Strong, sheet.ground, ui::theme().ink);
  for (const std::string& line : sheet.lines) {
    body(line);
  }
  draw_rows(sheet.rows);
}

void draw_stack_panel(const UnitSheet& shown, const StackSheet& stack) {
  draw_unit_panel(shown);
  if (stack.rows.size() > 1) {
    ui::gap(4);
    ui::subheading("In this hex", stack.rule);
    draw_rows(stack.rows);
  }
  draw_rows(stack.works);
  ui::gap(8);
}

void draw_turn_track(const TurnTrack& track) {
  ui::heading(track.title(), name_of(track.phasing));
  ui::paragraph(ui::Type::Strong, capital(track.when()), ui::theme().ink);
  ui::gap(2);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float step = ui::line_left() / static_cast<float>(track.turns.size());
  const float tall = ui::scaled(14);
  for (std::size_t i = 0; i < track.turns.size(); ++i) {
    const float x = at.x + step * static_cast<float>(i);
    const ImVec2 a{x, at.y}, b{x + step - 2, at.y + tall};
    const bool here = static_cast<int>(i) + 1 == track.now;
    const board::Theme& t = ui::theme();
    ImGui::GetWindowDrawList()->AddRectFilled(a, b, ui::col(here ? t.ink : track.turns[i].is_night ? t.ink3 : t.inset));
    ImGui::GetWindowDrawList()->AddRect(a, b, ui::col(t.ink3));
  }
  ImGui::Dummy({1, tall + ui::scaled(6)});
}

void draw_objective_rows(std::span<const ObjectiveShown> objectives) {
  ui::subheading("Ground", "Union / Confederate");
  for (const ObjectiveShown& objective : objectives) {
    const ImVec2 line = ImGui::GetCursorScreenPos();
    if (is_player(objective.holder)) {
      ui::draw_badge(ImGui::GetWindowDrawList(), objective.holder, {line.x + ui::scaled(8), line.y + ui::scaled(12)},
                     ui::scaled(14), ui::theme().mark(side_of(objective.holder)));
    }
    ImGui::Indent(ui::scaled(22));
    ui::row(capital(objective.name), "",
            std::to_string(objective.points[0]) + " / " + std::to_string(objective.points[1]));
    ImGui::Unindent(ui::scaled(22));
  }
}

}  // namespace longroll::web::hexgame
