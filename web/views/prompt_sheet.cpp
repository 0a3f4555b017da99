#include <algorithm>
#include <string>
#include <string_view>

#include "web/views/fitting.h"
#include "web/views/panels.h"
#include "web/views/phone_hints.h"
#include "web/views/ui.h"

namespace longroll::web {

namespace {

/// What came between, the question with its rule, and what was refused.
void draw_question(const Scene& scene, const Asked& asked) {
  const board::Theme& t = ui::theme();
  if (!lesson_speaks(scene)) {  // it says what is asked, and the button that it rings must be seen
    if (!asked.since.empty()) {
      ui::paragraph(ui::Type::Body, asked.since, t.ink2);
    }
    const std::string cited = asked.rule.empty() ? "" : " [" + asked.rule + "]";
    ui::paragraph(
        ui::measure(ui::Type::Prompt, asked.text + cited).x <= ui::line_left() ? ui::Type::Prompt : ui::Type::Strong,
        asked.text + cited + (asked.progress.empty() ? "" : " " + asked.progress + "."), t.ink);
    ui::cite(ImGui::GetItemRectMin(), ImGui::GetItemRectSize(), asked.rule);
  }
  if (!scene.notice.empty() && !scene.is_refused_at_finger) {
    if (!scene.notice_rule.empty()) {  // else something has passed by itself
      ui::icon(board::Icon::No, 18, t.red);
      ImGui::SameLine(0, ui::scaled(6));
    }
    ui::paragraph(ui::Type::Note, scene.notice, t.ink2);
    ui::cite(ImGui::GetItemRectMin(), ImGui::GetItemRectSize(), scene.notice_rule);
  }
}

/// Half of the line, with a gap in the middle.
float half_line() { return (ui::line_left() - ui::scaled(8)) / 2; }

/// The game is over.
void draw_after_the_end(const Scene& scene, Commands& out) {
  const float half = half_line();
  if (ui::button({.id = "play-again", .label = "Play again", .kind = ui::ButtonKind::Now, .size = {half, 0}})) {
    out.push_back(commands::StartGame{scene.model->match()});
  }
  ImGui::SameLine(0, ui::scaled(8));
  if (ui::button({.id = "new-game", .label = "New game", .size = {half, 0}})) {
    out.push_back(commands::SetUp{scene.model->match().game});
  }
  if (ui::button({.id = "look-back", .label = "Look back over the game", .size = {ui::line_left(), 0}})) {
    out.push_back(commands::Seek{0});
  }
}

/// The other side acts.
void draw_while_watching(const Scene& scene, Commands& out) {
  const float half = half_line();
  draw_speed_button(scene, out, half);
  ImGui::SameLine(0, ui::scaled(8));
  if (ui::button({.id = "skip", .label = "Skip", .tip = "Show the rest of it at once", .size = {half, 0}})) {
    out.push_back(commands::OfGame::Skip);
  }
}

void draw_answers(const Scene& scene, PhoneHints* hints, Commands& out) {
  if (hints != nullptr && scene.model->may_act()) {
    hints->draw_ahead();
  }
  if (is_for_friend(scene) && ui::button({.id = "send-turn",
                                          .label = "Send the turn",
                                          .icon = static_cast<int>(board::Icon::Share),
                                          .kind = ui::ButtonKind::Now,
                                          .size = {ui::line_left(), 0}})) {
    out.push_back(commands::OpenSheet{Sheet::Share});
  }
  draw_short_choices(scene, out);
  if (scene.lesson != nullptr) {
    show_lesson_choice(scene);
  }
}

}  // namespace

void draw_prompt_sheet(const Scene& scene, Commands& out) {
  const board::Rect& r = scene.layout->prompt;
  const Asked asked = asked_of(scene);
  const board::Theme& t = ui::theme();
  ui::begin_panel({.id = "##prompt", .rect = r, .scrolls = true, .pad_x = 12, .pad_y = 12});
  const bool again = is_asked_again(scene);
  if (!again) {
    ui::tell_of(asked.text);
  }
  if (scene.lesson != nullptr) {
    draw_lesson(scene, out);
    ui::thin_rule();
  }
  const float top = ImGui::GetCursorPosY();
  draw_question(scene, asked);
  float* const height = ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID("height of the question"));
  if (again) {  // the buttons stay where they were before it was asked whether a choice is meant
    ImGui::SetCursorPosY(std::max(ImGui::GetCursorPosY(), top + *height));
  } else {
    *height = ImGui::GetCursorPosY() - top;
  }
  PhoneHints* hints = scene.capabilities.phone_hints;
  const bool is_over = scene.model->outcome().over;
  if (scene.model->is_replaying()) {
    draw_scrubber(scene, out);
    draw_replay_buttons(scene, out);
  } else if (is_over) {
    draw_after_the_end(scene, out);
  } else if (scene.can_skip) {
    draw_while_watching(scene, out);
  } else {
    draw_answers(scene, hints, out);
  }
  if (hints != nullptr && !scene.model->is_replaying() && (is_over || !scene.can_skip)) {
    hints->draw_aside();
  }
  // Below what must be pressed.
  if (scene.notice.empty() && !scene.news.empty()) {
    ui::paragraph(ui::Type::Note, scene.news, t.ink2);
  }
  // Last, over the words that have been scrolled up to it.
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->PushClipRect({r.x, r.y}, {r.right(), r.bottom()}, false);
  list->AddRectFilled({r.x, r.y}, {r.right(), r.y + 5}, ui::col(asked.ours ? t.red : t.rule));
  list->PopClipRect();
  ui::end_panel();
}

