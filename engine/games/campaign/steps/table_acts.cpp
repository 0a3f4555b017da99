// build: small
#include "engine/games/campaign/steps/table_acts.h"

#include <algorithm>

#include "engine/games/campaign/rules/force.h"
#include "engine/games/campaign/rules/leaders.h"
#include "engine/games/campaign/rules/politics.h"
#include "engine/games/campaign/rules/rail_control.h"

namespace longroll::campaign {

std::vector<PieceId> movers_at(const Field& field, HexId hex, Seat side) {
  return pieces_at(field, hex, side, [&](PieceId id) { return is_moving(field, id); });
}

void move_force(const Library& library, Now& now, Seat side, HexId from, HexId to) {
  const unsigned gone = side == phasing(now.state()) ? kHasGone : 0U;
  for (const PieceId id : movers_at(Field(library, now), from, side)) {
    now.move(id, to);
    const Piece& piece = now.state().piece(id);
    const bool is_crew = library.class_of(piece.kind) == UnitClass::Usmrr;
    now.flag(id, with_post((piece.flags & ~static_cast<unsigned>(kMustActHere)) | (is_crew ? 0U : gone), Post::Field));
  }
  for (const HexId hex : {from, to}) {
    tidy(library, now, hex);
    settle_control(library, now, hex);
  }
}

namespace {

/// Campaign 15.1: cities of the Confederacy that matter to the Union's voters, whenever they change hands; cities of
/// US-States and sources of supply when they are lost for the first time.
void judge_capture(const Library& library, Now& now, HexId hex, Seat side, Seat before) {
  const PoliticsNumbers& numbers = library.chart.war.politics;
  const std::vector<ChartPlace>& cities = library.chart.war.captured_cities;
  int change = 0;
  if (before == other(side) &&
      std::any_of(cities.begin(), cities.end(), [&](const ChartPlace& one) { return hex_named(one.hex) == hex; })) {
    change = side == Seat::Union ? numbers.captured_city : -numbers.captured_city;
  }
  const auto found = std::lower_bound(library.union_cities.begin(), library.union_cities.end(), hex);
  if (side == Seat::Confederate && found != library.union_cities.end() && *found == hex) {
    constexpr int kWordBits = 15;
    const int number = static_cast<int>(found - library.union_cities.begin());
    const int word = track(Track::Captured, number / kWordBits);
    const unsigned bits = static_cast<unsigned>(now.state().track(word));
    const unsigned bit = 1U << static_cast<unsigned>(number % kWordBits);
    change += (bits & bit) == 0 ? numbers.lost_union_city : 0;
    now.set(word, static_cast<int>(bits | bit));
  }
  if (change != 0) {
    log(now, notes::Captured{side, hex});
    change_status(library, now, change);
  }
}

Seat holder_of(unsigned marks) {
  return (marks & kHeldByUnion) != 0         ? Seat::Union
         : (marks & kHeldByConfederacy) != 0 ? Seat::Confederate
                                             : Seat::Nobody;
}

/// Campaign 3.1, 5.2.4
void take_hex(const Library& library, Now& now, HexId hex, Seat side) {
  constexpr unsigned kHolders = kHeldByUnion | kHeldByConfederacy;
  const unsigned held = side == Seat::Union ? kHeldByUnion : kHeldByConfederacy;
  const Seat before = holder_of(now.state().ground_at(hex));
  if (before != side && Field(library, now).armies(side).has(hex)) {
    now.mark_ground(hex, (now.state().ground_at(hex) & ~kHolders) | held);
    judge_capture(library, now, hex, side, before);
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
  const HexSet taken = rails_taken(library.network_data(), Field(library, now).network(), side, hex);
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

bool lose_fort(const Library& library, Now& now, HexId hex, Seat side, bool is_stormed) {
  PieceId lost = kNoPiece;
  {
    const Field field(library, now);
    if (!field.forts(side).has(hex) ||
        !(is_stormed || (field.armies(other(side)).has(hex) && field.strength_at(hex, side) == 0))) {
      return false;
    }
    for_each_at(field, hex, [&](PieceId id) {
      if (field.side_of(id) == side && field.class_of(id) == UnitClass::Fort &&
          (is_stormed || field.has_flag(id, kSilenced))) {
        lost = id;
      }
    });
  }
  if (lost != kNoPiece) {
    remove(now, lost);
  }
  return lost != kNoPiece;
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

/// Campaign 8.4.2, 16.0, 4.2.5: depots, arsenals, factories and vessels on the stocks are lost to enemies in the hex as
/// soon as nobody of the side is there outside of a fort.
bool is_lost_to_enemies(const Field& field, PieceId id) {
  const UnitClass unit_class = field.class_of(id);
  return unit_class == UnitClass::Depot || unit_class == UnitClass::Arsenal || unit_class == UnitClass::Factory ||
         (is_vessel(unit_class) && field.piece(id).note == kOnStocks);
}

notes::Work loss_of(UnitClass unit_class) {
  return unit_class == UnitClass::Depot     ? notes::Work::DepotLost
         : unit_class == UnitClass::Arsenal ? notes::Work::ArsenalLost
         : unit_class == UnitClass::Factory ? notes::Work::FactoryLost
                                            : notes::Work::VesselLost;
}

/// Campaign 7.7.1: enemies enter a hex with crews and without points of the Union.
void lose_crews(const Library& library, Now& now, HexId hex) {
  std::vector<PieceId> lost;
  {
    const Field field(library, now);
    if (field.points(Seat::Confederate).has(hex) && !field.points(Seat::Union).has(hex)) {
      lost = pieces_at(field, hex, Seat::Union, [&](PieceId id) { return field.class_of(id) == UnitClass::Usmrr; });
    }
  }
  for (const PieceId id : lost) {
    lose_crew(now, id);
  }
}

void lose_works(const Library& library, Now& now, HexId hex, Seat side) {
  std::vector<PieceId> lost;
  {
    const Field field(library, now);
    if (field.points(other(side)).has(hex) && !field.in_field(side).has(hex)) {
      lost = pieces_at(field, hex, side, [&](PieceId id) { return is_lost_to_enemies(field, id); });
    }
  }
  for (const PieceId id : lost) {
    log(now, notes::Worked{side, hex, loss_of(library.class_of(now.state().piece(id).kind))});
    remove(now, id);
  }
}

}  // namespace

void lose_crew(Now& now, PieceId crew) {
  log(now, notes::Worked{Seat::Union, static_cast<HexId>(now.state().piece(crew).place), notes::Work::CrewLost});
  now.move(crew, static_cast<Place>(kTurnBox + now.state().track(track(Track::Turn)) + 1));
  now.flag(crew, 0);
}

void tidy(const Library& library, Now& now, HexId hex) {
  lose_crews(library, now, hex);
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (lose_fort(library, now, hex, side, false)) {
      log(now, notes::Surrendered{side, hex, 0});
    }
    open_garrison(library, now, hex, side);
    remove_weak_entrenchment(library, now, hex, side);
    lose_works(library, now, hex, side);
    const Field field(library, now);
    if (field.points(side).has(hex) || !field.points(other(side)).has(hex) || field.forts(side).has(hex)) {
      continue;  // 11.3: in a fort of his side a leader is one of the garrison
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

void complete_fort(Now& now, PieceId fort) {
  now.turn(fort, kFront);
  now.lower(fort, kUnderConstruction);
  const Piece& piece = now.state().piece(fort);
  log(now, notes::Worked{owner_of(piece), piece.place, notes::Work::FortFinished});
}

void note_call(Now& now, int state) {
  constexpr int kWordBits = 15;
  const bool is_high = state >= kWordBits;
  const int word = track(is_high ? Track::MilitiaCalledHigh : Track::MilitiaCalled);
  const unsigned bit = 1U << static_cast<unsigned>(is_high ? state - kWordBits : state);
  now.set(word, static_cast<int>(static_cast<unsigned>(now.state().track(word)) | bit));
}

/// Campaign 6.4: in its own impulse a side sets each answer once.
void set_reaction(const Library& library, Now& now, Seat side, const verbs::SetReaction& set) {
  const bool is_own = side == phasing(now.state());
  if (set.hex == kNoHex) {
    now.set(track(Track::Reaction, index_of(side)), set.answer - 1 + (is_own ? kReactionSet : 0));
    return;
  }
  const std::vector<PieceId> force = [&] {
    const Field field(library, now);
    return pieces_at(field, set.hex, side,
                     [&](PieceId id) { return field.is_point(id) && post_of(field.piece(id).flags) == Post::Field; });
  }();
  for (const PieceId id : force) {
    now.mark(id, set.answer);
    now.raise(id, is_own ? kTried : 0U);
  }
}

/// Campaign 15.0
void change_status(const Library& library, Now& now, int change) {
  const int before = now.state().track(track(Track::PoliticalStatus));
  const int after = status_after(Field(library, now), change);
  log(now, notes::StatusChanged{after - before});
  now.set(track(Track::PoliticalStatus), after);
}

}  // namespace longroll::campaign
