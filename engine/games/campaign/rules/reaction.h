#pragma once
#include <span>
#include <vector>

#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/rules/force.h"
#include "engine/games/campaign/rules/modifier.h"
#include "engine/games/campaign/verbs.h"
#include "engine/play/refusal.h"

/// Reaction (American Civil War 6.4, 6.4.1, 10.2): who may answer a force of the phasing side, and where he goes.
/// Nothing here rolls.
namespace longroll::campaign {

/// What is answered.
struct Trigger {
  ReactionCause cause = ReactionCause::Exit;
  HexId here = kNoHex;  ///< where the force is
  HexId from = kNoHex;  ///< the hex that it has left; of a fort `here`
};
Trigger trigger_of(const ReactionLocals& reaction);

/// The side that may react.
inline Seat reacting_side(const Field& field) { return other(field.phasing()); }

/// Campaign 6.4, 13.2, 13.4, 11.2: a zone of the reacting side has been left, or landed in.
bool is_answerable(const Field& field, const Trigger& trigger);

/// Campaign 6.4: enemies are in the hex who have not caused the reaction: nobody goes there.
bool is_closed_to_reaction(const Field& field, const Trigger& trigger, HexId hex);

/// Campaign 6.4, 11.7, 12.2: the counters of the reacting side in the hex that can react and have not tried yet: points
/// in the open, with the leaders; rising.
std::vector<PieceId> reacting_force(const Field& field, HexId hex);

/// Campaign 6.4: the hexes next to `from` that the force there can enter as an answer. `force` is sorted.
HexSet reaction_hexes(const Field& field, const Trigger& trigger, HexId from, std::span<const PieceId> force);
/// Campaign 6.4.1, 7.4: where trains take the force, `fewest` of them at least as there are left.
HexSet reaction_rails(const Field& field, HexId from, std::span<const PieceId> force);
/// Campaign 7.3: the fewest trains that take the force there, which is one of reaction_rails.
int reaction_trains(const Field& field, HexId from, HexId to, std::span<const PieceId> force);

/// A force that may try.
struct Reactor {
  HexId hex = kNoHex;
  bool by_land = false;
  bool by_rail = false;
  bool is_leader = false;  ///< 10.2: a leader alone, who needs no die
};
/// Every force of the reacting side that may react to a move that is_answerable, and could go somewhere, or a part of
/// it could; by hex. Who has reacted before does not change that the move was answerable.
std::vector<Reactor> who_may_react(const Field& field, const Trigger& trigger);

/// Campaign 6.4: all that is added to the die of the force in the hex; nothing that is 0.
std::vector<Modifier> reaction_terms(const Field& field, HexId hex);
/// Campaign 6.4: the modified die succeeds.
bool reacts(const Field& field, HexId hex, int die);

/// Campaign 6.4: friends of the reacting side in the open are there who have not reacted there: who joins them defends.
bool has_friends_to_join(const Field& field, HexId here);

/// Campaign 11.7: why those of the reacting side with kMoving do not go into that work of the hex where the enemy is.
Refusal refuse_inside_before_battle(const Field& field, HexId here, Post post);

/// Campaign 6.4: how the force in the hex answers, by its own standing answer or its side's.
ReactionRule answer_of(const Field& field, Seat side, HexId hex);
/// The force answers by itself, and could do so now; its owner is asked when it has no standing answer.
bool answers_by_itself(const Field& field, const Trigger& trigger, const Reactor& reactor);
/// Its owner is asked.
bool is_asked(const Field& field, const Reactor& reactor);

/// Campaign 6.4: why the phasing side does not set that standing answer now: it is the present one, has been set in
/// this impulse, or the force could answer nothing.
Refusal refuse_standing_answer(const Field& field, const verbs::SetReaction& set);
/// Those of that force, or with kNoHex of the side, that it does not refuse, in order.
std::vector<verbs::SetReaction> possible_standing_answers(const Field& field, HexId hex);
/// Campaign 6.4: who of the phasing side can still say in this impulse how he answers: the side (kNoHex), then its
/// forces by their hexes.
std::vector<HexId> who_can_answer(const Field& field);
/// Somebody can.
bool can_give_answers(const Field& field);

}  // namespace longroll::campaign
