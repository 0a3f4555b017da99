#pragma once

#include <string>

#include "web/board/shape/theme.h"
#include "web/shell/page.h"
#include "web/shell/settings.h"
#include "web/views/sheets.h"

namespace longroll::web {

/// What the player has set and what the system prefers: theme, text size, motion. A new theme fades in.
class Preferences {
 public:
  /// Reads what is stored.
  void load(double now);
  /// The system prefers something else now.
  void follow_system(double now);
  /// auto, day, night.
  void set_theme(const std::string& theme, double now);
  void toggle_theme(double now) { set_theme(is_night_ ? "day" : "night", now); }
  void set_text_percent(int percent);
  void set_less_motion(bool is_less);
  void set_speed(Speed speed);
  void set_asking(const Asking& what);
  /// When it is switched on, a drum says so.
  void set_volume(Volume volume);

  /// The colors of this moment.
  board::Theme theme(double now) const;
  bool is_fading(double now) const;
  bool is_still() const { return media_.still || settings_.less_motion; }
  Pace pace() const { return {is_still(), settings_.speed}; }
  float text_scale() const { return static_cast<float>(settings_.text_percent) / 100; }
  bool is_touch() const { return media_.touch; }
  /// What the sheets of settings and of sharing show of them.
  void fill(SheetData& sheet) const;

 private:
  void follow_theme(double now);

  Settings settings_;
  page::Media media_;
  bool is_night_ = false;
  double theme_since_ = -1e9;  ///< ms, when the theme changed
};

}  // namespace longroll::web
