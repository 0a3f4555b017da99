// build: small
#include "engine/games/chattanooga/rules/cup.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/returns.h"

namespace longroll::chattanooga {
namespace {

/// A leader may be out of play (13.0): then the others of his counter tell.
bool is_in_cup(const Field& field, const std::vector<PieceId>& counter) {
  return std::any_of(counter.begin(), counter.end(), [&](PieceId id) { return field.piece(id).place == kCup; });
}

/// Chattanooga 3.4S: before a side sets up, those that have been drawn stand where they are put in turn, and all others
/// where the scenario has them.
bool fits_set_up(const Field& field, const DrawLocals& draw) {
  const Scenario& scenario = field.scenario();
  const Cup& cup = scenario.cups[draw.side];
  const auto drawn = static_cast<std::ptrdiff_t>(cup.set_up.size()) - draw.left;
  std::vector<HexId> stand;
  for (const PieceId id : field.pieces()) {
    const Place place = field.piece(id).place;
    if (!field.is_unit(id) || field.side_of(id) != draw.side || !is_hex(place)) {
      continue;
    }
    if (scenario.is_of_cup(id)) {
      stand.push_back(place);
    } else if (place != scenario.placements[static_cast<std::size_t>(id)].at) {
      return false;
    }
  }
  return drawn >= 0 && std::is_permutation(stand.begin(), stand.end(), cup.set_up.begin(), cup.set_up.begin() + drawn);
}

}  // namespace

/// Chattanooga 3.4S
int counters_in_cup(const Field& field, Seat side) {
  const auto& counters = field.scenario().cups[side].counters;
  return static_cast<int>(std::count_if(counters.begin(), counters.end(),
                                        [&](const std::vector<PieceId>& one) { return is_in_cup(field, one); }));
}

/// Chattanooga 3.4S
const std::vector<PieceId>& counter_in_cup(const Field& field, Seat side, int number) {
  const auto& counters = field.scenario().cups[side].counters;
  const auto found = std::find_if(counters.begin(), counters.end(), [&](const std::vector<PieceId>& one) {
    return is_in_cup(field, one) && number-- == 0;
  });
  LR_CHECK(found != counters.end(), "a counter in the cup");
  return *found;
}

/// Chattanooga 3.4S
bool waits_to_be_placed(const Field& field, PieceId unit, Seat side) {
  return field.has_unit_in(unit, side, kDue) && field.scenario().is_of_cup(unit) &&
         !field.scenario().cups[side].placed_on.empty();
}

/// Chattanooga 3.4S
PieceId next_to_place(const Field& field, Seat side) {
  for (const PieceId id : field.pieces()) {
    if (waits_to_be_placed(field, id, side)) {
      return id;
    }
  }
  return kNoPiece;
}

/// Chattanooga 3.4S: a reserve marker occupies its hex, too (14.2).
HexSet placing_hexes(const Field& field, PieceId unit) {
  HexSet free = field.scenario().cups[field.side_of(unit)].placed_on;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    free = free - field.units(side) - field.reserves(side);
  }
  HexSet hexes;
  free.for_each([&](HexId hex) {
    if (can_stand(field, unit, hex)) {
      hexes.add(hex);
    }
  });
  return hexes;
}

/// Chattanooga 3.4S
bool fits_draw(const Field& field, const DrawLocals& draw, bool is_set_up) {
  const Cup& cup = field.scenario().cups[draw.side];
  if (!cup.is_in_use() || field.phasing() != draw.side) {
    return false;
  }
  const PieceId waiting = next_to_place(field, draw.side);
  switch (draw.stage) {
    case DrawStage::DieDue:
      return !is_set_up && cup.die_less >= 0 && draw.left == 0 && waiting == kNoPiece;
    case DrawStage::Drawing: {
      const int most = is_set_up           ? static_cast<int>(cup.set_up.size())
                       : cup.die_less >= 0 ? kDieFaces - 1 - cup.die_less
                                           : cup.draws;
      return draw.left >= 1 && draw.left <= std::min(most, counters_in_cup(field, draw.side)) &&
             (!is_set_up || fits_set_up(field, draw));
    }
    case DrawStage::Placing:
      return !is_set_up && draw.left == 0 && waiting != kNoPiece && !placing_hexes(field, waiting).empty();
  }
  return false;
}

}  // namespace longroll::chattanooga
