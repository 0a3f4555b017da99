#pragma once

#include <string>
#include <vector>

#include "engine/games/campaign/field.h"

/// What is to come in the next turns as things stand: arrivals, construction, leaders who come back.
namespace longroll::web::campaign {

namespace cw = longroll::campaign;

/// A line of the tracks.
struct TrackRow {
  std::string words, rule, number;
};

/// Campaign 9.12: a wounded leader, and from which turn on he can come back.
struct LeaderAway {
  PieceId leader = kNoPiece;
  int turn = 0;
};
/// Campaign 9.12: those of the side.
std::vector<LeaderAway> leaders_away(const cw::Field& field, Seat side);

/// Campaign 4.1 to 4.2.5, 7.5, 9.12, 11.2, 15.3: arrivals and construction points of the next turns, what is being
/// built and when it can be ready, who is away, and what Europe brings. A game of one year ends with its last turn.
std::vector<TrackRow> rows_ahead(const cw::Field& field);

}  // namespace longroll::web::campaign
