#include "engine/games/battles/planner/moves.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/planner/guards.h"
#include "engine/games/battles/planner/leaders.h"
#include "engine/games/battles/planner/strikes.h"
#include "engine/games/battles/planner/supply_threats.h"
#include "engine/games/battles/rules/takes.h"

namespace longroll::battles {
namespace {

/// Who is so far from the enemy may march by the road.
constexpr int kSafeDistance = 3;
/// A cut that parts less of an army than so many hundredths of it is nobody's care.
constexpr int kWorthACut = 15;
/// To part the enemy from his communications is worth so many hundredths of the strength parted; to drive off who has
/// parted the own army, so many.
constexpr int kPartingWorth = 20;
constexpr int kRelieved = 30;
/// Turns ahead in which a threat to the road back is met; one's own cut is made at once.
constexpr int kWarning = 2;

class MovePlanner {
 public:
  MovePlanner(Draft& draft, const Land& land, const Conduct& conduct)
      : draft_(draft),
        conduct_(conduct),
        start_(draft.state()),
        start_field_(draft.game().field(start_)),
        survey_(start_field_, land, draft.seat()),
        ours_(survey_, draft.seat()),
        theirs_(survey_, other(draft.seat())) {
    look_at_roads();
  }

  void plan() {
    finish_unit();
    strike();
    guard();
    assign_positions();
    post_leaders(draft_, survey_);
    draft_.try_to(action_of(Do::EndMoves));
    // Whoever must move and has no better idea is moved by the first lawful action.
    for (int i = 0; i < 200 && draft_.goes_on() && !draft_.try_to(action_of(Do::EndMoves)); ++i) {
      Actions lawful;
      draft_.game().actions(draft_.state(), lawful);
      if (lawful.empty() || draft_.step() == StepKind::CombatPhase) {
        break;
      }
      draft_.try_to(lawful.front());
    }
  }

 private:
  bool is_moving() const { return draft_.goes_on() && draft_.step() == StepKind::MoveUnit; }

  /// A unit that is out when the plan begins goes where it is best, and is done.
  void finish_unit() {
    if (!is_moving()) {
      return;
    }
    const auto unit = locals_of<MoveUnitLocals>(draft_.state().top()).unit;
    const Field field = draft_.field();
    Actions lawful;
    draft_.game().actions(draft_.state(), lawful);
    HexId best = kNoHex;
    int best_score = field.piece(unit).place == kDue ? -1'000'000 : score(field, unit, field.piece(unit).place);
    for (const Action& action : lawful) {
      const auto go = read<verbs::Go>(action);
      if (go && !field.is_controlled(go->hex, other(draft_.seat()))) {
        const int here = score(field, unit, go->hex);
        if (here > best_score) {
          best_score = here;
          best = go->hex;
        }
      }
    }
    if (best != kNoHex) {
      draft_.try_to(action_of(verbs::Go{best}));
    }
    halt();
  }

  void halt() {
    if (is_moving() && !draft_.try_to(action_of(Do::Halt))) {
      Actions lawful;
      draft_.game().actions(draft_.state(), lawful);
      if (!lawful.empty()) {
        draft_.try_to(lawful.front());
      }
    }
  }

  bool send(PieceId unit, HexId to, Do how = Do::Take) {
    if (!draft_.try_to(action_of(how, unit))) {
      return false;
    }
    const bool went = draft_.try_to(action_of(verbs::Go{to}));
    halt();
    return went;
  }

  // ---- the roads back ----

  /// What parts less of these units is nobody's care.
  int least_cut(const std::vector<PieceId>& units) const {
    int sum = 0;
    for (const PieceId id : units) {
      sum += survey_.strength(id);
    }
    return std::max(1, sum * kWorthACut / 100);
  }

  /// Who stands on whose line of communication, or could soon.
  void look_at_roads() {
    const int our_least = least_cut(survey_.mine());
    const int their_least = least_cut(survey_.theirs());
    threats_ = ours_.cuts(kWarning, our_least, SupplyThreats::Loose::Gone);
    chances_ = theirs_.cuts(1, their_least, SupplyThreats::Loose::Stay);
    if (ours_.lost() >= our_least) {
      for (const HexId hex : survey_.enemy_hexes()) {
        if (survey_.support(hex) > 0) {
          survey_.set_prize(hex, ours_.lost_to(hex) * kRelieved / 100);
        }
      }
    }
    if (theirs_.lost() >= their_least) {
      for (const PieceId id : survey_.mine()) {
        if (!start_field_.is_in_enemy_zone(id)) {
          const HexId here = start_field_.piece(id).place;
          chances_.push_back({here, id, theirs_.lost_to(here)});
        }
      }
    }
  }

