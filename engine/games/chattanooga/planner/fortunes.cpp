// build: small
#include "engine/games/chattanooga/planner/fortunes.h"

#include <algorithm>

#include "engine/games/chattanooga/planner/gauge.h"
#include "engine/games/chattanooga/planner/moves.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/morale.h"
#include "engine/games/chattanooga/rules/stack_move.h"

namespace longroll::chattanooga {
namespace {

// In hundredths of a strength point.
constexpr int kMarker = 20;       ///< to hand the marker over
constexpr int kLeader = 120;      ///< a leader of the enemy
constexpr int kFreeMove = 45;     ///< an extra move of a stack that has somewhere to go
constexpr int kPulled = 30;       ///< an enemy unit led away from where it stands, of its worth in a hundred
constexpr int kRestored = 28;     ///< a unit in order again, of its worth in a hundred
constexpr int kChargeBonus = 25;  ///< what the charge adds to an attack
constexpr int kFarEnough = 25;    ///< movement points from the ground that wins, beyond which a move matters little

class FortunePlanner {
 public:
  FortunePlanner(Draft& draft, const Land& land, const Conduct& conduct)
      : draft_(draft), land_(land), conduct_(conduct) {}

  void plan() {
    if (is_at_stage(FortuneStage::Choosing)) {
      choose();
    }
    if (is_at_stage(FortuneStage::Picking)) {
      pick();
    }
    if (is_at_stage(FortuneStage::Shooting)) {
      draft_.try_to(draft_.lawful().back());
    }
    if (draft_.is_at(StepKind::March) && fortune_of(draft_.state())) {
      march();
    }
    if (is_at_stage(FortuneStage::Attacking)) {
      attack();
    }
  }

 private:
  /// Whom a fortune is for, and what it promises.
  struct Pick {
    PieceId unit = kNoPiece;
    int merit = 0;
  };

  bool is_at_stage(FortuneStage stage) const {
    return draft_.is_at(StepKind::Fortune) && locals_of<FortuneLocals>(draft_.state().top()).stage == stage;
  }

  // ---- which ----

  void choose() {
    FortuneKind best = FortuneKind::FreeMove;
    int most = kMarker;
    {
      const Field field = draft_.field();
      for (int i = 0; i < kFortunes; ++i) {
        const auto kind = static_cast<FortuneKind>(i);
        const int merit = refuse_fortune(field, kind) ? 0 : best_pick(field, kind).merit;
        if (merit > most) {
          most = merit;
          best = kind;
        }
      }
    }
    if (most == kMarker || !draft_.try_to(action_of(verbs::ChooseFortune{best}))) {
      draft_.try_to(action_of(verbs::Pass{}));
    }
  }

  Pick best_pick(const Field& field, FortuneKind kind) const {
    Pick best;
    const auto look_at = [&](PieceId unit) {
      const int merit = merit_of(field, kind, unit);
      if (best.unit == kNoPiece || merit > best.merit) {
        best = {unit, merit};
      }
    };
    if (kind == FortuneKind::Sharpshooter) {
      for (const PieceId unit : sharpshooter_targets(field)) {
        look_at(unit);
      }
      return best;
    }
    for (const PieceId unit : field.pieces()) {
      if (!refuse_subject(field, kind, unit)) {
        look_at(unit);
      }
    }
    return best;
  }

  int merit_of(const Field& field, FortuneKind kind, PieceId unit) const {
    const LeaderNumbers& numbers = field.numbers().leaders;
    switch (kind) {
      case FortuneKind::KillLeader:
        return kLeader * field.counter(unit).combat_rating * (kDieFaces - numbers.fortune_kills_from) / kDieFaces;
      case FortuneKind::MoveEnemy:
        return merit_of_pulling(field, unit) * (kDieFaces - numbers.fortune_moves_from) / kDieFaces;
      case FortuneKind::Sharpshooter:
        return merit_of_shot(field, unit);
      case FortuneKind::FreeMove:
        return merit_of_move(field, unit);
      case FortuneKind::FreeRecovery:
        return merit_of_recovery(field, unit);
      case FortuneKind::Counterattack:
        return merit_of_counterattack(field, unit);
    }
    return 0;
  }

