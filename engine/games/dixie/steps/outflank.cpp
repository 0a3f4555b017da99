#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/morale.h"
#include "engine/games/dixie/rules/outflanking.h"
#include "engine/games/dixie/steps/eligible.h"
#include "engine/games/dixie/steps/open_fire.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 13.1: when movement is done, each card that was sent round a flank rolls. Whoever comes through is turned up
/// among the enemy and, when all have rolled, fires, at one gun if it likes (13.4); the others stay in the Reserve.
/// What they are nobody is told.
namespace longroll::dixie {
namespace {

/// The next card on its way, or kNoPiece.
PieceId next_flanker(const Field& field) {
  for (const PieceId id : field.flanking()) {
    const Piece& piece = field.piece(id);
    if ((piece.flags & kFlanking) != 0 && owner_of(piece) == field.phasing() && !is_position(piece.place) &&
        field.card(id).is_troop()) {
      return id;
    }
  }
  return kNoPiece;
}

/// The card, which may be any piece, came round a flank and has not fired yet.
Refusal refuse_flank_fire(const Field& field, PieceId id) {
  if (!field.state().has_piece(id) || owner_of(field.piece(id)) != field.phasing() ||
      (field.piece(id).flags & kFlanking) == 0 || !is_position(field.piece(id).place) || !field.card(id).is_troop()) {
    return {"Only cards that came round the flank fire now.", "13.1"};
  }
  if ((field.piece(id).flags & kFired) != 0) {
    return {"It has already fired this turn.", "7.0"};
  }
  if (!field.is_engaged(field.piece(id).place)) {
    return {"No enemy is left there to fire at.", "13.1"};
  }
  if (const Refusal refusal = refuse_aim(field, id, {})) {
    return refusal;
  }
  // Dixie 7.0: one position is fought out before the next.
  const Place under_fire = locals_of<OutflankLocals>(field.state().top()).position;
  const bool is_elsewhere = is_position(under_fire) && under_fire != field.piece(id).place;
  if (is_elsewhere && field.is_engaged(under_fire)) {
    for (const PieceId other_id : field.flanking()) {
      const Piece& piece = field.piece(other_id);
      if (piece.place == under_fire && owner_of(piece) == field.phasing() && (piece.flags & kFlanking) != 0 &&
          (piece.flags & kFired) == 0 && field.card(other_id).is_troop() && !refuse_aim(field, other_id, {})) {
        return {"Combat goes on in the other position first.", "7.0"};
      }
    }
  }
  return kLawful;
}

/// Nobody is on his way any more.
void forget(Now& now) {
  for (const PieceId id : piece_ids(now.state())) {
    if ((now.state().piece(id).flags & kFlanking) != 0) {
      now.lower(id, kFlanking);
      now.note(id, 0);
    }
  }
}

void fire(Now& now, PieceId id, const Aim& aim) {
  write(now, &OutflankLocals::position, now.state().piece(id).place);
  now.raise(id, kFired);
  begin(now, FireLocals{.card = id, .aim = aim});
}

/// Goes on to the next card's roll; when the fight there is over its way was in vain.
void roll_next(const Field& field, Now& now) {
  const PieceId id = next_flanker(field);
  if (id == kNoPiece) {
    write(now, OutflankLocals{.stage = OutflankStage::Firing});
    return;
  }
  const Place position = field.piece(id).note;
  if (!field.is_engaged(position)) {
    log(now, notes::FlankInVain{id, position});
    now.lower(id, kFlanking);
    return;
  }
  write(now, OutflankLocals{.card = id, .position = position});
  log(now, notes::Flanks{id, position});
}

/// Dixie 13.4: the card, which is engaged, could single out a gun.
bool may_pick_gun(const Field& field, PieceId id) {
  Actions guns;
  list_fires_on_guns(field, id, guns);
  return !guns.empty();
}

/// False when the player has a choice who fires, or at what.
bool fire_next(const Field& field, Now& now) {
  const Eligible eligible = find_eligible(field, [&](PieceId id) { return !refuse_flank_fire(field, id); });
  if (eligible.count > 1 || (eligible.count == 1 && may_pick_gun(field, eligible.last))) {
    return false;
  }
  if (eligible.count == 1) {
    fire(now, eligible.last, {});
  } else {
    forget(now);
    now.end();
  }
  return true;
}

bool advance(const Edition& edition, Now& now) {
  const auto outflank = locals_of<OutflankLocals>(now);
  if (outflank.card != kNoPiece) {
    return false;
  }
  const Field field(edition, now);
  if (outflank.stage == OutflankStage::Firing) {
    return fire_next(field, now);
  }
  roll_next(field, now);
  return true;
}

Seat waits_for(const State& state, const Step& step) {
  return locals_of<OutflankLocals>(step).card != kNoPiece ? Seat::Chance : phasing(state);
}

Chance chance(const Edition&, const State&, const Step&) { return d6("13.1"); }

void roll(const Edition& edition, Now& now, int die) {
  const auto [id, position, stage] = locals_of<OutflankLocals>(now);
  const Field field(edition, now);
  const int number = outflank_morale_of(field, id, position).total;
  const PieceId general = field.at(position).flank_general[field.phasing()];
  now.rolled(die, 6, id);
  write(now, &OutflankLocals::card, kNoPiece);
  spend_aid(now, kGuided);
  if (!passes_morale(die, number)) {
    log(now, notes::Flanked{id, number, die, true, position});
    now.lower(id, kFlanking);
    return;
  }
  reveal(now, id);
  log(now, notes::Flanked{id, number, die, false, position});
  now.move(id, position);
  lie_openly(edition, now, id);
  if (general != kNoPiece) {
    reveal(now, general);
    now.move(general, position);
    lie_openly(edition, now, general);
  }
}

void candidates(const Field& field, const Step&, Actions& actions) {
  for (const PieceId id : field.flanking()) {
    if ((field.piece(id).flags & kFlanking) != 0 && is_position(field.piece(id).place)) {
      actions.push_back(action_of(verbs::Fire{id}));
      list_fires_on_guns(field, id, actions);
    }
  }
}

Refusal refuse(const Field& field, const Step&, const Action& action) {
  const auto fire_on = read<verbs::FireOn>(action);
  if (!fire_on && !read<verbs::Fire>(action)) {
    return {"Your cards came round the flank: they fire now.", "13.1"};
  }
  if (const Refusal refusal = refuse_flank_fire(field, verbs::card_of(action))) {
    return refusal;
  }
  if (fire_on) {
    return fire_on->gun >= 0 ? refuse_aim(field, fire_on->card, {kNowhere, fire_on->gun}) : kNotOffered;
  }
  return kLawful;
}

void act(const Edition& edition, Now& now, const Action& action) {
  if (is_fire(action)) {
    fire(now, verbs::card_of(action), aim_of(action));
  } else {
    roll(edition, now, way_of(action) + 1);
  }
}

void ask(const Field& field, const Step&, Prompt& prompt) {
  prompt.text =
      field.has(Option::CounterBattery)
          ? "They have come round the flank and fire at once: choose who fires next, at the troops there or at one gun."
          : "They have come round the flank and fire at once: choose who fires next.";
  prompt.rule = "13.1";
}

constexpr LocalRange kRanges[] = {
    piece_or_none_in<&OutflankLocals::card>("card"), position_or_none_in<&OutflankLocals::position>("position"),
    range<&OutflankLocals::stage>("stage", OutflankStage::Rolling, OutflankStage::Firing)};

/// Cards that wait for their roll say where they go; nobody is asked who fires unless somebody can.
bool fits(const Field& field, const Step& step, const Step*) {
  const auto [card, position, stage] = locals_of<OutflankLocals>(step);
  if (!field.has(Option::Outflanking) || !(position == kNowhere || is_in_play(field, position))) {
    return false;
  }
  if (card != kNoPiece) {
    return is_asked(field, step) && stage == OutflankStage::Rolling && is_phasing(field, card) &&
           field.card(card).is_troop() && is_position(position) &&
           field.piece(card).place == reserve_of(field.phasing()) && (field.piece(card).flags & kFlanking) != 0 &&
           field.piece(card).note == position;
  }
  return stage == OutflankStage::Firing;
}

}  // namespace

const StepRule kOutflankStep = {.kind = StepKind::Outflank,
                                .id = "outflank",
                                .advance = advance,
                                .waits_for = waits_for,
                                .candidates = candidates,
                                .refuse = refuse,
                                .act = act,
                                .chance = chance,
                                .ask = ask,
                                .on = steps(StepKind::MovePhase),
                                .holds = holds_only<OutflankLocals>,
                                .ranges = kRanges,
                                .fits = fits};

}  // namespace longroll::dixie
