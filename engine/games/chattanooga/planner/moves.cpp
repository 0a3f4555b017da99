#include "engine/games/chattanooga/planner/moves.h"

#include <algorithm>
#include <memory>
#include <tuple>

#include "engine/core/heap_sort.h"
#include "engine/games/chattanooga/planner/gauge.h"
#include "engine/games/chattanooga/planner/missions.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/entry.h"
#include "engine/games/chattanooga/rules/hooker.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/morale.h"
#include "engine/games/chattanooga/rules/stack_move.h"
#include "engine/games/chattanooga/rules/zones.h"

namespace longroll::chattanooga {
namespace {

constexpr int kAlone = 60;  ///< movement points that are added for a regiment that lands beside enemies

class MovePlanner {
 public:
  MovePlanner(Draft& draft, const Land& land, const Conduct& conduct)
      : draft_(draft),
        start_(draft.state()),
        start_field_(draft.game().field(start_)),
        missions_(start_field_, land, draft.seat(), conduct),
        entrances_(entrances()) {}

  void plan() {
    if (draft_.is_at(StepKind::March)) {
      finish_march();
    }
    help_by_leaders();
    draft_.try_to(action_of(verbs::RecoverAll{}));
    bring_back();
    for (const bool guns : {false, true}) {
      for (const HexId hex : missions_.hexes()) {
        if (draft_.is_at(StepKind::MovementPhase)) {
          move_from(hex, guns);
        }
      }
    }
    bring_on();
    order_stacks();
    if (draft_.is_at(StepKind::MovementPhase)) {
      draft_.try_to(action_of(verbs::Ready{}));
      draft_.try_to(action_of(verbs::EndMoves{}));
    }
  }

 private:
  // ---- leaders, recovery, returns ----

  /// Chattanooga 13.3: a leader brings a unit back into order, or back from the status box, before others try by dice.
  void help_by_leaders() {
    for (const Bonus bonus : {Bonus::Recovery, Bonus::ExtraStrength, Bonus::Rally}) {
      if (!draft_.is_at(StepKind::MovementPhase) || !draft_.field().has(Option::Leaders)) {
        return;
      }
      Actions bonuses;
      list_bonuses(draft_.field(), bonuses);
      for (const Action& action : bonuses) {
        const auto lead = read<verbs::Lead>(action);
        if (lead && lead->bonus == bonus && !refuse_bonus(draft_.field(), lead->leader, bonus, lead->unit)) {
          draft_.try_in_hex(action);
        }
        if (!draft_.is_at(StepKind::MovementPhase)) {
          return;
        }
      }
    }
  }

  /// Chattanooga 9.1, 5.9: Ready units come back, and those for whom there is extra strength.
  void bring_back() {
    if (!draft_.is_at(StepKind::MovementPhase)) {
      return;
    }
    for (const Action& action : draft_.lawful()) {
      if (verb_of(action) != Do::Return && verb_of(action) != Do::Rebuild) {
        continue;
      }
      if (draft_.is_at(StepKind::MovementPhase) && draft_.try_to(action) && draft_.is_at(StepKind::Return)) {
        go_nearest(locals_of<ReturnLocals>(draft_.state().top()).unit);
      }
    }
  }

  /// Chattanooga 9.3, 7.8: reinforcements enter as near to the ground that wins as they can, by boat if there is one.
  void bring_on() {
    for (const PieceId id : start_field_.pieces()) {
      const bool is_due = waits_off_map(start_field_, id) && start_field_.side_of(id) == draft_.seat();
      if (is_due && draft_.is_at(StepKind::MovementPhase) &&
          (draft_.try_to(action_of(verbs::Land{id})) || draft_.try_to(action_of(verbs::Take{id})))) {
        go_nearest(id);
        bring_leaders_on();
        finish_march();
      }
    }
  }

  /// Chattanooga 9.3, 13.2: leaders who are due come on with the first of theirs.
  void bring_leaders_on() {
    if (!draft_.is_at(StepKind::March)) {
      return;
    }
    for (const Action& action : draft_.lawful()) {
      const auto join = read<verbs::Join>(action);
      if (join && start_field_.piece(join->unit).place == kDue) {
        draft_.try_to(action);
      }
    }
  }

