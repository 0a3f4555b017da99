// build: small
#include <algorithm>

#include "engine/games/campaign/rules/reaction.h"
#include "engine/games/campaign/steps/table_acts.h"
#include "engine/games/campaign/words.h"

/// Campaign 6.4: between two of its moves the phasing side answers the exits of the other side's impulses in advance:
/// for whom comes first, then how.
namespace longroll::campaign {
namespace {

using Locals = StandingAnswerLocals;
using Stage = StandingAnswerStage;

bool can_answer(const Field& field, HexId hex) {
  const std::vector<HexId> all = who_can_answer(field);
  return std::find(all.begin(), all.end(), hex) != all.end();
}

Refusal refuse_whose(const Field& field, const Locals& locals, const verbs::AnswerFor& whose) {
  if (locals.stage != Stage::Whose) {
    return kNotAsked;
  }
  return can_answer(field, whose.hex) ? kLawful
                                      : Refusal{"No force that can still say how it answers is there.", "6.4"};
}
void choose_whose(const Library&, Now& now, const verbs::AnswerFor& whose) {
  write(now, Locals{Stage::How, whose.hex});
}

Refusal refuse_how(const Field& field, const Locals& locals, const verbs::SetReaction& set) {
  if (locals.stage != Stage::How || set.hex != locals.hex) {
    return kNotAsked;
  }
  return refuse_standing_answer(field, set);
}
void set_answer(const Library& library, Now& now, const verbs::SetReaction& set) {
  set_reaction(library, now, phasing(now.state()), set);
  now.end();
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto locals = locals_of<Locals>(step);
  if (locals.stage == Stage::How) {
    for (const verbs::SetReaction& set : possible_standing_answers(field, locals.hex)) {
      add_action(actions, set);
    }
    return;
  }
  for (const HexId hex : who_can_answer(field)) {
    add_action(actions, verbs::AnswerFor{hex});
  }
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto locals = locals_of<Locals>(step);
  prompt.text = locals.stage == Stage::Whose ? "Who answers the enemy's moves in advance?"
                : locals.hex == kNoHex       ? "How does your side answer, unless a force has an answer of its own?"
                                             : "How does the force at " + place_name(field, locals.hex) + " answer?";
  prompt.rule = "6.4";
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_whose, choose_whose>(),
                                     StepRule::verb<refuse_how, set_answer>()};

constexpr LocalRange kRanges[] = {range<&Locals::stage>("stage", Stage::Whose, Stage::How),
                                  range<&Locals::hex>("hex", kNoHex, kMaxHexes - 1)};

/// The force or side that was chosen can still answer.
bool fits(const Field& field, const Step& step, const Step*) {
  const auto locals = locals_of<Locals>(step);
  return is_innermost(field.state(), step) &&
         (locals.stage == Stage::How ? can_answer(field, locals.hex) : locals.hex == kNoHex && can_give_answers(field));
}

}  // namespace

const StepRule kStandingAnswerStep = {.kind = StepKind::StandingAnswer,
                                      .id = "standing-answer",
                                      .waits_for = waits_for_phasing,
                                      .candidates = candidates,
                                      .verbs = kVerbs,
                                      .ask = ask,
                                      .is_exact = true,
                                      .on = steps(StepKind::Movement),
                                      .holds = holds_only<Locals>,
                                      .ranges = kRanges,
                                      .fits = fits};

}  // namespace longroll::campaign
