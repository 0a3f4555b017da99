#include <array>

#include "tools/components/components_parts.h"
#include "tools/components/sample_cards.h"
#include "web/board/cards.h"
#include "web/board/counters.h"

namespace longroll::board::parts {
namespace {

using samples::clad;
using samples::general;
using samples::special;
using samples::terrain;
using samples::troop;
constexpr Side U = Side::Union;
constexpr Side C = Side::Confederate;

constexpr std::array<CardFace, 14> kSamples = {
    troop(U, CardType::Infantry, 3, "2nd Wisconsin", "F2", "2nd Wis."),
    troop(C, CardType::Infantry, 4, "4th Alabama", "F2", "4th Ala."),
    troop(U, CardType::Cavalry, 1, "2nd Dragoons", "F1", "2nd Drag."),
    troop(C, CardType::Cavalry, 2, "1st Virginia", "F1", "1st Va."),
    troop(U, CardType::Artillery, 2, "Ricketts", "F1 / F3"),
    troop(C, CardType::Artillery, 2, "Rockbridge", "F1 / F2"),
    general(U, "1/2", "McDowell", 2),
    general(C, "1/3", "Jackson", 1),
    terrain(TerrainArt::Woods, "Woods", "attack −1"),
    terrain(TerrainArt::Creek, "Creek", "limit 2"),
    terrain(TerrainArt::Hill, "Hill", "defend +1"),
    terrain(TerrainArt::Field, "Field", "fire +1"),
    terrain(TerrainArt::Pond, "Pond", "limit 3"),
    special(C, SpecialArt::RebelYell, "Rebel Yell", "+1 in melee", "one phase")};

constexpr std::array<CardFace, 13> kSpecials = {
    special(U, SpecialArt::Ford, "Ford", "creek +1", "kept"),
    special(U, SpecialArt::Railway, "Railway", "3 more cards", "one turn"),
    special(U, SpecialArt::Sharpshooters, "Sharpshooters", "at generals", "one phase"),
    special(U, SpecialArt::ColorGuard, "Color Guard", "morale +1", "kept"),
    special(C, SpecialArt::BayonetCharge, "Bayonet Charge", "melee", "one phase"),
    special(U, SpecialArt::Cover, "Cover", "morale +1", "one phase"),
    special(C, SpecialArt::Rally, "Rally", "stand again", "at once"),
    special(C, SpecialArt::MistakenColors, "Mistaken Colors", "hold fire", "one phase"),
    special(C, SpecialArt::SignalStation, "Signal Station", "see a pile", "kept"),
    special(U, SpecialArt::ShortOfAmmunition, "Short of Ammunition", "fire −1", "one phase"),
    special(C, SpecialArt::Panic, "Panic", "check again", "at once"),
    clad(troop(U, CardType::Infantry, 2, "2nd Wisconsin", "F2", "Gray militia"), Coat::Gray),
    clad(troop(C, CardType::Infantry, 2, "33rd Virginia", "F2", "33rd Va."), Coat::Blue)};

void draw_counters(Canvas& canvas) {
  heading(canvas, 700, 566, 860, "COUNTERS", "54 × 54; Union square, Confederate cut-cornered");
  struct Pair {
    UnitSymbol symbol;
    std::string_view label, union_name, union_values, confederate_name, confederate_values;
  };
  constexpr std::array<Pair, 6> kPairs = {
      {{UnitSymbol::Infantry, "infantry", "Porter", "5-4", "Jackson", "5-4"},
       {UnitSymbol::Cavalry, "cavalry", "Palmer", "1-7", "Stuart", "2-7"},
       {UnitSymbol::Artillery, "artillery", "Griffin", "3-4", "Pendleton", "2-4"},
       {UnitSymbol::HorseArtillery, "horse art.", "Tidball", "2-6", "Pelham", "2-6"},
       {UnitSymbol::Leader, "leader", "Grant", "3", "Lee", "4"},
       {UnitSymbol::Gunboat, "gunboats", "Foote", "3", "Virginia", "2"}}};
  for (std::size_t i = 0; i < kPairs.size(); ++i) {
    const float x = 738 + static_cast<float>(i) * 76;
    const Pair& p = kPairs[i];
    draw_counter(canvas, {x, 632}, 54, {p.symbol, U, p.union_name, p.union_values});
    draw_counter(canvas, {x, 698}, 54, {p.symbol, C, p.confederate_name, p.confederate_values});
    caption(canvas, x, 748, p.label);
  }
  const std::array<std::string_view, 7> names = {"ready", "stack", "chosen", "target", "done", "disordered", "routed"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    CounterState state;
    state.stack = i == 1 ? 3 : 1;
    state.chosen = i == 2;
    state.lit = i == 3;
    state.done = i == 4;
    state.disordered = i == 5;
    state.routed = i == 6;
    const float x = 1200 + static_cast<float>(i % 4) * 98;
    const float y = i < 4 ? 632.0f : 728.0f;
    const CounterFace face = i < 4 ? CounterFace{UnitSymbol::Infantry, C, "Bee", "3-4"}
                                   : CounterFace{UnitSymbol::Infantry, U, "Burnside", "4-4"};
    draw_counter(canvas, {x, y}, 54, face, state);
    caption(canvas, x, y + 54, names[i]);
  }
}

}  // namespace

void draw_cards_section(Canvas& canvas) {
  heading(canvas, 40, 120, 1520, "CARDS", "hand 112 × 157, table 70 × 98, inspected 230 × 322");
  CardState down;
  down.face_down = true;
  const auto sample = [](std::size_t i) {
    return i < kSamples.size() ? kSamples[i] : kSamples[(i - kSamples.size()) % 2];
  };
  constexpr std::size_t kCount = kSamples.size() + 2;  // The last two show their backs.
  for (std::size_t i = 0; i < kCount; ++i) {
    const CardState state = i >= kSamples.size() ? down : CardState{};
    const auto column = static_cast<float>(i % 10);
    const auto row = static_cast<float>(i / 10);
    const float row_step = i < 10 ? 126.0f : 106.0f;  // The second row leaves room for the small ones.
    draw_card(canvas, card_at({40 + column * row_step, 150 + row * 176}, i < 10 ? 112 : 98), sample(i), state);
    const auto small = Vec2{674 + static_cast<float>(i % 8) * 78, 328 + static_cast<float>(i / 8) * 106};
    draw_card(canvas, card_at(small, 70), sample(i), state);
  }
  draw_card(canvas, card_at({1322, 150}, 230), kSamples[7]);
  caption(canvas, 1437, 498, "inspected");

  heading(canvas, 40, 566, 620, "CARD STATES", "never colour alone");
  const std::array<std::string_view, 6> names = {"lawful target", "chosen",    "one hit",
                                                 "two hits",      "has fired", "face down"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    CardState state;
    state.lit = i == 0;
    state.breath = 0.45f;
    state.chosen = i == 1;
    state.hits = i == 2 ? 1 : i == 3 ? 2 : 0;
    state.done = i == 4;
    state.face_down = i == 5;
    const float x = 52 + static_cast<float>(i) * 102;
    draw_card(canvas, card_at({x, 598}, 80), kSamples[0], state);
    caption(canvas, x + 40, 736, names[i]);
  }
  for (std::size_t i = 0; i < kSpecials.size(); ++i) {
    draw_card(canvas, card_at({40 + static_cast<float>(i) * 48, 752}, 44), kSpecials[i]);
  }
  draw_counters(canvas);
}

}  // namespace longroll::board::parts
