// build: small
#include "engine/games/chattanooga/rules/stack_move.h"
#include "engine/games/chattanooga/steps/marker_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 7.5: the units that move together force their march: one die each, and the stack gains what the slowest
/// of them gains.
namespace longroll::chattanooga {
namespace {

using Forced = ForcedMarchLocals;

/// Lowest piece first; kNoPiece when all have rolled.
PieceId next_to_roll(const Movers& movers, PieceId after) {
  PieceId next = kNoPiece;
  for (const PieceId unit : movers) {
    next = unit > after && (next == kNoPiece || unit < next) ? unit : next;
  }
  return next;
}

/// Chattanooga 7.5, 5.7: one that is disrupted already becomes questionable.
void tire(Now& now, PieceId unit) {
  if (now.state().piece(unit).up != kReverse) {
    disrupt(now, unit);
  } else {
    doubt(now, unit);
  }
}

/// The March that lies below goes on with what the stack has gained. `lost`: the double allowance of cavalry that was
/// disrupted (7.6).
void end_forced_march(Now& now, int gained, int lost) {
  now.end();
  auto march = locals_of<MarchLocals>(now);
  march.points = std::max(march.points - lost, 0) + gained;
  march.points = std::min(march.points, Trail::kMaxSteps - march.trail().size());
  write(now, march);
}

/// Chattanooga 7.5, 12.2: a die above 9 is 9.
void roll(const Library& library, Now& now, const Action& action) {
  const auto forced = locals_of<Forced>(now);
  const int natural = way_of(action);
  ForcedMarch result;
  Movers movers;
  int lost = 0;
  {
    const Field field(library, now);
    const int die = std::min(natural + field.time().forced_march_die, kDieFaces - 1);
    result = field.chart().forced_march_of(die, field.morale(forced.unit));
    movers = movers_of(field);
    lost =
        double_allowance_left(field, movers, locals_of<MarchLocals>(now.state().stack[now.state().stack.size() - 2]));
  }
  now.rolled(natural, kDieFaces, forced.unit);
  log(now, notes::ForcedMarch{forced.unit, result.points});
  if (result.is_disrupted) {
    tire(now, forced.unit);
  }
  const int lost_before = forced.lost;
  const int lost_now = result.is_disrupted ? std::max(lost_before, lost) : lost_before;
  const int least = forced.least < 0 ? result.points : std::min<int>(forced.least, result.points);
  const PieceId next = next_to_roll(movers, forced.unit);
  if (next == kNoPiece) {
    end_forced_march(now, least, lost_now);
  } else {
    write(now, Forced{next, least, lost_now});
  }
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  prompt.text = field.counter(locals_of<Forced>(step).unit).name + " forces its march.";
  prompt.rule = "7.5";
}

constexpr LocalRange kRanges[] = {piece_in<&Forced::unit>("unit"), range<&Forced::least>("least", -1, kMaxForcedPoints),
                                  range<&Forced::lost>("lost", 0, MoveReach::kMaxPoints)};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto [unit, least, lost] = locals_of<Forced>(step);
  return field.has(Option::ForcedMarch) && is_innermost(field.state(), step) &&
         locals_of<MarchLocals>(*below).stage == MarchStage::Choosing && field.has_flag(unit, kMoving) &&
         field.has_flag(unit, kForceMarched);
}

}  // namespace

const StepRule kForcedMarchStep = {.kind = StepKind::ForcedMarch,
                                   .id = "forced-march",
                                   .waits_for = waits_for_chance,
                                   .act = roll,
                                   .rolls = d10("7.5"),
                                   .ask = ask,
                                   .on = steps(StepKind::March),
                                   .holds = holds_only<Forced>,
                                   .ranges = kRanges,
                                   .fits = fits};

}  // namespace longroll::chattanooga
