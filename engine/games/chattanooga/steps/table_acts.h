#pragma once
#include "engine/games/chattanooga/rules/movers.h"
#include "engine/games/chattanooga/steps/step_rule.h"

/// What several steps do to the table, each with all that follows from it.
namespace longroll::chattanooga {

/// Chattanooga 8.1: moves the units into the hex, in their order, onto what lies there; those that they leave behind
/// close up.
void move_units(const Library& library, Now& now, const Movers& units, HexId to);

/// Chattanooga 13.6: a unit that stands in Hooker's area is his from now on; and so he is himself.
void assign_to_hooker(const Library& library, Now& now, PieceId piece);

/// Chattanooga 8.1: the units of a hex lie one on the other without a gap, in the order in which they lie.
void close_up(const Library& library, Now& now, HexId hex);

/// Chattanooga 8.1: lays the unit on top of its stack.
void bring_to_top(const Library& library, Now& now, PieceId unit);

/// Takes a combat unit from the map, or from one box to another: it lies there with its front up and without any
/// marker.
void put_in_box(const Library& library, Now& now, PieceId unit, Place box);

/// Chattanooga 5.3: turns the unit to its reverse side, and back.
void disrupt(Now& now, PieceId unit);
void recover(Now& now, PieceId unit);

/// Chattanooga 5.6: the unit routs, or shatters; without a line of communication it is captured.
void rout(const Library& library, Now& now, PieceId unit, bool is_shattered);

/// Chattanooga 5.8: the unit is eliminated; without a line of communication it is captured.
void eliminate(const Library& library, Now& now, PieceId unit);

/// Chattanooga 6.4, 10.4, 10.11: the unit is captured, wherever it stands.
void capture(const Library& library, Now& now, PieceId unit);

/// Clears these flags of every piece, or of every piece of one side.
void clear_flags(Now& now, unsigned flags, Seat side = Seat::Nobody);

}  // namespace longroll::chattanooga