  /// To the lawful hex that is nearest to the ground that wins, with what a column costs that enters there (9.3). Who
  /// could enter only where Hooker commands waits.
  void go_nearest(PieceId unit) {
    HexId best = kNoHex;
    int least = 0;
    const bool is_entry = draft_.is_at(StepKind::Entry);
    const bool is_landing = is_entry && locals_of<EntryLocals>(draft_.state().top()).is_by_boat;
    const Field field = draft_.field();
    for (const Action& action : draft_.lawful()) {
      const auto go = read<verbs::Go>(action);
      if (!go || stays_out(field, unit, go->hex)) {
        continue;
      }
      int distance = missions_.to_goal(go->hex);
      if (is_landing) {
        const bool is_met =
            field.has_units(go->hex, other(draft_.seat())) || field.is_in_enemy_zone(go->hex, draft_.seat());
        distance += is_met ? kAlone : 0;
      } else if (is_entry) {
        distance += entry_cost(field, go->hex);
      }
      if (best == kNoHex || distance < least) {
        best = go->hex;
        least = distance;
      }
    }
    draft_.try_to(best == kNoHex ? action_of(verbs::Halt{}) : action_of(verbs::Go{best}));
  }

  // ---- stacks ----

  /// Chattanooga 8.1: where the top unit is disrupted, the best one that is in order takes its place.
  void order_stacks() {
    for (const HexId hex : missions_.hexes()) {
      std::vector<PieceId> units;
      {
        const Field field = draft_.field();
        if (!field.has_units(hex, draft_.seat()) || missions_.threat(hex) == 0) {
          continue;
        }
        const PieceId top = field.top_at(hex);
        if (top == kNoPiece || !field.is_disrupted(top)) {
          continue;
        }
        for_each_unit_at(field, hex, [&](PieceId unit) { units.push_back(unit); });
        const std::vector<PieceId> lying = units;
        const auto rank = [&](PieceId unit) {
          return std::tuple(!is_gun(field, unit), !field.is_disrupted(unit), worth_of(field, unit), unit);
        };
        heap_sort(units.begin(), units.end(), [&](PieceId a, PieceId b) { return rank(a) < rank(b); });
        if (units == lying) {
          continue;
        }
      }
      if (draft_.is_at(StepKind::MovementPhase) && draft_.try_in_hex(action_of(verbs::Arrange{hex}))) {
        for (const PieceId unit : units) {
          if (draft_.is_at(StepKind::Arrange)) {
            draft_.try_to(action_of(verbs::NextUp{unit}));
          }
        }
      }
    }
  }

  // ---- marches ----

  /// Those who are on their way go on to where it is best for them.
  void finish_march() {
    if (!draft_.is_at(StepKind::March)) {
      return;
    }
    {
      const Field field = draft_.field();
      const Movers movers = movers_of(field);
      send(field, movers, missions_.of(field.piece(movers.front()).place));
    }
    halt();
  }

  /// Chattanooga 10.8: who stands beside a worthwhile target charges.
  void halt() {
    if (draft_.is_at(StepKind::March)) {
      bool is_attack = false;
      {
        const Field field = draft_.field();
        const Movers movers = movers_of(field);
        is_attack = field.has(Option::Charge) &&
                    score_of_fight(field, movers, field.piece(movers.front()).place) > stance_of(movers).fight;
      }
      if (is_attack && draft_.try_to(action_of(verbs::ChargeAll{}))) {
        return;
      }
      draft_.try_to(action_of(verbs::Halt{}));
    }
  }

  /// A stack does what its top unit does.
  const Stance& stance_of(const Movers& movers) const { return missions_.conduct().of(*(movers.end() - 1)); }

  static bool is_gun(const Field& field, PieceId unit) { return field.type(unit) == UnitType::Artillery; }

  /// Those of the hex that can move: its guns, or all others.
  void move_from(HexId hex, bool guns) {
    Movers movers;
    std::size_t all = 0;
    HexId to = kNoHex;
    {
      const Field field = draft_.field();
      if (!field.has_units(hex, draft_.seat())) {
        return;
      }
      for (const PieceId unit : movable_at(field, hex, draft_.seat())) {
        ++all;
        if (is_gun(field, unit) == guns && !builds_bridge(field, unit)) {
          movers.add(unit);
        }
      }
      if (movers.is_empty() || is_garrison(missions_.of(hex), hex)) {
        return;
      }
      to = best_hex(field, movers, missions_.of(hex));
    }
    if (to == hex || !take(movers, hex, all)) {
      return;
    }
    draft_.try_to(action_of(verbs::Go{to}));
    halt();
  }

