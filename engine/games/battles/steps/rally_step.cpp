#include "engine/games/battles/rules/rally.h"
#include "engine/games/battles/steps/step_rule.h"
#include "engine/games/battles/steps/table_acts.h"

/// Battles 12.4, 10.3: the phasing side's units in disorder try to rally, lowest piece first; then infantry that did
/// nothing may dig in. Locals: stage; unit whose die is owed or -1.
namespace longroll::battles {
namespace {

void improve(Now& now, PieceId unit, bool improves) {
  const int condition = now.state().piece(unit).marks - (improves ? 1 : 0);
  now.mark(unit, condition);
  log(now, notes::Rallied{unit, static_cast<Condition>(condition), improves});
}

bool can_anyone_dig(const Field& field) {
  for (const PieceId id : field.pieces()) {
    if (!refuse_dig(field, id)) {
      return true;
    }
  }
  return false;
}

/// Looks at every unit that has not been looked at; true when a die is owed.
bool look_at_units(const Library& library, Now& now) {
  const Field field(library, now);
  for (const PieceId id : field.pieces()) {
    if (field.has_flag(id, kRallied) || !can_rally(field, id)) {
      continue;
    }
    now.raise(id, kRallied);
    if (!rallies_by_itself(field, id)) {
      write(now, RallyStepLocals{RallyStage::Rolling, id});
      return true;
    }
    improve(now, id, true);
  }
  return false;
}

void finish(const Library& library, Now& now) {
  clear_flags(now, kActed, Field(library, now).phasing());
  clear_flags(now, kPhaseFlags | kCombatFlags);
  now.end();
}

bool advance(const Library& library, Now& now) {
  if (locals_of<RallyStepLocals>(now).stage == RallyStage::Rolling) {
    if (!look_at_units(library, now)) {
      write(now, RallyStepLocals{RallyStage::Digging, kNoPiece});
      return true;
    }
    return false;
  }
  if (can_anyone_dig(Field(library, now))) {
    return false;
  }
  finish(library, now);
  return true;
}

Seat waits_for(const State& state, const Step& step) {
  return locals_of<RallyStepLocals>(step).stage == RallyStage::Rolling ? Seat::Chance : phasing(state);
}

void candidates(const Field& field, const Step&, Actions& actions) {
  for (const PieceId id : field.pieces()) {
    if (!refuse_dig(field, id)) {
      actions.push_back(action_of(verbs::Dig{id}));
    }
  }
  actions.push_back(action_of(Do::Pass));
}

Refusal refuse(const Field& field, const verbs::Dig& dig) {
  return field.state().has_piece(dig.unit) ? refuse_dig(field, dig.unit) : kNotOffered;
}

/// A marker that was used up is used again, so that a battle needs no more of them than lie on the map at once.
void dig(const Library& library, Now& now, const verbs::Dig& dig) {
  const PieceId unit = dig.unit;
  const Piece digger = now.state().piece(unit);
  const auto kind = static_cast<std::int16_t>(library.breastworks_of(owner_of(digger)));
  PieceId works = kNoPiece;
  for (std::size_t i = 0; i < now.state().pieces.size() && works == kNoPiece; ++i) {
    const Piece& piece = now.state().pieces[i];
    if (piece.kind == kind && !is_on_map(piece)) {
      works = static_cast<PieceId>(i);
    }
  }
  if (works == kNoPiece) {
    now.make(kind, digger.place, owner_of(digger));
  } else {
    now.move(works, digger.place);
  }
  log(now, notes::Dug{unit, digger.place});
}

void pass(const Library& library, Now& now, const verbs::Pass&) { finish(library, now); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse, dig>(), StepRule::verb<pass>()};

void roll(const Library& library, Now& now, const Action& action) {
  const PieceId unit = locals_of<RallyStepLocals>(now).unit;
  const int die = way_of(action) + 1;
  now.rolled(die, 6, unit);
  improve(now, unit, die <= library.chart.rally_up_to[static_cast<std::size_t>(now.state().piece(unit).marks)]);
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto [stage, unit] = locals_of<RallyStepLocals>(step);
  if (stage == RallyStage::Rolling) {
    const int up_to = field.chart().rally_up_to[static_cast<std::size_t>(field.piece(unit).marks)];
    prompt.text =
        field.counter(unit).name + " tries to rally: 1 to " + std::to_string(up_to) + " improves it by one state.";
    prompt.rule = "12.4";
    return;
  }
  prompt.text = "Infantry that has neither moved nor fought may put up breastworks.";
  prompt.rule = "10.3";
}

constexpr LocalRange kRanges[] = {range<&RallyStepLocals::stage>("stage", RallyStage::Rolling, RallyStage::Digging),
                                  piece_or_none_in<&RallyStepLocals::unit>("unit")};

bool fits(const Field& field, const Step& step, const Step*) {
  if (field.phase() != Phase::Rally) {
    return false;
  }
  const auto [stage, unit] = locals_of<RallyStepLocals>(step);
  if (stage == RallyStage::Digging) {
    return unit == kNoPiece && can_anyone_dig(field);
  }
  return unit != kNoPiece && field.has_flag(unit, kRallied) && can_rally(field, unit) &&
         !rallies_by_itself(field, unit);
}

}  // namespace

const StepRule kRallyStep = {.kind = StepKind::RallyStep,
                             .id = "rally-step",
                             .advance = advance,
                             .waits_for = waits_for,
                             .candidates = candidates,
                             .verbs = kVerbs,
                             .act = roll,
                             .rolls = d6("12.4"),
                             .ask = ask,
                             .is_exact = true,
                             .on = steps(StepKind::PlayerTurn),
                             .holds = holds_only<RallyStepLocals>,
                             .ranges = kRanges,
                             .fits = fits};

}  // namespace longroll::battles
