// build: small
#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/campaign/steps/ship_acts.h"
#include "engine/games/campaign/steps/table_acts.h"

/// Campaign 13.6: rounds, in which the sides withdraw and fire in turn, unit by unit. 11.6: forts fire at vessels that
/// run past them.
namespace longroll::campaign {
namespace {

using Combat = NavalCombatLocals;
using Stage = NavalStage;

bool is_run(Stage stage) { return stage >= Stage::RunDie; }

// ---- what is open in the moment ----

std::vector<Shot> open_shots(const Field& field, const Combat& combat) {
  return combat.stage == Stage::RunFiring ? shots_of_fort(field, combat.here, combat.ship)
                                          : shots_of(field, combat.here, combat.turn, true);
}

bool has_shots(const Field& field, const Combat& combat, Seat side, bool fresh) {
  return !shots_of(field, combat.here, side, fresh).empty();
}

/// Campaign 13.6: both are still there, and somebody may fire at a target that is there.
bool goes_on(const Field& field, const Combat& combat) {
  return !naval_side(field, combat.here, Seat::Union).empty() &&
         !naval_side(field, combat.here, Seat::Confederate).empty() &&
         (has_shots(field, combat, Seat::Union, false) || has_shots(field, combat, Seat::Confederate, false));
}

void go_to(Now& now, Stage stage) { write(now, &Combat::stage, stage); }

// ---- the round ----

void clear_fired(const Library& library, Now& now, const Berth& here) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const NavalSide all = naval_side(Field(library, now), here, side);
    for (const std::vector<PieceId>* list : {&all.ships, &all.forts}) {
      for (const PieceId id : *list) {
        now.lower(id, kFought);
      }
    }
  }
}

/// Campaign 13.6: damaged vessels go to port; who has fired may fire in a later combat.
void finish(const Library& library, Now& now, const Combat& combat) {
  clear_fired(library, now, combat.here);
  if (!is_run(combat.stage)) {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      for (const PieceId ship : ships_at(Field(library, now), combat.here, side)) {
        send_to_port(library, now, ship);
      }
    }
  }
  now.end();
}

void begin_round(const Library& library, Now& now, Combat combat) {
  clear_fired(library, now, combat.here);
  combat.stage = Stage::UnionDie;
  combat.union_die = 0;
  combat.ship = combat.target = kNoPiece;
  write(now, combat);
}

void shoot(Now& now, Combat combat, const Shot& shot) {
  combat.stage = combat.stage == Stage::RunFiring ? Stage::RunShotDie : Stage::ShotDie;
  combat.ship = shot.firing;
  combat.target = shot.target;
  if (combat.stage == Stage::ShotDie) {
    now.raise(shot.firing, kFought);
  }
  write(now, combat);
}

/// The side whose turn it is fires; when it cannot, the other does; when neither can, the round is over. One shot alone
/// is nobody's choice.
bool fire_on(const Library& library, Now& now, Combat combat) {
  bool is_over = false;
  bool is_round_over = false;
  std::vector<Shot> shots;
  {
    const Field field(library, now);
    is_over = !goes_on(field, combat);
    shots = open_shots(field, combat);
    is_round_over = !has_shots(field, combat, other(combat.turn), true);
  }
  if (is_over) {
    finish(library, now, combat);
  } else if (shots.size() == 1) {
    shoot(now, combat, shots.front());
  } else if (!shots.empty()) {
    return false;
  } else if (is_round_over) {
    begin_round(library, now, combat);
  } else {
    combat.turn = other(combat.turn);
    combat.stage = Stage::Withdrawing;
    write(now, combat);
  }
  return true;
}

/// Campaign 13.6: before each shot; once all have fired, the next round's dice tell who may.
bool withdraw_on(const Library& library, Now& now, const Combat& combat) {
  bool is_over = false;
  {
    const Field field(library, now);
    is_over = !goes_on(field, combat);
    const bool is_round_over =
        !has_shots(field, combat, Seat::Union, true) && !has_shots(field, combat, Seat::Confederate, true);
    if (!is_over && !is_round_over && can_anybody_withdraw(field, combat.here, combat.turn)) {
      return false;
    }
  }
  if (is_over) {
    finish(library, now, combat);
  } else {
    go_to(now, Stage::Firing);
  }
  return true;
}

