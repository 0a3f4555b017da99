#pragma once

#include <string_view>

#include "web/board/canvas.h"

namespace longroll::board {

/// The desk under everything: its colour with the paper's grain.
void draw_desk(Canvas& canvas, Rect r);

/// A sheet of map paper with frame and neatline.
void draw_sheet(Canvas& canvas, Rect r);

/// A pale wash of a side's control over part of the sheet.
void draw_control_wash(Canvas& canvas, Rect r, Side side);

/// The road across the middle of the table, from left to right at height `y`, wandering a few px.
void draw_centre_road(Canvas& canvas, float left, float right, float y);

/// The ground of one position of a battle line.
enum class PositionState : std::uint8_t { Quiet, Active, Target };

/// Dashed and pale when quiet; solid frame and warm ground when the play is here; red frame when it must be chosen.
void draw_position(Canvas& canvas, Rect r, PositionState state);

/// Head of a position: badge, name in slab capitals, a note at the right end in italics.
void draw_position_head(Canvas& canvas, Rect r, Side side, std::string_view name, std::string_view note);

/// A downward (or, turned by 180, upward) arrow: who attacks whom.
void draw_arrow(Canvas& canvas, Vec2 from, Vec2 to, float width, Colour colour);

/// A panel as the page draws it outside Dear ImGui: body, rule edge, soft shadow.
void draw_panel(Canvas& canvas, Rect r);

}  // namespace longroll::board
