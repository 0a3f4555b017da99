#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/games/campaign/forces_shown.h"

namespace longroll::web::campaign {

std::string side_name(Seat side);     ///< "Union"
std::string_view wins(Seat side);     ///< "the Confederates win"
std::string signed_text(int number);  ///< "+2", "−1"

std::string_view name_of(cw::Terrain terrain);  ///< "Clear"
/// "Rough ground, Tennessee"
std::string ground_words(const cw::Field& field, HexId hex);
/// What is there and who has it, a sentence a line, each with its rule.
std::vector<std::string> ground_lines(const cw::Field& field, HexId hex);
/// "navigable river, bridge": what runs along the hexsides, each kind once; empty: nothing.
std::string sides_words(const cw::GroundMap& map, HexId hex);

/// How the force stands: "2 points demoralized, out of supply"; empty: in order.
std::string standing_of(const cw::Field& field, const ForceShown& force);
/// "Chattanooga", else "2419"
std::string short_place(const cw::Field& field, HexId hex);

}  // namespace longroll::web::campaign
