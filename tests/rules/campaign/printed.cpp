// build: portable
#include "tests/rules/campaign/printed.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "engine/core/check.h"

namespace longroll::campaign {
namespace {

template <class T>
T value_of(Result<T> result) {
  LR_CHECK(result.ok(), describe(result.faults()).c_str());
  return std::move(result).value();
}

std::vector<std::string> cells_of(std::string_view line) {
  std::vector<std::string> cells(1);
  for (const char c : line) {
    if (c == '\t') {
      cells.emplace_back();
    } else {
      cells.back() += c;
    }
  }
  return cells;
}

}  // namespace

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  LR_CHECK(file.good(), path.c_str());
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

const Chart& printed_chart() {
  static const Chart kChart = value_of(parse_chart(text_of("assets/games/campaign/chart.json"), "chart.json"));
  return kChart;
}

const TurnTrack& printed_turns() {
  static const TurnTrack kTurns = value_of(parse_turn_track(text_of("assets/games/campaign/turns.json"), "turns.json"));
  return kTurns;
}

const Forces& printed_forces() {
  static const Forces kForces = value_of(parse_forces(text_of("assets/games/campaign/forces.json"), "forces.json"));
  return kForces;
}

std::vector<std::vector<std::string>> second_transcription(std::string_view chart) {
  std::vector<std::vector<std::string>> lines;
  const std::string text = text_of("tests/rules/campaign/charts.tsv");
  std::size_t from = 0;
  while (from < text.size()) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    std::vector<std::string> cells = cells_of(std::string_view(text).substr(from, end - from));
    from = end + 1;
    if (cells.front() == chart) {
      cells.erase(cells.begin());
      lines.push_back(std::move(cells));
    }
  }
  return lines;
}

}  // namespace longroll::campaign
