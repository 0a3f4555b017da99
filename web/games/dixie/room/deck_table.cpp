#include <algorithm>
#include <utility>

#include "engine/core/text.h"
#include "engine/games/dixie/deck_builder.h"
#include "engine/games/dixie/rules/decks.h"
#include "web/games/dixie/room/card_room.h"
#include "web/views/ui.h"

namespace longroll::web::dixie {

using board::Icon;

/// What is spent of the budget: in words, and as a bar with what is too much in signal red.
void draw_budget(const DeckTotal& sum) {
  const float whole = ui::line_left();
  ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const bool over = sum.points > sum.budget;
  const std::string spent = std::to_string(sum.points);
  const std::string of = " of " + std::to_string(sum.budget) + " battle points";
  const float wide = ui::draw_text(list, at, ui::Type::Title, spent, over ? ui::theme().red : ui::theme().ink);
  ui::draw_text(list, {at.x + wide + 4, at.y + ui::scaled(6)}, ui::Type::Body, of, ui::theme().ink2);
  const float y = at.y + ui::scaled(34);
  const int most = std::max(sum.budget, sum.points);
  const float share = board::share(sum.points, most);
  const float full = board::share(sum.budget, most);
  list->AddRectFilled({at.x, y}, {at.x + whole, y + ui::scaled(12)}, ui::col(ui::theme().inset));
  list->AddRectFilled({at.x, y}, {at.x + whole * std::min(share, full), y + ui::scaled(12)}, ui::col(ui::theme().ink));
  if (over) {
    list->AddRectFilled({at.x + whole * full, y}, {at.x + whole, y + ui::scaled(12)}, ui::col(ui::theme().red));
  }
  list->AddRect({at.x, y}, {at.x + whole, y + ui::scaled(12)}, ui::col(ui::theme().ink), 0, 0, 1);
  ImGui::Dummy({whole, ui::scaled(50)});
}

void CardRoom::build_deck(const board::Rect& r, Commands& out) {
  ui::begin_panel({.id = "##deck", .rect = r});
  const DeckTotal sum = total();
  build_deck_head(sum);
  const float whole = ui::line_left();
  draw_budget(sum);
  const Faults wrong = faults();
  draw_told(sum, wrong);
  build_deck_buttons(sum, whole);
  const float foot = ui::scaled(ui::state().touch ? 62 : 60);
  ui::thin_rule();
  ui::begin_scroll("##deck-part", r.bottom() - ImGui::GetCursorScreenPos().y - foot - ui::scaled(6));
  part_ == Part::Rows ? build_rows() : part_ == Part::Shelf ? build_shelf(out) : build_share(out);
  ui::end_scroll();
  ui::move_to(r.x + ui::scaled(16), r.bottom() - foot);
  if (ui::button({.id = "deck-use",
                  .label = "Play with this deck",
                  .icon = static_cast<int>(Icon::Play),
                  .kind = ui::ButtonKind::Now,
                  .enabled = wrong.empty(),
                  .big = true,
                  .size = {whole, ui::scaled(48)}})) {
    out.push_back(commands::OfRoom::UseDeck);
  }
  ui::end_panel();
}

/// Whose deck it is, and how wide the battleline.
void CardRoom::build_deck_head(const DeckTotal& sum) {
  const std::string side = sheet_.side == Seat::Union ? "Union" : "Confederate";
  ui::heading(side + " deck", count_of(sum.cards, "card", "cards") + ", " + count_of(sum.troops, "troop", "troops"));
  if (dx::budget_of(edition(), 5, sheet_.side) > 0) {
    const std::vector<std::string> widths{"Three positions", "Five positions"};
    const int width = ui::choice_row("deck-columns", widths, sheet_.columns == 5 ? 1 : 0);
    if (width != (sheet_.columns == 5 ? 1 : 0)) {
      choose(sheet_.scenario, sheet_.side, width == 1 ? 5 : 3);
    }
  }
}

/// What was said last, or the first fault of the deck. Two lines are kept free for it, so that nothing below moves when
/// the first card is chosen.
void CardRoom::draw_told(const DeckTotal& sum, const Faults& wrong) const {
  const float top = ImGui::GetCursorPosY();
  if (!told_.empty()) {
    ui::paragraph(ui::Type::Note, told_, ui::theme().ink2);
  } else if (!wrong.empty() && sum.cards > 0) {
    ui::paragraph(ui::Type::Note, capitalized(wrong.front().what) + ".",
                  sum.points > sum.budget ? ui::theme().red : ui::theme().ink2);
  }
  ImGui::SetCursorPosY(std::max(ImGui::GetCursorPosY(), top + ui::scaled(52)));
}

/// What can be done with the deck as a whole.
void CardRoom::build_deck_buttons(const DeckTotal& sum, float whole) {
  const float half = (whole - 8) / 2;
  const auto tab = [&](std::string_view id, std::string_view label, Icon icon, Part part) {
    if (ui::button({.id = id,
                    .label = label,
                    .icon = static_cast<int>(icon),
                    .kind = part_ == part ? ui::ButtonKind::Ink : ui::ButtonKind::Plain,
                    .size = {half, 0}})) {
      part_ = part_ == part ? Part::Rows : part;
      told_.clear();
    }
  };
  if (ui::button({.id = "deck-fill",
                  .label = "Fill up",
                  .icon = static_cast<int>(Icon::Plus),
                  .enabled = sum.points <= sum.budget,
                  .size = {half, 0}})) {
    fill_up();
  }
  ImGui::SameLine(0, 8);
  // An emptied deck comes back by the button that has emptied it.
  const bool brings_back = !before_.empty() && sum.cards == 0;
  if (brings_back) {
    bring_back(half);
  } else if (ui::button({.id = "deck-clear",
                         .label = "Clear",
                         .icon = static_cast<int>(Icon::Restart),
                         .enabled = sum.cards > 0,
                         .size = {half, 0}})) {
    before_ = std::move(sheet_.kinds);
    sheet_.kinds.clear();
    told_.clear();
  }
  tab("deck-shelf", "Saved", Icon::Book, Part::Shelf);
  ImGui::SameLine(0, 8);
  tab("deck-share", "Share", Icon::Share, Part::Share);
  if (!before_.empty() && sum.cards > 0) {  // a deck that came by a link took the place of another
    bring_back(whole);
  }
}

/// The button that brings the deck before this one back.
void CardRoom::bring_back(float width) {
  const std::string label = "Bring " + count_of(static_cast<int>(before_.size()), "card", "cards") + " back";
  if (ui::button({.id = "deck-back", .label = label, .icon = static_cast<int>(Icon::Undo), .size = {width, 0}})) {
    sheet_.kinds = std::exchange(before_, {});
    told_.clear();
  }
}

/// From the deck itself, so that the same cards are always filled up alike; each press of a full deck changes nothing.
void CardRoom::fill_up() {
  std::uint64_t seed = sheet_.kinds.size();
  for (const std::int16_t kind : sheet_.kinds) {
    seed = seed * 31 + static_cast<std::uint64_t>(kind);
  }
  seed = sheet_.kinds.empty() ? ++seed_ : seed;
  before_.clear();
  sheet_.kinds = dx::fill_deck(edition(), sheet_.columns, sheet_.side, sheet_.kinds, seed);
  told_.clear();
}

/// The cards of the deck, a line each, by their sorts; a press takes one out.
void CardRoom::build_rows() {
  if (sheet_.kinds.empty()) {
    ui::paragraph(ui::Type::Body,
                  "No card yet. Choose cards of the collection, or let the deck be filled up within its budget.",
                  ui::theme().ink2);
    return;
  }
  const DeckTotal sum = total();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float tall = ui::scaled(ui::state().touch ? 44 : 30);
  int out_of_deck = -1;
  for (std::size_t sort = 0; sort < sum.of_sort.size(); ++sort) {
    if (sum.of_sort[sort] == 0) {
      continue;
    }
    ui::subheading(sorts_in_words()[sort], std::to_string(sum.of_sort[sort]));
    for (const std::int16_t kind : sheet_.kinds) {
      const dx::Card& one = edition().card(kind);
      if (static_cast<std::size_t>(one.type) != sort) {
        continue;
      }
      const ImVec2 at = ImGui::GetCursorScreenPos();
      const float width = ui::line_left();
      const ui::Touched touched =
          ui::press_area("drop:" + one.id, "Take " + one.name + " out of the deck", {width - 6, tall});
      if (touched.pressed) {
        out_of_deck = kind;
      }
      if (touched.hovered) {
        list->AddRectFilled(at, {at.x + width - 6, at.y + tall}, ui::col(ui::theme().inset), 3);
      }
      const std::string value = one.is_troop()     ? std::to_string(one.value)
                                : one.is_general() ? std::to_string(one.attack) + "/" + std::to_string(one.defense)
                                                   : "";
      const float line = at.y + (tall - ui::scaled(18)) / 2;
      ui::draw_text(list, {at.x + 2, line}, ui::Type::Button, value, ui::theme().ink);
      const std::string points = std::to_string(one.battle_points);
      const float right = at.x + width - ui::scaled(28);
      ui::draw_text(list, {right - ui::measure(ui::Type::Label, points).x, line}, ui::Type::Label, points,
                    ui::theme().ink2);
      ui::draw_icon(list, Icon::Close, {at.x + width - ui::scaled(15), at.y + tall / 2}, 14, ui::theme().ink2);
      list->PushClipRect(at, {right - ui::scaled(26), at.y + tall}, true);
      ui::draw_text(list, {at.x + ui::scaled(34), line}, ui::Type::Body, one.name, ui::theme().ink);
      list->PopClipRect();
    }
    ui::gap(2);
  }
  if (out_of_deck >= 0) {
    press(out_of_deck);
  }
}

void CardRoom::build_shelf(Commands& out) {
  const float whole = ui::line_left() - 6;
  const float save = ui::measure(ui::Type::Button, "Save").x + ui::scaled(32);
  ui::field({.id = "deck-name", .label = "Name of the deck", .hint = "Name it", .rect = {}, .value = &name_},
            whole - save - 8, ui::state().touch ? 48.0F : 40.0F);
  ImGui::SameLine(0, 8);
  if (ui::button({.id = "deck-save", .label = "Save", .enabled = !sheet_.kinds.empty(), .size = {save, 0}})) {
    out.push_back(commands::SaveDeck{name_});
  }
  if (!trouble_.empty()) {
    ui::paragraph(ui::Type::Note, trouble_, ui::theme().ink2);
  }
  if (shelf_.empty()) {
    ui::paragraph(ui::Type::Body, "No deck is kept in this browser yet.", ui::theme().ink2);
  }
  ImDrawList* list = ImGui::GetWindowDrawList();
  for (const ShelfRow& row : shelf_) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float tall = ui::scaled(54);
    const float size = ui::scaled(ui::state().touch ? 44 : 40);
    const float open = row.broken ? 0 : ui::measure(ui::Type::Button, "Open").x + ui::scaled(28);
    ui::move_to(at.x + whole - size, at.y + (tall - size) / 2);
    if (ui::button({.id = "deck-remove:" + row.id,
                    .icon = static_cast<int>(Icon::Close),
                    .tip = "Remove " + row.name,
                    .kind = ui::ButtonKind::Bare,
                    .size = {size, size}})) {
      out.push_back(commands::RemoveDeck{row.id});
    }
    if (!row.broken) {
      ui::move_to(at.x + whole - size - open, at.y + (tall - size) / 2);
      if (ui::button({.id = "deck-open:" + row.id, .label = "Open", .size = {open, size}})) {
        out.push_back(commands::LoadDeck{row.id});
      }
    }
    list->PushClipRect(at, {at.x + whole - size - open - 6, at.y + tall}, true);
    ui::draw_text(list, {at.x + 2, at.y + ui::scaled(7)}, ui::Type::Strong, row.name, ui::theme().ink);
    ui::draw_text(list, {at.x + 2, at.y + ui::scaled(29)}, ui::Type::Note, row.line, ui::theme().ink2);
    list->PopClipRect();
    list->AddRectFilled({at.x, at.y + tall}, {at.x + whole, at.y + tall + 1}, ui::col(ui::theme().rule));
    ui::move_to(at.x, at.y + tall + 1);
    ImGui::Dummy({whole, 0});
  }
  ui::gap(4);
  if (ui::button({.id = "deck-file", .label = "Bring one from a file", .icon = static_cast<int>(Icon::Upload)})) {
    out.push_back(commands::OfPage::PickFile);
  }
}

