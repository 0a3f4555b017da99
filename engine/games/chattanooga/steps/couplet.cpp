// build: small
#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/cup.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/rules/wrecked_bridge.h"
#include "engine/games/chattanooga/steps/leader_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 4.0 to 4.3: the couplets of a game turn. At the start of each what the scenario has in
/// cups is drawn (3.4). After each a die tells whether another one follows, and who
/// is the first player in it.
namespace longroll::chattanooga {
namespace {

Seat first(const State& state) { return seat_of(state.track(track(Track::First))); }

/// Chattanooga 9.3: nobody has entered in this couplet yet.
void begin_columns(Now& now) {
  for (int i = 0; i < kMaxEntries; ++i) {
    now.set(track(Track::EnteredAt, i), 0);
  }
}

/// Chattanooga 3.2, 7.8: the wrecked bridge can be crossed again, and the boats are back.
void begin_crossings(const Library& library, Now& now) {
  if (bridge_state(now.state()) == BridgeState::Crossed) {
    now.set(track(Track::Bridge), static_cast<int>(BridgeState::Wrecked));
  }
  for (std::size_t i = 0; has_option(now.state(), Option::PontoonBoats) && i < now.state().pieces.size(); ++i) {
    const Piece& piece = now.state().pieces[i];
    if (piece.place == kAcross && library.type(piece.kind) == UnitType::Boat) {
      now.move(static_cast<PieceId>(i), kPool);
    }
  }
}

/// Chattanooga 7.8: who has not come ashore is lost.
void sink_boats(const Library& library, Now& now) {
  for (std::size_t i = 0; has_option(now.state(), Option::PontoonBoats) && i < now.state().pieces.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    if (is_combat_unit(library.type(now.state().pieces[i].kind)) && is_afloat(Field(library, now), id)) {
      log(now, notes::Drowned{id});
      eliminate(library, now, id);
    }
  }
}

void begin_movement(Now& now, Seat side, CoupletStage next) {
  write(now, CoupletLocals{next});
  begin_phase(now, side, Phase::Movement);
  begin(now, MovementPhaseLocals{});
}

/// Chattanooga 3.4: at the start of a couplet a side draws out of its cup, if it has one.
void begin_draw(const Library& library, Now& now, Seat side, CoupletStage next) {
  write(now, CoupletLocals{next});
  const Cup& cup = library.scenario_of(now.state()).cups[side];
  if (cup.is_in_use() && counters_in_cup(Field(library, now), side) > 0) {
    begin_phase(now, side, Phase::Draw);
    begin(now, DrawLocals{side, cup.die_less >= 0 ? DrawStage::DieDue : DrawStage::Drawing, cup.draws});
  }
}

void begin_combat(Now& now, Seat side, CoupletStage next) {
  clear_flags(now, kMovementFlags, side);
  clear_flags(now, kDeployed, other(side));  // 14.5
  write(now, CoupletLocals{next});
  begin_phase(now, side, Phase::Combat);
  begin(now, StepKind::CombatPhase);
}

/// Chattanooga 13.3, 14.3, 14.5, 15.0: what lasts to the end of the couplet, so that no fortune of war undoes it: the
/// part of a leader is over, and neither who was rallied nor a reserve that was formed moves.
unsigned flags_of_couplet(const Library& library, const Piece& piece) {
  if (library.type(piece.kind) == UnitType::Leader) {
    return kFought;
  }
  if (library.type(piece.kind) == UnitType::Reserve) {
    return kFormed | kWasLed;
  }
  return (piece.flags & kRallied) == kRallied ? kRallied : 0U;
}

/// What the flags told of the phases of that side is over (10.8).
void end_combat(const Library& library, Now& now, Seat side) {
  sink_boats(library, now);
  clear_flags(now, kCombatFlags);
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const Piece& piece = now.state().pieces[i];
    const unsigned kept = flags_of_couplet(library, piece);
    if (owner_of(piece) == side && (piece.flags & kCoupletFlags & ~kept) != 0) {
      now.lower(static_cast<PieceId>(i), kCoupletFlags & ~kept);
    }
  }
}

/// Chattanooga 13.3, 14.3, 14.5: of units and reserves; refresh_leaders does so of leaders.
void end_couplet(const Library& library, Now& now) {
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const Piece& piece = now.state().pieces[i];
    const unsigned over = library.type(piece.kind) == UnitType::Leader ? 0U : flags_of_couplet(library, piece);
    if ((piece.flags & over) != 0) {
      now.lower(static_cast<PieceId>(i), over);
    }
  }
}

void ask_for_end(const Library& library, Now& now) {
  end_combat(library, now, other(first(now.state())));
  end_couplet(library, now);
  now.set(track(Track::PhaseNow), static_cast<int>(Phase::CoupletEnd));
  write(now, CoupletLocals{CoupletStage::EndDue});
}

