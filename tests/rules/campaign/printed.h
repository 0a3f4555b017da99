#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/campaign/chart.h"
#include "engine/games/campaign/forces.h"
#include "engine/games/campaign/turn_track.h"

/// What is printed for the campaign, as it is shipped.
namespace longroll::campaign {

/// The charts; the program ends with their faults when they have any.
const Chart& printed_chart();

/// The turn record track; likewise.
const TurnTrack& printed_turns();

/// The counters; likewise.
const Forces& printed_forces();

/// A file of the repository, told from its root.
std::string text_of(const std::string& path);

/// The lines of one chart of tests/rules/campaign/charts.tsv, a second transcription: the cells after the chart's name.
std::vector<std::vector<std::string>> second_transcription(std::string_view chart);

}  // namespace longroll::campaign
