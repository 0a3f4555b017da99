#include "web/views/widgets.h"

#include <algorithm>
#include <cmath>

#include "web/views/ui.h"

namespace longroll::web::ui {
namespace {

ImDrawList* here() { return ImGui::GetWindowDrawList(); }

/// Height of a line of body text.
float line_height(Type type) {
  switch (type) {
    return scaled(48);
    case Type::Title:
      return scaled(32);
    case Type::Prompt:
      return scaled(28);
    case Type::Body:
    case Type::Strong:
      return scaled(24);
    case Type::Note:
      return scaled(22);
    default:
      return scaled(20);
  }
}

/// Draws at the cursor, in the middle of a line of `height`.
void lay(Type type, std::string_view words, board::Colour colour, float height, float tracking = 0) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImVec2 size = measure(type, words);
  draw_text(here(), {at.x, at.y + (height - size.y) / 2}, type, words, colour, tracking);
  ImGui::Dummy({size.x + tracking * static_cast<float>(words.size()), height});
}

std::string capitals(std::string_view words) {
  std::string out(words);
  for (char& c : out) {
    c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  }
  return out;
}

void heading_line(std::string_view title, std::string_view note, float tracking) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = line_left();
  const float height = scaled(22);
  std::string words = capitals(title);
  Type type = Type::Heading;
  // A count, a rule, or what a title without capitals has room for.
  const float beside = note.empty() ? 0 : measure(Type::Label, note).x + scaled(14);
  const bool stays_whole = note.size() < 4 || note.starts_with('[') || measure(Type::Strong, title).x + beside <= width;
  const float note_width = stays_whole ? beside : 0;
  if (measure(type, words).x + tracking * static_cast<float>(words.size()) + note_width > width) {
    words = title;  // capitals have no room
    type = Type::Strong;
    tracking = 0;
  }
  const ImVec2 size = measure(type, words);
  const float title_width = size.x + tracking * static_cast<float>(words.size());
  draw_text(here(), {at.x, at.y + (height - size.y) / 2}, type, words, theme().ink, tracking);
  if (!note.empty()) {
    // A long note gives way to the title and ends in dots.
    const float room = width - title_width - scaled(14);
    std::string_view shown = note;
    std::string cut;
    while (measure(Type::Label, shown).x > room && note.size() > 1) {
      note.remove_suffix(1);
      while (note.size() > 1 && (note.back() == ' ' || (static_cast<unsigned char>(note.back()) & 0xC0U) == 0x80U)) {
        note.remove_suffix(1);
      }
      cut = std::string(note) + "...";
      shown = cut;
    }
    const ImVec2 wide = measure(Type::Label, shown);
    draw_text(here(), {at.x + width - wide.x, at.y + (height - wide.y) / 2}, Type::Label, shown, theme().ink2);
  }
  ImGui::Dummy({width, height});
}

/// Breaks `words` into lines no wider than `width`; calls `line` with each.
template <class Line>
void wrap(Type type, std::string_view words, float width, Line&& line) {
  std::size_t from = 0;
  while (from < words.size()) {
    std::size_t fits = from;
    std::size_t end = from;
    while (end < words.size()) {
      std::size_t next = words.find(' ', end);
      next = next == std::string_view::npos ? words.size() : next;
      if (measure(type, words.substr(from, next - from)).x > width && fits > from) {
        break;
      }
      fits = next;
      end = next + 1;
    }
    line(words.substr(from, fits - from));
    from = std::min(fits + 1, words.size());
  }
}

}  // namespace

const board::Theme& theme() { return state().theme; }
float scaled(float px) { return px * state().text_scale; }
ImU32 col(board::Colour c) { return IM_COL32(c.r, c.g, c.b, c.a); }
ImU32 col(board::Colour c, float alpha) { return col(board::fade(c, alpha)); }

void text(Type type, std::string_view words, board::Colour colour) { lay(type, words, colour, line_height(type)); }
void text(Type type, std::string_view words) { text(type, words, theme().ink); }

float paragraph(Type type, std::string_view words, board::Colour colour, float width) {
  width = width > 0 ? width : line_left();
  const float y = draw_lines(here(), ImGui::GetCursorScreenPos(), type, words, colour, width, line_height(type));
  ImGui::Dummy({width, y});
  return y;
}

float draw_lines(ImDrawList* list, ImVec2 at, Type type, std::string_view words, board::Colour colour, float width,
                 float tall, bool is_centred) {
  const float inset = (tall - measure(type, "x").y) / 2;
  float y = 0;
  wrap(type, words, width, [&](std::string_view line) {
    const float aside = is_centred ? (width - measure(type, line).x) / 2 : 0;
    draw_text(list, {at.x + aside, at.y + y + inset}, type, line, colour);
    y += tall;
  });
  return y;
}

int line_count(Type type, std::string_view words, float width) {
  int lines = 0;
  wrap(type, words, width, [&](std::string_view) { ++lines; });
  return lines;
}

float paragraph_height(Type type, std::string_view words, float width) {
  float y = 0;
  wrap(type, words, width, [&](std::string_view) { y += line_height(type); });
  return y;
}

void heading(std::string_view title, std::string_view note) {
  if (state().heading.empty()) {
    state().heading = title;
  }
  heading_line(title, note, scaled(1.26F));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = line_left();
  ImGui::Dummy({width, draw_double_rule(here(), {at.x, at.y + scaled(2)}, width) + scaled(6)});
}

