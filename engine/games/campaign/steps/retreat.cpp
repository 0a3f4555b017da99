// build: small
#include "engine/games/campaign/steps/retreat.h"

#include "engine/games/campaign/rules/battle.h"
#include "engine/games/campaign/rules/retreat.h"
#include "engine/games/campaign/steps/ship_acts.h"
#include "engine/games/campaign/steps/table_acts.h"

/// Campaign 9.10, 9.10.3: a force retreats one or two hexes; its owner picks the way. Where there is only one, it goes
/// by itself.
namespace longroll::campaign {
namespace {

using Retreat = RetreatLocals;

bool is_under_way(const State& state, StepKind kind) {
  return std::any_of(state.stack.begin(), state.stack.end(),
                     [&](const Step& step) { return step.kind == static_cast<std::int16_t>(kind); });
}

/// The retreat is over: a defender belongs to no moving force any more.
void finish(const Library& library, Now& now) {
  const auto retreat = locals_of<Retreat>(now);
  if (retreat.hexes > 0) {
    log(now, notes::Retreated{retreat.side, retreat.here});
  }
  if (retreat.side != phasing(now.state())) {
    for (const PieceId id : movers_at(Field(library, now), retreat.here, retreat.side)) {
      now.lower(id, kMoving);
    }
  }
  now.end();
}

/// Campaign 9.10: half of these, in the order of losses, surrender.
void surrender_half(const Library& library, Now& now, std::vector<PieceId> force) {
  force.resize(force.size() / static_cast<std::size_t>(library.chart.battle.cornered_divisor));
  log(now, notes::Cornered{locals_of<Retreat>(now).side, static_cast<int>(force.size())});
  eliminate(library, now, force);
}

/// Campaign 9.10, 15.1: nobody has a way out. A die is due for army points of the Confederacy that surrender.
void end_without_way(const Library& library, Now& now) {
  const auto retreat = locals_of<Retreat>(now);
  const auto movers = [&] {
    const Field field(library, now);
    return loss_order(field, retreat.here, retreat.side, [&](PieceId id) { return is_moving(field, id); });
  };
  const auto armies = [&] { return moving_force(Field(library, now), retreat.here, retreat.side).armies; };
  const int before = armies();
  surrender_half(library, now, movers());
  const int captured = before - armies();
  finish(library, now);
  if (retreat.side == Seat::Confederate && captured > 0) {
    begin(now, SurrenderLocals{retreat.side, false, captured});
  }
}

/// Campaign 4.3, 9.10: militia does not follow the force into another state. It has no way out of the hex of the
/// battle.
void leave_militia(const Library& library, Now& now, HexId to) {
  const auto retreat = locals_of<Retreat>(now);
  std::vector<PieceId> militia;
  {
    const Field field(library, now);
    if (field.map().state_at(to) != field.map().state_at(retreat.here)) {
      militia = loss_order(field, retreat.here, retreat.side,
                           [&](PieceId id) { return is_moving(field, id) && field.class_of(id) == UnitClass::Msp; });
    }
  }
  for (const PieceId id : militia) {
    now.lower(id, kMoving);
    now.raise(id, retreat.side == phasing(now.state()) ? kMoved : 0U);
  }
  if (!militia.empty() && retreat.hexes == 0 && !retreat.is_voluntary) {
    surrender_half(library, now, std::move(militia));
  }
}

/// Campaign 9.10.2: strength points go in, cavalry does not.
bool has_who_goes_inside(const Field& field, const Retreat& retreat) {
  return moving_force(field, retreat.here, retreat.side).strength() > 0;
}

bool can_go_inside(const Field& field, const Retreat& retreat) {
  return retreat.hexes == 0 && retreat.here == retreat.battle && room_in_fort(field, retreat.here, retreat.side) > 0 &&
         has_who_goes_inside(field, retreat);
}

bool advance(const Library& library, Now& now) {
  const auto retreat = locals_of<Retreat>(now);
  HexSet hexes;
  bool can_hide = false;
  {
    const Field field(library, now);
    if (moving_force(field, retreat.here, retreat.side).points() == 0 ||
        retreat.hexes >= field.chart().battle.longest_retreat) {
      finish(library, now);
      return true;
    }
    hexes = retreat_hexes(field, retreat);
    can_hide = can_go_inside(field, retreat);
  }
  if (hexes.empty() && !can_hide) {
    if (retreat.hexes == 0 && !retreat.is_voluntary) {
      end_without_way(library, now);
    } else {
      finish(library, now);
    }
    return true;
  }
  if (retreat.hexes == 0 && hexes.size() == 1 && !can_hide) {
    hexes.for_each([&](HexId only) { step_back(library, now, only); });
    return true;
  }
  return false;
}

Seat waits_for(const State&, const Step& step) { return locals_of<Retreat>(step).side; }

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto retreat = locals_of<Retreat>(step);
  retreat_hexes(field, retreat).for_each([&](HexId hex) { add_action(actions, verbs::RetreatTo{hex}); });
  if (can_go_inside(field, retreat)) {
    add_action(actions, verbs::RetreatInside{});
  }
  if (retreat.hexes > 0) {
    add_action(actions, verbs::Halt{});
  }
}

Refusal refuse_to(const Field& field, const Retreat& retreat, const verbs::RetreatTo& to) {
  return retreat_hexes(field, retreat).has(to.hex) ? kLawful : Refusal{"The force does not retreat there.", "9.10.4"};
}
void retreat_to(const Library& library, Now& now, const verbs::RetreatTo& to) { step_back(library, now, to.hex); }

Refusal refuse_inside(const Field& field, const Retreat& retreat, const verbs::RetreatInside&) {
  return can_go_inside(field, retreat) ? kLawful
                                       : Refusal{"No fort of the side in the hex has room for the force.", "9.10.2"};
}
void inside(const Library& library, Now& now, const verbs::RetreatInside&) {
  const auto retreat = locals_of<Retreat>(now);
  go_inside(library, now, retreat.side, retreat.here);
}

Refusal refuse_halt(const Field&, const Retreat& retreat, const verbs::Halt&) {
  return retreat.hexes > 0 ? kLawful : Refusal{"The force has to retreat one hex at least.", "9.10.3"};
}
void halt(const Library& library, Now& now, const verbs::Halt&) { finish(library, now); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_to, retreat_to>(), StepRule::verb<refuse_inside, inside>(),
                                     StepRule::verb<refuse_halt, halt>()};

constexpr LocalRange kRanges[] = {side_in<&Retreat::side>("side"),
                                  range<&Retreat::here>("here", 0, kMaxHexes - 1),
                                  range<&Retreat::battle>("battle", 0, kMaxHexes - 1),
                                  range<&Retreat::entered_from>("entered_from", kNoHex, kMaxHexes - 1),
                                  range<&Retreat::hexes>("hexes", 0, 1),
                                  range<&Retreat::is_voluntary>("is_voluntary", 0, 1)};

/// Those who retreat stand where the step says, and their owner has a choice.
bool fits(const Field& field, const Step& step, const Step* below) {
  const auto retreat = locals_of<Retreat>(step);
  const GroundMap& map = field.map();
  if (!is_innermost(field.state(), step) || !map.is_playable(retreat.here) || !map.is_playable(retreat.battle) ||
      field.grid().distance(retreat.here, retreat.battle) != retreat.hexes ||
      (retreat.hexes > 0 && field.is_occupied(retreat.here, other(retreat.side))) ||
      (retreat.entered_from != kNoHex &&
       (!map.is_playable(retreat.entered_from) || !field.grid().are_adjacent(retreat.entered_from, retreat.battle)))) {
    return false;
  }
  const HexId battle = is_below(below, StepKind::Battle) ? locals_of<BattleLocals>(*below).hex
                                                         : locals_of<CavalryFlightLocals>(*below).hex;
  if (battle != retreat.battle || moving_force(field, retreat.here, retreat.side).points() == 0) {
    return false;
  }
  for (const PieceId id : field.pieces()) {
    if (is_moving(field, id) && field.side_of(id) == retreat.side && field.piece(id).place != retreat.here) {
      return false;
    }
  }
  const std::size_t ways = retreat_hexes(field, retreat).size();
  return can_go_inside(field, retreat) || ways > (retreat.hexes == 0 ? 1U : 0U);
}

}  // namespace

