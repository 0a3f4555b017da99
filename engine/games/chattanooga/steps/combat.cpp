// build: small
#include "engine/games/chattanooga/rules/combat.h"

#include "engine/games/chattanooga/rules/continuation.h"
#include "engine/games/chattanooga/rules/flank.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/intensity.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/steps/attack_acts.h"
#include "engine/games/chattanooga/steps/leader_acts.h"
#include "engine/games/chattanooga/steps/result.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 10.2, 10.10: one unit attacks one unit: the die, the results and the advance.
namespace longroll::chattanooga {
namespace {

using Combat = CombatLocals;

constexpr int kMaxMorale = 20;  ///< of any unit, with a hero

Engagement engagement_of(const Combat& combat) { return {combat.attacker, combat.defender, combat.hex}; }

const ResultPart& part_of(const Library& library, const Combat& combat) {
  const CombatResult& result = library.chart.combat_result(combat.reading.row, combat.reading.intensity);
  return combat.marks.is_secondary ? result.secondary : result.primary;
}

/// Chattanooga 10.10: what the present part of the result does to one of the two.
void suffer(Now& now, PieceId unit, const UnitEffect& effect, int opponent_morale) {
  if (!effect.is_none() && is_on_map(now.state().piece(unit))) {
    begin_result(now, {.unit = unit, .effect = effect, .opponent_morale = opponent_morale});
  }
}

/// Chattanooga 10.10: the secondary result counts when the primary one disrupted and routed nobody.
bool must_apply_secondary(const Library& library, const Combat& combat) {
  return !combat.is_won_before_the_die() && !combat.marks.is_secondary && !combat.marks.has_effect &&
         library.chart.combat_result(combat.reading.row, combat.reading.intensity).has_secondary();
}

/// Chattanooga 5.7
void check_questionable(Now& now, PieceId unit) {
  if ((now.state().piece(unit).flags & kQuestionable) != 0) {
    begin(now, MoraleCheckLocals{unit, CheckReason::Questionable});
  }
}

bool advance(const Library& library, Now& now) {
  auto combat = locals_of<Combat>(now);
  switch (combat.stage) {
    case CombatStage::Questionable:
      write(now, &Combat::stage, CombatStage::QuestionableDefender);
      check_questionable(now, combat.attacker);
      return true;
    case CombatStage::QuestionableDefender:
      write(now, &Combat::stage, CombatStage::Flank);
      check_questionable(now, combat.defender);
      return true;
    case CombatStage::Flank:
      write(now, &Combat::stage, CombatStage::Leaders);
      if (is_flanked(Field(library, now), engagement_of(combat))) {
        begin(now, MoraleCheckLocals{combat.defender, CheckReason::Flanked});
      }
      return true;
    case CombatStage::Leaders:
      if (can_be_led_in_defense(Field(library, now), combat.defender)) {
        return false;
      }
      write(now, &Combat::stage, CombatStage::DieDue);
      return true;
    case CombatStage::DieDue:
      return false;
    case CombatStage::OnAttacker:
      write(now, &Combat::stage, CombatStage::OnDefender);
      suffer(now, combat.attacker, part_of(library, combat).attacker, combat.defender_morale);
      return true;
    case CombatStage::OnDefender:
      write(now, &Combat::stage, CombatStage::Advance);
      suffer(now, combat.defender, part_of(library, combat).defender, combat.attacker_morale);
      return true;
    case CombatStage::Advance:
      if (must_apply_secondary(library, combat)) {
        combat.marks.is_secondary = true;
        combat.stage = CombatStage::OnAttacker;
        write(now, combat);
      } else if (is_fortune_due(Field(library, now), combat.reading)) {
        FortuneLocals fortune;
        fortune.attacker = owner_of(now.state().piece(combat.attacker));
        write(now, &Combat::stage, CombatStage::Fortune);
        begin(now, fortune);
      } else {
        write(now, &Combat::stage, CombatStage::Over);
        begin(now, AdvanceLocals{});
      }
      return true;
    case CombatStage::Fortune:
      write(now, &Combat::stage, CombatStage::Over);
      begin(now, AdvanceLocals{});
      return true;
    case CombatStage::Over:
      write(now, &Combat::stage, CombatStage::Ended);
      if (can_anybody_continue(Field(library, now), combat)) {
        begin(now, AdvanceLocals{AdvanceStage::Continuing, kNoPiece});
      }
      return true;
    case CombatStage::Ended:
      release_leaders(library, now, Bonus::Defense, kNoHex);
      now.end();
      return true;
  }
  return false;
}

/// Chattanooga 10.2
void roll(const Library& library, Now& now, const Action& action) {
  auto combat = locals_of<Combat>(now);
  const int natural = way_of(action);
  {
    const Field field(library, now);
    const Engagement engagement = engagement_of(combat);
    combat.reading = {natural, combat_die(field, engagement, natural), intensity_of(field, engagement)};
    combat.marks.led = leader_morale(field, combat.defender);
    combat.attacker_morale = fighting_morale(field, combat.attacker);
    combat.defender_morale = fighting_morale(field, combat.defender);
  }
  combat.stage = CombatStage::OnAttacker;
  now.rolled(natural, kDieFaces, combat.attacker);
  log(now, notes::Fought{combat.attacker, combat.defender, combat.reading.row, combat.reading.intensity});
  write(now, combat);
  const HexId from = now.state().piece(combat.attacker).place;
  hit_leaders(library, now, combat);
  release_leaders(library, now, Bonus::Attack, from);
}

/// "13 TN attacks 15 IA: intensity 5, die -1."
void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto combat = locals_of<Combat>(step);
  const int change = die_terms(field, engagement_of(combat)).total();
  prompt.text = field.counter(combat.attacker).name + " attacks " + field.counter(combat.defender).name +
                ": intensity " + std::to_string(intensity_of(field, engagement_of(combat))) + ", die " +
                (change < 0 ? "" : "+") + std::to_string(change) + ".";
  prompt.rule = "10.2";
}

/// Chattanooga 13.3: the defender is asked for a leader's help.
Seat waits_for(const State& state, const Step& step) {
  const auto combat = locals_of<Combat>(step);
  return combat.stage == CombatStage::Leaders ? owner_of(state.piece(combat.defender)) : Seat::Chance;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto combat = locals_of<Combat>(step);
  for_each_at(field, combat.hex, [&](PieceId leader) {
    if (!refuse_defense_bonus(field, leader, combat.defender)) {
      actions.push_back(action_of(verbs::Lead{leader, Bonus::Defense, combat.defender}));
    }
  });
  actions.push_back(action_of(verbs::Pass{}));
}

Refusal refuse_defending(const Field& field, const Combat& combat, const verbs::Lead& lead) {
  if (combat.stage != CombatStage::Leaders || lead.bonus != Bonus::Defense || lead.unit != combat.defender) {
    return {"That is not what is asked now.", "13.3"};
  }
  return refuse_defense_bonus(field, lead.leader, combat.defender);
}
void defend(const Library&, Now& now, const verbs::Lead& lead) {
  now.mark(lead.leader, static_cast<int>(Bonus::Defense));
  write(now, &Combat::stage, CombatStage::DieDue);
}

Refusal refuse_passing(const Field&, const Combat& combat, const verbs::Pass&) {
  return combat.stage == CombatStage::Leaders ? kLawful : Refusal{"That is not what is asked now.", "13.3"};
}
void pass(const Library&, Now& now, const verbs::Pass&) { write(now, &Combat::stage, CombatStage::DieDue); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_defending, defend>(),
                                     StepRule::verb<refuse_passing, pass>()};

constexpr LocalRange kRanges[] = {
    range<&Combat::stage>("stage", CombatStage::DieDue, CombatStage::Fortune),
    piece_in<&Combat::attacker>("attacker"),
    piece_in<&Combat::defender>("defender"),
    range<&Combat::hex>("hex", 0, kMaxHexes - 1),
    range<&Combat::reading, &CombatReading::natural>("natural", 0, kDieFaces - 1),
    range<&Combat::reading, &CombatReading::intensity>("intensity", 0, Chart::kLastIntensity),
    range<&Combat::attacker_morale>("attacker_morale", 0, kMaxMorale),
    range<&Combat::defender_morale>("defender_morale", 0, kMaxMorale),
    range<&Combat::marks, &CombatMarks::led>("led", 0, kMaxMorale)};

/// Of the stages before the die those in which the combat waits for the check of a unit (5.7, 10.7).
bool waits_for_check(CombatStage stage) {
  return stage == CombatStage::QuestionableDefender || stage == CombatStage::Flank || stage == CombatStage::Leaders;
}
bool is_before_the_die(CombatStage stage) { return waits_for_check(stage) || stage == CombatStage::DieDue; }

/// The two can fight, and nothing has come of it yet: the die is owed, the defender is asked for a leader's help, or
/// one of them checks its morale because it is questionable or surrounded.
bool fits_before_the_die(const Field& field, const Step& step, const Combat& combat) {
  const bool is_untouched = combat.reading == CombatReading{} && combat.attacker_morale == 0 &&
                            combat.defender_morale == 0 && combat.marks == CombatMarks{};
  const bool is_checking = is_step<MoraleCheckLocals>(field.state().top()) && waits_for_check(combat.stage);
  const bool is_asked = is_asked_next(field.state(), step) &&
                        (combat.stage == CombatStage::DieDue || combat.stage == CombatStage::Leaders);
  if ((!is_asked && !is_checking) || !is_untouched || !is_on_map(field.piece(combat.attacker)) ||
      !field.has_flag(combat.attacker, kFought) || defender_at(field, combat.hex) != combat.defender) {
    return false;
  }
  const HexId from = field.piece(combat.attacker).place;
  const auto d = field.grid().direction(from, combat.hex);
  return field.top_at(from) == combat.attacker && d && !is_combat_barred(field, from, *d);
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto combat = locals_of<Combat>(step);
  if (below == nullptr || locals_of<AttackLocals>(*below).hex != combat.hex || !field.is_unit(combat.attacker) ||
      !field.is_unit(combat.defender) || field.type(combat.attacker) == UnitType::Artillery ||
      field.side_of(combat.attacker) != phasing_of(field, step) ||
      field.side_of(combat.defender) != other(phasing_of(field, step))) {
    return false;
  }
  const bool has_fortune = waits_for_fortune(field.state(), step);
  if (has_fortune != (combat.stage == CombatStage::Fortune)) {
    return false;
  }
  if (is_before_the_die(combat.stage)) {
    return fits_before_the_die(field, step, combat) &&
           (combat.stage != CombatStage::Leaders || !is_asked_next(field.state(), step) ||
            can_be_led_in_defense(field, combat.defender));
  }
  const bool is_hit_due = combat.stage == CombatStage::OnAttacker && is_step<ArmyMoraleRollLocals>(field.state().top());
  return (is_hit_due || combat.stage == CombatStage::OnDefender || combat.stage == CombatStage::Advance ||
          combat.stage == CombatStage::Over || combat.stage == CombatStage::Ended ||
          combat.stage == CombatStage::Fortune) &&
         !is_asked_next(field.state(), step) &&
         (combat.reading.intensity >= Chart::kFirstIntensity ||
          (combat.stage >= CombatStage::Over && combat.stage != CombatStage::Fortune &&
           combat.is_won_before_the_die() && (field.has(Option::FlankAttack) || field.has(Option::Questionable))));
}

/// Chattanooga 5.7, 10.4, 10.7: the defender routs, and batteries are captured; there is no die.
void rout_defender(const Library& library, Now& now, PieceId unit, const CheckResult& result) {
  auto combat = locals_of<Combat>(now);
  combat.marks.has_effect = true;
  combat.marks.has_defender_left = true;
  combat.stage = CombatStage::Advance;
  write(now, combat);
  if (library.type(now.state().piece(unit).kind) == UnitType::Artillery) {
    capture(library, now, unit);
  } else {
    rout(library, now, unit, shatters(Field(library, now), result));
  }
  release_leaders(library, now, Bonus::Attack, now.state().piece(combat.attacker).place);
}

/// Chattanooga 5.7: the attacker routs and makes no attack.
void rout_attacker(const Library& library, Now& now, PieceId unit, const CheckResult& result) {
  const HexId from = now.state().piece(unit).place;
  rout(library, now, unit, shatters(Field(library, now), result));
  release_leaders(library, now, Bonus::Attack, from);
  now.end();
  forget_attack(now);
}

}  // namespace

/// Chattanooga 10.7
void settle_flanked(const Library& library, Now& now, PieceId unit, const CheckResult& result) {
  if (!result.is_passed) {
    rout_defender(library, now, unit, result);
  }
}

/// Chattanooga 5.7
void settle_questionable(const Library& library, Now& now, PieceId unit, const CheckResult& result) {
  if (result.is_passed) {
    now.lower(unit, kQuestionable);
  } else if (locals_of<Combat>(now).attacker == unit) {
    rout_attacker(library, now, unit, result);
  } else {
    rout_defender(library, now, unit, result);
  }
}

const StepRule kCombatStep = {.kind = StepKind::Combat,
                              .id = "combat",
                              .advance = advance,
                              .waits_for = waits_for,
                              .candidates = candidates,
                              .verbs = kVerbs,
                              .act = roll,
                              .rolls = d10("10.2"),
                              .ask = ask,
                              .on = steps(StepKind::Attack),
                              .holds = holds_only<Combat>,
                              .ranges = kRanges,
                              .fits = fits};

}  // namespace longroll::chattanooga
