#include "engine/core/text.h"
#include "engine/games/battles/rules/held.h"
#include "engine/games/battles/rules/takes.h"
#include "engine/games/battles/steps/step_rule.h"
#include "engine/games/battles/steps/table_acts.h"

/// Battles 6.0: one unit moves, hex by hex or at one go, until its points are spent or its owner halts it.
namespace longroll::battles {
namespace {

using Mover = MoveUnitLocals;

/// Battles 7.0: an enemy zone of control that it has entered holds it, by night too.
bool is_stopped(const Field& field, const Mover& mover) {
  return mover.has_moved && field.is_unit(mover.unit) && !field.is_routed(mover.unit) &&
         field.is_in_enemy_zone(mover.unit);
}

bool can_go(const Field& field, const Mover& mover) {
  return !is_stopped(field, mover) && March(field, mover.unit, mover.mode).can_go(mover.half_points);
}

/// Battles 12.1: a Routed unit flees as far as it can.
bool may_halt(const Field& field, const Mover& mover) { return !field.is_routed(mover.unit); }

void finish(Now& now, const Mover& mover) {
  now.raise(mover.unit, mover.has_moved ? kMoved | kActed : kMoved);
  now.end();
}

bool advance(const Library& library, Now& now) {
  const auto mover = locals_of<Mover>(now);
  const Field field(library, now);
  // One that has only been taken can go, else it could not have been taken.
  if (!mover.has_moved || (mover.half_points >= field.costs().cheapest() && can_go(field, mover))) {
    return false;
  }
  finish(now, mover);
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto mover = locals_of<Mover>(step);
  const March march(field, mover.unit, mover.mode);
  Reach reach;
  march.reach(mover.half_points, reach);
  HexSet hexes;
  for (const HexId hex : reach.hexes()) {
    if (march.may_stop(hex)) {
      hexes.add(hex);
    }
  }
  hexes.for_each([&](HexId hex) { actions.push_back(action_of(verbs::Go{hex})); });
  if (may_halt(field, mover)) {
    actions.push_back(action_of(Do::Halt));
  }
}

Refusal refuse(const Field& field, const Mover& mover, const verbs::Go& go) {
  return March(field, mover.unit, mover.mode).refuse(go.hex, mover.half_points);
}

void go(const Library& library, Now& now, const verbs::Go& go) {
  auto mover = locals_of<Mover>(now);
  const HexId to = go.hex;
  Reach reach;
  {
    const Field field(library, now);
    March(field, mover.unit, mover.mode).reach(mover.half_points, reach, to);
  }
  std::vector<HexId> way = reach.way(to);
  LR_CHECK(!way.empty(), "a hex in reach");
  if (!is_on_map(now.state().piece(mover.unit))) {
    log(now, notes::Entered{mover.unit, way.front()});
  } else {
    way.erase(way.begin());
  }
  for (const HexId hex : way) {
    move_to(library, now, mover.unit, hex);
  }
  mover.half_points -= reach.cost(to);
  mover.has_moved = true;
  write(now, mover);
}

Refusal refuse_halt(const Field& field, const Mover& mover, const verbs::Halt&) {
  return may_halt(field, mover) ? kLawful : Refusal{"A routed unit flees as far as it can.", "12.1"};
}

void halt(const Library&, Now& now, const verbs::Halt&) { finish(now, locals_of<Mover>(now)); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse, go>(), StepRule::verb<refuse_halt, halt>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto mover = locals_of<Mover>(step);
  const std::string& name = field.counter(mover.unit).name;
  const std::string points = halves_text(mover.half_points) + (mover.half_points <= 2 ? " point" : " points");
  if (field.is_routed(mover.unit)) {
    prompt.text = name + " is routed and flees toward its line of communication: choose a lit hex.";
    prompt.rule = "12.1";
  } else if (mover.mode == MoveMode::Strategic) {
    prompt.text = name + " marches by road with " + points + ": choose a lit hex, or halt.";
    prompt.rule = "6.4";
  } else if (!is_on_map(field.piece(mover.unit))) {
    prompt.text = name + " enters the map with " + points + ": choose a lit hex, or leave it waiting.";
    prompt.rule = "6.0";
  } else {
    prompt.text = name + " has " + points + ": choose a lit hex, or halt.";
    prompt.rule = "6.0";
  }
}

constexpr LocalRange kRanges[] = {piece_in<&Mover::unit>("unit"),
                                  range<&Mover::mode>("mode", MoveMode::Regular, MoveMode::Strategic)};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto mover = locals_of<Mover>(step);
  const int all = allowance(field, mover.unit, mover.mode);
  if (!mover.has_moved) {
    return mover.half_points == all && !refuse_take(field, mover.unit, mover.mode);
  }
  const bool may_march =
      mover.mode == MoveMode::Regular || (field.is_unit(mover.unit) && field.condition(mover.unit) == Condition::Good);
  return field.side_of(mover.unit) == field.phasing() && field.arm_of(mover.unit) != Arm::Breastworks &&
         is_on_map(field.piece(mover.unit)) && !field.has_flag(mover.unit, kMoved) && !is_held(field, mover.unit) &&
         may_march && mover.half_points > 0 && mover.half_points < all && can_go(field, mover);
}

}  // namespace

const StepRule kMoveUnitStep = {.kind = StepKind::MoveUnit,
                                .id = "move-unit",
                                .advance = advance,
                                .waits_for = waits_for_phasing,
                                .candidates = candidates,
                                .verbs = kVerbs,
                                .ask = ask,
                                .is_exact = true,
                                .on = steps(StepKind::MovementPhase),
                                .holds = holds_only<Mover>,
                                .ranges = kRanges,
                                .fits = fits};

}  // namespace longroll::battles
