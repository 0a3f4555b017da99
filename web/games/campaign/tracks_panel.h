#pragma once

#include <string>
#include <vector>

#include "engine/games/campaign/field.h"
#include "web/games/campaign/war_ahead.h"

/// The tracks of the war: turns, politics, economy, and what each side has left.
namespace longroll::web::campaign {

namespace cw = longroll::campaign;

/// Campaign 3.3: "As things stand the Confederates win at the end of this turn: ...", when that is not the victory of
/// `reader`. Empty: the war goes on, or the check is over.
std::string verdict_ahead(const cw::Field& field, Seat reader);

/// `ahead` are rows_ahead of that position.
void draw_tracks(const cw::Field& field, const std::vector<TrackRow>& ahead);
/// The same in lines, for who hears the table.
std::vector<std::string> tracks_in_words(const cw::Field& field);

}  // namespace longroll::web::campaign