void step_back(const Library& library, Now& now, HexId to) {
  auto retreat = locals_of<Retreat>(now);
  const HexId from = retreat.here;
  leave_militia(library, now, to);
  retreat.here = to;
  retreat.hexes = library.map.grid.are_adjacent(from, to) ? retreat.hexes + 1 : library.chart.battle.longest_retreat;
  write(now, retreat);
  hold_ferry(library, now, retreat.side, from, to);
  move_force(library, now, retreat.side, from, to);
}

void go_inside(const Library& library, Now& now, Seat side, HexId hex) {
  std::vector<PieceId> going;
  {
    const Field field(library, now);
    const std::vector<PieceId> order = loss_order(field, hex, side, [&](PieceId id) { return is_moving(field, id); });
    const auto room = static_cast<std::size_t>(room_in_fort(field, hex, side));
    for (const UnitClass unit_class : {UnitClass::Asp, UnitClass::Msp}) {
      for (std::size_t i = order.size(); i > 0 && going.size() < room; --i) {
        if (field.class_of(order[i - 1]) == unit_class) {
          going.push_back(order[i - 1]);
        }
      }
    }
  }
  const bool ends_move = side == phasing(now.state()) && is_under_way(now.state(), StepKind::ForceMove);
  for (const PieceId id : going) {
    now.flag(id, with_post(now.state().piece(id).flags & ~static_cast<unsigned>(kMoving), Post::Garrison));
    now.raise(id, ends_move ? kMoved : 0U);
  }
  tidy(library, now, hex);
}

const StepRule kRetreatStep = {.kind = StepKind::Retreat,
                               .id = "retreat",
                               .advance = advance,
                               .waits_for = waits_for,
                               .candidates = candidates,
                               .verbs = kVerbs,
                               .asks = {"Where does the beaten force go?", "9.10"},
                               .on = steps(StepKind::Battle, StepKind::CavalryFlight),
                               .holds = holds_only<Retreat>,
                               .ranges = kRanges,
                               .fits = fits};

}  // namespace longroll::campaign
