// build: small
#include <algorithm>

#include "engine/games/chattanooga/rules/recovery.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/returns.h"
#include "engine/games/chattanooga/steps/army_morale_roll.h"
#include "engine/games/chattanooga/steps/leader_acts.h"
#include "engine/games/chattanooga/steps/reserve_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"
#include "engine/games/chattanooga/steps/works_acts.h"

/// Chattanooga 4.1, 5.3, 5.6, 5.11, 10.9, 16.1, 17.2: the mutual administrative phase, the first player before the
/// other in each stage.
namespace longroll::chattanooga {
namespace {

using Stage = AdministrationStage;
using Administration = AdministrationLocals;

Seat first(const State& state) { return seat_of(state.track(track(Track::First))); }

/// The other side, or the next stage with the first player.
void next_side(Now& now, const Administration& administration) {
  const Seat side = first(now.state());
  if (administration.side == side) {
    write(now, Administration{administration.stage, other(side)});
  } else {
    write(now, Administration{static_cast<Stage>(static_cast<int>(administration.stage) + 1), side});
  }
}

void ask(Now& now, Seat side) { now.set(track(Track::Phasing), index_of(side)); }

/// Chattanooga 5.3
void recover_all(const Library& library, Now& now) {
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    if (recovers_by_itself(Field(library, now), id)) {
      recover(now, id);
    }
  }
}

/// Chattanooga 5.6: from the Routed area to the Ready area of the same column.
void ready_routed(const Library& library, Now& now, Seat side) {
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    const Piece& piece = now.state().piece(id);
    if (owner_of(piece) == side && (piece.place == kRouted || piece.place == kRoutedAndEliminated)) {
      put_in_box(library, now, id, piece.place == kRouted ? kReady : kReadyAndEliminated);
    }
  }
}

/// Chattanooga 13.5
void dismiss_heroes(const Library& library, Now& now) {
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const Piece& piece = now.state().pieces[i];
    if (is_combat_unit(library.type(piece.kind)) && piece.marks != 0) {
      now.mark(static_cast<PieceId>(i), 0);
    }
  }
}

/// Chattanooga 13.4: the next leader of the side whose fate is open, and whom a unit of his span could receive.
PieceId next_hit_leader(const Field& field, Seat side) {
  for (const PieceId id : field.pieces()) {
    if (field.type(id) == UnitType::Leader && field.side_of(id) == side && field.piece(id).place == kHit &&
        !leader_return_hexes(field, id).empty()) {
      return id;
    }
  }
  return kNoPiece;
}

PieceId next_shattered(const Field& field, Seat side, PieceId after) {
  for (const PieceId id : field.pieces()) {
    if (id > after && field.side_of(id) == side && is_shattered(field, id)) {
      return id;
    }
  }
  return kNoPiece;
}

/// Chattanooga 5.6: routed units of the side become ready, then each shattered one makes a morale check.
void rally(const Library& library, Now& now, const Administration& administration) {
  if (administration.unit == kNoPiece) {
    ready_routed(library, now, administration.side);
  }
  const PieceId unit = next_shattered(Field(library, now), administration.side, administration.unit);
  if (unit == kNoPiece) {
    next_side(now, administration);
  } else {
    write(now, &Administration::unit, unit);
    begin(now, MoraleCheckLocals{unit, CheckReason::Rally});
  }
}

