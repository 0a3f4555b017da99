#include <algorithm>
#include <cmath>

#include "engine/core/text.h"
#include "imgui_internal.h"
#include "web/games/dixie/room/card_room.h"
#include "web/views/ui.h"

/// The collection: its filters, and the cards by unit.
namespace longroll::web::dixie {

using board::Icon;
using board::Rect;

void CardRoom::build_collection(const Rect& r) {
  grounds_.push_back({r});
  ui::begin_panel({.id = "##collection", .rect = r, .body = false});
  build_filters();
  ui::begin_scroll("##cards", r.bottom() - ImGui::GetCursorScreenPos().y - ui::scaled(10));
  build_grid(ui::line_left());
  ui::end_scroll();
  ui::end_panel();
}

void CardRoom::build_filters() {
  const Sought before = sought_;
  build_filter_bar(ui::line_left());
  if (!is_phone_) {
    choose_sort();
  }
  if (filters_open_) {
    build_open_filters();
  }
  if (sought_ != before) {
    found_ = find_cards(edition(), sheet_.side, sought_);
  }
}

/// The field to search in, how many cards were found, and the button that opens the other filters.
void CardRoom::build_filter_bar(float whole) {
  const int set = (sought_.sort >= 0 && is_phone_ ? 1 : 0) + (sought_.unit.empty() ? 0 : 1) +
                  (sought_.value > 0 ? 1 : 0) + (sought_.most_points > 0 ? 1 : 0);
  const std::string label = set > 0 ? "Filters (" + std::to_string(set) + ")" : "Filters";
  const float more = ui::measure(ui::Type::Button, label).x + ui::scaled(64);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float high = ui::state().touch ? 48.0F : 40.0F;
  const float search = is_phone_ ? whole - more - 8 : std::min(ui::scaled(230), whole * 0.3F);
  ui::field({.id = "card-search",
             .label = "Search the cards by name or unit",
             .hint = "Search by name",
             .rect = {},
             .value = &sought_.words},
            search, high);
  ui::move_to(at.x + whole - more, at.y);
  const std::string count = std::to_string(found_.size()) + " cards";
  if (const float wide = ui::measure(ui::Type::Label, count).x; !is_phone_) {
    ui::draw_text(ImGui::GetWindowDrawList(), {at.x + whole - more - wide - ui::scaled(14), at.y + ui::scaled(11)},
                  ui::Type::Label, count, ui::theme().ink2);
    ui::draw_text(ImGui::GetWindowDrawList(), {at.x + search + ui::scaled(16), at.y + ui::scaled(9)}, ui::Type::Note,
                  edition().title + ", " + edition().day, ui::theme().ink2);
  }
  if (ui::button({.id = "filters",
                  .label = label,
                  .icon = static_cast<int>(Icon::Gear),
                  .kind = filters_open_ ? ui::ButtonKind::Ink : ui::ButtonKind::Plain,
                  .size = {more, ui::scaled(high)}})) {
    filters_open_ = !filters_open_;
  }
}

void CardRoom::choose_sort() {
  std::vector<std::string> words{"All"};
  words.insert(words.end(), sorts_in_words().begin(), sorts_in_words().end());
  sought_.sort = ui::choice_row("card-sort", words, sought_.sort + 1) - 1;
}

void CardRoom::choose_unit() {
  const std::vector<std::string> units = units_of(edition(), sheet_.side);
  std::vector<std::string> words{"Every unit"};
  int on = 0;
  for (std::size_t i = 0; i < units.size(); ++i) {
    words.push_back(unit_words(edition(), sheet_.side, units[i]));
    on = units[i] == sought_.unit ? static_cast<int>(i) + 1 : on;
  }
  on = ui::choice_row("card-unit", words, on);
  sought_.unit = on == 0 ? "" : units[static_cast<std::size_t>(on - 1)];
}

void CardRoom::build_open_filters() {
  const auto head = [](std::string_view words) { ui::text(ui::Type::Heading, words, ui::theme().ink2); };
  ui::begin_scroll("##filters", std::min(ui::scaled(is_phone_ ? 330 : 250), ImGui::GetContentRegionAvail().y * 0.6F));
  if (is_phone_) {
    choose_sort();
  }
  head("Combat value");
  sought_.value = ui::choice_row("card-value", std::vector<std::string>{"Any", "1", "2", "3", "4"}, sought_.value);
  head("Battle points");
  constexpr int kMax[] = {0, 6, 9, 12};
  const auto now = static_cast<int>(std::find(std::begin(kMax), std::end(kMax), sought_.most_points) - kMax);
  sought_.most_points = kMax[static_cast<std::size_t>(
      ui::choice_row("card-points", std::vector<std::string>{"Any", "6 at most", "9 at most", "12 at most"}, now))];
  head("Unit");
  choose_unit();
  ui::end_scroll();
  ui::thin_rule();
}

void CardRoom::place_card(int kind, board::Vec2 at, float width, const board::CardState& state) {
  const ImRect clip = ImGui::GetCurrentWindow()->ClipRect;
  const ImRect whole({at.x - 8, at.y - 8}, {at.x + width + 8, at.y + width * board::kCardHeight + 8});
  if (clip.Overlaps(whole)) {
    laid_.push_back({kind,
                     board::card_at({at.x, at.y}, width),
                     state,
                     {clip.Min.x, clip.Min.y, clip.GetWidth(), clip.GetHeight()}});
  }
}

/// One card of the grid as a control, `tall` with the words below it.
void CardRoom::build_grid_card(int kind, board::Vec2 at, float width, float tall) {
  const dx::Card& one = edition().card(kind);
  const bool in = shown_ == RoomPart::Decks && has(kind);
  std::string label = one.name + ", " + std::string(dx::name_of(one.type));
  label += one.is_troop() ? ", combat value " + std::to_string(one.value) : "";
  label += ", " + count_of(one.battle_points, "point", "points");
  label += shown_ == RoomPart::Gallery ? "" : in ? ": take it out of the deck" : ": put it into the deck";
  ui::move_to(at.x, at.y);
  const ui::Touched touched = ui::press_area("card:" + one.id, label, {width, tall});
  if (touched.pressed) {
    press(kind);
  }
  if (touched.focused && focus_ != ui::state().focus) {  // the keyboard came here: bring it into sight
    const ImRect clip = ImGui::GetCurrentWindow()->ClipRect;
    const float below = at.y + tall - clip.Max.y;
    const float above = clip.Min.y - at.y + ui::scaled(30);
    ImGui::SetScrollY(ImGui::GetScrollY() + (below > 0 ? below : above > 0 ? -above : 0));
    ui::state().wants_frame = true;
  }
  if (touched.hovered) {
    ui::state().tip = one.name;
    ui::state().tip_for = {at.x, at.y, width, tall};
  }
  board::CardState state;
  state.lift = touched.hovered ? 1 : 0;
  state.focus = shown_ == RoomPart::Gallery && card_ == kind;
  place_card(kind, {at.x, at.y}, width, state);
  if (in) {  // marked, not faded: a frame of ink and a tick
    ImDrawList* list = ImGui::GetWindowDrawList();
    const float tall_card = width * board::kCardHeight;
    const ImVec2 tick{at.x + width - ui::scaled(8), at.y + tall_card - ui::scaled(8)};
    list->AddRect({at.x - 3, at.y - 3}, {at.x + width + 3, at.y + tall_card + 3}, ui::col(ui::theme().ink), 7, 0, 4);
    list->AddCircleFilled(tick, ui::scaled(13), ui::col(ui::theme().ink));
    ui::draw_icon(list, Icon::Check, tick, 18, ui::theme().panel);
  }
  const std::string place = place_in_unit(edition(), one);
  const std::string points = (place.empty() ? "" : place + ", ") + count_of(one.battle_points, "pt", "pts");
  const ImVec2 size = ui::measure(ui::Type::Label, points);
  ui::draw_text(ImGui::GetWindowDrawList(),
                {at.x + (width - size.x) / 2, at.y + width * board::kCardHeight + ui::scaled(5)}, ui::Type::Label,
                points, in ? ui::theme().ink : ui::theme().ink2);
}

void CardRoom::build_grid(float width) {
  if (found_.empty()) {
    ui::gap(6);
    ui::paragraph(ui::Type::Body, "No card of this side is like that.", ui::theme().ink2);
    return;
  }
  const float gap = ui::scaled(10);
  const float wish = (is_phone_ ? 100 : 112) * std::min(ui::state().text_scale, 1.2F);
  const auto columns = static_cast<int>(std::max(1.0F, std::floor((width - 8 + gap) / (wish + gap))));
  const float card =
      std::min((width - 8 - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns), wish * 1.3F);
  const float tall = card * board::kCardHeight + ui::scaled(24);
  std::string unit;
  int column = 0;
  const ImVec2 top = ImGui::GetCursorScreenPos();
  const float left = top.x;
  float y = top.y;
  for (const int kind : found_) {
    const dx::Card& one = edition().card(kind);
    if (const std::string of = unit_of(edition(), one); of != unit) {
      y += column > 0 ? tall + gap : 0;
      column = 0;
      unit = of;
      ui::move_to(left, y);
      ui::subheading(unit_words(edition(), sheet_.side, unit));
      y = ImGui::GetCursorScreenPos().y + 2;
    }
    build_grid_card(kind, {left + 3 + static_cast<float>(column) * (card + gap), y}, card, tall);
    if (++column == columns) {
      column = 0;
      y += tall + gap;
    }
  }
  ui::move_to(left, y + (column > 0 ? tall : 0));
  ImGui::Dummy({1, 8});
}

}  // namespace longroll::web::dixie