  /// Who stands in the gate that he guards stays there.
  static bool is_garrison(const Mission& mission, HexId hex) {
    return mission.task == Mission::Task::Guard && mission.gate->hex == hex;
  }

  /// Begins their march, with the leaders who are with them. False when it could not begin.
  bool take(const Movers& movers, HexId hex, std::size_t all) {
    const bool is_stack = movers.size() == all && all > 1;
    if (!draft_.try_to(is_stack ? action_of(verbs::TakeStack{hex}) : action_of(verbs::Take{movers.front()}))) {
      return false;
    }
    for (const PieceId unit : movers) {
      if (!is_stack && unit != movers.front()) {
        draft_.try_to(action_of(verbs::Join{unit}));
      }
    }
    const Field field(draft_.game().data_of(draft_.state()), draft_.state());
    std::vector<PieceId> leaders;
    for_each_at(field, hex, [&](PieceId id) {
      if (!field.is_unit(id)) {
        leaders.push_back(id);
      }
    });
    for (const PieceId leader : leaders) {
      draft_.try_to(action_of(verbs::Join{leader}));
    }
    return true;
  }

  void send(const Field& field, const Movers& movers, const Mission& mission) {
    const HexId to = best_hex(field, movers, mission);
    if (to != field.piece(movers.front()).place) {
      draft_.try_to(action_of(verbs::Go{to}));
    }
  }

  /// Chattanooga 7.8, 7.9: where those come on who wait across the river. One unit holds it, and leaves them room.
  HexSet entrances() const {
    const PieceIds pieces = start_field_.pieces();
    HexSet hexes;
    if (std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) {
          return start_field_.side_of(id) == draft_.seat() && waits_off_map(start_field_, id) &&
                 start_field_.scenario().waits_across(id);
        })) {
      for (const HexId hex : crossings_now(start_field_)) {
        hexes.add(hex);
      }
    }
    return hexes;
  }

  /// Chattanooga 13.6: nobody goes to Hooker, whom nobody leaves, as long as others have enemies outside his area.
  bool stays_out(const Field& field, PieceId unit, HexId hex) const {
    return missions_.leaves_hooker_his_own() && becomes_hookers(field, unit, hex);
  }

  /// Where they should go; where they stand when no hex is better.
  HexId best_hex(const Field& field, const Movers& movers, const Mission& mission) {
    const HexId here = field.piece(movers.front()).place;
    MarchLocals march;
    if (draft_.is_at(StepKind::March)) {
      march = locals_of<MarchLocals>(draft_.state().top());
    } else {
      march.points = allowance(field, movers);
    }
    const StackMove move(field, movers, march);
    move.reach(*reach_);
    HexId best = here;
    int most = score(field, movers, mission, here) + stance_of(movers).inertia;
    for (const HexId hex : reach_->hexes()) {
      if (hex == here || move.refuse_stay(hex) || stays_out(field, movers.front(), hex) ||
          (entrances_.has(hex) && field.stacked_at(hex, draft_.seat()) + static_cast<int>(movers.size()) > 1)) {
        continue;
      }
      const int joining =
          field.has_units(hex, draft_.seat()) && must_check_to_join(field, movers, hex) ? stance_of(movers).join : 0;
      const int worth =
          score(field, movers, mission, hex) - joining - cost_of_checks(field, movers, reach_->way(hex).checks);
      if (worth > most) {
        most = worth;
        best = hex;
      }
    }
    return best;
  }

  /// Chattanooga 6.3: what the rout checks of the way cost on average.
  int cost_of_checks(const Field& field, const Movers& movers, int checks) const {
    int sum = 0;
    const int weight = stance_of(movers).checks;
    for (const PieceId unit : movers) {
      int failures = 0;
      for (int die = 0; checks > 0 && die < kDieFaces; ++die) {
        failures += check_morale(field, unit, field.piece(unit).place, die).is_passed ? 0 : 1;
      }
      sum += weight * checks / 100 * failures * worth_of(field, unit) * (field.is_disrupted(unit) ? 65 : 30) /
             (100 * kDieFaces);
    }
    return sum;
  }

