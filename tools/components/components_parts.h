#pragma once

#include <string_view>

#include "web/board/canvas.h"

namespace longroll::board::parts {

/// Helpers of the components page and its sections; each file draws some of them.

TextStyle words(Face face, float size, Colour colour, Align align = Align::Left, float tracking = 0);

/// A section's title with its note at the right end, over a double rule.
void heading(Canvas& canvas, float x, float y, float w, std::string_view title, std::string_view note = {});

/// A caption under a sample, centred on x.
void caption(Canvas& canvas, float x, float y, std::string_view text, Align align = Align::Centre);

void draw_cards_section(Canvas& canvas);
void draw_controls_section(Canvas& canvas);
void draw_terrain_section(Canvas& canvas);
void draw_type_section(Canvas& canvas);

}  // namespace longroll::board::parts