  /// An enemy who holds ground that wins, and would leave it.
  int merit_of_pulling(const Field& field, PieceId unit) const {
    const HexId hex = field.piece(unit).place;
    const auto& goals = field.scenario().wins_on;
    const bool is_goal = goals[Seat::Union].has(hex) || goals[Seat::Confederate].has(hex);
    const bool is_alone = field.units_at(hex, field.side_of(unit)) == 1;
    return kPulled * worth_of(field, unit) / 100 + (is_goal && is_alone ? conduct_.of_all().prize : 0);
  }

  int merit_of_shot(const Field& field, PieceId target) const {
    for (const PieceId unit : field.pieces()) {
      if (!refuse_sharpshooter(field, {unit, target})) {
        return forecast_shot(field, {unit, target}).gain();
      }
    }
    return 0;
  }

  /// A stack that has farther to go, and no enemy to leave.
  int merit_of_move(const Field& field, PieceId unit) const {
    const HexId hex = field.piece(unit).place;
    const int distance = land_.to_goal(draft_.seat(), hex);
    const bool is_stack = field.units_at(hex, draft_.seat()) > 1;
    return field.is_in_enemy_zone(hex, draft_.seat()) || distance < 1 || distance > kFarEnough ||
                   conduct_.of(unit).assault == 0
               ? 0
               : kFreeMove + (is_stack ? kFreeMove / 2 : 0) - distance / 2;
  }

  int merit_of_recovery(const Field& field, PieceId unit) const {
    int passing = 0;
    const int added = morale_of_free_recovery(field, unit);
    for (int die = 0; die < kDieFaces; ++die) {
      passing += check_morale(field, unit, field.piece(unit).place, die, added).is_passed ? 1 : 0;
    }
    const bool is_held = field.is_in_enemy_zone(field.piece(unit).place, draft_.seat());
    return worth_of(field, unit) * kRestored * (is_held ? 3 : 2) / 200 * passing / kDieFaces;
  }

  /// The best attack out of a free hex within reach as the crow flies.
  int merit_of_counterattack(const Field& field, PieceId unit) const {
    const HexId here = field.piece(unit).place;
    if (field.top_at(here) != unit) {
      return 0;
    }
    int best = 0;
    const int reach = field.numbers().leaders.counterattack_points;
    field.units(other(draft_.seat())).for_each([&](HexId enemy) {
      if (field.grid().distance(here, enemy) > reach + 1) {
        return;
      }
      field.grid().for_each_neighbor(enemy, [&](Direction, HexId from) {
        const bool is_free =
            from == here || (!field.has_units(from, Seat::Union) && !field.has_units(from, Seat::Confederate));
        if (is_free && field.map().is_playable(from) && field.grid().distance(here, from) <= reach) {
          best = std::max(best, merit_of_attack(field, unit, from, enemy));
        }
      });
    });
    return best;
  }

  int merit_of_attack(const Field& field, PieceId unit, HexId from, HexId enemy) const {
    const auto d = field.grid().direction(from, enemy);
    if (!d || is_combat_barred(field, from, *d)) {
      return 0;
    }
    const Forecast forecast = forecast_attack(field, {unit, defender_at(field, enemy), enemy}, from);
    const Stance& stance = conduct_.of(unit);
    return forecast.gain(stance.own_loss) + kChargeBonus - stance.least_gain + stance.ground * forecast.leaves / 200;
  }

  // ---- whom ----

  void pick() {
    const FortuneKind kind = locals_of<FortuneLocals>(draft_.state().top()).fortune;
    Pick best;
    HexId stack = kNoHex;
    {
      const Field field = draft_.field();
      best = best_pick(field, kind);
      const bool is_move = kind == FortuneKind::FreeMove || kind == FortuneKind::Counterattack;
      if (best.unit != kNoPiece && is_move && can_go_as_stack(field, best.unit)) {
        stack = field.piece(best.unit).place;
      }
    }
    if (stack != kNoHex && draft_.try_to(action_of(verbs::TakeStack{stack}))) {
      return;
    }
    for (const Action& action :
         {action_of(verbs::Aim{best.unit}), action_of(verbs::Recover{best.unit}), action_of(verbs::Take{best.unit})}) {
      if (best.unit != kNoPiece && draft_.try_to(action)) {
        return;
      }
    }
    draft_.try_to(draft_.lawful().front());
  }

