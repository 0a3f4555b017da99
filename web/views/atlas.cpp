// The glyphs of the panels: each face is baked at its size times text scale times pixel ratio, icons beside them.
#include <array>
#include <cmath>
#include <cstring>

#include "imgui_impl_opengl3.h"
#include "web/board/fonts.h"
#include "web/views/ui.h"

namespace longroll::web::ui {
namespace {

struct TypeSpec {
  const char* face;
  float size;
};
constexpr std::array<TypeSpec, static_cast<std::size_t>(Type::Count_)> kTypes{{
    {"besley-900", 24},
    {"besley-700", 14},
    {"besley-700", 15},
    {"besley-700", 17},
    {"besley-500", 14},
    {"besley-700", 18},
    {"garamond-600", 22},
    {"garamond-600", 18},
    {"garamond-500", 18},
    {"garamond-500i", 17},
}};

/// Latin, and the signs that our words use: dashes, quotes, dots, ellipsis, arrows, minus, fractions.
constexpr ImWchar kRanges[] = {0x20, 0x7E, 0xA0, 0xFF, 0x2010, 0x2026, 0x2190, 0x2193, 0x2212, 0x2212, 0};

/// Height of ascent and descent in em: Dear ImGui's sizes are that, the look's are em.
float line_of_em(std::span<const std::uint8_t> ttf) {
  const auto word = [&](std::size_t at) {
    return at + 2 <= ttf.size() ? static_cast<int>(ttf[at]) << 8 | static_cast<int>(ttf[at + 1]) : 0;
  };
  const auto signed_word = [&](std::size_t at) { return static_cast<std::int16_t>(word(at)); };
  const auto table = [&](std::string_view name) -> std::size_t {
    for (std::size_t entry = 12, n = 0; n < static_cast<std::size_t>(word(4)); entry += 16, ++n) {
      if (entry + 16 <= ttf.size() && std::memcmp(&ttf[entry], name.data(), 4) == 0) {
        return static_cast<std::size_t>(word(entry + 8)) << 16U | static_cast<std::size_t>(word(entry + 10));
      }
    }
    return 0;
  };
  const std::size_t hhea = table("hhea");
  const int em = word(table("head") + 18);
  return em > 0 ? static_cast<float>(signed_word(hhea + 4) - signed_word(hhea + 6)) / static_cast<float>(em) : 1;
}

constexpr std::array<float, 3> kIconSizes{16, 20, 24};

struct Atlas {
  float text_scale = 0, ratio = 0;
  bool on_device = false;
  std::array<ImFont*, kTypes.size()> fonts{};
  std::array<float, kTypes.size()>
      rise{};  ///< device px from the line's top down to the em box, which is in its middle
  std::array<std::array<int, board::kIcons>, kIconSizes.size()> icons{};
};
Atlas g_atlas;

void paint_icons(ImFontAtlas& atlas) {
  unsigned char* pixels = nullptr;
  int width = 0;
  int height = 0;
  atlas.GetTexDataAsAlpha8(&pixels, &width, &height);
  for (std::size_t s = 0; s < kIconSizes.size(); ++s) {
    for (int i = 0; i < board::kIcons; ++i) {
      const ImFontAtlasCustomRect* rect = atlas.GetCustomRectByIndex(g_atlas.icons[s][static_cast<std::size_t>(i)]);
      const std::vector<std::uint8_t> coverage = board::rasterise_icon(static_cast<board::Icon>(i), rect->Width);
      for (int y = 0; y < rect->Height; ++y) {
        std::memcpy(pixels + (rect->Y + y) * width + rect->X,
                    coverage.data() + static_cast<std::size_t>(y) * rect->Width, rect->Width);
      }
    }
  }
}

}  // namespace

bool bake(float text_scale, float ratio) {
  if (text_scale == g_atlas.text_scale && ratio == g_atlas.ratio) {
    return false;
  }
  g_atlas.text_scale = text_scale;
  g_atlas.ratio = ratio;
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
  atlas.TexDesiredWidth = ratio * text_scale > 1.4F ? 2048 : 1024;
  for (std::size_t i = 0; i < kTypes.size(); ++i) {
    const auto ttf = board::font_file(kTypes[i].face);
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = ratio < 1.4F ? 3 : 2;
    config.OversampleV = 1;
    config.GlyphRanges = kRanges;
    const float line = line_of_em(ttf);
    const float size = std::round(kTypes[i].size * text_scale * ratio) * line;
    g_atlas.rise[i] = std::round(kTypes[i].size * text_scale * ratio * (line - 1) / 2);
    // The atlas promises not to write to data that it does not own.
    g_atlas.fonts[i] =
        atlas.AddFontFromMemoryTTF(const_cast<std::uint8_t*>(ttf.data()), static_cast<int>(ttf.size()), size, &config);
  }
  for (std::size_t s = 0; s < kIconSizes.size(); ++s) {
    for (int i = 0; i < board::kIcons; ++i) {
      const int px = static_cast<int>(std::round(kIconSizes[s] * text_scale * ratio));
      g_atlas.icons[s][static_cast<std::size_t>(i)] = atlas.AddCustomRectRegular(px, px);
    }
  }
  atlas.Build();
  paint_icons(atlas);
  ImGui::GetIO().FontDefault = g_atlas.fonts[static_cast<std::size_t>(Type::Body)];
  ImGui::GetIO().FontGlobalScale = 1 / ratio;
  if (g_atlas.on_device) {
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
  } else {
    ImGui_ImplOpenGL3_CreateDeviceObjects();  // makes the texture too
    g_atlas.on_device = true;
  }
  return true;
}

ImFont* font(Type type) { return g_atlas.fonts[static_cast<std::size_t>(type)]; }

void draw_icon(ImDrawList* list, board::Icon icon, ImVec2 centre, float size, board::Colour colour) {
  std::size_t best = 0;
  for (std::size_t s = 1; s < kIconSizes.size(); ++s) {
    if (std::fabs(kIconSizes[s] - size) < std::fabs(kIconSizes[best] - size)) {
      best = s;
    }
  }
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  const ImFontAtlasCustomRect* rect =
      atlas.GetCustomRectByIndex(g_atlas.icons[best][static_cast<std::size_t>(static_cast<int>(icon))]);
  ImVec2 uv0;
  ImVec2 uv1;
  atlas.CalcCustomRectUV(rect, &uv0, &uv1);
  const float ratio = g_atlas.ratio;
  // Close to a baked size the picture is laid down pixel for pixel; otherwise it is scaled.
  const float drawn =
      std::fabs(kIconSizes[best] - size) < 1.5F ? static_cast<float>(rect->Width) / ratio : scaled(size);
  const float x = std::round((centre.x - drawn / 2) * ratio) / ratio;
  const float y = std::round((centre.y - drawn / 2) * ratio) / ratio;
  list->AddImage(atlas.TexID, {x, y}, {x + drawn, y + drawn}, uv0, uv1, col(colour));
}

// ---------------------------------------------------------------------------------------------------------------- text

namespace {

/// The next character of UTF-8; a broken byte counts as one character.
unsigned next_char(const char*& at, const char* end) {
  const auto byte = [&](int n) { return static_cast<unsigned char>(at[n]); };
  const unsigned lead = byte(0);
  int length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
  if (end - at < length) {
    length = 1;
  }
  unsigned value = length == 1 ? lead : lead & (0xFFU >> static_cast<unsigned>(length + 1));
  for (int i = 1; i < length; ++i) {
    value = value << 6U | (byte(i) & 0x3FU);
  }
  at += length;
  return value;
}

}  // namespace

ImVec2 measure(Type type, std::string_view text) {
  const ImFont* face = font(type);
  float width = 0;
  for (const char *at = text.data(), *end = at + text.size(); at < end;) {
    width += face->GetCharAdvance(static_cast<ImWchar>(next_char(at, end)));
  }
  return {width / g_atlas.ratio, scaled(kTypes[static_cast<std::size_t>(type)].size)};
}

float draw_text(ImDrawList* list, ImVec2 at, Type type, std::string_view text, board::Colour colour, float tracking) {
  if (state().is_read) {
    state().words.append(text).append("\n");
  }
  const ImFont* face = font(type);
  const float ratio = g_atlas.ratio;
  const ImU32 ink = col(colour);
  // In device px; glyphs start on a third of a pixel across and on a whole one down, as they were baked.
  float x = at.x * ratio;
  const float y = std::round(at.y * ratio) - g_atlas.rise[static_cast<std::size_t>(type)];
  const float from = x;
  for (const char *c = text.data(), *end = c + text.size(); c < end;) {
    const ImFontGlyph* glyph = face->FindGlyph(static_cast<ImWchar>(next_char(c, end)));
    if (glyph == nullptr) {
      continue;
    }
    if (glyph->Visible) {
      const float left = std::round(x * 3) / 3;
      list->PrimReserve(6, 4);
      list->PrimRectUV({(left + glyph->X0) / ratio, (y + glyph->Y0) / ratio},
                       {(left + glyph->X1) / ratio, (y + glyph->Y1) / ratio}, {glyph->U0, glyph->V0},
                       {glyph->U1, glyph->V1}, ink);
    }
    x += glyph->AdvanceX + tracking * ratio;
  }
  return (x - from) / ratio;
}

}  // namespace longroll::web::ui
