// build: small
#include "engine/games/chattanooga/rules/set_up.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/hooker.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 3.1: a side is set up as history had it, and shifts units within their limits if it likes.
namespace longroll::chattanooga {
namespace {

using SettingUp = SetUpLocals;

bool is_shifting(const SettingUp& setting_up) { return setting_up.unit != kNoPiece; }

/// Runs `then(HexId)`, rising, for hexes round the unit, all those to which it can be shifted at once among them.
template <class Then>
void for_each_hex_near(const Field& field, PieceId unit, Then&& then) {
  if (is_hooker(field, unit)) {
    std::for_each(field.scenario().hooker.at.begin(), field.scenario().hooker.at.end(), then);
    return;
  }
  const HexId here = field.piece(unit).place;
  const Grid& grid = field.grid();
  const int last_column = std::min(column_of(here) + kLongestShift, grid.columns);
  const int last_row = std::min(row_of(here) + kLongestShift, grid.rows);
  for (int column = std::max(column_of(here) - kLongestShift, 1); column <= last_column; ++column) {
    for (int row = std::max(row_of(here) - kLongestShift, 1); row <= last_row; ++row) {
      then(hex_at(column, row));
    }
  }
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto setting_up = locals_of<SettingUp>(step);
  if (is_shifting(setting_up)) {
    for_each_hex_near(field, setting_up.unit, [&](HexId hex) {
      if (!refuse_shift_to(field, setting_up.unit, hex)) {
        actions.push_back(action_of(verbs::Go{hex}));
      }
    });
    actions.push_back(action_of(verbs::Halt{}));
    return;
  }
  actions.push_back(action_of(verbs::EndSetUp{}));
  for (const PieceId id : field.pieces()) {
    if (!refuse_shift(field, id, setting_up.side)) {
      actions.push_back(action_of(verbs::Take{id}));
    }
  }
}

constexpr Refusal kIsShifting{"A unit is being shifted: say where it goes, or leave it.", "3.1"};
constexpr Refusal kIsNotShifting{"Name the unit that is shifted first.", "3.1"};

Refusal refuse_taking(const Field& field, const SettingUp& setting_up, const verbs::Take& take) {
  return is_shifting(setting_up) ? kIsShifting : refuse_shift(field, take.unit, setting_up.side);
}
void take(const Library&, Now& now, const verbs::Take& take) { write(now, &SettingUp::unit, take.unit); }

Refusal refuse_going(const Field& field, const SettingUp& setting_up, const verbs::Go& go) {
  return is_shifting(setting_up) ? refuse_shift_to(field, setting_up.unit, go.hex) : kIsNotShifting;
}
void go(const Library& library, Now& now, const verbs::Go& go) {
  const PieceId unit = locals_of<SettingUp>(now).unit;
  if (library.type(now.state().piece(unit).kind) == UnitType::Leader) {
    now.move(unit, go.hex);
  } else {
    move_units(library, now, Movers(unit), go.hex);
  }
  write(now, &SettingUp::unit, kNoPiece);
}

Refusal refuse_halt(const Field&, const SettingUp& setting_up, const verbs::Halt&) {
  return is_shifting(setting_up) ? kLawful : kIsNotShifting;
}
void halt(const Library&, Now& now, const verbs::Halt&) { write(now, &SettingUp::unit, kNoPiece); }

Refusal refuse_end(const Field&, const SettingUp& setting_up, const verbs::EndSetUp&) {
  return is_shifting(setting_up) ? kIsShifting : kLawful;
}
void end_set_up(const Library&, Now& now, const verbs::EndSetUp&) { now.end(); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_end, end_set_up>(), StepRule::verb<refuse_taking, take>(),
                                     StepRule::verb<refuse_going, go>(), StepRule::verb<refuse_halt, halt>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto setting_up = locals_of<SettingUp>(step);
  prompt.text = is_shifting(setting_up) ? "Where is " + field.counter(setting_up.unit).name + " set up?"
                : field.scenario().has_cups()
                    ? "Your units stand ready: shift some within their limits, or begin."
                    : "Your units stand as history had them: shift some within their limits, or begin.";
  prompt.rule = "3.1";
}

constexpr LocalRange kRanges[] = {side_in<&SettingUp::side>("side"), piece_or_none_in<&SettingUp::unit>("unit")};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto setting_up = locals_of<SettingUp>(step);
  return field.phase() == Phase::SetUp &&
         (is_innermost(field.state(), step) || is_step<DrawLocals>(field.state().top())) &&
         field.phasing() == setting_up.side &&
         (!is_shifting(setting_up) || !refuse_shift(field, setting_up.unit, setting_up.side));
}

}  // namespace

const StepRule kSetUpStep = {.kind = StepKind::SetUp,
                             .id = "set-up",
                             .waits_for = waits_for_phasing,
                             .candidates = candidates,
                             .verbs = kVerbs,
                             .ask = ask,
                             .is_exact = true,
                             .on = steps(StepKind::GameTurn),
                             .holds = holds_only<SettingUp>,
                             .ranges = kRanges,
                             .fits = fits};

}  // namespace longroll::chattanooga
