#include <string>

#include "web/views/panels.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

/// How high the inspector would like to be. Within a phase of the game it only grows, so that the log below it does not
/// jump with everything that the pointer comes upon.
struct Wanted {
  float height = 0;
  std::string phase;
  const GameModel* model = nullptr;
} g_inspector;

void measure_inspector(const Scene& scene, float content) {
  const std::string& phase = scene.model->prompt().heading;
  const bool is_new = g_inspector.model != scene.model || (scene.model->may_act() && g_inspector.phase != phase);
  const float height = content + ui::scaled(2 * 14 + 6);
  if (is_new) {
    g_inspector = {0, phase, scene.model};
  }
  if (height > g_inspector.height + 0.5F) {
    g_inspector.height = height;
    ui::state().wants_frame = true;
  }
}

}  // namespace

float inspector_needs() { return g_inspector.height; }

void draw_inspector_panel(const Scene& scene, Commands& out) {
  ui::begin_panel({.id = "##inspector", .rect = scene.layout->inspector});
  ui::begin_scroll("##inspector-body");
  const float top = ImGui::GetCursorPosY();
  if (scene.view != nullptr && !scene.model->is_curtain_down()) {
    ui::state().heading.clear();
    if (scene.digest_open && !scene.is_pointing) {
      ui::heading("Their turn", name_of(scene.digest.side));
      draw_digest(scene, out);  // says itself what it tells of: said twice, the panel could not be scrolled
    } else {
      ask(scene.view->draw_inspector(), out);
      ui::tell_of(ui::state().heading);
    }
  } else if (scene.model->is_curtain_down()) {
    ui::heading("Covered");
    ui::paragraph(ui::Type::Note, "Nobody's cards are shown until the next player has sat down.", ui::theme().ink2);
  } else if (scene.view == nullptr) {
    ui::heading("Your choices");
    draw_choices(scene, out);
  }
  measure_inspector(scene, ImGui::GetCursorPosY() - top);
  ui::end_scroll();
  ui::end_panel();
}

}  // namespace longroll::web
