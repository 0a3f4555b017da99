// build: small
#include <algorithm>

#include "engine/games/dixie/rules/command.h"
#include "engine/games/dixie/steps/outside.h"

/// Dixie 13.9: a roll hangs on who commands the army in its commander's absence: his side names one of the generals on
/// the battlefield, who keeps the command while he is there.
namespace longroll::dixie {
namespace {

Seat side_of(const Step& step) { return locals_of<NameCommanderLocals>(step).side; }

void name(Now& now, PieceId general) {
  const Seat side = locals_of<NameCommanderLocals>(now).side;
  now.end();
  now.set(track(Track::ArmyCommander, index_of(side)), general + 1);
  log(now, notes::Named{general});
}

bool advance(const Edition& edition, Now& now) {
  const std::vector<PieceId> generals = may_be_named(Field(edition, now), side_of(now.state().top()));
  if (generals.size() > 1) {
    return false;
  }
  name(now, generals.front());
  return true;
}

Seat waits_for(const State&, const Step& step) { return side_of(step); }

void candidates(const Field& field, const Step& step, Actions& actions) {
  for (const PieceId id : may_be_named(field, side_of(step))) {
    actions.push_back(action_of(verbs::Name{id}));
  }
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  const auto name = read<verbs::Name>(action);
  if (!name) {
    return {"Name the general who commands the army now.", "13.9"};
  }
  const std::vector<PieceId> generals = may_be_named(field, side_of(step));
  return std::find(generals.begin(), generals.end(), name->card) != generals.end()
             ? kLawful
             : Refusal{
                   "Only a wing or corps commander on the battlefield can take over the army; wing commanders come "
                   "first.",
                   "13.9"};
}

void act(const Edition&, Now& now, const Action& action) { name(now, arguments_of<verbs::Name>(action).card); }

void ask(const Field&, const Step&, Prompt& prompt) {
  prompt.text = "Your army's commander is not on the field: name the general who commands in his place.";
  prompt.rule = "13.9";
}

constexpr LocalRange kRanges[] = {side_in<&NameCommanderLocals::side>("side")};

bool fits(const Field& field, const Step& step, const Step*) {
  return field.option(Option::Command) != 0 && army_commander(field, side_of(step)) == kNoPiece &&
         may_be_named(field, side_of(step)).size() > 1;
}

}  // namespace

const StepRule kNameCommanderStep = {.kind = StepKind::NameCommander,
                                     .id = "name-commander",
                                     .advance = advance,
                                     .waits_for = waits_for,
                                     .candidates = candidates,
                                     .refuse = refuse,
                                     .act = act,
                                     .ask = ask,
                                     .on = steps(StepKind::MoraleCheck),
                                     .holds = holds_only<NameCommanderLocals>,
                                     .ranges = kRanges,
                                     .fits = fits};

}  // namespace longroll::dixie
