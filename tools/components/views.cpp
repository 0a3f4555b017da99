#include "tools/components/views.h"

#include <array>
#include <initializer_list>

#include "tools/components/components_parts.h"
#include "tools/components/sample_cards.h"
#include "web/board/cards.h"
#include "web/board/dice.h"
#include "web/board/marks.h"
#include "web/board/scenes.h"
#include "web/board/table.h"
#include "web/board/tween.h"

namespace longroll::board::demo {
namespace {

using parts::words;
using samples::general;
using samples::special;
using samples::terrain;
using samples::troop;
constexpr Side U = Side::Union;
constexpr Side C = Side::Confederate;

struct Laid {
  CardFace face;
  CardState state = {};
};

Laid back(Side side) {
  Laid laid;
  laid.face.side = side;
  laid.state.face_down = true;
  return laid;
}

void row(Canvas& canvas, float x, float y, float step, float width, std::initializer_list<Laid> cards) {
  for (const Laid& laid : cards) {
    draw_card(canvas, card_at({x, y}, width), laid.face, laid.state);
    x += step;
  }
}

void draw_hand(Canvas& canvas) {
  const std::array<CardFace, 7> hand = {troop(U, CardType::Infantry, 3, "1st Minn.", "F2"),
                                        troop(U, CardType::Infantry, 2, "11th N.Y.", "F2"),
                                        troop(U, CardType::Infantry, 2, "Brooklyn", "F2"),
                                        troop(U, CardType::Cavalry, 1, "2nd Drag.", "F1"),
                                        general(U, "1/2", "Sherman", 1),
                                        terrain(TerrainArt::Hill, "Hill", "defend +1"),
                                        special(U, SpecialArt::Cover, "Cover", "morale +1", "one phase")};
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const float t = static_cast<float>(i) - 3;
    CardPlace at = card_at({214 + static_cast<float>(i) * 97, 604 + t * t * 2.2f}, 106);
    at.turn = t * 2.1f;
    CardState state;
    state.lift = i == 4 ? 1.0f : 0.0f;
    draw_card(canvas, at, hand[i], state);
  }
}

}  // namespace

void draw_home(Canvas& canvas) {
  const Theme& t = canvas.theme();
  draw_desk(canvas, {0, 0, 1280, 800});
  canvas.text({24, 76}, "LONG ROLL", words(Face::Slab900, 52, t.ink, Align::Left, 3));
  draw_double_rule(canvas, {24, 97}, 1232, t.ink);
  constexpr std::array<std::string_view, 4> kTitles = {"DIXIE", "BATTLES", "CHATTANOOGA", "CAMPAIGN"};
  constexpr std::array<float, 4> kSizes = {42, 40, 32, 37};
  constexpr std::array<float, 4> kTracking = {5, 2, 0, 1};
  for (std::size_t i = 0; i < 4; ++i) {
    const Rect r = {24 + static_cast<float>(i) * 312, 120, 296, 452};
    draw_poster(canvas, r);
    TextStyle style = words(Face::Slab900, kSizes[i], t.ink, Align::Centre, kTracking[i]);
    style.max_width = 262;
    canvas.text({r.x + 148, r.y + 80}, kTitles[i], style);
    draw_double_rule(canvas, {r.x + 24, r.y + 93}, 248, t.ink);
    draw_poster_art(canvas, {r.x + 16, r.y + 108, 264, 176}, static_cast<PosterArt>(i));
  }
  for (const Rect r : {Rect{24, 592, 608, 184}, Rect{648, 592, 296, 184}, Rect{960, 592, 296, 184}}) {
    draw_panel(canvas, r);
  }
  canvas.lamplight({0, 0, 1280, 800});
}

void draw_motion(Canvas& canvas) {
  const Theme& t = canvas.theme();
  draw_desk(canvas, {0, 0, 1280, 800});
  constexpr std::array<std::string_view, 6> kRows = {"flip", "rout: fade and slide", "hit marker", "lift", "breath",
                                                     "dice"};
  for (std::size_t j = 0; j < kRows.size(); ++j) {
    canvas.text({16, 24 + static_cast<float>(j) * 130}, kRows[j], words(Face::TextItalic500, 17, t.ink2));
    for (int i = 0; i <= 9; ++i) {
      const float at = static_cast<float>(i) / 9;
      const CardPlace place = card_at({40 + static_cast<float>(i) * 122, 32 + static_cast<float>(j) * 130}, 64);
      CardState state;
      state.flip = j == 0 ? at : 0;
      state.face_down = j == 0;
      state.alpha = j == 1 ? 1 - at : 1;
      state.hits = j == 2 ? 2 : 0;
      state.marker = j == 2 ? at : 1;
      state.lift = j == 3 ? at : 0;
      state.lit = j == 4;
      state.refused = j == 3;
      state.focus = j == 3 && i == 9;
      state.breath = j == 4 ? breath(at * (duration::kLit + duration::kBreath), false) : 0;
      if (j < 5) {
        draw_card(canvas, place, troop(i % 2 == 0 ? U : C, CardType::Infantry, 3, "4th Ala.", "F2"), state);
      } else {
        draw_die_rolling(canvas, {place.centre.x - 30, place.centre.y - 20}, place.centre, 34, {i % 2 == 0 ? U : C, 5},
                         8, at, static_cast<unsigned>(i));
      }
    }
  }
}

