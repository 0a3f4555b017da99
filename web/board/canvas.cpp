#include "web/board/canvas.h"

#include <algorithm>
#include <cmath>

#include "web/board/batch.h"
#include "web/board/device.h"
#include "web/board/fonts.h"
#include "web/board/shape/indices.h"

namespace longroll::board {
namespace {

constexpr Affine kIdentity{};

std::uint32_t premultiplied(Colour c, float strength) {
  const float a = c.a * strength;
  const auto channel = [a](float v) { return static_cast<std::uint32_t>(v * a / 255 + 0.5f); };
  return channel(c.r) | channel(c.g) << 8 | channel(c.b) << 16 | static_cast<std::uint32_t>(a + 0.5f) << 24;
}

Colour tinted(Colour colour, Colour tint) {
  const auto channel = [](int a, int b) { return static_cast<std::uint8_t>(a * b / 255); };
  return {channel(colour.r, tint.r), channel(colour.g, tint.g), channel(colour.b, tint.b), channel(colour.a, tint.a)};
}

/// For programs that take the colour as it is, with the alpha as a strength.
std::uint32_t straight(Colour c, float strength) {
  const auto a = static_cast<std::uint32_t>(c.a * strength + 0.5f);
  return std::uint32_t{c.r} | std::uint32_t{c.g} << 8 | std::uint32_t{c.b} << 16 | a << 24;
}

constexpr std::string_view kFaceFonts[kFaces] = {"besley-500",   "besley-700",   "besley-900",
                                                 "garamond-500", "garamond-600", "garamond-500i"};

}  // namespace

struct Canvas::Gl {
  Device device;
  Batch batch;
  Glyphs glyphs;
};

Canvas::Canvas() : gl_(std::make_unique<Gl>()) {
  for (std::size_t i = 0; i < kFaces; ++i) {
    gl_->glyphs.set_font(static_cast<Face>(i), font_file(kFaceFonts[i]));
  }
}
Canvas::~Canvas() = default;

Glyphs& Canvas::glyphs() { return gl_->glyphs; }

void Canvas::begin(float width, float height, float ratio, const Theme& theme) {
  width_ = width;
  height_ = height;
  ratio_ = ratio;
  themes_.assign(1, theme);
  transforms_.assign(1, kIdentity);
  alphas_.assign(1, 1.0f);
  clips_.clear();
  layer_ = {};
  own_picture_.clear();
  gl_->batch.clear();
  cost_ = {};
  gl_->device.begin(device_width(), device_height());
}

void Canvas::flush() {
  for (const Command& command : gl_->batch.commands) {
    cost_.triangles += static_cast<int>(command.count / 3);
    ++cost_.calls;
  }
  gl_->device.draw(gl_->batch, gl_->glyphs);
  gl_->batch.clear();
}

void Canvas::end() {
  flush();
  gl_->device.end();
}

int Canvas::device_width() const { return round_int(width_ * ratio_); }
int Canvas::device_height() const { return round_int(height_ * ratio_); }

void Canvas::clear(Colour colour) { gl_->device.clear(colour); }

void Canvas::push(const Affine& by) { transforms_.push_back(transforms_.back() * by); }
void Canvas::pop() { transforms_.pop_back(); }
void Canvas::push_alpha(float alpha) { alphas_.push_back(alphas_.back() * std::clamp(alpha, 0.0f, 1.0f)); }
void Canvas::pop_alpha() { alphas_.pop_back(); }

void Canvas::push_layer(Rect bounds, float alpha) {
  if (alpha >= 1 || alpha <= 0 || layer_.is_open) {
    own_picture_.push_back(0);
    push_alpha(alpha);
    return;
  }
  const Affine m = Affine::scale(ratio_) * transform();
  Vec2 low = {1e9f, 1e9f};
  Vec2 high = {-1e9f, -1e9f};
  for (const Vec2 corner : {Vec2{bounds.x, bounds.y}, Vec2{bounds.right(), bounds.y}, Vec2{bounds.x, bounds.bottom()},
                            Vec2{bounds.right(), bounds.bottom()}}) {
    const Vec2 p = m(corner);
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  const int x = std::max(0, floor_int(low.x));
  const int y = std::max(0, floor_int(low.y));
  const int right = std::min(device_width(), ceil_int(high.x));
  const int bottom = std::min(device_height(), ceil_int(high.y));
  layer_ = {x, y, std::max(0, right - x), std::max(0, bottom - y), alphas_.back() * alpha, true};
  Batch& batch = gl_->batch;
  Command open = {Program::Layer, {x, y, layer_.w, layer_.h}, 0, 0, true};
  open.first = next_index(batch.indices[Batch::pool(Program::Layer)]);
  batch.commands.push_back(open);
  alphas_.push_back(1);
  own_picture_.push_back(1);
}

void Canvas::pop_layer() {
  pop_alpha();
  const bool is_plain = own_picture_.back() == 0;
  own_picture_.pop_back();
  if (is_plain) {
    return;
  }
  layer_.is_open = false;
  use(Program::Layer);
  Batch& batch = gl_->batch;
  const std::uint32_t rgba = premultiplied({255, 255, 255, 255}, layer_.alpha);
  const std::uint32_t first = next_index(batch.textured);
  const float tall = vec(0, device_height()).y;
  const auto corner = [&](int x, int y) {
    const Vec2 at = vec(x, y);
    batch.textured.push_back({at.x, at.y, rgba, at.x, tall - at.y});
  };
  corner(layer_.x, layer_.y);
  corner(layer_.x + layer_.w, layer_.y);
  corner(layer_.x + layer_.w, layer_.y + layer_.h);
  corner(layer_.x, layer_.y + layer_.h);
  batch.quad(first);
}

void Canvas::push_clip(Rect r) {
  const Vec2 low = transform()({r.x, r.y});
  const Vec2 high = transform()({r.right(), r.bottom()});
  r = {low.x, low.y, high.x - low.x, high.y - low.y};
  if (!clips_.empty()) {
    const Rect c = clips_.back();
    const float x = std::max(r.x, c.x);
    const float y = std::max(r.y, c.y);
    r = {x, y, std::max(0.0f, std::min(r.right(), c.right()) - x),
         std::max(0.0f, std::min(r.bottom(), c.bottom()) - y)};
  }
  clips_.push_back(r);
}
void Canvas::pop_clip() { clips_.pop_back(); }

float Canvas::tolerance() const { return 0.2f / std::max(transform().growth() * ratio_, 1e-3f); }

void Canvas::use(Program program) {
  Clip clip;
  if (!clips_.empty()) {
    const Rect& r = clips_.back();
    const auto px = [this](float v) { return round_int(v * ratio_); };
    clip = {px(r.x), px(r.y), px(r.right()) - px(r.x), px(r.bottom()) - px(r.y)};
  }
  gl_->batch.use(program, clip);
}

void Canvas::emit(const Mesh& mesh, const Affine& by, Colour tint) {
  const float alpha = alphas_.back();
  if (mesh.empty() || alpha <= 0 || tint.a == 0) {
    return;
  }
  use(Program::Ink);
  Batch& batch = gl_->batch;
  const Affine m = Affine::scale(ratio_) * transform() * by;
  const float growth = m.growth();
  const float back = growth > 0 ? 1 / growth : 0;
  const bool plain = tint == Colour{255, 255, 255, 255};
  const std::uint32_t base = next_index(batch.ink);
  batch.ink.resize(base + mesh.vertices.size());
  InkVertex* next = batch.ink.data() + base;
  // Vertices that follow each other mostly have one ink: it is mixed once.
  Colour mixed_of{};
  float mixed_at = -1;
  std::uint32_t mixed = 0;
  for (const MeshVertex& v : mesh.vertices) {
    float strength = alpha;
    float body = v.grow * growth + v.px * ratio_;
    if (v.line && body < 0.5f) {
      strength *= body * 2;
      body = 0.5f;
    }
    const float out = (body + v.fringe) * back;
    Vec2 p = m(v.at);
    const Vec2 push = m.vector(v.normal * out + v.along * back);
    p = p + push;
    if (!v.outer && (mixed_at != strength || !(mixed_of == v.colour))) {
      mixed_of = v.colour;
      mixed_at = strength;
      mixed = premultiplied(plain ? v.colour : tinted(v.colour, tint), strength);
    }
    *next++ = {p.x, p.y, v.outer ? 0 : mixed};
  }
  batch.add_all(base, mesh.indices);
}

void Canvas::mesh(const Mesh& mesh, const Affine& by, Colour tint) { emit(mesh, by, tint); }

const Mesh& Canvas::shape(ShapeKind kind, std::uint32_t detail, float scale,
                          const std::function<void(Mesh& mesh, float tolerance)>& build) {
  return shapes_.get(kind, detail, scale * transform().growth() * ratio_, build);
}

void Canvas::fill(const Path& path, Colour colour) {
  scratch_.clear();
  add_fill(scratch_, path, colour, tolerance());
  emit(scratch_, kIdentity, {255, 255, 255, 255});
}

void Canvas::stroke(const Path& path, const Stroke& stroke, Colour colour) {
  scratch_.clear();
  add_stroke(scratch_, path, stroke, colour, tolerance());
  emit(scratch_, kIdentity, {255, 255, 255, 255});
}

void Canvas::rect(Rect r, Colour fill_colour) { rounded_rect(r, 0, fill_colour); }

void Canvas::rounded_rect(Rect r, float radius, Colour fill_colour) {
  shape_.clear();
  fill(shape_.rounded_rect(r, radius), fill_colour);
}

Rect Canvas::snapped(Rect r, float width) const {
  const Affine m = Affine::scale(ratio_) * transform();
  if (!m.is_upright()) {
    return r;
  }
  // The line's two edges fall between px: its middle goes on a px's middle when it is an odd number of px wide.
  const float half = std::max(1.0f, std::round(width * m.a)) / 2;
  const auto snap = [half](float v) { return std::round(v - half) + half; };
  const Vec2 low = m({r.x, r.y});
  const Vec2 high = m({r.right(), r.bottom()});
  const Vec2 a = {(snap(low.x) - m.e) / m.a, (snap(low.y) - m.f) / m.d};
  const Vec2 b = {(snap(high.x) - m.e) / m.a, (snap(high.y) - m.f) / m.d};
  return {a.x, a.y, b.x - a.x, b.y - a.y};
}

void Canvas::rect_edge(Rect r, float radius, const Stroke& line, Colour colour) {
  r = snapped(r, line.width + line.px);
  shape_.clear();
  stroke(shape_.rounded_rect(r, radius), line, colour);
}

void Canvas::circle(Vec2 centre, float radius, Colour fill_colour) {
  shape_.clear();
  fill(shape_.circle(centre, radius), fill_colour);
}

void Canvas::ring(Vec2 centre, float radius, const Stroke& line, Colour colour) {
  shape_.clear();
  stroke(shape_.circle(centre, radius), line, colour);
}

void Canvas::line(Vec2 from, Vec2 to, float width, Colour colour, Cap cap) {
  shape_.clear();
  Stroke pen;
  pen.width = width;
  pen.cap = cap;
  stroke(shape_.move_to(from).line_to(to), pen, colour);
}

void Canvas::polyline(const std::vector<Vec2>& points, const Stroke& line, Colour colour) {
  shape_.clear();
  stroke(shape_.polyline(points), line, colour);
}

// --- text
// ---------------------------------------------------------------------------------------------------------------

float Canvas::measure(std::string_view utf8, const TextStyle& style) const {
  const float w = gl_->glyphs.measure(style.face, style.size, utf8, style.tracking);
  return style.max_width > 0 ? std::min(w, style.max_width) : w;
}

float Canvas::text(Vec2 at, std::string_view utf8, const TextStyle& style) {
  Glyphs& glyphs = gl_->glyphs;
  const float whole = glyphs.measure(style.face, style.size, utf8, style.tracking);
  const float squeeze = style.max_width > 0 && whole > style.max_width ? style.max_width / whole : 1;
  const float width = whole * squeeze;
  if (alphas_.back() <= 0 || utf8.empty()) {
    return width;
  }
  at.x -= style.align == Align::Centre ? width / 2 : style.align == Align::Right ? width : 0;
  const Affine m = Affine::scale(ratio_) * transform();
  const float growth = m.growth();
  const float device_size = style.size * growth;
  if (device_size < 1.5f) {
    return width;
  }
  if (told_ != nullptr) {
    told_->append(utf8).append("\n");
  }
  if (style.halo > 0) {
    lay_text(at, utf8, style, m, device_size, squeeze, style.halo * growth, style.halo_colour);
  }
  lay_text(at, utf8, style, m, device_size, squeeze, 0, style.colour);
  return width;
}

void Canvas::lay_text(Vec2 at, std::string_view utf8, const TextStyle& style, const Affine& m, float device_size,
                      float squeeze, float halo, Colour colour) {
  Glyphs& glyphs = gl_->glyphs;
  const bool upright = m.is_upright() && std::fabs(m.a - m.d) < 1e-3f * m.a;
  const float back = 1 / m.growth();
  const std::uint32_t rgba = premultiplied(colour, alphas_.back());
  for (int attempt = 0; attempt < 2; ++attempt) {
    use(Program::Glyph);
    Batch& batch = gl_->batch;
    const std::size_t begun = batch.textured.size();
    bool is_full = false;
    for (const Glyphs::Step& step : glyphs.lay(style.face, style.size, utf8, style.tracking)) {
      if (step.glyph < 0) {
        break;
      }
      const Vec2 pen = m({at.x + step.x * squeeze, at.y});
      float x = pen.x;
      int shift = 0;
      if (upright) {
        x = std::floor(pen.x * 4 + 0.5f) / 4;
        shift = floor_int((x - std::floor(x)) * 4);
        x = std::floor(x);
      }
      const Glyph* glyph = glyphs.find(style.face, step.glyph, device_size, squeeze, shift, halo);
      if (glyph == nullptr) {
        is_full = true;
        break;
      }
      if (glyph->width <= 0) {
        continue;
      }
      const std::uint32_t base = next_index(batch.textured);
      const auto corner = [&](float dx, float dy) {
        const float gx = glyph->left + dx;
        const float gy = glyph->top + dy;
        const Vec2 p = upright ? Vec2{x + gx, std::round(pen.y) + gy} : pen + m.vector({gx * back, gy * back});
        batch.textured.push_back({p.x, p.y, rgba, glyph->u + dx, glyph->v + dy});
      };
      corner(0, 0);
      corner(glyph->width, 0);
      corner(glyph->width, glyph->height);
      corner(0, glyph->height);
      batch.quad(base);
    }
    if (!is_full) {
      return;
    }
    // The atlas is full: draw what leans on it, empty it, and lay this line again.
    Command& command = batch.commands.back();
    const std::size_t quads = (batch.textured.size() - begun) / 4;
    command.count -= static_cast<std::uint32_t>(6 * quads);
    batch.indices[Batch::pool(Program::Glyph)].resize(batch.indices[Batch::pool(Program::Glyph)].size() - 6 * quads);
    gl_->device.draw(batch, glyphs);
    batch.clear();
    glyphs.clear();
  }
}

// --- soft things
// ----------------------------------------------------------------------------------------------------------

void Canvas::soft_band(Rect r, float radius, float sigma, float band, float hole, Colour colour) {
  if (alphas_.back() <= 0) {
    return;
  }
  use(Program::Soft);
  Batch& batch = gl_->batch;
  const Affine m = Affine::scale(ratio_) * transform();
  const float growth = m.growth();
  const Vec2 half = {r.w / 2, r.h / 2};
  const float reach = band + sigma * 2.7f;
  const std::uint32_t rgba = premultiplied(colour, alphas_.back());
  const auto corner = [&](float x, float y) {
    const Vec2 p = m(r.centre() + Vec2{x, y});
    batch.soft.push_back({p.x, p.y, rgba, x * growth, y * growth, half.x * growth, half.y * growth, radius * growth,
                          sigma * growth, band * growth});
  };
  const Vec2 out = half + Vec2{reach, reach};
  const Vec2 in = half - Vec2{hole, hole};
  const auto quad = [&](float x0, float y0, float x1, float y1) {
    const std::uint32_t base = next_index(batch.soft);
    corner(x0, y0);
    corner(x1, y0);
    corner(x1, y1);
    corner(x0, y1);
    batch.quad(base);
  };
  if (in.x <= 0 || in.y <= 0) {
    quad(-out.x, -out.y, out.x, out.y);
    return;
  }
  quad(-out.x, -out.y, out.x, -in.y);
  quad(-out.x, in.y, out.x, out.y);
  quad(-out.x, -in.y, -in.x, in.y);
  quad(in.x, -in.y, out.x, in.y);
}

void Canvas::shadow(Rect r, float radius, Vec2 shift, float sigma, Colour colour, bool hollow) {
  const float skip = hollow ? std::max(std::fabs(shift.x), std::fabs(shift.y)) + std::max(radius, 1.0f) : 1e6f;
  r.x += shift.x;
  r.y += shift.y;
  soft_band(r, radius, sigma, 0, skip, colour);
}

void Canvas::glow(Rect r, float radius, float width, float sigma, Colour colour) {
  soft_band(r, radius, sigma, width / 2, width / 2 + sigma * 2.7f, colour);
}

// --- grounds
// ----------------------------------------------------------------------------------------------------------------

void Canvas::paper(Rect r, Colour base) {
  use(Program::Paper);
  Batch& batch = gl_->batch;
  const Affine m = Affine::scale(ratio_) * transform();
  // By lamplight the stains are fainter, as the look has it: 0.10 for 0.16 and 0.20.
  const std::uint32_t rgba = straight(fade(base, 1 - 0.4f * theme().lamp), 1);
  const std::uint32_t first = next_index(batch.textured);
  for (const Vec2 corner : {Vec2{r.x, r.y}, Vec2{r.right(), r.y}, Vec2{r.right(), r.bottom()}, Vec2{r.x, r.bottom()}}) {
    const Vec2 p = m(corner);
    batch.textured.push_back({p.x, p.y, rgba, corner.x, corner.y});
  }
  batch.quad(first);
}

void Canvas::lamplight(Rect r) {
  if (theme().lamp <= 0) {
    return;
  }
  use(Program::Ink);
  Batch& batch = gl_->batch;
  const Affine m = Affine::scale(ratio_) * transform();
  const float lamp = theme().lamp;
  constexpr int kAcross = 24, kDown = 16;
  const std::uint32_t first = next_index(batch.ink);
  for (int j = 0; j <= kDown; ++j) {
    for (int i = 0; i <= kAcross; ++i) {
      const float u = share(i, kAcross);
      const float v = share(j, kDown);
      const float t = length({u - 0.46f, v - 0.46f}) / 0.72f;
      // FFC978 at 17 % in the middle, FFB050 at 5 % half way, black at 50 % at the rim.
      // Mixed as light, not as paint: half way to black there must be no brown haze.
      const Colour warm = t < 0.5f ? mix(rgb(0xFFC978), rgb(0xFFB050), t * 2) : rgb(0xFFB050);
      const float glow = t < 0.5f ? 0.17f - 0.24f * t : std::max(0.0f, 0.1f * (1 - t));
      const float cover = t < 0.5f ? glow : std::min(0.5f, 0.05f + 0.9f * (t - 0.5f));
      std::uint32_t light = premultiplied(warm, glow * lamp);
      light = (light & 0xFFFFFF) | static_cast<std::uint32_t>(cover * lamp * 255 + 0.5f) << 24;
      const Vec2 p = m({r.x + r.w * u, r.y + r.h * v});
      batch.ink.push_back({p.x, p.y, light});
    }
  }
  for (std::uint32_t j = 0; j < kDown; ++j) {
    for (std::uint32_t i = 0; i < kAcross; ++i) {
      const std::uint32_t a = first + j * (kAcross + 1) + i;
      const std::uint32_t b = a + kAcross + 1;
      for (const std::uint32_t k : {a, a + 1, b + 1, a, b + 1, b}) {
        batch.index(k);
      }
    }
  }
}

}  // namespace longroll::board
