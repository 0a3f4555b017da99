#include "web/board/glyphs.h"

#include <algorithm>
#include <cmath>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Weverything"
#define STBTT_STATIC
#define STB_TRUETYPE_IMPLEMENTATION
#include <imstb_truetype.h>
#pragma clang diagnostic pop

namespace longroll::board {
namespace {

constexpr int kLargest = 2048;
constexpr int kGap = 1;  // Between neighbours in the atlas, for turned text is read between texels.

/// Next code point of UTF-8; a broken byte reads as U+FFFD and the reading goes on.
std::uint32_t next_code(std::string_view text, std::size_t& at) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<std::uint8_t>(text[i]) : 0u; };
  const std::uint32_t lead = byte(at++);
  if (lead < 0x80) {
    return lead;
  }
  const int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;
  if (more == 0) {
    return 0xFFFD;
  }
  std::uint32_t code = lead & (0x3Fu >> more);
  for (int i = 0; i < more; ++i) {
    if ((byte(at) & 0xC0u) != 0x80) {
      return 0xFFFD;
    }
    code = code << 6 | (byte(at++) & 0x3Fu);
  }
  return code;
}

/// Thin strokes of small type look paler than they are; a little more cover puts back what the eye loses.
void darken(std::vector<std::uint8_t>& picture) {
  static const auto kCurve = [] {
    std::array<std::uint8_t, 256> curve{};
    float cover = 0;
    for (std::size_t i = 0; i < curve.size(); ++i) {
      curve[i] = static_cast<std::uint8_t>(std::lround(255 * std::pow(cover++ / 255, 0.84f)));
    }
    return curve;
  }();
  for (std::uint8_t& cover : picture) {
    cover = kCurve[cover];
  }
}

/// A picture of coverage: a byte a device px.
using Coverage = LatticeOf<std::uint8_t>;

Coverage blank(int width, int height) { return Coverage({{}, 1, width, height}); }

/// Grows a picture by a soft disc of radius r; the margin for it is already there.
Coverage grow(const Coverage& from, float r) {
  const int w = from.columns, h = from.rows;
  Coverage out = blank(w, h);
  const int reach = ceil_int(r);
  for (int dy = -reach; dy <= reach; ++dy) {
    for (int dx = -reach; dx <= reach; ++dx) {
      const float k = std::clamp(r + 0.5f - length(vec(dx, dy)), 0.0f, 1.0f);
      const int weight = floor_int(k * 256);
      if (weight == 0) {
        continue;
      }
      for (int y = std::max(0, -dy); y < std::min(h, h - dy); ++y) {
        for (int x = std::max(0, -dx); x < std::min(w, w - dx); ++x) {
          const int v = from(x + dx, y + dy) * weight >> 8;
          out(x, y) = std::max(out(x, y), static_cast<std::uint8_t>(v));
        }
      }
    }
  }
  return out;
}

}  // namespace

struct Glyphs::Font {
  stbtt_fontinfo info{};
  int cap_height = 0;

  float scale(float size) const { return stbtt_ScaleForMappingEmToPixels(&info, size); }
};

Glyphs::Glyphs() : atlas_(blank(1024, 512)) {}
Glyphs::~Glyphs() = default;

bool Glyphs::set_font(Face face, std::span<const std::uint8_t> ttf) {
  auto font = std::make_unique<Font>();
  if (ttf.size() < 12 || stbtt_InitFont(&font->info, ttf.data(), stbtt_GetFontOffsetForIndex(ttf.data(), 0)) == 0) {
    return false;
  }
  int x0 = 0, y0 = 0, x1 = 0, y1 = 0;
  if (stbtt_GetCodepointBox(&font->info, 'H', &x0, &y0, &x1, &y1) != 0) {
    font->cap_height = y1;
  }
  fonts_[face] = std::move(font);
  return true;
}

std::span<const Glyphs::Step> Glyphs::lay(Face face, float size, std::string_view text, float tracking) const {
  laid_.clear();
  const Font* font = fonts_[face].get();
  if (font == nullptr) {
    return laid_;
  }
  const float scale = font->scale(size);
  float x = 0;
  int before = -1;
  for (std::size_t at = 0; at < text.size();) {
    const int glyph = stbtt_FindGlyphIndex(&font->info, static_cast<int>(next_code(text, at)));
    if (before >= 0) {
      x += static_cast<float>(stbtt_GetGlyphKernAdvance(&font->info, before, glyph)) * scale + tracking;
    }
    laid_.push_back({glyph, x});
    int advance = 0;
    int bearing = 0;
    stbtt_GetGlyphHMetrics(&font->info, glyph, &advance, &bearing);
    x += static_cast<float>(advance) * scale;
    before = glyph;
  }
  laid_.push_back({-1, x});  // Where the line ends.
  return laid_;
}

