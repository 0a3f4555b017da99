#include "engine/games/battles/rules/odds.h"

#include <algorithm>

#include "engine/games/battles/rules/sight.h"

namespace longroll::battles {
namespace {

constexpr int kLastColumn = Chart::kColumns - 1;

/// Battles 8.32: halves and thirds are rounded to the nearest, a half up, and nothing falls below 1.
int half_of(int strength) { return std::max(1, (strength + 1) / 2); }
int two_thirds_of(int strength) { return std::max(1, (4 * strength + 3) / 6); }

/// Battles 9.12, 9.22: how far a bombarding unit fires: to the nearest target that it reaches.
int range_of(const Field& field, PieceId unit, std::span<const HexId> targets) {
  int best = 0;
  for (const HexId target : targets) {
    const int range = field.grid().distance(field.piece(unit).place, target);
    if ((best == 0 || range < best) && reaches(field, unit, target)) {
      best = range;
    }
  }
  return best;
}

/// Battles 12.2
template <class Note>
int after_condition(const Field& field, PieceId unit, int strength, Note&& note) {
  switch (field.condition(unit)) {
    case Condition::Good:
      return strength;
    case Condition::Disordered:
      return note(Cause::Disordered, strength, half_of(strength));
    case Condition::Shaken:
      return note(Cause::Shaken, strength, half_of(strength));
    case Condition::Routed:
      return note(Cause::Routed, strength, 1);
  }
  return strength;
}

/// Battles 8.31, 8.32, 9.19: the whole unit; range, morale, terrain, in this order.
template <class Note>
int attack_strength(const Field& field, PieceId unit, std::span<const HexId> targets, Ground ground, Note&& note) {
  int strength = field.counter(unit).strength;
  const Arm arm = field.arm_of(unit);
  if ((is_artillery(arm) || arm == Arm::Gunboat) && range_of(field, unit, targets) == kMaxRange) {
    strength = note(Cause::Range, strength, two_thirds_of(strength));
  }
  strength = after_condition(field, unit, strength, note);
  if (const Hindrance halving = halving_of(field, unit, targets, ground); halving.is_any) {
    strength = note(halving.cause, strength, half_of(strength));
  }
  return strength;
}

/// Battles 8.14, 8.74, 12.2. Only enemies of the phasing side have had their fight: its own units defend in "if
/// attacked here" alone, which asks of the next phase.
template <class Note>
int defence_strength(const Field& field, PieceId unit, Note&& note) {
  const int strength = field.counter(unit).strength;
  if (field.side_of(unit) != field.phasing() && field.has_flag(unit, kAddsNothing)) {
    return note(field.has_flag(unit, kRetreatedIn) ? Cause::RetreatedIn : Cause::Attacked, strength, 0);
  }
  return after_condition(field, unit, strength, note);
}

/// Battles 8.0: rounded in the defender's favour.
void set_level_before(const Chart& chart, AttackOdds& odds) {
  const auto& columns = chart.odds;
  odds.is_below = odds.attack * columns[0][1] < odds.defence * columns[0][0];
  odds.level_before = 0;
  for (int column = kLastColumn; column > 0; --column) {
    const auto& [attackers, defenders] = columns[static_cast<std::size_t>(column)];
    if (odds.attack * defenders >= odds.defence * attackers) {
      odds.level_before =
          column < kLastColumn ? column : kLastColumn + odds.attack * defenders / odds.defence - attackers;
      return;
    }
  }
}

/// Battles 8.61: odds beyond the last column are worth no more than the last line of that table.
void set_column(const Chart& chart, int lowered, AttackOdds& odds) {
  const int last = chart.odds[static_cast<std::size_t>(kLastColumn)][0];
  const int most = chart.beyond.empty() ? kLastColumn : kLastColumn + chart.beyond.back()[0] - last;
  odds.level_unlowered = std::clamp(odds.level_before + odds.shift(), 0, most);
  odds.level = std::max(0, odds.level_unlowered - lowered);
  odds.column = std::min(odds.level, kLastColumn);
  odds.die = 0;
  for (const auto& [to_one, die] : chart.beyond) {
    if (odds.level - kLastColumn + last >= to_one) {
      odds.die = die;
    }
  }
}

/// The one formula. `begin(unit, is_attacker)` opens a unit's line, `note` adds a change and gives the new strength,
/// `finish(strength)` closes it, `shift` adds a shift.
template <class Book>
AttackOdds reckon_into(const Field& field, const Attack& attack, Ground ground, int lowered, Book&& book) {
  AttackOdds odds;
  const auto note = [&](Cause cause, int before, int after) {
    book.change({cause, before, after});
    return after;
  };
  Seat side = Seat::Nobody;
  for (const PieceId unit : attack.attackers) {
    side = field.side_of(unit);
    book.begin(unit, field.counter(unit).strength, true);
    const int strength = attack_strength(field, unit, attack.targets, ground, note);
    book.finish(strength);
    odds.sum += strength;
  }
  odds.attack = field.is_night() ? half_of(odds.sum) : odds.sum;
  for (const HexId target : attack.targets) {
    for_each_at(field, target, [&](PieceId unit) {
      if (is_defender(field, unit, side)) {
        book.begin(unit, field.counter(unit).strength, false);
        const int strength = defence_strength(field, unit, note);
        book.finish(strength);
        odds.defence += strength;
      }
    });
  }
  odds.defence = std::max(1, odds.defence);
  set_level_before(field.chart(), odds);
  const auto count = [&](const Hindrance& shift) {
    if (shift.is_any) {
      book.shift(shift);
    }
    return shift.columns;
  };
  odds.ground_shift = count(ground_shift_of(field, attack, ground));
  odds.surprise_shift = count(surprise_shift_of(field, side));
  set_column(field.chart(), lowered, odds);
  return odds;
}

struct NoBook {
  void begin(PieceId, int, bool) {}
  void change(const StrengthChange&) {}
  void finish(int) {}
  void shift(const Hindrance&) {}
};

struct FullBook {
  Reckoning& reckoning;
  UnitStrength line{};
  bool is_attacker = false;

