#include "engine/games/battles/planner/supply_threats.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/rules/held.h"

namespace longroll::battles {
namespace {

/// Half movement points of a turn of the fastest troops; slower ones set out later.
constexpr int kRide = 14;
/// No road back is longer than so many hexes.
constexpr int kLongWay = 400;
/// Hexes within two of a hex and not within one: walked around clockwise.
constexpr int kRing = 12;

HexSet set_of(const std::vector<HexId>& hexes) {
  HexSet set;
  for (const HexId hex : hexes) {
    set.add(hex);
  }
  return set;
}

}  // namespace

SupplyThreats::SupplyThreats(const Survey& survey, Seat side)
    : survey_(survey),
      field_(survey.field()),
      side_(side),
      joined_(field_.communications(side)),
      imagined_(field_.state()) {}

int SupplyThreats::strength_outside(const State& state) const {
  const HexSet joined = Field(field_.library(), state).communications(side_);
  int sum = 0;
  for (const PieceId id : army()) {
    // Who is imagined to have left the road is still part of the army, wherever he is.
    const Place place = state.piece(id).place;
    sum += joined.has(is_hex(place) ? place : field_.piece(id).place) ? 0 : survey_.strength(id);
  }
  return sum;
}

int SupplyThreats::lost_to(HexId hex) const {
  State without = field_.state();
  for (const PieceId id : enemies()) {
    Piece& piece = without.piece(id);
    piece.place = piece.place == hex ? kEliminated : piece.place;
  }
  return lost() - strength_outside(without);
}

int SupplyThreats::lost_by(PieceId unit, HexId hex) const {
  State after = field_.state();
  after.piece(unit).place = hex;
  return strength_outside(after) - lost();
}

/// The hexes through which at least so much of the army has its shortest way: a cut that parts as much lies on them or
/// next to them.
HexSet SupplyThreats::trunk(int least) {
  std::vector<SearchStart> starts;
  const HexSet exits = set_of(field_.scenario().communications[side_]) & joined_;
  exits.for_each([&](HexId hex) { starts.push_back({hex, 0}); });
  const auto step = [&](HexId from, Direction d, HexId to) {
    return joined_.has(to) && field_.costs().is_open(from, d) ? StepCost{1, false} : kImpassable;
  };
  search(field_.grid(), starts, {.budget = kLongWay, .cheapest = 1}, step, reach_);
  HexArray<int> flow{};
  for (const PieceId id : army()) {
    flow[field_.piece(id).place] += survey_.strength(id);
  }
  HexSet trunk;
  for (auto hex = reach_.hexes().rbegin(); hex != reach_.hexes().rend(); ++hex) {
    const int sum = flow[*hex];
    if (const HexId before = reach_.before(*hex); before != kNoHex) {
      flow[before] += sum;
    }
    if (sum >= least) {
      trunk.add(*hex);
    }
  }
  return trunk;
}

/// Where the enemy's infantry and cavalry can be in so many turns when nobody else moves (6.0, 7.0, 7.4).
void SupplyThreats::sally(const Field& field, int turns) {
  std::vector<SearchStart> starts;
  for (const PieceId id : enemies()) {
    if (is_artillery(field.arm_of(id)) || field.condition(id) >= Condition::Shaken ||
        (field.is_in_enemy_zone(id) && !field.is_night()) || is_held(field, id)) {
      continue;
    }
    const int points = std::min(kRide, 2 * field.counter(id).movement);
    starts.push_back({field.piece(id).place, (kRide - points) * turns});
  }
  const HexSet& stops = field.zone(side_);
  const HexSet& shut = field.units(side_);
  const BattleCosts& costs = field.costs();
  const auto step = [&](HexId from, Direction d, HexId to) {
    if (shut.has(to)) {
      return kImpassable;
    }
    return stops.has(to) ? StepCost{costs.into_zone(CostClass::Foot, from, d), true}
                         : StepCost{costs.regular(CostClass::Foot, from, d), false};
  };
  search(field.grid(), starts, {.budget = kRide * turns, .cheapest = costs.cheapest()}, step, reach_);
}

/// The open hexes around `hex`, two away, do not hang together: who stands in it may part what lies on either side.
/// Where they do, every way past it can go around.
bool SupplyThreats::is_neck(HexId hex) const {
  const Grid& grid = field_.grid();
  HexId at = hex;
  for (int i = 0; i < 2 && at != kNoHex; ++i) {
    at = grid.neighbor(at, Direction::UpLeft);
  }
  if (at == kNoHex || column_of(hex) < 3 || column_of(hex) > grid.columns - 2 || row_of(hex) < 3 ||
      row_of(hex) > grid.rows - 2) {
    return true;  // at the edge of the map it is not worth being clever
  }
  int breaks = 0;
  for (int i = 0; i < kRing; ++i) {
    // From the corner in the upper left: two steps along each of the six sides.
    const Direction d = turned(Direction::UpRight, i / 2);
    const HexId next = grid.neighbor(at, d);
    breaks += joined_.has(at) && !(joined_.has(next) && field_.costs().is_open(at, d)) ? 1 : 0;
    at = next;
  }
  const std::vector<HexId>& exits = field_.scenario().communications[side_];
  return breaks > 1 ||
         std::any_of(exits.begin(), exits.end(), [&](HexId exit) { return grid.distance(exit, hex) < 2; });
}

int SupplyThreats::parted_by(PieceId enemy, HexId hex) {
  const Place before = imagined_.piece(enemy).place;
  imagined_.piece(enemy).place = hex;
  const int sum = strength_outside(imagined_);
  imagined_.piece(enemy).place = before;
  return sum - lost_;
}

std::vector<Cut> SupplyThreats::cuts(int turns, int least, Loose loose) {
  const HexSet road = trunk(least);
  const HexSet band = widened(field_.grid(), road);
  imagined_ = field_.state();
  if (loose == Loose::Gone) {
    const HexSet beside = widened(field_.grid(), band);
    for (const PieceId id : army()) {
      if (beside.has(field_.piece(id).place) && !field_.is_in_enemy_zone(id) && !is_held(field_, id)) {
        imagined_.piece(id).place = kEliminated;
      }
    }
  }
  const Field field(field_.library(), imagined_);
  sally(field, turns);
  lost_ = strength_outside(imagined_);
  std::vector<Cut> all;
  band.for_each([&](HexId hex) {
    if (!reach_.has(hex) || field.units(side_).has(hex) || !is_neck(hex)) {
      return;
    }
    HexId from = hex;
    while (reach_.before(from) != kNoHex) {
      from = reach_.before(from);
    }
    PieceId by = kNoPiece;
    for (const PieceId id : enemies()) {
      if (field.piece(id).place == from && !is_artillery(field.arm_of(id)) &&
          (by == kNoPiece || field.counter(id).movement > field.counter(by).movement)) {
        by = id;
      }
    }
    if (const int strength = parted_by(by, hex); strength >= least) {
      all.push_back({hex, by, strength});
    }
  });
  heap_sort(all.begin(), all.end(), [](const Cut& a, const Cut& b) {
    return a.strength != b.strength ? a.strength > b.strength : a.hex < b.hex;
  });
  return all;
}

int SupplyThreats::parted(const Cut& cut, PieceId guard, HexId post) {
  if (cut.hex == post) {
    return 0;
  }
  const Place before = imagined_.piece(guard).place;
  imagined_.piece(guard).place = post;
  const int sum = parted_by(cut.by, cut.hex);
  imagined_.piece(guard).place = before;
  return sum;
}

}  // namespace longroll::battles
