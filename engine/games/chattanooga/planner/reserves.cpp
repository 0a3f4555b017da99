#include "engine/games/chattanooga/planner/reserves.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/reserves.h"

namespace longroll::chattanooga {
namespace {

/// Who is so near to the enemy or to the ground that wins does not march in reserve, but deploys.
constexpr int kNear = 6;
/// A reserve is formed by those who have so far to go.
constexpr int kFar = 10;

int to_enemy(const Field& field, Seat seat, HexId hex) {
  int least = Land::kFar;
  field.units(other(seat)).for_each([&](HexId enemy) {
    least = std::min(least, static_cast<int>(field.grid().distance(enemy, hex)));
  });
  return least;
}

std::vector<PieceId> markers_of(const Field& field, Seat seat) {
  std::vector<PieceId> markers;
  for (const PieceId id : field.pieces()) {
    if (has_reserve_on_map(field, id, seat) && !field.has_flag(id, kMoved)) {
      markers.push_back(id);
    }
  }
  return markers;
}

/// The lawful decision that is worth most; false when it is worth nothing.
template <class Merit>
bool do_best(Draft& draft, Merit&& merit) {
  Action best;
  int most = 0;
  {
    const Field field = draft.field();
    for (const Action& action : draft.lawful()) {
      if (const int worth = merit(field, action); worth > most) {
        most = worth;
        best = action;
      }
    }
  }
  return most > 0 && draft.try_to(best);
}

}  // namespace

void plan_reserves(Draft& draft, const Land& land) {
  if (!draft.is_at(StepKind::MovementPhase) || !draft.field().has(Option::Reserves)) {
    return;
  }
  const Seat seat = draft.seat();
  for (const PieceId marker : markers_of(draft.field(), seat)) {
    const HexId here = static_cast<HexId>(draft.state().piece(marker).place);
    const bool is_near = to_enemy(draft.field(), seat, here) <= kNear || land.to_goal(seat, here) <= kNear;
    if (is_near && draft.try_to(action_of(verbs::Deploy{marker, here}))) {
      const auto merit = [&](const Field& field, const Action& action) {
        return merit_about_reserves(field, land, seat, action);
      };
      while (draft.is_at(StepKind::Deployment) && do_best(draft, merit)) {
      }
      if (draft.is_at(StepKind::Deployment)) {
        draft.try_to(action_of(verbs::Pass{}));
      }
    } else if (!is_near && draft.try_to(action_of(verbs::Take{marker}))) {
      do_best(draft, [&](const Field&, const Action& action) {
        const auto go = read<verbs::Go>(action);
        return go ? std::max(land.to_goal(seat, here) - land.to_goal(seat, go->hex), 0) : 0;
      });
      if (draft.is_at(StepKind::March)) {
        draft.try_to(action_of(verbs::Halt{}));
      }
    }
    if (!draft.is_at(StepKind::MovementPhase)) {
      return;
    }
  }
}

int merit_about_reserves(const Field& field, const Land& land, Seat seat, const Action& action) {
  constexpr int kWorth = 40;
  if (const auto form = read<verbs::FormReserve>(action)) {
    const auto hex = static_cast<HexId>(field.piece(form->unit).place);
    const bool is_worth_it = field.has(Option::RoadBonus) && is_hex(hex) && field.map().is_road_hex(hex) &&
                             field.phase() == Phase::Administrative && land.to_goal(seat, hex) >= kFar &&
                             to_enemy(field, seat, hex) >= kFar;
    return is_worth_it ? kWorth : 0;
  }
  if (is_action<verbs::EnterReserve>(action)) {
    return kWorth;
  }
  if (const auto deploy = read<verbs::Deploy>(action)) {
    return field.is_reserve(deploy->unit) ? 0
                                          : 2 * kWorth - std::min(land.to_goal(seat, deploy->hex), kWorth) -
                                                (field.is_in_enemy_zone(deploy->hex, seat) ? kWorth / 2 : 0);
  }
  return 0;
}

}  // namespace longroll::chattanooga
