#include <algorithm>
#include <cmath>

#include "web/views/fight_banner.h"
#include "web/views/panels.h"
#include "web/views/phone_hints.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

using board::Icon;

/// Widths of what stands in a phone's bar: every button as wide as a finger and as its words. What has no room any more
/// is in the menu.
struct PhoneBar {
  float undo = 0, small = 0;  ///< 0: no room for share and help
  bool has_word = false;      ///< undo is more than a picture
  std::vector<float> own;
};

PhoneBar lay_out_phone_bar(const std::vector<BarButton>& own, float room) {
  const float finger = ui::scaled(44);
  const float gap = ui::scaled(8);
  PhoneBar bar{.undo = finger, .own = {}};
  float needs = finger;
  for (const BarButton& button : own) {
    bar.own.push_back(std::max(finger, ui::measure(ui::Type::Button, button.label).x + ui::scaled(20)));
    needs += gap + bar.own.back();
  }
  if (const float both = 2 * (finger + gap); needs + both <= room) {
    bar.small = finger;
    needs += both;
  }
  const float word = ui::measure(ui::Type::Button, "Undo").x + ui::scaled(28 + 20) - finger;
  if (needs + word <= room) {
    bar.has_word = true;
    bar.undo += word;
    needs += word;
  }
  const float spare = std::max(0.0F, room - needs) / static_cast<float>(bar.own.size() + 1);
  bar.undo += spare;
  for (float& width : bar.own) {
    width += spare;
  }
  return bar;
}

void bar_phone(const Scene& scene, Commands& out) {
  const board::Rect& r = scene.layout->bar;
  ui::begin_panel({.id = "##bar", .rect = r, .pad_x = 12, .pad_y = 8});
  const float tall = ui::scaled(48);
  const float gap = ui::scaled(8);
  const PhoneHints* hints = scene.capabilities.phone_hints;
  const auto extra = hints != nullptr ? hints->bar_buttons() : std::vector<BarButton>{};
  const PhoneBar bar = lay_out_phone_bar(extra, r.w - 24);
  float x = r.x + 12;
  const auto put = [&](ui::ButtonSpec spec, float width) {
    ui::move_to(x, r.y + 8);
    spec.size = {width, tall};
    x += width + gap;
    return ui::button(spec);
  };
  const bool redo = !scene.model->can_undo() && scene.model->can_redo();
  if (put({.id = redo ? "redo" : "undo",
           .label = !bar.has_word ? ""
                    : redo        ? "Redo"
                                  : "Undo",
           .icon = static_cast<int>(redo ? Icon::Redo : Icon::Undo),
           .tip = redo ? "Redo" : "Undo",
           .enabled = redo || scene.model->can_undo()},
          bar.undo)) {
    redo ? out.push_back(commands::OfGame::Redo) : out.push_back(commands::OfGame::Undo);
  }
  for (std::size_t i = 0; i < extra.size(); ++i) {
    if (put({.id = "view:" + std::to_string(extra[i].id), .label = extra[i].label}, bar.own[i])) {
      out.push_back(commands::Press{extra[i].id});
    }
  }
  if (bar.small > 0 && put({.id = "share", .icon = static_cast<int>(Icon::Share), .tip = "Share"}, bar.small)) {
    out.push_back(commands::OpenSheet{Sheet::Share});
  }
  if (bar.small > 0 && put({.id = "help", .icon = static_cast<int>(Icon::Book), .tip = "How to play"}, bar.small)) {
    out.push_back(commands::OpenSheet{Sheet::Help});
  }
  ui::end_panel();
}

/// Side of a button of the wide bars.
float button_side() { return ui::scaled(ui::state().touch ? 44 : 40); }

}  // namespace

