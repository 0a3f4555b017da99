#include <algorithm>

#include "engine/core/text.h"
#include "web/views/sheets.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

/// A line of the form: its name at the left, its choices at the right (below on a phone).
void label(std::string_view words) {
  ui::gap(1);
  ui::text(ui::Type::Heading, words, ui::theme().ink2);
}

Match settled(const NewGameData& data) {
  Match match = data.match;
  const Controller level = data.level == 0 ? Controller::Easy : data.level == 1 ? Controller::Normal : Controller::Hard;
  match.who = {Controller::Human, Controller::Human};
  if (data.seat == 0) {
    match.who[1] = level;
  } else if (data.seat == 1) {
    match.who[0] = level;
  }
  match.seed = parse_u64(data.seed).value_or(0);
  return match;
}

}  // namespace

void draw_new_game(NewGameData& data, Commands& out) {
  const GameInfo& info = *data.info;
  const float w = std::min(ui::scaled(560), data.window.w - 24);
  const float foot = ui::scaled(74);
  static float natural = 0;  // of the form when it was drawn last
  const float h = std::min((natural > 0 ? natural : ui::scaled(400)) + foot + ui::scaled(40), data.window.h - 24);
  const board::Rect r{data.window.x + (data.window.w - w) / 2, data.window.y + (data.window.h - h) / 2, w, h};
  ui::begin_panel({.id = "##new-game", .rect = r, .pad_x = 24, .pad_y = 22});
  ui::draw_neatline(ImGui::GetWindowDrawList(), r.inset(6));
  ui::begin_scroll("##form", r.h - ui::scaled(40) - foot + ui::scaled(4));
  const auto scenario = static_cast<std::size_t>(data.match.setup.scenario);
  ui::text(ui::Type::Title, info.title + ": " + info.scenarios[scenario].title);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy({1, ui::draw_double_rule(ImGui::GetWindowDrawList(), at, ui::line_left())});
  if (info.scenarios.size() > 1) {
    label("Battle");
    std::vector<std::string> titles;
    for (const ScenarioInfo& one : info.scenarios) {
      titles.push_back(one.title);
    }
    data.match.setup.scenario = ui::choice_row("scenario", titles, data.match.setup.scenario);
  }
  const ScenarioInfo& chosen = info.scenarios[static_cast<std::size_t>(data.match.setup.scenario)];
  if (!chosen.date.empty()) {
    ui::paragraph(ui::Type::Note, chosen.date, ui::theme().ink2);
  }
  if (!chosen.about.empty()) {
    ui::paragraph(ui::Type::Body, chosen.about, ui::theme().ink);
  }
  label("You play");
  const std::vector<std::string> sides{"Union", "Confederate", "Both, at one table"};
  data.seat = ui::choice_row("side", sides, data.seat);
  if (data.seat < 2) {
    label("Against");
    const std::vector<std::string> levels{"Easy", "Normal", "Hard"};
    data.level = ui::choice_row("level", levels, data.level);
  } else {
    ui::paragraph(ui::Type::Note, "Two players share this screen; the table is covered when the seat changes.",
                  ui::theme().ink2);
  }
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionInfo& option = info.options[i];
    label(option.title);
    int& value = data.match.setup.options[i];
    value = ui::choice_row("option:" + option.id, option.titles, value);
  }
  label("Seed");
  ui::field({.id = "seed",
             .label = "Seed of the dice, a number",
             .hint = "Drawn for you, or a number",
             .rect = {},
             .value = &data.seed},
            ui::line_left(), 40);
  if (!data.seed.empty() && !parse_u64(data.seed)) {
    ui::paragraph(ui::Type::Note, "A seed is a whole number.", ui::theme().red);
  }
  natural = ImGui::GetCursorPosY();
  ui::end_scroll();
  ui::move_to(r.x + ui::scaled(24), r.bottom() - foot);
  const float back = ui::measure(ui::Type::Button, "Home").x + ui::scaled(40);
  const float room = r.w - ui::scaled(48) - back - 8;
  if (ui::button({.id = "start",
                  .label = "Begin the battle",
                  .icon = static_cast<int>(board::Icon::Play),
                  .kind = ui::ButtonKind::Now,
                  .enabled = data.seed.empty() || parse_u64(data.seed),
                  .big = true,
                  .size = {room, ui::scaled(48)}})) {
    Command command{Do::Start};
    command.match = settled(data);
    command.number = data.seed.empty() ? 0 : 1;
    out.push_back(command);
  }
  ImGui::SameLine(0, 8);
  if (ui::button({.id = "home", .label = "Home", .size = {back, ui::scaled(48)}})) {
    out.push_back({Do::GoHome});
  }
  ui::end_panel();
}

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
      out.push_back({Do::FetchAgain});
    }
    ImGui::SameLine(0, 8);
  }
  const bool offers_more = data.can_retry || data.progress >= 0;
  if (ui::button({.id = "home",
                  .label = "Home page",
                  .icon = static_cast<int>(board::Icon::Home),
                  .kind = offers_more ? ui::ButtonKind::Plain : ui::ButtonKind::Now,
                  .big = true})) {
    out.push_back({Do::GoHome});
  }
  ui::end_panel();
}

}  // namespace longroll::web
