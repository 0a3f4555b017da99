// build: small
#include "engine/games/campaign/steps/battle_acts.h"

#include "engine/games/campaign/rules/battle.h"
#include "engine/games/campaign/rules/leaders.h"
#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/rules/retreat.h"
#include "engine/games/campaign/steps/retreat.h"
#include "engine/games/campaign/steps/table_acts.h"

namespace longroll::campaign {
namespace {

using Battle = BattleLocals;
using Stage = BattleStage;

Outcome outcome_of(const Library& library, const Battle& battle) {
  return library.chart.battle.row(battle.note.row).outcome;
}

std::vector<PieceId> attackers_at(const Field& field, const Battle& battle) {
  return loss_order(field, battle.hex, attacker_of(field, battle), [&](PieceId id) { return is_attacking(field, id); });
}
std::vector<PieceId> defenders_at(const Field& field, const Battle& battle) {
  return loss_order(field, battle.hex, other(attacker_of(field, battle)),
                    [&](PieceId id) { return is_defending(field, battle, id); });
}

void lose_points(const Library& library, Now& now, std::vector<PieceId> order, int count, Seat side) {
  order.resize(std::min(order.size(), static_cast<std::size_t>(count)));
  log(now, notes::Lost{side, count});
  eliminate(library, now, order);
}

/// Campaign 9.12, 11.3: the side still has strength points in the hex; the point of its fort is one.
bool has_strength(const Field& field, Seat side, HexId hex) {
  return field.strength_at(hex, side) > 0 || field.forts(side).has(hex);
}

/// Campaign 9.12: a side without strength points left in the hex consults no table for its leader.
void dismiss_leaders(const Library& library, Now& now) {
  const auto battle = locals_of<Battle>(now);
  const Field field(library, now);
  const Seat attacker = attacker_of(field, battle);
  if (!has_strength(field, attacker, battle.hex)) {
    write(now, &Battle::attacking_leader, kNoPiece);
  }
  if (!has_strength(field, other(attacker), battle.hex)) {
    write(now, &Battle::defending_leader, kNoPiece);
  }
}

/// Campaign 9.9
void demoralize(Now& now, const std::vector<PieceId>& points) {
  for (const PieceId id : points) {
    const unsigned flags = now.state().piece(id).flags;
    now.flag(id, with_demoralized(flags, std::min(kMaxDemoralized, demoralized(flags) + 1)));
  }
}

/// Campaign 9.5, 9.9, 9.10: the attacker and all who came with him.
void throw_back(const Library& library, Now& now, const Battle& battle) {
  const Seat side = attacker_of(now.state(), battle);
  const auto movers = [&] {
    const Field field(library, now);
    return loss_order(field, battle.hex, side, [&](PieceId id) { return is_moving(field, id); });
  };
  demoralize(now, movers());
  if (!battle.note.is_reaction && is_sortie(Field(library, now), battle.hex)) {
    return;  // 11.8.2: back in the fort
  }
  end_sortie(library, now, battle.hex, side);
  if (battle.note.is_amphibious) {  // 13.3.6
    std::vector<PieceId> lost = movers();
    lost.resize(lost.size() / static_cast<std::size_t>(library.chart.battle.amphibious_retreat_divisor));
    eliminate(library, now, lost);
  }
  begin_retreat(library, now, side, battle.hex, kNoHex, false,
                [](const Field& field, PieceId id) { return is_moving(field, id); });
}

/// Campaign 9.5, 9.9, 9.10
void drive_out(const Library& library, Now& now, const Battle& battle) {
  const Seat side = other(attacker_of(now.state(), battle));
  std::vector<PieceId> beaten;
  {
    const Field field(library, now);
    beaten = defenders_at(field, battle);
  }
  demoralize(now, beaten);
  begin_retreat(library, now, side, battle.hex, battle.from, false,
                [](const Field& field, PieceId id) { return is_in_field(field, id); });
}

}  // namespace

void end_sortie(const Library& library, Now& now, HexId hex, Seat side) {
  const std::vector<PieceId> garrison = [&] {
    const Field field(library, now);
    return pieces_at(field, hex, side, [&](PieceId id) {
      return is_moving(field, id) && field.is_point(id) && post_of(field.piece(id).flags) == Post::Garrison;
    });
  }();
  for (const PieceId id : garrison) {
    now.lower(id, kMoving);
    now.raise(id, kMoved);
  }
}

bool has_to_declare(const Field& field, const Battle& battle, Seat side) {
  return !leaders_at(field, battle, side).empty() || can_use_supply(field, battle, side) ||
         (side == attacker_of(field, battle) && !who_joins_relief(field, battle).empty());
}

void join(const Library& library, Now& now) {
  auto battle = locals_of<Battle>(now);
  const Strengths strengths = strengths_of(Field(library, now), battle);
  battle.strength = strengths.defence_raw;
  battle.stage = Stage::OutcomeDie;
  write(now, battle);
  log(now, notes::Attacked{attacker_of(now.state(), battle), battle.hex, strengths.attack, strengths.defence});
}

void decide(const Library& library, Now& now, int die) {
  auto battle = locals_of<Battle>(now);
  battle.note.row = modified_outcome_die(Field(library, now), battle, die);
  battle.stage = Stage::LossDie;
  write(now, battle);
  log(now, notes::Fought{outcome_of(library, battle), battle.note.row});
}

void lose(const Library& library, Now& now, int die) {
  const auto battle = locals_of<Battle>(now);
  const Seat attacker = attacker_of(now.state(), battle);
  Losses losses;
  std::vector<PieceId> attackers;
  std::vector<PieceId> defenders;
  {
    const Field field(library, now);
    losses = losses_of(field, battle, die);
    attackers = attackers_at(field, battle);
    defenders = defenders_at(field, battle);
  }
  const bool falls = battle.note.is_storm && losses.defender > static_cast<int>(defenders.size());
  lose_points(library, now, std::move(defenders), losses.defender, other(attacker));
  lose_points(library, now, std::move(attackers), losses.attacker, attacker);
  if (falls) {  // 11.8.3, 11.5
    lose_fort(library, now, battle.hex, other(attacker), true);
    log(now, notes::FortFell{battle.hex});
  }
  dismiss_leaders(library, now);
  const Outcome outcome = outcome_of(library, battle);
  write(now, &Battle::stage, outcome == Outcome::Draw && !battle.note.is_storm ? Stage::Drawn : Stage::Aftermath);
  if (outcome == Outcome::DefenderWins) {
    throw_back(library, now, battle);
  } else if (outcome == Outcome::AttackerWins && !battle.note.is_storm) {
    drive_out(library, now, battle);
  }
}

/// Campaign 9.10.2
bool can_hide_after_draw(const Field& field, const BattleLocals& battle, bool is_defender) {
  const Seat attacker = attacker_of(field, battle);
  const Seat side = is_defender ? other(attacker) : attacker;
  const auto counts = [&](PieceId id) {
    return is_defender ? is_in_field(field, id)
                       : is_moving(field, id) && post_of(field.piece(id).flags) != Post::Garrison;
  };
  return room_in_fort(field, battle.hex, side) > 0 && force_of(field, battle.hex, side, counts).strength() > 0;
}

bool can_retreat_from_draw(const Field& field, const BattleLocals& battle, bool is_defender) {
  const Seat attacker = attacker_of(field, battle);
  const Seat side = is_defender ? other(attacker) : attacker;
  const auto counts = [&](PieceId id) { return is_defender ? is_in_field(field, id) : is_moving(field, id); };
  if ((!is_defender && !battle.note.is_reaction && is_sortie(field, battle.hex)) ||
      force_of(field, battle.hex, side, counts).points() == 0 || !field.is_occupied(battle.hex, other(side))) {
    return false;
  }
  return can_hide_after_draw(field, battle, is_defender) ||
         !retreat_hexes(field, {side, battle.hex, battle.hex, is_defender ? battle.from : kNoHex, 0, true}).empty();
}

namespace {

/// Campaign 11.7: the winner in the field may turn against the fort of the hex, once.
bool comes_before_fort(const Library& library, Now& now, const Battle& battle) {
  const Field field(library, now);
  const Seat attacker = attacker_of(field, battle);
  const Seat enemy = other(attacker);
  return !battle.note.is_storm && field.forts(enemy).has(battle.hex) && !field.in_field(enemy).has(battle.hex) &&
         moving_force(field, battle.hex, attacker).armies > 0;
}

}  // namespace

ReactionStanding standing_after(const Library& library, const BattleLocals& battle) {
  if (battle.note.row == 0) {  // a fort is besieged, for nobody was outside of it
    return ReactionStanding::Beaten;
  }
  const Outcome outcome = outcome_of(library, battle);
  return battle.note.is_storm || outcome == Outcome::AttackerWins ? ReactionStanding::Beaten
         : outcome == Outcome::Draw                               ? ReactionStanding::Drawn
                                                                  : ReactionStanding::WonAll;
}

void settle(const Library& library, Now& now) {
  const auto battle = locals_of<Battle>(now);
  tidy(library, now, battle.hex);
  settle_control(library, now, battle.hex);
  const bool is_draw = outcome_of(library, battle) == Outcome::Draw;
  write(now, &Battle::stage, is_draw ? Stage::LeaderDice : Stage::PoliticalDice);
}

/// Campaign 9.11
void judge_politically(const Library& library, Now& now, int dice) {
  auto battle = locals_of<Battle>(now);
  battle.first_die = 0;
  battle.stage = Stage::LeaderDice;
  write(now, battle);
  const int change = political_change(Field(library, now), battle, dice);
  if (change != 0) {
    change_status(library, now, change);
  }
}

namespace {

/// Promotes or kills a leader; true when his wound's die is due.
bool apply_fate(const Library& library, Now& now, PieceId leader, Standing standing, int total) {
  if (leader == kNoPiece || !is_hex(now.state().piece(leader).place)) {
    return false;
  }
  const Piece piece = now.state().piece(leader);
  const LeaderResult result = leader_result(library.chart.leaders, standing, total);
  if (result.is_promoted && piece.marks < library.chart.leaders.highest_rating) {
    now.mark(leader, piece.marks + 1);
    log(now, notes::LeaderFate{leader, notes::Fate::Promoted, 0});
  }
  if (result.is_killed) {
    log(now, notes::LeaderFate{leader, notes::Fate::Killed, 0});
    remove(now, leader);
  }
  return result.is_wounded;
}

}  // namespace

void judge_leaders(const Library& library, Now& now, int dice) {
  auto battle = locals_of<Battle>(now);
  const Outcome outcome = outcome_of(library, battle);
  const int total = dice + added_strength(library.chart.leaders, battle.strength);
  const Seat attacker = attacker_of(now.state(), battle);
  LeaderFatesLocals fates;
  fates.hex = battle.hex;
  const Standing attacking = standing_of(outcome, true);
  const Standing defending = standing_of(outcome, false);
  if (apply_fate(library, now, battle.attacking_leader, attacking, total)) {
    fates.first = battle.attacking_leader;
  }
  if (apply_fate(library, now, battle.defending_leader, defending, total)) {
    fates.second = battle.defending_leader;
  }
  if (outcome != Outcome::Draw && library.chart.leaders.create[Standing::Winner].has(total)) {
    const Seat winner = outcome == Outcome::AttackerWins ? attacker : other(attacker);
    fates.creator = has_strength(Field(library, now), winner, battle.hex) ? index_of(winner) : -1;
  }
  battle.first_die = 0;
  battle.stage = comes_before_fort(library, now, battle) ? Stage::FortChoice : Stage::Over;
  write(now, battle);
  begin(now, fates);
}

namespace {

/// The dice and leaders of the stage, and those who still have to fight.
bool fits_stage(const Field& field, const Battle& battle) {
  const Seat attacker = attacker_of(field, battle);
  const Seat enemy = other(attacker);
  const bool has_attackers =
      force_of(field, battle.hex, attacker, [&](PieceId id) { return is_attacking(field, id); }).armies > 0;
  const bool has_defenders =
      battle.note.is_storm ? field.forts(enemy).has(battle.hex) : force_of(field, battle.hex, enemy, [&](PieceId id) {
                                                                    return is_defending(field, battle, id);
                                                                  }).strength() > 0;
  const bool has_row = battle.note.row > 0;
  switch (battle.stage) {
    case Stage::FortChoice:
      return has_attackers && field.forts(enemy).has(battle.hex) && !field.in_field(enemy).has(battle.hex) &&
             !battle.note.is_storm;
    case Stage::AttackerLeader:
      return has_attackers && has_defenders && !has_row && battle.strength == 0 &&
             has_to_declare(field, battle, attacker);
    case Stage::DefenderLeader:
      return has_attackers && has_defenders && !has_row && battle.strength == 0 && has_to_declare(field, battle, enemy);
    case Stage::OutcomeDie:
      return has_attackers && has_defenders && !has_row && strengths_of(field, battle).defence_raw == battle.strength;
    case Stage::LossDie:
      return has_attackers && has_defenders && has_row && strengths_of(field, battle).defence_raw == battle.strength;
    case Stage::Drawn:
      return has_row && outcome_of(field.library(), battle) == Outcome::Draw &&
             can_retreat_from_draw(field, battle, true);
    case Stage::DrawnAttacker:
      return has_row && outcome_of(field.library(), battle) == Outcome::Draw &&
             can_retreat_from_draw(field, battle, false);
    case Stage::PoliticalDice:
      return has_row && outcome_of(field.library(), battle) != Outcome::Draw;
    case Stage::LeaderDice:
      return has_row;
    default:
      return false;
  }
}

/// The step below fights in that hex.
bool is_fought_in(const Step* below, HexId hex, bool is_reaction) {
  if (is_below(below, StepKind::Reaction)) {
    const auto reaction = locals_of<ReactionLocals>(*below);
    return is_reaction && reaction.stage == ReactionStage::Fighting && reaction.here == hex;
  }
  const auto move = locals_of<ForceMoveLocals>(*below);
  return !is_reaction && move.stage == ForceMoveStage::Fighting && move.here == hex;
}

bool is_leader_of(const Field& field, PieceId id, Seat side) {
  return id == kNoPiece || (field.class_of(id) == UnitClass::Leader && field.side_of(id) == side);
}

}  // namespace

bool fits_battle(const Field& field, const Step& step, const Step* below) {
  const auto battle = locals_of<Battle>(step);
  const Seat attacker = attacker_of(field, battle);
  if (!is_fought_in(below, battle.hex, battle.note.is_reaction) || battle.note.row > BattleChart::kDieFaces ||
      (battle.note.on_landing && !battle.note.is_reaction) || !is_leader_of(field, battle.attacking_leader, attacker) ||
      !is_leader_of(field, battle.defending_leader, other(attacker)) ||
      (battle.from != kNoHex &&
       (!field.map().is_playable(battle.from) || !field.grid().are_adjacent(battle.from, battle.hex)))) {
    return false;
  }
  if (battle.first_die != 0 && battle.stage != Stage::PoliticalDice && battle.stage != Stage::LeaderDice) {
    return false;
  }
  if (is_innermost(field.state(), step)) {
    return fits_stage(field, battle);
  }
  const auto above = static_cast<StepKind>((&step + 1)->kind);
  return battle.note.row > 0 && (above == StepKind::Retreat || above == StepKind::Surrender
                                     ? battle.stage == Stage::Aftermath
                                     : battle.stage == Stage::Over || battle.stage == Stage::FortChoice);
}

}  // namespace longroll::campaign
