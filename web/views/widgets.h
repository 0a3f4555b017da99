#pragma once

#include <span>
#include <string_view>

#include "engine/table/seat.h"
#include "imgui.h"
#include "web/board/icons.h"
#include "web/board/marks.h"
#include "web/board/shape/geometry.h"
#include "web/board/shape/theme.h"

/// Panels in the look's style, drawn with Dear ImGui. All sizes are CSS px times the text-size setting (scaled()).
/// Call only between ImGui::NewFrame and Render. Everything lays itself out at ImGui's cursor and moves it on.
namespace longroll::web::ui {

/// The faces and sizes that are baked into the atlas.
enum class Type : std::uint8_t {
  Title,      ///< Besley 900, 24
  Heading,    ///< Besley 700 capitals, 14, letterspaced
  Button,     ///< Besley 700, 15
  BigButton,  ///< Besley 700, 17
  Label,      ///< Besley 500, 14: rule references, small labels
  Number,     ///< Besley 700, 18
  Prompt,     ///< Garamond 600, 22
  Strong,     ///< Garamond 600, 18
  Body,       ///< Garamond 500, 18
  Note,       ///< Garamond italic 500, 17
  Count_
};

/// The theme in force (between two themes while it changes).
const board::Theme& theme();
/// A length of the look times the text-size setting.
float scaled(float px);
ImU32 col(board::Colour colour);
ImU32 col(board::Colour colour, float alpha);
ImFont* font(Type type);

// --- text
// -------------------------------------------------------------------------------------------------------------
ImVec2 measure(Type type, std::string_view text);
/// At the cursor, one line.
void text(Type type, std::string_view text, board::Colour colour);
void text(Type type, std::string_view text);
/// Wrapped to `width` (0: what is left of the line); returns its height.
float paragraph(Type type, std::string_view text, board::Colour colour, float width = 0);
/// The same straight onto a draw list, its lines `tall` px high, each in the middle of the width if `is_centred`.
float draw_lines(ImDrawList* list, ImVec2 at, Type type, std::string_view text, board::Colour colour, float width,
                 float tall, bool is_centred = false);
/// How many lines that makes.
int line_count(Type type, std::string_view text, float width);
float paragraph_height(Type type, std::string_view text, float width);
/// Straight onto a draw list, top left at `at`; letterspaced by `tracking` px. Returns the width.
float draw_text(ImDrawList* list, ImVec2 at, Type type, std::string_view text, board::Colour colour,
                float tracking = 0);

// --- panel furniture
// -----------------------------------------------------------------------------------------------------
/// A heading in letterspaced capitals with a note at the right end and the double rule below.
void heading(std::string_view title, std::string_view note = {});
/// A smaller heading with a thin rule: "If you place it on ... stands".
void subheading(std::string_view title, std::string_view note = {});
void thin_rule();
/// "Attacking into woods        [10.3]   -1". `rule` is the bare number, "10.3". An empty rule or
/// number leaves its place free.
void row(std::string_view label, std::string_view rule, std::string_view number, bool strong = false);
/// What was just drawn in `rect` cites a rule: a press on it asks for its help. With the pointer only: the button
/// "Why?" and the help are there for the keyboard.
void cite(ImVec2 at, ImVec2 size, std::string_view rule);
void gap(float px);
/// The side's badge, `size` px high, taking that much of the line.
void badge(Seat seat, float size);
void icon(board::Icon icon, float size, board::Colour colour);

// --- chances
// ---------------------------------------------------------------------------------------------------------------
/// One part of a chance bar. `rank`: 0 best (dark blue) to 4 worst (brown), with the pattern that goes with it, so that
/// hue alone tells nothing.
struct BarPart {
  float share = 0;
  int rank = 0;
  int percent = -1;  ///< what is printed; -1: `share`, rounded
};
/// A bar of exact parts over the width of the line (or `width` px). Whole percentages are printed in parts that are
/// wide enough.
void chance_bar(std::span<const BarPart> parts, float height = 26, float width = 0);

// --- buttons
// ----------------------------------------------------------------------------------------------------------------
enum class ButtonKind : std::uint8_t {
  Plain,
  Ink,  ///< filled with ink: the first choice among equals
  Now,  ///< signal red: what you must do now. At most one on the screen.
  Bare  ///< no edge
};
struct ButtonSpec {
  std::string_view id{};     ///< unique on the screen
  std::string_view label{};  ///< may be empty when there is an icon
  int icon = -1;             ///< a board::Icon
  std::string_view key{};    ///< "Enter", shown in a small frame
  std::string_view tip{};    ///< shown on hover; needed where there is no label
  ButtonKind kind = ButtonKind::Plain;
  bool enabled = true;
  bool big = false;
  ImVec2 size{0, 0};  ///< 0: as large as its content, 40 high (48 on touch)
};
/// True when it was pressed.
bool button(const ButtonSpec& spec);

/// Something drawn elsewhere that can be pressed like a button: it stands among the controls, and draws nothing itself.
struct Touched {
  bool pressed = false, hovered = false, focused = false;
};
/// `is_stop`: the keyboard and the mirror reach it, too.
Touched press_area(std::string_view id, std::string_view label, ImVec2 size, bool is_stop = true);

}  // namespace longroll::web::ui
