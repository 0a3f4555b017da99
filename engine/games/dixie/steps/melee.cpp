#include "engine/games/dixie/rules/melee.h"

#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/strike.h"
#include "engine/games/dixie/steps/table_acts.h"
#include "engine/games/dixie/words.h"

/// Dixie 13.2: a melee of one or two rounds. In each, special cards may be played, all troop cards of both sides roll,
/// the hits are placed and checked at once; then the side that began it says whether it goes on or disengages, and then
/// the other. After the second round the side that began it goes if it has not won.
namespace longroll::dixie {
namespace {

Place place_of(const Now& now) { return locals_of<MeleeLocals>(now).position; }

void go_to(Now& now, MeleeStage stage) { write(now, &MeleeLocals::stage, stage); }

/// Dixie 7.3, 11.2: the side that was attacked places its hits first; that changes nothing, for all have struck.
void place_hits(const Edition& edition, Now& now) {
  const Field field(edition, now);
  const Place position = place_of(now);
  for (const Seat side : {other(field.phasing()), field.phasing()}) {
    auto melee = locals_of<MeleeLocals>(now);
    const Tally tally = melee.against(side);
    const bool has_commander = field.general(position, side) != kNoPiece || field.guard(position, side) != kNoPiece;
    if (tally.sixes > 0) {
      melee.against(side) = {.hits = tally.hits};
      write(now, melee);
      if (has_commander) {
        begin(now, TakeGeneralHitsLocals{.position = position, .side = side, .hits_left = tally.sixes});
      }
      return;
    }
    if (tally.hits > 0) {
      melee.against(side) = {};
      write(now, melee);
      begin(now, TakeHitsLocals{.position = position, .side = side, .hits_left = tally.hits, .chooser = side});
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
  } else if (locals_of<MeleeLocals>(now).round >= kMeleeRounds) {
    now.end();
    leave_position(edition, now, field.phasing(), position);
  } else {
    go_to(now, MeleeStage::AskingFirst);
  }
}

bool advance(const Edition& edition, Now& now) {
  const auto melee = locals_of<MeleeLocals>(now);
  const Place position = melee.position;
  switch (melee.stage) {
    case MeleeStage::Opening:
      log(now, notes::MeleeBegins{position, melee.round});
      go_to(now, MeleeStage::Striking);
      offer_specials(edition, now, {Moment::BeforeMelee, position, kNoPiece});
      return true;
    case MeleeStage::Striking:
      go_to(now, MeleeStage::Placing);
      begin_strike(edition, now, {.card = next_to_strike(Field(edition, now), position, 0)});
      return true;
    case MeleeStage::Placing:
      place_hits(edition, now);
      return true;
    case MeleeStage::Checking:
      if (const PieceId id = next_to_check(Field(edition, now), position); id != kNoPiece) {
        begin(now, MoraleCheckLocals{.card = id, .dice_left = now.state().piece(id).marks});
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
  const bool is_second = locals_of<MeleeLocals>(step).stage == MeleeStage::AskingSecond;
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
  return refuse_disengage(field, waits_for(field.state(), step), locals_of<MeleeLocals>(step).position);
}

void act(const Edition& edition, Now& now, const Action& action) {
  const Seat side = waits_for(now.state(), now.state().top());
  auto melee = locals_of<MeleeLocals>(now);
  const Place position = melee.position;
  if (verb_of(action) == Do::Disengage) {
    now.end();
    leave_position(edition, now, side, position);
    return;
  }
  log(now, notes::FightsOn{position, side});
  if (melee.stage == MeleeStage::AskingFirst) {
    melee.stage = MeleeStage::AskingSecond;
  } else {
    ++melee.round;
    melee.stage = MeleeStage::Opening;
  }
  write(now, melee);
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const Place position = locals_of<MeleeLocals>(step).position;
  const Seat side = waits_for(field.state(), step);
  const bool began = side == field.phasing();
  const Layout layout = field.battlefield().layout();
  prompt.text = "The melee at " + place_name(layout, position) + " is undecided. Fight a second round" +
                (began ? ", which you must win to stay, or disengage to " : ", or disengage to ") +
                place_name(layout, way_out(field, side, position)) + "?";
  prompt.rule = "13.2";
}

constexpr LocalRange kRanges[] = {
    position_in<&MeleeLocals::position>("position"), range<&MeleeLocals::round>("round", 1, kMeleeRounds),
    range<&MeleeLocals::stage>("stage", MeleeStage::Opening, MeleeStage::AskingSecond),
    no_fives_in<&MeleeLocals::against_union>(), no_fives_in<&MeleeLocals::against_confederates>()};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto [position, round, stage, against_union, against_confederates] = locals_of<MeleeLocals>(step);
  if (!field.has(Option::Melee) || !is_in_play(field, position) ||
      field.state().track(track(Track::CombatPosition)) >= 0) {
    return false;
  }
  if (stage != MeleeStage::Placing && (against_union != Tally{} || against_confederates != Tally{})) {
    return false;
  }
  if (is_asked(field, step)) {
    return (stage == MeleeStage::AskingFirst || stage == MeleeStage::AskingSecond) && round < kMeleeRounds &&
           field.is_engaged(position);
  }
  return stage >= MeleeStage::Striking && stage <= MeleeStage::Judging;
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
                             .on = steps(StepKind::CombatPhase),
                             .holds = holds_only<MeleeLocals>,
                             .ranges = kRanges,
                             .fits = fits};

}  // namespace longroll::dixie
