#include "engine/games/campaign/steps/force_go.h"

#include "engine/games/campaign/rules/approach.h"
#include "engine/games/campaign/rules/battle.h"
#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/steps/table_acts.h"

namespace longroll::campaign {
namespace {

using Stage = ForceMoveStage;
using Move = ForceMoveLocals;

/// Campaign 9.0, 11.8, 16.0: who is met decides how it is fought.
void meet(const Library& library, Now& now, const Move& move, HexId from, bool is_landing = false) {
  const Field field(library, now);
  const Seat enemy = other(field.phasing());
  const auto met = force_of(field, move.here, enemy, [&](PieceId id) { return is_in_field(field, id); });
  if (met.points() > 0 && met.strength() == 0) {
    begin(now, CavalryFlightLocals{move.here, from, met.cavalry});
    return;
  }
  BattleLocals battle;
  battle.hex = move.here;
  battle.from = from;
  battle.stage = met.strength() > 0 ? BattleStage::AttackerLeader : BattleStage::FortChoice;
  if (from != kNoHex) {
    battle.note = approach_of(field, from, move.here);
  } else {
    battle.note.is_amphibious = is_landing;
  }
  begin(now, battle);
}

/// Where it goes next on its way; kNoHex: no way leads there any more.
HexId next_on_way(const Field& field, const Move& move) {
  const MarchReach& reach = field.reach(move);
  return move.goal != move.here && reach.has(move.goal) ? reach.first_step_to(move.goal) : kNoHex;
}

}  // namespace

void go(const Library& library, Now& now, HexId to) {
  auto move = locals_of<Move>(now);
  const Seat side = phasing(now.state());
  const HexId from = move.here;
  bool fights = to == from;
  if (!fights) {
    const Field field(library, now);
    move.points -= march_step(field, move, to).points;
    fights = must_fight_at(field, to, side);
  }
  move.here = to;
  move.has_moved = true;
  move.stage = fights ? Stage::Fighting : Stage::Choosing;
  write(now, move);
  if (to != from) {
    move_force(library, now, side, from, to);
  }
  if (fights) {
    for (const PieceId id : movers_at(Field(library, now), to, side)) {
      now.raise(id, kFought);
    }
    meet(library, now, move, to == from ? kNoHex : from);
  }
}

void land_force(const Library& library, Now& now, HexId from, HexId to) {
  const Seat side = phasing(now.state());
  const bool fights = must_fight_at(Field(library, now), to, side);
  Move move;
  move.stage = fights ? Stage::Fighting : Stage::Choosing;
  move.here = to;
  move.has_moved = true;
  begin(now, move);
  move_force(library, now, side, from, to);
  if (!fights) {
    finish_move(library, now);
    return;
  }
  for (const PieceId id : movers_at(Field(library, now), to, side)) {
    now.raise(id, kFought);
  }
  meet(library, now, move, kNoHex, true);
}

void go_on(const Library& library, Now& now) {
  while (is_step<Move>(now.state().top())) {
    const auto move = locals_of<Move>(now);
    if (move.stage != Stage::Choosing) {
      return;
    }
    const HexId next = next_on_way(Field(library, now), move);
    if (next == kNoHex || next == move.goal) {
      write(now, &Move::goal, kNoHex);
    }
    if (next == kNoHex) {
      return;
    }
    go(library, now, next);
  }
}

/// Campaign 5.2: nobody of it moves again in this impulse.
void finish_move(const Library& library, Now& now) {
  const auto move = locals_of<Move>(now);
  const Seat side = phasing(now.state());
  int points = 0;
  int leaders = 0;
  HexId hex = move.here;
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    const Piece& piece = now.state().piece(id);
    if ((piece.flags & kMoving) == 0 || owner_of(piece) != side) {
      continue;
    }
    const bool is_leader = library.class_of(piece.kind) == UnitClass::Leader;
    (is_leader ? leaders : points) += 1;
    hex = piece.place;
    now.flag(id, (piece.flags & ~static_cast<unsigned>(kMoving)) | kMoved);
  }
  if (move.has_moved && points + leaders > 0) {
    log(now, notes::Marched{side, hex, points, leaders});
  }
  now.end();
}

}  // namespace longroll::campaign