void CardRoom::build_share(Commands& out) {
  const bool any = !sheet_.kinds.empty();
  const float half = (ui::line_left() - 14) / 2;
  if (ui::button({.id = "deck-link",
                  .label = "Copy link",
                  .icon = static_cast<int>(Icon::Copy),
                  .enabled = any,
                  .size = {half, 0}})) {
    out.push_back(commands::OfRoom::CopyDeckLink);
  }
  ImGui::SameLine(0, 8);
  if (ui::button({.id = "deck-export",
                  .label = "Save a file",
                  .icon = static_cast<int>(Icon::Download),
                  .enabled = any,
                  .size = {half, 0}})) {
    out.push_back(commands::OfRoom::ExportDeck);
  }
  if (any && coded_ == sheet_) {
    if (code_.empty()) {
      ui::paragraph(ui::Type::Note, "The link is too long for a QR code that a camera could read.", ui::theme().ink2);
    } else {
      ui::draw_qr(code_, std::max(180.0F, ImGui::GetContentRegionAvail().y - 4));
    }
  }
  ui::paragraph(ui::Type::Body,
                "The link holds the whole deck: whoever opens it can play with it, save it or change it. To bring one "
                "in, paste its link on the home page or open its file under Saved.",
                ui::theme().ink);
}

}  // namespace longroll::web::dixie
