// build: small
#include "engine/games/chattanooga/rules/crossing.h"

#include "engine/games/chattanooga/rules/movers.h"

namespace longroll::chattanooga {
namespace {

bool is_pontoon(const Field& field, PieceId piece, UnitType type) { return field.type(piece) == type; }

/// Runs `then(PieceId, number)` for the bridges of the game, in use or not.
template <class Then>
void for_each_bridge(const Field& field, Then&& then) {
  int number = 0;
  if (field.has(Option::PontoonBridges)) {
    for (const PieceId id : field.scenario().markers) {
      if (is_pontoon(field, id, UnitType::Bridge)) {
        then(id, number++);
      }
    }
  }
}

bool is_finished(const Field& field, PieceId bridge) {
  return is_on_map(field.piece(bridge)) && field.piece(bridge).up == kFront;
}

bool has_bridge(const Field& field, HexId hex) {
  bool has = false;
  for_each_bridge(field, [&](PieceId id, int) { has = has || field.piece(id).place == hex; });
  return has;
}

bool is_crossing(const Field& field, HexId hex) { return crossings_now(field).has(hex); }

}  // namespace

/// Chattanooga 7.9, 9.2
FewHexes crossings_now(const Field& field) {
  FewHexes hexes;
  for (const HexId hex : field.scenario().crossings) {
    hexes.add(hex);
  }
  for_each_bridge(field, [&](PieceId id, int) {
    if (is_finished(field, id) && !hexes.has(field.piece(id).place)) {
      hexes.add(field.piece(id).place);
    }
  });
  return hexes;
}

/// Chattanooga 7.9
HexSet bridge_hexes(const Field& field) {
  HexSet hexes;
  for_each_bridge(field, [&](PieceId id, int) {
    if (is_finished(field, id)) {
      hexes.add(field.piece(id).place);
    }
  });
  return hexes;
}

/// Chattanooga 7.9
bool builds_bridge(const Field& field, PieceId unit) {
  bool builds = false;
  for_each_bridge(field, [&](PieceId id, int) {
    const Piece& bridge = field.piece(id);
    builds = builds || (is_on_map(bridge) && !is_finished(field, id) && bridge.note == unit &&
                        bridge.place == field.piece(unit).place);
  });
  return builds;
}

PieceId bridge_left(const Field& field) {
  PieceId left = kNoPiece;
  for_each_bridge(field, [&](PieceId id, int) { left = field.piece(id).place == kPool && left < 0 ? id : left; });
  return left;
}

/// Chattanooga 7.9
Refusal refuse_bridge(const Field& field, PieceId unit) {
  if (!field.has(Option::PontoonBridges) || bridge_left(field) == kNoPiece) {
    return {"No pontoon bridge is left.", "7.9"};
  }
  if (!field.has_unit_on_map(unit, Seat::Union) || !field.map().is_riverside(field.piece(unit).place)) {
    return {"A Union unit beside the river builds a bridge.", "7.9"};
  }
  return has_bridge(field, field.piece(unit).place) ? Refusal{"A bridge is there.", "7.9"} : kLawful;
}

/// Chattanooga 7.9
bool can_anybody_bridge(const Field& field) {
  if (!field.has(Option::PontoonBridges) || (field.units(Seat::Union) & field.map().riverside()).empty()) {
    return false;
  }
  for (const PieceId id : field.pieces()) {
    if (field.has_unit_on_map(id, Seat::Union) && !refuse_bridge(field, id)) {
      return true;
    }
  }
  return false;
}

/// Chattanooga 7.8
PieceId boat_left(const Field& field) {
  for (const PieceId id : field.scenario().markers) {
    if (is_pontoon(field, id, UnitType::Boat) && field.piece(id).place == kPool) {
      return id;
    }
  }
  return kNoPiece;
}

/// Chattanooga 7.8: the one with the lowest number in which no boat lies.
HexId water_beside(const Field& field, HexId hex) {
  HexId water = kNoHex;
  field.grid().for_each_neighbor(hex, [&](Direction, HexId next) {
    const bool is_water = field.map().terrain_at(next) == Terrain::River && !field.map().is_playable(next);
    if (is_water && !field.has_units(next, Seat::Union) && (water == kNoHex || next < water)) {
      water = next;
    }
  });
  return water;
}

/// Chattanooga 7.8, 7.1, 8.1
Refusal refuse_landing_at(const Field& field, PieceId unit, HexId hex) {
  if (!field.map().is_riverside(hex)) {
    return {"A boat lands beside the river.", "7.8"};
  }
  if (field.has_units(hex, Seat::Confederate)) {
    return water_beside(field, hex) == kNoHex ? Refusal{"No boat can lie before that hex.", "7.8"} : kLawful;
  }
  if (field.is_held(hex, Seat::Confederate)) {  // by a reserve
    return {"Enemies stand there.", "7.1"};
  }
  if (field.no_entry(field.side_of(unit)).has(hex)) {
    return {"Only the enemy enters the map there.", "7.1"};
  }
  return field.stacked_at(hex, Seat::Union) < field.scenario().stack_limit
             ? kLawful
             : Refusal{"Too many units would stand there.", "8.1"};
}

/// Chattanooga 7.8: an infantry regiment that waits across the river.
Refusal refuse_landing(const Field& field, PieceId unit) {
  if (!field.has(Option::PontoonBoats) || boat_left(field) == kNoPiece) {
    return {"No boat is left in this couplet.", "7.8"};
  }
  const bool waits = field.has_unit_in(unit, field.phasing(), kDue) && field.scenario().waits_across(unit) &&
                     field.type(unit) == UnitType::Infantry;
  if (!waits || field.scenario().placements[static_cast<std::size_t>(unit)].turn > field.turn()) {
    return {"It is no infantry that waits across the river.", "7.8"};
  }
  bool can_land = false;
  field.map().riverside().for_each([&](HexId hex) { can_land = can_land || !refuse_landing_at(field, unit, hex); });
  return can_land ? kLawful : Refusal{"No boat can land it anywhere.", "7.8"};
}

/// Chattanooga 9.2
HexId left_by(const Field& field, PieceId piece) {
  const CrossingNote left = CrossingNote::unpack(field.piece(piece).note);
  const std::vector<HexId>& crossings = field.scenario().crossings;
  const int bridge = left.place - static_cast<int>(crossings.size());
  if (bridge < 0) {
    return crossings[static_cast<std::size_t>(left.place)];
  }
  HexId hex = kNoHex;
  for_each_bridge(field, [&](PieceId id, int number) {
    hex = number == bridge && is_on_map(field.piece(id)) ? field.piece(id).place : hex;
  });
  return hex;
}

int number_of_crossing(const Field& field, HexId hex) {
  const std::vector<HexId>& crossings = field.scenario().crossings;
  const auto found = std::find(crossings.begin(), crossings.end(), hex);
  auto place = static_cast<int>(found - crossings.begin());
  if (found == crossings.end()) {
    for_each_bridge(field, [&](PieceId id, int number) { place += field.piece(id).place == hex ? number : 0; });
  }
  return place;
}

/// Chattanooga 9.2, 13.6, 6.3
Refusal refuse_crossing(const Field& field, PieceId piece) {
  if (!field.has(Option::Crossing) || field.phasing() != Seat::Union) {
    return {"The Union alone crosses the Tennessee, where the rule is in play.", "9.2"};
  }
  const bool is_there = field.has_unit_on_map(piece, Seat::Union) && is_crossing(field, field.piece(piece).place);
  if (!is_there) {
    return {"It does not stand where the river is crossed.", "9.2"};
  }
  const Place place = field.piece(piece).place;
  if (field.has_flag(piece, kHookers) && field.scenario().hooker.area.has(place)) {
    return {"It stays where Hooker commands.", "13.6"};
  }
  if (field.is_in_enemy_zone(place, Seat::Union)) {
    return {"It leaves an enemy zone of control by land alone.", "6.3"};
  }
  return field.has_flag(piece, kMoved) ? Refusal{"Its move of this phase is over.", "9.2"}
         : must_stand_still(field, piece)
             ? Refusal{"Others have stacked with it, or a leader has restored it: it does not move.", "8.3"}
             : kLawful;
}

/// Chattanooga 9.2
bool has_crossed(const Field& field, PieceId piece) {
  return field.turn() >= CrossingNote::unpack(field.piece(piece).note).turn + 2;
}

}  // namespace longroll::chattanooga
