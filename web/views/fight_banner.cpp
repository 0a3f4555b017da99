#include "web/views/fight_banner.h"

#include <algorithm>
#include <string>

#include "web/views/ui.h"

namespace longroll::web {
namespace {

using board::Rect;

constexpr std::size_t kMaxDice = 12;

float overlap(const Rect& a, const Rect& b) {
  const float wide = std::min(a.right(), b.right()) - std::max(a.x, b.x);
  const float tall = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

}  // namespace

Rect beside(Rect place, board::Vec2 size, Rect within, std::span<const Rect> clear) {
  const float gap = ui::scaled(14);
  const auto [w, h] = size;
  const board::Vec2 middle = place.centre();
  const Rect tries[] = {{middle.x - w / 2, place.y - gap - h, w, h},
                        {middle.x - w / 2, place.bottom() + gap, w, h},
                        {place.right() + gap, middle.y - h / 2, w, h},
                        {place.x - gap - w, middle.y - h / 2, w, h},
                        // Where the question is about all ground round the place, a corner of the table.
                        {within.x, within.y, w, h},
                        {within.right(), within.y, w, h},
                        {within.x, within.bottom(), w, h},
                        {within.right(), within.bottom(), w, h}};
  Rect best;
  float least = -1;
  for (Rect one : tries) {
    one.x = std::clamp(one.x, within.x + 6, std::max(within.x + 6, within.right() - w - 6));
    one.y = std::clamp(one.y, within.y + 6, std::max(within.y + 6, within.bottom() - h - 6));
    float hidden = 4 * overlap(one, place);
    for (const Rect& rect : clear) {
      hidden += overlap(one, rect);
    }
    if (least < 0 || hidden < least) {
      least = hidden;
      best = one;
    }
  }
  return best;
}

namespace {

/// A die of ten sides: a lozenge with its numeral.
void draw_ten_sided(ImVec2 at, float size, int value) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImVec2 middle{at.x + size / 2, at.y + size / 2};
  const ImVec2 corners[] = {{middle.x, at.y}, {at.x + size, middle.y}, {middle.x, at.y + size}, {at.x, middle.y}};
  list->AddConvexPolyFilled(corners, 4, ui::col(ui::theme().panel));
  list->AddPolyline(corners, 4, ui::col(ui::theme().ink), ImDrawFlags_Closed, 1.5F);
  const std::string numeral = std::to_string(value);
  const ImVec2 room = ui::measure(ui::Type::Label, numeral);
  ui::draw_text(list, {middle.x - room.x / 2, middle.y - room.y / 2}, ui::Type::Label, numeral, ui::theme().ink);
}

/// A die of six sides with its pips, `size` px wide.
void draw_die(ImVec2 at, float size, int value) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->AddRectFilled(at, {at.x + size, at.y + size}, ui::col(ui::theme().panel), size * 0.2F);
  list->AddRect(at, {at.x + size, at.y + size}, ui::col(ui::theme().ink), size * 0.2F, 0, 1.5F);
  const auto pip = [&](int column, int row) {
    list->AddCircleFilled({at.x + size * (0.26F + 0.24F * static_cast<float>(column)),
                           at.y + size * (0.26F + 0.24F * static_cast<float>(row))},
                          size * 0.1F, ui::col(ui::theme().ink));
  };
  if (value % 2 == 1) {
    pip(1, 1);
  }
  if (value > 1) {
    pip(0, 0);
    pip(2, 2);
  }
  if (value > 3) {
    pip(2, 0);
    pip(0, 2);
  }
  if (value == 6) {
    pip(0, 1);
    pip(2, 1);
  }
}

}  // namespace

Rect draw_fight_banner(const FightReport& fight, Rect place, Rect within, std::span<const Rect> clear) {
  const float pad = ui::scaled(16);
  const float width = std::min(ui::scaled(308), within.w - 12);
  const float inner = width - 2 * pad;
  const float die = ui::scaled(22);
  const float step = die + ui::scaled(5);
  const std::size_t dice = std::min(fight.dice.size(), kMaxDice);
  const bool beside_odds =
      ui::measure(ui::Type::Body, fight.odds).x + step * static_cast<float>(dice) + ui::scaled(8) <= inner;
  const float title = ui::paragraph_height(ui::Type::Strong, fight.title, inner - ui::scaled(44));
  const float result = ui::paragraph_height(ui::Type::Strong, fight.result, inner);
  const float losses = fight.losses.empty() ? 0 : ui::paragraph_height(ui::Type::Note, fight.losses, inner);
  const float odds = fight.odds.empty() && dice == 0 ? 0 : step + ui::scaled(3);
  const float extra = beside_odds || fight.odds.empty() || dice == 0 ? 0 : step;
  const float height = 2 * pad + title + odds + extra + result + losses + ui::scaled(2);
  const Rect r = beside(place, {width, height}, within, clear);
  ui::begin_panel({.id = "##fight", .rect = r, .pad_x = 16, .pad_y = 16});
  ui::state().covered.pop_back();  // looked at, never clicked
  ImDrawList* list = ImGui::GetWindowDrawList();
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  ui::draw_neatline(list, r.inset(4));
  if (is_player(fight.attacker)) {
    ui::draw_badge(list, fight.attacker, {r.x + pad + ui::scaled(8), r.y + pad + ui::scaled(11)}, ui::scaled(16),
                   ui::theme().mark(fight.attacker == Seat::Union ? board::Side::Union : board::Side::Confederate));
  }
  ui::move_to(r.x + pad + ui::scaled(24), r.y + pad);
  ui::paragraph(ui::Type::Strong, fight.title, ui::theme().ink, inner - ui::scaled(44));
  const float cross = ui::scaled(44);
  ui::draw_icon(list, board::Icon::Close, {r.right() - cross / 2, r.y + cross / 2}, ui::scaled(16), ui::theme().ink);
  float y = r.y + pad + title + ui::scaled(2);
  if (odds > 0) {
    const float written = fight.odds.empty() ? 0
                                             : ui::draw_text(list, {r.x + pad, y + ui::scaled(2)}, ui::Type::Body,
                                                             fight.odds, ui::theme().ink);
    float x = beside_odds && written > 0 ? r.x + pad + written + ui::scaled(10) : r.x + pad;
    y += extra;
    for (std::size_t i = 0; i < dice; ++i) {
      (fight.die_sides == 10 ? draw_ten_sided : draw_die)({x, y}, die, fight.dice[i]);
      x += step;
    }
    y += odds;
  }
  ui::move_to(r.x + pad, y);
  ui::paragraph(ui::Type::Strong, fight.result, ui::theme().ink, inner);
  if (losses > 0) {
    ui::move_to(r.x + pad, y + result);
    ui::paragraph(ui::Type::Note, fight.losses, ui::theme().ink, inner);
  }
  ImGui::PopStyleVar();
  ui::end_panel();
  return {r.right() - cross, r.y, cross, cross};
}

std::string in_words(const FightReport& fight) {
  std::string out = fight.title;
  if (!fight.odds.empty()) {
    out += ", " + fight.odds;
  }
  if (!fight.dice.empty()) {
    out += fight.dice.size() == 1 ? ", die" : ", dice";
    for (const int die : fight.dice) {
      out += " " + std::to_string(die);
    }
  }
  return out + ": " + fight.result + (fight.losses.empty() ? "." : ". " + fight.losses + ".");
}

}  // namespace longroll::web
