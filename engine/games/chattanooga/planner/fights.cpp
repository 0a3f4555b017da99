#include "engine/games/chattanooga/planner/fights.h"

#include <algorithm>

#include "engine/games/chattanooga/planner/gauge.h"
#include "engine/games/chattanooga/rules/combat.h"

namespace longroll::chattanooga {
namespace {

// In hundredths of a strength point.
constexpr int kGoalAtLast = 1200;  ///< in the last turn
constexpr int kLeastShot = 1;      ///< a shot must promise so much

class FightPlanner {
 public:
  FightPlanner(Draft& draft, const Land& land, const Stance& stance) : draft_(draft), land_(land), stance_(stance) {}

  void plan() {
    if (draft_.is_at(StepKind::Attack)) {
      go_on();
    }
    if (draft_.is_at(StepKind::Bombardment)) {
      announce();
    }
    if (draft_.is_at(StepKind::CombatPhase)) {
      begin();
    }
  }

 private:
  struct Assault {
    HexId hex = kNoHex;
    PieceId unit = kNoPiece;
    int merit = 0;
  };

  /// What driving the enemy out of the hex is worth besides his losses.
  int ground(const Field& field, HexId hex) const {
    const auto& goals = field.scenario().wins_on;
    const bool is_goal = goals[field.phasing()].has(hex) || goals[other(field.phasing())].has(hex);
    const bool is_last = field.turn() == field.scenario().last_turn();
    const int worth = !is_goal ? stance_.ground : is_last ? kGoalAtLast : stance_.prize;
    return worth / field.units_at(hex, other(field.phasing()));
  }

  /// Chattanooga 10.12: who wins has to advance, and leaves a gate to where the enemy wins open.
  int gate_left(const Field& field, const Land& land, HexId from) const {
    const auto& gates = land.gates(other(field.phasing()));
    const bool is_gate =
        std::any_of(gates.begin(), gates.end(), [&](const Land::Gate& gate) { return gate.hex == from; });
    const bool is_last = field.turn() == field.scenario().last_turn();
    return !is_gate ? 0 : is_last ? kGoalAtLast : stance_.prize;
  }

  /// The best attack on the hex; of unit kNoPiece when nobody can attack it.
  Assault best_on(const Field& field, HexId hex) const {
    Assault best{hex, kNoPiece, 0};
    for (const PieceId unit : Attackers(field, hex)) {
      const Forecast forecast = forecast_attack(field, {unit, defender_at(field, hex), hex}, field.piece(unit).place);
      const HexId from = field.piece(unit).place;
      const int merit = forecast.gain() + (ground(field, hex) - gate_left(field, land_, from)) * forecast.leaves / 100;
      if (best.unit == kNoPiece || merit > best.merit) {
        best = {hex, unit, merit};
      }
    }
    return best;
  }

  void begin() {
    if (shoot(true)) {
      return;
    }
    Assault best{kNoHex, kNoPiece, stance_.least_gain};
    {
      const Field field = draft_.field();
      hexes_to_attack(field).for_each([&](HexId hex) {
        const Assault one = best_on(field, hex);
        if (one.unit != kNoPiece && one.merit > best.merit) {
          best = one;
        }
      });
    }
    if (best.unit != kNoPiece && draft_.try_to(action_of(verbs::AttackHex{best.hex}))) {
      attack_with(best.unit);
    } else if (!shoot(false)) {
      draft_.try_to(action_of(verbs::EndCombat{}));
    }
  }

  /// More attacks on the hex that is attacked, while they promise enough.
  void go_on() {
    const auto attack = locals_of<AttackLocals>(draft_.state().top());
    const Assault best = best_on(draft_.field(), attack.hex);
    if (best.unit != kNoPiece && (!attack.has_attacked || best.merit > stance_.least_gain)) {
      attack_with(best.unit);
    } else {
      draft_.try_to(action_of(verbs::EndAttack{}));
    }
  }

  /// Chattanooga 13.3: a leader who can joins the attack.
  void attack_with(PieceId unit) {
    if (draft_.field().has(Option::Leaders)) {
      for (const Action& action : draft_.lawful()) {
        const auto lead = read<verbs::Lead>(action);
        if (lead && lead->unit == unit && draft_.try_to(action)) {
          break;
        }
      }
    }
    draft_.try_to(action_of(verbs::AttackWith{unit}));
  }

  // ---- bombardment ----

  static bool fires_well(const Field& field, const Shot& shot, bool guns) {
    return (field.type(shot.unit) == UnitType::Artillery) == guns && !refuse_shot(field, shot) &&
           forecast_shot(field, shot).gain() >= kLeastShot;
  }

  /// The shots of guns, or of others, that promise most at one target; false when none promise anything.
  bool shoot(bool guns) {
    PieceId best = kNoPiece;
    {
      const Field field = draft_.field();
      int most = 0;
      for (const PieceId target : targets(field)) {
        int gain = 0;
        for (const PieceId unit : field.pieces()) {
          gain += field.has_unit_on_map(unit, draft_.seat()) && fires_well(field, {unit, target}, guns)
                      ? forecast_shot(field, {unit, target}).gain()
                      : 0;
        }
        if (gain > most) {
          most = gain;
          best = target;
        }
      }
    }
    if (best == kNoPiece || !draft_.try_to(action_of(verbs::Aim{best}))) {
      return false;
    }
    announce();
    return true;
  }