bool advance(const Library& library, Now& now) {
  const auto administration = locals_of<Administration>(now);
  if (is_deployment_due(library, now)) {
    return false;  // 14.5
  }
  switch (administration.stage) {
    case Stage::Recovery:
      recover_all(library, now);
      write(now, Administration{Stage::Returns, administration.side});
      return true;
    case Stage::Returns:
      ask(now, administration.side);
      if (can_anybody_return(Field(library, now), administration.side)) {
        return false;
      }
      next_side(now, administration);
      return true;
    case Stage::Rally:
      rally(library, now, administration);
      return true;
    case Stage::Cadres:
      ask(now, administration.side);
      if (administration.unit != kNoPiece || has_cadre_to_roll_for(Field(library, now), administration.side)) {
        return false;
      }
      next_side(now, administration);
      return true;
    case Stage::Markers:
      clear_flags(now, kTurnFlags);
      dismiss_heroes(library, now);
      write(now, Administration{Stage::Leaders, administration.side});
      return true;
    case Stage::Leaders: {
      const PieceId leader = next_hit_leader(Field(library, now), administration.side);
      if (leader == kNoPiece) {
        next_side(now, administration);
        return true;
      }
      write(now, &Administration::unit, leader);
      return false;
    }
    case Stage::Reserves:
      ask(now, administration.side);
      if (can_anybody_form(Field(library, now), administration.side)) {
        return false;
      }
      clear_flags(now, kMoved, administration.side);
      next_side(now, administration);
      return true;
    case Stage::ArmyMorale:
      go_on_with_works(library, now);
      write(now, &Administration::stage, Stage::Works);
      settle_armies(library, now);
      return true;
    case Stage::Works:
      ask(now, administration.side);
      if (can_anybody_dig(Field(library, now), administration.side)) {
        return false;
      }
      next_side(now, administration);
      return true;
    case Stage::Over:
      now.end();
      return true;
  }
  return false;
}

Seat waits_for(const State& state, const Step& step) {
  return locals_of<Administration>(step).unit != kNoPiece ? Seat::Chance : phasing(state);
}

void add_works(const Field& field, Seat side, Actions& actions) {
  for (const PieceId unit : field.pieces()) {
    for (const Works works : {Works::Breastwork, Works::Trench, Works::Redoubt}) {
      if (!refuse_dig(field, unit, works, side)) {
        actions.push_back(action_of(verbs::Dig{unit, works}));
      }
    }
  }
  for (const PieceId unit : field.pieces()) {
    if (!refuse_clear(field, unit, side)) {
      actions.push_back(action_of(verbs::Clear{unit}));
    }
  }
  actions.push_back(action_of(verbs::Pass{}));
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto administration = locals_of<Administration>(step);
  if (administration.stage == Stage::Works) {
    add_works(field, administration.side, actions);
    return;
  }
  if (administration.stage == Stage::Reserves) {
    const HexSet& near = field.near_enemies(administration.side);
    for (const PieceId id : field.pieces()) {
      if (field.has_unit_on_map(id, administration.side) && !near.has(field.piece(id).place) &&
          !refuse_form(field, id, administration.side)) {
        actions.push_back(action_of(verbs::FormReserve{id}));
      }
    }
    actions.push_back(action_of(verbs::Pass{}));
    std::sort(actions.begin(), actions.end());
    return;
  }
  if (administration.stage == Stage::Cadres) {
    for (const PieceId id : field.pieces()) {
      if (!refuse_cadre(field, id, administration.side)) {
        actions.push_back(action_of(verbs::RollCadre{id}));
      }
    }
    actions.push_back(action_of(verbs::Pass{}));
    return;
  }
  for (const PieceId id : field.pieces()) {
    if (!is_on_map(field.piece(id)) && !refuse_return(field, id, administration.side)) {
      actions.push_back(action_of(verbs::Return{id}));
    }
  }
  actions.push_back(action_of(verbs::EndReturns{}));
}

constexpr Refusal kNotNow{"That is not what is asked now.", "4.1"};

Refusal refuse_returning(const Field& field, const Administration& administration, const verbs::Return& back) {
  return administration.stage == Stage::Returns ? refuse_return(field, back.unit, administration.side) : kNotNow;
}
void return_unit(const Library&, Now& now, const verbs::Return& back) { begin(now, ReturnLocals{back.unit, 0}); }

Refusal refuse_ending(const Field&, const Administration& administration, const verbs::EndReturns&) {
  return administration.stage == Stage::Returns ? kLawful : kNotNow;
}
void end_returns(const Library&, Now& now, const verbs::EndReturns&) { next_side(now, locals_of<Administration>(now)); }

