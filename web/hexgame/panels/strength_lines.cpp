#include "web/hexgame/panels/strength_lines.h"

#include <cmath>

#include "web/hexgame/map_view.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

namespace longroll::web::hexgame {

void draw_symbol(ImVec2 at, board::UnitSymbol symbol, Seat side) {
  using board::UnitSymbol;
  ImDrawList* list = ImGui::GetWindowDrawList();
  const board::Theme& t = ui::theme();
  const ImVec2 end{at.x + ui::scaled(30), at.y + ui::scaled(26)};
  const float cut = side == Seat::Confederate ? ui::scaled(5) : 0;
  list->AddRectFilled(at, end, ui::col(t.ground(side_of(side))), cut);
  list->AddRect(at, end, ui::col(t.outline), cut);
  const ImU32 ink = ui::col(t.on_ground(side_of(side)));
  const ImVec2 a{at.x + ui::scaled(6), at.y + ui::scaled(7)}, b{end.x - ui::scaled(6), end.y - ui::scaled(7)};
  if (symbol == UnitSymbol::Leader) {
    const ImVec2 middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
    const auto tip = [&](int i) {
      const float t = static_cast<float>(i) * 0.6283185F - 1.5707963F;
      const float r = ui::scaled(i % 2 == 0 ? 9.0F : 3.8F);
      return ImVec2{middle.x + r * std::cos(t), middle.y + r * std::sin(t)};
    };
    for (int i = 0; i < 10; ++i) {
      list->AddTriangleFilled(middle, tip(i), tip(i + 1), ink);
    }
    return;
  }
  list->AddRect(a, b, ink, 0, 0, 1.3F);
  const bool is_mounted = symbol == UnitSymbol::Cavalry || symbol == UnitSymbol::HorseArtillery;
  if (symbol == UnitSymbol::Infantry) {
    list->AddLine(a, b, ink, 1.3F);
  }
  if (symbol == UnitSymbol::Infantry || is_mounted) {
    list->AddLine({a.x, b.y}, {b.x, a.y}, ink, 1.3F);
  }
  if (symbol == UnitSymbol::Artillery || symbol == UnitSymbol::HorseArtillery || symbol == UnitSymbol::Gunboat) {
    list->AddCircleFilled({(a.x + b.x) / 2, (a.y + b.y) / 2}, ui::scaled(3), ink);
  }
}

void draw_strength_lines(std::span<const StrengthLine> lines) {
  for (const StrengthLine& line : lines) {
    draw_symbol(ImGui::GetCursorScreenPos(), line.symbol, line.side);
    ImGui::Indent(ui::scaled(40));
    ui::row(line.name, "", std::to_string(line.strength), true);
    if (!line.why.empty()) {
      ui::paragraph(ui::Type::Note, line.why, ui::theme().ink2);
    }
    ImGui::Unindent(ui::scaled(40));
  }
}

}  // namespace longroll::web::hexgame
