#pragma once

#include <span>
#include <string>
#include <string_view>

#include "web/hexgame/game.h"

/// Panels of the inspector, drawn at ImGui's cursor.
namespace longroll::web::hexgame {

void draw_unit_panel(const UnitSheet& sheet);
void draw_hex_panel(const HexSheet& sheet, HexId hex);
/// The counters of one hex: the one that is shown, then all of them.
void draw_stack_panel(const UnitSheet& shown, const StackSheet& stack);
void draw_rows(std::span<const PanelRow> rows);
/// Turn and hour, and a box for each turn: dark at night, the present one filled.
void draw_turn_track(const TurnTrack& track);
/// Ground worth points, who holds it, and what it is worth to either side.
void draw_objective_rows(std::span<const ObjectiveShown> objectives);

/// A sentence, and one in italics.
void body(std::string_view words);
void note(std::string_view words);
/// "Eight in the morning"
std::string capital(std::string_view words);

}  // namespace longroll::web::hexgame
