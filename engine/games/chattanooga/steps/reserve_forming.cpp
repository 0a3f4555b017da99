// build: small
#include <algorithm>

#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/entry.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/steps/march.h"
#include "engine/games/chattanooga/steps/marker_acts.h"
#include "engine/games/chattanooga/steps/reserve_acts.h"
#include "engine/games/chattanooga/steps/works_acts.h"

/// Chattanooga 14.3, 13.3, 9.3: a reserve is formed. Those who take part are named, then a die decides; of
/// reinforcements, and at night in the administrative phase, none does.
namespace longroll::chattanooga {
namespace {

using Forming = ReserveFormingLocals;

Seat waits_for(const State& state, const Step& step) {
  const auto forming = locals_of<Forming>(step);
  return forming.stage == FormingStage::DieDue ? Seat::Chance : owner_of(state.piece(forming.by));
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto forming = locals_of<Forming>(step);
  if (forming.stage == FormingStage::Entry) {
    for_each_entry(field, forming.by, [&](HexId hex) { actions.push_back(action_of(verbs::Go{hex})); });
    actions.push_back(action_of(verbs::Halt{}));
    return;
  }
  for (const PieceId unit : field.pieces()) {
    if (!refuse_to_take_part(field, forming, unit)) {
      actions.push_back(action_of(verbs::EnterReserve{unit}));
    }
  }
  actions.push_back(action_of(verbs::Pass{}));
}

constexpr Refusal kNotNow{"That is not what is asked now.", "14.3"};

Refusal refuse_going(const Field& field, const Forming& forming, const verbs::Go& go) {
  return forming.stage == FormingStage::Entry ? refuse_entry_in_reserve(field, forming.by, go.hex) : kNotNow;
}
void go(const Library&, Now& now, const verbs::Go& go) {
  auto forming = locals_of<Forming>(now);
  forming.hex = go.hex;
  forming.stage = FormingStage::Naming;
  write(now, forming);
  now.raise(forming.by, kFormsReserve);
}

Refusal refuse_halting(const Field&, const Forming& forming, const verbs::Halt&) {
  return forming.stage == FormingStage::Entry ? kLawful : kNotNow;
}
void halt(const Library&, Now& now, const verbs::Halt&) { now.end(); }

Refusal refuse_entering(const Field& field, const Forming& forming, const verbs::EnterReserve& enter) {
  return forming.stage == FormingStage::Naming ? refuse_to_take_part(field, forming, enter.unit) : kNotNow;
}
void enter(const Library&, Now& now, const verbs::EnterReserve& enter) { now.raise(enter.unit, kFormsReserve); }

bool is_movement(const Now& now) {
  return static_cast<Phase>(now.state().track(track(Track::PhaseNow))) == Phase::Movement;
}

/// Chattanooga 9.3: they pay as one unit of the column, and the marker moves on.
void bring_on(const Library& library, Now& now, const Forming& forming) {
  int cost = 0;
  int index = 0;
  {
    const Field field(library, now);
    cost = entry_cost(field, forming.hex);
    index = index_of_entry(field, forming.hex);
  }
  now.end();
  now.set(track(Track::EnteredAt, index), cost);
  const PieceId marker = form_reserve(library, now, forming.by, forming.hex);
  now.raise(marker, kEntered);
  begin_march(library, now, Movers(marker), cost);
}

/// Chattanooga 14.3: none of them moves in that couplet.
void succeed(const Library& library, Now& now, const Forming& forming) {
  now.end();
  const PieceId marker = form_reserve(library, now, forming.by, forming.hex);
  if (is_movement(now)) {
    now.raise(marker, kMoved | kFormed);
  }
}

/// Chattanooga 14.3, 10.9: the try counts as the movement of all who took part.
void fail(const Library& library, Now& now, const Forming& forming) {
  now.end();
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    const unsigned flags = now.state().piece(id).flags;
    if ((flags & kFormsReserve) != 0) {
      give_up_works(library, now, id);
      const unsigned spent = kFormsReserve | kVolley | kCharge | kBuilding;
      now.flag(id, (flags & ~spent) | kMoved);
      spoil_volleys(library, now, now.state().piece(id).place);
    }
  }
  log(now, notes::ReserveNotFormed{forming.by});
}

Refusal refuse_passing(const Field& field, const Forming& forming, const verbs::Pass&) {
  return forming.stage == FormingStage::Naming ? refuse_to_form_now(field, forming) : kNotNow;
}
void pass(const Library& library, Now& now, const verbs::Pass&) {
  const auto forming = locals_of<Forming>(now);
  if (now.state().piece(forming.by).place == kDue) {
    bring_on(library, now, forming);
  } else if (forms_without_die(Field(library, now), forming)) {
    succeed(library, now, forming);
  } else {
    write(now, &Forming::stage, FormingStage::DieDue);
  }
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_going, go>(), StepRule::verb<refuse_halting, halt>(),
                                     StepRule::verb<refuse_entering, enter>(), StepRule::verb<refuse_passing, pass>()};

/// Chattanooga 14.3
void roll(const Library& library, Now& now, const Action& action) {
  const auto forming = locals_of<Forming>(now);
  const int die = way_of(action);
  const bool is_formed = does_die_form(Field(library, now), forming, die);
  now.rolled(die, kDieFaces, forming.by);
  if (is_formed) {
    succeed(library, now, forming);
  } else {
    fail(library, now, forming);
  }
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto forming = locals_of<Forming>(step);
  const std::string& name = field.counter(forming.by).name;
  prompt.rule = "14.3";
  switch (forming.stage) {
    case FormingStage::Entry:
      prompt.text = "Where does the reserve of " + name + " enter the map?";
      prompt.rule = "9.3";
      return;
    case FormingStage::Naming:
      prompt.text = "Who joins the reserve that " + name + " forms?";
      return;
    case FormingStage::DieDue:
      prompt.text = "A die tells whether " + name + " forms a reserve.";
      return;
  }
}

constexpr LocalRange kRanges[] = {piece_in<&Forming::by>("by"),
                                  range<&Forming::stage>("stage", FormingStage::Entry, FormingStage::DieDue),
                                  range<&Forming::hex>("hex", kNoHex, kMaxHexes - 1)};

/// All who take part could have been named.
bool fits_named(const Field& field, const Forming& forming) {
  const Place place = field.piece(forming.by).place;
  for (const PieceId id : field.pieces()) {
    if (!field.has_flag(id, kFormsReserve)) {
      continue;
    }
    const bool is_there =
        place == kDue ? field.piece(id).place == kDue
                      : is_on_map(field.piece(id)) && field.grid().distance(field.piece(id).place, forming.hex) <= 1;
    if (!field.is_unit(id) || field.side_of(id) != field.side_of(forming.by) || !is_there ||
        field.has_flag(id, kMoved)) {
      return false;
    }
  }
  return true;
}

/// Chattanooga 13.3: the leader has used his bonus for it, or the unit is one of those who take part.
bool fits_founder(const Field& field, const Forming& forming) {
  const Piece& by = field.piece(forming.by);
  if (field.type(forming.by) == UnitType::Leader) {
    return field.has(Option::Leaders) && field.has(Option::CreatingReserves) && is_on_map(by) &&
           field.phase() == Phase::Movement && by.marks == static_cast<int>(Bonus::Reserves) && by.place == forming.hex;
  }
  if (!field.is_unit(forming.by) || !field.has_flag(forming.by, kFormsReserve)) {
    return false;
  }
  return by.place == kDue ? field.phase() == Phase::Movement && forming.stage == FormingStage::Naming &&
                                !refuse_entry_in_reserve(field, forming.by, forming.hex)
                          : field.has(Option::CreatingReserves) && by.place == forming.hex;
}

/// Somebody can still be named, or those who are named are enough.
bool can_go_on(const Field& field, const Forming& forming) {
  if (forming.stage == FormingStage::DieDue) {
    return !refuse_to_form_now(field, forming) && !forms_without_die(field, forming);
  }
  const bool is_full = field.stacked_at(forming.hex, field.side_of(forming.by)) >= field.scenario().stack_limit;
  const PieceIds pieces = field.pieces();
  return !refuse_to_form_now(field, forming) || std::any_of(pieces.begin(), pieces.end(), [&](PieceId unit) {
    return !refuse_to_take_part(field, forming, unit) && (!is_full || field.piece(unit).place == forming.hex);
  });
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto forming = locals_of<Forming>(step);
  const Seat side = field.side_of(forming.by);
  if (!field.has(Option::Reserves) || free_reserve(field, side) == kNoPiece || side != field.phasing() ||
      !is_asked_next(field.state(), step)) {
    return false;
  }
  if (is_below(below, StepKind::Administration) &&
      locals_of<AdministrationLocals>(*below).stage != AdministrationStage::Reserves) {
    return false;
  }
  if (forming.stage == FormingStage::Entry) {
    return forming.hex == kNoHex && is_below(below, StepKind::MovementPhase) && field.piece(forming.by).place == kDue &&
           !refuse_form(field, forming.by, side) && fits_named(field, forming) &&
           refuse_to_form_now(field, {forming.by, FormingStage::Naming, 0});
  }
  return field.map().is_playable(forming.hex) && fits_founder(field, forming) && fits_named(field, forming) &&
         can_go_on(field, forming);
}

}  // namespace

const StepRule kReserveFormingStep = {.kind = StepKind::ReserveForming,
                                      .id = "reserve-forming",
                                      .waits_for = waits_for,
                                      .candidates = candidates,
                                      .verbs = kVerbs,
                                      .act = roll,
                                      .rolls = d10("14.3"),
                                      .ask = ask,
                                      .on = steps(StepKind::MovementPhase, StepKind::Administration),
                                      .holds = holds_only<Forming>,
                                      .ranges = kRanges,
                                      .fits = fits};

}  // namespace longroll::chattanooga
