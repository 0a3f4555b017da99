// build: fast
#include <algorithm>

#include "tests/conform/toy_hex/toy_hex.h"

/// The sequence of play (RULES.md 3.0). A real game has a file a step.
namespace longroll::toy_hex {
namespace {

constexpr Refusal kNotAsked{"That is not what is asked now.", "3.0"};

Seat waits_for_phasing(const State& state, const Step&) { return phasing(state); }
Seat waits_for_other(const State& state, const Step&) { return other(phasing(state)); }

void end_game(Now& now, Seat winner) { now.set(track(Track::Winner), winner == Seat::Nobody ? 2 : index_of(winner)); }

/// Crossroads 9.0: a side without units has lost at once.
void lose(const Data& data, Now& now, PieceId unit) {
  put(data, now, unit, kEliminated);
  const Seat side = owner_of(now.state().piece(unit));
  if (Field(data, now.state()).units(side).empty()) {
    end_game(now, other(side));
  }
}

/// Crossroads 3.0, 9.0: the other side begins, in a new turn after the Confederates.
void next_player_turn(const Data& data, Now& now) {
  const Field field(data, now.state());
  const Seat next = other(field.phasing());
  const auto turns = static_cast<int>(data.scenario().turns.size());
  for (const PieceId unit : field.units(field.phasing())) {
    now.flag(unit, 0);
  }
  if (next == Seat::Union && now.state().track(track(Track::Turn)) == turns) {
    end_game(now, field.ahead());
    return;
  }
  now.add(track(Track::Turn), next == Seat::Union ? 1 : 0);
  now.set(track(Track::Phasing), index_of(next));
  now.end();
  begin(now, StepKind::Movement);
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
  actions.push_back(action_of(Do::EndMoves));
}

Refusal refuse_in_movement(const Field& field, const Step&, const Action& action) {
  const auto move = read<Move>(action);
  return move ? field.refuse_move(move->unit, move->hex) : action == action_of(Do::EndMoves) ? kLawful : kNotAsked;
}

void act_in_movement(const Data& data, Now& now, const Action& action) {
  if (const auto move = read<Move>(action)) {
    now.raise(move->unit, kMoved);
    put(data, now, move->unit, move->hex);
  } else {
    now.end();
    begin(now, StepKind::Combat);
  }
}

// ---- 7.0: combat ----

void attacks(const Field& field, const Step&, Actions& actions) {
  for (const PieceId unit : field.units(field.phasing())) {
    field.grid().for_each_neighbor(field.piece(unit).place, [&](Direction, HexId to) {
      actions.push_back(action_of(Attack{unit, to}));
    });
  }
  actions.push_back(action_of(Do::EndCombat));
}

Refusal refuse_in_combat(const Field& field, const Step&, const Action& action) {
  const auto attack = read<Attack>(action);
  return attack                               ? field.refuse_attack(attack->unit, attack->hex)
         : action == action_of(Do::EndCombat) ? kLawful
                                              : kNotAsked;
}

void act_in_combat(const Data& data, Now& now, const Action& action) {
  if (const auto attack = read<Attack>(action)) {
    begin(now, AttackLocals{attack->unit, attack->hex});
  } else {
    next_player_turn(data, now);
  }
}

/// Crossroads 7.2
Chance die_of_attack(const Data&, const State&, const Step&) {
  return {Chance::Kind::Die, static_cast<Verb>(Do::Roll), 6, 1, "7.2"};
}

/// Crossroads 7.1, 7.2
void resolve(const Data& data, Now& now, const Action& action) {
  const auto attack = locals_of<AttackLocals>(now);
  const int die = way_of(action) + 1;
  const Field field(data, now.state());
  const PieceId defender = field.stack(attack.hex).back();
  const Effect effect = field.effect(attack.attacker, attack.hex, die);
  now.end();
  now.raise(attack.attacker, kAttacked);
  now.rolled(die, 6, attack.attacker);
  log(now, Fought{effect});
  if (effect == Effect::DefenderBack) {
    begin(now, RetreatLocals{defender});
  } else if (effect != Effect::Nothing) {
    lose(data, now, effect == Effect::DefenderLost ? defender : attack.attacker);
  }
}

bool fits_attack(const Field& field, const Step& step, const Step*) {
  const auto attack = locals_of<AttackLocals>(step);
  return !field.refuse_attack(attack.attacker, attack.hex);
}

// ---- 7.3: retreat ----

void retreats(const Field& field, const Step& step, Actions& actions) {
  const PieceId unit = locals_of<RetreatLocals>(step).unit;
  field.grid().for_each_neighbor(field.piece(unit).place,
                                 [&](Direction, HexId to) { actions.push_back(action_of(Retreat{to})); });
}

Refusal refuse_in_retreat(const Field& field, const Step& step, const Action& action) {
  const auto retreat = read<Retreat>(action);
  return retreat ? field.refuse_retreat(locals_of<RetreatLocals>(step).unit, retreat->hex) : kNotAsked;
}

/// Crossroads 7.3: a unit that has nowhere to go is eliminated.
bool advance_retreat(const Data& data, Now& now) {
  const PieceId unit = locals_of<RetreatLocals>(now).unit;
  const Field field(data, now.state());
  if (std::any_of(data.hexes.begin(), data.hexes.end(), [&](HexId hex) { return !field.refuse_retreat(unit, hex); })) {
    return false;
  }
  now.end();
  lose(data, now, unit);
  return true;
}

void act_in_retreat(const Data& data, Now& now, const Action& action) {
  const PieceId unit = locals_of<RetreatLocals>(now).unit;
  now.end();
  put(data, now, unit, arguments_of<Retreat>(action).hex);
}

bool fits_retreat(const Field& field, const Step& step, const Step*) {
  const PieceId unit = locals_of<RetreatLocals>(step).unit;
  return field.has_on_map(unit, other(field.phasing())) && field.is_upper(unit);
}

constexpr StepRule kMovementStep{.kind = StepKind::Movement,
                                 .id = "movement",
                                 .waits_for = waits_for_phasing,
                                 .candidates = moves,
                                 .refuse = refuse_in_movement,
                                 .act = act_in_movement,
                                 .asks = {"Move units, or end your movement.", "5.0"},
                                 .on = kOutermost,
                                 .holds = has_no_locals};
constexpr StepRule kCombatStep{.kind = StepKind::Combat,
                               .id = "combat",
                               .waits_for = waits_for_phasing,
                               .candidates = attacks,
                               .refuse = refuse_in_combat,
                               .act = act_in_combat,
                               .asks = {"Attack, or end combat.", "7.0"},
                               .on = kOutermost,
                               .holds = has_no_locals};
constexpr StepRule kAttackStep{.kind = StepKind::Attack,
                               .id = "attack",
                               .waits_for = waits_for_chance,
                               .act = resolve,
                               .chance = die_of_attack,
                               .on = steps(StepKind::Combat),
                               .holds = holds_only<AttackLocals>,
                               .fits = fits_attack};
constexpr StepRule kRetreatStep{.kind = StepKind::Retreat,
                                .id = "retreat",
                                .advance = advance_retreat,
                                .waits_for = waits_for_other,
                                .candidates = retreats,
                                .refuse = refuse_in_retreat,
                                .act = act_in_retreat,
                                .asks = {"Choose where the unit retreats.", "7.3"},
                                .on = steps(StepKind::Combat),
                                .holds = holds_only<RetreatLocals>,
                                .fits = fits_retreat};
constexpr const StepRule* kSteps[] = {&kMovementStep, &kCombatStep, &kAttackStep, &kRetreatStep};

}  // namespace

std::span<const StepRule* const> all_steps() { return kSteps; }

/// Crossroads 4.2, 8.0
void put(const Data& data, Now& now, PieceId unit, Place place) {
  const Field before(data, now.state());
  const auto below = static_cast<int>(before.stack(place).size());
  for (const PieceId left : before.stack(now.state().piece(unit).place)) {
    now.note(left, 0);
  }
  now.move(unit, place);
  now.note(unit, below);
  if (is_hex(place)) {
    now.mark_ground(place, mark_of(owner_of(now.state().piece(unit))));
  } else {
    now.flag(unit, 0);
  }
}

}  // namespace longroll::toy_hex