  /// What a unit gains by standing on the enemy's road back. (None loses its own by its march: by day who is outside
  /// the enemy's zones goes through hexes outside them, and these hang together.)
  int score_of_roads(const Field& field, PieceId unit, HexId hex) const {
    int sum = 0;
    if (!is_artillery(field.arm_of(unit)) && field.condition(unit) <= Condition::Disordered) {
      for (const Cut& cut : chances_) {
        sum += cut.hex == hex && !is_shared(field, unit, hex) ? cut.strength * kPartingWorth / 100 : 0;
      }
    }
    return sum;
  }

  /// Somebody else is there for that already.
  bool is_shared(const Field& field, PieceId unit, HexId hex) const {
    return field.units_at(hex, draft_.seat()) > (field.piece(unit).place == hex ? 1 : 0);
  }

  /// Detaches guards to where the road back could be cut, unless the attacks see to it.
  void guard() {
    std::erase_if(threats_, [&](const Cut& cut) { return struck_.has(start_field_.piece(cut.by).place); });
    if (!draft_.goes_on() || threats_.empty()) {
      return;
    }
    std::vector<PieceId> free;
    for (const PieceId id : survey_.mine()) {
      if (!posted_.has_unit(id) && can_move(start_field_, id)) {
        free.push_back(id);
      }
    }
    for (const Guard& guard : plan_guards(survey_, ours_, threats_, std::move(free))) {
      march_toward(guard.unit, guard.post);
      posted_.add_unit(guard.unit);
    }
  }

  /// As near as it can come, out of the enemy's zones.
  void march_toward(PieceId unit, HexId post) {
    const Field field = draft_.field();
    const March march(field, unit, MoveMode::Regular);
    march.reach(allowance(field, unit, MoveMode::Regular), reach_);
    HexId best = field.piece(unit).place;
    int least = field.grid().distance(best, post);
    for (const HexId hex : reach_.hexes()) {
      const int distance = field.grid().distance(hex, post);
      if (distance < least && march.may_stop(hex) && !field.is_controlled(hex, other(draft_.seat()))) {
        least = distance;
        best = hex;
      }
    }
    if (best != field.piece(unit).place) {
      send(unit, best);
    }
  }

  // ---- attacks ----

  std::vector<AttackOption> hands() {
    std::vector<AttackOption> all;
    for (const PieceId id : survey_.mine()) {
      if (start_field_.is_routed(id) || start_field_.condition(id) == Condition::Shaken) {
        continue;
      }
      AttackOption hand;
      hand.unit = id;
      hand.at = start_field_.piece(id).place;
      hand.options.push_back(hand.at);
      const bool movable = can_move(start_field_, id);
      hand.must_fight = !movable && start_field_.is_in_enemy_zone(id) && !start_field_.is_night();
      if (movable && survey_.enemy_distance(hand.at) <= 12) {
        const March march(start_field_, id, MoveMode::Regular);
        march.reach(allowance(start_field_, id, MoveMode::Regular), reach_);
        for (const HexId hex : reach_.hexes()) {
          if (hex != hand.at && is_near_enemy(hex) && march.may_stop(hex)) {
            hand.options.push_back(hex);
          }
        }
      }
      all.push_back(std::move(hand));
    }
    return all;
  }

  bool is_near_enemy(HexId hex) const {
    return std::any_of(survey_.enemy_hexes().begin(), survey_.enemy_hexes().end(),
                       [&](HexId enemy) { return start_field_.grid().distance(hex, enemy) <= 3; });
  }

  void strike() {
    if (!draft_.goes_on()) {
      return;
    }
    for (const Strike& strike : plan_strikes(survey_, conduct_, hands())) {
      struck_.add(strike.target);  // Infantry goes first: guns may follow onto it (7.3).
      for (const bool guns : {false, true}) {
        for (const Strike::Part& part : strike.parts) {
          if (is_artillery(start_field_.arm_of(part.unit)) != guns) {
            continue;
          }
          posted_.add_unit(part.unit);
          if (part.from != start_field_.piece(part.unit).place) {
            send(part.unit, part.from);
          }
        }
      }
    }
  }

  // ---- posts ----

  /// How well a unit would stand in that hex, in hundredths of a strength point. `field` is the field as the plan has
  /// it so far.
  int score(const Field& field, PieceId unit, HexId hex) const {
    const int strength = survey_.strength(unit);
    const Stance& stance = conduct_.of(unit);
    const int pull = survey_.pull(hex, stance.focus) * stance.pull / 100;
    const int near = survey_.enemy_distance(hex);
    int sum = pull * 4 - std::min(near, 20) * stance.advance / 12;
    int company = 0;
    int guns = 0;
    for_each_at(field, hex, [&](PieceId id) {
      if (id != unit && field.side_of(id) == draft_.seat() && field.is_unit(id)) {
        company += survey_.strength(id);
        guns += is_artillery(field.arm_of(id)) ? 1 : 0;
      }
    });
    const int threat = survey_.threat(hex);
    const bool is_gun = is_artillery(field.arm_of(unit));
    if (threat > 0) {
      const int cover = survey_.cover(hex);
      const int defense = strength + company + survey_.support(hex) * stance.help / 100;
      const int odds = threat * cover / (defense + 1);  // in hundredths
      const int danger = std::clamp(odds - stance.danger, 0, 400);
      sum -= strength * danger / 400 * stance.caution / 100;
      sum += (100 - cover) * stance.shelter / 100;
      if (is_gun && company == 0) {
        sum -= strength / 3 + (near <= 2 ? strength / 2 : 0);
      }
      sum += !is_gun && guns > 0 && company == strength_of_guns(field, hex, unit) ? 40 : 0;  // guns want a guard
    }
    if (is_gun && near >= 2 && near <= 3) {
      sum += 30;
    }
    if (const int worth = survey_.worth(hex); worth > 0 && !field.has_units(hex, draft_.seat())) {
      sum += worth * stance.holding / 100;
    }
    return sum + score_of_roads(field, unit, hex);
  }

