#include "engine/games/chattanooga/rules/stack_move.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/leash.h"
#include "engine/games/chattanooga/rules/recovery.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/wrecked_bridge.h"

namespace longroll::chattanooga {
namespace {

/// Chattanooga 7.6: an undisrupted cavalry unit that does not stand in an enemy zone of control.
bool has_double_allowance(const Field& field, PieceId unit) {
  return field.type(unit) == UnitType::Cavalry && !field.is_disrupted(unit) &&
         !field.is_in_enemy_zone(field.piece(unit).place, field.side_of(unit));
}

/// Chattanooga 7.6: the stack still has its double allowance: all of it is cavalry that can have it, and no hex of its
/// way so far is in an enemy zone of control.
bool is_at_double(const Field& field, const Movers& movers, const MarchLocals& march, HexId here) {
  const Seat side = field.side_of(movers.front());
  const auto is_able = [&](PieceId unit) { return field.type(unit) == UnitType::Cavalry && !field.is_disrupted(unit); };
  if (is_fortune(field.state(), FortuneKind::Counterattack) || !std::all_of(movers.begin(), movers.end(), is_able)) {
    return false;
  }
  const Trail trail = march.trail();
  for (int back = 0; back <= trail.size(); ++back) {
    if (field.is_in_enemy_zone(hex_before(field.grid(), trail, here, back), side)) {
      return false;
    }
  }
  return true;
}

int extra_allowance(const Field& field) {
  const MovementNumbers& numbers = field.numbers().movement;
  return numbers.allowance * (numbers.cavalry_factor - 1);
}

}  // namespace

/// Chattanooga 7.1, 7.6, 15.0
int allowance(const Field& field, const Movers& movers) {
  if (is_fortune(field.state(), FortuneKind::Counterattack)) {
    return field.numbers().leaders.counterattack_points;
  }
  const bool is_double =
      std::all_of(movers.begin(), movers.end(), [&](PieceId unit) { return has_double_allowance(field, unit); });
  return (field.numbers().movement.allowance + (is_double ? extra_allowance(field) : 0)) *
         parts_of_point(field, movers.front());
}

/// Chattanooga 7.6
int double_allowance_left(const Field& field, const Movers& movers, const MarchLocals& march) {
  return is_at_double(field, movers, march, field.piece(movers.front()).place) ? extra_allowance(field) : 0;
}

/// Chattanooga 7.5
Refusal refuse_forced_march(const Field& field, const Movers& movers, const MarchLocals& march) {
  if (!field.has(Option::ForcedMarch)) {
    return {"Forced marches are not in play.", "7.5"};
  }
  if (is_fortune(field.state(), FortuneKind::Counterattack) || is_fortune(field.state(), FortuneKind::MoveEnemy)) {
    return {"Nobody forces such a march.", "15.0"};
  }
  if (march.points <= 0) {
    return {"No movement point is left.", "7.5"};
  }
  if (field.is_reserve(movers.front())) {
    return {"A reserve does not force its march.", "14.4"};
  }
  const bool has_tried =
      std::any_of(movers.begin(), movers.end(), [&](PieceId unit) { return field.has_flag(unit, kForceMarched); });
  return has_tried ? Refusal{"A unit forces its march once in a Movement Phase.", "7.5"} : kLawful;
}

StackMove::StackMove(const Field& field, const Movers& movers, const MarchLocals& march)
    : field_(field),
      movers_(movers),
      side_(field.side_of(movers.front())),
      here_(field.piece(movers.front()).place),
      points_(march.points),
      slow_points_(march.points),
      has_moved_(!march.trail().is_empty()),
      has_entered_(field.has_flag(movers.front(), kEntered) && !fortune_of(field.state())),
      is_free_(field.time().is_movement_free),
      march_(march),
      enemies_(field.units(other(side_))),
      enemy_zone_(field.zone(other(side_))),
      no_entry_(field.no_entry(side_)) {
  if (field.is_reserve(movers.front())) {
    near_enemies_ = hexes_near_enemies(field, side_, field.numbers().reserves.enemy_distance);
    parts_ = parts_of_point(field, movers.front());
    const Trail trail = march.trail();
    has_road_bonus_ = parts_ > 1 && field.map().is_road_hex(hex_before(field.grid(), trail, here_, trail.size()));
  }
  for (const PieceId unit : movers) {
    has_guns_ = has_guns_ || field.type(unit) == UnitType::Artillery || field.is_reserve(unit);
    has_cavalry_ = has_cavalry_ || field.type(unit) == UnitType::Cavalry;
    has_infantry_ = has_infantry_ || field.type(unit) == UnitType::Infantry;
  }
  if (has_cavalry_ && is_at_double(field, movers, march, here_)) {
    slow_points_ = points_ - extra_allowance(field);
  }
}

/// Chattanooga 7.2: the dearest of what its arms pay, and all of their stops.
GroundStep StackMove::ground_step(HexId from, Direction d) const {
  GroundStep all{0, false, true};
  const auto add = [&](Arm arm) {
    const GroundStep step = field_.costs().step(arm, from, d);
    all = {std::max(all.points, step.points), all.must_stop || step.must_stop, all.is_possible && step.is_possible};
  };
  if (has_infantry_) {
    add(Arm::Infantry);
  }
  if (has_cavalry_) {
    add(Arm::Cavalry);
  }
  if (has_guns_) {
    add(Arm::Artillery);
  }
  return all;
}

/// Chattanooga 7.2, 12.3
Refusal StackMove::refuse_ground(HexId from, Direction d) const {
  if (!ground_step(from, d).is_possible) {
    return {"The ground does not let it pass there.", "7.2"};
  }
  if (is_tied_to_roads(from) && !field_.costs().by_road(from, d).is_possible) {
    return {"At night it moves one hex, or by road alone.", "12.3"};
  }
  return kLawful;
}

/// Chattanooga 3.3, 13.6
Refusal StackMove::refuse_leash(HexId from, HexId to) const {
  const auto refused = [&](PieceId unit) { return chattanooga::refuse_leash(field_, unit, from, to); };
  Refusal refusal = kLawful;
  for (const PieceId unit : movers_) {
    refusal = refusal ? refusal : refused(unit);
  }
  if (field_.is_reserve(movers_.front())) {
    for_each_in_reserve(field_, movers_.front(), [&](PieceId unit) { refusal = refusal ? refusal : refused(unit); });
  }
  return refusal;
}

Refusal StackMove::refuse_step(HexId from, Direction d, HexId to) const {
  if (enemies_.has(to)) {
    return {"Enemies stand there.", "7.1"};
  }
  if (no_entry_.has(to)) {
    return {"Only the enemy enters the map there.", "7.1"};
  }
  if (near_enemies_.has(to)) {
    return {"A reserve does not move that near to the enemy.", "14.4"};
  }
  if (has_guns_ && enemy_zone_.has(to)) {
    return {"Artillery does not move into an enemy zone of control.", "6.3"};
  }
  if (const Refusal refusal = refuse_ground(from, d)) {
    return refusal;
  }
  if (crosses_wrecked_bridge(field_, from, to)) {
    if (const Refusal refusal = refuse_wrecked_bridge(field_, movers_, has_moved_ || from != here_)) {
      return refusal;
    }
  }
  return refuse_leash(from, to);
}

/// Chattanooga 3.2, 7.2, 7.4, 7.6: with one point left a unit makes any step that it may make at all. A stop uses up
/// all points.
std::optional<StackMove::Spent> StackMove::spent_after(const Spent& spent, HexId from, Direction d, HexId to) const {
  const bool is_slow = spent.is_slow || enemy_zone_.has(to);
  const int all = points_of(is_slow);
  if (spent.points >= all) {
    return std::nullopt;
  }
  const GroundStep step = ground_step(from, d);
  const bool is_by_road = field_.costs().by_road(from, d).is_possible;
  const bool stops = step.must_stop || crosses_wrecked_bridge(field_, from, to) || (!is_free_ && !is_by_road);
  if (parts_ == 1) {
    return Spent{stops ? all : std::min(spent.points + step.points, all), is_slow};
  }
  if (has_road_bonus_ && is_by_road) {
    return Spent{std::min(spent.points + step.points, all), is_slow};
  }
  const int whole = (spent.points + parts_ - 1) / parts_ * parts_;  // 7.4: the rest of a point is lost
  if (whole >= all) {
    return std::nullopt;
  }
  return Spent{stops ? all : std::min(whole + step.points * parts_, all), is_slow};
}

void StackMove::reach(MoveReach& reach) const {
  reach.open(here_);
  std::int16_t index = 0;
  while (const MoveReach::Way* way = reach.take(index)) {
    const Spent spent{way->spent, way->is_slow};
    const HexId from = way->hex;
    const int checks = way->checks + (enemy_zone_.has(from) ? 1 : 0);
    if (spent.points >= points_of(spent.is_slow)) {
      continue;
    }
    field_.grid().for_each_neighbor(from, [&](Direction d, HexId to) {
      if (reach.has(to) && reach.way(to).checks == 0 && reach.way(to).spent <= spent.points) {
        return;
      }
      if (refuse_step(from, d, to)) {
        return;
      }
      if (const auto after = spent_after(spent, from, d, to)) {
        reach.offer({.hex = to,
                     .before = index,
                     .checks = static_cast<std::int8_t>(checks),
                     .spent = static_cast<std::int8_t>(after->points),
                     .is_slow = after->is_slow,
                     .next = -1});
      }
    });
  }
}

/// Chattanooga 6.3, 8.1
Refusal StackMove::refuse_stay(HexId hex) const {
  if (has_cavalry_ && field_.infantry_zone(other(side_)).has(hex)) {
    return {"Cavalry stops in a zone of control of infantry only to charge it.", "6.3"};
  }
  return refuse_join(field_, movers_, hex);
}

Refusal StackMove::refuse_go(HexId to) const {
  if (!field_.map().is_playable(to)) {
    return {"That is no hex in play.", "7.1"};
  }
  if (to == here_) {
    return {"It stands there.", "7.1"};
  }
  if (enemies_.has(to)) {
    return {"Enemies stand there.", "7.1"};
  }
  if (has_guns_ && enemy_zone_.has(to)) {
    return {"Artillery does not move into an enemy zone of control.", "6.3"};
  }
  if (const Refusal refusal = refuse_stay(to)) {
    return refusal;
  }
  MoveReach reach;
  this->reach(reach);
  return reach.has(to) ? kLawful : why_no_way(reach, to);
}

/// Chattanooga 7.1, 7.2, 12.3: the ground of the hex beside it, or too few points, or no way at all.
Refusal StackMove::why_no_way(MoveReach& reach, HexId to) const {
  if (const auto d = field_.grid().direction(here_, to)) {
    if (const Refusal refusal = refuse_step(here_, *d, to)) {
      return refusal;
    }
  }
  if (!is_free_) {
    return {"At night it moves one hex, or by road alone.", "12.3"};
  }
  MarchLocals rested = march_;
  rested.points = MoveReach::kMaxPoints;
  StackMove(field_, movers_, rested).reach(reach);
  return reach.has(to) ? Refusal{"It is too far for the movement points that are left.", "7.1"}
                       : Refusal{"No way leads there: enemies or the ground are in the way.", "7.2"};
}

Refusal StackMove::refuse_step_to(HexId to) const {
  const auto d = field_.map().is_playable(to) ? field_.grid().direction(here_, to) : std::nullopt;
  if (!d) {
    return {"That is no hex next to it.", "7.1"};
  }
  if (points_ <= 0) {
    return {"It has no movement points left.", "7.1"};
  }
  if (const Refusal refusal = refuse_step(here_, *d, to)) {
    return refusal;
  }
  const auto after = spent_after({}, here_, *d, to);
  if (!after) {
    return {"Cavalry that comes into an enemy zone of control has no double allowance.", "7.6"};
  }
  const bool can_go_on = after->points < points_of(after->is_slow);
  return can_go_on || !refuse_charge_after(field_, movers_, march_, to) ? kLawful : refuse_stay(to);
}

int StackMove::points_after(Direction d, HexId to) const {
  const auto after = spent_after({}, here_, d, to);
  LR_CHECK(after.has_value(), "a step that can be made");
  return points_of(after->is_slow) - after->points;
}

// ---- 8.3 ----

namespace {

/// Runs `then(PieceId)` for the units in the hex besides the movers.
template <class Then>
void for_each_other_at(const Field& field, HexId hex, Seat side, Then&& then) {
  for_each_unit_at(field, hex, [&](PieceId unit) {
    if (field.side_of(unit) == side && !field.has_flag(unit, kMoving)) {
      then(unit);
    }
  });
}

/// Chattanooga 8.3: it has not moved in this phase. A unit that tries to recover does not move (5.3); one whom a leader
/// rallies has come (13.3). In the phase of a fortune of war nobody else moves (15.0).
bool is_stationary(const Field& field, PieceId unit) {
  return fortune_of(field.state()) || !field.has_flag(unit, kMoved) ||
         (field.has_flag(unit, kRecovering) && !is_rallied(field, unit));
}

/// Chattanooga 8.3, 9.3, 14.5: it entered the map or was deployed in this couplet.
bool has_entered(const Field& field, PieceId unit) {
  return field.has_flag(unit, kEntered) && !is_rallied(field, unit);
}

}  // namespace

/// Chattanooga 8.1, 8.3
Refusal refuse_join(const Field& field, const Movers& movers, HexId hex) {
  std::size_t others = 0;
  const Seat side = field.side_of(movers.front());
  if (field.is_held(hex, side)) {
    for_each_other_at(field, hex, side, [&](PieceId) { ++others; });
    for_each_at(field, hex, [&](PieceId id) {  // 14.4
      others += field.is_reserve(id) && field.side_of(id) == side && !field.has_flag(id, kMoving) ? 1 : 0;
    });
  }
  const auto limit = static_cast<std::size_t>(field.scenario().stack_limit);
  return others == 0 || others + movers.size() <= limit ? kLawful : Refusal{"Too many units would stand there.", "8.1"};
}

/// Chattanooga 8.3
bool must_check_to_join(const Field& field, const Movers& movers, HexId hex) {
  if (field.is_reserve(movers.front())) {  // 14.4
    return false;
  }
  const Seat side = field.side_of(movers.front());
  bool is_anybody_there = false;
  bool is_everybody_led = true;  // 13.3
  bool is_anybody_stationary = false;
  bool is_one_formation = true;
  for_each_other_at(field, hex, side, [&](PieceId unit) {
    const auto is_led = [&](PieceId mover) { return is_stacking_led(field, hex, mover, unit); };
    is_anybody_there = true;
    is_everybody_led = is_everybody_led && std::all_of(movers.begin(), movers.end(), is_led);
    // Those that entered in this couplet count as of one formation and as unmoved among themselves.
    const bool have_entered = has_entered(field, movers.front()) && has_entered(field, unit);
    is_anybody_stationary = is_anybody_stationary || have_entered || is_stationary(field, unit);
    for (const PieceId mover : movers) {
      is_one_formation = is_one_formation && (have_entered || field.are_of_one_formation(mover, unit));
    }
  });
  return is_anybody_there && !is_everybody_led &&
         (!is_anybody_stationary || !is_one_formation || field.is_in_enemy_zone(hex, side));
}

/// Chattanooga 8.3
PieceId stands_still_for(const Field& field, const Movers& movers, HexId hex) {
  PieceId out = kNoPiece;
  bool is_needed = !fortune_of(field.state()) && !field.is_reserve(movers.front());
  bool is_everybody_led = true;  // 13.3
  for_each_other_at(field, hex, field.side_of(movers.front()), [&](PieceId unit) {
    const bool have_entered = has_entered(field, movers.front()) && has_entered(field, unit);
    is_needed = is_needed && !have_entered && !field.has_flag(unit, kJoined);
    for (const PieceId mover : movers) {
      is_everybody_led = is_everybody_led && is_stacking_led(field, hex, mover, unit);
    }
    const bool is_lower = out == kNoPiece || field.piece(unit).note < field.piece(out).note;
    out = is_stationary(field, unit) && is_lower ? unit : out;
  });
  return is_needed && !is_everybody_led ? out : kNoPiece;
}

/// Chattanooga 8.3
PieceId checker_of_stack(const Field& field, const Movers& movers, HexId hex) {
  PieceId weakest = kNoPiece;
  const auto look = [&](PieceId unit) {
    const bool is_weaker = weakest == kNoPiece || field.morale(unit) < field.morale(weakest) ||
                           (field.morale(unit) == field.morale(weakest) && unit < weakest);
    weakest = is_weaker ? unit : weakest;
  };
  for_each_other_at(field, hex, field.side_of(movers.front()), look);
  for (const PieceId mover : movers) {
    look(mover);
  }
  return weakest;
}

}  // namespace longroll::chattanooga
