#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/chattanooga/chart.h"
#include "engine/games/chattanooga/unit.h"

/// What is printed for Chattanooga, as it is shipped.
namespace longroll::chattanooga {

/// The charts; the program ends with their faults when they have any.
const Chart& printed_chart();

/// The counters; likewise.
const Forces& printed_forces();

/// The counter of that id, which must be there.
const Unit& printed_unit(std::string_view id);

/// The cells of each line of a file of tables in which `separator` stands between cells; lines that begin with # and
/// empty lines are left out. Cells between quotation marks are not understood. `path` is told from the repository's
/// root.
std::vector<std::vector<std::string>> table_lines(const std::string& path, char separator);

}  // namespace longroll::chattanooga
