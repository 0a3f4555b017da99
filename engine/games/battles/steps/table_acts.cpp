#include "engine/games/battles/steps/table_acts.h"

namespace longroll::battles {
namespace {

bool is_unit(const Library& library, const Piece& piece) { return is_combat_unit(library.arm(piece.kind)); }

/// Runs `then(PieceId, const Piece&)` for every counter in the hex.
template <class Then>
void for_each_in(const State& state, HexId hex, Then&& then) {
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    if (state.pieces[i].place == hex) {
      then(static_cast<PieceId>(i), state.pieces[i]);
    }
  }
}

/// Battles 10.3: breastworks are gone when nobody is left to hold them.
void drop_works(const Library& library, Now& now, HexId hex) {
  bool is_manned = false;
  for_each_in(now.state(), hex, [&](PieceId, const Piece& piece) { is_manned = is_manned || is_unit(library, piece); });
  if (is_manned) {
    return;
  }
  for_each_in(now.state(), hex, [&](PieceId id, const Piece& piece) {
    if (library.arm(piece.kind) == Arm::Breastworks) {
      now.move(id, kEliminated);
    }
  });
}

/// An objective is held by who last had a combat unit there.
void take_ground(const Library& library, Now& now, HexId hex, Seat side) {
  const std::vector<Objective>& objectives = library.scenario_of(now.state()).objectives;
  for (std::size_t i = 0; i < objectives.size(); ++i) {
    if (objectives[i].hex == hex) {
      now.set(track(Track::Holder, static_cast<int>(i)), 1 + index_of(side));
    }
  }
}

/// The nearest hex with a combat unit of that side, the lowest of equally near ones; kNoHex when there is none.
HexId nearest_friend(const Library& library, const State& state, HexId from, Seat side) {
  const Grid& grid = library.map.grid;
  HexId best = kNoHex;
  int least = 0;
  for (const Piece& piece : state.pieces) {
    if (!is_on_map(piece) || owner_of(piece) != side || !is_unit(library, piece)) {
      continue;
    }
    const int distance = grid.distance(from, piece.place);
    if (best == kNoHex || distance < least || (distance == least && piece.place < best)) {
      best = piece.place;
      least = distance;
    }
  }
  return best;
}

/// A leader without troops does not stay where the enemy comes or his troops have been lost.
void chase_leaders(const Library& library, Now& now, HexId hex, Seat by) {
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const Piece& piece = now.state().pieces[i];
    if (piece.place != hex || owner_of(piece) == by || library.arm(piece.kind) != Arm::Leader) {
      continue;
    }
    const auto id = static_cast<PieceId>(i);
    const HexId to = nearest_friend(library, now.state(), hex, other(by));
    if (to == kNoHex) {
      eliminate(library, now, id);
    } else if (to != hex) {
      now.move(id, to);
      log(now, notes::Displaced{id, to});
    }
  }
}

}  // namespace

/// Battles 8.6, 10.3, 12.1
void eliminate(const Library& library, Now& now, PieceId unit) {
  const Piece piece = now.state().piece(unit);
  const Counter& counter = library.counter(piece.kind);
  now.move(unit, kEliminated);
  log(now, notes::Eliminated{unit});
  now.flag(unit, 0);
  if (!is_combat_unit(counter.arm)) {
    return;
  }
  const auto loser = static_cast<std::size_t>(piece.owner);
  const int points = counter.strength * library.scenario_of(now.state()).loss_points[loser];
  if (points > 0) {
    const Seat winner = other(owner_of(piece));
    now.add(track(Track::Points, index_of(winner)), points);
    log(now, notes::Scored{winner, points, unit});
  }
  if (is_on_map(piece)) {
    take_ground(library, now, piece.place, owner_of(piece));
    drop_works(library, now, piece.place);
    chase_leaders(library, now, piece.place, other(owner_of(piece)));
  }
}

/// Battles 12.1
void worsen(const Library& library, Now& now, PieceId unit) {
  const auto condition = static_cast<Condition>(now.state().piece(unit).marks);
  if (condition == Condition::Routed) {
    eliminate(library, now, unit);
    return;
  }
  const int next = static_cast<int>(condition) + 1;
  now.mark(unit, next);
  log(now, notes::Worsened{unit, static_cast<Condition>(next)});
}

/// Battles 6.0, 10.3
void move_to(const Library& library, Now& now, PieceId unit, HexId to) {
  const Place from = now.state().piece(unit).place;
  const Seat side = owner_of(now.state().piece(unit));
  now.move(unit, to);
  if (!is_unit(library, now.state().piece(unit))) {
    return;
  }
  bool leaves_works = false;
  bool meets_leader = false;
  {
    const Field field(library, now);
    leaves_works = is_hex(from) && field.has_breastworks(from);
    meets_leader = is_hex(to) && field.has_leader(to, other(side));
  }
  if (is_hex(from)) {
    take_ground(library, now, from, side);
    if (leaves_works) {
      drop_works(library, now, from);
    }
  }
  if (meets_leader) {
    chase_leaders(library, now, to, side);
  }
}

void clear_flags(Now& now, unsigned flags, Seat side) {
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const Piece& piece = now.state().pieces[i];
    if ((piece.flags & flags) != 0 && (side == Seat::Nobody || owner_of(piece) == side)) {
      now.lower(static_cast<PieceId>(i), flags);
    }
  }
}

}  // namespace longroll::battles
