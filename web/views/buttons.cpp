#include <algorithm>

#include "imgui_internal.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

namespace longroll::web::ui {
namespace {

/// How a button is laid out: its words, and what stands beside them.
struct ButtonLayout {
  explicit ButtonLayout(const ButtonSpec& spec)
      : type(spec.big ? Type::BigButton : Type::Button),
        words(measure(type, spec.label)),
        icon(spec.icon >= 0 ? scaled(20) : 0),
        key(spec.key.empty() || state().touch ? 0 : measure(Type::Label, spec.key).x + scaled(12)) {
    const float between = (icon > 0 && !spec.label.empty() ? scaled(8) : 0) + (key > 0 ? scaled(10) : 0);
    content = icon + words.x + key + between;
    const float natural = scaled(spec.big || state().touch ? 48 : 40);
    size = {spec.size.x > 0      ? spec.size.x
            : spec.label.empty() ? natural
                                 : content + scaled(32),
            spec.size.y > 0 ? spec.size.y : natural};
    if (spec.size.x <= 0 && ImGui::GetCurrentWindow()->DC.IsSameLine && size.x > line_left() + 1) {
      ImGui::NewLine();  // no room beside the one before
    }
    size.x = spec.size.x > 0 || spec.label.empty() ? size.x : std::min(size.x, std::max(line_left(), scaled(120)));
    shorten(spec.label, content - words.x, spec.size.y <= 0);
  }

  /// Words that are wider than the button are set smaller, and then on several lines. `other`: px of what stands beside
  /// them.
  void shorten(std::string_view label, float other, bool may_grow) {
    const float room = size.x - other - scaled(8);
    if (words.x <= room || label.empty()) {
      return;
    }
    type = Type::Label;
    lines = line_count(type, label, room);
    words = {lines > 1 ? room : measure(type, label).x, static_cast<float>(lines) * scaled(18)};
    content = other + words.x;
    if (may_grow) {
      size.y = std::max(size.y, words.y + scaled(10));
    }
  }

  Type type;
  ImVec2 words;
  int lines = 1;
  float icon, key;    ///< widths; 0: none
  float content = 0;  ///< width of all of it
  ImVec2 size;
};

struct ButtonColours {
  board::Colour ground, edge, ink;
};

ButtonColours colours_of(const ButtonSpec& spec, bool hovered) {
  const board::Theme& t = theme();
  if (!spec.enabled) {
    return {t.panel, t.rule, t.ink3};
  }
  if (spec.kind == ButtonKind::Now) {
    const board::Colour red = hovered ? board::mix(t.red, t.ink, 0.12F) : t.red;
    return {red, red, t.on_red};
  }
  if (spec.kind == ButtonKind::Ink) {
    const board::Colour ink = hovered ? board::mix(t.ink, t.panel, 0.15F) : t.ink;
    return {ink, ink, t.panel};
  }
  return {hovered ? t.inset : t.panel, hovered ? t.ink : t.ink3, t.ink};
}

/// `press`: px by which what stands on the button moves down.
void draw_button(const ButtonSpec& spec, const ButtonLayout& layout, ImVec2 at, bool hovered, float press) {
  const ImVec2 size = layout.size;
  const ButtonColours colours = colours_of(spec, hovered);
  ImDrawList* list = ImGui::GetWindowDrawList();
  const bool bare = spec.kind == ButtonKind::Bare;
  if (!bare || (hovered && spec.enabled)) {
    list->AddRectFilled({at.x, at.y}, {at.x + size.x, at.y + size.y}, col(colours.ground), 3);
    if (!bare) {
      list->AddRect({at.x, at.y}, {at.x + size.x, at.y + size.y}, col(colours.edge), 3, 0, 1);
    }
  }
  float x = at.x + (size.x - layout.content) / 2;
  const float middle = at.y + size.y / 2 + press;
  if (layout.icon > 0) {
    draw_icon(list, static_cast<board::Icon>(spec.icon), {x + layout.icon / 2, middle}, 20, colours.ink);
    x += layout.icon + (spec.label.empty() ? 0 : scaled(8));
  }
  list->PushClipRect({at.x + 2, at.y}, {at.x + size.x - 2, at.y + size.y}, true);
  if (layout.lines == 1) {
    draw_text(list, {x, middle - measure(layout.type, spec.label).y / 2}, layout.type, spec.label, colours.ink);
  } else {
    draw_lines(list, {x, middle - layout.words.y / 2}, layout.type, spec.label, colours.ink, layout.words.x, scaled(18),
               true);
  }
  list->PopClipRect();
  if (layout.key > 0) {
    const ImVec2 mark = measure(Type::Label, spec.key);
    x += layout.words.x + scaled(10);
    list->AddRect({x, middle - scaled(10)}, {x + layout.key, middle + scaled(10)}, col(colours.ink, 0.75F), 2, 0, 1);
    draw_text(list, {x + (layout.key - mark.x) / 2, middle - mark.y / 2}, Type::Label, spec.key, colours.ink);
  }
}

}  // namespace

bool button(const ButtonSpec& spec) {
  Ui& ui = state();
  const ButtonLayout layout(spec);
  const ImVec2 size = layout.size;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const std::string id(spec.id);
  const bool enabled = spec.enabled && ui.layer_active;
  bool clicked = false;
  bool hovered = false;
  bool held = false;
  if (enabled) {
    clicked = ImGui::InvisibleButton(id.c_str(), size);
    hovered = ImGui::IsItemHovered() && !ui.touch;
    held = ImGui::IsItemActive();
  } else {
    ImGui::Dummy(size);
    hovered = ui.layer_active && ImGui::IsItemHovered() && !ui.touch;
  }
  const board::Rect rect{at.x, at.y, size.x, size.y};
  if (ui.layer_active) {
    ui.controls.push_back({id, std::string(spec.label.empty() ? spec.tip : spec.label), rect, spec.enabled});
    show_focus(id, rect);
  }
  draw_button(spec, layout, at, hovered, held && hovered ? 1 : 0);
  if (hovered && !spec.tip.empty() && (size.x < scaled(200) || !spec.enabled) && ImGui::IsItemHovered()) {
    ui.tip = spec.tip;
    ui.tip_for = rect;
  }
  if (enabled && ui.pressed == spec.id) {
    ui.pressed.clear();
    clicked = true;
  }
  return clicked;
}

Touched press_area(std::string_view id, std::string_view label, ImVec2 size, bool is_stop) {
  Ui& ui = state();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  Touched out;
  if (!ui.layer_active) {
    ImGui::Dummy(size);
    return out;
  }
  const std::string name(id);
  out.pressed = ImGui::InvisibleButton(name.c_str(), size);
  out.hovered = ImGui::IsItemHovered() && !ui.touch;
  out.focused = ui.focus == id;
  const board::Rect rect{at.x, at.y, size.x, size.y};
  ui.controls.push_back({name, std::string(label), rect, true, is_stop});
  show_focus(name, rect);
  if (ui.pressed == id) {
    ui.pressed.clear();
    out.pressed = true;
  }
  return out;
}

}  // namespace longroll::web::ui
