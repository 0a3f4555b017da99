#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/rules/duties.h"
#include "engine/games/battles/rules/sight.h"
#include "engine/games/battles/steps/attack.h"
#include "engine/games/battles/steps/step_rule.h"
#include "engine/games/battles/steps/table_acts.h"

/// Battles 8.0, 8.11, 8.12: the phasing side makes its attacks one by one, in any order, and may end the phase when
/// nothing is owed. No locals.
namespace longroll::battles {
namespace {

/// Adds every hex that the unit could bombard.
void add_bombarded(const Field& field, PieceId unit, std::vector<HexId>& hexes) {
  const HexId here = field.piece(unit).place;
  const Grid& grid = field.grid();
  const int range = field.is_night() ? 1 : kMaxRange;
  for (int column = column_of(here) - range; column <= column_of(here) + range; ++column) {
    for (int row = row_of(here) - range; row <= row_of(here) + range; ++row) {
      if (column < 1 || column > grid.columns || row < 1 || row > grid.rows) {
        continue;
      }
      const HexId hex = hex_at(column, row);
      if (field.first_at(hex) != kNoPiece && is_attackable(field, hex) && reaches(field, unit, hex)) {
        hexes.push_back(hex);
      }
    }
  }
}

void candidates(const Field& field, const Step&, Actions& actions) {
  const Front front(field);
  std::vector<HexId> hexes;
  for (const Front::Hex& hex : front.hexes()) {
    hexes.push_back(hex.at);
  }
  for (const PieceId id : field.pieces()) {
    const Arm arm = field.arm_of(id);
    if ((is_artillery(arm) || arm == Arm::Gunboat) && has_attack_left(field, id) &&
        field.condition(id) != Condition::Shaken && can_bombard(field, id)) {
      add_bombarded(field, id, hexes);
    }
  }
  heap_sort(hexes.begin(), hexes.end());
  hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
  for (const HexId hex : hexes) {
    if (!refuse_target(front, {}, hex)) {
      actions.push_back(action_of(verbs::Target{hex}));
    }
  }
  if (!front.owes_anything()) {
    actions.push_back(action_of(Do::EndCombat));
  }
}

Refusal refuse(const Field& field, const verbs::Target& target) { return refuse_target(Front(field), {}, target.hex); }

void aim(const Library& library, Now& now, const verbs::Target& target) {
  begin(now, StepKind::Declare);
  aim_at(library, now, target.hex);
}

Refusal refuse_end(const Field& field, const verbs::EndCombat&) {
  const std::vector<Duty> owed = duties(field);
  if (owed.empty()) {
    return kLawful;
  }
  return owed.front().kind == Duty::Kind::HexMustBeAttacked
             ? Refusal{"An enemy whose zone of control holds one of your units must still be attacked.", "8.11"}
             : Refusal{"A unit in an enemy zone of control must still attack.", "8.12"};
}

void end_combat(const Library&, Now& now, const verbs::EndCombat&) {
  clear_flags(now, kFought | kAttacked | kRetreatedIn);
  now.end();
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse, aim>(), StepRule::verb<refuse_end, end_combat>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const std::vector<Duty> owed = duties(field);
  if (owed.empty()) {
    Actions lawful;
    candidates(field, step, lawful);
    prompt.text = lawful.size() == 1 ? "There is no enemy to attack: end the combat."
                                     : "Choose an enemy hex to attack, or end the combat.";
    prompt.rule = "8.0";
    return;
  }
  prompt.text = "Choose an enemy hex to attack. " + owed_text(field, owed);
  prompt.rule = std::string(rule_of(owed.front().kind));
}

bool fits(const Field& field, const Step& step, const Step*) {
  const bool is_top = field.state().top().kind == step.kind;
  return field.phase() == Phase::Combat && (!is_top || is_clear_of(field, kCombatFlags));
}

}  // namespace

const StepRule kCombatPhaseStep = {.kind = StepKind::CombatPhase,
                                   .id = "combat-phase",
                                   .waits_for = waits_for_phasing,
                                   .candidates = candidates,
                                   .verbs = kVerbs,
                                   .ask = ask,
                                   .is_exact = true,
                                   .on = steps(StepKind::PlayerTurn),
                                   .holds = has_no_locals,
                                   .fits = fits};

}  // namespace longroll::battles