bool advance(const Library& library, Now& now) {
  const Seat side = first(now.state());
  if (is_decided(Field(library, now))) {  // 3.2
    now.end();
    return true;
  }
  switch (locals_of<CoupletLocals>(now).next) {
    case CoupletStage::FirstMoves:
      begin_columns(now);
      begin_crossings(library, now);
      refresh_leaders(library, now);
      log(now, notes::CoupletBegan{now.state().track(track(Track::Couplet)), side});
      if (library.scenario_of(now.state()).has_cups()) {
        begin_draw(library, now, side, CoupletStage::SecondDraws);
        return true;
      }
      begin_movement(now, side, CoupletStage::FirstFights);
      return true;
    case CoupletStage::SecondDraws:
      begin_draw(library, now, other(side), CoupletStage::Drawn);
      return true;
    case CoupletStage::Drawn:
      begin_movement(now, side, CoupletStage::FirstFights);
      return true;
    case CoupletStage::FirstFights:
      begin_combat(now, side, CoupletStage::SecondMoves);
      return true;
    case CoupletStage::SecondMoves:
      end_combat(library, now, side);
      begin_movement(now, other(side), CoupletStage::SecondFights);
      return true;
    case CoupletStage::SecondFights:
      begin_combat(now, other(side), CoupletStage::EndDue);
      return true;
    case CoupletStage::EndDue:
      if (static_cast<Phase>(now.state().track(track(Track::PhaseNow))) == Phase::CoupletEnd) {
        return false;
      }
      ask_for_end(library, now);
      return true;
    case CoupletStage::ChangeDue:
      return false;
  }
  return false;
}

Seat waits_for(const State& state, const Step& step) {
  return locals_of<CoupletLocals>(step).next == CoupletStage::ChangeDue ? phasing(state) : Seat::Chance;
}

/// Chattanooga 4.2: the box "4+" serves all later couplets.
void next_couplet(Now& now) {
  now.set(track(Track::Couplet), std::min(now.state().track(track(Track::Couplet)) + 1, kLastCouplet));
  write(now, CoupletLocals{CoupletStage::FirstMoves});
}

/// Chattanooga 4.3
void roll(const Library& library, Now& now, const Action& action) {
  const int die = way_of(action);
  const CoupletEnd end = library.chart.couplet_end(now.state().track(track(Track::Couplet)), die);
  now.rolled(die, kDieFaces);
  log(now, notes::CoupletEnded{static_cast<int>(end)});
  switch (end) {
    case CoupletEnd::Same:
      next_couplet(now);
      break;
    case CoupletEnd::Change:
      now.set(track(Track::Phasing), index_of(other(first(now.state()))));
      write(now, CoupletLocals{CoupletStage::ChangeDue});
      break;
    case CoupletEnd::End:
      now.end();
      break;
  }
}

Refusal refuse_change(const Field&, const CoupletLocals& couplet) {
  return couplet.next == CoupletStage::ChangeDue ? kLawful : Refusal{"That is not what is asked now.", "4.3"};
}

/// Chattanooga 4.3: the old second player is the first player from now on.
Refusal refuse_taking_over(const Field& field, const CoupletLocals& couplet, const verbs::TakeOver&) {
  return refuse_change(field, couplet);
}
void take_over(const Library&, Now& now, const verbs::TakeOver&) {
  now.set(track(Track::First), now.state().track(track(Track::Phasing)));
  next_couplet(now);
}

/// Chattanooga 4.3: who ends the turn by a change does not become first by it.
Refusal refuse_ending(const Field& field, const CoupletLocals& couplet, const verbs::EndTurn&) {
  return refuse_change(field, couplet);
}
void end_turn(const Library&, Now& now, const verbs::EndTurn&) { now.end(); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_taking_over, take_over>(),
                                     StepRule::verb<refuse_ending, end_turn>()};

void candidates(const Field&, const Step&, Actions& actions) {
  actions.push_back(action_of(verbs::TakeOver{}));
  actions.push_back(action_of(verbs::EndTurn{}));
}

constexpr LocalRange kRanges[] = {range<&CoupletLocals::next>("next", CoupletStage::FirstMoves, CoupletStage::Drawn)};

/// The stage that comes next agrees with the phase and whose it is.
bool fits(const Field& field, const Step& step, const Step*) {
  const bool is_firsts = phasing_of(field, step) == field.first();
  if (is_innermost(field.state(), step) && is_decided(field)) {
    return false;
  }
  switch (locals_of<CoupletLocals>(step).next) {
    case CoupletStage::FirstFights:
      return phase_of(field, step) == Phase::Movement && is_firsts && !is_asked_next(field.state(), step);
    case CoupletStage::SecondMoves:
      return phase_of(field, step) == Phase::Combat && is_firsts && !is_asked_next(field.state(), step);
    case CoupletStage::SecondFights:
      return phase_of(field, step) == Phase::Movement && !is_firsts && !is_asked_next(field.state(), step);
    case CoupletStage::EndDue:
      return !is_firsts && (phase_of(field, step) == Phase::CoupletEnd
                                ? is_asked_next(field.state(), step)
                                : phase_of(field, step) == Phase::Combat && !is_asked_next(field.state(), step));
    case CoupletStage::ChangeDue:
      return phase_of(field, step) == Phase::CoupletEnd && !is_firsts && is_asked_next(field.state(), step);
    case CoupletStage::SecondDraws:
      return field.phase() == Phase::Draw && is_firsts && !is_innermost(field.state(), step);
    case CoupletStage::Drawn:
      return field.phase() == Phase::Draw && !is_firsts && !is_innermost(field.state(), step);
    default:
      return false;
  }
}

}  // namespace

const StepRule kCoupletStep = {.kind = StepKind::Couplet,
                               .id = "couplet",
                               .advance = advance,
                               .waits_for = waits_for,
                               .candidates = candidates,
                               .verbs = kVerbs,
                               .act = roll,
                               .rolls = d10("4.3"),
                               .asks = {"Become the first player, or end the turn?", "4.3"},
                               .on = steps(StepKind::GameTurn),
                               .holds = holds_only<CoupletLocals>,
                               .ranges = kRanges,
                               .fits = fits};

}  // namespace longroll::chattanooga
