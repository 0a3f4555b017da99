#include <algorithm>

#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/steps/leader_acts.h"
#include "engine/games/chattanooga/steps/works_acts.h"

/// Chattanooga 10.1: the phasing side attacks the enemies in one hex, with one unit after the other, before it attacks
/// another hex.
namespace longroll::chattanooga {
namespace {

using Attack = AttackLocals;

/// The attacks are over when nobody stands in the hex any more or nobody can attack it.
bool advance(const Library& library, Now& now) {
  if (!Attackers(Field(library, now), locals_of<Attack>(now).hex).is_empty()) {
    return false;
  }
  now.end();
  return true;
}

/// Chattanooga 13.3: leaders who can join the attack of one of the attackers.
void add_leaders(const Field& field, const Attack& attack, Actions& actions) {
  if (!field.has(Option::Leaders)) {
    return;
  }
  for (const PieceId leader : field.pieces()) {
    if (!has_leader_on_map(field, leader, field.phasing())) {
      continue;
    }
    for (const PieceId unit : Attackers(field, attack.hex)) {
      if (!refuse_attack_bonus(field, leader, unit)) {
        actions.push_back(action_of(verbs::Lead{leader, Bonus::Attack, unit}));
      }
    }
  }
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto attack = locals_of<Attack>(step);
  for (const PieceId unit : Attackers(field, attack.hex)) {
    actions.push_back(action_of(verbs::AttackWith{unit}));
  }
  if (attack.has_attacked && !must_anybody_attack_only(field, attack.hex)) {
    actions.push_back(action_of(verbs::EndAttack{}));
  }
  add_leaders(field, attack, actions);
}

Refusal refuse_attacking(const Field& field, const Attack& attack, const verbs::AttackWith& with) {
  return refuse_attack(field, with.unit, attack.hex);
}

/// Chattanooga 13.3
Refusal refuse_leading(const Field& field, const Attack& attack, const verbs::Lead& lead) {
  const Attackers attackers(field, attack.hex);
  if (lead.bonus != Bonus::Attack || std::find(attackers.begin(), attackers.end(), lead.unit) == attackers.end()) {
    return {"That unit does not attack the hex now.", "13.3"};
  }
  return refuse_attack_bonus(field, lead.leader, lead.unit);
}
void lead_attack(const Library&, Now& now, const verbs::Lead& lead) {
  now.mark(lead.leader, static_cast<int>(Bonus::Attack));
}

/// The hex has been attacked now, with all who stand in it, whether they came by a retreat or not.
void mark_attacked(const Library& library, Now& now, HexId hex) {
  std::array<PieceId, 2 * static_cast<std::size_t>(kDirections)> units{};
  std::size_t count = 0;
  for_each_unit_at(Field(library, now), hex, [&](PieceId unit) { units[count++] = unit; });
  for (std::size_t i = 0; i < count; ++i) {
    give_up_works(library, now, units[i]);
    now.raise(units[i], kWasAttacked);
    now.lower(units[i], kRetreated);
  }
}

void attack_with(const Library& library, Now& now, const verbs::AttackWith& with) {
  const HexId hex = locals_of<Attack>(now).hex;
  write(now, &Attack::has_attacked, true);
  now.raise(with.unit, kFought);
  mark_attacked(library, now, hex);
  CombatLocals combat;
  combat.attacker = with.unit;
  combat.defender = defender_at(Field(library, now), hex);
  combat.hex = hex;
  combat.stage = has_option(now.state(), Option::Leaders) ? CombatStage::Leaders : CombatStage::DieDue;
  begin(now, combat);
}

/// Chattanooga 10.1, 10.8: who names a hex attacks it once at least, and who charges it does.
Refusal refuse_ending(const Field& field, const Attack& attack, const verbs::EndAttack&) {
  if (!attack.has_attacked) {
    return {"No unit has attacked the hex.", "10.1"};
  }
  return must_anybody_attack_only(field, attack.hex) ? Refusal{"A unit that moved to charge has not attacked.", "10.8"}
                                                     : kLawful;
}

void end_attack(const Library&, Now& now, const verbs::EndAttack&) { now.end(); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_attacking, attack_with>(),
                                     StepRule::verb<refuse_ending, end_attack>(),
                                     StepRule::verb<refuse_leading, lead_attack>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const HexId hex = locals_of<Attack>(step).hex;
  prompt.text = "Which unit attacks " + field.counter(defender_at(field, hex)).name + "?";
  prompt.rule = "10.1";
}

constexpr LocalRange kRanges[] = {range<&Attack::hex>("hex", 0, kMaxHexes - 1),
                                  range<&Attack::has_attacked>("has_attacked", 0, 1)};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto attack = locals_of<Attack>(step);
  if (field.phase() != Phase::Combat || !field.map().is_playable(attack.hex)) {
    return false;
  }
  return is_innermost(field.state(), step) ? !Attackers(field, attack.hex).is_empty() : attack.has_attacked;
}

}  // namespace

const StepRule kAttackStep = {.kind = StepKind::Attack,
                              .id = "attack",
                              .advance = advance,
                              .waits_for = waits_for_phasing,
                              .candidates = candidates,
                              .verbs = kVerbs,
                              .ask = ask,
                              .is_exact = true,
                              .on = steps(StepKind::CombatPhase),
                              .holds = holds_only<Attack>,
                              .ranges = kRanges,
                              .fits = fits};

}  // namespace longroll::chattanooga
