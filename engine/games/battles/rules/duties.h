#pragma once
#include <optional>
#include <span>
#include <vector>

#include "engine/games/battles/rules/closure.h"
#include "engine/games/battles/rules/relief.h"

namespace longroll::battles {

/// Battles 8.11, 8.12, 11.2: what the phasing side still owes: hexes first, by number, then units.
std::vector<Duty> duties(const Field& field);
std::vector<Duty> duties(const Front& front);

/// Battles 8.25, 9.13, 9.18 and the closure: why no units that could still join make a lawful attack of it; empty when
/// some do.
Refusal incompletable(const Front& front, const Proposal& proposal);

/// Why the hex may not be added to the attack, or begin one.
Refusal refuse_target(const Front& front, const Proposal& proposal, int hex);
/// Battles 8.13 to 8.15, 8.22, 9.14: why the piece may not join; each of a stack joins or stays out by itself.
Refusal refuse_join(const Front& front, const Proposal& proposal, int unit);
/// Why the attack may not be resolved as it is. Battles 8.5: poor odds alone are no reason.
Refusal refuse_as_it_is(const Front& front, const Proposal& proposal);

/// Battles 8.11, 8.12: the unit or hex for whose sake Do::Target or Do::Join is refused now, for the map to point at.
/// Empty when the action is lawful or refused for another reason, or of another verb; any numbers may be asked.
std::optional<Duty> left_undone_by(const Field& field, const Action& action);

}  // namespace longroll::battles
