// build: small
#include "engine/games/chattanooga/rules/hidden_reserves.h"
#include "engine/games/chattanooga/rules/morale.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/steps/check_effects.h"
#include "engine/games/chattanooga/steps/reserve_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 14.5: the units of a reserve are deployed one by one, by their owner's will in his Movement Phase, or
/// because an enemy has come near, also in the middle of the enemy's move.
namespace longroll::chattanooga {
namespace {

using Deploying = DeploymentLocals;

PieceId first_in(const Field& field, PieceId marker) {
  PieceId first = kNoPiece;
  for_each_in_reserve(field, marker, [&](PieceId unit) { first = first == kNoPiece ? unit : first; });
  return first;
}

/// As they lie: in the hex of the marker as long as there is room, then beside it, away from enemy zones where it can.
HexId nearest_hex(const Field& field, const Deploying& deployment, PieceId unit) {
  const HexSet hexes = deploy_hexes(field, deployment, unit);
  const HexId center = field.piece(deployment.marker).place;
  HexId best = hexes.has(center) ? center : kNoHex;
  for (const bool may_be_in_zone : {false, true}) {
    hexes.for_each([&](HexId hex) {
      if (best == kNoHex && (may_be_in_zone || !field.is_in_enemy_zone(hex, field.side_of(unit)))) {
        best = hex;
      }
    });
  }
  return best;
}

/// A unit for which no hex is left routs; without a line of communication from there it is captured.
void lose(const Library& library, Now& now, const Deploying& deployment, PieceId unit) {
  bool can_rout = false;
  {
    const Field field(library, now);
    can_rout = field.communications(field.side_of(unit)).has(field.piece(deployment.marker).place);
  }
  if (can_rout) {
    log(now, notes::Routed{unit, false});
    put_in_box(library, now, unit, kRouted);
  } else {
    capture(library, now, unit);
  }
}

/// One unit is deployed without a question; false when its owner is asked.
bool deploy_by_itself(const Library& library, Now& now, const Deploying& deployment) {
  PieceId unit = kNoPiece;
  HexId hex = kNoHex;
  {
    const Field field(library, now);
    unit = first_in(field, deployment.marker);
    hex = unit == kNoPiece ? kNoHex : nearest_hex(field, deployment, unit);
    if (hex != kNoHex && !deploys_by_itself(field.state(), field.side_of(unit))) {
      return false;
    }
  }
  if (hex == kNoHex) {
    lose(library, now, deployment, unit);
  } else {
    deploy_unit(library, now, deployment, unit, hex);
  }
  return true;
}

bool advance(const Library& library, Now& now) {
  const auto deployment = locals_of<Deploying>(now);
  if (units_in_reserve(Field(library, now), deployment.marker) == 0) {
    if (is_on_map(now.state().piece(deployment.marker))) {
      take_reserve_off(library, now, deployment.marker);
    }
    now.end();
    return true;
  }
  return deployment.must && deploy_by_itself(library, now, deployment);
}

Seat waits_for(const State& state, const Step& step) {
  return owner_of(state.piece(locals_of<Deploying>(step).marker));
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto deployment = locals_of<Deploying>(step);
  for_each_in_reserve(field, deployment.marker, [&](PieceId unit) {
    deploy_hexes(field, deployment, unit).for_each([&](HexId hex) {
      actions.push_back(action_of(verbs::Deploy{unit, hex}));
    });
  });
  actions.push_back(action_of(verbs::Pass{}));
}

Refusal refuse_deploying(const Field& field, const Deploying& deployment, const verbs::Deploy& deploy) {
  const bool is_there = field.state().has_piece(deploy.unit) && field.is_unit(deploy.unit) &&
                        reserve_of(field, deploy.unit) == deployment.marker;
  if (!is_there) {
    return {"It is no unit of that reserve.", "14.5"};
  }
  const bool can = field.map().is_playable(deploy.hex) && deploy_hexes(field, deployment, deploy.unit).has(deploy.hex);
  return can ? kLawful
             : Refusal{"A unit is deployed in the hex of its reserve or beside it, where there is room.", "14.5"};
}
void deploy(const Library& library, Now& now, const verbs::Deploy& deploy) {
  deploy_unit(library, now, locals_of<Deploying>(now), deploy.unit, deploy.hex);
}

/// Of his will: the others stay in reserve. Else: the others are deployed as they lie.
void pass(const Library& library, Now& now, const verbs::Pass&) {
  const auto deployment = locals_of<Deploying>(now);
  while (deployment.must) {
    PieceId unit = kNoPiece;
    HexId hex = kNoHex;
    {
      const Field field(library, now);
      unit = first_in(field, deployment.marker);
      hex = unit == kNoPiece ? kNoHex : nearest_hex(field, deployment, unit);
    }
    if (unit == kNoPiece) {
      return;
    }
    if (hex == kNoHex) {
      lose(library, now, deployment, unit);
    } else {
      deploy_unit(library, now, deployment, unit, hex);
    }
  }
  now.end();
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_deploying, deploy>(), StepRule::verb<pass>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto deployment = locals_of<Deploying>(step);
  const std::string& name = field.counter(deployment.marker).name;
  prompt.text = deployment.must ? "The enemy is near: where do the units of " + name + " deploy?"
                                : "Which units of " + name + " deploy, and where?";
  prompt.rule = "14.5";
}

constexpr LocalRange kRanges[] = {piece_in<&Deploying::marker>("marker"), range<&Deploying::must>("must", 0, 1)};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto deployment = locals_of<Deploying>(step);
  if (!field.has(Option::Reserves) || !is_innermost(field.state(), step) ||
      !field.state().has_piece(deployment.marker) || !field.is_reserve(deployment.marker) ||
      !is_on_map(field.piece(deployment.marker)) || units_in_reserve(field, deployment.marker) == 0) {
    return false;
  }
  if (!deployment.must) {
    return is_below(below, StepKind::MovementPhase) && field.side_of(deployment.marker) == field.phasing() &&
           field.has_flag(deployment.marker, kMoved);
  }
  const PieceId unit = first_in(field, deployment.marker);
  return field.has_flag(deployment.marker, kMustDeploy) && nearest_hex(field, deployment, unit) != kNoHex &&
         !deploys_by_itself(field.state(), field.side_of(deployment.marker));
}

/// Chattanooga 14.6: a marker whose last unit was shot out of it, or has retreated, leaves the map.
bool take_empty_off(const Library& library, Now& now) {
  if (!has_option(now.state(), Option::BombardingReserves)) {
    return false;
  }
  const PieceId marker = empty_reserve(Field(library, now));
  if (marker != kNoPiece) {
    take_reserve_off(library, now, marker);
  }
  return marker != kNoPiece;
}

/// Steps in the middle of which a die is due, or which another game turn begins.
constexpr StepSet kShut = steps(StepKind::SetUp, StepKind::MoraleCheck, StepKind::ForcedMarch, StepKind::ArmyMoraleRoll,
                                StepKind::Deployment);

}  // namespace

