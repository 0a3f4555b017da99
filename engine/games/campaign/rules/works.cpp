// build: small
#include "engine/games/campaign/rules/works.h"

#include "engine/games/campaign/rules/counters.h"
#include "engine/games/campaign/set_up.h"

namespace longroll::campaign {
namespace {

/// Campaign 11.2: water along a side of the hex that is more than a minor river (a seasonal one is), or the sea.
bool is_beside_water(const GroundMap& map, HexId hex) {
  bool found = map.is_coastal(hex);
  map.grid.for_each_neighbor(hex, [&](Direction d, HexId) {
    const Water water = map.water(hex, d);
    found = found || (water != Water::None && water != Water::Minor);
  });
  return found;
}

bool is_ours(const Field& field, HexId hex) {
  return field.map().is_playable(hex) && field.held(field.phasing()).has(hex) &&
         !field.is_occupied(hex, other(field.phasing()));
}

constexpr int kWordBits = 15;

}  // namespace

PieceId fort_at(const Field& field, HexId hex, Seat side) {
  PieceId fort = kNoPiece;
  for_each_at(field, hex, [&](PieceId id) {
    fort = field.side_of(id) == side && field.class_of(id) == UnitClass::Fort ? id : fort;
  });
  return fort;
}

PieceId builder_at(const Field& field, HexId hex, Seat side) {
  PieceId best = kNoPiece;
  for_each_at(field, hex, [&](PieceId id) {
    const unsigned flags = field.piece(id).flags;
    const bool can_build = field.side_of(id) == side && field.class_of(id) == UnitClass::Asp && (flags & kMoved) == 0 &&
                           out_of_supply(flags) == 0;
    if (can_build && (best == kNoPiece || post_of(flags) < post_of(field.piece(best).flags))) {
      best = id;
    }
  });
  return best;
}

/// Campaign 11.1, 4.2.5
PieceId next_fort(const Field& field, Seat side) {
  if (side == Seat::Union) {
    return next_in_pool(field.state(), field.library(), side, UnitClass::Fort);
  }
  PieceId first = kNoPiece;
  for_each_counter(field, UnitClass::Fort, [&](PieceId id) {
    if (first == kNoPiece && field.piece(id).place == kFortsReady && field.side_of(id) == side) {
      first = id;
    }
  });
  return first;
}

Refusal refuse_place_fort(const Field& field, HexId hex) {
  const GroundMap& map = field.map();
  if (next_fort(field, field.phasing()) == kNoPiece) {
    return {"No fort that could be placed is at hand.", "11.1"};
  }
  if (!is_ours(field, hex)) {
    return {"A fort is placed in a hex of its side, without enemies.", "11.2"};
  }
  if (field.forts(field.phasing()).has(hex)) {
    return {"The hex has a fort already.", "11.2"};
  }
  if (!map.cities().has(hex) && !map.fortresses().has(hex) && !is_beside_water(map, hex)) {
    return {"A fort stands in a city, in a fortress, or beside water other than a minor river.", "11.2"};
  }
  return builder_at(field, hex, field.phasing()) == kNoPiece
             ? Refusal{"It takes an army point in supply that has neither moved nor built.", "11.2"}
             : kLawful;
}

Refusal refuse_finish_fort(const Field& field, HexId hex) {
  const PieceId fort = field.map().is_playable(hex) ? fort_at(field, hex, field.phasing()) : kNoPiece;
  if (fort == kNoPiece || field.piece(fort).up == kFront || field.has_flag(fort, kMoved)) {
    return {"No fort is to be completed there.", "11.2"};
  }
  if (!field.has_flag(fort, kUnderConstruction)) {
    return kLawful;  // 11.5
  }
  if (field.is_occupied(hex, other(field.phasing()))) {
    return {"Enemies are in the hex.", "11.2"};
  }
  const bool is_supplied = out_of_supply(field.piece(fort).flags) == 0;
  return is_supplied && builder_at(field, hex, field.phasing()) != kNoPiece
             ? kLawful
             : Refusal{"The fort, and an army point that has neither moved nor built, have to be in supply.", "11.2"};
}

Refusal refuse_destroy_fort(const Field& field, HexId hex) {
  return field.map().is_playable(hex) && fort_at(field, hex, field.phasing()) != kNoPiece
             ? kLawful
             : Refusal{"The side has no fort there.", "11.5"};
}

Refusal refuse_depot(const Field& field, HexId hex) {
  const Seat side = field.phasing();
  const SupplyNumbers& numbers = field.numbers().supply;
  if (!field.map().is_playable(hex) || field.is_occupied(hex, other(side))) {
    return {"A depot is built in a hex without enemies.", "8.4.2"};
  }
  int depots = 0;
  int of_impulse = 0;
  for_each_at(field, hex, [&](PieceId id) {
    if (field.side_of(id) == side && field.class_of(id) == UnitClass::Depot) {
      ++depots;
      of_impulse += field.has_flag(id, kMoved) ? 1 : 0;
    }
  });
  if (depots >= numbers.depots_in_hex || of_impulse >= numbers.depots_an_impulse) {
    return {"The hex can take no more depots in this impulse.", "8.4.2"};
  }
  if (next_in_pool(field.state(), field.library(), side, UnitClass::Depot) == kNoPiece) {
    return {"No counter of a depot is left.", "8.4.2"};
  }
  return builder_at(field, hex, side) == kNoPiece
             ? Refusal{"It takes an army point in supply that has neither moved nor built.", "8.4.2"}
             : kLawful;
}

std::optional<Seat> militia_side(const Field& field, int state) {
  const std::vector<AmericanState>& states = field.library().militia_states;
  if (state < 0 || static_cast<std::size_t>(state) >= states.size()) {
    return std::nullopt;
  }
  switch (allegiance_of(states[static_cast<std::size_t>(state)])) {
    case Allegiance::Union:
      return Seat::Union;
    case Allegiance::Confederate:
      return Seat::Confederate;
    default:
      return field.kentucky() == Kentucky::Neutral ? std::nullopt
             : field.kentucky() == Kentucky::Union ? std::optional(Seat::Union)
                                                   : std::optional(Seat::Confederate);
  }
}

bool has_militia_die(const Field& field, int state) { return militia_side(field, state) == Seat::Union; }

/// Campaign MILITIA
int confederate_militia(const Field& field, int state) {
  const AmericanState of = field.library().militia_states[static_cast<std::size_t>(state)];
  int centers = 0;
  (field.map().cities() & field.held(Seat::Confederate)).for_each([&](HexId hex) {
    centers += field.map().state_at(hex) == of ? 1 : 0;
  });
  return centers / field.chart().war.recruiting.militia_confederate_divisor;
}

namespace {

/// Campaign 4.3: the same but for supply.
HexSet militia_towns(const Field& field, int state) {
  const std::optional<Seat> side = militia_side(field, state);
  if (!side || next_in_pool(field.state(), field.library(), *side, UnitClass::Msp) == kNoPiece) {
    return {};
  }
  HexSet candidates = field.library().militia_ground[static_cast<std::size_t>(state)];
  candidates &= (field.library().towns & field.held(*side)) | field.forts(*side);
  candidates -= field.points(other(*side));
  candidates -= field.forts(other(*side));
  HexSet places;
  candidates.for_each([&](HexId hex) {
    if (field.count_at(hex, *side, UnitClass::Msp) == 0) {
      places.add(hex);
    }
  });
  return places;
}

}  // namespace

HexSet militia_places(const Field& field, int state) {
  const HexSet towns = militia_towns(field, state);
  if (towns.empty()) {
    return towns;
  }
  const Seat side = *militia_side(field, state);
  return (towns - field.lines(side).supplied).empty() ? towns : towns & field.traceable(side);
}

/// Most states have a town that is supplied by a line of its own.
bool has_militia_place(const Field& field, int state) {
  const HexSet towns = militia_towns(field, state);
  if (towns.empty()) {
    return false;
  }
  const Seat side = *militia_side(field, state);
  return !(towns & field.lines(side).supplied).empty() || !(towns & field.traceable(side)).empty();
}

bool has_been_called(const Field& field, int state) {
  const bool is_high = state >= kWordBits;
  const int word = field.value(is_high ? Track::MilitiaCalledHigh : Track::MilitiaCalled);
  return (static_cast<unsigned>(word) >> static_cast<unsigned>(is_high ? state - kWordBits : state) & 1U) != 0;
}

Refusal refuse_militia(const Field& field, int state) {
  if (militia_side(field, state) != field.phasing()) {
    return {"The side calls out no militia of that state (Militia recruitment table).", "4.3"};
  }
  if (has_been_called(field, state)) {
    return {"That state has called out its militia in this turn.", "4.3"};
  }
  if (!has_militia_die(field, state) && confederate_militia(field, state) == 0) {
    return {"The side controls too few supply centers of the state.", "4.3"};
  }
  return !has_militia_place(field, state) ? Refusal{"The state has no supplied town or fort without militia.", "4.3"}
                                          : kLawful;
}

}  // namespace longroll::campaign
