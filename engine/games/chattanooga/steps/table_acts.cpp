// build: small
#include "engine/games/chattanooga/steps/table_acts.h"

#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/hooker.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/steps/leader_acts.h"
#include "engine/games/chattanooga/steps/marker_acts.h"
#include "engine/games/chattanooga/steps/reserve_acts.h"
#include "engine/games/chattanooga/steps/works_acts.h"

namespace longroll::chattanooga {

/// Chattanooga 8.1
void close_up(const Library& library, Now& now, HexId hex) {
  std::array<PieceId, 2 * Movers::kMax> units{};
  std::size_t count = 0;
  const Field field(library, now);
  for_each_unit_at(field, hex, [&](PieceId unit) {
    LR_CHECK(count < units.size(), "a stack, and one that passes through");
    units[count++] = unit;
  });
  for (std::size_t i = 0; i < count; ++i) {
    now.note(units[i], static_cast<int>(i));
  }
}

namespace {

int count_units(const Library& library, const Now& now, HexId hex) {
  int count = 0;
  for_each_unit_at(Field(library, now), hex, [&](PieceId) { ++count; });
  return count;
}

/// Chattanooga 5.4
bool has_communication(const Library& library, const Now& now, PieceId unit) {
  const Piece& piece = now.state().piece(unit);
  const Field field(library, now);
  const HexId hex = hex_where_hit(field, unit);                                                        // 14.6
  return (hex != kNoHex && field.communications(owner_of(piece)).has(hex)) || is_afloat(field, unit);  // 7.8
}

}  // namespace

/// Chattanooga 8.1
void move_units(const Library& library, Now& now, const Movers& units, HexId to) {
  if (units.is_empty()) {
    return;
  }
  const Place from = now.state().piece(units.front()).place;
  int note = count_units(library, now, to);
  const bool is_reserve = library.type(now.state().piece(units.front()).kind) == UnitType::Reserve;
  for (const PieceId unit : units) {
    give_up_works(library, now, unit);
    now.move(unit, to);
    now.note(unit, is_reserve ? 0 : note++);
    assign_to_hooker(library, now, unit);
  }
  if (is_decisive_step(Field(library, now), units.front(), to) &&
      (!is_reserve || units_in_reserve(Field(library, now), units.front()) > 0)) {  // 3.2, 14.1
    now.set(track(Track::Level), static_cast<int>(VictoryLevel::ConfederateDecisive));
  }
  spoil_volleys(library, now, to);
  if (is_hex(from)) {
    spoil_volleys(library, now, from);
    take_leaders_along(library, now, from, to);
    close_up(library, now, from);
  }
  rescue_leaders(library, now);
  if (!is_reserve) {
    alarm_reserves(library, now, units.front(), to);
  }
  if (is_hex(to)) {
    look_around(library, now, units.front(), to);
  }
}

/// Chattanooga 13.6: as units are set up, only once they all are. A reserve that shows its letter brings its units.
void assign_to_hooker(const Library& library, Now& now, PieceId piece) {
  if (!has_option(now.state(), Option::Hooker) || now.state().track(track(Track::Turn)) == 0) {
    return;
  }
  const Field field(library, now);
  const Place place = field.piece(piece).place;
  if (is_hooker(field, piece) || (is_hex(place) && becomes_hookers(field, piece, place))) {
    now.raise(piece, kHookers);
  } else if (field.is_reserve(piece) && field.piece(piece).up == kFront) {
    const PieceIds pieces = piece_ids(now.state());
    for (const PieceId unit : pieces) {
      const Field current(library, now);
      if (reserve_of(current, unit) == piece && becomes_hookers(current, unit, place)) {
        now.raise(unit, kHookers);
      }
    }
  }
}

/// Chattanooga 8.1
void bring_to_top(const Library& library, Now& now, PieceId unit) {
  const Piece piece = now.state().piece(unit);
  std::array<PieceId, 2 * Movers::kMax> above{};
  std::size_t count = 0;
  for_each_unit_at(Field(library, now), piece.place, [&](PieceId other) {
    if (now.state().piece(other).note > piece.note && count < above.size()) {
      above[count++] = other;
    }
  });
  if (count == 0) {
    return;
  }
  for (std::size_t i = 0; i < count; ++i) {
    now.note(above[i], now.state().piece(above[i]).note - 1);
  }
  now.note(unit, piece.note + static_cast<int>(count));
}

void put_in_box(const Library& library, Now& now, PieceId unit, Place box) {
  const Place from = now.state().piece(unit).place;
  give_up_works(library, now, unit);
  now.move(unit, box);
  now.note(unit, 0);
  now.flag(unit, now.state().piece(unit).flags & kHookers);
  now.mark(unit, 0);
  now.turn(unit, kFront);
  if (is_hex(from)) {
    close_up(library, now, from);
    rescue_leaders(library, now);
  }
}

/// Chattanooga 5.3
void disrupt(Now& now, PieceId unit) {
  now.turn(unit, kReverse);
  log(now, notes::Disrupted{unit});
}

/// Chattanooga 5.3
void recover(Now& now, PieceId unit) {
  now.turn(unit, kFront);
  log(now, notes::Recovered{unit});
}

/// Chattanooga 5.6, 5.4
void rout(const Library& library, Now& now, PieceId unit, bool is_shattered) {
  if (!has_communication(library, now, unit)) {
    capture(library, now, unit);
    return;
  }
  log(now, notes::Routed{unit, is_shattered});
  put_in_box(library, now, unit, is_shattered ? kShattered : kRouted);
}

/// Chattanooga 5.8, 5.4
void eliminate(const Library& library, Now& now, PieceId unit) {
  if (!has_communication(library, now, unit)) {
    capture(library, now, unit);
    return;
  }
  log(now, notes::Eliminated{unit});
  put_in_box(library, now, unit, kEliminated);
}

/// Chattanooga 6.4, 10.4, 10.11
void capture(const Library& library, Now& now, PieceId unit) {
  log(now, notes::Captured{unit});
  put_in_box(library, now, unit, kCaptured);
}

void clear_flags(Now& now, unsigned flags, Seat side) {
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const Piece& piece = now.state().pieces[i];
    if ((piece.flags & flags) != 0 && (side == Seat::Nobody || owner_of(piece) == side)) {
      now.lower(static_cast<PieceId>(i), flags);
    }
  }
}

}  // namespace longroll::chattanooga
