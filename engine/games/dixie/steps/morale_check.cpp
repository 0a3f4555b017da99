#include <algorithm>

#include "engine/games/dixie/rules/command.h"
#include "engine/games/dixie/rules/morale.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 6.0, 8.4, 8.6, 11.2: one card rolls its dice. What a failure means, the purpose decides.
namespace longroll::dixie {
namespace {

/// The general who leads the march that the roll is for.
PieceId leader_of_march(const Now& now) { return locals_of<MarchLocals>(step_below(now.state())).general; }

/// The number that no die may exceed.
int number_to_pass(const Edition& edition, const Now& now) {
  const Field field(edition, now);
  const auto check = locals_of<MoraleCheckLocals>(now);
  if (field.card(check.card).is_commander()) {
    return kCommanderMorale;
  }
  if (check.purpose == Purpose::March) {
    return march_morale_of(field, check.card, leader_of_march(now)).total;
  }
  return morale_of(field, check.card).total;
}

/// Dixie 13.9: does the roll hang on who commands the army in its commander's absence?
bool hangs_on_command(const Field& field, const Now& now) {
  const auto check = locals_of<MoraleCheckLocals>(now);
  const PieceId card = check.card;
  if (!field.has(Option::Command) || !field.card(card).is_troop()) {
    return false;
  }
  const Place place = field.piece(card).place;
  const PieceId general = check.purpose == Purpose::March ? leader_of_march(now)
                          : is_position(place)            ? field.general(place, owner_of(field.piece(card)))
                                                          : kNoPiece;
  return !to_be_named(field, general, card).empty();
}

void hold(Now& now, PieceId card) { now.mark(card, 0); }

void fail(const Edition& edition, Now& now, PieceId card, Purpose purpose) {
  switch (purpose) {
    case Purpose::Hits:
      if (Field(edition, now).card(card).is_commander()) {
        const Place place = now.state().piece(card).place;
        log(now, notes::Killed{card});
        lose(edition, now, card);
        judge_stacking(edition, now, place, owner_of(now.state().piece(card)));  // 11.3: the bonus falls with him
      } else {
        begin(now, RoutLocals{.card = card});
      }
      break;
    case Purpose::March:
      write(now, &MarchLocals::has_failed, true);
      break;  // the March step below hears of it
    case Purpose::Disorder:
      write(now, &DisorderLocals::leaving, {card});
      break;  // and so does the Disorder below
  }
}

bool advance(const Edition& edition, Now& now) {
  auto [card, dice_left, worst, purpose, progress] = locals_of<MoraleCheckLocals>(now);
  if (progress.stage == MoraleStage::Begun) {
    if (hangs_on_command(Field(edition, now), now)) {
      begin(now, NameCommanderLocals{owner_of(now.state().piece(card))});
      return true;
    }
    write(now, &MoraleCheckLocals::progress, {MoraleStage::Offered});
    if (purpose == Purpose::Hits && Field(edition, now).card(card).is_troop()) {
      offer_specials(edition, now, {Moment::BeforeMorale, now.state().piece(card).place, card});
    }
    return true;
  }
  if (progress.stage == MoraleStage::Offered) {
    progress = {MoraleStage::Rolling, number_to_pass(edition, now)};
    write(now, &MoraleCheckLocals::progress, progress);
    if (purpose == Purpose::March) {
      spend_aid(now, kGuided);
    }
  }
  if (dice_left > 0) {
    return false;
  }
  log(now, notes::Checked{card, progress.number, worst.die, worst.has_failed, purpose});
  now.end();
  if (worst.has_failed) {
    fail(edition, now, card, purpose);
  } else if (purpose == Purpose::Hits) {
    hold(now, card);
  }
  return true;
}

void act(const Edition&, Now& now, const Action& action) {
  auto check = locals_of<MoraleCheckLocals>(now);
  const int die = way_of(action) + 1;
  now.rolled(die, 6, check.card);
  check.worst.die = std::max(check.worst.die, die);
  check.worst.has_failed = check.worst.has_failed || !passes_morale(die, check.progress.number);
  write(now, &MoraleCheckLocals::dice_left, check.dice_left - 1);
  write(now, &MoraleCheckLocals::worst, check.worst);
}

Chance chance(const Edition&, const State&, const Step& step) {
  switch (locals_of<MoraleCheckLocals>(step).purpose) {
    case Purpose::March:
      return d6("8.6");
    case Purpose::Disorder:
      return d6("8.4");
    default:
      return d6("6.0");
  }
}

bool marches_below(PieceId id, const Step* below) {
  if (!is_below(below, StepKind::March)) {
    return false;
  }
  const auto march = locals_of<MarchLocals>(*below);
  return march.card == id && march.has_begun;
}

bool falls_into_disorder_below(const Field& field, PieceId id, const Step* below) {
  if (!is_below(below, StepKind::Disorder)) {
    return false;
  }
  const auto disorder = locals_of<DisorderLocals>(*below);
  return !disorder.leaving.is_there() && field.piece(id).place == disorder.position &&
         owner_of(field.piece(id)) == disorder.side;
}

constexpr LocalRange kRanges[] = {piece_in<&MoraleCheckLocals::card>("card"),
                                  range<&MoraleCheckLocals::dice_left>("dice_left", 0, 60),
                                  range<&MoraleCheckLocals::worst, &WorstDie::die>("worst", 0, kDieFaces),
                                  range<&MoraleCheckLocals::purpose>("purpose", Purpose::Hits, Purpose::Disorder),
                                  range<&MoraleCheckLocals::progress, &MoraleProgress::number>("number", -10, 12)};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto [id, dice_left, worst, purpose, progress] = locals_of<MoraleCheckLocals>(step);
  if (is_asked(field, step) && (dice_left == 0 || progress.stage != MoraleStage::Rolling)) {
    return false;
  }
  const CardFacts& card = field.card(id);
  const bool fights = card.is_troop() || (card.is_commander() && purpose == Purpose::Hits);
  switch (purpose) {
    case Purpose::Hits:
      return fights && is_card_on_field(field, id) && rolls_for_hits(field, id, below);
    case Purpose::March:
      return fights && is_phasing(field, id) && marches_below(id, below);
    case Purpose::Disorder:
      return fights && falls_into_disorder_below(field, id, below);
  }
  return false;
}

}  // namespace

const StepRule kMoraleCheckStep = {.kind = StepKind::MoraleCheck,
                                   .id = "morale-check",
                                   .advance = advance,
                                   .waits_for = waits_for_chance,
                                   .act = act,
                                   .chance = chance,
                                   .on = steps(StepKind::MoralePhase, StepKind::Melee, StepKind::Support,
                                               StepKind::Scout, StepKind::March, StepKind::Disorder),
                                   .holds = holds_only<MoraleCheckLocals>,
                                   .ranges = kRanges,
                                   .fits = fits};

}  // namespace longroll::dixie
