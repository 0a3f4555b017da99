#include "engine/games/dixie/rules/decoys.h"
#include "engine/games/dixie/rules/stacking.h"
#include "engine/games/dixie/steps/outside.h"

/// Dixie 3.2, 3.3: each side lays cards of its muster in its three positions, the Confederates first and unseen.
namespace longroll::dixie {
namespace {

Seat waits_for(const State&, const Step& step) { return seat_of(step.locals[0]); }

bool advance(const Edition&, Now&) { return false; }

void candidates(const Field& field, const Step& step, Actions& actions) {
  const Seat side = seat_of(step.locals[0]);
  for (PieceId id = 0; id < field.piece_count(); ++id) {
    if (field.piece(id).place != reserve_of(side)) {
      continue;
    }
    for (const Place position : field.battlefield().positions()) {
      if (field.battlefield().is_own_line(side, position)) {
        actions.push_back(action_of(Do::Deploy, id, position));
        if (field.has(Option::Decoys)) {
          actions.push_back(action_of(Do::Decoy, id, position));
        }
      }
    }
  }
  actions.push_back(action_of(Do::Finish));
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  switch (verb_of(action)) {
    case Do::Finish:
      return action == action_of(Do::Finish) ? kLawful : kNotOffered;
    case Do::Deploy:
      return action == action_of(Do::Deploy, action.args[0], action.args[1])
                 ? refuse_deploy(field, seat_of(step.locals[0]), action.args[0], action.args[1])
                 : kNotOffered;
    case Do::Decoy:
      return action == action_of(Do::Decoy, action.args[0], action.args[1])
                 ? refuse_decoy(field, seat_of(step.locals[0]), action.args[0], action.args[1])
                 : kNotOffered;
    default:
      return {"The battle has not begun: deploy your cards first.", "3.2"};
  }
}

void act(const Edition&, Now& now, const Action& action) {
  if (verb_of(action) == Do::Deploy || verb_of(action) == Do::Decoy) {
    now.move(action.args[0],
             action.args[1]);  // face-down; 3.1's open cards are turned up when both sides have deployed
    now.note(action.args[0], verb_of(action) == Do::Decoy ? kStaysDown : 0);
  } else {
    now.end();
  }
}

void ask(const Field&, const Step&, Prompt& prompt) {
  prompt.text =
      "Deploy cards from your hand to your Left, Center and Right, up to four in each. Then begin the battle.";
  prompt.rule = "3.2";
}

bool fits(const Field&, const Step& step, const Step* below) {
  return (is_below(below, StepKind::OpenBattle) || is_below(below, StepKind::Deploy)) &&
         is_within(step.locals[0], 0, 1);
}

}  // namespace

const StepRule kDeployStep = {.kind = StepKind::Deploy,
                              .id = "deploy",
                              .advance = advance,
                              .waits_for = waits_for,
                              .candidates = candidates,
                              .refuse = refuse,
                              .act = act,
                              .ask = ask,
                              .fits = fits};

}  // namespace longroll::dixie
