#include <algorithm>

#include "engine/games/battles/rules/advance.h"
#include "engine/games/battles/steps/aftermath.h"
#include "engine/games/battles/steps/table_acts.h"
#include "engine/games/battles/words.h"

/// Battles 8.75, 8.76: victorious units follow into the hexes that the enemy has left, one into each; after a retreat
/// before combat the attackers do (8.77).
namespace longroll::battles {
namespace {

Seat waits_for(const State&, const Step& step) { return locals_of<AdvancesLocals>(step).side; }

void candidates(const Field& field, const Step& step, Actions& actions) {
  const Seat side = waits_for(field.state(), step);
  for (const PieceId id : field.pieces()) {
    if (!field.has_flag(id, kMayAdvance)) {
      continue;
    }
    for (int i = 0; i < kMaxTargets; ++i) {
      const int hex = field.state().track(track(Track::Vacated, i));
      if (!refuse_advance(field, side, id, hex)) {
        actions.push_back(action_of(verbs::Advance{id, static_cast<HexId>(hex)}));
      }
    }
  }
  actions.push_back(action_of(Do::Pass));
}

bool advance(const Library& library, Now& now) {
  Actions actions;
  candidates(Field(library, now), now.state().top(), actions);
  if (actions.size() > 1) {
    return false;
  }
  forget_vacated(now);
  clear_flags(now, kMayAdvance);
  now.end();
  return true;
}

Refusal refuse(const Field& field, const AdvancesLocals& advances, const verbs::Advance& advance) {
  return refuse_advance(field, advances.side, advance.unit, advance.hex);
}

void follow(const Library& library, Now& now, const verbs::Advance& advance) {
  const auto [unit, hex] = advance;
  for (int i = 0; i < kMaxTargets; ++i) {
    if (now.state().track(track(Track::Vacated, i)) == hex) {
      now.set(track(Track::Vacated, i), kNoHex);
    }
  }
  // 8.77: who advances before the die is out of the attack.
  const std::vector<Step>& stack = now.state().stack;
  const bool is_early = is_below(&stack[stack.size() - 2], StepKind::Evasion);
  now.lower(unit, is_early ? kMayAdvance | kAttacking : kMayAdvance);
  now.raise(unit, kFought | kAttacked | kActed);
  march_with_leaders(library, now, unit, hex);
  log(now, notes::Advanced{unit, hex});
}

void pass(const Library&, Now& now, const verbs::Pass&) { forget_vacated(now); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse, follow>(), StepRule::verb<pass>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  Actions actions;
  candidates(field, step, actions);
  std::string hexes;
  int count = 0;
  for (int i = 0; i < kMaxTargets; ++i) {
    const HexId hex = field.state().track(track(Track::Vacated, i));
    const bool is_offered = std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
      const auto advance = read<verbs::Advance>(action);
      return advance && advance->hex == hex;
    });
    if (is_offered) {
      hexes += (count++ == 0 ? "" : ", ") + place_name(field, hex);
    }
  }
  prompt.text = "The enemy has left " + hexes + ": one unit may advance into " + (count == 1 ? "it." : "each.");
  prompt.rule = "8.75";
}

constexpr LocalRange kRanges[] = {side_in<&AdvancesLocals::side>("side")};

bool fits(const Field& field, const Step& step, const Step* below) {
  const Seat side = locals_of<AdvancesLocals>(step).side;
  const bool is_early = is_below(below, StepKind::Evasion);
  return !is_early || (is_innermost(field.state(), step) && side == field.phasing() &&
                       locals_of<EvasionLocals>(*below).stage == EvasionStage::Following);
}

}  // namespace

const StepRule kAdvancesStep = {.kind = StepKind::Advances,
                                .id = "advances",
                                .advance = advance,
                                .waits_for = waits_for,
                                .candidates = candidates,
                                .verbs = kVerbs,
                                .otherwise = {"First choose the unit that advances, or none.", "8.75"},
                                .ask = ask,
                                .on = steps(StepKind::Combat, StepKind::Evasion),
                                .holds = holds_only<AdvancesLocals>,
                                .ranges = kRanges,
                                .fits = fits};

}  // namespace longroll::battles
