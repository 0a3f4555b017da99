#include "engine/games/dixie/rules/enfilade.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/steps/open_fire.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 7.0, 13.2 to 13.5: the side to move fights its melees, then fires its engaged cards, its guns and those that
/// can fire along a line, one card after another, one position after another.
namespace longroll::dixie {
namespace {

/// Dixie 7.0, 13.2, 13.3: is there anything to do in this phase?
bool can_fight(const Field& field) {
  for (const PieceId id : field.on_field()) {
    if (!refuse_fire(field, id) || !refuse_melee(field, field.piece(id).place)) {
      return true;
    }
    if (!field.has(Option::Enfilade)) {
      continue;
    }
    for (const Place place : beside(field, field.piece(id).place)) {
      if (place != kNowhere && !refuse_fire(field, id, {place, kNoPiece})) {
        return true;
      }
    }
  }
  return false;
}

bool advance(const Edition& edition, Now& now) {
  const Field field(edition, now);
  if (const std::optional<Envelopment> won = envelopment(field)) {
    log(now, notes::Enveloped{won->card, won->vacant});
    end_game(now, index_of(field.phasing()));
    return true;
  }
  if (can_fight(field)) {
    return false;
  }
  now.end();
  return true;
}

void candidates(const Field& field, const Step&, Actions& actions) {
  list_fires(field, actions);
  if (field.has(Option::Melee)) {
    for (const Place place : field.battlefield().positions()) {
      actions.push_back(action_of(verbs::Melee{place}));
    }
  }
  actions.push_back(action_of(Do::Finish));
}

Refusal refuse(const Field& field, const Step&, const Action& action) {
  switch (verb_of(action)) {
    case Do::Finish:
      return action == action_of(Do::Finish) ? kLawful : kNotOffered;
    case Do::Fire:
    case Do::Enfilade:
    case Do::FireOn:
      return refuse_to_open_fire(field, action);
    case Do::Melee: {
      const auto melee = read<verbs::Melee>(action);
      return melee ? refuse_melee(field, melee->place) : kNotOffered;
    }
    default:
      return {"Combat comes before moves: fire, or end the Combat Phase.", "5.0"};
  }
}

/// Dixie 13.2: the troops of the side to move fight instead of firing.
void open_melee(const Edition& edition, Now& now, Place position) {
  const Field field(edition, now);
  for (const PieceId id : field.on_field()) {
    if (field.piece(id).place == position && owner_of(field.piece(id)) == field.phasing() &&
        field.card(id).is_troop()) {
      now.raise(id, kFired);
    }
  }
  begin(now, MeleeLocals{.position = position});
}

void act(const Edition& edition, Now& now, const Action& action) {
  switch (verb_of(action)) {
    case Do::Finish:
      now.end();
      break;
    case Do::Melee:
      open_melee(edition, now, arguments_of<verbs::Melee>(action).place);
      break;
    default:
      open_fire(edition, now, action);
      break;
  }
}

void ask(const Field& field, const Step&, Prompt& prompt) {
  bool may_melee = false;
  for (const Place place : field.battlefield().positions()) {
    may_melee = may_melee || !refuse_melee(field, place);
  }
  prompt.text = may_melee ? "Declare melees, then fire cards, or end combat. Cards that fight do not move."
                          : "Choose a card to fire, or end your Combat Phase. A card that fires cannot move this turn.";
  prompt.rule = may_melee ? "13.2" : "7.0";
}

bool fits(const Field& field, const Step& step, const Step* below) {
  return is_of_phase(field, Phase::Combat, below) && !(is_asked(field, step) && envelopment(field));
}

}  // namespace

const StepRule kCombatPhaseStep = {.kind = StepKind::CombatPhase,
                                   .id = "combat-phase",
                                   .advance = advance,
                                   .waits_for = waits_for_phasing,
                                   .candidates = candidates,
                                   .refuse = refuse,
                                   .act = act,
                                   .ask = ask,
                                   .on = steps(StepKind::BattleTurn),
                                   .holds = has_no_locals,
                                   .fits = fits};

}  // namespace longroll::dixie
