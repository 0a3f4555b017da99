#pragma once

#include <string>
#include <vector>

#include "web/views/sheets.h"

namespace longroll::web {

/// What a controller may ask of the page as a whole: another screen, and frames.
class Screens {
 public:
  virtual ~Screens() = default;
  /// Leaves the game on the screen, and gives up what is being fetched or opened.
  virtual void go_home() = 0;
  /// Shows a page of words. What is being fetched or opened goes on.
  virtual void show_message(MessageData message) = 0;
  /// How far what the message tells of has come, 0 to 1. A message without a bar keeps having none.
  virtual void set_progress(float progress) = 0;
  virtual void request_frames(int count) = 0;

  /// Goes home and says what went wrong.
  void show_failure(std::string title, std::vector<std::string> lines) {
    go_home();
    MessageData message;
    message.title = std::move(title);
    message.lines = std::move(lines);
    show_message(std::move(message));
  }
};

}  // namespace longroll::web
