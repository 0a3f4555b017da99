#include <algorithm>

#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/entry.h"
#include "engine/games/chattanooga/rules/hex_acts.h"
#include "engine/games/chattanooga/rules/hidden_reserves.h"
#include "engine/games/chattanooga/rules/movers.h"
#include "engine/games/chattanooga/rules/preparation.h"
#include "engine/games/chattanooga/rules/recovery.h"
#include "engine/games/chattanooga/rules/reserve_choices.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/returns.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/steps/leader_acts.h"
#include "engine/games/chattanooga/steps/march.h"
#include "engine/games/chattanooga/steps/marker_acts.h"
#include "engine/games/chattanooga/steps/reserve_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"
#include "engine/games/chattanooga/steps/works_acts.h"

/// Chattanooga 7.1, 5.3, 5.9, 8.1, 9.1: the phasing side moves its units, one unit or stack after the other, and does
/// what else is done in a Movement Phase, in any order.
namespace longroll::chattanooga {
namespace {

/// Chattanooga 7.1: what was to be done in the hex that was named has been chosen.
void close_hex(Now& now) { write(now, &MovementPhaseLocals::named, HexOrNone{}); }

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
    write(now, MovementPhaseLocals{});
  } else {
    start_recovery(now, unit);
  }
  return true;
}

/// The pieces of the side whose phase it is, by rising numbers: found once for all that it may do. Those of one hex,
/// where one has been named.
struct OwnPieces {
  OwnPieces(const Field& field, HexId named) {
    for_each_of(field, field.phasing(), [&](PieceId id) {
      if (named == kNoHex || field.piece(id).place == named) {
        all.push_back(id);
        (is_on_map(field.piece(id)) ? on_map : off_map).push_back(id);
      }
    });
  }
  std::vector<PieceId> all, on_map, off_map;
};

void add_units(const Field& field, const OwnPieces& own, const HexSet& stacks, Actions& actions) {
  for (const PieceId id : own.all) {
    if (waits_off_map(field, id) ? !refuse_entry(field, id) : !refuse_take(field, id)) {
      actions.push_back(action_of(verbs::Take{id}));
    }
  }
  stacks.for_each([&](HexId hex) {
    if (movable_at(field, hex, field.phasing()).size() > 1) {
      actions.push_back(action_of(verbs::TakeStack{hex}));
    }
  });
}

void add_recoveries(const Field& field, const OwnPieces& own, Actions& actions) {
  const std::size_t before = actions.size();
  for (const PieceId id : own.on_map) {
    if (field.is_disrupted(id) && !refuse_recover(field, id)) {
      actions.push_back(action_of(verbs::Recover{id}));
    }
  }
  if (actions.size() > before) {
    actions.push_back(action_of(verbs::RecoverAll{}));
  }
}

void add_returns(const Field& field, const OwnPieces& own, Actions& actions) {
  for (const PieceId id : own.off_map) {
    if (!refuse_return(field, id, field.phasing())) {
      actions.push_back(action_of(verbs::Return{id}));
    }
  }
  for (const PieceId id : own.off_map) {
    if (!refuse_rebuild(field, id, field.phasing())) {
      actions.push_back(action_of(verbs::Rebuild{id}));
    }
  }
}

/// Chattanooga 7.7: among the units that may be taken, in the order of their numbers.
void add_rides(const Field& field, Actions& actions) {
  if (!field.has(Option::LeaderMovement)) {
    return;
  }
  const std::size_t before = actions.size();
  for (const PieceId leader : field.scenario().leaders) {
    if (!refuse_ride(field, leader)) {
      actions.push_back(action_of(verbs::Take{leader}));
    }
  }
  if (actions.size() > before) {
    std::sort(actions.begin(), actions.end());
  }
}

