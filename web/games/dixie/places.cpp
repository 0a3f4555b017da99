// Where on the table a decision was made.
#include <algorithm>

#include "web/games/dixie/dixie_view.h"

namespace longroll::web::dixie {

/// The card and the position that a decision names, else the cards that it changed.
std::vector<std::int32_t> DixieView::targets_of(const Ply& ply) const {
  constexpr std::size_t kMost = 6;
  std::vector<std::int32_t> out;
  if (is_about_card(ply.action)) {
    out.push_back(dx::verbs::card_of(ply.action));
  } else if (is_action<dx::verbs::Melee>(ply.action)) {
    out.push_back(kPlaceTarget + dx::verbs::place_of(ply.action));
  }
  for (const Event& event : ply.events) {
    const bool is_changed = event.kind >= EventKind::PieceMoved && event.kind <= EventKind::PieceFlagged;
    if (is_changed && out.size() < kMost && std::find(out.begin(), out.end(), piece_of(event)) == out.end()) {
      out.push_back(piece_of(event));
    }
  }
  return out;
}

bool DixieView::has_place(const Ply& ply) const { return !places_of(ply).empty(); }

std::vector<board::Rect> DixieView::places_of(const Ply& ply) const {
  std::vector<board::Rect> out;
  for (const std::int32_t target : targets_of(ply)) {
    if (const auto rect = rects_.find(target); rect != rects_.end()) {
      out.push_back(rect->second);
    }
  }
  return out;
}

}  // namespace longroll::web::dixie
