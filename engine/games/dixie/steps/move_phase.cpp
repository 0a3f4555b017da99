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
/// overstacked positions fall into disorder (8.4), after those who outflank have rolled (13.1).
namespace longroll::dixie {
namespace {

/// Judges what movement left behind; a position at a time, so that each disorder is a step of its own.
bool judge(const Edition& edition, Now& now) {
  reveal_engaged(edition, now);
  const Seat side = seat_of(now.state().track(track(Track::Phasing)));
  for (const Place position : kAllPositions) {
    settle(edition, now, position);
  }
  write(now, &MovePhaseLocals::stage, MovePhaseStage::Ordering);
  const Field field(edition, now);
  const bool somebody_goes_round =
      std::any_of(field.battlefield().positions().begin(), field.battlefield().positions().end(),
                  [&](Place position) { return field.flankers(position, side) > 0; });
  if (somebody_goes_round && !field.is_over()) {
    begin(now, OutflankLocals{});
  }
  return true;
}

/// Dixie 8.4: overstacked positions fall into disorder.
bool restore_order(const Edition& edition, Now& now) {
  const Seat side = phasing(now.state());
  write(now, &MovePhaseLocals::stage, MovePhaseStage::Done);
  const Field field(edition, now);
  const std::span<const Place> positions = field.battlefield().positions();
  for (std::size_t i = positions.size(); i-- > 0;) {
    judge_stacking(edition, now, positions[i], side);
  }
  return true;
}

/// Dixie 7.2: a round of fire of its own, in which no position is closed yet.
void open_horse_fire(const Edition& edition, Now& now) {
  write(now, &MovePhaseLocals::stage, MovePhaseStage::HorseFired);
  if (is_horse_fire_asked(Field(edition, now))) {
    now.set(track(Track::CombatPosition), -1);
    now.set(track(Track::ClosedPositions), 0);
    begin(now, StepKind::HorseFire);
  }
}

bool advance(const Edition& edition, Now& now) {
  switch (locals_of<MovePhaseLocals>(now).stage) {
    case MovePhaseStage::Moving:
      return false;
    case MovePhaseStage::Judging:
      return judge(edition, now);
    case MovePhaseStage::Ordering:
      return restore_order(edition, now);
    case MovePhaseStage::Done:
      open_horse_fire(edition, now);
      return true;
    case MovePhaseStage::HorseFired:
      break;
  }
  now.end();
  return true;
}

/// Why an action of that verb, any at all, may not be done: `rule` judges its arguments.
template <ActionArguments Arguments, class Rule>
Refusal refuse_arguments(const Action& action, const Rule& rule) {
  const auto arguments = read<Arguments>(action);
  return arguments ? rule(*arguments) : kNotOffered;
}

Refusal refuse(const Field& field, const Step&, const Action& action) {
  const Seat side = field.phasing();
  switch (verb_of(action)) {
    case Do::Finish:
      return action == action_of(Do::Finish) ? kLawful : kNotOffered;
    case Do::Move:
      return refuse_arguments<verbs::Move>(
          action, [&](const verbs::Move& move) { return refuse_move(field, side, move.card, move.place); });
    case Do::March:
      return refuse_arguments<verbs::March>(action, [&](const verbs::March& march) {
        return refuse_march(field, side, march.card, march.place, march.general);
      });
    case Do::Lay:
      return refuse_arguments<verbs::Lay>(
          action, [&](const verbs::Lay& lay) { return refuse_lay(field, side, lay.card, lay.place); });
    case Do::Play:
      return refuse_arguments<verbs::Play>(
          action, [&](const verbs::Play& play) { return refuse_special_in_move(field, side, play.card, play.place); });
    case Do::Decoy:
      return refuse_arguments<verbs::Decoy>(
          action, [&](const verbs::Decoy& decoy) { return refuse_decoy(field, side, decoy.card, decoy.place); });
    case Do::Outflank:
      return refuse_arguments<verbs::Outflank>(action, [&](const verbs::Outflank& outflank) {
        return refuse_outflank(field, side, outflank.card, outflank.place);
      });
    case Do::Scout:
      return refuse_arguments<verbs::Scout>(
          action, [&](const verbs::Scout& scout) { return refuse_scout(field, side, scout.card, scout.place); });
    case Do::Unmask:
      return refuse_arguments<verbs::Unmask>(
          action, [&](const verbs::Unmask& unmask) { return refuse_unmask(field, side, unmask.card); });
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
  log(now, notes::Played{card, position});
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
  log(now, notes::Unmasked{card, position});
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
  const PieceId card = verbs::card_of(action);
  const Place to = verbs::place_of(action);
  switch (verb_of(action)) {
    case Do::Move:
      spend_horses(edition, now, card, to);
      walk(edition, now, card, to);
      break;
    case Do::March:
      reveal(now, card);  // its roll is made in the open
      begin(now, MarchLocals{.card = card, .to = to, .general = arguments_of<verbs::March>(action).general});
      break;
    case Do::Lay:
      reveal(now, card);
      now.move(card, to);
      break;
    case Do::Play:
      play_special(edition, now, card, to);
      break;
    case Do::Decoy:
      now.raise(card, kMoved);  // first, so that the log sees that it is no general who rides there
      now.move(card, to);
      break;
    case Do::Outflank:
      now.raise(card, kMoved | kFlanking);
      now.note(card, to);
      log(now, notes::SetsOut{card, to});
      break;
    case Do::Scout:
      walk(edition, now, card, to);
      reveal(now, card);
      log(now, notes::Scouts{card, to});
      begin(now, ScoutLocals{.position = to, .scout = card});
      break;
    case Do::Unmask:
      unmask(edition, now, card);
      break;
    default:
      write(now, &MovePhaseLocals::stage, MovePhaseStage::Judging);
      break;
  }
}

void ask(const Field&, const Step&, Prompt& prompt) {
  prompt.text = "Move cards that have not fired, play terrain, or end your Move Phase.";
  prompt.rule = "8.0";
}

// Dixie 8.6: one card tries a forced march.

bool march_advance(const Edition& edition, Now& now) {
  const auto [card, to, general, has_failed, has_begun] = locals_of<MarchLocals>(now);
  if (!has_begun) {
    write(now, &MarchLocals::has_begun, true);
    begin(now, MoraleCheckLocals{.card = card, .purpose = Purpose::March});
    return true;
  }
  now.end();
  if (has_failed) {
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

constexpr LocalRange kRanges[] = {
    range<&MovePhaseLocals::stage>("stage", MovePhaseStage::Moving, MovePhaseStage::HorseFired)};

bool fits(const Field& field, const Step&, const Step* below) { return is_of_phase(field, Phase::Move, below); }

constexpr LocalRange kMarchRanges[] = {piece_in<&MarchLocals::card>("card"),
                                       range<&MarchLocals::to>("to", 0, kPlaces - 1),
                                       piece_or_none_in<&MarchLocals::general>("general")};

bool march_fits(const Field& field, const Step& step, const Step*) {
  const auto march = locals_of<MarchLocals>(step);
  const Place reserve = reserve_of(field.phasing());
  const auto can_go = [&](PieceId id) {
    return is_phasing(field, id) && (is_card_on_field(field, id) || field.piece(id).place == reserve);
  };
  if (!can_go(march.card) || !field.card(march.card).is_troop()) {
    return false;
  }
  if (march.general != kNoPiece && (!can_go(march.general) || !field.card(march.general).is_general())) {
    return false;
  }
  return (is_in_play(field, march.to) || march.to == reserve) && march.has_begun;
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
                                 .on = steps(StepKind::BattleTurn),
                                 .holds = holds_only<MovePhaseLocals>,
                                 .ranges = kRanges,
                                 .fits = fits};
const StepRule kMarchStep = {.kind = StepKind::March,
                             .id = "march",
                             .advance = march_advance,
                             .waits_for = waits_for_nobody,
                             .on = steps(StepKind::MovePhase),
                             .holds = holds_only<MarchLocals>,
                             .ranges = kMarchRanges,
                             .fits = march_fits};

}  // namespace longroll::dixie
