// build: small
#include <algorithm>

#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/coordination.h"
#include "engine/games/chattanooga/rules/flank.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/steps/attack_acts.h"
#include "engine/games/chattanooga/steps/leader_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"
#include "engine/games/chattanooga/steps/works_acts.h"

/// Chattanooga 10.0, 10.1: the phasing side attacks the enemies in one hex, with one unit after the other, before it
/// attacks another hex.
namespace longroll::chattanooga {
namespace {

using Attack = AttackLocals;

/// Chattanooga 10.2: the attack that has been named begins.
void engage(const Library& library, Now& now) {
  const auto attack = locals_of<Attack>(now);
  write(now, &Attack::stage, AttackStage::Choosing);
  CombatLocals combat;
  combat.attacker = attack.attacker;
  combat.defender = defender_at(Field(library, now), attack.hex);
  combat.hex = attack.hex;
  combat.stage = has_option(now.state(), Option::Questionable)  ? CombatStage::Questionable
                 : has_option(now.state(), Option::FlankAttack) ? CombatStage::Flank
                 : has_option(now.state(), Option::Leaders)     ? CombatStage::Leaders
                                                                : CombatStage::DieDue;
  begin(now, combat);
}

/// Chattanooga 13.3: who coordinated the attacks on the hex has done his part. A counterattack (15.0) leaves him who
/// coordinates the attacks that wait.
void finish(const Library& library, Now& now) {
  if (!fortune_of(now.state())) {
    release_leaders(library, now, Bonus::Coordination, kNoHex);
  }
  now.end();
}

/// The attacks are over when nobody stands in the hex any more or nobody can attack it.
bool advance(const Library& library, Now& now) {
  const auto attack = locals_of<Attack>(now);
  switch (attack.stage) {
    case AttackStage::Order:
      return false;
    case AttackStage::Engaging:
      engage(library, now);
      return true;
    case AttackStage::Choosing:
      break;
  }
  if (!Attackers(Field(library, now), attack.hex).is_empty()) {
    return false;
  }
  finish(library, now);
  return true;
}

Seat waits_for(const State& state, const Step& step) {
  const bool is_defenders = locals_of<Attack>(step).stage == AttackStage::Order;
  return is_defenders ? other(phasing(state)) : phasing(state);
}

/// Chattanooga 13.3: leaders who can join the attack of one of the attackers.
void add_leaders(const Field& field, const Attack& attack, Actions& actions) {
  if (!field.has(Option::Leaders)) {
    return;
  }
  const std::size_t first = actions.size();
  for (const PieceId leader : field.pieces()) {
    if (!has_leader_on_map(field, leader, field.phasing())) {
      continue;
    }
    for (const PieceId unit : Attackers(field, attack.hex)) {
      if (!refuse_coordination_bonus(field, leader, unit, attack)) {
        actions.push_back(action_of(verbs::Lead{leader, Bonus::Coordination, unit}));
      }
      if (!refuse_attack_bonus(field, leader, unit)) {
        actions.push_back(action_of(verbs::Lead{leader, Bonus::Attack, unit}));
      }
    }
  }
  std::sort(actions.begin() + static_cast<std::ptrdiff_t>(first), actions.end());
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto attack = locals_of<Attack>(step);
  if (attack.stage == AttackStage::Order) {
    actions.push_back(action_of(verbs::Arrange{attack.hex}));
    actions.push_back(action_of(verbs::Pass{}));
    return;
  }
  for (const PieceId unit : Attackers(field, attack.hex)) {
    actions.push_back(action_of(verbs::AttackWith{unit}));
  }
  if (attack.has_attacked && !must_anybody_attack_only(field, attack.hex)) {
    actions.push_back(action_of(verbs::EndAttack{}));
  }
  add_leaders(field, attack, actions);
}

constexpr Refusal kNotAsked = {"That is not what is asked now.", "10.1"};

Refusal refuse_attacking(const Field& field, const Attack& attack, const verbs::AttackWith& with) {
  if (attack.stage != AttackStage::Choosing) {
    return kNotAsked;
  }
  return refuse_attack(field, with.unit, attack.hex);
}

/// Chattanooga 13.3
Refusal refuse_leading(const Field& field, const Attack& attack, const verbs::Lead& lead) {
  const Attackers attackers(field, attack.hex);
  const bool is_attacker = std::find(attackers.begin(), attackers.end(), lead.unit) != attackers.end();
  if (attack.stage != AttackStage::Choosing || !is_attacker) {
    return {"That unit does not attack the hex now.", "13.3"};
  }
  switch (lead.bonus) {
    case Bonus::Attack:
      return refuse_attack_bonus(field, lead.leader, lead.unit);
    case Bonus::Coordination:
      return refuse_coordination_bonus(field, lead.leader, lead.unit, attack);
    default:
      return {"That bonus is not for an attack.", "13.3"};
  }
}
void lead_attack(const Library&, Now& now, const verbs::Lead& lead) {
  now.mark(lead.leader, static_cast<int>(lead.bonus));
}

/// Chattanooga 13.3: the coordination of attacks is lost when a unit outside the leader's span takes part.
void check_coordination(const Library& library, Now& now, PieceId unit) {
  bool is_lost = false;
  {
    const Field field(library, now);
    const PieceId leader = coordinating_leader(field);
    is_lost = leader != kNoPiece && !is_in_span(field, leader, unit);
  }
  if (is_lost) {
    release_leaders(library, now, Bonus::Coordination, kNoHex);
  }
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

/// The attack that is made next. Before one that is not coordinated the defender is asked (10.6).
void name_attacker(const Library& library, Now& now, PieceId unit) {
  auto attack = locals_of<Attack>(now);
  attack.has_attacked = true;
  attack.last = attack.attacker;
  attack.attacker = unit;
  attack.sides = with_side(Field(library, now), attack.sides, attack.hex, now.state().piece(unit).place);
  now.raise(unit, kFought);
  if ((now.state().piece(unit).flags & kRetreated) != 0) {  // 10.12, 10.14: it has, but not in this combat
    now.lower(unit, kRetreated | kWasAttacked);             // 10.1: nor was it attacked where it stands
  }
  check_coordination(library, now, unit);
  mark_attacked(library, now, attack.hex);
  attack.stage = may_defender_arrange(Field(library, now), attack) ? AttackStage::Order : AttackStage::Engaging;
  write(now, attack);
}

void attack_with(const Library& library, Now& now, const verbs::AttackWith& with) {
  name_attacker(library, now, with.unit);
}

/// Chattanooga 10.6: the defender orders his stack, or lets it lie.
Refusal refuse_arranging(const Field&, const Attack& attack, const verbs::Arrange& arrange) {
  return attack.stage == AttackStage::Order && arrange.hex == attack.hex ? kLawful : kNotAsked;
}
void arrange(const Library&, Now& now, const verbs::Arrange& arrange) {
  write(now, &Attack::stage, AttackStage::Engaging);
  begin(now, ArrangeLocals{arrange.hex, 0});
}
Refusal refuse_passing(const Field&, const Attack& attack, const verbs::Pass&) {
  return attack.stage == AttackStage::Order ? kLawful : kNotAsked;
}
void pass(const Library&, Now& now, const verbs::Pass&) { write(now, &Attack::stage, AttackStage::Engaging); }

/// Chattanooga 10.1, 10.8: who names a hex attacks it once at least, and who charges it does.
Refusal refuse_ending(const Field& field, const Attack& attack, const verbs::EndAttack&) {
  if (attack.stage != AttackStage::Choosing) {
    return kNotAsked;
  }
  if (!attack.has_attacked) {
    return {"No unit has attacked the hex.", "10.1"};
  }
  return must_anybody_attack_only(field, attack.hex) ? Refusal{"A unit that moved to charge has not attacked.", "10.8"}
                                                     : kLawful;
}

void end_attack(const Library& library, Now& now, const verbs::EndAttack&) { finish(library, now); }

constexpr StepRule::Verb kVerbs[] = {
    StepRule::verb<refuse_attacking, attack_with>(), StepRule::verb<refuse_ending, end_attack>(),
    StepRule::verb<refuse_leading, lead_attack>(), StepRule::verb<refuse_arranging, arrange>(),
    StepRule::verb<refuse_passing, pass>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto attack = locals_of<Attack>(step);
  const HexId hex = attack.hex;
  if (attack.stage == AttackStage::Order) {
    prompt.text = field.counter(attack.attacker).name + " attacks next: order your stack, or pass.";
    prompt.rule = "10.6";
    return;
  }
  prompt.text = "Which unit attacks " + field.counter(defender_at(field, hex)).name + "?";
  prompt.rule = "10.1";
}

constexpr LocalRange kRanges[] = {range<&Attack::hex>("hex", 0, kMaxHexes - 1),
                                  range<&Attack::has_attacked>("has_attacked", 0, 1),
                                  piece_or_none_in<&Attack::attacker>("attacker"),
                                  piece_or_none_in<&Attack::last>("last"),
                                  range<&Attack::stage>("stage", AttackStage::Choosing, AttackStage::Engaging),
                                  range<&Attack::sides>("sides", 0, (1 << kDirections) - 1)};

/// Those who have attacked are units of the phasing side, the last one named first. Who was questionable and has routed
/// is not among them (5.7).
bool are_attackers_possible(const Field& field, const Step& step) {
  const auto attack = locals_of<Attack>(step);
  const auto is_possible = [&](PieceId unit) {
    return unit == kNoPiece || (field.is_unit(unit) && field.side_of(unit) == phasing_of(field, step));
  };
  return is_possible(attack.attacker) && is_possible(attack.last) &&
         (attack.has_attacked == (attack.attacker != kNoPiece) ||
          (attack.has_attacked && field.has(Option::Questionable) && is_asked_next(field.state(), step))) &&
         (attack.last == kNoPiece || attack.attacker != kNoPiece);
}

/// Chattanooga 10.6: the attack that has been named can be made, and follows another one.
bool fits_order(const Field& field, const Attack& attack) {
  if (attack.attacker == kNoPiece || !is_on_map(field.piece(attack.attacker)) ||
      !field.has_flag(attack.attacker, kFought) || !field.has_units(attack.hex, other(field.phasing()))) {
    return false;
  }
  const HexId from = field.piece(attack.attacker).place;
  const auto d = field.grid().direction(from, attack.hex);
  return d && field.top_at(from) == attack.attacker && !is_combat_barred(field, from, *d) &&
         may_defender_arrange(field, attack);
}

bool fits(const Field& field, const Step& step, const Step*) {
  const auto attack = locals_of<Attack>(step);
  if (phase_of(field, step) != Phase::Combat || !field.map().is_playable(attack.hex) ||
      !are_attackers_possible(field, step)) {
    return false;
  }
  const bool is_asked = is_asked_next(field.state(), step);
  switch (attack.stage) {
    case AttackStage::Choosing:
      return is_asked ? !Attackers(field, attack.hex).is_empty()
                      : attack.has_attacked &&
                            (waits_for_fortune(field.state(), step) || !is_step<ArrangeLocals>(field.state().top()));
    case AttackStage::Order:
      return is_asked && fits_order(field, attack);
    case AttackStage::Engaging:
      return !waits_for_fortune(field.state(), step) && is_step<ArrangeLocals>(field.state().top()) &&
             fits_order(field, attack);
  }
  return false;
}

}  // namespace

/// Chattanooga 10.14
void attack_again(const Library& library, Now& now, PieceId unit) {
  bring_to_top(library, now, unit);
  name_attacker(library, now, unit);
}

/// Chattanooga 5.7, 10.6
void forget_attack(Now& now) {
  auto attack = locals_of<Attack>(now);
  attack.attacker = attack.last;
  attack.last = kNoPiece;
  write(now, attack);
}

/// Chattanooga 10.14
void attack_next(const Library& library, Now& now, PieceId unit, HexId hex) {
  finish(library, now);
  AttackLocals attack;
  attack.hex = hex;
  begin(now, attack);
  attack_again(library, now, unit);
}

const StepRule kAttackStep = {.kind = StepKind::Attack,
                              .id = "attack",
                              .advance = advance,
                              .waits_for = waits_for,
                              .candidates = candidates,
                              .verbs = kVerbs,
                              .ask = ask,
                              .is_exact = true,
                              .on = steps(StepKind::CombatPhase, StepKind::Fortune),
                              .holds = holds_only<Attack>,
                              .ranges = kRanges,
                              .fits = fits};

}  // namespace longroll::chattanooga
