// build: logic
#include "web/views/chart_blocks.h"

namespace longroll::web {
namespace {

/// The first column and those from `begin` to before `end`.
ShownChart part_of(const ShownChart& chart, std::size_t begin, std::size_t end) {
  const auto cut = [&](const std::vector<std::string>& cells) {
    std::vector<std::string> out = {cells.front()};
    out.insert(out.end(), cells.begin() + static_cast<std::ptrdiff_t>(begin),
               cells.begin() + static_cast<std::ptrdiff_t>(end));
    return out;
  };
  ShownChart out{.name = chart.name, .title = chart.title, .rule = chart.rule, .head = cut(chart.head)};
  out.is_grid = chart.is_grid;
  for (const ShownChart::Row& row : chart.rows) {
    out.rows.push_back({cut(row.cells), row.is_lit});
  }
  const auto lit = static_cast<std::size_t>(chart.lit_column);
  if (chart.lit_column == 0) {
    out.lit_column = 0;
  } else if (chart.lit_column > 0 && lit >= begin && lit < end) {
    out.lit_column = static_cast<int>(lit - begin + 1);
  }
  return out;
}

}  // namespace

std::vector<ShownChart> blocks_of(const ShownChart& chart, const std::vector<float>& widths, float room) {
  std::vector<ShownChart> out;
  for (std::size_t begin = 1; begin < chart.head.size();) {
    std::size_t end = begin + 1;
    float wide = widths.front() + widths[begin];
    while (end < chart.head.size() && wide + widths[end] <= room) {
      wide += widths[end++];
    }
    out.push_back(part_of(chart, begin, end));
    begin = end;
  }
  return out;
}

}  // namespace longroll::web
