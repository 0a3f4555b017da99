#include <algorithm>
#include <map>

#include "engine/core/text.h"
#include "web/board/marks.h"
#include "web/hexgame/orders.h"
#include "web/hexgame/panels/sheets.h"
#include "web/views/panels.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

/// An order as it is shown before it is carried out: in words, and on the map.
namespace longroll::web::hexgame {

using board::Vec2;

int Orders::count_moving() const {
  return plan_ ? static_cast<int>(std::count_if(plan_->parts.begin(), plan_->parts.end(),
                                                [](const OrderPlan::Part& part) { return part.moves(); }))
               : 0;
}

std::string Orders::name_of(PieceId unit) const {
  return std::string(game_.look(unit, screen_.seen().piece(unit).marks).name);
}

std::string Orders::words_of(const OrderPlan::Part& part) const {
  if (part.refusal) {
    return std::string(part.refusal.reason);
  }
  if (!part.moves()) {
    return part.way.empty() ? "It waits off the map." : "It stays.";
  }
  std::string words = "to " + hex_text(static_cast<HexId>(part.goal()));
  if (part.dice > 0) {
    words += ", " + longroll::count_of(part.dice, "check", "checks") + ": " + std::to_string(part.passing) + "% pass";
  }
  return words;
}

std::string Orders::summary() const {
  if (!is_on()) {
    return {};
  }
  const std::string all = longroll::count_of(static_cast<int>(screen_.ordered.size()), "unit", "units");
  if (!plan_) {
    return "where shall the " + all + " go?";
  }
  const auto cannot = std::count_if(plan_->parts.begin(), plan_->parts.end(),
                                    [](const OrderPlan::Part& part) { return static_cast<bool>(part.refusal); });
  const int go = count_moving();
  const bool charges = planned_.kind == Order::Kind::Charge;
  std::string words =
      std::to_string(go) + " of " + all + (charges ? " charge" : " march") + (go == 1 ? charges ? "s" : "es" : "");
  if (cannot > 0) {
    words += ", " + std::to_string(cannot) + " cannot";
  }
  return words + ".";
}

std::string Orders::words() const {
  if (!is_on()) {
    return {};
  }
  const std::string title = screen_.model.adjutant()->title(screen_.seen(), first_, which_);
  return (which_ == Ordered::Formation ? title : "The stack") + ": " + summary();
}

Tip Orders::tip() const {
  if (!is_on() || !plan_) {
    return {};
  }
  Tip tip;
  tip.title = summary();
  if (plan_->actions.empty()) {
    tip.barred = true;
    for (const OrderPlan::Part& part : plan_->parts) {
      if (part.refusal) {
        tip.lines = {name_of(part.piece) + ": " + std::string(part.refusal.reason)};
        tip.rule = part.refusal.rule;
        break;
      }
    }
    return tip;
  }
  tip.lines.emplace_back(screen_.map.area().touch ? "Tap once more: they go."
                                                  : "Click: they go. Undo takes all of it back.");
  if (plan_->roll) {
    const bool waits = std::any_of(plan_->parts.begin(), plan_->parts.end(),
                                   [](const OrderPlan::Part& part) { return !part.ahead.empty(); });
    tip.lines.emplace_back(waits ? "Dice follow, and they go on by themselves. Undo reaches back to the first die."
                                 : "Dice follow: their chances stand in the panel.");
  }
  int told = 0;
  for (const OrderPlan::Part& part : plan_->parts) {
    if (part.refusal && told++ < 2) {
      tip.lines.push_back(name_of(part.piece) + ": " + std::string(part.refusal.reason) + " [" +
                          std::string(part.refusal.rule) + "]");
    }
  }
  return tip;
}

void Orders::draw_ahead() const {
  int told = 0;
  for (const OrderPlan::Part& part : plan_ ? plan_->parts : std::vector<OrderPlan::Part>()) {
    if (part.refusal && told++ < 2) {
      note(name_of(part.piece) + ": " + words_of(part));
    }
  }
  if (is_on() && plan_ && plan_->odds) {
    draw_odds_bar(*plan_->odds, 8, ui::line_left());
  }
}

/// That more than this one can be led; nothing while they cannot.
void Orders::draw_offer(PieceId unit) const {
  if (!may_begin() || is_on() || buttons().empty()) {
    return;
  }
  std::string words;
  for (const Ordered which : {Ordered::Stack, Ordered::Formation}) {
    if (const std::size_t count = members(unit, which).size(); count > 0) {
      words += (words.empty() ? "" : " or ") + button_words(unit, which, count);
    }
  }
  if (!words.empty()) {
    ui::gap(6);
    note("With others, by the buttons above or the key G: " + words + ".");
  }
}

void Orders::draw_panel() const {
  const std::string title = screen_.model.adjutant()->title(screen_.seen(), first_, which_);
  ui::heading(which_ == Ordered::Stack ? "The stack" : title,
              longroll::count_of(static_cast<int>(screen_.ordered.size()), "unit", "units"));
  body(plan_ ? summary() : "Point at a hex: where each would go is shown. Click, and they march. Esc lets them be.");
  std::vector<PanelRow> rows;
  if (plan_) {
    for (const OrderPlan::Part& part : plan_->parts) {
      rows.push_back({name_of(part.piece) + (part.refusal ? ": " : " ") + words_of(part),
                      std::string(part.refusal.rule), part.moves() ? game_.cost_text(part.cost) : "", part.moves()});
    }
  } else {
    for (const PieceId unit : screen_.ordered) {
      const bool may = screen_.choices().of_unit(unit) != nullptr;
      rows.push_back({name_of(unit) + (may ? "" : ": not now"), "", "", may});
    }
  }
  draw_rows(rows);
  if (plan_ && plan_->odds) {
    ui::subheading("The dice that follow");
    draw_odds(*plan_->odds);
  }
  if (!plan_ && which_ == Ordered::Stack) {
    note("Click the stack once more for one unit alone. G leads the whole formation.");
  }
}

void Orders::draw_ground(const Frame& frame) const {
  const MapView& map = screen_.map;
  for (const PieceId unit : screen_.ordered) {
    if (const Place place = screen_.seen().piece(unit).place; is_hex(place)) {
      board::draw_hex(frame.canvas, map.camera(), map.layout(), place, board::HexMark::Chosen);
    }
  }
}

void Orders::draw(const Frame& frame) const {
  if (!is_on() || !plan_) {
    return;
  }
  const MapView& map = screen_.map;
  const auto side = side_of(owner_of(screen_.seen().piece(first_)));
  std::vector<std::vector<HexId>> drawn;
  std::map<HexId, int> there;
  const float size = map.counter_size();
  for (const OrderPlan::Part& part : plan_->parts) {
    std::vector<HexId> way = part.way;
    way.insert(way.end(), part.ahead.begin(), part.ahead.end());
    if (part.moves() && std::find(drawn.begin(), drawn.end(), way) == drawn.end()) {
      const std::string chance = part.dice > 0 ? ", " + std::to_string(part.passing) + "%" : "";
      board::draw_path(frame.canvas, map.camera(), map.layout(), way, side, game_.cost_text(part.cost) + chance);
      drawn.push_back(std::move(way));
    }
  }
  for (const OrderPlan::Part& part : plan_->parts) {
    if (!part.moves()) {
      continue;
    }
    const CounterLook look = game_.look(part.piece, screen_.seen().piece(part.piece).marks);
    board::CounterState state;
    state.alpha = 0.8F;
    state.disordered = look.is_disordered;
    const auto goal = static_cast<HexId>(part.goal());
    const auto shift = static_cast<float>(there[goal]++) * size * 0.14F;
    board::draw_counter(frame.canvas, map.screen_of(goal) + Vec2{shift, -shift}, size * 0.86F,
                        {look.symbol, side_of(look.side), look.name, look.values}, state);
  }
}

}  // namespace longroll::web::hexgame
