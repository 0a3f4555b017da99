#include "web/board/shape/theme.h"

namespace longroll::board {
namespace {

constexpr Theme make_day() {
  Theme t;
  t.paper = rgb(0xF2E7CE), t.margin = rgb(0xEBDDBD), t.desk = rgb(0xDCCBA6), t.panel = rgb(0xFBF6E9);
  t.inset = rgb(0xF3EAD4), t.ink = rgb(0x2A2018), t.ink2 = rgb(0x5C4C3A), t.ink3 = rgb(0x8F7C60);
  t.rule = rgb(0xCDBD9B), t.red = rgb(0xA9271C), t.on_red = rgb(0xFFF7EC), t.red_wash = rgb(0xF6DDD0);
  t.glow = rgb(0xD2452B);
  t.usa = rgb(0x1E4A7F), t.usa_mark = rgb(0x1E4A7F), t.usa_ink = rgb(0xFDF8EA), t.usa_wash = rgb(0x8FB0CF);
  t.csa = rgb(0xC4AE84), t.csa_mark = rgb(0x6E552B), t.csa_ink = rgb(0x2A2018), t.csa_wash = rgb(0xC79A55);
  t.water = rgb(0x426A7E), t.water_fill = rgb(0xD3DFDB), t.sea = rgb(0xDDE5DC), t.wood = rgb(0x56653A);
  t.wood_fill = rgb(0xD5D9AE), t.hachure = rgb(0x7A5836), t.road = rgb(0x8C4A2A), t.road_fill = rgb(0xFBF3DF);
  t.rail = rgb(0x2A2018), t.grid = fade(rgb(0x4A3822), 0.26f), t.field = rgb(0xEAD9A2);
  t.cream = rgb(0xFBF4E2), t.good = rgb(0x3F6A3A);
  t.active = fade(rgb(0xFFF6DC), 0.85f), t.active_quiet = fade(rgb(0xFBF6E9), 0.34f), t.outline = rgb(0x2A2018);
  t.lamp = 0;
  return t;
}

constexpr Theme make_night() {
  Theme t = make_day();
  t.paper = rgb(0x2C271F), t.margin = rgb(0x221E18), t.desk = rgb(0x171410), t.panel = rgb(0x26211A);
  t.inset = rgb(0x332C22), t.ink = rgb(0xF2E6CB), t.ink2 = rgb(0xCBB994), t.ink3 = rgb(0x8E7D60);
  t.rule = rgb(0x54482F), t.red = rgb(0xFF8A66), t.on_red = rgb(0x2A120A), t.red_wash = rgb(0x4A2A1E);
  t.glow = rgb(0xFF8A66);
  t.usa = rgb(0x28568F), t.usa_mark = rgb(0x8DB8E8), t.usa_ink = rgb(0xF7F0DF), t.usa_wash = rgb(0x3E6EA6);
  t.csa = rgb(0xBFA980), t.csa_mark = rgb(0xD9BF88), t.csa_ink = rgb(0x231B10), t.csa_wash = rgb(0x9A7538);
  t.water = rgb(0x7FA3B3), t.water_fill = rgb(0x2A3A40), t.sea = rgb(0x222E33), t.wood = rgb(0x97A36C);
  t.wood_fill = rgb(0x36391F), t.hachure = rgb(0xB0905F), t.road = rgb(0xD8A070), t.road_fill = rgb(0x3A3227);
  t.rail = rgb(0xE6D8B8), t.grid = fade(rgb(0xF0E0BE), 0.17f), t.field = rgb(0x3A3220);
  t.good = rgb(0xA5C88F), t.active = fade(rgb(0x3D3526), 0.9f), t.active_quiet = fade(rgb(0x332C22), 0.5f);
  t.outline = rgb(0x0D0A07), t.lamp = 1;
  return t;
}

constexpr Theme kDay = make_day();
constexpr Theme kNight = make_night();

/// All colours in the order of their declaration, so that none is forgotten when themes are mixed.
constexpr Colour Theme::*kColours[] = {
    &Theme::paper,    &Theme::margin,    &Theme::desk,     &Theme::panel,   &Theme::inset,      &Theme::ink,
    &Theme::ink2,     &Theme::ink3,      &Theme::rule,     &Theme::red,     &Theme::on_red,     &Theme::red_wash,
    &Theme::glow,     &Theme::usa,       &Theme::usa_mark, &Theme::usa_ink, &Theme::usa_wash,   &Theme::csa,
    &Theme::csa_mark, &Theme::csa_ink,   &Theme::csa_wash, &Theme::water,   &Theme::water_fill, &Theme::sea,
    &Theme::wood,     &Theme::wood_fill, &Theme::hachure,  &Theme::road,    &Theme::road_fill,  &Theme::rail,
    &Theme::grid,     &Theme::field,     &Theme::cream,    &Theme::good,    &Theme::active,     &Theme::active_quiet,
    &Theme::outline};
static_assert(sizeof(Theme) == sizeof(kColours) / sizeof(kColours[0]) * sizeof(Colour) + sizeof(float));

}  // namespace

const Theme& Theme::day() { return kDay; }
const Theme& Theme::night() { return kNight; }

Theme mix(const Theme& from, const Theme& to, float t) {
  Theme out;
  for (const auto colour : kColours) {
    out.*colour = mix(from.*colour, to.*colour, t);
  }
  out.lamp = from.lamp + (to.lamp - from.lamp) * t;
  return out;
}

}  // namespace longroll::board
