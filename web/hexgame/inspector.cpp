#include <algorithm>
#include <utility>

#include "web/hexgame/map_screen.h"
#include "web/hexgame/panels/sheets.h"
#include "web/hexgame/targets.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

/// The side panel, on a phone a sheet over the map, and the panels above the map.
namespace longroll::web::hexgame {

/// The counters in the hex, and the hex.
void MapScreen::inspect_hex(HexId hex) {
  const Stack* stack = screen_.board.at(hex);
  if (stack != nullptr && !stack->units.empty()) {
    const bool one = is_unit_target(screen_.hovered) && screen_.hex_of(screen_.hovered) == hex;
    const PieceId shown = one ? piece_of(screen_.hovered) : stacks_.top_of(*stack);
    StackSheet sheet = game_->stack_sheet(*stack);
    for (std::size_t i = 0; i < sheet.rows.size() && i < stack->units.size(); ++i) {
      sheet.rows[i].is_strong = stack->units[i] == shown;
    }
    draw_stack_panel(game_->unit_sheet(shown), sheet);
  }
  draw_hex_panel(game_->hex_sheet(hex), hex);
}

/// The unit in hand, in short as long as something else is pointed at.
void MapScreen::inspect_in_hand(PieceId unit) {
  const HexId pointed = screen_.hex_of(screen_.hovered);
  const bool looks_elsewhere = pointed != kNoHex && pointed != screen_.seen().piece(unit).place;
  UnitSheet sheet = game_->unit_sheet(unit);
  if (looks_elsewhere) {
    sheet.about.clear();
  }
  draw_unit_panel(sheet);
  orders_.draw_offer(unit);
  if (looks_elsewhere) {
    ui::gap(10);
    inspect_hex(pointed);
  }
}

/// Above all that the panel tells.
void MapScreen::draw_warning() {
  if (const std::string words = game_->warning(); !words.empty()) {
    ui::paragraph(ui::Type::Strong, words, ui::theme().red);
    ui::gap(4);
  }
}

/// What is chosen, else what is under the pointer, else what was clicked, else the last result and the turn.
void MapScreen::inspect() {
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {8, 3});
  const HexId hex = screen_.told_of();
  draw_warning();
  if (game_->draw_urgent_panel()) {
    // The game has said what matters now.
  } else if (ending_ && game_->ends_phase(*ending_)) {
    draw_left_undone();
  } else if (orders_.is_on()) {
    orders_.draw_panel();
  } else if (screen_.in_hand() != kNoPiece) {
    inspect_in_hand(screen_.in_hand());
  } else if (is_unit_target(screen_.hovered) && hex == kNoHex) {
    draw_unit_panel(game_->unit_sheet(piece_of(screen_.hovered)));  // one of those still to come
  } else if (hex != kNoHex) {
    inspect_hex(hex);
  } else {
    if (screen_.last != kNoPiece && is_hex(screen_.seen().piece(screen_.last).place)) {
      UnitSheet sheet = game_->unit_sheet(screen_.last);
      sheet.about.clear();
      draw_unit_panel(sheet);
      ui::gap(10);
    }
    game_->draw_turn_panel();
  }
  ImGui::PopStyleVar();
}

Intent MapScreen::draw_inspector() {
  if (revision_ != screen_.model.revision()) {
    refresh();
  }
  inspect();
  return game_->take_intent();
}

/// On a phone: as high as it needs, and while it is open it only grows. The upper half of the map stays in sight; the
/// cross stands on the panel.
void MapScreen::draw_panel_over_map() {
  const board::Rect table = screen_.map.area().table;
  const float most = table.h * 0.54F;
  const float tall = panel_tall_ > 0 ? std::min(panel_tall_, most) : most;
  const board::Rect panel{table.x, table.bottom() - tall, table.w, tall};
  const PieceId held = screen_.in_hand();
  const HexId hex = held != kNoPiece ? screen_.seen().piece(held).place : screen_.told_of();
  if (panel_tall_ > 0 && hex != uncovered_) {
    screen_.map.uncover(hex, panel);
    uncovered_ = hex;
  }
  ui::begin_panel({.id = "##sheet-inspector", .rect = panel, .scrolls = true});
  inspect();
  ui::settle(panel_tall_, std::max(panel_tall_, ImGui::GetCursorPosY() + ui::scaled(14)));
  ui::end_panel();
  const float size = ui::scaled(44);
  const board::Rect tab{panel.right() - size, panel.y - size, size, size};
  ui::begin_panel({.id = "##panel-tab", .rect = tab, .pad_x = 0, .pad_y = 0});
  ui::move_to(tab.x, tab.y);
  if (ui::button({.id = "panel-close",
                  .icon = static_cast<int>(board::Icon::Close),
                  .tip = "Close",
                  .kind = ui::ButtonKind::Bare,
                  .size = {size, size}})) {
    screen_.panel_open = false;
    ui::state().wants_frame = true;
  }
  ui::end_panel();
}

Intent MapScreen::draw_overlays() {
  const auto ready = static_cast<int>(screen_.board.ready.size());
  const MapTools tools{.ready = ready > 0 ? game_->ready_words(ready) : "",
                       .places = game_->next_places().words,
                       .has_formations = orders_.may_begin(),
                       .can_sleep = sleeper() != kNoPiece,
                       .has_roster = true,
                       .is_asked = !screen_.choices().empty()};
  const ToolPressed pressed = draw_map_tools(screen_, tools, game_->overlays());
  if (pressed.overlays != screen_.overlays) {
    set_overlays(pressed.overlays);
  }
  if (roster_.is_open) {
    draw_roster_panel();
  }
  if (screen_.map.is_phone() && screen_.panel_open) {
    draw_panel_over_map();
  } else {
    panel_tall_ = 0;
    uncovered_ = kNoHex;
  }
  if (pressed.button != kNoTarget) {
    return press_tool(pressed.button);
  }
  if (orders_.is_standing() && screen_.model.may_act()) {
    if (Intent next = orders_.go_on(); next.kind != Intent::Kind::None) {
      return next;
    }
  }
  Intent asked = std::exchange(by_key_, Intent{});
  return asked.kind != Intent::Kind::None ? asked : game_->take_intent();
}

void MapScreen::draw_ahead() {
  if (asks_fate()) {
    return;  // nothing stands between the question and its answers
  }
  draw_warning();
  orders_.draw_ahead();
  if (const std::string words = orders_.is_on() ? "" : game_->in_short(); !words.empty()) {
    note(words);
  }
  if (screen_.map.area().touch && screen_.fan != kNoHex && screen_.board.out == kNoPiece &&
      game_->means_stack(screen_.fan)) {
    note("Tap one of them, or the stack once more for all.");
  }
}

}  // namespace longroll::web::hexgame
