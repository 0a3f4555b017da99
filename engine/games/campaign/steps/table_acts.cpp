#include "engine/games/campaign/steps/table_acts.h"

#include <algorithm>

#include "engine/games/campaign/rules/force.h"
#include "engine/games/campaign/rules/rail_control.h"

namespace longroll::campaign {

std::vector<PieceId> movers_at(const Field& field, HexId hex, Seat side) {
  return pieces_at(field, hex, side, [&](PieceId id) { return is_moving(field, id); });
}

void move_force(const Library& library, Now& now, Seat side, HexId from, HexId to) {
  for (const PieceId id : movers_at(Field(library, now), from, side)) {
    now.move(id, to);
    now.flag(id, with_post(now.state().piece(id).flags & ~static_cast<unsigned>(kMustActHere), Post::Field));
  }
  for (const HexId hex : {from, to}) {
    tidy(library, now, hex);
    settle_control(library, now, hex);
  }
}

namespace {

/// Campaign 3.1, 5.2.4
void take_hex(const Library& library, Now& now, HexId hex, Seat side) {
  constexpr unsigned kHolders = kHeldByUnion | kHeldByConfederacy;
  const unsigned held = side == Seat::Union ? kHeldByUnion : kHeldByConfederacy;
  if (const Field field(library, now); field.armies(side).has(hex)) {
    now.mark_ground(hex, (now.state().ground_at(hex) & ~kHolders) | held);
  }
}

/// Campaign 7.1: a ground force takes the railroad of the hex, and what hangs on it.
void take_rails(const Library& library, Now& now, HexId hex, Seat side) {
  constexpr unsigned kRails = kRailUnion | kRailConfederacy;
  const unsigned rails = side == Seat::Union ? kRailUnion : kRailConfederacy;
  const unsigned marks = now.state().ground_at(hex);
  if (!(library.map.rail_hexes().has(hex) || (marks & kRails) != 0) || (marks & rails) != 0) {
    return;
  }
  const HexSet taken = rails_taken(library.network_data(), network_view(Field(library, now)), side, hex);
  taken.for_each([&](HexId one) { now.mark_ground(one, (now.state().ground_at(one) & ~kRails) | rails); });
}

}  // namespace

void settle_control(const Library& library, Now& now, HexId hex) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    bool is_alone = false;
    {
      const Field field(library, now);
      is_alone = field.points(side).has(hex) && !field.is_occupied(hex, other(side));
    }
    if (is_alone) {
      take_hex(library, now, hex, side);
      take_rails(library, now, hex, side);
    }
  }
}

void remove(Now& now, PieceId piece) {
  now.move(piece, kPool);
  now.flag(piece, 0);
  now.note(piece, 0);
  now.mark(piece, 0);
  now.turn(piece, kFront);
}

void eliminate(const Library& library, Now& now, std::span<const PieceId> points) {
  for (const PieceId id : points) {
    const Piece& piece = now.state().piece(id);
    if (owner_of(piece) == Seat::Union && library.class_of(piece.kind) == UnitClass::Asp) {
      now.add(track(Track::UnionLost), 1);
    }
    remove(now, id);
  }
}

namespace {

/// Campaign 12.1
void remove_weak_entrenchment(const Library& library, Now& now, HexId hex, Seat side) {
  const Field field(library, now);
  const std::vector<PieceId> inside =
      pieces_at(field, hex, side, [&](PieceId id) { return post_of(field.piece(id).flags) == Post::Entrenched; });
  const auto armies =
      std::count_if(inside.begin(), inside.end(), [&](PieceId id) { return field.class_of(id) == UnitClass::Asp; });
  if (armies >= field.numbers().works.entrenchment_asp) {
    return;
  }
  const std::vector<PieceId> works =
      pieces_at(field, hex, side, [&](PieceId id) { return field.class_of(id) == UnitClass::Entrenchment; });
  for (const PieceId id : inside) {
    now.flag(id, with_post(now.state().piece(id).flags, Post::Field));
  }
  for (const PieceId id : works) {
    remove(now, id);
  }
}

/// Campaign 10.2: the nearest hex with friends, or a town that the side holds, without enemies.
HexId refuge(const Field& field, HexId from, Seat side) {
  const HexSet places = (field.points(side) | (field.library().towns & field.held(side))) - field.occupied(other(side));
  HexId best = kNoHex;
  int least = kMaxHexes;
  places.for_each([&](HexId hex) {
    if (const int distance = field.grid().distance(from, hex); hex != from && distance < least) {
      least = distance;
      best = hex;
    }
  });
  return best;
}

/// Campaign 11.5: without its fort a garrison is in the open.
void open_garrison(const Library& library, Now& now, HexId hex, Seat side) {
  std::vector<PieceId> inside;
  {
    const Field field(library, now);
    if (!field.forts(side).has(hex)) {
      inside = pieces_at(field, hex, side, [&](PieceId id) {
        return field.is_point(id) && post_of(field.piece(id).flags) == Post::Garrison;
      });
    }
  }
  for (const PieceId id : inside) {
    now.flag(id, with_post(now.state().piece(id).flags, Post::Field));
  }
}

}  // namespace

void tidy(const Library& library, Now& now, HexId hex) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    open_garrison(library, now, hex, side);
    remove_weak_entrenchment(library, now, hex, side);
    const Field field(library, now);
    if (field.points(side).has(hex) || !field.points(other(side)).has(hex)) {
      continue;
    }
    const std::vector<PieceId> leaders =
        pieces_at(field, hex, side, [&](PieceId id) { return field.class_of(id) == UnitClass::Leader; });
    const HexId to = leaders.empty() ? kNoHex : refuge(field, hex, side);
    for (const PieceId id : leaders) {
      if (to == kNoHex) {
        remove(now, id);
      } else {
        now.move(id, to);
      }
    }
  }
}

/// Campaign 15.0
void change_status(const Library& library, Now& now, int change) {
  const PoliticsNumbers& numbers = library.chart.war.politics;
  const int before = now.state().track(track(Track::PoliticalStatus));
  const int after = std::clamp<int>(before + change, numbers.lowest, numbers.highest);
  log(now, notes::StatusChanged{after - before});
  now.set(track(Track::PoliticalStatus), after);
}

}  // namespace longroll::campaign
