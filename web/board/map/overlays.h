#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "web/board/canvas.h"
#include "web/board/map/camera.h"
#include "web/board/shape/hex_layout.h"

namespace longroll::board {

/// What is laid over a map for a while. All places are in map units; widths are held as the camera's
/// pen() says. Nothing is cut off at the window's edge: push_clip(camera.window()) first.

/// Ground that is spoken of: merged into one contour when it is made, drawn each frame.
struct HexPatch {
  std::vector<HexId> hexes;
  std::vector<Polyline> rings;
  Mesh wash, hatch;  ///< Of all the ground, in map units and white.
};
/// `side`: whose it is; the lines of the two sides slant against each other.
HexPatch patch_of(const HexLayout& layout, std::vector<HexId> hexes, Side side = Side::Union);

enum class PatchStyle : std::uint8_t {
  Reach,    ///< Where a unit may go: pale wash, dotted edge.
  Zone,     ///< Zones of control: slanting lines in the enemy's colour, thin edge.
  Sight,    ///< Seen ground: pale wash, thin edge.
  Supply,   ///< Ground in supply: pale wash, dashed edge.
  Target,   ///< Must be looked at now: red edge and glow. One at a time.
  Command,  ///< Under a leader's eye: fine ink edge.
  Band,     ///< Along railroads and rivers, in the side's colour (band_of).
  PaleBand,
};
/// Bands along lines, `width` map units across; for the styles Band and PaleBand.
HexPatch band_of(std::span<const std::vector<Vec2>> lines, float width);
/// `side`: whose zone or supply it is. `strength`: of washes and glow, 0 to 1 (a breath).
void draw_patch(Canvas& canvas, const Camera& camera, const HexLayout& layout, const HexPatch& patch, PatchStyle style,
                Side side = Side::Union, float strength = 1);

/// One hex: the pointer's, the keyboard's, or that of what is chosen.
enum class HexMark : std::uint8_t { Hover, Focus, Chosen, Objective };
void draw_hex(Canvas& canvas, const Camera& camera, const HexLayout& layout, HexId hex, HexMark mark,
              float strength = 1);
/// The four figures of a hex at its foot.
void draw_hex_number(Canvas& canvas, const Camera& camera, const HexLayout& layout, HexId hex);

/// The way that a unit goes: a ribbon through the middles of hexes with a head at the end. `cost`, if not empty, is
/// printed at the head ("3½").
void draw_path(Canvas& canvas, const Camera& camera, const HexLayout& layout, std::span<const HexId> hexes, Side side,
               std::string_view cost = {});

/// A broad red arrow over a hexside or further. Between neighbours it is short but whole: it lies over the side.
void draw_attack(Canvas& canvas, const Camera& camera, Vec2 from, Vec2 to);
/// A dashed arc of fire that ends in a head.
void draw_bombardment(Canvas& canvas, const Camera& camera, Vec2 from, Vec2 to);
/// A line of sight: plain where it is clear; with a bar where it is blocked, at `blocked_at` (0 to 1 of the way).
void draw_sight(Canvas& canvas, const Camera& camera, Vec2 from, Vec2 to, float blocked_at = 2);

}  // namespace longroll::board
