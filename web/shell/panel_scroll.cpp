#include "web/shell/panel_scroll.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

#include "imgui.h"
#include "imgui_internal.h"

namespace longroll::web {
namespace {

constexpr double kSample = 12;     // ms over which the speed is taken
constexpr double kRest = 100;      // ms after which a finger that has not moved holds the panel fast
constexpr float kSlowest = 0.05F;  // px a ms
constexpr float kDecay = 350;      // ms in which the speed falls to its e-th part
constexpr double kLongest = 50;    // ms that one frame may move on

}  // namespace

bool PanelScroll::touch() {
  const bool was_running = is_running_;
  is_running_ = false;
  window_ = nullptr;
  return was_running;
}

void PanelScroll::scroll(float by) {
  if (window_ != nullptr) {
    // Several movements may come in one frame: each goes on from the one before.
    const float from = window_->ScrollTarget.y < FLT_MAX ? window_->ScrollTarget.y : window_->Scroll.y;
    ImGui::SetScrollY(window_, std::clamp(from - by, 0.0F, window_->ScrollMax.y));
  }
}

void PanelScroll::drag(float by, double when) {
  ImGui::ClearActiveID();
  if (window_ == nullptr) {
    for (ImGuiWindow* window = GImGui->HoveredWindow; window != nullptr && window_ == nullptr;
         window = window->ParentWindow) {
      window_ = window->ScrollMax.y > 0 ? window : nullptr;
    }
    speed_ = way_ = 0;
    mark_ = when;
  }
  scroll(by);
  way_ += by;
  dragged_ = when;
  if (when - mark_ >= kSample) {
    speed_ = 0.3F * speed_ + 0.7F * way_ / static_cast<float>(when - mark_);
    way_ = 0;
    mark_ = when;
  }
}

void PanelScroll::release(double when, double now, bool is_still) {
  is_running_ = window_ != nullptr && !is_still && when - dragged_ < kRest && std::fabs(speed_) > 4 * kSlowest;
  mark_ = now;
}

bool PanelScroll::step(double now) {
  if (!is_running_) {
    return false;
  }
  const auto ms = static_cast<float>(std::clamp(now - mark_, 0.0, kLongest));
  mark_ = now;
  scroll(speed_ * ms);
  speed_ *= std::exp(-ms / kDecay);
  const bool is_at_end = speed_ > 0 ? window_->Scroll.y <= 0 : window_->Scroll.y >= window_->ScrollMax.y;
  is_running_ = window_->WasActive && !is_at_end && std::fabs(speed_) > kSlowest;
  return is_running_;
}

}  // namespace longroll::web
