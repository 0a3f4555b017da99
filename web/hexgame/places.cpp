// Where on the map a decision was made.
#include <algorithm>

#include "web/hexgame/map_screen.h"
#include "web/hexgame/targets.h"

namespace longroll::web::hexgame {

/// The hexes that a decision names and those of the unit that it names; of a decision that names none, those of the
/// units that it changed.
std::vector<HexId> MapScreen::hexes_of(const Ply& ply) const {
  constexpr std::size_t kMost = 6;
  std::vector<HexId> out;
  const auto add = [&](int place) {
    const auto hex = static_cast<HexId>(place);
    if (is_hex(place) && out.size() < kMost && std::find(out.begin(), out.end(), hex) == out.end()) {
      out.push_back(hex);
    }
  };
  const auto add_unit = [&](PieceId unit) {
    if (screen_.seen().has_piece(unit)) {
      add(screen_.seen().piece(unit).place);
    }
  };
  const Subject subject = screen_.subject_of(ply.action);
  add(subject.hex);
  if (subject.unit != kNoPiece) {
    add_unit(subject.unit);
  }
  const bool is_named = !out.empty();
  for (const Event& event : ply.events) {
    if (!is_named && event.kind >= EventKind::PieceMoved && event.kind <= EventKind::PieceNoted) {
      add_unit(longroll::piece_of(event));
    }
  }
  return out;
}

void MapScreen::reveal(const Ply& ply) { screen_.map.reveal(hexes_of(ply), 110); }

std::vector<board::Rect> MapScreen::places_of(const Ply& ply) const {
  std::vector<board::Rect> out;
  for (const HexId hex : hexes_of(ply)) {
    if (const board::Rect rect = screen_.map.rect_of_hex(hex); screen_.map.is_visible(rect, true)) {
      out.push_back(rect);
    }
  }
  return out;
}

}  // namespace longroll::web::hexgame
