#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "imgui.h"
#include "web/board/icons.h"
#include "web/board/shape/theme.h"
#include "web/views/widgets.h"

/// What the widgets share: theme, sizes, glyphs, and the list of controls of the frame. The list is what keyboard
/// focus, the page's hidden mirror and the tests work on, so that whatever can be clicked can also be reached without a
/// pointer.
namespace longroll::web::ui {

/// Something on the screen that can be pressed, as it was drawn last.
struct Control {
  std::string id;
  std::string label;  ///< its words, or its tip when it only shows an icon
  board::Rect rect;
  bool enabled = true;
  bool is_stop = true;  ///< the keyboard and the mirror reach it
};

/// A text field stands among the controls under this and its own id, so that Tab comes to it, too.
inline constexpr std::string_view kFieldPrefix = "field:";

/// A text field: drawn by us, typed into through an input of the page laid over it.
struct TextField {
  std::string id, label, hint;
  board::Rect rect;  ///< of the writing, without frame and icon
  std::string* value = nullptr;
  bool is_fixed = false;  ///< it can be selected and copied, not changed
};

struct Ui {
  board::Theme theme = board::Theme::day();
  float text_scale = 1;
  float ratio = 1;
  bool touch = false;
  bool layer_active = true;       ///< false while widgets below an open sheet are drawn
  std::vector<Control> controls;  ///< of this frame so far, in drawing order
  std::vector<TextField> fields;
  std::vector<board::Rect> rings;    ///< what a lesson points at, in the order in which it is pressed
  std::vector<board::Rect> grips;    ///< what a finger drags in place of scrolling the panel that it lies on
  std::vector<board::Rect> covered;  ///< panels of this frame: input there is not for the board
  std::string pressed;               ///< pressed by keyboard or mirror: the button of that id answers true once
  std::vector<std::string> presses;  ///< of the mirror, still to come: one a frame
  std::string focus;                 ///< the control that the keyboard stands on
  std::string in_sight;              ///< the last one of these that was brought into sight
  std::string shown_once;            ///< the last key of show_once that came into sight
  bool wants_frame = false;          ///< something was left for the next frame
  std::string asked_rule;            ///< a citation was pressed: "7.2"; the page opens the help there
  bool offers_charts = false;        ///< the button for the charts may stand in this frame
  bool asks_charts = false;          ///< it was pressed; the page opens them
  std::string heading;               ///< the first heading of the panel that is drawn; cleared by who wants to know
  std::string told;                  ///< what a panel says besides question and choices, for the mirror
  board::Rect told_at;
  bool is_read = false;  ///< a test reads the words of the picture
  std::string words;  ///< then: what the frame says, the panels and then the table, in the order drawn, a text a line
  std::string tip;    ///< shown at the end of the frame beside the control
  board::Rect tip_for;
  board::Rect tip_at;  ///< where it was drawn
};
Ui& state();

/// Bakes faces and icons for text scale and pixel ratio, when they changed. Returns true when the atlas is new.
bool bake(float text_scale, float ratio);
void apply_style();

/// Forgets the last frame's lists.
void begin_frame();
/// Draws the tip and the focus ring.
void end_frame();

/// A panel at a fixed place: body, edge, soft shadow. Every begin has its end.
struct PanelSpec {
  const char* id;
  board::Rect rect;
  bool scrolls = false;
  bool body = true;  ///< false: no ground, edge or shadow
  float pad_x = 16, pad_y = 14;
};
void begin_panel(const PanelSpec& spec);
void end_panel();
/// A part of a panel that scrolls by itself and fills what is left (or `height` and `width`).
void begin_scroll(const char* id, float height = 0, float width = 0);
void end_scroll();
/// Keeps the height that was measured for the next frame. When it is another than before, asks for two frames more:
/// panel and scrollbar follow what has been measured one after the other.
void settle(float& known, float measured);
/// Darkens everything drawn so far; widgets after it belong to the sheet above.
void scrim(board::Rect page);

/// What the keyboard has come to in a list that scrolls is brought into sight, once: for whatever is a control.
void show_focus(const std::string& id, board::Rect rect);

/// The panel that is being drawn tells of `subject`: when it has told of something else, it stands at its top again.
void tell_of(std::string_view subject);

/// Scrolls the panel that is being drawn until `rect` is in sight, once for each `key`.
void show_once(const std::string& key, board::Rect rect);

/// Places the drawing cursor, in the page's CSS px.
void move_to(float x, float y);
/// What is left of the line.
float line_left();
/// What was typed into the field of that id, which was drawn last, is its value from now on.
void type_into(std::string_view id, std::string_view text);
void field(const TextField& spec, float width, float height = 44);
/// A row of choices of which one is on: "Easy | Normal | Hard". Returns the new index.
int choice_row(std::string_view id, std::span<const std::string> labels, int on);
/// The modules of a QR code, row by row; empty: none.
using QrCode = std::vector<std::vector<bool>>;
/// Draws it in the middle of the line, dark on light whatever the light, at most `most` px wide.
void draw_qr(const QrCode& modules, float most = 300);
/// The same words for whoever has fingers: "Tap a card" for "Click a card".
std::string for_hand(std::string words);
/// A switch with its words; both can be pressed.
bool toggle(std::string_view id, std::string_view label, bool on);

void draw_icon(ImDrawList* list, board::Icon icon, ImVec2 centre, float size, board::Colour colour);
void draw_badge(ImDrawList* list, Seat seat, ImVec2 centre, float size, board::Colour colour);
void draw_neatline(ImDrawList* list, board::Rect rect);
float draw_double_rule(ImDrawList* list, ImVec2 from, float width);
void draw_shadow(ImDrawList* list, board::Rect rect);

}  // namespace longroll::web::ui
