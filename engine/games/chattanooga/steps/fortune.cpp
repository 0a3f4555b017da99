// build: small
#include <algorithm>

#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/steps/army_morale_roll.h"
#include "engine/games/chattanooga/steps/fortune_acts.h"
#include "engine/games/chattanooga/steps/march.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 15.0: a fortune of war between the results of a combat and the advance. The holder of the marker picks
/// one, and whom it is about; then a die, a shot, a check, a move or a move with an attack is made as in any phase,
/// with the side that acts as the phasing side, and the combat goes on.
namespace longroll::chattanooga {
namespace {

using Fortune = FortuneLocals;
using Stage = FortuneStage;

constexpr Refusal kNotAsked = {"That is not what is asked now.", "15.0"};

bool is_about_a_die(FortuneKind kind) { return kind == FortuneKind::KillLeader || kind == FortuneKind::MoveEnemy; }

/// From now on that side acts, as in such a phase of its own.
void act_as(Now& now, Seat side, Phase phase) {
  now.set(track(Track::Phasing), index_of(side));
  now.set(track(Track::PhaseNow), static_cast<int>(phase));
}

// ---- moves ----

/// Chattanooga 7.5, 11.1: the bit that tells of shots at a hex tells of forced marches while units move: of the hex in
/// which they begin it is kept in the locals.
void keep_fired_at(const Library& library, Now& now, HexId hex) {
  std::array<PieceId, 2 * Movers::kMax> units{};
  std::size_t count = 0;
  for_each_unit_at(Field(library, now), hex, [&](PieceId unit) {
    if ((now.state().piece(unit).flags & kHexFiredAt) != 0 && count < units.size()) {
      units[count++] = unit;
    }
  });
  for (std::size_t i = 0; i < count; ++i) {
    now.lower(units[i], kHexFiredAt);
  }
  write(now, &Fortune::was_fired_at, count > 0);
}

void start_march(const Library& library, Now& now, const Movers& movers) {
  auto fortune = locals_of<Fortune>(now);
  const Seat side = owner_of(now.state().piece(movers.front()));
  fortune.stage = Stage::Acting;
  fortune.hex = static_cast<HexId>(now.state().piece(movers.front()).place);
  write(now, fortune);
  if (side != fortune.attacker && fortune.fortune != FortuneKind::Counterattack) {
    keep_fired_at(library, now, fortune.hex);
  }
  act_as(now, side, Phase::Movement);
  begin_march(library, now, movers);
}

// ---- the counterattack ----

void begin_attack(Now& now, HexId hex) {
  write(now, &Fortune::stage, Stage::Over);
  AttackLocals attack;
  attack.hex = hex;
  begin(now, attack);
}

/// Chattanooga 15.0: one hex is attacked without a question. False when the holder is asked.
bool go_on_to_attack(const Library& library, Now& now) {
  const HexSet hexes = counterattack_hexes(Field(library, now), locals_of<Fortune>(now).hex);
  if (hexes.size() > 1) {
    return false;
  }
  if (hexes.empty()) {
    write(now, &Fortune::stage, Stage::Over);
  } else {
    hexes.for_each([&](HexId only) { begin_attack(now, only); });
  }
  return true;
}

// ---- the step ----

bool advance(const Library& library, Now& now) {
  const auto fortune = locals_of<Fortune>(now);
  switch (fortune.stage) {
    case Stage::Choosing:
      if (can_choose_fortune(Field(library, now))) {
        return false;
      }
      now.end();  // he could use no fortune
      return true;
    case Stage::Acting:
      if (fortune.fortune == FortuneKind::Counterattack) {
        act_as(now, holder(now.state()), Phase::Combat);
        write(now, &Fortune::stage, fortune.subject == kNoPiece ? Stage::Over : Stage::Attacking);
      } else {
        write(now, &Fortune::stage, Stage::Over);
      }
      return true;
    case Stage::Attacking:
      return go_on_to_attack(library, now);
    case Stage::Over:
      end_fortune(library, now);
      return true;
    default:
      return false;
  }
}

Seat waits_for(const State& state, const Step& step) {
  return locals_of<Fortune>(step).stage == Stage::DieDue ? Seat::Chance : holder(state);
}

Action action_about(FortuneKind kind, PieceId subject) {
  switch (kind) {
    case FortuneKind::KillLeader:
    case FortuneKind::Sharpshooter:
      return action_of(verbs::Aim{subject});
    case FortuneKind::FreeRecovery:
      return action_of(verbs::Recover{subject});
    default:
      return action_of(verbs::Take{subject});
  }
}

void add_subjects(const Field& field, FortuneKind kind, Actions& actions) {
  if (kind == FortuneKind::Sharpshooter) {
    for (const PieceId target : sharpshooter_targets(field)) {
      actions.push_back(action_about(kind, target));
    }
    return;
  }
  for (const PieceId id : field.pieces()) {
    if (!refuse_subject(field, kind, id)) {
      actions.push_back(action_about(kind, id));
    }
  }
  field.units(holder(field.state())).for_each([&](HexId hex) {
    if (!refuse_stack_of_fortune(field, kind, hex)) {
      actions.push_back(action_of(verbs::TakeStack{hex}));
    }
  });
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto fortune = locals_of<Fortune>(step);
  switch (fortune.stage) {
    case Stage::Choosing:
      for (int kind = 0; kind < kFortunes; ++kind) {
        if (!refuse_fortune(field, static_cast<FortuneKind>(kind))) {
          actions.push_back(action_of(verbs::ChooseFortune{static_cast<FortuneKind>(kind)}));
        }
      }
      actions.push_back(action_of(verbs::Pass{}));
      break;
    case Stage::Picking:
      add_subjects(field, fortune.fortune, actions);
      break;
    case Stage::Shooting:
      for (const PieceId unit : field.pieces()) {
        if (!refuse_sharpshooter(field, {unit, fortune.subject})) {
          actions.push_back(action_of(verbs::Fire{unit}));
        }
      }
      break;
    case Stage::Attacking:
      counterattack_hexes(field, fortune.hex).for_each([&](HexId hex) {
        actions.push_back(action_of(verbs::AttackHex{hex}));
      });
      break;
    default:
      break;
  }
}

Refusal refuse_choosing(const Field& field, const Fortune& fortune, const verbs::ChooseFortune& choice) {
  return fortune.stage == Stage::Choosing ? refuse_fortune(field, choice.fortune) : kNotAsked;
}
void choose(const Library&, Now& now, const verbs::ChooseFortune& choice) {
  write(now, &Fortune::fortune, choice.fortune);
  write(now, &Fortune::stage, Stage::Picking);
  log(now, notes::FortuneChosen{holder(now.state()), choice.fortune});
}

/// Chattanooga 15.0: a fortune that is not used leaves the marker where it is.
Refusal refuse_passing(const Field&, const Fortune& fortune, const verbs::Pass&) {
  return fortune.stage == Stage::Choosing ? kLawful : kNotAsked;
}
void pass(const Library&, Now& now, const verbs::Pass&) { now.end(); }

/// The action names whom this fortune is about.
Refusal refuse_picking(const Field& field, const Fortune& fortune, const Action& action, PieceId subject) {
  const bool is_asked = fortune.stage == Stage::Picking && action == action_about(fortune.fortune, subject);
  return is_asked ? refuse_subject(field, fortune.fortune, subject) : kNotAsked;
}

Refusal refuse_aiming(const Field& field, const Fortune& fortune, const verbs::Aim& aim) {
  return refuse_picking(field, fortune, action_of(aim), aim.unit);
}
void aim(const Library&, Now& now, const verbs::Aim& aim) {
  write(now, &Fortune::subject, aim.unit);
  const bool is_shot = locals_of<Fortune>(now).fortune == FortuneKind::Sharpshooter;
  write(now, &Fortune::stage, is_shot ? Stage::Shooting : Stage::DieDue);
}

/// Chattanooga 11.2, 15.0: the shot is rolled at once; nobody else fires.
Refusal refuse_firing(const Field& field, const Fortune& fortune, const verbs::Fire& fire) {
  return fortune.stage == Stage::Shooting ? refuse_sharpshooter(field, {fire.unit, fortune.subject}) : kNotAsked;
}
void fire(const Library&, Now& now, const verbs::Fire& fire) {
  const PieceId target = locals_of<Fortune>(now).subject;
  write(now, &Fortune::stage, Stage::Acting);
  act_as(now, holder(now.state()), Phase::Combat);
  BombardmentLocals bombardment;
  bombardment.stage = BombardmentStage::Resolving;
  bombardment.target = target;
  bombardment.hex = static_cast<HexId>(now.state().piece(target).place);
  bombardment.unit = fire.unit;
  begin(now, bombardment);
}

Refusal refuse_recovering(const Field& field, const Fortune& fortune, const verbs::Recover& recover) {
  return refuse_picking(field, fortune, action_of(recover), recover.unit);
}
void try_to_recover(const Library&, Now& now, const verbs::Recover& recover) {
  write(now, &Fortune::subject, recover.unit);
  write(now, &Fortune::stage, Stage::Acting);
  begin(now, MoraleCheckLocals{recover.unit, CheckReason::FreeRecovery});
}

/// Chattanooga 15.0: a unit of the enemy moves after a die, one of the holder's at once.
Refusal refuse_taking(const Field& field, const Fortune& fortune, const verbs::Take& take) {
  return refuse_picking(field, fortune, action_of(take), take.unit);
}
void take(const Library& library, Now& now, const verbs::Take& take) {
  if (locals_of<Fortune>(now).fortune == FortuneKind::MoveEnemy) {
    write(now, &Fortune::subject, take.unit);
    write(now, &Fortune::stage, Stage::DieDue);
  } else {
    start_march(library, now, Movers(take.unit));
  }
}

Refusal refuse_stack(const Field& field, const Fortune& fortune, const verbs::TakeStack& take) {
  return fortune.stage == Stage::Picking ? refuse_stack_of_fortune(field, fortune.fortune, take.hex) : kNotAsked;
}
void take_stack(const Library& library, Now& now, const verbs::TakeStack& take) {
  const Movers movers = movable_at(Field(library, now), take.hex, holder(now.state()));
  start_march(library, now, movers);
}

Refusal refuse_attacking(const Field& field, const Fortune& fortune, const verbs::AttackHex& attack) {
  const bool can = fortune.stage == Stage::Attacking && field.map().is_playable(attack.hex) &&
                   counterattack_hexes(field, fortune.hex).has(attack.hex);
  return can ? kLawful : Refusal{"They cannot attack that hex now.", "15.0"};
}
void attack(const Library&, Now& now, const verbs::AttackHex& attack) { begin_attack(now, attack.hex); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_choosing, choose>(),
                                     StepRule::verb<refuse_passing, pass>(),
                                     StepRule::verb<refuse_aiming, aim>(),
                                     StepRule::verb<refuse_firing, fire>(),
                                     StepRule::verb<refuse_recovering, try_to_recover>(),
                                     StepRule::verb<refuse_taking, take>(),
                                     StepRule::verb<refuse_stack, take_stack>(),
                                     StepRule::verb<refuse_attacking, attack>()};

/// Chattanooga 13.4, 15.0: the leader is hit, and his army hears of it.
void hit_leader(const Library& library, Now& now, PieceId leader) {
  const int command = command_of(Field(library, now), leader);
  log(now, notes::LeaderHit{leader});
  put_in_box(library, now, leader, kHit);
  roll_for_leaders(now, command, -1);
}

/// Chattanooga 15.0: the die against the leader or about the enemy unit.
void roll(const Library& library, Now& now, const Action& action) {
  const auto fortune = locals_of<Fortune>(now);
  const LeaderNumbers& numbers = library.chart.numbers.leaders;
  const bool is_kill = fortune.fortune == FortuneKind::KillLeader;
  const int die = way_of(action);
  const bool is_success = die >= (is_kill ? numbers.fortune_kills_from : numbers.fortune_moves_from);
  now.rolled(die, kDieFaces, fortune.subject);
  log(now, notes::FortuneRolled{fortune.fortune, fortune.subject, is_success});
  write(now, &Fortune::stage, Stage::Over);
  if (is_success && is_kill) {
    hit_leader(library, now, fortune.subject);
  } else if (is_success) {
    start_march(library, now, Movers(fortune.subject));
  }
}

std::string_view question_of(FortuneKind kind) {
  switch (kind) {
    case FortuneKind::KillLeader:
      return "A fortune of war: at which leader of the enemy do your men fire?";
    case FortuneKind::MoveEnemy:
      return "A fortune of war: which unit of the enemy is to move?";
    case FortuneKind::Sharpshooter:
      return "A fortune of war: at which unit of the enemy does a sharpshooter fire?";
    case FortuneKind::FreeMove:
      return "A fortune of war: which unit or stack of yours moves?";
    case FortuneKind::FreeRecovery:
      return "A fortune of war: which disrupted unit of yours tries to recover?";
    case FortuneKind::Counterattack:
      return "A fortune of war: which unit or stack of yours counterattacks?";
  }
  return "";
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto fortune = locals_of<Fortune>(step);
  prompt.rule = "15.0";
  switch (fortune.stage) {
    case Stage::Picking:
      prompt.text = question_of(fortune.fortune);
      return;
    case Stage::Shooting:
      prompt.text =
          "With which infantry unit is the sharpshooter who fires at " + field.counter(fortune.subject).name + "?";
      return;
    case Stage::DieDue:
      prompt.text = "A die tells whether " + field.counter(fortune.subject).name +
                    (fortune.fortune == FortuneKind::KillLeader ? " is hit." : " is moved by the enemy.");
      return;
    case Stage::Attacking:
      prompt.text = "Which hex do those who counterattack attack?";
      return;
    default:
      prompt.text = "A fortune of war: choose one and hand the marker over, or keep the marker.";
  }
}

constexpr LocalRange kRanges[] = {range<&Fortune::stage>("stage", Stage::Choosing, Stage::Over),
                                  range<&Fortune::fortune>("fortune", 0, kFortunes - 1),
                                  side_in<&Fortune::attacker>("attacker"),
                                  piece_or_none_in<&Fortune::subject>("subject"),
                                  range<&Fortune::hex>("hex", kNoHex, kMaxHexes - 1),
                                  piece_or_none_in<&Fortune::second>("second"),
                                  piece_or_none_in<&Fortune::third>("third"),
                                  range<&Fortune::was_fired_at>("was_fired_at", 0, 1)};

/// The kind of step that carries the fortune out.
StepKind act_of(FortuneKind kind) {
  switch (kind) {
    case FortuneKind::Sharpshooter:
      return StepKind::Bombardment;
    case FortuneKind::FreeRecovery:
      return StepKind::MoraleCheck;
    default:
      return StepKind::March;
  }
}

bool fits_acting(const Field& field, const Fortune& fortune, const Step& above) {
  if (fortune.fortune == FortuneKind::KillLeader || above.kind != static_cast<std::int16_t>(act_of(fortune.fortune))) {
    return false;
  }
  switch (fortune.fortune) {
    case FortuneKind::Sharpshooter:
      return fortune.subject == locals_of<BombardmentLocals>(above).target;
    case FortuneKind::FreeRecovery:
      return fortune.subject == locals_of<MoraleCheckLocals>(above).unit;
    default:
      return field.map().is_playable(fortune.hex);
  }
}

/// The side that acts, and its phase, while a move, a shot or an attack is under way; else those of the combat.
bool are_tracks_right(const Field& field, const Fortune& fortune, const Step* above) {
  const bool is_move = above != nullptr && is_step<MarchLocals>(*above);
  const bool is_fight = fortune.stage == Stage::Attacking ||
                        (above != nullptr && (is_step<AttackLocals>(*above) || is_step<BombardmentLocals>(*above)));
  const Seat side = is_move || is_fight ? acting_side(field.state(), fortune.fortune) : fortune.attacker;
  return field.phasing() == side && field.phase() == (is_move ? Phase::Movement : Phase::Combat);
}

bool fits_over(const Fortune& fortune, const Step* above) {
  return above != nullptr && ((fortune.fortune == FortuneKind::Counterattack && is_step<AttackLocals>(*above)) ||
                              (fortune.fortune == FortuneKind::KillLeader && is_step<ArmyMoraleRollLocals>(*above)));
}

/// It lies on the combat that brought it, and what is asked or under way can be.
bool fits(const Field& field, const Step& step, const Step* below) {
  const auto fortune = locals_of<Fortune>(step);
  const std::vector<Step>& stack = field.state().stack;
  if (below == nullptr || stack.size() <= kFortuneDepth || &stack[kFortuneDepth] != &step ||
      !field.has(Option::FortunesOfWar)) {
    return false;
  }
  const auto combat = locals_of<CombatLocals>(*below);
  const bool is_asked = is_innermost(field.state(), step);
  const Step* above = is_asked ? nullptr : &step + 1;
  if (combat.stage != CombatStage::Fortune || combat.reading.natural != field.numbers().combat.fortune_die ||
      combat.reading.intensity == 0 || !are_tracks_right(field, fortune, above)) {
    return false;
  }
  switch (fortune.stage) {
    case Stage::Choosing:
      return is_asked && can_choose_fortune(field);
    case Stage::Picking:
      return is_asked && !refuse_fortune(field, fortune.fortune);
    case Stage::Shooting:
      return is_asked && fortune.fortune == FortuneKind::Sharpshooter &&
             !refuse_subject(field, fortune.fortune, fortune.subject);
    case Stage::DieDue:
      return is_asked && is_about_a_die(fortune.fortune) && !refuse_subject(field, fortune.fortune, fortune.subject);
    case Stage::Acting:
      return above != nullptr && fits_acting(field, fortune, *above);
    case Stage::Attacking:
      return is_asked && fortune.fortune == FortuneKind::Counterattack && fortune.subject != kNoPiece &&
             field.map().is_playable(fortune.hex) && !counterattack_hexes(field, fortune.hex).empty();
    case Stage::Over:
      return fits_over(fortune, above);
  }
  return false;
}

}  // namespace

const StepRule kFortuneStep = {.kind = StepKind::Fortune,
                               .id = "fortune",
                               .advance = advance,
                               .waits_for = waits_for,
                               .candidates = candidates,
                               .verbs = kVerbs,
                               .act = roll,
                               .rolls = d10("15.0"),
                               .ask = ask,
                               .is_exact = true,
                               .on = steps(StepKind::Combat),
                               .holds = holds_only<Fortune>,
                               .ranges = kRanges,
                               .fits = fits};

}  // namespace longroll::chattanooga
