#pragma once
#include <vector>

#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/rules/force.h"
#include "engine/games/campaign/rules/modifier.h"

/// Battle (American Civil War 9.0 to 9.9): who fights with what strength, what the dice say and what is lost. Nothing
/// here rolls.
namespace longroll::campaign {

/// The side that attacks in the battle: the phasing one, but for a reaction (6.4).
inline Seat attacker_of(const State& state, const BattleLocals& battle) {
  return battle.note.is_reaction ? other(phasing(state)) : phasing(state);
}
inline Seat attacker_of(const Field& field, const BattleLocals& battle) { return attacker_of(field.state(), battle); }

/// Campaign 9.2: the counter attacks: an army point or cavalry that moves.
bool is_attacking(const Field& field, PieceId id);
/// Campaign 9.2, 11.7: the counter defends: outside of forts; in a storm inside.
bool is_defending(const Field& field, const BattleLocals& battle, PieceId id);

/// What both sides bring (9.2, 9.3).
struct Strengths {
  int attack_raw = 0;   ///< strength points that fight
  int defence_raw = 0;  ///< likewise; in a storm with the fort's own
  int attack = 0;       ///< with terrain, works and leader
  int defence = 0;

  /// Campaign 9.3: the attacker's in percent of the defender's.
  int percent() const { return defence == 0 ? kUnopposed : 100 * attack / defence; }
  static constexpr int kUnopposed = 10'000;
};
Strengths strengths_of(const Field& field, const BattleLocals& battle);

/// Campaign 9.2, 9.3: with what a force would attack in that hex, with its best leader.
int attack_of(const Field& field, const Force& force, HexId hex);
/// Campaign 9.2, 9.3, 12.2, 13.7: with what a force of that side outside of a fort defends the hex by itself, with its
/// best leader, its entrenchment and the vessels beside it.
int defence_of(const Field& field, const Force& force, HexId hex, Seat side);

/// Campaign 9.3, 9.4, 9.2.1: all that is added to the outcome die; nothing that is 0.
std::vector<Modifier> outcome_terms(const Field& field, const BattleLocals& battle);
/// Campaign 9.4: the outcome die with its modifiers, 1 to 6.
int modified_outcome_die(const Field& field, const BattleLocals& battle, int die);

/// Campaign 9.6, 9.7: strength points that both lose, by the die for the losses.
struct Losses {
  int defender = 0;
  int attacker = 0;
};
Losses losses_of(const Field& field, const BattleLocals& battle, int die);
/// Campaign 9.6, 9.7: all that is added to the losses whatever the dice show; nothing that is 0.
struct LossTerms {
  std::vector<Modifier> defender;  ///< percent of the attacker's strength points
  std::vector<Modifier> attacker;  ///< points, beside the defender's loss
};
LossTerms loss_terms(const Field& field, const BattleLocals& battle);

/// Campaign 9.11: what those two dice, added, change of the Union's political status; 0: nothing.
int political_change(const Field& field, const BattleLocals& battle, int dice);

/// Campaign 9.8: counters in the order in which they are lost.
void sort_for_loss(const Field& field, std::vector<PieceId>& counters);

/// Campaign 9.8: the counters of `side` in the hex for which `fights(PieceId)` in the order in which they are lost:
/// army points, then militia, then cavalry; of each first those with the most markers.
template <class Fights>
std::vector<PieceId> loss_order(const Field& field, HexId hex, Seat side, Fights&& fights) {
  std::vector<PieceId> order;
  for_each_at(field, hex, [&](PieceId id) {
    if (field.side_of(id) == side && field.is_point(id) && fights(id)) {
      order.push_back(id);
    }
  });
  sort_for_loss(field, order);
  return order;
}

/// Campaign 9.3: the leaders of that side in the hex that can take part.
std::vector<PieceId> leaders_at(const Field& field, const BattleLocals& battle, Seat side);

/// Campaign 8.4.1: points of the side that fight lack supply, and all of those have battle supply; in a storm the
/// defenders do not suffer (11.7).
bool can_use_supply(const Field& field, const BattleLocals& battle, Seat side);
/// Campaign 11.8.1: army points of the attacker in the fort of the hex who can join the battle, for too few besiege
/// them; rising.
std::vector<PieceId> who_joins_relief(const Field& field, const BattleLocals& battle);
/// Campaign 8.4.1: those whose battle supply is used.
std::vector<PieceId> fed_in_battle(const Field& field, const BattleLocals& battle, Seat side);

}  // namespace longroll::campaign
