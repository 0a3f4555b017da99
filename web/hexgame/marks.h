#pragma once

#include "web/hexgame/stacks.h"

/// What is laid on the map below and above the counters.
namespace longroll::web::hexgame {

/// What may be chosen: ground in reach, the way to the hex under the pointer, hexes to be sent to; and the pointer.
void draw_lit_ground(const Frame& frame, const ScreenState& screen, const HexGameAdapter& game,
                     const board::HexPatch& reach);
/// What it costs to go to a hex, as it is printed there.
struct CostFigure {
  board::Rect rect;  ///< px, a little more than the figures take
  int cost = 0;      ///< movement points
};
/// Those of the reach that is shown: at the head of each hex in sight, clear of counters and works. None where the map
/// is so small that nobody could read them.
std::vector<CostFigure> cost_figures(const ScreenState& screen);
void draw_costs(const Frame& frame, const ScreenState& screen);
/// The numbers of all hexes, while they are wanted and can be read.
void draw_numbers(const Frame& frame, const ScreenState& screen);
/// Ground worth points: the hexes below the counters, and above them what each is called and worth and who holds it.
void draw_objective_ground(const Frame& frame, const ScreenState& screen);
void draw_objective_plaques(const Frame& frame, const ScreenState& screen);
/// What guns at `from` would see: the ground below the counters, and lines to the enemies above them.
void draw_sight_ground(const Frame& frame, const MapView& map, const SightShown& sight);
void draw_sight_lines(const Frame& frame, const MapView& map, const SightShown& sight, HexId from);
/// Arrows of the attack that is built or carried out.
void draw_attack(const Frame& frame, const MapView& map, const AttackShown& attack);
/// A barred ring round each hex in which something must still be done.
void draw_owed(const Frame& frame, const MapView& map, std::span<const HexId> owed);
void draw_dice(const Frame& frame, const MapView& map, std::span<const DieShown> dice);

}  // namespace longroll::web::hexgame
