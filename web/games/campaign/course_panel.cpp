#include "web/games/campaign/course_panel.h"

#include <algorithm>
#include <span>
#include <vector>

#include "engine/games/campaign/words.h"
#include "web/views/panels.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

namespace longroll::web::campaign {
namespace {

/// A chart with a turn a column, from the first to the last of the track.
class TurnChart {
 public:
  TurnChart(int turns, int least, int most) : turns_(turns), least_(least), most_(most) {
    at_ = ImGui::GetCursorScreenPos();
    left_ = ui::scaled(26);
    wide_ = ui::line_left() - left_;
    const board::Theme& t = ui::theme();
    list()->AddRectFilled({at_.x + left_, at_.y}, {at_.x + left_ + wide_, at_.y + tall_}, ui::col(t.panel), 2);
    list()->AddRect({at_.x + left_, at_.y}, {at_.x + left_ + wide_, at_.y + tall_}, ui::col(t.rule), 2);
    for (const int value : {least, most}) {
      const std::string words = std::to_string(value);
      const ImVec2 size = ui::measure(ui::Type::Label, words);
      const float y = value == least ? at_.y + tall_ - size.y : at_.y;
      ui::draw_text(list(), {at_.x + left_ - size.x - ui::scaled(4), y}, ui::Type::Label, words, t.ink2);
    }
  }
  ~TurnChart() { ImGui::Dummy({1, tall_ + ui::scaled(4)}); }
  TurnChart(const TurnChart&) = delete;
  TurnChart& operator=(const TurnChart&) = delete;

  ImVec2 point(int turn, int value) const {
    const float x = (static_cast<float>(turn) - 0.5F) / static_cast<float>(turns_);
    const float y = static_cast<float>(value - least_) / static_cast<float>(std::max(1, most_ - least_));
    return {at_.x + left_ + wide_ * x, at_.y + tall_ * (1 - y)};
  }
  void line(std::span<const ImVec2> points, board::Colour colour, float width, bool has_dots) const {
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
      list()->AddLine(points[i], points[i + 1], ui::col(colour), width);
    }
    for (std::size_t i = 0; i < points.size() && has_dots; ++i) {
      list()->AddCircleFilled(points[i], ui::scaled(3.2F), ui::col(colour), 12);
    }
  }
  /// Words at the right end of a line, above it or below, within the chart.
  void name(ImVec2 at, std::string_view words, board::Colour colour, bool is_below = false) const {
    const ImVec2 size = ui::measure(ui::Type::Label, words);
    at.y += is_below ? size.y + 2 : 0;
    const float x = std::clamp(at.x + ui::scaled(6), at_.x + left_ + 2, at_.x + left_ + wide_ - size.x - 2);
    const float y = std::clamp(at.y - size.y - 1, at_.y, at_.y + tall_ - size.y);
    list()->AddRectFilled({x - 2, y}, {x + size.x + 2, y + size.y}, ui::col(ui::theme().panel, 0.85F), 2);
    ui::draw_text(list(), {x, y}, ui::Type::Label, words, colour);
  }

 private:
  static ImDrawList* list() { return ImGui::GetWindowDrawList(); }

