// build: small
#include "engine/games/chattanooga/steps/march_acts.h"

#include "engine/games/chattanooga/rules/joining.h"
#include "engine/games/chattanooga/rules/march_plan.h"
#include "engine/games/chattanooga/rules/wrecked_bridge.h"
#include "engine/games/chattanooga/steps/fortune_acts.h"
#include "engine/games/chattanooga/steps/leader_acts.h"
#include "engine/games/chattanooga/steps/reserve_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"

namespace longroll::chattanooga {

using March = MarchLocals;

bool has_others(const Field& field, const Movers& movers) {
  const PieceId unit = movers.front();
  const auto all = static_cast<std::size_t>(field.stacked_at(field.piece(unit).place, field.side_of(unit)));
  return all > movers.size();
}

/// Chattanooga 7.1
void finish_march(const Library& library, Now& now, const Movers& movers) {
  for (const PieceId unit : movers) {
    now.flag(unit, (now.state().piece(unit).flags & ~static_cast<unsigned>(kMoving)) | kMoved);
  }
  halt_leaders(library, now, kMoved);
  const bool have_left = !locals_of<March>(now).trail().is_empty();
  now.end();
  if (is_step<FortuneLocals>(now.state().top())) {
    settle_fortune_march(library, now, movers, have_left);
  }
}

void step_to(const Library& library, Now& now, March& march, const Movers& movers, HexId next) {
  const HexId here = now.state().piece(movers.front()).place;
  Trail trail = march.trail();
  trail.add(*library.map.grid.direction(here, next));
  march.set_trail(trail);
  march.stage = MarchStage::Choosing;
  march.next = kNoHex;
  march.checked = kNoPiece;
  if (crosses_wrecked_bridge(Field(library, now), here, next)) {  // 3.2
    now.set(track(Track::Bridge), static_cast<int>(BridgeState::Crossed));
  }
  move_units(library, now, movers, next);
}

/// Chattanooga 8.3
void turn_back(const Library& library, Now& now, const Movers& movers) {
  HexId to = kNoHex;
  {
    const Field field(library, now);
    const HexId here = field.piece(movers.front()).place;
    const Seat side = field.side_of(movers.front());
    const Trail trail = locals_of<March>(now).trail();
    for (int back = 1; back <= trail.size() && (to == kNoHex || field.is_held(to, side)); ++back) {
      to = hex_before(field.grid(), trail, here, back);
    }
    log(now, notes::TurnedBack{movers.front(), here});
  }
  for (const PieceId unit : movers) {
    now.lower(unit, kCharge);  // 10.8: they charge nobody from there
  }
  move_units(library, now, movers, to);
  finish_march(library, now, movers);
}

/// Chattanooga 8.1, 8.3
void settle(const Library& library, Now& now, const Movers& movers) {
  PieceId checker = kNoPiece;
  PieceId still = kNoPiece;
  bool must_turn_back = false;
  {
    const Field field(library, now);
    const HexId here = field.piece(movers.front()).place;
    if (!locals_of<March>(now).trail().is_empty() && has_others(field, movers)) {
      must_turn_back = static_cast<bool>(refuse_join(field, movers, here));
      const bool must_check = must_check_to_join(field, movers, here);
      checker = must_check ? checker_of_stack(field, movers, here) : kNoPiece;
      still = must_check ? kNoPiece : stands_still_for(field, movers, here);
    }
  }
  if (must_turn_back) {
    turn_back(library, now, movers);
  } else if (checker != kNoPiece) {
    write(now, &March::stage, MarchStage::Joining);
    begin(now, MoraleCheckLocals{checker, CheckReason::Joining});
  } else {
    if (still != kNoPiece) {
      now.raise(still, kJoined);
    }
    finish_march(library, now, movers);
  }
}

/// Chattanooga 6.3
PieceId next_to_check(const Movers& movers, PieceId checked) {
  PieceId next = kNoPiece;
  for (const PieceId unit : movers) {
    next = unit > checked && (next == kNoPiece || unit < next) ? unit : next;
  }
  return next;
}

void go_on(const Library& library, Now& now, March march, const Movers& movers) {
  const MarchPlan plan = [&] {
    const Field field(library, now);
    return plan_march(field, movers, march);
  }();
  for (std::size_t i = 0; i < plan.count; ++i) {
    step_to(library, now, march, movers, plan.steps[i].hex);
    march.points = plan.steps[i].points;
    const bool is_off = (now.state().piece(movers.front()).flags & kMoving) == 0;  // 14.7: it was a dummy
    if (is_off || is_deployment_due(library, now)) {                               // 14.5
      write(now, march);
      return;
    }
  }
  if (plan.after_checks.hex != kNoHex) {
    march.stage = MarchStage::Leaving;
    march.next = plan.after_checks.hex;
    march.points = plan.after_checks.points;
    march.checked = kNoPiece;
  } else if (plan.count == 0) {
    march.target = kNoHex;  // no way leads there any more
  }
  write(now, march);
}

}  // namespace longroll::chattanooga
