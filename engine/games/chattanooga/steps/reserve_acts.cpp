#include "engine/games/chattanooga/steps/reserve_acts.h"

#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/steps/table_acts.h"
#include "engine/games/chattanooga/steps/works_acts.h"

namespace longroll::chattanooga {
namespace {

Phase phase_of(const State& state) { return static_cast<Phase>(state.track(track(Track::PhaseNow))); }

/// It is a Movement or Combat Phase of that side.
bool is_own_phase(const State& state, Seat side) {
  const Phase phase = phase_of(state);
  return phasing(state) == side && (phase == Phase::Movement || phase == Phase::Combat);
}

}  // namespace

/// Chattanooga 14.5
void alarm_reserves(const Library& library, Now& now, PieceId unit, HexId to) {
  if (!has_option(now.state(), Option::Reserves) || !is_hex(to) || phase_of(now.state()) == Phase::SetUp) {
    return;
  }
  const Seat side = owner_of(now.state().piece(unit));
  const bool is_movement = phase_of(now.state()) == Phase::Movement && phasing(now.state()) == side;
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const Piece& piece = now.state().pieces[i];
    if (!is_on_map(piece) || owner_of(piece) == side) {
      continue;
    }
    const int distance = library.map.grid.distance(piece.place, to);
    if (library.type(piece.kind) == UnitType::Reserve) {
      if (distance <= library.chart.numbers.reserves.enemy_distance) {
        now.raise(static_cast<PieceId>(i), kMustDeploy);
      }
    } else if (is_movement && distance == 1 && (piece.flags & kDeployed) != 0) {
      now.raise(static_cast<PieceId>(i), kCheckDue);
    }
  }
}

/// Chattanooga 14.5
bool is_deployment_due(const Library& library, const Now& now) {
  if (!has_option(now.state(), Option::Reserves)) {
    return false;
  }
  const Field field(library, now);
  return reserve_due(field) != kNoPiece || deployed_check_due(field) != kNoPiece;
}

/// Chattanooga 14.3: disrupted units stay disrupted, and heroes stay with their units.
PieceId form_reserve(const Library& library, Now& now, PieceId by, HexId hex) {
  const Seat side = owner_of(now.state().piece(by));
  PieceId marker = kNoPiece;
  Place box = kNowhere;
  {
    const Field field(library, now);
    marker = free_reserve(field, side);
    box = box_of_reserve(field, marker);
  }
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    const Piece piece = now.state().piece(id);
    if ((piece.flags & kFormsReserve) == 0) {
      continue;
    }
    give_up_works(library, now, id);
    now.move(id, box);
    now.note(id, 0);
    now.flag(id, piece.flags & kQuestionable);
    if (is_hex(piece.place)) {
      close_up(library, now, piece.place);
    }
  }
  now.move(marker, hex);
  now.note(marker, 0);
  now.turn(marker, kFront);
  log(now, notes::ReserveFormed{marker, hex});
  return marker;
}

void take_reserve_off(Now& now, PieceId marker) {
  now.move(marker, kPool);
  now.flag(marker, 0);
  now.note(marker, 0);
  now.turn(marker, kFront);
  log(now, notes::ReserveSpent{marker});
}

/// Chattanooga 14.5, 8.3
void deploy_unit(const Library& library, Now& now, const DeploymentLocals& deployment, PieceId unit, HexId hex) {
  const Seat side = owner_of(now.state().piece(unit));
  move_units(library, now, Movers(unit), hex);
  log(now, notes::Deployed{unit, hex});
  if (is_own_phase(now.state(), side)) {
    now.raise(unit, kMoved | kEntered);
  } else if (phase_of(now.state()) == Phase::Movement) {
    now.raise(unit, kDeployed);
  }
  if (units_in_reserve(Field(library, now), deployment.marker) == 0) {
    take_reserve_off(now, deployment.marker);
  }
}

}  // namespace longroll::chattanooga
