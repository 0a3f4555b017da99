#pragma once

#include <string>
#include <vector>

#include "engine/games/campaign/field.h"

/// The tracks of the war: turns, politics, economy, and what each side has left.
namespace longroll::web::campaign {

namespace cw = longroll::campaign;

void draw_tracks(const cw::Field& field);
/// The same in lines, for who hears the table.
std::vector<std::string> tracks_in_words(const cw::Field& field);

}  // namespace longroll::web::campaign
