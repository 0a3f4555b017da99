// build: small
#include "engine/games/campaign/rules/trains.h"

#include "engine/games/campaign/rules/force.h"
#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/rules/segments.h"
#include "engine/games/campaign/rules/zones.h"

namespace longroll::campaign {

int trains_left(const Field& field, Seat side) {
  const int all = field.library().counter(field.library().kind_of(side, UnitClass::Train)).count;
  return all - field.value(Track::TrainsUsed, index_of(side));
}

/// Campaign 7.0, 7.1, 7.6
HexSet running_rails(const Field& field, Seat side) {
  return field.supplied_rails(side) - field.broken_rails() - field.occupied(other(side));
}

NetworkView rail_view(const Field& field) {
  NetworkView view;
  view.season = field.season();
  view.kentucky = field.kentucky();
  view.broken = field.broken_rails();
  view.upgraded = field.upgraded_rails();
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    view.sides[side].rails = field.rails(side);
  }
  view.has_line = finished_lines(field);
  return view;
}

int load_of(int points, int trains) { return trains == 0 ? 1 : (points + trains - 1) / trains; }

namespace {

bool has(std::span<const PieceId> force, PieceId id) {
  return std::find(force.begin(), force.end(), id) != force.end();
}

/// Campaign 7.4, 6.2.1: friends who stay in the hex negate the zone of the enemy there.
bool has_friends_who_stay(const Field& field, HexId hex, Seat side, std::span<const PieceId> force) {
  bool found = false;
  for_each_at(field, hex, [&](PieceId id) {
    found = found || (field.side_of(id) == side && field.is_point(id) && !has(force, id));
  });
  return found;
}

/// Campaign 4.3, 3.1.3: the states that the force may enter: militia stays in its own, and a start ties some forces.
StateSet states_open_to(const Field& field, HexId here, std::span<const PieceId> force) {
  StateSet open;
  open.bits = ~open.bits;
  for (const PieceId id : force) {
    const StartForce* tie = field.is_point(id) ? field.tie_of(id) : nullptr;
    if (tie != nullptr && field.turn() <= tie->hold_until_turn) {
      open.bits &= tie->hold_states.bits;
    }
    if (field.class_of(id) == UnitClass::Msp) {
      StateSet own;
      own.add(field.map().state_at(here));
      open.bits &= own.bits;
    }
  }
  return open;
}

std::vector<PieceId> passengers(const Field& field, HexId here) {
  std::vector<PieceId> force;
  for_each_at(field, here, [&](PieceId id) {
    if (is_moving(field, id) && field.side_of(id) == field.phasing()) {
      force.push_back(id);
    }
  });
  return force;
}

}  // namespace

/// Campaign 7.4
Refusal refuse_station(const Field& field, HexId here, Seat side, std::span<const PieceId> force) {
  if (!field.rails(side).has(here) || !running_rails(field, side).has(here)) {
    return {"No trains of the side run in that hex.", "7.4"};
  }
  return enemy_zone_at(field, side, here) != EnemyZone::None && !has_friends_who_stay(field, here, side, force)
             ? Refusal{"The force stands in a zone of the enemy, and no friends stay in the hex.", "7.4"}
             : kLawful;
}

namespace {

/// The rails on which trains of the side run, in states that the force may enter. Campaign 10.2: a leader alone enters
/// no zone of the enemy.
HexSet rails_open_to(const Field& field, Seat side, HexId here, std::span<const PieceId> force) {
  HexSet open = running_rails(field, side);
  const StateSet states = states_open_to(field, here, force);
  if (open.has(here) && ~states.bits != 0) {
    open.for_each([&](HexId hex) {
      if (!states.has(field.map().state_at(hex))) {
        open.remove(hex);
      }
    });
  }
  if (std::none_of(force.begin(), force.end(), [&](PieceId id) { return field.is_point(id); })) {
    HexSet zones = field.primary_zone(other(side)) | field.secondary_zone(other(side));
    zones.remove(here);
    open -= zones;
  }
  return open;
}

/// Campaign 7.4, 6.4: a zone of the enemy that friends negate stops no train; a secondary one lets it come, but not go
/// on.
TrainZones zones_on_rails(const Field& field, Seat side) {
  const HexSet& own = field.points(side);
  return {field.primary_zone(other(side)) - own, field.secondary_zone(other(side)) - own};
}

}  // namespace

HexSet train_hexes_of(const Field& field, Seat side, HexId here, std::span<const PieceId> force, int load) {
  const HexSet open = rails_open_to(field, side, here, force);
  if (!open.has(here)) {
    return {};
  }
  return train_reach(field.library().network_data(), rail_view(field), side, TrainLoad::Units, load, here, open,
                     zones_on_rails(field, side));
}

HexSet train_hexes(const Field& field, const ForceMoveLocals& move, int load) {
  return train_hexes_of(field, field.phasing(), move.here, passengers(field, move.here), load);
}

Refusal refuse_entrain(const Field& field, const ForceMoveLocals& move, int trains) {
  const Seat side = field.phasing();
  const Force force = moving_force(field, move.here, side);
  if (move.points < field.numbers().acts[Act::Entrain].points) {
    return {"The force has not enough movement points left (chart: What acts cost).", "7.4"};
  }
  if (is_sortie(field, move.here)) {
    return {"The garrison can only attack the besiegers.", "11.8.2"};
  }
  if (trains < 0 || trains > force.points() || (trains == 0 && force.points() > 0)) {
    return {"Each train has to carry a point at least.", "7.3"};
  }
  if (trains > trains_left(field, side)) {
    return {"The side has fewer trains left in this impulse.", "7.3"};
  }
  const std::vector<PieceId> who = passengers(field, move.here);
  if (const Refusal refusal = refuse_station(field, move.here, side, who)) {
    return refusal;
  }
  const bool goes = train_goes(field.library().network_data(), rail_view(field), side, TrainLoad::Units,
                               load_of(force.points(), trains), move.here, rails_open_to(field, side, move.here, who),
                               zones_on_rails(field, side));
  return goes ? kLawful : Refusal{"From here no railroad carries that number on so few trains.", "7.3"};
}

}  // namespace longroll::campaign