  /// All who fire well at the target that is aimed at; somebody at least.
  void announce() {
    std::vector<PieceId> shooters;
    const PieceId target = locals_of<BombardmentLocals>(draft_.state().top()).target;
    {
      const Field field = draft_.field();
      for (const PieceId unit : field.pieces()) {
        const bool is_own = field.has_unit_on_map(unit, draft_.seat());
        if (is_own && (fires_well(field, {unit, target}, true) || fires_well(field, {unit, target}, false))) {
          shooters.push_back(unit);
        }
      }
    }
    for (const PieceId unit : shooters) {
      draft_.try_to(action_of(verbs::Fire{unit}));
    }
    if (!draft_.try_to(action_of(verbs::Resolve{}))) {
      draft_.try_to(draft_.lawful().front());  // nobody fires well, and somebody has to
      draft_.try_to(action_of(verbs::Resolve{}));
    }
  }

  Draft& draft_;
  const Land& land_;
  const Stance& stance_;
};

/// How far the hex is from the nearest enemy.
int enemy_distance(const Field& field, HexId hex, Seat side) {
  int least = 99;
  field.units(other(side)).for_each([&](HexId enemy) { least = std::min(least, field.grid().distance(hex, enemy)); });
  return least;
}

/// Chattanooga 10.11: out of the enemy's reach, and still between him and where he wins.
int score_of_retreat(const Field& field, const Land& land, Seat side, HexId hex) {
  const int zone = field.is_in_enemy_zone(hex, side) ? -40 : 0;
  return zone + 6 * std::min(enemy_distance(field, hex, side), 4) - land.to_goal(other(side), hex);
}

/// How far a hex is from where a side wants its units: from the ground that wins, or from the enemy whom it keeps away
/// from his (3.4).
int distance_to_work(const Field& field, const Land& land, Seat side, HexId hex) {
  return land.has_goal(side) ? land.to_goal(side, hex) : enemy_distance(field, hex, side);
}

/// Chattanooga 17.2: they hold a gate to where the enemy wins, and breastworks help them.
bool is_in_gate(const Field& field, const Land& land, Seat side, const verbs::Dig& dig) {
  const auto& gates = land.gates(other(side));
  return dig.works == Works::Breastwork && std::any_of(gates.begin(), gates.end(), [&](const Land::Gate& gate) {
           return gate.hex == field.piece(dig.unit).place;
         });
}

/// Chattanooga 4.3: who would win now ends the turn, others fight on.
void use_change(Draft& draft, const Stance& stance) {
  const Field field = draft.field();
  const auto stands = [&](Seat side) { return !(field.units(side) & field.scenario().wins_on[side]).empty(); };
  const auto holds = [&](Seat side) {  // 3.4: or keeps the enemy from it
    return field.scenario().wins_otherwise[side] ? !stands(other(side)) : stands(side);
  };
  const bool is_ahead = holds(draft.seat()) && !holds(other(draft.seat()));
  draft.try_to(is_ahead || stance.assault == 0 ? action_of(verbs::EndTurn{}) : action_of(verbs::TakeOver{}));
}

}  // namespace

void plan_fight(Draft& draft, const Land& land, const Stance& stance) { FightPlanner(draft, land, stance).plan(); }

void plan_answer(Draft& draft, const Land& land, const Stance& stance) {
  const Actions lawful = draft.lawful();
  Action best = lawful.front();
  int most = -1'000'000;
  const Field field = draft.field();
  for (const Action& action : lawful) {
    int merit = 0;
    if (const auto retreat = read<verbs::Retreat>(action)) {
      merit = score_of_retreat(field, land, draft.seat(), retreat->hex);
    } else if (const auto go = read<verbs::Go>(action)) {
      merit = 1000 - distance_to_work(field, land, draft.seat(), go->hex) -
              (field.is_in_enemy_zone(go->hex, draft.seat()) ? 10 : 0);
    } else {
      switch (verb_of(action)) {
        case Do::EndSetUp:
          merit = 5000;
          break;
        case Do::Lead:
        case Do::RollCadre:
        case Do::Return:
          merit = 100;
          break;
        case Do::TakeOver:
        case Do::EndTurn:
          use_change(draft, stance);
          return;
        case Do::VolleyAll:
          merit = 50;
          break;
        case Do::Dig:
          merit = is_in_gate(field, land, draft.seat(), *read<verbs::Dig>(action)) ? 60 : 0;
          break;
        case Do::EndReturns:
        case Do::Pass:
          merit = 10;
          break;
        case Do::Halt:
          merit = -10;
          break;
        default:
          break;
      }
    }
    if (merit > most) {
      most = merit;
      best = action;
    }
  }
  draft.try_to(best);
}

}  // namespace longroll::chattanooga
