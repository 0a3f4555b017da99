// build: small
#include "engine/games/campaign/rules/supply_choices.h"

#include <algorithm>
#include <tuple>

#include "engine/core/heap_sort.h"
#include "engine/games/campaign/rules/counters.h"
#include "engine/games/campaign/rules/forage.h"

namespace longroll::campaign {
namespace {

/// Campaign 8.1.3: zones with a transport in their box that is not committed, and has not carried.
ZoneSet zones_with_transports(const Field& field) {
  ZoneSet zones;
  for_each_counter(field, UnitClass::Ntp, [&](PieceId id) {
    const Piece& piece = field.piece(id);
    const int zone = piece.place - kSeaZone;
    if (zone >= 0 && zone < kSeaZones && (piece.flags & (kCommitted | kMoved | kUnderConstruction)) == 0) {
      zones.add(static_cast<SeaZone>(zone));
    }
  });
  return zones;
}

/// Campaign 8.1.3, 13.3.3, 11.8: land that a transport reaches from the zone, past no sand bar; no enemies are there,
/// but those who besiege a fort.
bool is_landing_place(const Field& field, HexId hex, SeaZone zone) {
  const GroundMap& map = field.map();
  bool is_open = false;
  map.grid.for_each_neighbor(hex, [&](Direction d, HexId next) {
    is_open = is_open || (map.is_sea(next) && map.zone_at(next) == zone && !map.is_sand_bar(hex, d));
  });
  const bool is_besieged = field.forts(Seat::Union).has(hex) && !field.in_field(Seat::Union).has(hex);
  return is_open && (is_besieged || !field.is_occupied(hex, Seat::Confederate));
}

/// Hexes from which an overland line can be no longer than the season allows, as the crow flies.
HexSet around_the_unsupplied(const Field& field, const SupplyStatus& status) {
  HexSet hexes;
  for (const PieceId id : status.unsupplied) {
    hexes.add(field.piece(id).place);
  }
  for (int i = 0; i < field.turn_box().overland; ++i) {
    hexes = widened(field.grid(), hexes);
  }
  return hexes & field.map().in_play();
}

/// What was noted for that side, or what `work_out()` gives, noted if it is short enough.
template <class Offer, class WorkOut>
std::vector<Offer> kept(std::optional<OfferNote<Offer>>& note, Seat side, WorkOut&& work_out) {
  if (note && note->side == side) {
    return {note->offers.begin(), note->offers.end()};
  }
  std::vector<Offer> offers = work_out();
  note.reset();
  if (offers.size() <= OfferNote<Offer>::kMax) {
    note.emplace().side = side;
    for (const Offer& offer : offers) {
      note->offers.push_back(offer);
    }
  }
  return offers;
}

/// Campaign 8.1.3: with a transport for the ports of the zone lines lead from elsewhere, or a fortress or a besieged
/// fort may be supplied. What is not so is known without tracing all lines again.
bool could_add_lines(const Field& field, SeaZone zone) {
  const NetworkData data = field.library().network_data();
  const NetworkView& view = field.network();
  const SideOnMap& own = view.side(Seat::Union);
  const SupplyLines& lines = field.lines(Seat::Union);
  const HexSet besieged = own.forts & own.occupied & view.side(Seat::Confederate).occupied;
  if (!(own.held & ((own.completed_forts & data.map.fortresses()) | (besieged & data.map.ports()))).empty()) {
    return true;
  }
  ZoneSet one;
  one.add(zone);
  bool adds = false;
  ports_open_to(data, view, one, data.map.ports() & own.held & lines.free, lines.shut).for_each([&](HexId hex) {
    bool is_end = false;
    for (const NodeId node : {data.network.rail_at(hex), data.network.place_at(hex)}) {
      if (node != kNoNode) {
        is_end = is_end || lines.nodes.has(node);
        adds = adds || (lines.open.has(node) && !lines.nodes.has(node));
      }
    }
    adds = adds || !is_end;
  });
  return adds;
}

std::vector<verbs::Commit> find_commitments(const Field& field) {
  const SupplyStatus status = supply_status(field, Seat::Union);
  std::vector<verbs::Commit> found;
  const ZoneSet free = status.unsupplied.empty() ? ZoneSet() : zones_with_transports(field);
  if (free.empty()) {
    return found;
  }
  const SeaSupply sea = sea_supply(field);
  const HexSet near = around_the_unsupplied(field, status);
  for (int number = 0; number < kSeaZones; ++number) {
    const auto zone = static_cast<SeaZone>(number);
    if (!free.has(zone)) {
      continue;
    }
    SeaSupply more = sea;
    more.ports.add(zone);
    if (!sea.ports.has(zone) && could_add_lines(field, zone) &&
        supply_status(field, Seat::Union, more).unsupplied.size() < status.unsupplied.size()) {
      found.push_back({number, kNoHex});
    }
    near.for_each([&](HexId hex) {
      if (!sea.coasts.has(hex) && is_landing_place(field, hex, zone)) {
        found.push_back({number, hex});
      }
    });
  }
  return found;
}

std::vector<verbs::Unsupplied> find_waivers(const Field& field, Seat side) {
  const SupplyStatus status = supply_status(field, side);
  std::vector<verbs::Unsupplied> found;
  if (status.unsupplied.empty()) {
    return found;
  }
  const auto is_fed = [&](PieceId id) {
    return field.is_point(id) && !std::binary_search(status.unsupplied.begin(), status.unsupplied.end(), id);
  };
  if (status.limited.empty()) {
    return found;
  }
  SupplyJudge judge(field, side, field.lines(side));
  status.limited.for_each([&](HexId hex) {
    for (const PointClass& one : field.classes_at(hex, side, is_fed)) {
      if (judge.feeds_another(status, one.pieces.front())) {
        found.push_back({hex, one.name.kind, one.name.state});
      }
    }
  });
  heap_sort(found.begin(), found.end(), [](const verbs::Unsupplied& a, const verbs::Unsupplied& b) {
    return std::tie(a.hex, a.kind, a.state) < std::tie(b.hex, b.kind, b.state);
  });
  return found;
}

}  // namespace

std::vector<verbs::Commit> possible_commitments(const Field& field) {
  return kept(field.commitments_note(), Seat::Union, [&] { return find_commitments(field); });
}

std::vector<verbs::Unsupplied> possible_waivers(const Field& field, Seat side) {
  return kept(field.waivers_note(), side, [&] { return find_waivers(field, side); });
}

std::vector<PieceId> foragers_at(const Field& field, HexId hex, const SupplyStatus& status) {
  std::vector<PieceId> pieces;
  for (const PieceId id : status.unsupplied) {
    if (field.piece(id).place == hex && field.is_point(id)) {
      pieces.push_back(id);
    }
  }
  return pieces;
}

std::vector<verbs::Forage> possible_forages(const Field& field, Seat side, const SupplyStatus& status) {
  HexSet hungry;
  for (const PieceId id : status.unsupplied) {
    const unsigned flags = field.piece(id).flags;
    if (field.is_point(id) && out_of_supply(flags) > 0 && (flags & kForaged) == 0) {
      hungry.add(field.piece(id).place);
    }
  }
  std::vector<verbs::Forage> found;
  hungry.for_each([&](HexId from) {
    const int points = static_cast<int>(foragers_at(field, from, status).size());
    forage_hexes(field, side, from).for_each([&](HexId target) {
      if (forage_limit(field, side, target) >= points) {
        found.push_back({from, target});
      }
    });
  });
  return found;
}

}  // namespace longroll::campaign
