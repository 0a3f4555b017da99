#include "web/views/home.h"

#include <algorithm>
#include <cmath>

#include "web/views/catalogue.h"
#include "web/views/home_parts.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

using board::Icon;
using board::Rect;

float masthead(const HomeData& data, float x, float width, HomePicture& picture, Commands& out) {
  const float k = ui::state().text_scale;
  const bool phone = form_of(data.width, k) == Area::Form::Phone;
  const board::Theme& t = ui::theme();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float top = at.y;
  const float title = (phone ? 230 : 398) * k;
  picture.words.push_back({{x, top + (phone ? 38 : 54) * k},
                           "LONG ROLL",
                           {.face = board::Face::Slab900,
                            .size = (phone ? 32.0F : 52.0F) * k,
                            .colour = t.ink,
                            .tracking = (phone ? 1.5F : 3.0F) * k,
                            .max_width = title}});
  const float size = (ui::state().touch ? 44 : 40) * k;
  const float icons = x + width - 2 * size - 8;
  const std::string_view one = "Four wargames of the American Civil War. Full rules, a good opponent,";
  const std::string_view two = "and any position or whole game as a link. Nothing to install.";
  float bottom = top + 74 * k;
  const float words = x + title + 44 * k;
  if (!phone && words + ui::measure(ui::Type::Body, one).x < icons - 16) {
    ui::draw_text(list, {words, top + 16 * k}, ui::Type::Body, one, t.ink);
    ui::draw_text(list, {words, top + 41 * k}, ui::Type::Body, two, t.ink);
  } else {  // no room beside the name
    const float line = top + (phone ? 62 : 72) * k;
    ui::move_to(x, line);
    bottom = line +
             ui::paragraph(ui::Type::Body,
                           "Wargames of the American Civil War: full rules, a good opponent, and any game as a link.",
                           t.ink, width) +
             6 * k;
  }
  const bool night = t.lamp > 0.5F;
  ui::move_to(icons, top + (phone ? 4 : 16) * k);
  if (ui::button({.id = "theme",
                  .icon = static_cast<int>(night ? Icon::Sun : Icon::Moon),
                  .tip = night ? "By day" : "By lamplight",
                  .size = {size, size}})) {
    out.push_back(commands::OfPage::ToggleTheme);
  }
  ui::move_to(icons + size + 8, top + (phone ? 4 : 16) * k);
  if (ui::button({.id = "settings", .icon = static_cast<int>(Icon::Gear), .tip = "Settings", .size = {size, size}})) {
    out.push_back(commands::OpenSheet{Sheet::Settings});
  }
  bottom = std::round(bottom);
  list->AddRectFilled({x, bottom}, {x + width, bottom + 2.5F}, ui::col(t.ink));
  list->AddRectFilled({x, bottom + 5}, {x + width, bottom + 6}, ui::col(t.ink));
  return bottom + 22 * k;
}

/// The posters and what stands below them, from `y` down.
class HomeSheet {
 public:
  HomeSheet(const HomeData& data, float x, float width, HomePicture& picture, Commands& out)
      : data_(data), x_(x), width_(width), picture_(picture), out_(out) {}

  /// One below the other. Returns the bottom of the last.
  float column(float y) {
    y = add_poster(0, {x_, y, width_, poster_height(0, (width_ - 32) * 2 / 3)}) + 16;
    const bool is_new = data_.rows.empty() && data_.trouble.empty();  // a newcomer wants to learn first
    y = is_new ? home_help({x_, y, width_, 0}, out_) + 16 : y;
    y = home_resume(data_, {x_, y, width_, 0}, out_) + 16;
    y = home_link(data_, {x_, y, width_, 0}, out_) + 16;
    y = is_new ? y : home_help({x_, y, width_, 0}, out_) + 16;
    for (std::size_t i = 1; i < posters().size(); ++i) {
      y = add_poster(i, {x_, y, width_, poster_height(i, (width_ - 32) / 2)}) + 16;
    }
    return y;
  }

