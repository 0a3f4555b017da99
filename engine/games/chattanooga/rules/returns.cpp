// build: small
#include "engine/games/chattanooga/rules/returns.h"

#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/leash.h"

namespace longroll::chattanooga {
namespace {

/// Chattanooga 9.1, case 1: with or next to an undisrupted unit of the same formation.
HexSet near_formation(const Field& field, PieceId unit) {
  HexSet hexes;
  for (const PieceId id : field.pieces()) {
    if (id != unit && field.has_unit_on_map(id, field.side_of(unit)) && !field.is_disrupted(id) &&
        field.are_of_one_formation(id, unit)) {
      hexes.add(field.piece(id).place);
    }
  }
  return widened(field.grid(), hexes);
}

/// Chattanooga 9.1, case 2: with or next to a leader whose span includes the unit.
HexSet near_leaders(const Field& field, PieceId unit) {
  HexSet hexes;
  for (const PieceId id : field.pieces()) {
    if (field.has(Option::Leaders) && has_leader_on_map(field, id, field.side_of(unit)) &&
        is_in_span(field, id, unit)) {
      hexes.add(field.piece(id).place);
    }
  }
  return widened(field.grid(), hexes);
}

/// Chattanooga 9.1, case 3, and 3.3: next to a source of its lines of communication that no enemy holds; that may be
/// another source.
HexSet near_sources(const Field& field, Seat side) {
  const HexSet& named = field.scenario().returns_at[side];
  HexSet sources = named.empty() ? field.map().communications(side) : named;
  if (side == Seat::Union) {
    sources |= bridge_hexes(field);  // 7.9
  }
  sources -= field.units(other(side));
  HexSet hexes;
  sources.for_each(
      [&](HexId source) { field.grid().for_each_neighbor(source, [&](Direction, HexId hex) { hexes.add(hex); }); });
  return hexes;
}

bool is_ready(const Field& field, PieceId unit, Seat side) {
  return field.has_unit_in(unit, side, kReady) || field.has_unit_in(unit, side, kRebuilt);
}

bool is_eliminated(const Field& field, PieceId unit, Seat side) {
  return field.has_unit_in(unit, side, kEliminated) || field.has_unit_in(unit, side, kReadyAndEliminated);
}

constexpr Refusal kNoPlace{"There is no hex where it could be placed.", "9.1"};

}  // namespace

/// Chattanooga 7.2, 14.4
bool can_stand(const Field& field, PieceId unit, HexId hex) {
  const GroundMap& map = field.map();
  const Arm arm = field.is_reserve(unit) ? Arm::Artillery : static_cast<Arm>(field.type(unit));
  return map.is_playable(hex) &&
         (!field.chart().terrain.terrain[map.terrain_at(hex)].movement[arm].is_prohibited || map.is_road_hex(hex));
}

namespace {

/// Chattanooga 9.1, 3.3, 13.6: of hexes that are near enough, those where the unit can be placed.
HexSet open_to(const Field& field, PieceId unit, HexSet near) {
  const Seat side = field.side_of(unit);
  near &= field.map().in_play();
  HexSet hexes;
  (near - field.zone(other(side)) - field.units(other(side)) - field.reserves(other(side)) - field.no_entry(side))
      .for_each([&](HexId hex) {
        if (can_stand(field, unit, hex) && can_be_placed_in(field, unit, hex) &&
            field.stacked_at(hex, side) < field.scenario().stack_limit) {
          hexes.add(hex);
        }
      });
  return hexes;
}

/// Chattanooga 9.1: there is one of return_hexes. The sources are asked first, since they are seldom all shut.
bool has_return_hex(const Field& field, PieceId unit) {
  return !open_to(field, unit, near_sources(field, field.side_of(unit))).empty() || !return_hexes(field, unit).empty();
}

}  // namespace

/// Chattanooga 9.1, 13.6
HexSet return_hexes(const Field& field, PieceId unit) {
  return open_to(field, unit,
                 near_formation(field, unit) | near_leaders(field, unit) | near_sources(field, field.side_of(unit)));
}

/// Chattanooga 9.1
Refusal refuse_return(const Field& field, PieceId unit, Seat side) {
  if (!is_ready(field, unit, side)) {
    return {"It does not lie ready to return.", "9.1"};
  }
  return has_return_hex(field, unit) ? kLawful : kNoPlace;
}

/// Chattanooga 5.9
Refusal refuse_rebuild(const Field& field, PieceId unit, Seat side) {
  if (!is_eliminated(field, unit, side)) {
    return {"It is no eliminated unit that may be given extra strength.", "5.9"};
  }
  if (field.counter(unit).has_asterisk) {
    return {"A unit with an asterisk is given no extra strength.", "5.9"};
  }
  if (marker_for(field, unit) == kNoPiece) {
    return {"No extra strength is left for its formation.", "5.9"};
  }
  return has_return_hex(field, unit) ? kLawful : kNoPlace;
}

/// Chattanooga 5.9, 5.10
bool can_be_replaced(const Field& field, PieceId unit) {
  return field.has(Option::OnMapReplacement) && !field.counter(unit).has_asterisk &&
         marker_for(field, unit) != kNoPiece;
}

bool can_anybody_return(const Field& field, Seat side) {
  for (const PieceId id : field.pieces()) {
    if (is_ready(field, id, side) && !refuse_return(field, id, side)) {
      return true;
    }
  }
  return false;
}

/// Chattanooga 5.9
PieceId marker_for(const Field& field, PieceId unit) {
  const Unit& of = field.counter(unit);
  for (const PieceId id : field.pieces()) {
    if (field.piece(id).marks <= 0) {
      continue;
    }
    const Unit& marker = field.counter(id);
    if (marker.type != UnitType::ExtraStrength || marker.side != of.side) {
      continue;
    }
    if (of.type == UnitType::Artillery ? marker.covers_artillery
                                       : !marker.covers_artillery && of.formations.is_within(marker.formations)) {
      return id;
    }
  }
  return kNoPiece;
}

/// Chattanooga 5.11
Refusal refuse_cadre(const Field& field, PieceId unit, Seat side) {
  return is_eliminated(field, unit, side) ? kLawful : Refusal{"It is no eliminated unit of yours.", "5.11"};
}

bool has_cadre_to_roll_for(const Field& field, Seat side) {
  for (const PieceId id : field.pieces()) {
    if (is_eliminated(field, id, side)) {
      return true;
    }
  }
  return false;
}

}  // namespace longroll::chattanooga
