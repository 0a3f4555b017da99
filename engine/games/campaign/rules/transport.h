#pragma once
#include <vector>

#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/rules/ships.h"
#include "engine/games/campaign/verbs.h"
#include "engine/play/refusal.h"

/// Carrying troops over water (American Civil War 13.2, 13.4, 13.4.1).
namespace longroll::campaign {

/// Campaign 13.2: past no fort and no vessel of the Confederacy. Field::harbours keeps the answer.
Harbours harbours_of(const Field& field);

/// The counter can be carried so from the hex where it is: it has not moved in this impulse.
bool can_be_carried(const Field& field, PieceId id, TransportBy by);

/// Why nobody embarks there so.
Refusal refuse_embarking(const Field& field, const verbs::Embark& embark);
/// Campaign 10.2: hexes with leaders of the phasing side.
HexSet leader_hexes(const Field& field);
/// Every place and way in which the phasing side can embark somebody.
std::vector<verbs::Embark> possible_embarkations(const Field& field);
/// Those who embark: by sea all that can be carried, else one point with all leaders, or leaders alone; by sea leaders
/// alone where no transport is free; rising.
std::vector<PieceId> who_embarks(const Field& field, const verbs::Embark& embark);

/// Where those who have embarked can be landed, and by which vessels.
struct Landing {
  HexId hex = kNoHex;
  Berth from = {};  ///< where the vessels lie that carry them; nowhere: they need none (13.4)
  Berth to = {};    ///< and where these lie afterwards
  int ships = 0;    ///< leaders alone need none by sea (10.2)
};
/// Sorted by hex, each hex once.
std::vector<Landing> landings_of(const Field& field, const TransportLocals& transport);
/// Campaign 13.2, 13.4: why those who have embarked cannot be landed in that hex.
Refusal refuse_landing(const Field& field, const TransportLocals& transport, HexId hex);

}  // namespace longroll::campaign
