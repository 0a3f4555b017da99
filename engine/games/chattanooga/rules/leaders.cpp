// build: small
#include "engine/games/chattanooga/rules/leaders.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "engine/games/chattanooga/rules/coordination.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/heroes.h"
#include "engine/games/chattanooga/rules/hooker.h"
#include "engine/games/chattanooga/rules/leash.h"
#include "engine/games/chattanooga/rules/returns.h"
#include "engine/games/chattanooga/verbs.h"
#include "engine/map/flood.h"

namespace longroll::chattanooga {
namespace {

bool is_used(const Field& field, PieceId leader) { return field.piece(leader).marks != 0; }

bool is_with(const Field& field, PieceId leader, PieceId unit) {
  return field.piece(leader).place == field.piece(unit).place && is_in_span(field, leader, unit);
}

/// Chattanooga 5.3, 15.0: who has tried to recover stands where it stood, until it moves to counterattack.
bool has_moved(const Field& field, PieceId unit) {
  const auto fortune = fortune_of(field.state());
  const bool counterattacks_now =
      fortune && fortune->fortune == FortuneKind::Counterattack && counterattacks(*fortune, unit);
  return field.has_flag(unit, kMoved) && (counterattacks_now || !field.has_flag(unit, kRecovering));
}

/// Chattanooga 13.3: they began the move together: both have moved, or neither, and he did not ride alone.
bool began_together(const Field& field, PieceId leader, PieceId unit) {
  return !field.has_flag(leader, kEntered) && field.has_flag(leader, kMoved) == has_moved(field, unit);
}

bool has_unit_of_span(const Field& field, PieceId leader) {
  bool has_one = false;
  for_each_unit_at(field, field.piece(leader).place,
                   [&](PieceId unit) { has_one = has_one || is_in_span(field, leader, unit); });
  return has_one;
}

Refusal refuse_recovery(const Field& field, PieceId leader, PieceId unit) {
  const bool can = field.is_unit(unit) && is_on_map(field.piece(unit)) && is_with(field, leader, unit) &&
                   field.is_disrupted(unit) && !field.has_flag(unit, kMoved) && !field.has_flag(leader, kMoved) &&
                   !field.is_in_enemy_zone(field.piece(leader).place, field.side_of(leader));
  return can ? kLawful
             : Refusal{"He restores a disrupted unit of his span with which he began, outside enemy zones.", "13.3"};
}

Refusal refuse_rally(const Field& field, PieceId leader, PieceId unit) {
  const bool can = !field.has_flag(leader, kMoved) && is_in_span(field, leader, unit) &&
                   field.side_of(unit) == field.side_of(leader) &&
                   (field.piece(unit).place == kRouted || field.piece(unit).place == kRoutedAndEliminated) &&
                   !field.is_in_enemy_zone(field.piece(leader).place, field.side_of(leader)) &&
                   has_unit_of_span(field, leader) && can_join_leader(field, leader, unit);
  return can ? kLawful : Refusal{"He rallies a routed unit of his span where he stands with others of it.", "13.3"};
}

Refusal refuse_rebuilding(const Field& field, PieceId leader, PieceId unit) {
  const bool can = is_in_span(field, leader, unit) && !refuse_cadre(field, unit, field.side_of(leader)) &&
                   can_join_leader(field, leader, unit);
  return can ? kLawful : Refusal{"He rebuilds an eliminated unit of his span where there is room for it.", "13.3"};
}

/// Chattanooga 13.5
Refusal refuse_hero(const Field& field, PieceId leader, PieceId unit) {
  const bool can = field.has(Option::Heroes) && field.is_unit(unit) && is_on_map(field.piece(unit)) &&
                   is_with(field, leader, unit) && field.piece(unit).marks == 0 && field.heroes_left() > 0;
  return can ? kLawful : Refusal{"He makes a hero for a unit of his span with him that has none.", "13.5"};
}

}  // namespace

/// Chattanooga 13.0, 13.1
bool has_leader_on_map(const Field& field, int id, Seat side) {
  return field.has_on_map(id, side) && field.type(static_cast<PieceId>(id)) == UnitType::Leader;
}

/// Chattanooga 13.1, 13.6
bool is_in_span(const Field& field, PieceId leader, PieceId unit) {
  if (is_hooker(field, leader)) {  // 13.6
    return field.has_flag(unit, kHookers) && field.is_unit(unit);
  }
  return field.is_unit(unit) && field.side_of(unit) == field.side_of(leader) &&
         field.counter(leader).formations.overlaps(field.counter(unit).formations);
}

/// Chattanooga 13.3, 8.1, 7.2, 13.6
bool can_join_leader(const Field& field, PieceId leader, PieceId unit) {
  const HexId hex = field.piece(leader).place;
  const Seat side = field.side_of(leader);
  return field.stacked_at(hex, side) < field.scenario().stack_limit && !field.is_held(hex, other(side)) &&
         can_stand(field, unit, hex) && can_be_placed_in(field, unit, hex);
}

/// Chattanooga 13.3
Refusal refuse_bonus(const Field& field, PieceId leader, Bonus bonus, PieceId unit) {
  if (!has_leader_on_map(field, leader, field.phasing())) {
    return {"He is no leader of yours on the map.", "13.1"};
  }
  if (is_used(field, leader)) {
    return {"A leader applies one bonus in a couplet.", "13.3"};
  }
  if (bonus == Bonus::Reserves) {  // 14.3: rules/reserves.h asks for the units
    return unit == kNoPiece && !field.has_flag(leader, kMoved)
               ? kLawful
               : Refusal{"A leader who has moved does not help to form a reserve.", "13.3"};
  }
  if (bonus == Bonus::Stacking) {
    const bool can = unit == kNoPiece && !field.has_flag(leader, kMoved);
    return can ? kLawful : Refusal{"A leader who has moved does not help to form stacks.", "13.3"};
  }
  if (!field.state().has_piece(unit)) {
    return {"There is no such unit.", "13.3"};
  }
  switch (bonus) {
    case Bonus::Recovery:
      return refuse_recovery(field, leader, unit);
    case Bonus::Rally:
      return refuse_rally(field, leader, unit);
    case Bonus::Hero:
      return refuse_hero(field, leader, unit);
    case Bonus::ExtraStrength:
      return refuse_rebuilding(field, leader, unit);
    default:
      return {"That bonus is not for this phase.", "13.3"};
  }
}

namespace {

constexpr Bonus kUnitBonuses[] = {Bonus::Recovery, Bonus::Rally, Bonus::Hero, Bonus::ExtraStrength};

}  // namespace

/// Chattanooga 13.3
void list_bonuses(const Field& field, Actions& actions, HexId hex) {
  if (!field.has(Option::Leaders)) {
    return;
  }
  const auto can_still = [&](PieceId leader) {
    return has_leader_on_map(field, leader, field.phasing()) && !is_used(field, leader) &&
           (hex == kNoHex || field.piece(leader).place == hex);
  };
  std::vector<PieceId> leaders;
  std::copy_if(field.scenario().leaders.begin(), field.scenario().leaders.end(), std::back_inserter(leaders),
               can_still);
  if (leaders.empty()) {
    return;
  }
  std::vector<PieceId> in_boxes;
  for_each_of(field, field.phasing(), [&](PieceId id) {
    const Place place = field.piece(id).place;
    if (field.is_unit(id) && kEliminated <= place && place < kCaptured) {
      in_boxes.push_back(id);
    }
  });
  std::vector<PieceId> span;  // with him, or in a box of those that come back
  for (const PieceId leader : leaders) {
    const auto take = [&](PieceId unit) {
      if (is_in_span(field, leader, unit)) {
        span.push_back(unit);
      }
    };
    span.clear();
    std::for_each(in_boxes.begin(), in_boxes.end(), take);
    for_each_unit_at(field, field.piece(leader).place, take);
    std::sort(span.begin(), span.end());
    for (const Bonus bonus : kUnitBonuses) {
      for (const PieceId unit : span) {
        if (!refuse_bonus(field, leader, bonus, unit)) {
          actions.push_back(action_of(verbs::Lead{leader, bonus, unit}));
        }
      }
    }
  }
  for (const PieceId leader : leaders) {
    if (!refuse_bonus(field, leader, Bonus::Stacking, kNoPiece)) {
      actions.push_back(action_of(verbs::Bonus{leader}));
    }
  }
}

/// Chattanooga 13.3
Refusal refuse_attack_bonus(const Field& field, PieceId leader, PieceId unit) {
  if (!has_leader_on_map(field, leader, field.phasing()) || !field.state().has_piece(unit)) {
    return {"He is no leader of yours on the map.", "13.1"};
  }
  if (is_used(field, leader)) {
    return {"A leader applies one bonus in a couplet.", "13.3"};
  }
  if (!is_with(field, leader, unit) || !began_together(field, leader, unit)) {
    return {"He did not begin the move with a unit of his span that attacks.", "13.3"};
  }
  const bool is_led = leader_in_combat(field, unit) != kNoPiece || coordinating_leader(field) != kNoPiece;
  return is_led ? Refusal{"One leader takes part in a combat.", "13.3"} : kLawful;
}

/// Chattanooga 13.3
Refusal refuse_defense_bonus(const Field& field, PieceId leader, PieceId unit) {
  const bool can = has_leader_on_map(field, leader, other(field.phasing())) && !is_used(field, leader) &&
                   is_with(field, leader, unit);
  return can ? kLawful : Refusal{"He is no leader who can join the defense of that unit.", "13.3"};
}

bool can_be_led_in_defense(const Field& field, PieceId unit) {
  bool can = false;
  if (field.has(Option::Leaders)) {
    for_each_at(field, field.piece(unit).place,
                [&](PieceId id) { can = can || !refuse_defense_bonus(field, id, unit); });
  }
  return can;
}

/// Chattanooga 13.3: his part is over when he bears kFought.
PieceId leader_in_combat(const Field& field, PieceId unit) {
  if (!field.has(Option::Leaders) || !is_on_map(field.piece(unit))) {
    return kNoPiece;
  }
  const Bonus bonus = field.side_of(unit) == field.phasing() ? Bonus::Attack : Bonus::Defense;
  PieceId found = kNoPiece;
  for_each_at(field, field.piece(unit).place, [&](PieceId id) {
    if (field.type(id) == UnitType::Leader && field.piece(id).marks == static_cast<int>(bonus) &&
        !field.has_flag(id, kFought) && is_in_span(field, id, unit)) {
      found = id;
    }
  });
  return found;
}

int leader_intensity(const Field& field, PieceId attacker) {
  const PieceId leader = leader_in_combat(field, attacker);
  return leader == kNoPiece || field.side_of(attacker) != field.phasing() ? 0 : field.counter(leader).combat_rating;
}

/// Chattanooga 13.3: of the one unit that is attacked. Who is hit by the die counts to the end of that combat (13.4).
int leader_morale(const Field& field, PieceId defender) {
  int morale = 0;
  if (field.side_of(defender) == field.phasing()) {
    return morale;
  }
  for (const Step& step : field.state().stack) {
    if (is_step<CombatLocals>(step) && locals_of<CombatLocals>(step).defender == defender) {
      const auto combat = locals_of<CombatLocals>(step);
      const PieceId leader = leader_in_combat(field, defender);
      morale = combat.reading.intensity > 0 ? combat.marks.led
               : leader == kNoPiece         ? 0
                                            : field.counter(leader).combat_rating;
    }
  }
  return morale;
}

/// Chattanooga 13.3
bool is_stacking_led(const Field& field, HexId hex, PieceId mover, PieceId other) {
  if (!field.has(Option::Leaders)) {
    return false;
  }
  const PieceIds pieces = field.pieces();
  return std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) {
    return has_leader_on_map(field, id, field.side_of(mover)) &&
           field.piece(id).marks == static_cast<int>(Bonus::Stacking) &&
           field.grid().distance(field.piece(id).place, hex) <= 1 && is_in_span(field, id, mover) &&
           is_in_span(field, id, other);
  });
}

