#pragma once
#include <span>
#include <vector>

#include "engine/games/battles/rules/proposal.h"

namespace longroll::battles {

/// Battles 9.0, 9.11, 9.22, 12.2: every unit that could bombard one of the hexes now, lowest piece first.
std::vector<PieceId> bombarders_of(const Field& field, std::span<const HexId> targets);

/// Battles 8.11, 9.0, 9.18: guns that can see to an enemy hex all alone, so that those whom it holds in its zone of
/// control may attack elsewhere; lowest piece first.
std::vector<PieceId> reliefs_of(const Field& field, HexId hex);

/// How many of these hexes are left over when each gun that is in no attack takes on one of them (9.13), as well as
/// that can be done.
int unrelieved(const Field& field, std::span<const HexId> hexes, const Proposal& taken);

}  // namespace longroll::battles
