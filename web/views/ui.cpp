#include "web/views/ui.h"

#include <algorithm>
#include <cmath>

#include "imgui_internal.h"

namespace longroll::web::ui {

Ui& state() {
  static Ui instance;
  return instance;
}

void apply_style() {
  const board::Theme& t = theme();
  ImGuiStyle& style = ImGui::GetStyle();
  style = ImGuiStyle();
  style.WindowRounding = 3;
  style.FrameRounding = 3;
  style.WindowBorderSize = 0;
  style.FrameBorderSize = 1;
  style.WindowPadding = {scaled(16), scaled(14)};
  style.ItemSpacing = {scaled(8), scaled(8)};
  style.FramePadding = {scaled(16), scaled(10)};
  style.ScrollbarSize = state().touch ? 6.0F : 12.0F;
  style.ScrollbarRounding = 6;
  style.WindowMinSize = {8, 8};
  const auto set = [&](int which, board::Colour c) {
    style.Colors[which] = {static_cast<float>(c.r) / 255, static_cast<float>(c.g) / 255, static_cast<float>(c.b) / 255,
                           static_cast<float>(c.a) / 255};
  };
  set(ImGuiCol_WindowBg, board::fade(t.panel, 0));
  set(ImGuiCol_ChildBg, board::fade(t.panel, 0));
  set(ImGuiCol_Text, t.ink);
  set(ImGuiCol_TextDisabled, t.ink3);
  set(ImGuiCol_Border, t.rule);
  set(ImGuiCol_FrameBg, t.inset);
  set(ImGuiCol_Button, t.panel);
  set(ImGuiCol_ScrollbarBg, board::fade(t.panel, 0));
  set(ImGuiCol_ScrollbarGrab, t.rule);
  set(ImGuiCol_ScrollbarGrabHovered, t.ink3);
  set(ImGuiCol_ScrollbarGrabActive, t.ink2);
}

void begin_frame() {
  Ui& ui = state();
  ui.layer_active = true;
  ui.wants_frame = false;
  if (!ui.presses.empty()) {
    ui.pressed = ui.presses.front();
    ui.presses.erase(ui.presses.begin());
    ui.wants_frame = !ui.presses.empty();
  }
  ui.controls.clear();
  ui.fields.clear();
  ui.grips.clear();
  ui.covered.clear();
  ui.rings.clear();
  ui.told.clear();
  ui.words.clear();
  ui.tip.clear();
}

namespace {

bool overlap(const board::Rect& a, const board::Rect& b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

/// Where a tip of that size stands: below its control, above it or beside it, where it covers no other control.
board::Rect place_of_tip(const Ui& ui, float w, float h) {
  const ImVec2 page = ImGui::GetIO().DisplaySize;
  const board::Rect& at = ui.tip_for;
  const float x = std::clamp(at.centre().x - w / 2, 6.0F, std::max(6.0F, page.x - w - 6));
  const float y = std::clamp(at.centre().y - h / 2, 6.0F, std::max(6.0F, page.y - h - 6));
  const board::Rect places[] = {
      {x, at.bottom() + 6, w, h}, {x, at.y - h - 6, w, h}, {at.x - w - 6, y, w, h}, {at.right() + 6, y, w, h}};
  const auto is_free = [&](const board::Rect& place) {
    return place.x >= 0 && place.y >= 0 && place.right() <= page.x && place.bottom() <= page.y &&
           std::none_of(ui.controls.begin(), ui.controls.end(),
                        [&](const Control& other) { return other.rect != at && overlap(other.rect, place); });
  };
  const auto found = std::find_if(std::begin(places), std::end(places), is_free);
  return found != std::end(places) ? *found : places[places[0].bottom() > page.y ? 1 : 0];
}

void draw_tip_of_control() {
  Ui& ui = state();
  ui.tip_at = {};
  if (ui.tip.empty()) {
    return;
  }
  ImDrawList* list = ImGui::GetForegroundDrawList();
  const float inner = std::min(measure(Type::Label, ui.tip).x + 1, scaled(300));
  const float line = scaled(20);
  const auto lines = static_cast<float>(line_count(Type::Label, ui.tip, inner));
  ui.tip_at = place_of_tip(ui, inner + scaled(20), lines * line + scaled(10));
  const board::Rect& r = ui.tip_at;
  list->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, col(theme().panel), 3);
  list->AddRect({r.x, r.y}, {r.right(), r.bottom()}, col(theme().ink3), 3, 0, 1);
  draw_lines(list, {r.x + scaled(10), r.y + scaled(5)}, Type::Label, ui.tip, theme().ink, inner, line);
}

}  // namespace

void end_frame() {
  Ui& ui = state();
  ui.pressed.clear();  // nobody answered to it: the control has gone meanwhile
  ImDrawList* list = ImGui::GetForegroundDrawList();
  const auto focused =
      std::find_if(ui.controls.begin(), ui.controls.end(), [&](const Control& c) { return c.id == ui.focus; });
  if (focused != ui.controls.end()) {
    const board::Rect r = focused->rect.inset(-3.5F);
    list->AddRect({r.x, r.y}, {r.right(), r.bottom()}, col(theme().ink), 5, 0, 3);
  }
  draw_tip_of_control();
}

void begin_panel(const PanelSpec& spec) {
  const board::Rect& r = spec.rect;
  ImGui::SetNextWindowPos({r.x, r.y});
  ImGui::SetNextWindowSize({r.w, r.h});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {scaled(spec.pad_x), scaled(spec.pad_y)});
  ImGuiWindowFlags flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                           ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoFocusOnAppearing;
  if (spec.scrolls) {
    flags &= ~ImGuiWindowFlags_NoScrollbar;
  } else {
    flags |= ImGuiWindowFlags_NoScrollWithMouse;
  }
  ImGui::Begin(spec.id, nullptr, flags);
  ImGui::PopStyleVar();
  ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());  // drawn in the order of the calls
  state().covered.push_back(r);
  if (spec.body) {
    ImDrawList* list = ImGui::GetWindowDrawList();
    const ImVec2 page = ImGui::GetIO().DisplaySize;
    list->PushClipRect({0, 0}, page, false);
    draw_shadow(list, r);
    list->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, col(theme().panel), 3);
    list->AddRect({r.x, r.y}, {r.right(), r.bottom()}, col(theme().rule), 3, 0, 1);
    list->PopClipRect();
  }
}