  /// All posters in a row, the rest in a row below them. `scroll`: how far the page is scrolled; `above`: what the page
  /// leaves free above its name. A window that is higher than all of it has a part of the rest there.
  float two_rows(float y, float scroll, float& above) {
    const float w = (width_ - 16 * 3) / 4;
    // The posters take what the lower row leaves, between a picture of 10:7, which shows its plate whole, and a flatter
    // one; of a tall window the lower row gets some too, and the rest is left above and below.
    const float wanted = wanted_height(w);
    const float lower = lower_height(y + scroll, wanted);
    const float room = height_below(y + scroll) - lower;
    ui::settle(above, scroll == 0 ? std::floor(std::max(0.0F, (room + above - wanted) * 0.4F)) : above);
    const float h = std::clamp(room, 390 * k_, wanted);
    for (std::size_t i = 0; i < posters().size(); ++i) {
      add_poster(i, {x_ + static_cast<float>(i) * (w + 16), y, w, h});
    }
    y += h + 16 + 4;
    const float bottom = home_resume(data_, {x_, y, 2 * w + 16, lower}, out_);
    home_link(data_, {x_ + 2 * (w + 16), y, w, lower}, out_);
    home_help({x_ + 3 * (w + 16), y, w, lower}, out_);
    return bottom + 16;
  }

  /// The posters two by two, where the window is narrow.
  float two_columns(float y, float scroll) {
    const float w = (width_ - 16) / 2;
    const float wanted = wanted_height(w);
    const float lower = 184 * k_;
    const float h = std::clamp(height_below(y + scroll) - lower, 390 * k_, wanted);
    const auto add_two = [&](std::size_t from) {
      for (std::size_t i = from; i < std::min(from + 2, posters().size()); ++i) {
        add_poster(i, {x_ + static_cast<float>(i - from) * (w + 16), y, w, h});
      }
      y += h + 16;
    };
    add_two(0);
    // What a visitor comes back for stands before the games that are not here yet.
    const float bottom = home_resume(data_, {x_, y, w, lower + ui::scaled(22)}, out_);
    home_help({x_ + w + 16, y, w, bottom - y}, out_);
    y = bottom + 16;
    add_two(2);
    return home_link(data_, {x_, y, width_, 0}, out_) + 16;
  }

 private:
  /// Returns its bottom.
  float add_poster(std::size_t i, const Rect& sheet) {
    picture_.posters.push_back(home_poster(posters()[i], sheet, picture_, out_));
    return sheet.bottom();
  }
  /// Of a poster whose picture is that high.
  float poster_height(std::size_t i, float art) const { return 270 * k_ + more_room(posters()[i], width_) + art; }
  /// At which a poster that is `w` wide shows its picture whole.
  float wanted_height(float w) const {
    float more = 0;
    for (const Poster& one : posters()) {
      more = std::max(more, more_room(one, w));
    }
    return 270 * k_ + 6 + more + (w - 32) * 0.7F;
  }

  float height_below(float y) const { return data_.height - y - 20 - 24; }
  /// Of the panels below posters of the `wanted` height.
  float lower_height(float y, float wanted) const { return std::clamp(height_below(y) - wanted, 184 * k_, 304 * k_); }

  const HomeData& data_;
  float x_, width_;
  HomePicture& picture_;
  Commands& out_;
  float k_ = ui::state().text_scale;
};

}  // namespace

HomePicture draw_home(const HomeData& data, Commands& out) {
  const float k = ui::state().text_scale;
  const bool phone = form_of(data.width, k) == Area::Form::Phone;
  ui::begin_panel({.id = "##home",
                   .rect = {0, 0, data.width, data.height},
                   .scrolls = true,
                   .body = false,
                   .pad_x = 0,
                   .pad_y = 0});
  const float margin = phone ? 16 : 24;
  const float width = std::min(data.width - 2 * margin, (data.width >= 2300 ? 1960.0F : 1560.0F) * k);
  const float x = (data.width - width) / 2;
  const float scroll = ImGui::GetScrollY();
  static float above = 0;  // of a window that is higher than the page
  const bool has_rows = !phone && width >= 1000 * k;
  above = has_rows ? above : 0;
  ui::move_to(x, data.rim_top + (phone ? 12.0F : 22.0F) + above - scroll);
  HomePicture picture;
  const float top = masthead(data, x, width, picture, out);
  HomeSheet sheet(data, x, width, picture, out);
  const float bottom = phone       ? sheet.column(top)
                       : !has_rows ? sheet.two_columns(top, scroll)
                                   : sheet.two_rows(top, scroll, above);
  ui::move_to(x, bottom + data.rim_bottom);
  ImGui::Dummy({width, 4});
  ui::end_panel();
  return picture;
}

}  // namespace longroll::web
