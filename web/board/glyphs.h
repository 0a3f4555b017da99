#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/core/enum_array.h"
#include "web/board/shape/lattice.h"

namespace longroll::board {

/// The six faces of the look: Besley (slab) and EB Garamond (text).
enum class Face : std::uint8_t { Slab500, Slab700, Slab900, Text500, Text600, TextItalic500 };
inline constexpr std::size_t kFaces = 6;

/// One glyph in the atlas, in device px; `u`, `v` in texels. A blank (space) has no size.
struct Glyph {
  float left = 0, top = 0;  ///< From the pen on the baseline to the picture's corner.
  float width = 0, height = 0;
  std::uint16_t u = 0, v = 0;
};

/// Glyphs cut on demand at the exact device size into one atlas of coverage bytes. Knows no OpenGL: the canvas uploads
/// the rows that changed.
class Glyphs {
 public:
  Glyphs();
  ~Glyphs();
  Glyphs(const Glyphs&) = delete;
  Glyphs& operator=(const Glyphs&) = delete;

  /// Hands over a TrueType file that outlives this object. False when it is not a font.
  bool set_font(Face face, std::span<const std::uint8_t> ttf);

  /// Width of a line of UTF-8 at `size` px, with kerning; `tracking` px are added after every glyph but the last.
  float measure(Face face, float size, std::string_view text, float tracking = 0) const;

  /// Distance from the baseline up to the top of capitals, at `size` px.
  float cap_height(Face face, float size) const;

  /// One glyph of a line being laid: where it starts relative to the line's beginning, unsqueezed, at `size` px.
  struct Step {
    int glyph;
    float x;
  };
  /// Lays out a line; the result is reused by the next call.
  std::span<const Step> lay(Face face, float size, std::string_view text, float tracking) const;

  /// The glyph at `device_size` px, its width multiplied by `squeeze`, shifted by `shift` quarters of a px (0 to 3),
  /// grown by `halo` device px on every side. Null when the atlas is full: clear() and try again.
  const Glyph* find(Face face, int glyph, float device_size, float squeeze, int shift, float halo);

  int width() const { return atlas_.columns; }
  int height() const { return atlas_.rows; }
  /// From this row on.
  const std::uint8_t* pixels(int row = 0) const { return &atlas_(0, row); }

  /// Rows changed since the last call: first and one past the last; equal when none.
  std::array<int, 2> take_dirty_rows();
  /// Grows with every change of the atlas's size.
  int generation() const { return generation_; }

  /// Forgets all glyphs, and doubles the atlas while it is small.
  void clear();

 private:
  struct Font;
  struct Shelf {
    int y, height, x;
  };
  bool reserve(int w, int h, int& x, int& y);

  EnumArray<Face, std::unique_ptr<Font>, kFaces> fonts_;
  std::unordered_map<std::uint64_t, Glyph> cache_;
  std::vector<Shelf> shelves_;
  LatticeOf<std::uint8_t> atlas_;
  mutable std::vector<Step> laid_;
  int below_ = 0;
  int dirty_from_ = 0, dirty_to_ = 0, generation_ = 0;
};

}  // namespace longroll::board