void draw_table(Canvas& canvas) {
  const Theme& t = canvas.theme();
  const float left = 12, top = 84, wide = 904, tall = 496, road = top + 206;
  canvas.rect({0, 0, 1280, 800}, t.desk);
  draw_sheet(canvas, {left, top, wide, tall});
  draw_control_wash(canvas, {left + 6, top + 6, wide - 12, 200}, C);
  draw_control_wash(canvas, {left + 6, road, wide - 12, tall - 212}, U);
  draw_centre_road(canvas, left + 6, left + wide - 6, road);
  const std::array<float, 3> across = {234, 400, 234};
  const std::array<float, 3> start = {30, 264, 664};
  constexpr std::array<std::string_view, 6> kNames = {"CSA RIGHT", "CSA CENTER", "CSA LEFT",
                                                      "USA LEFT",  "USA CENTER", "USA RIGHT"};
  constexpr std::array<std::string_view, 6> kNotes = {"3 cards", "2 cards", "3 cards", "3 cards", "engaged", "2 cards"};
  for (std::size_t i = 0; i < 6; ++i) {
    const bool is_union = i >= 3;
    const Rect r = {start[i % 3] + 3, is_union ? road + 12 : top + 16, across[i % 3] - 6, is_union ? tall - 234 : 178};
    draw_position(canvas, r, i == 4 ? PositionState::Active : PositionState::Quiet);
    draw_position_head(canvas, r, is_union ? U : C, kNames[i], kNotes[i]);
  }
  Laid lit_infantry = {troop(U, CardType::Infantry, 3, "69th N.Y.", "F2")};
  lit_infantry.state.lit = true;
  Laid lit_guns = {troop(U, CardType::Artillery, 2, "Ricketts", "F1 / F3")};
  lit_guns.state.lit = true;
  Laid hit = {troop(U, CardType::Infantry, 3, "2nd Wis.", "F2")};
  hit.state.hits = 1;
  row(canvas, 41, 148, 72, 68, {back(C), back(C), {terrain(TerrainArt::Creek, "Creek", "limit 2")}});
  row(canvas, 277, 148, 72, 68,
      {{troop(C, CardType::Artillery, 2, "Rockbridge", "F1 / F2")}, {terrain(TerrainArt::Hill, "Hill", "defend +1")}});
  row(canvas, 675, 148, 72, 68, {back(C), {troop(C, CardType::Cavalry, 2, "1st Va.", "F1")}, back(C)});
  row(canvas, 41, 398, 72, 68, {{troop(U, CardType::Artillery, 2, "Griffin", "F1 / F3")}, back(U), back(U)});
  row(canvas, 709, 398, 72, 68, {back(U), {terrain(TerrainArt::Field, "Field", "fire +1")}});
  row(canvas, 275, 333, 77, 70,
      {{troop(C, CardType::Infantry, 3, "4th Ala.", "F2")},
       {troop(C, CardType::Infantry, 2, "2nd Miss.", "F2")},
       {troop(C, CardType::Infantry, 3, "7th Ga.", "F2")},
       {general(C, "2/1", "Bee", 1)}});
  canvas.text({619, 378}, "attackers", words(Face::TextItalic500, 17, t.ink2, Align::Centre));
  draw_arrow(canvas, {619, 388}, {619, 412}, 1.6f, t.ink2);
  row(canvas, 275, 452, 77, 70,
      {hit,
       lit_infantry,
       lit_guns,
       {terrain(TerrainArt::Woods, "Woods", "attack −1")},
       {general(U, "1/2", "McDowell", 2)}});
  canvas.text({541, 160}, "4th Alabama fires", words(Face::TextItalic500, 17, t.ink2, Align::Centre));
  draw_die(canvas, {511, 194}, 42, {C, 1}, -9);
  draw_die(canvas, {569, 196}, 42, {C, 2}, 7);
  canvas.text({541, 249}, "2 hits", words(Face::Slab700, 17, t.ink, Align::Centre));
  draw_hand(canvas);
  for (const Rect r : {Rect{12, 10, 1256, 64}, Rect{928, 84, 340, 372}, Rect{928, 466, 340, 262}}) {
    draw_panel(canvas, r);
  }
  canvas.lamplight({0, 0, 1280, 800});
}

}  // namespace longroll::board::demo
