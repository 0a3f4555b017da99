// build: portable
#include "tests/rules/chattanooga/printed.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "engine/core/check.h"

namespace longroll::chattanooga {
namespace {

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  LR_CHECK(file.good(), path.c_str());
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

template <class T>
T value_of(Result<T> result) {
  LR_CHECK(result.ok(), describe(result.faults()).c_str());
  return std::move(result).value();
}

}  // namespace

const Chart& printed_chart() {
  static const Chart kChart = value_of(parse_chart(text_of("assets/games/chattanooga/chart.json"), "chart.json"));
  return kChart;
}

const Forces& printed_forces() {
  static const Forces kForces = value_of(parse_forces(text_of("assets/games/chattanooga/forces.json"), "forces.json"));
  return kForces;
}

const Unit& printed_unit(std::string_view id) {
  const std::vector<Unit>& units = printed_forces().counters;
  const auto found = std::find_if(units.begin(), units.end(), [&](const Unit& unit) { return unit.id == id; });
  LR_CHECK(found != units.end(), ("there is no counter " + std::string(id)).c_str());
  return *found;
}

std::vector<std::vector<std::string>> table_lines(const std::string& path, char separator) {
  std::vector<std::vector<std::string>> lines;
  const std::string text = text_of(path);
  std::size_t from = 0;
  while (from < text.size()) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    const std::string line = text.substr(from, end - from);
    from = end + 1;
    if (line.empty() || line[0] == '#') {
      continue;
    }
    std::vector<std::string> cells(1);
    for (const char c : line) {
      if (c == separator) {
        cells.emplace_back();
      } else {
        cells.back() += c;
      }
    }
    lines.push_back(std::move(cells));
  }
  return lines;
}

}  // namespace longroll::chattanooga
