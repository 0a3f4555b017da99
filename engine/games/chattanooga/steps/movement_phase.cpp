#include <algorithm>

#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/entry.h"
#include "engine/games/chattanooga/rules/movers.h"
#include "engine/games/chattanooga/rules/preparation.h"
#include "engine/games/chattanooga/rules/recovery.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/returns.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/steps/leader_acts.h"
#include "engine/games/chattanooga/steps/march.h"
#include "engine/games/chattanooga/steps/marker_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"
#include "engine/games/chattanooga/steps/works_acts.h"

/// Chattanooga 7.1, 5.3, 5.9, 8.1, 9.1: the phasing side moves its units, one unit or stack after the other, and does
/// what else is done in a Movement Phase, in any order.
namespace longroll::chattanooga {
namespace {

/// Chattanooga 5.3, 10.8, 10.9: a try to recover is a move of that unit alone, which costs its marker.
void start_recovery(Now& now, PieceId unit) {
  now.lower(unit, kVolley | kCharge);
  now.raise(unit, kMoved | kRecovering);
  begin(now, MoraleCheckLocals{unit, CheckReason::Recovery});
}

bool advance(const Library& library, Now& now) {
  if (is_decided(Field(library, now))) {  // 3.2
    now.end();
    return true;
  }
  if (!locals_of<MovementPhaseLocals>(now).is_recovering) {
    return false;
  }
  const PieceId unit = next_to_recover(Field(library, now));
  if (unit == kNoPiece) {
    write(now, MovementPhaseLocals{false});
  } else {
    start_recovery(now, unit);
  }
  return true;
}

void add_units(const Field& field, Actions& actions) {
  for (const PieceId id : field.pieces()) {
    if (waits_off_map(field, id) ? !refuse_entry(field, id) : !refuse_take(field, id)) {
      actions.push_back(action_of(verbs::Take{id}));
    }
  }
  field.units(field.phasing()).for_each([&](HexId hex) {
    if (movable_at(field, hex, field.phasing()).size() > 1) {
      actions.push_back(action_of(verbs::TakeStack{hex}));
    }
  });
}

void add_recoveries(const Field& field, Actions& actions) {
  const std::size_t before = actions.size();
  for (const PieceId id : field.pieces()) {
    if (is_on_map(field.piece(id)) && field.is_disrupted(id) && !refuse_recover(field, id)) {
      actions.push_back(action_of(verbs::Recover{id}));
    }
  }
  if (actions.size() > before) {
    actions.push_back(action_of(verbs::RecoverAll{}));
  }
}

void add_returns(const Field& field, Actions& actions) {
  for (const PieceId id : field.pieces()) {
    if (!is_on_map(field.piece(id)) && !refuse_return(field, id, field.phasing())) {
      actions.push_back(action_of(verbs::Return{id}));
    }
  }
  for (const PieceId id : field.pieces()) {
    if (!is_on_map(field.piece(id)) && !refuse_rebuild(field, id, field.phasing())) {
      actions.push_back(action_of(verbs::Rebuild{id}));
    }
  }
}

constexpr Bonus kUnitBonuses[] = {Bonus::Recovery, Bonus::Rally, Bonus::Hero, Bonus::ExtraStrength};

/// Chattanooga 13.3
void add_bonuses(const Field& field, Actions& actions) {
  if (!field.has(Option::Leaders)) {
    return;
  }
  for (const PieceId leader : field.pieces()) {
    if (!has_leader_on_map(field, leader, field.phasing())) {
      continue;
    }
    for (const Bonus bonus : kUnitBonuses) {
      for (const PieceId unit : field.pieces()) {
        if (!refuse_bonus(field, leader, bonus, unit)) {
          actions.push_back(action_of(verbs::Lead{leader, bonus, unit}));
        }
      }
    }
  }
  for (const PieceId leader : field.pieces()) {
    if (!refuse_bonus(field, leader, Bonus::Stacking, kNoPiece)) {
      actions.push_back(action_of(verbs::Bonus{leader}));
    }
  }
}

/// Chattanooga 7.7
void add_rides(const Field& field, Actions& actions) {
  for (const PieceId leader : field.pieces()) {
    if (field.has(Option::LeaderMovement) && field.type(leader) == UnitType::Leader && !refuse_ride(field, leader)) {
      actions.push_back(action_of(verbs::Take{leader}));
    }
  }
  std::sort(actions.begin(), actions.end());
}

/// Chattanooga 10.9
void add_volleys(const Field& field, Actions& actions) {
  if (!field.has(Option::Volley)) {
    return;
  }
  const std::size_t before = actions.size();
  for (const PieceId unit : field.pieces()) {
    if (!refuse_to_stand_ready(field, unit)) {
      actions.push_back(action_of(verbs::Volley{unit}));
    }
  }
  if (actions.size() > before) {
    actions.push_back(action_of(verbs::Ready{}));
  }
}

/// Chattanooga 7.8, 9.2
void add_crossings(const Field& field, Actions& actions) {
  const bool has_boats = field.has(Option::PontoonBoats) && boat_left(field) != kNoPiece;
  for (const PieceId id : field.pieces()) {
    if (has_boats && field.piece(id).place == kDue && !refuse_landing(field, id)) {
      actions.push_back(action_of(verbs::Land{id}));
    }
  }
  for (const PieceId id : field.pieces()) {
    if (field.has(Option::Crossing) && !refuse_crossing(field, id)) {
      actions.push_back(action_of(verbs::Cross{id}));
    }
  }
}

/// Chattanooga 14.3, 14.5, in the order of the verbs.
void add_reserves(const Field& field, Actions& actions) {
  if (!field.has(Option::Reserves)) {
    return;
  }
  const Seat side = field.phasing();
  bool has_one = false;
  if (free_reserve(field, side) != kNoPiece) {
    const HexSet near = hexes_near_enemies(field, side, field.numbers().reserves.enemy_distance - 1);
    for (const PieceId id : field.pieces()) {
      const Place place = field.piece(id).place;
      if (field.side_of(id) == side && (place == kDue || (is_hex(place) && !near.has(place))) &&
          !refuse_form(field, id, side)) {
        actions.push_back(action_of(verbs::FormReserve{id}));
      }
    }
  }
  for (const PieceId id : field.pieces()) {
    has_one = has_one || has_reserve_on_map(field, id, side);
    if (field.is_reserve(id) && !refuse_deployment(field, id)) {
      actions.push_back(action_of(verbs::Deploy{id, field.piece(id).place}));
    }
  }
  if (has_one) {
    actions.push_back(action_of(verbs::StandingOrder{}));
  }
}

void candidates(const Field& field, const Step&, Actions& actions) {
  add_units(field, actions);
  add_rides(field, actions);
  add_recoveries(field, actions);
  add_returns(field, actions);
  field.units(field.phasing()).for_each([&](HexId hex) {
    if (field.units_at(hex, field.phasing()) > 1) {
      actions.push_back(action_of(verbs::Arrange{hex}));
    }
  });
  actions.push_back(action_of(verbs::EndMoves{}));
  add_volleys(field, actions);
  add_bonuses(field, actions);
  add_crossings(field, actions);
  add_reserves(field, actions);
}

/// Chattanooga 7.1, 9.3
Refusal refuse_taking(const Field& field, const verbs::Take& take) {
  if (waits_off_map(field, take.unit) && field.side_of(take.unit) == field.phasing()) {
    return refuse_entry(field, take.unit);
  }
  if (field.state().has_piece(take.unit) && field.type(take.unit) == UnitType::Leader) {
    return refuse_ride(field, take.unit);
  }
  return refuse_take(field, take.unit);
}
void take(const Library& library, Now& now, const verbs::Take& take) {
  if (waits_off_map(Field(library, now), take.unit)) {
    begin(now, EntryLocals{take.unit});
  } else if (library.type(now.state().piece(take.unit).kind) == UnitType::Leader) {
    begin(now, LeadLocals{take.unit, LeadPurpose::Ride, kNoPiece});
  } else {
    begin_march(library, now, Movers(take.unit));
  }
}

/// Chattanooga 8.2
Refusal refuse_stack(const Field& field, const verbs::TakeStack& take) {
  const bool is_stack = field.map().is_playable(take.hex) && field.has_units(take.hex, field.phasing()) &&
                        movable_at(field, take.hex, field.phasing()).size() > 1;
  return is_stack ? kLawful : Refusal{"There are no two units of yours that could move together.", "8.2"};
}
void take_stack(const Library& library, Now& now, const verbs::TakeStack& take) {
  const Movers movers = movable_at(Field(library, now), take.hex, phasing(now.state()));
  begin_march(library, now, movers);
}

Refusal refuse_recovering(const Field& field, const verbs::Recover& recover) {
  return refuse_recover(field, recover.unit);
}
void try_to_recover(const Library&, Now& now, const verbs::Recover& recover) { start_recovery(now, recover.unit); }

Refusal refuse_recovering_all(const Field& field, const verbs::RecoverAll&) {
  return next_to_recover(field) == kNoPiece ? Refusal{"Nobody can try to recover.", "5.3"} : kLawful;
}
void recover_all(const Library&, Now& now, const verbs::RecoverAll&) { write(now, MovementPhaseLocals{true}); }

Refusal refuse_returning(const Field& field, const verbs::Return& back) {
  return refuse_return(field, back.unit, field.phasing());
}
void return_unit(const Library&, Now& now, const verbs::Return& back) { begin(now, ReturnLocals{back.unit, 0}); }

Refusal refuse_rebuilding(const Field& field, const verbs::Rebuild& back) {
  return refuse_rebuild(field, back.unit, field.phasing());
}
void rebuild(const Library&, Now& now, const verbs::Rebuild& back) { begin(now, ReturnLocals{back.unit, 1}); }

/// Chattanooga 8.1: also where the enemy controls the hex.
Refusal refuse_arranging(const Field& field, const verbs::Arrange& arrange) {
  const bool is_stack = field.map().is_playable(arrange.hex) && field.units_at(arrange.hex, field.phasing()) > 1;
  return is_stack ? kLawful : Refusal{"No two units of yours lie there.", "8.1"};
}
void arrange(const Library&, Now& now, const verbs::Arrange& arrange) { begin(now, ArrangeLocals{arrange.hex, 0}); }

/// Chattanooga 13.3
Refusal refuse_leading(const Field& field, const verbs::Lead& lead) {
  return field.has(Option::Leaders) ? refuse_bonus(field, lead.leader, lead.bonus, lead.unit)
                                    : Refusal{"Leaders are not in play.", "13.1"};
}
void apply_bonus(const Library& library, Now& now, const verbs::Lead& lead) {
  now.mark(lead.leader, static_cast<int>(lead.bonus));
  if (lead.bonus == Bonus::Recovery) {
    now.raise(lead.leader, kMoved);
    give_up_works(library, now, lead.unit);
    now.raise(lead.unit, kMoved);
    now.lower(lead.unit, kVolley | kCharge);
    recover(now, lead.unit);
  } else if (lead.bonus == Bonus::Rally) {
    now.raise(lead.leader, kMoved);
    begin(now, LeadLocals{lead.leader, LeadPurpose::Rally, lead.unit});
    begin(now, MoraleCheckLocals{lead.unit, CheckReason::LeaderRally});
  } else {
    const bool is_hero = lead.bonus == Bonus::Hero;
    begin(now, LeadLocals{lead.leader, is_hero ? LeadPurpose::Inspire : LeadPurpose::Rebuild, lead.unit});
  }
}

Refusal refuse_helping(const Field& field, const verbs::Bonus& bonus) {
  return field.has(Option::Leaders) ? refuse_bonus(field, bonus.unit, Bonus::Stacking, kNoPiece)
                                    : Refusal{"Leaders are not in play.", "13.1"};
}
void help_stacking(const Library&, Now& now, const verbs::Bonus& bonus) {
  now.mark(bonus.unit, static_cast<int>(Bonus::Stacking));
  now.raise(bonus.unit, kMoved);
}

/// Chattanooga 10.9
Refusal refuse_volley_of(const Field& field, const verbs::Volley& volley) {
  return refuse_to_stand_ready(field, volley.unit);
}
void volley(const Library&, Now& now, const verbs::Volley& volley) { stand_ready(now, volley.unit); }

Refusal refuse_readiness(const Field& field, const verbs::Ready&) {
  return can_anybody_stand_ready(field) ? kLawful : Refusal{"No unit can be marked with a volley.", "10.9"};
}
void stand_all_ready(const Library& library, Now& now, const verbs::Ready&) {
  const PieceIds pieces = piece_ids(now.state());
  for (const PieceId unit : pieces) {
    if (!refuse_to_stand_ready(Field(library, now), unit)) {
      stand_ready(now, unit);
    }
  }
}

/// Chattanooga 7.8
Refusal refuse_landing_of(const Field& field, const verbs::Land& land) { return refuse_landing(field, land.unit); }
void land(const Library&, Now& now, const verbs::Land& land) { begin(now, EntryLocals{land.unit, true}); }

/// Chattanooga 9.2
Refusal refuse_to_cross(const Field& field, const verbs::Cross& cross) { return refuse_crossing(field, cross.unit); }
void cross(const Library& library, Now& now, const verbs::Cross& cross) {
  const HexId hex = now.state().piece(cross.unit).place;
  const CrossingNote left{now.state().track(track(Track::Turn)), number_of_crossing(Field(library, now), hex)};
  const bool is_disrupted = Field(library, now).is_disrupted(cross.unit);
  log(now, notes::Crossed{cross.unit, hex});
  put_in_box(library, now, cross.unit, kAcross);
  now.note(cross.unit, left.pack());
  if (is_disrupted) {
    now.turn(cross.unit, kReverse);
  }
}

/// Chattanooga 14.3
Refusal refuse_forming(const Field& field, const verbs::FormReserve& form) {
  return refuse_form(field, form.unit, field.phasing());
}
void form(const Library& library, Now& now, const verbs::FormReserve& form) {
  const Piece piece = now.state().piece(form.unit);
  if (piece.place == kDue) {
    begin(now, ReserveFormingLocals{form.unit, FormingStage::Entry, kNoHex});
    return;
  }
  if (library.type(piece.kind) == UnitType::Leader) {
    now.mark(form.unit, static_cast<int>(Bonus::Reserves));
    now.raise(form.unit, kMoved);
  } else {
    now.raise(form.unit, kFormsReserve);
  }
  begin(now, ReserveFormingLocals{form.unit, FormingStage::Naming, static_cast<HexId>(piece.place)});
}

/// Chattanooga 14.5: the marker does not move in this couplet.
Refusal refuse_to_deploy(const Field& field, const verbs::Deploy& deploy) {
  if (const Refusal refusal = refuse_deployment(field, deploy.unit)) {
    return refusal;
  }
  return field.piece(deploy.unit).place == deploy.hex ? kLawful : Refusal{"It does not lie there.", "14.5"};
}
void deploy(const Library&, Now& now, const verbs::Deploy& deploy) {
  now.raise(deploy.unit, kMoved);
  begin(now, DeploymentLocals{deploy.unit, false});
}

/// Chattanooga 14.5
Refusal refuse_order(const Field& field, const verbs::StandingOrder&) {
  return field.has(Option::Reserves) && !field.reserves(field.phasing()).empty()
             ? kLawful
             : Refusal{"You have no reserve on the map.", "14.5"};
}
void give_order(const Library&, Now& now, const verbs::StandingOrder&) {
  const int order = track(Track::ReserveOrders, index_of(phasing(now.state())));
  now.set(order, 1 - now.state().track(order));
}

void end_moves(const Library&, Now& now, const verbs::EndMoves&) { now.end(); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_taking, take>(),
                                     StepRule::verb<refuse_stack, take_stack>(),
                                     StepRule::verb<refuse_recovering, try_to_recover>(),
                                     StepRule::verb<refuse_recovering_all, recover_all>(),
                                     StepRule::verb<refuse_returning, return_unit>(),
                                     StepRule::verb<refuse_rebuilding, rebuild>(),
                                     StepRule::verb<refuse_arranging, arrange>(),
                                     StepRule::verb<refuse_leading, apply_bonus>(),
                                     StepRule::verb<refuse_helping, help_stacking>(),
                                     StepRule::verb<refuse_volley_of, volley>(),
                                     StepRule::verb<refuse_readiness, stand_all_ready>(),
                                     StepRule::verb<refuse_landing_of, land>(),
                                     StepRule::verb<refuse_to_cross, cross>(),
                                     StepRule::verb<refuse_forming, form>(),
                                     StepRule::verb<refuse_to_deploy, deploy>(),
                                     StepRule::verb<refuse_order, give_order>(),
                                     StepRule::verb<end_moves>()};

bool fits(const Field& field, const Step& step, const Step*) {
  if (field.phase() != Phase::Movement || (is_innermost(field.state(), step) && is_decided(field))) {
    return false;
  }
  return !locals_of<MovementPhaseLocals>(step).is_recovering || !is_innermost(field.state(), step);
}

}  // namespace

const StepRule kMovementPhaseStep = {.kind = StepKind::MovementPhase,
                                     .id = "movement-phase",
                                     .advance = advance,
                                     .waits_for = waits_for_phasing,
                                     .candidates = candidates,
                                     .verbs = kVerbs,
                                     .asks = {"Move your units, or end the movement.", "7.1"},
                                     .is_exact = true,
                                     .on = steps(StepKind::Couplet),
                                     .holds = holds_only<MovementPhaseLocals>,
                                     .fits = fits};

}  // namespace longroll::chattanooga
