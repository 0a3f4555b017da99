// build: small
#include "engine/games/campaign/steps/step_rule.h"

/// Campaign 3.2.1: a die of each side; the higher one has the initiative, the Confederates win ties.
namespace longroll::campaign {
namespace {

void roll(const Library&, Now& now, const Action& action) {
  const auto [union_die] = locals_of<InitiativeLocals>(now);
  const int die = thrown(now, action);
  if (union_die == 0) {
    write(now, InitiativeLocals{die});
    return;
  }
  const Seat first = union_die > die ? Seat::Union : Seat::Confederate;
  now.set(track(Track::First), index_of(first));
  log(now, notes::InitiativeWon{first});
  now.end();
}

constexpr LocalRange kRanges[] = {range<&InitiativeLocals::union_die>("union_die", 0, 6)};

bool fits(const Field& field, const Step& step, const Step*) { return is_innermost(field.state(), step); }

}  // namespace

const StepRule kInitiativeStep = {.kind = StepKind::Initiative,
                                  .id = "initiative",
                                  .waits_for = waits_for_chance,
                                  .act = roll,
                                  .rolls = d6("3.2.1"),
                                  .on = steps(StepKind::GameTurn),
                                  .holds = holds_only<InitiativeLocals>,
                                  .ranges = kRanges,
                                  .fits = fits};

}  // namespace longroll::campaign