/// Chattanooga 14.5
bool is_cut_into(const State& state, const Step& step) {
  const std::size_t size = state.stack.size();
  if (size < 2 || &state.stack[size - 2] != &step) {
    return false;
  }
  const Step& top = state.top();
  return (is_step<Deploying>(top) && locals_of<Deploying>(top).must) ||
         (is_step<MoraleCheckLocals>(top) && locals_of<MoraleCheckLocals>(top).reason == CheckReason::Deployment);
}

/// Chattanooga 14.5: markers first, then units beside which an enemy has come.
bool cut_in(const Library& library, Now& now) {
  const State& state = now.state();
  if (!has_option(state, Option::Reserves) || state.stack.empty() ||
      ((kShut >> static_cast<unsigned>(state.top().kind)) & 1U) != 0) {
    return false;
  }
  if (take_empty_off(library, now)) {
    return true;
  }
  PieceId marker = kNoPiece;
  PieceId unit = kNoPiece;
  {
    const Field field(library, now);
    marker = reserve_due(field);
    unit = marker == kNoPiece ? deployed_check_due(field) : kNoPiece;
  }
  if (marker != kNoPiece && now.state().piece(marker).up == kReverse) {
    show_reserve(library, now, marker);  // 14.7
  } else if (marker != kNoPiece) {
    begin(now, Deploying{marker, true});
  } else if (unit != kNoPiece) {
    now.lower(unit, kCheckDue);
    begin(now, MoraleCheckLocals{unit, CheckReason::Deployment});
  }
  return marker != kNoPiece || unit != kNoPiece;
}

/// Chattanooga 14.5: it is checked once in that phase.
void settle_deployment(const Library& library, Now& now, PieceId unit, const CheckResult& result) {
  now.lower(unit, kDeployed);
  if (!result.is_passed) {
    rout(library, now, unit, shatters(Field(library, now), result));
  }
}

const StepRule kDeploymentStep = {.kind = StepKind::Deployment,
                                  .id = "deployment",
                                  .advance = advance,
                                  .waits_for = waits_for,
                                  .candidates = candidates,
                                  .verbs = kVerbs,
                                  .ask = ask,
                                  .on = ~(kShut | steps(StepKind::GameTurn)),
                                  .holds = holds_only<Deploying>,
                                  .ranges = kRanges,
                                  .fits = fits};

}  // namespace longroll::chattanooga
