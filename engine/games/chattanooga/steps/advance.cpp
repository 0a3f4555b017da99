// build: small
#include "engine/games/chattanooga/rules/advance.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/continuation.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/steps/army_morale_roll.h"
#include "engine/games/chattanooga/steps/attack_acts.h"
#include "engine/games/chattanooga/steps/check_effects.h"
#include "engine/games/chattanooga/steps/leader_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 10.12 to 10.14: the attacker advances into the hex that its enemies have left, about which nobody is
/// asked; then others who stand next to that hex may advance, too. Begun once more, the step asks whether a unit that
/// charges attacks again.
namespace longroll::chattanooga {
namespace {

using Stage = AdvanceStage;

constexpr Refusal kNotAsked = {"That is not what is asked now.", "10.14"};

/// The Combat that lies below says who attacked where.
CombatLocals combat_below(const State& state) { return locals_of<CombatLocals>(state.stack[state.stack.size() - 2]); }

/// The combat is over; the Attack is the innermost step.
void end_combat(const Library& library, Now& now) {
  now.end();
  release_leaders(library, now, Bonus::Defense, kNoHex);
  now.end();
}

// ---- 10.12 ----

void advance_attacker(const Library& library, Now& now) {
  const CombatLocals combat = combat_below(now.state());
  const Movers movers = must_advance(Field(library, now), combat);
  if (movers.is_empty()) {
    now.end();
    return;
  }
  take_leaders_with(library, now, now.state().piece(combat.attacker).place);
  move_units(library, now, movers, combat.hex);
  halt_leaders(library, now, 0);
  log(now, notes::Advanced{combat.attacker, combat.hex});
  write(now, AdvanceLocals{Stage::Supporting, kNoPiece});
}

// ---- 10.13 ----

bool can_support(const Field& field, HexId hex) {
  return !supporters(field).is_empty() || can_anybody_support(field, hex);
}

/// Those who were named and do not go are named no longer; the armies hear of the ground (16.1).
void end_support(const Library& library, Now& now) {
  const CombatLocals combat = combat_below(now.state());
  clear_flags(now, kMayAdvance);
  now.end();
  roll_for_ground(library, now, combat);
}

void add_supporters(const Field& field, Actions& actions) {
  support_hexes(field, supporters(field)).for_each([&](HexId hex) {
    actions.push_back(action_of(verbs::Advance{hex}));
  });
  const HexId hex = combat_below(field.state()).hex;
  for (const PieceId unit : field.pieces()) {
    if (is_on_map(field.piece(unit)) && !refuse_support(field, unit, hex)) {
      actions.push_back(action_of(verbs::Support{unit}));
    }
  }
  actions.push_back(action_of(verbs::Pass{}));
}

Refusal refuse_naming(const Field& field, const AdvanceLocals& advance, const verbs::Support& support) {
  return advance.stage == Stage::Supporting ? refuse_support(field, support.unit, combat_below(field.state()).hex)
                                            : kNotAsked;
}
void name_supporter(const Library&, Now& now, const verbs::Support& support) { now.raise(support.unit, kMayAdvance); }

/// Moves units that stand in one hex. Their leaders go along when no unit stays behind.
void move_on(const Library& library, Now& now, const Movers& movers, HexId to) {
  const HexId from = now.state().piece(movers.front()).place;
  const int there = Field(library, now).units_at(from, phasing(now.state()));
  if (there == static_cast<int>(movers.size())) {
    take_leaders_with(library, now, from);
  }
  move_units(library, now, movers, to);
  halt_leaders(library, now, 0);
  log(now, notes::Advanced{movers.front(), to});
}

/// Chattanooga 10.13: they do not attack in that couplet.
void advance_in_support(const Library& library, Now& now, HexId to) {
  const Movers movers = supporters(Field(library, now));
  for (const PieceId unit : movers) {
    now.flag(unit, (now.state().piece(unit).flags & ~static_cast<unsigned>(kMayAdvance)) | kFought);
  }
  move_on(library, now, movers, to);
}

// ---- 10.14 ----

/// Chattanooga 13.3: a leader joins the attack of a unit that may go on, before it does.
Refusal refuse_leading(const Field& field, const AdvanceLocals& advance, const verbs::Lead& lead) {
  if (advance.stage != Stage::Continuing || lead.bonus != Bonus::Attack || !field.has(Option::Leaders)) {
    return kNotAsked;
  }
  const Refusal refusal = refuse_continuation(field, combat_below(field.state()), lead.unit);
  return refusal ? refusal : refuse_attack_bonus(field, lead.leader, lead.unit);
}
void lead_attack(const Library&, Now& now, const verbs::Lead& lead) {
  now.mark(lead.leader, static_cast<int>(lead.bonus));
}

void add_continuations(const Field& field, const AdvanceLocals& advance, Actions& actions) {
  std::vector<PieceId> units;
  for (const PieceId unit : field.pieces()) {
    if (is_on_map(field.piece(unit)) && !refuse_continuation(field, combat_below(field.state()), unit)) {
      units.push_back(unit);
      actions.push_back(action_of(verbs::Continue{unit}));
    }
  }
  for (const PieceId leader : field.scenario().leaders) {
    for (const PieceId unit : units) {
      if (const verbs::Lead lead{leader, Bonus::Attack, unit}; !refuse_leading(field, advance, lead)) {
        actions.push_back(action_of(lead));
      }
    }
  }
  actions.push_back(action_of(verbs::Pass{}));
}

/// It must attack.
void add_charges(const Field& field, const AdvanceLocals& advance, Actions& actions) {
  hexes_to_charge(field, advance.unit, field.piece(advance.unit).place).for_each([&](HexId hex) {
    actions.push_back(action_of(verbs::AttackHex{hex}));
  });
  if (advance.stage == Stage::Charging) {
    hexes_to_charge_from(field, advance.unit).for_each([&](HexId hex) {
      actions.push_back(action_of(verbs::Advance{hex}));
    });
  }
}

Refusal refuse_continuing(const Field& field, const AdvanceLocals& advance, const verbs::Continue& again) {
  return advance.stage == Stage::Continuing ? refuse_continuation(field, combat_below(field.state()), again.unit)
                                            : kNotAsked;
}
/// The same hex once more, or a check first.
void continue_attack(const Library& library, Now& now, const verbs::Continue& again) {
  if (is_hex_attacked_again(Field(library, now), combat_below(now.state()))) {
    end_combat(library, now);
    attack_again(library, now, again.unit);
  } else {
    write(now, AdvanceLocals{Stage::Checking, again.unit});
    begin(now, MoraleCheckLocals{again.unit, CheckReason::Continuation});
  }
}

Refusal refuse_charge(const Field& field, const AdvanceLocals& advance, const verbs::AttackHex& attack) {
  if (advance.stage != Stage::Charging && advance.stage != Stage::Attacking) {
    return kNotAsked;
  }
  const bool can = field.map().is_playable(attack.hex) &&
                   hexes_to_charge(field, advance.unit, field.piece(advance.unit).place).has(attack.hex);
  return can ? kLawful : Refusal{"It cannot attack that hex.", "10.14"};
}
void charge(const Library& library, Now& now, const verbs::AttackHex& attack) {
  const PieceId unit = locals_of<AdvanceLocals>(now).unit;
  end_combat(library, now);
  attack_next(library, now, unit, attack.hex);
}

// ---- the step ----

bool advance(const Library& library, Now& now) {
  switch (locals_of<AdvanceLocals>(now).stage) {
    case Stage::Mandatory:
      advance_attacker(library, now);
      return true;
    case Stage::Supporting:
      if (can_support(Field(library, now), combat_below(now.state()).hex)) {
        return false;
      }
      end_support(library, now);
      return true;
    case Stage::Over:
      now.end();
      return true;
    default:
      return false;
  }
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto advance = locals_of<AdvanceLocals>(step);
  if (advance.stage == Stage::Supporting) {
    add_supporters(field, actions);
  } else if (advance.stage == Stage::Continuing) {
    add_continuations(field, advance, actions);
  } else {
    add_charges(field, advance, actions);
  }
}

/// Chattanooga 10.13, 10.14
Refusal refuse_going(const Field& field, const AdvanceLocals& advance, const verbs::Advance& go) {
  if (advance.stage == Stage::Charging) {
    const bool can = field.map().is_playable(go.hex) && hexes_to_charge_from(field, advance.unit).has(go.hex);
    return can ? kLawful : Refusal{"That is no free hex next to it from which it can attack.", "10.14"};
  }
  if (advance.stage != Stage::Supporting) {
    return kNotAsked;
  }
  const Movers movers = supporters(field);
  if (movers.is_empty()) {
    return {"No unit has been named that advances.", "10.13"};
  }
  const bool can = field.map().is_playable(go.hex) && support_hexes(field, movers).has(go.hex);
  return can ? kLawful : Refusal{"That is no free hex next to them which all can enter.", "10.13"};
}
void go_on(const Library& library, Now& now, const verbs::Advance& go) {
  const auto advance = locals_of<AdvanceLocals>(now);
  if (advance.stage == Stage::Charging) {
    move_on(library, now, Movers(advance.unit), go.hex);
    write(now, &AdvanceLocals::stage, Stage::Attacking);
  } else {
    advance_in_support(library, now, go.hex);
  }
}

/// Chattanooga 10.14: a unit that has passed its check must attack.
Refusal refuse_passing(const Field&, const AdvanceLocals& advance, const verbs::Pass&) {
  const bool may = advance.stage == Stage::Supporting || advance.stage == Stage::Continuing;
  return may ? kLawful : Refusal{"It must attack.", "10.14"};
}
void pass(const Library& library, Now& now, const verbs::Pass&) {
  if (locals_of<AdvanceLocals>(now).stage == Stage::Continuing) {
    now.end();
  } else {
    end_support(library, now);
  }
}

constexpr StepRule::Verb kVerbs[] = {
    StepRule::verb<refuse_naming, name_supporter>(),      StepRule::verb<refuse_going, go_on>(),
    StepRule::verb<refuse_continuing, continue_attack>(), StepRule::verb<refuse_charge, charge>(),
    StepRule::verb<refuse_leading, lead_attack>(),        StepRule::verb<refuse_passing, pass>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto advance = locals_of<AdvanceLocals>(step);
  prompt.rule = advance.stage == Stage::Supporting ? "10.13" : "10.14";
  if (advance.stage == Stage::Supporting) {
    prompt.text = "Which other units advance, and where to?";
  } else if (advance.stage == Stage::Continuing) {
    prompt.text = "Does the attack go on, and with which unit?";
  } else {
    prompt.text = "Which hex does " + field.counter(advance.unit).name + " attack?";
  }
}

constexpr LocalRange kRanges[] = {range<&AdvanceLocals::stage>("stage", Stage::Mandatory, Stage::Over),
                                  piece_or_none_in<&AdvanceLocals::unit>("unit")};

bool is_anybody_named(const Field& field) {
  const PieceIds pieces = field.pieces();
  return std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) { return field.has_flag(id, kMayAdvance); });
}

