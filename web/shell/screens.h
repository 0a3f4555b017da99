#pragma once

#include <string>
#include <vector>

#include "web/shell/screen.h"
#include "web/views/sheets.h"

namespace longroll::web {

/// What a controller may ask of the page as a whole: another screen, a sheet, frames.
class Screens {
 public:
  virtual ~Screens() = default;
  virtual void show(Screen& screen) = 0;
  virtual bool is_shown(const Screen& screen) const = 0;
  /// Leaves the game on the screen, and gives up what is being fetched or opened.
  virtual void go_home() = 0;
  /// Shows a page of words. What is being fetched or opened goes on.
  virtual void show_message(MessageData message) = 0;
  /// How far what the message tells of has come, 0 to 1. A message without a bar keeps having none.
  virtual void set_progress(float progress) = 0;
  /// Opens a sheet over the screen.
  virtual void open_sheet(Sheet sheet, int page) = 0;
  void close_sheet() { open_sheet(Sheet::None, 0); }
  /// What the sheets show.
  virtual SheetData& sheet() = 0;
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
