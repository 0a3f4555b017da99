#include "web/hexgame/overlays.h"

#include <algorithm>

#include "web/hexgame/targets.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

namespace longroll::web::hexgame {

using board::Rect;

namespace {

constexpr float kNote = 19;  ///< px: a line of what an overlay shows

bool is_shown(const ScreenState& screen, const OverlayWords& words) {
  return screen.tools_open || (words.bit != kMinimap && (screen.overlays & words.bit) != 0);
}

/// A row or column of buttons with pictures; a press on one is kept.
class ToolRow {
 public:
  ToolRow(float size, bool is_row) : size_(size), is_row_(is_row) {}

  struct Tool {
    const char* id;
    board::Icon icon;
    std::string tip;
    std::int32_t button = kNoTarget;
    const char* label = "";  ///< beside the picture, where the row has room
    bool is_enabled = true;
  };
  void add(Tool tool) { tools_.push_back(std::move(tool)); }
  float width_of(const Tool& tool) const {
    const float words =
        *tool.label == 0 || !has_words_ ? 0 : ui::measure(ui::Type::Button, tool.label).x + ui::scaled(8);
    return size_ + words;
  }
  /// Draws it with its right end at `right`, at most as wide as `most`: a row that is too long goes without words.
  /// Gives the id of the tool that was pressed, or null.
  const Tool* draw(float right, float top, float most) {
    if (is_row_ && row_width() > most) {
      has_words_ = false;
    }
    const float wide = is_row_ ? row_width() : size_;
    const float tall = is_row_ ? size_ : size_ * static_cast<float>(tools_.size());
    const Rect strip{right - wide - 4, top, wide + 4, tall + 4};
    ui::begin_panel({.id = is_row_ ? "##map-row" : "##map-tools", .rect = strip, .pad_x = 2, .pad_y = 2});
    float x = strip.x + 2;
    float y = strip.y + 2;
    const Tool* pressed = nullptr;
    for (const Tool& tool : tools_) {
      const float w = is_row_ ? width_of(tool) : size_;
      ui::move_to(x, y);
      if (ui::button({.id = tool.id,
                      .label = has_words_ ? tool.label : "",
                      .icon = static_cast<int>(tool.icon),
                      .tip = tool.tip,
                      .kind = ui::ButtonKind::Bare,
                      .enabled = tool.is_enabled,
                      .size = {w, size_}})) {
        pressed = &tool;
      }
      (is_row_ ? x : y) += is_row_ ? w : size_;
    }
    ui::end_panel();
    return pressed;
  }

 private:
  float row_width() const {
    float wide = 0;
    for (const Tool& tool : tools_) {
      wide += width_of(tool);
    }
    return wide;
  }

