#include "engine/games/chattanooga/planner/gauge.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/flank.h"
#include "engine/games/chattanooga/rules/morale.h"
#include "engine/games/chattanooga/rules/reserves.h"

namespace longroll::chattanooga {
namespace {

// What befalls a unit, in hundredths of what it is worth.
constexpr int kEliminated = 85;  // it may come back as a cadre (5.11)
constexpr int kRouted = 65;      // it may rally (5.6)
constexpr int kRetreats = 45;
constexpr int kDisrupted = 28;

constexpr int kPercent = 100;

/// One unit under one result: what it loses on average, and how likely it is that the result has any effect on it and
/// that it leaves its hex, in hundredths.
struct Blow {
  int loss = 0;
  int effect = 0;
  int leaves = 0;
};

/// Chattanooga 5.5: how likely the unit is to fail a morale check where it stands.
int chance_to_fail(const Field& field, PieceId unit) {
  int failures = 0;
  for (int die = 0; die < kDieFaces; ++die) {
    failures += check_morale(field, unit, field.piece(unit).place, die, 0).is_passed ? 0 : 1;
  }
  return kPercent * failures / kDieFaces;
}

Blow blow_of(const Field& field, PieceId unit, const UnitEffect& effect, int opponent_morale) {
  if (effect.is_eliminated) {
    return {kEliminated, kPercent, kPercent};
  }
  Blow blow;
  const bool is_hit = !effect.is_conditional() || opponent_morale >= field.morale(unit) + effect.margin;
  if (effect.disruption != Disruption::None && is_hit) {
    const bool is_disrupted = field.is_disrupted(unit);
    const bool must_retreat = effect.disruption == Disruption::Retreat || is_disrupted;
    const int rout = effect.disruption == Disruption::Retreat && is_disrupted ? chance_to_fail(field, unit) : 0;
    blow.loss = must_retreat ? kRetreats + (kRouted - kRetreats) * rout / kPercent : kDisrupted;
    blow.effect = kPercent;
    blow.leaves = must_retreat ? kPercent : 0;
  }
  if (effect.must_check_morale) {
    const int rout = chance_to_fail(field, unit);
    blow.loss = std::max(blow.loss, blow.loss + (kRouted - blow.loss) * rout / kPercent);
    blow.effect = std::max(blow.effect, rout);
    blow.leaves = std::max(blow.leaves, rout);
  }
  return blow;
}

/// Sums of hundredths over the faces of a die.
struct Sums {
  int enemy = 0;
  int own = 0;
  int leaves = 0;

  void add(const Blow& attacker, const Blow& defender, int share) {
    own += attacker.loss * share / kPercent;
    enemy += defender.loss * share / kPercent;
    leaves += defender.leaves * share / kPercent;
  }
  Forecast forecast(int enemy_worth, int own_worth) const {
    return {.enemy_loss = enemy * enemy_worth / (kDieFaces * kPercent),
            .own_loss = own * own_worth / (kDieFaces * kPercent),
            .leaves = leaves / kDieFaces};
  }
};

/// Chattanooga 5.7, 10.7: who is questionable or surrounded may rout before the die is rolled.
Forecast after_checks(const Field& field, const Engagement& engagement, HexId from, const Forecast& table) {
  const auto [attacker, defender, hex] = engagement;
  const int attacker_routs = field.has_flag(attacker, kQuestionable) ? chance_to_fail(field, attacker) : 0;
  int defender_stands = kPercent;
  if (field.has_flag(defender, kQuestionable)) {
    defender_stands -= chance_to_fail(field, defender);
  }
  if (field.piece(attacker).place == from && is_flanked(field, engagement)) {
    defender_stands = defender_stands * (kPercent - chance_to_fail(field, defender)) / kPercent;
  }
  if (attacker_routs == 0 && defender_stands == kPercent) {
    return table;
  }
  const int fought = (kPercent - attacker_routs) * defender_stands / kPercent;
  const int routed = kPercent - attacker_routs - fought;
  return {
      .enemy_loss = (routed * worth_of(field, defender) * kRouted / kPercent + fought * table.enemy_loss) / kPercent,
      .own_loss =
          (attacker_routs * worth_of(field, attacker) * kRouted / kPercent + fought * table.own_loss) / kPercent,
      .leaves = routed + fought * table.leaves / kPercent};
}

}  // namespace

int worth_of(const Field& field, PieceId unit) {
  const Ratings& ratings = field.counter(unit).front;
  return 60 * ratings.strength + 15 * ratings.morale + 8 * ratings.intensity;
}

Forecast forecast_attack(const Field& field, const Engagement& engagement, HexId from, int added_intensity) {
  const int intensity = std::clamp(intensity_terms_from(field, engagement, from).total() + added_intensity,
                                   Chart::kFirstIntensity, Chart::kLastIntensity);
  const int added = die_terms(field, engagement).total();
  const int attacker_morale = field.morale(engagement.attacker);
  const int defender_morale = field.morale(engagement.defender);
  Sums sums;
  for (int die = 0; die < kDieFaces; ++die) {
    const CombatResult& result = field.chart().combat_result(std::clamp(die + added, 0, kDieFaces - 1), intensity);
    const auto on = [&](const ResultPart& part, int share) {
      const Blow attacker = blow_of(field, engagement.attacker, part.attacker, defender_morale);
      const Blow defender = blow_of(field, engagement.defender, part.defender, attacker_morale);
      sums.add(attacker, defender, share);
      return (kPercent - attacker.effect) * (kPercent - defender.effect) / kPercent;
    };
    const int left = on(result.primary, kPercent);
    if (result.has_secondary() && left > 0) {
      on(result.secondary, left);
    }
  }
  const Forecast table = sums.forecast(worth_of(field, engagement.defender), worth_of(field, engagement.attacker));
  return after_checks(field, engagement, from, table);
}

Forecast forecast_shot(const Field& field, const Shot& shot) {
  Sums sums;
  for (int die = 0; die < kDieFaces; ++die) {
    const ResultPart& part = bombardment_result(field, shot, hex_where_hit(field, shot.target), die).primary;
    sums.add(blow_of(field, shot.unit, part.attacker, field.morale(shot.target)),
             blow_of(field, shot.target, part.defender, field.morale(shot.unit)), kPercent);
  }
  return sums.forecast(worth_of(field, shot.target), worth_of(field, shot.unit));
}

}  // namespace longroll::chattanooga
