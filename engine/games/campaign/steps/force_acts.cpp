// build: small
#include "engine/games/campaign/steps/force_acts.h"

#include "engine/games/campaign/rules/force.h"
#include "engine/games/campaign/set_up.h"
#include "engine/games/campaign/steps/force_go.h"
#include "engine/games/campaign/steps/table_acts.h"

namespace longroll::campaign {
namespace {

using Move = ForceMoveLocals;

/// The points of the moving force are in that post from now on.
void put_in_post(const Library& library, Now& now, HexId hex, Seat side, Post post) {
  for (const PieceId id : movers_at(Field(library, now), hex, side)) {
    if (is_point(library.class_of(now.state().piece(id).kind))) {
      now.flag(id, with_post(now.state().piece(id).flags & ~static_cast<unsigned>(kMustActHere), post));
    }
  }
}

}  // namespace

void entrench(const Library& library, Now& now) {
  const HexId here = locals_of<Move>(now).here;
  const Seat side = phasing(now.state());
  now.move(next_in_pool(now.state(), library, side, UnitClass::Entrenchment), here);
  log(now, notes::Entrenched{side, here});
  take_post(library, now, Post::Entrenched);
}

void take_post(const Library& library, Now& now, Post post) {
  const HexId here = locals_of<Move>(now).here;
  const Seat side = phasing(now.state());
  put_in_post(library, now, here, side, post);
  tidy(library, now, here);
  write(now, &Move::has_moved, true);
  finish_move(library, now);
}

void destroy_depot(const Library& library, Now& now) {
  auto move = locals_of<Move>(now);
  const Seat side = phasing(now.state());
  move.points -= library.chart.numbers.acts[Act::DestroyDepot].points;
  move.has_moved = true;
  write(now, move);
  const std::vector<PieceId> depots = [&] {
    const Field field(library, now);
    return pieces_at(field, move.here, side, [&](PieceId id) { return field.class_of(id) == UnitClass::Depot; });
  }();
  remove(now, depots.front());
  log(now, notes::Worked{side, move.here, notes::Work::DepotDestroyed});
}

void begin_breach(Now& now, HexId levee) {
  auto move = locals_of<Move>(now);
  move.stage = ForceMoveStage::Breaching;
  move.has_moved = true;
  move.points = 0;
  move.goal = levee;
  write(now, move);
}

void breach_levee(const Library& library, Now& now, int die) {
  const HexId levee = locals_of<Move>(now).goal;
  const bool is_breached = die <= library.chart.numbers.movement.levee_breaks_to;
  if (is_breached) {
    now.mark_ground(levee, now.state().ground_at(levee) | kLeveeBreached);
  }
  log(now, notes::LeveeTried{levee, is_breached});
  finish_move(library, now);
}

}  // namespace longroll::campaign
