#include "engine/games/chattanooga/planner/fights.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>

#include "engine/core/heap_sort.h"
#include "engine/games/chattanooga/planner/gauge.h"
#include "engine/games/chattanooga/planner/missions.h"
#include "engine/games/chattanooga/planner/replacements.h"
#include "engine/games/chattanooga/planner/reserves.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/hooker.h"
#include "engine/games/chattanooga/rules/reserves.h"

namespace longroll::chattanooga {
namespace {

// In hundredths of a strength point.
constexpr int kLeastShot = 1;  ///< a shot must promise so much
constexpr int kLost = 5000;    ///< to let the enemy in where he wins at once
constexpr int kPass = 10;      ///< what a decision must be worth more than

class FightPlanner {
 public:
  FightPlanner(Draft& draft, const Land& land, const Conduct& conduct)
      : draft_(draft), land_(land), conduct_(conduct) {}

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
    int merit = 0;  // beyond the least gain that is asked
  };

  /// What driving the enemy out of the hex is worth besides his losses.
  static int ground(const Field& field, const Stance& stance, HexId hex) {
    const auto& goals = field.scenario().wins_on;
    const bool is_goal = goals[field.phasing()].has(hex) || goals[other(field.phasing())].has(hex);
    const bool is_last = field.turn() == field.scenario().last_turn();
    const int worth = !is_goal ? stance.ground : is_last ? stance.last_prize : stance.prize;
    return worth / field.units_at(hex, other(field.phasing()));
  }

  /// Chattanooga 10.12: who wins has to advance, and leaves a gate to where the enemy wins open.
  int gate_left(const Field& field, const Stance& stance, HexId from) const {
    const auto& gates = land_.gates(other(field.phasing()));
    const bool is_gate =
        std::any_of(gates.begin(), gates.end(), [&](const Land::Gate& gate) { return gate.hex == from; });
    const bool is_last = field.turn() == field.scenario().last_turn();
    const bool is_lost = is_lost_at_once(field, field.phasing());
    return !is_gate ? 0 : is_lost ? kLost : is_last ? stance.last_prize : stance.prize;
  }

  /// Merit of one attack; `added_intensity` of forecast_attack.
  struct Prospect {
    int merit = 0;
    int leaves = 0;  ///< Forecast::leaves
  };
  Prospect prospect_of(const Field& field, PieceId unit, HexId hex, int added_intensity = 0) const {
    const HexId from = field.piece(unit).place;
    const Forecast forecast = forecast_attack(field, {unit, defender_at(field, hex), hex}, from, added_intensity);
    const Stance& stance = conduct_.of(unit);
    const int taken = ground(field, stance, hex) - gate_left(field, stance, from);
    return {forecast.gain(stance.own_loss) - stance.least_gain + taken * forecast.leaves / 100, forecast.leaves};
  }

  /// Chattanooga 10.6: what those of its formation who attack right after it add, as long as the enemy stands.
  int merit_of_followers(const Field& field, PieceId first, const Attackers& attackers, HexId hex, int stands) const {
    if (!field.has(Option::Coordination) || !field.time().has_preparation) {
      return 0;
    }
    int sum = 0;
    for (const PieceId unit : attackers) {
      if (unit == first || !field.counter(unit).formations.overlaps(field.counter(first).formations)) {
        continue;
      }
      const Prospect next = prospect_of(field, unit, hex, field.numbers().combat.coordinated_intensity);
      if (next.merit > 0) {
        sum += next.merit * stands / 100;
        stands = stands * (100 - next.leaves) / 100;
      }
    }
    return sum;
  }

  /// The best attack on the hex, with those that can follow it; of unit kNoPiece when nobody can attack it.
  Assault best_on(const Field& field, HexId hex) const {
    Assault best{hex, kNoPiece, 0};
    const Attackers attackers(field, hex);
    for (const PieceId unit : attackers) {
      const Prospect one = prospect_of(field, unit, hex);
      const int merit = one.merit + merit_of_followers(field, unit, attackers, hex, 100 - one.leaves);
      if (best.unit == kNoPiece || merit > best.merit) {
        best = {hex, unit, merit};
      }
    }
    return best;
  }