/// Chattanooga 5.11: one attempt a side.
Refusal refuse_rolling(const Field& field, const Administration& administration, const verbs::RollCadre& cadre) {
  return administration.stage == Stage::Cadres ? refuse_cadre(field, cadre.unit, administration.side) : kNotNow;
}
void roll_cadre(const Library&, Now& now, const verbs::RollCadre& cadre) {
  write(now, &Administration::unit, cadre.unit);
}

Refusal refuse_passing(const Field&, const Administration& administration, const verbs::Pass&) {
  const bool may = administration.stage == Stage::Cadres || administration.stage == Stage::Reserves ||
                   administration.stage == Stage::Works;
  return may ? kLawful : kNotNow;
}
void pass(const Library&, Now& now, const verbs::Pass&) {
  const auto administration = locals_of<Administration>(now);
  if (administration.stage == Stage::Reserves) {
    clear_flags(now, kMoved, administration.side);
  }
  next_side(now, administration);
}

/// Chattanooga 14.3
Refusal refuse_forming(const Field& field, const Administration& administration, const verbs::FormReserve& form) {
  if (administration.stage != Stage::Reserves) {
    return kNotNow;
  }
  return field.state().has_piece(form.unit) && field.is_unit(form.unit) && field.piece(form.unit).place != kDue
             ? refuse_form(field, form.unit, administration.side)
             : Refusal{"It is no unit on the map.", "14.3"};
}
void form_reserve_of(const Library&, Now& now, const verbs::FormReserve& form) {
  now.raise(form.unit, kFormsReserve);
  begin(now,
        ReserveFormingLocals{form.unit, FormingStage::Naming, static_cast<HexId>(now.state().piece(form.unit).place)});
}

/// Chattanooga 17.2
Refusal refuse_digging(const Field& field, const Administration& administration, const verbs::Dig& dig) {
  return administration.stage == Stage::Works ? refuse_dig(field, dig.unit, dig.works, administration.side) : kNotNow;
}
void dig(const Library& library, Now& now, const verbs::Dig& dig) { begin_works(library, now, dig.unit, dig.works); }

Refusal refuse_clearing(const Field& field, const Administration& administration, const verbs::Clear& clear) {
  return administration.stage == Stage::Works ? refuse_clear(field, clear.unit, administration.side) : kNotNow;
}
void clear_works(const Library& library, Now& now, const verbs::Clear& clear) {
  begin_clearing(library, now, clear.unit);
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_returning, return_unit>(),
                                     StepRule::verb<refuse_rolling, roll_cadre>(),
                                     StepRule::verb<refuse_ending, end_returns>(),
                                     StepRule::verb<refuse_passing, pass>(),
                                     StepRule::verb<refuse_digging, dig>(),
                                     StepRule::verb<refuse_clearing, clear_works>(),
                                     StepRule::verb<refuse_forming, form_reserve_of>()};

/// Chattanooga 13.4
void roll_for_leader(const Library& library, Now& now, const Administration& administration, int die) {
  const PieceId leader = administration.unit;
  now.rolled(die, kDieFaces, leader);
  write(now, &Administration::unit, kNoPiece);
  if (die <= library.chart.numbers.leaders.returns_to) {
    begin(now, LeadLocals{leader, LeadPurpose::Return, kNoPiece});
  } else {
    log(now, notes::LeaderKilled{leader});
    put_in_box(library, now, leader, kKilled);
  }
}

