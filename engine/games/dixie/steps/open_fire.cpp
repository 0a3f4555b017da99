#include "engine/games/dixie/steps/open_fire.h"

#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/rules/enfilade.h"
#include "engine/games/dixie/steps/table_acts.h"

namespace longroll::dixie {
namespace {

/// Dixie 13.3, 13.4: the ways to fire other than at the enemy before it.
void list_aims(const Field& field, PieceId id, Actions& actions) {
  if (field.has(Option::Enfilade)) {
    for (const Place place : beside(field, field.piece(id).place)) {
      if (place != kNowhere) {
        actions.push_back(action_of(verbs::Enfilade{id, place}));
      }
    }
  }
  list_fires_on_guns(field, id, actions);
}

}  // namespace

void list_fires_on_guns(const Field& field, PieceId id, Actions& actions) {
  if (!field.has(Option::CounterBattery)) {
    return;
  }
  const Place from = field.piece(id).place;
  const Place target = field.is_engaged(from) ? from : opposite(from);
  for (const PieceId gun : field.on_field()) {
    const Piece& piece = field.piece(gun);
    if (piece.place == target && owner_of(piece) != field.phasing() && piece.up == 1 &&
        field.card(gun).type == CardType::Artillery) {
      actions.push_back(action_of(verbs::FireOn{id, gun}));
    }
  }
}

void list_fires(const Field& field, Actions& actions) {
  for (const PieceId id : field.on_field()) {
    const Piece& piece = field.piece(id);
    if (owner_of(piece) == field.phasing() && (piece.flags & kFired) == 0 && field.card(id).is_troop()) {
      actions.push_back(action_of(verbs::Fire{id}));
      list_aims(field, id, actions);
    }
  }
}

bool is_fire(const Action& action) {
  const Do verb = verb_of(action);
  return verb == Do::Fire || verb == Do::Enfilade || verb == Do::FireOn;
}

Refusal refuse_to_open_fire(const Field& field, const Action& action) {
  if (const auto fire = read<verbs::Fire>(action)) {
    return refuse_fire(field, fire->card);
  }
  if (const auto enfilade = read<verbs::Enfilade>(action); enfilade && enfilade->place >= 0) {
    return refuse_fire(field, enfilade->card, {enfilade->place, kNoPiece});
  }
  if (const auto fire_on = read<verbs::FireOn>(action); fire_on && fire_on->gun >= 0) {
    return refuse_fire(field, fire_on->card, {kNowhere, fire_on->gun});
  }
  return kNotOffered;
}

void open_fire(const Edition& edition, Now& now, const Action& action) {
  const PieceId id = verbs::card_of(action);
  const Aim aim = aim_of(action);
  const Shot shot = shot_of(Field(edition, now), id, 0, aim);
  const int before = now.state().track(track(Track::CombatPosition));
  if (before >= 0 && before != shot.target) {
    now.set(track(Track::ClosedPositions),
            now.state().track(track(Track::ClosedPositions)) | 1 << position_index(static_cast<Place>(before)));
  }
  now.set(track(Track::CombatPosition), shot.target);
  reveal(now, id);
  now.raise(id, kFired);
  begin(now, FireLocals{.card = id, .aim = aim});
}

}  // namespace longroll::dixie
