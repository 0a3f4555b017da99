// build: small
#include "engine/games/chattanooga/rules/returns.h"
#include "engine/games/chattanooga/steps/marker_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 9.1: a unit comes back onto the map from the status box, for a point of extra strength where it had been
/// eliminated (5.9).
namespace longroll::chattanooga {
namespace {

using Returning = ReturnLocals;

Refusal refuse(const Field& field, const Returning& returning, const verbs::Go& go) {
  return return_hexes(field, returning.unit).has(go.hex)
             ? kLawful
             : Refusal{"It returns next to its formation or to a source of communications, away from the enemy.",
                       "9.1"};
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  return_hexes(field, locals_of<Returning>(step).unit).for_each([&](HexId hex) {
    actions.push_back(action_of(verbs::Go{hex}));
  });
}

/// Chattanooga 5.7, 9.1: returning is its movement for the phase. A unit that had routed is questionable.
void place(const Library& library, Now& now, const verbs::Go& go) {
  const auto [unit, cost] = locals_of<Returning>(now);
  const Place from = now.state().piece(unit).place;
  const PieceId marker = cost > 0 ? marker_for(Field(library, now), unit) : kNoPiece;
  now.end();
  if (marker != kNoPiece) {
    now.mark(marker, now.state().piece(marker).marks - cost);
    log(now, notes::Rebuilt{unit, marker});
  }
  move_units(library, now, Movers(unit), go.hex);
  log(now, notes::Returned{unit, go.hex});
  if (from == kReady || from == kReadyAndEliminated) {
    doubt(now, unit);
  }
  if (static_cast<Phase>(now.state().track(track(Track::PhaseNow))) == Phase::Movement) {
    now.raise(unit, kMoved);
  }
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse, place>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  prompt.text = "Where does " + field.counter(locals_of<Returning>(step).unit).name + " return?";
  prompt.rule = "9.1";
}

constexpr LocalRange kRanges[] = {piece_in<&Returning::unit>("unit"), range<&Returning::cost>("cost", 0, 1)};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto [unit, cost] = locals_of<Returning>(step);
  if (is_below(below, StepKind::Administration) &&
      locals_of<AdministrationLocals>(*below).stage != AdministrationStage::Returns) {
    return false;
  }
  const Seat side = field.phasing();
  return cost > 0 ? is_below(below, StepKind::MovementPhase) && !refuse_rebuild(field, unit, side)
                  : !refuse_return(field, unit, side);
}

}  // namespace

const StepRule kReturnStep = {.kind = StepKind::Return,
                              .id = "return",
                              .waits_for = waits_for_phasing,
                              .candidates = candidates,
                              .verbs = kVerbs,
                              .ask = ask,
                              .is_exact = true,
                              .on = steps(StepKind::MovementPhase, StepKind::Administration),
                              .holds = holds_only<Returning>,
                              .ranges = kRanges,
                              .fits = fits};

}  // namespace longroll::chattanooga
