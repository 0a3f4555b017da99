#pragma once

#include <cstdint>
#include <string_view>

#include "web/board/cards.h"

/// Cards made up for the components page and the sketches of whole screens beside it: no card of a game.
namespace longroll::board::samples {

/// In its own side's coat. `fire` is the line under the name; `brief` is the name on a narrow card where the whole is
/// too long.
constexpr CardFace troop(Side side, CardType type, std::uint8_t value, std::string_view name, std::string_view fire,
                         std::string_view brief = {}) {
  CardFace face;
  face.type = type;
  face.side = side;
  face.coat = side == Side::Union ? Coat::Blue : Coat::Gray;
  face.value = value;
  face.name = name;
  face.short_name = brief;
  face.line1 = fire;
  return face;
}

/// The same in another coat: Bull Run knew Union men in gray.
constexpr CardFace clad(CardFace face, Coat coat) {
  face.coat = coat;
  return face;
}

/// `rating` is "attack/defense".
constexpr CardFace general(Side side, std::string_view rating, std::string_view name, std::uint8_t stars) {
  CardFace face = troop(side, CardType::General, 0, name, "General");
  face.rating = rating;
  face.stars = stars;
  return face;
}

constexpr CardFace terrain(TerrainArt art, std::string_view name, std::string_view effect) {
  CardFace face;
  face.type = CardType::Terrain;
  face.terrain = art;
  face.name = name;
  face.line1 = effect;
  return face;
}

constexpr CardFace special(Side side, SpecialArt art, std::string_view name, std::string_view effect,
                           std::string_view lasts) {
  CardFace face;
  face.type = CardType::Special;
  face.side = side;
  face.special = art;
  face.name = name;
  face.line1 = effect;
  face.line2 = lasts;
  return face;
}

}  // namespace longroll::board::samples
