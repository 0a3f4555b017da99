// module: sheets
#include <algorithm>

#include "web/views/chart_blocks.h"
#include "web/views/reference.h"
#include "web/views/sheet_frame.h"
#include "web/views/ui.h"

/// Charts as tables: what counts now is lit, where its row and its column meet most of all.
namespace longroll::web {
namespace {

constexpr float kPad = 6;    // px at either side of a cell
constexpr float kLine = 20;  // px, of a line of words

const Reference* reference_of(const SheetData& data) {
  return data.scene != nullptr ? data.scene->capabilities.reference : nullptr;
}

/// The same with rows for columns.
ShownChart turned(const ShownChart& chart) {
  ShownChart out = chart;
  out.head = {chart.head.front()};
  out.rows.clear();
  out.lit_column = ShownChart::kNoColumn;
  for (std::size_t row = 0; row < chart.rows.size(); ++row) {
    out.head.push_back(chart.rows[row].cells.front());
    out.lit_column = chart.rows[row].is_lit ? static_cast<int>(row) + 1 : out.lit_column;
  }
  for (std::size_t column = 1; column < chart.head.size(); ++column) {
    ShownChart::Row& row =
        out.rows.emplace_back(ShownChart::Row{{chart.head[column]}, static_cast<int>(column) == chart.lit_column});
    for (const ShownChart::Row& from : chart.rows) {
      row.cells.push_back(from.cells[column]);
    }
  }
  return out;
}

/// Rows of cells in columns: as wide as their words; the last column has the rest of the line.
class ChartGrid {
 public:
  ChartGrid(const ShownChart& chart, const std::vector<ShownChart::Row>& rows) : chart_(chart), rows_(rows) {
    measure(chart.head, ui::Type::Label);
    for (const ShownChart::Row& row : rows) {
      measure(row.cells, ui::Type::Body);
    }
    for (const float width : widths_) {
      natural_ += width;
    }
    const float room = ui::line_left();
    if (chart.is_grid && natural_ < room) {
      for (float& width : widths_) {
        width *= std::min(room / natural_, 1.6F);
      }
    } else if (!widths_.empty()) {
      widths_.back() = std::max(widths_.back() + room - natural_, ui::scaled(60));
    }
  }

  bool fits() const { return natural_ <= ui::line_left(); }
  const std::vector<float>& widths() const { return widths_; }

  void draw() const {
    if (!chart_.head.empty()) {
      draw_row({chart_.head, false}, ui::Type::Label, true);
      ui::thin_rule();
    }
    for (const ShownChart::Row& row : rows_) {
      draw_row(row, ui::Type::Body, false);
    }
  }

 private:
  void measure(const std::vector<std::string>& cells, ui::Type type) {
    widths_.resize(std::max(widths_.size(), cells.size()));
    for (std::size_t i = 0; i < cells.size(); ++i) {
      widths_[i] = std::max(widths_[i], ui::measure(type, cells[i]).x + ui::scaled(2 * kPad));
    }
  }

  void draw_row(const ShownChart::Row& row, ui::Type type, bool is_head) const {
    ImDrawList* list = ImGui::GetWindowDrawList();
    const board::Theme& t = ui::theme();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float line = ui::scaled(kLine);
    float tall = line;
    float wide = 0;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      const float room = widths_[i] - ui::scaled(2 * kPad);
      tall = std::max(tall, line * static_cast<float>(ui::line_count(type, row.cells[i], room)));
      wide += widths_[i];
    }
    tall += ui::scaled(6);
    if (row.is_lit) {
      list->AddRectFilled(at, {at.x + wide, at.y + tall}, ui::col(t.ink, 0.14F));
      list->AddRectFilled(at, {at.x + ui::scaled(4), at.y + tall}, ui::col(t.ink));
    }
    float x = at.x;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      const bool is_column = static_cast<int>(i) == chart_.lit_column;
      const bool is_met = is_column && (row.is_lit || is_head);
      if (is_column) {
        list->AddRectFilled({x, at.y}, {x + widths_[i], at.y + tall}, ui::col(t.ink, is_met ? 1.0F : 0.14F));
      }
      ui::draw_lines(list, {x + ui::scaled(kPad), at.y + ui::scaled(3)}, type, row.cells[i], is_met ? t.panel : t.ink,
                     widths_[i] - ui::scaled(2 * kPad), line, chart_.is_grid);
      x += widths_[i];
    }
    ImGui::Dummy({wide, tall});
  }

