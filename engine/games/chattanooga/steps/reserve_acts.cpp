// build: small
#include "engine/games/chattanooga/steps/reserve_acts.h"

#include "engine/games/chattanooga/rules/entry.h"
#include "engine/games/chattanooga/rules/hidden_reserves.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/steps/leader_acts.h"
#include "engine/games/chattanooga/steps/march.h"
#include "engine/games/chattanooga/steps/marker_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"
#include "engine/games/chattanooga/steps/works_acts.h"

namespace longroll::chattanooga {
namespace {

void take_off(Now& now, PieceId marker) {
  now.move(marker, kPool);
  now.flag(marker, 0);
  now.note(marker, 0);
  now.turn(marker, kFront);
}

/// Chattanooga 14.5: a reserve lies near enough to the hex into which somebody of that side has moved, or in his
/// Movement Phase somebody beside it who had to be deployed.
bool is_anybody_alarmed(const Field& field, Seat side, HexId to, bool is_movement) {
  bool is_near = false;
  field.reserves(other(side)).for_each([&](HexId hex) {
    is_near = is_near || field.grid().distance(hex, to) <= field.numbers().reserves.enemy_distance;
  });
  if (!is_near && is_movement) {
    field.grid().for_each_neighbor(to, [&](Direction, HexId next) {
      for_each_at(field, next, [&](PieceId id) {
        is_near = is_near || (field.side_of(id) != side && field.has_flag(id, kDeployed));
      });
    });
  }
  return is_near;
}

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
  if (!is_anybody_alarmed(Field(library, now), side, to, is_movement)) {
    return;
  }
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

/// Chattanooga 14.3, 13.6: disrupted units stay disrupted, heroes stay with their units, and Hooker's are his. Who
/// comes from the next hex has moved out of that one and into this (10.9).
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
    now.flag(id, piece.flags & (kQuestionable | kHookers));
    if (is_hex(piece.place)) {
      close_up(library, now, piece.place);
      if (piece.place != hex) {
        spoil_volleys(library, now, piece.place);
        spoil_volleys(library, now, hex);
      }
    }
  }
  now.move(marker, hex);
  now.note(marker, 0);
  now.turn(marker, kFront);
  assign_to_hooker(library, now, marker);
  log(now, notes::ReserveFormed{marker, hex});
  return marker;
}

/// Chattanooga 13.2: a leader beside it is alone from now on, unless units stand there.
void take_reserve_off(const Library& library, Now& now, PieceId marker) {
  take_off(now, marker);
  log(now, notes::ReserveSpent{marker});
  rescue_leaders(library, now);
}

/// Chattanooga 14.5, 8.3: it is a move of the marker too (10.9).
void deploy_unit(const Library& library, Now& now, const DeploymentLocals& deployment, PieceId unit, HexId hex) {
  const Seat side = owner_of(now.state().piece(unit));
  spoil_volleys(library, now, now.state().piece(deployment.marker).place);
  move_units(library, now, Movers(unit), hex);
  log(now, notes::Deployed{unit, hex});
  if (is_own_phase(now.state(), side)) {
    now.raise(unit, kMoved | kEntered);
  } else if (phase_of(now.state()) == Phase::Movement) {
    now.raise(unit, kDeployed);
  }
  if (units_in_reserve(Field(library, now), deployment.marker) == 0) {
    take_reserve_off(library, now, deployment.marker);
  }
}

/// Chattanooga 14.7. Everything about the others is as about the marker, so that nobody tells them apart.
void hide_reserve(const Library& library, Now& now, PieceId marker, int dummies) {
  const Piece piece = now.state().piece(marker);
  const auto hex = static_cast<HexId>(piece.place);
  const Place box = box_of_reserve(Field(library, now), marker);
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const Piece& unit = now.state().pieces[i];
    if (unit.place == box && unit.owner == piece.owner && unit.up == kReverse) {
      now.turn(static_cast<PieceId>(i), kFront);
    }
  }
  now.turn(marker, kReverse);
  for (int i = 0; i < dummies; ++i) {
    const PieceId dummy = free_reserve(Field(library, now), owner_of(piece));
    now.turn(dummy, kReverse);
    now.move(dummy, hex);
    now.flag(dummy, piece.flags);
  }
  log(now, notes::ReserveHidden{hex, dummies});
}

/// Chattanooga 3.2R
void show_call(Now& now) {
  log(now, notes::Summoned{});
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    if (now.state().pieces[i].place == kCalled) {
      now.move(static_cast<PieceId>(i), kDue);
    }
  }
}

/// Chattanooga 3.2R, 14.7, 9.3: the same is seen of both kinds.
void enter_hidden(const Library& library, Now& now, HexId hex, bool has_units) {
  PieceId marker = kNoPiece;
  Place box = kNowhere;
  int cost = 0;
  int index = 0;
  {
    const Field field(library, now);
    marker = free_reserve(field, Seat::Confederate);
    box = box_of_reserve(field, marker);
    cost = entry_cost(field, hex);
    index = index_of_entry(field, hex);
  }
  for (std::size_t i = 0; has_units && i < now.state().pieces.size(); ++i) {
    if (now.state().pieces[i].place == kCalled && is_combat_unit(library.type(now.state().pieces[i].kind))) {
      now.move(static_cast<PieceId>(i), box);
    }
  }
  now.set(track(Track::EnteredAt, index), cost);
  now.turn(marker, kReverse);
  now.move(marker, hex);
  now.raise(marker, kEntered);
  log(now, notes::ReserveHidden{hex, 0});
  begin_march(library, now, Movers(marker), cost);
}

/// Chattanooga 14.7, 13.6
void show_reserve(const Library& library, Now& now, PieceId marker) {
  const auto hex = static_cast<HexId>(now.state().piece(marker).place);
  const bool was_secret = is_call_secret(library, now.state());
  now.turn(marker, kFront);
  assign_to_hooker(library, now, marker);
  if (units_in_reserve(Field(library, now), marker) > 0) {
    log(now, notes::ReserveSeen{marker, hex});
    if (was_secret && !is_call_secret(library, now.state())) {
      show_call(now);  // 3.2R
    }
    return;
  }
  log(now, notes::DummySeen{marker, hex});
  take_off(now, marker);
  rescue_leaders(library, now);  // 13.2
}

/// Chattanooga 14.7
void look_around(const Library& library, Now& now, PieceId piece, HexId hex) {
  if (!has_option(now.state(), Option::HiddenReserves) || phase_of(now.state()) == Phase::SetUp) {
    return;
  }
  const Seat side = owner_of(now.state().piece(piece));
  const bool is_marker = library.type(now.state().piece(piece).kind) == UnitType::Reserve;
  for (const PieceId id : library.scenario_of(now.state()).markers) {
    const Piece marker = now.state().piece(id);
    if (marker.up != kReverse || !is_hidden_marker(library, marker) ||
        (is_marker ? id != piece : owner_of(marker) == side)) {
      continue;
    }
    const bool is_seen = is_marker ? is_observed(Field(library, now), hex, other(side))
                                   : is_seen_from(Field(library, now), hex, marker.place, side);
    if (is_seen) {
      show_reserve(library, now, id);
    }
  }
}

/// Chattanooga 14.7
void look_for_reserves(const Library& library, Now& now) {
  if (!has_option(now.state(), Option::HiddenReserves)) {
    return;
  }
  for (PieceId marker = observed_reserve(Field(library, now)); marker != kNoPiece;
       marker = observed_reserve(Field(library, now))) {
    show_reserve(library, now, marker);
  }
}

}  // namespace longroll::chattanooga