  float size_;
  bool is_row_;
  bool has_words_ = true;
  std::vector<Tool> tools_;
};

/// The next unit, sleep, the order of battle, what is asked about: beside the map's own buttons, or on a phone a row.
void add_command_tools(ToolRow& row, const MapTools& tools, bool is_phone) {
  using board::Icon;
  if (!tools.ready.empty()) {
    row.add({"map-next", Icon::Next, "Next: " + tools.ready + " (N)", kNextButton, is_phone ? "Next" : ""});
  }
  if (tools.ready.empty() && !tools.places.empty()) {
    row.add({"map-next", Icon::Next, "Next: " + tools.places + " (N)", kPlaceButton, is_phone ? "Next" : ""});
  } else if (!tools.places.empty() && !is_phone) {
    row.add({"map-place", Icon::Flag, "Next: " + tools.places + " (Shift+N)", kPlaceButton});
  }
  if (!tools.ready.empty() && tools.has_formations) {
    row.add({"map-formation", Icon::Flag, "Lead the next formation that may move (Shift+N)", kFormationButton});
  }
  if (!tools.ready.empty() || tools.can_sleep) {
    row.add({"map-sleep", Icon::Moon, "Not this unit until the next turn (Z)", kSleepButton, "", tools.can_sleep});
  }
  if (tools.has_roster) {
    row.add({"map-roster", Icon::Roster, "Order of battle (M)", kRosterButton});
  }
  if (tools.is_asked) {
    row.add({"map-asked", Icon::Aim, "Show what is asked about (F)", kAskedButton});
  }
}

/// All buttons; gives the one that was pressed that is not of the camera.
std::int32_t draw_buttons(ScreenState& screen, const MapTools& tools, float size) {
  MapView& map = screen.map;
  const Rect window = map.camera().window();
  const bool is_phone = map.is_phone();
  ToolRow row(size, is_phone);
  if (!is_phone) {
    row.add({"map-in", board::Icon::Plus, "Nearer ( + )"});
    row.add({"map-out", board::Icon::Minus, "Farther ( - )"});
    row.add({"map-fit", board::Icon::Full, "The whole map ( 0 )"});
    row.add({"map-overlays", board::Icon::Eye, "What is laid over the map"});
  }
  add_command_tools(row, tools, is_phone);
  const Rect inset = map.inset();
  const bool is_beside = inset.w > 0 && inset.y < window.centre().y;
  const float left = is_beside ? inset.right() : window.x;
  const ToolRow::Tool* pressed = row.draw(window.right() - 4, window.y + 4, window.right() - 12 - left);
  const std::string_view id = pressed == nullptr ? "" : pressed->id;
  if (id == "map-in") {
    map.aim([&](board::Camera& camera) { camera.zoom_about(window.centre(), 1.25F); });
  } else if (id == "map-out") {
    map.aim([&](board::Camera& camera) { camera.zoom_about(window.centre(), 0.8F); });
  } else if (id == "map-fit") {
    map.aim([](board::Camera& camera) { camera.fit(); });
  } else if (id == "map-overlays") {
    screen.tools_open = !screen.tools_open;
  }
  return pressed == nullptr ? kNoTarget : pressed->button;
}

/// One overlay of the list; true when it was pressed.
bool draw_line(const ScreenState& screen, const OverlayWords& words, Rect line) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const bool on = (screen.overlays & words.bit) != 0;
  const bool open = screen.tools_open;
  const std::string id = std::string("overlay:") + words.id;
  ui::move_to(line.x, line.y);
  const bool pressed =
      ui::button({.id = id, .tip = words.title, .kind = ui::ButtonKind::Bare, .size = {line.w, line.h}});
  const float left = line.x - 6;
  const float y = line.y + (open ? 0 : (line.h - ui::scaled(28)) / 2);
  ui::draw_icon(list, on ? board::Icon::Check : board::Icon::Plus, {left + ui::scaled(18), y + ui::scaled(14)}, 16,
                on ? ui::theme().ink : ui::theme().ink3);
  const float x = left + ui::scaled(34);
  ui::draw_text(list, {x, y + ui::scaled(4)}, ui::Type::Button, words.title, ui::theme().ink);
  if (open) {
    ui::draw_lines(list, {x, line.y + ui::scaled(23)}, ui::Type::Note, words.about, ui::theme().ink2, line.right() - x,
                   ui::scaled(kNote));
    if (!ui::state().touch) {
      const std::string key(1, static_cast<char>(words.key - 'a' + 'A'));
      ui::draw_text(list, {line.right() + 6 - ui::scaled(22), line.y + ui::scaled(4)}, ui::Type::Label, key,
                    ui::theme().ink2);
    }
  }
  return pressed;
}

}  // namespace

ToolPressed draw_map_tools(ScreenState& screen, const MapTools& tools, std::span<const OverlayWords> offered) {
  const Rect window = screen.map.camera().window();
  const bool is_phone = screen.map.is_phone();
  const float size = ui::scaled(is_phone || ui::state().touch ? 44 : 36);
  const std::int32_t pressed = draw_buttons(screen, tools, size);
  float words_wide = 0;
  const bool open = screen.tools_open;
  for (const OverlayWords& words : offered) {
    if (is_shown(screen, words)) {
      const float title = ui::measure(ui::Type::Button, words.title).x + (open ? ui::scaled(30) : 0);
      words_wide = std::max({words_wide, title, open ? ui::measure(ui::Type::Note, words.about).x : 0});
    }
  }
  unsigned overlays = screen.overlays;
  if (words_wide == 0) {
    return {pressed, overlays};
  }
  const float wide = std::min(words_wide + ui::scaled(34 + 16) + 6, window.w - 8);
  // What an overlay shows is told in as many lines as it needs.
  const auto row_of = [&](const OverlayWords& words) {
    const int lines = open ? ui::line_count(ui::Type::Note, words.about, wide - 6 - ui::scaled(34)) : 1;
    return ui::scaled((open || ui::state().touch ? 44 : 28) + kNote * static_cast<float>(lines - 1));
  };
  float tall = 12;
  for (const OverlayWords& words : offered) {
    tall += is_shown(screen, words) ? row_of(words) : 0;
  }
  const Rect rect = open && !is_phone ? Rect{window.right() - size - 14 - wide, window.y + 4, wide, tall}
                                      : Rect{window.right() - wide - 4, window.bottom() - tall - 4, wide, tall};
  ui::begin_panel({.id = "##overlays", .rect = rect, .pad_x = 6, .pad_y = 6});
  float y = rect.y + 6;
  for (const OverlayWords& words : offered) {
    if (is_shown(screen, words)) {
      const float row = row_of(words);
      overlays ^= draw_line(screen, words, {rect.x + 6, y, wide - 12, row}) ? words.bit : 0U;
      y += row;
    }
  }
  ui::end_panel();
  return {pressed, overlays};
}

}  // namespace longroll::web::hexgame