/// Chattanooga 10.9. `listed`: hexes that can be named anyway, so that the first unit alone matters there.
void add_volleys(const Field& field, const OwnPieces& own, const HexSet& listed, Actions& actions) {
  if (!field.has(Option::Volley)) {
    return;
  }
  bool can_anybody = false;
  for (const PieceId unit : own.on_map) {
    const bool matters = !can_anybody || !listed.has(static_cast<HexId>(field.piece(unit).place));
    if (matters && !refuse_to_stand_ready(field, unit)) {
      actions.push_back(action_of(verbs::Volley{unit}));
      can_anybody = true;
    }
  }
  if (can_anybody) {
    actions.push_back(action_of(verbs::Ready{}));
  }
}

/// Chattanooga 7.8, 9.2
void add_crossings(const Field& field, const OwnPieces& own, Actions& actions) {
  const bool has_boats = field.has(Option::PontoonBoats) && boat_left(field) != kNoPiece;
  for (const PieceId id : own.off_map) {
    if (has_boats && field.piece(id).place == kDue && !refuse_landing(field, id)) {
      actions.push_back(action_of(verbs::Land{id}));
    }
  }
  if (!field.has(Option::Crossing) || field.phasing() != Seat::Union) {
    return;
  }
  const FewHexes crossings = crossings_now(field);
  for (const PieceId id : own.on_map) {
    if (crossings.has(field.piece(id).place) && !refuse_crossing(field, id)) {
      actions.push_back(action_of(verbs::Cross{id}));
    }
  }
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const bool names_hexes = field.scenario().names_hexes;
  const HexId named = names_hexes ? locals_of<MovementPhaseLocals>(step).named.hex : kNoHex;
  const OwnPieces own(field, named);
  HexSet stacks;
  field.units(field.phasing()).for_each([&](HexId hex) {
    if (field.units_at(hex, field.phasing()) > 1) {
      stacks.add(hex);
    }
  });
  if (named == kNoHex) {
    add_units(field, own, stacks, actions);
    add_rides(field, actions);
  }
  add_recoveries(field, own, actions);
  if (named == kNoHex) {
    add_returns(field, own, actions);
  }
  stacks.for_each([&](HexId hex) { actions.push_back(action_of(verbs::Arrange{hex})); });
  actions.push_back(action_of(verbs::EndMoves{}));
  add_volleys(field, own, names_hexes && named == kNoHex ? stacks : HexSet(), actions);
  list_bonuses(field, actions, named);
  if (named == kNoHex) {
    add_crossings(field, own, actions);
  }
  list_reserve_choices(field, actions);
  if (names_hexes) {
    keep_acts(field, named, actions);
  }
}

/// Chattanooga 7.1: a decision that belongs to no hex, or whose hex has been named where that must be.
template <auto refuse, class Arguments>
Refusal in_turn(const Field& field, const MovementPhaseLocals& phase, const Arguments& arguments) {
  const HexId named = phase.named.hex;
  const HexId hex = field.scenario().names_hexes ? hex_of_act(field, action_of(arguments)) : kNoHex;
  if (named != hex) {
    return named == kNoHex ? Refusal{"Name its hex first.", "7.1"}
                           : Refusal{"What is done in the hex that was named is asked.", "7.1"};
  }
  return refuse(field, arguments);
}

/// Chattanooga 7.1
Refusal refuse_naming(const Field& field, const MovementPhaseLocals& phase, const verbs::NameHex& name) {
  if (!field.scenario().names_hexes || phase.named.hex != kNoHex) {
    return {"Hexes are not named now.", "7.1"};
  }
  Actions acts;
  candidates(field, step_of(MovementPhaseLocals{false, {name.hex}}), acts);
  return field.map().is_playable(name.hex) && acts.size() > 1
             ? kLawful
             : Refusal{"Nobody there can do anything but move.", "7.1"};
}
void name_hex(const Library&, Now& now, const verbs::NameHex& name) {
  write(now, &MovementPhaseLocals::named, HexOrNone{name.hex});
}

