// build: small
#include "engine/games/campaign/planner/gauge.h"

#include "engine/games/campaign/rules/approach.h"
#include "engine/games/campaign/rules/battle.h"

namespace longroll::campaign {
namespace {

PieceId best_leader(const Field& field, const BattleLocals& battle, Seat side) {
  PieceId best = kNoPiece;
  for (const PieceId id : leaders_at(field, battle, side)) {
    if (best == kNoPiece || field.piece(id).marks > field.piece(best).marks) {
      best = id;
    }
  }
  return best;
}

/// Every pair of dice in turn.
Prospect counted(const Field& field, BattleLocals battle) {
  battle.attacking_leader = best_leader(field, battle, field.phasing());
  battle.defending_leader = best_leader(field, battle, other(field.phasing()));
  constexpr int kFaces = BattleChart::kDieFaces;
  Prospect prospect;
  for (int outcome_die = 1; outcome_die <= kFaces; ++outcome_die) {
    battle.note.row = modified_outcome_die(field, battle, outcome_die);
    const Outcome outcome = field.chart().battle.row(battle.note.row).outcome;
    prospect.win += outcome == Outcome::AttackerWins ? 1 : 0;
    prospect.draw += outcome == Outcome::Draw ? 1 : 0;
    for (int loss_die = 1; loss_die <= kFaces; ++loss_die) {
      const Losses losses = losses_of(field, battle, loss_die);
      prospect.own_loss += losses.attacker;
      prospect.enemy_loss += losses.defender;
    }
  }
  prospect.win = 100 * prospect.win / kFaces;
  prospect.draw = 100 * prospect.draw / kFaces;
  prospect.own_loss = 100 * prospect.own_loss / (kFaces * kFaces);
  prospect.enemy_loss = 100 * prospect.enemy_loss / (kFaces * kFaces);
  return prospect;
}

}  // namespace

namespace {

/// The rules are asked about an imagined State, in which the force stands in the hex already.
Prospect prospect_in(const Library& library, const State& state, BattleLocals battle) {
  State imagined = state;
  const HexId to = battle.hex;
  const Seat side = phasing(state);
  bool has_garrison = false;
  for (Piece& piece : imagined.pieces) {
    if ((piece.flags & kMoving) != 0 && owner_of(piece) == side) {
      piece.place = to;
    } else if (piece.place == to && owner_of(piece) == side) {
      has_garrison = true;
    }
  }
  if (has_garrison) {  // 11.8.1: who is relieved joins
    for (const PieceId id : who_joins_relief(Field(library, imagined), battle)) {
      imagined.piece(id).flags |= kMoving;
    }
  }
  const Field field(library, imagined);
  battle.note.is_storm = !field.in_field(other(side)).has(to);
  return counted(field, battle);
}

}  // namespace

Prospect prospect_of(const Library& library, const State& state, HexId from, HexId to, bool is_first) {
  BattleLocals battle;
  battle.hex = to;
  battle.from = from == to ? kNoHex : from;
  if (from != to) {
    battle.note = approach_of(Field(library, state), phasing(state), from, to, is_first);
  }
  return prospect_in(library, state, battle);
}

Prospect prospect_of_landing(const Library& library, const State& state, HexId to) {
  BattleLocals battle;
  battle.hex = to;
  battle.note.is_amphibious = true;
  return prospect_in(library, state, battle);
}

Prospect prospect_of_reaction(const Library& library, const State& state, std::span<const PieceId> force, HexId from,
                              HexId to) {
  BattleLocals battle;
  battle.hex = to;
  battle.from = from;
  battle.note = approach_of(Field(library, state), other(phasing(state)), from, to, false);
  battle.note.is_reaction = true;
  State imagined = state;
  for (const PieceId id : force) {
    imagined.piece(id).place = to;
    imagined.piece(id).flags |= kMoving;
  }
  return counted(Field(library, imagined), battle);
}

Prospect prospect_of_storm(const Library& library, const State& state, HexId hex) {
  BattleLocals battle;
  battle.hex = hex;
  battle.note.is_storm = true;
  return counted(Field(library, state), battle);
}

}  // namespace longroll::campaign