  int turns_, least_, most_;
  ImVec2 at_;
  float left_ = 0, wide_ = 0;
  float tall_ = ui::scaled(118);
};

/// Campaign 3.3: below survival the Union has won, above victory the Confederates.
void draw_economy_chart(const cw::Field& field, const WarCourse& course) {
  ui::subheading("Economy less politics", "[3.3]");
  const std::vector<cw::TurnBox>& track = field.library().track_of_turns.turns;
  const int raised = field.value(cw::Track::ElectionLevel);
  const int first = course.turns.front().turn;
  int most = 0;
  std::vector<ImVec2> low, high, net;
  for (const cw::TurnBox& box : track) {
    most = std::max(most, static_cast<int>(box.victory));
  }
  for (const CourseTurn& turn : course.turns) {
    most = std::max(most, turn.net());
  }
  const TurnChart chart(static_cast<int>(track.size()), 0, most + 2);
  for (int turn = 1; turn <= static_cast<int>(track.size()); ++turn) {
    const cw::TurnBox& box = field.library().turn(turn);
    const auto known =
        std::find_if(course.turns.begin(), course.turns.end(), [&](const CourseTurn& one) { return one.turn == turn; });
    low.push_back(chart.point(turn, known != course.turns.end() ? known->survival : box.survival - raised));
    high.push_back(chart.point(turn, box.victory));
  }
  for (const CourseTurn& turn : course.turns) {
    net.push_back(chart.point(turn.turn, turn.net()));
  }
  const board::Theme& t = ui::theme();
  chart.line(low, t.mark(board::Side::Union), 1.4F, false);
  chart.line(high, t.mark(board::Side::Confederate), 1.4F, false);
  chart.line(net, t.ink, 2.4F, true);
  chart.name(high[static_cast<std::size_t>(first - 1)], "Confederate victory", t.ink2);
  chart.name(low[static_cast<std::size_t>(first - 1)], "survival", t.ink2, true);
  // The number stands between the lines, away from the nearer one's name.
  const auto now = static_cast<std::size_t>(course.turns.back().turn - 1);
  const bool is_high = net.back().y * 2 < low[now].y + high[now].y;
  chart.name(net.back(), std::to_string(course.turns.back().net()), t.ink, is_high);
}

void draw_army_chart(const cw::Field& field, const WarCourse& course) {
  ui::subheading("Army points on the map", "[2.2]");
  int most = 1;
  for (const CourseTurn& turn : course.turns) {
    most = std::max({most, turn.army[Seat::Union], turn.army[Seat::Confederate]});
  }
  const TurnChart chart(static_cast<int>(field.library().track_of_turns.turns.size()), 0, most + most / 8);
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    std::vector<ImVec2> points;
    for (const CourseTurn& turn : course.turns) {
      points.push_back(chart.point(turn.turn, turn.army[side]));
    }
    const board::Theme& t = ui::theme();
    chart.line(points, t.mark(side == Seat::Union ? board::Side::Union : board::Side::Confederate), 2.2F, true);
    chart.name(points.back(),
               std::string(longroll::name_of(side)) + " " + std::to_string(course.turns.back().army[side]), t.ink);
  }
}

/// One line that leads to its moment.
bool draw_event(const std::string& id, Seat side, const std::string& words) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ui::line_left();
  const float left = ui::scaled(26);
  const float tall = std::max(ui::scaled(ui::state().touch ? 44 : 26),
                              ui::paragraph_height(ui::Type::Body, words, width - left) + ui::scaled(4));
  const bool is_pressed = ui::button({.id = id, .tip = words, .kind = ui::ButtonKind::Bare, .size = {width, tall}});
  const ImVec2 after = ImGui::GetCursorScreenPos();
  if (is_player(side)) {
    ui::draw_badge(ImGui::GetWindowDrawList(), side, {at.x + ui::scaled(10), at.y + ui::scaled(13)}, ui::scaled(13),
                   ui::theme().mark(side == Seat::Union ? board::Side::Union : board::Side::Confederate));
  }
  ui::move_to(at.x + left, at.y + ui::scaled(2));
  ui::paragraph(ui::Type::Body, words, ui::theme().ink, width - left);
  ui::move_to(after.x, after.y);
  return is_pressed;
}

}  // namespace

std::optional<std::size_t> draw_course(const cw::Field& field, const WarCourse& course) {
  std::optional<std::size_t> pressed;
  draw_economy_chart(field, course);
  draw_army_chart(field, course);
  for (const CourseTurn& turn : course.turns) {
    ui::subheading(cw::turn_name(field.library().turn(turn.turn)), std::to_string(turn.net()) + " [3.3]");
    if (draw_event("course-turn-" + std::to_string(turn.turn), Seat::Nobody, "As the turn began")) {
      pressed = turn.decision;
    }
    for (std::size_t i = 0; i < course.events.size(); ++i) {
      const CourseEvent& event = course.events[i];
      if (event.turn == turn.turn && draw_event("course-" + std::to_string(i), event.side, event.words)) {
        pressed = event.decision;
      }
    }
  }
  return pressed;
}

}  // namespace longroll::web::campaign
