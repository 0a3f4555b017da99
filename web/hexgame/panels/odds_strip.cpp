#include "web/hexgame/panels/odds_strip.h"

#include <algorithm>

#include "web/views/ui.h"
#include "web/views/widgets.h"

namespace longroll::web::hexgame {
namespace {

constexpr int kShown = 7;

/// Where the strip stands and which columns it shows.
struct Strip {
  float x = 0, top = 0, wide = 0, tall = 0;
  int first = 0;
  float middle(int column) const { return x + wide * (static_cast<float>(column - first) + 0.5F); }
};

void draw_column(const Strip& strip, const OddsColumns& odds, int column) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const board::Theme& t = ui::theme();
  const auto i = static_cast<float>(column - strip.first);
  const ImVec2 a{strip.x + strip.wide * i + 1, strip.top},
      b{strip.x + strip.wide * (i + 1) - 1, strip.top + strip.tall};
  const bool here = column == odds.now;
  list->AddRectFilled(a, b, ui::col(here ? t.ink : t.panel), 2);
  list->AddRect(a, b, ui::col(here || column == odds.before ? t.ink : t.rule), 2, 0,
                column == odds.before && !here ? 2.0F : 1.0F);
  const auto at = static_cast<std::size_t>(column);
  const std::string words = at < odds.words.size() ? odds.words[at] : "";
  const ImVec2 size = ui::measure(ui::Type::Label, words);
  ui::draw_text(list, {(a.x + b.x - size.x) / 2, strip.top + (strip.tall - size.y) / 2}, ui::Type::Label, words,
                here ? t.panel : t.ink);
}

/// The arrow of the shifts.
void draw_arrow(const Strip& strip, const OddsColumns& odds) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImU32 ink = ui::col(ui::theme().ink);
  const float x0 = std::clamp(strip.middle(odds.before), strip.x, strip.x + strip.wide * kShown);
  const float x1 = strip.middle(odds.now);
  const float y = strip.top - 2;
  list->AddBezierCubic({x0, y}, {x0 + (x1 - x0) * 0.2F, y - ui::scaled(15)},
                       {x0 + (x1 - x0) * 0.8F, y - ui::scaled(15)}, {x1, y - 3}, ink, 1.8F);
  list->AddTriangleFilled({x1, y}, {x1 - 5, y - 8}, {x1 + 5, y - 8}, ink);
}

}  // namespace

void draw_odds_strip(const OddsColumns& odds) {
  const int low = std::min(odds.now, odds.before);
  const int high = std::max(odds.now, odds.before);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float above = ui::scaled(low == high ? 4 : 16);
  Strip strip;
  strip.first = std::clamp((low + high) / 2 - kShown / 2, 0, std::max(0, static_cast<int>(odds.words.size()) - kShown));
  strip.x = at.x;
  strip.top = at.y + above;
  strip.wide = ui::line_left() / kShown;
  strip.tall = ui::scaled(28);
  for (int i = 0; i < kShown; ++i) {
    draw_column(strip, odds, strip.first + i);
  }
  if (low != high) {
    draw_arrow(strip, odds);
  }
  ImGui::Dummy({ui::line_left(), above + strip.tall + ui::scaled(6)});
}

}  // namespace longroll::web::hexgame
