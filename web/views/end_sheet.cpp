// module: sheets
#include "web/views/end_sheet.h"

#include <algorithm>

#include "web/views/battle_end.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

board::Side side_of(Seat seat) { return seat == Seat::Union ? board::Side::Union : board::Side::Confederate; }

/// A table with a column for each side.
class TwoColumns {
 public:
  TwoColumns() : at_(ImGui::GetCursorScreenPos()), width_(ui::line_left()) {}

  void head() {
    ImDrawList* list = ImGui::GetWindowDrawList();
    for (const Seat seat : {Seat::Union, Seat::Confederate}) {
      ui::draw_badge(list, seat, {right_of(seat) - ui::scaled(9), at_.y + ui::scaled(11)}, ui::scaled(18),
                     ui::theme().mark(side_of(seat)));
    }
    next();
  }
  void row(const BattleEnd::Line& line) {
    ImDrawList* list = ImGui::GetWindowDrawList();
    ui::draw_text(list, at_, ui::Type::Body, line.what, ui::theme().ink);
    number(Seat::Union, line.of_union);
    number(Seat::Confederate, line.of_confederates);
    next();
  }

 private:
  float right_of(Seat seat) const { return at_.x + width_ - (seat == Seat::Union ? ui::scaled(70) : 0); }
  void number(Seat seat, const std::string& words) {
    ui::draw_text(ImGui::GetWindowDrawList(), {right_of(seat) - ui::measure(ui::Type::Number, words).x, at_.y},
                  ui::Type::Number, words, ui::theme().ink);
  }
  void next() {
    at_.y += ui::scaled(26);
    ui::move_to(at_.x, at_.y);
    ImGui::Dummy({1, 0});
  }

  ImVec2 at_;
  float width_;
};

/// A formation, a bar of what is left of it, and the figures.
void draw_loss(const BattleEnd::Loss& loss) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ui::line_left();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const std::string figures = std::to_string(loss.lost) + " of " + std::to_string(loss.all);
  const float bar = std::min(ui::scaled(120), width * 0.3F);
  const float x = at.x + width - bar;
  const float share = loss.all > 0 ? static_cast<float>(loss.lost) / static_cast<float>(loss.all) : 0;
  ui::draw_badge(list, loss.side, {at.x + ui::scaled(8), at.y + ui::scaled(11)}, ui::scaled(15),
                 ui::theme().mark(side_of(loss.side)));
  ui::draw_text(list, {at.x + ui::scaled(22), at.y}, ui::Type::Body, loss.who, ui::theme().ink);
  ui::draw_text(list, {x - ui::scaled(10) - ui::measure(ui::Type::Label, figures).x, at.y + ui::scaled(3)},
                ui::Type::Label, figures, ui::theme().ink2);
  const ImVec2 low{x, at.y + ui::scaled(6)};
  const ImVec2 high{x + bar, at.y + ui::scaled(18)};
  list->AddRectFilled(low, {low.x + bar * share, high.y}, ui::col(ui::theme().mark(side_of(loss.side))));
  list->AddRect(low, high, ui::col(ui::theme().ink3), 0, 0, 1);
  ImGui::Dummy({width, ui::scaled(24)});
}

void draw_losses(const BattleEnd& end) {
  if (end.losses.empty()) {
    return;
  }
  ui::gap(6);
  ui::subheading("Losses", end.loss_unit);
  for (const Seat seat : {Seat::Union, Seat::Confederate}) {
    for (const BattleEnd::Loss& loss : end.losses) {
      if (loss.side == seat) {
        draw_loss(loss);
      }
    }
  }
}

void draw_turning_points(const BattleEnd& end, Commands& out) {
  if (end.turning_points.empty()) {
    return;
  }
  ui::gap(6);
  ui::subheading("Turning points", "press to look back");
  for (const BattleEnd::TurningPoint& point : end.turning_points) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ui::line_left();
    const float left = ui::scaled(26);
    const float tall = std::max(ui::scaled(ui::state().touch ? 44 : 30),
                                ui::paragraph_height(ui::Type::Body, point.words, width - left) + ui::scaled(6));
    const std::string id = "turning:" + std::to_string(point.decision);
    if (ui::button({.id = id, .tip = point.words, .kind = ui::ButtonKind::Bare, .size = {width, tall}})) {
      out.push_back(commands::OfPage::CloseSheet);
      out.push_back(commands::Seek{static_cast<int>(point.decision)});
    }
    const ImVec2 after = ImGui::GetCursorScreenPos();
    if (is_player(point.side)) {
      ui::draw_badge(ImGui::GetWindowDrawList(), point.side, {at.x + ui::scaled(10), at.y + ui::scaled(15)},
                     ui::scaled(15), ui::theme().mark(side_of(point.side)));
    }
    ui::move_to(at.x + left, at.y + ui::scaled(3));
    ui::paragraph(ui::Type::Body, point.words, ui::theme().ink, width - left);
    ui::move_to(after.x, after.y);
  }
}