/// Chattanooga 13.2: beside a reserve he is not alone; enemies so near make it deploy at once (14.5).
bool must_flee(const Field& field, PieceId leader) {
  const Seat side = field.side_of(leader);
  const HexId here = field.piece(leader).place;
  return !field.is_held(here, side) && (field.is_in_enemy_zone(here, side) || field.has_units(here, other(side)));
}

/// Chattanooga 13.2: the lowest hex of several that are equally near.
HexId refuge_of(const Field& field, PieceId leader) {
  const Seat side = field.side_of(leader);
  const HexSet& friends = field.units(side);
  const HexSet open = field.costs().playable() - field.units(other(side)) - field.zone(other(side));
  HexSet seen;
  seen.add(field.piece(leader).place);
  HexSet edge = seen;
  while (!edge.empty()) {
    HexSet next;
    HexId found = kNoHex;
    edge.for_each([&](HexId from) {
      field.grid().for_each_neighbor(from, [&](Direction d, HexId to) {
        if (seen.has(to) || !field.costs().step(Arm::Infantry, from, d).is_possible) {
          return;
        }
        if (friends.has(to)) {
          found = found == kNoHex ? to : std::min(found, to);
        } else if (open.has(to)) {
          next.add(to);
        }
      });
    });
    if (found != kNoHex) {
      return found;
    }
    seen = seen | next;
    edge = next;
  }
  return kNoHex;
}