/// Campaign 11.6: the next fort beside the hexside fires when the one has done so.
bool run_on(const Library& library, Now& now, Combat combat) {
  std::vector<Shot> shots;
  std::vector<PieceId> forts;
  {
    const Field field(library, now);
    shots = shots_of_fort(field, combat.here, combat.ship);
    forts = forts_at(field, combat.here, combat.turn);
  }
  if (combat.shots > 0 && shots.size() > 1) {
    return false;
  }
  if (combat.shots > 0 && shots.size() == 1) {
    shoot(now, combat, shots.front());
    return true;
  }
  const auto next = std::upper_bound(forts.begin(), forts.end(), combat.ship);
  if (shots.empty() || next == forts.end()) {
    finish(library, now, combat);
    return true;
  }
  combat.stage = Stage::RunDie;
  combat.ship = *next;
  combat.shots = 0;
  write(now, combat);
  return true;
}

bool advance(const Library& library, Now& now) {
  const auto combat = locals_of<Combat>(now);
  switch (combat.stage) {
    case Stage::UnionDie: {
      const bool is_over = combat.union_die == 0 && !goes_on(Field(library, now), combat);
      if (is_over) {
        finish(library, now, combat);
      }
      return is_over;
    }
    case Stage::Withdrawing:
      return withdraw_on(library, now, combat);
    case Stage::Firing:
      return fire_on(library, now, combat);
    case Stage::RunFiring:
      return run_on(library, now, combat);
    default:
      return false;
  }
}

Seat waits_for(const State&, const Step& step) {
  const auto combat = locals_of<Combat>(step);
  switch (combat.stage) {
    case Stage::Withdrawing:
    case Stage::Leaving:
    case Stage::Firing:
    case Stage::RunFiring:
      return combat.turn;
    default:
      return Seat::Chance;
  }
}

// ---- dice ----

void roll_shot(const Library& library, Now& now, Combat combat, int die) {
  const bool is_hit = hits(Field(library, now), combat.ship, die);
  if (is_hit) {
    hit(now, library, combat.target);
  }
  combat.target = kNoPiece;
  if (combat.stage == Stage::RunShotDie) {
    combat.stage = Stage::RunFiring;
    --combat.shots;
  } else {
    combat.stage = Stage::Withdrawing;
    combat.ship = kNoPiece;
    combat.turn = other(combat.turn);
  }
  write(now, combat);
}

void roll(const Library& library, Now& now, const Action& action) {
  auto combat = locals_of<Combat>(now);
  const int die = thrown(now, action);
  switch (combat.stage) {
    case Stage::UnionDie:
      combat.union_die = die;
      combat.stage = Stage::ConfederateDie;
      write(now, combat);
      break;
    case Stage::ConfederateDie:  // 13.6: the Union wins ties
      combat.turn = combat.union_die >= die ? Seat::Union : Seat::Confederate;
      combat.union_die = 0;
      combat.stage = Stage::Withdrawing;
      write(now, combat);
      break;
    case Stage::RunDie: {  // 11.6
      const int divisor = library.chart.numbers.naval.run_past_divisor;
      combat.shots = (die + divisor - 1) / divisor;
      combat.stage = Stage::RunFiring;
      write(now, combat);
      break;
    }
    default:
      roll_shot(library, now, combat, die);
      break;
  }
}

Chance chance(const Library&, const State&, const Step& step) {
  return d6(is_run(locals_of<Combat>(step).stage) ? "11.6" : "13.6");
}

// ---- decisions ----

Refusal refuse_withdraw(const Field& field, const Combat& combat, const verbs::Withdraw& withdraw) {
  if (combat.stage != Stage::Withdrawing) {
    return kNotAsked;
  }
  const std::vector<PieceId> ships = who_can_withdraw(field, combat.here, combat.turn);
  return std::find(ships.begin(), ships.end(), withdraw.ship) != ships.end()
             ? kLawful
             : Refusal{"The vessel has nowhere to withdraw to.", "13.6"};
}
void withdraw(const Library&, Now& now, const verbs::Withdraw& withdraw) {
  auto combat = locals_of<Combat>(now);
  combat.stage = Stage::Leaving;
  combat.ship = withdraw.ship;
  write(now, combat);
}

