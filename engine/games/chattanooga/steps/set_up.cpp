// build: small
#include "engine/games/chattanooga/rules/set_up.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/hooker.h"
#include "engine/games/chattanooga/rules/set_up_works.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 3.1, 3.2: a side is set up as history had it, and shifts units and works within their limits if it
/// likes.
namespace longroll::chattanooga {
namespace {

using SettingUp = SetUpLocals;

bool is_shifting(const SettingUp& setting_up) { return setting_up.unit != kNoPiece || setting_up.works.hex != kNoHex; }

/// Runs `then(HexId)`, rising, for hexes round the unit, all those to which it can be shifted at once among them.
template <class Then>
void for_each_hex_near(const Field& field, PieceId unit, Then&& then) {
  if (is_hooker(field, unit)) {
    std::for_each(field.scenario().hooker.at.begin(), field.scenario().hooker.at.end(), then);
    return;
  }
  if (!is_on_map(field.piece(unit))) {  // 3.2: it waits for a part that arrives later
    field.map().in_play().for_each(then);
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

/// Where the unit or the works that are being shifted can go.
void add_ways(const Field& field, const SettingUp& setting_up, Actions& actions) {
  const HexId works = setting_up.works.hex;
  if (works != kNoHex) {
    placed_works_at(field, works)->ground.for_each([&](HexId hex) {
      if (!refuse_shift_works_to(field, works, hex)) {
        actions.push_back(action_of(verbs::Go{hex}));
      }
    });
  } else {
    for_each_hex_near(field, setting_up.unit, [&](HexId hex) {
      if (!refuse_shift_to(field, setting_up.unit, hex)) {
        actions.push_back(action_of(verbs::Go{hex}));
      }
    });
  }
  actions.push_back(action_of(verbs::Halt{}));
  if (works == kNoHex && !refuse_arriving_later(field, setting_up.unit, setting_up.side)) {
    actions.push_back(action_of(verbs::ArriveLater{}));
  }
}

void add_works(const Field& field, Seat side, Actions& actions) {
  HexSet ground;
  for (const PlacedWorks& works : field.scenario().works) {
    ground |= works.ground;
  }
  ground.for_each([&](HexId hex) {
    if (!refuse_shift_works(field, hex, side)) {
      actions.push_back(action_of(verbs::ShiftWorks{hex}));
    }
  });
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto setting_up = locals_of<SettingUp>(step);
  if (is_shifting(setting_up)) {
    add_ways(field, setting_up, actions);
    return;
  }
  actions.push_back(action_of(verbs::EndSetUp{}));
  for (const PieceId id : field.pieces()) {
    if (!refuse_shift(field, id, setting_up.side)) {
      actions.push_back(action_of(verbs::Take{id}));
    }
  }
  add_works(field, setting_up.side, actions);
}

constexpr Refusal kIsShifting{"Something is being shifted: say where it goes, or leave it.", "3.1"};
constexpr Refusal kIsNotShifting{"Name the unit or works that are shifted first.", "3.1"};

Refusal refuse_taking(const Field& field, const SettingUp& setting_up, const verbs::Take& take) {
  return is_shifting(setting_up) ? kIsShifting : refuse_shift(field, take.unit, setting_up.side);
}
void take(const Library&, Now& now, const verbs::Take& take) { write(now, &SettingUp::unit, take.unit); }

Refusal refuse_going(const Field& field, const SettingUp& setting_up, const verbs::Go& go) {
  if (!is_shifting(setting_up)) {
    return kIsNotShifting;
  }
  return setting_up.unit == kNoPiece ? refuse_shift_works_to(field, setting_up.works.hex, go.hex)
                                     : refuse_shift_to(field, setting_up.unit, go.hex);
}

/// Chattanooga 3.2: with those who man them; other works that stand there take their place.
void shift_works(const Library& library, Now& now, HexId from, HexId to) {
  std::vector<PieceId> garrison;
  {
    const Field field(library, now);
    const PlacedWorks& works = *placed_works_at(field, from);
    for_each_at(field, from, [&](PieceId id) {
      if (is_of_garrison(field, works, id)) {
        garrison.push_back(id);
      }
    });
  }
  const unsigned there = ground_works(now.state(), to).pack();
  now.mark_ground(to, ground_works(now.state(), from).pack());
  now.mark_ground(from, there);
  for (const PieceId id : garrison) {
    if (library.type(now.state().piece(id).kind) == UnitType::Leader) {
      now.move(id, to);
    } else {
      move_units(library, now, Movers(id), to);
    }
  }
}

void go(const Library& library, Now& now, const verbs::Go& go) {
  const PieceId unit = locals_of<SettingUp>(now).unit;
  if (unit == kNoPiece) {
    const HexId works = locals_of<SettingUp>(now).works.hex;
    write(now, &SettingUp::works, HexOrNone{});
    shift_works(library, now, works, go.hex);
    return;
  }
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
void halt(const Library&, Now& now, const verbs::Halt&) {
  write(now, &SettingUp::unit, kNoPiece);
  write(now, &SettingUp::works, HexOrNone{});
}

Refusal refuse_shifting_works(const Field& field, const SettingUp& setting_up, const verbs::ShiftWorks& shift) {
  return is_shifting(setting_up) ? kIsShifting : refuse_shift_works(field, shift.hex, setting_up.side);
}
void name_works(const Library&, Now& now, const verbs::ShiftWorks& shift) {
  write(now, &SettingUp::works, HexOrNone{shift.hex});
}

Refusal refuse_later(const Field& field, const SettingUp& setting_up, const verbs::ArriveLater&) {
  return setting_up.unit == kNoPiece ? kIsNotShifting : refuse_arriving_later(field, setting_up.unit, setting_up.side);
}
void arrive_later(const Library& library, Now& now, const verbs::ArriveLater&) {
  put_in_box(library, now, locals_of<SettingUp>(now).unit, kDue);
  write(now, &SettingUp::unit, kNoPiece);
}

Refusal refuse_end(const Field&, const SettingUp& setting_up, const verbs::EndSetUp&) {
  return is_shifting(setting_up) ? kIsShifting : kLawful;
}
void end_set_up(const Library&, Now& now, const verbs::EndSetUp&) { now.end(); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_end, end_set_up>(),
                                     StepRule::verb<refuse_taking, take>(),
                                     StepRule::verb<refuse_going, go>(),
                                     StepRule::verb<refuse_halt, halt>(),
                                     StepRule::verb<refuse_shifting_works, name_works>(),
                                     StepRule::verb<refuse_later, arrive_later>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto setting_up = locals_of<SettingUp>(step);
  prompt.text = setting_up.works.hex != kNoHex ? "Where are these works placed, with those who man them?"
                : is_shifting(setting_up)      ? "Where is " + field.counter(setting_up.unit).name + " set up?"
                : field.scenario().has_cups()
                    ? "Your units stand ready: shift some within their limits, or begin."
                    : "Your units stand as history had them: shift some within their limits, or begin.";
  prompt.rule = setting_up.works.hex != kNoHex ? "3.2" : "3.1";
}

constexpr LocalRange kRanges[] = {side_in<&SettingUp::side>("side"), piece_or_none_in<&SettingUp::unit>("unit")};

bool fits_works(const Field& field, const SettingUp& setting_up) {
  return setting_up.works == HexOrNone{} ||
         (setting_up.unit == kNoPiece && !refuse_shift_works(field, setting_up.works.hex, setting_up.side));
}

bool fits(const Field& field, const Step& step, const Step*) {
  const auto setting_up = locals_of<SettingUp>(step);
  return field.phase() == Phase::SetUp &&
         (is_innermost(field.state(), step) || is_step<DrawLocals>(field.state().top())) &&
         field.phasing() == setting_up.side &&
         (setting_up.unit == kNoPiece || !refuse_shift(field, setting_up.unit, setting_up.side)) &&
         fits_works(field, setting_up);
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