  // ---- how well they would stand in a hex ----

  int score(const Field& field, const Movers& movers, const Mission& mission, HexId hex) const {
    const Stance& stance = stance_of(movers);
    int worth = 0;
    bool has_guns = false;
    for (const PieceId unit : movers) {
      worth += worth_of(field, unit);
      has_guns = has_guns || is_gun(field, unit);
    }
    int company = 0;
    if (field.has_units(hex, draft_.seat())) {
      for_each_unit_at(field, hex, [&](PieceId unit) {
        const bool is_other = std::find(movers.begin(), movers.end(), unit) == movers.end();
        company += is_other ? worth_of(field, unit) : 0;
      });
    }
    int sum = -stance.pace * missions_.distance(mission, hex) / (has_guns ? 2 : 1);
    sum += score_of_ground(field, stance, mission, hex, company);
    sum += has_guns ? score_of_guns(field, stance, hex, company) : score_of_fight(field, movers, hex);
    return sum - danger(hex, worth, company, stance) + stance.cover * cover(field, hex);
  }

  int score_of_ground(const Field& field, const Stance& stance, const Mission& mission, HexId hex, int company) const {
    const Seat side = draft_.seat();
    int sum = 0;
    if (field.scenario().wins_on[side].has(hex)) {
      sum += field.turn() == field.scenario().last_turn() ? stance.last : stance.goal;
    }
    if (mission.task == Mission::Task::Guard && hex == mission.gate->hex && company == 0) {
      sum += stance.gate;
    }
    return sum;
  }

  int score_of_guns(const Field& field, const Stance& stance, HexId hex, int company) const {
    bool has_friends = company > 0;
    field.grid().for_each_neighbor(
        hex, [&](Direction, HexId next) { has_friends = has_friends || field.infantry(draft_.seat()).has(next); });
    return has_friends ? stance.escort : 0;
  }

  /// The best attack that the top unit could make from there.
  int score_of_fight(const Field& field, const Movers& movers, HexId hex) const {
    const PieceId top = *(movers.end() - 1);
    const Stance& stance = stance_of(movers);
    const Seat enemy = other(draft_.seat());
    const auto& goals = field.scenario().wins_on;
    int best = 0;
    field.grid().for_each_neighbor(hex, [&](Direction d, HexId next) {
      if (field.has_units(next, enemy) && !is_combat_barred(field, hex, d)) {
        const Engagement attack{top, defender_at(field, next), next};
        const Forecast forecast = forecast_attack(field, attack, hex);
        const bool is_prize = goals[Seat::Union].has(next) || goals[Seat::Confederate].has(next);
        const int prize = is_prize ? stance.prize * forecast.leaves / (100 * field.units_at(next, enemy)) : 0;
        best = std::max(best, forecast.gain(stance.own_loss) + prize - stance.least_gain + stance.fight);
      }
    });
    return best;
  }

  /// What the enemy's threat makes of a stack there.
  int danger(HexId hex, int worth, int company, const Stance& stance) const {
    const int threat = missions_.threat(hex);
    const int defense = worth + company + missions_.support(hex) / 2 + 1;
    const int odds = 100 * threat / defense;
    return worth * std::clamp(odds - stance.safe_odds, 0, 200) / 1000 * stance.caution / 100;
  }

  /// Chattanooga 10.5: what the ground of the hex takes from the intensity of an attacker.
  static int cover(const Field& field, HexId hex) {
    const auto& chart = field.chart().terrain;
    return -chart.terrain[field.map().terrain_at(hex)].intensity -
           chart.elevations[field.map().elevation_at(hex)].intensity_from_below;
  }

  Draft& draft_;
  const State start_;
  const Field start_field_;
  const Missions missions_;
  const HexSet entrances_;
  const std::unique_ptr<MoveReach> reach_ = std::make_unique<MoveReach>();
};

}  // namespace

void plan_moves(Draft& draft, const Land& land, const Conduct& conduct) { MovePlanner(draft, land, conduct).plan(); }

}  // namespace longroll::chattanooga
