#include "web/hexgame/trails.h"

#include "engine/play/event_arguments.h"

namespace longroll::web::hexgame {

using board::Vec2;

void Trails::add(const Events& events) {
  for (const Event& event : events) {
    const auto moved = longroll::read<events::PieceMoved>(event);
    if (!moved) {
      continue;
    }
    if (!is_hex(moved->to)) {
      ways_.erase(moved->piece);
      continue;
    }
    std::vector<HexId>& way = ways_[moved->piece];
    if (way.empty() && is_hex(moved->from)) {
      way.push_back(moved->from);
    }
    way.push_back(moved->to);
  }
}

void Trails::draw(const Frame& frame, const ScreenState& screen, const HexGameAdapter& game) const {
  constexpr float kPale = 0.4F;
  board::Canvas& canvas = frame.canvas;
  const MapView& map = screen.map;
  const float size = map.counter_size();
  for (const auto& [piece, way] : ways_) {
    if (way.size() < 2 || !screen.seen().has_piece(piece)) {
      continue;
    }
    std::vector<Vec2> points;
    for (const HexId hex : way) {
      points.push_back(map.screen_of(hex));
    }
    const CounterLook look = game.look(game.shown_as(piece, way.back()), 0);
    board::Stroke line;
    line.width = std::max(3.0F, size * 0.13F);
    line.cap = board::Cap::Round;
    canvas.polyline(points, line, board::fade(canvas.theme().cream, 0.75F));
    line.width *= 0.55F;
    line.dash = size * 0.16F;
    line.gap = size * 0.2F;
    canvas.polyline(points, line, canvas.theme().mark(side_of(look.side)));
    const HexId stood = way.front();
    if (stood != way.back() && screen.board.at(stood) == nullptr) {
      board::CounterState state;
      state.alpha = kPale;
      board::draw_counter(canvas, points.front(), size, {look.symbol, side_of(look.side), look.name, look.values},
                          state);
    }
  }
}

}  // namespace longroll::web::hexgame
