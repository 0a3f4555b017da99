#include <algorithm>

#include "engine/games/battles/rules/flagged_attack.h"
#include "engine/games/battles/rules/sight.h"
#include "engine/games/battles/verbs.h"
#include "web/games/battles/attack_panel.h"
#include "web/hexgame/panels/sheets.h"
#include "web/hexgame/panels/strength_lines.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

/// Who can still join the attack that is built, what odds each would bring it to, and who near it cannot and why.
namespace longroll::web::battles {
namespace {

/// Near enough to ask why it does not join: beside a target, or guns in range of one.
bool is_near(const bt::Field& now, PieceId unit, const std::vector<HexId>& targets) {
  const bt::Arm arm = now.arm_of(unit);
  const int range = bt::is_artillery(arm) || arm == bt::Arm::Gunboat ? bt::kMaxRange : 1;
  return std::any_of(targets.begin(), targets.end(),
                     [&](HexId hex) { return now.grid().distance(now.piece(unit).place, hex) <= range; });
}

}  // namespace

/// The strength and the odds are those of the attack as it would be with this unit.
AttackPanel::Joiner AttackPanel::joiner_of(const bt::Field& now, PieceId unit) const {
  const Action join = action_of(bt::verbs::Join{unit});
  if (in_.choices().find(join) == nullptr) {
    return {unit, 0, "", in_.model().refuse(join)};
  }
  State with = now.state();
  Events events;
  in_.game().apply(with, join, events);
  const bt::Field field = in_.game().field(with);
  const auto report = bt::report_of(field, 0, {});
  if (!report) {
    return {unit, 0, "", {}};
  }
  const auto& [units, hexes, odds, is_open] = *report;
  const auto own = std::find_if(odds.attackers.begin(), odds.attackers.end(),
                                [&](const bt::UnitStrength& one) { return one.unit == unit; });
  return {unit, own == odds.attackers.end() ? 0 : own->strength, bt::odds_text(field.chart(), odds.level), {}};
}

void AttackPanel::read_joiners(const bt::Field& now) {
  targets_.clear();
  joiners_.clear();
  all_.clear();
  all_words_.clear();
  if (in_.step() != bt::StepKind::Declare) {
    return;
  }
  targets_ = bt::FlaggedAttack(now).targets;
  if (!in_.model().may_act()) {
    return;
  }
  std::vector<Joiner> shut;  // after those who can
  for (const PieceId id : now.pieces()) {
    if (bt::is_on_map(now.piece(id)) && now.side_of(id) == now.phasing() &&
        (now.is_unit(id) || now.arm_of(id) == bt::Arm::Gunboat) && !now.has_flag(id, bt::kAttacking) &&
        is_near(now, id, targets_)) {
      Joiner joiner = joiner_of(now, id);
      (joiner.refusal ? shut : joiners_).push_back(std::move(joiner));
    }
  }
  joiners_.insert(joiners_.end(), shut.begin(), shut.end());
  read_all_joiners();
}

/// All who can still join, one after the other, and the odds that they bring.
void AttackPanel::read_all_joiners() {
  const Adjutant* adjutant = in_.model().adjutant();
  if (adjutant == nullptr || targets_.empty()) {
    return;
  }
  Order order{Order::Kind::Attack, {}, targets_.front()};
  for (const Joiner& joiner : joiners_) {
    if (!joiner.refusal) {
      order.pieces.push_back(joiner.unit);
    }
  }
  const OrderPlan plan = order.pieces.size() > 1 ? adjutant->plan(in_.seen(), order) : OrderPlan{};
  State with = in_.seen();
  Events events;
  for (const Action& action : plan.actions) {
    if (is_action<bt::verbs::Join>(action)) {
      in_.game().apply(with, action, events);
      all_.push_back(action);
    }
  }
  if (const auto report = bt::report_of(in_.game().field(with), 0, {}); report && all_.size() > 1) {
    const auto& [units, hexes, odds, is_open] = *report;
    all_words_ = "All who can (" + std::to_string(all_.size()) + "): " + bt::odds_text(in_.field().chart(), odds.level);
  }
}

void AttackPanel::draw_joiners() {
  if (joiners_.empty() || !in_.model().may_act()) {
    return;
  }
  bool is_open = false;  // the heading of those who can has been drawn
  bool is_shut = false;
  for (const Joiner& joiner : joiners_) {
    const bt::Counter& printed = in_.counter(joiner.unit);
    if (joiner.refusal) {
      if (!is_shut) {
        ui::subheading("Cannot join", "");
        is_shut = true;
      }
      ui::paragraph(
          ui::Type::Note,
          printed.name + ": " + std::string(joiner.refusal.reason) + " [" + std::string(joiner.refusal.rule) + "]",
          ui::theme().ink2);
      continue;
    }
    if (!is_open) {
      ui::subheading("Can join", "strength \xC2\xB7 odds then");
      is_open = true;
    }
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float tall = ui::scaled(ui::state().touch ? 44 : 32);
    const ui::Touched touched =
        ui::press_area("join:" + std::to_string(joiner.unit),
                       printed.title + " joins: strength " + std::to_string(joiner.strength) + ", odds " + joiner.odds,
                       {ui::line_left(), tall});
    const float right = at.x + ui::line_left();
    ImDrawList* list = ImGui::GetWindowDrawList();
    if (touched.hovered || touched.focused) {
      list->AddRectFilled({at.x - 4, at.y}, {right, at.y + tall}, ui::col(ui::theme().inset), 3);
    }
    hexgame::draw_symbol({at.x, at.y + (tall - ui::scaled(26)) / 2}, symbol_of(printed.arm), printed.side);
    const float y = at.y + (tall - ui::scaled(22)) / 2;
    ui::draw_text(list, {at.x + ui::scaled(40), y}, ui::Type::Strong, printed.name, ui::theme().ink);
    const std::string numbers = "+" + std::to_string(joiner.strength) + " \xC2\xB7 " + joiner.odds;
    ui::draw_text(list, {right - ui::measure(ui::Type::BigButton, numbers).x - 4, y}, ui::Type::BigButton, numbers,
                  ui::theme().ink);
    if (touched.pressed) {
      intent_ = Intent::submit(action_of(bt::verbs::Join{joiner.unit}));
    }
  }
}

}  // namespace longroll::web::battles
