#include "web/shell/place_flash.h"

#include <algorithm>

#include "web/views/place_shower.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

// ms after which the rings go out, come back, and are gone.
constexpr double kOff = 350;
constexpr double kOn = 500;
constexpr double kEnd = 2200;

bool is_known(const Scene& scene, std::size_t decision) {
  const Session& session = scene.model->session();
  return decision >= session.first_ply() && decision < session.ply_count();
}

}  // namespace

void PlaceFlash::show(Scene& scene, std::size_t decision, bool is_still) {
  PlaceShower* shower = scene.capabilities.place_shower;
  if (shower != nullptr && is_known(scene, decision)) {
    shower->reveal(scene.model->session().ply(decision));
    decision_ = decision;
    since_ = -1;
    is_still_ = is_still;
  }
}

void PlaceFlash::draw(const Scene& scene, double now) {
  const bool is_covered = !ui::state().layer_active || scene.model->is_curtain_down();
  if (!decision_ || is_covered || !is_known(scene, *decision_)) {
    decision_.reset();
    return;
  }
  since_ = since_ < 0 ? now : since_;
  const double age = now - since_;
  if (age >= kEnd) {
    decision_.reset();
    return;
  }
  ImDrawList* list = ImGui::GetForegroundDrawList();
  const bool is_off = !is_still_ && age >= kOff && age < kOn;
  for (const board::Rect& r : scene.capabilities.place_shower->places_of(scene.model->session().ply(*decision_))) {
    ui::state().rings.push_back(r);
    if (!is_off) {
      list->AddRect({r.x - 5, r.y - 5}, {r.right() + 5, r.bottom() + 5}, ui::col(ui::theme().panel), 7, 0, 8);
      list->AddRect({r.x - 5, r.y - 5}, {r.right() + 5, r.bottom() + 5}, ui::col(ui::theme().ink), 7, 0, 3);
    }
  }
}

double PlaceFlash::due_in(double now) const {
  if (!decision_) {
    return -1;
  }
  if (since_ < 0) {
    return 0;
  }
  const double age = now - since_;
  const double next = is_still_ || age >= kOn ? kEnd : age < kOff ? kOff : kOn;
  return std::max(0.0, next - age);
}

}  // namespace longroll::web
