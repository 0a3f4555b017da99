// build: small
#include "engine/games/chattanooga/steps/result.h"

#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/returns.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/steps/marker_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 10.10: what one unit suffers: elimination, or extra strength in its place (5.10), then disruption, then
/// a morale check, then a retreat.
namespace longroll::chattanooga {
namespace {

using Result = ResultLocals;

constexpr int kMaxMorale = 20;  ///< of any unit, with a hero

/// Chattanooga 10.10, r# and R#: the opponent is strong enough for the disruption.
bool is_disruption_due(const Result& result, int morale) {
  const UnitEffect& effect = result.effect.effect;
  return effect.disruption != Disruption::None &&
         (!effect.is_conditional() || result.opponent_morale >= morale + effect.margin);
}

/// Chattanooga 10.12: an eliminated unit that would have had to retreat or rout counts as one that did.
bool would_have_left(const Field& field, const Result& result) {
  return is_disruption_due(result, fighting_morale(field, result.unit)) &&
         (disruption_of(field, result.unit, result.effect.effect) == Disruption::Retreat ||
          field.is_disrupted(result.unit));
}

/// Chattanooga 5.8, 10.10: the unit is eliminated, and what else the result says befalls the next infantry or cavalry
/// unit of the stack. Supporting artillery is spared (10.4).
void eliminate_first(const Library& library, Now& now, Result& result) {
  const Piece piece = now.state().piece(result.unit);
  {
    const Field field(library, now);
    result.marks.has_left = would_have_left(field, result);
  }
  eliminate(library, now, result.unit);
  if (is_reserve_box(piece.place)) {  // 14.6: its units form no stack
    result.stage = ResultStage::Over;
    return;
  }
  if (result.away_from != kNoHex && owner_of(piece) != phasing(now.state())) {
    spoil_volleys(library, now, piece.place);
  }
  const UnitEffect& effect = result.effect.effect;
  const bool has_more = effect.disruption != Disruption::None || effect.must_check_morale;
  const PieceId next = has_more ? Field(library, now).top_at(piece.place) : kNoPiece;
  if (next == kNoPiece) {
    result.stage = ResultStage::Over;
  } else {
    result.unit = next;
  }
}

/// Chattanooga 10.10, r and R. True when a rout check is due first.
bool disrupt_or_drive(const Library& library, Now& now, Result& result) {
  const Field field(library, now);
  if (!is_disruption_due(result, fighting_morale(field, result.unit))) {
    return false;
  }
  const bool was_disrupted = field.is_disrupted(result.unit);
  const bool is_heavy = disruption_of(field, result.unit, result.effect.effect) == Disruption::Retreat;
  result.marks.has_effect = true;
  result.marks.must_retreat = was_disrupted || is_heavy;
  if (!was_disrupted) {
    disrupt(now, result.unit);
  }
  return was_disrupted && is_heavy;
}

/// Chattanooga 16.3: a morale check comes before the retreat of a unit of an army in panic.
bool is_panic_check_due(const Field& field, const Result& result) {
  return is_disruption_due(result, fighting_morale(field, result.unit)) &&
         must_check_for_panic(field, result.unit, result.effect.effect);
}

/// The unit is gone: nothing else befalls it.
void end_by_rout(const Library& library, Now& now, const CheckResult& check) {
  auto result = locals_of<Result>(now);
  result.marks.has_effect = true;
  result.marks.has_left = true;
  result.marks.must_retreat = false;
  result.stage = ResultStage::Over;
  const bool is_battery = Field(library, now).type(result.unit) == UnitType::Artillery;
  if (is_battery && result.away_from == kNoHex) {  // 10.4: routed in a combat
    capture(library, now, result.unit);
  } else {
    rout(library, now, result.unit, shatters(Field(library, now), check));
  }
  write(now, result);
}

/// Chattanooga 10.9: a shot has harmed a unit of the hex at which it was fired.
void spoil_target_volleys(const Library& library, Now& now, const Result& result) {
  const bool is_target = owner_of(now.state().piece(result.unit)) != phasing(now.state());
  const bool is_gone = hex_where_hit(Field(library, now), result.unit) == kNoHex;
  if (is_target && (result.marks.has_effect || is_gone)) {
    spoil_volleys(library, now, locals_of<BombardmentLocals>(now).hex);
  }
}

/// The Combat that lies below hears what came of the result.
void end_result(const Library& library, Now& now, const Result& result) {
  now.end();
  if (is_step<BombardmentLocals>(now.state().top())) {
    spoil_target_volleys(library, now, result);
  }
  if (!is_step<CombatLocals>(now.state().top())) {
    return;
  }
  auto combat = locals_of<CombatLocals>(now);
  const bool is_defender = owner_of(now.state().piece(result.unit)) != owner_of(now.state().piece(combat.attacker));
  combat.marks.has_effect = combat.marks.has_effect || result.marks.has_effect;
  combat.marks.has_defender_left = combat.marks.has_defender_left || (is_defender && result.marks.has_left);
  write(now, combat);
}

/// Chattanooga 14.6: a unit of a reserve retreats from the hex of its marker, and is in reserve no more.
void leave_reserve(const Library& library, Now& now, PieceId unit) {
  const HexId hex = hex_where_hit(Field(library, now), unit);
  if (is_reserve_box(now.state().piece(unit).place)) {
    move_units(library, now, Movers(unit), hex);
  }
}

/// Chattanooga 10.1, 10.8, 10.11, 11.1: what has been done to the hex that the unit leaves does not follow it, nor does
/// the charge that it prepared there.
void leave_hex(Now& now, PieceId unit) {
  now.lower(unit, kHexFiredAt | kCharge);
  now.raise(unit, kRetreated);
}

bool advance(const Library& library, Now& now) {
  auto result = locals_of<Result>(now);
  switch (result.stage) {
    case ResultStage::Elimination:
      result.stage = ResultStage::Panic;
      if (result.effect.effect.is_eliminated) {
        if (can_be_replaced(Field(library, now), result.unit)) {
          result.stage = ResultStage::Replacement;
        } else {
          eliminate_first(library, now, result);
        }
      }
      write(now, result);
      return true;
    case ResultStage::Replacement:
      return false;
    case ResultStage::Replacing:
      break;  // settle_replacement goes on
    case ResultStage::Panic:
      write(now, &Result::stage, ResultStage::Disruption);
      if (is_panic_check_due(Field(library, now), result)) {
        begin(now, MoraleCheckLocals{result.unit, CheckReason::Panic});
      }
      return true;
    case ResultStage::Disruption: {
      result.stage = ResultStage::Morale;
      const bool must_check = disrupt_or_drive(library, now, result);
      write(now, result);
      if (must_check) {
        begin(now, MoraleCheckLocals{result.unit, CheckReason::SecondBlow});
      }
      return true;
    }
    case ResultStage::Morale:
      write(now, &Result::stage, ResultStage::Guns);
      if (result.effect.effect.must_check_morale) {
        begin(now, MoraleCheckLocals{result.unit, CheckReason::MoraleResult});
      }
      return true;
    case ResultStage::Guns:
      write(now, &Result::stage, result.marks.must_retreat ? ResultStage::Retreat : ResultStage::Over);
      if (result.marks.must_retreat && Field(library, now).type(result.unit) == UnitType::Artillery) {
        begin(now, MoraleCheckLocals{result.unit, CheckReason::GunsRetreat});
      }
      return true;
    case ResultStage::Retreat: {
      result.stage = ResultStage::Over;
      result.marks.has_left = true;
      write(now, result);
      leave_reserve(library, now, result.unit);
      leave_hex(now, result.unit);
      RetreatLocals retreat;
      retreat.unit = result.unit;
      retreat.away_from = result.away_from;
      begin(now, retreat);
      return true;
    }
    case ResultStage::Over:
      end_result(library, now, result);
      return true;
  }
  return false;
}

Seat waits_for(const State& state, const Step& step) { return owner_of(state.piece(locals_of<Result>(step).unit)); }

/// Chattanooga 5.10
void candidates(const Field&, const Step& step, Actions& actions) {
  actions.push_back(action_of(verbs::Replace{locals_of<Result>(step).unit}));
  actions.push_back(action_of(verbs::Pass{}));
}

constexpr Refusal kNotAsked = {"That is not what is asked now.", "5.10"};

Refusal refuse_replacing(const Field&, const Result& result, const verbs::Replace& replace) {
  return result.stage == ResultStage::Replacement && replace.unit == result.unit ? kLawful : kNotAsked;
}
void replace(const Library&, Now& now, const verbs::Replace& replace) {
  write(now, &Result::stage, ResultStage::Replacing);
  begin(now, MoraleCheckLocals{replace.unit, CheckReason::Replacement});
}

Refusal refuse_passing(const Field&, const Result& result, const verbs::Pass&) {
  return result.stage == ResultStage::Replacement ? kLawful : kNotAsked;
}
/// Chattanooga 5.8: the unit goes, and the result goes on.
void eliminate_now(const Library& library, Now& now) {
  auto result = locals_of<Result>(now);
  result.stage = ResultStage::Panic;
  eliminate_first(library, now, result);
  write(now, result);
}
void pass(const Library& library, Now& now, const verbs::Pass&) { eliminate_now(library, now); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_replacing, replace>(),
                                     StepRule::verb<refuse_passing, pass>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  prompt.text = field.counter(locals_of<Result>(step).unit).name +
                " is eliminated: give it extra strength at once, if it passes a morale check, or pass.";
  prompt.rule = "5.10";
}

constexpr LocalRange kRanges[] = {piece_in<&Result::unit>("unit"),
                                  range<&Result::opponent_morale>("opponent_morale", 0, kMaxMorale),
                                  range<&Result::away_from>("away_from", kNoHex, kMaxHexes - 1),
                                  range<&Result::stage>("stage", ResultStage::Elimination, ResultStage::Replacing)};

/// The stages in which it can wait for a check, a retreat, or for the owner of the unit (5.10).
bool can_wait(const Field& field, const Result& result) {
  if (result.stage == ResultStage::Replacement || result.stage == ResultStage::Replacing) {
    return result.effect.effect.is_eliminated && can_be_replaced(field, result.unit);
  }
  return result.stage == ResultStage::Disruption
             ? is_panic_check_due(field, result)
             : result.stage >= ResultStage::Morale && result.stage <= ResultStage::Over;
}

/// The unit stands on the map and is of the side whose result the step below applies; it waits for a check, a
/// retreat, or its owner.
bool fits(const Field& field, const Step& step, const Step* below) {
  const auto result = locals_of<Result>(step);
  const bool is_asking = result.stage == ResultStage::Replacement;
  if (is_asked_next(field.state(), step) != is_asking || !field.is_unit(result.unit) ||
      hex_where_hit(field, result.unit) == kNoHex || !can_wait(field, result)) {
    return false;
  }
  if (is_below(below, StepKind::Combat)) {
    if (!is_on_map(field.piece(result.unit))) {
      return false;
    }
    const auto combat = locals_of<CombatLocals>(*below);
    const bool is_attacker = field.side_of(result.unit) == field.phasing();
    return result.away_from == kNoHex && combat.stage == (is_attacker ? CombatStage::OnDefender : CombatStage::Advance);
  }
  return field.map().is_playable(result.away_from);
}

}  // namespace

/// Chattanooga 10.10
void begin_result(Now& now, const Suffering& suffering) {
  Result result;
  result.unit = suffering.unit;
  result.effect = {suffering.effect};
  result.opponent_morale = suffering.opponent_morale;
  result.away_from = suffering.away_from;
  begin(now, result);
}

/// Chattanooga 5.10: a unit that passes stays where it is and as it is, for a point of extra strength.
void settle_replacement(const Library& library, Now& now, PieceId unit, const CheckResult& check) {
  if (!check.is_passed) {
    eliminate_now(library, now);
    return;
  }
  const PieceId marker = marker_for(Field(library, now), unit);
  now.mark(marker, now.state().piece(marker).marks - 1);
  log(now, notes::Rebuilt{unit, marker});
  write(now, &Result::stage, ResultStage::Panic);
}

/// Chattanooga 10.10, R on a disrupted unit: it retreats when it passes.
void settle_second_blow(const Library& library, Now& now, PieceId, const CheckResult& result) {
  if (!result.is_passed) {
    end_by_rout(library, now, result);
  }
}

/// Chattanooga 10.10, m
void settle_morale_result(const Library& library, Now& now, PieceId, const CheckResult& result) {
  if (!result.is_passed) {
    end_by_rout(library, now, result);
  }
}

/// Chattanooga 10.4: artillery that fails is captured in place of retreating.
void settle_guns_retreat(const Library& library, Now& now, PieceId unit, const CheckResult& check) {
  if (check.is_passed) {
    return;
  }
  auto result = locals_of<Result>(now);
  result.marks.has_left = true;
  result.stage = ResultStage::Over;
  write(now, result);
  capture(library, now, unit);
}

const StepRule kResultStep = {.kind = StepKind::Result,
                              .id = "result",
                              .advance = advance,
                              .waits_for = waits_for,
                              .candidates = candidates,
                              .verbs = kVerbs,
                              .ask = ask,
                              .is_exact = true,
                              .on = steps(StepKind::Combat, StepKind::Bombardment),
                              .holds = holds_only<Result>,
                              .ranges = kRanges,
                              .fits = fits};

}  // namespace longroll::chattanooga
