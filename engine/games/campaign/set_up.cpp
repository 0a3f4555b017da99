// build: small
#include "engine/games/campaign/set_up.h"

#include "engine/games/campaign/points.h"
#include "engine/map/hexside.h"

namespace longroll::campaign {
namespace {

HexId hex_of(const std::string& text) { return hex_named(text).value_or(kNoHex); }

/// Campaign 3.1.4
void lay_out_tracks(Now& now, const Start& start) {
  now.set(track(Track::Turn), start.turn);
  now.set(track(Track::PhaseNow), static_cast<int>(start.has_set_up ? Phase::SetUp : Phase::Recruitment));
  now.set(track(Track::PoliticalStatus), start.status);
  now.set(track(Track::Economy), start.economy);
  now.set(track(Track::AtLarge), start.at_large);
  now.set(track(Track::Kentucky), static_cast<int>(start.kentucky));
  now.set(track(Track::KentuckyViolated), start.kentucky_end == Start::KentuckyEnd::UnionInvasion         ? 1
                                          : start.kentucky_end == Start::KentuckyEnd::ConfederateInvasion ? 2
                                                                                                          : 0);
  for (const StartDraft& draft : start.drafts) {
    now.set(track(Track::Draft, draft.turn), draft.points);
  }
}

/// Campaign 3.1, 7.1, 15.5: the railroads go with the states.
unsigned marks_of(const Library& library, const Start& start, HexId hex) {
  const AmericanState state = library.map.state_at(hex);
  const bool is_kentucky = state == AmericanState::Kentucky;
  const bool is_union = start.union_states.has(state) || (is_kentucky && start.kentucky == Start::Kentucky::Union);
  const bool is_confederate =
      start.confederate_states.has(state) || (is_kentucky && start.kentucky == Start::Kentucky::Confederate);
  const bool has_rails = library.map.rail_hexes().has(hex);
  unsigned marks = is_union ? kHeldByUnion : is_confederate ? kHeldByConfederacy : 0U;
  if (has_rails) {
    marks |= is_union || start.union_rail_states.has(state) ? kRailUnion : is_confederate ? kRailConfederacy : 0U;
  }
  return marks;
}

void hold(Now& now, const Library& library, const std::string& text, Seat side) {
  constexpr unsigned kOwners = kHeldByUnion | kHeldByConfederacy | kRailUnion | kRailConfederacy;
  const HexId hex = hex_of(text);
  const bool is_union = side == Seat::Union;
  const unsigned held = is_union ? kHeldByUnion : kHeldByConfederacy;
  const unsigned rails = !library.map.rail_hexes().has(hex) ? 0U : is_union ? kRailUnion : kRailConfederacy;
  now.mark_ground(hex, (now.state().ground_at(hex) & ~kOwners) | held | rails);
}

/// Campaign 3.1: states, then the hexes that differ from theirs.
void lay_out_ground(Now& now, const Library& library, const Start& start) {
  for (const HexId hex : library.land) {
    now.mark_ground(hex, marks_of(library, start, hex));
  }
  for (const std::string& hex : start.union_hexes) {
    hold(now, library, hex, Seat::Union);
  }
  for (const std::string& hex : start.confederate_hexes) {
    hold(now, library, hex, Seat::Confederate);
  }
  const std::pair<const std::vector<std::string>*, unsigned> lists[] = {{&start.broken_rails, kRailBroken},
                                                                        {&start.upgraded_rails, kRailUpgraded}};
  for (const auto& [hexes, mark] : lists) {
    for (const std::string& text : *hexes) {
      now.mark_ground(hex_of(text), now.state().ground_at(hex_of(text)) | mark);
    }
  }
}

Post post_of(StartPost post) {
  switch (post) {
    case StartPost::Garrison:
      return Post::Garrison;
    case StartPost::Entrenched:
      return Post::Entrenched;
    default:
      return Post::Field;
  }
}

/// Where a force stands, and Piece::note of a vessel there.
struct Berth {
  Place place = kPool;
  int note = 0;
};

Berth berth_of(const Library& library, const StartForce& force) {
  switch (force.where) {
    case StartForce::Where::SeaZone:
      return {static_cast<Place>(kSeaZone + static_cast<int>(force.zone)), 0};
    case StartForce::Where::OffPort:
      return {hex_of(force.hex), kOffPort};
    case StartForce::Where::Hexside: {
      const auto side = hexside_between(library.map.grid, hex_of(force.hex), hex_of(force.other_hex));
      LR_CHECK(side, "a start names two neighbours");
      return {side->hex, static_cast<int>(side->side)};
    }
    default:
      return {hex_of(force.hex), kOnStocks};
  }
}

/// A start ties some forces for some turns (Piece::note).
int tie_of(const StartForce& force, std::size_t number) {
  return force.hold_until_turn > 0 || force.unchecked_supply_turn > 0 ? static_cast<int>(number) + 1 : 0;
}

void place_leader(Now& now, const Library& library, const StartLeader& leader, Place place) {
  for (const LeaderCounter& counter : library.forces.leaders) {
    if (counter.id == leader.id) {
      now.move(static_cast<PieceId>(counter.piece), place);
      now.mark(static_cast<PieceId>(counter.piece), leader.rating);
    }
  }
}

/// One counter out of the pool.
void place_unit(Now& now, const Library& library, const StartForce& force, std::size_t number, UnitClass unit_class,
                const Berth& berth) {
  const PieceId piece = next_in_pool(now.state(), library, force.side, unit_class);
  LR_CHECK(piece != kNoPiece, "a start has no more counters than there are");
  now.move(piece, berth.place);
  if (is_vessel(unit_class)) {
    now.note(piece, berth.note);
  } else {
    now.note(piece, tie_of(force, number));
  }
  if (is_point(unit_class)) {
    now.flag(piece, with_post(0, post_of(force.post)));
  }
  if (force.is_building[static_cast<std::size_t>(unit_class)]) {
    now.turn(piece, kReverse);
    now.raise(piece, kUnderConstruction);
  }
}

void place_units(Now& now, const Library& library, const StartForce& force, std::size_t number, const Berth& berth) {
  for (int i = 0; i < kUnitClasses; ++i) {
    const auto unit_class = static_cast<UnitClass>(i);
    for (int n = 0; n < force.count(unit_class); ++n) {
      place_unit(now, library, force, number, unit_class, berth);
    }
  }
  for (const StartLeader& leader : force.leaders) {
    place_leader(now, library, leader, berth.place);
  }
}

/// Campaign 7.5: the lines that are complete.
void lay_out_lines(Now& now, const Library& library, const Start& start) {
  const Counter& markers =
      library.counters[static_cast<std::size_t>(library.kind_of(Seat::Confederate, UnitClass::Railroad))];
  int number = 0;
  for (const MapLine& line : library.map.lines) {
    if (line.kind != "unfinished") {
      continue;
    }
    for (const auto& ends : start.finished_lines) {
      if (hex_of(ends[0]) == line.hexes.front() && hex_of(ends[1]) == line.hexes.back()) {
        const auto piece = static_cast<PieceId>(markers.first + number);
        now.move(piece, line.hexes.back());
        now.mark(piece, static_cast<int>(line.hexes.size()));
        lay_rails(now, line.hexes);
      }
    }
    ++number;
  }
}

}  // namespace

/// Campaign 7.1, 7.5
void lay_rails(Now& now, std::span<const HexId> hexes) {
  for (const HexId hex : hexes) {
    const unsigned marks = now.state().ground_at(hex);
    if ((marks & (kRailUnion | kRailConfederacy)) == 0) {
      now.mark_ground(hex, marks | ((marks & kHeldByUnion) != 0         ? kRailUnion
                                    : (marks & kHeldByConfederacy) != 0 ? kRailConfederacy
                                                                        : 0U));
    }
  }
}

PieceId next_in_pool(const State& state, const Library& library, Seat side, UnitClass unit_class) {
  const int kind = library.kind_of(side, unit_class);
  if (kind < 0) {
    return kNoPiece;
  }
  const Counter& counter = library.counters[static_cast<std::size_t>(kind)];
  for (int piece = counter.first; piece < counter.first + counter.count; ++piece) {
    if (state.piece(static_cast<PieceId>(piece)).place == kPool) {
      return static_cast<PieceId>(piece);
    }
  }
  return kNoPiece;
}

void set_up_as_history(Now& now, const Library& library, const Scenario& scenario, std::size_t number) {
  const StartForce& force = scenario.start.setup[number];
  if (!force.is_apart) {
    place_units(now, library, force, number, {hex_of(force.history.front()), 0});
    return;
  }
  for (const std::string& hex : force.history) {
    for (int i = 0; i < kUnitClasses; ++i) {
      if (force.count(static_cast<UnitClass>(i)) > 0) {
        place_unit(now, library, force, number, static_cast<UnitClass>(i), {hex_of(hex), 0});
      }
    }
  }
}

void lay_out_start(Now& now, const Library& library, const Scenario& scenario) {
  const Start& start = scenario.start;
  lay_out_tracks(now, start);
  lay_out_ground(now, library, start);
  for (const hexgame::Placement& placement : scenario.placements) {
    const Counter& counter = library.counter(placement.kind);
    now.turn(now.make(static_cast<std::int16_t>(placement.kind), kPool, counter.side), kFront);
  }
  for (std::size_t i = 0; i < start.setup.size(); ++i) {
    if (start.setup[i].where != StartForce::Where::Choice) {
      place_units(now, library, start.setup[i], i, berth_of(library, start.setup[i]));
    } else if (!start.has_set_up) {
      set_up_as_history(now, library, scenario, i);
    }
  }
  lay_out_lines(now, library, start);
}

}  // namespace longroll::campaign
