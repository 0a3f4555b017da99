#pragma once

#include <cstdint>
#include <limits>

#include "engine/map/hex.h"
#include "engine/table/piece.h"

/// The ids by which the page speaks of what lies on a hex map (GameView). A counter's id is its piece, whatever piece;
/// everything else stands above them.
namespace longroll::web::hexgame {

constexpr std::int32_t kHexTarget = std::numeric_limits<PieceId>::max() + 1;  ///< + hex
constexpr std::int32_t kStripTarget = kHexTarget + kMaxHexes;                 ///< the strip of arrivals
constexpr std::int32_t kPanelButton = kStripTarget + 1;                       ///< phone: the inspector as a sheet
constexpr std::int32_t kMapButton = kStripTarget + 2;                         ///< phone: what is laid over the map
constexpr std::int32_t kCancelButton = kStripTarget + 3;                      ///< as Esc
constexpr std::int32_t kNextButton = kStripTarget + 4;                        ///< the next unit that may still act
constexpr std::int32_t kSleepButton = kStripTarget + 5;    ///< this unit is left out until the next turn
constexpr std::int32_t kRosterButton = kStripTarget + 6;   ///< the order of battle
constexpr std::int32_t kAskedButton = kStripTarget + 7;    ///< shows what is asked about
constexpr std::int32_t kMinimapTarget = kStripTarget + 8;  ///< the small map in the corner
constexpr std::int32_t kOrderUnit = kStripTarget + 9;      ///< the unit alone is led; + 1 its stack, + 2 its formation
constexpr std::int32_t kOrderStack = kOrderUnit + 1;
constexpr std::int32_t kOrderFormation = kOrderUnit + 2;
constexpr std::int32_t kOrderByRoad = kOrderUnit + 3;      ///< as a column along the road, or not
constexpr std::int32_t kOrderCarryOut = kOrderUnit + 4;    ///< the order that is previewed
constexpr std::int32_t kAskEndButton = kOrderUnit + 5;     ///< asks whether the phase is to end all the same
constexpr std::int32_t kOrderStay = kOrderUnit + 6;        ///< those who are led are not offered in this phase
constexpr std::int32_t kOrderSleep = kOrderUnit + 7;       ///< the same until an enemy comes near
constexpr std::int32_t kFormationButton = kOrderUnit + 8;  ///< the next formation that may still act is led
constexpr std::int32_t kOrderInLine = kOrderUnit + 9;      ///< a formation keeps its line, or not
constexpr std::int32_t kPlaceButton = kOrderUnit + 10;     ///< the next place that deserves a look
constexpr std::int32_t kOrderGoOn = kOrderUnit + 11;       ///< a column that comes on goes on down the road
constexpr std::int32_t kAskFateButton = kOrderUnit + 12;   ///< asks whether a choice that cannot be taken back is meant
constexpr std::int32_t kFirstOwnButton = kStripTarget + 24;  ///< buttons of the game itself

constexpr bool is_unit_target(std::int32_t id) { return id >= 0 && id < kHexTarget; }
constexpr bool is_hex_target(std::int32_t id) { return id >= kHexTarget && id < kHexTarget + kMaxHexes; }
constexpr std::int32_t target_of_hex(HexId hex) { return kHexTarget + hex; }
/// The piece or the hex of a target of that kind.
constexpr PieceId piece_of(std::int32_t id) { return static_cast<PieceId>(id); }
constexpr HexId hex_of_target(std::int32_t id) { return static_cast<HexId>(id - kHexTarget); }

}  // namespace longroll::web::hexgame
