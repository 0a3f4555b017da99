// One poster of the home page: its words, its picture and its buttons.
#include <algorithm>
#include <numeric>

#include "web/views/catalogue.h"
#include "web/views/home_parts.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

using board::Icon;
using board::Rect;

constexpr std::string_view kCardsOf = "The cards and your decks";
constexpr float kBetweenNames = 12;  ///< at least, between the names of two battles
constexpr float kEdge = 18;          ///< at both sides of a poster

/// Of a button for a finger or a pointer; rows of them lie `row_pitch` apart.
float row_height() { return ui::scaled(ui::state().touch ? 44 : 26); }
float row_pitch() { return row_height() + ui::scaled(ui::state().touch ? 6 : 2); }

bool has_quick_starts(const Poster& poster) { return is_playable(poster) && poster.battles.size() > 1; }

std::vector<float> widths_of(std::span<const QuickStart> battles) {
  std::vector<float> out;
  for (const QuickStart& one : battles) {
    out.push_back(ui::measure(ui::Type::Button, one.name).x);
  }
  return out;
}

std::size_t quick_starts_a_row(const Poster& poster, float width) {
  return buttons_a_row(widths_of(poster.battles), kBetweenNames, width - 2 * kEdge);
}

/// Rows of buttons in a poster of that width: its battles, and the book of its cards.
std::size_t rows_of(const Poster& poster, float width) {
  const std::size_t a_row = quick_starts_a_row(poster, width);
  return (poster.battles.size() + a_row - 1) / a_row + (poster.has_cards ? 1 : 0);
}

/// A poster that is being laid out on a sheet.
class PosterSheet {
 public:
  PosterSheet(const Poster& poster, const Rect& sheet)
      : poster_(poster), sheet_(sheet), more_(more_room(poster, sheet.w)) {
    const float words = 164 * k_ + more_;  // below the picture
    art_ = {sheet.x + 16, sheet.y + 106 * k_, sheet.w - 32, sheet.h - 106 * k_ - words};
  }

  PosterPlace draw(HomePicture& picture, Commands& out) const {
    headline(picture);
    ImGui::GetWindowDrawList()->AddRect({art_.x, art_.y}, {art_.right(), art_.bottom()}, ui::col(ui::theme().ink), 0, 0,
                                        1);
    open_by_picture(out);
    below_the_picture(out);
    is_playable(poster_) ? start(out) : in_preparation();
    return {sheet_, art_, poster_.art};
  }

 private:
  void centred(ui::Type type, std::string_view words, float y, board::Colour colour) const {
    const float width = ui::measure(type, words).x;
    ui::draw_text(ImGui::GetWindowDrawList(), {sheet_.x + (sheet_.w - width) / 2, y}, type, words, colour);
  }

  /// A press on the picture leads to the game's set-up, with its battles and what they are about.
  void open_by_picture(Commands& out) const {
    if (!is_playable(poster_)) {
      return;
    }
    ui::move_to(art_.x, art_.y);
    const ui::Touched touched =
        ui::press_area("poster:" + poster_.game, "Set up " + poster_.name, {art_.w, art_.h}, false);
    if (touched.hovered) {
      ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
      ImGui::GetWindowDrawList()->AddRect({art_.x + 1, art_.y + 1}, {art_.right() - 1, art_.bottom() - 1},
                                          ui::col(ui::theme().ink), 0, 0, 3);
    }
    if (touched.pressed) {
      out.push_back(commands::SetUp{poster_.game});
    }
  }

  /// Kicker, title and the rule below them.
  void headline(HomePicture& picture) const {
    const board::Theme& t = ui::theme();
    centred(ui::Type::Note, poster_.kicker, sheet_.y + 18 * k_, t.ink2);
    const std::size_t letters = poster_.title.size();
    const float size = letters > 9 ? 32.0F : letters > 7 ? 37.0F : 41.0F;
    const float tracking = letters < 6 ? 5.0F : letters < 8 ? 2.0F : 0.5F;
    picture.words.push_back({{sheet_.x + sheet_.w / 2, sheet_.y + 80 * k_},
                             poster_.title,
                             {.face = board::Face::Slab900,
                              .size = size * k_,
                              .colour = t.ink,
                              .align = board::Align::Centre,
                              .tracking = tracking * k_,
                              .max_width = sheet_.w - 34}});
    ui::draw_double_rule(ImGui::GetWindowDrawList(), {sheet_.x + 24, sheet_.y + 92 * k_}, sheet_.w - 48);
  }

