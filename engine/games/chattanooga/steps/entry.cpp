// build: small
#include "engine/games/chattanooga/rules/entry.h"

#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/steps/march.h"
#include "engine/games/chattanooga/steps/reserve_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 9.3, 9.2, 7.8: a unit that waits off the map enters it at the end of the column of its hex, and marches
/// on; or a boat lands it.
namespace longroll::chattanooga {
namespace {

Refusal refuse(const Field& field, const EntryLocals& entry, const verbs::Go& go) {
  return entry.is_by_boat ? refuse_landing_at(field, entry.unit, go.hex) : refuse_entry_at(field, entry.unit, go.hex);
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto entry = locals_of<EntryLocals>(step);
  const auto add = [&](HexId hex) { actions.push_back(action_of(verbs::Go{hex})); };
  if (entry.is_by_boat) {
    field.map().riverside().for_each(add);
  } else {
    for_each_entry(field, entry.unit, add);
  }
  actions.push_back(action_of(verbs::Halt{}));
}

/// Chattanooga 3.2R: everybody sees who is about to enter.
bool advance(const Library&, Now& now) {
  if (now.state().piece(locals_of<EntryLocals>(now).unit).place != kCalled) {
    return false;
  }
  show_call(now);
  return true;
}

/// Chattanooga 7.8: landing is its move of this phase. Where enemies stand it lies before the hex, to attack it.
void land(const Library& library, Now& now, PieceId unit, HexId hex) {
  PieceId boat = kNoPiece;
  HexId to = hex;
  {
    const Field field(library, now);
    boat = boat_left(field);
    to = field.has_units(hex, Seat::Confederate) ? water_beside(field, hex) : hex;
  }
  now.move(boat, kAcross);
  move_units(library, now, Movers(unit), to);
  log(now, notes::Landed{unit, hex});
  now.raise(unit, kEntered | kMoved);
}

void enter(const Library& library, Now& now, const verbs::Go& go) {
  const auto entry = locals_of<EntryLocals>(now);
  const PieceId unit = entry.unit;
  int cost = 0;
  int index = 0;
  if (!entry.is_by_boat) {
    const Field field(library, now);
    cost = entry_cost(field, go.hex);
    index = index_of_entry(field, go.hex);
  }
  now.end();
  if (entry.is_by_boat) {
    land(library, now, unit, go.hex);
    return;
  }
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
  const auto entry = locals_of<EntryLocals>(step);
  const std::string& name = field.counter(entry.unit).name;
  prompt.text = entry.is_by_boat ? "Where does the boat land " + name + "?" : "Where does " + name + " enter the map?";
  prompt.rule = entry.is_by_boat ? "7.8" : "9.3";
}

constexpr LocalRange kRanges[] = {piece_in<&EntryLocals::unit>("unit"),
                                  range<&EntryLocals::is_by_boat>("is_by_boat", 0, 1)};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto entry = locals_of<EntryLocals>(step);
  return field.phase() == Phase::Movement && field.state().has_piece(entry.unit) &&
         field.piece(entry.unit).place != kCalled &&
         !(entry.is_by_boat ? refuse_landing(field, entry.unit) : refuse_entry(field, entry.unit));
}

}  // namespace

const StepRule kEntryStep = {.kind = StepKind::Entry,
                             .id = "entry",
                             .advance = advance,
                             .waits_for = waits_for_phasing,
                             .candidates = candidates,
                             .verbs = kVerbs,
                             .ask = ask,
                             .on = steps(StepKind::MovementPhase),
                             .holds = holds_only<EntryLocals>,
                             .ranges = kRanges,
                             .fits = fits};

}  // namespace longroll::chattanooga
