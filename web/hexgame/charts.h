#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "web/views/reference.h"

namespace longroll::web::hexgame {

/// The words of a chart, as a game's data has them: {"id", "name", "title", "rule", "rows": [{"key", "name", "text"}]}.
/// Its numbers are the game's.
struct ChartWords {
  struct Row {
    std::string key, name, text;
  };
  std::string id, name, title, rule;
  std::vector<Row> rows;

  /// A chart with that title and nothing on it yet.
  ShownChart empty_chart() const { return {.name = name, .title = title, .rule = rule}; }
  /// A row for each, name and text, the one of that key lit.
  ShownChart as_list(std::string_view lit_key) const;
};

/// The list "charts" of a help file; faults are told by the reader.
std::vector<ChartWords> read_charts(const JsonReader& list);
/// The one of that id; null: there is none.
const ChartWords* find_chart(const std::vector<ChartWords>& all, std::string_view id);

}  // namespace longroll::web::hexgame
