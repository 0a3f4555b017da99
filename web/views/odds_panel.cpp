#include <algorithm>

#include "web/views/odds_parts.h"
#include "web/views/panels.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

std::vector<ui::BarPart> bar_of(const std::vector<OddsPart>& parts) {
  std::vector<ui::BarPart> bar;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const int rank = parts.size() == 1 ? 0 : static_cast<int>(i * 4 / (parts.size() - 1));
    bar.push_back({static_cast<float>(parts[i].share()), rank, parts[i].percent});
  }
  if (bar.size() == 2) {
    bar[1].rank = 3;  // hatched against plain reads better than brown
  }
  return bar;
}

void draw_face(const board::ChancePart& face, ImVec2 corner, float box) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->AddRectFilled(corner, {corner.x + box, corner.y + box}, ui::col(face.colour));
  const ImU32 mark = ui::col(face.mark);
  if (face.pattern == board::Pattern::Hatched || face.pattern == board::Pattern::Crossed) {
    list->AddLine({corner.x, corner.y + box}, {corner.x + box, corner.y}, mark, 1.3F);
  }
  if (face.pattern == board::Pattern::Crossed) {
    list->AddLine(corner, {corner.x + box, corner.y + box}, mark, 1.3F);
  } else if (face.pattern == board::Pattern::Dotted) {
    list->AddCircleFilled({corner.x + box / 2, corner.y + box / 2}, 1.6F, mark, 8);
  }
  list->AddRect(corner, {corner.x + box, corner.y + box}, ui::col(ui::theme().ink), 0, 0, 1);
}

}  // namespace

void draw_odds_bar(const Odds& odds, float height, float width, LowDice good_for) {
  ui::chance_bar(bar_of(parts_of(odds, good_for)), height, width);
}

void draw_listed_bar(const Odds& odds, const std::vector<OddsScale>& scales, float height, float width) {
  std::vector<ui::BarPart> bar;
  for (int rank = 0; rank < 5; ++rank) {
    std::uint64_t weight = 0;
    for (const Share& share : odds.shares) {
      weight += rank_of(scales, share.summary) == rank ? share.weight : 0;
    }
    bar.push_back({static_cast<float>(weight) / static_cast<float>(odds.total), rank, 0});
  }
  ui::chance_bar(bar, height, width);
}

std::string odds_in_words(const Odds& odds, LowDice good_for) {
  std::string words;
  for (const OddsPart& part : parts_of(odds, good_for)) {
    words += (words.empty() ? "" : ", ") + part.words + " " + part.percent_words() + "%";
  }
  return words;
}

void draw_bar_legend() {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float top = at.y + ui::scaled(4);
  float x = at.x;
  struct Entry {
    int rank;
    const char* words;
  };
  for (const Entry& entry : {Entry{0, "best for you"}, Entry{4, "worst"}}) {
    draw_face(board::chance_part(1, entry.rank), {x, top}, ui::scaled(14));
    x += ui::scaled(20);
    x += ui::draw_text(list, {x, top - ui::scaled(2)}, ui::Type::Label, entry.words, ui::theme().ink2) + ui::scaled(12);
  }
  ui::draw_text(list, {x, top - ui::scaled(2)}, ui::Type::Label, "beside: the likeliest", ui::theme().ink2);
  ImGui::Dummy({ui::line_left(), ui::scaled(24)});
}

void draw_chart_button(float x, float y, float side) {
  ui::Ui& ui = ui::state();
  ui::move_to(x, y);
  if (ui.offers_charts && ui::button({.id = "charts",
                                      .icon = static_cast<int>(board::Icon::Dice),
                                      .tip = "Tables and charts (T)",
                                      .size = {side, side}})) {
    ui.asks_charts = true;
    ui.wants_frame = true;
  }
}

void draw_odds(const Odds& odds, LowDice good_for) {
  const std::vector<OddsPart> parts = parts_of(odds, good_for);
  const std::vector<ui::BarPart> bar = bar_of(parts);
  ui::subheading("Chances, best first", odds.is_estimate ? "by what you know" : "exact");
  ui::chance_bar(bar);
  ui::gap(2);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList* list = ImGui::GetWindowDrawList();
    draw_face(board::chance_part(1, bar[i].rank), {at.x, at.y + ui::scaled(5)}, ui::scaled(14));
    // The exact fraction stands there while the pointer asks for it.
    const bool is_asked = ImGui::IsMouseHoveringRect(at, {at.x + ui::line_left(), at.y + ui::scaled(24)});
    const std::string words = is_asked ? parts[i].fraction_words() : parts[i].percent_words() + "%";
    const float wide = ui::measure(ui::Type::Label, words).x;
    const float room = ui::line_left() - ui::scaled(24 + 6) - wide;
    const ui::Type type = ui::measure(ui::Type::Body, parts[i].words).x <= room ? ui::Type::Body : ui::Type::Note;
    // What has no room in one line has several.
    const int lines = std::max(1, ui::line_count(type, parts[i].words, room));
    ui::draw_lines(list, {at.x + ui::scaled(24), at.y + ui::scaled(3)}, type, parts[i].words, ui::theme().ink,
                   lines > 1 ? room : room + wide, ui::scaled(20));
    ui::draw_text(list, {at.x + ui::line_left() - wide, at.y + ui::scaled(5)}, ui::Type::Label, words,
                  ui::theme().ink2);
    ImGui::Dummy({ui::line_left(), ui::scaled(20 * static_cast<float>(lines))});
  }
  ui::gap(4);
}

}  // namespace longroll::web
