#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/rules/sight.h"
#include "engine/games/battles/steps/attack.h"

/// Battles 8.1, 8.2, 8.9: an attack is built: units join, hexes are added, until it is declared. Attackers are flagged
/// kAttacking, defenders kTarget. What would leave a duty that nobody can meet is refused as soon as it shows, so that
/// every attack that has begun can be completed. No locals.
namespace longroll::battles {
namespace {

/// Battles 8.9: the odds may be lowered down to the worst column, by the better of the defender's readings of the
/// ground.
int most_lowered(const Field& field, const Attack& attack) {
  return std::max(odds_of(field, attack, Ground::Other).level_unlowered,
                  odds_of(field, attack, Ground::Woods).level_unlowered);
}

void add_targets(const Front& front, const Proposal& proposal, Actions& actions) {
  const HexId first = proposal.targets().front();
  for (const Front::Hex& hex : front.hexes()) {
    if (front.field().grid().distance(hex.at, first) <= 2 && !refuse_target(front, proposal, hex.at)) {
      actions.push_back(action_of(verbs::Target{hex.at}));
    }
  }
}

void add_joins(const Front& front, const Proposal& proposal, Actions& actions) {
  std::vector<PieceId> units = bombarders_of(front.field(), proposal.targets());
  front.for_each_around(proposal.targets().front(), [&](const Front::Unit& unit) { units.push_back(unit.id); });
  heap_sort(units.begin(), units.end());
  for (const PieceId unit : units) {
    if (!refuse_join(front, proposal, unit)) {
      actions.push_back(action_of(verbs::Join{unit}));
    }
  }
}

void candidates(const Field& field, const Step&, Actions& actions) {
  const Front front(field);
  const Proposal proposal = proposal_of(front);
  add_targets(front, proposal, actions);
  add_joins(front, proposal, actions);
  if (!refuse_as_it_is(front, proposal)) {
    const FlaggedAttack attack(field);
    const int most = most_lowered(field, attack.view());
    for (int columns = 0; columns <= most; ++columns) {
      actions.push_back(action_of(verbs::Resolve{columns}));
    }
  }
}

Refusal refuse(const Field& field, const Step&, const Action& action) {
  const Front front(field);
  const Proposal proposal = proposal_of(front);
  if (const auto target = read<verbs::Target>(action)) {
    return refuse_target(front, proposal, target->hex);
  }
  if (const auto join = read<verbs::Join>(action)) {
    return refuse_join(front, proposal, join->unit);
  }
  if (const auto resolve = read<verbs::Resolve>(action)) {
    if (const Refusal refusal = refuse_as_it_is(front, proposal)) {
      return refusal;
    }
    return resolve->columns >= 0 && resolve->columns <= most_lowered(field, FlaggedAttack(field).view())
               ? kLawful
               : Refusal{"The odds can be lowered as far as the table goes.", "8.9"};
  }
  return kNotOffered;
}

/// Battles 9.0: which of the attackers bombard is settled with the declaration.
void declare(const Library& library, Now& now, int lowered) {
  const Field field(library, now);
  const FlaggedAttack attack(field);
  std::vector<PieceId> bombarders;
  std::copy_if(attack.attackers.begin(), attack.attackers.end(), std::back_inserter(bombarders),
               [&](PieceId unit) { return can_bombard(field, unit); });
  for (const PieceId unit : bombarders) {
    now.raise(unit, kBombarding);
  }
  now.end();
  begin(now, CombatLocals{.columns_lowered = lowered});
}

void act(const Library& library, Now& now, const Action& action) {
  switch (verb_of(action)) {
    case Do::Target:
      aim_at(library, now, arguments_of<verbs::Target>(action).hex);
      break;
    case Do::Join:
      now.raise(arguments_of<verbs::Join>(action).unit, kAttacking);
      break;
    default:
      declare(library, now, arguments_of<verbs::Resolve>(action).columns);
      break;
  }
}

void ask(const Field& field, const Step&, Prompt& prompt) {
  const Front front(field);
  const Closure closure = closure_of(front, proposal_of(front));
  const FlaggedAttack attack(field);
  std::string targets;
  for (const HexId hex : attack.targets) {
    targets += (targets.empty() ? "" : "; ") + defenders_text(field, hex);
  }
  prompt.text = "Attack on " + targets + ": ";
  prompt.rule = "8.13";
  if (!closure.owed.empty()) {
    prompt.text += "it is not complete yet. " + owed_text(field, closure.owed);
    prompt.rule = closure.owed.front().kind == Duty::Kind::UnitMustAttack ? "8.12" : "8.23";
  } else if (attack.attackers.empty()) {
    prompt.text += "choose who attacks.";
  } else {
    prompt.text += "add units or hexes, or resolve it.";
  }
}

/// Everything under attack is flagged, and nothing else; the attack is one that the choices of this step can lead to.
bool fits(const Field& field, const Step&, const Step*) {
  return is_clear_of(field, kCombatFlags & ~(kAttacking | kTarget)) && is_sound_attack(field, Declared::No);
}

}  // namespace

const StepRule kDeclareStep = {.kind = StepKind::Declare,
                               .id = "declare",
                               .waits_for = waits_for_phasing,
                               .candidates = candidates,
                               .refuse = refuse,
                               .act = act,
                               .ask = ask,
                               .is_exact = true,
                               .on = steps(StepKind::CombatPhase),
                               .holds = has_no_locals,
                               .fits = fits};

}  // namespace longroll::battles
