#include "engine/games/chattanooga/rules/retreat.h"

#include <algorithm>

namespace longroll::chattanooga {
namespace {

bool has_been_in(const Field& field, const RetreatLocals& retreat, HexId hex) {
  const HexId here = field.piece(retreat.unit).place;
  const RetreatTrail trail = retreat.trail();
  for (int back = 0; back <= trail.size(); ++back) {
    if (hex_before(field.grid(), trail, here, back) == hex) {
      return true;
    }
  }
  return false;
}

Arm arm_of(UnitType type) { return static_cast<Arm>(type); }

}  // namespace

/// Chattanooga 6.4, 10.11
RetreatHalt halt_of_retreat(const Field& field, PieceId unit) {
  const HexId here = field.piece(unit).place;
  const Seat side = field.side_of(unit);
  if (field.units_at(here, side) > 1) {
    return RetreatHalt::GoesOn;
  }
  return field.is_in_enemy_zone(here, side) ? RetreatHalt::MustCheck : RetreatHalt::Ends;
}

/// Chattanooga 7.1, 7.2, 10.11
Refusal refuse_retreat(const Field& field, const RetreatLocals& retreat, HexId to) {
  const HexId here = field.piece(retreat.unit).place;
  const Seat side = field.side_of(retreat.unit);
  const auto d = field.map().is_playable(to) ? field.grid().direction(here, to) : std::nullopt;
  if (!d) {
    return {"That is no hex next to it.", "10.11"};
  }
  if (field.has_units(to, other(side))) {
    return {"Enemies stand there.", "10.11"};
  }
  if (!field.costs().step(arm_of(field.type(retreat.unit)), here, *d).is_possible) {
    return {"The ground does not let it pass there.", "7.2"};
  }
  if (field.no_entry(side).has(to)) {
    return {"Only the enemy enters the map there.", "7.1"};
  }
  return has_been_in(field, retreat, to) ? Refusal{"It has been there in this retreat.", "10.11"} : kLawful;
}

/// Chattanooga 10.11, 11.2
HexSet retreat_hexes(const Field& field, const RetreatLocals& retreat) {
  HexSet hexes;
  if (retreat.trail().size() == RetreatTrail::kMaxSteps) {
    return hexes;
  }
  int farthest = 0;
  field.grid().for_each_neighbor(field.piece(retreat.unit).place, [&](Direction, HexId to) {
    if (refuse_retreat(field, retreat, to)) {
      return;
    }
    const int distance = retreat.away_from == kNoHex ? 0 : field.grid().distance(retreat.away_from, to);
    if (distance > farthest) {
      hexes.clear();
      farthest = distance;
    }
    if (distance == farthest) {
      hexes.add(to);
    }
  });
  return hexes;
}

/// Chattanooga 10.11
bool is_at_edge(const Field& field, PieceId unit) {
  const HexId here = field.piece(unit).place;
  return std::any_of(kAllDirections.begin(), kAllDirections.end(),
                     [&](Direction d) { return field.grid().neighbor(here, d) == kNoHex; });
}

}  // namespace longroll::chattanooga
