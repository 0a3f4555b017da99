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

/// The game on the screen has charts to show.
bool has_charts(const SheetData& data);
/// The page of their sheet that belongs to what is asked.
inline constexpr int kChartNow = -1;
/// The charts of the game, a tab each.
void draw_charts(const SheetData& data, Commands& out);
/// The chart that is shown, a line for each of its rows, for the mirror.
std::vector<std::string> chart_in_words(const SheetData& data);

void draw_share(const SheetData& data, Commands& out);
void draw_share_code(const SheetData& data, Commands& out);
void draw_join(const SheetData& data, Commands& out);

}  // namespace longroll::web