void draw_bottom_bar(const Scene& scene, Commands& out) {
  if (scene.layout->area.form == Area::Form::Phone) {
    bar_phone(scene, out);
    return;
  }
  const board::Rect& r = scene.layout->bar;
  ui::begin_panel({.id = "##bar", .rect = r, .pad_x = 6, .pad_y = 5});
  const float size = button_side();
  const float y = r.y + (r.h - size) / 2;
  ui::move_to(r.x + 6, y);
  constexpr float kUndo = 98;
  const bool has_word = r.w >= ui::scaled(kUndo + 7 * 6) + 5 * size;
  if (ui::button({.id = "undo",
                  .label = has_word ? "Undo" : "",
                  .icon = static_cast<int>(Icon::Undo),
                  .tip = "Take back (U), up to the last die or revelation",
                  .enabled = scene.model->can_undo(),
                  .size = {has_word ? ui::scaled(kUndo) : size, size}})) {
    out.push_back(commands::OfGame::Undo);
  }
  ImGui::SameLine(0, ui::scaled(6));
  if (ui::button({.id = "redo",
                  .icon = static_cast<int>(Icon::Redo),
                  .tip = "Do it again",
                  .enabled = scene.model->can_redo(),
                  .size = {size, size}})) {
    out.push_back(commands::OfGame::Redo);
  }
  const float theme_x = r.right() - 6 - 3 * size - 2 * ui::scaled(6);
  draw_chart_button(theme_x - ui::scaled(6) - size, y, size);
  ui::move_to(theme_x, y);
  const bool night = ui::theme().lamp > 0.5F;
  if (ui::button({.id = "theme",
                  .icon = static_cast<int>(night ? Icon::Sun : Icon::Moon),
                  .tip = night ? "By day" : "By lamplight",
                  .size = {size, size}})) {
    out.push_back(commands::OfPage::ToggleTheme);
  }
  ImGui::SameLine(0, ui::scaled(6));
  if (ui::button(
          {.id = "share", .icon = static_cast<int>(Icon::Share), .tip = "Share this game", .size = {size, size}})) {
    out.push_back(commands::OpenSheet{Sheet::Share});
  }
  ImGui::SameLine(0, ui::scaled(6));
  if (ui::button({.id = "menu", .icon = static_cast<int>(Icon::Menu), .tip = "Menu", .size = {size, size}})) {
    out.push_back(commands::OpenSheet{Sheet::Menu});
  }
  ui::end_panel();
}

namespace {

/// The track between the two buttons: five ticks, and a handle at the moment that is shown. It can be dragged.
void draw_track(const GameModel& model, const board::Rect& r, float size, Commands& out) {
  const std::size_t last = model.session().ply_count();
  const int shown = static_cast<int>(model.shown());
  const float from = r.x + 4 + size + ui::scaled(8);
  const float to = r.right() - 4 - size - ui::scaled(8);
  const float middle = std::round(r.y + r.h / 2);
  ImDrawList* list = ImGui::GetWindowDrawList();
  if (ui::state().layer_active) {
    ImGui::InvisibleButton("##track", {to - from + 12, size});
    ui::state().grips.push_back({from - 6, middle - size / 2, to - from + 12, size});  // it takes the finger's drag
    if (ImGui::IsItemActive() && last > 0) {
      const float t = std::clamp((ImGui::GetIO().MousePos.x - from) / (to - from), 0.0F, 1.0F);
      const int wanted = static_cast<int>(std::lround(t * static_cast<float>(last)));
      if (wanted != shown) {
        out.push_back(commands::Seek{wanted});
      }
    }
  }
  const ImU32 ink = ui::col(ui::theme().ink);
  list->AddRectFilled({from, middle - 1}, {to, middle + 1}, ink);
  for (int i = 0; i <= 4; ++i) {
    const float x = std::round(from + (to - from) * static_cast<float>(i) / 4);
    list->AddRectFilled({x, middle - 5}, {x + 1, middle + 6}, ink);
  }
  const float t = last == 0 ? 1 : static_cast<float>(shown) / static_cast<float>(last);
  const float x = std::round(from + (to - from) * t);
  list->AddRectFilled({x - 6, middle - 10}, {x + 6, middle + 10}, ui::col(ui::theme().panel), 2);
  list->AddRect({x - 6, middle - 10}, {x + 6, middle + 10}, ink, 2, 0, 2);
}

}  // namespace

void draw_scrubber(const Scene& scene, Commands& out) {
  const bool phone = scene.layout->area.form == Area::Form::Phone;
  board::Rect r = scene.layout->scrubber;
  if (!phone) {
    ui::begin_panel({.id = "##scrubber", .rect = r, .pad_x = 4, .pad_y = 5});
  } else {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    r = {at.x, at.y, ui::line_left(), ui::scaled(44)};
  }
  const GameModel& model = *scene.model;
  const float size = button_side();
  const float y = r.y + (r.h - size) / 2;
  const int shown = static_cast<int>(model.shown());
  ui::move_to(r.x + 4, y);
  if (ui::button({.id = "back",
                  .icon = static_cast<int>(Icon::Prev),
                  .tip = "One decision back ( [ )",
                  .kind = ui::ButtonKind::Bare,
                  .enabled = shown > 0,
                  .size = {size, size}})) {
    out.push_back(commands::Seek{shown - 1});
  }
  ui::move_to(r.right() - 4 - size, y);
  if (ui::button({.id = "forward",
                  .icon = static_cast<int>(Icon::Next),
                  .tip = "One decision on ( ] )",
                  .kind = ui::ButtonKind::Bare,
                  .enabled = model.is_replaying(),
                  .size = {size, size}})) {
    out.push_back(commands::Seek{shown + 1});
  }
  ui::move_to(r.x + 4 + size + ui::scaled(8) - 6, y);
  draw_track(model, r, size, out);
  if (phone) {
    ui::move_to(r.x, r.bottom());
  } else {
    ui::end_panel();
  }
}

