#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/campaign/rules/supply_status.h"

/// By which way a force is fed.
namespace longroll::web::campaign {

namespace cw = longroll::campaign;

/// A way that supply takes to a force, of all that the rules allow the one that is joined nearest.
struct FedWay {
  enum class By : std::uint8_t {
    Source,    ///< 8.2, 8.3: it stands on one, or a line over land leads to one
    Network,   ///< 8.1.2: along rails and water to a source
    Port,      ///< 8.1.3: along rails and water to a port that transports feed
    Coast,     ///< 8.1.3: over land to a coast that a transport feeds
    Fortress,  ///< 8.1.3: a fortress that is fed by sea itself
    Depot,     ///< 8.4.2: over land to a depot
    Cities,    ///< 8.3: to cities that feed a few points
  };
  By by = By::Source;
  HexId from = kNoHex;          ///< the force's
  HexId joins = kNoHex;         ///< where its line over land ends; `from`: it needs none
  std::vector<NodeId> nodes{};  ///< from there on to the end, each linked with the next
  HexId end = kNoHex;           ///< source, port, coast, depot or city
};

/// Campaign 8.1 to 8.4.2: the way of that group of a side; empty: nothing feeds it. Who is fed only in part has the way
/// of those who are.
std::optional<FedWay> way_of_supply(const cw::Field& field, Seat side, const cw::FedGroup& group);

/// "By rail from Nashville", "over land to the railroad at Dalton, from Atlanta".
std::string fed_words(const cw::Field& field, const FedWay& way);

}  // namespace longroll::web::campaign
