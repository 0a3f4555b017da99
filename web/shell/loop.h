#pragma once

#include <SDL.h>

#include <cstdint>
#include <memory>

#include "web/shell/input.h"
#include "web/shell/preferences.h"
#include "web/shell/screen.h"

namespace longroll::web {

/// Window, surface and frames. A frame is drawn only when something has changed: input, a message from the worker, a
/// decision, or motion under way ask for one; nothing else does.
class Loop {
 public:
  /// Opens window and surface; the browser calls `draw` at each frame that was asked for. False when nothing can be
  /// drawn (the page then says so in plain words).
  bool open(void (*draw)(double ms));

  /// Asks for the next frame, and for as many in all.
  void request_frames(int count);
  /// Wants that many frames: during a frame, which asks for the next one at its end.
  void want_frames(int count);

  // --- a frame, in this order
  /// Reads window and input. `now` in ms.
  void begin(double now, const Preferences& preferences);
  const Input& input() const { return input_; }
  /// The panels are built between these two.
  void begin_panels();
  static void end_panels();
  /// The desk is drawn; what lies on it is drawn next, below the panels.
  board::Canvas& begin_picture();
  /// The panels are drawn, and the picture is shown.
  void end_picture();
  void count_frame();
  /// Asks for the next frame or sets the timer. `due`: ms until something is due; negative: nothing is.
  void schedule(bool is_moving, double due);

  /// The timer has rung.
  void on_wake() { woken_for_ = 0; }
  const WindowSize& window() const { return size_; }
  double now() const { return now_; }

 private:
  void measure();

  void (*draw_)(double ms) = nullptr;
  SDL_Window* window_ = nullptr;
  std::unique_ptr<board::Canvas> canvas_;
  Input input_;
  WindowSize size_;
  int frames_wanted_ = 0;
  std::uint64_t frames_ = 0;
  double now_ = 0;
  double woken_for_ = 0;  ///< when the timer that was set last rings; 0 when it has
};

}  // namespace longroll::web
