#pragma once
#include <compare>
#include <optional>

#include "engine/games/campaign/ids.h"
#include "engine/games/campaign/map_network.h"
#include "engine/map/hexside.h"
#include "engine/table/piece.h"

namespace longroll::campaign {

/// Where vessels lie (American Civil War 13.1): on a hexside of water, off a port on the open sea, or in the box of a
/// sea zone. Piece::place and Piece::note say it; steps and verbs carry it as one number.
struct Berth {
  Place place = kPool;
  std::int16_t note = 0;

  static Berth on(const Hexside& side) { return {side.hex, static_cast<std::int16_t>(side.side)}; }
  static Berth off(HexId port) { return {port, kOffPort}; }
  static Berth in(SeaZone zone) { return {static_cast<Place>(kSeaZone + static_cast<int>(zone)), 0}; }
  /// Of a vessel that is afloat. A transport's note in a zone's box tells what it supplies (8.1.3).
  static Berth of(const Piece& ship) { return {ship.place, is_hex(ship.place) ? ship.note : std::int16_t{0}}; }

  bool is_zone() const { return place >= kSeaZone && place < kSeaZone + kSeaZones; }
  bool is_off_port() const { return is_hex(place) && note == kOffPort; }
  bool is_hexside() const { return is_hex(place) && note >= 0 && note < kDirections; }
  SeaZone zone() const { return static_cast<SeaZone>(place - kSeaZone); }
  Hexside hexside() const { return {static_cast<HexId>(place), static_cast<Direction>(note)}; }

  /// One number, 0 and more; -1: nowhere.
  int pack() const {
    return is_zone()       ? kFirstZone + static_cast<int>(zone())
           : is_off_port() ? kFirstPort + place
           : is_hexside()  ? index_of(hexside())
                           : -1;
  }
  static Berth unpack(std::int16_t number) {
    if (number >= kFirstZone) {
      return number < kFirstZone + kSeaZones ? in(static_cast<SeaZone>(number - kFirstZone)) : Berth{};
    }
    if (number >= kFirstPort) {
      return off(static_cast<HexId>(number - kFirstPort));
    }
    return number >= 0 ? on(hexside_at(number)) : Berth{};
  }
  auto operator<=>(const Berth&) const = default;

 private:
  static constexpr int kFirstPort = kMaxHexsides;
  static constexpr int kFirstZone = kFirstPort + kMaxHexes;
};

/// The node of the map's network on which vessels of that berth are: a hexside of water, a sea zone, or off a port its
/// place; kNoNode: none.
inline NodeId node_of(const MapNetwork& network, const Berth& berth) {
  return berth.is_zone()       ? network.zone(berth.zone())
         : berth.is_off_port() ? network.place_at(static_cast<HexId>(berth.place))
         : berth.is_hexside()  ? network.water_at(berth.hexside())
                               : kNoNode;
}
/// Of a node of water or of a sea zone.
inline Berth berth_of(const MapNode& node) {
  return node.kind == NodeKind::Zone ? Berth::in(node.zone) : Berth::on(node.side);
}

}  // namespace longroll::campaign
