#pragma once

#include <cstdint>
#include <string_view>

#include "web/board/canvas.h"
#include "web/board/shape/card_kinds.h"

namespace longroll::board {

/// What is printed on a card. The words belong to the caller and are only read while drawing.
struct CardFace {
  CardType type = CardType::Infantry;
  Side side = Side::Union;
  Coat coat = Coat::Blue;
  Look look = {};
  TerrainArt terrain = TerrainArt::Woods;
  SpecialArt special = SpecialArt::Cover;
  std::uint8_t value = 0;        ///< Combat value: figure and pips of a troop card.
  std::string_view rating = {};  ///< A general's numbers, "1/2"; when not empty it is printed in place of `value`.
  std::uint8_t stars = 0;        ///< A general's stars, 1 to 4.
  bool has_wreath = false;       ///< A Confederate general's: round his stars.
  bool horse = false;            ///< Horse artillery: a horseshoe beside the gun.
  CorpsBadge badge = CorpsBadge::None;
  std::uint8_t division = 0;     ///< Colour of the badge: 1 red, 2 white, 3 blue, else ink.
  std::string_view device = {};  ///< The letter or number on a Confederate corps's flag: "L", "II".
  std::string_view state = {};   ///< "N.C.", at the foot of the picture.
  Fate fate = Fate::Unhurt;
  bool is_captured = false;    ///< A white flag beside the mark of his fate.
  std::string_view mark = {};  ///< A letter of morale or a bonus, "A", "+2": in a disc at the foot of the picture.
  std::string_view name = {};  ///< "2nd Wisconsin"
  std::string_view short_name = {};  ///< "2nd Wis.", printed when the card is narrow; empty: the name, squeezed.
  std::string_view line1 = {};       ///< "F2", "General", "attack -1"; for a special card the first line of two.
  std::string_view line2 = {};       ///< Second line of a special card; others have none.
};

/// How a card stands on the table now. Signals are never colour alone.
struct CardState {
  bool face_down = false;
  bool lit = false;      ///< Lawful target: corner brackets and red glow.
  bool chosen = false;   ///< Closed red ring.
  bool done = false;     ///< Faded, with a tick.
  bool refused = false;  ///< A barred circle.
  bool focus = false;    ///< Keyboard focus ring.
  std::uint8_t hits = 0;
  float marker = 1;      ///< Progress of the last hit marker's drop, 0 to 1.
  float alpha = 1;       ///< Whole card, for fades.
  float dim = 0;         ///< 0 to 1: pale, not in play now.
  float lift = 0;        ///< 0 to 1: raised from the table under the pointer.
  float breath = 0.35f;  ///< Strength of the glow, from breath().
  float shown = 1;       ///< Part of the width that no neighbour covers, from the left: the words keep to it.
  float flip = 0;        ///< 0 to 1: half way the card stands on edge; from 0.5 on the other face is shown.
};

/// Where a card lies: its centre, its width (height is 1.4 times it) and its turn in degrees.
struct CardPlace {
  Vec2 centre;
  float width = 70;
  float turn = 0;
};
constexpr float kCardHeight = 1.4f;  ///< Times the width.

/// The place of a card whose upright left top corner is `corner`.
constexpr CardPlace card_at(Vec2 corner, float width) {
  return {{corner.x + width / 2, corner.y + width * kCardHeight / 2}, width, 0};
}
constexpr Rect card_rect(const CardPlace& at) {
  return {at.centre.x - at.width / 2, at.centre.y - at.width * kCardHeight / 2, at.width, at.width * kCardHeight};
}

/// Names are abbreviated on cards narrower than this many CSS px.
constexpr float kAbbreviateBelow = 90;

/// Draws a card, its shadow and all its signals.
void draw_card(Canvas& canvas, const CardPlace& at, const CardFace& face, const CardState& state = {});

/// The back alone is draw_card with `face_down`; an empty place for a card is this dashed outline.
void draw_card_place(Canvas& canvas, const CardPlace& at);

/// Edge colour of a card type: infantry blue, cavalry yellow, artillery brick, general ink, terrain green, special
/// violet.
Colour card_edge(CardType type);

}  // namespace longroll::board