/// Chattanooga 7.1
Refusal refuse_leaving_hex(const Field&, const MovementPhaseLocals& phase, const verbs::Pass&) {
  return phase.named.hex == kNoHex ? Refusal{"No hex has been named.", "7.1"} : kLawful;
}
void leave_hex(const Library&, Now& now, const verbs::Pass&) { close_hex(now); }

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
void try_to_recover(const Library&, Now& now, const verbs::Recover& recover) {
  close_hex(now);
  start_recovery(now, recover.unit);
}

Refusal refuse_recovering_all(const Field& field, const verbs::RecoverAll&) {
  return next_to_recover(field) == kNoPiece ? Refusal{"Nobody can try to recover.", "5.3"} : kLawful;
}
void recover_all(const Library&, Now& now, const verbs::RecoverAll&) {
  write(now, &MovementPhaseLocals::is_recovering, true);
}

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
void arrange(const Library&, Now& now, const verbs::Arrange& arrange) {
  close_hex(now);
  begin(now, ArrangeLocals{arrange.hex, 0});
}

/// Chattanooga 13.3
Refusal refuse_leading(const Field& field, const verbs::Lead& lead) {
  return field.has(Option::Leaders) ? refuse_bonus(field, lead.leader, lead.bonus, lead.unit)
                                    : Refusal{"Leaders are not in play.", "13.1"};
}
void apply_bonus(const Library&, Now& now, const verbs::Lead& lead) {
  close_hex(now);
  now.mark(lead.leader, static_cast<int>(lead.bonus));
  if (lead.bonus == Bonus::Recovery) {
    now.raise(lead.leader, kMoved);
    now.raise(lead.unit, kJoined);  // it does not move, and so it keeps its marker (10.8, 10.9)
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
  close_hex(now);
  now.mark(bonus.unit, static_cast<int>(Bonus::Stacking));
  now.raise(bonus.unit, kMoved);
}

/// Chattanooga 10.9
Refusal refuse_volley_of(const Field& field, const verbs::Volley& volley) {
  return refuse_to_stand_ready(field, volley.unit);
}
void volley(const Library&, Now& now, const verbs::Volley& volley) {
  close_hex(now);
  stand_ready(now, volley.unit);
}

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

/// Chattanooga 9.2, 5.3, 5.7, 10.9, 13.5: it stays disrupted and questionable, its hero stays with it, and its move
/// takes volleys off.
Refusal refuse_to_cross(const Field& field, const verbs::Cross& cross) { return refuse_crossing(field, cross.unit); }
void cross(const Library& library, Now& now, const verbs::Cross& cross) {
  const Piece piece = now.state().piece(cross.unit);
  const auto hex = static_cast<HexId>(piece.place);
  const CrossingNote left{now.state().track(track(Track::Turn)), number_of_crossing(Field(library, now), hex)};
  log(now, notes::Crossed{cross.unit, hex});
  put_in_box(library, now, cross.unit, kAcross);
  now.note(cross.unit, left.pack());
  now.turn(cross.unit, piece.up);
  now.mark(cross.unit, piece.marks);
  now.raise(cross.unit, piece.flags & kQuestionable);
  spoil_volleys(library, now, hex);
}

/// Chattanooga 14.3
Refusal refuse_forming(const Field& field, const verbs::FormReserve& form) {
  return refuse_form(field, form.unit, field.phasing());
}
void form(const Library& library, Now& now, const verbs::FormReserve& form) {
  close_hex(now);
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
void deploy(const Library& library, Now& now, const verbs::Deploy& deploy) {
  if (now.state().piece(deploy.unit).up == kReverse) {
    show_reserve(library, now, deploy.unit);  // 14.7
  }
  now.raise(deploy.unit, kMoved);
  spoil_volleys(library, now, deploy.hex);  // 10.9
  begin(now, DeploymentLocals{deploy.unit, false});
}

/// Chattanooga 14.7
void flip(const Library& library, Now& now, const verbs::Flip& flip) {
  hide_reserve(library, now, flip.marker, flip.dummies);
}

/// Chattanooga 3.2R, 14.7
void bring_on_hidden(const Library& library, Now& now, const verbs::Dummy& dummy) {
  enter_hidden(library, now, dummy.hex, dummy.has_units);
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

Refusal refuse_ending(const Field&, const verbs::EndMoves&) { return kLawful; }
void end_moves(const Library&, Now& now, const verbs::EndMoves&) { now.end(); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<in_turn<refuse_taking, verbs::Take>, take>(),
                                     StepRule::verb<in_turn<refuse_stack, verbs::TakeStack>, take_stack>(),
                                     StepRule::verb<in_turn<refuse_recovering, verbs::Recover>, try_to_recover>(),
                                     StepRule::verb<in_turn<refuse_recovering_all, verbs::RecoverAll>, recover_all>(),
                                     StepRule::verb<in_turn<refuse_returning, verbs::Return>, return_unit>(),
                                     StepRule::verb<in_turn<refuse_rebuilding, verbs::Rebuild>, rebuild>(),
                                     StepRule::verb<in_turn<refuse_arranging, verbs::Arrange>, arrange>(),
                                     StepRule::verb<in_turn<refuse_leading, verbs::Lead>, apply_bonus>(),
                                     StepRule::verb<in_turn<refuse_helping, verbs::Bonus>, help_stacking>(),
                                     StepRule::verb<in_turn<refuse_volley_of, verbs::Volley>, volley>(),
                                     StepRule::verb<in_turn<refuse_readiness, verbs::Ready>, stand_all_ready>(),
                                     StepRule::verb<in_turn<refuse_landing_of, verbs::Land>, land>(),
                                     StepRule::verb<in_turn<refuse_to_cross, verbs::Cross>, cross>(),
                                     StepRule::verb<in_turn<refuse_forming, verbs::FormReserve>, form>(),
                                     StepRule::verb<in_turn<refuse_flip, verbs::Flip>, flip>(),
                                     StepRule::verb<in_turn<refuse_hidden_entry, verbs::Dummy>, bring_on_hidden>(),
                                     StepRule::verb<in_turn<refuse_to_deploy, verbs::Deploy>, deploy>(),
                                     StepRule::verb<in_turn<refuse_order, verbs::StandingOrder>, give_order>(),
                                     StepRule::verb<in_turn<refuse_ending, verbs::EndMoves>, end_moves>(),
                                     StepRule::verb<refuse_naming, name_hex>(),
                                     StepRule::verb<refuse_leaving_hex, leave_hex>()};

void ask(const Field&, const Step& step, Prompt& prompt) {
  const HexId named = locals_of<MovementPhaseLocals>(step).named.hex;
  prompt.text = named == kNoHex ? "Move your units, or end the movement." : "What is done at " + hex_text(named) + "?";
  prompt.rule = "7.1";
}

bool fits(const Field& field, const Step& step, const Step*) {
  const bool is_asked = is_innermost(field.state(), step);
  if (field.phase() != Phase::Movement || (is_asked && is_decided(field))) {
    return false;
  }
  const auto phase = locals_of<MovementPhaseLocals>(step);
  if (const HexId named = phase.named.hex; named != kNoHex) {
    return field.scenario().names_hexes && field.map().is_playable(named) && !phase.is_recovering && is_asked;
  }
  return !phase.is_recovering || !is_asked;
}

}  // namespace

const StepRule kMovementPhaseStep = {.kind = StepKind::MovementPhase,
                                     .id = "movement-phase",
                                     .advance = advance,
                                     .waits_for = waits_for_phasing,
                                     .candidates = candidates,
                                     .verbs = kVerbs,
                                     .ask = ask,
                                     .is_exact = true,
                                     .on = steps(StepKind::Couplet),
                                     .holds = holds_only<MovementPhaseLocals>,
                                     .fits = fits};

}  // namespace longroll::chattanooga
