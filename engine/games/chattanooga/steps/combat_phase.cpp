// build: small
#include "engine/games/chattanooga/rules/bombardment.h"
#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/preparation.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/steps/step_rule.h"

/// Chattanooga 10.1, 11.1: the phasing side attacks one hex after the other, and bombards one target after the other,
/// in any order. Nobody has to attack (6.5).
namespace longroll::chattanooga {
namespace {

/// Chattanooga 3.2: nothing more is fought once the battle is decided.
bool advance(const Library& library, Now& now) {
  if (!is_decided(Field(library, now))) {
    return false;
  }
  now.end();
  return true;
}

void candidates(const Field& field, const Step&, Actions& actions) {
  hexes_to_attack(field).for_each([&](HexId hex) { actions.push_back(action_of(verbs::AttackHex{hex})); });
  for (const PieceId target : targets(field)) {
    actions.push_back(action_of(verbs::Aim{target}));
  }
  if (!must_anybody_attack(field)) {
    actions.push_back(action_of(verbs::EndCombat{}));
  }
}

Refusal refuse_attacking(const Field& field, const verbs::AttackHex& attack) {
  return refuse_attack_on(field, attack.hex);
}

void attack(const Library&, Now& now, const verbs::AttackHex& attack) {
  AttackLocals locals;
  locals.hex = attack.hex;
  begin(now, locals);
}

/// Chattanooga 11.1
Refusal refuse_aiming(const Field& field, const verbs::Aim& aim) {
  if (const Refusal refusal = refuse_target(field, aim.unit)) {
    return refusal;
  }
  return can_be_fired_at(field, aim.unit) ? kLawful : Refusal{"No unit of yours can fire at it.", "11.2"};
}

void aim(const Library& library, Now& now, const verbs::Aim& aim) {
  BombardmentLocals bombardment;
  bombardment.target = aim.unit;
  bombardment.hex = hex_where_hit(Field(library, now), aim.unit);
  begin(now, bombardment);
}

/// Chattanooga 10.9: a unit that was attacked has no volley left.
void spend_volleys(Now& now) {
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const std::uint16_t flags = now.state().pieces[i].flags;
    if ((flags & kVolley) != 0 && (flags & kWasAttacked) != 0) {
      now.lower(static_cast<PieceId>(i), kVolley);
    }
  }
}

/// Chattanooga 6.5, 10.1, 10.8: nobody has to attack but those who have moved to charge.
Refusal refuse_ending(const Field& field, const verbs::EndCombat&) {
  return must_anybody_attack(field) ? Refusal{"A unit that moved to charge has not attacked.", "10.8"} : kLawful;
}

/// Chattanooga 6.5, 10.1: those who were left alone prepare.
void end_combat(const Library& library, Now& now, const verbs::EndCombat&) {
  spend_volleys(now);
  now.end();
  if (can_anybody_prepare(Field(library, now))) {
    begin(now, StepKind::Preparation);
  }
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_attacking, attack>(), StepRule::verb<refuse_aiming, aim>(),
                                     StepRule::verb<refuse_ending, end_combat>()};

bool fits(const Field& field, const Step& step, const Step*) {
  return phase_of(field, step) == Phase::Combat && !(is_innermost(field.state(), step) && is_decided(field));
}

}  // namespace

const StepRule kCombatPhaseStep = {.kind = StepKind::CombatPhase,
                                   .id = "combat-phase",
                                   .advance = advance,
                                   .waits_for = waits_for_phasing,
                                   .candidates = candidates,
                                   .verbs = kVerbs,
                                   .asks = {"Attack a hex, aim at a unit, or end the combat.", "10.1"},
                                   .is_exact = true,
                                   .on = steps(StepKind::Couplet),
                                   .holds = has_no_locals,
                                   .fits = fits};

}  // namespace longroll::chattanooga
