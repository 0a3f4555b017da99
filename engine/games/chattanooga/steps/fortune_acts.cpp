// build: small
#include "engine/games/chattanooga/steps/fortune_acts.h"

#include "engine/games/chattanooga/steps/table_acts.h"

namespace longroll::chattanooga {
namespace {

using Fortune = FortuneLocals;

/// What a move or an attack of the other side in this phase leaves on its units, and on its leaders.
constexpr unsigned kOfTheMove = kMoved | kMoving | kEntered | kRecovering;

/// Chattanooga 10.1, 11.1: in another hex a unit is what the others there are; without any it has not been attacked.
void take_hex_flags(const Library& library, Now& now, PieceId unit) {
  unsigned flags = 0;
  {
    const Field field(library, now);
    for_each_unit_at(field, field.piece(unit).place, [&](PieceId other) {
      const bool has_come = field.has_flag(other, kMoved) || other == unit;
      if (!has_come && !field.has_flag(other, kRetreated)) {
        flags |= field.piece(other).flags & (kWasAttacked | kHexFiredAt);
      }
    });
  }
  now.lower(unit, kWasAttacked | kRetreated | kHexFiredAt);
  now.raise(unit, flags);
}

/// The side that is not the phasing one has neither moved nor attacked, as far as its own phases go. Who was rallied in
/// them still has been (13.3).
void forget_acts(Now& now, const Fortune& fortune, PieceId id, bool is_leader) {
  const Piece& piece = now.state().piece(id);
  const unsigned kept = (piece.flags & kRallied) == kRallied ? kRallied : 0U;
  now.lower(id, (kOfTheMove & ~kept) | (is_leader ? 0U : static_cast<unsigned>(kFought)));
  if (fortune.was_fired_at && !is_leader && piece.place == fortune.hex) {
    now.raise(id, kHexFiredAt);
  }
}

/// Chattanooga 14.3, 14.5: of a marker of the side that is not the phasing one.
void forget_move(Now& now, PieceId marker) {
  const bool was_led = (now.state().piece(marker).flags & kMoved) != 0;
  now.lower(marker, kMoved | kMoving | kEntered);
  if (was_led) {
    now.raise(marker, kWasLed);
  }
}

/// The side whose phase it is was attacked in the mini-phase alone; its volleys are spent (10.9).
void forget_attacks(Now& now, PieceId id) {
  now.lower(id, kForceMarched);
  if ((now.state().piece(id).flags & kWasAttacked) != 0) {
    now.lower(id, kWasAttacked | kVolley);
  }
}

/// Chattanooga 10.8, 15.0: those who have moved and bear charge markers, from the bottom up. Others of the hex may bear
/// one from their own phase.
void name_counterattackers(Now& now, const Movers& movers) {
  auto fortune = locals_of<Fortune>(now);
  fortune.hex = static_cast<HexId>(now.state().piece(movers.front()).place);
  std::array<PieceId, Movers::kMax> units = {kNoPiece, kNoPiece, kNoPiece};
  std::size_t count = 0;
  for (const PieceId unit : movers) {
    if ((now.state().piece(unit).flags & kCharge) != 0) {
      units[count++] = unit;
    }
  }
  fortune.subject = units[0];
  fortune.second = units[1];
  fortune.third = units[2];
  write(now, fortune);
}

}  // namespace

/// Chattanooga 15.0
void settle_fortune_march(const Library& library, Now& now, const Movers& movers, bool have_left) {
  const auto fortune = locals_of<Fortune>(now);
  if (fortune.fortune == FortuneKind::Counterattack) {
    name_counterattackers(now, movers);
  }
  if (owner_of(now.state().piece(movers.front())) == fortune.attacker) {
    return;
  }
  for (const PieceId unit : movers) {
    if (have_left) {
      take_hex_flags(library, now, unit);
    } else if (fortune.fortune != FortuneKind::Counterattack) {
      now.lower(unit, kForceMarched);  // end_fortune gives the hex its mark again
    }
  }
}

/// Chattanooga 15.0
void end_fortune(const Library& library, Now& now) {
  const auto fortune = locals_of<Fortune>(now);
  now.set(track(Track::Phasing), index_of(fortune.attacker));
  now.set(track(Track::PhaseNow), static_cast<int>(Phase::Combat));
  for (const PieceId unit : {fortune.subject, fortune.second, fortune.third}) {
    if (fortune.fortune == FortuneKind::Counterattack && unit != kNoPiece) {
      now.lower(unit, kCharge);  // 10.8: its phase is over
    }
  }
  for (const PieceId id : piece_ids(now.state())) {
    const Piece& piece = now.state().piece(id);
    if (!is_on_map(piece)) {
      continue;
    }
    const bool is_leader = library.type(piece.kind) == UnitType::Leader;
    const bool is_reserve = library.type(piece.kind) == UnitType::Reserve;
    now.lower(id, is_combat_unit(library.type(piece.kind)) ? static_cast<unsigned>(kDeployed) : 0U);  // 14.5
    if (owner_of(piece) != fortune.attacker && is_reserve) {
      forget_move(now, id);
    } else if (owner_of(piece) != fortune.attacker) {
      forget_acts(now, fortune, id, is_leader);
    } else if (!is_leader) {
      forget_attacks(now, id);
    }
  }
  const Seat next = other(holder(now.state()));
  now.set(track(Track::Fortune), index_of(next));
  log(now, notes::FortunePassed{next});
  now.end();
}

/// Chattanooga 15.0
void settle_free_recovery(const Library&, Now& now, PieceId unit, const CheckResult& result) {
  if (result.is_passed) {
    recover(now, unit);
  }
}

}  // namespace longroll::chattanooga