  /// Guns stay behind where they would hold up the others.
  static bool can_go_as_stack(const Field& field, PieceId unit) {
    bool can = true;
    for_each_unit_at(field, field.piece(unit).place,
                     [&](PieceId other) { can = can && field.type(other) != UnitType::Artillery; });
    return can;
  }

  // ---- where to ----

  void march() {
    switch (fortune_of(draft_.state())->fortune) {
      case FortuneKind::MoveEnemy:
        lead_away();
        break;
      case FortuneKind::Counterattack:
        advance_to_attack();
        break;
      default:
        plan_moves(draft_, land_, conduct_);
        break;
    }
  }

  /// As far from where the enemy wins as he can be led.
  void lead_away() {
    HexId best = kNoHex;
    int most = 0;
    {
      const Field field = draft_.field();
      const HexId here = field.piece(movers_of(field).front()).place;
      most = land_.to_goal(field.phasing(), here);
      for (const Action& action : draft_.lawful()) {
        const auto go = read<verbs::Go>(action);
        if (go && land_.to_goal(field.phasing(), go->hex) > most) {
          most = land_.to_goal(field.phasing(), go->hex);
          best = go->hex;
        }
      }
    }
    if (best != kNoHex) {
      draft_.try_to(action_of(verbs::Go{best}));
    }
    if (draft_.is_at(StepKind::March)) {
      draft_.try_to(action_of(verbs::Halt{}));
    }
  }

  /// To the hex from which the charge promises most.
  void advance_to_attack() {
    HexId best = kNoHex;
    {
      const Field field = draft_.field();
      const Movers movers = movers_of(field);
      const HexId here = field.piece(movers.front()).place;
      const PieceId top = *(movers.end() - 1);
      int most = best_attack_from(field, top, here).second;
      for (const Action& action : draft_.lawful()) {
        const auto go = read<verbs::Go>(action);
        const int merit = go ? best_attack_from(field, top, go->hex).second : 0;
        if (go && merit > most) {
          most = merit;
          best = go->hex;
        }
      }
    }
    if (best != kNoHex) {
      draft_.try_to(action_of(verbs::Go{best}));
    }
    if (draft_.is_at(StepKind::March) && !draft_.try_to(action_of(verbs::ChargeAll{}))) {
      draft_.try_to(action_of(verbs::Halt{}));
    }
  }

  /// The hex to attack from there, and what that promises; kNoHex and 0 when nobody can be attacked.
  std::pair<HexId, int> best_attack_from(const Field& field, PieceId unit, HexId from) const {
    std::pair<HexId, int> best = {kNoHex, 0};
    field.grid().for_each_neighbor(from, [&](Direction, HexId hex) {
      if (field.has_units(hex, other(draft_.seat()))) {
        const int merit = std::max(merit_of_attack(field, unit, from, hex), 1);
        if (merit > best.second) {
          best = {hex, merit};
        }
      }
    });
    return best;
  }

  void attack() {
    HexId best = kNoHex;
    {
      const Field field = draft_.field();
      const HexId from = locals_of<FortuneLocals>(draft_.state().top()).hex;
      best = best_attack_from(field, field.top_at(from), from).first;
    }
    if (best == kNoHex || !draft_.try_to(action_of(verbs::AttackHex{best}))) {
      draft_.try_to(draft_.lawful().front());
    }
  }

  Draft& draft_;
  const Land& land_;
  const Conduct& conduct_;
};

}  // namespace

void plan_fortune(Draft& draft, const Land& land, const Conduct& conduct) {
  FortunePlanner(draft, land, conduct).plan();
}

}  // namespace longroll::chattanooga
