// build: small
#include <algorithm>
#include <string>

#include "web/hexgame/marks.h"

/// What it costs to go to each hex of the reach that is shown.
namespace longroll::web::hexgame {
namespace {

constexpr float kReadableHex = 36;    // px from side to side: below it nobody reads figures in a hex
constexpr float kFigureTall = 0.66F;  // of figures, by the size of the letters
constexpr float kFigureWide = 0.5F;

}  // namespace

std::vector<CostFigure> cost_figures(const ScreenState& screen) {
  const ReachShown& shown = screen.board.reach;
  const MapView& map = screen.map;
  const float hex_tall = board::kHexDown * map.camera().zoom();
  std::vector<CostFigure> out;
  if (shown.costs.size() < shown.hexes.size() || hex_tall < kReadableHex) {
    return out;
  }
  constexpr float kSmallest = 12, kLargest = 20;
  const float size = std::clamp(hex_tall * 0.21F, kSmallest, kLargest), tall = size * kFigureTall;
  const board::Rect window = map.camera().window();
  for (std::size_t i = 0; i < shown.hexes.size(); ++i) {
    const Stack* stack = screen.board.at(shown.hexes[i]);
    const board::Vec2 at = map.screen_of(shown.hexes[i]);
    const bool is_wide = stack != nullptr && (stack->has_works || stack->is_shared || !stack->carriers.empty());
    const float room = hex_tall / 2 - (stack == nullptr ? 0 : map.counter_size() / 2);  // above a counter
    if (shown.costs[i] > 0 && !is_wide && tall + 2 <= room && window.contains(at)) {
      const float wide = size * kFigureWide * (shown.costs[i] > 9 ? 2 : 1);
      const float gap = std::min(3.0F, (room - tall) / 2);
      out.push_back({{at.x - wide / 2, at.y - hex_tall / 2 + gap, wide, tall}, shown.costs[i]});
    }
  }
  return out;
}

void draw_costs(const Frame& frame, const ScreenState& screen) {
  const board::Theme& t = frame.canvas.theme();
  for (const CostFigure& figure : cost_figures(screen)) {
    board::TextStyle style =
        board::style_of(board::Face::TextItalic500, figure.rect.h / kFigureTall, t.ink, board::Align::Centre);
    style.halo = 1.8F;
    style.halo_colour = board::fade(t.paper, 0.9F);
    frame.canvas.text({figure.rect.centre().x, figure.rect.bottom()}, std::to_string(figure.cost), style);
  }
}

}  // namespace longroll::web::hexgame
