#include "web/shell/preferences.h"

#include <algorithm>

#include "web/board/tween.h"

namespace longroll::web {

void Preferences::load(double now) {
  settings_ = load_settings();
  asking() = settings_.asking;
  page::set_volume(words_for(settings_.volume).id);
  follow_system(now);
}

void Preferences::follow_system(double now) {
  media_ = page::media();
  follow_theme(now);
}

void Preferences::set_theme(const std::string& theme, double now) {
  settings_.theme = theme;
  store_settings(settings_);
  follow_theme(now);
}

void Preferences::set_text_percent(int percent) {
  settings_.text_percent = percent;
  store_settings(settings_);
}

void Preferences::set_less_motion(bool is_less) {
  settings_.less_motion = is_less;
  store_settings(settings_);
}

void Preferences::set_speed(Speed speed) {
  settings_.speed = speed;
  store_settings(settings_);
}

void Preferences::set_asking(const Asking& what) {
  asking() = settings_.asking = what;
  store_settings(settings_);
}

void Preferences::set_volume(Volume volume) {
  settings_.volume = volume;
  store_settings(settings_);
  page::set_volume(words_for(volume).id);
  page::sound("drum");
}

void Preferences::follow_theme(double now) {
  const bool is_night = settings_.theme == "night" || (settings_.theme == "auto" && media_.dark);
  if (is_night != is_night_) {
    is_night_ = is_night;
    theme_since_ = now;
  }
  page::set_theme(is_night_ ? "night" : "day");
}

board::Theme Preferences::theme(double now) const {
  const float t =
      is_still() ? 1 : std::clamp(static_cast<float>(now - theme_since_) / board::duration::kTheme, 0.0F, 1.0F);
  const board::Theme& from = is_night_ ? board::Theme::day() : board::Theme::night();
  const board::Theme& to = is_night_ ? board::Theme::night() : board::Theme::day();
  return t >= 1 ? to : board::mix(from, to, board::ease_out_cubic(t));
}

bool Preferences::is_fading(double now) const { return now - theme_since_ < board::duration::kTheme + 30; }

void Preferences::fill(SheetData& sheet) const {
  sheet.theme = settings_.theme;
  sheet.text_percent = settings_.text_percent;
  sheet.less_motion = settings_.less_motion;
  sheet.speed = settings_.speed;
  sheet.volume = settings_.volume;
  sheet.system_still = media_.still;
  sheet.share.can_send = media_.can_share;
}

}  // namespace longroll::web
