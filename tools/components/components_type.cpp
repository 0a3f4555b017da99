#include <array>
#include <cstdio>

#include "tools/components/components_parts.h"

namespace longroll::board::parts {
namespace {

struct Sample {
  Face face;
  float size;
  std::string_view text, note;
  float tracking = 0;
};

constexpr std::array<Sample, 9> kScale = {
    {{Face::Slab900, 40, "LONG ROLL", "display 40 / 900"},
     {Face::Slab900, 26, "Bull Run", "title 26 / 900"},
     {Face::Text600, 22, "Place 1 more hit in your Center.", "prompt 22 / 600"},
     {Face::Text500, 18, "4th Alabama fired, 2 dice: 1 2, 2 hits.", "body 18 / 500"},
     {Face::TextItalic500, 18, "Virginia, July 21st, 1861", "note 18 italic"},
     {Face::Slab700, 15, "Roll the attack", "button 15 / 700"},
     {Face::Slab700, 14, "THE ATTACK", "heading 14 / 700", 1.3f},
     {Face::Slab500, 14, "[8.42] turn 7 of 12", "reference 14 / 500"},
     {Face::Slab900, 18, "0 1 2 3 4 5 6 7 8 9 5-4 12 to 6", "lining figures 18"}}};

void swatch(Canvas& canvas, float x, float y, std::string_view name, Colour colour) {
  const Theme& t = canvas.theme();
  canvas.rect({x, y, 78, 52}, colour);
  Stroke edge;
  edge.width = 0.8f;
  canvas.rect_edge({x, y, 78, 52}, 0, edge, t.ink);
  caption(canvas, x + 39, y + 69, name);
  char code[8];
  std::snprintf(code, sizeof code, "%02X%02X%02X", colour.r, colour.g, colour.b);
  canvas.text({x + 39, y + 86}, code, words(Face::Slab500, 13, t.ink2, Align::Centre));
}

}  // namespace

void draw_type_section(Canvas& canvas) {
  const Theme& t = canvas.theme();
  heading(canvas, 40, 1130, 620, "TYPE SCALE", "Besley and EB Garamond");
  float y = 1140;
  for (const Sample& s : kScale) {
    y += s.size * 1.1f + 13;
    canvas.text({40, y}, s.text, words(s.face, s.size, t.ink, Align::Left, s.tracking));
    canvas.text({660, y}, s.note, words(Face::Text500, 16, t.ink2, Align::Right));
  }
  heading(canvas, 40, 1530, 620, "PALETTE");
  const Theme& day = Theme::day();
  const Theme& night = Theme::night();
  struct Named {
    std::string_view name;
    Colour colour;
  };
  const std::array<Named, 14> by_day = {{{"paper", day.paper},
                                         {"panel", day.panel},
                                         {"inset", day.inset},
                                         {"ink", day.ink},
                                         {"ink 2", day.ink2},
                                         {"ink 3", day.ink3},
                                         {"rule", day.rule},
                                         {"signal", day.red},
                                         {"Union", day.usa},
                                         {"C.S.", day.csa},
                                         {"C.S. deep", day.csa_mark},
                                         {"water", day.water},
                                         {"wood", day.wood},
                                         {"hachure", day.hachure}}};
  const std::array<Named, 7> by_night = {{{"paper", night.paper},
                                          {"panel", night.panel},
                                          {"inset", night.inset},
                                          {"ink", night.ink},
                                          {"ink 2", night.ink2},
                                          {"signal", night.red},
                                          {"water", night.water}}};
  for (std::size_t i = 0; i < by_day.size(); ++i) {
    swatch(canvas, 40 + static_cast<float>(i % 7) * 90, 1560 + static_cast<float>(i / 7) * 104, by_day[i].name,
           by_day[i].colour);
  }
  caption(canvas, 40, 1780, "By lamplight", Align::Left);
  for (std::size_t i = 0; i < by_night.size(); ++i) {
    swatch(canvas, 40 + static_cast<float>(i) * 90, 1788, by_night[i].name, by_night[i].colour);
  }
}

}  // namespace longroll::board::parts