namespace {

/// A replay goes by phases and fights, where the game has such.
void draw_landmark_button(const Scene& scene, int by, Commands& out) {
  const Reporter* reporter = scene.capabilities.reporter;
  const std::size_t shown = scene.model->shown();
  const auto there = reporter == nullptr ? std::nullopt : reporter->landmark(shown, by);
  if (!there) {
    return;
  }
  const bool is_back = by < 0;
  if (ui::button({.id = is_back ? "phase-back" : "phase-on",
                  .icon = static_cast<int>(is_back ? Icon::First : Icon::Last),
                  .tip = is_back ? "To the phase or fight before (Page Up)" : "To the next phase or fight (Page Down)",
                  .enabled = *there != shown})) {
    out.push_back(commands::Seek{static_cast<int>(*there)});
  }
  ImGui::SameLine(0, ui::scaled(8));
}

}  // namespace

void draw_replay_buttons(const Scene& scene, Commands& out) {
  draw_landmark_button(scene, -1, out);
  if (ui::button({.id = "replay-play",
                  .icon = static_cast<int>(scene.replay_running ? Icon::Pause : Icon::Play),
                  .tip = scene.replay_running ? "Stop" : "Play it from here"})) {
    out.push_back(commands::OfGame::ToggleReplay);
  }
  ImGui::SameLine(0, ui::scaled(8));
  draw_landmark_button(scene, 1, out);
  draw_speed_button(scene, out);
  ImGui::SameLine(0, ui::scaled(8));
  const bool is_wide = scene.layout->area.form == Area::Form::Wide;
  const std::string branch = is_wide ? "Play on from here" : "Play on";
  if (!is_wide && ui::line_left() < ui::measure(ui::Type::Button, branch).x + ui::scaled(32)) {
    ImGui::NewLine();
  }
  const float tall =
      scene.layout->area.form == Area::Form::Phone ? ui::scaled(44) : 0;  // the sheet has room for no more
  if (ui::button(
          {.id = "branch", .label = branch, .tip = "Later decisions stay in the saved game", .size = {0, tall}})) {
    out.push_back(commands::OfGame::Branch);
  }
  ImGui::SameLine(0, ui::scaled(8));
  const bool room = ui::line_left() > ui::scaled(170) || is_wide;
  if (!room) {
    ImGui::NewLine();
  }
  if (ui::button({.id = "back-to-game", .label = "Back to the game", .kind = ui::ButtonKind::Ink, .size = {0, tall}})) {
    out.push_back(commands::OfGame::BackToGame);
  }
}

namespace {

/// What a tip says line by line, with the rule after the last.
std::vector<std::string> lines_of(const Tip& tip) {
  std::vector<std::string> lines = tip.lines;
  if (!tip.rule.empty()) {
    if (lines.empty()) {
      lines.emplace_back();
    }
    lines.back() += (lines.back().empty() ? "[" : " [") + tip.rule + "]";
  }
  return lines;
}

/// Beside the point where it covers least of what it is about; right below when that is all the same.
board::Rect place_tip(board::Vec2 at, ImVec2 size, const std::vector<board::Rect>& clear, board::Rect bounds) {
  const auto within = [&](board::Vec2 corner) {
    return board::Rect{std::clamp(corner.x, bounds.x + 8, std::max(bounds.x + 8, bounds.right() - 8 - size.x)),
                       std::clamp(corner.y, bounds.y + 8, std::max(bounds.y + 8, bounds.bottom() - 8 - size.y)), size.x,
                       size.y};
  };
  std::vector<board::Vec2> corners{{at.x + 16, at.y + 18},
                                   {at.x - 16 - size.x, at.y + 18},
                                   {at.x + 16, at.y - 14 - size.y},
                                   {at.x - 16 - size.x, at.y - 14 - size.y}};
  for (const board::Rect& about : clear) {
    corners.push_back({about.right() + 10, at.y - size.y / 2});
    corners.push_back({about.x - 10 - size.x, at.y - size.y / 2});
    corners.push_back({at.x - size.x / 2, about.bottom() + 10});
    corners.push_back({at.x - size.x / 2, about.y - 10 - size.y});
  }
  board::Rect best;
  float least = 1e9F;
  for (const board::Vec2 corner : corners) {
    const board::Rect rect = within(corner);
    float covered = rect.inset(-4).contains(at) ? 1e6F : 0;
    for (const board::Rect& about : clear) {
      const float wide = std::min(rect.right(), about.right()) - std::max(rect.x, about.x);
      const float tall = std::min(rect.bottom(), about.bottom()) - std::max(rect.y, about.y);
      covered += wide > 0 && tall > 0 ? wide * tall : 0;
    }
    if (covered < least) {
      least = covered;
      best = rect;
    }
  }
  return best;
}

}  // namespace

