#include "engine/games/battles/steps/aftermath.h"

/// Steps that are still being written. Each leaves this file for one of its own; the file goes with the last of them.
namespace longroll::battles {
namespace {

bool advance(const Library&, Now& now) {
  now.end();
  return true;
}
Seat waits_for(const Field&, const Step&) { return Seat::Nobody; }
bool fits(const Field&, const Step&, const Step*) { return true; }

constexpr StepRule pending(StepKind kind, std::string_view id) {
  return {.kind = kind,
          .id = id,
          .advance = advance,
          .waits_for = waits_for,
          .candidates = nullptr,
          .refuse = nullptr,
          .act = nullptr,
          .chance = nullptr,
          .ask = nullptr,
          .fits = fits};
}

}  // namespace

const StepRule kEvasionStep = pending(StepKind::Evasion, "evasion");
const StepRule kLossesStep = pending(StepKind::Losses, "losses");
const StepRule kRetreatsStep = pending(StepKind::Retreats, "retreats");
const StepRule kDisplacementStep = pending(StepKind::Displacement, "displacement");
const StepRule kDisorderStep = pending(StepKind::Disorder, "disorder");
const StepRule kAdvancesStep = pending(StepKind::Advances, "advances");

void begin_result(const Library&, Now&, CombatResult) {}

}  // namespace longroll::battles
