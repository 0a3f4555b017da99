#include <algorithm>

#include "web/games/dixie/room/card_room.h"
#include "web/views/ui.h"

namespace longroll::web::dixie {

using board::Icon;

/// No card is shown: what the collection has.
void CardRoom::build_welcome() {
  ui::heading(edition().title, edition().day);
  ui::paragraph(ui::Type::Body,
                "Choose a card to see it large, with what its figures mean and what its men did that day.",
                ui::theme().ink);
  ui::gap(6);
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    EnumArray<dx::CardType, int, kSorts> of_sort{};
    for (const dx::Card& one : edition().cards) {
      of_sort[one.type] += one.side == side ? 1 : 0;
    }
    ui::subheading(side == Seat::Union ? "The Union" : "The Confederates");
    for (std::size_t sort = 0; sort < of_sort.size(); ++sort) {
      ui::row(sorts_in_words()[sort], "", std::to_string(of_sort[sort]));
    }
    ui::gap(6);
  }
}

/// The buttons that show the card before or after, or none. `width` of the row.
void CardRoom::turn_cards(float width) {
  const auto here = std::find(found_.begin(), found_.end(), card_);
  const auto place = static_cast<int>(here == found_.end() ? 0 : here - found_.begin());
  const auto count = static_cast<int>(found_.size());
  const float third = (width - 16) / 3;
  int step = 0;
  const auto turn = [&](std::string_view id, std::string_view tip, Icon icon, int by) {
    step += ui::button({.id = id, .icon = static_cast<int>(icon), .tip = tip, .size = {third, 0}}) ? by : 0;
    ImGui::SameLine(0, 8);
  };
  turn("card-prev", "The card before", Icon::Prev, -1);
  turn("card-next", "The next card", Icon::Next, 1);
  const bool close = ui::button({.id = "card-close", .label = "Close", .size = {third, 0}});
  if (close) {
    card_ = -1;
  } else if (step != 0 && count > 0) {
    card_ = found_[static_cast<std::size_t>((place + step + count) % count)];
  }
}

/// One card as large as it goes, what its figures mean, and what is known of the unit.
void CardRoom::build_card(const board::Rect& r) {
  grounds_.push_back({r});
  ui::begin_panel({.id = "##card", .rect = r, .body = false});
  const float foot = ui::scaled(ui::state().touch ? 60 : 50);
  ui::begin_scroll("##card-body", r.h - ui::scaled(30) - (card_ >= 0 ? foot : 0));
  if (card_ < 0) {
    build_welcome();
    ui::end_scroll();
    ui::end_panel();
    return;
  }
  const dx::Card& one = edition().card(card_);
  const float whole = ui::line_left();
  const float width = std::min({whole - 16, ui::scaled(is_phone_ ? 210 : 250), r.h * 0.34F});
  const ImVec2 at = ImGui::GetCursorScreenPos();
  place_card(card_, {at.x + (whole - width) / 2, at.y + 6}, width, {});
  ImGui::Dummy({whole, width * board::kCardHeight + 18});
  ui::paragraph(ui::Type::Prompt, one.name, ui::theme().ink);
  if (!one.order_of_battle.empty()) {
    ui::paragraph(ui::Type::Note, unit_words(edition(), one.side, one.order_of_battle), ui::theme().ink2);
  }
  ui::draw_double_rule(ImGui::GetWindowDrawList(), ImGui::GetCursorScreenPos(), ui::line_left());
  ui::gap(4);
  if (const auto notes = notes_.find(edition().id); notes != notes_.end()) {
    if (const Note* note = notes->second.find(one.id)) {
      draw_note(*note);
      ui::thin_rule();
    }
  }
  for (const std::string& line : ratings_in_words(edition(), one)) {
    ui::paragraph(ui::Type::Body, line, ui::theme().ink);
    ui::gap(1);
  }
  ui::row("Battle points", "14.0", std::to_string(one.battle_points));
  ui::gap(4);
  ui::end_scroll();
  ui::move_to(r.x + ui::scaled(16), r.bottom() - foot - ui::scaled(4));
  turn_cards(whole);
  ui::end_panel();
}

}  // namespace longroll::web::dixie