namespace {

/// Hexes that can be reached from some of those by one step over ground that infantry can cross, or by a road.
HexSet one_step_on(const Field& field, const HexSet& from, const HexSet& open, bool is_by_road) {
  HexSet next;
  from.for_each([&](HexId hex) {
    field.grid().for_each_neighbor(hex, [&](Direction d, HexId to) {
      if (open.has(to) && (!is_by_road || field.map().is_road(hex, d)) &&
          field.costs().step(Arm::Infantry, hex, d).is_possible) {
        next.add(to);
      }
    });
  });
  return next;
}

/// Chattanooga 7.4, 7.7: where one movement point leads: one hex, or with the road bonus several along roads.
HexSet one_point_on(const Field& field, const HexSet& from, const HexSet& open) {
  HexSet reached = one_step_on(field, from, open, false);
  HexSet edge = from;
  const int hexes = field.has(Option::RoadBonus) ? field.numbers().movement.road_bonus_hexes : 0;
  for (int i = 0; i < hexes; ++i) {
    edge = one_step_on(field, edge, open, true);
    reached = reached | edge;
  }
  return reached;
}

}  // namespace

/// Chattanooga 7.4, 7.7: no points are divided, and so a ride in legs leads as far as one without.
int points_of_leg(const Field& field, int spent) {
  const MovementNumbers& numbers = field.numbers().movement;
  const int left = numbers.leader_allowance - spent;
  return field.has(Option::RoadBonus) ? std::min<int>(left, numbers.allowance) : left;
}

