#include "tests/rules/campaign/plain_reaction.h"

#include <map>
#include <set>

#include "engine/games/campaign/rules/force_works.h"
#include "engine/games/campaign/rules/leaders.h"
#include "engine/games/campaign/rules/open_nodes.h"
#include "engine/games/campaign/rules/reaction_afloat.h"
#include "engine/games/campaign/rules/ships.h"
#include "engine/games/campaign/rules/trains.h"
#include "tests/rules/campaign/plain_networks.h"
#include "tests/rules/campaign/plain_zones.h"

namespace longroll::campaign::test {
namespace {

using Pieces = std::vector<PieceId>;

Seat reacting(const State& state) { return other(phasing(state)); }

/// Campaign 6.4, 12.2: leaders, and points in the open, that have not tried.
Pieces force_at(const Library& library, const State& state, HexId hex) {
  Pieces force;
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    const Piece& piece = state.pieces[i];
    const UnitClass unit_class = library.class_of(piece.kind);
    const bool is_open_point = is_point(unit_class) && (piece.flags & (kPostLow | kPostHigh)) == 0;
    if (piece.place == hex && owner_of(piece) == reacting(state) && (piece.flags & kTried) == 0 &&
        (is_open_point || unit_class == UnitClass::Leader)) {
      force.push_back(static_cast<PieceId>(i));
    }
  }
  return force;
}

bool has_zone(const Library& library, const State& state, HexId hex) {
  const Seat side = reacting(state);
  return is_in_primary_zone(library, state, side, hex) || is_in_secondary_zone(library, state, side, hex);
}

/// Campaign 6.4, 13.2, 13.4: what was left or landed in.
std::vector<HexId> answered(const Library& library, const State& state, const Trigger& trigger) {
  std::vector<HexId> hexes;
  if (trigger.from != kNoHex) {
    hexes.push_back(trigger.from);
  }
  if (trigger.cause == ReactionCause::RiverLanding ||
      (trigger.cause == ReactionCause::SeaLanding &&
       is_in_primary_zone(library, state, reacting(state), trigger.here))) {
    hexes.push_back(trigger.here);
  }
  return hexes;
}

/// Campaign 6.4: the zone is that of this force, as if no others of its side were on the map.
bool exerts_zone(const Library& library, const State& state, const Trigger& trigger, const Pieces& force) {
  State alone = state;
  for (std::size_t i = 0; i < alone.pieces.size(); ++i) {
    Piece& piece = alone.pieces[i];
    if (owner_of(piece) == reacting(state) && is_point(library.class_of(piece.kind)) &&
        std::find(force.begin(), force.end(), static_cast<PieceId>(i)) == force.end()) {
      piece.place = kPool;
    }
  }
  const std::vector<HexId> hexes = answered(library, state, trigger);
  return std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) { return has_zone(library, alone, hex); });
}

/// Points that are alike for every rule, with their number.
std::map<std::tuple<int, int, int>, Pieces> sorts_of(const State& state, const Pieces& force) {
  std::map<std::tuple<int, int, int>, Pieces> sorts;
  for (const PieceId id : force) {
    const Piece& piece = state.piece(id);
    sorts[{piece.kind, piece.flags, piece.note}].push_back(id);
  }
  return sorts;
}

/// Runs `then(part)` for every part of the force, leaders with it or without, until it says yes.
template <class Then>
bool any_part(const Library& library, const State& state, const Pieces& force, Then&& then) {
  std::vector<Pieces> parts = {{}};
  for (const auto& [sort, pieces] : sorts_of(state, force)) {
    std::vector<Pieces> more;
    for (const Pieces& part : parts) {
      Pieces longer = part;
      more.push_back(part);
      for (const PieceId id : pieces) {
        longer.push_back(id);
        more.push_back(longer);
      }
    }
    parts = std::move(more);
  }
  const bool has_points = std::any_of(force.begin(), force.end(),
                                      [&](PieceId id) { return is_point(library.class_of(state.piece(id).kind)); });
  return std::any_of(parts.begin(), parts.end(), [&](Pieces& part) {
    std::sort(part.begin(), part.end());
    const bool goes = std::any_of(part.begin(), part.end(), [&](PieceId id) {
      return !has_points || is_point(library.class_of(state.piece(id).kind));
    });
    return goes && then(part);
  });
}

/// Campaign 6.4: who has not caused the reaction is there.
bool is_shut(const Library& library, const State& state, const Trigger& trigger, HexId hex) {
  return std::any_of(state.pieces.begin(), state.pieces.end(), [&](const Piece& piece) {
    const UnitClass unit_class = library.class_of(piece.kind);
    const bool occupies = is_point(unit_class) || unit_class == UnitClass::Fort;
    const bool has_caused = hex == trigger.here && (trigger.cause == ReactionCause::Fort ||
                                                    (is_point(unit_class) && (piece.flags & kMoving) != 0));
    return piece.place == hex && owner_of(piece) == phasing(state) && occupies && !has_caused;
  });
}