/// Chattanooga 5.11
void roll(const Library& library, Now& now, const Action& action) {
  const auto administration = locals_of<Administration>(now);
  const PieceId unit = administration.unit;
  const int die = way_of(action);
  if (administration.stage == Stage::Leaders) {
    roll_for_leader(library, now, administration, die);
    return;
  }
  const CadreNumbers& numbers = library.chart.numbers.cadre;
  const bool has_asterisk = library.counter(now.state().piece(unit).kind).has_asterisk;
  const int success_to = has_asterisk ? numbers.asterisk_success_to : numbers.success_to;
  const auto result = die == numbers.destroyed_die ? notes::CadreResult::Destroyed
                      : die <= success_to          ? notes::CadreResult::Rebuilt
                                                   : notes::CadreResult::None;
  now.rolled(die, kDieFaces, unit);
  log(now, notes::CadreRolled{unit, result});
  if (result != notes::CadreResult::None) {
    put_in_box(library, now, unit, result == notes::CadreResult::Rebuilt ? kRebuilt : kDestroyed);
  }
  next_side(now, administration);
}

void ask_player(const Field& field, const Step& step, Prompt& prompt) {
  const auto administration = locals_of<Administration>(step);
  if (administration.stage == Stage::Returns) {
    prompt.text = "Units are ready to return to the map.";
    prompt.rule = "5.6";
    return;
  }
  if (administration.stage == Stage::Reserves) {
    prompt.text = "Which units form a reserve?";
    prompt.rule = "14.3";
    return;
  }
  if (administration.stage == Stage::Works) {
    prompt.text = "Who builds works, or removes some, through the next game turn?";
    prompt.rule = "17.2";
    return;
  }
  if (administration.stage == Stage::Leaders) {
    prompt.text = "A die tells whether " + field.counter(administration.unit).name + " is unhurt.";
    prompt.rule = "13.4";
    return;
  }
  prompt.rule = "5.11";
  prompt.text = administration.unit == kNoPiece
                    ? "You may try to rebuild one eliminated unit from its cadre."
                    : "A die tells whether " + field.counter(administration.unit).name + " is rebuilt from its cadre.";
}

constexpr LocalRange kRanges[] = {range<&Administration::stage>("stage", Stage::Recovery, Stage::Over),
                                  side_in<&Administration::side>("side"),
                                  piece_or_none_in<&Administration::unit>("unit")};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto administration = locals_of<Administration>(step);
  if (field.phase() != Phase::Administrative) {
    return false;
  }
  if (is_cut_into(field.state(), step)) {  // 14.5: perhaps before its next stage
    return administration.unit == kNoPiece && administration.stage != Stage::Over;
  }
  const bool is_asked = is_innermost(field.state(), step);
  switch (administration.stage) {
    case Stage::Returns:
      return administration.unit == kNoPiece && field.phasing() == administration.side &&
             (!is_asked || can_anybody_return(field, administration.side));
    case Stage::Rally:
      return !is_asked && administration.unit != kNoPiece;
    case Stage::Cadres:
      return is_asked && field.phasing() == administration.side &&
             (administration.unit == kNoPiece ? has_cadre_to_roll_for(field, administration.side)
                                              : !refuse_cadre(field, administration.unit, administration.side));
    case Stage::Leaders:
      return is_asked
                 ? administration.unit != kNoPiece && administration.unit == next_hit_leader(field, administration.side)
                 : administration.unit == kNoPiece;
    case Stage::Reserves:
      return administration.unit == kNoPiece && field.phasing() == administration.side &&
             (!is_asked || can_anybody_form(field, administration.side));
    case Stage::Works:
      return administration.unit == kNoPiece &&
             (is_asked ? field.phasing() == administration.side && can_anybody_dig(field, administration.side)
                       : administration.side == field.first());
    default:
      return false;
  }
}

}  // namespace

const StepRule kAdministrationStep = {.kind = StepKind::Administration,
                                      .id = "administration",
                                      .advance = advance,
                                      .waits_for = waits_for,
                                      .candidates = candidates,
                                      .verbs = kVerbs,
                                      .act = roll,
                                      .rolls = d10("5.11"),
                                      .ask = ask_player,
                                      .is_exact = true,
                                      .on = steps(StepKind::GameTurn),
                                      .holds = holds_only<Administration>,
                                      .ranges = kRanges,
                                      .fits = fits};

}  // namespace longroll::chattanooga