  const ShownChart& chart_;
  const std::vector<ShownChart::Row>& rows_;
  std::vector<float> widths_;
  float natural_ = 0;
};

void draw_chart(const ShownChart& chart) {
  ui::heading(chart.title, "[" + chart.rule + "]");
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  const ChartGrid table(chart, chart.rows);
  if (!chart.is_grid || table.fits()) {
    table.draw();
  } else if (const ShownChart other = turned(chart); ChartGrid(other, other.rows).fits()) {
    ChartGrid(other, other.rows).draw();
  } else {
    for (const ShownChart& block : blocks_of(chart, table.widths(), ui::line_left())) {
      ChartGrid(block, block.rows).draw();
      ui::gap(8);
    }
  }
  ui::gap(8);
  if (!chart.legend.empty()) {
    const ShownChart words{.rows = chart.legend};
    ChartGrid(words, words.rows).draw();
  }
  ImGui::PopStyleVar();
}

/// A tab for each chart, in as many rows as they need.
void draw_tabs(const std::vector<ShownChart>& charts, int shown, Commands& out) {
  const float right = ImGui::GetCursorScreenPos().x + ui::line_left();
  for (int i = 0; i < static_cast<int>(charts.size()); ++i) {
    const std::string& name = charts[static_cast<std::size_t>(i)].name;
    const float wide = ui::measure(ui::Type::Button, name).x + ui::scaled(28);
    if (i > 0 && ImGui::GetItemRectMax().x + ui::scaled(6) + wide <= right) {
      ImGui::SameLine(0, ui::scaled(6));
    }
    if (ui::button({.id = "chart:" + std::to_string(i),
                    .label = name,
                    .kind = i == shown ? ui::ButtonKind::Ink : ui::ButtonKind::Plain,
                    .size = {wide, 0}})) {
      out.push_back(commands::OpenSheet{Sheet::Charts, i});
    }
  }
  ui::gap(6);
}

int shown_page(const SheetData& data, std::size_t count) {
  const int wanted = data.page == kChartNow ? reference_of(data)->chart_now() : data.page;
  return std::clamp(wanted, 0, static_cast<int>(count) - 1);
}

}  // namespace

bool has_charts(const SheetData& data) {
  const Reference* reference = reference_of(data);
  return reference != nullptr && reference->has_charts();
}

void draw_charts(const SheetData& data, Commands& out) {
  if (!has_charts(data)) {
    return;
  }
  const std::vector<ShownChart> charts = reference_of(data)->charts();
  const int page = shown_page(data, charts.size());
  draw_tabs(charts, page, out);
  const std::string id = "##chart" + std::to_string(page);  // each begins at its top
  ImGui::PushID(id.c_str());
  draw_chart(charts[static_cast<std::size_t>(page)]);
  ImGui::PopID();
}

std::vector<std::string> chart_in_words(const SheetData& data) {
  const std::vector<ShownChart> charts = reference_of(data)->charts();
  const ShownChart& chart = charts[static_cast<std::size_t>(shown_page(data, charts.size()))];
  std::vector<std::string> out{chart.title + "."};
  for (const ShownChart::Row& row : chart.rows) {
    std::string& line = out.emplace_back();
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      const bool is_met = row.is_lit && static_cast<int>(i) == chart.lit_column;
      line += (i == 0 ? "" : i == 1 ? ": " : ", ") + row.cells[i] + (is_met ? " (now)" : "");
    }
    line += row.is_lit && chart.lit_column == ShownChart::kNoColumn ? " (now)." : ".";
  }
  return out;
}

}  // namespace longroll::web
