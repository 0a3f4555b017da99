// module: sheets
#include <algorithm>

#include "web/views/fight_banner.h"
#include "web/views/lesson.h"
#include "web/views/lesson_guide.h"
#include "web/views/panels.h"
#include "web/views/sheet_code.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

float g_tall = 220;  ///< of the words on a wide window, as they were measured

bool hides_one(const board::Rect& rect, std::span<const board::Rect> rings) {
  return std::any_of(rings.begin(), rings.end(), [&](const board::Rect& ring) {
    return rect.x < ring.right() && ring.x < rect.right() && rect.y < ring.bottom() && ring.y < rect.bottom();
  });
}

std::optional<board::Rect> way_to(const Scene& scene, const Action& action) {
  const LessonGuide* guide = scene.capabilities.lesson_guide;
  return guide != nullptr ? guide->way_to(action) : std::nullopt;
}

}  // namespace

std::vector<std::string> sheets::lesson_words(const Scene& scene) {
  const LessonText& text = scene.lesson->text();
  if (scene.model->outcome().over || scene.lesson->is_done()) {
    return {scene.lesson->is_followed() ? text.won : "The battle is over."};
  }
  if (!scene.lesson->is_followed()) {
    return {text.strayed};
  }
  if (!scene.model->may_act()) {
    return {"Watch what the enemy does.", ""};
  }
  const LessonStep* step = scene.lesson->step();
  return step == nullptr ? std::vector<std::string>{} : std::vector<std::string>{step->say, ui::for_hand(step->why)};
}

void sheets::draw_lesson(const Scene& scene, Commands& out) {
  const std::vector<std::string> words = sheets::lesson_words(scene);
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!words[i].empty()) {
      ui::paragraph(i == 0 ? ui::Type::Strong : ui::Type::Body, words[i], ui::theme().ink);
    }
  }
  const LessonStep* step = scene.lesson->step();
  if (words.size() == 2 && scene.model->may_act() && step != nullptr) {
    const std::string cited = "Rule " + step->rule;
    ui::text(ui::Type::Label, cited, ui::theme().ink2);
    ui::cite(ImGui::GetItemRectMin(), ImGui::GetItemRectSize(), step->rule);
  }
  if (!scene.lesson->is_followed() && scene.model->can_undo() &&
      ui::button({.id = "lesson-back", .label = "Take it back", .icon = static_cast<int>(board::Icon::Undo)})) {
    out.push_back(commands::OfGame::Undo);
  }
}

void sheets::show_lesson_choice(const Scene& scene) {
  const std::optional<Action> next = scene.lesson->awaited(scene.model->session());
  if (!next || !scene.model->may_act() || scene.view == nullptr) {
    return;
  }
  const std::string now = "@" + std::to_string(scene.model->shown());
  if (scene.view->where(*next, GameView::Part::Piece) || way_to(scene, *next)) {  // a card is pressed
    const ImVec2 top = ImGui::GetWindowPos();
    ui::show_once("lesson" + now, {top.x, top.y + ImGui::GetCursorStartPos().y, 1, 1});
    return;
  }
  const std::string id = "choice:" + scene.model->game().text(scene.model->session().state(), *next);
  for (const ui::Control& control : ui::state().controls) {
    if (control.id == id) {
      ui::show_once(id + now, control.rect);
    }
  }
}