Refusal refuse_leaving(const Field& field, const Combat& combat, const verbs::SailTo& to) {
  if (combat.stage != Stage::Leaving) {
    return kNotAsked;
  }
  const std::vector<Berth> berths = withdrawals_of(field, combat.here, combat.ship);
  return std::find(berths.begin(), berths.end(), to.berth) != berths.end()
             ? kLawful
             : Refusal{"The vessel cannot withdraw to there.", "13.6"};
}
/// Campaign 13.6: a vessel that withdraws from its own voyage does not move again; a damaged one goes on to port.
void leave(const Library& library, Now& now, const verbs::SailTo& to) {
  auto combat = locals_of<Combat>(now);
  const PieceId ship = combat.ship;
  sail(now, std::span(&ship, 1), to.berth);
  const unsigned flags = now.state().piece(ship).flags;
  const bool was_moving = (flags & kMoving) != 0;
  now.flag(ship, (flags & ~static_cast<unsigned>(kMoving | kFought)) | (was_moving ? kMoved : 0U));
  send_to_port(library, now, ship);
  combat.stage = Stage::Withdrawing;
  combat.ship = kNoPiece;
  write(now, combat);
}

Refusal refuse_stand(const Field&, const Combat& combat, const verbs::Stand&) {
  return combat.stage == Stage::Withdrawing ? kLawful : kNotAsked;
}
void stand(const Library&, Now& now, const verbs::Stand&) { go_to(now, Stage::Firing); }

Refusal refuse_fire(const Field& field, const Combat& combat, const verbs::FireAt& fire) {
  if (combat.stage != Stage::Firing && combat.stage != Stage::RunFiring) {
    return kNotAsked;
  }
  const std::vector<Shot> shots = open_shots(field, combat);
  return std::find(shots.begin(), shots.end(), Shot{fire.firing, fire.target}) != shots.end()
             ? kLawful
             : Refusal{"It does not fire at that target now.", "13.6"};
}
void fire(const Library&, Now& now, const verbs::FireAt& fire) {
  shoot(now, locals_of<Combat>(now), {fire.firing, fire.target});
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto combat = locals_of<Combat>(step);
  switch (combat.stage) {
    case Stage::Withdrawing:
      for (const PieceId id : who_can_withdraw(field, combat.here, combat.turn)) {
        add_action(actions, verbs::Withdraw{id});
      }
      add_action(actions, verbs::Stand{});
      break;
    case Stage::Leaving:
      for (const Berth& berth : withdrawals_of(field, combat.here, combat.ship)) {
        add_action(actions, verbs::SailTo{berth});
      }
      break;
    default:
      for (const Shot& shot : open_shots(field, combat)) {
        add_action(actions, verbs::FireAt{shot.firing, shot.target});
      }
      break;
  }
  heap_sort(actions.begin(), actions.end());
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_withdraw, withdraw>(),
                                     StepRule::verb<refuse_leaving, leave>(), StepRule::verb<refuse_stand, stand>(),
                                     StepRule::verb<refuse_fire, fire>()};

void ask(const Field&, const Step& step, Prompt& prompt) {
  switch (locals_of<Combat>(step).stage) {
    case Stage::Withdrawing:
      prompt.text = "Does a vessel withdraw from the fight?";
      prompt.rule = "13.6";
      break;
    case Stage::Leaving:
      prompt.text = "Where does it withdraw to?";
      prompt.rule = "13.6";
      break;
    case Stage::RunFiring:
      prompt.text = "At which vessel does the fort fire?";
      prompt.rule = "11.6";
      break;
    default:
      prompt.text = "Who fires, and at whom?";
      prompt.rule = "13.6";
      break;
  }
}

constexpr int kMaxBerth = kMaxHexsides + kMaxHexes + kSeaZones - 1;
constexpr int kFaces = 6;
constexpr LocalRange kRanges[] = {range<&Combat::stage>("stage", Stage::UnionDie, Stage::RunShotDie),
                                  range<&Combat::here>("here", 0, kMaxBerth),
                                  side_in<&Combat::turn>("turn"),
                                  range<&Combat::union_die>("union-die", 0, kFaces),
                                  range<&Combat::ship>("ship", kNoPiece, kMaxHexGamePieces - 1),
                                  range<&Combat::target>("target", kNoPiece, kMaxHexGamePieces - 1),
                                  range<&Combat::shots>("shots", 0, kFaces)};

