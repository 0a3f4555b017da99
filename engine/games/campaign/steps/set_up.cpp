// build: small
#include "engine/games/campaign/set_up.h"

#include "engine/games/campaign/rules/set_up.h"
#include "engine/games/campaign/steps/step_rule.h"
#include "engine/games/campaign/words.h"

/// Campaign 3.1.2, 3.1.3: a side places what its start leaves to it, counter by counter, or all as history had it.
namespace longroll::campaign {
namespace {

/// The next force of the side that has counters left, from `force` on.
SetUpLocals next_of(const Scenario& scenario, SetUpLocals set_up) {
  const std::vector<StartForce>& forces = scenario.start.setup;
  while (static_cast<std::size_t>(set_up.force) < forces.size()) {
    const StartForce& force = forces[static_cast<std::size_t>(set_up.force)];
    if (force.side == set_up.side && force.where == StartForce::Where::Choice && set_up.placed < counters_of(force)) {
      return set_up;
    }
    ++set_up.force;
    set_up.placed = 0;
  }
  return set_up;
}

bool advance(const Library& library, Now& now) {
  const Scenario& scenario = library.scenario_of(now.state());
  const SetUpLocals next = next_of(scenario, locals_of<SetUpLocals>(now));
  if (static_cast<std::size_t>(next.force) == scenario.start.setup.size()) {
    now.end();
    return true;
  }
  write(now, next);
  return false;
}

Seat waits_for(const State&, const Step& step) { return locals_of<SetUpLocals>(step).side; }

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto set_up = locals_of<SetUpLocals>(step);
  if (is_untouched(field, set_up)) {
    add_action(actions, verbs::EndSetUp{});
  }
  set_up_hexes(field, set_up).for_each([&](HexId hex) {
    add_action(actions, verbs::Place{field.piece(next_to_set_up(field, set_up)).kind, hex});
  });
}

Refusal refuse_end(const Field& field, const SetUpLocals& set_up, const verbs::EndSetUp&) {
  return is_untouched(field, set_up) ? kLawful
                                     : Refusal{"A counter has been placed already: place the others as well.", "3.1.2"};
}
void end_set_up(const Library& library, Now& now, const verbs::EndSetUp&) {
  auto set_up = locals_of<SetUpLocals>(now);
  const Scenario& scenario = library.scenario_of(now.state());
  for (std::size_t i = 0; i < scenario.start.setup.size(); ++i) {
    const StartForce& force = scenario.start.setup[i];
    if (force.side == set_up.side && force.where == StartForce::Where::Choice) {
      set_up_as_history(now, library, scenario, i);
    }
  }
  set_up.force = static_cast<int>(scenario.start.setup.size());
  set_up.placed = 0;
  write(now, set_up);
}

Refusal refuse_place(const Field& field, const SetUpLocals& set_up, const verbs::Place& place) {
  if (field.piece(next_to_set_up(field, set_up)).kind != place.kind) {
    return {"That counter is not placed now.", "3.1"};
  }
  return set_up_hexes(field, set_up).has(place.hex) ? kLawful : Refusal{"That counter is not set up there.", "3.1"};
}
void place(const Library& library, Now& now, const verbs::Place& place) {
  auto set_up = locals_of<SetUpLocals>(now);
  const Field field(library, now);
  const StartForce& force = force_to_set_up(field, set_up);
  const PieceId piece = next_to_set_up(field, set_up);
  const bool is_leader = field.class_of(piece) == UnitClass::Leader;
  now.move(piece, place.hex);
  if (is_leader) {
    now.mark(piece, force.leaders[static_cast<std::size_t>(set_up.placed - points_of(force))].rating);
  } else if (force.hold_until_turn > 0) {
    now.note(piece, set_up.force + 1);
  }
  ++set_up.placed;
  write(now, set_up);
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_end, end_set_up>(), StepRule::verb<refuse_place, place>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto set_up = locals_of<SetUpLocals>(step);
  const PieceId next = next_to_set_up(field, set_up);
  const bool is_leader = field.class_of(next) == UnitClass::Leader;
  prompt.text =
      "Where does the next counter stand: " + (is_leader ? leader_name(field, next) : field.counter(next).title) + "?";
  prompt.rule = set_up.side == Seat::Union ? "3.1.2" : "3.1.3";
}

constexpr LocalRange kRanges[] = {side_in<&SetUpLocals::side>("side"), range<&SetUpLocals::force>("force", 0, 255),
                                  range<&SetUpLocals::placed>("placed", 0, 60)};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto set_up = locals_of<SetUpLocals>(step);
  return field.phase() == Phase::SetUp && is_innermost(field.state(), step) && is_sound(field, set_up);
}

}  // namespace

const StepRule kSetUpStep = {.kind = StepKind::SetUp,
                             .id = "set-up",
                             .advance = advance,
                             .waits_for = waits_for,
                             .candidates = candidates,
                             .verbs = kVerbs,
                             .ask = ask,
                             .is_exact = true,
                             .on = steps(StepKind::GameTurn),
                             .holds = holds_only<SetUpLocals>,
                             .ranges = kRanges,
                             .fits = fits};

}  // namespace longroll::campaign
