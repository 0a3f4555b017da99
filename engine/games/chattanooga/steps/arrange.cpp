// build: small
#include "engine/games/chattanooga/steps/step_rule.h"

/// Chattanooga 8.1, 10.6: the owner orders the units of a hex. They are named from the bottom up; the last one follows.
namespace longroll::chattanooga {
namespace {

using Arranging = ArrangeLocals;

/// In his Movement Phase, and between the attacks of the enemy (10.6).
Seat owner_who_arranges(const State& state) {
  const bool is_combat = static_cast<Phase>(state.track(track(Track::PhaseNow))) == Phase::Combat;
  return is_combat ? other(phasing(state)) : phasing(state);
}

Seat waits_for(const State& state, const Step&) { return owner_who_arranges(state); }

Refusal refuse(const Field& field, const Arranging& arranging, const verbs::NextUp& next) {
  const bool is_there = field.has_unit_on_map(next.unit, owner_who_arranges(field.state())) &&
                        field.piece(next.unit).place == arranging.hex &&
                        field.piece(next.unit).note >= arranging.placed;
  return is_there ? kLawful : Refusal{"It is no unit of the hex that is still to be laid down.", "8.1"};
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto arranging = locals_of<Arranging>(step);
  for_each_unit_at(field, arranging.hex, [&](PieceId unit) { actions.push_back(action_of(verbs::NextUp{unit})); });
}

/// The units that lay below it and are still to be named move up by one.
void lay(const Library& library, Now& now, const verbs::NextUp& next) {
  auto arranging = locals_of<Arranging>(now);
  const int from = now.state().piece(next.unit).note;
  std::array<PieceId, 8> units{};
  std::size_t count = 0;
  for_each_unit_at(Field(library, now), arranging.hex, [&](PieceId unit) { units[count++] = unit; });
  for (std::size_t i = 0; i < count; ++i) {
    const int note = now.state().piece(units[i]).note;
    if (units[i] != next.unit && note >= arranging.placed && note < from) {
      now.note(units[i], note + 1);
    }
  }
  now.note(next.unit, arranging.placed);
  ++arranging.placed;
  if (arranging.placed + 1 >= static_cast<int>(count)) {
    now.end();
  } else {
    write(now, arranging);
  }
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse, lay>()};

constexpr LocalRange kRanges[] = {range<&Arranging::hex>("hex", 0, kMaxHexes - 1),
                                  range<&Arranging::placed>("placed", 0, 1)};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto arranging = locals_of<Arranging>(step);
  const bool is_asked = is_below(below, StepKind::Attack) ? locals_of<AttackLocals>(*below).hex == arranging.hex
                                                          : field.phase() == Phase::Movement;
  return is_asked && field.units_at(arranging.hex, owner_who_arranges(field.state())) >= arranging.placed + 2;
}

}  // namespace

const StepRule kArrangeStep = {.kind = StepKind::Arrange,
                               .id = "arrange",
                               .waits_for = waits_for,
                               .candidates = candidates,
                               .verbs = kVerbs,
                               .asks = {"Which unit lies next, from the bottom up?", "8.1"},
                               .on = steps(StepKind::MovementPhase, StepKind::Attack),
                               .holds = holds_only<Arranging>,
                               .ranges = kRanges,
                               .fits = fits};

}  // namespace longroll::chattanooga
