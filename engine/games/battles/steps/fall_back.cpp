#include "engine/games/battles/rules/retreat.h"
#include "engine/games/battles/steps/aftermath.h"
#include "engine/games/battles/steps/evasion.h"
#include "engine/games/battles/steps/table_acts.h"

/// How a unit goes back because of combat, for the three steps that ask where to, and how leaders go with their troops.
namespace longroll::battles {
namespace {

/// A leader stays as long as a unit does that need not go.
bool keeps_leader(const Field& field, PieceId unit) {
  const bool must_go = field.has_flag(unit, kMustRetreat) && !field.has_flag(unit, kBombarding);
  return field.is_unit(unit) && !must_go;
}

}  // namespace

void march_with_leaders(const Library& library, Now& now, PieceId unit, HexId to, HexId by) {
  const Field field(library, now);
  const HexId from = field.piece(unit).place;
  const Seat side = field.side_of(unit);
  std::vector<PieceId> leaders;
  bool is_kept = false;
  for_each_at(field, from, [&](PieceId id) {
    is_kept = is_kept || (id != unit && field.side_of(id) == side && keeps_leader(field, id));
    if (field.side_of(id) == side && field.arm_of(id) == Arm::Leader) {
      leaders.push_back(id);
    }
  });
  if (by != kNoHex) {
    move_to(library, now, unit, by);
  }
  move_to(library, now, unit, to);
  if (!is_kept) {
    for (const PieceId leader : leaders) {
      now.move(leader, to);
    }
  }
}

namespace {

/// Battles 8.71, 8.74, 12.1: Ar and Ae* disorder without a die.
void retreat(const Library& library, Now& now, PieceId unit, HexId to) {
  now.lower(unit, kMustRetreat);
  march_with_leaders(library, now, unit, to);
  now.raise(unit, kRetreatedIn | kActed);
  log(now, notes::Retreated{unit, to});
  if (now.state().piece(unit).owner == now.state().track(track(Track::Phasing))) {
    worsen(library, now, unit);
  }
}

/// Battles 8.81 to 8.83: guns that are pushed aside attack no more in this phase; nobody is disordered.
void displace(const Library& library, Now& now, PieceId unit, HexId to) {
  march_with_leaders(library, now, unit, to);
  const Piece& piece = now.state().piece(unit);
  const bool is_gun = is_artillery(library.counter(piece.kind).arm);
  const bool is_phasing = piece.owner == now.state().track(track(Track::Phasing));
  now.raise(unit, is_gun && is_phasing ? kFought | kActed : kActed);
  log(now, notes::Displaced{unit, to});
}

}  // namespace

/// Battles 8.7, 8.8
void fall_back(const Library& library, Now& now, PieceId unit, HexId to) {
  if (!has_room(Field(library, now), owner_of(now.state().piece(unit)), to)) {
    begin(now, DisplacementLocals{kNoPiece, unit, to});
    return;
  }
  switch (static_cast<StepKind>(now.state().top().kind)) {
    case StepKind::Displacement:
      displace(library, now, unit, to);
      break;
    case StepKind::Evasion:
      get_away(library, now, unit, to);
      break;
    default:
      retreat(library, now, unit, to);
      break;
  }
}

}  // namespace longroll::battles
