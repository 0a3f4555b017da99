// What the page tells of a decision at the table: fights, moments, the digest of the other side's turn, and cards that
// are shown.
#include <algorithm>

#include "web/board/table.h"
#include "web/games/dixie/dixie_view.h"
#include "web/games/dixie/fight_report.h"

namespace longroll::web::dixie {

std::optional<FightReport> DixieView::fight(const Happened& happened) {
  return fight_of(game(), model_.session().state_at(happened.n), happened.ply.events, model_.reader());
}

std::optional<Moment> DixieView::moment(const Happened& happened) {
  return moment_of(game(), model_.session().state_at(happened.n), happened.ply.events, model_.reader());
}

std::vector<DigestLine> DixieView::digest(std::size_t from, std::size_t until) const {
  return digest_of(game(), model_.session(), from, until, model_.reader());
}

bool DixieView::is_rolling(const board::Motion& motion) const { return motion.is_running(key_of(kRolling, 0)); }

void DixieView::look_at(std::int32_t target) {
  show_position(place_of_target(target));
  lay_anew();
}

std::optional<board::Rect> DixieView::place_of(std::int32_t target) const {
  const auto rect = rects_.find(target);
  return rect == rects_.end() ? std::nullopt : std::optional(rect->second);
}

/// While armies are laid out, day or night, it is nobody's turn.
Seat DixieView::phasing() const {
  const dx::Field field = game().field(seen());
  return field.is_deploying() || field.is_over() || step() == dx::StepKind::Night ? Seat::Nobody : field.phasing();
}

void DixieView::show_cards(board::Canvas& canvas, std::span<const std::int32_t> cards, board::Rect within) const {
  constexpr float kWidest = 150;
  constexpr float kGap = 12;
  const auto n = static_cast<float>(cards.size());
  const float width =
      std::min({kWidest, (within.h - 2 * kGap) / board::kCardHeight, (within.w - kGap) / std::max(1.0F, n) - kGap});
  if (width < 40) {
    return;
  }
  const float whole = n * (width + kGap) + kGap;
  float x = within.centre().x - whole / 2;
  board::draw_panel(canvas, {x, within.y, whole, width * board::kCardHeight + 2 * kGap});
  for (const std::int32_t id : cards) {
    x += kGap;
    if (is_known(card_of_target(id))) {
      const int kind = seen().piece(card_of_target(id)).kind;
      board::draw_card(canvas, board::card_at({x, within.y + kGap}, width), faces_.of(kind));
    }
    x += width;
  }
}

}  // namespace longroll::web::dixie
