#include "tools/components/components.h"

#include "tools/components/components_parts.h"
#include "web/board/marks.h"

namespace longroll::board {
namespace parts {

TextStyle words(Face face, float size, Colour colour, Align align, float tracking) {
  TextStyle style = style_of(face, size, colour, align);
  style.tracking = tracking;
  return style;
}

void heading(Canvas& canvas, float x, float y, float w, std::string_view title, std::string_view note) {
  const Theme& t = canvas.theme();
  canvas.text({x, y}, title, words(Face::Slab700, 16, t.ink, Align::Left, 1.5f));
  canvas.text({x + w, y}, note, words(Face::TextItalic500, 17, t.ink2, Align::Right));
  draw_double_rule(canvas, {x, y + 8}, w, t.ink);
}

void caption(Canvas& canvas, float x, float y, std::string_view text, Align align) {
  canvas.text({x, y}, text, words(Face::Text500, 16, canvas.theme().ink2, align));
}

}  // namespace parts

void draw_components(Canvas& canvas) {
  const Theme& t = canvas.theme();
  canvas.paper({0, 0, kComponentsWidth, kComponentsHeight}, t.paper);
  canvas.text({40, 74}, "LONG ROLL: COMPONENTS", parts::words(Face::Slab900, 40, t.ink, Align::Left, 2));
  canvas.text({1560, 74}, "sizes at pixel ratio 1", parts::words(Face::TextItalic500, 20, t.ink2, Align::Right));
  parts::draw_cards_section(canvas);
  parts::draw_controls_section(canvas);
  parts::draw_terrain_section(canvas);
  parts::draw_type_section(canvas);
}

}  // namespace longroll::board
