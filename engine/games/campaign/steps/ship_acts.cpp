// build: small
#include "engine/games/campaign/steps/ship_acts.h"

#include "engine/games/campaign/rules/counters.h"
#include "engine/games/campaign/steps/table_acts.h"

namespace longroll::campaign {

void sail(Now& now, std::span<const PieceId> ships, const Berth& to) {
  for (const PieceId id : ships) {
    now.move(id, to.place);
    now.note(id, to.note);
  }
}

/// Campaign 13.6; 11.3: a fort that is silenced gives up to besiegers when it has no troops.
void hit(Now& now, const Library& library, PieceId target) {
  const Piece& piece = now.state().piece(target);
  const bool is_fort = library.class_of(piece.kind) == UnitClass::Fort;
  const bool was_damaged = piece.up == kReverse;
  log(now, notes::NavalHit{target, was_damaged});
  if (!was_damaged) {
    now.turn(target, kReverse);
  } else if (is_fort) {
    const auto hex = static_cast<HexId>(piece.place);
    now.raise(target, kSilenced);
    tidy(library, now, hex);
    settle_control(library, now, hex);
  } else {
    remove(now, target);
  }
}

/// Campaign 13.4.2: over a bridge or a printed ferry nobody needs the boat.
void hold_ferry(const Library& library, Now& now, Seat side, HexId from, HexId to) {
  const Field field(library, now);
  const auto d = field.grid().direction(from, to);
  if (!d || !field.crossings(side).boats[*d].has(from) ||
      field.tables().cost(StepWay::Foot, from, *d) != MovementCosts::kNever ||
      field.tables().cost(StepWay::Ferry, from, *d) != MovementCosts::kNever) {
    return;
  }
  PieceId ferry = kNoPiece;
  for (const PieceId id : ships_at(field, Berth::on(*hexside_between(field.grid(), from, to)), side)) {
    const UnitClass unit_class = field.class_of(id);
    const bool is_boat = unit_class == UnitClass::Rsp || unit_class == UnitClass::Flotilla;
    if (is_boat && field.has_flag(id, kCommitted)) {
      return;
    }
    ferry = is_boat && !field.has_flag(id, kMoved) && ferry == kNoPiece ? id : ferry;
  }
  if (ferry != kNoPiece) {
    now.raise(ferry, kCommitted);
  }
}

/// Campaign 13.6, 4.2.5
void take_stocks(const Library& library, Now& now, const Berth& berth, Seat by) {
  std::vector<PieceId> lost;
  {
    const Field field(library, now);
    if (!berth.is_hexside() || !naval_side(field, berth, other(by)).empty() ||
        !fleet_of(field, ships_at(field, berth, by)).fights()) {
      return;
    }
    const HexId beyond = hex_beyond(field.grid(), berth.hexside());
    for_each_vessel(field, [&](PieceId id) {
      const Piece& piece = field.piece(id);
      if (owner_of(piece) == other(by) && piece.note == kOnStocks &&
          (piece.place == berth.place || piece.place == beyond)) {
        lost.push_back(id);
      }
    });
  }
  for (const PieceId id : lost) {
    log(now, notes::NavalHit{id, true});
    remove(now, id);
  }
}

/// Campaign 13.6
void send_to_port(const Library& library, Now& now, PieceId ship) {
  const Piece piece = now.state().piece(ship);
  if (piece.up == kFront) {
    return;
  }
  std::optional<Berth> port;
  {
    const Field field(library, now);
    const Vessel kind = vessel_kind(field.class_of(ship));
    const Berth berth = Berth::of(piece);
    const Seat side = owner_of(piece);
    port = is_repair_port(field, kind, side, berth) ? berth : nearest_port(field, kind, side, berth);
  }
  if (!port) {
    log(now, notes::NavalHit{ship, true});
    remove(now, ship);
    return;
  }
  sail(now, std::span(&ship, 1), *port);
  now.flag(ship, (now.state().piece(ship).flags & ~static_cast<unsigned>(kMoving)) | kMoved);
}

namespace {

/// Campaign 13.1.1: the nearest zone with a base; of equally near ones the more northern.
std::optional<SeaZone> nearest_base(const Field& field, SeaZone from) {
  std::optional<SeaZone> best;
  int least = kSeaZones;
  for (int zone = kSeaZones - 1; zone >= 0; --zone) {
    const int distance = std::abs(zone - static_cast<int>(from));
    if (distance < least && has_base(field, static_cast<SeaZone>(zone))) {
      best = static_cast<SeaZone>(zone);
      least = distance;
    }
  }
  return best;
}

}  // namespace

/// Campaign 13.6, 13.1.1
void end_impulse_of_ships(const Library& library, Now& now) {
  std::vector<PieceId> repaired;
  std::vector<std::pair<PieceId, SeaZone>> without_base;
  {
    const Field field(library, now);
    for_each_vessel(field, [&](PieceId id) {
      if (!is_afloat(field, id)) {
        return;
      }
      const Berth berth = Berth::of(field.piece(id));
      const UnitClass unit_class = field.class_of(id);
      if (field.piece(id).up == kReverse && is_repair_port(field, vessel_kind(unit_class), field.side_of(id), berth)) {
        repaired.push_back(id);
      }
      if (unit_class != UnitClass::Nsp || has_base_at(field, berth)) {
        return;
      }
      const ZoneSet zones = zones_of(field, berth);
      std::optional<SeaZone> near;
      for (int zone = 0; zone < kSeaZones; ++zone) {
        if (const auto one = static_cast<SeaZone>(zone); zones.has(one)) {
          near = nearest_base(field, one);
        }
      }
      if (near) {
        without_base.emplace_back(id, *near);
      }
    });
  }
  for (const PieceId id : repaired) {
    now.turn(id, kFront);
  }
  for (const auto& [id, zone] : without_base) {
    sail(now, std::span(&id, 1), Berth::in(zone));
  }
}

}  // namespace longroll::campaign
