#include "web/views/home.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "web/views/catalogue.h"
#include "web/views/home_parts.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

using board::Icon;
using board::Rect;

constexpr std::string_view kCardsOf = "The cards and your decks";

void centred(ui::Type type, std::string_view words, const Rect& r, float y, board::Colour colour, float tracking = 0) {
  const float room = r.w - ui::scaled(28);
  float width = ui::measure(type, words).x + tracking * static_cast<float>(words.size());
  if (width > room && tracking > 0) {
    width = ui::measure(type, words).x;
    tracking = 0;
  }
  ui::draw_text(ImGui::GetWindowDrawList(), {r.x + (r.w - width) / 2, y}, type, words, colour, tracking);
}

constexpr float kBetween = 12;  ///< at least, between the names of two battles
constexpr float kEdge = 18;     ///< at both sides of a poster

float row_height() { return ui::scaled(ui::state().touch ? 44 : 28); }
/// From the top of a row of buttons to the next one's.
float row_step() { return row_height(); }

bool has_quick_starts(const Broadside& b) { return is_playable(b) && b.quick_starts.size() > 1; }

std::vector<float> widths_of(std::span<const QuickStart> battles) {
  std::vector<float> out;
  for (const QuickStart& one : battles) {
    out.push_back(ui::measure(ui::Type::Button, one.name).x);
  }
  return out;
}

std::size_t quick_starts_a_row(const Broadside& b, float width) {
  return buttons_a_row(widths_of(b.quick_starts), kBetween, width - 2 * kEdge);
}

/// Rows of buttons in a poster of that width: its battles, and the book of its cards.
std::size_t rows_of(const Broadside& b, float width) {
  const std::size_t a_row = quick_starts_a_row(b, width);
  return (b.quick_starts.size() + a_row - 1) / a_row + (b.has_cards ? 1 : 0);
}

/// What the buttons of a poster need below the picture beyond a line of words and one more: a third row of them, and
/// for fingers rows of 44 px.
float more_room(const Broadside& b, float width) {
  if (!has_quick_starts(b)) {
    return 0;
  }
  const std::size_t rows = rows_of(b, width);
  const float finger = !ui::state().touch ? 0 : ui::scaled(rows > 1 ? 34 : 16);
  return finger + (rows > 2 ? static_cast<float>(rows - 2) * row_step() : 0);
}

/// A small button for each battle of a game: one click and it begins. Each as wide as its name, and a share of the
/// rest of its row.
void quick_starts(const Broadside& b, const Rect& r, float y, Commands& out) {
  const std::size_t a_row = quick_starts_a_row(b, r.w);
  for (std::size_t from = 0; from < b.quick_starts.size(); from += a_row) {
    const auto row = b.quick_starts.subspan(from, std::min(a_row, b.quick_starts.size() - from));
    const std::vector<float> widths = widths_of(row);
    const float names = std::accumulate(widths.begin(), widths.end(), 0.0F);
    const float more = std::max(0.0F, r.w - 2 * kEdge - names) / static_cast<float>(row.size());
    float x = r.x + kEdge;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const QuickStart& one = row[i];
      const float width = widths[i] + more;
      ui::move_to(x, y);
      const std::string play = std::string(b.game) + "/" + one.scenario;
      if (ui::button({.id = "play:" + play,
                      .label = one.name,
                      .tip = "Play " + one.name + " now: " + one.date,
                      .kind = ui::ButtonKind::Bare,
                      .size = {width, row_height()}})) {
        out.push_back({Do::PlayNow, play});
      }
      x += width;
    }
    y += row_step();
  }
}

