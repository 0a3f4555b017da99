#pragma once

#include <cstddef>
#include <optional>

#include "web/games/campaign/war_course.h"

namespace longroll::web::campaign {

/// Draws the war turn by turn: the economy less politics between survival and victory (3.3), the army points of both
/// sides, and what happened. Gives the moment that was pressed, in decisions.
std::optional<std::size_t> draw_course(const cw::Field& field, const WarCourse& course);

}  // namespace longroll::web::campaign
