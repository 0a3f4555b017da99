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

/// Fingers need more room below the picture: a line of 44 px for each battle's button and for the cards'.
float finger_room(const Broadside& b) {
  return !ui::state().touch || b.quick_starts.size() < 2 ? 0 : ui::scaled(b.has_cards ? 34 : 16);
}

/// A small button for each battle of a game: one click and it begins. Each as wide as its name, and a share of the
/// rest.
void quick_starts(const Broadside& b, const Rect& r, float y, Commands& out) {
  float rest = r.w - 36;
  for (const QuickStart& one : b.quick_starts) {
    rest -= ui::measure(ui::Type::Button, one.title).x;
  }
  const float more = std::max(0.0F, rest / static_cast<float>(b.quick_starts.size()));
  float x = r.x + 18;
  for (const QuickStart& one : b.quick_starts) {
    const float width = ui::measure(ui::Type::Button, one.title).x + more;
    ui::move_to(x, y - ui::scaled(6));
    const std::string play = std::string(b.game) + "/" + one.scenario;
    if (ui::button({.id = "play:" + play,
                    .label = one.title,
                    .tip = "Play " + std::string(one.title) + " now",
                    .kind = ui::ButtonKind::Bare,
                    .size = {width, ui::scaled(ui::state().touch ? 44 : 28)}})) {
      out.push_back({Do::PlayNow, play});
    }
    x += width;
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
  const float words = 164 * k + finger_room(b);  // below the picture
  const Rect art{r.x + 16, r.y + 106 * k, r.w - 32, r.h - 106 * k - words};
  list->AddRect({art.x, art.y}, {art.right(), art.bottom()}, ui::col(t.ink), 0, 0, 1);
  float y = art.bottom() + 12 * k;
  if (is_playable(b) && b.quick_starts.size() > 1) {
    quick_starts(b, r, y, out);
  } else {
    centred(ui::Type::Button, b.places, r, y, t.ink);
  }
  if (b.has_cards) {
    const float high = ui::scaled(ui::state().touch ? 44 : 28);
    const float wide = std::min(r.w - 36, ui::measure(ui::Type::Button, kCardsOf).x + ui::scaled(60));
    ui::move_to(r.x + (r.w - wide) / 2, y + ui::scaled(ui::state().touch ? 38 : 22));
    if (ui::button({.id = std::string("cards:") + b.game,
                    .label = kCardsOf,
                    .icon = static_cast<int>(Icon::Book),
                    .tip = "Every card, and battle decks of your own",
                    .kind = ui::ButtonKind::Bare,
                    .size = {wide, high}})) {
      out.push_back({Do::OpenRoom, b.game});
    }
  } else {
    centred(ui::Type::Body, b.line, r, y + 25 * k + finger_room(b), t.ink);
  }
  centred(ui::Type::Note, std::string("about ") + b.time + ", one or two players", r, y + 51 * k + finger_room(b),
          t.ink2);
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
    const Rect first{x, y, width, 270 * k + finger_room(posters[0]) + (width - 32) * 2 / 3};
    picture.posters.push_back(poster(posters[0], first, picture, out));
    y = first.bottom() + 16;
    const bool is_new = data.rows.empty() && data.trouble.empty();  // whoever comes first wants to learn first
    y = is_new ? home_help({x, y, width, 0}, out) + 16 : y;
    y = home_resume(data, {x, y, width, 0}, out) + 16;
    y = home_link(data, {x, y, width, 0}, out) + 16;
    y = is_new ? y : home_help({x, y, width, 0}, out) + 16;
    for (std::size_t i = 1; i < posters.size(); ++i) {
      const Rect r{x, y, width, 270 * k + finger_room(posters[i]) + (width - 32) / 2};
      picture.posters.push_back(poster(posters[i], r, picture, out));
      y = r.bottom() + 16;
    }
  } else {
    // Four in a row; two by two where the window is narrow.
    const int columns = width < 1000 * k ? 2 : 4;
    const float w = (width - 16 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    // The posters take what the lower row leaves, between a picture of 10:7, which shows its plate whole, and a flatter
    // one; of a tall window the lower row gets some too, and the rest is left above and below.
    const float wanted = 270 * k + 6 + finger_room(posters[0]) + (w - 32) * 0.7F;
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
