// build: small
#include "engine/games/chattanooga/steps/step_rule.h"

/// Chattanooga 3.2R: the Confederates decide in secret whether they call Longstreet: all the named units or none.
namespace longroll::chattanooga {
namespace {

void put_all(Now& now, Place place) {
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    if (now.state().pieces[i].place == kUndecided) {
      now.move(static_cast<PieceId>(i), place);
    }
  }
  now.end();
}

void call(const Library&, Now& now, const verbs::Call&) { put_all(now, kCalled); }
void pass(const Library&, Now& now, const verbs::Pass&) { put_all(now, kNotCalled); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<call>(), StepRule::verb<pass>()};

Seat waits_for(const State&, const Step&) { return Seat::Confederate; }

void candidates(const Field&, const Step&, Actions& actions) {
  actions.push_back(action_of(verbs::Call{}));
  actions.push_back(action_of(verbs::Pass{}));
}

bool fits(const Field& field, const Step& step, const Step* below) {
  return field.turn() == field.scenario().call_turn && is_innermost(field.state(), step) &&
         locals_of<GameTurnLocals>(*below).next == GameTurnStage::Bridging;
}

}  // namespace

const StepRule kCallStep = {.kind = StepKind::Call,
                            .id = "call",
                            .waits_for = waits_for,
                            .candidates = candidates,
                            .verbs = kVerbs,
                            .asks = {"Call Longstreet's corps? The Union does not learn what you decide.", "3.2"},
                            .is_exact = true,
                            .on = steps(StepKind::GameTurn),
                            .holds = has_no_locals,
                            .fits = fits};

}  // namespace longroll::chattanooga