/// The buttons: in one row where they fit, else two to a row.
void draw_ways_on(const SheetData& data, Commands& out) {
  struct Way {
    const char* id;
    const char* label;
  };
  constexpr Way kWays[] = {
      {"end-again", "Play again"}, {"end-look-back", "Look back"}, {"end-share", "Share"}, {"end-new", "Another game"}};
  const bool is_wide = ui::line_left() > ui::scaled(480);
  const float gap = ui::scaled(8);
  const float width = (ui::line_left() - gap * (is_wide ? 3 : 1)) / (is_wide ? 4 : 2);
  int pressed = -1;
  for (int i = 0; i < 4; ++i) {
    const ui::ButtonKind kind = i == 0 ? ui::ButtonKind::Now : ui::ButtonKind::Plain;
    if (ui::button({.id = kWays[i].id, .label = kWays[i].label, .kind = kind, .size = {width, 0}})) {
      pressed = i;
    }
    if (is_wide ? i != 3 : i % 2 == 0) {
      ImGui::SameLine(0, gap);
    }
  }
  if (pressed < 0) {
    return;
  }
  out.push_back(commands::OfPage::CloseSheet);
  const Match& match = data.scene->model->match();
  if (pressed == 0) {
    out.push_back(commands::StartGame{match});
  } else if (pressed == 1) {
    out.push_back(commands::Seek{0});
  } else if (pressed == 2) {
    out.push_back(commands::OpenSheet{Sheet::Share});
  } else {
    out.push_back(commands::SetUp{match.game});
  }
}

}  // namespace

std::string end_title(const SheetData& data) {
  const GameModel& model = *data.scene->model;
  return model.game().outcome(model.session().state()).title();
}

std::string end_in_words(const SheetData& data) {
  const GameModel& model = *data.scene->model;
  std::string words = end_title(data) + ". " + model.game().outcome(model.session().state()).reason;
  Chronicler* chronicler = data.scene->capabilities.chronicler;
  if (chronicler == nullptr) {
    return words;
  }
  const BattleEnd& end = chronicler->battle_end();
  for (const BattleEnd::Line& line : end.lines) {
    words += " " + line.what + ": Union " + (line.of_union.empty() ? "none" : line.of_union) + ", Confederates " +
             (line.of_confederates.empty() ? "none" : line.of_confederates) + ".";
  }
  for (const BattleEnd::Loss& loss : end.losses) {
    words += " " + std::string(name_of(loss.side)) + ", " + loss.who + ": lost " + std::to_string(loss.lost) + " of " +
             std::to_string(loss.all) + ".";
  }
  return words + " " + chronicler->history();
}

void draw_end(const SheetData& data, Commands& out) {
  const GameModel& model = *data.scene->model;
  const Outcome outcome = model.game().outcome(model.session().state());
  ui::paragraph(ui::Type::Strong, outcome.reason + (outcome.rule.empty() ? "" : " [" + outcome.rule + "]"),
                ui::theme().ink);
  ui::gap(6);
  draw_ways_on(data, out);
  Chronicler* chronicler = data.scene->capabilities.chronicler;
  if (chronicler == nullptr) {
    return;
  }
  const BattleEnd& end = chronicler->battle_end();
  if (!end.lines.empty()) {
    ui::gap(6);
    ui::subheading("The field");
    TwoColumns table;
    table.head();
    for (const BattleEnd::Line& line : end.lines) {
      table.row(line);
    }
  }
  draw_turning_points(end, out);
  draw_losses(end);
  if (const std::string told = chronicler->history(); !told.empty()) {
    ui::gap(6);
    ui::subheading("What happened");
    ui::paragraph(ui::Type::Body, told, ui::theme().ink);
  }
}

}  // namespace longroll::web
