#include "web/views/panels.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

/// A choice as a button over the whole line; below its words a bar of exact chances when it leads to a roll.
bool choice_button(const Scene& scene, const Choice& choice, bool first) {
  GameModel& model = *scene.model;
  const std::string id = "choice:" + model.game().text(model.session().state(), choice.action);
  const Odds* odds = model.odds(choice.action);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ui::line_left();
  const float height = ui::scaled(odds != nullptr ? 56 : ui::state().touch ? 48 : 40);
  const bool alone = model.prompt().choices.size() == 1;
  const bool pressed =
      ui::button({.id = id,
                  .label = odds != nullptr ? "" : std::string_view(choice.label),
                  .tip = choice.label,
                  .kind = alone && first && odds == nullptr ? ui::ButtonKind::Now : ui::ButtonKind::Plain,
                  .size = {width, height}});
  if (odds != nullptr) {
    ImDrawList* list = ImGui::GetWindowDrawList();
    const ImVec2 after = ImGui::GetCursorScreenPos();
    const float pad = ui::scaled(12);
    ui::draw_text(list, {at.x + pad, at.y + ui::scaled(8)}, ui::Type::Strong, choice.label, ui::theme().ink);
    if (!odds->shares.empty() && odds->total > 0) {
      const Share& best = odds->shares.front();
      const std::string words = (best.gist.empty() ? "nothing" : best.gist) + " " +
                                std::to_string((best.weight * 200 + odds->total) / (2 * odds->total));
      const float wide = ui::measure(ui::Type::Label, words).x;
      ui::draw_text(list, {at.x + width - pad - wide, at.y + ui::scaled(10)}, ui::Type::Label, words, ui::theme().ink2);
    }
    ui::move_to(at.x + pad, at.y + ui::scaled(36));
    draw_odds_bar(*odds, 8, width - 2 * pad);
    ui::move_to(after.x, after.y);
  }
  return pressed;
}

}  // namespace

void draw_choices(const Scene& scene, Commands& out) {
  if (!scene.model->may_act()) {
    return;
  }
  bool first = true;
  for (const Choice& choice : scene.model->prompt().choices) {
    if (choice_button(scene, choice, first)) {
      out.push_back({.what = Do::Submit, .action = choice.action});
    }
    first = false;
  }
}

}  // namespace longroll::web
