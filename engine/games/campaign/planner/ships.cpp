// build: small
#include "engine/games/campaign/planner/ships.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
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
  heap_sort(ports.begin(), ports.end());
  std::vector<HexId> hexes;
  for (const auto& [worth, hex] : ports) {
    hexes.push_back(hex);
  }
  return hexes;
}

/// A vessel of that class that lies in a sea zone's box and can go. Transports go from where they are built alone
/// (4.1.2): elsewhere they are a base for others.
std::optional<verbs::TakeShips> idle_ship(const Field& field, UnitClass unit_class) {
  for (const PieceId id : field.pieces()) {
    const Piece& piece = field.piece(id);
    const bool stays = unit_class == UnitClass::Ntp && Berth::of(piece) != Berth::in(SeaZone::NorthAtlantic);
    if (!stays && field.class_of(id) == unit_class && Berth::of(piece).is_zone() &&
        owner_of(piece) == field.phasing() && piece.up == kFront &&
        (piece.flags & (kMoved | kMoving | kCommitted)) == 0) {
      return verbs::TakeShips{Berth::of(piece), piece.kind, false, 1};
    }
  }
  return std::nullopt;
}

/// Campaign 13.1.1: the sea zone with most open ports in which naval strength points cannot stay yet: a transport in
/// its box is a base for them.
std::optional<Berth> zone_to_open(const Field& field) {
  std::optional<Berth> best;
  int most = 0;
  for (int number = 0; number < kSeaZones; ++number) {
    const auto zone = static_cast<SeaZone>(number);
    int worth = 0;
    for (const HexId port : ports_to_shut(field)) {
      worth += field.map().coast_of(port).has(zone) ? 1 : 0;
    }
    if (!field.bases().has(zone) && worth > most) {
      best = Berth::in(zone);
      most = worth;
    }
  }
  return best;
}

/// The vessel sails; false when it does not, and lies where it was.
bool send(Draft& draft, const verbs::TakeShips& ship, const Berth& to) {
  if (!draft.try_to(action_of(ship))) {
    return false;
  }
  const bool sails = draft.try_to(action_of(verbs::SailTo{to}));
  draft.try_to(action_of(verbs::Halt{}));
  return sails;
}

/// Campaign 14.1: the port is shut when the vessel lies there; the rules are asked about an imagined State.
bool would_shut(const Field& field, HexId port, PieceId ship, const Berth& berth) {
  State imagined = field.state();
  imagined.piece(ship).place = berth.place;
  imagined.piece(ship).note = berth.note;
  const Field after(field.library(), imagined);
  return !open_ports(field.library().network_data(), after.network()).has(port);
}

/// Where a vessel shuts the port: off it, on the sea, or on the water beside it; empty: nowhere that it can go without
/// a fight.
std::optional<Berth> berth_before(const Field& field, const ShipWays& ways, HexId port, PieceId ship) {
  for (const Berth& berth : ways.free) {
    const bool is_off = berth == Berth::off(port) && (field.map().coast_of(port).bits & field.bases().bits) != 0;
    const bool is_beside =
        berth.is_hexside() && (berth.place == port || hex_beyond(field.grid(), berth.hexside()) == port);
    if ((is_off || is_beside) && would_shut(field, port, ship, berth)) {
      return berth;
    }
  }
  return std::nullopt;
}

/// The first of the open ports that a vessel which lies there can shut.
std::optional<Berth> blockade_from(const Field& field, const Berth& from) {
  Fleet fleet;
  fleet.ships[static_cast<std::size_t>(Vessel::Nsp)] = 1;
  const ShipWays ways = ways_of(field, fleet, field.phasing(), from);
  const std::vector<PieceId> ships = ships_at(field, from, field.phasing());
  const auto ship =
      std::find_if(ships.begin(), ships.end(), [&](PieceId id) { return field.class_of(id) == UnitClass::Nsp; });
  if (ship == ships.end()) {
    return std::nullopt;
  }
  for (const HexId port : ports_to_shut(field)) {
    if (const auto berth = berth_before(field, ways, port, *ship)) {
      return berth;
    }
  }
  return std::nullopt;
}

}  // namespace

void plan_ships(Draft& draft) {
  if (draft.seat() != Seat::Union) {
    return;
  }
  // Who has not moved could be taken again and again, and so nobody is after the first who stays.
  while (draft.is_at(StepKind::Movement)) {
    const auto transport = idle_ship(draft.field(), UnitClass::Ntp);
    const auto zone = transport ? zone_to_open(draft.field()) : std::nullopt;
    if (!zone || !send(draft, *transport, *zone)) {
      break;
    }
  }
  while (draft.is_at(StepKind::Movement)) {
    const auto ship = idle_ship(draft.field(), UnitClass::Nsp);
    const auto off = ship ? blockade_from(draft.field(), ship->berth) : std::nullopt;
    if (!off || !send(draft, *ship, *off)) {
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
