// build: fast
#include <algorithm>

#include "engine/hexgame/stack_order.h"
#include "tests/conform/toy_hex/toy_hex.h"

/// The sequence of play (RULES.md 3.0). A real game has a file a step.
namespace longroll::toy_hex {
namespace {

using StepRule = ToyHex::StepRule;

Seat waits_for_phasing(const State& state, const Step&) { return phasing(state); }
Seat waits_for_other(const State& state, const Step&) { return other(phasing(state)); }

void end_game(Now& now, Seat winner) { now.set(track(Track::Winner), winner_number(winner)); }

/// Crossroads 9.0: a side without units has lost at once.
void lose(const Data& data, Now& now, PieceId unit) {
  put(now, unit, kEliminated);
  const Seat side = owner_of(now.state().piece(unit));
  if (Field(data, now.state()).units(side).empty()) {
    end_game(now, other(side));
  }
}

// ---- 5.0: movement ----

void moves(const Field& field, const Step&, Actions& actions) {
  Reach reach;
  for (const PieceId unit : field.units(field.phasing())) {
    field.reach(unit, reach);
    for (const HexId hex : reach.hexes()) {
      actions.push_back(action_of(Move{unit, hex}));
    }
  }
  actions.push_back(action_of(EndMoves{}));
}

void move(const Data&, Now& now, const Move& move) {
  now.raise(move.unit, kMoved);
  put(now, move.unit, move.hex);
}

void end_moves(const Data&, Now& now, const EndMoves&) {
  now.end();
  begin(now, StepKind::Combat);
}

constexpr StepRule::Verb kMovementVerbs[] = {StepRule::verb<&Field::refuse_move, move>(), StepRule::verb<end_moves>()};

// ---- 7.0: combat ----

void attacks(const Field& field, const Step&, Actions& actions) {
  for (const PieceId unit : field.units(field.phasing())) {
    field.grid().for_each_neighbor(field.piece(unit).place, [&](Direction, HexId to) {
      actions.push_back(action_of(Attack{unit, to}));
    });
  }
  actions.push_back(action_of(EndCombat{}));
}

void attack(const Data&, Now& now, const Attack& attack) { begin(now, AttackLocals{attack.unit, attack.hex}); }

/// Crossroads 3.0, 9.0: the other side begins, in a new turn after the Confederates.
void end_combat(const Data& data, Now& now, const EndCombat&) {
  const Field field(data, now.state());
  const Seat next = other(field.phasing());
  for (const PieceId unit : field.units(field.phasing())) {
    now.flag(unit, 0);
  }
  if (next == Seat::Union && field.turn() == static_cast<int>(data.scenario().turns.size())) {
    end_game(now, field.ahead());
    return;
  }
  now.add(track(Track::Turn), next == Seat::Union ? 1 : 0);
  now.set(track(Track::Phasing), index_of(next));
  now.end();
  begin(now, StepKind::Movement);
}

constexpr StepRule::Verb kCombatVerbs[] = {StepRule::verb<&Field::refuse_attack, attack>(),
                                           StepRule::verb<end_combat>()};

/// Crossroads 7.1, 7.2
void resolve(const Data& data, Now& now, const Action& action) {
  const auto attack = locals_of<AttackLocals>(now);
  const int die = way_of(action) + 1;
  const Field field(data, now.state());
  const PieceId defender = field.stack(attack.hex).back();
  const Effect effect = field.effect(attack.unit, attack.hex, die);
  now.end();
  now.raise(attack.unit, kAttacked);
  now.rolled(die, 6, attack.unit);
  log(now, Fought{effect});
  if (effect == Effect::DefenderBack) {
    begin(now, RetreatLocals{defender});
  } else if (effect != Effect::Nothing) {
    lose(data, now, effect == Effect::DefenderLost ? defender : attack.unit);
  }
}

bool fits_attack(const Field& field, const Step& step, const Step*) {
  const auto attack = locals_of<AttackLocals>(step);
  return !field.refuse_attack({attack.unit, attack.hex});
}

// ---- 7.3: retreat ----

void retreats(const Field& field, const Step& step, Actions& actions) {
  const PieceId unit = locals_of<RetreatLocals>(step).unit;
  field.grid().for_each_neighbor(field.piece(unit).place,
                                 [&](Direction, HexId to) { actions.push_back(action_of(Retreat{to})); });
}

/// Crossroads 7.3: a unit that has nowhere to go is eliminated.
bool advance_retreat(const Data& data, Now& now) {
  const auto retreating = locals_of<RetreatLocals>(now);
  const Field field(data, now.state());
  if (std::any_of(data.hexes.begin(), data.hexes.end(),
                  [&](HexId hex) { return !field.refuse_retreat(retreating, {hex}); })) {
    return false;
  }
  now.end();
  lose(data, now, retreating.unit);
  return true;
}

void retreat(const Data&, Now& now, const Retreat& retreat) {
  const PieceId unit = locals_of<RetreatLocals>(now).unit;
  now.end();
  put(now, unit, retreat.hex);
}

constexpr StepRule::Verb kRetreatVerbs[] = {StepRule::verb<&Field::refuse_retreat, retreat>()};

bool fits_retreat(const Field& field, const Step& step, const Step*) {
  const PieceId unit = locals_of<RetreatLocals>(step).unit;
  return field.has_on_map(unit, other(field.phasing())) && field.is_upper(unit);
}

constexpr StepRule kMovementStep{.kind = StepKind::Movement,
                                 .id = "movement",
                                 .waits_for = waits_for_phasing,
                                 .candidates = moves,
                                 .verbs = kMovementVerbs,
                                 .asks = {"Move units, or end your movement.", "5.0"},
                                 .on = kOutermost,
                                 .holds = has_no_locals};
constexpr StepRule kCombatStep{.kind = StepKind::Combat,
                               .id = "combat",
                               .waits_for = waits_for_phasing,
                               .candidates = attacks,
                               .verbs = kCombatVerbs,
                               .asks = {"Attack, or end combat.", "7.0"},
                               .on = kOutermost,
                               .holds = has_no_locals};
constexpr StepRule kAttackStep{.kind = StepKind::Attack,
                               .id = "attack",
                               .waits_for = waits_for_chance,
                               .act = resolve,
                               .rolls = die_of_six(Do::Roll, "7.2"),
                               .on = steps(StepKind::Combat),
                               .holds = holds_only<AttackLocals>,
                               .fits = fits_attack};
constexpr StepRule kRetreatStep{.kind = StepKind::Retreat,
                                .id = "retreat",
                                .advance = advance_retreat,
                                .waits_for = waits_for_other,
                                .candidates = retreats,
                                .verbs = kRetreatVerbs,
                                .asks = {"Choose where the unit retreats.", "7.3"},
                                .on = steps(StepKind::Combat),
                                .holds = holds_only<RetreatLocals>,
                                .fits = fits_retreat};
constexpr const StepRule* kSteps[] = {&kMovementStep, &kCombatStep, &kAttackStep, &kRetreatStep};

}  // namespace

std::span<const StepRule* const> all_steps() { return kSteps; }

/// Crossroads 4.2, 8.0
void put(Now& now, PieceId unit, Place place) {
  hexgame::lay_on_top(now, unit, place);
  if (is_hex(place)) {
    now.mark_ground(place, mark_of(owner_of(now.state().piece(unit))));
  } else {
    now.flag(unit, 0);
  }
}

}  // namespace longroll::toy_hex