  int strength_of_guns(const Field& field, HexId hex, PieceId unit) const {
    int sum = 0;
    for_each_at(field, hex, [&](PieceId id) {
      sum +=
          id != unit && is_artillery(field.arm_of(id)) && field.side_of(id) == draft_.seat() ? survey_.strength(id) : 0;
    });
    return sum;
  }

  struct Wish {
    PieceId unit = kNoPiece;
    HexId to = kNoHex;
    Do how = Do::Take;
    int better = 0;
  };

  Wish wish_of(const Field& field, PieceId unit) {
    Wish wish{unit, kNoHex, Do::Take, conduct_.of(unit).inertia};
    const bool is_due = field.piece(unit).place == kDue;
    const int here = is_due ? -1'000 : score(field, unit, field.piece(unit).place);
    const bool roads = survey_.enemy_distance(is_due ? kNoHex : field.piece(unit).place) >= kSafeDistance + 2 || is_due;
    for (const MoveMode mode : {MoveMode::Regular, MoveMode::Strategic}) {
      if (mode == MoveMode::Strategic && (!roads || refuse_take(field, unit, mode))) {
        continue;
      }
      const March march(field, unit, mode);
      march.reach(allowance(field, unit, mode), reach_);
      for (const HexId hex : reach_.hexes()) {
        if (field.is_controlled(hex, other(draft_.seat())) || !march.may_stop(hex)) {
          continue;
        }
        const int better = score(field, unit, hex) - here;
        if (better > wish.better) {
          wish.better = better;
          wish.to = hex;
          wish.how = mode == MoveMode::Regular ? Do::Take : Do::TakeRoad;
        }
      }
    }
    return wish;
  }

  /// One after the other, those nearest to the enemy first, so that the road behind them is free.
  void assign_positions() {
    std::vector<std::pair<int, PieceId>> order;
    for (const PieceId id : start_field_.pieces()) {
      const Piece& piece = start_field_.piece(id);
      if (piece.owner != index_of(draft_.seat()) || posted_.has_unit(id) ||
          start_field_.arm_of(id) == Arm::Breastworks || start_field_.arm_of(id) == Arm::Leader ||
          (!is_on_map(piece) && piece.place != kDue)) {
        continue;
      }
      const int guns_last = is_artillery(start_field_.arm_of(id)) ? 50 : 0;
      order.emplace_back((is_on_map(piece) ? survey_.enemy_distance(piece.place) : 60) + guns_last, id);
    }
    heap_sort(order.begin(), order.end());
    for (const auto& [distance, unit] : order) {
      if (!draft_.goes_on()) {
        return;
      }
      const Field field = draft_.field();
      if (!can_move(field, unit)) {
        continue;
      }
      if (field.is_routed(unit)) {
        send_home(unit);
        continue;
      }
      const Wish wish = wish_of(field, unit);
      if (wish.to != kNoHex) {
        send(unit, wish.to, wish.how);
      }
    }
  }

  /// A routed unit goes where the rules send it: the first way is as good as any.
  void send_home(PieceId unit) {
    if (!draft_.try_to(action_of(verbs::Take{unit})) || !is_moving()) {
      return;
    }
    Actions lawful;
    draft_.game().actions(draft_.state(), lawful);
    draft_.try_to(lawful.front());
    halt();
  }

  /// Units that the attacks have used.
  class Units {
   public:
    void add_unit(PieceId id) { bits_[static_cast<std::size_t>(id)] = true; }
    bool has_unit(PieceId id) const { return bits_[static_cast<std::size_t>(id)]; }

   private:
    std::array<bool, kMaxPieces> bits_{};
  };

  Draft& draft_;
  const Conduct& conduct_;
  const State start_;
  const Field start_field_;
  Survey survey_;
  SupplyThreats ours_;
  SupplyThreats theirs_;
  std::vector<Cut> threats_;  // to the own road back
  std::vector<Cut> chances_;  // on the enemy's
  HexSet struck_;
  Units posted_;
  Reach reach_;
};

}  // namespace

void plan_moves(Draft& draft, const Land& land, const Conduct& conduct) { MovePlanner(draft, land, conduct).plan(); }

}  // namespace longroll::battles