float Glyphs::measure(Face face, float size, std::string_view text, float tracking) const {
  const auto steps = lay(face, size, text, tracking);
  return steps.empty() ? 0 : steps.back().x;
}

float Glyphs::cap_height(Face face, float size) const {
  const Font* font = fonts_[face].get();
  return font == nullptr ? 0 : static_cast<float>(font->cap_height) * font->scale(size);
}

const Glyph* Glyphs::find(Face face, int glyph, float device_size, float squeeze, int shift, float halo) {
  // What a glyph is cut for, in whole numbers: quarters of a px, 64ths of its width.
  const int quarters = round_int(device_size * 4);
  const int narrow = round_int(std::clamp(squeeze, 0.0f, 1.5f) * 64);
  const int rim = round_int(halo * 4);
  std::uint64_t key = 0;
  const auto add = [&key](auto value, int at) { key |= static_cast<std::uint64_t>(value) << at; };
  add(glyph, 0);
  add(quarters, 16);
  add(narrow, 32);
  add(rim, 40);
  add(shift, 48);
  add(face, 52);
  if (const auto it = cache_.find(key); it != cache_.end()) {
    return &it->second;
  }
  const Font* font = fonts_[face].get();
  Glyph out;
  if (font != nullptr && stbtt_IsGlyphEmpty(&font->info, glyph) == 0) {
    const Vec2 size = vec(narrow, quarters);
    const float sy = font->scale(size.y / 4);
    const float sx = sy * size.x / 64;
    const Vec2 off = vec(shift, rim);
    const float dx = off.x / 4;
    int x0 = 0, y0 = 0, x1 = 0, y1 = 0;
    stbtt_GetGlyphBitmapBoxSubpixel(&font->info, glyph, sx, sy, dx, 0, &x0, &y0, &x1, &y1);
    const int pad = rim > 0 ? ceil_int(halo) + 1 : 0;
    const int w = x1 - x0 + 2 * pad;
    const int h = y1 - y0 + 2 * pad;
    int x = 0, y = 0;
    if (!reserve(w + kGap, h + kGap, x, y)) {
      return nullptr;
    }
    Coverage picture = blank(w, h);
    stbtt_MakeGlyphBitmapSubpixel(&font->info, picture.values.data() + picture.index(pad, pad), w - 2 * pad,
                                  h - 2 * pad, w, sx, sy, dx, 0, glyph);
    darken(picture.values);
    if (rim > 0) {
      picture = grow(picture, off.y / 4);
    }
    for (int row = 0; row < h; ++row) {
      std::copy_n(picture.values.data() + picture.index(0, row), w, &atlas_(x, y + row));
    }
    dirty_from_ = dirty_from_ == dirty_to_ ? y : std::min(dirty_from_, y);
    dirty_to_ = std::max(dirty_to_, y + h);
    const Vec2 corner = vec(x0 - pad, y0 - pad), extent = vec(w, h);
    out = {corner.x, corner.y, extent.x, extent.y, static_cast<std::uint16_t>(x), static_cast<std::uint16_t>(y)};
  }
  return &cache_.emplace(key, out).first->second;
}

bool Glyphs::reserve(int w, int h, int& x, int& y) {
  Shelf* best = nullptr;
  for (Shelf& shelf : shelves_) {
    const bool fits = h <= shelf.height && h * 4 >= shelf.height * 3 && shelf.x + w <= width();
    if (fits && (best == nullptr || shelf.height < best->height)) {
      best = &shelf;
    }
  }
  if (best == nullptr) {
    const int height = (h + 3) / 4 * 4;
    if (below_ + height > this->height() || w > width()) {
      return false;
    }
    shelves_.push_back({below_, height, 0});
    below_ += height;
    best = &shelves_.back();
  }
  x = best->x;
  y = best->y;
  best->x += w;
  return true;
}

std::array<int, 2> Glyphs::take_dirty_rows() {
  const std::array<int, 2> rows = {dirty_from_, dirty_to_};
  dirty_from_ = dirty_to_ = 0;
  return rows;
}

void Glyphs::clear() {
  cache_.clear();
  shelves_.clear();
  below_ = 0;
  int w = width(), h = height();
  if (h < kLargest) {
    (h < w ? h : w) *= 2;
  }
  atlas_ = blank(w, h);
  dirty_from_ = dirty_to_ = 0;
  ++generation_;
}

}  // namespace longroll::board
