#include "engine/games/battles/steps/aftermath.h"

#include "engine/games/battles/steps/table_acts.h"

namespace longroll::battles {
namespace {

bool is_struck_attacker(const Field& field, PieceId id) {
  // 9.15: the guns that bombard are not touched.
  return field.is_unit(id) && is_on_map(field.piece(id)) && field.has_flag(id, kAttacking) &&
         !field.has_flag(id, kBombarding);
}

bool is_struck_target(const Field& field, PieceId id) {
  const bool can_be_shot_at = field.is_unit(id) || field.arm_of(id) == Arm::Gunboat;
  return can_be_shot_at && is_on_map(field.piece(id)) && field.has_flag(id, kTarget);
}

bool is_struck(const Field& field, PieceId id, Seat side) {
  return field.side_of(id) == side &&
         (side == field.phasing() ? is_struck_attacker(field, id) : is_struck_target(field, id));
}

/// Runs `then(PieceId)` for every unit of that side that the result can touch as things stand, lowest first.
template <class Then>
void for_each_struck(const Library& library, Now& now, Seat side, Then&& then) {
  std::vector<PieceId> struck;
  {
    const Field field(library, now);
    for (const PieceId id : field.pieces()) {
      if (is_struck(field, id, side)) {
        struck.push_back(id);
      }
    }
  }
  for (const PieceId id : struck) {
    then(id);
  }
}

/// Battles 8.75: units of that side that may follow into hexes that the enemy leaves. One that had its fight before
/// took no part (8.14, 8.74).
void name_victors(const Library& library, Now& now, Seat side) {
  for_each_struck(library, now, side, [&](PieceId id) {
    if ((now.state().piece(id).flags & kAddsNothing) == 0) {
      now.raise(id, kMayAdvance);
    }
  });
}

void flag_struck(const Library& library, Now& now, Seat side, unsigned flags) {
  for_each_struck(library, now, side, [&](PieceId id) { now.raise(id, flags); });
}

/// Battles 9.17: guns that bombarded may go back with the others.
void offer_guns(const Library& library, Now& now) {
  const Field field(library, now);
  const Seat side = field.phasing();
  for (const PieceId id : field.pieces()) {
    const bool has_bombarded = is_on_map(field.piece(id)) && field.side_of(id) == side &&
                               field.has_flag(id, kAttacking) && field.has_flag(id, kBombarding);
    if (has_bombarded && is_artillery(field.arm_of(id))) {
      now.raise(id, kMustRetreat);
    }
  }
}

/// Eliminates all of a side; returns their printed strength without those that had their fight before (8.14, 8.74).
int eliminate_all(const Library& library, Now& now, Seat side) {
  int strength = 0;
  for_each_struck(library, now, side, [&](PieceId id) {
    const Piece piece = now.state().piece(id);
    strength += (piece.flags & kAddsNothing) == 0 ? library.counter(piece.kind).strength : 0;
    eliminate(library, now, id);
  });
  return strength;
}

}  // namespace

void note_vacated(Now& now, HexId hex) {
  for (int i = 0; i < kMaxTargets; ++i) {
    const int noted = now.state().track(track(Track::Vacated, i));
    if (noted == hex) {
      return;
    }
    if (noted == kNoHex) {
      now.set(track(Track::Vacated, i), hex);
      return;
    }
  }
}

void forget_vacated(Now& now) {
  for (int i = 0; i < kMaxTargets; ++i) {
    now.set(track(Track::Vacated, i), kNoHex);
  }
}

bool has_vacated(const State& state) {
  for (int i = 0; i < kMaxTargets; ++i) {
    if (state.track(track(Track::Vacated, i)) != kNoHex) {
      return true;
    }
  }
  return false;
}

void free_group_of(const Library& library, Now& now, PieceId unit) {
  const int group = library.scenario_of(now.state()).placements[static_cast<std::size_t>(unit)].held;
  if (group >= 0) {
    now.set(track(Track::Freed), now.state().track(track(Track::Freed)) | (1 << group));
  }
}

void begin_advances(const Library& library, Now& now, Seat side) {
  clear_flags(now, kMayAdvance);
  name_victors(library, now, side);
  begin(now, AdvancesLocals{side});
}

bool can_be_lost(const Field& field, PieceId unit, Seat side) { return is_struck(field, unit, side); }

/// Battles 8.6, 9.15, 9.17, 12.1
void begin_result(const Library& library, Now& now, CombatResult result) {
  const Seat attacker = Field(library, now).phasing();
  const Seat defender = other(attacker);
  const Seat loser = result <= CombatResult::Ar ? attacker : defender;
  forget_vacated(now);
  for_each_struck(library, now, loser, [&](PieceId id) { note_vacated(now, now.state().piece(id).place); });
  begin_advances(library, now, other(loser));
  begin(now, DisorderLocals{});
  begin(now, RetreatsLocals{loser});
  switch (result) {
    case CombatResult::Ae:
      eliminate_all(library, now, attacker);
      break;
    case CombatResult::AePart:
      flag_struck(library, now, attacker, kMustRetreat);
      offer_guns(library, now);
      begin(now, LossesLocals{attacker, defender, 0, result});
      break;
    case CombatResult::Ar:
      flag_struck(library, now, attacker, kMustRetreat);
      offer_guns(library, now);
      break;
    case CombatResult::Ex:
      flag_struck(library, now, attacker, kMustTest);
      if (const int owed = eliminate_all(library, now, defender); owed > 0) {
        begin(now, LossesLocals{attacker, attacker, owed, result});
      }
      break;
    case CombatResult::Dr:
      flag_struck(library, now, defender, kMustRetreat | kMustTest);
      break;
    case CombatResult::ExPart:
      flag_struck(library, now, attacker, kMustTest);
      flag_struck(library, now, defender, kMustRetreat | kMustTest);
      begin(now, LossesLocals{defender, attacker, 0, result});
      break;
    case CombatResult::De:
      eliminate_all(library, now, defender);
      break;
  }
}

}  // namespace longroll::battles
