#pragma once

struct ImGuiWindow;

namespace longroll::web {

/// A finger that drags a panel scrolls it; after a flick the panel runs on and slows down, until it is touched.
class PanelScroll {
 public:
  /// The finger came down. True when it stopped a panel that ran: then the touch presses nothing.
  bool touch();
  /// It moved over a panel by `by` px; `when`: ms by the clock of gestures.
  void drag(float by, double when);
  /// It left; `now`: ms by the clock of frames; `is_still`: nothing runs on.
  void release(double when, double now, bool is_still);
  /// Moves on what runs; true while something does.
  bool step(double now);

 private:
  void scroll(float by);

  ImGuiWindow* window_ = nullptr;
  bool is_running_ = false;
  float speed_ = 0;     ///< px a ms, smoothed
  float way_ = 0;       ///< px since `mark_`
  double mark_ = 0;     ///< ms
  double dragged_ = 0;  ///< ms, when it moved last
};

}  // namespace longroll::web
