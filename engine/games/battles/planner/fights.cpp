#include "engine/games/battles/planner/fights.h"

#include <algorithm>

#include "engine/games/battles/planner/strikes.h"
#include "engine/games/battles/planner/supply_threats.h"
#include "engine/games/battles/rules/odds.h"
#include "engine/games/battles/rules/sight.h"

namespace longroll::battles {
namespace {

/// More columns than that are not worth thinking of.
constexpr int kMaxLowered = 3;
/// Each must bring so many hundredths of a strength point more.
constexpr int kLoweringMustPay = 5;

/// Strength that a step would part from its communications counts for so many hundredths of itself.
constexpr int kParted = 20;

Actions lawful_of(const Draft& draft) {
  Actions lawful;
  draft.game().actions(draft.state(), lawful);
  return lawful;
}

/// Who could take part in an attack as things stand, each from where it is.
std::vector<AttackOption> standing_hands(const Field& field, const Survey& survey) {
  std::vector<AttackOption> hands;
  for (const PieceId id : survey.mine()) {
    if (field.is_routed(id) || field.has_flag(id, kFought)) {
      continue;
    }
    AttackOption hand;
    hand.unit = id;
    hand.at = field.piece(id).place;
    hand.options = {hand.at};
    hand.must_fight = !field.is_night() && field.is_in_enemy_zone(id);
    hands.push_back(std::move(hand));
  }
  return hands;
}

/// What is at stake in the attack that is being built.
Stakes stakes_of(const Field& field, const Survey& survey, const std::vector<PieceId>& attackers,
                 const std::vector<HexId>& targets) {
  Stakes stakes;
  const int ours = survey.price(survey.side());
  const int theirs = survey.price(other(survey.side()));
  stakes.exchange = 100 * ours / theirs;
  for (const PieceId id : attackers) {
    if (!can_bombard(field, id)) {
      const int worth = field.counter(id).strength * ours;
      stakes.attackers += worth;
      stakes.largest_attacker = std::max(stakes.largest_attacker, worth);
      ++stakes.attacking_units;
    }
  }
  for (const HexId hex : targets) {
    stakes.ground += survey.worth(hex) + 15;
    for_each_at(field, hex, [&](PieceId id) {
      const int worth = field.counter(id).strength * theirs;
      stakes.defenders += worth;
      stakes.largest_defender = std::max(stakes.largest_defender, worth);
      ++stakes.defending_units;
    });
  }
  return stakes;
}

/// Battles 8.9: by how many columns the attack is better lowered, because an exchange would cost more than it brings.
int best_lowering(const Draft& draft, const Survey& survey) {
  const Field field = draft.field();
  std::vector<PieceId> attackers;
  std::vector<HexId> targets;
  for (const PieceId id : field.pieces()) {
    if (field.has_flag(id, kAttacking)) {
      attackers.push_back(id);
    }
    if (field.has_flag(id, kTarget) &&
        std::find(targets.begin(), targets.end(), field.piece(id).place) == targets.end()) {
      targets.push_back(field.piece(id).place);
    }
  }
  const Stakes stakes = stakes_of(field, survey, attackers, targets);
  int best = 0;
  int most = 0;
  for (int lowered = 0; lowered <= kMaxLowered; ++lowered) {
    const AttackOdds odds = odds_of(field, {attackers, targets}, Ground::Other, lowered);
    const int gain = expected_gain(field.chart(), odds.column, odds.die, stakes) - lowered * kLoweringMustPay;
    if (lowered == 0 || gain > most) {
      most = gain;
      best = lowered;
    }
  }
  return best;
}

/// Adds what the duties still ask until the attack may be declared, units before hexes.
void complete(Draft& draft, const Survey& survey) {
  for (int i = 0; i < 100 && draft.goes_on() && draft.step() == StepKind::Declare; ++i) {
    const Action roll = action_of(verbs::Resolve{0});
    if (!draft.game().refuse(draft.state(), draft.seat(), roll)) {
      if (!draft.try_to(action_of(verbs::Resolve{best_lowering(draft, survey)}))) {
        draft.try_to(roll);
      }
      return;
    }
    const Actions lawful = lawful_of(draft);
    const auto join =
        std::find_if(lawful.begin(), lawful.end(), [](const Action& action) { return verb_of(action) == Do::Join; });
    if (lawful.empty() || !draft.try_to(join != lawful.end() ? *join : lawful.front())) {
      return;
    }
  }
}

void declare(Draft& draft, const Survey& survey, const Strike& strike) {
  if (!draft.try_to(action_of(verbs::Target{strike.target}))) {
    return;
  }
  for (const Strike::Part& part : strike.parts) {
    draft.try_to(action_of(verbs::Join{part.unit}));
  }
  complete(draft, survey);
}

/// How a unit would like it in that hex after a fight.
int comfort(const Survey& survey, const Conduct& conduct, PieceId unit, HexId hex) {
  const Stance& stance = conduct.of(unit);
  const int threat = survey.threat(hex) * survey.cover(hex) / 100;
  const int hurt = std::min(threat * 100 / (survey.strength(unit) + survey.support(hex) / 4 + 1), 400);
  return survey.pull(hex, stance.focus) * stance.pull / 50 + survey.worth(hex) - hurt * stance.caution / 200 +
         (100 - survey.cover(hex)) / 3;
}

/// What the step costs the lines of communication (7.1): of the unit, or of those whose way it keeps open.
int parted_by(const Survey& survey, PieceId unit, HexId hex) {
  return survey.field().side_of(unit) != survey.side()
             ? 0
             : SupplyThreats(survey, survey.side()).lost_by(unit, hex) * kParted / 100;
}

int rank_of_loss(const Field& field, PieceId unit, Seat chooser) {
  const int worth = field.counter(unit).strength * 10 - static_cast<int>(field.condition(unit)) * 4;
  return field.side_of(unit) == chooser ? -worth : worth;
}

/// Cavalry rides away from what is twice as strong.
bool should_evade(const Field& field, const Survey& survey, PieceId unit) {
  int attack = 0;
  for (const PieceId id : field.pieces()) {
    attack += field.has_flag(id, kAttacking) ? survey.strength(id) : 0;
  }
  const int defense = survey.strength_at(field.piece(unit).place, survey.side());
  return attack * survey.cover(field.piece(unit).place) / 100 >= defense * 2;
}

/// The higher, the rather; compared among the lawful answers of one moment only.
int rank_of(const Field& field, const Survey& survey, const Conduct& conduct, const Action& action) {
  if (const auto lose = read<verbs::Lose>(action)) {
    return rank_of_loss(field, lose->unit, survey.side());
  }
  if (const auto retreat = read<verbs::Retreat>(action)) {
    if (field.has_flag(retreat->unit, kBombarding)) {
      return -1'000'000;  // 9.17: guns that need not go back stay
    }
    return comfort(survey, conduct, retreat->unit, retreat->hex) - parted_by(survey, retreat->unit, retreat->hex);
  }
  if (const auto advance = read<verbs::Advance>(action)) {
    const auto [unit, hex] = *advance;
    return comfort(survey, conduct, unit, hex) - comfort(survey, conduct, unit, field.piece(unit).place) +
           conduct.of(unit).advance / 4 + survey.strength(unit) / 50 - parted_by(survey, unit, hex);
  }
  if (const auto evade = read<verbs::Evade>(action)) {
    return should_evade(field, survey, evade->unit) ? 10 : -10;
  }
  if (const auto benefit = read<verbs::Benefit>(action)) {
    return benefit->ground == Ground::Other ? 1 : 0;
  }
  if (const auto dig = read<verbs::Dig>(action)) {
    return survey.threat(field.piece(dig->unit).place) > 0 ? 10 : -10;
  }
  return 0;
}

}  // namespace

void plan_fight(Draft& draft, const Land& land, const Conduct& conduct) {
  const State start = draft.state();
  const Field field = draft.game().field(start);
  const Survey survey(field, land, draft.seat());
  if (draft.step() == StepKind::Declare) {
    complete(draft, survey);
    return;
  }
  for (const Strike& strike : plan_strikes(survey, conduct, standing_hands(field, survey))) {
    declare(draft, survey, strike);
    if (!draft.actions().empty()) {
      return;
    }
  }
  if (draft.try_to(action_of(Do::EndCombat))) {
    return;
  }
  for (const Action& action : lawful_of(draft)) {
    if (draft.try_to(action)) {
      complete(draft, survey);
      return;
    }
  }
}

void plan_answer(Draft& draft, const Land& land, const Conduct& conduct) {
  const State start = draft.state();
  const Field field = draft.game().field(start);
  const Actions lawful = lawful_of(draft);
  if (lawful.size() == 1) {
    draft.try_to(lawful.front());
    return;
  }
  const Survey survey(field, land, draft.seat());
  const Action* best = nullptr;
  int best_rank = 0;
  for (const Action& action : lawful) {
    const int rank = rank_of(field, survey, conduct, action);
    if (best == nullptr || rank > best_rank) {
      best = &action;
      best_rank = rank;
    }
  }
  if (best != nullptr) {
    draft.try_to(*best);
  }
}

}  // namespace longroll::battles
