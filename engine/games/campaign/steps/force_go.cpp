// build: small
#include "engine/games/campaign/steps/force_go.h"

#include "engine/games/campaign/rules/approach.h"
#include "engine/games/campaign/rules/battle.h"
#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/steps/reaction.h"
#include "engine/games/campaign/steps/ship_acts.h"
#include "engine/games/campaign/steps/table_acts.h"

namespace longroll::campaign {
namespace {

using Stage = ForceMoveStage;
using Move = ForceMoveLocals;

/// Campaign 6.4: leaving the hex can be answered, unless a leader goes alone.
void go_and_be_answered(const Library& library, Now& now, ReactionCause cause, HexId here, HexId from) {
  const bool is_force = moving_force(Field(library, now), here, phasing(now.state())).points() > 0;
  if (!is_force || !begin_reaction(library, now, cause, here, from)) {
    arrive(library, now);
  }
}

/// Campaign 11.7, 11.8.2, 12.2: who attacks in the hex leaves his entrenchment, and his fort when that is not besieged;
/// he retreats as others do.
void leave_works(const Library& library, Now& now, HexId hex, Seat side) {
  if (is_sortie(Field(library, now), hex)) {
    return;
  }
  for (const PieceId id : movers_at(Field(library, now), hex, side)) {
    const Piece& piece = now.state().piece(id);
    if (is_point(library.class_of(piece.kind)) && post_of(piece.flags) != Post::Field) {
      now.flag(id, with_post(piece.flags, Post::Field));
    }
  }
  tidy(library, now, hex);
}

}  // namespace

void begin_fight(const Library& library, Now& now, const FightBegins& fight) {
  const Field field(library, now);
  const auto met =
      force_of(field, fight.hex, other(fight.attacker), [&](PieceId id) { return is_in_field(field, id); });
  if (met.points() > 0 && met.strength() == 0) {
    begin(now,
          CavalryFlightLocals{fight.hex, fight.from, met.cavalry, fight.is_reaction, fight.is_landing, fight.is_first});
    return;
  }
  BattleLocals battle;
  battle.hex = fight.hex;
  battle.from = fight.from;
  battle.stage = met.strength() > 0 ? BattleStage::AttackerLeader : BattleStage::FortChoice;
  if (fight.from != kNoHex) {
    battle.note = approach_of(field, fight.attacker, fight.from, fight.hex, fight.is_first);
  } else {
    battle.note.is_amphibious = fight.is_landing;
  }
  battle.note.is_reaction = fight.is_reaction;
  battle.note.on_landing = fight.on_landing;
  begin(now, battle);
}

void go(const Library& library, Now& now, HexId to) {
  auto move = locals_of<Move>(now);
  const Seat side = phasing(now.state());
  const HexId from = move.here;
  if (to == from) {  // 9.10.1
    move.has_moved = true;
    move.note.meets = true;
    write(now, move);
    leave_works(library, now, from, side);
    arrive(library, now);
    return;
  }
  bool is_ferried = false;
  {
    const Field field(library, now);
    const MarchStep step = march_step(field, move, to);
    move.points -= step.points;
    move.note.meets = must_fight_at(field, to, side);
    move.note.begins = move.note.meets && is_at_its_beginning(field, from);
    is_ferried = step.way == StepWay::Boat;
  }
  if (is_ferried) {
    hold_ferry(library, now, side, from, to);
  }
  move.here = to;
  move.from = from;
  move.has_moved = true;
  move.stage = Stage::Leaving;
  write(now, move);
  move_force(library, now, side, from, to);
  go_and_be_answered(library, now, ReactionCause::Exit, to, from);
}

void ride_to(const Library& library, Now& now, HexId to) {
  auto move = locals_of<Move>(now);
  const Seat side = phasing(now.state());
  const HexId from = move.here;
  move.here = to;
  move.from = from;
  move.note = {};
  move.stage = Stage::Leaving;
  write(now, move);
  move_force(library, now, side, from, to);
  log(now, notes::Rode{side, from, to});
  go_and_be_answered(library, now, ReactionCause::Exit, to, from);
}

void land_force(const Library& library, Now& now, HexId from, HexId to, ReactionCause cause, bool on_vessels) {
  const Seat side = phasing(now.state());
  Move move;
  move.stage = Stage::Leaving;
  move.here = to;
  move.has_moved = true;
  move.note.meets = must_fight_at(Field(library, now), to, side);
  move.goal = on_vessels ? from : kNoHex;
  begin(now, move);
  move_force(library, now, side, from, to);
  go_and_be_answered(library, now, cause, to, from);
}

void arrive(const Library& library, Now& now) {
  auto move = locals_of<Move>(now);
  const Seat side = phasing(now.state());
  const bool is_landing = move.stage == Stage::Leaving && move.from == kNoHex;
  const HexId from = move.from;
  const bool meets = move.note.meets && must_fight_at(Field(library, now), move.here, side);
  const bool fights = meets && moving_force(Field(library, now), move.here, side).armies > 0;
  const bool is_first = move.note.begins;
  move.note = {};
  move.from = kNoHex;
  move.stage = fights ? Stage::Fighting : Stage::Choosing;
  if ((meets && !is_landing) || move.goal == move.here) {
    move.goal = kNoHex;
  }
  write(now, move);
  if (fights) {
    for (const PieceId id : movers_at(Field(library, now), move.here, side)) {
      now.raise(id, kFought);
    }
    begin_fight(library, now,
                {.attacker = side, .hex = move.here, .from = from, .is_landing = is_landing, .is_first = is_first});
  } else if (is_landing || meets) {  // 9.2: who has lost its army points to a reaction attacks nobody
    finish_move(library, now);
  }
}

void go_on(const Library& library, Now& now) {
  while (is_step<Move>(now.state().top())) {
    const auto move = locals_of<Move>(now);
    if (move.stage != Stage::Choosing || move.goal == kNoHex) {
      return;
    }
    const HexId next = next_on_way(Field(library, now), move);
    if (next == kNoHex) {
      write(now, &Move::goal, kNoHex);
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
  int cavalry = 0;
  bool is_any = false;
  HexId hex = move.here;
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    const Piece& piece = now.state().piece(id);
    if ((piece.flags & kMoving) == 0 || owner_of(piece) != side) {
      continue;
    }
    const UnitClass unit_class = library.class_of(piece.kind);
    points += is_strength_point(unit_class) ? 1 : 0;
    cavalry += unit_class == UnitClass::Cavalry ? 1 : 0;
    is_any = true;
    hex = piece.place;
    now.flag(id, (piece.flags & ~static_cast<unsigned>(kMoving)) | kMoved);
  }
  if (move.has_moved && is_any) {
    log(now, notes::Marched{side, hex, points, cavalry});
  }
  now.end();
}

}  // namespace longroll::campaign