  void begin(PieceId unit, int printed, bool attacks) {
    line = {unit, printed, {}, printed};
    is_attacker = attacks;
  }
  void change(const StrengthChange& change) { line.changes.push_back(change); }
  void finish(int strength) {
    line.strength = strength;
    (is_attacker ? reckoning.attackers : reckoning.defenders).push_back(std::move(line));
  }
  void shift(const Hindrance& shift) { reckoning.shifts.push_back(shift); }
};

/// Battles 8.6: result `a` harms the attackers at least as much as `b`, and the defenders no more. Exchanges cost both
/// sides dearly, so they are comparable only to the ends of the table.
bool is_as_good_for_defender(CombatResult a, CombatResult b) {
  const auto is_exchange = [](CombatResult r) { return r == CombatResult::Ex || r == CombatResult::ExPart; };
  if (a == b || a == CombatResult::Ae || b == CombatResult::De) {
    return true;
  }
  return !is_exchange(a) && !is_exchange(b) && a < b;
}

bool is_as_good_for_defender(const Chart& chart, const AttackOdds& a, const AttackOdds& b) {
  for (int die = 1; die <= 6; ++die) {
    if (!is_as_good_for_defender(result_of(chart, a, die), result_of(chart, b, die))) {
      return false;
    }
  }
  return true;
}

}  // namespace

AttackOdds odds_of(const Field& field, const Attack& attack, Ground ground, int lowered) {
  return reckon_into(field, attack, ground, lowered, NoBook{});
}

Reckoning reckon(const Field& field, const Attack& attack, Ground ground, int lowered) {
  Reckoning reckoning;
  const AttackOdds odds = reckon_into(field, attack, ground, lowered, FullBook{reckoning});
  static_cast<AttackOdds&>(reckoning) = odds;
  reckoning.ground = ground;
  reckoning.lowered = lowered;
  return reckoning;
}

/// Battles 8.43 to 8.45
std::optional<Ground> settled_ground(const Field& field, const Attack& attack, int lowered) {
  if (!has_woods(field, attack.targets)) {
    return Ground::Other;
  }
  const AttackOdds woods = odds_of(field, attack, Ground::Woods, lowered);
  const AttackOdds other = odds_of(field, attack, Ground::Other, lowered);
  if (other.ground_shift == 0 && other.sum == woods.sum) {
    return Ground::Woods;  // there is nothing else to choose
  }
  if (is_as_good_for_defender(field.chart(), woods, other)) {
    return Ground::Woods;
  }
  if (is_as_good_for_defender(field.chart(), other, woods)) {
    return Ground::Other;
  }
  return std::nullopt;
}

int modified_die(const AttackOdds& odds, int die) { return std::clamp(die + odds.die, 1, 6); }

/// Battles 8.6
CombatResult result_of(const Chart& chart, const AttackOdds& odds, int die) {
  return chart.results[static_cast<std::size_t>(modified_die(odds, die) - 1)][static_cast<std::size_t>(odds.column)];
}

/// Battles 8.6
ResultChances chances_of(const Chart& chart, const AttackOdds& odds) {
  ResultChances chances;
  for (int die = 1; die <= ResultChances::kFaces; ++die) {
    ++chances.faces[static_cast<std::size_t>(result_of(chart, odds, die))];
  }
  return chances;
}

/// Battles 9.18
bool is_futile_bombardment(const Field& field, const Attack& attack) {
  return std::all_of(attack.attackers.begin(), attack.attackers.end(),
                     [&](PieceId unit) { return can_bombard(field, unit); }) &&
         is_below_table(field, attack);
}

/// Battles 9.18
bool is_below_table(const Field& field, const Attack& attack) {
  const std::optional<Ground> ground = settled_ground(field, attack, 0);
  return odds_of(field, attack, ground.value_or(Ground::Other), 0).is_below;
}

std::string odds_text(const Chart& chart, int level) {
  const auto& [attackers, defenders] = chart.odds[static_cast<std::size_t>(std::clamp(level, 0, kLastColumn))];
  return std::to_string(attackers + std::max(0, level - kLastColumn)) + ":" + std::to_string(defenders);
}

/// Battles 8.21, 9.5, 9.6
bool is_defender(const Field& field, PieceId unit, Seat attacker) {
  const Arm arm = field.arm_of(unit);
  return field.side_of(unit) != attacker && (is_combat_unit(arm) || arm == Arm::Gunboat);
}

}  // namespace longroll::battles