  /// Chattanooga 11.1: the best shot of a unit that could attack instead.
  static int best_shot(const Field& field, PieceId unit) {
    int most = 0;
    if (!refuse_firing(field, unit)) {
      for (const PieceId target : targets(field)) {
        const Shot shot{unit, target};
        most = refuse_shot(field, shot) ? most : std::max(most, forecast_shot(field, shot).gain());
      }
    }
    return most;
  }

  void begin() {
    if (shoot(true)) {
      return;
    }
    Assault best;
    bool is_fire_better = false;
    {
      const Field field = draft_.field();
      hexes_to_attack(field).for_each([&](HexId hex) {
        const Assault one = best_on(field, hex);
        if (one.unit != kNoPiece && one.merit > best.merit) {
          best = one;
        }
      });
      is_fire_better = best.unit != kNoPiece && best_shot(field, best.unit) > best.merit;
    }
    if (is_fire_better && shoot(false)) {
      return;
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
    if (best.unit != kNoPiece && (!attack.has_attacked || best.merit > 0)) {
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

  /// Chattanooga 11.4: what the batteries of the unit's hex gain when they fire together at the target, and then at the
  /// best of the other units there.
  static int gain_together(const Field& field, PieceId unit, PieceId target) {
    std::vector<int> others;
    for_each_unit_at(field, hex_where_hit(field, target), [&](PieceId other) {
      if (other != target && !refuse_shot(field, {unit, other})) {
        others.push_back(std::max(forecast_shot(field, {unit, other, true}).gain(), 0));
      }
    });
    heap_sort(others.begin(), others.end(), std::greater<>());
    others.resize(std::min(others.size(), fire_together(field, {unit, target}).size() - 1));
    return std::accumulate(others.begin(), others.end(), forecast_shot(field, {unit, target, true}).gain());
  }

  /// Chattanooga 11.4: stacked artillery fires together where that is better than one battery after the other, and the
  /// shots that it has left.
  void fire_stacks(PieceId target) {
    std::vector<PieceId> shooters;
    {
      const Field field = draft_.field();
      HexSet seen;
      for (const PieceId unit : field.pieces()) {
        if (!field.has_unit_on_map(unit, draft_.seat()) || seen.has(field.piece(unit).place) ||
            refuse_shot_together(field, {unit, target})) {
          continue;
        }
        seen.add(field.piece(unit).place);
        int alone = 0;
        for (const PieceId gun : fire_together(field, {unit, target})) {
          alone += fires_well(field, {gun, target}, true) ? forecast_shot(field, {gun, target}).gain() : 0;
        }
        const bool is_left = field.has_flag(unit, kShotLeft);
        if (is_left ? forecast_shot(field, {unit, target}).gain() >= kLeastShot
                    : gain_together(field, unit, target) > alone) {
          shooters.push_back(unit);
        }
      }
    }
    for (const PieceId unit : shooters) {
      draft_.try_to(action_of(verbs::FireTogether{unit}));
    }
  }

  /// Chattanooga 11.4: at whom else those who fire together fire; false when that promises nothing.
  bool aim_next() {
    PieceId best = kNoPiece;
    {
      const Field field = draft_.field();
      int most = kLeastShot - 1;
      for (const PieceId target : next_targets(field, locals_of<BombardmentLocals>(draft_.state().top()).hex)) {
        for (const PieceId unit : field.pieces()) {
          const bool can = field.has_flag(unit, kShotLeft) && !refuse_shot_together(field, {unit, target});
          const int gain = can ? forecast_shot(field, {unit, target}).gain() : 0;
          if (gain > most) {
            most = gain;
            best = target;
          }
        }
      }
    }
    if (best != kNoPiece && draft_.try_to(action_of(verbs::Aim{best}))) {
      return true;
    }
    draft_.try_to(action_of(verbs::Pass{}));
    return false;
  }

  /// All who fire well at the target that is aimed at; somebody at least.
  void announce() {
    const auto bombardment = locals_of<BombardmentLocals>(draft_.state().top());
    if (bombardment.stage == BombardmentStage::NextTarget && !aim_next()) {
      return;
    }
    if (draft_.field().has(Option::StackedArtillery)) {
      fire_stacks(locals_of<BombardmentLocals>(draft_.state().top()).target);
    }
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
  const Conduct& conduct_;
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

/// Chattanooga 3.2: before the enemy can come over it.
bool is_bridge_threatened(const Field& field) {
  constexpr int kNear = 8;
  bool is_near = false;
  field.units(Seat::Union).for_each([&](HexId hex) {
    is_near = is_near || field.grid().distance(hex, field.scenario().bridge.hex) <= kNear;
  });
  return is_near;
}

/// Chattanooga 7.9: from each hex to the enemies whom those who wait across the river could be led against; who enters
/// Hooker's area stays there (13.6).
DistanceField way_to_enemies(const Field& field, const Land& land) {
  const HexSet enemies = field.units(Seat::Confederate);
  const HexSet others = enemies - hookers_area(field);
  return land.distances_to(others.empty() ? enemies : others);
}

/// Chattanooga 7.9: what a bridge there is worth by the movement points that it saves beside the best crossing.
int merit_of_bridge(const Field& field, const DistanceField& way, HexId hex) {
  constexpr int kLeastSaved = 8;
  const HexSet hookers = hookers_area(field);
  int saved = hookers.has(hex) || field.is_in_enemy_zone(hex, Seat::Union) ? 0 : Land::kFar;
  for (const HexId crossing : crossings_now(field)) {
    saved = hookers.has(crossing) ? saved : std::min(saved, way.at(crossing) - way.at(hex));
  }
  return saved < kLeastSaved ? 0 : saved + 20;
}

}  // namespace

void plan_fight(Draft& draft, const Land& land, const Conduct& conduct) { FightPlanner(draft, land, conduct).plan(); }

void plan_answer(Draft& draft, const Land& land, const Conduct& conduct) {
  const Actions lawful = draft.lawful();
  Action best = lawful.front();
  int most = -1'000'000;
  const Field field = draft.field();
  std::optional<DistanceField> way;  // worked out when it is asked for
  for (const Action& action : lawful) {
    int merit = 0;
    if (const auto retreat = read<verbs::Retreat>(action)) {
      merit = score_of_retreat(field, land, draft.seat(), retreat->hex);
    } else if (const auto go = read<verbs::Go>(action)) {
      merit = 1000 - distance_to_work(field, land, draft.seat(), go->hex) -
              (field.is_in_enemy_zone(go->hex, draft.seat()) ? 10 : 0);
    } else if (const auto replace = read<verbs::Replace>(action)) {
      merit = merit_of_replacement(field, conduct.of(replace->unit), replace->unit) > 0 ? kPass + 1 : 0;
    } else {
      switch (verb_of(action)) {
        case Do::EndSetUp:
          merit = 5000;
          break;
        case Do::Lead:  // 10.14: nobody leads an attack that does not go on
          merit = draft.is_at(StepKind::Advance) ? 0 : 100;
          break;
        case Do::RollCadre:
        case Do::Return:
          merit = 100;
          break;
        case Do::TakeOver:
        case Do::EndTurn:
          use_change(draft, conduct.of_all());
          return;
        case Do::VolleyAll:
          merit = 50;
          break;
        case Do::Dig:
          merit = is_in_gate(field, land, draft.seat(), *read<verbs::Dig>(action)) ? 60 : 0;
          break;
        case Do::WreckBridge:
          merit = is_bridge_threatened(field) ? 20 : 0;
          break;
        case Do::BuildBridge:
          if (!way) {
            way = way_to_enemies(field, land);
          }
          merit = merit_of_bridge(field, *way, field.piece(read<verbs::BuildBridge>(action)->unit).place);
          break;
        case Do::EndReturns:
        case Do::Pass:
          merit = kPass;
          break;
        case Do::Halt:
          merit = -10;
          break;
        default:
          merit = merit_about_reserves(field, land, draft.seat(), action);
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
