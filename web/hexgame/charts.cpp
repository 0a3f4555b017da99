// build: logic
#include "web/hexgame/charts.h"

#include <algorithm>

namespace longroll::web::hexgame {

ShownChart ChartWords::as_list(std::string_view lit_key) const {
  ShownChart chart = empty_chart();
  for (const Row& row : rows) {
    chart.rows.push_back({{row.name, row.text}, row.key == lit_key});
  }
  return chart;
}

std::vector<ChartWords> read_charts(const JsonReader& list) {
  std::vector<ChartWords> out;
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    ChartWords& chart =
        out.emplace_back(ChartWords{in.text("id"), in.text("name"), in.text("title"), in.text("rule"), {}});
    const JsonReader rows = in.member("rows", Json::Kind::List);
    in.refuse_unknown();
    for (std::size_t n = 0; n < rows.size(); ++n) {
      JsonReader row = rows.item(n);
      chart.rows.push_back({row.text("key"), row.text("name"), row.text_or("text", "")});
      row.refuse_unknown();
    }
  }
  return out;
}

const ChartWords* find_chart(const std::vector<ChartWords>& all, std::string_view id) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const ChartWords& one) { return one.id == id; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace longroll::web::hexgame
