// build: small
#include "engine/games/campaign/rules/naval.h"

#include <algorithm>

#include "engine/core/heap_sort.h"

namespace longroll::campaign {
namespace {

/// Two counters of a side that naval combat cannot tell apart: the same kind in the same condition, and place.
bool are_alike(const Field& field, PieceId a, PieceId b) {
  const Piece& one = field.piece(a);
  const Piece& another = field.piece(b);
  return one.kind == another.kind && one.up == another.up && one.place == another.place &&
         (one.flags & kFought) == (another.flags & kFought);
}

/// One of each sort, rising.
std::vector<PieceId> one_of_each(const Field& field, const std::vector<PieceId>& pieces) {
  std::vector<PieceId> sorts;
  for (const PieceId id : pieces) {
    if (std::none_of(sorts.begin(), sorts.end(), [&](PieceId known) { return are_alike(field, known, id); })) {
      sorts.push_back(id);
    }
  }
  return sorts;
}

std::vector<PieceId> all_of(const NavalSide& side) {
  std::vector<PieceId> all = side.ships;
  all.insert(all.end(), side.forts.begin(), side.forts.end());
  heap_sort(all.begin(), all.end());
  return all;
}

}  // namespace

NavalSide naval_side(const Field& field, const Berth& berth, Seat side) {
  return {ships_at(field, berth, side), forts_at(field, berth, side)};
}

/// Campaign 13.2, 13.6
bool may_fire_at(const Field& field, const Berth& berth, PieceId firing, PieceId target) {
  const UnitClass shooter = field.class_of(firing);
  const UnitClass aim = field.class_of(target);
  if (shooter == UnitClass::Ntp || field.has_flag(firing, kSilenced) || field.has_flag(target, kSilenced) ||
      (shooter == UnitClass::Ironclad && aim == UnitClass::Fort) ||
      (shooter == UnitClass::Fort && aim == UnitClass::Fort)) {
    return false;
  }
  if (aim != UnitClass::Ntp) {
    return true;
  }
  const NavalSide friends = naval_side(field, berth, field.side_of(target));
  return friends.forts.empty() && std::all_of(friends.ships.begin(), friends.ships.end(),
                                              [&](PieceId id) { return field.class_of(id) == UnitClass::Ntp; });
}

std::vector<Shot> shots_of(const Field& field, const Berth& berth, Seat side, bool fresh) {
  std::vector<Shot> shots;
  const std::vector<PieceId> targets = one_of_each(field, all_of(naval_side(field, berth, other(side))));
  for (const PieceId firing : one_of_each(field, all_of(naval_side(field, berth, side)))) {
    if (fresh && field.has_flag(firing, kFought)) {
      continue;
    }
    for (const PieceId target : targets) {
      if (may_fire_at(field, berth, firing, target)) {
        shots.push_back({firing, target});
      }
    }
  }
  return shots;
}

/// Campaign 11.6
std::vector<Shot> shots_of_fort(const Field& field, const Berth& berth, PieceId fort) {
  std::vector<Shot> shots;
  std::vector<PieceId> running = ships_at(field, berth, other(field.side_of(fort)));
  running.erase(
      std::remove_if(running.begin(), running.end(), [&](PieceId id) { return !field.has_flag(id, kMoving); }),
      running.end());
  for (const PieceId target : one_of_each(field, running)) {
    shots.push_back({fort, target});
  }
  return shots;
}

/// Campaign 13.6
bool hits(const Field& field, PieceId firing, int die) {
  const NavalNumbers& numbers = field.numbers().naval;
  return die >= (field.piece(firing).up == kFront ? numbers.hit_from : numbers.damaged_hit_from);
}

std::vector<PieceId> who_can_withdraw(const Field& field, const Berth& berth, Seat side) {
  std::vector<PieceId> ships;
  for (const PieceId id : one_of_each(field, ships_at(field, berth, side))) {
    if (!withdrawals_of(field, berth, id).empty()) {
      ships.push_back(id);
    }
  }
  return ships;
}

bool can_anybody_withdraw(const Field& field, const Berth& berth, Seat side) {
  unsigned seen = 0;  // kinds of vessels, a bit each: where one can go hangs on its kind alone
  const std::vector<PieceId> ships = ships_at(field, berth, side);
  return std::any_of(ships.begin(), ships.end(), [&](PieceId id) {
    const unsigned kind = 1U << static_cast<unsigned>(field.class_of(id));
    const bool is_new = (seen & kind) == 0;
    seen |= kind;
    return is_new && !withdrawals_of(field, berth, id).empty();
  });
}

/// Campaign 13.6: where it can go in normal movement, past nobody; never into a sea zone without a base (13.1.1).
std::vector<Berth> withdrawals_of(const Field& field, const Berth& berth, PieceId ship) {
  std::vector<Berth> berths;
  const NodeSet free = free_waters_of(field, fleet_of(field, {ship}), field.side_of(ship), berth);
  for_each_berth(field.library().network, free, {}, [&](const Berth& one) {
    const bool needs_base = one.is_zone() && field.class_of(ship) == UnitClass::Nsp;
    if (one != berth && (!needs_base || has_base(field, one.zone()))) {
      berths.push_back(one);
    }
  });
  return berths;
}

}  // namespace longroll::campaign
