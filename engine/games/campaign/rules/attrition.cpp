// build: small
#include "engine/games/campaign/rules/attrition.h"

namespace longroll::campaign {

bool suffers_weather(const Field& field, PieceId id) {
  const Piece& piece = field.piece(id);
  if (!field.is_point(id) || !is_hex(piece.place)) {
    return false;
  }
  const AttritionNumbers& numbers = field.numbers().attrition;
  const bool has_moved = field.side_of(id) == field.phasing() && (piece.flags & kHasGone) != 0;
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

namespace {

/// Campaign ATTRITION: a city or a port shelters.
int shelter_at(const Field& field, HexId hex) {
  const GroundMap& map = field.map();
  return map.cities().has(hex) || map.ports().has(hex) ? field.numbers().attrition.sheltered_die : 0;
}

}  // namespace

std::vector<Modifier> weather_terms(const Field& field, HexId hex) {
  const int shelter = shelter_at(field, hex);
  return shelter == 0 ? std::vector<Modifier>() : std::vector{Modifier{"in a city or port", "8.6", shelter}};
}

bool is_demoralized_by_weather(const Field& field, HexId hex, int die) {
  return die + shelter_at(field, hex) >= field.numbers().attrition.demoralized_from;
}

}  // namespace longroll::campaign
