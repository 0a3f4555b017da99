// build: small
#include "engine/games/campaign/rules/network_view.h"

#include "engine/games/campaign/field.h"
#include "engine/games/campaign/rules/counters.h"
#include "engine/games/campaign/rules/ships.h"

namespace longroll::campaign {
namespace {

/// Campaign 11.6, 13.6, 8.1.3: a fort acts on the water beside it unless it is silenced.
void add_fort(const Piece& fort, SideOnMap& side) {
  if ((fort.flags & kSilenced) != 0) {
    return;
  }
  side.forts.add(fort.place);
  if (fort.up == kFront) {
    side.completed_forts.add(fort.place);
  }
}

/// Campaign 4.0: supply and control are judged as the Recruitment Phase began, without what has been built in it.
bool is_new(const Field& field, const Piece& piece) {
  return field.phase() == Phase::Recruitment && (piece.flags & kMoved) != 0;
}

/// Campaign 13.5, 13.6: transports and vessels under construction do not fight. 13.4.2: a boat that has not moved in
/// this impulse serves as a ferry.
void add_vessel(const Piece& ship, Vessel kind, SideOnMap& side) {
  if (ship.note == kOffPort && kind == Vessel::Nsp) {
    side.off_port.add(ship.place);
  }
  const bool is_afloat = ship.note >= 0 && ship.note < kDirections && (ship.flags & kUnderConstruction) == 0;
  if (!is_afloat || kind == Vessel::Ntp) {
    return;
  }
  const Hexside at{ship.place, static_cast<Direction>(ship.note)};
  side.vessels.push_back({.kind = kind, .side = at});
  if ((kind == Vessel::Rsp || kind == Vessel::Flotilla) && (ship.flags & kMoved) == 0) {
    side.boats.push_back(at);
  }
}

}  // namespace

std::array<bool, kUnfinished> finished_lines(const Field& field) {
  const Library& library = field.library();
  const int first = library.counter(library.kind_of(Seat::Confederate, UnitClass::Railroad)).first;
  std::array<bool, kUnfinished> finished{};
  for (int line = 0; line < kUnfinished; ++line) {
    const Piece& marker = field.piece(static_cast<PieceId>(first + line));
    finished[static_cast<std::size_t>(line)] =
        is_hex(marker.place) && !is_new(field, marker) &&
        marker.marks == static_cast<int>(library.network.unfinished(line).size());
  }
  return finished;
}

void read_hexes(const Field& field, NetworkView& view) {
  view.broken = field.broken_rails();
  view.upgraded = field.upgraded_rails();
  view.breached = field.breached();
  for (const Seat seat : {Seat::Union, Seat::Confederate}) {
    SideOnMap& side = view.sides[seat];
    side.held = field.held(seat);
    side.occupied = field.occupied(seat);
    side.zone = field.primary_zone(seat);
    side.rails = field.rails(seat);
  }
}

NetworkView network_view(const Field& field) {
  NetworkView view;
  view.season = field.season();
  view.overland = field.turn_box().overland;
  view.kentucky = field.kentucky();
  read_hexes(field, view);
  view.has_line = finished_lines(field);
  const auto is_asked = [](UnitClass unit_class) {
    return unit_class == UnitClass::Fort || unit_class == UnitClass::Depot || is_vessel(unit_class);
  };
  for_each_counter(field, is_asked, [&](PieceId id) {
    const Piece& piece = field.piece(id);
    const UnitClass unit_class = field.class_of(id);
    if (!is_hex(piece.place)) {
      return;
    }
    SideOnMap& side = view.sides[owner_of(piece)];
    if (unit_class == UnitClass::Fort) {
      add_fort(piece, side);
    } else if (unit_class == UnitClass::Depot) {
      side.depots.add(piece.place);
    } else if (!is_new(field, piece)) {
      add_vessel(piece, vessel_kind(unit_class), side);
    }
  });
  return view;
}

}  // namespace longroll::campaign
