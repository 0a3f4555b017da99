#include "web/board/cards.h"

#include <algorithm>
#include <cmath>

#include "engine/core/letters.h"
#include "web/board/marks.h"
#include "web/board/shape/card_art.h"
#include "web/board/shape/icon_art.h"

namespace longroll::board {
namespace {

// A card is 100 x 140 units. It is printed matter: its colours are the day's, whatever the light.
constexpr float kWide = 100, kTall = 140;
constexpr float kLeastLetter = 11;  // px on the screen
constexpr Colour kInk = rgb(0x2A2018), kStock = rgb(0xFBF6E9);
constexpr Rect kWhole = {0, 0, kWide, kTall};
constexpr Rect kTroopPicture = {9, 30, 82, 66}, kTerrainPicture = {9, 9, 82, 82}, kSpecialPicture = {9, 9, 82, 122};

Stroke pen(float width, float px = 0) {
  Stroke s;
  s.width = width;
  s.px = px;
  return s;
}

bool is_troop(CardType type) { return type <= CardType::Artillery; }

Colour picture_ground(const CardFace& face) {
  if (face.type == CardType::Terrain) {
    return rgb(0xEDE8CC);
  }
  if (face.type == CardType::Special) {
    return rgb(0xF4ECDC);
  }
  return face.side == Side::Union ? rgb(0xE2EAF0) : rgb(0xEFE5CF);
}

Colour printed_mark(Side side) { return Theme::day().mark(side); }

/// The frame round the picture hides what the picture lets hang over: no clipping, at any turn.
void add_mat(Mesh& mesh, Rect picture, float tolerance) {
  Path mat;
  mat.rounded_rect(kWhole, 5).rounded_rect(picture, 1.5f);
  add_fill(mesh, mat, kStock, tolerance);
}

void add_edges(Mesh& mesh, CardType type, float tolerance) {
  const Path band = Path().rounded_rect({4, 4, 92, 132}, 3);
  add_stroke(mesh, band, pen(3.6f), card_edge(type), tolerance);
  if (type == CardType::Cavalry) {
    add_stroke(mesh, band, pen(0.7f), fade(kInk, 0.6f), tolerance);
  }
  add_stroke(mesh, Path().rounded_rect(kWhole, 5), pen(0, 1.1f), kInk, tolerance);
}

void add_badge(Mesh& mesh, Side side, Vec2 at, float size, Colour colour, float tolerance) {
  add_fill(mesh, badge_outline(side).transformed(Affine::place(at, size / 10)), colour, tolerance);
}

/// A wreath of leaves below and beside the stars, open above.
void add_wreath(Mesh& mesh, const CardFace& face, float tolerance) {
  const float stars = face.stars;
  const float half = 6.5f * stars;
  const Vec2 middle = {84 - 6.5f * (stars - 1), 18};
  const Path leaf = path("M-2.600,0q2.600,-2.600 5.200,0q-2.600,2.600 -5.200,0z");
  constexpr float kLeaves = 13;
  for (float i = 0; i < kLeaves; ++i) {
    const float t = radians(-20 + 220 * i / (kLeaves - 1));  // from the right, round below, to the left
    const Vec2 at = middle + Vec2{std::cos(t) * (half + 2), std::sin(t) * 9.0f};
    const float turn = std::atan2(std::cos(t) * 9.0f, -std::sin(t) * (half + 2));
    const Vec2 along = {std::cos(turn), std::sin(turn)};
    add_fill(mesh, leaf.transformed(Affine{along.x, along.y, -along.y, along.x, at.x, at.y}), printed_mark(face.side),
             tolerance);
  }
}

void add_head(Mesh& mesh, const CardFace& face, float tolerance) {
  if (face.type == CardType::General) {
    const Path star = star_outline(6.2f, 2.6f);
    const float stars = std::min<std::uint8_t>(face.stars, 4);
    for (float i = 0; i < stars; ++i) {
      const Affine at = Affine::move({84 - i * 13, 19});
      add_fill(mesh, star.transformed(at), printed_mark(face.side), tolerance);
    }
    if (face.has_wreath) {
      add_wreath(mesh, face, tolerance);
    }
    if (face.stars == 0) {  // a colonel who led a brigade: his side must show all the same
      add_badge(mesh, face.side, {83, 18.5f}, 14, printed_mark(face.side), tolerance);
    }
    return;
  }
  const float value = std::min<std::uint8_t>(face.value, 5);
  for (float i = 0; i < value; ++i) {
    add_fill(mesh, Path().rect({33 + i * 8.5f, 13, 6, 10}), kInk, tolerance);
  }
  add_badge(mesh, face.side, {83, 18.5f}, 14, printed_mark(face.side), tolerance);
  if (face.horse) {
    Stroke shoe = pen(2.6f);
    shoe.cap = Cap::Round;
    add_stroke(mesh, path("M77,37c-2.5,6 -1,12 4.500,12s7,-6 4.500,-12"), shoe, rgb(0x5C4C3A), tolerance);
  }
}

void build_front(Mesh& mesh, const CardFace& face, float tolerance) {
  add_fill(mesh, Path().rounded_rect(kWhole, 5), kStock, tolerance);
  const Colour ground = picture_ground(face);
  if (face.type == CardType::Special) {
    add_fill(mesh, Path().rect(kSpecialPicture), ground, tolerance);
    add_stroke(mesh, path("M14,16H86M14,19H86"), pen(1), kInk, tolerance);
    add_special_art(mesh, face.special, face.side, Affine::place({50, 44.5f}, 0.86f), tolerance);
    add_stroke(mesh, path("M24,94H76"), pen(0.8f), kInk, tolerance);
    add_edges(mesh, face.type, tolerance);
    return;
  }
  if (face.type == CardType::Terrain) {
    add_fill(mesh, Path().rect(kTerrainPicture.inset(-1)), ground, tolerance);
    add_terrain_art(mesh, face.terrain, Affine::move({9, 9}) * Affine::scale(0.82f), tolerance);
    add_mat(mesh, kTerrainPicture, tolerance);
    add_stroke(mesh, path("M9,91H91"), pen(1), rgb(0x4E6B36), tolerance);
    add_edges(mesh, face.type, tolerance);
    return;
  }
  add_fill(mesh, Path().rect(kTroopPicture.inset(-1)), ground, tolerance);
  const bool is_gun = face.type == CardType::Artillery;
  const Affine at =
      is_gun ? Affine::move({13, 28}) * Affine::scale(0.74f) : Affine::move({18, 31}) * Affine::scale(0.66f);
  const bool is_colonel = face.side == Side::Union ? face.stars == 0 : !face.has_wreath;
  add_portrait(mesh, {face.type, face.side, face.coat, face.look, is_colonel}, at, tolerance);
  add_mat(mesh, kTroopPicture, tolerance);
  add_stroke(mesh, path("M9,96H91"), pen(0.8f), kInk, tolerance);
  add_head(mesh, face, tolerance);
  if (face.badge != CorpsBadge::None) {
    add_corps_badge(mesh, face.badge, face.division, Affine::place({20.5f, 42}, 9.6f), tolerance);
  }
  if (face.fate != Fate::Unhurt) {  // a cross on a grave; only its outline for a wound
    const Path cross = path("M77,80h4v-6h5v6h4v4.500h-4v10h-5v-10h-4z");
    add_fill(mesh, cross, face.fate == Fate::Killed ? kInk : kStock, tolerance);
    add_stroke(mesh, cross, pen(1.1f), kInk, tolerance);
  }
  if (face.is_captured) {  // a white flag, left of the cross where there is one
    const Affine pole = Affine::move({face.fate != Fate::Unhurt ? 63.0f : 75.0f, 0});
    const Path cloth = path("M0,74.500c4,-2 7,2 11,0v8c-4,2 -7,-2 -11,0z").transformed(pole);
    add_fill(mesh, cloth, kStock, tolerance);
    add_stroke(mesh, cloth, pen(1.1f), kInk, tolerance);
    add_stroke(mesh, path("M0,73.500v21").transformed(pole), pen(1.6f), kInk, tolerance);
  }
  if (!face.mark.empty()) {
    const Path disc = Path().circle({20, 86}, 9.5f);
    add_fill(mesh, disc, kStock, tolerance);
    add_stroke(mesh, disc, pen(1.4f), kInk, tolerance);
  }
  add_edges(mesh, face.type, tolerance);
}

void build_back(Mesh& mesh, Side side, float tolerance) {
  const bool is_union = side == Side::Union;
  const Colour ground = is_union ? rgb(0x1E4A7F) : rgb(0xA8A08E);
  const Colour ink = is_union ? rgb(0xC9D8E8) : rgb(0x4B4434);
  add_fill(mesh, Path().rounded_rect(kWhole, 5), ground, tolerance);
  Path lattice;
  float top = 16;
  for (int row = 0; row < 12; ++row, top += 10) {
    for (float x = row % 2 == 0 ? 16.0f : 21.0f; x < 87; x += 10) {
      const float y = top - (row == 11 ? 1 : 0);
      if (length({x - 50, y - 70}) < 25) {
        continue;  // Under the medallion.
      }
      if (is_union) {
        lattice.move_to({x - 2.5f, y}).line_to({x + 2.5f, y}).move_to({x, y - 2.5f}).line_to({x, y + 2.5f});
      } else {
        lattice.polyline({{x, y - 3}, {x + 3, y}, {x, y + 3}, {x - 3, y}}, true);
      }
    }
  }
  add_stroke(mesh, lattice, pen(0.8f), fade(ink, 0.55f), tolerance);
  add_stroke(mesh, Path().rounded_rect({6, 6, 88, 128}, 2.5f), pen(1.3f), ink, tolerance);
  add_stroke(mesh, Path().circle({50, 70}, 23), pen(1.3f), ink, tolerance);
  add_badge(mesh, side, {50, 70}, 30, ink, tolerance);
  add_stroke(mesh, Path().rounded_rect(kWhole, 5), pen(0, 1.1f), kInk, tolerance);
}

/// All that shapes a front except its words.
std::uint32_t detail_of_front(const CardFace& face) {
  std::uint32_t d = detail_of(face.type) | detail_of(face.side, 3);
  if (face.type == CardType::Terrain) {
    return d | detail_of(face.terrain, 4);
  }
  if (face.type == CardType::Special) {
    return d | detail_of(face.special, 4);
  }
  const Look& look = face.look;
  const bool is_general = face.type == CardType::General;
  // Six bits are a general's rank and fate, or a troop's value; thirteen how he looks.
  d |= is_general ? detail_of(std::min<int>(face.stars, 3), 6) | detail_of(face.has_wreath, 8) |
                        detail_of(face.fate, 9) | detail_of(face.is_captured, 11)
                  : detail_of(std::min<int>(face.value, 7), 6) | detail_of(face.horse, 9);
  d |= is_general ? detail_of(look.hair, 25) | detail_of(look.build, 28)
                  : detail_of(look.jacket, 25) | detail_of(look.pose, 28);
  constexpr int kDivisions = 5;
  return d | detail_of(face.coat, 4) |
         detail_of(static_cast<int>(face.badge) * kDivisions + std::min<int>(face.division, kDivisions - 1), 12) |
         detail_of(!face.mark.empty(), 18) | detail_of(look.hat, 19) | detail_of(look.beard, 22) |
         detail_of(look.feature, 30);
}

/// What stands in the picture of a troop or general: the letter of morale, the state, the device of the corps.
void draw_marks(Canvas& canvas, const CardFace& face, bool is_small, float least) {
  TextStyle style;
  style.colour = kInk;
  style.align = Align::Centre;
  style.face = Face::Slab900;
  if (!face.mark.empty()) {
    style.size = std::max(face.mark.size() > 1 ? 12.5f : 14, least);
    style.max_width = 17;
    canvas.text({20, face.mark.size() > 1 ? 90.3f : 91}, face.mark, style);
  }
  if (!face.device.empty()) {
    style.size = std::max(12.5f, least);
    style.max_width = 13.5f;
    style.colour = rgb(0xFDF8EA);
    canvas.text({20, 46}, face.device, style);
    style.colour = kInk;
  }
  if (!face.state.empty() && !is_small) {
    style.face = Face::Slab700;
    style.size = 12.5f;
    style.max_width = 40;
    style.align = Align::Right;
    style.halo = 2.2f;
    style.halo_colour = picture_ground(face);
    canvas.text({face.horse ? 73.0f : 89.0f, face.type == CardType::Artillery ? 43.0f : 92.0f}, face.state, style);
  }
}

/// `shown`: the part of the card, from its left, that is not covered; the words stand in the middle of it.
/// `least`: no letter is smaller; what does not fit is squeezed.
void draw_words(Canvas& canvas, const CardFace& face, bool is_small, float shown, float least) {
  TextStyle style;
  style.colour = kInk;
  style.align = Align::Centre;
  const float part = std::clamp(shown, 0.45f, 1.0f);
  const float middle = part < 1 ? (7 + kWide * part) / 2 : 50;
  const auto centred = [&](float y, std::string_view text, Face type, float size, float room) {
    const float most = part < 1 ? std::min(room, kWide * part - 9) : room;
    style.face = type;
    style.size = size;
    // A long name is set smaller before it is squeezed.
    style.max_width = 0;
    const float natural = canvas.measure(text, style);
    style.size = natural > most ? std::max(std::min(size, least), size * std::max(0.74f, most / natural)) : size;
    style.max_width = most;
    canvas.text({middle, y}, text, style);
  };
  const std::string_view name = is_small && !face.short_name.empty() ? face.short_name : face.name;
  if (face.type == CardType::Terrain) {
    centred(is_small ? 110.0f : 109.0f, name, Face::Slab700, is_small ? 17.5f : 15.5f, 82);
    centred(is_small ? 129.0f : 128.0f, face.line1, Face::Slab500, is_small ? 16.0f : 14.0f, 84);
    return;
  }
  if (face.type == CardType::Special) {
    const std::size_t gap = name.find(' ', name.size() / 3);
    style.face = Face::Slab900;
    style.size = 16;
    style.max_width = 0;
    if (gap != std::string_view::npos && canvas.measure(name, style) > 78 * 1.25f * part) {
      centred(78, name.substr(0, gap), Face::Slab900, 13.5f, 78);  // Too long to squeeze: two lines.
      centred(90, name.substr(gap + 1), Face::Slab900, 13.5f, 78);
    } else {
      centred(87, name, Face::Slab900, 16, 78);
    }
    centred(109, face.line1, Face::Slab500, 14, 80);
    centred(125, face.line2, Face::Slab500, 14, 80);
    return;
  }
  centred(is_small ? 113.0f : 112.0f, name, Face::Slab700, is_small ? 17.5f : 15.5f, 84);
  centred(is_small ? 130.5f : 129.0f, face.line1, Face::Slab500, is_small ? 16.0f : 14.0f, 84);
  draw_marks(canvas, face, is_small, least);
  style.face = Face::Slab900;
  style.align = Align::Left;
  if (!face.rating.empty()) {
    style.size = 19;
    style.max_width = 42;
    canvas.text({12, 26}, face.rating, style);
  } else if (is_troop(face.type)) {
    const char value = digit(std::min<int>(face.value, 9));
    style.size = 25;
    style.max_width = 20;
    canvas.text({12, 27.5f}, {&value, 1}, style);
  }
}

void draw_body(Canvas& canvas, const CardPlace& at, const CardFace& face, bool is_down, float shown) {
  const float k = at.width / kWide;
  if (is_down) {
    canvas.mesh(canvas.shape(ShapeKind::CardBack, detail_of(face.side), 1,
                             [&](Mesh& m, float tolerance) { build_back(m, face.side, tolerance); }));
    return;
  }
  canvas.mesh(canvas.shape(ShapeKind::CardFront, detail_of_front(face), 1,
                           [&](Mesh& m, float tolerance) { build_front(m, face, tolerance); }));
  draw_words(canvas, face, k * kWide < kAbbreviateBelow, shown, kLeastLetter / k);
}

/// Marks in the card's picture, where neither number nor name stands, and round the card. They are measured in px held
/// to the card's width, like the card itself.
void draw_signals(Canvas& canvas, const CardState& state, CardType type, float k) {
  const Theme& theme = canvas.theme();
  const Rect round = kWhole.inset(-5);
  if (state.lit) {
    draw_brackets(canvas, round, 20, 2.9f / k, theme.red);
  }
  if (state.chosen) {
    canvas.rect_edge(round, 8, pen(0, 3), theme.red);
  }
  if (state.focus) {
    canvas.push(Affine::scale(1 / k));
    draw_focus(canvas, {0, 0, kWide * k, kTall * k}, 4);
    canvas.pop();
  }
  const float radius = std::max(13.0f, 8.5f / k);
  // In the picture, from the right edge of what a neighbour leaves to be seen. Special cards have their words lower.
  const float high_up = type == CardType::Special ? 40 : 79;
  const float right = std::max(2 * radius, std::min(kWide * std::min(state.shown, 1.0f), 91.0f) - radius);
  const float hits = std::min<std::uint8_t>(state.hits, 5);
  for (float i = 0; i < hits; ++i) {
    // The last one drops from above while `marker` runs to 1.
    const bool is_new = i + 1 == hits && state.marker < 1;
    const float high = is_new ? (1 - state.marker) * 30 : 0;
    canvas.push_alpha(is_new ? state.marker : 1);
    draw_hit(canvas, {right - i * radius * 2, high_up - high}, radius * (1 + high / 60));
    canvas.pop_alpha();
  }
  if (state.done) {
    draw_tick(canvas, {right - hits * radius * 2, high_up}, radius);
  } else if (state.refused) {
    draw_barred(canvas, {right - hits * radius * 2, high_up}, radius);
  }
}

}  // namespace

Colour card_edge(CardType type) {
  switch (type) {
    case CardType::Infantry:
      return rgb(0x2D62A3);
    case CardType::Cavalry:
      return rgb(0xC9971F);
    case CardType::Artillery:
      return rgb(0x8A3B36);
    case CardType::General:
      return rgb(0x2A2018);
    case CardType::Terrain:
      return rgb(0x4E6B36);
    case CardType::Special:
      return rgb(0x6A4A7A);
  }
  return kInk;
}

void draw_card(Canvas& canvas, const CardPlace& at, const CardFace& face, const CardState& state) {
  const float lift = std::clamp(state.lift, 0.0f, 1.0f);
  const float k = at.width / kWide * (1 + 0.03f * lift);
  const float flip = std::clamp(state.flip, 0.0f, 1.0f);
  // A card that flips stands on edge half way; then the other face comes.
  const float open = std::max(0.02f, std::fabs(std::cos(flip * std::numbers::pi_v<float>)));
  const bool is_down = flip > 0.5f ? !state.face_down : state.face_down;
  canvas.push(Affine::move(at.centre - Vec2{0, 4 * lift}) * Affine::turn(at.turn) * Affine::scale(k * open, k) *
              Affine::move({-kWide / 2, -kTall / 2}));
  canvas.push_layer(kWhole.inset(-30), state.alpha);
  if (state.lit) {
    draw_target_glow(canvas, kWhole.inset(-4), 8, state.breath);
  }
  canvas.shadow(kWhole, 5, {0, (1.5f + 4 * lift)}, 1.6f + 4 * lift, fade(rgb(0x1A1008), 0.42f));
  draw_body(canvas, at, face, is_down, state.shown);
  const float pale = std::max(state.done ? 0.45f : 0.0f, state.dim * 0.5f);
  if (pale > 0) {
    canvas.rounded_rect(kWhole.inset(-0.6f), 5.5f, fade(canvas.theme().paper, pale));
  }
  draw_signals(canvas, state, face.type, k);
  canvas.pop_layer();
  canvas.pop();
}

void draw_card_place(Canvas& canvas, const CardPlace& at) {
  canvas.push(Affine::place(at.centre, 1, at.turn));
  Stroke edge;
  edge.dash = edge.gap = 4;
  canvas.rect_edge({-at.width / 2, -at.width * kCardHeight / 2, at.width, at.width * kCardHeight}, at.width * 0.05f,
                   edge, canvas.theme().ink3);
  canvas.pop();
}

}  // namespace longroll::board
