#include <algorithm>

#include "web/views/panels.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

/// A choice as a button over the whole line; below its words a bar of exact chances when it leads to a roll.
/// Odds are worked out for one choice a frame, so that a long list does not hold up the page.
bool choice_button(const Scene& scene, const Choice& choice) {
  GameModel& model = *scene.model;
  const std::string id = "choice:" + model.game().text(model.session().state(), choice.action);
  const bool now = model.knows_odds(choice.action) || !ui::state().wants_frame;
  ui::state().wants_frame |= !model.knows_odds(choice.action);
  const Odds* odds = now ? model.odds(choice.action) : nullptr;
  const bool rolls = odds != nullptr && odds->total > 0 && odds->shares.size() > 1;
  std::string best;
  if (rolls) {
    const Share& likely = *std::max_element(odds->shares.begin(), odds->shares.end(),
                                            [](const Share& a, const Share& b) { return a.weight < b.weight; });
    best = (likely.gist.empty() ? "nothing" : likely.gist) + " " +
           std::to_string((likely.weight * 200 + odds->total) / (2 * odds->total));
  }
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ui::line_left();
  const float pad = ui::scaled(12);
  const float noted = best.empty() ? 0 : ui::measure(ui::Type::Label, best).x + ui::scaled(10);
  const float words = ui::paragraph_height(ui::Type::Strong, choice.label, width - 2 * pad - noted);
  const float height = words + ui::scaled(rolls ? 30 : ui::state().touch ? 22 : 16);
  const bool alone = is_main(scene, choice);
  const ui::ButtonKind kind = alone ? ui::ButtonKind::Now : ui::ButtonKind::Plain;
  const bool pressed = ui::button({.id = id, .tip = choice.label, .kind = kind, .size = {width, height}});
  const ImVec2 after = ImGui::GetCursorScreenPos();
  const board::Colour ink = alone ? ui::theme().on_red : ui::theme().ink;
  ui::move_to(at.x + pad, at.y + (rolls ? ui::scaled(6) : (height - words) / 2));
  ui::paragraph(ui::Type::Strong, choice.label, ink, width - 2 * pad - noted);
  if (rolls) {
    ui::draw_text(ImGui::GetWindowDrawList(), {at.x + width - pad - noted + ui::scaled(10), at.y + ui::scaled(11)},
                  ui::Type::Label, best, alone ? ink : ui::theme().ink2);
    ui::move_to(at.x + pad, at.y + height - ui::scaled(18));
    draw_odds_bar(*odds, 8, width - 2 * pad);
  }
  ui::move_to(after.x, after.y);
  return pressed;
}

}  // namespace

void draw_choices(const Scene& scene, Commands& out) {
  if (!scene.model->may_act()) {
    return;
  }
  for (const Choice& choice : scene.model->prompt().choices) {
    if (choice_button(scene, choice)) {
      out.push_back({.what = Do::Submit, .action = choice.action});
    }
  }
}

void draw_short_choices(const Scene& scene, Commands& out) {
  constexpr std::size_t kMany = 8;
  const std::vector<Choice>& choices = scene.model->prompt().choices;
  const auto offer = [&](const Choice& choice) {
    if (choice_button(scene, choice)) {
      out.push_back({.what = Do::Submit, .action = choice.action});
    }
  };
  if (scene.view == nullptr || !scene.model->may_act()) {
    draw_choices(scene, out);
    return;
  }
  const auto first = scene.view->main_choice();
  for (const Choice& choice : choices) {
    if (first && choice.action == *first) {
      offer(choice);
    }
  }
  for (const BarButton& button : scene.view->prompt_buttons()) {
    if (ui::button({.id = "view:" + std::to_string(button.id), .label = button.label, .size = {ui::line_left(), 0}})) {
      out.push_back({.what = Do::Press, .number = button.id});
    }
  }
  // On a map everything that lies there is pointed at; a table lists a few choices whole.
  const bool all = choices.size() <= kMany && scene.view->ground() == Area::Ground::Table;
  bool is_whole = true;
  for (const Choice& choice : choices) {
    const bool shown = all || !scene.view->is_on_table(choice.action);
    is_whole = is_whole && (shown || (first && choice.action == *first));
    if (shown && !(first && choice.action == *first)) {
      offer(choice);
    }
  }
  const std::string label = "All " + std::to_string(choices.size()) + " choices as a list";
  if (!is_whole && ui::button({.id = "choices", .label = label, .size = {ui::line_left(), 0}})) {
    out.push_back({.what = Do::OpenSheet, .sheet = Sheet::Choices});
  }
}

}  // namespace longroll::web
