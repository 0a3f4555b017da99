// build: small
#include "engine/games/campaign/planner/ships.h"

#include <algorithm>

#include "engine/games/campaign/rules/economy.h"
#include "engine/games/campaign/rules/naval.h"
#include "engine/games/campaign/rules/ships.h"

namespace longroll::campaign {
namespace {

/// Open critical ports off which no vessel of the Union lies, the worthiest first.
std::vector<HexId> ports_to_shut(const Field& field) {
  const HexSet open = open_ports(field.library().network_data(), field.network());
  const HexSet& shut = field.network().side(Seat::Union).off_port;
  std::vector<std::pair<int, HexId>> ports;
  for (const MapPlace& place : field.map().places()) {
    if (place.harbor > 0 && open.has(place.hex) && !shut.has(place.hex)) {
      ports.emplace_back(-place.harbor, place.hex);
    }
  }
  std::sort(ports.begin(), ports.end());
  std::vector<HexId> hexes;
  for (const auto& [worth, hex] : ports) {
    hexes.push_back(hex);
  }
  return hexes;
}

/// Vessels that lie in a sea zone's box and can go.
std::optional<verbs::TakeShips> idle_ships(const Field& field) {
  for (const PieceId id : field.pieces()) {
    const Piece& piece = field.piece(id);
    if (field.class_of(id) == UnitClass::Nsp && Berth::of(piece).is_zone() && owner_of(piece) == field.phasing() &&
        piece.up == kFront && (piece.flags & (kMoved | kMoving | kCommitted)) == 0) {
      return verbs::TakeShips{Berth::of(piece), piece.kind, false, 1};
    }
  }
  return std::nullopt;
}

/// The first of these ports to which the vessel can go without a fight.
std::optional<Berth> blockade_from(const Field& field, const Berth& from) {
  Fleet fleet;
  fleet.ships[static_cast<std::size_t>(Vessel::Nsp)] = 1;
  const ShipWays ways = ways_of(field, fleet, field.phasing(), from);
  for (const HexId port : ports_to_shut(field)) {
    const Berth off = Berth::off(port);
    const ZoneSet coast = field.map().coast_of(port);
    if (std::find(ways.free.begin(), ways.free.end(), off) != ways.free.end() &&
        (coast.bits & field.bases().bits) != 0) {
      return off;
    }
  }
  return std::nullopt;
}

}  // namespace

void plan_ships(Draft& draft) {
  if (draft.seat() != Seat::Union) {
    return;
  }
  while (draft.is_at(StepKind::Movement)) {
    const auto ships = idle_ships(draft.field());
    const auto off = ships ? blockade_from(draft.field(), ships->berth) : std::nullopt;
    if (!off || !draft.try_to(action_of(*ships))) {
      return;
    }
    const bool sails = draft.try_to(action_of(verbs::SailTo{*off}));
    draft.try_to(action_of(verbs::Halt{}));
    if (!sails) {  // who has not moved could be taken again
      return;
    }
  }
}

Action choose_voyage(const Draft& draft) {
  const auto voyage = draft.standing<VoyageLocals>();
  const Field field = draft.field();
  const auto off = voyage.has_moved ? std::nullopt : blockade_from(field, voyage.here);
  return off ? action_of(verbs::SailTo{*off}) : action_of(verbs::Halt{});
}

/// It fires when it can; it leaves when it is by far the weaker.
Action choose_in_naval_combat(const Draft& draft) {
  const Actions lawful = draft.lawful();
  const auto first = [&](Do verb) {
    return std::find_if(lawful.begin(), lawful.end(), [&](const Action& one) { return verb_of(one) == verb; });
  };
  if (const auto fire = first(Do::FireAt); fire != lawful.end()) {
    return *fire;
  }
  const auto combat = draft.standing<NavalCombatLocals>();
  bool is_weaker = false;
  {
    const Field field = draft.field();
    is_weaker = 2 * ships_at(field, combat.here, draft.seat()).size() <
                ships_at(field, combat.here, other(draft.seat())).size();
  }
  if (const auto leave = first(Do::Withdraw); is_weaker && leave != lawful.end()) {
    return *leave;
  }
  const auto stand = first(Do::Stand);
  return stand != lawful.end() ? *stand : lawful.front();
}

}  // namespace longroll::campaign