/// Those who are named can advance together.
bool are_supporters_possible(const Field& field, HexId hex) {
  std::size_t named = 0;
  bool are_possible = true;
  for (const PieceId id : field.pieces()) {
    if (field.has_flag(id, kMayAdvance)) {
      ++named;
      are_possible = are_possible && field.is_unit(id) && field.type(id) != UnitType::Artillery &&
                     field.grid().are_adjacent(field.piece(id).place, hex) && !field.has_flag(id, kFought) &&
                     named <= Movers::kMax;
    }
  }
  if (!are_possible) {
    return false;
  }
  const Movers movers = supporters(field);
  return movers.size() == named && (movers.is_empty() || !support_hexes(field, movers).empty());
}

/// Chattanooga 10.13: somebody can advance in support of the attacker, who has advanced.
bool fits_support(const Field& field, const CombatLocals& combat) {
  return combat.stage == CombatStage::Over && field.has(Option::SupportingAdvance) && combat.marks.has_defender_left &&
         field.is_unit(combat.attacker) && field.piece(combat.attacker).place == combat.hex &&
         are_supporters_possible(field, combat.hex) && can_support(field, combat.hex);
}

/// Chattanooga 10.14: the unit checks its morale, or attacks next.
bool fits_charge(const Field& field, const Step& step, const CombatLocals& combat) {
  const auto [stage, unit] = locals_of<AdvanceLocals>(step);
  if (!field.has_unit_on_map(unit, field.phasing()) || field.type(unit) == UnitType::Artillery) {
    return false;
  }
  const HexId here = field.piece(unit).place;
  const bool is_asked = is_asked_next(field.state(), step);
  switch (stage) {
    case Stage::Checking:
    case Stage::CheckingRout:
      return !is_asked && here == combat.hex && !refuse_continuation(field, combat, unit);
    case Stage::Charging:
      return is_asked && here == combat.hex && !refuse_continuation(field, combat, unit);
    case Stage::Attacking:
      return is_asked && field.has(Option::Continuation) && field.grid().are_adjacent(here, combat.hex) &&
             !hexes_to_charge(field, unit, here).empty();
    default:
      return false;
  }
}