/// Campaign 6.4, 5.3.6: the part crosses into the hex in its own impulse, with points enough; 10.2: zones and supply do
/// not stop a leader.
bool could_move(const Campaign& game, const State& state, HexId from, HexId to, const Pieces& part) {
  constexpr int kPlenty = 200;
  State own = state;
  const Seat side = reacting(state);
  own.tracks[static_cast<std::size_t>(Track::Phasing)] = static_cast<std::int16_t>(index_of(side));
  for (Piece& piece : own.pieces) {
    piece.flags = static_cast<std::uint16_t>(piece.flags & ~static_cast<unsigned>(kMoving));
  }
  for (const PieceId id : part) {
    own.piece(id).flags =
        static_cast<std::uint16_t>((own.piece(id).flags & ~static_cast<unsigned>(kImpulseFlags)) | kMoving);
  }
  ForceMoveLocals move;
  move.here = from;
  move.points = kPlenty;
  move.allowance = 2;
  move.has_moved = true;
  own.stack = {step_of(GameTurnLocals{GameTurnStage::Impulses, 1}),
               step_of(PlayerImpulseLocals{side, ImpulseStage::Attrition}),
               Step{static_cast<std::int16_t>(StepKind::Movement), {}}, step_of(move)};
  const Refusal refusal = game.refuse(own, side, action_of(verbs::StepTo{to}));
  const bool is_leader =
      std::none_of(part.begin(), part.end(), [&](PieceId id) { return game.field(own).is_point(id); });
  return !refusal || (is_leader && refusal.rule == "10.2");
}

bool goes_by_land(const Campaign& game, const Library& library, const State& state, const Trigger& trigger, HexId hex,
                  const Pieces& force, bool is_leader) {
  const Grid& grid = library.map.grid;
  const HexId goal = is_leader ? refuge(game.field(state), hex, reacting(state)) : kNoHex;
  bool found = false;
  grid.for_each_neighbor(hex, [&](Direction, HexId to) {
    const bool is_way = library.map.is_playable(to) && !is_shut(library, state, trigger, to) &&
                        (!is_leader || (goal != kNoHex && grid.distance(to, goal) < grid.distance(hex, goal)));
    found = found || (is_way && any_part(library, state, force,
                                         [&](const Pieces& part) { return could_move(game, state, hex, to, part); }));
  });
  return found;
}

/// Campaign 11.7: works of the hex that the enemy has entered have room.
bool goes_inside(const Field& field, const Trigger& trigger, HexId hex, const Pieces& force) {
  const Seat side = reacting_side(field);
  int inside = 0;
  bool has_strength = false;
  for (const PieceId id : field.pieces()) {
    const Piece& piece = field.piece(id);
    inside +=
        piece.place == hex && owner_of(piece) == side && field.is_point(id) && post_of(piece.flags) == Post::Garrison;
  }
  for (const PieceId id : force) {
    has_strength = has_strength || is_strength_point(field.class_of(id));
  }
  return hex == trigger.here && trigger.cause != ReactionCause::Fort && has_strength &&
         (field.count_at(hex, side, UnitClass::Entrenchment) > 0 ||
          (field.count_at(hex, side, UnitClass::Fort) > 0 && inside < field.numbers().works.fort_added));
}

/// Campaign 6.4.1: hex by hex along rails of either side that are not broken.
HexSet near_by_rail(const Field& field, HexId here) {
  const HexSet rails = (field.rails(Seat::Union) | field.rails(Seat::Confederate)) - field.broken_rails();
  HexSet reached;
  if (!rails.has(here)) {
    return reached;
  }
  reached.add(here);
  for (int i = 0; i < field.numbers().reaction.rail_hexes; ++i) {
    const HexSet before = reached;
    before.for_each([&](HexId hex) {
      field.grid().for_each_neighbor(hex, [&](Direction d, HexId next) {
        const bool is_parted =
            field.map().is_ferry(hex, d) &&  // 7.2
            !is_bridged(field.library().network_data(), rail_view(field), *hexside_between(field.grid(), hex, next));
        if (rails.has(next) && field.map().is_rail_link(hex, d) && !is_parted) {
          reached.add(next);
        }
      });
    });
  }
  return reached;
}

bool is_of_rivers(UnitClass unit_class) {
  return unit_class == UnitClass::Rsp || unit_class == UnitClass::Flotilla || unit_class == UnitClass::Ironclad;
}

