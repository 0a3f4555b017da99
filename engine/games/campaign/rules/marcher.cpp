// build: small
#include "engine/games/campaign/rules/marcher.h"

#include "engine/games/campaign/rules/forage.h"
#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/rules/open_nodes.h"
#include "engine/games/campaign/rules/politics.h"

namespace longroll::campaign {

Marcher::Marcher(const Field& field, HexId here, int allowance)
    : field_(field),
      tables_(field.tables()),
      side_(field.phasing()),
      crossings_(field.crossings(side_)),
      occupied_(field.occupied(other(side_))),
      zones_{field.primary_zone(other(side_)), field.secondary_zone(other(side_))},
      force_(moving_force(field, here, side_)),
      ferry_points_(half_up(allowance, field.chart().terrain.crossings[Crossing::Ferry].allowance_divisor)),
      massed_points_(is_massed(field, force_) ? field.numbers().movement.massed_points : 0),
      is_leader_alone_(force_.points() == 0),
      is_sortie_(is_sortie(field, here)) {
  note_ties(here, [&](PieceId id) { return is_moving(field, id); });
}

/// Campaign 5.3.2 to 5.3.5, 6.2.1, 6.3.1, 13.4.2, 13.5
MarchStep Marcher::step(HexId from, Direction d, HexId to, bool is_first) const {
  MarchStep step;
  const auto offer = [&](StepWay way, int more) {
    const int cost = tables_.cost(way, from, d);
    const int points = is_leader_alone_ ? field_.numbers().movement.leader_points : cost + more;
    if (cost != MovementCosts::kNever && (step.points == MarchStep::kNever || points < step.points)) {
      step = {points, way};
    }
  };
  if (crossings_.closed[d].has(from)) {  // 13.5
    return step;
  }
  offer(StepWay::Foot, 0);
  offer(StepWay::Ferry, is_bridged_by_rails(from, d) ? 0 : ferry_points_);
  if (crossings_.boats[d].has(from)) {  // 13.4.2
    offer(StepWay::Boat, ferry_points_);
  }
  if (is_first) {
    offer(StepWay::Loop, 0);  // 5.3.4
  }
  if (step.points == MarchStep::kNever || is_leader_alone_) {
    return step;
  }
  const ZoneNumbers& zones = field_.numbers().zones;
  step.points += massed_points_;
  switch (zone_at(from)) {
    case EnemyZone::Primary:
      step.points += zones.exit_primary;
      break;
    case EnemyZone::Secondary:
      step.points += zones.exit_secondary;
      break;
    case EnemyZone::None:
      break;
  }
  step.points += zone_at(to) == EnemyZone::Primary ? zones.enter_primary : 0;
  return step;
}

/// Campaign 7.7.2: an upgraded railroad has bridged the ferry, which costs what a bridge does.
bool Marcher::is_bridged_by_rails(HexId from, Direction d) const {
  if (!field_.map().is_ferry(from, d) || !field_.upgraded_rails().has(from)) {
    return false;
  }
  NetworkView view;
  view.upgraded = field_.upgraded_rails();
  return is_bridged(field_.library().network_data(), view, *hexside_of(field_.grid(), from, d));
}

bool Marcher::leaves_zone(HexId from) const { return zone_at(from) != EnemyZone::None; }

/// Campaign 5.3.6, 8.4.3: the hex itself would feed the force.
bool Marcher::can_forage_in(HexId hex) const {
  return !field_.foraged().has(hex) && forage_limit(field_, side_, hex) >= force_.points() &&
         zone_at(hex) != EnemyZone::Primary;
}

/// Campaign 10.2: a leader by himself enters neither a zone of the enemy nor a hex without supply.
Refusal Marcher::refuse_leader(HexId to) const {
  if (zone_at(to) != EnemyZone::None) {
    return {"A leader alone does not enter a zone of the enemy.", "10.2"};
  }
  return field_.can_trace(to, side_) ? kLawful
                                     : Refusal{"A leader alone goes only where supply can be traced.", "10.2"};
}

Refusal Marcher::refuse_crossing(HexId from, Direction d) const {
  if (crossings_.closed[d].has(from)) {
    return {"Vessels of the enemy close that water, and no bridge crosses it.", "13.5"};
  }
  return field_.chart().terrain.water(field_.map().water(from, d), field_.season()).blocks
             ? Refusal{"Water without a bridge or ferry lies between (Terrain effects chart).", "5.3.2"}
             : kNoStep;
}

/// Campaign 15.5, 3.1.3, 4.3, 5.0
Refusal Marcher::refuse_way(HexId from, HexId to, const MarchStep& step, int points) const {
  if (is_sortie_) {
    return {"The garrison can only attack the besiegers.", "11.8.2"};
  }
  const AmericanState state = field_.map().state_at(to);
  if (state == AmericanState::Kentucky && field_.kentucky() == Kentucky::Neutral) {
    return {"Kentucky is neutral: an invasion has to be announced first.", "15.5"};
  }
  if (is_tied_ && !hold_states_.has(state)) {
    return {"The force may not leave its state in this turn.", "3.1.3"};
  }
  if (force_.militia > 0 && state != field_.map().state_at(from)) {
    return {"Militia does not leave its state.", "4.3"};
  }
  if (step.points == MarchStep::kNever) {
    return kNoStep;
  }
  if (step.points > points) {
    return {"The force has not enough movement points left (Terrain effects chart).", "5.0"};
  }
  return kLawful;
}

Refusal Marcher::refuse(HexId from, HexId to, const MarchStep& step, int points) const {
  if (const Refusal refusal = refuse_way(from, to, step, points)) {
    return refusal;
  }
  if (is_leader_alone_) {
    return refuse_leader(to);
  }
  if (must_stop(to) && force_.armies == 0) {
    return {"Only a force with army points enters a hex of the enemy.", "9.2"};
  }
  if (must_stop(to) && is_mediated(field_, side_, to)) {
    return {"Mediation forbids attacks on supply centers in this turn.", "15.3"};
  }
  if (force_.leaders == 0 && !can_forage_in(to) && !field_.can_trace(to, side_)) {
    return {"Without a leader a force goes only where it is supplied or can forage.", "5.3.6"};
  }
  return kLawful;
}

}  // namespace longroll::campaign
