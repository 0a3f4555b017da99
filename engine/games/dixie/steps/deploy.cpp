#include "engine/games/dixie/rules/decoys.h"
#include "engine/games/dixie/rules/stacking.h"
#include "engine/games/dixie/steps/outside.h"

/// Dixie 3.2, 3.3: each side lays cards of its muster in its three positions, the Confederates first and unseen. At
/// Shiloh the Union alone does, in all six, and the Confederates keep theirs in hand (3.21).
namespace longroll::dixie {
namespace {

/// Dixie 3.21: at Shiloh a troop card goes to each position, as long as there is one in hand.
Refusal refuse_finish(const Field& field, Seat side) {
  const auto has_troops_in = [&](Place place) {
    for (const PieceId id : field.in_reserves()) {
      if (field.piece(id).place == place && owner_of(field.piece(id)) == side && field.card(id).is_troop()) {
        return true;
      }
    }
    return false;
  };
  if (!field.battlefield().is_front_and_back() || !has_troops_in(reserve_of(side))) {
    return kLawful;
  }
  for (const Place position : field.battlefield().positions()) {
    if (field.troops(position, side) == 0) {
      return {"Each of the six positions needs a troop card of yours first.", "3.21"};
    }
  }
  return kLawful;
}

Seat waits_for(const State&, const Step& step) { return locals_of<DeployLocals>(step).side; }

bool advance(const Edition&, Now&) { return false; }

void candidates(const Field& field, const Step& step, Actions& actions) {
  const Seat side = locals_of<DeployLocals>(step).side;
  for (const PieceId id : field.in_reserves()) {
    if (field.piece(id).place != reserve_of(side)) {
      continue;
    }
    for (const Place position : field.battlefield().positions()) {
      if (field.battlefield().is_own_line(side, position)) {
        actions.push_back(action_of(verbs::Deploy{id, position}));
        if (field.has(Option::Decoys)) {
          actions.push_back(action_of(verbs::Decoy{id, position}));
        }
      }
    }
  }
  actions.push_back(action_of(Do::Finish));
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  const Seat side = locals_of<DeployLocals>(step).side;
  switch (verb_of(action)) {
    case Do::Finish:
      return action == action_of(Do::Finish) ? refuse_finish(field, side) : kNotOffered;
    case Do::Deploy: {
      const auto deploy = read<verbs::Deploy>(action);
      return deploy ? refuse_deploy(field, side, deploy->card, deploy->place) : kNotOffered;
    }
    case Do::Decoy: {
      const auto decoy = read<verbs::Decoy>(action);
      return decoy ? refuse_decoy(field, side, decoy->card, decoy->place) : kNotOffered;
    }
    default:
      return {"The battle has not begun: deploy your cards first.", "3.2"};
  }
}

void act(const Edition&, Now& now, const Action& action) {
  switch (verb_of(action)) {
    case Do::Deploy: {
      const auto [card, place] = arguments_of<verbs::Deploy>(action);
      now.move(card, place);  // face-down; 3.1's open cards are turned up when both sides have deployed
      now.note(card, 0);
      break;
    }
    case Do::Decoy: {
      const auto [card, place] = arguments_of<verbs::Decoy>(action);
      now.move(card, place);
      now.note(card, kStaysDown);
      break;
    }
    default:
      now.end();
      break;
  }
}

void ask(const Field& field, const Step&, Prompt& prompt) {
  if (field.battlefield().is_front_and_back()) {
    prompt.text =
        "Deploy cards to Left, Center and Right, Front and Back: up to four in each, and troops in each. Then begin "
        "the "
        "battle.";
    prompt.rule = "3.21";
    return;
  }
  prompt.text = "Deploy cards from your hand to the positions of your line, up to four in each. Then begin the battle.";
  prompt.rule = "3.2";
}

constexpr LocalRange kRanges[] = {side_in<&DeployLocals::side>("side")};

bool fits(const Field& field, const Step& step, const Step*) {
  return !field.battlefield().is_front_and_back() || locals_of<DeployLocals>(step).side == Seat::Union;
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
                              .on = steps(StepKind::OpenBattle, StepKind::Deploy),
                              .holds = holds_only<DeployLocals>,
                              .ranges = kRanges,
                              .fits = fits};

}  // namespace longroll::dixie
