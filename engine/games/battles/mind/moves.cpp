#include "engine/games/battles/mind/moves.h"

#include <algorithm>

#include "engine/games/battles/mind/strikes.h"
#include "engine/games/battles/rules/movement.h"

namespace longroll::battles {
namespace {

/// A post must be so much better than the present one to be worth a march.
constexpr int kWorthAMarch = 6;
/// Who is so far from the enemy may march by the road.
constexpr int kSafeDistance = 3;

class Marshal {
 public:
  Marshal(Draft& draft, const Land& land, const Stance& stance)
      : draft_(draft),
        stance_(stance),
        start_(draft.state()),
        start_field_(draft.game().field(start_)),
        survey_(start_field_, land, draft.seat(), stance.focus) {}

  void plan() {
    finish_unit();
    strike();
    post_everybody();
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
    const auto unit = static_cast<PieceId>(draft_.state().top().locals[0]);
    const Field field = draft_.field();
    Actions lawful;
    draft_.game().actions(draft_.state(), lawful);
    HexId best = kNoHex;
    int best_score = field.piece(unit).place == kDue ? -1'000'000 : score(field, unit, field.piece(unit).place);
    for (const Action& action : lawful) {
      if (verb_of(action) == Do::Go && !field.is_controlled(action.args[0], other(draft_.seat()))) {
        const int here = score(field, unit, action.args[0]);
        if (here > best_score) {
          best_score = here;
          best = action.args[0];
        }
      }
    }
    if (best != kNoHex) {
      draft_.try_to(action_of(Do::Go, best));
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
    const bool went = draft_.try_to(action_of(Do::Go, to));
    halt();
    return went;
  }

  // ---- attacks ----

  std::vector<Hand> hands() {
    std::vector<Hand> all;
    for (const PieceId id : survey_.mine()) {
      if (start_field_.is_routed(id) || start_field_.condition(id) == Condition::Shaken) {
        continue;
      }
      Hand hand;
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
    for (const Strike& strike : plan_strikes(survey_, stance_, hands())) {
      // Infantry goes first: guns may follow onto it (7.3).
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
    const int pull = survey_.pull(hex) * stance_.pull / 100;
    const int near = survey_.enemy_distance(hex);
    int sum = pull * 4 - std::min(near, 20) * stance_.advance / 12;
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
      const int defense = strength + company + survey_.support(hex) / 8;
      const int odds = threat * cover / (defense + 1);  // in hundredths
      const int danger = std::clamp(odds - 120, 0, 400);
      sum -= strength * danger / 400 * stance_.caution / 100;
      sum += (100 - cover) / 2;
      if (is_gun && company == 0) {
        sum -= strength / 3 + (near <= 2 ? strength / 2 : 0);
      }
      sum += !is_gun && guns > 0 && company == strength_of_guns(field, hex, unit) ? 40 : 0;  // guns want a guard
    }
    if (is_gun && near >= 2 && near <= 3) {
      sum += 30;
    }
    if (const int worth = survey_.worth(hex); worth > 0 && !field.has_units(hex, draft_.seat())) {
      sum += worth;
    }
    return sum;
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
    Wish wish{unit, kNoHex, Do::Take, kWorthAMarch};
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
  void post_everybody() {
    std::vector<std::pair<int, PieceId>> order;
    for (int i = 0; i < start_field_.piece_count(); ++i) {
      const auto id = static_cast<PieceId>(i);
      const Piece& piece = start_field_.piece(id);
      if (piece.owner != index_of(draft_.seat()) || posted_.has_unit(id) ||
          start_field_.arm_of(id) == Arm::Breastworks || (!is_on_map(piece) && piece.place != kDue)) {
        continue;
      }
      const int guns_last = is_artillery(start_field_.arm_of(id)) ? 50 : 0;
      order.emplace_back((is_on_map(piece) ? survey_.enemy_distance(piece.place) : 60) + guns_last, id);
    }
    std::sort(order.begin(), order.end());
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
    if (!draft_.try_to(action_of(Do::Take, unit)) || !is_moving()) {
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
    std::array<bool, kMostPieces> bits_{};
  };

  Draft& draft_;
  const Stance& stance_;
  const State start_;
  const Field start_field_;
  const Survey survey_;
  Units posted_;
  Reach reach_;
};

}  // namespace

void plan_moves(Draft& draft, const Land& land, const Stance& stance) { Marshal(draft, land, stance).plan(); }

}  // namespace longroll::battles