  /// Its battles and cards as buttons, or a line about it; and how long a game takes.
  void below_the_picture(Commands& out) const {
    const board::Theme& t = ui::theme();
    const float y = art_.bottom() + 12 * k_;
    const float buttons = y - ui::scaled(6);
    const std::size_t rows = has_quick_starts(poster_) ? rows_of(poster_, sheet_.w) : 1;
    if (has_quick_starts(poster_)) {
      quick_starts(buttons, out);
    } else {
      centred(ui::Type::Button, poster_.places, y, t.ink);
    }
    if (poster_.has_cards) {
      book_of_cards(buttons + static_cast<float>(rows - 1) * row_pitch(), out);
    } else if (rows == 1) {  // else the battles stand in its place
      centred(ui::Type::Body, poster_.line, y + 25 * k_ + more_, t.ink);
    }
    centred(ui::Type::Note, "about " + poster_.time + ", one or two players", y + 51 * k_ + more_, t.ink2);
  }

  /// A small button for each battle of the game: one click and it begins. Each as wide as its name, and a share of the
  /// rest of its row.
  void quick_starts(float y, Commands& out) const {
    const std::span<const QuickStart> battles(poster_.battles);
    const std::size_t a_row = quick_starts_a_row(poster_, sheet_.w);
    for (std::size_t from = 0; from < battles.size(); from += a_row) {
      const auto row = battles.subspan(from, std::min(a_row, battles.size() - from));
      const std::vector<float> widths = widths_of(row);
      const float names = std::accumulate(widths.begin(), widths.end(), 0.0F);
      const float more = std::max(0.0F, sheet_.w - 2 * kEdge - names) / static_cast<float>(row.size());
      float x = sheet_.x + kEdge;
      for (std::size_t i = 0; i < row.size(); ++i) {
        const QuickStart& one = row[i];
        const float width = widths[i] + more;
        ui::move_to(x, y);
        const std::string play = poster_.game + "/" + one.scenario;
        if (ui::button({.id = "play:" + play,
                        .label = one.name,
                        .tip = "Play " + one.name + " now: " + one.date,
                        .size = {width - 6, row_height()}})) {
          out.push_back(commands::PlayNow{play});
        }
        x += width;
      }
      y += row_pitch();
    }
  }

  void book_of_cards(float y, Commands& out) const {
    const float wide = std::min(sheet_.w - 36, ui::measure(ui::Type::Button, kCardsOf).x + ui::scaled(60));
    ui::move_to(sheet_.x + (sheet_.w - wide) / 2, y);
    if (ui::button({.id = "cards:" + poster_.game,
                    .label = kCardsOf,
                    .icon = static_cast<int>(Icon::Book),
                    .tip = "Every card, and battle decks of your own",
                    .kind = ui::ButtonKind::Bare,
                    .size = {wide, row_pitch()}})) {
      out.push_back(commands::OpenRoom{poster_.game});
    }
  }

  float last_row() const { return sheet_.bottom() - 22 - 48 * k_; }

  void in_preparation() const {
    ui::move_to(sheet_.x + 18, last_row());
    ui::button({.id = "soon:" + poster_.title,
                .label = "In preparation",
                .icon = static_cast<int>(Icon::Hourglass),
                .enabled = false,
                .size = {sheet_.w - 36, 48 * k_}});
  }

  /// The buttons that begin a game. That of the first poster is red.
  void start(Commands& out) const {
    const float left = sheet_.x + 18;
    const float width = sheet_.w - 36;
    const float set_up = ui::measure(ui::Type::Button, "Set up").x + 28 * k_;
    ui::move_to(left, last_row());
    if (ui::button({.id = "play:" + poster_.game,
                    .label = "Play now",
                    .icon = static_cast<int>(Icon::Play),
                    .kind = poster_.game == first_game() ? ui::ButtonKind::Now : ui::ButtonKind::Ink,
                    .big = true,
                    .size = {width - set_up - 8, 48 * k_}})) {
      out.push_back(commands::PlayNow{poster_.game});
    }
    ui::move_to(left + width - set_up, last_row());
    if (ui::button({.id = "setup:" + poster_.game, .label = "Set up", .size = {set_up, 48 * k_}})) {
      out.push_back(commands::SetUp{poster_.game});
    }
  }

  const Poster& poster_;
  Rect sheet_, art_;
  float k_ = ui::state().text_scale;
  float more_;
};

}  // namespace

float more_room(const Poster& poster, float width) {
  if (!has_quick_starts(poster)) {
    return 0;
  }
  const std::size_t rows = rows_of(poster, width);
  const float finger = !ui::state().touch ? 0 : ui::scaled(rows > 1 ? 42 : 16);
  return finger + (rows > 2 ? static_cast<float>(rows - 2) * row_pitch() : 0);
}

PosterPlace home_poster(const Poster& poster, const Rect& sheet, HomePicture& picture, Commands& out) {
  return PosterSheet(poster, sheet).draw(picture, out);
}

}  // namespace longroll::web