void draw_tip(const Tip& tip, board::Vec2 at, board::Rect bounds) {
  if (tip.title.empty()) {
    return;
  }
  const float pad = ui::scaled(14);
  const float icon = tip.barred ? ui::scaled(24) : 0;
  const std::vector<std::string> lines = lines_of(tip);
  float inner = ui::measure(ui::Type::Strong, tip.title).x + icon;
  for (const std::string& line : lines) {
    inner = std::max(inner, ui::measure(ui::Type::Body, line).x);
  }
  inner = std::min(std::ceil(inner) + 1, std::min(ui::scaled(300), bounds.w - 24) - 2 * pad);
  float height = 2 * pad - ui::scaled(4) + ui::paragraph_height(ui::Type::Strong, tip.title, inner - icon);
  for (const std::string& line : lines) {
    height += ui::paragraph_height(ui::Type::Body, line, inner);
  }
  const board::Rect rect = place_tip(at, {inner + 2 * pad, height}, tip.keep_clear, bounds);
  ImGui::SetNextWindowPos({rect.x, rect.y});
  ui::begin_panel({.id = "##tip", .rect = rect, .pad_x = 14, .pad_y = 12});
  ui::state().covered.pop_back();  // looked at, never clicked
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  if (tip.barred) {
    ui::icon(Icon::No, 18, ui::theme().red);
    ImGui::SameLine(0, ui::scaled(6));
  }
  ui::paragraph(ui::Type::Strong, tip.title, tip.barred ? ui::theme().red : ui::theme().ink, inner - icon);
  for (const std::string& line : lines) {
    ui::paragraph(ui::Type::Body, line, ui::theme().ink, inner);
  }
  ImGui::PopStyleVar();
  ui::end_panel();
}

board::Rect draw_fight(const Scene& scene) {
  const Reporter* reporter = scene.capabilities.reporter;
  if (!scene.fight || reporter == nullptr) {
    return {};
  }
  const board::Rect& table = scene.layout->area.table;
  std::vector<board::Rect> clear = ui::state().covered;  // panels over the table
  for (const Target& target : scene.view->targets()) {
    clear.push_back(target.rect);
  }
  const board::Rect above{table.centre().x, table.y, 0, 0};
  return draw_fight_banner(*scene.fight, reporter->place_of(scene.fight->target).value_or(above), table, clear);
}

void draw_curtain(const Scene& scene, Commands& out) {
  const board::Rect& r = scene.layout->area.table;
  const Seat seat = scene.model->prompt().seat;
  const float w = std::min(ui::scaled(440), r.w - 24);
  const float h = ui::scaled(230);
  const board::Rect sheet{r.x + (r.w - w) / 2, r.y + std::max(0.0F, (r.h - h) / 2), w, h};
  ui::begin_panel({.id = "##curtain", .rect = sheet, .pad_x = 28, .pad_y = 26});
  ui::draw_neatline(ImGui::GetWindowDrawList(), sheet.inset(6));
  ui::heading("Change of seats");
  ui::paragraph(ui::Type::Body,
                "The table is covered. Hand over to the " + std::string(name_of(seat)) +
                    " player, who uncovers it when the other one looks away.",
                ui::theme().ink);
  ui::gap(4);
  const std::string label = "I play the " + std::string(name_of(seat)) + " side";
  if (ui::button({.id = "lift-curtain",
                  .label = label,
                  .icon = static_cast<int>(Icon::Eye),
                  .kind = ui::ButtonKind::Now,
                  .size = {ui::line_left(), ui::scaled(48)}})) {
    out.push_back(commands::OfGame::LiftCurtain);
  }
  ui::end_panel();
}

}  // namespace longroll::web
