#pragma once

#include <span>
#include <string_view>

#include "web/board/canvas.h"

namespace longroll::board {

/// Union shield or Confederate lozenge, `size` px high, about `centre`.
void draw_badge(Canvas& canvas, Side side, Vec2 centre, float size);
void draw_badge(Canvas& canvas, Side side, Vec2 centre, float size, Colour colour);

/// A five-pointed star, point up.
void draw_star(Canvas& canvas, Vec2 centre, float radius, Colour colour);

/// Four corners round a rectangle: this is a lawful target. `arm` is the length of each stroke.
void draw_brackets(Canvas& canvas, Rect r, float arm, float width, Colour colour);

/// Red light round a rectangle; `strength` as breath() gives it (0.25 to 0.45).
void draw_target_glow(Canvas& canvas, Rect r, float radius, float strength);

/// A hit: black ball with a cross.
void draw_hit(Canvas& canvas, Vec2 centre, float radius);
/// Done or fired: a tick on a cream disc.
void draw_tick(Canvas& canvas, Vec2 centre, float radius);
/// Refused: a barred circle on a cream disc.
void draw_barred(Canvas& canvas, Vec2 centre, float radius);
/// A count on a cream disc ("3 cards here").
void draw_count(Canvas& canvas, Vec2 centre, float radius, std::string_view number);

/// Keyboard focus: a 3 px ink ring outside a 2 px gap of paper.
void draw_focus(Canvas& canvas, Rect r, float radius);

/// How a part of a chance bar is filled besides its colour, so that no part is told by hue alone.
enum class Pattern : std::uint8_t { Plain, Dotted, Hatched, Crossed };

/// One part of a chance bar. `colour` is one of chance_colour()'s.
struct ChancePart {
  float share = 0;  ///< 0 to 1; the parts of a bar add up to 1.
  Colour colour;
  Pattern pattern = Pattern::Plain;
  Colour mark{};  ///< of the pattern's lines
};

/// The five grounds of a chance bar from best (0, dark blue) to worst (4, brown), with the pattern that goes with each:
/// plain, plain, dotted, hatched, plain.
ChancePart chance_part(float share, int rank);

/// A bar of exact parts. Percentages are printed on parts wider than 30 px when the bar is more than 16 px high.
void draw_chance_bar(Canvas& canvas, Rect r, std::span<const ChancePart> parts);

/// Fills `r` with slanting lines or dots, for chance bars and routed counters.
void draw_pattern(Canvas& canvas, Rect r, Pattern pattern, Colour colour);

/// Two lines under a heading, 2 px and 1 px with 1 px between: from `left`, `width` long; returns the height used.
float draw_double_rule(Canvas& canvas, Vec2 left, float width, Colour colour);

/// Frame of 2 px and neatline of 0.7 px inside it, 5 px apart: the edge of a sheet or of a plate.
void draw_neatline(Canvas& canvas, Rect r, Colour colour, float apart = 5);

/// A small card for an overview of piles, `r` about 11.5 x 16 px.
struct ChipFace {
  /// What it is, as on the counters of maps: infantry crossed, cavalry one line, guns a dot.
  enum class Kind : std::uint8_t { Other, Infantry, Cavalry, Artillery, General, Ground };
  Colour fill, edge;
  bool hit = false;
  Kind kind = Kind::Other;
};
void draw_chip(Canvas& canvas, Rect r, const ChipFace& face);

}  // namespace longroll::board