/// Chattanooga 7.4, 7.7, 13.2: every hex counts as a road hex; not into an enemy zone.
HexSet ride_hexes(const Field& field, PieceId leader, int points) {
  const Seat side = field.side_of(leader);
  const HexId here = field.piece(leader).place;
  const HexSet open = field.costs().playable() - field.units(other(side)) - field.reserves(other(side)) -
                      field.zone(other(side)) - field.no_entry(side);
  HexSet reached;
  reached.add(here);
  HexSet edge = reached;
  for (int point = 0; point < points; ++point) {
    edge = one_point_on(field, edge, open) - reached;
    reached = reached | edge;
  }
  reached.remove(here);
  return reached;
}

namespace {

/// Chattanooga 7.7: a hex beside him is open to a ride: then there are ride_hexes, however many points he has.
bool can_ride(const Field& field, PieceId leader) {
  const Seat side = field.side_of(leader);
  const HexId here = field.piece(leader).place;
  bool can = false;
  field.grid().for_each_neighbor(here, [&](Direction d, HexId to) {
    can = can ||
          (field.costs().playable().has(to) && !field.is_held(to, other(side)) && !field.is_in_enemy_zone(to, side) &&
           !field.no_entry(side).has(to) && field.costs().step(Arm::Infantry, here, d).is_possible);
  });
  return can;
}

}  // namespace

/// Chattanooga 7.4, 7.7
int ride_points(const Field& field, PieceId leader, HexId to) {
  int points = 1;
  while (points < field.numbers().movement.leader_allowance && !ride_hexes(field, leader, points).has(to)) {
    ++points;
  }
  return points;
}

/// Chattanooga 7.7, 13.2, 13.3
Refusal refuse_ride(const Field& field, PieceId leader) {
  if (!field.has(Option::LeaderMovement) || !has_leader_on_map(field, leader, field.phasing())) {
    return {"He is no leader of yours who may ride alone.", "7.7"};
  }
  if (field.has_flag(leader, kMoved)) {
    return {"His move of this phase is over.", "7.7"};
  }
  return can_ride(field, leader) ? kLawful : Refusal{"He can ride nowhere.", "7.7"};
}

/// Chattanooga 13.4
HexSet leader_return_hexes(const Field& field, PieceId leader) {
  HexSet hexes;
  for (const PieceId unit : field.pieces()) {
    if (is_on_map(field.piece(unit)) && is_in_span(field, leader, unit)) {
      hexes.add(field.piece(unit).place);
    }
  }
  return hexes;
}

}  // namespace longroll::chattanooga
