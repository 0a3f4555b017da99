#include "engine/games/chattanooga/rules/retreat.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/leash.h"
#include "engine/games/chattanooga/rules/wrecked_bridge.h"

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

/// Chattanooga 11.2: those of the hexes that are farthest from there; all of them from nowhere.
HexSet farthest_from(const Grid& grid, HexId from, const HexSet& hexes) {
  HexSet farthest;
  int most = 0;
  hexes.for_each([&](HexId hex) {
    const int distance = from == kNoHex ? 0 : grid.distance(from, hex);
    if (distance > most) {
      farthest.clear();
      most = distance;
    }
    if (distance == most) {
      farthest.add(hex);
    }
  });
  return farthest;
}

Arm arm_of(UnitType type) { return static_cast<Arm>(type); }

/// Chattanooga 7.1, 7.2, 10.11: why the unit cannot enter that hex, whatever other hexes there are.
Refusal refuse_retreat(const Field& field, const RetreatLocals& retreat, HexId to) {
  const HexId here = field.piece(retreat.unit).place;
  const Seat side = field.side_of(retreat.unit);
  const auto d = field.map().is_playable(to) ? field.grid().direction(here, to) : std::nullopt;
  if (!d) {
    return {"That is no hex next to it.", "10.11"};
  }
  if (field.is_held(to, other(side))) {
    return {"Enemies stand there.", "10.11"};
  }
  if (!field.costs().step(arm_of(field.type(retreat.unit)), here, *d).is_possible) {
    return {"The ground does not let it pass there.", "7.2"};
  }
  if (crosses_wrecked_bridge(field, here, to)) {
    return {"Nobody retreats over a wrecked bridge.", "3.2"};
  }
  if (field.no_entry(side).has(to)) {
    return {"Only the enemy enters the map there.", "7.1"};
  }
  return has_been_in(field, retreat, to) ? Refusal{"It has been there in this retreat.", "10.11"} : kLawful;
}

}  // namespace

/// Chattanooga 6.4, 10.11
RetreatHalt halt_of_retreat(const Field& field, PieceId unit) {
  const HexId here = field.piece(unit).place;
  const Seat side = field.side_of(unit);
  if (field.stacked_at(here, side) > 1) {
    return RetreatHalt::GoesOn;
  }
  return field.is_in_enemy_zone(here, side) ? RetreatHalt::MustCheck : RetreatHalt::Ends;
}

/// Chattanooga 3.3, 10.11, 11.2
HexSet retreat_hexes(const Field& field, const RetreatLocals& retreat) {
  HexSet bound;
  HexSet loose;
  if (retreat.trail().size() == RetreatTrail::kMaxSteps) {
    return loose;
  }
  const HexId here = field.piece(retreat.unit).place;
  field.grid().for_each_neighbor(here, [&](Direction, HexId to) {
    if (!refuse_retreat(field, retreat, to)) {
      (breaks_leash(field, retreat.unit, here, to) ? loose : bound).add(to);
    }
  });
  return farthest_from(field.grid(), retreat.away_from, bound.empty() ? loose : bound);
}

Refusal refuse_retreat_step(const Field& field, const RetreatLocals& retreat, HexId to) {
  if (const Refusal refusal = refuse_retreat(field, retreat, to)) {
    return refusal;
  }
  if (retreat_hexes(field, retreat).has(to)) {
    return kLawful;
  }
  const Refusal leash = refuse_leash(field, retreat.unit, field.piece(retreat.unit).place, to);
  return leash ? leash : Refusal{"It retreats as straight away from the unit that fired as it can.", "11.2"};
}

/// Chattanooga 10.11
bool is_at_edge(const Field& field, PieceId unit) {
  const HexId here = field.piece(unit).place;
  return std::any_of(kAllDirections.begin(), kAllDirections.end(),
                     [&](Direction d) { return field.grid().neighbor(here, d) == kNoHex; });
}

}  // namespace longroll::chattanooga