void end_panel() { ImGui::End(); }

void begin_scroll(const char* id, float height, float width) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::BeginChild(id, {width, height}, false, ImGuiWindowFlags_NoNav);
  ImGui::PopStyleVar();
}

void end_scroll() { ImGui::EndChild(); }

void settle(float& known, float measured) {
  static int frames_left = 0;
  if (std::abs(known - measured) > 0.5F) {
    known = measured;
    frames_left = 2;
  }
  if (frames_left > 0) {
    --frames_left;
    state().wants_frame = true;
  }
}

void scrim(board::Rect page) {
  state().layer_active = true;
  begin_panel({.id = "##scrim", .rect = page, .body = false, .pad_x = 0, .pad_y = 0});
  ImGui::GetWindowDrawList()->AddRectFilled({page.x, page.y}, {page.right(), page.bottom()}, IM_COL32(16, 11, 6, 110));
  end_panel();
}

void show_focus(const std::string& id, board::Rect rect) {
  Ui& ui = state();
  if (ui.focus != id || ui.in_sight == id) {
    return;
  }
  ui.in_sight = id;
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  const ImRect drawn({rect.x, rect.y}, {rect.right(), rect.bottom()});
  if (window->ScrollMax.y > 0 && (drawn.Min.y < window->ClipRect.Min.y || drawn.Max.y > window->ClipRect.Max.y)) {
    ImGui::ScrollToRect(window, drawn);
    ui.wants_frame = true;
  }
}

void tell_of(std::string_view subject) {
  const ImGuiID now = ImHashStr(subject.data(), subject.size());
  auto* const before = reinterpret_cast<ImGuiID*>(ImGui::GetStateStorage()->GetIntRef(ImHashStr("##tells-of"), 0));
  if (*before != now) {
    *before = now;
    if (ImGui::GetScrollY() > 0) {
      ImGui::SetScrollY(0);
      state().wants_frame = true;
    }
  }
}

