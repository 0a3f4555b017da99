#include <array>
#include <cmath>

#include "tools/components/components_parts.h"
#include "web/board/dice.h"
#include "web/board/icons.h"
#include "web/board/marks.h"
#include "web/board/table.h"

namespace longroll::board::parts {
namespace {

enum class Look : std::uint8_t { Plain, Now, Ink, Off, Focus, Hover };

/// A button as the panels draw it. Returns the x after it.
float button(Canvas& canvas, float x, float y, std::string_view label, Look look, int icon = -1,
             std::string_view key = {}, float width = 0) {
  const Theme& t = canvas.theme();
  const Colour ground = look == Look::Now ? t.red : look == Look::Ink ? t.ink : look == Look::Hover ? t.inset : t.panel;
  const Colour edge = look == Look::Now                          ? t.red
                      : look == Look::Ink || look == Look::Hover ? t.ink
                      : look == Look::Off                        ? t.rule
                                                                 : t.ink3;
  const Colour ink = look == Look::Now ? t.on_red : look == Look::Ink ? t.panel : look == Look::Off ? t.ink3 : t.ink;
  const TextStyle style = words(Face::Slab700, 15, ink);
  const TextStyle small = words(Face::Slab500, 14, fade(ink, 0.75f));
  const float label_width = label.empty() ? 0 : canvas.measure(label, style);
  const float icon_width = icon < 0 ? 0 : label.empty() ? 20.0f : 28.0f;
  const float key_width = key.empty() ? 0 : canvas.measure(key, small) + 12;
  float w = label_width + icon_width + (key.empty() ? 0 : key_width + 8) + 32;
  w = label.empty() ? 40 : width > 0 ? width : w;
  const Rect r = {x, y, w, 40};
  canvas.rounded_rect(r, 3, ground);
  Stroke line;
  canvas.rect_edge(r.inset(0.5f), 2.5f, line, edge);
  if (look == Look::Focus) {
    draw_focus(canvas, r, 3);
  }
  float at = label.empty() ? x + 10 : x + (w - label_width - icon_width - (key.empty() ? 0 : key_width + 8)) / 2;
  if (icon >= 0) {
    draw_icon(canvas, static_cast<Icon>(icon), {at + 10, y + 20}, 20, ink);
    at += icon_width;
  }
  canvas.text({at, y + 25.5f}, label, style);
  if (!key.empty()) {
    const Rect cap = {at + label_width + 8, y + 10, key_width, 20};
    canvas.rect_edge(cap.inset(0.5f), 2, line, fade(ink, 0.75f));
    canvas.text({cap.x + 6, cap.y + 15}, key, small);
  }
  return x + w + 12;
}

void draw_dice_and_markers(Canvas& canvas) {
  const Theme& t = canvas.theme();
  heading(canvas, 1160, 840, 400, "DICE AND MARKERS");
  for (int i = 0; i < 6; ++i) {
    const auto side = static_cast<Side>(i % 2);
    draw_die(canvas, {1182 + static_cast<float>(i) * 46, 892}, 36, {side, i + 1, i == 5},
             static_cast<float>(i % 3 - 1) * 6);
  }
  for (int i = 0; i < 2; ++i) {
    draw_die(canvas, {1466 + static_cast<float>(i) * 46, 892}, 38, {static_cast<Side>(i), 9 * i, false, 10}, 4);
  }
  draw_hit(canvas, {1190, 950}, 13);
  draw_badge(canvas, Side::Union, {1250, 950}, 24);
  draw_badge(canvas, Side::Confederate, {1300, 950}, 24);
  draw_star(canvas, {1350, 950}, 13, t.ink);
  draw_brackets(canvas, {1384, 936, 28, 28}, 9, 2.8f, t.red);
  const auto hexagon = [](float x, float y, float r) {
    Path p;
    for (int i = 0; i < 6; ++i) {
      const float a = radians(static_cast<float>(60 * i));
      const Vec2 at = {x + r * std::cos(a), y + r * std::sin(a)};
      i == 0 ? p.move_to(at) : p.line_to(at);
    }
    return p.close();
  };
  Stroke edge;
  edge.width = 2.4f;
  canvas.fill(hexagon(1450, 950, 19), fade(t.glow, 0.16f));
  canvas.stroke(hexagon(1450, 950, 19), edge, t.red);
  edge.width = 2.2f;
  edge.cap = Cap::Round;
  edge.dash = 2;
  edge.gap = 5;
  canvas.fill(hexagon(1506, 950, 19), rgb(0xFFF3B8));
  canvas.stroke(hexagon(1506, 950, 19), edge, rgb(0x8A6A12));
  const std::array<std::string_view, 7> names = {"hit", "Union", "C.S.", "leader", "lit", "target", "reach"};
  const std::array<float, 7> places = {1190, 1250, 1300, 1350, 1398, 1450, 1506};
  for (std::size_t i = 0; i < names.size(); ++i) {
    caption(canvas, places[i], 988, names[i]);
  }
}

void draw_odds_panel(Canvas& canvas, Rect r) {
  const Theme& t = canvas.theme();
  draw_panel(canvas, r);
  const float x = r.x + 17;
  const float end = r.right() - 17;
  canvas.text({x, r.y + 33}, "ODDS", words(Face::Slab700, 14, t.ink, Align::Left, 1.3f));
  canvas.text({end, r.y + 33}, "12 to 6 = 2:1", words(Face::Slab700, 18, t.ink, Align::Right));
  draw_double_rule(canvas, {x, r.y + 45}, end - x, t.ink);
  canvas.text({x, r.y + 75}, "Woods: one column left", words(Face::Text500, 18, t.ink));
  canvas.text({end, r.y + 75}, "[8.42]", words(Face::Slab500, 14, t.ink2, Align::Right));
  canvas.text({x, r.y + 99}, "Lower the odds yourself", words(Face::Text500, 18, t.ink2));
  canvas.text({end, r.y + 99}, "[8.9]", words(Face::Slab500, 14, t.ink2, Align::Right));
  button(canvas, x, r.y + 117, "Roll", Look::Now, -1, {}, 270);
  button(canvas, x + 278, r.y + 117, "Cancel", Look::Plain, -1, {}, end - x - 278);
}

}  // namespace

void draw_controls_section(Canvas& canvas) {
  const Theme& t = canvas.theme();
  heading(canvas, 40, 840, 620, "BUTTONS", "40 high; 48 on touch; one red at a time");
  float x = button(canvas, 40, 872, "Roll the attack", Look::Now, static_cast<int>(Icon::Dice), "Enter");
  x = button(canvas, x, 872, "Play now", Look::Ink);
  x = button(canvas, x, 872, "Cancel", Look::Plain);
  button(canvas, x, 872, "By water", Look::Off);
  x = button(canvas, 40, 924, "Focus", Look::Focus);
  x = button(canvas, x, 924, "Hover", Look::Hover);
  x = button(canvas, x, 924, "Undo", Look::Plain, static_cast<int>(Icon::Undo));
  x = button(canvas, x, 924, {}, Look::Plain, static_cast<int>(Icon::Share));
  button(canvas, x, 924, {}, Look::Off, static_cast<int>(Icon::Redo));

  heading(canvas, 700, 840, 420, "TOOLTIPS", "what, why, rule");
  draw_panel(canvas, {700, 872, 236, 84});
  draw_icon(canvas, Icon::No, {723, 893}, 18, t.red);
  canvas.text({739, 899}, "Keyes cannot cross here", words(Face::Text600, 18, t.red));
  canvas.text({714, 920}, "Not across a river without a", words(Face::Text500, 18, t.ink));
  const float used = canvas.text({714, 941}, "bridge ", words(Face::Text500, 18, t.ink));
  canvas.text({714 + used, 941}, "[7.6]", words(Face::Slab500, 14, t.ink2));
  draw_panel(canvas, {950, 872, 170, 105});
  canvas.text({964, 899}, "Woods", words(Face::Text600, 18, t.ink));
  canvas.text({964, 920}, "Costs 2 to enter", words(Face::Text500, 18, t.ink));
  canvas.text({964, 941}, "One column left", words(Face::Text500, 18, t.ink));
  canvas.text({964, 962}, "[8.42]", words(Face::Slab500, 14, t.ink2));
  draw_dice_and_markers(canvas);

  heading(canvas, 40, 1000, 620, "A CHANCE IS A BAR OF EXACT PARTS", "dark blue best, brown worst");
  const std::array<ChancePart, 5> parts = {chance_part(1.0f / 6, 0), chance_part(1.0f / 6, 1), chance_part(1.0f / 6, 2),
                                           chance_part(2.0f / 6, 3), chance_part(1.0f / 6, 4)};
  draw_chance_bar(canvas, {40, 1030, 620, 30}, parts);
  const std::array<std::string_view, 5> kinds = {"plain", "plain", "dotted", "hatched", "plain"};
  const std::array<float, 5> middles = {0.083f, 0.25f, 0.417f, 0.667f, 0.917f};
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    caption(canvas, 40 + 620 * middles[i], 1082, kinds[i]);
  }
  heading(canvas, 700, 1040, 860, "ICONS", "24 box, stroke 1.9, round ends");
  for (int i = 0; i < kIcons; ++i) {
    const float cx = 726 + static_cast<float>(i % 14) * 62.5f;
    const float cy = 1078 + static_cast<float>(i / 14) * 50;
    draw_icon(canvas, static_cast<Icon>(i), {cx, cy}, 24, t.ink);
    canvas.text({cx, cy + 26}, icon_name(static_cast<Icon>(i)), words(Face::Text500, 14, t.ink2, Align::Centre));
  }
  heading(canvas, 700, 1620, 860, "A PANEL BY DAY AND BY LAMPLIGHT");
  draw_odds_panel(canvas, {700, 1650, 400, 172});
  canvas.push_theme(Theme::night());
  const Rect night = {1130, 1640, 430, 270};
  canvas.rect(night, canvas.theme().desk);
  draw_odds_panel(canvas, {1145, 1650, 400, 172});
  for (int i = 0; i < 4; ++i) {
    draw_die(canvas, {1172 + static_cast<float>(i) * 44, 1866}, 34, {static_cast<Side>(i % 2), i + 2, i == 3});
  }
  draw_badge(canvas, Side::Union, {1370, 1866}, 24);
  draw_badge(canvas, Side::Confederate, {1404, 1866}, 24);
  draw_brackets(canvas, {1432, 1852, 28, 28}, 9, 2.8f, canvas.theme().red);
  draw_icon(canvas, Icon::Moon, {1496, 1866}, 24, canvas.theme().ink);
  draw_icon(canvas, Icon::Gear, {1530, 1866}, 24, canvas.theme().ink2);
  canvas.lamplight(night);
  canvas.pop_theme();
}

}  // namespace longroll::board::parts
