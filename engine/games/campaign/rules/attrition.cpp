// build: small
#include "engine/games/campaign/rules/attrition.h"

namespace longroll::campaign {

bool suffers_weather(const Field& field, PieceId id) {
  const Piece& piece = field.piece(id);
  if (!field.is_point(id) || !is_hex(piece.place)) {
    return false;
  }
  const AttritionNumbers& numbers = field.numbers().attrition;
  const bool has_moved = (piece.flags & kMoved) != 0;
  switch (field.season()) {
    case Season::Winter:
      return has_moved && numbers.winter == AttritionNumbers::Where::Snow && field.map().snow().has(piece.place);
    case Season::Summer:
      return numbers.summer == AttritionNumbers::Where::Swamp && field.map().terrain_at(piece.place) == Terrain::Swamp;
    case Season::Spring:
    case Season::Fall:
      break;
  }
  return false;
}

HexSet weather_hexes(const Field& field, Seat side) {
  HexSet hexes;
  field.points(side).for_each([&](HexId hex) {
    for_each_at(field, hex, [&](PieceId id) {
      if (field.side_of(id) == side && suffers_weather(field, id)) {
        hexes.add(hex);
      }
    });
  });
  return hexes;
}

bool is_demoralized_by_weather(const Field& field, HexId hex, int die) {
  const GroundMap& map = field.map();
  const AttritionNumbers& numbers = field.numbers().attrition;
  const bool is_sheltered = map.cities().has(hex) || map.ports().has(hex);
  return die + (is_sheltered ? numbers.sheltered_die : 0) >= numbers.demoralized_from;
}

}  // namespace longroll::campaign
