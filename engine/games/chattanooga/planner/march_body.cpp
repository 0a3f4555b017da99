// build: small
#include "engine/games/chattanooga/planner/march_body.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/entry.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/morale.h"

namespace longroll::chattanooga {
namespace {

/// So far away that no way on the ground leads there; beyond it hexes are counted.
constexpr int kFar = 4'000;
constexpr int kHex = 8;
constexpr int kNotHere = kFar + 2 * kHex * (kMaxColumns + kMaxRows);
constexpr int kSure = 1'000'000;  ///< of chances on the way

bool is_at(const State& state, StepKind kind) {
  return !state.stack.empty() && state.top().kind == static_cast<std::int16_t>(kind);
}

int passing_dice(const Field& field, PieceId unit, HexId hex) {
  int passing = 0;
  for (int die = 0; die < kDieFaces; ++die) {
    passing += check_morale(field, unit, hex, die).is_passed ? 1 : 0;
  }
  return passing;
}

Movers movers_in(const MarchBody& body) {
  Movers movers;
  for (const PieceId unit : body.units) {
    movers.add(unit);
  }
  return movers;
}

bool is_guns(const Field& field, const MarchBody& body) {
  return std::all_of(body.units.begin(), body.units.end(),
                     [&](PieceId unit) { return field.type(unit) == UnitType::Artillery; });
}

}  // namespace

bool is_under_way(const State& state, PieceId piece) {
  return is_at(state, StepKind::Entry) ? locals_of<EntryLocals>(state.top()).unit == piece
                                       : is_at(state, StepKind::March) && (state.piece(piece).flags & kMoving) != 0;
}

std::vector<MarchBody> MarchGoals::bodies_of(const Draft& draft, const std::vector<OrderPlan::Part>& parts) const {
  std::vector<MarchBody> out;
  if (!is_player(draft.seat())) {
    return out;
  }
  const State& state = draft.state();
  const Field field(game_.data_of(state), state);
  const auto is_named = [&](PieceId piece) {
    return std::any_of(parts.begin(), parts.end(), [&](const OrderPlan::Part& part) { return part.piece == piece; });
  };
  const bool is_begun = draft.is_at(StepKind::March) || draft.is_at(StepKind::Entry);
  if (!is_begun && !draft.is_at(StepKind::MovementPhase)) {
    return out;
  }
  HexSet known;
  for (const OrderPlan::Part& part : parts) {
    const PieceId piece = part.piece;
    const HexId here = hex_of(state, piece);
    if (!field.is_unit(piece) || (is_begun && !is_under_way(state, piece))) {
      continue;
    }
    if (here == kNoHex) {
      if (order_.kind == Order::Kind::Shift) {
        continue;
      }
      if (is_begun || !refuse_entry(field, piece)) {
        out.push_back({.units = {piece}, .is_under_way = is_begun});
      }
    } else if (!known.has(here) && (is_begun || !refuse_take(field, piece))) {
      known.add(here);
      MarchBody body{.from = here, .is_under_way = is_begun, .is_all_of_hex = true};
      for (const PieceId unit : is_begun ? movers_of(field) : movable_at(field, here, field.side_of(piece))) {
        if (is_named(unit)) {
          body.units.push_back(unit);
        } else {
          body.is_all_of_hex = false;
        }
      }
      for (const PieceId leader : field.pieces()) {
        if (!is_begun && is_named(leader) && field.piece(leader).place == here && field.has(Option::Leaders) &&
            has_leader_on_map(field, leader, draft.seat()) && !field.has_flag(leader, kMoved | kMoving)) {
          body.leaders.push_back(leader);
        }
      }
      if (!is_begun || body.is_all_of_hex) {
        out.push_back(std::move(body));
      }
    }
  }
  return out;
}

HexId MarchGoals::aim_of(const State& state, const MarchBody& body) const {
  if (order_.kind != Order::Kind::Shift) {
    return order_.to;
  }
  const bool goes = !body.is_under_way && is_hex(body.from) && moves_.grid(state).contains(order_.from);
  return goes ? moves_.grid(state).shifted(body.from, order_.from, order_.to) : hex_of(state, body);
}

int MarchGoals::left(const State& state, const MarchBody& body, HexId from) {
  const Grid& grid = moves_.grid(state);
  if (order_.kind == Order::Kind::Shift) {
    const HexId aim = aim_of(state, body);
    return grid.contains(from) && grid.contains(aim) ? grid.distance(from, aim) : kNotHere;
  }
  if (!grid.contains(from) || !grid.contains(order_.to)) {
    return kNotHere;
  }
  const bool by_road = order_.kind == Order::Kind::Column;
  int most = 0;
  for (const PieceId unit : body.units) {
    const int distance_class = moves_.distance_class(state, unit);
    auto found = std::find_if(measured_.begin(), measured_.end(), [&](const Measured& one) {
      return one.by_road == by_road && (by_road || one.distance_class == distance_class);
    });
    if (found == measured_.end()) {
      measured_.push_back({distance_class, by_road, moves_.distances(state, unit, order_.to, by_road, kFar)});
      found = measured_.end() - 1;
    }
    const int left = found->field.at(from);
    most = std::max(most, left < kFar ? left : kFar + kHex * grid.distance(from, order_.to));
  }
  return most;
}

void MarchGoals::sort(const State& state, std::vector<MarchBody>& bodies) {
  const Field field(game_.data_of(state), state);
  std::vector<std::pair<int, std::size_t>> row;
  for (std::size_t n = 0; n < bodies.size(); ++n) {
    if (order_.kind == Order::Kind::Shift && is_hex(bodies[n].from) && is_hex(order_.from)) {
      // How far it is in front, along the way that all go.
      const Grid& grid = field.grid();
      const int across = column_of(order_.to) - column_of(order_.from);
      const int down = grid.half_row(order_.to) - grid.half_row(order_.from);
      row.emplace_back(-3 * across * column_of(bodies[n].from) - down * grid.half_row(bodies[n].from), n);
      continue;
    }
    const int guns = is_guns(field, bodies[n]) && order_.kind == Order::Kind::Near ? 2 * kNotHere : 0;
    row.emplace_back(guns + left(state, bodies[n], bodies[n].from), n);
  }
  heap_sort(row.begin(), row.end(), [](const auto& a, const auto& b) { return a < b; });
  std::vector<MarchBody> sorted;
  sorted.reserve(bodies.size());
  for (const auto& [distance, n] : row) {
    sorted.push_back(std::move(bodies[n]));
  }
  bodies = std::move(sorted);
}

/// Chattanooga 8.1, 8.3, 10.8: together they go to that very place, and a charge to where it can be made from; else
/// each goes where nobody is, but guns may join troops.
bool MarchGoals::is_wanted(const Field& field, const StackMove& move, const Movers& movers, HexId hex,
                           HexId aim) const {
  if (hex == move.here() || move.refuse_stay(hex)) {
    return false;
  }
  const Seat side = field.side_of(movers.front());
  switch (order_.kind) {
    case Order::Kind::Together:
      return hex == order_.to;
    case Order::Kind::Charge:
      return field.grid().are_adjacent(hex, order_.to) && field.has_units(order_.to, other(side)) &&
             std::any_of(movers.begin(), movers.end(), [&](PieceId unit) {
               return can_charge_from(field, {side, field.type(unit)}, hex);
             });
    default: {
      const bool is_gun = field.type(movers.front()) == UnitType::Artillery;
      return !field.has_units(hex, side) || ((hex == aim || is_gun) && !must_check_to_join(field, movers, hex));
    }
  }
}

std::optional<State> MarchGoals::entered(const State& state, const MarchBody& body, HexId entry) const {
  Draft trial(game_, state);
  if ((!body.is_under_way && !trial.try_to(action_of(verbs::Take{body.units.front()}))) ||
      !trial.try_to(action_of(verbs::Go{entry}))) {
    return std::nullopt;
  }
  return trial.state();
}

void MarchGoals::add(const State& state, const MarchBody& body, HexId entry, std::vector<MarchGoal>& out) {
  const Field field(game_.data_of(state), state);
  const Movers movers = movers_in(body);
  const HexId here = hex_of(state, body);
  MarchLocals march;
  if (is_at(state, StepKind::March)) {
    march = locals_of<MarchLocals>(state.top());
  } else {
    march.points = is_hex(here) ? allowance(field, movers) : 0;
  }
  if (entry != kNoHex && (order_.kind != Order::Kind::Together || here == order_.to) &&
      order_.kind != Order::Kind::Charge) {
    out.push_back({.hex = here, .entry = entry, .left = left(state, body, here)});
  }
  if (entry != kNoHex && !is_at(state, StepKind::March)) {
    return;  // all its points are spent
  }
  const StackMove move(field, movers, march);
  move.reach(*reach_);
  for (const HexId hex : reach_->hexes()) {
    if (!is_wanted(field, move, movers, hex, aim_of(state, body))) {
      continue;
    }
    MarchGoal goal{.hex = hex, .entry = entry, .left = left(state, body, hex), .spent = reach_->way(hex).spent};
    int chance = kSure;
    HexId from = move.here();
    reach_->for_each_step_to(hex, [&](const MoveReach::Way& step) {
      if (move.must_check_on_leaving(from)) {
        for (const PieceId unit : movers) {
          ++goal.dice;
          chance = chance * passing_dice(field, unit, from) / kDieFaces;
        }
      }
      from = step.hex;
      return true;
    });
    if (must_check_to_join(field, movers, hex)) {
      ++goal.dice;
      chance = chance * passing_dice(field, checker_of_stack(field, movers, hex), hex) / kDieFaces;
    }
    goal.passing = (chance + kSure / 200) / (kSure / 100);
    out.push_back(goal);
  }
}

std::vector<MarchGoal> MarchGoals::of(const State& state, const MarchBody& body) {
  std::vector<MarchGoal> all;
  const HexId here = hex_of(state, body);
  if (here != kNoHex) {
    add(state, body, kNoHex, all);
  } else {
    for_each_entry(Field(game_.data_of(state), state), body.units.front(), [&](HexId entry) {
      if (const std::optional<State> on = entered(state, body, entry)) {
        add(*on, body, entry, all);
      }
    });
  }
  const int now = here == kNoHex ? kNotHere + 1 : left(state, body, here);
  const bool must_be_nearer =
      order_.kind == Order::Kind::Near || order_.kind == Order::Kind::Column || order_.kind == Order::Kind::Shift;
  std::erase_if(all, [&](const MarchGoal& goal) { return must_be_nearer && goal.left >= now; });
  const bool charges = order_.kind == Order::Kind::Charge;
  heap_sort(all.begin(), all.end(), [&](const MarchGoal& a, const MarchGoal& b) {
    const auto key = [&](const MarchGoal& one) {
      return std::tuple(charges ? 0 : one.left, one.dice, one.spent, one.hex, one.entry);
    };
    return key(a) < key(b);
  });
  return all;
}

std::vector<Action> MarchGoals::opening(const State& state, const MarchBody& body, const MarchGoal& goal) const {
  std::vector<Action> row;
  const bool is_entering = is_at(state, StepKind::Entry);
  if (goal.entry != kNoHex) {
    if (!is_entering) {
      row.push_back(action_of(verbs::Take{body.units.front()}));
    }
    row.push_back(action_of(verbs::Go{goal.entry}));
    return row;
  }
  if (body.is_under_way) {
    return row;
  }
  if (body.is_all_of_hex && body.units.size() > 1) {
    row.push_back(action_of(verbs::TakeStack{body.from}));
  } else {
    row.push_back(action_of(verbs::Take{body.units.front()}));
    for (std::size_t n = 1; n < body.units.size(); ++n) {
      row.push_back(action_of(verbs::Join{body.units[n]}));
    }
  }
  for (const PieceId leader : body.leaders) {
    row.push_back(action_of(verbs::Join{leader}));
  }
  return row;
}

std::vector<HexId> MarchGoals::way(const State& state, const MarchBody& body, const MarchGoal& goal) {
  std::vector<HexId> out;
  std::optional<State> on;
  if (goal.entry != kNoHex && hex_of(state, body) == kNoHex) {
    on = entered(state, body, goal.entry);
  }
  const State& from = on ? *on : state;
  const HexId here = hex_of(from, body);
  if (here == kNoHex || here == goal.hex) {
    return {goal.hex};
  }
  out.push_back(here);
  const Field field(game_.data_of(from), from);
  const Movers movers = movers_in(body);
  MarchLocals march;
  if (is_at(from, StepKind::March)) {
    march = locals_of<MarchLocals>(from.top());
  } else {
    march.points = allowance(field, movers);
  }
  StackMove(field, movers, march).reach(*reach_);
  if (reach_->has(goal.hex)) {
    reach_->for_each_step_to(goal.hex, [&](const MoveReach::Way& step) {
      out.push_back(step.hex);
      return true;
    });
  }
  return out;
}

}  // namespace longroll::chattanooga
