#pragma once
#include "engine/games/campaign/rules/naval.h"
#include "engine/games/campaign/steps/step_rule.h"

/// What steps do to vessels. Each act is a row of events.
namespace longroll::campaign {

/// Moves vessels to a berth.
void sail(Now& now, std::span<const PieceId> ships, const Berth& to);

/// Campaign 13.4.2: a force of the side goes from a hex into the next, in whatever way. If only a boat takes it over
/// the water between, a boat there is a ferry in this impulse: it stays where it is.
void hold_ferry(const Library& library, Now& now, Seat side, HexId from, HexId to);

/// Campaign 13.6: the shot hits a vessel or fort: it is damaged; damaged before, it sinks or is silenced.
void hit(Now& now, const Library& library, PieceId target);

/// Campaign 13.6, 4.2.5: enemies of unfinished vessels have come beside them with vessels that fight: without a fort or
/// a finished vessel to guard them they are lost.
void take_stocks(const Library& library, Now& now, const Berth& berth, Seat by);

/// Campaign 13.6: a vessel that was damaged in a combat goes to the nearest port, or is lost.
void send_to_port(const Library& library, Now& now, PieceId ship);

/// Campaign 13.6: at the end of an impulse, vessels in port are repaired; 13.1.1: naval strength points in a zone
/// without a base go to the nearest that has one.
void end_impulse_of_ships(const Library& library, Now& now);

}  // namespace longroll::campaign
