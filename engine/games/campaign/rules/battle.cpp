// build: small
#include "engine/games/campaign/rules/battle.h"

#include "engine/core/heap_sort.h"
#include "engine/games/campaign/rules/ships.h"

namespace longroll::campaign {
namespace {

const CombatRow& outcome_row(const Field& field, const BattleLocals& battle) {
  return field.chart().battle.row(battle.note.row);
}

Force attackers(const Field& field, const BattleLocals& battle) {
  return force_of(field, battle.hex, attacker_of(field, battle), [&](PieceId id) { return is_attacking(field, id); });
}
Force defenders(const Field& field, const BattleLocals& battle) {
  return force_of(field, battle.hex, other(attacker_of(field, battle)),
                  [&](PieceId id) { return is_defending(field, battle, id); });
}

/// Campaign 11.3, 13.6: a fort whose reverse is up defends as an entrenchment.
bool is_fort_whole(const Field& field, HexId hex, Seat side) {
  bool is_whole = false;
  for_each_at(field, hex, [&](PieceId id) {
    is_whole = is_whole ||
               (field.side_of(id) == side && field.class_of(id) == UnitClass::Fort && field.piece(id).up == kFront);
  });
  return is_whole;
}

/// Campaign 11.3, 11.8.3: in a storm the fort's own point defends.
int garrison_of(const Field& field, const BattleLocals& battle) {
  return battle.note.is_storm ? field.numbers().works.fort_garrison : 0;
}

/// Campaign 9.3: a leader's rating, but no more than the strength points that he leads.
int leader_strength(const Field& field, PieceId leader, int raw) {
  return leader == kNoPiece ? 0 : std::min<int>(field.piece(leader).marks, raw);
}

/// Campaign 13.7: the vessels beside the hex that take part in its defence: not transports and flotillas.
int strength_of_vessels(const Field& field, HexId hex, Seat side) {
  int vessels = 0;
  for (const PieceId id : field.pieces()) {
    const Berth berth = Berth::of(field.piece(id));
    const UnitClass unit_class = field.class_of(id);
    const bool fights =
        unit_class == UnitClass::Nsp || unit_class == UnitClass::Rsp || unit_class == UnitClass::Ironclad;
    if (fights && field.side_of(id) == side && berth.is_hexside() && is_afloat(field, id) &&
        (berth.place == hex || hex_beyond(field.grid(), berth.hexside()) == hex)) {
      ++vessels;
    }
  }
  return vessels * field.chart().battle.vessel_strength;
}

/// Campaign 9.2: the terrain's limit.
int limited(const Field& field, HexId hex, int strength) {
  const int most = field.chart().terrain.terrain[field.map().terrain_at(hex)].stack;
  return most == 0 ? strength : std::min(strength, most);
}

/// Campaign 9.6: more than half of the defenders are entrenched; those of a damaged fort are.
bool is_entrenched(const Field& field, const BattleLocals& battle) {
  if (battle.note.is_storm) {
    return !is_fort_whole(field, battle.hex, other(attacker_of(field, battle)));
  }
  const Force force = defenders(field, battle);
  return 2 * force.entrenched > force.strength();
}

int sum_of(const std::vector<Modifier>& modifiers) {
  int sum = 0;
  for (const Modifier& modifier : modifiers) {
    sum += modifier.value;
  }
  return sum;
}

}  // namespace

/// Campaign 9.2, 4.3
bool is_attacking(const Field& field, PieceId id) {
  const UnitClass unit_class = field.class_of(id);
  return is_moving(field, id) && (unit_class == UnitClass::Asp || unit_class == UnitClass::Cavalry);
}

/// Campaign 9.2, 11.7, 11.8.3
bool is_defending(const Field& field, const BattleLocals& battle, PieceId id) {
  if (!field.is_point(id)) {
    return false;
  }
  const bool is_inside = post_of(field.piece(id).flags) == Post::Garrison;
  return battle.note.is_storm ? is_inside : is_in_field(field, id);
}

/// Campaign 9.2, 9.3
int attack_of(const Field& field, const Force& force, HexId hex) {
  const int raw = limited(field, hex, force.armies);
  return raw + std::min(force.rating, raw);
}

/// Campaign 9.2, 9.3, 12.2, 13.7
int defence_of(const Field& field, const Force& force, HexId hex, Seat side) {
  const int raw = limited(field, hex, force.strength());
  return raw + std::min(strength_of_vessels(field, hex, side), force.strength()) +
         limited(field, hex, force.entrenched) * (field.numbers().works.entrenchment_factor - 1) +
         std::min(force.rating, raw);
}

/// Campaign 9.2, 9.3, 11.3, 11.8.3, 12.2, 13.7
Strengths strengths_of(const Field& field, const BattleLocals& battle) {
  const WorksNumbers& works = field.numbers().works;
  const Force attack = attackers(field, battle);
  const Force defence = defenders(field, battle);
  const int on_the_ground = defence.strength() + garrison_of(field, battle);
  Strengths strengths;
  strengths.attack_raw = limited(field, battle.hex, attack.armies);
  if (battle.note.is_storm) {
    const bool is_whole = is_fort_whole(field, battle.hex, other(attacker_of(field, battle)));
    strengths.attack_raw = std::min<int>(strengths.attack_raw, works.fort_attackers);
    strengths.defence_raw = on_the_ground;
    strengths.defence = strengths.defence_raw * (is_whole ? works.fort_factor : works.entrenchment_factor);
  } else {
    const int entrenched = limited(field, battle.hex, defence.entrenched);
    strengths.defence_raw = limited(field, battle.hex, on_the_ground);
    strengths.defence = strengths.defence_raw + entrenched * (works.entrenchment_factor - 1);
  }
  strengths.defence +=
      std::min(strength_of_vessels(field, battle.hex, other(attacker_of(field, battle))), on_the_ground);
  strengths.attack = strengths.attack_raw + leader_strength(field, battle.attacking_leader, strengths.attack_raw);
  strengths.defence += leader_strength(field, battle.defending_leader, strengths.defence_raw);
  return strengths;
}

/// Campaign 9.3, 9.4, 9.2.1, 11.7
std::vector<Modifier> outcome_terms(const Field& field, const BattleLocals& battle) {
  const OutcomeModifiers& modifiers = field.chart().battle.modifiers;
  const Force attack = attackers(field, battle);
  const Force defence = defenders(field, battle);
  const auto is_shaken = [](const Force& force, int garrison) {
    return 2 * force.demoralized > force.points() + garrison;
  };
  std::vector<Modifier> terms;
  const auto add = [&](bool counts, std::string_view words, std::string_view rule, int value) {
    if (counts && value != 0) {
      terms.push_back({words, rule, value});
    }
  };
  add(true, "strength ratio", "9.3", field.chart().battle.ratio_modifier(strengths_of(field, battle).percent()));
  add(is_shaken(defence, garrison_of(field, battle)), "the defender is demoralized", "9.4",
      modifiers.defender_demoralized);
  add(battle.attacking_leader != kNoPiece, "the attacker is led", "9.4", modifiers.attacker_led);
  add(defence.unsupplied > 0 && !battle.note.is_storm && !battle.note.defender_fed, "the defender lacks supply", "9.4",
      modifiers.defender_unsupplied);
  add(battle.defending_leader != kNoPiece, "the defender is led", "9.4", modifiers.defender_led);
  add(battle.note.over_river, "across a minor river", "9.4", modifiers.minor_river);
  add(attack.unsupplied > 0 && !battle.note.attacker_fed, "the attacker lacks supply", "9.4",
      modifiers.attacker_unsupplied);
  add(is_shaken(attack, 0), "the attacker is demoralized", "9.4", modifiers.attacker_demoralized);
  add(battle.note.is_amphibious, "from the water", "13.3.6", modifiers.amphibious);
  add(battle.note.on_landing, "against a landing", "13.2", -modifiers.amphibious);
  add(battle.note.over_loop, "across the bottom of a river loop", "9.2.1", field.chart().terrain.loop_defender_die);
  return terms;
}

/// Campaign 9.4
int modified_outcome_die(const Field& field, const BattleLocals& battle, int die) {
  return std::clamp(die + sum_of(outcome_terms(field, battle)), 1, BattleChart::kDieFaces);
}

/// Campaign 9.8
void sort_for_loss(const Field& field, std::vector<PieceId>& counters) {
  const auto worth = [&](PieceId id) {
    const unsigned flags = field.piece(id).flags;
    const UnitClass unit_class = field.class_of(id);
    const int rank = unit_class == UnitClass::Asp ? 0 : unit_class == UnitClass::Msp ? 1 : 2;
    return std::tuple(rank, -demoralized(flags), -out_of_supply(flags), id);
  };
  heap_sort(counters.begin(), counters.end(), [&](PieceId a, PieceId b) { return worth(a) < worth(b); });
}

/// Campaign 9.6, 9.7
LossTerms loss_terms(const Field& field, const BattleLocals& battle) {
  const BattleChart& chart = field.chart().battle;
  const AttackerLossModifiers& more = chart.attacker_loss;
  const bool entrenched = is_entrenched(field, battle);
  LossTerms terms;
  const auto add = [](std::vector<Modifier>& to, bool counts, std::string_view words, std::string_view rule,
                      int value) {
    if (counts && value != 0) {
      to.push_back({words, rule, value});
    }
  };
  add(terms.defender, true, "strength ratio", "9.6", chart.loss_modifier(strengths_of(field, battle).percent()));
  add(terms.defender, entrenched, "the defender is entrenched", "9.6", chart.entrenched_percent);
  add(terms.attacker, battle.defending_leader != kNoPiece, "the defender is led", "9.7", more.defending_leader);
  add(terms.attacker, entrenched, "the defender is entrenched", "9.7", more.entrenched);
  add(terms.attacker, battle.attacking_leader != kNoPiece, "the attacker is led", "9.7", more.attacking_leader);
  return terms;
}

/// Campaign 9.6, 9.7
Losses losses_of(const Field& field, const BattleLocals& battle, int die) {
  const BattleChart& chart = field.chart().battle;
  const CombatRow& row = chart.row(die);
  const Strengths strengths = strengths_of(field, battle);
  const LossTerms terms = loss_terms(field, battle);
  const int percent = std::max(0, row.percent + sum_of(terms.defender));
  const Force defence = defenders(field, battle);
  constexpr int kHalf = 50;
  Losses losses;
  losses.defender =
      std::min(defence.points() + garrison_of(field, battle), (strengths.attack_raw * percent + kHalf) / 100);
  const int owed =
      losses.defender + row.attacker_loss + outcome_row(field, battle).outcome_loss + sum_of(terms.attacker);
  losses.attacker = std::clamp(owed, 0, attackers(field, battle).points());
  return losses;
}

/// Campaign 9.11: a Union victory helps the Union, its defeat harms it.
int political_change(const Field& field, const BattleLocals& battle, int dice) {
  const Outcome outcome = outcome_row(field, battle).outcome;
  if (outcome == Outcome::Draw || dice > battle.strength) {
    return 0;
  }
  const Seat attacker = attacker_of(field, battle);
  const Seat winner = outcome == Outcome::AttackerWins ? attacker : other(attacker);
  const int change = field.chart().war.politics.battle;
  return winner == Seat::Union ? change : -change;
}

/// Campaign 8.4.1
std::vector<PieceId> fed_in_battle(const Field& field, const BattleLocals& battle, Seat side) {
  const bool attacks = side == attacker_of(field, battle);
  std::vector<PieceId> fed;
  for_each_at(field, battle.hex, [&](PieceId id) {
    const bool fights = attacks ? is_attacking(field, id) : is_defending(field, battle, id);
    if (field.side_of(id) == side && fights && out_of_supply(field.piece(id).flags) > 0) {
      fed.push_back(id);
    }
  });
  return fed;
}

/// Campaign 8.4.1, 11.7
bool can_use_supply(const Field& field, const BattleLocals& battle, Seat side) {
  if (battle.note.is_storm && side != attacker_of(field, battle)) {
    return false;
  }
  const std::vector<PieceId> fed = fed_in_battle(field, battle, side);
  return !fed.empty() &&
         std::all_of(fed.begin(), fed.end(), [&](PieceId id) { return field.has_flag(id, kBattleSupply); });
}

/// Campaign 11.8.1, 11.7: not in a reaction; the fort's own point does not count.
std::vector<PieceId> who_joins_relief(const Field& field, const BattleLocals& battle) {
  std::vector<PieceId> joining;
  if (battle.note.is_reaction || battle.note.is_storm) {
    return joining;
  }
  const Seat side = attacker_of(field, battle);
  const auto is_inside = [&](PieceId id) { return post_of(field.piece(id).flags) == Post::Garrison; };
  const Force inside =
      force_of(field, battle.hex, side, [&](PieceId id) { return field.is_point(id) && is_inside(id); });
  const Force besiegers = force_of(field, battle.hex, other(side), [&](PieceId id) { return is_in_field(field, id); });
  const Force relief =
      force_of(field, battle.hex, side, [&](PieceId id) { return is_moving(field, id) && !is_inside(id); });
  const SiegeNumbers& siege = field.numbers().siege;
  if (relief.points() == 0 || besiegers.armies >= siege.least_asp + siege.asp_a_point * inside.strength()) {
    return joining;
  }
  for_each_at(field, battle.hex, [&](PieceId id) {
    if (field.side_of(id) == side && field.class_of(id) == UnitClass::Asp && is_inside(id) &&
        !field.has_flag(id, kMoving | kMoved | kFought)) {
      joining.push_back(id);
    }
  });
  heap_sort(joining.begin(), joining.end());
  return joining;
}

/// Campaign 9.2, 9.3
std::vector<PieceId> leaders_at(const Field& field, const BattleLocals& battle, Seat side) {
  std::vector<PieceId> leaders;
  for_each_at(field, battle.hex, [&](PieceId id) {
    const bool takes_part = side == other(attacker_of(field, battle)) || is_moving(field, id);
    if (field.side_of(id) == side && field.class_of(id) == UnitClass::Leader && takes_part) {
      leaders.push_back(id);
    }
  });
  return leaders;
}

}  // namespace longroll::campaign
