#include "tools/longroll/partners/chattanooga_partner.h"

#include <algorithm>
#include <memory>

#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/planner/gauge.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/stack_move.h"
#include "engine/games/chattanooga/verbs.h"

namespace longroll::partners {
namespace {

using namespace chattanooga;

template <class Verb>
bool is_lawful(const Actions& lawful, const Verb& verb) {
  return std::binary_search(lawful.begin(), lawful.end(), action_of(verb));
}

/// What the enemy loses on average for what it costs, in hundredths.
int odds_of(const Forecast& forecast) { return 100 * forecast.enemy_loss / std::max(1, forecast.own_loss); }

/// The first of those verbs that is lawful, else the first action.
Action first_of(const Actions& lawful, std::initializer_list<Do> verbs) {
  for (const Do verb : verbs) {
    const auto found =
        std::find_if(lawful.begin(), lawful.end(), [&](const Action& action) { return verb_of(action) == verb; });
    if (found != lawful.end()) {
      return *found;
    }
  }
  return lawful.front();
}

int distance_to_enemy(const Field& field, HexId hex, Seat side) {
  int least = 99;
  field.units(other(side)).for_each([&](HexId enemy) { least = std::min(least, field.grid().distance(hex, enemy)); });
  return least;
}

/// The best odds of an attack of the unit if it stood there.
int odds_from(const Field& field, PieceId unit, HexId hex) {
  const Seat side = field.side_of(unit);
  int best = 0;
  field.grid().for_each_neighbor(hex, [&](Direction d, HexId next) {
    if (field.type(unit) != UnitType::Artillery && field.has_units(next, other(side)) &&
        !is_combat_barred(field, hex, d)) {
      best = std::max(best, odds_of(forecast_attack(field, {unit, defender_at(field, next), next}, hex)));
    }
  });
  return best;
}

}  // namespace

Action ChattanoogaPartner::choose(const State& state, const Actions& lawful) {
  const Field field = game_.field(state);
  if (!land_) {
    land_.emplace(game_.data_of(state), field.scenario());
  }
  switch (static_cast<StepKind>(state.top().kind)) {
    case StepKind::MovementPhase:
      return move(field, lawful);
    case StepKind::March:
      return march(field, lawful);
    case StepKind::CombatPhase:
      return fight(field, lawful);
    case StepKind::Attack:
      return attack(field, lawful);
    case StepKind::Bombardment:
      return bombard(field, lawful);
    default:
      return answer(field, lawful, game_.to_act(state));
  }
}

/// Recovers, brings on who is due, and then moves one hex after the other.
Action ChattanoogaPartner::move(const Field& field, const Actions& lawful) {
  const int phase = 2 * (field.turn() * 100 + field.state().track(track(Track::Couplet))) + index_of(field.phasing());
  if (phase_ != phase) {
    phase_ = phase;
    settled_.clear();
    joined_.clear();
  }
  if (is_lawful(lawful, verbs::RecoverAll{})) {
    return action_of(verbs::RecoverAll{});
  }
  for (const Action& action : lawful) {
    const auto take = read<verbs::Take>(action);
    const bool is_new = take && std::find(joined_.begin(), joined_.end(), take->unit) == joined_.end();
    if (!is_new || !field.is_unit(take->unit)) {
      continue;
    }
    const Place here = field.piece(take->unit).place;
    joined_.push_back(take->unit);
    goal_ = kNoHex;
    if (!is_hex(here)) {
      return action;
    }
    if (std::find(settled_.begin(), settled_.end(), here) != settled_.end()) {
      continue;
    }
    settled_.push_back(here);
    if (const std::optional<HexId> to = best_hex(field, here)) {
      goal_ = *to;
      settled_.push_back(goal_);
      return is_lawful(lawful, verbs::TakeStack{here}) ? action_of(verbs::TakeStack{here}) : action;
    }
  }
  return is_lawful(lawful, verbs::EndMoves{}) ? action_of(verbs::EndMoves{}) : lawful.front();
}

Action ChattanoogaPartner::march(const Field& field, const Actions& lawful) {
  if (goal_ != kNoHex && is_lawful(lawful, verbs::Go{goal_})) {
    return action_of(verbs::Go{goal_});
  }
  const Movers movers = movers_of(field);
  if (!movers.is_empty() && style().seeks_attacks() && is_lawful(lawful, OfNothing<Do::ChargeAll>{}) &&
      odds_from(field, *(movers.end() - 1), field.piece(movers.front()).place) >= style().least_odds()) {
    return action_of(OfNothing<Do::ChargeAll>{});
  }
  return first_of(lawful, {Do::Halt, Do::Pass});
}

int ChattanoogaPartner::worth(const Field& field, HexId from, HexId hex, PieceId top) const {
  const Seat side = field.phasing();
  const auto& goals = field.scenario().wins_on;
  const bool is_zone = field.is_in_enemy_zone(hex, side);
  // The ground that wins for the enemy is what the side has to hold.
  const Post post{.wanted = land_->to_goal(side, hex),
                  .held = land_->to_goal(other(side), hex),
                  .is_in_zone = is_zone,
                  .is_sole_holder = hex == from && (goals[side].has(hex) || goals[other(side)].has(hex))};
  const bool is_attack = style().seeks_attacks() && odds_from(field, top, hex) >= style().least_odds();
  return is_attack ? 10'000 + odds_from(field, top, hex) : style().worth(post);
}

/// Where the units of the hex should go; nothing when they stay.
std::optional<HexId> ChattanoogaPartner::best_hex(const Field& field, HexId from) const {
  const Movers movers = movable_at(field, from, field.phasing());
  if (movers.is_empty()) {
    return std::nullopt;
  }
  const PieceId top = *(movers.end() - 1);
  MarchLocals march;
  march.points = allowance(field, movers);
  const StackMove move(field, movers, march);
  const auto reach = std::make_unique<MoveReach>();
  move.reach(*reach);
  std::optional<HexId> best;
  int most = worth(field, from, from, top);
  for (const HexId hex : reach->hexes()) {
    if (hex != from && !move.refuse_stay(hex) && !field.has_units(hex, field.phasing())) {
      if (const int one = worth(field, from, hex, top); one > most) {
        most = one;
        best = hex;
      }
    }
  }
  return best;
}

/// Guns fire first; then the attack with the best odds.
Action ChattanoogaPartner::fight(const Field& field, const Actions& lawful) const {
  const Action* best = nullptr;
  int most = 0;
  for (const Action& action : lawful) {
    if (const auto aim = read<verbs::Aim>(action)) {
      for (const PieceId unit : field.pieces()) {
        const Shot shot{unit, aim->unit};
        if (field.has_unit_on_map(unit, field.phasing()) && field.type(unit) == UnitType::Artillery &&
            !refuse_shot(field, shot)) {
          if (const int gain = forecast_shot(field, shot).gain(); gain > most) {
            most = gain;
            best = &action;
          }
        }
      }
    }
  }
  if (best != nullptr) {
    return *best;
  }
  for (const Action& action : lawful) {
    if (const auto target = read<verbs::AttackHex>(action)) {
      for (const PieceId unit : Attackers(field, target->hex)) {
        const int odds = odds_from(field, unit, field.piece(unit).place);
        if (odds > most) {
          most = odds;
          best = &action;
        }
      }
    }
  }
  const bool may_end = is_lawful(lawful, verbs::EndCombat{});
  return best != nullptr && (most >= style().least_odds() || !may_end) ? *best
         : may_end                                                     ? action_of(verbs::EndCombat{})
                                                                       : lawful.front();
}

Action ChattanoogaPartner::attack(const Field& field, const Actions& lawful) const {
  const HexId hex = locals_of<AttackLocals>(field.state().top()).hex;
  const Action* best = nullptr;
  int most = -1;
  for (const Action& action : lawful) {
    const auto with = read<verbs::AttackWith>(action);
    if (with) {
      const int odds =
          odds_of(forecast_attack(field, {with->unit, defender_at(field, hex), hex}, field.piece(with->unit).place));
      if (odds > most) {
        most = odds;
        best = &action;
      }
    }
  }
  const bool may_end = is_lawful(lawful, verbs::EndAttack{});
  return best != nullptr && (most >= style().least_odds() || !may_end) ? *best
         : may_end                                                     ? action_of(verbs::EndAttack{})
                                                                       : first_of(lawful, {Do::Pass});
}

/// All guns that can.
Action ChattanoogaPartner::bombard(const Field& field, const Actions& lawful) const {
  for (const Action& action : lawful) {
    const auto fire = read<verbs::Fire>(action);
    if (fire && field.type(fire->unit) == UnitType::Artillery) {
      return action;
    }
  }
  return first_of(lawful, {Do::Resolve, Do::Fire});
}

/// Retreats lead away from the enemy, who comes on goes forward, and what is not wished for is passed by.
Action ChattanoogaPartner::answer(const Field& field, const Actions& lawful, Seat seat) const {
  const Action* best = nullptr;
  int most = 0;
  for (const Action& action : lawful) {
    const auto retreat = read<verbs::Retreat>(action);
    const auto go = read<verbs::Go>(action);
    if (retreat || go) {
      const int rank = retreat ? distance_to_enemy(field, retreat->hex, seat) : -land_->to_goal(seat, go->hex);
      if (best == nullptr || rank > most) {
        most = rank;
        best = &action;
      }
    }
  }
  return best != nullptr ? *best
                         : first_of(lawful, {Do::EndSetUp, Do::EndTurn, Do::Return, Do::EndReturns, Do::RollCadre,
                                             Do::VolleyAll, Do::Pass, Do::Halt});
}

}  // namespace longroll::partners