void sheets::draw_lesson_panel(const Scene& scene, Commands& out) {
  const bool is_told = scene.model->may_act() || scene.model->outcome().over || !scene.lesson->is_followed();
  if (!is_told || !ui::state().layer_active || scene.model->is_replaying()) {
    return;
  }
  const board::Rect& table = scene.layout->area.table;
  const std::vector<board::Rect>& rings = ui::state().rings;
  const board::Vec2 size{std::min(ui::scaled(340), table.w - 12), g_tall};
  std::vector<board::Rect> clear;
  for (const Target& target : scene.view->targets()) {
    clear.push_back(target.rect);
  }
  for (int n = 0; n < 50; ++n) {  // what is to be pressed matters most
    clear.insert(clear.end(), rings.begin(), rings.end());
  }
  const board::Rect corner{table.right() - size.x, table.y + 4, size.x, 0};
  const board::Rect within{table.x, table.y, table.w, scene.layout->area.hand.bottom() - table.y};
  board::Rect rect = beside(rings.empty() ? corner : rings.back(), size, within, clear);
  for (int n = 0; n < 4 && hides_one(rect, rings); ++n) {  // no room beside it: a corner of the table
    rect.x = n % 2 == 0 ? within.right() - size.x - 6 : within.x + 6;
    rect.y = n < 2 ? within.y + 6 : within.bottom() - size.y - 6;
  }
  ui::begin_panel({.id = "##lesson", .rect = rect});
  const float top = ImGui::GetCursorPosY();
  ui::heading(scene.lesson->text().title, scene.lesson->is_followed() ? scene.lesson->count() : "");
  sheets::draw_lesson(scene, out);
  ui::settle(g_tall, ImGui::GetCursorPosY() - top + ui::scaled(26));
  ui::end_panel();
}

void sheets::draw_lesson_rings(const Scene& scene) {
  const std::optional<Action> next = scene.lesson->awaited(scene.model->session());
  const bool is_made = scene.lesson->makes_next(scene.model->session());
  if (!next || is_made || !scene.model->may_act() || scene.view == nullptr || !ui::state().layer_active) {
    return;
  }
  ImDrawList* list = ImGui::GetForegroundDrawList();
  const board::Rect& hand = scene.layout->area.hand;
  const auto ring = [&](board::Rect r, const std::string& number) {
    if (hand.contains({r.x, r.y})) {  // a phone shows only the upper part of a card in the hand
      r.h = std::min(r.h, hand.bottom() - r.y - 6);
    }
    ui::state().rings.push_back(r);
    list->AddRect({r.x - 4, r.y - 4}, {r.right() + 4, r.bottom() + 4}, ui::col(ui::theme().panel), 6, 0, 7);
    list->AddRect({r.x - 4, r.y - 4}, {r.right() + 4, r.bottom() + 4}, ui::col(ui::theme().ink), 6, 0, 3);
    if (!number.empty()) {
      const ImVec2 at{r.x + 2, r.y + 2};
      const ImVec2 size = ui::measure(ui::Type::Number, number);
      list->AddCircleFilled(at, ui::scaled(13), ui::col(ui::theme().ink));
      ui::draw_text(list, {at.x - size.x / 2, at.y - size.y / 2}, ui::Type::Number, number, ui::theme().panel);
    }
  };
  if (const auto way = way_to(scene, *next)) {
    ring(*way, "");
    return;
  }
  const std::size_t before = ui::state().rings.size();
  const auto piece = scene.view->where(*next, GameView::Part::Piece);
  const auto place = scene.view->where(*next, GameView::Part::Place);
  for (const Target& target : scene.view->targets()) {
    const bool is_way = target.action == next && target.id != kNoTarget && place && piece;
    if (is_way) {  // of several that are asked about
      ring(target.rect, "");
      return;
    }
  }
  const bool both = piece && place && !place->contains(piece->centre());  // on a map a unit lies on its own place
  if (piece) {
    ring(*piece, both ? "1" : "");
  }
  if (place && (both || !piece)) {
    ring(*place, both ? "2" : "");
  }
  const std::string id = "choice:" + scene.model->game().text(scene.model->session().state(), *next);
  for (const ui::Control& control : ui::state().controls) {
    if (control.id == id && !piece) {
      ring(control.rect, "");
    }
  }
  // Else the red button of the game's own, or the way to the list of all choices.
  for (const std::string& way : {"view:" + std::to_string(main_button(scene)), std::string("choices")}) {
    for (const ui::Control& control : ui::state().controls) {
      if (control.id == way && ui::state().rings.size() == before) {
        ring(control.rect, "");
      }
    }
  }
}

}  // namespace longroll::web
