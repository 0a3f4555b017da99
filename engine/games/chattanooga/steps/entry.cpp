#include "engine/games/chattanooga/rules/entry.h"

#include "engine/games/chattanooga/steps/march.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 9.3: a unit that is due enters the map at the end of the column of its hex, and marches on.
namespace longroll::chattanooga {
namespace {

Refusal refuse(const Field& field, const EntryLocals& entry, const verbs::Go& go) {
  return refuse_entry_at(field, entry.unit, go.hex);
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const PieceId unit = locals_of<EntryLocals>(step).unit;
  for (const HexId hex : field.scenario().placements[static_cast<std::size_t>(unit)].entries) {
    actions.push_back(action_of(verbs::Go{hex}));
  }
  actions.push_back(action_of(verbs::Halt{}));
}

void enter(const Library& library, Now& now, const verbs::Go& go) {
  const PieceId unit = locals_of<EntryLocals>(now).unit;
  int cost = 0;
  int index = 0;
  {
    const Field field(library, now);
    cost = entry_cost(field, go.hex);
    index = index_of_entry(field, go.hex);
  }
  now.end();
  now.set(track(Track::EnteredAt, index), cost);
  move_units(library, now, Movers(unit), go.hex);
  log(now, notes::Entered{unit, go.hex});
  now.raise(unit, kEntered);
  begin_march(library, now, Movers(unit), cost);
}

/// It waits off the map.
void halt(const Library&, Now& now, const verbs::Halt&) { now.end(); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse, enter>(), StepRule::verb<halt>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  prompt.text = "Where does " + field.counter(locals_of<EntryLocals>(step).unit).name + " enter the map?";
  prompt.rule = "9.3";
}

constexpr LocalRange kRanges[] = {piece_in<&EntryLocals::unit>("unit")};

bool fits(const Field& field, const Step& step, const Step*) {
  return field.phase() == Phase::Movement && !refuse_entry(field, locals_of<EntryLocals>(step).unit);
}

}  // namespace

const StepRule kEntryStep = {.kind = StepKind::Entry,
                             .id = "entry",
                             .waits_for = waits_for_phasing,
                             .candidates = candidates,
                             .verbs = kVerbs,
                             .ask = ask,
                             .on = steps(StepKind::MovementPhase),
                             .holds = holds_only<EntryLocals>,
                             .ranges = kRanges,
                             .fits = fits};

}  // namespace longroll::chattanooga
