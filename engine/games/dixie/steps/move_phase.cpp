#include <algorithm>

#include "engine/games/dixie/rules/decoys.h"
#include "engine/games/dixie/rules/moves.h"
#include "engine/games/dixie/rules/outflanking.h"
#include "engine/games/dixie/rules/scouting.h"
#include "engine/games/dixie/rules/specials.h"
#include "engine/games/dixie/rules/stacking.h"
#include "engine/games/dixie/steps/move_choices.h"
#include "engine/games/dixie/steps/open_fire.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"
#include "engine/games/dixie/steps/walk.h"

/// Dixie 8.0, 10.2, 12.0: cards that did not fire move one by one, terrain and special cards are played; when all
/// movement is done engaged cards are turned up (8.1), generals left alone among the enemy are lost (11.2) and
/// overstacked positions fall into disorder (8.4), after those who outflank have rolled (13.1). Locals: stage.
namespace longroll::dixie {
namespace {

enum Stage { kMoving, kJudging, kDone, kOrdering, kHorseFired };

/// Judges what movement left behind; a position at a time, so that each disorder is a step of its own.
bool judge(const Edition& edition, Now& now) {
  reveal_engaged(edition, now);
  const Seat side = seat_of(now.state().track(track(Track::Phasing)));
  for (int p = 0; p < kPositions; ++p) {
    settle(edition, now, static_cast<Place>(kFirstPosition + p));
  }
  now.set_local(0, kOrdering);
  const Field field(edition, now);
  const bool somebody_goes_round =
      std::any_of(field.battlefield().positions().begin(), field.battlefield().positions().end(),
                  [&](Place position) { return field.flankers(position, side) > 0; });
  if (somebody_goes_round && !field.is_over()) {
    begin(now, StepKind::Outflank, kNoPiece, kNowhere, 0);
  }
  return true;
}

/// Dixie 8.4: overstacked positions fall into disorder.
bool restore_order(const Edition& edition, Now& now) {
  const Seat side = phasing(now.state());
  now.set_local(0, kDone);
  const Field field(edition, now);
  const std::span<const Place> positions = field.battlefield().positions();
  for (std::size_t i = positions.size(); i-- > 0;) {
    judge_stacking(edition, now, positions[i], side);
  }
  return true;
}

/// Dixie 7.2: a round of fire of its own, in which no position is closed yet.
void open_horse_fire(const Edition& edition, Now& now) {
  now.set_local(0, kHorseFired);
  if (is_horse_fire_asked(Field(edition, now))) {
    now.set(track(Track::CombatPosition), -1);
    now.set(track(Track::ClosedPositions), 0);
    begin(now, StepKind::HorseFire);
  }
}

bool advance(const Edition& edition, Now& now) {
  switch (now.local(0)) {
    case kMoving:
      return false;
    case kJudging:
      return judge(edition, now);
    case kOrdering:
      return restore_order(edition, now);
    case kDone:
      open_horse_fire(edition, now);
      return true;
    default:
      now.end();
      return true;
  }
}

Refusal refuse(const Field& field, const Step&, const Action& action) {
  const Seat side = field.phasing();
  const auto& [id, to, general, rest] = action.args;
  if (rest != 0 || (general != 0 && verb_of(action) != Do::March)) {
    return kNotOffered;
  }
  switch (verb_of(action)) {
    case Do::Finish:
      return id == 0 && to == 0 ? kLawful : kNotOffered;
    case Do::Move:
      return refuse_move(field, side, id, to);
    case Do::March:
      return refuse_march(field, side, id, to, general);
    case Do::Lay:
      return refuse_lay(field, side, id, to);
    case Do::Play:
      return refuse_special_in_move(field, side, id, to);
    case Do::Decoy:
      return refuse_decoy(field, side, id, to);
    case Do::Outflank:
      return refuse_outflank(field, side, id, to);
    case Do::Scout:
      return refuse_scout(field, side, id, to);
    case Do::Unmask:
      return to == 0 ? refuse_unmask(field, side, id) : kNotOffered;
    case Do::Fire:
      return {"The Combat Phase is over; cards move now.", "5.0"};
    case Do::Deploy:
      return {"The battle has begun: from the Reserve a card moves to its position.", "8.0"};
    default:
      return kNotOffered;
  }
}

void play_special(const Edition& edition, Now& now, PieceId card, Place position) {
  const SpecialKind kind = edition.card(now.state().piece(card).kind).special;
  say(now, Say::Played, card, position);
  note_special(now, kind, position);
  if (kind == SpecialKind::Guide || kind == SpecialKind::FreshHorses) {
    const Aid aid = kind == SpecialKind::Guide ? kGuided : kFreshHorses;
    lose(edition, now, card);
    now.set(track(Track::Aids), now.state().track(track(Track::Aids)) | aid);
    return;
  }
  if (kind == SpecialKind::SignalStation) {
    const Seat enemy = other(owner_of(now.state().piece(card)));
    lose(edition, now, card);
    turn_up(edition, now, position, enemy);
    return;
  }
  reveal(now, card);
  now.move(card, position);
  lie_openly(edition, now, card);
  now.raise(card, kMoved);
}

/// Dixie 13.6: from now on the card counts as what it is.
void unmask(const Edition& edition, Now& now, PieceId card) {
  const Place position = now.state().piece(card).place;
  reveal(now, card);
  say(now, Say::Unmasked, card, position);
  if (const CardFacts& facts = edition.fact(now.state().piece(card).kind); facts.is_special()) {
    note_special(now, facts.special, position);
  }
}

/// Dixie 12.0: guns that make two moves without a march do so with fresh horses.
void spend_horses(const Edition& edition, Now& now, PieceId id, Place to) {
  const Field field(edition, now);
  if (field.card(id).type == CardType::Artillery &&
      way_between(field, field.phasing(), field.piece(id).place, to).moves == 2) {
    spend_aid(now, kFreshHorses);
  }
}

void act(const Edition& edition, Now& now, const Action& action) {
  const auto& [id, to, general, rest] = action.args;
  switch (verb_of(action)) {
    case Do::Move:
      spend_horses(edition, now, id, to);
      walk(edition, now, id, to);
      break;
    case Do::March:
      reveal(now, id);  // its roll is made in the open
      begin(now, StepKind::March, id, to, general, 0, 0);
      break;
    case Do::Lay:
      reveal(now, id);
      now.move(id, to);
      break;
    case Do::Play:
      play_special(edition, now, id, to);
      break;
    case Do::Decoy:
      now.raise(id, kMoved);  // first, so that whoever tells of the move sees that it is no general's who rides there
      now.move(id, to);
      break;
    case Do::Outflank:
      now.raise(id, kMoved | kFlanking);
      now.note(id, to);
      say(now, Say::SetsOut, id, to);
      break;
    case Do::Scout:
      walk(edition, now, id, to);
      reveal(now, id);
      say(now, Say::Scouts, id, to);
      begin(now, StepKind::Scout, to, id, ScoutStage::Picking);
      break;
    case Do::Unmask:
      unmask(edition, now, id);
      break;
    default:
      now.set_local(0, kJudging);
      break;
  }
}

void ask(const Field&, const Step&, Prompt& prompt) {
  prompt.text = "Move cards that have not fired, play terrain, or end your Move Phase.";
  prompt.rule = "8.0";
}

// Dixie 8.6: one card tries a forced march. Locals: card, destination, general or -1, failed, stage.

bool march_advance(const Edition& edition, Now& now) {
  const auto card = static_cast<PieceId>(now.local(0));
  const auto to = static_cast<Place>(now.local(1));
  const auto general = static_cast<PieceId>(now.local(2));
  const bool failed = now.local(3) != 0;
  if (now.local(4) == 0) {
    now.set_local(4, 1);
    begin(now, StepKind::MoraleCheck, card, 1, 0, static_cast<int>(Purpose::March), 1);
    return true;
  }
  now.end();
  if (failed) {
    now.raise(card, kMoved);
    if (now.state().piece(card).place == reserve_of(owner_of(now.state().piece(card)))) {
      now.turn(card, 0);
    }
    return true;
  }
  const Place from = now.state().piece(card).place;
  walk(edition, now, card, to);
  if (general != kNoPiece && now.state().piece(general).place == from && !Field(edition, now).is_over()) {
    walk(edition, now, general, to);
    now.raise(general, kLed);
    now.note(general, from);
  }
  return true;
}

bool fits(const Field& field, const Step& step, const Step* below) {
  return is_of_phase(field, Phase::Move, below) && is_within(step.locals[0], kMoving, kHorseFired);
}

bool march_fits(const Field& field, const Step& step, const Step* below) {
  const auto& l = step.locals;
  const Place reserve = reserve_of(field.phasing());
  const auto can_go = [&](int id) {
    return field.state().has_piece(id) && is_phasing(field, id) &&
           (is_card_on_field(field, id) || field.piece(static_cast<PieceId>(id)).place == reserve);
  };
  if (!is_below(below, StepKind::MovePhase) || !can_go(l[0]) || !field.card(l[0]).is_troop()) {
    return false;
  }
  if (l[2] != kNoPiece && (!can_go(l[2]) || !field.card(l[2]).is_general())) {
    return false;
  }
  return (is_in_play(field, l[1]) || l[1] == reserve) && is_within(l[3], 0, 1) && l[4] == 1;
}

}  // namespace

const StepRule kMovePhaseStep = {.kind = StepKind::MovePhase,
                                 .id = "move-phase",
                                 .advance = advance,
                                 .waits_for = waits_for_phasing,
                                 .candidates = list_move_choices,
                                 .refuse = refuse,
                                 .act = act,
                                 .ask = ask,
                                 .is_exact = true,
                                 .fits = fits};
const StepRule kMarchStep = {.kind = StepKind::March,
                             .id = "march",
                             .advance = march_advance,
                             .waits_for = waits_for_nobody,
                             .fits = march_fits};

}  // namespace longroll::dixie