void show_once(const std::string& key, board::Rect rect) {
  Ui& ui = state();
  if (ui.shown_once == key) {
    return;
  }
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  const ImRect drawn({rect.x, rect.y}, {rect.right(), rect.bottom()});
  const bool is_seen = drawn.Min.y >= window->ClipRect.Min.y && drawn.Max.y <= window->ClipRect.Max.y;
  // How far a panel scrolls is known when its content has been measured: in the frame after.
  if (is_seen || window->ScrollMax.y > 0) {
    ui.shown_once = key;
  }
  if (!is_seen) {
    ImGui::ScrollToRect(window, drawn);
    ui.wants_frame = true;
  }
}

void move_to(float x, float y) { ImGui::SetCursorScreenPos({x, y}); }
float line_left() { return ImGui::GetContentRegionAvail().x; }

void field(const TextField& spec, float width, float height) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float h = scaled(height);
  ImDrawList* list = ImGui::GetWindowDrawList();
  const board::Colour ground = theme().lamp > 0.5F ? theme().inset : board::rgb(0xFFFDF6);
  list->AddRectFilled({at.x, at.y}, {at.x + width, at.y + h}, col(ground), 3);
  list->AddRect({at.x, at.y}, {at.x + width, at.y + h}, col(theme().ink3), 3, 0, 1);
  TextField made = spec;
  made.rect = {at.x + scaled(8), at.y + 2, width - scaled(16), h - 4};
  if (state().layer_active) {
    const std::string id = std::string(kFieldPrefix) + spec.id;
    state().controls.push_back({id, spec.label, {at.x, at.y, width, h}, true});
    show_focus(id, {at.x, at.y, width, h});
  }
  const ImRect clip = ImGui::GetCurrentWindow()->ClipRect;
  if (state().layer_active && clip.Contains(ImRect(at, {at.x + width, at.y + h}))) {
    state().fields.push_back(made);
  } else if (spec.value != nullptr) {
    const bool empty = spec.value->empty();
    list->PushClipRect({at.x, at.y}, {at.x + width, at.y + h}, true);
    draw_text(list, {at.x + scaled(12), at.y + (h - scaled(17)) / 2}, empty ? Type::Note : Type::Body,
              empty ? spec.hint : *spec.value, empty ? theme().ink2 : theme().ink);
    list->PopClipRect();
  }
  ImGui::Dummy({width, h});
}

void type_into(std::string_view id, std::string_view text) {
  for (const TextField& field : state().fields) {
    if (field.id == id && field.value != nullptr) {
      *field.value = text;
    }
  }
}

int choice_row(std::string_view id, std::span<const std::string> labels, int on) {
  const float spacing = scaled(6);
  const float left = ImGui::GetCursorPosX();
  const float right = left + line_left();
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const float width = std::max(measure(Type::Button, labels[i]).x + scaled(24), state().touch ? scaled(44) : 0);
    if (i > 0) {
      ImGui::SameLine(0, spacing);
      if (ImGui::GetCursorPosX() + width > right + 1) {
        ImGui::NewLine();
      }
    }
    const bool is_on = static_cast<int>(i) == on;
    if (button({.id = std::string(id) + ":" + std::to_string(i),
                .label = labels[i],
                .kind = is_on ? ButtonKind::Ink : ButtonKind::Plain,
                .size = {width, 0}})) {
      on = static_cast<int>(i);
    }
  }
  return on;
}

bool toggle(std::string_view id, std::string_view label, bool on) {
  const float size = scaled(state().touch ? 44 : 32);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float box = scaled(32);
  const float width = std::min(line_left(), box + scaled(12) + measure(Type::Body, label).x);
  if (button({.id = id, .tip = label, .kind = ButtonKind::Bare, .size = {width, size}})) {  // the words, too
    on = !on;
  }
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float y = at.y + (size - box) / 2;
  list->AddRectFilled({at.x, y}, {at.x + box, y + box}, col(theme().panel), 3);
  list->AddRect({at.x, y}, {at.x + box, y + box}, col(theme().ink3), 3, 0, 1);
  if (on) {
    draw_icon(list, board::Icon::Check, {at.x + box / 2, at.y + size / 2}, scaled(20), theme().ink);
  }
  draw_text(list, {at.x + box + scaled(10), at.y + (size - scaled(18)) / 2}, Type::Body, label, theme().ink);
  return on;
}

