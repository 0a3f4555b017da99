#include "tools/longroll/partners/battles_partner.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/locals.h"
#include "engine/games/battles/rules/flagged_attack.h"
#include "engine/games/battles/rules/odds.h"
#include "engine/games/battles/rules/takes.h"
#include "engine/games/battles/rules/victory.h"
#include "engine/games/battles/verbs.h"

namespace longroll::partners {
namespace {

using namespace battles;

constexpr int kEnough = 400;  ///< odds beyond which nobody more is sent
constexpr int kFar = 200;

/// Strength as it fights (12.2).
int strength_of(const Field& field, PieceId unit) {
  const int printed = 2 * field.counter(unit).strength;
  return field.condition(unit) == Condition::Good ? printed : field.is_routed(unit) ? 0 : printed / 2;
}

/// What stands in the hex, worth double where the ground halves attackers (8.41).
int defense_of(const Field& field, HexId hex, Seat side) {
  int sum = 0;
  for_each_at(field, hex,
              [&](PieceId id) { sum += field.side_of(id) == side && field.is_unit(id) ? strength_of(field, id) : 0; });
  const TerrainEffect& terrain = field.chart().terrain[field.map().terrain_at(hex)];
  return std::max(1, terrain.halves ? 2 * sum : terrain.shift < 0 ? sum * 3 / 2 : sum);
}

template <class Verb>
bool is_lawful(const Actions& lawful, const Verb& verb) {
  return std::binary_search(lawful.begin(), lawful.end(), action_of(verb));
}

int odds_now(const Field& field, const battles::Attack& attack) {
  const AttackOdds odds = odds_of(field, attack, Ground::Other);
  return 100 * odds.attack / std::max(1, odds.defence);
}

}  // namespace

Action BattlesPartner::choose(const State& state, const Actions& lawful) {
  const Field field = game_.field(state);
  if (!land_) {
    land_.emplace(field.library(), field.scenario());
  }
  switch (static_cast<StepKind>(state.top().kind)) {
    case StepKind::MovementPhase:
      return move(field, lawful);
    case StepKind::MoveUnit:
      return goal_ != kNoHex && is_lawful(lawful, verbs::Go{goal_}) ? action_of(verbs::Go{goal_})
             : is_lawful(lawful, verbs::Halt{})                     ? action_of(verbs::Halt{})
                                                                    : lawful.front();
    case StepKind::CombatPhase:
      return fight(field, lawful);
    case StepKind::Declare:
      return declare(field, lawful);
    default:
      return answer(field, lawful, game_.to_act(state));
  }
}

/// One unit after the other: attackers first, then everybody to the best hex in reach.
Action BattlesPartner::move(const Field& field, const Actions& lawful) {
  const Seat side = field.phasing();
  if (turn_ != 2 * field.turn() + index_of(side)) {
    turn_ = 2 * field.turn() + index_of(side);
    orders_.clear();
    settled_.clear();
    if (style().seeks_attacks()) {
      plan_attacks(field, side);
    }
  }
  while (!orders_.empty()) {
    const Order order = orders_.front();
    orders_.erase(orders_.begin());
    settled_.push_back(order.unit);
    if (order.to != field.piece(order.unit).place && is_lawful(lawful, verbs::Take{order.unit})) {
      goal_ = order.to;
      return action_of(verbs::Take{order.unit});
    }
  }
  for (const Action& action : lawful) {
    const auto take = read<verbs::Take>(action);
    if (!take || std::find(settled_.begin(), settled_.end(), take->unit) != settled_.end()) {
      continue;
    }
    settled_.push_back(take->unit);
    if (const std::optional<HexId> to = best_hex(field, take->unit)) {
      goal_ = *to;
      return action;
    }
  }
  return is_lawful(lawful, verbs::EndMoves{}) ? action_of(verbs::EndMoves{}) : lawful.front();
}

/// The weakest enemies first: as many units as it takes for the odds that are sought, or none.
void BattlesPartner::plan_attacks(const Field& field, Seat side) {
  std::vector<PieceId> free;
  for (const PieceId id : field.pieces()) {
    if (field.is_unit(id) && field.side_of(id) == side && is_hex(field.piece(id).place) && !field.is_routed(id) &&
        !is_artillery(field.arm_of(id))) {
      free.push_back(id);
    }
  }
  const auto rank = [&](PieceId unit) { return std::pair(-strength_of(field, unit), unit); };
  heap_sort(free.begin(), free.end(), [&](PieceId a, PieceId b) { return rank(a) < rank(b); });
  std::vector<std::pair<int, HexId>> targets;
  field.units(other(side)).for_each([&](HexId hex) { targets.emplace_back(defense_of(field, hex, other(side)), hex); });
  std::sort(targets.begin(), targets.end());
  std::vector<HexId> taken;  // hexes in which attackers stand by now
  Reach reach;
  for (const auto& [defense, target] : targets) {
    std::vector<Order> orders;
    int sum = 0;
    for (const PieceId unit : free) {
      if (100 * sum >= kEnough * defense) {
        break;
      }
      const HexId here = field.piece(unit).place;
      HexId from = field.grid().are_adjacent(here, target) ? here : kNoHex;
      if (from == kNoHex && can_move(field, unit)) {
        const March march(field, unit, MoveMode::Regular);
        march.reach(allowance(field, unit, MoveMode::Regular), reach);
        for (const HexId hex : reach.hexes()) {
          if (from == kNoHex && field.grid().are_adjacent(hex, target) && march.may_stop(hex) &&
              std::count(taken.begin(), taken.end(), hex) +
                      std::count_if(orders.begin(), orders.end(), [&](const Order& o) { return o.to == hex; }) ==
                  0) {
            from = hex;
          }
        }
      }
      if (from != kNoHex) {
        orders.push_back({unit, from});
        sum += strength_of(field, unit);
      }
    }
    if (100 * sum >= style().least_odds() * defense) {
      for (const Order& order : orders) {
        taken.push_back(order.to);
        std::erase(free, order.unit);
        orders_.push_back(order);
      }
    }
  }
}

/// Nothing when it stays.
std::optional<HexId> BattlesPartner::best_hex(const Field& field, PieceId unit) const {
  const Place here = field.piece(unit).place;
  const bool is_on_map = is_hex(here);
  std::optional<HexId> best;
  int most = is_on_map && !field.is_routed(unit) ? style().worth(post_at(field, unit, here)) : -1'000'000;
  const March march(field, unit, MoveMode::Regular);
  Reach reach;
  march.reach(allowance(field, unit, MoveMode::Regular), reach);
  for (const HexId hex : reach.hexes()) {
    if (hex != here && march.may_stop(hex)) {
      if (const int worth = style().worth(post_at(field, unit, hex)); worth > most) {
        most = worth;
        best = hex;
      }
    }
  }
  return best;
}

Post BattlesPartner::post_at(const Field& field, PieceId unit, HexId hex) const {
  const Seat side = field.side_of(unit);
  const auto& objectives = field.scenario().objectives;
  Post post{.wanted = kFar, .held = kFar, .is_in_zone = field.is_controlled(hex, other(side))};
  for (std::size_t i = 0; i < objectives.size(); ++i) {
    int& least = holder_of(field, i) == side ? post.held : post.wanted;
    least = std::min(least, land_->to_objective(i, hex) / 2);
    post.is_sole_holder = post.is_sole_holder || (objectives[i].hex == hex && field.piece(unit).place == hex &&
                                                  field.units_at(hex, side) == 1);
  }
  return post;
}

/// The attack with the best odds of all who stand beside the target.
Action BattlesPartner::fight(const Field& field, const Actions& lawful) const {
  const Action* best = nullptr;
  int most = 0;
  for (const Action& action : lawful) {
    const auto target = read<verbs::Target>(action);
    if (!target) {
      continue;
    }
    std::vector<PieceId> attackers;
    for (const PieceId id : field.pieces()) {
      if (field.is_unit(id) && field.side_of(id) == field.phasing() && is_hex(field.piece(id).place) &&
          !field.is_routed(id) && !field.has_flag(id, kFought) && is_in_contact(field, id, target->hex)) {
        attackers.push_back(id);
      }
    }
    const HexId hexes[] = {target->hex};
    const int odds = attackers.empty() ? 0 : odds_now(field, {attackers, hexes});
    if (best == nullptr || odds > most) {
      most = odds;
      best = &action;
    }
  }
  const bool may_end = is_lawful(lawful, verbs::EndCombat{});
  if (best != nullptr && (most >= style().least_odds() || !may_end)) {
    return *best;
  }
  return may_end ? action_of(verbs::EndCombat{}) : lawful.front();
}

Action BattlesPartner::declare(const Field& field, const Actions& lawful) const {
  const FlaggedAttack attack(field);
  const bool may_roll = is_lawful(lawful, verbs::Resolve{0});
  if (may_roll && odds_now(field, attack.view()) >= kEnough) {
    return action_of(verbs::Resolve{0});
  }
  const Action* best = nullptr;
  int most = -1;
  for (const Action& action : lawful) {
    const auto join = read<verbs::Join>(action);
    if (join && strength_of(field, join->unit) > most) {
      most = strength_of(field, join->unit);
      best = &action;
    }
  }
  return best != nullptr ? *best : may_roll ? action_of(verbs::Resolve{0}) : lawful.front();
}

/// Retreats lead away from the enemy, the weakest are lost, and what is not wished for is passed by.
Action BattlesPartner::answer(const Field& field, const Actions& lawful, Seat seat) const {
  const auto rank = [&](const Action& action) {
    if (const auto lose = read<verbs::Lose>(action)) {
      const int strength = field.counter(lose->unit).strength;
      return field.side_of(lose->unit) == seat ? -strength : strength;
    }
    if (const auto retreat = read<verbs::Retreat>(action)) {
      return distance_to_enemy(field, retreat->hex, seat);
    }
    if (const auto advance = read<verbs::Advance>(action)) {
      return style().advances() ? field.counter(advance->unit).strength : -10;
    }
    return 0;
  };
  return *std::max_element(lawful.begin(), lawful.end(),
                           [&](const Action& a, const Action& b) { return rank(a) < rank(b); });
}

}  // namespace longroll::partners
