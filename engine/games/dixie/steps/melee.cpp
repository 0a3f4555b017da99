#include "engine/games/dixie/rules/melee.h"

#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/strike.h"
#include "engine/games/dixie/steps/table_acts.h"
#include "engine/games/dixie/steps/tally.h"
#include "engine/games/dixie/words.h"

/// Dixie 13.2: a melee of one or two rounds. In each, special cards may be played, all troop cards of both sides roll,
/// the hits are placed and checked at once; then the side that began it says whether it goes on or disengages, and then
/// the other. After the second round the side that began it goes if it has not won. Locals: position, round,
/// MeleeStage, Tallies against the Union and against the Confederates.
namespace longroll::dixie {
namespace {

enum Local { kPosition, kRound, kStage, kAgainst };

Place place_of(const Now& now) { return static_cast<Place>(now.local(kPosition)); }

void go_to(Now& now, MeleeStage stage) { now.set_local(kStage, static_cast<int>(stage)); }

/// Dixie 7.3, 11.2: the side that was attacked places its hits first; that changes nothing, for all have struck.
void place_hits(const Edition& edition, Now& now) {
  const Field field(edition, now);
  const Place position = place_of(now);
  for (const Seat side : {other(field.phasing()), field.phasing()}) {
    const int local = kAgainst + index_of(side);
    const Tally tally = tally_of(now.local(local));
    const bool has_commander = field.general(position, side) != kNoPiece || field.guard(position, side) != kNoPiece;
    if (tally.sixes > 0) {
      now.set_local(local, number_of({tally.hits, 0, 0}));
      if (has_commander) {
        begin(now, StepKind::TakeGeneralHits, position, index_of(side), tally.sixes);
      }
      return;
    }
    if (tally.hits > 0) {
      now.set_local(local, 0);
      begin(now, StepKind::TakeHits, position, index_of(side), tally.hits, index_of(side));
      return;
    }
  }
  go_to(now, MeleeStage::Checking);
}

/// Dixie 11.2, 13.2: generals and lasting special cards of both sides roll first, then the troops, those of the side to
/// move before the others. kNoPiece when all have rolled.
PieceId next_to_check(const Field& field, Place position) {
  PieceId next = kNoPiece;
  int best = 4;
  for (const PieceId id : field.on_field()) {
    const Piece& piece = field.piece(id);
    if (piece.place == position && piece.marks > 0) {
      const int turn = (field.card(id).is_troop() ? 2 : 0) + (owner_of(piece) == field.phasing() ? 0 : 1);
      if (turn < best) {
        best = turn;
        next = id;
      }
    }
  }
  return next;
}

/// All hits are judged: somebody may hold the position now, and after the last round whoever began must go.
void judge(const Edition& edition, Now& now) {
  const Place position = place_of(now);
  settle(edition, now, position);
  const Field field(edition, now);
  if (field.is_over()) {
    return;
  }
  if (!field.is_engaged(position)) {
    now.end();
  } else if (now.local(kRound) >= kMeleeRounds) {
    now.end();
    leave_position(edition, now, field.phasing(), position);
  } else {
    go_to(now, MeleeStage::AskingFirst);
  }
}

bool advance(const Edition& edition, Now& now) {
  const Place position = place_of(now);
  switch (static_cast<MeleeStage>(now.local(kStage))) {
    case MeleeStage::Opening:
      say(now, Say::MeleeBegins, position, now.local(kRound));
      go_to(now, MeleeStage::Striking);
      offer_specials(edition, now, {Moment::BeforeMelee, position, kNoPiece});
      return true;
    case MeleeStage::Striking:
      go_to(now, MeleeStage::Placing);
      begin_strike(edition, now, next_to_strike(Field(edition, now), position, 0), {0, 0});
      return true;
    case MeleeStage::Placing:
      place_hits(edition, now);
      return true;
    case MeleeStage::Checking:
      if (const PieceId id = next_to_check(Field(edition, now), position); id != kNoPiece) {
        begin(now, StepKind::MoraleCheck, id, now.state().piece(id).marks, 0, Purpose::Hits, 0);
      } else {
        go_to(now, MeleeStage::Judging);
      }
      return true;
    case MeleeStage::Judging:
      judge(edition, now);
      return true;
    case MeleeStage::AskingFirst:
    case MeleeStage::AskingSecond:
      break;
  }
  return false;
}

Seat waits_for(const State& state, const Step& step) {
  const bool is_second = static_cast<MeleeStage>(step.locals[kStage]) == MeleeStage::AskingSecond;
  return is_second ? other(phasing(state)) : phasing(state);
}

void candidates(const Field&, const Step&, Actions& actions) {
  actions.push_back(action_of(Do::FightOn));
  actions.push_back(action_of(Do::Disengage));
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  if (action == action_of(Do::FightOn)) {
    return kLawful;
  }
  if (action != action_of(Do::Disengage)) {
    return {"The melee hangs in the balance: fight on or disengage.", "13.2"};
  }
  return refuse_disengage(field, waits_for(field.state(), step), step.locals[kPosition]);
}

void act(const Edition& edition, Now& now, const Action& action) {
  const Seat side = waits_for(now.state(), now.state().top());
  const Place position = place_of(now);
  if (verb_of(action) == Do::Disengage) {
    now.end();
    leave_position(edition, now, side, position);
    return;
  }
  say(now, Say::FightsOn, position, index_of(side));
  if (static_cast<MeleeStage>(now.local(kStage)) == MeleeStage::AskingFirst) {
    go_to(now, MeleeStage::AskingSecond);
  } else {
    now.set_local(kRound, now.local(kRound) + 1);
    go_to(now, MeleeStage::Opening);
  }
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const Place position = step.locals[kPosition];
  const Seat side = waits_for(field.state(), step);
  const bool began = side == field.phasing();
  const Layout layout = field.battlefield().layout();
  prompt.text = "The melee at " + place_name(layout, position) + " is undecided. Fight a second round" +
                (began ? ", which you must win to stay, or disengage to " : ", or disengage to ") +
                place_name(layout, way_out(field, side, position)) + "?";
  prompt.rule = "13.2";
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto& l = step.locals;
  const auto stage = static_cast<MeleeStage>(l[kStage]);
  if (!is_below(below, StepKind::CombatPhase) || !field.has(Option::Melee) || !is_in_play(field, l[kPosition]) ||
      !is_within(l[kRound], 1, kMeleeRounds) || l[kAgainst] < 0 || l[kAgainst + 1] < 0 ||
      tally_of(l[kAgainst]).fives != 0 || tally_of(l[kAgainst + 1]).fives != 0 ||
      field.state().track(track(Track::CombatPosition)) >= 0) {
    return false;
  }
  const bool is_placing = stage == MeleeStage::Placing;
  if (!is_placing && (l[kAgainst] != 0 || l[kAgainst + 1] != 0)) {
    return false;
  }
  if (is_asked(field, step)) {
    return (stage == MeleeStage::AskingFirst || stage == MeleeStage::AskingSecond) && l[kRound] < kMeleeRounds &&
           field.is_engaged(l[kPosition]);
  }
  return is_within(l[kStage], static_cast<int>(MeleeStage::Striking), static_cast<int>(MeleeStage::Judging));
}

}  // namespace

const StepRule kMeleeStep = {.kind = StepKind::Melee,
                             .id = "melee",
                             .advance = advance,
                             .waits_for = waits_for,
                             .candidates = candidates,
                             .refuse = refuse,
                             .act = act,
                             .ask = ask,
                             .fits = fits};

}  // namespace longroll::dixie