/// One poster, `r` high enough for everything; returns where its picture goes.
PosterPlace poster(const Broadside& b, const Rect& r, HomePicture& picture, Commands& out) {
  const float k = ui::state().text_scale;
  const board::Theme& t = ui::theme();
  ImDrawList* list = ImGui::GetWindowDrawList();
  centred(ui::Type::Note, b.kicker, r, r.y + 18 * k, t.ink2);
  const std::size_t letters = std::string_view(b.title).size();
  picture.words.push_back({{r.x + r.w / 2, r.y + 80 * k},
                           b.title,
                           {.face = board::Face::Slab900,
                            .size = (letters > 9   ? 32.0F
                                     : letters > 7 ? 37.0F
                                                   : 41.0F) *
                                    k,
                            .colour = t.ink,
                            .align = board::Align::Centre,
                            .tracking = (letters < 6   ? 5.0F
                                         : letters < 8 ? 2.0F
                                                       : 0.5F) *
                                        k,
                            .max_width = r.w - 34}});
  ui::draw_double_rule(list, {r.x + 24, r.y + 92 * k}, r.w - 48);
  const float more = more_room(b, r.w);
  const float words = 164 * k + more;  // below the picture
  const Rect art{r.x + 16, r.y + 106 * k, r.w - 32, r.h - 106 * k - words};
  list->AddRect({art.x, art.y}, {art.right(), art.bottom()}, ui::col(t.ink), 0, 0, 1);
  float y = art.bottom() + 12 * k;
  const float buttons = y - ui::scaled(6);
  const std::size_t rows = has_quick_starts(b) ? rows_of(b, r.w) : 1;
  if (has_quick_starts(b)) {
    quick_starts(b, r, buttons, out);
  } else {
    centred(ui::Type::Button, b.places, r, y, t.ink);
  }
  if (b.has_cards) {
    const float wide = std::min(r.w - 36, ui::measure(ui::Type::Button, kCardsOf).x + ui::scaled(60));
    ui::move_to(r.x + (r.w - wide) / 2, buttons + static_cast<float>(rows - 1) * row_step());
    if (ui::button({.id = std::string("cards:") + b.game,
                    .label = kCardsOf,
                    .icon = static_cast<int>(Icon::Book),
                    .tip = "Every card, and battle decks of your own",
                    .kind = ui::ButtonKind::Bare,
                    .size = {wide, row_height()}})) {
      out.push_back({Do::OpenRoom, b.game});
    }
  } else if (rows == 1) {  // else the battles stand in its place
    centred(ui::Type::Body, b.line, r, y + 25 * k + more, t.ink);
  }
  centred(ui::Type::Note, std::string("about ") + b.time + ", one or two players", r, y + 51 * k + more, t.ink2);
  y = r.bottom() - 22 - 48 * k;
  const float left = r.x + 18;
  const float width = r.w - 36;
  ui::move_to(left, y);
  if (!is_playable(b)) {
    ui::button({.id = std::string("soon:") + b.title,
                .label = "In preparation",
                .icon = static_cast<int>(Icon::Hourglass),
                .enabled = false,
                .size = {width, 48 * k}});
  } else {
    const float set_up = ui::measure(ui::Type::Button, "Set up").x + 28 * k;
    if (ui::button({.id = std::string("play:") + b.game,
                    .label = "Play now",
                    .icon = static_cast<int>(Icon::Play),
                    .kind = b.plate == board::Plate::Dixie ? ui::ButtonKind::Now : ui::ButtonKind::Ink,
                    .big = true,
                    .size = {width - set_up - 8, 48 * k}})) {
      out.push_back({Do::PlayNow, b.game});
    }
    ui::move_to(left + width - set_up, y);
    if (ui::button({.id = std::string("setup:") + b.game, .label = "Set up", .size = {set_up, 48 * k}})) {
      out.push_back({Do::SetUp, b.game});
    }
  }
  return {r, art, b.plate};
}

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
  } else if (phone) {
    ui::move_to(x, top + 62 * k);
    bottom = top + 62 * k +
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
    out.push_back({Do::ToggleTheme});
  }
  ui::move_to(icons + size + 8, top + (phone ? 4 : 16) * k);
  if (ui::button({.id = "settings", .icon = static_cast<int>(Icon::Gear), .tip = "Settings", .size = {size, size}})) {
    out.push_back({.what = Do::OpenSheet, .sheet = Sheet::Settings});
  }
  bottom = std::round(bottom);
  list->AddRectFilled({x, bottom}, {x + width, bottom + 2.5F}, ui::col(t.ink));
  list->AddRectFilled({x, bottom + 5}, {x + width, bottom + 6}, ui::col(t.ink));
  return bottom + 22 * k;
}

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
  const float width = std::min(data.width - 2 * margin, 1560.0F * k);
  const float x = (data.width - width) / 2;
  const float scroll = ImGui::GetScrollY();
  ui::move_to(x, data.rim_top + (phone ? 12.0F : 22.0F) - scroll);
  HomePicture picture;
  const std::span<const Broadside> posters = broadsides();
  float y = masthead(data, x, width, picture, out);

  if (phone) {
    const Rect first{x, y, width, 270 * k + more_room(posters[0], width) + (width - 32) * 2 / 3};
    picture.posters.push_back(poster(posters[0], first, picture, out));
    y = first.bottom() + 16;
    const bool is_new = data.rows.empty() && data.trouble.empty();  // whoever comes first wants to learn first
    y = is_new ? home_help({x, y, width, 0}, out) + 16 : y;
    y = home_resume(data, {x, y, width, 0}, out) + 16;
    y = home_link(data, {x, y, width, 0}, out) + 16;
    y = is_new ? y : home_help({x, y, width, 0}, out) + 16;
    for (std::size_t i = 1; i < posters.size(); ++i) {
      const Rect r{x, y, width, 270 * k + more_room(posters[i], width) + (width - 32) / 2};
      picture.posters.push_back(poster(posters[i], r, picture, out));
      y = r.bottom() + 16;
    }
  } else {
    // Four in a row; two by two where the window is narrow.
    const int columns = width < 1000 * k ? 2 : 4;
    const float w = (width - 16 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    // The posters take what the lower row leaves, between a picture of 10:7, which shows its plate whole, and a flatter
    // one; of a tall window the lower row gets some too, and the rest is left above and below.
    float more = 0;
    for (const Broadside& one : posters) {
      more = std::max(more, more_room(one, w));
    }
    const float wanted = 270 * k + 6 + more + (w - 32) * 0.7F;
    const float below = data.height - (y + scroll) - 20 - 24;
    const float lower = std::clamp(below - wanted, 184 * k, 304 * k);
    const float room = below - lower;
    if (columns == 4 && scroll == 0 && room > wanted) {
      y += (room - wanted) / 2;
    }
    const float h = columns == 4 ? std::clamp(room, 390 * k, wanted)
                                 : std::min(wanted, 276 * k + std::max(140 * k, data.height * 0.42F));
    for (std::size_t i = 0; i < posters.size(); ++i) {
      const auto column = static_cast<float>(i % static_cast<std::size_t>(columns));
      const auto line = static_cast<float>(i / static_cast<std::size_t>(columns));
      picture.posters.push_back(poster(posters[i], {x + column * (w + 16), y + line * (h + 16), w, h}, picture, out));
    }
    y += (h + 16) * static_cast<float>(columns == 4 ? 1 : 2) + 4;
    const float unit = columns == 4 ? w : (width - 16) / 2;
    float bottom = y;
    if (columns == 4) {
      bottom = home_resume(data, {x, y, 2 * unit + 16, lower}, out);
      home_link(data, {x + 2 * (unit + 16), y, unit, lower}, out);
      home_help({x + 3 * (unit + 16), y, unit, lower}, out);
    } else {
      y = home_resume(data, {x, y, width, 0}, out) + 16;
      bottom = home_link(data, {x, y, unit, lower}, out);
      home_help({x + unit + 16, y, unit, lower}, out);
    }
    y = bottom + 16;
  }
  ui::move_to(x, y + data.rim_bottom);
  ImGui::Dummy({width, 4});
  ui::end_panel();
  return picture;
}

}  // namespace longroll::web
