// build: small
#include "engine/games/campaign/rules/retreat.h"

#include "engine/games/campaign/rules/battle.h"
#include "engine/games/campaign/rules/supply_split.h"
#include "engine/games/campaign/rules/zones.h"

namespace longroll::campaign {
namespace {

/// Campaign 9.10.4: the zones of the enemies of a retreating force. Those who fought it exert none from the hex of the
/// battle; if they attacked, a primary one from the hex that they came from.
struct ZonesNow {
  HexSet primary;
  HexSet secondary;
};
ZonesNow zones_now(const Field& field, const RetreatLocals& retreat) {
  const Seat enemy = other(retreat.side);
  HexSet primary = field.primary_sources(enemy);
  HexSet secondary = field.secondary_sources(enemy);
  primary.remove(retreat.battle);
  secondary.remove(retreat.battle);
  if (retreat.entered_from != kNoHex) {
    primary.add(retreat.entered_from);
  }
  return {primary_zone_of(field, enemy, primary), secondary_zone_of(field, enemy, secondary)};
}

/// By foot, bridge, ferry or boats (13.4.2) in that season, where no vessels of the enemy close the water (13.5).
bool is_crossable(const Field& field, HexId from, Direction d, Seat side) {
  const Crossings& crossings = field.crossings(side);
  if (crossings.closed[d].has(from)) {
    return false;
  }
  return crossings.boats[d].has(from) || field.tables().cost(StepWay::Foot, from, d) != MovementCosts::kNever ||
         field.tables().cost(StepWay::Ferry, from, d) != MovementCosts::kNever;
}

/// The hexes next to `from` that a force can go to at all.
HexSet open_neighbours(const Field& field, HexId from, Seat side) {
  HexSet open;
  field.grid().for_each_neighbor(from, [&](Direction d, HexId to) {
    if (field.map().is_playable(to) && is_crossable(field, from, d, side)) {
      open.add(to);
    }
  });
  return open;
}

/// Neutral Kentucky.
bool is_closed_land(const Field& field, HexId hex) {
  return field.kentucky() == Kentucky::Neutral && field.map().state_at(hex) == AmericanState::Kentucky;
}

/// Those of `hexes` that are nearer to a home than `here`, over hexes of `open`; none when no way leads home.
HexSet nearer_home(const Field& field, Seat side, const HexSet& hexes, HexId here, const HexSet& homes,
                   const HexSet& shut) {
  HexSet seen = homes - shut;
  HexSet found = hexes & seen;
  HexSet front = seen;
  while (!front.empty() && !seen.has(here)) {
    HexSet next;
    front.for_each([&](HexId hex) { next |= open_neighbours(field, hex, side); });
    next -= seen;
    next -= shut;
    if (next.has(here)) {
      break;
    }
    seen |= next;
    found |= hexes & next;
    front = next;
  }
  return found;
}

/// Campaign 9.10: where the force may go back to after an amphibious assault: over its ferry, or aboard, to where
/// vessels have taken it up. That hex is added to `near`. kNoHex: it has made none, or has no such way.
HexId way_back(const Field& field, const RetreatLocals& retreat, HexSet& near) {
  const std::vector<Step>& stack = field.state().stack;
  for (std::size_t i = 1; i < stack.size(); ++i) {
    if (!is_step<BattleLocals>(stack[i])) {
      continue;
    }
    const auto battle = locals_of<BattleLocals>(stack[i]);
    if (!battle.note.is_amphibious || retreat.here != battle.hex || retreat.side != attacker_of(field, battle)) {
      return kNoHex;
    }
    if (battle.from != kNoHex) {
      return field.map().is_bridge(battle.hex, *field.grid().direction(battle.hex, battle.from)) ? kNoHex : battle.from;
    }
    const HexId aboard =
        is_step<ForceMoveLocals>(stack[i - 1]) ? locals_of<ForceMoveLocals>(stack[i - 1]).goal : kNoHex;
    if (aboard == kNoHex || !field.held(retreat.side).has(aboard)) {
      return kNoHex;
    }
    near.add(aboard);
    return aboard;
  }
  return kNoHex;
}

/// Campaign 4.3: a force with militia keeps to its state; without a way there the others go where they can.
HexSet open_to_militia(const Field& field, const RetreatLocals& retreat, const HexSet& hexes) {
  Force force = moving_force(field, retreat.here, retreat.side);
  if (force.points() == 0) {  // it is only asked after a draw
    force = force_of(field, retreat.here, retreat.side, [&](PieceId id) { return is_in_field(field, id); });
  }
  HexSet inside;
  hexes.for_each([&](HexId hex) {
    if (field.map().state_at(hex) == field.map().state_at(retreat.here)) {
      inside.add(hex);
    }
  });
  const bool keeps = force.militia > 0 && (!inside.empty() || force.militia == force.points());
  return keeps ? inside : hexes;
}

}  // namespace

HexSet homes_of(const Field& field, Seat side) {
  const NetworkData data = field.library().network_data();
  const NetworkView& view = field.network();
  HexSet homes = working_sources(data, view, side);
  if (side == Seat::Confederate) {
    data.map.cities().for_each([&](HexId city) {
      if (is_city_of_the_south(data, view, city)) {
        homes.add(city);
      }
    });
  }
  return homes & field.held(side);
}

/// Campaign 9.10.4: what is forbidden first, then what is only to be avoided while there is another hex.
HexSet retreat_hexes(const Field& field, const RetreatLocals& retreat) {
  const Seat side = retreat.side;
  const ZonesNow zones = zones_now(field, retreat);
  const HexSet enemies = field.occupied(other(side));
  HexSet near = open_neighbours(field, retreat.here, side);
  const HexId back = way_back(field, retreat, near);
  HexSet hexes;
  near.for_each([&](HexId hex) {
    if (!enemies.has(hex) && !zones.primary.has(hex) && hex != retreat.battle && !is_closed_land(field, hex)) {
      hexes.add(hex);
    }
  });
  hexes = open_to_militia(field, retreat, hexes);
  const bool can_go_back = back != kNoHex && hexes.has(back);
  if (const HexSet quiet = hexes - (zones.secondary - field.points(side)); !quiet.empty()) {
    hexes = quiet;
  }
  HexSet shut = enemies | (zones.primary - field.points(side));
  shut.remove(retreat.here);  // its distance is asked for
  HexSet homes = homes_of(field, side);
  homes.remove(retreat.battle);  // the enemy has it now
  homes.remove(retreat.here);    // who goes on from a source goes towards another one
  if (const HexSet home = nearer_home(field, side, hexes, retreat.here, homes, shut); !home.empty()) {
    hexes = home;
  }
  if (can_go_back) {
    hexes.add(back);
  }
  return hexes;
}

/// Campaign 9.10.2, 11.3
int room_in_fort(const Field& field, HexId hex, Seat side) {
  if (!field.forts(side).has(hex)) {
    return 0;
  }
  int inside = 0;
  for_each_at(field, hex, [&](PieceId id) {
    inside +=
        field.side_of(id) == side && field.is_point(id) && post_of(field.piece(id).flags) == Post::Garrison ? 1 : 0;
  });
  return std::max(0, field.numbers().works.fort_added - inside);
}

}  // namespace longroll::campaign
