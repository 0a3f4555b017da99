// build: small
#include "engine/games/campaign/planner/answers.h"

#include "engine/games/campaign/planner/gauge.h"
#include "engine/games/campaign/rules/battle.h"
#include "engine/games/campaign/rules/reaction_afloat.h"
#include "engine/games/campaign/rules/retreat.h"

namespace longroll::campaign {
namespace {

/// The first lawful action of that verb for which `is_wanted`.
template <class IsWanted>
std::optional<Action> first_of(const Actions& lawful, Do verb, IsWanted&& is_wanted) {
  for (const Action& action : lawful) {
    if (verb_of(action) == verb && is_wanted(action)) {
      return action;
    }
  }
  return std::nullopt;
}
std::optional<Action> first_of(const Actions& lawful, Do verb) {
  return first_of(lawful, verb, [](const Action&) { return true; });
}

/// Campaign 8.1.3, 8.4.3: transports supply the ports of their zone, then troops on a coast; who is hungry looks for
/// food, in his own hex first.
Action choose_supply(const Field& field, const Actions& lawful) {
  if (const auto ports = first_of(lawful, Do::Commit, [](const Action& action) {
        return arguments_of<verbs::Commit>(action).coast == kNoHex;
      })) {
    return *ports;
  }
  if (const auto coast = first_of(lawful, Do::Commit, [&](const Action& action) {
        const HexId hex = arguments_of<verbs::Commit>(action).coast;
        return field.strength_at(hex, Seat::Union) > 0 && !field.can_trace(hex, Seat::Union);
      })) {
    return *coast;
  }
  const auto at_home = first_of(lawful, Do::Forage, [](const Action& action) {
    const auto forage = arguments_of<verbs::Forage>(action);
    return forage.from == forage.target;
  });
  if (at_home) {
    return *at_home;
  }
  if (const auto elsewhere = first_of(lawful, Do::Forage)) {
    return *elsewhere;
  }
  return action_of(verbs::EndSupply{});
}

/// Campaign 11.8.1, 9.3, 8.4.1: the garrison that is relieved joins, for it stays in the fort whatever comes of it; the
/// best leader, and battle supply where there is some.
Action choose_leader(const Field& field, const Actions& lawful, Seat side) {
  if (const auto sortie = first_of(lawful, Do::Sortie)) {
    return *sortie;
  }
  if (const auto supply = first_of(lawful, Do::UseSupply)) {
    return *supply;
  }
  std::optional<Action> best;
  int most = -1;
  for (const Action& action : lawful) {
    if (verb_of(action) == Do::LeadBattle) {
      const auto number = static_cast<std::size_t>(arguments_of<verbs::LeadBattle>(action).leader);
      if (const int rating = field.piece(field.library().leader_of[side][number]).marks; rating > most) {
        best = action;
        most = rating;
      }
    }
  }
  return best ? *best : action_of(verbs::Pass{});
}

/// Away from enemies, to friends, toward where supply comes from.
int refuge_of(const Field& field, Seat side, HexId hex) {
  constexpr int kFriends = 30;
  constexpr int kEnemies = 20;
  constexpr int kHome = 5;
  int score = kFriends * std::min(field.strength_at(hex, side), 4);
  field.armies(other(side)).for_each([&](HexId from) {
    score -= field.grid().distance(from, hex) <= 2 ? kEnemies * field.strength_at(from, other(side)) : 0;
  });
  int nearest = kMaxHexes;
  homes_of(field, side).for_each([&](HexId home) { nearest = std::min(nearest, field.grid().distance(home, hex)); });
  return score - kHome * nearest;
}

std::optional<Action> best_refuge(const Field& field, const Actions& lawful, Seat side) {
  std::optional<Action> best;
  int most = 0;
  for (const Action& action : lawful) {
    if (verb_of(action) == Do::RetreatTo) {
      const int score = refuge_of(field, side, arguments_of<verbs::RetreatTo>(action).hex);
      if (!best || score > most) {
        best = action;
        most = score;
      }
    }
  }
  return best;
}

/// Campaign 9.10.1: who is much weaker goes, who is not stays.
Action choose_after_draw(const Field& field, const Actions& lawful, Seat side) {
  constexpr int kBold = 150;
  const HexId hex = locals_of<BattleLocals>(field.state().top()).hex;
  const int own = field.strength_at(hex, side);
  const int enemies = field.strength_at(hex, other(side));
  const auto refuge = best_refuge(field, lawful, side);
  return refuge && 100 * enemies > kBold * own ? *refuge : action_of(verbs::Pass{});
}

Action choose_in_battle(const Draft& draft, const Actions& lawful, const Stance& stance) {
  const Field field = draft.field();
  const auto battle = draft.standing<BattleLocals>();
  if (battle.stage == BattleStage::FortChoice) {
    const Prospect prospect = prospect_of_storm(field.library(), field.state(), battle.hex);
    constexpr int kFort = 100;
    const int gain = prospect.enemy_loss - prospect.own_loss * stance.own_loss / 100 + kFort * prospect.win / 100;
    return gain >= stance.least_gain ? action_of(verbs::Storm{}) : action_of(verbs::Besiege{});
  }
  const bool is_drawn = battle.stage == BattleStage::Drawn || battle.stage == BattleStage::DrawnAttacker;
  return is_drawn ? choose_after_draw(field, lawful, draft.seat()) : choose_leader(field, lawful, draft.seat());
}

/// Campaign 9.10: at least one hex, farther only from enemies.
Action choose_retreat(const Draft& draft, const Actions& lawful) {
  const auto inside = first_of(lawful, Do::RetreatInside);
  if (inside && moving_force(draft.field(), draft.standing<RetreatLocals>().here, draft.seat()).strength() > 0) {
    return *inside;
  }
  if (const auto halt = first_of(lawful, Do::Halt)) {
    return *halt;
  }
  return best_refuge(draft.field(), lawful, draft.seat()).value_or(lawful.front());
}

bool is_beside(const Field& field, const Berth& berth, HexId hex) {
  return berth.is_hexside() && (berth.place == hex || hex_beyond(field.grid(), berth.hexside()) == hex);
}
/// Campaign 13.7: vessels that help defenders on land.
bool helps_ashore(UnitClass unit_class) { return unit_class == UnitClass::Rsp || unit_class == UnitClass::Ironclad; }

/// Campaign 6.4.2, 13.7: the water to which the vessel goes to help friends in the open who are attacked; empty: it
/// lies there already, cannot help, or does not come so far.
std::optional<Berth> berth_to_help(const Field& field, const Trigger& trigger, PieceId ship) {
  if (!helps_ashore(field.class_of(ship)) || is_beside(field, Berth::of(field.piece(ship)), trigger.here) ||
      !has_friends_to_join(field, trigger.here)) {
    return std::nullopt;
  }
  for (const Berth& berth : reaction_berths(field, ship)) {
    if (is_beside(field, berth, trigger.here)) {
      return berth;
    }
  }
  return std::nullopt;
}

/// Campaign 6.4.2: to friends who are attacked; it takes nobody along.
Action choose_reaction_voyage(const Draft& draft) {
  const State& state = draft.state();
  const Field field = draft.field();
  const Trigger trigger = trigger_of(locals_of<ReactionLocals>(state.stack[state.stack.size() - 2]));
  const auto berth = berth_to_help(field, trigger, draft.standing<ReactionVoyageLocals>().ship);
  return berth ? action_of(verbs::SailTo{*berth}) : action_of(verbs::Pass{});
}

/// Campaign 6.4: a force joins friends who are attacked, or attacks where that promises enough; a vessel sails to
/// them (6.4.2).
Action choose_reactor(const Draft& draft, const Actions& lawful, const Stance& stance) {
  const Field field = draft.field();
  const Trigger trigger = trigger_of(draft.standing<ReactionLocals>());
  constexpr int kStopped = 100;
  for (const Action& action : lawful) {
    if (verb_of(action) == Do::ReactAfloat &&
        berth_to_help(field, trigger, arguments_of<verbs::ReactAfloat>(action).ship)) {
      return action;
    }
    if (verb_of(action) != Do::React) {
      continue;
    }
    const HexId from = arguments_of<verbs::React>(action).hex;
    const std::vector<PieceId> force = reacting_force(field, from);
    if (!reaction_hexes(field, trigger, from, force).has(trigger.here)) {
      continue;
    }
    if (has_friends_to_join(field, trigger.here)) {
      return action;
    }
    const Prospect prospect = prospect_of_reaction(field.library(), field.state(), force, from, trigger.here);
    const int gain = prospect.enemy_loss - prospect.own_loss * stance.own_loss / 100 + kStopped * prospect.win / 100;
    if (gain >= std::max(stance.least_gain, 0)) {
      return action;
    }
  }
  return action_of(verbs::Pass{});
}

/// Campaign 6.4: to where the enemy stands, for that was why it tried; a leader alone to his friends (10.2).
Action choose_reaction_move(const Draft& draft, const Actions& lawful) {
  const State& state = draft.state();
  const HexId here = locals_of<ReactionLocals>(state.stack[state.stack.size() - 2]).here;
  const bool is_leader =
      moving_force(draft.field(), draft.standing<ReactionMoveLocals>().here, draft.seat()).points() == 0;
  const auto to = first_of(lawful, Do::ReactTo, [&](const Action& action) {
    return is_leader || arguments_of<verbs::ReactTo>(action).hex == here;
  });
  return to.value_or(action_of(verbs::Pass{}));
}

}  // namespace

Action choose_answer(const Draft& draft, const Stance& stance) {
  const Actions lawful = draft.lawful();
  const auto or_first = [&](const std::optional<Action>& action) { return action.value_or(lawful.front()); };
  switch (draft.step()) {
    case StepKind::SetUp:
      return or_first(first_of(lawful, Do::EndSetUp));
    case StepKind::SupplyCheck:
      return choose_supply(draft.field(), lawful);
    case StepKind::Battle:
      return choose_in_battle(draft, lawful, stance);
    case StepKind::Retreat:
      return choose_retreat(draft, lawful);
    case StepKind::LeaderFates:
      return or_first(first_of(lawful, Do::CreateLeader));
    case StepKind::Reaction:
      return choose_reactor(draft, lawful, stance);
    case StepKind::ReactionMove:
      return choose_reaction_move(draft, lawful);
    case StepKind::ReactionVoyage:
      return choose_reaction_voyage(draft);
    case StepKind::Political:
      return or_first(first_of(lawful, Do::Pass));
    case StepKind::Transport:
      return or_first(first_of(lawful, Do::Halt));
    default:
      return lawful.front();
  }
}

}  // namespace longroll::campaign
