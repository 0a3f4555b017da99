#include "web/hexgame/panels/roster_panel.h"

#include <algorithm>

#include "web/hexgame/panels/strength_lines.h"
#include "web/views/fitting.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

/// The order of battle: each formation with its units, how each stands, and a press that leads to it; and the way to a
/// place of the map by its name.
namespace longroll::web::hexgame {
namespace {

/// What the pointer or the keyboard is on.
void draw_touched(const ui::Touched& touched, ImVec2 at, float wide, float tall) {
  if (touched.hovered || touched.focused) {
    ImGui::GetWindowDrawList()->AddRectFilled({at.x - 4, at.y}, {at.x + wide, at.y + tall}, ui::col(ui::theme().inset),
                                              3);
  }
}

/// Name and hex; true when it was pressed.
bool draw_place(const NamedPlace& place) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float tall = ui::scaled(ui::state().touch ? 44 : 30);
  const float wide = ui::line_left();
  const std::string hex = hex_text(place.hex);
  const ui::Touched touched = ui::press_area("place:" + place.name, place.name + ", hex " + hex, {wide, tall});
  draw_touched(touched, at, wide, tall);
  const float top = at.y + (tall - ui::scaled(22)) / 2;
  const float number = ui::measure(ui::Type::Note, hex).x;
  ui::draw_text(list, {at.x + ui::scaled(4), top}, ui::Type::Strong, place.name, ui::theme().ink);
  ui::draw_text(list, {at.x + wide - number - 6, top}, ui::Type::Note, hex, ui::theme().ink2);
  return touched.pressed;
}

/// Symbol, name and values, and how it stands below them; true when it was pressed.
bool draw_line(const RosterLine& line) {
  const board::Theme& t = ui::theme();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool has_state = !line.state.empty();
  const float tall = ui::scaled(has_state ? 46 : ui::state().touch ? 44 : 34);
  const float wide = ui::line_left();
  const std::string said = line.title + (has_state ? ": " + line.state : "");
  const ui::Touched touched = ui::press_area("unit:" + std::to_string(line.unit), said, {wide, tall});
  draw_touched(touched, at, wide, tall);
  if (line.is_ready) {  // as the brackets on the map, and told by shape
    list->AddRectFilled({at.x - 4, at.y + 4}, {at.x - 1, at.y + tall - 4}, ui::col(t.red));
  }
  draw_symbol({at.x + ui::scaled(4), at.y + (tall - ui::scaled(26)) / 2}, line.symbol, line.side);
  const float x = at.x + ui::scaled(44);
  const board::Colour ink = line.is_gone ? t.ink2 : t.ink;
  const float values = ui::measure(ui::Type::BigButton, line.values).x;
  const bool is_short = ui::measure(ui::Type::Strong, line.title).x > at.x + wide - values - 12 - x;
  list->PushClipRect({x, at.y}, {at.x + wide - values - 12, at.y + tall}, true);
  const float top = has_state ? at.y + ui::scaled(3) : at.y + (tall - ui::scaled(22)) / 2;
  ui::draw_text(list, {x, top}, ui::Type::Strong, is_short ? line.title.substr(0, line.title.rfind(" (")) : line.title,
                ink);  // the number of the hex is less than half a name
  list->PopClipRect();
  ui::draw_text(list, {x, top + ui::scaled(20)}, ui::Type::Note, fitting(line.state, at.x + wide - x), t.ink2);
  ui::draw_text(list, {at.x + wide - values - 6, top}, ui::Type::BigButton, line.values, ink);
  return touched.pressed;
}

}  // namespace

RosterPress draw_roster(RosterView& view, std::span<const RosterGroup> groups, std::span<const NamedPlace> places) {
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {8, 6});
  const float size = ui::scaled(ui::state().touch ? 44 : 32);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float wide = ui::line_left();
  ui::heading("Order of battle");
  const ImVec2 after = ImGui::GetCursorScreenPos();
  ui::move_to(at.x + wide - size, at.y - ui::scaled(6));
  if (ui::button({.id = "roster-close",
                  .icon = static_cast<int>(board::Icon::Close),
                  .tip = "Close (M)",
                  .kind = ui::ButtonKind::Bare,
                  .size = {size, size}})) {
    view.is_open = false;
  }
  ui::move_to(after.x, after.y);
  const std::string sides[] = {std::string(name_of(Seat::Union)), std::string(name_of(Seat::Confederate))};
  view.side =
      ui::choice_row("roster-side", sides, view.side == Seat::Union ? 0 : 1) == 0 ? Seat::Union : Seat::Confederate;
  ui::field({.id = "unit-find",
             .label = places.empty() ? "Find a unit" : "Find a unit or a place",
             .hint = "Find by name",
             .rect = {},
             .value = &view.sought},
            wide, 40);
  RosterPress pressed;
  bool is_empty = true;
  ui::begin_scroll("##roster-lines");
  for (const RosterGroup& group : groups) {
    const auto sought = [&](const RosterLine& line) { return matches(group, line, view.sought); };
    const auto count = std::count_if(group.lines.begin(), group.lines.end(), sought);
    if (count == 0) {
      continue;
    }
    is_empty = false;
    ui::subheading(group.title, std::to_string(count));
    for (const RosterLine& line : group.lines) {
      if (sought(line) && draw_line(line)) {
        pressed.unit = line.unit;
      }
    }
  }
  const std::vector<NamedPlace> found = find_places(places, view.sought);
  if (!found.empty()) {
    ui::subheading("Places", std::to_string(found.size()));
  }
  for (const NamedPlace& place : found) {
    pressed.hex = draw_place(place) ? place.hex : pressed.hex;
  }
  if (is_empty && found.empty()) {
    ui::paragraph(ui::Type::Note, "Nobody and nothing of that name is here.", ui::theme().ink2);
  }
  ui::end_scroll();
  ImGui::PopStyleVar();
  return pressed;
}

}  // namespace longroll::web::hexgame
