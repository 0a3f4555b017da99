#include "engine/games/chattanooga/rules/advance.h"

#include "engine/games/chattanooga/steps/army_morale_roll.h"
#include "engine/games/chattanooga/steps/leader_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 10.12, 10.13: the attacker advances into the hex that its enemies have left, about which nobody is
/// asked; then others who stand next to that hex may advance, too.
namespace longroll::chattanooga {
namespace {

/// The Combat that lies below says who attacked where.
CombatLocals combat_below(const State& state) { return locals_of<CombatLocals>(state.stack[state.stack.size() - 2]); }

/// Those who were named and do not go are named no longer; the armies hear of the ground (16.1).
void finish(const Library& library, Now& now) {
  const CombatLocals combat = combat_below(now.state());
  clear_flags(now, kMayAdvance);
  now.end();
  roll_for_ground(library, now, combat);
}

bool advance(const Library& library, Now& now) {
  const CombatLocals combat = combat_below(now.state());
  if (locals_of<AdvanceLocals>(now).stage == AdvanceStage::Supporting) {
    const Field field(library, now);
    if (!supporters(field).is_empty() || can_anybody_support(field, combat.hex)) {
      return false;
    }
    finish(library, now);
    return true;
  }
  const Movers movers = must_advance(Field(library, now), combat);
  if (movers.is_empty()) {
    now.end();
    return true;
  }
  take_leaders_with(library, now, now.state().piece(combat.attacker).place);
  move_units(library, now, movers, combat.hex);
  halt_leaders(library, now, 0);
  log(now, notes::Advanced{combat.attacker, combat.hex});
  write(now, AdvanceLocals{AdvanceStage::Supporting});
  return true;
}

/// The hex of the Combat below the step.
HexId hex_of_combat(const Field& field) {
  for (const Step& step : field.state().stack) {
    if (is_step<CombatLocals>(step)) {
      return locals_of<CombatLocals>(step).hex;
    }
  }
  return kNoHex;
}

void candidates(const Field& field, const Step&, Actions& actions) {
  support_hexes(field, supporters(field)).for_each([&](HexId hex) {
    actions.push_back(action_of(verbs::Advance{hex}));
  });
  const HexId hex = hex_of_combat(field);
  for (const PieceId unit : field.pieces()) {
    if (is_on_map(field.piece(unit)) && !refuse_support(field, unit, hex)) {
      actions.push_back(action_of(verbs::Support{unit}));
    }
  }
  actions.push_back(action_of(verbs::Pass{}));
}

/// Chattanooga 10.13
Refusal refuse_naming(const Field& field, const verbs::Support& support) {
  return refuse_support(field, support.unit, hex_of_combat(field));
}
void name_supporter(const Library&, Now& now, const verbs::Support& support) { now.raise(support.unit, kMayAdvance); }

/// Chattanooga 10.13
Refusal refuse_advancing(const Field& field, const verbs::Advance& advance) {
  const Movers movers = supporters(field);
  if (movers.is_empty()) {
    return {"No unit has been named that advances.", "10.13"};
  }
  const bool can = field.map().is_playable(advance.hex) && support_hexes(field, movers).has(advance.hex);
  return can ? kLawful : Refusal{"That is no free hex next to them which all can enter.", "10.13"};
}

/// Chattanooga 10.13: they do not attack in that couplet. Leaders go along when no unit stays with them.
void advance_in_support(const Library& library, Now& now, const verbs::Advance& advance) {
  Movers movers;
  HexId from = kNoHex;
  bool is_whole = false;
  {
    const Field field(library, now);
    movers = supporters(field);
    from = field.piece(movers.front()).place;
    is_whole = field.units_at(from, field.phasing()) == static_cast<int>(movers.size());
  }
  if (is_whole) {
    take_leaders_with(library, now, from);
  }
  for (const PieceId unit : movers) {
    now.flag(unit, (now.state().piece(unit).flags & ~static_cast<unsigned>(kMayAdvance)) | kFought);
  }
  move_units(library, now, movers, advance.hex);
  halt_leaders(library, now, 0);
  log(now, notes::Advanced{movers.front(), advance.hex});
}

void pass(const Library& library, Now& now, const verbs::Pass&) { finish(library, now); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_naming, name_supporter>(),
                                     StepRule::verb<refuse_advancing, advance_in_support>(), StepRule::verb<pass>()};

constexpr LocalRange kRanges[] = {
    range<&AdvanceLocals::stage>("stage", AdvanceStage::Mandatory, AdvanceStage::Supporting)};

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

/// Somebody can advance in support of the attacker, who has advanced.
bool fits(const Field& field, const Step& step, const Step* below) {
  if (below == nullptr || !is_innermost(field.state(), step) || !field.has(Option::SupportingAdvance) ||
      locals_of<AdvanceLocals>(step).stage != AdvanceStage::Supporting) {
    return false;
  }
  const auto combat = locals_of<CombatLocals>(*below);
  return combat.stage == CombatStage::Over && combat.marks.has_defender_left && field.is_unit(combat.attacker) &&
         field.piece(combat.attacker).place == combat.hex && are_supporters_possible(field, combat.hex) &&
         (!supporters(field).is_empty() || can_anybody_support(field, combat.hex));
}

}  // namespace

const StepRule kAdvanceStep = {.kind = StepKind::Advance,
                               .id = "advance",
                               .advance = advance,
                               .waits_for = waits_for_phasing,
                               .candidates = candidates,
                               .verbs = kVerbs,
                               .asks = {"Which other units advance, and where to?", "10.13"},
                               .is_exact = true,
                               .on = steps(StepKind::Combat),
                               .holds = holds_only<AdvanceLocals>,
                               .ranges = kRanges,
                               .fits = fits};

}  // namespace longroll::chattanooga