void draw_header(const Scene& scene, Commands& out) {
  const board::Rect& r = scene.layout->header;
  ui::begin_panel({.id = "##header", .rect = r, .body = false, .pad_x = 12, .pad_y = 6});
  const float size = ui::scaled(44);
  ui::move_to(r.x + 12, r.y + 6);
  if (ui::button({.id = "menu", .icon = static_cast<int>(board::Icon::Menu), .tip = "Menu", .size = {size, size}})) {
    out.push_back(commands::OpenSheet{Sheet::Menu});
  }
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float x = r.x + 12 + size + ui::scaled(12);
  const float end = r.right() - 12 - size;
  const float charts = end - ui::scaled(8) - size;
  const float right = (ui::state().offers_charts ? charts : end) - ui::scaled(8);
  list->PushClipRect({x, r.y}, {right, r.bottom()}, true);
  std::string title = scene.model->title();
  if (const std::size_t at = title.find(": ");
      ui::measure(ui::Type::Button, title).x > right - x && at < title.size()) {
    title.erase(0, at + 2);  // the battle says more than the game
  }
  ui::draw_text(list, {x, r.y + ui::scaled(10)}, ui::Type::Button, title, ui::theme().ink);
  std::string heading = asked_of(scene).heading;
  if (const std::size_t at = heading.find(" - ");
      at != std::string::npos && ui::measure(ui::Type::Note, heading).x > right - x) {
    // "Evening of the 28th, couplet 1 - Union movement": whose turn it is matters most.
    heading = heading.substr(at + 3) + " \xC2\xB7 " + heading.substr(0, at);
  }
  ui::draw_text(list, {x, r.y + ui::scaled(30)}, ui::Type::Note, fitting(std::move(heading), right - x),
                ui::theme().ink2);
  list->PopClipRect();
  draw_chart_button(charts, r.y + 6, size);
  ui::move_to(end, r.y + 6);
  if (ui::button(
          {.id = "log", .icon = static_cast<int>(board::Icon::Log), .tip = log_title(scene), .size = {size, size}})) {
    out.push_back(commands::OpenSheet{Sheet::Log});
  }
  ui::end_panel();
}

}  // namespace longroll::web