bool fits(const Field& field, const Step& step, const Step* below) {
  if (below == nullptr) {
    return false;
  }
  const auto [stage, unit] = locals_of<AdvanceLocals>(step);
  const auto combat = locals_of<CombatLocals>(*below);
  const bool is_asked = is_asked_next(field.state(), step);
  if (stage == Stage::Supporting) {
    return is_asked && unit == kNoPiece && fits_support(field, combat);
  }
  if (combat.stage != CombatStage::Ended || is_anybody_named(field)) {
    return false;
  }
  return stage == Stage::Continuing ? is_asked && unit == kNoPiece && can_anybody_continue(field, combat)
                                    : fits_charge(field, step, combat);
}

}  // namespace

/// Chattanooga 10.14: a unit that fails is disrupted; one that is disrupted already makes a rout check.
void settle_continuation(const Library& library, Now& now, PieceId unit, const CheckResult& result) {
  const bool is_disrupted = Field(library, now).is_disrupted(unit);
  write(now, &AdvanceLocals::stage,
        result.is_passed ? Stage::Charging
        : is_disrupted   ? Stage::CheckingRout
                         : Stage::Over);
  if (!result.is_passed && is_disrupted) {
    begin(now, MoraleCheckLocals{unit, CheckReason::ContinuationRout});
  } else if (!result.is_passed) {
    disrupt(now, unit);
  }
}

/// Chattanooga 5.6, 10.14
void settle_continuation_rout(const Library& library, Now& now, PieceId unit, const CheckResult& result) {
  write(now, &AdvanceLocals::stage, Stage::Over);
  if (!result.is_passed) {
    rout(library, now, unit, shatters(Field(library, now), result));
  }
}

const StepRule kAdvanceStep = {.kind = StepKind::Advance,
                               .id = "advance",
                               .advance = advance,
                               .waits_for = waits_for_phasing,
                               .candidates = candidates,
                               .verbs = kVerbs,
                               .ask = ask,
                               .is_exact = true,
                               .on = steps(StepKind::Combat),
                               .holds = holds_only<AdvanceLocals>,
                               .ranges = kRanges,
                               .fits = fits};

}  // namespace longroll::chattanooga
