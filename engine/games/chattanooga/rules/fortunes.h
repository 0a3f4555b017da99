#pragma once
#include <functional>
#include <optional>

#include "engine/games/chattanooga/field.h"
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/bombardment.h"

/// Fortunes of war (Chattanooga 15.0): a mini-phase within a combat, by the side that holds the marker.
namespace longroll::chattanooga {

/// Its place in the stack of steps: on the combat of the phase, and nowhere else. So there is one at a time: the combat
/// of a counterattack lies deeper, and its dice bring none.
constexpr std::size_t kFortuneDepth = 5;

/// Chattanooga 15.0: the fortune that is under way. It looks at one step.
inline std::optional<FortuneLocals> fortune_of(const State& state) {
  return state.stack.size() > kFortuneDepth && is_step<FortuneLocals>(state.stack[kFortuneDepth])
             ? std::optional(locals_of<FortuneLocals>(state.stack[kFortuneDepth]))
             : std::nullopt;
}
inline bool is_fortune(const State& state, FortuneKind kind) {
  const auto fortune = fortune_of(state);
  return fortune && fortune->fortune == kind;
}

/// Chattanooga 15.0: the step waits below a fortune of war: it agrees with the phase to which that returns.
inline bool waits_for_fortune(const State& state, const Step& step) {
  return fortune_of(state).has_value() && std::less<>()(&step, &state.stack[kFortuneDepth]);
}
/// The side and the phase with which that step of the State agrees: the present ones, or those to which a fortune
/// returns.
inline Seat phasing_of(const Field& field, const Step& step) {
  const bool waits = waits_for_fortune(field.state(), step) && is_player(fortune_of(field.state())->attacker);
  return waits ? fortune_of(field.state())->attacker : field.phasing();
}
inline Phase phase_of(const Field& field, const Step& step) {
  return waits_for_fortune(field.state(), step) ? Phase::Combat : field.phase();
}

/// Chattanooga 15.0: the side whose phase it is, also while a fortune lets the other one act.
inline Seat side_of_phase(const State& state) {
  const auto fortune = fortune_of(state);
  return fortune ? fortune->attacker : phasing(state);
}

/// Chattanooga 15.0: who holds the marker.
inline Seat holder(const State& state) { return seat_of(state.track(track(Track::Fortune))); }
/// Chattanooga 15.0: the side whose units act in such a fortune: the holder's, or the enemy's whom he moves.
inline Seat acting_side(const State& state, FortuneKind kind) {
  return kind == FortuneKind::MoveEnemy ? other(holder(state)) : holder(state);
}
/// Chattanooga 15.0: who decides about those who move now: their owner, or the enemy who moves them.
Seat decides_moves(const State& state);

/// Chattanooga 15.0: the natural die of a combat of the phase brings a fortune.
bool is_fortune_due(const Field& field, const CombatReading& reading);

/// Chattanooga 15.0: why the holder cannot choose that fortune now, given by any number; empty when he can.
Refusal refuse_fortune(const Field& field, FortuneKind kind);
/// Chattanooga 15.0: he can choose one.
bool can_choose_fortune(const Field& field);

/// Chattanooga 15.0: why the fortune is not for that leader or unit, given by any number: the one who is fired at,
/// moved, or restored.
Refusal refuse_subject(const Field& field, FortuneKind kind, PieceId subject);
/// Chattanooga 15.0: the same of a stack that moves; it has two units at least.
Refusal refuse_stack_of_fortune(const Field& field, FortuneKind kind, int hex);
/// Chattanooga 15.0: the enemy units at whom a sharpshooter can fire, in rising order.
std::vector<PieceId> sharpshooter_targets(const Field& field);
/// Chattanooga 15.0: why no sharpshooter with that infantry unit, of any number, can fire at that enemy.
Refusal refuse_sharpshooter(const Field& field, const Shot& shot);

/// Chattanooga 15.0: what the leaders with the unit add to its morale when it recovers: the best combat rating.
int morale_of_free_recovery(const Field& field, PieceId unit);

/// Chattanooga 15.0: the hexes that those who have moved to counterattack, and stand in that hex, can attack.
HexSet counterattack_hexes(const Field& field, HexId from);
/// Chattanooga 15.0: the unit belongs to those who counterattack now.
bool counterattacks(const FortuneLocals& fortune, PieceId unit);

}  // namespace longroll::chattanooga
