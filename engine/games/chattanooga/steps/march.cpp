// build: small
#include "engine/games/chattanooga/steps/march.h"

#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/joining.h"
#include "engine/games/chattanooga/rules/march_plan.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/wrecked_bridge.h"
#include "engine/games/chattanooga/steps/fortune_acts.h"
#include "engine/games/chattanooga/steps/leader_acts.h"
#include "engine/games/chattanooga/steps/march_acts.h"
#include "engine/games/chattanooga/steps/marker_acts.h"
#include "engine/games/chattanooga/steps/reserve_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"
#include "engine/games/chattanooga/steps/works_acts.h"

/// Chattanooga 7.0, 6.3, 7.5, 8.2, 8.3: a unit or stack moves, hex by hex or to where it is sent, until its points are
/// spent or its owner halts it.
namespace longroll::chattanooga {
namespace {

using March = MarchLocals;

bool leave(const Library& library, Now& now, March march, const Movers& movers) {
  const PieceId unit = next_to_check(movers, march.checked);
  if (unit == kNoPiece) {
    const bool must_stop = march.stage == MarchStage::Stopping;
    step_to(library, now, march, movers, march.next);
    write(now, march);
    if (must_stop) {
      settle(library, now, movers);
    }
  } else {
    write(now, &March::checked, unit);
    begin(now, MoraleCheckLocals{unit, CheckReason::LeavingZone});
  }
  return true;
}

bool advance(const Library& library, Now& now) {
  const auto march = locals_of<March>(now);
  Movers movers;
  bool is_among_others = false;
  bool can_charge = false;
  HexId here = kNoHex;
  {
    const Field field(library, now);
    movers = movers_of(field);
    if (!movers.is_empty()) {
      here = field.piece(movers.front()).place;
      is_among_others = has_others(field, movers);
      can_charge = field.has(Option::Charge) && !refuse_charge_here(field, movers, march);
    }
  }
  if (movers.is_empty()) {  // all have routed
    halt_leaders(library, now, kMoved);
    now.end();
    return true;
  }
  if (march.stage == MarchStage::Choosing && is_deployment_due(library, now)) {  // 14.5
    return false;
  }
  if (march.stage == MarchStage::Leaving || march.stage == MarchStage::Stopping) {
    return leave(library, now, march, movers);
  }
  const bool is_there = march.target == here;
  const bool is_asked = can_charge && (march.target == kNoHex || is_there);  // whether they charge (10.8)
  if (!is_asked && (march.points <= 0 || (is_there && is_among_others))) {
    settle(library, now, movers);
  } else if (is_there) {
    write(now, &March::target, kNoHex);
  } else if (march.target != kNoHex) {
    go_on(library, now, march, movers);
  } else {
    return false;
  }
  return true;
}

void add_joins(const Field& field, const Movers& movers, const March& march, Actions& actions) {
  if (field.has_flag(movers.front(), kEntered)) {
    for (const PieceId leader : field.pieces()) {
      if (can_enter_along(field, leader, movers, march)) {
        actions.push_back(action_of(verbs::Join{leader}));
      }
    }
  }
  if (have_set_out(field, movers, march)) {
    return;
  }
  const std::size_t first = actions.size();
  for (const PieceId unit : movable_at(field, field.piece(movers.front()).place, field.phasing())) {
    if (!field.has_flag(unit, kMoving) && !field.is_reserve(movers.front())) {
      actions.push_back(action_of(verbs::Join{unit}));
    }
  }
  for_each_at(field, field.piece(movers.front()).place, [&](PieceId leader) {
    if (can_go_along(field, leader)) {
      actions.push_back(action_of(verbs::Join{leader}));
    }
  });
  std::sort(actions.begin() + static_cast<std::ptrdiff_t>(first), actions.end());
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto march = locals_of<March>(step);
  const Movers movers = movers_of(field);
  const StackMove move(field, movers, march);
  add_joins(field, movers, march, actions);
  MoveReach reach;
  move.reach(reach);
  HexSet hexes;
  for (const HexId hex : reach.hexes()) {
    if (hex != move.here() && !move.refuse_stay(hex)) {
      hexes.add(hex);
    }
  }
  hexes.for_each([&](HexId hex) { actions.push_back(action_of(verbs::Go{hex})); });
  HexSet next;
  field.grid().for_each_neighbor(move.here(), [&](Direction, HexId to) {
    if (!move.refuse_step_to(to)) {
      next.add(to);
    }
  });
  next.for_each([&](HexId hex) { actions.push_back(action_of(verbs::StepTo{hex})); });
  actions.push_back(action_of(verbs::Halt{}));
  if (field.has(Option::Charge) && !refuse_charge_here(field, movers, march)) {
    actions.push_back(action_of(verbs::ChargeAll{}));
  }
  if (!refuse_forced_march(field, movers, march)) {
    actions.push_back(action_of(verbs::ForceMarch{}));
  }
}

/// Chattanooga 8.2: a unit joins the stack before it sets out.
Refusal refuse_joining(const Field& field, const March& march, const verbs::Join& join) {
  if (can_enter_along(field, join.unit, movers_of(field), march)) {
    return kLawful;
  }
  if (have_set_out(field, movers_of(field), march)) {
    return {"A stack sets out together.", "8.2"};
  }
  if (can_go_along(field, join.unit)) {
    return field.piece(join.unit).place == field.piece(movers_of(field).front()).place
               ? kLawful
               : Refusal{"He is not with them.", "13.2"};
  }
  if (const Refusal refusal = refuse_take(field, join.unit)) {
    return refusal;
  }
  const Movers movers = movers_of(field);
  if (field.is_reserve(join.unit) || field.is_reserve(movers.front())) {
    return {"A reserve moves by itself.", "14.4"};
  }
  const bool is_there = field.piece(join.unit).place == field.piece(movers.front()).place;
  return is_there && !field.has_flag(join.unit, kMoving) ? kLawful
                                                         : Refusal{"It does not wait in the same hex.", "8.2"};
}

void join(const Library& library, Now& now, const verbs::Join& join) {
  if (now.state().piece(join.unit).place == kDue) {
    now.move(join.unit, now.state().piece(movers_of(Field(library, now)).front()).place);
  }
  give_up_works(library, now, join.unit);
  now.lower(join.unit, kCharge);
  now.raise(join.unit, kMoving);
  const Field field(library, now);
  if (field.type(join.unit) != UnitType::Leader) {  // 13.2: he goes as far as they can
    write(now, &March::points, allowance(field, movers_of(field)));
  }
}

Refusal refuse_going(const Field& field, const March& march, const verbs::Go& go) {
  return StackMove(field, movers_of(field), march).refuse_go(go.hex);
}

void go(const Library&, Now& now, const verbs::Go& go) { write(now, &March::target, go.hex); }

Refusal refuse_stepping(const Field& field, const March& march, const verbs::StepTo& step) {
  return StackMove(field, movers_of(field), march).refuse_step_to(step.hex);
}

/// One step, after which the owner is asked again.
void step_next(const Library& library, Now& now, const verbs::StepTo& step) {
  auto march = locals_of<March>(now);
  const Movers movers = movers_of(Field(library, now));
  bool must_check = false;
  {
    const Field field(library, now);
    const StackMove move(field, movers, march);
    march.points = move.points_after(*field.grid().direction(move.here(), step.hex), step.hex);
    must_check = move.must_check_on_leaving(move.here());
  }
  if (must_check) {
    march.stage = MarchStage::Leaving;
    march.next = step.hex;
  } else {
    step_to(library, now, march, movers, step.hex);
  }
  write(now, march);
}

void charge(const Library& library, Now& now, const verbs::ChargeAll&) {
  const Movers movers = movers_of(Field(library, now));
  for (const PieceId unit : movers) {
    if (can_bear_charge(Field(library, now), unit)) {
      prepare_charge(now, unit);
    }
  }
  settle(library, now, movers);
}

/// Chattanooga 6.3, 9.3: cavalry has just entered the map where it stops only to charge.
bool must_charge(const Field& field, const Movers& movers, const March& march) {
  return march.trail().is_empty() && field.has_flag(movers.front(), kEntered) && !fortune_of(field.state()) &&
         StackMove(field, movers, march).refuse_stay(field.piece(movers.front()).place) &&
         !refuse_charge_here(field, movers, march);
}

void halt(const Library& library, Now& now, const verbs::Halt&) {
  const Movers movers = movers_of(Field(library, now));
  bool may_stay = true;
  bool charges = false;
  {
    const Field field(library, now);
    const auto march = locals_of<March>(now);
    const StackMove move(field, movers, march);
    may_stay = march.trail().is_empty() || !move.refuse_stay(move.here());
    charges = must_charge(field, movers, march);
  }
  if (charges) {
    charge(library, now, verbs::ChargeAll{});
  } else if (may_stay) {
    settle(library, now, movers);
  } else {
    turn_back(library, now, movers);
  }
}

/// Chattanooga 7.5: while they have a point left and nothing has stopped them.
Refusal refuse_forcing(const Field& field, const March& march, const verbs::ForceMarch&) {
  return refuse_forced_march(field, movers_of(field), march);
}

void force_march(const Library& library, Now& now, const verbs::ForceMarch&) {
  const Movers movers = movers_of(Field(library, now));
  for (const PieceId unit : movers) {
    now.raise(unit, kForceMarched);
  }
  begin(now, ForcedMarchLocals{next_to_check(movers, kNoPiece)});
}

/// Chattanooga 10.8
Refusal refuse_charging(const Field& field, const March& march, const verbs::ChargeAll&) {
  return refuse_charge_here(field, movers_of(field), march);
}

constexpr StepRule::Verb kVerbs[] = {
    StepRule::verb<refuse_joining, join>(),       StepRule::verb<refuse_going, go>(),
    StepRule::verb<refuse_stepping, step_next>(), StepRule::verb<halt>(),
    StepRule::verb<refuse_charging, charge>(),    StepRule::verb<refuse_forcing, force_march>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto march = locals_of<March>(step);
  const Movers movers = movers_of(field);
  const int parts = parts_of_point(field, movers.front());
  const int points = (march.points + parts - 1) / parts;
  prompt.text = field.counter(movers.top()).name +
                (movers.size() > 1 ? " and " + std::to_string(movers.size() - 1) + " more have " : " has ") +
                std::to_string(points) + (points == 1 ? " movement point" : " movement points") +
                ": choose a hex, or halt.";
  prompt.rule = "7.1";
}

constexpr LocalRange kRanges[] = {
    range<&March::stage>("stage", MarchStage::Choosing, MarchStage::Stopping),
    range<&March::points>("points", 0, MoveReach::kMaxPoints), range<&March::target>("target", kNoHex, kMaxHexes - 1),
    range<&March::next>("next", kNoHex, kMaxHexes - 1), piece_or_none_in<&March::checked>("checked")};

}  // namespace

/// Chattanooga 7.1, 8.2
void begin_march(const Library& library, Now& now, const Movers& movers, int spent) {
  spoil_volleys(library, now, now.state().piece(movers.front()).place);
  for (const PieceId unit : movers) {
    give_up_works(library, now, unit);
    now.lower(unit, kCharge);  // 10.8: what was prepared where they stood
    now.raise(unit, kMoving);
  }
  const int points = allowance(Field(library, now), movers);
  March march;
  march.points = std::max(points - spent * parts_of_point(Field(library, now), movers.front()), 0);
  begin(now, march);
}

/// Chattanooga 6.3
void settle_leaving(const Library& library, Now& now, PieceId unit, const CheckResult& result) {
  if (result.is_passed) {
    return;
  }
  bool is_shattered = false;
  bool is_disrupted = false;
  {
    const Field field(library, now);
    is_shattered = shatters(field, result);
    is_disrupted = field.is_disrupted(unit);
  }
  if (is_disrupted) {
    rout(library, now, unit, is_shattered);
  } else {
    disrupt(now, unit);
    write(now, &March::points, 0);
    write(now, &March::stage, MarchStage::Stopping);
  }
}

/// Chattanooga 8.3
void settle_joining(const Library& library, Now& now, PieceId, const CheckResult& result) {
  const Movers movers = movers_of(Field(library, now));
  if (result.is_passed) {
    log(now, notes::Joined{movers.front(), now.state().piece(movers.front()).place});
    finish_march(library, now, movers);
  } else {
    turn_back(library, now, movers);
  }
}

const StepRule kMarchStep = {.kind = StepKind::March,
                             .id = "march",
                             .advance = advance,
                             .waits_for = [](const State& state, const Step&) { return decides_moves(state); },
                             .candidates = candidates,
                             .verbs = kVerbs,
                             .ask = ask,
                             .is_exact = true,
                             .on = steps(StepKind::MovementPhase, StepKind::Fortune),
                             .holds = holds_only<March>,
                             .ranges = kRanges,
                             .fits = fits_march};

}  // namespace longroll::chattanooga