std::string for_hand(std::string words) {
  for (const auto& [mouse, finger] : {std::pair{"Click", "Tap"}, std::pair{"click", "tap"}}) {
    for (std::size_t at = 0; state().touch && (at = words.find(mouse, at)) != std::string::npos;) {
      words.replace(at, 5, finger);
    }
  }
  return words;
}

void draw_badge(ImDrawList* list, Seat seat, ImVec2 c, float size, board::Colour colour) {
  const float u = size / 20;
  if (seat == Seat::Union) {
    // A shield: flat top with a point in the middle, sides bowed to a tip.
    list->PathClear();
    list->PathLineTo({c.x - 8 * u, c.y - 9 * u});
    list->PathLineTo({c.x + 8 * u, c.y - 9 * u});
    list->PathLineTo({c.x + 8 * u, c.y + 1 * u});
    list->PathBezierCubicCurveTo({c.x + 8 * u, c.y + 6 * u}, {c.x + 4 * u, c.y + 9 * u}, {c.x, c.y + 10.5F * u}, 12);
    list->PathBezierCubicCurveTo({c.x - 4 * u, c.y + 9 * u}, {c.x - 8 * u, c.y + 6 * u}, {c.x - 8 * u, c.y + 1 * u},
                                 12);
    list->PathFillConvex(col(colour));
  } else {
    list->AddQuadFilled({c.x, c.y - 10 * u}, {c.x + 8.5F * u, c.y}, {c.x, c.y + 10 * u}, {c.x - 8.5F * u, c.y},
                        col(colour));
  }
}

void draw_qr(const QrCode& modules, float most) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  // Always dark on light, with the quiet zone of four modules that readers need.
  const auto count = static_cast<float>(modules.size());
  const float side = std::min(line_left(), most);
  const float module = std::max(1.0F, side / (count + 8));
  const float drawn = module * (count + 8);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float x0 = at.x + (line_left() - drawn) / 2;
  list->AddRectFilled({x0, at.y}, {x0 + drawn, at.y + drawn}, IM_COL32_WHITE);
  for (std::size_t y = 0; y < modules.size(); ++y) {
    for (std::size_t x = 0; x < modules.size(); ++x) {
      if (modules[y][x]) {
        const float left = x0 + module * (static_cast<float>(x) + 4);
        const float top = at.y + module * (static_cast<float>(y) + 4);
        list->AddRectFilled({left, top}, {left + module + 0.3F, top + module + 0.3F}, IM_COL32_BLACK);
      }
    }
  }
  ImGui::Dummy({line_left(), drawn});
}

void draw_neatline(ImDrawList* list, board::Rect r) {
  list->PushClipRect({r.x - 2, r.y - 2}, {r.right() + 2, r.bottom() + 2}, false);
  list->AddRect({r.x, r.y}, {r.right(), r.bottom()}, col(theme().ink), 0, 0, 2);
  const board::Rect in = r.inset(5);
  list->AddRect({in.x, in.y}, {in.right(), in.bottom()}, col(theme().ink), 0, 0, 0.8F);
  list->PopClipRect();
}

float draw_double_rule(ImDrawList* list, ImVec2 from, float width) {
  const float y = std::round(from.y);
  list->AddRectFilled({from.x, y}, {from.x + width, y + 2}, col(theme().ink));
  list->AddRectFilled({from.x, y + 3}, {from.x + width, y + 4}, col(theme().ink));
  return 5;
}

void draw_shadow(ImDrawList* list, board::Rect r) {
  const float depth = theme().lamp > 0.5F ? 0.04F : 0.013F;
  const board::Colour dark = theme().lamp > 0.5F ? board::rgb(0x000000) : board::rgb(0x2A2018);
  for (int i = 7; i >= 1; --i) {
    const float grow = static_cast<float>(i) * 1.6F;
    list->AddRectFilled({r.x - grow, r.y - grow + 4}, {r.right() + grow, r.bottom() + grow + 4}, col(dark, depth),
                        3 + grow);
  }
}

}  // namespace longroll::web::ui