/// Campaign 13.1.2, 13.3.2, 13.3.4, 15.5, 11.6: the vessel goes there in this season, no levee is in its way, and it
/// meets nobody.
bool is_quiet_water(const Field& field, PieceId ship, const Hexside& side) {
  const GroundMap& map = field.map();
  const HexId beyond = hex_beyond(map.grid, side);
  const Vessel kind = vessel_kind(field.class_of(ship));
  const WaterEffect& effect = field.chart().terrain.water(map.water(side.hex, side.side), field.season());
  const bool is_neutral = field.kentucky() == Kentucky::Neutral && field.library().network.kentucky().has(side.hex) &&
                          beyond != kNoHex && field.library().network.kentucky().has(beyond);
  if (!effect.vessels[static_cast<std::size_t>(kind)] || is_neutral ||
      field.library().network.water_at(side) == kNoNode || levee_at(field, side.hex, side.side) != kNoHex) {
    return false;
  }
  for (const PieceId id : field.pieces()) {
    const Piece& piece = field.piece(id);
    if (owner_of(piece) == field.side_of(ship)) {
      continue;
    }
    const bool is_fort = field.class_of(id) == UnitClass::Fort && (piece.flags & kSilenced) == 0 &&
                         (piece.place == side.hex || piece.place == beyond);
    if (is_fort || (is_afloat(field, id) && Berth::of(piece) == Berth::on(side))) {
      return false;
    }
  }
  return true;
}

std::set<int> waters_within(const Field& field, PieceId ship) {
  std::set<int> waters = {Berth::of(field.piece(ship)).pack()};
  for (int i = 0; i < field.numbers().reaction.water_sides; ++i) {
    const std::set<int> before = waters;
    for (const int at : before) {
      for (const Hexside& next : meeting(field.map(), hexside_at(at))) {
        if (is_quiet_water(field, ship, next)) {
          waters.insert(Berth::on(next).pack());
        }
      }
    }
  }
  return waters;
}

}  // namespace

std::string text_of(const std::vector<Reactor>& reactors) {
  std::string text;
  for (const Reactor& one : reactors) {
    text += hex_text(one.hex) + (one.by_land ? " by land" : "") + (one.by_rail ? " by rail" : "") +
            (one.is_leader ? " leader" : "") + ", ";
  }
  return text;
}

bool plain_is_answerable(const Library& library, const State& state, const Trigger& trigger) {
  const std::vector<HexId> hexes = answered(library, state, trigger);
  return std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) { return has_zone(library, state, hex); });
}

std::string plain_reactors(const Campaign& game, const State& state, const Trigger& trigger) {
  const Field field = game.field(state);
  const Library& library = field.library();
  const HexSet near = near_by_rail(field, trigger.here);
  std::vector<Reactor> reactors;
  for (const HexId hex : library.land) {
    const Pieces force = force_at(library, state, hex);
    Reactor one{.hex = hex, .is_leader = !field.points(reacting(state)).has(hex)};
    const bool has_points = std::any_of(force.begin(), force.end(), [&](PieceId id) { return field.is_point(id); });
    if (force.empty() || (!one.is_leader && !has_points)) {
      continue;
    }
    const bool is_near =
        one.is_leader ? library.map.grid.distance(hex, trigger.here) <= 1 : exerts_zone(library, state, trigger, force);
    one.by_land = is_near && (goes_inside(field, trigger, hex, force) ||
                              goes_by_land(game, library, state, trigger, hex, force, one.is_leader));
    one.by_rail =
        !one.is_leader && near.has(hex) && trains_left(field, reacting(state)) > 0 &&
        any_part(library, state, force, [&](const Pieces& part) { return !reaction_rails(field, hex, part).empty(); });
    if (one.by_land || one.by_rail) {
      reactors.push_back(one);
    }
  }
  return text_of(reactors);
}

std::vector<int> plain_berths(const Library& library, const State& state, PieceId ship) {
  const Field field(library, state);
  std::set<int> waters = waters_within(field, ship);
  waters.erase(Berth::of(field.piece(ship)).pack());
  return {waters.begin(), waters.end()};
}

std::vector<PieceId> plain_vessels(const Library& library, const State& state, const Trigger& trigger) {
  const Field field(library, state);
  std::vector<PieceId> vessels;
  std::set<std::pair<int, int>> known;
  for (const PieceId id : field.pieces()) {
    const Piece& piece = field.piece(id);
    const Berth berth = Berth::of(piece);
    if (owner_of(piece) != reacting(state) || !is_of_rivers(field.class_of(id)) || !berth.is_hexside() ||
        !is_afloat(field, id) || piece.up != kFront || (piece.flags & (kTried | kCommitted)) != 0 ||
        !known.insert({piece.kind, berth.pack()}).second) {
      continue;
    }
    bool is_near = false;
    bool can_land = false;
    const std::set<int> waters = waters_within(field, id);
    for (const int at : waters) {
      const Hexside side = hexside_at(at);
      for (const HexId bank : {side.hex, hex_beyond(library.map.grid, side)}) {
        is_near = is_near || bank == trigger.here;
      }
    }
    can_land = !reaction_passengers(field, trigger, id).empty();
    if (is_near && (waters.size() > 1 || can_land)) {
      vessels.push_back(id);
    }
  }
  return vessels;
}

}  // namespace longroll::campaign::test
