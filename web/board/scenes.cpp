#include "web/board/scenes.h"

#include <array>
#include <cmath>
#include <span>
#include <string_view>

#include "engine/core/enum_table.h"
#include "web/board/cards.h"
#include "web/board/counters.h"
#include "web/board/dice.h"
#include "web/board/marks.h"
#include "web/board/shape/engraving.h"

namespace longroll::board {
namespace {

constexpr float kW = 264, kH = 176;  // Every picture is drawn in a box of this size.

Stroke pen(float width, Cap cap = Cap::Butt) {
  Stroke s;
  s.width = width;
  s.cap = cap;
  return s;
}

struct Hill {
  float x, y, wide, tall, high;
};

HeightField relief(std::span<const Hill> hills, float lean) {
  return HeightField({-10, -10, kW + 20, kH + 20}, 3, [hills, lean](float x, float y) {
    float z = 0.45f * fbm(x * 0.035f, y * 0.035f);
    for (const Hill& h : hills) {
      const float dx = (x - h.x - (y - 90) * lean) / h.wide;
      const float dy = (y - h.y) / h.tall;
      z += h.high * std::exp(-(dx * dx + dy * dy));
    }
    return z;
  });
}

void place_name(Canvas& canvas, Vec2 at, std::string_view name, Face face, Colour colour, Align align = Align::Left) {
  TextStyle style;
  style.face = face;
  style.size = 15;
  style.colour = colour;
  style.align = align;
  style.tracking = 0.3f;
  style.halo = 1.8f;
  style.halo_colour = canvas.theme().paper;
  canvas.text(at, name, style);
}

// --- A fan of cards and two dice

void draw_cards(Canvas& canvas) {
  canvas.rect({0, 0, kW, kH}, mix(rgb(0xEFE3C6), rgb(0x332C22), canvas.theme().lamp));
  CardFace alabama{.type = CardType::Infantry, .side = Side::Confederate, .coat = Coat::Gray, .value = 4};
  alabama.name = alabama.short_name = "4th Ala.";
  alabama.line1 = "F2";
  CardFace dragoons{.type = CardType::Cavalry, .value = 1};
  dragoons.name = "Dragoons";
  dragoons.line1 = "F1";
  CardFace ricketts{.type = CardType::Artillery, .value = 2};
  ricketts.name = "Ricketts";
  ricketts.line1 = "F1 / F3";
  CardFace wisconsin{.type = CardType::Infantry, .value = 3};
  wisconsin.name = wisconsin.short_name = "2nd Wis.";
  wisconsin.line1 = "F2";
  const std::array<const CardFace*, 4> fan = {&alabama, &dragoons, &ricketts, &wisconsin};
  float x = 28, t = -1.5f;
  for (const CardFace* face : fan) {
    CardPlace at = card_at({x, 26 + t * t * 4.5f}, 84);
    at.turn = t * 8;
    draw_card(canvas, at, *face);
    x += 41;
    ++t;
  }
  draw_die(canvas, {22, 150}, 28, {Side::Confederate, 2}, 12);
  draw_die(canvas, {244, 152}, 30, {Side::Union, 1}, -10);
}

// --- A hill, a road, two lines of brigades

void build_brigades(Mesh& mesh, const Theme& t, float tolerance) {
  static constexpr Hill kHills[] = {{120, 70, 70, 42, 3.6f}, {210, 140, 60, 40, 2.2f}, {30, 150, 50, 36, 2}};
  std::vector<Vec2> pike;
  for (float k = 0; k <= 40; ++k) {
    pike.push_back({-6 + k * 7, 128 + 18 * std::sin(k * 0.16f) + 5 * fbm(k * 0.2f, 2)});
  }
  HachureStyle style;
  style.tolerance = tolerance;
  style.gap = 0.38f;
  style.skip = [&pike](Vec2 p) { return distance_to(pike, p) < 7; };
  add_hachures(mesh, relief(kHills, 0), style, t.hachure);
  add_road(mesh, pike, RoadKind::Pike, t);
  const auto wooded = [](float shift) {
    return [shift](Vec2 p) { return fbm(p.x * 0.03f + shift, p.y * 0.03f) > 0.41f; };
  };
  for (const ScatterPoint& s : scatter({168, 6, kW - 170, 72}, 11, 5, wooded(0))) {
    add_tree(mesh, s, 1.05f, 0.3f, t, tolerance);
  }
  for (const ScatterPoint& s : scatter({4, 140, 86, 32}, 11, 8, wooded(4))) {
    add_tree(mesh, s, 1.05f, 0.3f, t, tolerance);
  }
}

void draw_brigades(Canvas& canvas) {
  using enum Side;
  draw_counter(canvas, {58, 50}, 44, {UnitSymbol::Infantry, Union, "Willcox", "4-4"});
  draw_counter(canvas, {58, 104}, 44, {UnitSymbol::Artillery, Union, "Ricketts", "3-4"});
  draw_counter(canvas, {112, 36}, 44, {UnitSymbol::Infantry, Union, "Franklin", "5-4"});
  draw_counter(canvas, {152, 92}, 44, {UnitSymbol::Infantry, Confederate, "Jackson", "5-4"});
  draw_counter(canvas, {206, 60}, 44, {UnitSymbol::Infantry, Confederate, "Bee", "3-4"});
}

// --- The bend of the river, Lookout and the Ridge

void build_ridge(Mesh& mesh, const Theme& t, float tolerance) {
  static constexpr Hill kHills[] = {{52, 120, 24, 56, 4.4f}, {222, 88, 15, 120, 4}, {180, 150, 20, 20, 0.8f}};
  const std::vector<Vec2> river = soften(
      {{-10, 20}, {30, 26}, {50, 58}, {84, 80}, {112, 128}, {140, 108}, {130, 60}, {150, 30}, {200, 18}, {280, -6}}, 4);
  const std::vector<Vec2> rail =
      soften({{-10, 66}, {40, 70}, {100, 160}, {150, 130}, {176, 96}, {210, 150}, {280, 170}}, 4);
  HachureStyle style;
  style.tolerance = tolerance;
  style.space = 2.8f;
  style.longest = 10;
  style.gentle = 0.012f;
  style.steep = 0.16f;
  style.skip = [&river](Vec2 p) { return distance_to(river, p) < 12; };
  add_hachures(mesh, relief(kHills, 0.12f), style, t.hachure);
  add_river(mesh, river, 16, t);
  add_rail(mesh, rail, 0.8f, t);
  for (int i = 0; i < 22; ++i) {
    const Vec2 house = vec(i % 6, i / 6);
    add_fill(mesh, Path().rect({158 + house.x * 7, 74 + house.y * 8, 4.5f, 5}), t.ink, 1);
  }
}

void draw_ridge(Canvas& canvas) {
  canvas.push(Affine::place({98, 34}, 1, 12));
  place_name(canvas, {0, 0}, "Tennessee R.", Face::TextItalic500, canvas.theme().water, Align::Centre);
  canvas.pop();
  // Also a flat cut of the middle shows both whole.
  draw_counter(canvas, {172, 116}, 44, {UnitSymbol::Leader, Side::Union, "Grant", "3"});
  draw_counter(canvas, {232, 70}, 44, {UnitSymbol::Leader, Side::Confederate, "Bragg", "2"});
}

// --- Rails and rivers between the Ohio and Atlanta

/// The frontier, with the Union's ground north of it.
void build_frontier(Mesh& mesh, const Theme& t) {
  const std::vector<Vec2> frontier = soften({{-6, 96},
                                             {12, 100},
                                             {24, 92},
                                             {40, 102},
                                             {62, 104},
                                             {78, 98},
                                             {96, 110},
                                             {118, 106},
                                             {130, 100},
                                             {146, 108},
                                             {160, 92},
                                             {156, 70},
                                             {170, 52},
                                             {176, 34},
                                             {204, 30},
                                             {228, 26},
                                             {270, 4}},
                                            3);
  std::vector<Vec2> north = frontier;
  north.push_back({270, -6});
  north.push_back({-6, -6});
  add_polygon(mesh, {north}, fade(t.usa_wash, 0.38f));
  add_stroke(mesh, Polyline{frontier, false}, pen(1.6f), t.usa);
}

void build_mountains(Mesh& mesh, const Theme& t, float tolerance) {
  const auto ridge = [&](const ScatterPoint& s, float strength) {
    add_stroke(mesh, path("M-5,4l4,-8M-1,5l4,-8M3,5l4,-8").transformed(Affine::move(s.at)), pen(0.9f),
               fade(t.hachure, strength), tolerance);
  };
  for (const ScatterPoint& s :
       scatter({172, 6, 88, 80}, 9, 11, [](Vec2 p) { return fbm(p.x * 0.03f, p.y * 0.03f) > 0.38f; })) {
    ridge(s, 0.75f);
  }
  for (const ScatterPoint& s : scatter({120, 96, 60, 44}, 11, 12)) {
    ridge(s, 0.7f);
  }
}

void build_rivers(Mesh& mesh, const Theme& t) {
  const auto river = [&](std::vector<Vec2> line) {
    add_stroke(mesh, Polyline{soften(std::move(line), 3), false}, pen(1.9f), t.water);
  };
  river({{-6, 18}, {18, 30}, {40, 22}, {58, 38}, {78, 44}, {104, 40}, {132, 30}, {150, 14}, {160, -6}});
  river({{20, -6}, {30, 14}, {40, 22}});
  river({{8, -6},
         {22, 40},
         {20, 78},
         {34, 128},
         {70, 142},
         {104, 128},
         {138, 112},
         {150, 102},
         {162, 97},
         {186, 82},
         {212, 60},
         {246, 40},
         {270, 30}});
}

void build_rails(Mesh& mesh, const Theme& t) {
  const auto rail = [&](std::vector<Vec2> line) { add_rail(mesh, soften(std::move(line), 2), 0.55f, t); };
  rail({{78, -6}, {86, 22}, {101, 49}, {112, 72}, {132, 94}, {154, 111}});
  rail({{154, 111}, {168, 126}, {182, 138}, {194, 150}, {212, 168}, {224, 182}});
  rail({{154, 111}, {186, 96}, {212, 76}, {240, 60}, {270, 46}});
  rail({{154, 111}, {124, 124}, {86, 150}, {40, 152}, {-6, 158}});
  rail({{101, 49}, {66, 62}, {34, 84}, {-6, 92}});
  rail({{194, 150}, {222, 142}, {246, 148}, {270, 140}});
  rail({{40, 152}, {30, 168}, {34, 182}});
  rail({{194, 150}, {170, 166}, {160, 182}});
}

void build_railroads(Mesh& mesh, const Theme& t, float tolerance) {
  build_frontier(mesh, t);
  build_mountains(mesh, t, tolerance);
  build_rivers(mesh, t);
  build_rails(mesh, t);
}

void draw_railroads(Canvas& canvas) {
  const Theme& t = canvas.theme();
  const std::array<Vec2, 3> towns = {{{101, 49}, {154, 111}, {194, 150}}};
  for (const Vec2 at : towns) {
    canvas.rect({at.x - 4, at.y - 4, 8, 8}, t.cream);
    canvas.rect_edge({at.x - 4, at.y - 4, 8, 8}, 0, pen(1.3f), rgb(0x2A2018));
  }
  place_name(canvas, {101, 38}, "Nashville", Face::Text600, t.ink, Align::Centre);
  place_name(canvas, {165, 117}, "Chattanooga", Face::Text600, t.ink);
  place_name(canvas, {184, 155}, "Atlanta", Face::Text600, t.ink, Align::Right);
}

/// A piece of country: its ground is a shape that is kept, its names and counters are drawn each time.
void draw_country(Canvas& canvas, PosterArt art) {
  struct Country {
    void (*build)(Mesh& mesh, const Theme& t, float tolerance);
    void (*draw)(Canvas& canvas);
  };
  constexpr auto kCountries =
      enum_table<PosterArt, PosterArt::Railroads, Country>({{nullptr, nullptr},  // Cards lie on a table
                                                            {build_brigades, draw_brigades},
                                                            {build_ridge, draw_ridge},
                                                            {build_railroads, draw_railroads}});
  const Country& country = kCountries[art];
  const Theme& t = canvas.theme();
  canvas.rect({0, 0, kW, kH}, t.paper);
  // One drawing by day and one by night; while the light changes the nearer one serves.
  const bool is_night = t.lamp >= 0.5f;
  const Theme& inks = is_night ? Theme::night() : Theme::day();
  canvas.mesh(canvas.shape(ShapeKind::Plate, detail_of(art) | detail_of(is_night, 4), 1,
                           [&](Mesh& mesh, float tolerance) { country.build(mesh, inks, tolerance); }));
  country.draw(canvas);
}

}  // namespace

void draw_poster_art(Canvas& canvas, Rect r, PosterArt art) {
  const Theme& t = canvas.theme();
  const float k = std::max(r.w / kW, r.h / kH);
  canvas.push_clip(r);
  canvas.push(Affine::place({r.centre().x - kW * k / 2, r.centre().y - kH * k / 2}, k));
  if (art == PosterArt::Cards) {
    draw_cards(canvas);
  } else {
    draw_country(canvas, art);
  }
  canvas.pop();
  canvas.pop_clip();
  canvas.rect_edge(r, 0, pen(1), t.ink);
}

void draw_poster(Canvas& canvas, Rect r) {
  const Theme& t = canvas.theme();
  canvas.shadow(r, 1, {0, 1.5f}, 1.6f, fade(rgb(0x1A1008), 0.42f));
  canvas.rect(r, t.panel);
  canvas.rect_edge(r.inset(6), 0, pen(2), t.ink);
  canvas.rect_edge(r.inset(10), 0, pen(0.7f), t.ink);
}

}  // namespace longroll::board
