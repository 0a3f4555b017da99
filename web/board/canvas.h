#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "web/board/glyphs.h"
#include "web/board/shape/mesh.h"
#include "web/board/shape/shape_cache.h"
#include "web/board/shape/theme.h"

namespace longroll::board {

enum class Program : std::uint8_t;
enum class Align : std::uint8_t { Left, Centre, Right };

/// How a line of text looks. Sizes are CSS px at the canvas's present scale.
struct TextStyle {
  Face face = Face::Text500;
  float size = 18;
  Colour colour{};
  Align align = Align::Left;
  float tracking = 0;   ///< Extra px after each glyph.
  float max_width = 0;  ///< Squeezed sideways to fit when longer; 0: never.
  float halo = 0;       ///< Px of paper round every glyph; 0: none.
  Colour halo_colour{};
};

/// A face at a size, in a colour, squeezed to `max_width`. What is rare is set afterwards.
constexpr TextStyle style_of(Face face, float size, Colour colour, Align align = Align::Left, float max_width = 0) {
  return {.face = face, .size = size, .colour = colour, .align = align, .max_width = max_width};
}

/// Draws the board by our own shaders. Everything is in CSS px from the page's top left corner; the canvas multiplies
/// by the pixel ratio, so marks are sharp on every screen. Calls between begin() and end() are gathered in the order
/// they come and drawn in few batches. Nothing is kept from one frame to the next but shapes, glyphs and paper.
///
/// One canvas per OpenGL ES 3 context. It may draw several times a frame (begin ... end, panels, begin ... end).
class Canvas {
 public:
  /// Needs a current OpenGL ES 3 context. Fonts and shaders come from the page's embedded files.
  Canvas();
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  /// Starts drawing to the framebuffer that is bound. `width` and `height` in CSS px, `ratio` device px per CSS px.
  void begin(float width, float height, float ratio, const Theme& theme);
  /// Draws what was gathered. Leaves blending on, scissor and depth test off, no program, buffer or vertex array bound.
  void end();
  /// Draws what was gathered so far, so that somebody else may draw over it; the frame goes on.
  void flush();
  /// What the last frame took to draw: a machine without a GPU feels every triangle.
  struct Cost {
    int triangles = 0, calls = 0;
  };
  Cost cost() const { return cost_; }
  /// Fills the whole framebuffer at once with one colour; only right after begin().
  void clear(Colour colour);

  float width() const { return width_; }
  float height() const { return height_; }
  float ratio() const { return ratio_; }
  const Theme& theme() const { return themes_.back(); }
  /// Another theme for a part of the frame: a lamplit sample by day.
  void push_theme(const Theme& theme) { themes_.push_back(theme); }
  void pop_theme() { themes_.pop_back(); }

  // --- where and how strong; every push has its pop -----------------------------------------------------------------
  /// The framebuffer's size in device px.
  int device_width() const;
  int device_height() const;
  /// Later drawing goes through `by` first, then through what was in force.
  void push(const Affine& by);
  void pop();
  const Affine& transform() const { return transforms_.back(); }
  /// Multiplies the strength of all later drawing. Parts that overlap shine through one another: use for short fades.
  void push_alpha(float alpha);
  void pop_alpha();
  /// Like push_alpha, but what follows fades as one picture, however its parts overlap. `bounds` (in the present
  /// transform) holds all of it. Costs a little more; a layer within a layer is plain push_alpha.
  void push_layer(Rect bounds, float alpha);
  void pop_layer();
  /// Nothing is drawn outside `r` (in the present transform, which must not turn), nor outside the clips in force.
  void push_clip(Rect r);
  void pop_clip();

  // --- shapes
  // ---------------------------------------------------------------------------------------------------------
  void rect(Rect r, Colour fill);
  void rounded_rect(Rect r, float radius, Colour fill);
  /// The line lies half inside and half outside, as in SVG; when upright it is moved to whole device px.
  void rect_edge(Rect r, float radius, const Stroke& stroke, Colour colour);
  void circle(Vec2 centre, float radius, Colour fill);
  void ring(Vec2 centre, float radius, const Stroke& stroke, Colour colour);
  void line(Vec2 from, Vec2 to, float width, Colour colour, Cap cap = Cap::Butt);
  void polyline(const std::vector<Vec2>& points, const Stroke& stroke, Colour colour);
  void fill(const Path& path, Colour colour);
  void stroke(const Path& path, const Stroke& stroke, Colour colour);
  /// A prepared shape. `tint` multiplies its colours (white: as they are).
  void mesh(const Mesh& mesh, const Affine& by = {}, Colour tint = {255, 255, 255, 255});
  /// A shape that is built once and kept; `scale` is how large a model unit will be drawn, in the present transform's
  /// px.
  const Mesh& shape(ShapeKind kind, std::uint32_t detail, float scale,
                    const std::function<void(Mesh& mesh, float tolerance)>& build);

  // --- text
  // -------------------------------------------------------------------------------------------------------------
  /// Draws one line of UTF-8 with its baseline at `at`; returns the width it took. Stays sharp when the transform is
  /// upright; turned text is cut at its size and laid down turned.
  float text(Vec2 at, std::string_view utf8, const TextStyle& style);
  /// The width that text() would take.
  float measure(std::string_view utf8, const TextStyle& style) const;
  Glyphs& glyphs();

  // --- soft things
  // ------------------------------------------------------------------------------------------------------
  /// Shadow of a rounded rectangle: `sigma` is the blur's deviation. Only the outside is drawn when `hollow` is true,
  /// which costs less under an opaque body.
  void shadow(Rect r, float radius, Vec2 shift, float sigma, Colour colour, bool hollow = true);
  /// Light along the edge of a rounded rectangle, `width` wide before it is blurred by `sigma`.
  void glow(Rect r, float radius, float width, float sigma, Colour colour);

  // --- grounds
  // ----------------------------------------------------------------------------------------------------------
  /// A sheet of paper: `base` with low mottling and fine grain, fixed to the page.
  void paper(Rect r, Colour base);
  /// The warm light in the middle and the dark rim of lamplight over `r`; nothing by day. Drawn last.
  void lamplight(Rect r);

  /// From now on every text that is drawn is added to `words`, a line each; null: no longer.
  void tell_words(std::string* words) { told_ = words; }

 private:
  struct Gl;
  void emit(const Mesh& mesh, const Affine& by, Colour tint);
  void use(Program program);
  void lay_text(Vec2 at, std::string_view utf8, const TextStyle& style, const Affine& m, float device_size,
                float squeeze, float halo, Colour colour);
  void soft_band(Rect r, float radius, float sigma, float band, float hole, Colour colour);
  Rect snapped(Rect r, float width) const;
  float tolerance() const;

  std::unique_ptr<Gl> gl_;
  std::vector<Theme> themes_;
  float width_ = 0, height_ = 0, ratio_ = 1;
  std::vector<Affine> transforms_;
  std::vector<float> alphas_;
  std::vector<Rect> clips_;
  struct Layer {
    int x = 0, y = 0, w = 0, h = 0;  ///< Device px.
    float alpha = 1;
    bool is_open = false;
  };
  Layer layer_;
  std::vector<std::uint8_t> own_picture_;  ///< For every push_layer in force: has it a picture of its own?
  std::string* told_ = nullptr;
  Cost cost_;
  ShapeCache shapes_;
  Mesh scratch_;
  Path shape_;
};

}  // namespace longroll::board
