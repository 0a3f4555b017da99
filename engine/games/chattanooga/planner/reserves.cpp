// build: small
#include "engine/games/chattanooga/planner/reserves.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/reserves.h"

namespace longroll::chattanooga {
namespace {

/// Who is so near to the enemy or to the ground that wins does not march in reserve, but deploys.
constexpr int kNear = 6;
/// A reserve is formed by those who have so far to go.
constexpr int kFarToGo = 10;

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

/// Chattanooga 14.7: a reserve that marches is hidden as soon as nobody sees it, with one dummy where it can be: more
/// of them would fill the road.
void hide(Draft& draft, PieceId marker) {
  for (const int dummies : {1, 0}) {
    if (draft.try_to(action_of(verbs::Flip{marker, dummies}))) {
      return;
    }
  }
}

/// Chattanooga 14.5: its units go where they are nearest to the ground that wins.
void deploy(Draft& draft, const Land& land, PieceId marker, HexId here) {
  if (!draft.try_to(action_of(verbs::Deploy{marker, here}))) {
    return;
  }
  while (draft.is_at(StepKind::Deployment) && do_best(draft, [&](const Field& field, const Action& action) {
           return merit_about_reserves(field, land, draft.seat(), action);
         })) {
  }
  if (draft.is_at(StepKind::Deployment)) {
    draft.try_to(action_of(verbs::Pass{}));
  }
}

/// Who is marching goes as near to the ground that wins as he can come.
void go_on(Draft& draft, const Land& land, HexId here) {
  do_best(draft, [&](const Field&, const Action& action) {
    const auto go = read<verbs::Go>(action);
    return go ? std::max(land.to_goal(draft.seat(), here) - land.to_goal(draft.seat(), go->hex), 0) : 0;
  });
  if (draft.is_at(StepKind::March)) {
    draft.try_to(action_of(verbs::Halt{}));
  }
}

/// Chattanooga 14.4: as near to the ground that wins as it can come. Dummies march with it.
void march(Draft& draft, const Land& land, PieceId marker, HexId here) {
  hide(draft, marker);
  if (draft.try_to(action_of(verbs::Take{marker}))) {
    go_on(draft, land, here);
  }
}

/// Chattanooga 3.2R: a dummy that enters in the turn of the call may be Longstreet.
void bring_on_dummies(Draft& draft, const Land& land) {
  const std::vector<HexId> entries = draft.field().scenario().entries;
  for (const HexId hex : entries) {
    if (draft.is_at(StepKind::MovementPhase) && draft.try_to(action_of(verbs::Dummy{hex, false}))) {
      go_on(draft, land, hex);
    }
  }
}

}  // namespace

void plan_reserves(Draft& draft, const Land& land) {
  if (!draft.is_at(StepKind::MovementPhase) || !draft.field().has(Option::Reserves)) {
    return;
  }
  const Seat seat = draft.seat();
  bring_on_dummies(draft, land);
  for (const PieceId marker : markers_of(draft.field(), seat)) {
    if (!draft.is_at(StepKind::MovementPhase) || !is_on_map(draft.state().piece(marker))) {
      continue;
    }
    const auto here = static_cast<HexId>(draft.state().piece(marker).place);
    const bool is_near = to_enemy(draft.field(), seat, here) <= kNear || land.to_goal(seat, here) <= kNear;
    if (is_near) {
      deploy(draft, land, marker, here);
    } else {
      march(draft, land, marker, here);
    }
  }
}

int merit_about_reserves(const Field& field, const Land& land, Seat seat, const Action& action) {
  constexpr int kWorth = 40;
  if (const auto form = read<verbs::FormReserve>(action)) {
    const auto hex = static_cast<HexId>(field.piece(form->unit).place);
    const bool is_worth_it = field.has(Option::RoadBonus) && is_hex(hex) && field.map().is_road_hex(hex) &&
                             field.phase() == Phase::Administrative && land.to_goal(seat, hex) >= kFarToGo &&
                             to_enemy(field, seat, hex) >= kFarToGo;
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
