#include <algorithm>
#include <numeric>

#include "web/views/panels.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

/// Results in the order of the engine (low dice first). Of many the likeliest stand by themselves, and the others are
/// one part at the end.
struct Part {
  std::string words;
  std::uint64_t weight = 0;
};

std::vector<Part> parts_of(const Odds& odds) {
  constexpr std::size_t kMax = 5;
  std::vector<Part> parts;
  for (const Share& share : odds.shares) {
    parts.push_back({share.summary.empty() ? "nothing comes of it" : share.summary, share.weight});
  }
  Part others{"something else", 0};
  while (parts.size() + (others.weight > 0 ? 1 : 0) > kMax) {
    const auto rarest =
        std::min_element(parts.begin(), parts.end(), [](const Part& a, const Part& b) { return a.weight < b.weight; });
    others.weight += rarest->weight;
    parts.erase(rarest);
  }
  if (others.weight > 0) {
    parts.push_back(others);
  }
  return parts;
}

std::vector<ui::BarPart> bar_of(const std::vector<Part>& parts, std::uint64_t total) {
  std::vector<ui::BarPart> bar;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const int rank = parts.size() == 1 ? 0 : static_cast<int>(i * 4 / (parts.size() - 1));
    bar.push_back({static_cast<float>(static_cast<double>(parts[i].weight) / static_cast<double>(total)), rank});
  }
  if (bar.size() == 2) {
    bar[1].rank = 3;  // hatched against plain reads better than brown
  }
  return bar;
}

/// "5 in 6" where the numbers are small, else "83.3 %".
std::string chance_words(std::uint64_t weight, std::uint64_t total) {
  const std::uint64_t common = std::gcd(weight, total);
  if (common > 0 && total / common <= 36) {
    return std::to_string(weight / common) + " in " + std::to_string(total / common);
  }
  const std::uint64_t tenths = (weight * 2000 + total) / (2 * total);
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

}  // namespace

void draw_odds_bar(const Odds& odds, float height, float width) {
  ui::chance_bar(bar_of(parts_of(odds), odds.total), height, width);
}

std::string odds_in_words(const Odds& odds) {
  std::string words;
  for (const Part& part : parts_of(odds)) {
    words += (words.empty() ? "" : ", ") + part.words + " " + chance_words(part.weight, odds.total);
  }
  return words;
}

void draw_odds(const Odds& odds) {
  const std::vector<Part> parts = parts_of(odds);
  const std::vector<ui::BarPart> bar = bar_of(parts, odds.total);
  ui::subheading("Chances in 100", odds.is_estimate ? "by what you know" : "exact");
  ui::chance_bar(bar);
  ui::gap(2);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const board::ChancePart face = board::chance_part(1, bar[i].rank);
    ImDrawList* list = ImGui::GetWindowDrawList();
    const float box = ui::scaled(14);
    const ImVec2 corner{at.x, at.y + ui::scaled(5)};
    list->AddRectFilled(corner, {corner.x + box, corner.y + box}, ui::col(face.colour));
    if (face.pattern == board::Pattern::Hatched) {
      list->AddLine({corner.x, corner.y + box}, {corner.x + box, corner.y}, IM_COL32(42, 32, 24, 160), 1.3F);
    } else if (face.pattern == board::Pattern::Dotted) {
      list->AddCircleFilled({corner.x + box / 2, corner.y + box / 2}, 1.6F, IM_COL32(42, 32, 24, 180), 8);
    }
    list->AddRect(corner, {corner.x + box, corner.y + box}, ui::col(ui::theme().ink), 0, 0, 1);
    const std::string words = chance_words(parts[i].weight, odds.total);
    const float wide = ui::measure(ui::Type::Label, words).x;
    const float room = ui::line_left() - ui::scaled(24 + 6) - wide;
    const ui::Type type = ui::measure(ui::Type::Body, parts[i].words).x <= room ? ui::Type::Body : ui::Type::Note;
    ui::draw_text(list, {at.x + ui::scaled(24), at.y + ui::scaled(3)}, type, parts[i].words, ui::theme().ink);
    ui::draw_text(list, {at.x + ui::line_left() - wide, at.y + ui::scaled(5)}, ui::Type::Label, words,
                  ui::theme().ink2);
    ImGui::Dummy({ui::line_left(), ui::scaled(20)});
  }
}

}  // namespace longroll::web
