#pragma once

#include "web/board/canvas.h"
#include "web/shell/mirror.h"
#include "web/shell/page.h"
#include "web/views/command.h"

namespace longroll::web {

class GameScreen;

/// The window in CSS px, and what of it cannot be used.
struct WindowSize {
  float width = 0, height = 0;
  float ratio = 1;  ///< device pixels a CSS px
  page::Rims rims;

  board::Rect rect() const { return {0, 0, width, height}; }
};

/// What fills the window. One is shown at a time (router.h).
class Screen {
 public:
  virtual ~Screen() = default;
  /// Its panels, inside an ImGui frame. draw() comes after it.
  virtual void build(const WindowSize& window, Commands& out) = 0;
  /// The picture below the panels.
  virtual void draw(board::Canvas& /*canvas*/) {}
  /// The screen in words, for the mirror.
  virtual void write_words(MirrorData& out) const = 0;
  /// Esc, while no sheet is open.
  virtual void cancel(Commands& /*out*/) {}
  /// The browser's Back, while no sheet is open.
  virtual void step_back(Commands& out) { out.push_back(commands::OfPage::GoHome); }
  /// The game that is played on it, which takes gestures and keys of its own. Null: controls are all there is.
  virtual GameScreen* game() { return nullptr; }
};

}  // namespace longroll::web
