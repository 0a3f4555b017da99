#include "engine/games/battles/rules/evasion.h"
#include "engine/games/battles/steps/aftermath.h"
#include "engine/games/battles/steps/attack.h"

/// Battles 8.0, 8.43 to 8.45, 8.6: a declared attack is resolved: cavalry may get away (8.77), the defender chooses his
/// ground, the die is rolled, the result is carried out.
namespace longroll::battles {
namespace {

constexpr int kMaxLowered = 110;  // as far as a chart may go beyond its last column (chart.cpp)

/// Only the stage changes.
void enter(Now& now, CombatStage stage) {
  auto combat = locals_of<CombatLocals>(now);
  combat.stage = stage;
  write(now, combat);
}

/// Battles 8.42, 8.61: the odds stand and are said before the die is thrown.
void set_ground(const Library& library, Now& now, Ground ground) {
  const Field field(library, now);
  const FlaggedAttack attack(field);
  auto combat = locals_of<CombatLocals>(now);
  const AttackOdds odds = odds_of(field, attack.view(), ground, combat.columns_lowered);
  combat.ground = ground;
  combat.stage = CombatStage::DieDue;
  write(now, combat);
  log(now, notes::Attacked{attack.targets.front(), odds.attack, odds.defence, odds.level_before, odds.shift()});
  log(now, notes::OddsFound{odds.column, odds.die});
}

/// Battles 8.79, 9.11, 9.22: after a flight and the advances that follow it, guns that reach no target any more are out
/// of the attack and have fought.
void leave_out_guns(const Library& library, Now& now) {
  std::vector<PieceId> guns;
  {
    const Field field(library, now);
    guns = guns_out_of_reach(field, FlaggedAttack(field));
  }
  for (const PieceId unit : guns) {
    now.lower(unit, kAttacking | kBombarding);
    now.raise(unit, kFought | kActed);
  }
}

void look_at_ground(const Library& library, Now& now) {
  leave_out_guns(library, now);
  const Field field(library, now);
  const FlaggedAttack attack(field);
  if (ends_without_die(field, attack)) {
    enter(now, CombatStage::Over);
  } else if (const auto ground = settled_ground(field, attack.view(), locals_of<CombatLocals>(now).columns_lowered)) {
    set_ground(library, now, *ground);
  }
}

/// Battles 4.0, 8.14: everybody has had his fight. Without a die nobody who is still there has been attacked.
void finish(const Library& library, Now& now) {
  const Field field(library, now);
  const bool was_rolled = locals_of<CombatLocals>(now).die != 0;
  for (const PieceId id : field.pieces()) {
    const unsigned flags = field.piece(id).flags;
    if ((flags & kAttacking) != 0) {
      now.raise(id, kFought | kActed);
    }
    if (was_rolled && (flags & (kTarget | kEvading)) != 0) {
      now.raise(id, kAttacked | kActed);
      free_group_of(library, now, id);
    }
    now.lower(id, kCombatFlags);
  }
  for (int i = 0; i < kMaxTargets; ++i) {
    now.set(track(Track::Vacated, i), kNoHex);
  }
  now.end();
}

bool advance(const Library& library, Now& now) {
  switch (locals_of<CombatLocals>(now).stage) {
    case CombatStage::Begun:
      enter(now, CombatStage::GroundDue);
      if (is_evasion_due(Field(library, now))) {
        begin(now, StepKind::Evasion);
      }
      return true;
    case CombatStage::GroundDue:
      look_at_ground(library, now);
      return locals_of<CombatLocals>(now).stage != CombatStage::GroundDue;
    case CombatStage::DieDue:
      return false;
    case CombatStage::ResultDue:
      enter(now, CombatStage::Over);
      begin_result(library, now, locals_of<CombatLocals>(now).result);
      return true;
    case CombatStage::Over:
      break;
  }
  finish(library, now);
  return true;
}

Seat waits_for(const State& state, const Step& step) {
  return locals_of<CombatLocals>(step).stage == CombatStage::DieDue ? Seat::Chance : other(phasing(state));
}

void candidates(const Field&, const Step&, Actions& actions) {
  actions.push_back(action_of(verbs::Benefit{Ground::Woods}));
  actions.push_back(action_of(verbs::Benefit{Ground::Other}));
}

Refusal refuse(const Field&, const Step&, const Action& action) {
  const bool is_offered =
      action == action_of(verbs::Benefit{Ground::Woods}) || action == action_of(verbs::Benefit{Ground::Other});
  return is_offered ? kLawful : Refusal{"Choose the woods, or the other ground.", "8.45"};
}

void act(const Library& library, Now& now, const Action& action) {
  auto combat = locals_of<CombatLocals>(now);
  if (combat.stage == CombatStage::GroundDue) {
    set_ground(library, now, arguments_of<verbs::Benefit>(action).ground);
    return;
  }
  const int die = way_of(action) + 1;
  const Field field(library, now);
  const FlaggedAttack attack(field);
  const AttackOdds odds = odds_of(field, attack.view(), combat.ground, combat.columns_lowered);
  const CombatResult result = result_of(field.chart(), odds, die);
  now.rolled(die, 6);
  log(now, notes::ResultFound{result, modified_die(odds, die), odds.column});
  combat.die = die;
  combat.result = result;
  combat.stage = CombatStage::ResultDue;
  write(now, combat);
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto combat = locals_of<CombatLocals>(step);
  if (combat.stage == CombatStage::DieDue) {
    prompt.text = "The die of the combat.";
    prompt.rule = "8.6";
    return;
  }
  const FlaggedAttack attack(field);
  const auto text = [&](Ground ground) {
    const AttackOdds odds = odds_of(field, attack.view(), ground, combat.columns_lowered);
    return odds_text(field.chart(), odds.level) + " (" + std::to_string(odds.attack) + " against " +
           std::to_string(odds.defence) + ")";
  };
  prompt.text = "Which ground helps your troops: the woods, " + text(Ground::Woods) + ", or the other ground, " +
                text(Ground::Other) + "?";
  prompt.rule = "8.45";
}

constexpr LocalRange kRanges[] = {range<&CombatLocals::stage>("stage", CombatStage::Begun, CombatStage::Over),
                                  range<&CombatLocals::columns_lowered>("columns_lowered", 0, kMaxLowered),
                                  range<&CombatLocals::ground>("ground", kNoGround, Ground::Other),
                                  range<&CombatLocals::die>("die", 0, 6),
                                  range<&CombatLocals::result>("result", kNoResult, CombatResult::De)};

/// Waiting for the ground or the die nothing else is under way; later the attack is over and its result runs above.
bool fits(const Field& field, const Step& step, const Step*) {
  const auto combat = locals_of<CombatLocals>(step);
  const bool is_top = field.state().top().kind == step.kind;
  const bool has_ground = combat.ground != kNoGround;
  const bool is_before_die = combat.die == 0 && combat.result == kNoResult &&
                             (!is_top || is_clear_of(field, kMustRetreat | kMustTest | kMayAdvance | kEvading));
  switch (combat.stage) {
    case CombatStage::GroundDue:
      if (!is_before_die || combat.ground != kNoGround ||
          !is_sound_attack(field, is_top ? Declared::Remaining : Declared::Evaded)) {
        return false;
      }
      return !is_top || !settled_ground(field, FlaggedAttack(field).view(), combat.columns_lowered);
    case CombatStage::DieDue:
      return is_top && is_before_die && has_ground && is_sound_attack(field, Declared::Remaining);
    case CombatStage::Over:
      return !is_top && has_ground && combat.die != 0 && combat.result != kNoResult;
    default:
      return false;
  }
}

}  // namespace

const StepRule kCombatStep = {.kind = StepKind::Combat,
                              .id = "combat",
                              .advance = advance,
                              .waits_for = waits_for,
                              .candidates = candidates,
                              .refuse = refuse,
                              .act = act,
                              .rolls = d6("8.6"),
                              .ask = ask,
                              .is_exact = true,
                              .on = steps(StepKind::CombatPhase),
                              .holds = holds_only<CombatLocals>,
                              .ranges = kRanges,
                              .fits = fits};

}  // namespace longroll::battles
