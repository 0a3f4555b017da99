#pragma once

#include "web/board/icons.h"
#include "web/views/sheets.h"

namespace longroll::web {

/// The frame of a sheet: scrim, panel in the middle of the window as high as its content (or always `size.y` high),
/// title, close button. Content is drawn while the frame lives.
class SheetFrame {
 public:
  SheetFrame(board::Rect window, const char* title, board::Vec2 size, Sheet sheet, Commands& out);
  ~SheetFrame();
  SheetFrame(const SheetFrame&) = delete;
  SheetFrame& operator=(const SheetFrame&) = delete;

 private:
  Sheet sheet_;
  bool is_fixed_;
  float top_ = 0;
};

/// A line of a menu, over the whole width.
bool sheet_row(const char* id, const char* label, board::Icon icon);

/// The rules: the list of pages beside the page, or before it where there is little room.
void draw_help(const SheetData& data, Commands& out);

void draw_share(const SheetData& data, Commands& out);

}  // namespace longroll::web
