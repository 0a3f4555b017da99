#pragma once
#include "engine/games/chattanooga/area_reader.h"

namespace longroll::chattanooga {

/// Chattanooga 3.2, 13.6: the members "crossings", "works", "may_arrive", "hooker" and "bridge" of a scenario file,
/// each where the file has it.
void read_great_battle(JsonReader& in, const GroundMap& map, const Forces& forces, const AreaIds& areas,
                       Scenario& scenario);

/// Chattanooga 3.2: the members "across_river" and "called" of an arrival of that turn.
struct ArrivalMarks {
  bool waits_across = false;
  bool is_called = false;
};
ArrivalMarks read_arrival_marks(JsonReader& in, int turn, Scenario& scenario);
/// The last placement bears these marks.
void mark_last(Scenario& scenario, const ArrivalMarks& marks);

/// Chattanooga 7.8, 7.9, 14.2: adds the boats and bridges of the order of battle where the Tennessee can be crossed,
/// and the reserve markers.
void add_markers(const Forces& forces, Scenario& scenario);

/// Chattanooga 3.2: the member "clearing" of "victory".
void read_clearing(JsonReader& victory, const GroundMap& map, Scenario& scenario);

}  // namespace longroll::chattanooga