bool has_shot(const Field& field, const Combat& combat, const std::vector<Shot>& shots) {
  static_cast<void>(field);
  return std::find(shots.begin(), shots.end(), Shot{combat.ship, combat.target}) != shots.end();
}

bool fits_fight(const Field& field, const Combat& combat) {
  if (!goes_on(field, combat) || combat.shots != 0) {
    return false;
  }
  const bool has_ship = combat.ship != kNoPiece;
  const bool has_target = combat.target != kNoPiece;
  switch (combat.stage) {
    case Stage::UnionDie:
      return combat.union_die == 0 && !has_ship && !has_target;
    case Stage::ConfederateDie:
      return combat.union_die > 0 && !has_ship && !has_target;
    case Stage::Withdrawing:
      return combat.union_die == 0 && !has_ship && !has_target &&
             (has_shots(field, combat, Seat::Union, true) || has_shots(field, combat, Seat::Confederate, true)) &&
             can_anybody_withdraw(field, combat.here, combat.turn);
    case Stage::Leaving: {
      const std::vector<PieceId> ships = who_can_withdraw(field, combat.here, combat.turn);
      return combat.union_die == 0 && !has_target && std::find(ships.begin(), ships.end(), combat.ship) != ships.end();
    }
    case Stage::Firing:
      return combat.union_die == 0 && !has_ship && !has_target && open_shots(field, combat).size() > 1;
    default: {  // ShotDie
      // Of several that are alike one that has fired is another sort: the shot may be any that is allowed.
      const NavalSide own = naval_side(field, combat.here, combat.turn);
      const NavalSide enemy = naval_side(field, combat.here, other(combat.turn));
      const auto among = [](const NavalSide& side, PieceId id) {
        return std::find(side.ships.begin(), side.ships.end(), id) != side.ships.end() ||
               std::find(side.forts.begin(), side.forts.end(), id) != side.forts.end();
      };
      return combat.union_die == 0 && among(own, combat.ship) && among(enemy, combat.target) &&
             field.has_flag(combat.ship, kFought) && may_fire_at(field, combat.here, combat.ship, combat.target);
    }
  }
}

bool fits_run(const Field& field, const Combat& combat) {
  const std::vector<PieceId> forts = forts_at(field, combat.here, combat.turn);
  const bool has_fort = std::find(forts.begin(), forts.end(), combat.ship) != forts.end();
  if (combat.turn == field.phasing() || !has_fort || combat.union_die != 0) {
    return false;
  }
  const std::vector<Shot> shots = shots_of_fort(field, combat.here, combat.ship);
  switch (combat.stage) {
    case Stage::RunDie:
      return combat.shots == 0 && combat.target == kNoPiece && !shots.empty();
    case Stage::RunFiring:
      return combat.shots > 0 && combat.target == kNoPiece && shots.size() > 1;
    default:
      return combat.shots > 0 && has_shot(field, combat, shots);
  }
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto combat = locals_of<Combat>(step);
  const auto voyage = locals_of<VoyageLocals>(*below);
  const bool runs = is_run(combat.stage);
  return is_innermost(field.state(), step) && combat.here == voyage.here &&
         voyage.stage == (runs ? VoyageStage::Running : VoyageStage::Fighting) &&
         (runs ? fits_run(field, combat) : fits_fight(field, combat));
}

}  // namespace

const StepRule kNavalCombatStep = {.kind = StepKind::NavalCombat,
                                   .id = "naval-combat",
                                   .advance = advance,
                                   .waits_for = waits_for,
                                   .candidates = candidates,
                                   .verbs = kVerbs,
                                   .act = roll,
                                   .chance = chance,
                                   .ask = ask,
                                   .is_exact = true,
                                   .on = steps(StepKind::Voyage),
                                   .holds = holds_only<Combat>,
                                   .ranges = kRanges,
                                   .fits = fits};

}  // namespace longroll::campaign