void subheading(std::string_view title, std::string_view note) {
  heading_line(title, note, scaled(0.7F));
  thin_rule();
}

void thin_rule() {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = line_left();
  here()->AddRectFilled({at.x, std::floor(at.y) + 3}, {at.x + width, std::floor(at.y) + 4}, col(theme().rule));
  ImGui::Dummy({width, 7});
}

void cite(ImVec2 at, ImVec2 size, std::string_view rule) {
  Ui& ui = state();
  const ImVec2 end{at.x + size.x, at.y + size.y};
  if (rule.empty() || !ui.layer_active || !ImGui::IsWindowHovered() || !ImGui::IsMouseHoveringRect(at, end)) {
    return;
  }
  here()->AddLine({at.x, end.y}, end, col(theme().ink2));
  ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
    ui.asked_rule = rule.starts_with('[') ? rule.substr(1, rule.find(']') - 1) : rule;
    ui.wants_frame = true;
  }
}

void row(std::string_view label, std::string_view rule, std::string_view number, bool strong) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = line_left();
  const float height = scaled(24);
  const auto put = [&](Type type, std::string_view words, float x, board::Colour colour) {
    const ImVec2 size = measure(type, words);
    draw_text(here(), {x, at.y + (height - size.y) / 2}, type, words, colour);
  };
  float right = at.x + width;
  if (!number.empty()) {
    put(Type::Number, number, right - measure(Type::Number, number).x, theme().ink);
    right -= std::max(scaled(40), measure(Type::Number, number).x + scaled(14));
  }
  if (!rule.empty()) {
    const std::string cited = rule.starts_with('[') ? std::string(rule) : "[" + std::string(rule) + "]";
    right -= measure(Type::Label, cited).x;
    put(Type::Label, cited, right, theme().ink2);
    const ImVec2 size = measure(Type::Label, cited);
    cite({right, at.y + (height - size.y) / 2}, size, cited);
    right -= scaled(8);
  }
  const Type type = strong ? Type::Strong : Type::Body;
  if (measure(type, label).x <= right - at.x) {
    put(type, label, at.x, theme().ink);
    ImGui::Dummy({width, height});
  } else {
    paragraph(type, label, theme().ink, right - at.x);
  }
}

void gap(float px) { ImGui::Dummy({1, scaled(px)}); }

void badge(Seat seat, float size) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float px = scaled(size);
  if (is_player(seat)) {
    draw_badge(here(), seat, {at.x + px / 2, at.y + px / 2}, px,
               theme().mark(seat == Seat::Union ? board::Side::Union : board::Side::Confederate));
  }
  ImGui::Dummy({px, px});
}

void icon(board::Icon icon, float size, board::Colour colour) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float px = scaled(size);
  draw_icon(here(), icon, {at.x + px / 2, at.y + px / 2}, size, colour);
  ImGui::Dummy({px, px});
}

void chance_bar(std::span<const BarPart> parts, float height, float width) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  width = width > 0 ? width : line_left();
  const float tall = scaled(height);
  ImDrawList* list = here();
  float x = at.x;
  for (const BarPart& part : parts) {
    const board::ChancePart face = board::chance_part(part.share, part.rank);
    const float right = std::min(at.x + width, x + width * part.share);
    if (right - x < 0.5F) {
      continue;
    }
    list->AddRectFilled({x, at.y}, {right, at.y + tall}, col(face.colour));
    const ImU32 mark = col(face.mark);
    list->PushClipRect({x, at.y}, {right, at.y + tall}, true);
    if (face.pattern == board::Pattern::Hatched || face.pattern == board::Pattern::Crossed) {
      for (float s = x - tall; s < right; s += 7) {
        list->AddLine({s, at.y + tall}, {s + tall, at.y}, mark, 1.3F);
      }
    }
    if (face.pattern == board::Pattern::Crossed) {
      for (float s = x - tall; s < right; s += 7) {
        list->AddLine({s, at.y}, {s + tall, at.y + tall}, mark, 1.3F);
      }
    } else if (face.pattern == board::Pattern::Dotted) {
      for (float dx = x + 3; dx < right; dx += 6) {
        for (float dy = at.y + 3; dy < at.y + tall; dy += 6) {
          list->AddCircleFilled({dx, dy}, 1.1F, mark, 8);
        }
      }
    }
    list->PopClipRect();
    const std::string percent =
        std::to_string(part.percent >= 0 ? part.percent : static_cast<int>(std::lround(part.share * 100)));
    const ImVec2 size = measure(Type::Heading, percent);
    if (right - x > size.x + 12 && tall > 16) {
      const ImVec2 mid{(x + right - size.x) / 2, at.y + (tall - size.y) / 2};
      if (face.pattern != board::Pattern::Plain) {
        list->AddRectFilled({mid.x - 3, at.y + 4}, {mid.x + size.x + 3, at.y + tall - 4}, col(face.colour));
      }
      const bool dark = face.colour.r * 3 + face.colour.g * 6 + face.colour.b < 1300;
      draw_text(list, mid, Type::Heading, percent, dark ? board::rgb(0xFDF8EA) : board::rgb(0x2A2018));
    }
    list->AddRect({x, at.y}, {right, at.y + tall}, col(theme().ink), 0, 0, 1);
    x = right;
  }
  ImGui::Dummy({width, tall});
}

}  // namespace longroll::web::ui
